/**
 * The files that configure CI systems, and so decide whether and how a change is judged. They match at any depth and in
 * any case.
 */
import { foldPath } from './changes.ts';
import { compileGlob } from './glob.ts';

export const pipelineGlobs: readonly string[] = [
  ...['.github/workflows/**', '.github/actions/**', 'action.{yml,yaml}'],
  ...[
    '.gitlab-ci*.{yml,yaml}',
    '.gitlab/**',
    'Jenkinsfile*',
    'Jenkinsfile*/**',
    'azure-pipelines*.{yml,yaml}',
    '.azure-pipelines/**',
  ],
  ...['bitbucket-pipelines.{yml,yaml}', '.circleci/**', '.buildkite/**', '.travis.yml', '.drone.yml'],
  ...['cloudbuild.{yml,yaml}', '.{gitea,forgejo,semaphore,teamcity,tekton,harness,woodpecker}/**', 'bamboo-specs/**'],
  ...['{buildspec,codefresh}*.{yml,yaml}', '{,.}{woodpecker,appveyor,cirrus,wercker}.{yml,yaml}'],
  ...['{,.}{screwdriver,bitrise,codemagic}.{yml,yaml}'],
].map((glob) => `**/${glob}`);

const matchers = pipelineGlobs.map((glob) => compileGlob(foldPath(glob)));

export function configuresPipeline(path: string): boolean {
  const folded = foldPath(path);
  return matchers.some((matches) => matches(folded));
}
