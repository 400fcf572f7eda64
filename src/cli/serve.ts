/** `scan-gate serve`: the embedded service, until it is interrupted. */
import { GateError } from '../errors.ts';
import { readSource, startEmbedded } from '../service/embedded.ts';
import { logLine, type ServiceLog } from '../service/log.ts';
import type { RunningService } from '../service/serve.ts';
import { version } from '../session.ts';
import type { FlagReading } from '../settings/flags.ts';
import { shown } from '../settings/values.ts';
import type { Call } from './command.ts';

/** As the table of commands has them. */
type ServeFlags = FlagReading<{
  repo?: string[];
  'vcs-url'?: string[];
  port?: string[];
  database?: string[];
  organization?: string[];
  json?: true;
}>;

/** Serves until the signal comes; the exit code is 0 then, because that is how it is stopped. */
export async function serve(call: Call<ServeFlags>): Promise<undefined> {
  const { session, flags, workerUrl } = call;
  const { repos, vcsUrl, ...options } = readServeFlags(flags);
  const stopped = session.untilStopped();
  const sources = await Promise.all(repos.map((path) => readSource(path, vcsUrl)));
  const service = await startEmbedded({ sources, ...options, workerUrl, version, log: logOf(call) });
  const { baseUrl, apiKey = null } = service;
  if (!service.hasKeys) session.complain(`${howToMakeKeys(options.database)}\n`);
  session.write(flags.own.json ? `${JSON.stringify({ baseUrl, apiKey })}\n` : greeting(service));
  await stopped;
  await service.stop();
}

/** To standard error: what is printed is for programs. With --quiet only what needs somebody. */
function logOf({ session }: Call<ServeFlags>): ServiceLog {
  return (entry) => {
    if (entry.level !== 'info' || session.log.level !== 'quiet') session.complain(logLine(entry, new Date()));
  };
}

function howToMakeKeys(database: string): string {
  const command = `scan-gate keys create --database ${database} --name NAME --scope repository:read,scan:write,violation:read`;
  return `There is no valid key yet. To make one, at any time: ${command}`;
}

function greeting(service: RunningService): string {
  const repositories = service.repositories.map(({ id, name, vcsUrl }) => `  ${name}  ${id}  ${vcsUrl}\n`).join('');
  return `Scan Gate's embedded service is ready.

  base URL  ${service.baseUrl}
  API key   ${service.apiKey === undefined ? 'one that scan-gate keys made' : `${service.apiKey}  (shown once)`}

Repositories:
${repositories}
Press Ctrl+C to stop it.
`;
}

interface Serving {
  repos: string[];
  vcsUrl: string | undefined;
  port: number;
  database: string;
  organization: string | undefined;
}

/** Throws GateError CONFIG that lists every problem. */
function readServeFlags({ own, ...flags }: ServeFlags): Serving {
  const { repo: repos = [], 'vcs-url': [vcsUrl] = [], port: [portText = '0'] = [] } = own;
  const { database: [database = ':memory:'] = [], organization: [organization] = [] } = own;
  const problems = [...flags.problems, ...flags.positionals.map((extra) => `${shown(extra)} is not expected here`)];
  const port = Number(portText);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    problems.push(`--port: ${shown(portText)} is not a port from 0 to 65535`);
  if (repos.length === 0) problems.push('--repo is missing: name the checkout to serve');
  if (vcsUrl !== undefined && repos.length > 1) problems.push('--vcs-url goes with one --repo only');
  if (problems.length === 0) return { repos, vcsUrl, port, database, organization };
  throw new GateError('CONFIG', problems.join('\n'), { hint: 'scan-gate serve --help shows its flags.' });
}
