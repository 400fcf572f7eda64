/** `scan-gate serve --check`: says whether the service could start now with these flags, and starts nothing. */

import { X509Certificate } from 'node:crypto';
import { createServer } from 'node:http';
import { listen, type Tls } from '../../service/http/server.ts';
import type { LocalServiceOptions } from '../../service/serve.ts';
import { inspectDatabase } from '../../service/store/store.ts';
import { dayMs } from '../../shared/clock.ts';
import { GateError, toGateError } from '../../shared/errors.ts';
import { createNoScannersError, hasScanners } from '../../shared/installation.ts';
import { toPlainText } from '../../shared/prose.ts';
import { readSource } from '../../shared/scan/checkout.ts';
import { neutralizeLine } from '../../shared/shown/neutral.ts';
import { notDoneOutcome, type Session, type StoryOutcome } from '../run/session.ts';

/** `read`: throws GateError CONFIG that lists every problem of the flags. */
export async function checkServing(
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
  const plan = await runStep(session, ['settings', read], () => 'all flags and variables are valid');
  if (plan === undefined) return notDoneOutcome;
  let isReady = true;
  const take = async <T>(name: string, look: () => Promise<T> | T, describe: (result: T) => string) => {
    const result = await runStep(session, [name, look], describe);
    isReady &&= result !== undefined;
    return result;
  };
  const takeText = (name: string, look: () => Promise<string> | string) => take(name, look, (text) => text);
  const { repos, vcsUrl, database, port, hostname = '127.0.0.1', tls } = plan;
  if (plan.work !== 'elsewhere')
    await takeText('scanners', () => {
      if (!hasScanners(scannersUrl)) throw createNoScannersError(version);
      return 'installed';
    });
  const inspected = await take(
    'database',
    () => inspectDatabase(database),
    ({ message }) => message,
  );
  for (const path of repos)
    await takeText('repository', async () => {
      const { name, defaultBranch } = await readSource(path, vcsUrl);
      return `${path} is ${name}, default branch ${defaultBranch}`;
    });
  const added = inspected?.repositories ?? [];
  if (added.length > 0) await takeText('repositories', () => describeAdded(added));
  if (tls !== undefined) await takeText('certificate', () => describeCertificate(tls, new Date()));
  await takeText('address', () => describeAddress(hostname, port));
  session.write(isReady ? 'The service can start.\n' : 'The service cannot start like this.\n');
  return isReady ? undefined : notDoneOutcome;
}

/** Prints one line, and a second one with the remedy. Returns undefined when the step failed. */
async function runStep<T>(
  session: Session,
  [name, look]: readonly [string, () => Promise<T> | T],
  describe: (result: T) => string,
): Promise<T | undefined> {
  const label = name.padEnd(12);
  try {
    const result = await look();
    session.write(`✔ ${label}  ${neutralizeLine(describe(result))}\n`);
    return result;
  } catch (error) {
    const { message, hint } = toGateError(error);
    const lines = [...message.split('\n'), ...(hint === undefined ? [] : [toPlainText(hint)])];
    session.write(
      lines.map((line, index) => `${index === 0 ? `✖ ${label}` : ' '.repeat(14)}  ${neutralizeLine(line)}\n`).join(''),
    );
    return undefined;
  }
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

/** Listens for a moment. */
async function describeAddress(hostname: string, port: number): Promise<string> {
  const server = createServer();
  const origin = await listen(server, port, hostname);
  await new Promise((done) => server.close(done));
  return port === 0 ? `${hostname}, any free port` : `${new URL(origin).host} is free`;
}
