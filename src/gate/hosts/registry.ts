/** The CI systems, and what their variables say of a run and its gate. `./github` reads GitHub's events as well. */
import { createHash } from 'node:crypto';
import { attempt } from '../../shared/errors.ts';
import { readRegularTextSync } from '../../shared/git/regular-file.ts';
import { appveyor } from './appveyor/system.ts';
import { azure } from './azure/system.ts';
import { bitbucket } from './bitbucket/system.ts';
import { buildkite } from './buildkite/system.ts';
import { circleci } from './circleci/system.ts';
import { cloudbuild } from './cloudbuild/system.ts';
import { codebuild } from './codebuild/system.ts';
import { drone } from './drone/system.ts';
import { gitea } from './gitea/system.ts';
import { github } from './github/system.ts';
import { gitlab } from './gitlab/system.ts';
import { jenkins } from './jenkins/system.ts';
import { semaphore } from './semaphore/system.ts';
import type { CiFacts, CiSystem, Environment, TextReader } from './system.ts';
import { teamcity } from './teamcity/system.ts';
import { travis } from './travis/system.ts';
import { woodpecker } from './woodpecker/system.ts';

/** Each of these variables alone shows that some CI system runs the process. */
export const ciMarks = [
  ...['CI', 'CONTINUOUS_INTEGRATION', 'BUILD_NUMBER', 'BUILD_TAG'],
  ...['GITHUB_ACTIONS', 'GITLAB_CI', 'TF_BUILD', 'BITBUCKET_BUILD_NUMBER', 'CIRCLECI', 'BUILDKITE', 'JENKINS_URL'],
  // Some of these do not set CI.
  ...['TEAMCITY_VERSION', 'CODEBUILD_BUILD_ID', 'bamboo_buildKey', 'GO_PIPELINE_NAME', 'HARNESS_BUILD_ID'],
  ...['APPVEYOR', 'CIRRUS_CI', 'DRONE', 'SEMAPHORE', 'TRAVIS'],
  ...['GITEA_ACTIONS', 'FORGEJO_ACTIONS', 'BUILDER_OUTPUT', 'CI_SYSTEM_NAME'],
] as const;

/** The first of these variables that is set. */
export function findCiMark(env: Environment): string | undefined {
  return ciMarks.find((name) => Boolean(env[name]) && env[name] !== 'false');
}

/** A CI system that only says that it is there. */
const unknownSystem = {
  id: 'other',
  name: 'an unknown CI system',
  docs: 'https://github.com/scan-gate/scan-gate/blob/main/docs/ci-systems.md',
  wholeHistory: 'git fetch --unshallow origin',
  isHere: (env) => findCiMark(env) !== undefined,
  facts: () => ({}),
} as const satisfies CiSystem;

/** A system that also sets the variables of another one comes before it. */
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
  unknownSystem,
] as const satisfies CiSystem[];

export type SystemId = (typeof ciSystems)[number]['id'];

export interface CiRun extends CiFacts {
  id: SystemId | 'unattended';
  /** The name of the system, for people. */
  name: string;
  /** The setting that fetches the whole history, for people. */
  wholeHistory?: string | undefined;
}

/** No variable shows a CI system and no person watches: a job may have hidden its CI system. */
export const unattendedRun: CiRun = { id: 'unattended', name: 'a run without a terminal' };

/** The system that runs this process. Undefined outside CI. */
export function findCiSystem(env: Environment): CiSystem | undefined {
  return ciSystems.find(({ isHere }) => isHere(env));
}

const readIfPresent: TextReader = (path) => attempt(() => readRegularTextSync(path));

/** The facts of the CI system that runs this process. Undefined outside CI. */
export function readCiRun(env: Environment, read: TextReader = readIfPresent): CiRun | undefined {
  const system = findCiSystem(env);
  if (system === undefined) return undefined;
  const { id, name, wholeHistory } = system;
  const facts = system.facts(env, read);
  // For all systems other than GitHub's own, GitHub's merge queue is a branch.
  const base = queueBranch.exec(facts.branch ?? '')?.[1];
  const queued = base !== undefined && { event: 'merge queue' as const, baseBranch: facts.baseBranch ?? base };
  return { id: id as SystemId, name, wholeHistory, ...facts, ...queued };
}

/** https://docs.github.com/repositories/configuring-branches-and-merges-in-your-repository/configuring-pull-request-merges/managing-a-merge-queue */
const queueBranch = /^gh-readonly-queue\/(.+)\/pr-\d+-[0-9a-f]{40,64}$/;

/** Whether this is a workflow of GitHub itself, not of a system that also sets GitHub's variables. */
export function isGithubActions(env: Environment): boolean {
  return findCiSystem(env)?.id === 'github';
}

/** The system's setting that fetches the whole history, for people. */
export function describeWholeHistory(id: string): string {
  return ciSystems.find((system) => system.id === id)?.wholeHistory ?? unknownSystem.wholeHistory;
}

/**
 * What tells a gate from others of its attempt: its job, what was given to it, and what it judges. The same gate again
 * replaces its own result. Undefined if that is unknown, as for files, which other programs write between two gates.
 */
export function identifyGate(
  env: Environment,
  { given, sarif }: { given?: string | undefined; sarif: unknown },
  { repositoryUrl, branch, headSha }: { [Each in 'repositoryUrl' | 'branch' | 'headSha']?: string | undefined },
): string | undefined {
  const parts = [findCiSystem(env)?.job?.(env), given, repositoryUrl, branch, headSha];
  if (sarif !== undefined || parts.some((part) => !part)) return undefined;
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);
}
