/** `scan-gate serve` and `worker`: run the embedded service, or one of its workers, until they are interrupted. */

import { X509Certificate } from 'node:crypto';
import { createServer } from 'node:http';
import { isIP } from 'node:net';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { createSecureContext } from 'node:tls';
import { parseHost } from '../../service/http/admission.ts';
import { listen, type Tls } from '../../service/http/server.ts';
import { formatLogLine, formatLogText, type ServiceLog } from '../../service/log.ts';
import { type LocalServiceOptions, type RunningService, startLocalService, startWorker } from '../../service/serve.ts';
import { checkDatabaseName, isPostgresAddress, parsePostgresAddress } from '../../service/store/postgres.ts';
import type { Rate } from '../../service/store/request-buckets.ts';
import { inspectDatabase } from '../../service/store/store.ts';
import { dayMs } from '../../shared/clock.ts';
import { GateError, toGateError } from '../../shared/errors.ts';
import { readRegularTextSync } from '../../shared/git/regular-file.ts';
import {
  builtinScanners,
  createNoScannersError,
  hasScanners,
  type ScannerSelection,
} from '../../shared/installation.ts';
import { toPlainText } from '../../shared/prose.ts';
import { type CheckoutSource, readSource } from '../../shared/scan/checkout.ts';
import type { LookUpPackages } from '../../shared/scan/scan-commit.ts';
import { neutralizeLine } from '../../shared/shown/neutral.ts';
import { createRunLookUp } from '../run/advisories.ts';
import { selectScanners } from '../run/embedded.ts';
import { notDoneOutcome, type Session, type StoryOutcome, version } from '../run/session.ts';
import { readRulesPath, readScanners } from '../settings/entries/scan.ts';
import type { FlagReading, OwnValues } from '../settings/flags.ts';
import { getVariableName, mergeReadings, readEnvironment, readSettings } from '../settings/reading.ts';
import { quoteForMessage } from '../settings/values.ts';
import type { Call } from './command.ts';
import type { networkFlags, scannerFlags, watchFlags, workerFlags } from './store-flags.ts';

/** As the table of commands declares them. */
type ServeFlags = FlagReading<
  OwnValues<typeof networkFlags & typeof watchFlags & typeof scannerFlags> & {
    repo?: string[];
    'vcs-url'?: string[];
    port?: string[];
    database?: string[];
    organization?: string[];
    json?: true;
    'no-work'?: true;
    'work-folder'?: string[];
  }
>;

/** Serves until a signal arrives. The exit code is then 0, because a signal is the normal way to stop it. */
export async function runServe(call: Call<ServeFlags>): Promise<StoryOutcome> {
  const { session, flags, scannersUrl } = call;
  if (flags.own.check) return checkStart(call);
  const { repos, vcsUrl, ...options } = readServeFlags(call);
  const stopped = session.untilStopped();
  const repositories = await Promise.all(repos.map((path) => readSource(path, vcsUrl)));
  const hookSecret = await readHookSecret(call);
  const lookUpPackages = createServiceLookUp(call, repositories);
  const service = await startLocalService({
    ...{ repositories, ...options, hookSecret, scannersUrl, version, lookUpPackages, log: createServiceLog(call) },
  });
  const { baseUrl, apiKey = null } = service;
  if (options.tls === undefined && !/^(?:127\.|::1$|localhost$)/.test(options.hostname ?? '127.0.0.1'))
    session.complain('It is open to other machines without TLS: keys cross the network unencrypted.\n');
  if (!service.hasKeys) {
    const { database } = options;
    const shown = isPostgresAddress(database) ? parsePostgresAddress(database).shown : database;
    const command = `scan-gate keys create --database ${shown} --name NAME --scope repository:read,scan:write,violation:read`;
    session.complain(`There is no valid key yet. Create one at any time: ${command}\n`);
  }
  session.write(flags.own.json ? `${JSON.stringify({ baseUrl, apiKey })}\n` : formatGreeting(service));
  await stopped;
  await service.stop();
  return undefined;
}

/** With a list for people. Nothing is started or changed. */
async function checkStart(call: Call<ServeFlags>): Promise<StoryOutcome> {
  const { session, scannersUrl } = call;
  const read = async () => {
    const { repos, vcsUrl, ...options } = readServeFlags(call);
    if (call.flags.own.json) {
      throw new GateError('CONFIG', '--check does not go with --json: it prints a human-readable list', {
        hint: 'Its exit code says whether the service could start.',
      });
    }
    const hookSecret = await readHookSecret(call);
    createServiceLookUp(call, []);
    return { ...options, repos, vcsUrl, hookSecret };
  };
  return checkServing(session, scannersUrl, version, read);
}

/** A call of `serve` or of `worker`. */
type ServiceCall = Pick<Call<FlagReading<OwnValues<typeof scannerFlags> & { log?: string[] }>>, 'session' | 'flags'>;

/** The operator sets this with flags or variables, because no policy file applies. */
function createServiceLookUp({ session, flags }: ServiceCall, sources: readonly CheckoutSource[]): LookUpPackages {
  const names = ['advisories', 'advisories-private', 'advisories-osv-url', 'github-token'] as const;
  // Other variables of the gate are not settings of this command.
  const wanted = Object.fromEntries(names.map((name) => [getVariableName(name), session.env[getVariableName(name)]]));
  const { given, problems } = mergeReadings(flags, readEnvironment(wanted));
  session.mask(given['github-token']?.value);
  const settings = readSettings(given, problems);
  const folders = sources.map(({ path }) => path);
  return createRunLookUp(session, folders, { settings, clock: session.clock() });
}

const leastSecretLength = 16;

async function readHookSecret({ session, flags }: Call<ServeFlags>): Promise<string | undefined> {
  const isFromInput = flags.own['hook-secret-stdin'] === true;
  const secret = isFromInput ? (await session.readInput()).trim() : session.env.SCAN_GATE_HOOK_SECRET;
  session.mask(secret, isFromInput && !flags.own.json);
  if (secret === undefined || (secret === '' && !isFromInput)) return undefined;
  if (secret.length >= leastSecretLength) return secret;
  throw new GateError('CONFIG', `The secret of POST /hooks/git is shorter than ${leastSecretLength} characters`, {
    hint: 'Make one with: openssl rand -hex 32',
  });
}

/** Writes to standard error, because standard output is for programs. With --quiet only warnings and errors. */
function createServiceLog({ session, flags }: ServiceCall): ServiceLog {
  const format = flags.own.log?.[0] === 'text' ? formatLogText : formatLogLine;
  return (entry) => {
    if (entry.level !== 'info' || session.log.level !== 'quiet') session.complain(format(entry, new Date()));
  };
}

function formatGreeting(service: RunningService): string {
  const repositories = service.repositories.map(({ id, name, vcsUrl }) => `  ${name}  ${id}  ${vcsUrl}\n`).join('');
  return `Scan Gate's embedded service is ready.

  base URL  ${service.baseUrl}
  API key   ${service.apiKey === undefined ? 'one that scan-gate keys created' : `${service.apiKey}  (shown once)`}

Repositories:
${repositories}
Press Ctrl+C to stop it.
`;
}

/** Throws GateError CONFIG that lists every problem. */
function readServeFlags(call: Call<ServeFlags>) {
  const { session, flags } = call;
  const { own } = flags;
  const { repo: repos = [], 'vcs-url': [vcsUrl] = [], host: [hostname] = [] } = own;
  const { database: [named] = [], organization: [organization] = [] } = own;
  const database = named === undefined ? ':memory:' : readDatabase(session, named);
  const problems = listArgumentProblems(call);
  const readNumber = (
    flag: 'port' | 'key-rate' | 'address-rate' | 'wrong-key-rate' | 'max-scans' | 'watch-seconds',
    otherwise: number,
    [what, most] = ['a number', 1_000_000],
  ) => {
    const text = own[flag]?.[0] ?? String(otherwise);
    if (/^\d{1,7}$/.test(text) && Number(text) <= most) return Number(text);
    problems.push(`--${flag}: ${quoteForMessage(text)} is not ${what} from 0 to ${most}`);
    return otherwise;
  };
  const readRate = (flag: 'key-rate' | 'address-rate' | 'wrong-key-rate', otherwise: number): Rate | undefined => {
    const requests = readNumber(flag, otherwise);
    return requests === 0 ? undefined : { requests, seconds: 60 };
  };
  const port = readNumber('port', 0, ['a port', 65_535]);
  const limits = {
    perKey: readRate('key-rate', 1_200),
    perAddress: readRate('address-rate', 2_400),
    wrongKeys: readRate('wrong-key-rate', 30),
  };
  const maxUnfinishedScans = readNumber('max-scans', 100);
  const watchSeconds = readNumber('watch-seconds', 60);
  const { 'allowed-host': hosts = [], 'trusted-proxy': trustedProxies = [], metrics } = own;
  for (const proxy of trustedProxies) {
    if (isIP(proxy) === 0) problems.push(`--trusted-proxy: ${quoteForMessage(proxy)} is not an address`);
  }
  const allowedHosts = readHosts(hosts, problems);
  if (repos.length === 0 && own.database === undefined) problems.push('--repo is missing: name the checkout to serve');
  const isShared = isPostgresAddress(database);
  if (isShared && repos.length > 0)
    problems.push('--repo does not go with PostgreSQL: add repositories with scan-gate repos add');
  for (const flag of ['no-work', 'work-folder'] as const) {
    if (!isShared && own[flag] !== undefined) problems.push(`--${flag} needs a PostgreSQL database`);
  }
  if (vcsUrl !== undefined && repos.length > 1) problems.push('--vcs-url goes with one --repo only');
  checkLogFormat(call, problems);
  const tls = readTls(session.folder, own, problems);
  const selection = readSelection(call, problems);
  if (problems.length > 0) {
    throw new GateError('CONFIG', problems.join('\n'), { hint: 'scan-gate serve --help shows its flags.' });
  }
  return {
    ...{ repos, vcsUrl, database, organization, selection, port, hostname, allowedHosts, trustedProxies, tls },
    ...{ limits, maxUnfinishedScans, watchSeconds, metrics },
    ...(isShared && { workFolder: readWorkFolder(session, own['work-folder']?.[0]) }),
    ...(own['no-work'] === true && { work: 'elsewhere' as const }),
  };
}

/** The operator chooses, as a policy file does for a run. */
function readSelection({ flags }: ServiceCall, problems: string[]): ScannerSelection {
  const complainAbout = (flag: string) => (complaint: string) => problems.push(`--${flag} ${complaint}`);
  const { scanners: [names] = [], 'semgrep-rules': [rules] = [] } = flags.own;
  const scanners = readScanners(names ?? builtinScanners, complainAbout('scanners'));
  const semgrepRules = rules === undefined ? undefined : readRulesPath(rules, complainAbout('semgrep-rules'));
  return selectScanners({ scanners, semgrepRules });
}

/** As in a Host header, without the port. A name that cannot appear in a header would reject every request. */
function readHosts(hosts: readonly string[], problems: string[]): string[] {
  return hosts.flatMap((given) => {
    const host = parseHost(given);
    if (host !== undefined && (isIP(host) !== 0 || /^[a-z0-9_-]+(?:\.[a-z0-9_-]+)*$/.test(host))) return host;
    problems.push(`--allowed-host: ${quoteForMessage(given)} is not a host name such as gate.example.com`);
    return [];
  });
}

function readTls(folder: string, own: ServeFlags['own'], problems: string[]): Tls | undefined {
  const [cert, key] = (['tls-cert', 'tls-key'] as const).map((flag) => {
    const file = own[flag]?.[0];
    if (file === undefined) return undefined;
    try {
      return readRegularTextSync(resolve(folder, file));
    } catch (error) {
      problems.push(`--${flag}: ${quoteForMessage(file)} cannot be read: ${(error as Error).message}`);
      return '';
    }
  });
  if (cert === undefined && key === undefined) return undefined;
  if (cert === undefined || key === undefined) problems.push('--tls-cert and --tls-key go together');
  else if (cert !== '' && key !== '') {
    try {
      createSecureContext({ cert, key });
    } catch (error) {
      problems.push(`--tls-cert and --tls-key: they are not a certificate and its key (${(error as Error).message})`);
    }
  }
  return { cert: cert ?? '', key: key ?? '' };
}

/**
 * What --database names: the absolute path of a file, or the address of a PostgreSQL database, whose password is never
 * printed. Throws CONFIG.
 */
export function readDatabase(session: Pick<Session, 'folder' | 'mask'>, database: string): string {
  checkDatabaseName(database);
  if (!isPostgresAddress(database)) return resolve(session.folder, database);
  const { password } = parsePostgresAddress(database);
  session.mask(password);
  return database;
}

/** The folder of what a process keeps beside a shared database. */
function readWorkFolder({ folder, env }: Pick<Session, 'folder' | 'env'>, given: string | undefined): string {
  if (given !== undefined) return resolve(folder, given);
  return join(env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'scan-gate');
}

function listArgumentProblems({ flags }: ServiceCall): string[] {
  const extra = flags.positionals.map((argument) => `unexpected argument: ${quoteForMessage(argument)}`);
  return [...flags.problems, ...extra];
}

function checkLogFormat({ flags }: ServiceCall, problems: string[]): void {
  const [log = 'json'] = flags.own.log ?? [];
  if (!['json', 'text'].includes(log)) problems.push(`--log: ${quoteForMessage(log)} is not json or text`);
}

// `scan-gate worker`: scans for services over the same PostgreSQL database until it is interrupted.

const maxScans = 64;

/** Works until a signal arrives. The exit code is then 0, because a signal is the normal way to stop it. */
export async function runWorker(call: Call<FlagReading<OwnValues<typeof workerFlags>>>): Promise<undefined> {
  const { session, scannersUrl } = call;
  const { database, scans: [scans = '1'] = [], 'work-folder': [folder] = [] } = call.flags.own;
  const [address] = database ?? [];
  const problems = listArgumentProblems(call);
  if (address === undefined) problems.push('--database is missing: postgres://USER@HOST/NAME');
  else if (!isPostgresAddress(address))
    problems.push('--database is not an address of PostgreSQL: over a file, serve scans itself');
  checkLogFormat(call, problems);
  if (!/^\d{1,2}$/.test(scans) || Number(scans) < 1 || Number(scans) > maxScans)
    problems.push(`--scans: ${quoteForMessage(scans)} is not a number from 1 to ${maxScans}`);
  const selection = readSelection(call, problems);
  if (problems.length > 0)
    throw new GateError('CONFIG', problems.join('\n'), { hint: 'scan-gate worker --help shows its flags.' });
  const workFolder = readWorkFolder(session, folder);
  const named = readDatabase(session, address ?? '');
  const stopped = session.untilStopped();
  const worker = await startWorker({
    ...{ database: named, concurrency: Number(scans), workFolder, selection, scannersUrl, version },
    ...{ lookUpPackages: createServiceLookUp(call, []), log: createServiceLog(call) },
  });
  session.write('The worker is ready. Press Ctrl+C to stop it.\n');
  await stopped;
  await worker.stop();
}

// `scan-gate serve --check`: says whether the service could start now with these flags, and starts nothing.

/** `read`: throws GateError CONFIG that lists every problem of the flags. */
async function checkServing(
  session: Session,
  scannersUrl: URL,
  version: string,
  read: () => Promise<
    Pick<LocalServiceOptions, 'database' | 'port' | 'hostname' | 'tls' | 'work'> & {
      repos: string[];
      vcsUrl: string | undefined;
    }
  >,
): Promise<StoryOutcome> {
  let isReady = true;
  /** Prints one line, and a second one with the remedy. Returns undefined when the step failed. */
  const take = async <T>(name: string, look: () => Promise<T> | T, describe: (result: T) => string = String) => {
    const label = name.padEnd(12);
    try {
      const result = await look();
      session.write(`✔ ${label}  ${neutralizeLine(describe(result))}\n`);
      return result;
    } catch (error) {
      isReady = false;
      const { message, hint } = toGateError(error);
      const lines = [...message.split('\n'), ...(hint === undefined ? [] : [toPlainText(hint)])];
      session.write(
        lines
          .map((line, index) => `${index === 0 ? `✖ ${label}` : ' '.repeat(14)}  ${neutralizeLine(line)}\n`)
          .join(''),
      );
      return undefined;
    }
  };
  const plan = await take('settings', read, () => 'all flags and variables are valid');
  if (plan === undefined) return notDoneOutcome;
  const { repos, vcsUrl, database, port, hostname = '127.0.0.1', tls } = plan;
  if (plan.work !== 'elsewhere')
    await take('scanners', () => {
      if (!hasScanners(scannersUrl)) throw createNoScannersError(version);
      return 'installed';
    });
  const inspected = await take(
    'database',
    () => inspectDatabase(database),
    ({ message }) => message,
  );
  for (const path of repos)
    await take('repository', async () => {
      const { name, defaultBranch } = await readSource(path, vcsUrl);
      return `${path} is ${name}, default branch ${defaultBranch}`;
    });
  const added = inspected?.repositories ?? [];
  if (added.length > 0) await take('repositories', () => describeAdded(added));
  if (tls !== undefined) await take('certificate', () => describeCertificate(tls, new Date()));
  await take('address', async () => {
    const server = createServer();
    const origin = await listen(server, port, hostname);
    await new Promise((done) => server.close(done));
    return port === 0 ? `${hostname}, any free port` : `${new URL(origin).host} is free`;
  });
  session.write(isReady ? 'The service can start.\n' : 'The service cannot start like this.\n');
  return isReady ? undefined : notDoneOutcome;
}

/** Maximum number of repositories that are named. */
const namesMax = 20;

async function describeAdded(repositories: readonly { name: string; path: string }[]): Promise<string> {
  const results = await Promise.allSettled(repositories.map(({ path }) => readSource(path)));
  const missing = repositories.filter((_, index) => results[index]?.status === 'rejected');
  if (missing.length === 0) return `${repositories.length} of repos add, all readable`;
  const names = missing.slice(0, namesMax).map(({ name, path }) => `${name} (${path})`);
  throw new GateError('CONFIG', `${missing.length} of ${repositories.length} cannot be read: ${names.join(', ')}`, {
    hint: 'Bring their folders back, or archive them: scan-gate repos archive ID.',
  });
}

function describeCertificate({ cert }: Tls, now: Date): string {
  const { validFrom, validTo } = new X509Certificate(cert);
  const [from, to] = [new Date(validFrom), new Date(validTo)];
  if (to < now || from > now)
    throw new GateError('CONFIG', `It is valid from ${formatDay(from)} to ${formatDay(to)} only`, {
      hint: 'Renew it: browsers and gates refuse it.',
    });
  const days = Math.floor((to.getTime() - now.getTime()) / dayMs);
  return `valid until ${formatDay(to)}${days < 14 ? `, only ${days} more days` : ''}`;
}

const formatDay = (time: Date): string => time.toISOString().slice(0, 10);
