/** Which findings of SARIF files the files of the base hold too: all cases are judged at once, each in its own folder. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { reportFileIn } from '../../../../report-file.ts';
import {
  commit,
  type Files,
  git,
  makeFolder,
  makeRepository,
  writeFiles,
} from '../../../../service/temporary-repository.ts';
import { playCommand } from '../../../../session.ts';
import { resultOf } from '../../../../shared/sarif/make.ts';

/** A HIGH of code that its tool recognizes by `hash`. */
interface Made {
  path: string;
  line?: number;
  /** That it is of these lines of the file, and no more than its line. */
  isRegion?: boolean;
  hash?: string | undefined;
  rule?: string;
  message?: string;
  isLow?: boolean;
  score?: number;
  purl?: string;
  tool?: string;
}

interface Sides {
  base: readonly Made[];
  head: readonly Made[];
  /** The files before and after, beyond those that the findings are in. */
  before?: Files;
  after?: Files;
  /** Whether nothing changed in the files. */
  isUnchanged?: boolean;
}

type Age = 'old' | 'new' | 'doubtful';
type Case = readonly [string, Sides, ...Age[]];

const made = (path: string, fields: Partial<Made> = {}): Made => ({ path, hash: 'eval(x)', ...fields });

const gone = made('old.js');
const textOf = (name: string) => ['one', 'two', 'three', 'four', 'five'].map((line) => `${name}.${line}();\n`).join('');
/** Git takes the one for the other, and no file of another case. */
const renamed = (name: string) => ({
  before: { 'old.js': textOf(name) },
  after: { 'new.js': `${textOf(name)}six();\n` },
});
const rewritten = { before: { 'old.js': textOf('before') }, after: { 'new.js': textOf('after') } };

const renames: readonly Case[] = [
  ['is old in a renamed file', { base: [gone], head: [made('new.js')], ...renamed('same') }, 'old'],
  [
    'is new in a file that git does not take for renamed',
    { base: [gone], head: [made('new.js')], ...rewritten },
    'new',
  ],
  [
    'is new with other content',
    { base: [gone], head: [made('new.js', { hash: 'eval(y)' })], ...renamed('other') },
    'new',
  ],
  ['is doubtful where its tool did not run', { base: [], head: [made('new.js', { tool: 'y' })] }, 'doubtful'],
  [
    'is old once for each finding that is gone',
    { base: [gone], head: [made('new.js'), made('new.js', { line: 2 })], ...renamed('twice') },
    ...(['old', 'new'] as const),
  ],
];

const unknownTool: readonly Case[] = [
  ['lodash 4.17.1 is vulnerable', 'lodash 4.17.4 is vulnerable', 'old'] as const,
  ['lodash 4.17.1 is vulnerable', 'lodash 4.17.1 is vulnerable', 'old'] as const,
  ['lodash 4.17.1 is vulnerable', 'lodash-es 4.17.1 is vulnerable', 'new'] as const,
  ['lodash@4.17.1', 'minimist@1.2.5', 'new'] as const,
].flatMap(([before, now, age]) =>
  [true, false].map((isUnchanged): Case => {
    const of = (message: string) => made('package-lock.json', { rule: 'CVE-2024-1', hash: undefined, message });
    const name = `${before}, then ${now}${isUnchanged ? ', in a file that is not changed' : ''}`;
    return [name, { base: [of(before)], head: [of(now)], isUnchanged }, age];
  }),
);

const inLock = (purl: string, fields: Partial<Made> = {}) =>
  made('package-lock.json', { hash: undefined, purl, ...fields });
const cve = (purl: string, path = 'package-lock.json') => inLock(purl, { rule: 'CVE-2020-1', path });
const [low, region] = [{ isLow: true }, { isRegion: true }];

const held: readonly Case[] = [
  ['is old with the same severity', { base: [made('a.js', low)], head: [made('a.js', low)] }, 'old'],
  ['is old where its severity fell', { base: [made('a.js')], head: [made('a.js', low)] }, 'old'],
  [
    'is new where its score rose within its severity',
    { base: [made('a.js', { score: 7.1 })], head: [made('a.js', { score: 8.8 })] },
    'new',
  ],
  [
    'is old where its score fell within its severity',
    { base: [made('a.js', { score: 8.8 })], head: [made('a.js', { score: 7.1 })] },
    'old',
  ],
  ['is old where only now a score is stated', { base: [made('a.js')], head: [made('a.js', { score: 8.8 })] }, 'old'],
  ['is new where its severity rose', { base: [made('a.js', low)], head: [made('a.js')] }, 'new'],
  [
    'is new where its severity rose in a renamed file',
    { base: [made('old.js', low)], head: [made('new.js')], ...renamed('worse') },
    'new',
  ],
  [
    'is old where only its formatting changed',
    {
      base: [made('a.js', { hash: 'hash-1', ...region })],
      head: [made('a.js', { hash: 'hash-2', ...region })],
      before: { 'a.js': "eval('a' + b)\n" },
      after: { 'a.js': 'eval("a" + b); // c\n' },
    },
    'old',
  ],
  [
    'is new where its code changed',
    {
      base: [made('a.js', { hash: 'hash-1', ...region })],
      head: [made('a.js', { hash: 'hash-2', ...region })],
      before: { 'a.js': 'eval("a")\n' },
      after: { 'a.js': 'eval(a)\n' },
    },
    'new',
  ],
  ['is old for the same package', { base: [inLock('pkg:npm/a@1.0.0')], head: [inLock('pkg:npm/a@1.0.1')] }, 'old'],
  ['is new for another package', { base: [inLock('pkg:npm/a@1.0.0')], head: [inLock('pkg:npm/b@1.0.0')] }, 'new'],
  [
    'is old in the lock of another tool',
    { base: [cve('pkg:npm/a@1.0.0')], head: [cve('pkg:npm/a@1.0.0', 'yarn.lock')] },
    'old',
  ],
  [
    'is new in the lock of another tool for another version',
    { base: [cve('pkg:npm/a@1.0.0')], head: [cve('pkg:npm/a@1.0.1', 'yarn.lock')] },
    'new',
  ],
  [
    'is new for another package whose line is the same',
    {
      base: [inLock('pkg:npm/a@1.0.0', region)],
      head: [inLock('pkg:npm/b@1.0.0', region)],
      before: { 'package-lock.json': '"version": "1.0.0",\n' },
      after: { 'package-lock.json': '"version": "1.0.0",\n\n' },
    },
    'new',
  ],
  [
    'is new for a package of another scope',
    { base: [inLock('pkg:npm/%40a/c@1.0.0')], head: [inLock('pkg:npm/%40b/c@1.0.0')] },
    'new',
  ],
  ...[false, true].map((isReversed): Case => {
    const [same, moved] = [made('a.js', { ...region, line: 1 }), made('a.js', { ...region, line: 2, hash: 'hash-2' })];
    const sides = {
      base: [same],
      head: isReversed ? [moved, same] : [same, moved],
      before: { 'a.js': 'eval(x)\n' },
      after: { 'a.js': 'eval(x)\neval( x )\n' },
    };
    const name = 'makes one finding old, at most, by whichever key';
    return isReversed ? [`${name}, in another order`, sides, 'new', 'old'] : [name, sides, 'old', 'new'];
  }),
];

const cases = [...renames, ...unknownTool, ...held];

/** The results of a case are of its rule alone, so that no other case explains them. */
function toResult({ path, line = 1, isRegion, hash, rule = 'eval', message, isLow, score, purl }: Made, index: number) {
  const region = { startLine: line, ...(isRegion && { endLine: line }) };
  return resultOf({
    ruleId: `${rule}${1000 + index}`,
    level: isLow ? 'note' : 'error',
    locations: [{ physicalLocation: { artifactLocation: { uri: `c${index}/${path}` }, region } }],
    ...(message && { message: { text: message } }),
    ...(hash && { partialFingerprints: { primaryLocationLineHash: `${hash}-of-the-line` } }),
    properties: { ...(score && { 'security-severity': `${score}` }), ...(purl && { purl }) },
  });
}

/** A run of each tool. */
function toSarif(side: 'base' | 'head', revisionId: string): string {
  const all = cases.flatMap(([, sides], index) => sides[side].map((each) => ({ each, index })));
  const runs = ['x', 'y'].flatMap((name) => {
    const results = all
      .filter(({ each }) => (each.tool ?? 'x') === name)
      .map(({ each, index }) => toResult(each, index));
    const versionControlProvenance = [{ revisionId }];
    return results.length === 0 ? [] : [{ tool: { driver: { name } }, results, versionControlProvenance }];
  });
  return JSON.stringify({ version: '2.1.0', runs });
}

/** The files of a case before and after: each is changed, where the case says nothing else. */
function filesOf(sides: Sides, index: number, side: 'base' | 'head'): Files {
  const texts: Files = { ...(side === 'base' ? sides.before : sides.after) };
  const isNamed = (sides.before ?? sides.after) !== undefined;
  const paths = isNamed ? [] : sides[side].map(({ path }) => path);
  const change = side === 'base' || sides.isUnchanged ? '' : 'changed\n';
  for (const path of paths) texts[path] = `${path} of case ${index}\n${change}`;
  return Object.fromEntries(Object.entries(texts).map(([path, content]) => [`c${index}/${path}`, content]));
}

const ages = new Map<string, Age>();

beforeAll(async () => {
  const [before, after] = (['base', 'head'] as const).map((side) =>
    Object.assign({}, ...cases.map(([, sides], index) => filesOf(sides, index, side))),
  ) as [Files, Files];
  const origin = makeRepository(before);
  const folder = join(makeFolder(), 'clone');
  git(origin, ['clone', '--quiet', origin, folder]);
  git(folder, ['switch', '--quiet', '--create', 'topic']);
  const left = git(folder, ['rev-parse', 'HEAD']);
  for (const path of Object.keys(before)) if (after[path] === undefined) git(folder, ['rm', '--quiet', path]);
  const head = commit(folder, after);
  writeFiles(folder, { 'a.sarif': toSarif('head', head), 'base.sarif': toSarif('base', left) });
  const temp = makeFolder();
  const place = { env: { RUNNER_TEMP: temp }, folder, now: new Date('2026-05-01T00:00:00Z') };
  const { printed } = await playCommand(['judge', '--sarif', 'a.sarif', '--base-sarif', 'base.sarif'], place);
  const { findings } = JSON.parse(readFileSync(reportFileIn(temp) ?? '', 'utf8'));
  expect(findings.length, printed).toBeGreaterThan(0);
  const words = new Map<unknown, Age>([
    [true, 'new'],
    [false, 'old'],
  ]);
  for (const { file_path: path, line_number: line, first_seen: isFirst } of findings)
    ages.set(`${path}:${line}`, words.get(isFirst) ?? 'doubtful');
});

describe.each([
  ['a finding whose file may have another name', renames],
  [
    'a finding of a tool that is not known, under the id of an advisory, is of the package that its message names',
    unknownTool,
  ],
  ['a finding that the base holds', held],
])('%s', (_, rows) => {
  it.each(rows.map((row) => [row[0], row] as const))('%s', (_name, row) => {
    const [, sides, ...expected] = row;
    const index = cases.indexOf(row);
    expect(sides.head.map(({ path, line = 1 }) => ages.get(`c${index}/${path}:${line}`))).toEqual(expected);
  });
});
