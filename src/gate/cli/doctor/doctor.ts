/**
 * `scan-gate doctor`: checks what a run in this folder needs, with the steps that a run takes, and says how to correct
 * each fault.
 */
import { inconclusiveReasons, toGateError } from '../../../shared/errors.ts';
import { hasScanners } from '../../../shared/installation.ts';
import { toPlainText } from '../../../shared/prose.ts';
import { formatHarmlessJson } from '../../../shared/shown/neutral.ts';
import { chooseLogWidth, type LogLine, wrapText } from '../../report/log/text.ts';
import { notDoneOutcome, type StoryOutcome, version } from '../../run/session.ts';
import type { FlagReading } from '../../settings/flags.ts';
import type { Call } from '../command.ts';
import type { JsonOutput } from '../json-output.ts';
import { type RunFlags, readGivenSettings } from '../run.ts';
import { listSettingRows } from '../setting-rows.ts';
import { writeBundle } from './bundle.ts';
import type { Check, DoctorFinding, DoctorState } from './check.ts';
import { checkNeeds } from './checks/service.ts';
import { checks } from './checks.ts';
import { type DoctorContext, readAsFarAsPossible, withDoctorContext } from './doctor-context.ts';

type DoctorFlags = FlagReading<RunFlags['own'] & { json?: true; bundle?: string[] }>;

/** Prints a line for each check, or one object with `--json`. */
export async function runDoctor({ session, flags, scannersUrl }: Call<DoctorFlags>): Promise<StoryOutcome> {
  const given = await readGivenSettings({ session, flags });
  const [extra] = flags.positionals;
  if (extra !== undefined) given.problems.push(`unexpected argument: ${JSON.stringify(extra)}`);
  const read = readAsFarAsPossible(given);
  const isForPrograms = flags.own.json === true;
  return withDoctorContext(
    session,
    { read, flags: flags.own, hasScanners: hasScanners(scannersUrl), scannersUrl },
    async (examined) => {
      const results: CheckResult[] = [];
      for (const check of checks) {
        const finding = await runCheck(check, examined);
        const isSaid = results.some((before) => hasSameReason(before.finding, finding));
        results.push({ check, finding });
        if (!isForPrograms && !isSaid)
          for (const line of formatCheck({ check, finding }, chooseLogWidth(session.log.columns?.())))
            session.log.line(line);
      }
      const output = await toDoctorJson(results, examined);
      const bundle = flags.own.bundle?.at(-1);
      if (bundle !== undefined) {
        await writeBundle(bundle, output, examined);
        if (!isForPrograms) session.log.line(`${bundle} was written: read it, then attach it to the issue`);
      }
      if (isForPrograms) session.write(formatHarmlessJson(output));
      else session.log.close(formatSummary(results));
      return selectFailed(results).length === 0 ? undefined : notDoneOutcome;
    },
  );
}

/** When several checks could not be tried for the same reason, it is printed once. */
function hasSameReason(before: DoctorFinding, finding: DoctorFinding): boolean {
  return finding.state === 'not tried' && before.state === 'not tried' && before.message === finding.message;
}

interface CheckResult {
  check: Check;
  finding: DoctorFinding;
}

async function runCheck(check: Check, examined: DoctorContext): Promise<DoctorFinding> {
  try {
    return (await checkNeeds(check.needs, examined)) ?? (await check.look(examined));
  } catch (error) {
    const { code, message, reason, hint = reason && inconclusiveReasons[reason].hint } = toGateError(error);
    if (code === 'CANCELLED' || examined.session.cancel.aborted) throw error;
    return { state: 'failed', message, hint };
  }
}

const marks = {
  ok: { text: '✔', style: 'green' },
  failed: { text: '✖', style: 'red' },
  'not tried': { text: '–', style: 'dim' },
} as const satisfies Record<DoctorState, LogLine[number]>;

const nameColumns = Math.max(...checks.map(({ name }) => name.length));
const indent = ' '.repeat(nameColumns + 4);

function formatCheck(
  { check, finding: { state, message, hint, details = [] } }: CheckResult,
  columns: number,
): LogLine[] {
  const room = columns - indent.length;
  const wrapLines = (text: string) => text.split('\n').flatMap((line) => wrapText(line, room));
  const others = details.flatMap((detail) => wrapText(detail, room - 2).map((line) => `  ${line}`));
  const [first = '', ...rest] = [
    ...wrapLines(message),
    ...others,
    ...(hint === undefined ? [] : wrapLines(toPlainText(hint))),
  ];
  return [[marks[state], ` ${check.name.padEnd(nameColumns)}  ${first}`], ...rest.map((line) => `${indent}${line}`)];
}

function selectFailed(results: readonly CheckResult[]): CheckResult[] {
  return results.filter(({ finding }) => finding.state === 'failed');
}

function formatSummary(results: readonly CheckResult[]): LogLine {
  const failed = selectFailed(results);
  const names = failed.map(({ check }) => check.name).join(', ');
  if (failed.length === 0) return [marks.ok, ' Everything that could be checked is fine'];
  return [marks.failed, ` ${failed.length} of ${results.length} checks failed: ${names}`];
}

async function toDoctorJson(
  results: readonly CheckResult[],
  { policy, settings, isConnected }: DoctorContext,
): Promise<JsonOutput<'doctor'>> {
  const read = await policy().catch(() => ({ settings, policy: {}, origins: {} }));
  const rows = listSettingRows(read, isConnected).map(({ name, value, from }) => [name, { value, from }]);
  return {
    format_version: 1,
    tool: { name: 'scan-gate', version },
    ok: selectFailed(results).length === 0,
    checks: results.map(({ check: { id, name }, finding: { state, message, hint, details } }) => ({
      ...{ id, name, state, message },
      hint: hint === undefined ? null : toPlainText(hint),
      details: [...(details ?? [])],
    })),
    settings: Object.fromEntries(rows),
  };
}
