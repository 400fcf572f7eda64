/** `scan-gate worker`: scans for services over the same PostgreSQL database until it is interrupted. */
import { formatLogLine, formatLogText, type ServiceLog } from '../../service/log.ts';
import { startWorker } from '../../service/serve.ts';
import { isPostgresAddress } from '../../service/store/postgres-address.ts';
import { GateError } from '../../shared/errors.ts';
import { version } from '../run/session.ts';
import type { FlagReading, OwnValues } from '../settings/flags.ts';
import { quoteForMessage } from '../settings/values.ts';
import type { Call } from './command.ts';
import { readDatabase, readWorkFolder } from './database.ts';
import { createServiceLookUp, readSelection } from './serve.ts';
import type { workerFlags } from './store-flags.ts';

type WorkerCall = Call<FlagReading<OwnValues<typeof workerFlags>>>;

const maxScans = 64;

/** Works until a signal arrives. The exit code is then 0, because a signal is the normal way to stop it. */
export async function runWorker(call: WorkerCall): Promise<undefined> {
  const { session, scannersUrl } = call;
  const options = readWorkerFlags(call);
  const stopped = session.untilStopped();
  const lookUpPackages = createServiceLookUp(call, []);
  const formatEntry = call.flags.own.log?.[0] === 'text' ? formatLogText : formatLogLine;
  const log: ServiceLog = (entry) => {
    if (entry.level !== 'info' || session.log.level !== 'quiet') session.complain(formatEntry(entry, new Date()));
  };
  const worker = await startWorker({ ...options, scannersUrl, version, lookUpPackages, log });
  session.write('The worker is ready. Press Ctrl+C to stop it.\n');
  await stopped;
  await worker.stop();
}

/** Throws GateError CONFIG that lists every problem. */
function readWorkerFlags({ session, flags }: WorkerCall) {
  const { own } = flags;
  const [database] = own.database ?? [];
  const [scans = '1'] = own.scans ?? [];
  const problems = [
    ...flags.problems,
    ...flags.positionals.map((extra) => `unexpected argument: ${quoteForMessage(extra)}`),
  ];
  if (database === undefined) problems.push('--database is missing: postgres://USER@HOST/NAME');
  else if (!isPostgresAddress(database))
    problems.push('--database is not an address of PostgreSQL: over a file, serve scans itself');
  const [log = 'json'] = own.log ?? [];
  if (!['json', 'text'].includes(log)) problems.push(`--log: ${quoteForMessage(log)} is not json or text`);
  if (!/^\d{1,2}$/.test(scans) || Number(scans) < 1 || Number(scans) > maxScans)
    problems.push(`--scans: ${quoteForMessage(scans)} is not a number from 1 to ${maxScans}`);
  const selection = readSelection(own, problems);
  if (problems.length > 0) {
    throw new GateError('CONFIG', problems.join('\n'), { hint: 'scan-gate worker --help shows its flags.' });
  }
  const workFolder = readWorkFolder(session, own['work-folder']?.[0]);
  return {
    database: readDatabase(session, database ?? ''),
    concurrency: Number(scans),
    workFolder,
    selection,
  };
}
