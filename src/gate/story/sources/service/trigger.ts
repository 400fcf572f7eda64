/** Starts the scan once, and never twice unless the first request was provably lost (design section 4). */
import type { ScanItem } from '../../../../shared/api/schemas.ts';
import { GateError } from '../../../../shared/errors.ts';
import { findAdoptable, type MayAdopt } from './adopt.ts';
import type { ScanList, ServiceRun } from './scans.ts';
import { isNewSince, listNewScans, listScans } from './scans.ts';

const settleRounds = [2000, 4000, 6000, 8000, 12_000];

/** What to scan, and the scans that existed before. */
export interface StartRequest {
  run: ServiceRun;
  /** Undefined if they could not be listed. */
  before: ScanList | undefined;
  /** Whether somebody else's scan may be adopted. Undefined: none may be. */
  mayAdopt?: MayAdopt | undefined;
  /** The scan of this commit that is judged again, if there is one. */
  findToRepeat?: ((before: ScanList | undefined) => Promise<string | undefined>) | undefined;
}

export interface StartedScan {
  ids: string[];
  /** The only scan is somebody else's. */
  isAdopted: boolean;
}

/** A scan that the service named, and whether this run provably started it. */
interface NamedScan {
  ids: string[];
  isNew: boolean;
}

/**
 * Starts a scan of the branch and returns its id. Returns several ids if a response was lost and more than one new scan
 * may be ours: then the worst of them decides. If a running scan may be adopted, that one is used. `waitFor` waits
 * until a scan has ended in any way.
 */
export async function startScan(start: StartRequest, waitFor: (scanId: string) => Promise<void>): Promise<StartedScan> {
  const { before, mayAdopt } = start;
  const running = (await start.findToRepeat?.(before)) ?? (mayAdopt && (await findAdoptable(before, mayAdopt)));
  if (running !== undefined) return { ids: [running], isAdopted: true };
  const first = await postScan(start);
  if (first.isNew) return { ids: first.ids, isAdopted: false };
  const [old = ''] = first.ids;
  if (await mayAdopt?.(old)) return { ids: [old], isAdopted: true };
  start.run.log.note(
    `The service answered with scan ${old}, which may be older than this run: waiting for it, then asking once more`,
  );
  await waitFor(old);
  const second = await postScan(start);
  if (second.isNew && !second.ids.includes(old)) return { ids: second.ids, isAdopted: false };
  throw new GateError(
    'PROTOCOL',
    `The service keeps answering with scan ${second.ids[0]}, which may have been started before this run`,
    { hint: 'An old scan may not contain this commit. Check the scan in the service, or run the gate again later.' },
  );
}

async function postScan(start: StartRequest): Promise<NamedScan> {
  const { run } = start;
  try {
    return await postOnce(start);
  } catch (error) {
    if (!(error instanceof GateError)) throw error;
    if (error.status === 409) return { ids: [await findRunningScan(run, error)], isNew: false };
    if (!error.isAmbiguous) throw explainStartError(error, run);
    return recoverLostRequest(start, error);
  }
}

async function postOnce({ run, before }: StartRequest): Promise<NamedScan> {
  const started = await run.client.startScan({ repository_id: run.repositoryId, branch: run.branch });
  if (started.repository_id !== run.repositoryId || started.branch !== run.branch) {
    throw new GateError(
      'PROTOCOL',
      `Asked for a scan of ${run.branch}, the service started one of ${started.branch} in repository ${started.repository_id}`,
    );
  }
  return {
    ids: [started.scan_id],
    isNew: before === undefined ? started.status === 'PENDING' : isNewSince(before, started),
  };
}

function explainStartError(error: GateError, run: ServiceRun): GateError {
  if (error.code !== 'NOT_FOUND') return error;
  return new GateError('NOT_FOUND', `The service cannot scan the branch ${run.branch}: ${error.message}`, {
    cause: error,
    status: error.status,
    hint: 'Check that the branch was pushed and that the service can read the repository.',
  });
}

/** A 409 says that a scan is already running. It is the newest unfinished one of this branch. */
async function findRunningScan(run: ServiceRun, refused: GateError): Promise<string> {
  const list = await listScans(run);
  const running = list.items.filter((item) => item.status !== 'COMPLETED' && item.status !== 'FAILED');
  const [ours] = await filterByTarget(run, running);
  if (ours === undefined) throw refused;
  return ours;
}

/**
 * Searches for 30 s for the scan that a lost request may have started. If there is none, sends the request once more
 * and searches again.
 */
async function recoverLostRequest(start: StartRequest, lost: GateError): Promise<NamedScan> {
  const { run, before } = start;
  if (before === undefined) {
    throw new GateError(lost.code, `${lost.message}; whether a scan was started is unknown`, {
      cause: lost,
      hint: 'The scans could not be listed beforehand, so asking again might start a second scan. Run the gate again.',
    });
  }
  run.log.say(`${lost.message}. It may have been received: looking for the scan before asking again`);
  const found = await findNewScan(start, before);
  if (found !== undefined) return found;
  run.log.note('The answer to POST /scans was lost and 30 s of looking show no scan; asked once more');
  try {
    return await postOnce(start);
  } catch (error) {
    if (!(error instanceof GateError)) throw error;
    // The conflicting scan may be the one that the lost request started.
    if (error.status !== 409 && !error.isAmbiguous) throw explainStartError(error, run);
    run.log.say(`${error.message}. Looking for the scan again`);
    const late = await findNewScan(start, before);
    if (late !== undefined) return late;
    run.log.note(
      'POST /scans was repeated without success, and 30 s of looking show no scan: it is not asked for a third time',
    );
    throw error;
  }
}

/** The scans of the branch that were created since, as soon as there is one. */
async function findNewScan({ run }: StartRequest, before: ScanList): Promise<NamedScan | undefined> {
  const { clock, signal } = run.budget;
  for (const pauseMs of settleRounds) {
    await clock.sleep(pauseMs, signal);
    const candidates = await filterByTarget(run, listNewScans(before, await listScans(run)));
    if (candidates.length > 0) {
      run.log.note(`The answer to POST /scans was lost; assumed that it started ${candidates.join(' and ')}`);
      return { ids: candidates, isNew: true };
    }
  }
  return undefined;
}

async function filterByTarget(run: ServiceRun, items: readonly ScanItem[]): Promise<string[]> {
  const details = await Promise.all(items.map((item) => run.client.getScan({ scan_id: item.scan_id })));
  return details
    .filter((scan) => scan.repository_id === run.repositoryId && scan.branch === run.branch)
    .map((scan) => scan.scan_id);
}
