import { describe, expect, it } from 'vitest';
import { describeSkippedChange, needsNoScan } from '../../../src/gate/policy/untouched.ts';
import { toChanges } from '../../../src/gate/story/diff.ts';
import type { Changes } from './evidence.ts';

const skipWhen = ['**/*.md', 'docs/**'];
const policyFiles = ['.github/scan-gate.yml', 'docs/gate.yml', 'docs/baseline.json'];
const of = (...paths: string[]): Changes => ({
  files: new Map(paths.map((path) => [path, { lines: undefined }])),
  isComplete: true,
});
const isSkipped = (changes: Changes, globs: readonly string[] = skipWhen) => needsNoScan(changes, globs, policyFiles);

describe('a change needs no scan', () => {
  it.each([
    [['docs/a.png']],
    [['README.md', 'src/notes.md', 'docs/deep/er/x']],
    [['docs/über uns.html']],
    [['docs/.github/scan-gate/x.md']],
    [['docs/my-action.yml', 'docs/action.yml.md', 'docs/action.yxml']],
    [['docs/codeowners.md', 'docs/my-codeowners', 'docs/my-jenkinsfile']],
    [
      [
        'docs/mkdocs.yml',
        'docs/gitea/a.md',
        'docs/my-appveyor.yml',
        'docs/appveyor.yml.md',
        'docs/buildspec.yxml',
        'docs/travis.yml',
        'docs/cloudbuild.yxml',
        'docs/bitbucket-pipelines.yxml',
        'docs/azure-pipelines.yxml',
      ],
    ],
  ])('of %j', (paths) => expect(isSkipped(of(...paths))).toBe(true));

  it.each<[string, Changes]>([
    ['of code', of('src/a.js')],
    ['of code beside prose', of('docs/a.md', 'src/a.js')],
    ['that is not wholly known', { ...of('docs/a.md'), isComplete: false }],
    ['of nothing', of()],
    ['of a name in another case', of('DOCS/a.js')],
    ['of a name that leads elsewhere', of('docs/../src/a.js')],
    ['of a name that is decoded to one elsewhere', of('docs/%2e%2e/src/a.js')],
    ['of a name with the other slash', of('docs\\..\\src\\a.js')],
    ['of a name that may be two', of('docs/a -> src/a.js')],
    ['of a name that is too long to be one', of(`docs/${'a'.repeat(5000)}`)],
    ['of a file or link in the place of the folder', of('docs')],
    ['of a namesake of the folder', of('docs2/a')],
    ['of the policy file', of('docs/gate.yml')],
    ['of the policy file in another spelling', of('docs/GATE.yml')],
    ['of the baseline', of('docs/baseline.json')],
    ['of a manifest', of('docs/package.json')],
    ['of a list of packages', of('docs/requirements.txt')],
  ])('not one %s', (_, changes) => expect(isSkipped(changes)).toBe(false));

  it.each([
    '.github/workflows/a.md',
    '.github/actions/x/README.md',
    '.github/scan-gate.md',
    '.scan-gate.md',
    '.Scan-Gate.yml',
    'docs/.scan-gate-api.yml',
    'docs/action.yml',
    'action.yml',
    'action.yaml',
    'docs/.github/scan-gate.yml',
    '.gitlab-ci.yml',
    '.gitlab-ci.yaml',
    '.gitlab/x.md',
    '.travis.yml',
    '.drone.yml',
    'cloudbuild.yml',
    'cloudbuild.yaml',
    'azure-pipelines.yaml',
    '.azure-pipelines/x.md',
    'bitbucket-pipelines.yaml',
    'CODEOWNERS',
    'docs/.gitlab-ci-extra.yml',
    'Jenkinsfile',
    'Jenkinsfile.release',
    'jenkinsfiles/a.md',
    '.github/workflows',
    '.harness/a.md',
    '.tekton/a.md',
    'bitrise.yml',
    'azure-pipelines.release.yml',
    'bitbucket-pipelines.yml',
    '.circleci/config.yml',
    '.buildkite/x.md',
    'docs/CODEOWNERS',
    '.gitea/workflows/a.md',
    '.forgejo/x.md',
    '.woodpecker.yml',
    '.woodpecker/a.md',
    'appveyor.yml',
    '.appveyor.yml',
    '.semaphore/a.md',
    'bamboo-specs/a.md',
    'buildspec.release.yaml',
    'buildspec.yml',
    'codefresh.yml',
    'cirrus.yaml',
    '.cirrus.yml',
  ])('not one of %s, whatever the policy names', (path) => {
    expect(isSkipped(of(path), [path, '**/*.md', '**/*.yml', 'docs/**'])).toBe(false);
    expect(isSkipped(of(`docs/${path}`))).toBe(false);
  });

  it('of what lies in a folder that is named with a slash behind it, and not of the folder itself', () => {
    expect([isSkipped(of('docs/a/b.js'), ['docs/']), isSkipped(of('docs'), ['docs/'])]).toEqual([true, false]);
    expect([isSkipped(of('docs/a/b.js'), ['docs/a/**']), isSkipped(of('docs/a'), ['docs/a/**'])]).toEqual([
      true,
      false,
    ]);
    expect([isSkipped(of('docs/b.js'), ['docs/**/b.js']), isSkipped(of('docs/b.js'), ['**/docs/b.js'])]).toEqual([
      true,
      true,
    ]);
    expect([isSkipped(of('a/docs/b.js'), ['**/docs/**']), isSkipped(of('a/docs'), ['**/docs/**'])]).toEqual([
      true,
      false,
    ]);
  });

  it('not one that moves code into the folder: both names count', () => {
    const diff = (previousPath: string) => ({
      files: [{ path: 'docs/a.js', previousPath, patch: '' }],
      isComplete: true,
    });
    expect(isSkipped(toChanges(diff('src/a.js')))).toBe(false);
    expect(isSkipped(toChanges(diff('docs/b.js')))).toBe(true);
  });

  it('not one of a submodule', () => {
    const patch = `@@ -1 +1 @@\n-Subproject commit ${'a'.repeat(40)}\n+Subproject commit ${'b'.repeat(40)}\n`;
    expect(isSkipped(toChanges({ files: [{ path: 'docs/theme', patch }], isComplete: true }))).toBe(false);
  });
});

it('prose is called documentation, and nothing else is', () => {
  expect(describeSkippedChange(of('docs/a.png', 'README.md'))).toBe('only documentation changed');
  expect(describeSkippedChange(of('doc/a.png', 'a/docs/b.png', 'a.mdx', 'b.RST'))).toBe('only documentation changed');
  for (const path of ['art/logo.svg', 'mydocs/a.png', 'a.md.js', 'docs2/a.png', 'mydoc/a'])
    expect(describeSkippedChange(of('README.md', path)), path).toBe('only files changed that need no scan');
});
