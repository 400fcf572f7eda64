/** A run on a checkout: starts the embedded service for it, which scans and judges its commit. */
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
import { listTreePaths, readMessages } from '../git/tracked.ts';
import { hasUncommitted } from '../git/work-tree.ts';
import { builtinOnly } from '../installation.ts';
import { type CheckedOutSource, readHead, startEmbedded } from '../service/embedded.ts';
import { version } from '../session.ts';
import type { Settings } from '../settings/settings.ts';
import { createRunLookUp } from './advisories.ts';
import { type CommitComparison, createComparison, findComparedCommit } from './compared-commit.ts';
import { createRunEnvironment } from './run-environment.ts';
import { describeUnusedRules, selectScanners } from './scanners.ts';
import type { Checkout, RunTarget, ScannedCheckout, ServiceRunRequest } from './target.ts';
import { readUncommitted, refuseUncommittedInCi, type UncommittedTarget } from './uncommitted.ts';

/** Reads the checkout, unless it was already read. */
export async function createEmbeddedTarget({
  session,
  settings,
  checkout,
  local,
}: Pick<ServiceRunRequest, 'session' | 'settings' | 'local'> & { checkout: Checkout }): Promise<RunTarget> {
  const { folder, scannersUrl, scanned } = checkout;
  if (checkout.uncommitted !== undefined) refuseUncommittedInCi(checkout.uncommitted, session.env);
  const place = { ...createRunEnvironment(session, { local }), folder };
  const uncommitted =
    checkout.uncommitted && (await readUncommitted(place, checkout.uncommitted, { session, settings }));
  try {
    return await createScanTarget({ session, settings, scannersUrl }, { uncommitted, place, scanned });
  } catch (error) {
    await uncommitted?.snapshot.end();
    throw error;
  }
}

interface ScanSubject {
  uncommitted: UncommittedTarget | undefined;
  place: RunEnvironment;
  /** Set if it was already read. */
  scanned: ScannedCheckout | undefined;
}

async function createScanTarget(
  { session, settings, scannersUrl }: Pick<ServiceRunRequest, 'session' | 'settings'> & Pick<Checkout, 'scannersUrl'>,
  { uncommitted, place, scanned }: ScanSubject,
): Promise<RunTarget> {
  const { source, sha, context } = uncommitted?.scanned ?? scanned ?? (await readScanned(place, settings));
  const { defaultBranch } = source;
  // The author of a pull request may have chosen another base, and with it what counts as existing.
  const base = hasUntrustedBase(context) ? undefined : context.base?.sha;
  const path = uncommitted?.snapshot.path ?? source.path;
  const commit = { path, sha, signal: session.cancel };
  const compared =
    uncommitted === undefined
      ? await findComparedCommits(commit, context, settings)
      : new Map([[context.base?.branch, compareSnapshot(uncommitted, settings)]]);
  const comparison = createComparison(compared);
  const endHistories = async () => {
    for (const each of compared.values()) if (each !== undefined && 'sha' in each) await each.history?.end();
  };
  let isNarrow = false;
  let chosen = comparison.choose(context.base?.branch);
  const sources = [
    {
      ...{ ...source, base },
      get comparedWith() {
        return chosen.sha;
      },
      get historyPath() {
        return chosen.history?.path ?? source.historyPath;
      },
      isNarrow: () => isNarrow,
    },
  ];
  const { choose, lookUpPackages } = createRunLookUp(session, [source.path]);
  // Until the policy is read, nothing is scanned.
  let selection = builtinOnly;
  const starting = startEmbedded({
    ...{ sources, port: 0, database: ':memory:', scannersUrl, version, lookUpPackages },
    onScanEnd: comparison.onScanEnd,
    selectScanners: () => selection,
    answersFile: await createResultFile(uncommitted),
  });
  const service = await starting.catch(async (error: unknown) => {
    await endHistories();
    throw error;
  });
  const [repository] = service.repositories;
  const { baseUrl, apiKey } = service;
  return {
    settings: { ...settings, baseUrl, apiKey, repositoryId: repository?.id, branch: undefined },
    context,
    options: {
      comparison,
      readTree: () => listTreePaths({ path, signal: session.cancel }, sha),
      readMessages: () => {
        const since = chosen.sha ?? base ?? `refs/remotes/origin/${context.base?.branch}`;
        return readMessages({ path: chosen.history?.path ?? path, signal: session.cancel }, since, sha);
      },
      onStart: ({ settings: final, context: judged, budget, log }) => {
        // The policy may have shown that the base is not trusted.
        chosen = comparison.choose(judged.base?.branch);
        choose(final, budget.clock);
        isNarrow = uncommitted !== undefined && narrowingScopes.includes(final.scope);
        if (isNarrow && uncommitted?.snapshot.headSha !== undefined) log.say(narrowNote);
        selection = selectScanners(final);
        for (const line of describeUnusedRules(selection)) log.note(line);
      },
    },
    defaultBranch: context.defaultBranch ?? defaultBranch,
    opening: uncommitted?.opening ?? (await describeScanned(source, sha, session.env)),
    async end() {
      await service.stop();
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

const narrowNote = 'Scanned: what the change can affect. All other files are as in HEAD, and are not counted';

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
  const { source, sha } = await readHead(place.folder);
  const { vcsUrl: repositoryUrl, defaultBranch, path: folder } = source;
  const judged = { kind: 'commit', branch: source.pin.branch, sha, repositoryUrl, defaultBranch } as const;
  return { source, sha, context: await readContext({ ...place, folder }, buildContextHints(settings, judged)) };
}

/** What the CI system states that it builds: the checkout may be a commit without a branch, or on the target branch. */
function describeBuild(env: Environment, checkedOut: string): string {
  const { branch, pullRequest, isMergeRequest, name } = readCiRun(env) ?? {};
  if (branch === undefined || branch === checkedOut) return checkedOut;
  return `${name}: ${pullRequest === undefined ? '' : `${formatChangeNumber(pullRequest, isMergeRequest)}, `}${branch}`;
}

/** What is scanned here, and what is not. */
export async function describeScanned(
  { path, pin }: CheckedOutSource['source'],
  sha: string,
  env: Environment,
): Promise<string[]> {
  const line = `${describeBuild(env, pin.branch)} at ${sha.slice(0, 12)}, scanned here`;
  return (await hasUncommitted(path)) ? [line, 'Changes that are not committed are not scanned'] : [line];
}
