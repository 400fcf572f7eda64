/** `scan-gate worker`: scans for services over the same PostgreSQL database until it is interrupted. */
import { startWorker } from '../../service/serve.ts';
import { isPostgresAddress } from '../../service/store/postgres.ts';
import { GateError } from '../../shared/errors.ts';
import { version } from '../run/session.ts';
import type { FlagReading, OwnValues } from '../settings/flags.ts';
import { quoteForMessage } from '../settings/values.ts';
import type { Call } from './command.ts';
import {
  checkLogFormat,
  createServiceLog,
  createServiceLookUp,
  listArgumentProblems,
  readDatabase,
  readSelection,
  readWorkFolder,
} from './serve.ts';
import type { workerFlags } from './store-flags.ts';

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
