import { describe, expect, it } from 'vitest';
import type { Finding } from '../../src/policy/finding.ts';
import { boundScanFindings, countBlocking, type Question, type Slice, sliceEvidence } from '../../src/policy/slice.ts';
import { evidence, finding, listed } from './evidence.ts';

const maybe = { label: 'maybe' } as const;
const elsewhere = { label: 'elsewhere' } as const;
const suppressed = { status: 'FALSE_POSITIVE' } as const;
const all: Question = { matches: () => 'yes', isExcepted: () => 'no' };

const sliceOf = (count: number, findings: readonly Finding[], state?: typeof listed): Slice => {
  const given = evidence({ HIGH: count }, findings, state === undefined ? {} : { state });
  return sliceEvidence(given).known.get('HIGH') as Slice;
};

describe('a settled list that holds as many as the scan counts', () => {
  it.each<[string, number, Finding[], string[]]>([
    ['proves each to be of the scan', 2, [finding(), finding(maybe)], ['seen', 'seen']],
    ['a suppressed one too', 2, [finding(), finding({ ...maybe, ...suppressed })], ['seen', 'seen']],
    ['none of another scan', 2, [finding(), finding(maybe), finding(elsewhere)], ['seen', 'seen', 'elsewhere']],
    [
      'none that is fixed',
      2,
      [finding(), finding(maybe), finding({ ...maybe, status: 'FIXED' })],
      ['seen', 'seen', 'maybe'],
    ],
    ['nothing where it holds more', 1, [finding(), finding(maybe)], ['seen', 'maybe']],
    ['nothing where it holds fewer', 3, [finding(), finding(maybe)], ['seen', 'maybe']],
  ])('%s', (_, count, findings, labels) => {
    expect(sliceOf(count, findings).findings.map(({ label }) => label)).toEqual(labels);
  });

  it('leaves as it is what was known', () => {
    const findings = [finding(), finding(maybe), finding({ ...maybe, status: 'FIXED' })];
    const kept = sliceOf(2, findings).findings.map((each, place) => each === findings[place]);
    expect(kept).toEqual([true, false, true]);
  });
});

it('a list that kept changing proves nothing', () => {
  const { findings } = sliceOf(2, [finding(), finding(maybe)], listed);
  expect(findings.map(({ label }) => label)).toEqual(['seen', 'maybe']);
});

describe('how many block', () => {
  it('counts none of another scan, and none that may be of one as sure', () => {
    expect(countBlocking([finding(), finding(maybe), finding(elsewhere)], all)).toEqual({ lo: 1, hi: 2 });
  });

  it('is what the scan counts, less what explains it otherwise', () => {
    const [one, another] = [finding(maybe), finding(maybe)];
    const hidden = { ...suppressed, ...maybe };
    expect(boundScanFindings(sliceOf(1, [one, another]), all)).toEqual({ lo: 1, hi: 1 });
    expect(boundScanFindings(sliceOf(1, [one, another, finding(hidden)]), all)).toEqual({ lo: 0, hi: 1 });
    expect(boundScanFindings(sliceOf(1, [one, another, finding({ ...hidden, ...elsewhere })]), all)).toEqual({
      lo: 1,
      hi: 1,
    });
  });
});
