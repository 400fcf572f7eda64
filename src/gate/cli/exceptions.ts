/** `scan-gate exceptions`: lists the exceptions of the policy, when they expire, and which are no longer needed. */

import { formatHarmlessJson, neutralizeLine } from '../../shared/shown/neutral.ts';
import { pluralize } from '../../shared/text/amounts.ts';
import { determineOwners } from '../policy/code-owners.ts';
import { countDaysBetween, formatException, isExpired, reviewExceptions } from '../policy/exceptions.ts';
import type { Finding } from '../policy/finding.ts';
import type { Exception } from '../policy/policy.ts';
import { toExceptionObject } from '../report/json/json.ts';
import type { Session, StoryOutcome } from '../run/session.ts';
import { quoteForMessage } from '../settings/values.ts';
import type { LoadedPolicy } from '../story/policy/load.ts';
import { formatExceptionState, type LocalFlags, readLocalPolicy } from './explain.ts';
import type { JsonOutput } from './json-output.ts';
import { readReport } from './judge/judge.ts';

interface ExceptionRow {
  exception: Exception;
  /** Negative after the exception has expired. */
  daysLeft: number;
  state: string;
  /** Ids of the findings in the report that it covers. Undefined without a report. */
  covers: string[] | undefined;
  /** Owners of the findings that it covers, or of the file that it names, from CODEOWNERS if the policy uses it. */
  codeOwners: string[];
}

/**
 * Prints the list, or one object with `--json`. The outcome is a failure when an exception expires sooner than allowed.
 */
export async function listExceptions(
  session: Session,
  flags: LocalFlags<{ json?: true; report?: string[]; 'fail-expiring'?: string[] }>,
): Promise<StoryOutcome> {
  const { 'fail-expiring': [within] = [], report: [file] = [], json } = flags.own;
  const days = /^(\d{1,4})d$/.exec(within ?? '')?.[1];
  const isWrong = within !== undefined && days === undefined;
  const problems = isWrong ? [`--fail-expiring: ${quoteForMessage(within)} is not a number of days such as 7d`] : [];
  const { loaded } = await readLocalPolicy(session, flags, problems);
  const today = session.now.toISOString().slice(0, 10);
  const rows = await buildRows(session, loaded.policy, today, file);
  const { source, sha256 } = loaded;
  const output: JsonOutput<'exceptions'> = {
    ...{ format_version: 1, policy: { source, sha256 } },
    today,
    exceptions: rows.map(({ exception, daysLeft, state, covers, codeOwners }) => ({
      ...toExceptionObject(exception),
      ...(codeOwners.length > 0 && { code_owners: [...codeOwners] }),
      ...{ days_left: daysLeft, state, violation_ids: covers ?? null },
    })),
  };
  if (json) session.write(formatHarmlessJson(output));
  else session.write(formatExceptionTable(rows, source));
  const ending = days === undefined ? [] : rows.filter(({ daysLeft }) => daysLeft <= Number(days));
  if (ending.length === 0) return undefined;
  const verb = ending.length === 1 ? 'ends' : 'end';
  session.log.line(`${pluralize(ending.length, 'exception')} ${verb} within ${within}, or ended before`);
  return { judged: [{ verdict: 'failed', reason: 'violations' }] };
}

/** Sorted by expiry, the earliest first. */
async function buildRows(
  session: Session,
  { exceptions, codeOwners }: LoadedPolicy['policy'],
  today: string,
  file: string | undefined,
): Promise<ExceptionRow[]> {
  const report = file === undefined ? undefined : await readReport(session.folder, file);
  const findings = report?.evidence?.findings;
  const covered = new Map(
    findings && reviewExceptions(findings, exceptions, today).used.map(({ exception, ids }) => [exception, ids]),
  );
  return exceptions
    .map((exception) => ({
      exception,
      daysLeft: countDaysBetween(today, exception.expires),
      state: formatExceptionState(exception, today),
      covers: findings && !isExpired(exception, today) ? (covered.get(exception) ?? []) : undefined,
      codeOwners: [
        ...new Set(
          listLocations(exception, findings, covered.get(exception)).flatMap(
            (location) => determineOwners(location, codeOwners) ?? [],
          ),
        ),
      ],
    }))
    .sort((a, b) => a.daysLeft - b.daysLeft);
}

/** The locations that it covers. Without a report, or when it covers nothing, the one file that its path names. */
function listLocations(
  { path }: Exception,
  findings: readonly Finding[] | undefined,
  ids: string[] | undefined,
): Pick<Finding, 'filePath' | 'unclear'>[] {
  const covered = new Set(ids);
  const found = findings?.filter(({ id }) => covered.has(id)) ?? [];
  return found.length > 0 || path === undefined || /[*?[\]{}\\]|\/$/.test(path) ? found : [{ filePath: path }];
}

function formatExceptionTable(rows: readonly ExceptionRow[], source: string): string {
  if (rows.length === 0) return `Policy: ${neutralizeLine(source)}\nExceptions: none\n`;
  const cells = rows.map(({ exception, state, covers, codeOwners }) => [
    exception.expires,
    state,
    neutralizeLine(formatException(exception), 80),
    neutralizeLine(exception.owner ?? (codeOwners.join(' ') || 'no owner'), 40),
    covers === undefined ? '' : covers.length === 0 ? 'unused' : `covers ${pluralize(covers.length, 'finding')}`,
    neutralizeLine(exception.reason, 200),
  ]);
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const lines = cells.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .filter((cell, column) => column === 5 || cell.trim() !== '' || (widths[column] ?? 0) > 0)
      .join('  ')
      .trimEnd(),
  );
  return `Policy: ${neutralizeLine(source)}\n${lines.join('\n')}\n`;
}
