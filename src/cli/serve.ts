/** `scan-gate serve`: the embedded service, until it is interrupted. */
import { parseArgs } from 'node:util';
import { GateError } from '../errors.ts';
import { readSource, startEmbedded } from '../service/embedded.ts';
import type { RunningService } from '../service/serve.ts';
import { type Session, version } from '../session.ts';

const help = `Usage: scan-gate serve --repo PATH [--repo PATH …] [flags]

Runs the embedded scanning service over local git checkouts, on 127.0.0.1, until it is interrupted.

  --repo PATH       A git checkout or bare clone; may be given several times.
  --vcs-url URL     The repository's address, where its remote does not say it; with one --repo.
  --port N          The port, from 0 to 65535 (default: 0, any free one).
  --database FILE   Where repositories, scans and violations are kept (default: in memory).
  --json            Print one line {"baseUrl","apiKey"} when ready, and nothing else.
  --help            Show this text.

The API key is made anew at every start and printed once.
`;

/** Serves until the signal comes; the exit code is 0 then, because that is how it is stopped. */
export async function serve(session: Session, argv: string[], workerUrl: URL): Promise<undefined> {
  const flags = readServeFlags(argv);
  if (flags.help) {
    session.write(help);
    return;
  }
  const stopped = session.untilStopped();
  const sources = await Promise.all(flags.repos.map((path) => readSource(path, flags.vcsUrl)));
  const service = await startEmbedded({ sources, port: flags.port, database: flags.database, workerUrl, version });
  session.write(
    flags.json ? `${JSON.stringify({ baseUrl: service.baseUrl, apiKey: service.apiKey })}\n` : greeting(service),
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

interface ServeFlags {
  repos: string[];
  vcsUrl: string | undefined;
  port: number;
  database: string;
  json: boolean;
  help: boolean;
}

function readServeFlags(argv: string[]): ServeFlags {
  const { values } = parse(argv);
  const repos = values.repo ?? [];
  const port = Number(values.port ?? 0);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw wrong(`--port: ${JSON.stringify(values.port)} is not a port from 0 to 65535`);
  if (repos.length === 0 && !values.help) throw wrong('--repo is missing: name the checkout to serve');
  if (values['vcs-url'] !== undefined && repos.length > 1) throw wrong('--vcs-url goes with one --repo only');
  return {
    repos,
    vcsUrl: values['vcs-url'],
    port,
    database: values.database ?? ':memory:',
    json: values.json ?? false,
    help: values.help ?? false,
  };
}

function parse(argv: string[]) {
  try {
    return parseArgs({
      args: argv,
      options: {
        repo: { type: 'string', multiple: true },
        'vcs-url': { type: 'string' },
        port: { type: 'string' },
        database: { type: 'string' },
        json: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw wrong((error as Error).message);
  }
}

function wrong(message: string): GateError {
  return new GateError('CONFIG', message, { hint: 'scan-gate serve --help shows its flags.' });
}
