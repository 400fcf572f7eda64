/** A small part of `npm run fuzz`, the same in every run; every reader takes part. How cost grows is left to the long tests. */
import { afterAll, describe, expect, it } from 'vitest';
import { measured } from '../cost.ts';
import { isLong } from '../model/runs.ts';
import { type Counted, type Job, runJob } from './batch.ts';
import { plan } from './plan.ts';
import { add, faultsOf, type Sums, tableOf } from './table.ts';
import type { Target } from './target.ts';
import { targets } from './targets/registry.ts';

const loaded = await Promise.all(targets.map((load) => load()));
const jobs = plan(loaded, { runs: isLong ? 20_000 : 1500, seed: 11, only: '' });
const cases = loaded.map((target, index) => ({
  name: target.name,
  target,
  jobs: jobs.filter((job) => job.target === index),
}));

const sums: Sums = new Map();
afterAll(() => console.log(tableOf(sums)));

async function feed(target: Target, pieces: readonly Job[]): Promise<Sums> {
  const own: Sums = new Map();
  for (const piece of pieces) add(own, target.name, await runJob(target, piece, { measuresGrowth: isLong }));
  for (const [name, counted] of own) add(sums, name, counted);
  return own;
}

describe('a stranger finds no way', () => {
  it.each(cases)('to crash what reads $name, or in the long tests to hold it up', async ({ target, jobs: pieces }) => {
    expect(faultsOf(await feed(target, pieces))).toBe('');
  });
});

const innocent: Omit<Target, 'name' | 'read'> = {
  share: 1,
  samples: ['aaaa', '{"a":1}'],
  built: (loaded[0] as Target).built,
  units: ['a'],
};
const whatOf = ({ found }: Counted) => found.map(({ what }) => what.split('\n', 1)[0]).join('\n');

describe('the search notices', () => {
  const mistakes: Record<string, [read: (text: string) => unknown, what: RegExp]> = {
    'what crashes': [(text) => decodeURIComponent(text), /URIError/],
    'what takes a key `__proto__` at its word': [
      (text) => (text.includes('_') ? Object.setPrototypeOf({}, { isAdmin: true }) : {}),
      /inherits from/,
    ],
    'what is another thing every time': [() => Math.random(), /differs/],
    'what looks at everything for every character': [
      (text) => Array.from({ length: text.length / 4 }, (_, at) => text.indexOf('\u0001', at * 4)).length,
      /costs/,
    ],
  };

  it.each(Object.entries(mistakes))('%s', measured, async (name, [read, what]) => {
    const counted = await runJob({ ...innocent, name, read }, { target: 0, number: 0, inputs: 100, seed: 11 });
    expect(whatOf(counted)).toMatch(what);
  });

  it('what touches a prototype', async () => {
    const read = (text: string) => Object.assign(Object.prototype, { [`touched ${text.length}`]: true });
    const counted = await runJob({ ...innocent, name: 'x', read }, { target: 0, number: 0, inputs: 3, seed: 11 });
    for (const key of Object.keys(Object.prototype)) delete (Object.prototype as Record<string, unknown>)[key];
    expect(whatOf(counted)).toMatch(/a prototype was touched/);
  });
});
