/** The checks of `scan-gate doctor`, in their order: a check may rely on earlier ones. */
import { GateError } from '../../../shared/errors.ts';
import { readGitProgram } from '../../../shared/git/runner.ts';
import {
  findInstalledPackages,
  formatPackageHint,
  installations,
  programInstallations,
} from '../../../shared/installation.ts';
import { requestPrograms } from '../../../shared/scan/programs.ts';
import { askProgramVersions } from '../../../shared/scan/scanners.ts';
import { isAtLeast } from '../../../shared/text/dotted-version.ts';
import { version } from '../../run/session.ts';
import { writeFileLine } from '../../settings/settings.ts';
import { listSettingRows } from '../setting-rows.ts';
import { type Check, type DoctorFinding, reportNotTried, reportOk } from './check.ts';
import { checkAssumptions } from './checks/assumptions.ts';
import { checkLanguages } from './checks/languages.ts';
import { checkCiSystem, checkRunBranch, checkToken, checkWaiting } from './checks/run-context.ts';
import { checkAccess, checkClock, checkKey, checkRepository, checkService } from './checks/service.ts';
import type { DoctorContext } from './doctor-context.ts';

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

async function checkSettings({ fault, settings, isConnected, policy }: DoctorContext): Promise<DoctorFinding> {
  if (fault !== undefined) throw fault;
  // `checkPolicy` reports a policy that cannot be read.
  const read = await policy().catch(() => ({ settings, policy: {}, origins: {} }));
  const rows = listSettingRows(read, isConnected);
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
