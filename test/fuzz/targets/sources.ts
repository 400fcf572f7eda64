/** What the embedded scanners read, and what shows foreign text. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sastEngine } from '../../../src/scanners/sast/sast.ts';
import { scaEngine } from '../../../src/scanners/sca/sca.ts';
import { secretsEngine } from '../../../src/scanners/secrets/secrets.ts';
import {
  escapeMarkdown,
  formatMarkdownBlock,
  formatMarkdownCode,
  formatMarkdownFence,
  neutralizeBlock,
  neutralizeLine,
} from '../../../src/shared/shown/neutral.ts';
import { decodeText, listReadings } from '../../../src/shared/text/contents.ts';
import { readField } from '../../gate/story/sources/service/answered.ts';
import type { TreeEngine } from '../../service/temporary-repository.ts';
import { jsonLike, textOf } from '../built.ts';
import { hostile } from '../corpus.ts';
import type { Target } from '../target.ts';

const secrets = ['sk-canary-7f3a', 'p&ss"wörd', 'abcdefgh'];

export const shownTexts: Target = {
  name: 'texts that are shown',
  share: 7,
  samples: hostile,
  built: textOf([
    '`',
    '``',
    '|',
    '<',
    '&',
    '#',
    '@',
    '::',
    '##[',
    '\n',
    '\r',
    '\u202e',
    '\x1b[',
    'http://',
    'a',
    '-',
    '1.',
    '*',
    '_',
    '~',
    '$',
    '\\',
    'sk-canary-7f3a',
    'p%26ss',
  ]),
  units: ['`', ':', '#', '<', '&', ' ', '\n', 'a', '##', '\\', '\u202e', 'sk-canary-7f3', 'abcdefg', '~', '*'],
  read: (text) =>
    Promise.all([
      ...[neutralizeLine, neutralizeBlock, escapeMarkdown, formatMarkdownCode].map((show) => show(text)),
      ...[formatMarkdownFence, formatMarkdownBlock].map((show) => show(text)),
      ...secrets.map((apiKey) => readField(JSON.stringify(text), { apiKey })),
    ]),
};

export const bytesOfSources: Target = {
  name: 'bytes of sources',
  share: 4,
  samples: [
    'const a = 1;\n',
    '\u00ff\u00fea\0b\0',
    '\u00fe\u00ff\0a',
    '\u00ff\u00fe\0\0a\0\0\0',
    '\0GITCRYPT\0x',
    '\u00ef\u00bb\u00bfa',
  ],
  built: textOf([
    '\u00ff\u00fe',
    '\u00fe\u00ff',
    '\0',
    '\0\0',
    'a',
    'a\0',
    '\0a',
    '\u00d8\u0000',
    '\u00ef\u00bb\u00bf',
    '\u0080',
  ]),
  units: ['a\0', '\0a', '\0', '\u00d8\0', 'a', '\u00ff'],
  read(text) {
    const bytes = Buffer.from(text, 'latin1');
    return [decodeText(bytes), listReadings(bytes)];
  },
};

const pages = [
  '<html><script>eval(x)</script><a onclick="eval(y)">b</a></html>',
  '<template><div/></template><script lang="ts" setup>const a: number = 1</script>',
  '---\nconst a = 1;\n---\n<script type="text/python">x</script>',
  '<!-- <script>a</script> --><script src=x></script>',
  '{{ a }}{% if b %}<script>var c = {{ d }};</script>',
];

export const markup: Target = {
  name: 'pages and components',
  share: 4,
  samples: pages,
  built: textOf([
    '<script',
    '>',
    '</script',
    '</script>',
    ' type=',
    '"text/javascript"',
    "'",
    '"',
    ' lang="ts"',
    ' onclick="',
    '<!--',
    '-->',
    '/',
    '=',
    ' ',
    '\n',
    '---\n',
    'eval(a)',
    '{{',
    '}}',
    '<a ',
    '&quot;',
    'module',
  ]),
  units: [
    '<script',
    '<script ',
    '<script>',
    '</script',
    '<a ',
    '<a on',
    ' onclick="',
    ' a=',
    '"',
    "'",
    '<!--',
    '-->',
    '<',
    '/',
    ' ',
    '=',
    '---\n',
    '{{',
    '{%',
    '}}',
    '&quot;',
    '&',
    '<script a="',
    'on',
    '<script><script>',
  ],
  read: scanning(sastEngine, () => ['a.html', 'a.vue', 'a.astro']),
};

const manifests = [
  JSON.stringify({
    name: 'shop',
    lockfileVersion: 3,
    packages: {
      '': { dependencies: { lodash: '^4' } },
      'node_modules/lodash': { version: '4.17.20', resolved: 'https://r/lodash.tgz', integrity: 'sha512-x' },
    },
  }),
  JSON.stringify({
    name: 'shop',
    lockfileVersion: 1,
    dependencies: { lodash: { version: '4.17.20', requires: { a: '1' }, dependencies: { a: { version: '1.0.0' } } } },
  }),
];

/** What the engine says of files with this text. A scanner that throws at one is a crash. */
function scanning(engine: TreeEngine, pathsOf: (text: string) => readonly string[]): Target['read'] {
  // Memory where there is one: thousands of files are written.
  const root = join(mkdtempSync(join(tmpdir(), 'scan-gate-fuzz-')), 'tree');
  mkdirSync(root);
  const { signal } = new AbortController();
  return async (text) => {
    const files = pathsOf(text).map((path) => ({ path, stored: path }));
    for (const { path } of files) writeFileSync(join(root, path), text);
    const result = await engine.scan({ root, files, signal });
    const crash = result.diagnostics.find(({ message }) => message.includes('the scanner failed'));
    if (crash !== undefined) throw new Error(crash.message);
    return result;
  };
}

export const locks: Target = {
  name: 'lock files',
  share: 0.03,
  samples: manifests,
  built: jsonLike(manifests, [
    'packages',
    'dependencies',
    'node_modules/a',
    '__proto__',
    'link',
    'resolved',
    'version',
    'requires',
    '../../x',
    'file:..',
  ]),
  units: ['"node_modules/a":{"version":"1.0.0"},\n', '"a": {\n', ' ', '"', '\n', '"a":1,'],
  read: scanning(scaEngine, () => ['package-lock.json', 'package.json']),
};

const otherLocks = [
  'Cargo.lock',
  'Gemfile.lock',
  'Pipfile.lock',
  'composer.lock',
  'go.mod',
  'gradle.lockfile',
  'packages.lock.json',
  'pnpm-lock.yaml',
  'poetry.lock',
  'pom.xml',
  'requirements.txt',
  'uv.lock',
  'yarn.lock',
];
const lockParts = [
  '# yarn lockfile v1\n\na@^1, b@^1:\n  version "1.0.0"\n',
  "lockfileVersion: '9.0'\npackages:\n  a@1.0.0: {}\n",
  '[[package]]\nname = "a"\nversion = "1.0.0"\n',
  '[metadata]\nlock-version = "2.1"\n',
  'module a\n\ngo 1.16\n\nrequire (\n\tb v1.0.0 // indirect\n)\n',
  'a[b]==1.0 ; c --hash=sha256:0 \\\n',
  '    # via a, b\n',
  '-r requirements.txt\n',
  '<project><dependencies><dependency><groupId>a</groupId></dependency></dependencies></project>',
  'GEM\n  specs:\n    a (1.0)\n      b\n\nDEPENDENCIES\n  a\n',
  'a:b:1.0=testCompileClasspath\n',
  '{"packages": [{"name": "a/b", "version": "1.0"}]}',
  '{"_meta": {}, "default": {"a": {"version": "==1"}}}',
];

/** Each text as every format: what one refuses at once is another's own. */
export const otherLockFiles: Target = {
  name: 'lock files of others',
  share: 0.03,
  samples: lockParts,
  built: textOf([...lockParts, '__proto__', '\u0024{a}', '&a [', '*a', ' ', '\n', '"', ':', '<!--', '=']),
  units: [...lockParts, ' ', '\n', '[', '"', 'a: ', '\u0024{a}', '- '],
  read: scanning(scaEngine, () => otherLocks),
};

const leaks = [
  'const a = "AKIAIOSFODNN7EXAMPLE";\n',
  'xoxb-123456789012-abcdefghijkl\n',
  '-----BEGIN RSA PRIVATE KEY-----\nMIIE\n',
  'https://user:pass@host/\n',
];

export const secretSearch: Target = {
  name: 'search for secrets',
  share: 0.15,
  samples: leaks,
  built: textOf([
    ...leaks,
    'ghp_',
    'sk-',
    'npm_',
    'xoxb-',
    '-1',
    'AKIA',
    'A',
    '=',
    '://',
    ':',
    '@',
    '"',
    ' ',
    '\n',
    '-----BEGIN ',
    'eyJ',
    '.',
  ]),
  units: [
    'xoxb-1-',
    'AKIA',
    'ghp_',
    '://a:',
    'a:b@',
    'eyJ',
    '-----BEGIN ',
    'a',
    ' ',
    '=',
    '-',
    '_',
    'password = "',
    'createHmac(',
    'INSERT INTO a (password) VALUES (',
  ],
  read: scanning(secretsEngine, () => ['a.js']),
};

const scripts = [
  'eval(location.hash);\n',
  'export const a: number = 1;\n',
  'new Function(x)();',
  '// eslint-disable\nel.innerHTML = x;',
  'class A { @b() c = 1 }',
  '<a>{b}</a>',
];

const extensions = ['.js', '.ts', '.tsx', '.mjs'];

export const scriptLint: Target = {
  name: 'scripts',
  share: 0.03,
  samples: scripts,
  built: textOf([
    ...scripts,
    '(',
    ')',
    '{',
    '}',
    '=>',
    '`',
    '${',
    '/',
    'a',
    ';',
    '\n',
    '/* eslint-disable */',
    'import ',
    'eval',
    '"',
    '?.',
    '#',
  ]),
  units: ['a;\n', '(', '[', 'a=>', '`', '${', '/* */', 'a.', 'a+', '!', 'if(a)'],
  read: scanning(sastEngine, (text) => [`a${extensions[text.length % extensions.length]}`]),
};
