import picomatch from 'picomatch';
import { describe, expect, it } from 'vitest';
import { recipes } from '../../../src/gate/cli/init/recipes.ts';
import { needsNoScan } from '../../../src/gate/policy/untouched.ts';
import { render } from '../report/render.ts';
import { sampleReport } from '../report/sample.ts';

const examples = [
  ...['.github/workflows/check.yml', '.github/actions/x/action.yml', 'tools/action.yaml', '.gitlab-ci.yml'],
  ...['.gitlab/ci/build.yml', 'Jenkinsfile', 'Jenkinsfile.release', 'azure-pipelines.yml', '.azure-pipelines/a.yml'],
  ...['bitbucket-pipelines.yml', '.circleci/config.yml', '.buildkite/pipeline.yml', '.travis.yml', '.drone.yml'],
  ...['cloudbuild.yaml', '.woodpecker.yml', '.woodpecker/test.yml', 'appveyor.yml', '.cirrus.yml', 'buildspec.yml'],
  ...['bamboo-specs/bamboo.yml', 'codefresh.yml', '.semaphore/semaphore.yml', '.tekton/pipeline.yaml', 'bitrise.yml'],
];

type Kind = { what: string; paths: string[] };
const told: Kind[] = JSON.parse(render('agent', sampleReport())).must_not_change;
const pipelineGlobs = told.find(({ what }) => what === 'pipelines')?.paths ?? [];
const matches = (glob: string) => picomatch(glob, { dot: true });

function configuresPipeline(path: string): boolean {
  const changes = { isComplete: true, files: new Map([[path, { lines: undefined }]]) };
  return !needsNoScan(changes, ['**'], []);
}

describe('files that configure CI', () => {
  it.each(examples)('%s is one for skip-when and for coding agents', (path) => {
    expect(pipelineGlobs.some((glob) => matches(glob)(path))).toBe(true);
    for (const each of [path, path.toUpperCase(), `services/api/${path}`])
      expect(configuresPipeline(each), each).toBe(true);
  });

  it.each(['src/travis.ts', 'docs/drone.md', 'docs/workflows/a.md', 'my-jenkinsfile', 'src/action.ts'])(
    '%s is none',
    (path) => expect(configuresPipeline(path)).toBe(false),
  );

  const written = Object.entries(recipes).flatMap(([system, { file }]) => (file === undefined ? [] : [[system, file]]));
  it.each(written)('of %s, %s is one', (_, file) => expect(configuresPipeline(file as string)).toBe(true));

  it.each(pipelineGlobs)('%s has an example', (glob) => {
    const forms = examples.filter((path) => matches(glob)(path));
    // A folder that is called like the file holds more of it.
    expect(forms.length > 0 || glob.endsWith('file*/**')).toBe(true);
  });
});
