/** A run on a checkout: scans its commit on this machine, and judges what the scanners found. */
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { formatChangeNumber, hasUntrustedBase, type RunContext } from '../ci/context/context.ts';
import type { RunEnvironment } from '../ci/context/hints.ts';
import { readContext } from '../ci/context/read-context.ts';
import { readCiRun } from '../ci/systems/registry.ts';
import type { Environment } from '../ci/systems/system.ts';
import { buildContextHints } from '../gate/repository-access.ts';
import { narrowingScopes } from '../gate/scope.ts';
import { type CommitComparison, findComparedCommit } from '../gate/sources/findings/compared-commit.ts';
import { createScanSource } from '../gate/sources/findings/scan.ts';
import { hasUncommitted } from '../git/work-tree.ts';
import { createNoScannersError, hasScanners } from '../installation.ts';
import { type CheckedOutCommit, readHead } from '../scan/checkout.ts';
import { createScanCommit } from '../scan/scanners.ts';
import { version } from '../session.ts';
import type { Settings } from '../settings/settings.ts';
import { createRunLookUp } from './advisories.ts';
import { createRunEnvironment } from './run-environment.ts';
import { describeUnusedRules, selectScanners } from './scanners.ts';
import type { Checkout, GateRunRequest, RunTarget, ScannedCheckout } from './target.ts';
import { readUncommitted, refuseUncommittedInCi, type UncommittedTarget } from './uncommitted.ts';

/** Reads the checkout, unless it was already read. Throws GateError CONFIG when the gate has no scanners. */
export async function createEmbeddedTarget(request: GateRunRequest, checkout: Checkout): Promise<RunTarget> {
  const { session, settings, local } = request;
  const { folder, scannersUrl, scanned } = checkout;
  if (checkout.uncommitted !== undefined) refuseUncommittedInCi(checkout.uncommitted, session.env);
  if (!hasScanners(scannersUrl)) throw createNoScannersError(version);
  const place = { ...createRunEnvironment(session, { local }), folder };
  const uncommitted =
    checkout.uncommitted && (await readUncommitted(place, checkout.uncommitted, { session, settings }));
  try {
    return await createScanTarget(request, {
      ...{ scannersUrl, uncommitted },
      scanned: uncommitted?.scanned ?? scanned ?? (await readScanned(place, settings)),
    });
  } catch (error) {
    await uncommitted?.snapshot.end();
    throw error;
  }
}

async function createScanTarget(
  { session, settings, wantsEverything = false }: GateRunRequest,
  {
    scannersUrl,
    uncommitted,
    scanned,
  }: Pick<Checkout, 'scannersUrl'> & { uncommitted: UncommittedTarget | undefined; scanned: ScannedCheckout },
): Promise<RunTarget> {
  const { source: checkout, sha, context } = scanned;
  const { cancel, now } = session;
  const path = uncommitted?.snapshot.path ?? checkout.path;
  const comparisons =
    uncommitted === undefined
      ? await findComparedCommits({ path, sha, signal: cancel }, context, settings)
      : new Map([[context.base?.branch, compareSnapshot(uncommitted, settings)]]);
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
    ...{ checkedOut: scanned, path, comparisons, cancel, now, baseBranch: context.base?.branch },
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

/** What is not committed is compared with the commit that is checked out. */
function compareSnapshot(
  { snapshot, comparedName: name }: UncommittedTarget,
  { scope }: Pick<Settings, 'scope'>,
): CommitComparison {
  return narrowingScopes.includes(scope) ? { sha: snapshot.baseSha, name } : undefined;
}

/** Reads the checkout of the folder and its context. Throws GateError CONFIG if there is no commit to scan. */
export async function readScanned(place: RunEnvironment, settings: Settings): Promise<ScannedCheckout> {
  const checkedOut = await readHead(place.folder);
  const { source, branch, sha } = checkedOut;
  const { vcsUrl: repositoryUrl, defaultBranch, path: folder } = source;
  const judged = { kind: 'commit', branch, sha, repositoryUrl, defaultBranch } as const;
  return { ...checkedOut, context: await readContext({ ...place, folder }, buildContextHints(settings, judged)) };
}

/** What the CI system states that it builds: the checkout may be a commit without a branch, or on the target branch. */
function describeBuild(env: Environment, checkedOut: string): string {
  const { branch, pullRequest, isMergeRequest, name } = readCiRun(env) ?? {};
  if (branch === undefined || branch === checkedOut) return checkedOut;
  return `${name}: ${pullRequest === undefined ? '' : `${formatChangeNumber(pullRequest, isMergeRequest)}, `}${branch}`;
}

/** What is scanned here, and what is not. */
export async function describeScanned({ source, branch, sha }: CheckedOutCommit, env: Environment): Promise<string[]> {
  const line = `${describeBuild(env, branch)} at ${sha.slice(0, 12)}, scanned here`;
  return (await hasUncommitted(source.path)) ? [line, 'Changes that are not committed are not scanned'] : [line];
}
