/** Checks where an evidence file comes from: only a job's own output for the judged commit proves anything. */
import { relative, resolve } from 'node:path';
import { GateError } from '../../../shared/errors.ts';
import { resolveCommits } from '../../../shared/git/checkout.ts';
import { findTracking } from '../../../shared/git/tracked.ts';
import type { RunContext } from '../../hosts/context/context.ts';
import { isSameRepositoryUrl, parseRepositoryUrl } from '../../hosts/repository-url.ts';
import type { Environment } from '../../hosts/system.ts';
import type { SavedReport } from '../../report/json/saved.ts';

/** The job or machine where the file is read. */
export interface EvidenceJob {
  env: Environment;
  /** Relative paths are resolved against this folder. */
  folder: string;
  cancel: AbortSignal;
  now: Date;
}

export interface EvidenceContext {
  job: EvidenceJob;
  context: RunContext;
}

/** Throws GateError SCAN_FAILED for a file that git tracks: the author of the commit wrote it, not this job. */
export async function refuseTracked(
  path: string,
  /** As the user wrote it. */
  name: string,
  /** The kind of file, with its article. */
  kind: 'a SARIF file' | 'a report',
  place: EvidenceContext,
): Promise<void> {
  const { job, context } = place;
  const revisions = context.headSha === undefined ? [] : [context.headSha];
  const found = await findTracking(path, job.folder, revisions, job.cancel);
  if (found === undefined) return;
  const writer = kind === 'a SARIF file' ? 'a scanner' : 'a run';
  if (found.isJudged) {
    throw new GateError('SCAN_FAILED', `${name} is part of the judged commit: its author wrote it, not ${writer}`, {
      hint: `Have ${writer} write to a path that is not committed, and add it to .gitignore.`,
      brief: `${kind} is part of the judged commit`,
    });
  }
  const where = relative(job.folder, found.top) || found.top;
  throw new GateError(
    'SCAN_FAILED',
    `${name} is tracked in another repository (${where}): ${writer} of this job did not write it`,
    {
      hint: `Name the file that ${writer} wrote in this job, at a path that is in no commit.`,
      brief: `${kind} is tracked in another repository`,
    },
  );
}

/** The judged commit and the test merge of it. Empty if neither is known. */
export async function listJudgedCommits({ job: { env, folder, cancel }, context }: EvidenceContext): Promise<string[]> {
  const { headSha, event } = context;
  const place = { path: folder, signal: cancel };
  const [checkedOut, ...sides] = await resolveCommits(place, ['HEAD', 'HEAD^1', 'HEAD^2']).catch(() => []);
  const isOfHead = headSha === undefined || checkedOut === headSha || sides.includes(headSha);
  // For a pull request, GITHUB_SHA is the merge commit that the job checks out.
  const merge = event === 'pull_request' ? env.GITHUB_SHA : undefined;
  return [headSha, isOfHead ? checkedOut : undefined, merge].flatMap((sha) => (sha ? [sha] : []));
}

/**
 * Why a report file proves nothing about the judged commit, as a sentence without a final full stop. Undefined if it
 * does prove something.
 */
export async function findReportDoubt(
  { name, report }: { name: string; report: Pick<SavedReport, 'headSha' | 'repositoryUrl'> },
  place: EvidenceContext,
): Promise<string | undefined> {
  const path = resolve(place.job.folder, name);
  try {
    await refuseTracked(path, name, 'a report', place);
  } catch (error) {
    if (error instanceof GateError && error.code === 'SCAN_FAILED') return error.message;
    throw error;
  }
  const doubt = findRepositoryDoubt(report.repositoryUrl, place.context.repositoryUrl);
  if (doubt !== undefined) return doubt;
  const stated = report.headSha;
  if (stated === undefined) return 'it does not name its commit';
  const judged = await listJudgedCommits(place);
  if (judged.length === 0) return 'it is unknown which commit is judged';
  const isJudged = judged.some((sha) => sha.toLowerCase() === stated.toLowerCase());
  return isJudged ? undefined : `it is of ${stated.slice(0, 12)}, and another commit is judged`;
}

/** A checkout without a remote has no address that other machines know. */
function findRepositoryDoubt(stated: string | undefined, own: string | undefined): string | undefined {
  const isLocal = own === undefined && (stated === undefined || parseRepositoryUrl(stated)?.host === '');
  if (stated === own || isLocal) return undefined;
  if (stated === undefined || own === undefined) return 'it is not proven to be of this repository';
  return isSameRepositoryUrl(stated, own) ? undefined : `it is of another repository: ${stated}`;
}
