/**
 * `scan-gate doctor`: checks what a run in this folder needs, with the steps that a run takes, and says how to correct
 * each fault.
 */

import { writeFile } from 'node:fs/promises';
import { homedir, hostname, release } from 'node:os';
import { resolve } from 'node:path';
import { GateError, inconclusiveReasons, toGateError } from '../../../shared/errors.ts';
import { toPlainText } from '../../../shared/prose.ts';
import { formatHarmlessJson } from '../../../shared/shown/neutral.ts';
import { findCiSystem } from '../../hosts/registry.ts';
import { chooseLogWidth, type LogLine, wrapText } from '../../report/log/text.ts';
import { notDoneOutcome, type StoryOutcome, version } from '../../run/session.ts';
import type { FlagReading } from '../../settings/flags.ts';
import type { Call } from '../command.ts';
import type { JsonOutput } from '../json-output.ts';
import { type RunFlags, readGivenSettings } from '../run.ts';
import { checks, readSettingRows } from './checks.ts';
import type { Check, DoctorFinding } from './doctor-context.ts';
import { type DoctorContext, readAsFarAsPossible, withDoctorContext } from './doctor-context.ts';
import { checkNeeds } from './service-checks.ts';

/** Prints a line for each check, or one object with `--json`. */
export async function runDoctor({
  session,
  flags,
  scannersUrl,
}: Call<FlagReading<RunFlags['own'] & { bundle?: string[] }>>): Promise<StoryOutcome> {
  const given = await readGivenSettings({ session, flags });
  const [extra] = flags.positionals;
  if (extra !== undefined) given.problems.push(`unexpected argument: ${JSON.stringify(extra)}`);
  const read = readAsFarAsPossible(given);
  const isForPrograms = flags.own.json === true;
  return withDoctorContext(session, read, flags.own, scannersUrl, async (examined) => {
    const results: CheckResult[] = [];
    for (const check of checks) {
      const finding = await runCheck(check, examined);
      const { state, message } = finding;
      // When several checks could not be tried for the same reason, it is printed once.
      const isSaid = results.some((before) => before.finding.state === state && before.finding.message === message);
      results.push({ check, finding });
      const isShown = !isForPrograms && !(state === 'not tried' && isSaid);
      const lines = isShown ? formatCheck({ check, finding }, chooseLogWidth(session.log.columns?.())) : [];
      for (const line of lines) session.log.line(line);
    }
    const output = await toDoctorJson(results, examined);
    const bundle = flags.own.bundle?.at(-1);
    if (bundle !== undefined) {
      await writeBundle(bundle, output, examined);
      if (!isForPrograms) session.log.line(`${bundle} was written: read it, then attach it to the issue`);
    }
    if (isForPrograms) session.write(formatHarmlessJson(output));
    else if (output.ok) session.log.close([marks.ok, ' Everything that could be checked is fine']);
    else {
      const failed = results.filter(({ finding }) => finding.state === 'failed').map(({ check }) => check.name);
      const text = ` ${failed.length} of ${results.length} checks failed: ${failed.join(', ')}`;
      session.log.close([marks.failed, text]);
    }
    return output.ok ? undefined : notDoneOutcome;
  });
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
} as const satisfies Record<DoctorFinding['state'], LogLine[number]>;

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

async function toDoctorJson(results: readonly CheckResult[], examined: DoctorContext): Promise<JsonOutput<'doctor'>> {
  const rows = (await readSettingRows(examined)).map(({ name, value, from }) => [name, { value, from }]);
  return {
    format_version: 1,
    tool: { name: 'scan-gate', version },
    ok: results.every(({ finding }) => finding.state !== 'failed'),
    checks: results.map(({ check: { id, name }, finding: { state, message, hint, details } }) => ({
      ...{ id, name, state, message },
      hint: hint === undefined ? null : toPlainText(hint),
      details: [...(details ?? [])],
    })),
    settings: Object.fromEntries(rows),
  };
}

/** Settings whose values are words and numbers of this project. For other settings only the origin is written. */
const plainSettings = [
  ...['assume', 'scope', 'fail-on-severity', 'threshold', 'fail-on-types', 'fail-on-cvss', 'fail-on-epss', 'max-age'],
  ...['warn-only', 'on-inconclusive', 'wait', 'timeout-seconds', 'poll-interval-seconds', 'untouched', 'unscored'],
  ...['uncovered', 'annotations', 'comment-summary-in-pr', 'disclose', 'upload-sarif', 'allow-http'],
];

/** Patterns that identify a person or a system: URLs, email addresses, absolute paths, ids and hashes. */
const patterns: readonly (readonly [RegExp, string])[] = [
  [/\b[a-z][a-z+.-]*:\/\/[^\s"'`,)]+/gi, 'ADDRESS'],
  [/[\w.+-]+@[\w.-]+/g, 'ADDRESS'],
  [/(?<![\w~])(?:\/|[A-Z]:\\)[^\s"'`,):]+/g, 'PATH'],
  [/\b\d{1,3}(?:\.\d{1,3}){3}\b/g, 'ADDRESS'],
  [/\b[0-9a-f]{12,64}\b/gi, 'HASH'],
  [/\b(?:scan|vio|repo|org|usr|user|key)_[\w-]+/g, 'ID'],
];

/** The results for an issue, without names, URLs, paths and secrets. Never over an existing file. */
async function writeBundle(name: string, output: JsonOutput<'doctor'>, examined: DoctorContext): Promise<void> {
  const { session, settings, service, isConnected } = examined;
  const found = isConnected ? await service.repository().catch(() => undefined) : undefined;
  const user = isConnected ? await service.key().catch(() => undefined) : undefined;
  const context = await examined.context().catch(() => undefined);
  // Names that must not appear, each with its replacement.
  const names = [
    [settings.apiKey, 'KEY'],
    [settings.githubToken, 'TOKEN'],
    [isConnected ? settings.baseUrl : undefined, 'SERVICE'],
    [isConnected ? new URL(settings.baseUrl).hostname : undefined, 'SERVICE'],
    [found?.repository_id, 'REPOSITORY'],
    [found?.name, 'REPOSITORY'],
    [found?.vcs_url ?? undefined, 'REPOSITORY'],
    [user?.user?.name ?? undefined, 'USER'],
    [context?.branch, 'BRANCH'],
    [context?.base?.branch, 'BASE'],
    [session.folder, 'FOLDER'],
    [homedir(), 'HOME'],
    [hostname(), 'MACHINE'],
  ] as const;
  const known = names.flatMap(([name, replacement]) => (name ? [[name, replacement] as const] : []));
  known.sort(([a], [b]) => b.length - a.length);
  const redact = (text: string) => {
    const unnamed = known.reduce((rest, [name, replacement]) => rest.replaceAll(name, replacement), text);
    return patterns.reduce((rest, [pattern, replacement]) => rest.replace(pattern, replacement), unnamed);
  };
  const bundle = {
    format_version: 1,
    tool: output.tool,
    system: { platform: process.platform, arch: process.arch, release: release(), node: process.version },
    ci_system: findCiSystem(session.env)?.name ?? null,
    checks: output.checks.map(({ id, state, message, hint, details }) => ({
      ...{ id, state, message: redact(message) },
      hint: hint === null ? null : redact(hint),
      details: details.map(redact),
    })),
    settings: Object.fromEntries(
      Object.entries(output.settings).map(([name, { value, from }]) => [
        name,
        { value: plainSettings.includes(name) ? redact(value) : 'not shown', from: redact(from) },
      ]),
    ),
  };
  try {
    await writeFile(resolve(session.folder, name), formatHarmlessJson(bundle), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new GateError('CONFIG', `--bundle: ${name} could not be written (${code ?? message})`, {
      hint: 'Choose a file that does not exist yet.',
      cause: error,
    });
  }
}
