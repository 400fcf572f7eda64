import { createHash } from 'node:crypto';
import data from '@salesforce/code-analyzer-retirejs-engine/vulnerabilities/RetireJsVulns.json' with { type: 'json' };
import fc from 'fast-check';
import * as retire from 'retire';
import type { Repository } from 'retire/lib/types.js';
import { describe, expect, it } from 'vitest';
import { createScaEngine } from '../../../src/scanners/sca/sca.ts';
import { makeTree } from '../../service/temporary-repository.ts';

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

type Scripts = readonly (readonly [path: string, content: string])[];

/** The libraries that the engine finds in each script, beside those that RetireJS finds in it. */
async function compare(from: object, scripts: Scripts) {
  const load = async () => ({
    advisories: { retire, data: from, source: 'made' },
    locks: undefined,
    parsers: undefined,
  });
  const files = scripts.map(([path, content], index) => [`${index}/${path}`, content] as const);
  const { findings } = await createScaEngine(load).scan(makeTree(Object.fromEntries(files)));
  const replaced = JSON.parse(retire.replaceVersion(JSON.stringify(from))) as Repository;
  return files.map(([path, content]) => {
    const named = retire.scanFileName(`/${path}`, replaced, true);
    const components = named.length > 0 ? named : retire.scanFileContent(content, replaced, { sha1 });
    const known = components.filter(({ vulnerabilities = [] }) => vulnerabilities.length > 0);
    return {
      path,
      found: new Set(findings.filter(({ filePath }) => filePath === path).map(({ title }) => title.split(':')[0])),
      known: new Set(known.map(({ component, npmname, version }) => `${npmname ?? component} ${version}`)),
    };
  });
}

async function isFound(path: string, content: string): Promise<boolean[]> {
  const [row] = await compare(repository, [[path, content]]);
  return [(row?.found.size ?? 0) > 0, (row?.known.size ?? 0) > 0];
}

/** Some texts that the pattern matches, without what looks around or back; none for what fast-check does not read. */
function textsOf(pattern: string, count: number): string[] {
  const plain = pattern.replaceAll(/\(\?<?[!=](?:\[(?:\\.|[^\]])*\]|\\.|[^)\\])*\)|\\b|\\[1-9]/g, '');
  try {
    return fc.sample(fc.stringMatching(new RegExp(`^(?:${plain})$`)), count);
  } catch {
    return [];
  }
}

describe('a library', () => {
  it.each([
    ['a/named-1.2.3.js', true],
    ['a/named-1.2.3.min.js', true],
    ['named-1.2.3.js/b.js', false],
    ['a/unnamed-1.2.3.js', false],
    ['addressed/1.2.3/a.js', true],
    ['addressed/a.js', false],
  ])('is known by the path %s as by RetireJS: %s', async (path, isThere) => {
    expect(await isFound(path, 'x')).toEqual([isThere, isThere]);
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
  ])('is known by the content %j as by RetireJS: %s', async (content, isThere) => {
    expect(await isFound('a.js', content)).toEqual([isThere, isThere]);
  });

  it('is found in each of several files', async () => {
    const rows = await compare(
      repository,
      Array.from({ length: 3 }, () => ['a.js', 'counted=1'] as const),
    );
    expect(rows.map(({ found }) => [...found])).toEqual(Array.from({ length: 3 }, () => ['counted 0.1']));
  });

  it.each([
    'abc',
    'abcd?efg',
    'abcd*?efg',
    'abcd+efg',
    'abcd{0,2}efg',
    'abc{def',
    '(?:abc|def)',
    '(?!)def|abc',
    'abc(?:d|e(?:f))ghi',
    'abc(?:def)?ghi',
    'abc[)d]+ghi',
    'a.bcd',
    String.raw`/\*! abc\.def\/`,
    String.raw`abc\sdef`,
    String.raw`abc\x64efg\u0041bcd`,
    String.raw`\(abc\|def\)`,
    'abc\ndef',
    'abcédef',
  ])('is found in every text that has the pattern %j', async (pattern) => {
    const made = { made: entry({ filecontent: [`${pattern} v([0-9.]+)`] }) };
    const texts = textsOf(pattern, 10).map((text) => ['a.js', `${text.replaceAll('\r', '')} v1.2`] as const);
    const rows = await compare(made, texts);
    const named = rows.filter(({ known }) => known.has('made 1.2'));
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter(({ found }) => !found.has('made 1.2'))).toEqual([]);
  });

  it('is found in every text that has a pattern of the database', async () => {
    const replaced = JSON.parse(retire.replaceVersion(JSON.stringify(data))) as Repository;
    const patterns = new Set(Object.values(replaced).flatMap(({ extractors }) => extractors.filecontent ?? []));
    const texts = [...patterns].flatMap((pattern) => textsOf(pattern, 5).map((text) => ['a.js', text] as const));
    expect(texts.length).toBeGreaterThan(patterns.size * 4);
    const rows = await compare(data, texts);
    expect(rows.filter(({ known }) => known.size > 0).length).toBeGreaterThan(patterns.size / 4);
    // This entry is no library.
    const isMissing = (found: Set<unknown>, one: string) => !found.has(one) && !one.startsWith('retire-example ');
    expect(rows.filter(({ found, known }) => [...known].some((one) => isMissing(found, one)))).toEqual([]);
  });
});
