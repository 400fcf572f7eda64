/** A run on a checkout: scans its commit on this machine, and judges what the scanners found. */

import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { GateError } from '../../shared/errors.ts';
import { createSnapshot, type Snapshot, type UncommittedKind } from '../../shared/git/uncommitted/snapshot.ts';
import { hasUncommitted } from '../../shared/git/work-tree.ts';
import {
  builtinScanners,
  createNoScannersError,
  hasScanners,
  programInstallations,
  type ScannerSelection,
} from '../../shared/installation.ts';
import { type CheckedOutCommit, describeFolder, readHead, readSource } from '../../shared/scan/checkout.ts';
import { createScanCommit } from '../../shared/scan/scanners.ts';
import type { RunEnvironment } from '../hosts/context/context.ts';
import { formatChangeNumber, hasUntrustedBase, type RunContext } from '../hosts/context/context.ts';
import { readContext } from '../hosts/context/read-context.ts';
import { findCiMark, readCiRun } from '../hosts/registry.ts';
import type { Sources } from '../hosts/sources.ts';
import type { Environment } from '../hosts/system.ts';
import { formatUncommitted } from '../report/wording.ts';
import type { Settings } from '../settings/settings.ts';
import { narrowingScopes } from '../story/policy/scope.ts';
import { buildContextHints } from '../story/repository-access.ts';
import type { EvidenceSource } from '../story/source.ts';
import { type CommitComparison, createScanSource, findComparedCommit } from '../story/sources/findings/scan.ts';
import { createRunLookUp } from './advisories.ts';
import { createRunEnvironment } from './place.ts';
import { type Session, version } from './session.ts';

/** A checkout whose commit is scanned, and its context. */
type ScannedCheckout = CheckedOutCommit & { context: RunContext };

/** A checkout for the scanners of this machine. */
export interface Checkout {
  folder: string;
  /** Set to scan what is not committed instead of the commit. */
  uncommitted?: UncommittedKind | undefined;
  /** The scanners' program. */
  scannersUrl: URL;
  /** Set if it was already read. */
  scanned?: ScannedCheckout | undefined;
}

/** The target of one kind of run. `end` stops what it started. */
export interface RunTarget {
  context: RunContext;
  source: EvidenceSource;
  /** The default branch as far as it is known. The context has only a trusted one. */
  defaultBranch: string | undefined;
  /** Log lines about what is judged, before the story. */
  opening: string[];
  end(): Promise<void>;
}

/**
 * Reads the checkout, unless it was already read. Throws GateError CONFIG when the gate has no scanners, and for what is
 * not committed in a CI system, where only commits are judged.
 */
export async function createEmbeddedTarget(
  session: Session,
  settings: Settings,
  checkout: Checkout,
  local?: true,
  wantsEverything: boolean = false,
): Promise<RunTarget> {
  const { folder, scannersUrl } = checkout;
  const mark = checkout.uncommitted && findCiMark(session.env);
  if (mark !== undefined) {
    const flag = `--${checkout.uncommitted}`;
    throw new GateError('CONFIG', `${flag} cannot be used in a CI system (the variable ${mark} is set)`, {
      reason: 'settings',
      hint: `Remove ${flag}: it is for your own machine. A CI system scans the commit.`,
    });
  }
  if (!hasScanners(scannersUrl)) throw createNoScannersError(version);
  const place = { ...createRunEnvironment(session, { local }), folder };
  const uncommitted = checkout.uncommitted && (await readUncommitted(place, checkout.uncommitted, session, settings));
  try {
    const scanned = uncommitted?.scanned ?? checkout.scanned ?? (await readScanned(place, settings));
    return await createScanTarget(session, settings, { scannersUrl, scanned, wantsEverything }, uncommitted);
  } catch (error) {
    await uncommitted?.snapshot.end();
    throw error;
  }
}

async function createScanTarget(
  session: Session,
  settings: Settings,
  given: { scannersUrl: URL; scanned: ScannedCheckout; wantsEverything: boolean },
  uncommitted: UncommittedTarget | undefined,
): Promise<RunTarget> {
  const { scannersUrl, scanned, wantsEverything } = given;
  const { sha, context } = scanned;
  const checkout = scanned.source;
  const { now } = session;
  const signal = session.cancel;
  const path = uncommitted?.snapshot.path ?? checkout.path;
  // What is not committed is compared with the commit that is checked out.
  const isCompared = narrowingScopes.includes(settings.scope);
  const own = uncommitted && { sha: uncommitted.snapshot.baseSha, name: uncommitted.comparedName };
  const comparisons =
    own === undefined
      ? await findComparedCommits({ path, sha, signal }, context, settings)
      : new Map<string | undefined, CommitComparison>([[context.base?.branch, isCompared ? own : undefined]]);
  const endHistories = async (): Promise<void> => {
    for (const each of comparisons.values()) if (each !== undefined && 'sha' in each) await each.history?.end();
  };
  const [answersFile, opening] = await Promise.all([
    createResultFile(uncommitted),
    uncommitted?.opening ?? describeScanned(scanned, session.env),
  ]).catch(async (error: unknown) => {
    await endHistories();
    throw error;
  });
  const source = createScanSource({
    ...{ checkedOut: scanned, path, comparisons, signal, now, baseBranch: context.base?.branch },
    uncommitted: uncommitted && { hasHead: uncommitted.snapshot.headSha !== undefined },
    // The author of a pull request may have chosen another base, and with it what counts as existing.
    base: hasUntrustedBase(context) ? undefined : context.base?.sha,
    mayBeSkipped: !wantsEverything,
    createScan({ settings: final, budget, log }) {
      const selection = selectScanners(final);
      for (const line of describeUnusedRules(selection)) log.note(line);
      const lookUpPackages = createRunLookUp(session, [checkout.path], { settings: final, clock: budget.clock });
      return createScanCommit(scannersUrl, { answersFile, lookUpPackages, selection });
    },
  });
  return {
    ...{ context, source, defaultBranch: context.defaultBranch ?? checkout.defaultBranch },
    opening,
    async end() {
      await endHistories();
      await uncommitted?.snapshot.end();
    },
  };
}

/**
 * Results for files are kept in git's folder for the next run, which no branch can write. Undefined where that is not
 * possible: the next run then only takes longer.
 */
async function createResultFile(uncommitted: UncommittedTarget | undefined): Promise<string | undefined> {
  const folder = uncommitted?.snapshot.commonFolder;
  if (folder === undefined) return undefined;
  const own = join(folder, 'scan-gate');
  await mkdir(own, { recursive: true, mode: 0o700 }).catch(() => undefined);
  return existsSync(own) ? join(own, 'answers') : undefined;
}

/** By base branch: also that of the default branch, which replaces a base that the policy does not trust. */
async function findComparedCommits(
  place: Parameters<typeof findComparedCommit>[0],
  context: RunContext,
  settings: Settings,
): Promise<Map<string | undefined, CommitComparison>> {
  const found = new Map([[context.base?.branch, await findComparedCommit(place, context, settings)]]);
  const { defaultBranch } = context;
  if (defaultBranch === undefined || !hasUntrustedBase(context)) return found;
  const rebased = { ...context, base: { branch: defaultBranch, sha: undefined } };
  return found.set(defaultBranch, await findComparedCommit(place, rebased, settings));
}

/** Reads the checkout of the folder and its context. Throws GateError CONFIG if there is no commit to scan. */
export async function readScanned(place: RunEnvironment, settings: Settings): Promise<ScannedCheckout> {
  const checkedOut = await readHead(place.folder);
  const { source, branch, sha } = checkedOut;
  const { defaultBranch } = source;
  const judged = { kind: 'commit', branch, sha, repositoryUrl: source.vcsUrl, defaultBranch } as const;
  const hints = buildContextHints(settings, judged);
  return { ...checkedOut, context: await readContext({ ...place, folder: source.path }, hints) };
}

/** What is scanned here, and what is not. */
export async function describeScanned({ source, branch, sha }: CheckedOutCommit, env: Environment): Promise<string[]> {
  // What the CI system states that it builds: the checkout may be a commit without a branch, or on the target branch.
  const { branch: built = branch, pullRequest, isMergeRequest, name } = readCiRun(env) ?? {};
  const change = pullRequest === undefined ? '' : `${formatChangeNumber(pullRequest, isMergeRequest)}, `;
  const line = `${built === branch ? branch : `${name}: ${change}${built}`} at ${sha.slice(0, 12)}, scanned here`;
  return (await hasUncommitted(source.path)) ? [line, 'Changes that are not committed are not scanned'] : [line];
}

/** What is not committed, on a machine of one's own. */
interface UncommittedTarget {
  scanned: ScannedCheckout;
  snapshot: Snapshot;
  /** What it is compared with, for people. */
  comparedName: string;
  opening: string[];
}

/** Reads what is not committed. The caller ends the snapshot. */
async function readUncommitted(
  place: RunEnvironment,
  kind: UncommittedKind,
  session: Session,
  settings: Settings,
): Promise<UncommittedTarget> {
  const { env, folder, cancel } = session;
  const snapshot = await createSnapshot({ folder: place.folder, kind, env, cwd: folder, signal: cancel });
  try {
    const scanned = await describeSnapshot(snapshot, place, kind, settings);
    const { headSha, isMerge } = snapshot;
    const comparedName =
      headSha === undefined
        ? 'nothing'
        : `HEAD at ${headSha.slice(0, 12)}${isMerge ? ' and what is merged into it' : ''}`;
    return { scanned, snapshot, comparedName, opening: describeOpening(snapshot, comparedName, scanned) };
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
  const { vcsUrl, defaultBranch } = source;
  const judged = { kind: 'commit', branch, sha: headSha ?? sha, repositoryUrl: vcsUrl, defaultBranch } as const;
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

function describeOpening(snapshot: Snapshot, comparedName: string, { context }: ScannedCheckout): string[] {
  const { top, isCheckout, headSha, isMerge, changed, notes } = snapshot;
  const { uncommitted, branch } = context;
  const what =
    isCheckout && uncommitted !== undefined ? formatUncommitted(uncommitted, branch) : `folder ${basename(top)}`;
  const compared = headSha === undefined ? [] : [`Files that differ from ${comparedName}: ${changed}`];
  const merge = isMerge ? ['A merge is in progress: what it brings unchanged counts as existing'] : [];
  return [`${what}, scanned here`, ...notes, ...compared, ...merge];
}

export function selectScanners({
  scanners,
  semgrepRules,
}: Pick<Settings, 'scanners' | 'semgrepRules'>): ScannerSelection {
  return {
    isBuiltin: scanners.some(({ name }) => name === builtinScanners),
    programs: scanners.filter(({ name }) => name !== builtinScanners),
    semgrepRules,
  };
}

function describeUnusedRules({ programs, semgrepRules }: ScannerSelection): string[] {
  const users = programInstallations.flatMap(({ name, hasRules }) => (hasRules ? [name] : []));
  if (semgrepRules === undefined || programs.some(({ name }) => users.includes(name))) return [];
  return [`semgrep-rules has no effect: scanners names neither ${users.join(' nor ')}`];
}
