/**
 * `scan-gate doctor`: checks what a run in this folder needs, with the steps that a run takes, and says how to correct
 * each fault.
 */
import { asGateError, inconclusiveReasons } from '../../errors.ts';
import { hasScanners } from '../../installation.ts';
import { plainText } from '../../prose.ts';
import { type LogLine, wrap } from '../../report/log/text.ts';
import { jsonText } from '../../report/neutral.ts';
import { notDone, type Outcome, version } from '../../session.ts';
import type { FlagReading } from '../../settings/flags.ts';
import type { AnswerOf } from '../answers.ts';
import type { Call } from '../command.ts';
import { readGiven } from '../run.ts';
import { settingRows } from '../setting-rows.ts';
import type { RunFlags } from '../target.ts';
import type { Check, DoctorFinding, DoctorState } from './check.ts';
import { checks } from './checks.ts';
import { type Examined, withExamined } from './examined.ts';
import { readAsFarAsPossible } from './settings.ts';

export type DoctorFlags = FlagReading<RunFlags['own'] & { json?: true }>;

/** Prints a line for each check, or one object with `--json`. */
export async function doctor({ session, flags, scannersUrl }: Call<DoctorFlags>): Promise<Outcome> {
  const given = await readGiven({ session, flags });
  const [extra] = flags.positionals;
  if (extra !== undefined) given.problems.push(`${JSON.stringify(extra)} is not expected here`);
  const read = readAsFarAsPossible(given);
  const isForPrograms = flags.own.json === true;
  return withExamined(session, { read, flags: flags.own, hasScanners: hasScanners(scannersUrl) }, async (examined) => {
    const looked: Looked[] = [];
    for (const check of checks) {
      const finding = await look(check, examined);
      const isSaid = looked.some((before) => isSame(before.finding, finding));
      looked.push({ check, finding });
      if (!isForPrograms && !isSaid) for (const line of linesOf({ check, finding })) session.log.line(line);
    }
    if (isForPrograms) session.write(await answerOf(looked, examined));
    else session.log.close(closing(looked));
    return failedOf(looked).length === 0 ? undefined : notDone;
  });
}

/** When several checks could not be tried for the same reason, it is printed once. */
function isSame(before: DoctorFinding, finding: DoctorFinding): boolean {
  return finding.state === 'not tried' && before.state === 'not tried' && before.message === finding.message;
}

interface Looked {
  check: Check;
  finding: DoctorFinding;
}

async function look(check: Check, examined: Examined): Promise<DoctorFinding> {
  try {
    return await check.look(examined);
  } catch (error) {
    const { code, message, reason, hint = reason && inconclusiveReasons[reason].hint } = asGateError(error);
    if (code === 'CANCELLED' || examined.session.cancel.aborted) throw error;
    return { state: 'failed', message, hint };
  }
}

const marks = {
  ok: { text: '✔', style: 'green' },
  failed: { text: '✖', style: 'red' },
  'not tried': { text: '–', style: 'dim' },
} as const satisfies Record<DoctorState, LogLine[number]>;

const columns = 100;
const nameColumns = Math.max(...checks.map(({ name }) => name.length));
const indent = ' '.repeat(nameColumns + 4);

function linesOf({ check, finding: { state, message, hint, details = [] } }: Looked): LogLine[] {
  const room = columns - indent.length;
  const lines = (text: string) => text.split('\n').flatMap((line) => wrap(line, room));
  const others = details.flatMap((detail) => wrap(detail, room - 2).map((line) => `  ${line}`));
  const [first = '', ...rest] = [...lines(message), ...others, ...(hint === undefined ? [] : lines(plainText(hint)))];
  return [[marks[state], ` ${check.name.padEnd(nameColumns)}  ${first}`], ...rest.map((line) => `${indent}${line}`)];
}

function failedOf(looked: readonly Looked[]): Looked[] {
  return looked.filter(({ finding }) => finding.state === 'failed');
}

function closing(looked: readonly Looked[]): LogLine {
  const failed = failedOf(looked);
  const names = failed.map(({ check }) => check.name).join(', ');
  if (failed.length === 0) return [marks.ok, ' All that could be tried is in order'];
  return [marks.failed, ` ${failed.length} of ${looked.length} checks failed: ${names}`];
}

async function answerOf(looked: readonly Looked[], { policy, settings, isConnected }: Examined): Promise<string> {
  const read = await policy().catch(() => ({ settings, origins: {} }));
  const rows = settingRows(read, isConnected).map(({ name, value, from }) => [name, { value, from }]);
  const answer: AnswerOf<'doctor'> = {
    format_version: 1,
    tool: { name: 'scan-gate', version },
    ok: failedOf(looked).length === 0,
    checks: looked.map(({ check: { id, name }, finding: { state, message, hint, details } }) => ({
      ...{ id, name, state, message },
      hint: hint === undefined ? null : plainText(hint),
      details: [...(details ?? [])],
    })),
    settings: Object.fromEntries(rows),
  };
  return jsonText(answer);
}
