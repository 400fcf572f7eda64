import { describe, expect, it } from 'vitest';
import { recipes } from '../../src/cli/init/recipes/registry.ts';
import { compileGlob } from '../../src/policy/glob.ts';
import { configuresPipeline, pipelineGlobs } from '../../src/policy/pipeline-files.ts';
import { mustNotChange } from '../../src/report/agent/words.ts';

const examples = [
  ...['.github/workflows/check.yml', '.github/actions/x/action.yml', 'tools/action.yaml', '.gitlab-ci.yml'],
  ...['.gitlab/ci/build.yml', 'Jenkinsfile', 'Jenkinsfile.release', 'azure-pipelines.yml', '.azure-pipelines/a.yml'],
  ...['bitbucket-pipelines.yml', '.circleci/config.yml', '.buildkite/pipeline.yml', '.travis.yml', '.drone.yml'],
  ...['cloudbuild.yaml', '.woodpecker.yml', '.woodpecker/test.yml', 'appveyor.yml', '.cirrus.yml', 'buildspec.yml'],
  ...['bamboo-specs/bamboo.yml', 'codefresh.yml', '.semaphore/semaphore.yml', '.tekton/pipeline.yaml', 'bitrise.yml'],
];

describe('files that configure CI', () => {
  it.each(examples)('%s is one for skip-when and for coding agents', (path) => {
    const { paths } = mustNotChange.find(({ what }) => what === 'pipelines') ?? { paths: [] };
    expect(paths.some((glob) => compileGlob(glob)(path))).toBe(true);
    for (const each of [path, path.toUpperCase(), `services/api/${path}`])
      expect(configuresPipeline(each), each).toBe(true);
  });

  it.each([
    'src/travis.ts',
    'docs/drone.md',
    '.github/CODEOWNERS',
    'docs/workflows/a.md',
    'my-jenkinsfile',
    'src/action.ts',
  ])('%s is none', (path) => expect(configuresPipeline(path)).toBe(false));

  const written = Object.entries(recipes).flatMap(([system, { file }]) => (file === undefined ? [] : [[system, file]]));
  it.each(written)('of %s, %s is one', (_, file) => expect(configuresPipeline(file as string)).toBe(true));

  it.each(pipelineGlobs)('%s has an example', (glob) => {
    const forms = examples.filter((path) => compileGlob(glob)(path));
    // A folder that is called like the file holds more of it.
    expect(forms.length > 0 || glob.endsWith('file*/**')).toBe(true);
  });
});
