/** The one list of CI systems whose variables are read; GitHub's events are richer, and read in `../github`. */
import { azure } from './azure.ts';
import { bitbucket } from './bitbucket.ts';
import { buildkite } from './buildkite.ts';
import { circleci } from './circleci.ts';
import { gitlab } from './gitlab.ts';
import { jenkins } from './jenkins.ts';
import type { CiFacts, CiSystem, Environment } from './system.ts';

/** Variables of which each alone says that a CI system is at work, this or another one. */
export const ciMarks = [
  ...['CI', 'CONTINUOUS_INTEGRATION', 'BUILD_NUMBER', 'BUILD_TAG'],
  ...['GITHUB_ACTIONS', 'GITLAB_CI', 'TF_BUILD', 'BITBUCKET_BUILD_NUMBER', 'CIRCLECI', 'BUILDKITE', 'JENKINS_URL'],
  // Some of these do not set CI.
  ...['TEAMCITY_VERSION', 'CODEBUILD_BUILD_ID', 'bamboo_buildKey', 'GO_PIPELINE_NAME', 'HARNESS_BUILD_ID'],
  ...['APPVEYOR', 'CIRRUS_CI', 'DRONE', 'SEMAPHORE', 'TRAVIS'],
] as const;

/** The first mark that is set. */
export function ciMark(env: Environment): string | undefined {
  return ciMarks.find((name) => Boolean(env[name]) && env[name] !== 'false');
}

/** One that says no more than that it is there. */
const another = {
  id: 'other',
  name: 'a CI system',
  isHere: (env) => ciMark(env) !== undefined,
  facts: () => ({}),
} as const satisfies CiSystem;

export const ciSystems = [
  gitlab,
  azure,
  bitbucket,
  circleci,
  buildkite,
  jenkins,
  another,
] as const satisfies CiSystem[];

export type SystemId = (typeof ciSystems)[number]['id'];

export interface CiRun extends CiFacts {
  id: SystemId | 'unattended';
  /** Which system it is, for people. */
  name: string;
}

/** Nothing marks a CI system, and nobody looks on: a job may have hidden what it is. */
export const unattended: CiRun = { id: 'unattended', name: 'a run without a terminal' };

/** What the CI system that runs this says; undefined outside them. */
export function readCiRun(env: Environment): CiRun | undefined {
  const system = ciSystems.find((each) => each.isHere(env));
  return system === undefined ? undefined : { id: system.id, name: system.name, ...system.facts(env) };
}
