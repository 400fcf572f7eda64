/** `scan-gate serve`: the embedded service, until it is interrupted. */
import { GateError } from '../errors.ts';
import { readSource, startEmbedded } from '../service/embedded.ts';
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
  json?: true;
}>;

/** Serves until the signal comes; the exit code is 0 then, because that is how it is stopped. */
export async function serve({ session, flags, workerUrl }: Call<ServeFlags>): Promise<undefined> {
  const { repos, vcsUrl, port, database } = readServeFlags(flags);
  const stopped = session.untilStopped();
  const sources = await Promise.all(repos.map((path) => readSource(path, vcsUrl)));
  const service = await startEmbedded({ sources, port, database, workerUrl, version });
  session.write(
    flags.own.json ? `${JSON.stringify({ baseUrl: service.baseUrl, apiKey: service.apiKey })}\n` : greeting(service),
  );
  await stopped;
  await service.stop();
}

function greeting(service: RunningService): string {
  const repositories = service.repositories.map(({ id, name, vcsUrl }) => `  ${name}  ${id}  ${vcsUrl}\n`).join('');
  return `Scan Gate's embedded service is ready.

  base URL  ${service.baseUrl}
  API key   ${service.apiKey}  (shown once)

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
}

/** Throws GateError CONFIG that lists every problem. */
function readServeFlags({ own, ...flags }: ServeFlags): Serving {
  const { repo: repos = [], 'vcs-url': [vcsUrl] = [], port: [portText = '0'] = [], database: [database] = [] } = own;
  const problems = [...flags.problems, ...flags.positionals.map((extra) => `${shown(extra)} is not expected here`)];
  const port = Number(portText);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    problems.push(`--port: ${shown(portText)} is not a port from 0 to 65535`);
  if (repos.length === 0) problems.push('--repo is missing: name the checkout to serve');
  if (vcsUrl !== undefined && repos.length > 1) problems.push('--vcs-url goes with one --repo only');
  if (problems.length === 0) return { repos, vcsUrl, port, database: database ?? ':memory:' };
  throw new GateError('CONFIG', problems.join('\n'), { hint: 'scan-gate serve --help shows its flags.' });
}
