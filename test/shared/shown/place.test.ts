import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  buildBlobUrl,
  encodePath,
  formatLocation,
  formatPath,
  toSafeLine,
  toSafePageUrl,
  toSafeRelativePath,
  toSafeRepositoryUrl,
} from '../../../src/shared/shown/location.ts';
import { hostileStrings } from '../../fixtures/hostile/corpus.ts';
import { sampleSha } from '../../gate/report/sample.ts';
import { propertyRuns } from '../../model/runs.ts';

describe('safeRelativePath', () => {
  it.each([
    ['src/a.ts', 'src/a.ts'],
    ['./src/a.ts', 'src/a.ts'],
    ['src/[id]/(group)/@modal/page.tsx', 'src/[id]/(group)/@modal/page.tsx'],
    ['a b/ü.ts', 'a b/ü.ts'],
    ['...', '...'],
  ])('accepts %j', (path, safe) => expect(toSafeRelativePath(path)).toBe(safe));

  it.each([
    undefined,
    '',
    '.',
    '..',
    './',
    '../a',
    'a/../b',
    'a/..',
    'a//b',
    'a/',
    '/etc/passwd',
    '//host/x',
    '\\\\host\\x',
    'a\\b',
    'C:\\x',
    'c:/x',
    'C:x',
    'file:///x',
    'javascript:alert(1)',
    'a\nb',
    'a\u202eb',
    'a##[error]b',
    '::error::x',
    ' a',
    'x'.repeat(1025),
  ])('refuses %j', (path) => expect(toSafeRelativePath(path)).toBeUndefined());

  it('never resolves outside the root', () => {
    const segment = fc.constantFrom('..', '.', '', 'a', '\\', '/', 'C:', '%2e%2e', '...', '\u0000');
    const path = fc.array(segment, { maxLength: 8 }).map((segments) => segments.join('/'));
    fc.assert(
      fc.property(path, (text) => {
        const safe = toSafeRelativePath(text);
        if (safe === undefined) return;
        const resolved = new URL(encodePath(safe), 'https://host/root/').href;
        expect(resolved.startsWith('https://host/root/')).toBe(true);
      }),
      { numRuns: propertyRuns(2000) },
    );
  });
});

describe('displayPath', () => {
  it('shows a refused path as text and keeps the end of a long one', () => {
    expect(formatPath('../../etc/passwd')).toBe('../../etc/passwd');
    expect(formatPath(`${'d/'.repeat(200)}file.ts`, 20)).toBe('…d/d/d/d/d/d/file.ts');
    for (const text of hostileStrings) {
      expect(formatPath(text, 50)).toMatch(/^[^\n\r]{0,50}$/u);
      expect(formatPath(text, 50)).not.toMatch(/^\s*::|##\[|[\p{Cc}\p{Cf}\p{Cs}]/u);
    }
  });

  it('adds the line when there is one', () => {
    expect(formatLocation({ filePath: 'a.ts', line: 3 })).toBe('a.ts:3');
    expect(formatLocation({ filePath: 'a.ts', line: 0 })).toBe('a.ts');
    expect(formatLocation({ filePath: undefined, line: 3 })).toBeUndefined();
  });
});

describe('safeLine', () => {
  it.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 31, undefined])('refuses %j', (line) =>
    expect(toSafeLine(line)).toBeUndefined(),
  );
  it('accepts 1', () => expect(toSafeLine(1)).toBe(1));
});

describe('blobUrl', () => {
  const place = { repositoryUrl: 'https://github.com/acme/shop', headSha: sampleSha, filePath: 'src/a b).ts', line: 4 };

  it('encodes the path', () => {
    expect(buildBlobUrl(place)).toBe(`https://github.com/acme/shop/blob/${sampleSha}/src/a%20b%29.ts#L4`);
    expect(buildBlobUrl({ ...place, line: undefined })).toBe(
      `https://github.com/acme/shop/blob/${sampleSha}/src/a%20b%29.ts`,
    );
  });

  it.each([
    [
      'https://dev.azure.com/acme/shop/_git/shop',
      `?version=GC${sampleSha}&path=/src/a%20b%29.ts&line=4&lineEnd=5&lineStartColumn=1&lineEndColumn=1`,
    ],
    ['https://bitbucket.org/acme/shop', `/src/${sampleSha}/src/a%20b%29.ts#lines-4`],
    ['https://gitlab.example/acme/shop', `/blob/${sampleSha}/src/a%20b%29.ts#L4`],
  ])('is the address that the host has, at %s', (repositoryUrl, end) => {
    expect(buildBlobUrl({ ...place, repositoryUrl })).toBe(`${repositoryUrl}${end}`);
  });

  it.each([
    { repositoryUrl: undefined },
    { repositoryUrl: 'javascript:alert(1)' },
    { repositoryUrl: 'https://user:secret@github.com/acme/shop' },
    { repositoryUrl: 'https://github.com/acme/shop?x' },
    { repositoryUrl: 'https://github.com/acme/shop) [x' },
    { headSha: 'main' },
    { headSha: undefined },
    { filePath: '../x' },
  ])('is undefined with %j', (wrong) => expect(buildBlobUrl({ ...place, ...wrong })).toBeUndefined());

  it('takes a trailing slash and a port', () => {
    expect(toSafeRepositoryUrl('https://git.acme.example:8443/a/b/')).toBe('https://git.acme.example:8443/a/b');
    expect(toSafeRepositoryUrl('https://github.com/acme/shop.git')).toBe('https://github.com/acme/shop');
  });
});

describe('safePageUrl', () => {
  it.each([
    'https://gitlab.example/acme/shop/-/pipelines/9',
    'https://dev.azure.com/acme/My%20shop/_build/results?buildId=9',
  ])('takes %s', (url) => expect(toSafePageUrl(url)).toBe(url));

  it.each([
    ...[undefined, '', 'javascript:alert(1)', 'https://user:secret@dev.azure.com/acme/x', 'https://dev.azure.com'],
    ...[
      'https://x.example/a) [b](c',
      'https://x.example/a?b=c&lt;d',
      'https://x.example/a#b',
      'https://x.example/a?b|c',
    ],
  ])('is undefined for %j', (url) => expect(toSafePageUrl(url)).toBeUndefined());
});
