/** Where things are: paths, diffs, addresses, variables of CI systems, what git prints. */
import { Readable } from 'node:stream';
import { parseDiff } from '../../../src/gate/hosts/diff.ts';
import { readCiRun } from '../../../src/gate/hosts/registry.ts';
import {
  formatRepositoryUrl,
  isSameRepositoryUrl,
  parseRepositoryUrl,
} from '../../../src/gate/hosts/repository-url.ts';
import { needsNoScan } from '../../../src/gate/policy/untouched.ts';
import { readEnvironment } from '../../../src/gate/settings/reading.ts';
import { toChanges } from '../../../src/gate/story/diff.ts';
import {
  formatConfiguration,
  parseConfiguration,
  selectRepositoryEntries,
  selectUserEntries,
} from '../../../src/shared/git/configuration.ts';
import { judgePath } from '../../../src/shared/git/export.ts';
import { createRecordReader, splitStream } from '../../../src/shared/git/history.ts';
import { detectByInterpreter, detectByName, isForeign } from '../../../src/shared/languages/languages.ts';
import { encodePath, formatPath, toSafeRelativePath, toSafeRepositoryUrl } from '../../../src/shared/shown/location.ts';
import { type Changes, exception, finding, isChangedPath, isExcepted, isInChange } from '../../gate/policy/evidence.ts';
import { textOf } from '../built.ts';
import { hostile } from '../corpus.ts';
import type { Target } from '../target.ts';

const patches = [
  '@@ -1 +1,2 @@\n a\n+b',
  '@@ -1,3 +1,2 @@ function x() {\n a\n-b\n-c\n+d\n\\ No newline at end of file',
  '@@ -0,0 +1 @@\n+a\n@@ -5 +6 @@\n-b\n+c',
];
const patchParts = [
  '@@ -1 +1 @@',
  '@@ -1,2 +3,4 @@',
  '\n',
  '+',
  '-',
  ' ',
  'a',
  '\\ No newline at end of file',
  '\r',
  '--- a/b\n',
  '+++ b/c\n',
  'diff --git a/b b/b\n',
  'rename from x\n',
  'Binary files a and b differ\n',
  'GIT binary patch\n',
];

export const patchTexts: Target = {
  name: 'patches',
  share: 5,
  samples: patches,
  built: textOf(patchParts, { maxParts: 40 }),
  units: [...patchParts, '@@ -1 +1 @@\n+a\n', '+a\n', ' a\n'],
  read(patch) {
    const [additions, deletions] = [patch.split('\n+').length - 1, patch.split('\n-').length - 1];
    const files = [
      { path: 'src/a.js', patch, additions, deletions },
      { path: 'src/b.js', patch },
    ];
    const changes = toChanges({ files, isComplete: true });
    return [
      changes,
      isInChange(finding({ filePath: 'src/a.js', line: 2 }), changes, 'changed-lines'),
      isInChange(finding({ filePath: 'src/b.js', line: 9 }), changes, 'changed-lines'),
    ];
  },
};

const nameLists = ['M\0src/a.js\0', 'R100\0a\0b\0', 'D\0a\0T\0b\0A\0c\0'];

export const gitDiffs: Target = {
  name: 'diffs of git',
  share: 4,
  samples: nameLists.flatMap((names) =>
    patches.map((patch) => `${names}\u0001diff --git a/a b/a\n--- a/a\n+++ b/a\n${patch}`),
  ),
  built: textOf([
    'M\0',
    'R100\0',
    'D\0',
    'T\0',
    'src/a.js\0',
    'b\0',
    '\u0001',
    'diff --git a/a b/a\n',
    '\n',
    ...patchParts,
  ]),
  units: ['M\0a\0', 'R100\0a\0b\0', '\ndiff --git a/a b/a\n@@ -1 +1 @@\n+a', '\0', '\n', '@@ '],
  read(text) {
    const [names = '', patch = ''] = text.split('\u0001');
    return toChanges(parseDiff(names, patch));
  },
};

const changed = toChanges({
  files: ['src/a.js', 'package-lock.json', 'src/deep/er/b.ts', 'README.md', 'a b.txt'].map((path) => ({
    path,
    patch: '@@ -1 +1,2 @@\n a\n+b',
  })),
  isComplete: true,
});
const exceptions = ['**/*.js', 'src/**', '*a*b*c*/**'].map((path) => exception({ path }));
const paths = [
  'src/a.js',
  './src/a.js',
  '/home/runner/work/shop/shop/src/a.js',
  'C:\\work\\src\\a.js',
  'file:///w/src/a.js#L10',
  'package-lock.json > lodash',
  'lodash (package-lock.json)',
  'pkg:npm/lodash@4.17.20',
  'src/a.js:10-12',
  'src/a.js (line 10)',
  'src/../a.js',
  'a%20b.txt',
];

export const pathsOfFindings: Target = {
  name: 'paths of findings',
  share: 7,
  samples: [...paths, ...hostile],
  built: textOf([
    ...paths,
    '/',
    '\\',
    '.',
    '..',
    ':',
    ':1',
    ':1-1',
    '#',
    '?',
    '::',
    '(',
    ')',
    ' (1)',
    ' > ',
    '%2f',
    '@1',
    'a',
    ' ',
    'pkg:',
    'file:',
  ]),
  units: [
    ' ',
    'a ',
    '/',
    './',
    '../',
    'a/',
    ':1',
    ':1-1',
    '(1',
    ' (',
    ' (1)',
    '%61',
    '\\',
    'a:',
    '::',
    '@1',
    ' > ',
    'a,',
    '(1 ',
    '.',
    '-',
    'a.b',
  ],
  read: (path) => [
    isInChange(finding({ filePath: path }), { ...changed }),
    isInChange(finding({ filePath: path, line: 2 }), changed, 'changed-lines'),
    isChangedPath(path, changed),
    ...[toSafeRelativePath, formatPath].map((each) => each(path)),
    encodePath(toSafeRelativePath(path) ?? ''),
    isExcepted(finding({ filePath: path }), exceptions, '2026-06-01'),
    [needsNoScan(only(path), ['**'], []), detectByName(path), isForeign(path), detectByInterpreter(path)],
  ],
};

export const pathsInTrees: Target = {
  name: 'paths in trees of git',
  share: 4,
  samples: [...paths, '.git/config', 'a/.GIT./x', 'git~1', '.g\u00e2\u0080\u008cit'],
  built: textOf([
    '.git',
    'git~1',
    '/',
    '.',
    ' ',
    '..',
    ':',
    '\0',
    '\\',
    '\u00e2\u0080\u008c',
    'a',
    '::$DATA',
    '\u00ff',
  ]),
  units: ['.', ' ', '/', 'a/', ':', '\u00e2\u0080\u008c', '.git/'],
  read(text) {
    const judged = judgePath(Buffer.from(text, 'latin1'));
    if ('path' in judged && /^\/|(?:^|\/)(?:\.\.|\.git)(?:\/|$)|\0/i.test(judged.path))
      throw new Error(`taken: ${judged.path}`);
    return judged;
  },
};

const only = (path: string): Changes => ({ files: new Map([[path, { lines: undefined }]]), isComplete: true });

const addresses = [
  'https://github.com/acme/shop.git',
  'git@github.com:acme/shop.git',
  'ssh://git@host:22/a/b',
  'file:///work/a',
  '/work/a',
  'github.com/acme/shop',
  'https://user:pass@dev.azure.com/o/p/_git/r',
];

export const repositoryAddresses: Target = {
  name: 'addresses of repositories',
  share: 5,
  samples: [...addresses, ...hostile],
  built: textOf([
    'https://',
    'ssh://',
    'git@',
    'github.com',
    ':',
    '/',
    'acme',
    'shop',
    '.git',
    '@',
    '%2f',
    '..',
    ':443',
    'user:pass@',
    'file://',
    '?',
    '#',
    '.',
  ]),
  units: ['/', 'a.', 'a/', '.git', '@', ':', 'a-', '%2f', '..', '/_git'],
  read: (text) => [
    parseRepositoryUrl(text),
    formatRepositoryUrl(text),
    isSameRepositoryUrl(text, addresses[0] ?? '', 'github.com'),
    toSafeRepositoryUrl(text),
  ],
};

const sha = 'a'.repeat(40);
const environments = [
  [
    'GITLAB_CI=true',
    `CI_COMMIT_SHA=${sha}`,
    'CI_MERGE_REQUEST_IID=7',
    'CI_MERGE_REQUEST_SOURCE_BRANCH_NAME=feature',
    'CI_MERGE_REQUEST_TARGET_BRANCH_NAME=main',
    'CI_PROJECT_URL=https://gitlab.com/acme/shop',
    'CI_OPEN_MERGE_REQUESTS=acme/shop!7,acme/other!8',
    'CI_PROJECT_PATH=acme/shop',
  ],
  [
    'TF_BUILD=True',
    'BUILD_SOURCEBRANCH=refs/heads/main',
    `BUILD_SOURCEVERSION=${sha}`,
    'SYSTEM_PULLREQUEST_PULLREQUESTID=7',
    'SYSTEM_PULLREQUEST_SOURCEBRANCH=refs/heads/feature',
    'SYSTEM_PULLREQUEST_TARGETBRANCH=main',
    'BUILD_REPOSITORY_URI=https://dev.azure.com/o/p/_git/r',
  ],
  [
    'BITBUCKET_BUILD_NUMBER=1',
    'BITBUCKET_BRANCH=feature',
    `BITBUCKET_COMMIT=${sha}`,
    'BITBUCKET_PR_ID=7',
    'BITBUCKET_PR_DESTINATION_BRANCH=main',
    'BITBUCKET_GIT_HTTP_ORIGIN=https://bitbucket.org/acme/shop',
  ],
  [
    'CIRCLECI=true',
    'CIRCLE_BRANCH=feature',
    `CIRCLE_SHA1=${sha}`,
    'CIRCLE_PULL_REQUEST=https://github.com/acme/shop/pull/7',
    'CIRCLE_REPOSITORY_URL=git@github.com:acme/shop.git',
  ],
  [
    'BUILDKITE=true',
    'BUILDKITE_BRANCH=feature',
    `BUILDKITE_COMMIT=${sha}`,
    'BUILDKITE_PULL_REQUEST=7',
    'BUILDKITE_PULL_REQUEST_BASE_BRANCH=main',
    'BUILDKITE_REPO=git@github.com:acme/shop.git',
  ],
  [
    'JENKINS_URL=https://ci',
    'BRANCH_NAME=PR-7',
    'CHANGE_ID=7',
    'CHANGE_BRANCH=feature',
    'CHANGE_TARGET=main',
    `GIT_COMMIT=${sha}`,
    'GIT_URL=https://github.com/acme/shop',
  ],
  [
    'CI=true',
    'HTTPS_PROXY=http://user:pass@proxy:3128',
    'NO_PROXY=a,b',
    'SCAN_GATE_FAIL_ON_SEVERITY=high',
    'SCAN_GATE_SCOPE=changed',
    'SCAN_GATE_TYPO=1',
  ],
];
const variables = environments.flat();

export const variablesOfSystems: Target = {
  name: 'variables of CI systems',
  share: 6,
  samples: environments.map((each) => each.join('\0')),
  built: textOf([...variables, ...variables.map((each) => each.slice(0, each.indexOf('=') + 1))], {
    separator: '\0',
    maxParts: 12,
  }),
  units: ['a', ' ', 'acme/shop!7,', '\0CI=true', 'refs/heads/', '/', '7'],
  read(text) {
    const pairs = text.split('\0').map((each) => [each.split('=', 1)[0] ?? '', each.slice(each.indexOf('=') + 1)]);
    const env = Object.fromEntries(pairs);
    return [readCiRun(env), readEnvironment(env)];
  },
};

const configurations = [
  'local\0remote.origin.url\nhttps://a\0global\0core.sshcommand\nssh -i x\0local\0url.https://b.insteadof\nc\0local\0http.https://x.extraheader\nAUTHORIZATION: basic eA==\0system\0safe.directory\n*\0local\0core.bare\0',
];

export const gitConfigurations: Target = {
  name: 'configuration of git',
  share: 4,
  samples: configurations,
  built: textOf([
    'local\0',
    'global\0',
    'remote.origin.url',
    'url.',
    '.insteadof',
    'http.',
    'credential.helper',
    '\n',
    '\0',
    '"',
    '\\',
    '!sh',
    'a b',
    '[core]',
    '\t',
  ]),
  units: ['local\0a.b\nc\0', '\0', '\n', '"', 'url.a.insteadof', '.'],
  read(text) {
    const entries = parseConfiguration(text);
    const kept = [
      ...selectUserEntries(entries),
      ...selectRepositoryEntries(entries, false),
      ...selectRepositoryEntries(entries, true),
    ];
    const written = formatConfiguration(kept);
    const lines = written.split('\n').filter((line) => !/^(?:\[.*\]|\t.*|)$/s.test(line));
    if (lines.length > 0) throw new Error(`a line that is no part of the file: ${lines[0]}`);
    return written;
  },
};

export const gitRecords: Target = {
  name: 'records of git',
  share: 3,
  samples: ['a\nb\nc\n', 'aaaa blob 3\nabc\n', '100644 blob a\tb\0'],
  built: textOf(['a', '\n', '\0', 'blob 3\n', 'abc', '5\n', '-1\n']),
  units: ['a\n', 'a', '\n', '1\n1', '0\n'],
  async read(text) {
    const bytes = Buffer.from(text, 'latin1');
    // As a pipe delivers it.
    const chunks = Array.from({ length: Math.ceil(bytes.length / 4096) }, (_, index) =>
      bytes.subarray(index * 4096, (index + 1) * 4096),
    );
    const records: string[] = [];
    const stream = () => Readable.from(chunks);
    const reader = createRecordReader(stream());
    const taken = [await reader.line().catch(String), await reader.bytes(3).then(String, String)];
    for await (const record of splitStream(stream(), 0x0a)) records.push(record.toString('latin1'));
    return [taken, records];
  },
};
