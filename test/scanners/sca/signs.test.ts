import { createHash } from 'node:crypto';
import * as retire from 'retire';
import type { Repository } from 'retire/lib/types.js';
import { describe, expect, it } from 'vitest';
import { createSigns } from '../../../src/scanners/sca/signs.ts';
import { createWordFilter } from '../../../src/text/decode.ts';

const sha1 = (content: string): string => createHash('sha1').update(content).digest('hex');
const vulnerability = { below: '9.9.9', severity: 'high', cwe: [], identifiers: { summary: 'a' }, info: [] } as const;
const entry = (extractors: Repository[string]['extractors']): Repository[string] => ({
  vulnerabilities: [{ ...vulnerability, cwe: [], info: [] }],
  extractors,
});
const repository: Repository = {
  named: entry({ filename: ['named-([0-9.]+)(?:.min)?\\.js'] }),
  addressed: entry({ uri: ['/addressed/([0-9.]+)/a\\.js'] }),
  told: entry({ filecontent: ['/\\*! told v([0-9.]+)\n'] }),
  counted: entry({ filecontentreplace: ['/counted=([0-9]+)/0.$1/'] }),
  hashed: entry({ hashes: { [sha1('exactly\nthis')]: '1.0.0' } }),
};
const signs = createSigns(repository, sha1);

describe('the signs of libraries', () => {
  it.each([
    ['/a/named-1.2.3.js', true],
    ['/a/named-1.2.3.min.js', true],
    ['/named-1.2.3.js/b.js', false],
    ['/a/unnamed-1.2.3.js', false],
    ['/addressed/1.2.3/a.js', true],
    ['\\addressed\\1.2.3\\a.js', true],
    ['/addressed/a.js', false],
  ])('are in the path %s when RetireJS finds one there: %s', (path, isThere) => {
    expect(retire.scanFileName(path, repository, true).length > 0).toBe(isThere);
    expect(signs.inPath(path)).toBe(isThere);
  });

  it.each([
    ['/*! told v1.2.3\n', true],
    ['/*! told v1.2.3\r\n', true],
    ['x;\r/*! told v1.2.3\ry', true],
    ['/*! told v1.2.3', false],
    ['counted=12', true],
    ['counted=', false],
    ['exactly\nthis', true],
    ['exactly\r\nthis', true],
    ['exactly this', false],
    ['', false],
  ])('are in the content %j when RetireJS finds one there: %s', (content, isThere) => {
    expect(retire.scanFileContent(content, repository, { sha1 }).length > 0).toBe(isThere);
    expect(signs.inContent(content)).toBe(isThere);
    expect(signs.inContent(content, createWordFilter(Buffer.from(content)))).toBe(isThere);
  });

  it('are the same at every look', () => {
    const looks = Array.from({ length: 3 }, () => [signs.inPath('/named-1.2.js'), signs.inContent('counted=1')]);
    expect(new Set(looks.flat())).toEqual(new Set([true]));
  });
});
