/** Creates the package lookup of a run, using the sources in its settings and its own transport. */
import type { Clock } from '../../shared/clock.ts';
import { GateError } from '../../shared/errors.ts';
import type { LookUpPackages } from '../../shared/scan/scan-commit.ts';
import { createAdvisorySource, createLookUp, matchesPattern } from '../advisories/advisories.ts';
import { createGithubAccess } from '../hosts/github/client.ts';
import { isGithubActions } from '../hosts/registry.ts';
import type { Environment } from '../hosts/system.ts';
import { advisoryWords } from '../settings/entries/scan.ts';
import type { Settings } from '../settings/settings.ts';
import { type Session, version } from './session.ts';

type AdvisorySettings = Pick<Settings, 'advisories' | 'advisoriesPrivate' | 'advisoriesOsvUrl' | 'githubToken'>;

/** Data is refreshed after this time, so that a long-running service learns of new advisories. */
const knownForMs = 600_000;

/** `checkouts`: databases in these folders are refused, because the author of a change could have written them. */
export function createRunLookUp(
  session: Session,
  checkouts: readonly string[],
  chosen: { settings: AdvisorySettings; clock: Clock },
): LookUpPackages {
  let looking: { since: number; look: Promise<LookUpPackages> } | undefined;
  return async (runs, signal) => {
    if (!runs.some(({ packages }) => packages?.length)) return [...runs];
    const now = chosen.clock.now();
    if (looking === undefined || now - looking.since > knownForMs)
      looking = { since: now, look: openLookUp(session, chosen.settings, chosen.clock, checkouts) };
    return (await looking.look)(runs, signal);
  };
}

/**
 * The sources that are used: the named ones, otherwise GitHub's in a workflow with a token, which uses the repository's
 * own host.
 */
export function listSourceNames({ advisories, githubToken }: AdvisorySettings, env: Environment): readonly string[] {
  if (advisories !== undefined) return advisories.filter((name) => name !== 'none');
  return isGithubActions(env) && githubToken !== undefined ? ['github'] : [];
}

async function openLookUp(
  session: Session,
  settings: AdvisorySettings,
  clock: Clock,
  checkouts: readonly string[],
): Promise<LookUpPackages> {
  const names = listSourceNames(settings, session.env);
  if (names.length === 0) return async (runs) => [...runs];
  const { env, log, now } = session;
  const { apiUrl, token } = createGithubAccess(env, settings.githubToken);
  const mayLackList =
    settings.advisories === undefined && !/^api\.(?:github\.com|[\w-]+\.ghe\.com)$/.test(new URL(apiUrl).hostname);
  const surroundings = {
    ...{ transport: await session.transport(), sleep: clock.sleep, userAgent: `scan-gate/${version}` },
    ...{ apiUrl, token, mayLackList },
    ...{ osvUrl: settings.advisoriesOsvUrl, env, checkouts, now },
    temporaryFolder: env.RUNNER_TEMP ?? session.temporaryFolder,
  };
  const sources = names.map((name) => {
    const word = advisoryWords.find((each) => each === name);
    if (word === 'none') throw new GateError('CONFIG', 'advisories: none is not a source');
    return createAdvisorySource(word ?? { path: name }, surroundings);
  });
  const patterns = settings.advisoriesPrivate ?? [];
  const isPrivate = (name: string) => patterns.some((pattern) => matchesPattern(pattern, name));
  return createLookUp({ sources, isPrivate, say: log.line });
}
