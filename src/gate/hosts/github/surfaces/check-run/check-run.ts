/** A check run on GitHub, and the calls that find or create it, put it in progress, and end it without findings. */

import * as z from 'zod';
import { escapeMarkdown } from '../../../../../shared/shown/neutral.ts';
import type { Settings } from '../../../../settings/settings.ts';
import { type GithubClient, writeOnce } from '../../client.ts';
import {
  formatExternalId,
  formatGateName,
  formatRunKey,
  type GatesOfAttempt,
  type PendingScan,
  readExternalId,
} from '../../identity.ts';
import { readRefusalStatus } from '../../problems.ts';

/** Whether findings are marked by the annotations of a check run. */
export function marksInCheckRun({ annotations }: Pick<Settings, 'annotations'>): boolean {
  return annotations === 'auto' || annotations === 'check-run';
}

export interface Opening {
  headSha: string;
  category: string | undefined;
  /** See `nameRunKind`: several events may judge one commit, each by its own rules. */
  event?: string | undefined;
  /** The current state, for example how long the scan usually takes. */
  text: string;
  runUrl: string | undefined;
  /** `<run id>.<attempt>`. Another gate of the same attempt with the same name is noticed by it. */
  attempt?: string | undefined;
  /** See `identifyGate`. */
  gateId?: string | undefined;
  /** When the run began, by this machine's clock in ms since the epoch. */
  startedMs: number;
}

/** Plain data, so that it can be stored in a step's state. */
export interface OpenedCheckRun {
  id: number;
  url: string | undefined;
  /** Annotations that it had before this run: GitHub can only add annotations, not remove them. */
  annotationCount: number;
  /** When the run began by GitHub's clock, as the check run states it. */
  startedMs: number;
  /** Set if other gates of this attempt write the same check run. */
  rivals?: Rivals | undefined;
}

/** Other gates of the same attempt and name: nothing separates their results. */
export interface Rivals {
  /** How many of them have not ended, and how many of these write this very check run. */
  open: number;
  openHere: number;
  /** The worst result that one of them has shown. */
  worst: { conclusion: string; title: string; summary: string } | undefined;
  /**
   * Other check runs of this name in which no gate is open: two exist if two gates began at the same moment. Without a
   * conclusion, one waits for the last gate.
   */
  others: { id: number; conclusion: string | undefined }[];
}

/** `overtaken`: a newer run of the same kind has replaced it, and its result remains. */
export type FoundCheckRun = OpenedCheckRun | 'overtaken';

/** The check run that shows the gate in progress. It is completed exactly once, whatever happens. */
export interface CheckRunProgress {
  /** The check run. Undefined if there is none. Throws GateError if it must be searched for and that fails. */
  find(client: GithubClient): Promise<FoundCheckRun | undefined>;
  /** Records that it was completed. */
  markCompleted(): void;
  /**
   * Leaves the check run open for a later run, which judges that scan. From then on, this run completes it only with a
   * verdict. Returns false if no check run can be left open. Never rejects.
   */
  leavePending(scan: PendingScan): Promise<boolean>;
  /** Whether the check run was left open. */
  isPending(): boolean;
  /** Completes it as cancelled if it is not completed. Returns a warning if that failed. Never rejects. */
  close(text: string): Promise<string | undefined>;
}

export const checkRunShape = z.looseObject({
  id: z.number().int(),
  html_url: z.string().nullish(),
  external_id: z.string().nullish(),
  status: z.string().nullish(),
  conclusion: z.string().nullish(),
  details_url: z.string().nullish(),
  output: z.looseObject({
    annotations_count: z.number().int(),
    title: z.string().nullish(),
    summary: z.string().nullish(),
  }),
});
const checkRunPage = z.looseObject({ total_count: z.number().int(), check_runs: z.array(checkRunShape) });
type CheckRun = z.infer<typeof checkRunShape>;
const runsRoute = 'GET /repos/{owner}/{repo}/commits/{ref}/check-runs';

/** GitHub's clock is known in whole seconds, so either of two runs that began together may win. */
const slackMs = 2000;

/**
 * Puts the commit's check run in progress: the one of an earlier run of the same kind, otherwise a new one. Throws
 * GateError.
 */
export async function startCheckRun(client: GithubClient, opening: Opening): Promise<FoundCheckRun> {
  const identity = buildIdentity(opening);
  const found = await findCheckRun(client, identity);
  const startedMs = opening.startedMs + (client.serverAheadMs() ?? 0);
  const { attempt, gateId } = opening;
  const counted = found && readAttemptGates(found, opening);
  const isDone = found?.status === 'completed';
  // The only gate of this attempt that has begun runs again, and replaces its own result.
  const isSame = gateId !== undefined && counted?.gate === gateId && isDone;
  const before = isSame ? undefined : counted;
  if (before === undefined && isNewer(found, startedMs)) return 'overtaken';
  const open = before === undefined || isDone ? 1 : before.open + 1;
  const begun = (before?.begun ?? 0) + 1;
  const gates =
    attempt === undefined ? undefined : { attempt, begun, open, ...(before === undefined && { gate: gateId }) };
  const state = {
    external_id: formatExternalId(identity.key, startedMs, gates),
    status: 'in_progress',
    output: { title: 'Scanning', summary: client.redact(escapeMarkdown(opening.text)) || 'The scan is under way.' },
    ...buildDetails(opening.runUrl),
  };
  if (found === undefined) return createCheckRun(client, identity, state);
  // The result of another gate of this attempt stays visible, unless it is a success.
  const isKept = before !== undefined && rankConclusion(found) > 0;
  try {
    const answer = await patchCheckRun(client, found.id, isKept ? { external_id: state.external_id } : state);
    const opened = { ...toOpenedCheckRun(answer), annotationCount: found.output.annotations_count };
    return before === undefined ? opened : await reviewCheckRun(client, opening, opened);
  } catch (error) {
    // Only the app that created a check run may change it.
    if (readRefusalStatus(error) === undefined) throw error;
    return createCheckRun(client, identity, state);
  }
}

type CheckRunIdentity = ReturnType<typeof buildIdentity>;

function buildIdentity({ category, event, headSha }: Opening) {
  return { name: formatGateName(category, event), key: formatRunKey(category, event), head_sha: headSha };
}

/** `isOnce` if doing it twice would add something twice. Throws GateError. */
export function patchCheckRun(client: GithubClient, id: number, fields: object, isOnce = false): Promise<CheckRun> {
  const route = 'PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}';
  return client.call({ route, parameters: { check_run_id: id, ...fields }, shape: checkRunShape, isOnce });
}

/** Undefined if the check run belongs to another attempt, or if nothing says which one it is. */
function readAttemptGates(run: CheckRun, { attempt }: Opening): GatesOfAttempt | undefined {
  const { gates } = readExternalId(run.external_id);
  return gates?.attempt === attempt ? gates : undefined;
}

/** What lets a pull request be merged is 0 or 1. The worst is a proven failure. */
export function rankConclusion({ conclusion }: { conclusion?: string | null | undefined }): number {
  if (conclusion === null || conclusion === undefined || conclusion === 'success') return 0;
  if (conclusion === 'neutral' || conclusion === 'skipped') return 1;
  return conclusion === 'failure' ? 3 : 2;
}

function isNewer(run: CheckRun | undefined, startedMs: number): boolean {
  return run !== undefined && readExternalId(run.external_id).startedMs > startedMs + slackMs;
}

/**
 * `overtaken` if a newer run of the same kind has put it in progress, or has created its own check run. Otherwise the
 * check run, with what other gates of the same attempt made of it. Throws GateError.
 */
export async function reviewCheckRun<Opened extends Pick<OpenedCheckRun, 'id' | 'startedMs'>>(
  client: GithubClient,
  opening: Opening,
  opened: Opened,
): Promise<(Opened & { rivals?: Rivals | undefined }) | 'overtaken'> {
  const own = await listCheckRuns(client, buildIdentity(opening));
  const ofAttempt = own.filter((run) => readAttemptGates(run, opening) !== undefined);
  if (!ofAttempt.includes(own[0] as CheckRun)) return isNewer(own[0], opened.startedMs) ? 'overtaken' : opened;
  const gates = ofAttempt.flatMap((run) => readAttemptGates(run, opening) ?? []);
  const isCompleted = ({ status }: CheckRun) => status === 'completed';
  const isHere = ({ id }: CheckRun) => id === opened.id;
  const here = ofAttempt.find(isHere);
  const counted = here && readAttemptGates(here, opening);
  // Another gate that ran again at the same moment has overwritten the count, or has completed this check run.
  const isUncounted = counted?.gate !== undefined && counted.gate !== opening.gateId;
  const begun = gates.reduce((sum, each) => sum + each.begun, isUncounted ? 1 : 0);
  if (begun < 2 && !ofAttempt.some(isCompleted)) return opened;
  const countOpen = (run: CheckRun) => (isCompleted(run) ? 0 : (readAttemptGates(run, opening)?.open ?? 0));
  const [worst] = ofAttempt.filter(isCompleted).toSorted((a, b) => rankConclusion(b) - rankConclusion(a));
  const openHere = here === undefined ? 0 : Math.max(0, countOpen(here) - (isUncounted ? 0 : 1));
  const elsewhere = ofAttempt.filter((run) => !isHere(run));
  return {
    ...opened,
    rivals: {
      open: elsewhere.reduce((sum, run) => sum + countOpen(run), openHere),
      openHere,
      worst: worst && {
        conclusion: worst.conclusion ?? '',
        title: worst.output.title ?? '',
        summary: worst.output.summary ?? '',
      },
      others: elsewhere
        .filter((run) => countOpen(run) === 0)
        .map(({ id, conclusion }) => ({ id, conclusion: conclusion ?? undefined })),
    },
  };
}

/**
 * Leaves it in progress for the other gates of this attempt, one fewer of which is then open. A pass before they have
 * ended would let the pull request be merged. Throws GateError.
 */
export async function leaveToRivals(client: GithubClient, opening: Opening, { id, startedMs, rivals }: OpenedCheckRun) {
  const { attempt = '' } = opening;
  const gates = { attempt, begun: (rivals?.open ?? 0) + 1, open: rivals?.openHere ?? 0 };
  const external_id = formatExternalId(buildIdentity(opening).key, startedMs, gates);
  await patchCheckRun(client, id, { external_id });
}

/** The check run that this workflow run created or put in progress and did not complete. Throws GateError. */
export async function findUnfinished(client: GithubClient, opening: Opening): Promise<OpenedCheckRun | undefined> {
  const found = await findCheckRun(client, buildIdentity(opening));
  if (found === undefined || found.status === 'completed') return undefined;
  const isOurs = opening.runUrl === undefined || found.details_url === opening.runUrl;
  return isOurs ? toOpenedCheckRun(found) : undefined;
}

/** Records in the check run which scan it is open for. Throws GateError. */
export async function recordPending(
  client: GithubClient,
  opening: Opening,
  { id, startedMs }: OpenedCheckRun,
  scan: PendingScan,
): Promise<void> {
  const text = `${opening.text} Not waiting for scan ${scan.scanId}: when it has ended, another run of the gate judges it.`;
  const output = { title: 'Waiting for the scan', summary: client.redact(escapeMarkdown(text)) };
  const external_id = formatExternalId(buildIdentity(opening).key, startedMs, scan);
  await patchCheckRun(client, id, { external_id, output });
}

export function toOpenedCheckRun(run: CheckRun): OpenedCheckRun {
  const { startedMs } = readExternalId(run.external_id);
  return { id: run.id, url: run.html_url ?? undefined, annotationCount: run.output.annotations_count, startedMs };
}

/** The check run of the newest run. Several exist if two began at the same time. */
async function findCheckRun(client: GithubClient, identity: CheckRunIdentity): Promise<CheckRun | undefined> {
  return (await listCheckRuns(client, identity))[0];
}

/** Those of the newest run first. */
async function listCheckRuns(client: GithubClient, identity: CheckRunIdentity): Promise<CheckRun[]> {
  const runs = await client.pages(
    {
      route: runsRoute,
      parameters: { ref: identity.head_sha, check_name: identity.name, filter: 'all' },
      shape: checkRunPage,
    },
    (page) => page.check_runs,
  );
  const own = runs.filter((run) => readExternalId(run.external_id).key === identity.key);
  const getStartTime = (run: CheckRun) => readExternalId(run.external_id).startedMs;
  return own.sort((a, b) => getStartTime(b) - getStartTime(a) || b.id - a.id);
}

async function createCheckRun(
  client: GithubClient,
  identity: CheckRunIdentity,
  state: object,
): Promise<OpenedCheckRun> {
  const { name, head_sha } = identity;
  const route = 'POST /repos/{owner}/{repo}/check-runs';
  const created = await writeOnce(
    client,
    () => client.call({ route, parameters: { name, head_sha, ...state }, shape: checkRunShape, isOnce: true }),
    () => findCheckRun(client, identity),
  );
  return toOpenedCheckRun(created);
}

/** The link that the check run shows. */
export function buildDetails(runUrl: string | undefined): { details_url?: string } {
  return runUrl === undefined ? {} : { details_url: runUrl };
}

export type CheckConclusion = 'success' | 'failure' | 'neutral' | 'action_required' | 'timed_out' | 'cancelled';

/**
 * Completes a check run without its findings, because the run was canceled or they could not be written. Throws
 * GateError.
 */
export async function endCheckRun(
  client: GithubClient,
  id: number,
  { conclusion, title, text }: { conclusion: CheckConclusion; title: string; text: string },
  { isMarkdown = false } = {},
): Promise<void> {
  const summary = client.redact(isMarkdown ? text : escapeMarkdown(text));
  const output = { title, summary: summary || 'The run has ended.' };
  await patchCheckRun(client, id, { status: 'completed', conclusion, output });
}
