/** `scan-gate baseline write|show|diff`: the existing findings of the default branch, for `scope: new`. */

import { resolve } from 'node:path';
import { attempt, GateError, toGateError } from '../../shared/errors.ts';
import { readRegularText } from '../../shared/git/regular-file.ts';
import { findRepository } from '../../shared/git/repository.ts';
import { listHeadPaths } from '../../shared/git/tracked.ts';
import { listUncommittedFiles } from '../../shared/git/work-tree.ts';
import { runOnce } from '../../shared/once.ts';
import { toPlainText } from '../../shared/prose.ts';
import { severities } from '../../shared/severity.ts';
import { formatHarmlessJson } from '../../shared/shown/neutral.ts';
import { pluralize } from '../../shared/text/amounts.ts';
import { describeContext, type RunContext } from '../hosts/context/context.ts';
import {
  type Baseline,
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
import { describeUnattended, readRunContext } from '../run/place.ts';
import { notDoneOutcome, type Session, type StoryOutcome, version } from '../run/session.ts';
import { createSettingsError } from '../settings/reading.ts';
import type { SettingName, Settings } from '../settings/settings.ts';
import { createBaselineFromScan, formatRepositoryIdentity } from '../story/policy/baseline-file.ts';
import { toFoundFindings } from '../story/sources/findings/sarif.ts';
import { refuseForeignPaths } from '../story/sources/findings/sarif-base.ts';
import { readSarifFiles, type SarifFile } from '../story/sources/findings/sarif-files.ts';
import { buildEvidence } from '../story/sources/findings/source.ts';
import { writeWithin } from '../surfaces/whole-file.ts';
import type { Call } from './command.ts';
import type { JsonOutput } from './json-output.ts';
import { judgeSettings, readJudgeFlags } from './judge/flags.ts';
import { type RunFlags, readRunSettings, reserveOutputForReport, runRequestedGate } from './run.ts';

type BaselineRequest = Call<Omit<RunFlags, 'own'> & { own: RunFlags['own'] & { sarif?: string[]; type?: string[] } }>;

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
  const readText = async (path: string) => {
    try {
      return await readRegularText(resolve(folder, path));
    } catch (cause) {
      throw new GateError('CONFIG', `${path} cannot be read`, { cause, hint: 'Name the file of the baseline.' });
    }
  };
  const print = (lines: string[], output: JsonOutput<'baseline'>) => {
    if (isForPrograms) session.write(formatHarmlessJson(output));
    else for (const line of lines) log.line(line);
  };
  if (action === 'show' && paths.length <= 1) {
    const path = first ?? defaultBaselinePath;
    const { repository, branch, entries } = parseBaseline(await readText(path), path);
    const head = `${pluralize(entries.length, 'known finding')} on ${branch} of ${repository}`;
    const lines = entries.map((entry) => `  ${formatEntryLine(entry)}`);
    print([head, ...lines], { format_version: 1, repository, branch, findings: [...entries] });
    return undefined;
  }
  if (action === 'diff' && first !== undefined && second !== undefined && paths.length === 2) {
    const before = parseBaseline(await readText(first), first);
    const compared = compareBaselines(before, await readText(second), second);
    const { added, removed, not_compared: unlisted } = compared;
    const lines = [
      ...added.map((entry) => `+ ${formatEntryLine(entry)}`),
      ...removed.map((entry) => `- ${formatEntryLine(entry)}`),
    ];
    if (lines.length === 0) lines.push('The same findings');
    if (unlisted.length > 0) lines.push(`Not in the report, so not compared: ${unlisted.join(', ')}`);
    print(lines, { format_version: 1, ...compared });
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
    const { sarif } = flags.own;
    const found = sarif === undefined ? await findByRun(run) : await findInSarif(run, sarif);
    return found === undefined ? notDoneOutcome : await writeFound(run, found);
  } catch (error) {
    const fault = toGateError(error);
    for (const line of `Nothing was written: ${fault.message}`.split('\n')) session.log.line(line);
    if (fault.hint !== undefined) session.log.line(toPlainText(fault.hint));
    return notDoneOutcome;
  }
}

/** Runs the gate over the default branch. Undefined, with a message, when it could not be scanned. */
async function findByRun({ flags, ...call }: BaselineRequest): Promise<BranchFindings | undefined> {
  const { log, env } = call.session;
  if (flags.own.type !== undefined) flags.problems.push('--type goes with --sarif');
  // A path names a checkout to scan on this machine. A service's scan needs no path.
  const isLocal = flags.positionals.length > 0 && !flags.given['base-url'] && !env.SCAN_GATE_BASE_URL;
  const run: BaselineRequest = {
    ...call,
    flags: isLocal ? { ...flags, own: { ...flags.own, embedded: true } } : flags,
  };
  const settings = await readRunSettings(run);
  const result = await runRequestedGate({ request: run, settings, check: checkBranch, wantsEverything: true });
  const { evidence, report, context } = result;
  if (evidence !== undefined && report.reason !== 'moved') return { evidence, context, settings };
  const width = chooseLogWidth(log.columns?.());
  for (const line of [...formatStory(report, { width }), ...formatDecision(report, [], width)]) log.line(line);
  log.close(formatClosingLine(report));
  return undefined;
}

/**
 * The evidence in the files, if all of them belong to the commit that is checked out. Throws GateError for incomplete
 * files, and when it is not certain that all findings are in the default branch.
 */
async function findInSarif({ session, flags }: BaselineRequest, sarif: string[]): Promise<BranchFindings> {
  const { own, given, positionals } = flags;
  const settingsOfScan = (Object.keys(given) as SettingName[]).filter((name) => !judgeSettings.includes(name));
  const flagsOfScan = (['embedded', 'api-key-stdin'] as const).filter((name) => own[name] !== undefined);
  const foreign = [...flagsOfScan, ...settingsOfScan];
  const problems = [...flags.problems, ...foreign.map((name) => `--${name} does not go with --sarif`)];
  const { type, local } = own;
  const asked = { sarif, ...(type && { type }), ...(local && { local }) };
  const judgeFlags = readJudgeFlags({ given, problems, positionals, own: asked }, session.env);
  const { settings } = judgeFlags;
  const context = await readRunContext(session, settings, { kind: 'folder', named: undefined }, { local });
  const opening = [
    `Scan Gate ${version} · ${describeContext(context)}, from SARIF files`,
    ...describeUnattended(context),
  ];
  for (const line of opening) session.log.line(line);
  checkBranch({ context, defaultBranch: context.defaultBranch });
  requireProvenBranch(context, session.env);
  const log = session.runLog;
  const readPaths = runOnce(() => listHeadPaths(session.folder, session.cancel));
  const files = await readSarifFiles({ request: judgeFlags, job: session, log, context, readPaths });
  for (const file of files) {
    refuseForeignPaths(file);
    const fault = file.scan.diagnostics.find(({ failed }) => failed);
    // A finding that a scanner did not reach would look new in every pull request.
    if (fault !== undefined) {
      throw new GateError('SCAN_FAILED', `${file.name}: ${fault.engine} did not complete: ${fault.message}`, {
        hint: 'Fix the scan first: a baseline needs a complete scan.',
      });
    }
  }
  await requireCommittedFiles(session.folder, files);
  const paths = await readPaths();
  const evidence = buildEvidence(toFoundFindings(files, paths), {
    ...{ origin: 'sarif', changes: undefined, isBaseOwn: false, baseline: undefined, compared: undefined },
    ...{ nowMs: session.now.getTime(), log, paths: new Set(paths) },
  });
  return { evidence, context, settings };
}

async function writeFound({ session, flags }: BaselineRequest, found: BranchFindings): Promise<undefined> {
  const { evidence, context, settings } = found;
  const path = settings.baselineFile ?? defaultBaselinePath;
  const named = flags.own.sarif === undefined ? flags.positionals[0] : undefined;
  const folder = resolve(session.folder, named ?? '.');
  // A run reads the file relative to the root of the repository, from whatever folder a command is called.
  const top = findRepository(folder).checkout?.top ?? folder;
  const target = resolve(top, path);
  // A baseline is read only for the repository that it names.
  if (formatRepositoryIdentity(context.repositoryUrl) === 'unknown') {
    throw new GateError('CONFIG', 'The repository is unknown, and a baseline names its repository', {
      reason: 'foreign-repository',
      hint: 'Name its address: git remote add origin URL.',
    });
  }
  const made = createBaselineFromScan(evidence, { repositoryUrl: context.repositoryUrl, branch: context.branch });
  await writeWithin(top, target, renderBaseline(made)).catch((cause: NodeJS.ErrnoException) => {
    throw new GateError('PUBLISH', `${target} could not be written (${cause.code ?? cause.message})`, { cause });
  });
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

/** What another baseline, or the report of a run, has in addition to this one. */
function compareBaselines(
  before: Baseline,
  text: string,
  name: string,
): ReturnType<typeof diffBaselines> & {
  /** Severities that the report does not list. */
  not_compared: string[];
} {
  // A report names the tool that wrote it; a baseline does not have that field.
  const isReport = attempt(() => Object.hasOwn(JSON.parse(text), 'tool')) ?? false;
  if (!isReport) return { ...diffBaselines(before, parseBaseline(text, name)), not_compared: [] };
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

function formatEntryLine({ violation_id, type, title, file_path }: BaselineEntry): string {
  return `${type}  ${file_path || 'no file'}  ${title}  ${violation_id}`;
}

/** A branch name proves nothing if a proposal chose it. Without a commit there is nothing to compare. */
function requireProvenBranch(
  { system, branch, headSha, trust }: RunContext,
  { GITHUB_SHA: built }: Session['env'],
): void {
  // A workflow of the default branch may check out another commit under that name.
  if (system === 'github' && built !== undefined && built !== headSha) {
    const at = `The checkout is at ${headSha?.slice(0, 12)}, and this run is about ${built.slice(0, 12)}`;
    throw new GateError('CONFIG', at, { reason: 'wrong-ref', hint: 'Check out and scan the commit of the run.' });
  }
  if (headSha === undefined) {
    throw new GateError('CONFIG', `It is unknown which commit of ${branch} the files are of`, {
      reason: 'wrong-ref',
      hint: 'Run it in a git checkout of the commit that was scanned.',
    });
  }
  if (trust === 'own') return;
  throw new GateError('CONFIG', `It is not proven that ${branch} is at ${headSha.slice(0, 12)} now`, {
    reason: 'wrong-ref',
    hint: 'Scan the latest commit of the default branch, in its own pipeline. On your own machine, add --local.',
  });
}

/** A scanner reads the files of the folder, whether they are committed or not. */
async function requireCommittedFiles(folder: string, files: readonly SarifFile[]): Promise<void> {
  const uncommitted = await listUncommittedFiles(folder);
  if (uncommitted === undefined) {
    throw new GateError('CONFIG', 'git does not say which files here differ from the commit', {
      hint: 'Run it in a new checkout of the default branch.',
    });
  }
  const isUncommitted = (path = '') => uncommitted.has(path);
  const doubtful = files.flatMap(({ scan }) =>
    scan.findings.filter(({ filePath, places }) => [{ filePath }, ...places].some((at) => isUncommitted(at.filePath))),
  );
  const [first] = doubtful;
  if (first === undefined) return;
  const lie = `${pluralize(doubtful.length, 'finding')} ${doubtful.length === 1 ? 'lies' : 'lie'}`;
  throw new GateError('CONFIG', `${lie} in files that are not committed as they are here, such as ${first.filePath}`, {
    hint: 'Commit or remove the changes, and scan again: a baseline is of a commit.',
  });
}
