/** `scan-gate baseline write|show|diff`: the existing findings of the default branch, for `scope: new`. */

import { resolve } from 'node:path';
import { attempt, GateError, toGateError } from '../../shared/errors.ts';
import { readRegularText } from '../../shared/git/regular-file.ts';
import { findRepository } from '../../shared/git/repository.ts';
import { toPlainText } from '../../shared/prose.ts';
import { severities } from '../../shared/severity.ts';
import { formatHarmlessJson } from '../../shared/shown/neutral.ts';
import { pluralize } from '../../shared/text/amounts.ts';
import type { RunContext } from '../hosts/context/context.ts';
import {
  type Baseline,
  type BaselineDiff,
  type BaselineEntry,
  createBaseline,
  defaultBaselinePath,
  diffBaselines,
  parseBaseline,
  renderBaseline,
} from '../policy/baseline.ts';
import { type Evidence, isOpen } from '../policy/evidence.ts';
import { readSavedReport } from '../report/json/saved.ts';
import { formatClosingLine, formatDecision, formatStory } from '../report/log/story.ts';
import { chooseLogWidth } from '../report/log/text.ts';
import type { RunTarget } from '../run/embedded.ts';
import { notDoneOutcome, type StoryOutcome } from '../run/session.ts';
import { createSettingsError } from '../settings/reading.ts';
import type { SettingName, Settings } from '../settings/settings.ts';
import { createBaselineFromScan, formatRepositoryIdentity } from '../story/policy/baseline-file.ts';
import { writeWithin } from '../surfaces/whole-file.ts';
import type { Call } from './command.ts';
import type { JsonOutput } from './json-output.ts';
import { judgeSettings, readJudgeFlags } from './judge/flags.ts';
import { type RunFlags, readRunSettings, reserveOutputForReport, runRequestedGate } from './run.ts';
import { readSarifEvidence } from './sarif-baseline.ts';

type BaselineRequest = Call<
  Omit<RunFlags, 'own'> & {
    own: RunFlags['own'] & { sarif?: string[]; type?: string[] };
  }
>;

export async function runBaseline(request: BaselineRequest): Promise<StoryOutcome> {
  const { session } = request;
  const { folder, log } = session;
  const { problems, positionals, own } = request.flags;
  const isForPrograms = own.json === true;
  if (isForPrograms) log.moveTo(session.complain);
  const [action, ...paths] = positionals;
  const [first, second] = paths;
  if (action === 'write') return writeBaseline({ ...request, flags: { ...request.flags, positionals: paths } });
  const ofWrite = (['sarif', 'type'] as const).filter((name) => own[name] !== undefined);
  problems.push(...ofWrite.map((name) => `--${name} goes with baseline write`));
  if (problems.length > 0) throw createSettingsError(problems);
  const readText = (path: string) => readTextFile(folder, path);
  if (action === 'show' && paths.length <= 1) {
    const path = first ?? defaultBaselinePath;
    const baseline = parseBaseline(await readText(path), path);
    if (isForPrograms) session.write(formatHarmlessJson(toBaselineJson(baseline)));
    else for (const line of formatBaseline(baseline)) log.line(line);
    return undefined;
  }
  if (action === 'diff' && first !== undefined && second !== undefined && paths.length === 2) {
    const before = parseBaseline(await readText(first), first);
    const compared = compareBaselines(before, await readText(second), second);
    if (isForPrograms)
      session.write(formatHarmlessJson({ format_version: 1, ...compared } satisfies JsonOutput<'baseline'>));
    else for (const line of formatComparison(compared)) log.line(line);
    return undefined;
  }
  throw new GateError('CONFIG', 'Say what to do: scan-gate baseline write, show or diff', {
    hint: 'scan-gate baseline write [--sarif FILE …] [--baseline-file FILE], baseline show [FILE], or baseline diff FILE FILE|REPORT.',
  });
}

/** The findings, and the commit and settings that they belong to. */
interface BranchFindings {
  evidence: Evidence;
  context: RunContext;
  settings: Settings;
}

/** Writes the findings of the default branch. Writes nothing when they cannot be determined reliably. */
async function writeBaseline(run: BaselineRequest): Promise<StoryOutcome> {
  const { session, flags } = run;
  try {
    if (flags.own.json) reserveOutputForReport(session);
    const found =
      flags.own.sarif === undefined ? await findByRun(resolveScanPath(run)) : await findInSarif(run, flags.own.sarif);
    return found === undefined ? notDoneOutcome : await writeFound(run, found);
  } catch (error) {
    const fault = toGateError(error);
    for (const line of `Nothing was written: ${fault.message}`.split('\n')) session.log.line(line);
    if (fault.hint !== undefined) session.log.line(toPlainText(fault.hint));
    return notDoneOutcome;
  }
}

/** A path names a checkout to scan on this machine. A service's scan needs no path. */
function resolveScanPath(run: BaselineRequest): BaselineRequest {
  const { flags } = run;
  const isNamed = flags.positionals.length > 0 && flags.own.sarif === undefined;
  const hasService = flags.given['base-url'] !== undefined || run.session.env.SCAN_GATE_BASE_URL;
  return isNamed && !hasService ? { ...run, flags: { ...flags, own: { ...flags.own, embedded: true } } } : run;
}

/** Runs the gate over the default branch. Undefined, with a message, when it could not be scanned. */
async function findByRun(run: BaselineRequest): Promise<BranchFindings | undefined> {
  const { log } = run.session;
  if (run.flags.own.type !== undefined) run.flags.problems.push('--type goes with --sarif');
  const settings = await readRunSettings(run);
  // A baseline contains everything that the scan found, whatever scope the policy file sets.
  const judged = { ...settings, scope: 'scan' as const, sources: { ...settings.sources, scope: 'flag' as const } };
  const result = await runRequestedGate({ request: run, settings: judged, check: checkBranch, wantsEverything: true });
  const { evidence, report, context } = result;
  if (evidence !== undefined && report.reason !== 'moved') return { evidence, context, settings };
  const width = chooseLogWidth(log.columns?.());
  for (const line of [...formatStory(report, { width }), ...formatDecision(report, [], width)]) log.line(line);
  log.close(formatClosingLine(report));
  return undefined;
}

/** Flags that only make sense for a scan of its own. */
const scanOnly = ['embedded', 'api-key-stdin'] as const;

async function findInSarif({ session, flags }: BaselineRequest, sarif: string[]): Promise<BranchFindings> {
  const { own, given, positionals } = flags;
  const settingsOfScan = (Object.keys(given) as SettingName[]).filter((name) => !judgeSettings.includes(name));
  const foreign = [...scanOnly.filter((name) => own[name] !== undefined), ...settingsOfScan];
  const problems = [...flags.problems, ...foreign.map((name) => `--${name} does not go with --sarif`)];
  const { type, local } = own;
  const asked = { sarif, ...(type && { type }), ...(local && { local }) };
  const judgeFlags = readJudgeFlags({ given, problems, positionals, own: asked }, session.env);
  const checkDefaultBranch = (context: RunContext) => checkBranch({ context, defaultBranch: context.defaultBranch });
  return { ...(await readSarifEvidence(session, judgeFlags, checkDefaultBranch)), settings: judgeFlags.settings };
}

async function writeFound({ session, flags }: BaselineRequest, found: BranchFindings): Promise<undefined> {
  const { evidence, context, settings } = found;
  const path = settings.baselineFile ?? defaultBaselinePath;
  const named = flags.own.sarif === undefined ? flags.positionals[0] : undefined;
  const top = findCheckoutTop(resolve(session.folder, named ?? '.'));
  const target = resolve(top, path);
  if (formatRepositoryIdentity(context.repositoryUrl) === 'unknown') throw createUnnamedRepositoryError();
  const made = createBaselineFromScan(evidence, { repositoryUrl: context.repositoryUrl, branch: context.branch });
  await writeBaselineFile(top, target, renderBaseline(made));
  const { branch, entries } = made;
  if (flags.own.json) {
    const output: JsonOutput<'baseline'> = { format_version: 1, file: target, branch, findings: entries.length };
    session.write(formatHarmlessJson(output));
  } else {
    session.log.line(`Wrote ${pluralize(entries.length, 'known finding')} on ${branch} to ${target}`);
    const setting = settings.baselineFile === undefined ? '' : ` and baseline-file: ${path}`;
    session.log.line(`Next: commit it to ${branch}, and set scope: new${setting} in the policy`);
  }
  if (context.isPublic)
    session.log.line('It names open findings: anyone who can read the repository can read them there.');
}

/** A run reads the file relative to the root of the repository, from whatever folder a command is called. */
function findCheckoutTop(folder: string): string {
  return findRepository(folder).checkout?.top ?? folder;
}

/** Throws GateError CONFIG when the branch is not the default branch, or when the default branch is unknown. */
function checkBranch({
  context: { branch, refusal },
  defaultBranch,
}: Pick<RunTarget, 'context' | 'defaultBranch'>): void {
  if (refusal !== undefined) throw refusal;
  if (branch === defaultBranch) return;
  if (defaultBranch === undefined) {
    throw new GateError('CONFIG', `It is unknown whether ${branch} is the default branch`, {
      reason: 'wrong-ref',
      hint: 'Ask the remote: git remote set-head origin --auto.',
    });
  }
  throw new GateError('CONFIG', `${branch} is not the default branch, ${defaultBranch}`, {
    reason: 'wrong-ref',
    hint: 'A baseline is made only from the default branch: any other branch would let its own findings through.',
  });
}

/** A baseline is read only for the repository that it names. */
function createUnnamedRepositoryError(): GateError {
  return new GateError('CONFIG', 'The repository is unknown, and a baseline names its repository', {
    reason: 'foreign-repository',
    hint: 'Name its address: git remote add origin URL.',
  });
}

async function writeBaselineFile(folder: string, path: string, text: string): Promise<void> {
  try {
    await writeWithin(folder, path, text);
  } catch (cause) {
    const { code, message } = cause as NodeJS.ErrnoException;
    throw new GateError('PUBLISH', `${path} could not be written (${code ?? message})`, { cause });
  }
}

async function readTextFile(cwd: string, path: string): Promise<string> {
  try {
    return await readRegularText(resolve(cwd, path));
  } catch (cause) {
    throw new GateError('CONFIG', `${path} cannot be read`, { cause, hint: 'Name the file of the baseline.' });
  }
}

function formatBaseline(file: Baseline): string[] {
  const head = `${pluralize(file.entries.length, 'known finding')} on ${file.branch} of ${file.repository}`;
  return [head, ...file.entries.map((entry) => `  ${formatEntryLine(entry)}`)];
}

function toBaselineJson({ repository, branch, entries }: Baseline): JsonOutput<'baseline'> {
  return { format_version: 1, repository, branch, findings: [...entries] };
}

/** What another baseline, or the report of a run, has in addition to this one. */
function compareBaselines(before: Baseline, text: string, name: string): Comparison {
  if (!isReport(text)) return { ...diffBaselines(before, parseBaseline(text, name)), not_compared: [] };
  const { evidence, message } = readSavedReport(text, name);
  if (evidence === undefined) {
    throw new GateError('CONFIG', `${name} contains no findings to compare: ${message}`, {
      hint: 'Give the report of a run that has judged a scan.',
    });
  }
  const own = evidence.findings.filter((finding) => finding.label !== 'elsewhere' && isOpen(finding));
  const unlisted = severities.filter(
    (severity) => evidence.lists[severity] === undefined && evidence.counts[severity] !== 0,
  );
  return { ...diffBaselines(before, createBaseline(own, before)), not_compared: unlisted };
}

/** A report names the tool that wrote it; a baseline does not have that field. */
function isReport(text: string): boolean {
  return attempt(() => Object.hasOwn(JSON.parse(text), 'tool')) ?? false;
}

interface Comparison extends BaselineDiff {
  /** Severities that the report does not list. */
  not_compared: string[];
}

function formatComparison({ added, removed, not_compared: unlisted }: Comparison): string[] {
  const lines = [
    ...added.map((entry) => `+ ${formatEntryLine(entry)}`),
    ...removed.map((entry) => `- ${formatEntryLine(entry)}`),
  ];
  return [
    ...(lines.length === 0 ? ['The same findings'] : lines),
    ...(unlisted.length === 0 ? [] : [`Not in the report, so not compared: ${unlisted.join(', ')}`]),
  ];
}

function formatEntryLine({ violation_id, type, title, file_path }: BaselineEntry): string {
  return `${type}  ${file_path || 'no file'}  ${title}  ${violation_id}`;
}
