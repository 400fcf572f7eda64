/** The one list of CI systems whose variables are read; GitHub's events are richer, and read in `../github`. */
import { azure } from './azure.ts';
import { bitbucket } from './bitbucket.ts';
import { buildkite } from './buildkite.ts';
import { circleci } from './circleci.ts';
import { gitlab } from './gitlab.ts';
import { jenkins } from './jenkins.ts';
import type { CiFacts, CiSystem, Environment } from './system.ts';

/** Of systems that do not set CI: TeamCity, CodeBuild, Bamboo, GoCD, and others after Jenkins' manner. */
const otherMarks = ['TEAMCITY_VERSION', 'CODEBUILD_BUILD_ID', 'bamboo_buildKey', 'GO_PIPELINE_NAME', 'BUILD_NUMBER'];

/** One that says no more than that it is there. */
const another = {
  id: 'other',
  name: 'a CI system',
  isHere: (env) => (Boolean(env.CI) && env.CI !== 'false') || otherMarks.some((name) => Boolean(env[name])),
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
  id: SystemId;
  /** Which system it is, for people. */
  name: string;
}

/** What the CI system that runs this says; undefined outside them. */
export function readCiRun(env: Environment): CiRun | undefined {
  const system = ciSystems.find((each) => each.isHere(env));
  return system === undefined ? undefined : { id: system.id, name: system.name, ...system.facts(env) };
}
