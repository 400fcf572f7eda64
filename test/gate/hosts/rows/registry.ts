/** The rows of every CI system. */
import type { SystemId } from '../../../../src/gate/hosts/registry.ts';
import { cloudbuild, codebuild } from './amazon-and-google.ts';
import { azure } from './azure.ts';
import { bitbucket } from './bitbucket.ts';
import { buildkite } from './buildkite.ts';
import { circleci } from './circleci.ts';
import { drone } from './drone.ts';
import { gitea, github } from './github.ts';
import { gitlab } from './gitlab.ts';
import { appveyor, other, semaphore, travis } from './hosted.ts';
import { jenkins } from './jenkins.ts';
import type { SystemRows } from './row.ts';
import { teamcity } from './teamcity.ts';
import { woodpecker } from './woodpecker.ts';

/** A registered system without rows does not compile. */
export const systemRows: Readonly<Record<SystemId, SystemRows>> = {
  ...{ github, gitea, gitlab, azure, bitbucket, jenkins, circleci, buildkite, teamcity, drone, woodpecker },
  ...{ codebuild, cloudbuild, travis, appveyor, semaphore, other },
};
