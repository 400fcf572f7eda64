/** The list of recipes. */
import type { SystemId } from '../../../ci/systems/registry.ts';
import type { InitId } from '../ids.ts';
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
import type { Recipe } from './recipe.ts';
import { semaphore } from './semaphore.ts';
import { teamcity } from './teamcity.ts';
import { travis } from './travis.ts';
import { woodpecker } from './woodpecker.ts';

/** A registered CI system without a recipe does not compile; only an unknown system has none. */
export const recipes: Readonly<Record<Exclude<SystemId, 'other'>, Recipe> & Record<InitId, Recipe>> = {
  ...{ github, gitlab, jenkins, azure, bitbucket, circleci, buildkite, gitea, woodpecker, drone },
  ...{ teamcity, codebuild, cloudbuild, travis, appveyor, semaphore },
};
