/** What is not committed, as the target of an embedded run on a machine of one's own. */
import { basename } from 'node:path';
import type { RunContext } from '../ci/context/context.ts';
import type { RunEnvironment } from '../ci/context/hints.ts';
import { readContext } from '../ci/context/read-context.ts';
import type { Sources } from '../ci/context/sources.ts';
import { findCiMark } from '../ci/systems/registry.ts';
import type { Environment } from '../ci/systems/system.ts';
import { GateError } from '../errors.ts';
import { buildContextHints } from '../gate/repository-access.ts';
import { createSnapshot, type Snapshot, type UncommittedKind } from '../git/uncommitted/snapshot.ts';
import { formatUncommitted } from '../report/uncommitted.ts';
import { describeFolder, readSource } from '../scan/checkout.ts';
import type { Session } from '../session.ts';
import type { Settings } from '../settings/settings.ts';
import type { ScannedCheckout } from './target.ts';

export interface UncommittedTarget {
  scanned: ScannedCheckout;
  snapshot: Snapshot;
  /** What it is compared with, for people. */
  comparedName: string;
  opening: string[];
}

/** Throws GateError CONFIG in a CI system, where only commits are judged. */
export function refuseUncommittedInCi(kind: UncommittedKind, env: Environment): void {
  const mark = findCiMark(env);
  if (mark === undefined) return;
  throw new GateError('CONFIG', `--${kind} cannot be used in a CI system (the variable ${mark} is set)`, {
    reason: 'settings',
    hint: `Remove --${kind}: it is for your own machine. A CI system scans the commit.`,
  });
}

/** Reads what is not committed. The caller ends the snapshot. */
export async function readUncommitted(
  place: RunEnvironment,
  kind: UncommittedKind,
  { session, settings }: { session: Session; settings: Settings },
): Promise<UncommittedTarget> {
  const { env, folder: cwd, cancel: signal } = session;
  const snapshot = await createSnapshot({ folder: place.folder, kind, env, cwd, signal });
  try {
    const scanned = await describeSnapshot(snapshot, place, kind, settings);
    return { scanned, snapshot, comparedName: nameCompared(snapshot), opening: describeOpening(snapshot, scanned) };
  } catch (error) {
    await snapshot.end();
    throw error;
  }
}

async function describeSnapshot(
  snapshot: Snapshot,
  place: RunEnvironment,
  kind: UncommittedKind,
  settings: Settings,
): Promise<ScannedCheckout> {
  const { top, isCheckout, sha, headSha } = snapshot;
  const branch = snapshot.branch ?? (isCheckout ? `detached-${headSha?.slice(0, 12)}` : 'folder');
  const source = isCheckout ? await readSource(top) : describeFolder(top);
  const { vcsUrl: repositoryUrl, defaultBranch } = source;
  const judged = { kind: 'commit', branch, sha: headSha ?? sha, repositoryUrl, defaultBranch } as const;
  const context = await readContext({ ...place, folder: top }, buildContextHints(settings, judged));
  return {
    ...{ source, branch, sha },
    context: adaptContext(context, snapshot, kind),
  };
}

/** The policy of the commit that is checked out decides, as in a run on that commit. What changes it may only tighten. */
function adaptContext(context: RunContext, snapshot: Snapshot, kind: UncommittedKind): RunContext {
  const { path, sha, baseSha, headSha } = snapshot;
  const { branch, sources } = context;
  const judgedPolicy = { kind: 'checkout', path, ref: sha, name: formatUncommitted({ kind, headSha }) } as const;
  const adapted: Sources = {
    head: { kind: 'checkout', path },
    trustedPolicy: headSha === undefined ? { kind: 'checkout', path, ref: baseSha } : sources.trustedPolicy,
    judgedPolicy,
    diff: { kind: 'commits', path, baseSha, headSha: sha },
  };
  return {
    ...context,
    headSha: sha,
    base: { branch, sha: baseSha },
    change: undefined,
    trust: 'proposal',
    uncommitted: { kind, headSha },
    sources: adapted,
  };
}

function nameCompared({ headSha, isMerge }: Snapshot): string {
  if (headSha === undefined) return 'nothing';
  return `HEAD at ${headSha.slice(0, 12)}${isMerge ? ' and what is merged into it' : ''}`;
}

function describeOpening(snapshot: Snapshot, { context }: ScannedCheckout): string[] {
  const { top, isCheckout, headSha, isMerge, changed, notes } = snapshot;
  const { uncommitted, branch } = context;
  const what =
    isCheckout && uncommitted !== undefined ? formatUncommitted(uncommitted, branch) : `folder ${basename(top)}`;
  const compared = headSha === undefined ? [] : [`Files that differ from ${nameCompared(snapshot)}: ${changed}`];
  const merge = isMerge ? ['A merge is in progress: what it brings unchanged counts as existing'] : [];
  return [`${what}, scanned here`, ...notes, ...compared, ...merge];
}
