/**
 * The checks of `scan-gate doctor`, in their order: a check may rely on earlier ones. Here are those of the machine, the
 * checkout and the CI system.
 */

import { GateError } from '../../../shared/errors.ts';
import { readGitProgram } from '../../../shared/git/runner.ts';
import { listHeadPaths } from '../../../shared/git/tracked.ts';
import {
  findInstalledPackages,
  formatPackageHint,
  installations,
  isAtLeast,
  programInstallations,
} from '../../../shared/installation.ts';
import { detectByName, isForeign, isReadByAnotherEngine } from '../../../shared/languages/languages.ts';
import { detectScriptKind } from '../../../shared/languages/program.ts';
import { askProgramVersions, requestPrograms } from '../../../shared/scan/scanners.ts';
import { describeContext, type RunContext } from '../../hosts/context/context.ts';
import { type CiRun, ciSystems, findCiMark, isGithubActions, readCiRun } from '../../hosts/registry.ts';
import type { CiSystem } from '../../hosts/system.ts';
import { findUncoveredFiles } from '../../policy/coverage.ts';
import { describeUnattended } from '../../run/place.ts';
import { version } from '../../run/session.ts';
import { type Settings, writeFileLine } from '../../settings/settings.ts';
import { addBranchHead, checkHead, refuseMoved } from '../../story/guards.ts';
import { listSettingRows } from '../explain.ts';
import { type Check, type DoctorContext, type DoctorFinding, reportNotTried, reportOk } from './doctor-context.ts';
import {
  checkAccess,
  checkAssumptions,
  checkClock,
  checkKey,
  checkRepository,
  checkService,
} from './service-checks.ts';

/** The lowest version that package.json allows. */
const minimumNode = '22.18.0';
/** Older versions cannot exclude a repository's configuration. */
const minimumGit = '2.26';

async function checkNode(): Promise<DoctorFinding> {
  const { node } = process.versions;
  if (isAtLeast(node, minimumNode)) return reportOk(`${node}, ${process.execPath}`);
  throw new GateError('CONFIG', `${node} is too old, ${process.execPath}`, {
    hint: `Install Node.js ${minimumNode} or newer.`,
  });
}

async function checkGit({ session }: DoctorContext): Promise<DoctorFinding> {
  const { path, version } = await readGitProgram({ path: session.folder, signal: session.cancel });
  if (version === undefined) {
    throw new GateError('CONFIG', `${path} does not say its version`, { hint: 'Install git in a folder of the PATH.' });
  }
  if (isAtLeast(version, minimumGit)) return reportOk(`${version}, ${path} (not from the checkout)`);
  throw new GateError('CONFIG', `${version} is too old, ${path}`, { hint: `Install git ${minimumGit} or newer.` });
}

/** The settings of a run here. Those of the step for a policy that cannot be read, which `checkPolicy` reports. */
export async function readSettingRows({ settings, isConnected, policy }: DoctorContext) {
  return listSettingRows(await policy().catch(() => ({ settings, policy: {}, origins: {} })), isConnected);
}

async function checkSettings(examined: DoctorContext): Promise<DoctorFinding> {
  if (examined.fault !== undefined) throw examined.fault;
  const rows = await readSettingRows(examined);
  const given = rows.filter(({ from }) => from !== 'default');
  const details = given.map(({ name, value, from }) => `${name} ${value} (${from})`);
  const others = rows.length - given.length;
  const counted =
    given.length === 0 ? `all ${others} are the defaults` : `${given.length} given, ${others} are the defaults`;
  return reportOk(`${counted} (scan-gate explain shows them)`, details);
}

async function checkPolicy({ policy }: DoctorContext): Promise<DoctorFinding> {
  const { source, sha256, notes, exceptionsFile } = await policy();
  const { path, branch } = exceptionsFile;
  const isThere = branch === undefined || source.includes(path);
  const missing = isThere ? [] : [`there is no policy file; it would be ${path} on ${branch}`];
  return reportOk(source, [`sha256 ${sha256}`, ...missing, ...notes]);
}

type Installation = (typeof installations)[number];

/** The type that the scanner finds, and the engine's name if another engine finds the same type. */
function listScannerNames({ name, scanType }: Installation): string[] {
  const first = installations.find((other) => other.scanType === scanType);
  return first?.name === name ? [scanType] : [scanType, name];
}

/** A run against a service does not need them. */
async function checkScanner(
  installation: Installation,
  { isConnected, hasScanners }: DoctorContext,
): Promise<DoctorFinding> {
  const { name, packages, covers } = installation;
  const installed = hasScanners ? findInstalledPackages(installation) : packages.map(() => undefined);
  const missing = packages.filter((_, index) => installed[index] === undefined);
  const there = installed.filter((each) => each !== undefined).map((each) => `${each.name} ${each.version}`);
  const details = there.length === 0 ? [] : [there.join(', ')];
  if (missing.length === 0) return reportOk(`${name} covers ${covers}`, details);
  const message = `${name} is not installed, which covers ${covers}`;
  const hint = hasScanners ? `Install it with: npm install --no-save ${missing.join(' ')}` : formatPackageHint(version);
  if (isConnected) return { ...reportNotTried(`${message}; only run --embedded needs it`, hint), details };
  throw new GateError('CONFIG', message, { hint });
}

async function checkPrograms(examined: DoctorContext): Promise<DoctorFinding> {
  const { session, settings: step, hasScanners, scannersUrl, isConnected } = examined;
  if (!hasScanners) return reportNotTried('this is only the gate, without scanners');
  const { scanners: named, semgrepRules } = await examined.policy().then(
    ({ settings }) => settings,
    () => step,
  );
  const wanted = programInstallations.map(({ name }) => named.find((each) => each.name === name) ?? { name });
  const requested = requestPrograms({ programs: wanted, semgrepRules }, [session.folder]);
  const versions = await askProgramVersions(scannersUrl, requested, session.cancel);
  const isNamed = (name: string) => named.some((each) => each.name === name);
  const found = versions.flatMap(({ name, version }) => {
    const { file } = requested.find((each) => each.name === name) ?? {};
    if (typeof file !== 'string') return [];
    return [`${name} ${version ?? 'without a version'}, ${file}${isNamed(name) ? ', named in the policy' : ''}`];
  });
  const lacking = programInstallations
    .filter(
      ({ name, hasRules }) => hasRules && isNamed(name) && requested.every((each) => each.name !== name || !each.rules),
    )
    .map(({ name }) => `${name} has no rules. Name a folder with rules in semgrep-rules`);
  const broken = versions.flatMap(({ name, problem }) => (problem !== undefined && isNamed(name) ? [problem] : []));
  const problems = [...broken, ...lacking];
  if (problems.length > 0 && isConnected)
    return { ...reportNotTried(`${problems.join('. ')}; only run --embedded needs it`), details: found };
  if (problems.length > 0) throw new GateError('CONFIG', problems.join('\n'), { hint: found.join('\n') });
  if (found.length === 0)
    return reportOk('none is installed on the PATH outside the checkout, and the policy names none');
  const count = versions.filter(({ name }) => isNamed(name)).length;
  const use = count === 0 ? `; the policy names none (${writeFileLine('scanners')})` : '';
  return reportOk(`${found.length} on the PATH outside the checkout${use}`, found);
}

export const checks: readonly Check[] = [
  { id: 'node', name: 'Node.js', look: checkNode },
  { id: 'git', name: 'git', look: checkGit },
  { id: 'settings', name: 'Settings', look: checkSettings },
  { id: 'policy', name: 'Policy', look: checkPolicy },
  { id: 'service', needs: 'service', name: 'Service', look: checkService },
  { id: 'key', needs: 'service', name: 'API key', look: checkKey },
  { id: 'repository', needs: 'key', name: 'Repository', look: checkRepository },
  { id: 'access', needs: 'key', name: 'Scans', look: checkAccess },
  { id: 'assumptions', needs: 'key', name: 'Assumptions', look: checkAssumptions },
  { id: 'branch', name: 'Branch', look: checkRunBranch },
  { id: 'clock', name: 'Clock', look: checkClock },
  { id: 'ci', name: 'CI system', look: checkCiSystem },
  { id: 'wait', name: 'Waiting', look: checkWaiting },
  { id: 'languages', name: 'Languages', look: checkLanguages },
  ...installations.map((installation) => ({
    id: `scanner-${listScannerNames(installation).join('-')}`,
    name: `Scanner: ${listScannerNames(installation).join(', ')}`,
    look: (examined: DoctorContext) => checkScanner(installation, examined),
  })),
  { id: 'programs', name: 'Scanner programs', look: checkPrograms },
  {
    id: 'start-scan',
    name: 'Starting scans',
    look: async () =>
      reportNotTried('unknown until a scan starts: the API does not report whether this key may start one'),
  },
  { id: 'token', name: 'Token', look: checkToken },
];

async function checkRunBranch({ session, context, reader }: DoctorContext): Promise<DoctorFinding> {
  const read = await context();
  if (read.refusal !== undefined) throw read.refusal;
  const surroundings = await reader();
  const here = await addBranchHead(surroundings, read);
  const head = await checkHead(surroundings, here);
  refuseMoved(head);
  const details = [
    ...(here.base === undefined ? [] : [`compared with ${here.base.branch}`]),
    ...(here.defaultBranch === undefined ? ['the default branch is not known'] : []),
  ];
  // A CI system checks out a commit without a branch, and says which branch it belongs to.
  const branch = readCiRun(session.env)?.branch ?? here.branch;
  const contextText = describeContext({ ...here, branch });
  if (head.kind === 'same') return reportOk(contextText, details);
  return { state: 'not tried', message: `${contextText}. ${head.message}`, hint: head.hint, details };
}

/** What the settings ask GitHub to require: with `wait: false` a job that is green has judged nothing yet. */
async function checkWaiting({ settings }: DoctorContext): Promise<DoctorFinding> {
  if (settings.wait) return reportOk('a run waits for its scan');
  return reportNotTried(
    'wait: false: only the settings of a ruleset show whether it requires the check run',
    'Require the check run Scan Gate and not the job, which is green as soon as the scan is started.',
  );
}

/** Checks the token with which a run may publish on the CI system's own pages. */
async function checkToken({ session: { env } }: DoctorContext): Promise<DoctorFinding> {
  const system: CiSystem | undefined = ciSystems.find((each) => each.isHere(env));
  if (system === undefined || system.id === 'github')
    return reportNotTried('the API does not report what github-token may write; a refused surface says so');
  const { name, token } = system;
  if (token === undefined) return reportNotTried(`${name} needs none: the result is in the log and in report files`);
  const names = [token].flat();
  const given = names.find((each) => env[each]?.trim());
  if (given !== undefined)
    return reportOk(`${given} is set; the API does not report what it may write, and the log names a refusal`);
  return reportNotTried(
    `${names.join(' or ')} is not set: ${name} shows the result only in the log and in report files`,
  );
}

async function checkCiSystem({ session, isAttended, context }: DoctorContext): Promise<DoctorFinding> {
  const { env } = session;
  if (isGithubActions(env)) {
    const { GITHUB_EVENT_NAME, GITHUB_REPOSITORY, GITHUB_REF, GITHUB_SHA } = env;
    const stated = { event: GITHUB_EVENT_NAME, repository: GITHUB_REPOSITORY, ref: GITHUB_REF, commit: GITHUB_SHA };
    return reportOk(
      'GitHub Actions',
      Object.entries(stated).flatMap(([name, value]) => (value ? [`${name}: ${value}`] : [])),
    );
  }
  const run = readCiRun(env);
  if (run === undefined) {
    const [unattended] = describeUnattended({ system: isAttended ? 'laptop' : 'unattended' });
    return reportNotTried(unattended ?? 'none: your own machine');
  }
  // `checkRunBranch` reports why nothing can be read.
  const here = await context().catch(() => undefined);
  const facts = listRunFacts(run, here);
  const missing = facts.filter(({ value }) => value === undefined).map(({ name }) => name);
  const name = run.id === 'other' ? `${run.name} (${findCiMark(env)} is set)` : run.name;
  return reportOk(name, [
    ...facts.flatMap(({ name, value, from }) => (value === undefined ? [] : [`${name}: ${value} (${from})`])),
    ...(missing.length === 0 ? [] : [`unknown: ${missing.join(', ')}`]),
    ...(run.wholeHistory === undefined ? [] : [`the whole history: ${run.wholeHistory}`]),
  ]);
}

/** From the variables, otherwise from git. When a fork is refused, git is not asked. */
function listRunFacts(run: CiRun, here: RunContext | undefined) {
  const read = here?.refusal === undefined ? here : undefined;
  const fork = run.isFork === undefined ? read?.change?.fork : run.isFork ? 'yes' : 'no';
  const isChange = run.isChange === true || run.pullRequest !== undefined;
  type Row = [name: string, said: string | number | undefined, found?: string | undefined];
  const tag: Row[] = run.tag === undefined ? [] : [['tag', run.tag]];
  const change: Row[] = [
    ['pull request', run.pullRequest],
    ['fork', run.isFork === undefined ? undefined : fork, fork],
  ];
  const rows: Row[] = [
    ['event', run.event],
    ['repository', run.repositoryUrl, here?.repositoryUrl],
    ...tag,
    ['branch', run.branch, read?.branch],
    ['head', run.headSha, read?.headSha],
    ['into', run.baseBranch, read?.base?.branch],
    ['default branch', run.defaultBranch, here?.defaultBranch],
    ...(isChange ? change : []),
    ['page', run.runUrl],
  ];
  return rows.map(([name, said, found]) => ({
    name,
    value: said ?? found,
    from: said === undefined ? 'git' : 'variables',
  }));
}

/** `run --embedded` reports the same at its end. */
async function checkLanguages({ session, settings, isConnected }: DoctorContext): Promise<DoctorFinding> {
  if (isConnected) return reportNotTried('the API does not report what a service scans');
  const found = await findUnscannedFiles(session.folder, session.cancel, settings);
  if (found === 'nothing') return reportOk('no source files');
  if (found === undefined) return reportOk('every source file can be scanned');
  if (!found.isFault) return reportOk(found.text);
  throw new GateError('CONFIG', found.text, { hint: unscannedHint });
}

export const unscannedHint =
  'Add another scanner and judge its SARIF (scan-gate judge --sarif FILE), or accept the gap in the policy (accept-uncovered, uncovered).';

/** What the embedded scanners would not scan at HEAD. Undefined if they would scan all, `nothing` without source files. */
export async function findUnscannedFiles(
  folder: string,
  signal: AbortSignal,
  { uncovered, failOnTypes }: Pick<Settings, 'uncovered' | 'failOnTypes'>,
): Promise<{ text: string; isFault: boolean } | 'nothing' | undefined> {
  const languages = countFileLanguages(await listHeadPaths(folder, signal));
  if (languages.length === 0) return 'nothing';
  const found = findUncoveredFiles({ languages, changes: undefined, diagnostics: [] }, { uncovered, failOnTypes });
  if (found === undefined) return undefined;
  const text = found.text.replace('not scanned', 'not scanned by run --embedded');
  const isFault = found.fault !== undefined;
  return { text: isFault ? `${text}: a run that finds nothing is inconclusive` : text, isFault };
}

/** Counted by file names only. */
function countFileLanguages(paths: readonly string[]): { language: string; files: number; looked_at: number }[] {
  const counts = new Map<string, { files: number; looked_at: number }>();
  for (const path of paths) {
    const language = detectByName(path);
    if (language === undefined || isForeign(path)) continue;
    const isScanned = isReadByAnotherEngine(language) || detectScriptKind(path) !== undefined;
    const count = counts.get(language) ?? { files: 0, looked_at: 0 };
    counts.set(language, { files: count.files + 1, looked_at: count.looked_at + (isScanned ? 1 : 0) });
  }
  return [...counts].map(([language, count]) => ({ language, ...count }));
}
