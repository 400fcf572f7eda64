/** `scan-gate exceptions`: lists the exceptions of the policy, when they expire, and which are no longer needed. */

import { resolve } from 'node:path';
import { readRegularText, unreadable } from '../git/regular-file.ts';
import type { CodeOwners } from '../policy/code-owners.ts';
import { daysBetween, exceptionText, isExpired } from '../policy/exception-terms.ts';
import { reviewExceptions } from '../policy/exceptions.ts';
import type { Finding } from '../policy/finding.ts';
import { ownersOf } from '../policy/owners.ts';
import type { Exception } from '../policy/policy.ts';
import { exceptionObject } from '../report/json/json.ts';
import { readSavedReport } from '../report/json/saved.ts';
import { jsonText, neutralLine } from '../report/neutral.ts';
import { plural } from '../report/tally.ts';
import type { Outcome, Session } from '../session.ts';
import { shown } from '../settings/values.ts';
import type { AnswerOf } from './answers.ts';
import { stateOf } from './exception-state.ts';
import { type PlaceFlags, readHere } from './explain.ts';

type Flags = PlaceFlags<{ json?: true; report?: string[]; 'fail-expiring'?: string[] }>;

interface Row {
  exception: Exception;
  /** Negative after the exception has expired. */
  daysLeft: number;
  state: string;
  /** Ids of the findings in the report that it covers. Undefined without a report. */
  covers: string[] | undefined;
  /** Owners of the findings that it covers, or of the file that it names, from CODEOWNERS if the policy uses it. */
  codeOwners: readonly string[];
}

/**
 * Prints the list, or one object with `--json`. The outcome is a failure when an exception expires sooner than allowed.
 */
export async function exceptions(session: Session, flags: Flags): Promise<Outcome> {
  const { 'fail-expiring': [within] = [], report: [file] = [], json } = flags.own;
  const days = /^(\d{1,4})d$/.exec(within ?? '')?.[1];
  const isWrong = within !== undefined && days === undefined;
  const problems = isWrong ? [`--fail-expiring: ${shown(within)} is not a number of days such as 7d`] : [];
  const { loaded } = await readHere(session, flags, problems);
  const today = session.now.toISOString().slice(0, 10);
  const { exceptions: all, codeOwners } = loaded.policy;
  const rows = await rowsOf(session, { exceptions: all, codeOwners, today, file });
  const { source, sha256 } = loaded;
  const answer: AnswerOf<'exceptions'> = {
    ...{ format_version: 1, policy: { source, sha256 } },
    ...{ today, exceptions: rows.map(rowObject) },
  };
  if (json) session.write(jsonText(answer));
  else session.write(tableOf(rows, source));
  const ending = days === undefined ? [] : rows.filter(({ daysLeft }) => daysLeft <= Number(days));
  if (ending.length === 0) return undefined;
  const verb = ending.length === 1 ? 'ends' : 'end';
  session.log.line(`${plural(ending.length, 'exception')} ${verb} within ${within}, or ended before`);
  return { judged: [{ verdict: 'failed', reason: 'violations' }] };
}

interface Wanted {
  exceptions: readonly Exception[];
  codeOwners: CodeOwners | undefined;
  today: string;
  file: string | undefined;
}

/** Sorted by expiry, the earliest first. */
async function rowsOf(session: Session, { exceptions: all, codeOwners, today, file }: Wanted): Promise<Row[]> {
  const findings = file === undefined ? undefined : await findingsIn(session.folder, file);
  const covered = new Map(
    findings && reviewExceptions(findings, all, today).used.map(({ exception, ids }) => [exception, ids]),
  );
  return all
    .map((exception) => ({
      exception,
      daysLeft: daysBetween(today, exception.expires),
      state: stateOf(exception, today),
      covers: findings && !isExpired(exception, today) ? (covered.get(exception) ?? []) : undefined,
      codeOwners: ownersBy(codeOwners, placesOf(exception, findings, covered.get(exception))),
    }))
    .sort((a, b) => a.daysLeft - b.daysLeft);
}

type Placed = Pick<Finding, 'filePath' | 'unclear'>;

/** The locations that it covers. Without a report, or when it covers nothing, the one file that its path names. */
function placesOf({ path }: Exception, findings: readonly Finding[] | undefined, ids: string[] | undefined): Placed[] {
  const covered = new Set(ids);
  const found = findings?.filter(({ id }) => covered.has(id)) ?? [];
  return found.length > 0 || path === undefined || /[*?[\]{}\\]|\/$/.test(path) ? found : [{ filePath: path }];
}

function ownersBy(codeOwners: CodeOwners | undefined, places: readonly Placed[]): string[] {
  return [...new Set(places.flatMap((place) => ownersOf(place, codeOwners) ?? []))];
}

async function findingsIn(folder: string, file: string) {
  const text = await readRegularText(resolve(folder, file)).catch((error: unknown) => {
    throw unreadable(file, error, 'CONFIG');
  });
  return readSavedReport(text, file).evidence?.findings;
}

function rowObject({ exception, daysLeft, state, covers, codeOwners }: Row) {
  const owned = codeOwners.length === 0 ? {} : { code_owners: [...codeOwners] };
  return { ...exceptionObject(exception), ...owned, days_left: daysLeft, state, violation_ids: covers ?? null };
}

function tableOf(rows: readonly Row[], source: string): string {
  if (rows.length === 0) return `Policy: ${neutralLine(source)}\nExceptions: none\n`;
  const cells = rows.map(({ exception, state, covers, codeOwners }) => [
    exception.expires,
    state,
    neutralLine(exceptionText(exception), 80),
    neutralLine(exception.owner ?? (codeOwners.join(' ') || 'no owner'), 40),
    covers === undefined ? '' : covers.length === 0 ? 'unused' : `covers ${plural(covers.length, 'finding')}`,
    neutralLine(exception.reason, 200),
  ]);
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const lines = cells.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .filter((cell, column) => column === 5 || cell.trim() !== '' || (widths[column] ?? 0) > 0)
      .join('  ')
      .trimEnd(),
  );
  return `Policy: ${neutralLine(source)}\n${lines.join('\n')}\n`;
}
