/** The one list of CI systems whose variables are read; GitHub's events are richer, and read in `../github`. */
import { readRegularTextSync } from '../../git/regular-file.ts';
import { appveyor } from './appveyor.ts';
import { azure } from './azure.ts';
import { bitbucket } from './bitbucket.ts';
import { buildkite } from './buildkite.ts';
import { circleci } from './circleci.ts';
import { cloudbuild } from './cloudbuild.ts';
import { codebuild } from './codebuild.ts';
import { drone } from './drone.ts';
import { gitea } from './gitea.ts';
import { github } from './github.ts';
import { gitlab } from './gitlab.ts';
import { jenkins } from './jenkins.ts';
import { semaphore } from './semaphore.ts';
import type { CiFacts, CiSystem, Environment, TextReader } from './system.ts';
import { teamcity } from './teamcity.ts';
import { travis } from './travis.ts';
import { woodpecker } from './woodpecker.ts';

/** Variables of which each alone says that a CI system is at work, this or another one. */
export const ciMarks = [
  ...['CI', 'CONTINUOUS_INTEGRATION', 'BUILD_NUMBER', 'BUILD_TAG'],
  ...['GITHUB_ACTIONS', 'GITLAB_CI', 'TF_BUILD', 'BITBUCKET_BUILD_NUMBER', 'CIRCLECI', 'BUILDKITE', 'JENKINS_URL'],
  // Some of these do not set CI.
  ...['TEAMCITY_VERSION', 'CODEBUILD_BUILD_ID', 'bamboo_buildKey', 'GO_PIPELINE_NAME', 'HARNESS_BUILD_ID'],
  ...['APPVEYOR', 'CIRRUS_CI', 'DRONE', 'SEMAPHORE', 'TRAVIS'],
  ...['GITEA_ACTIONS', 'FORGEJO_ACTIONS', 'BUILDER_OUTPUT', 'CI_SYSTEM_NAME'],
] as const;

/** The first mark that is set. */
export function ciMark(env: Environment): string | undefined {
  return ciMarks.find((name) => Boolean(env[name]) && env[name] !== 'false');
}

/** One that says no more than that it is there. */
const another = {
  id: 'other',
  name: 'an unknown CI system',
  docs: 'https://github.com/scan-gate/scan-gate/blob/main/docs/ci-systems.md',
  wholeHistory: 'git fetch --unshallow origin',
  isHere: (env) => ciMark(env) !== undefined,
  facts: () => ({}),
} as const satisfies CiSystem;

/** What sets the variables of another system as well stands before that. */
export const ciSystems = [
  gitea,
  github,
  gitlab,
  azure,
  bitbucket,
  circleci,
  buildkite,
  teamcity,
  woodpecker,
  drone,
  codebuild,
  cloudbuild,
  travis,
  appveyor,
  semaphore,
  jenkins,
  another,
] as const satisfies CiSystem[];

export type SystemId = (typeof ciSystems)[number]['id'];

export interface CiRun extends CiFacts {
  id: SystemId | 'unattended';
  /** Which system it is, for people. */
  name: string;
  /** The setting that fetches the whole history, for people. */
  wholeHistory?: string | undefined;
}

/** Nothing marks a CI system, and nobody looks on: a job may have hidden what it is. */
export const unattended: CiRun = { id: 'unattended', name: 'a run without a terminal' };

const mayBeThere: TextReader = (path) => {
  try {
    return readRegularTextSync(path);
  } catch {
    return undefined;
  }
};

/** What the CI system that runs this says; undefined outside them. */
export function readCiRun(env: Environment, read: TextReader = mayBeThere): CiRun | undefined {
  const system: CiSystem | undefined = ciSystems.find((each) => each.isHere(env));
  if (system === undefined) return undefined;
  const { id, name, wholeHistory } = system;
  return { id: id as SystemId, name, wholeHistory, ...queued(system.facts(env, read)) };
}

/** https://docs.github.com/repositories/configuring-branches-and-merges-in-your-repository/configuring-pull-request-merges/managing-a-merge-queue */
const queueBranch = /^gh-readonly-queue\/(.+)\/pr-\d+-[0-9a-f]{40,64}$/;

/** GitHub's merge queue is a branch to all systems but GitHub's own. */
function queued(facts: CiFacts): CiFacts {
  const base = queueBranch.exec(facts.branch ?? '')?.[1];
  return base === undefined ? facts : { ...facts, event: 'merge queue', baseBranch: facts.baseBranch ?? base };
}

/** Whether this is a workflow of GitHub, and not of those who set its variables too. */
export function isGithubActions(env: Environment): boolean {
  return ciSystems.find((each) => each.isHere(env))?.id === 'github';
}

/** The setting that fetches the whole history there, for people. */
export function describeWholeHistory(id: string): string {
  return ciSystems.find((system) => system.id === id)?.wholeHistory ?? another.wholeHistory;
}
