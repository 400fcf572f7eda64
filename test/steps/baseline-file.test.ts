import { describe, expect, it } from 'vitest';
import type { Evidence } from '../../src/policy/evidence.ts';
import type { Finding } from '../../src/policy/finding.ts';
import { makeBaseline } from '../../src/steps/baseline-file.ts';
import { evidence, finding, listed, many, without } from '../policy/evidence.ts';

const of = { repositoryUrl: 'git@github.com:acme/shop.git', branch: 'main' };
const suppressed = { status: 'FALSE_POSITIVE' } as const;
const maybe = { label: 'maybe' } as const;
const elsewhere = { label: 'elsewhere' } as const;

const idsOf = (given: Evidence) => makeBaseline(given, of).entries.map(({ violation_id }) => violation_id);

describe('makeBaseline', () => {
  it('holds the open findings that the scan saw, and names the repository', () => {
    const findings = [
      finding({ id: 'b' }),
      finding({ id: 'a', severity: 'LOW' }),
      finding({ id: 'c', ...suppressed }),
      finding({ id: 'd', ...elsewhere }),
    ];
    expect(idsOf(evidence({ HIGH: 2, LOW: 1 }, findings))).toEqual(['a', 'b']);
    expect(makeBaseline(evidence({}, []), of)).toEqual({
      repository: 'github.com/acme/shop',
      branch: 'main',
      entries: [],
    });
  });

  it('may count suppressed findings or not', () => {
    const findings = [finding({ id: 'a' }), finding({ id: 'b', ...suppressed })];
    for (const counted of [1, 2]) expect(idsOf(evidence({ HIGH: counted }, findings))).toEqual(['a']);
  });

  it('holds what has no known severity, which no count bounds', () => {
    expect(idsOf(evidence({}, [finding({ id: 'a', severity: 'CRITICAL', severityKnown: false })]))).toEqual(['a']);
  });

  it.each<[string, Evidence, string]>([
    ['fewer findings than the scan counts', evidence({ HIGH: 2 }, many(1)), 'the scan counts 2 HIGH, the list shows 1'],
    [
      'more open findings than the scan counts',
      evidence({ HIGH: 1 }, many(2)),
      'the scan counts 1 HIGH, the list shows 2 open ones as its own',
    ],
    [
      'what may be of another branch',
      evidence({ HIGH: 1 }, [...many(1), ...many(1, maybe)]),
      '1 HIGH may be of another',
    ],
    ['a list that may lag', evidence({}, [], { state: listed }), 'has not settled'],
    ['a count that is missing', { ...evidence({}, []), counts: without('LOW') }, 'no count of LOW'],
    ['violations of unknown severity', evidence({}, [], { unknownSeverities: 'unread' }), 'unknown severity'],
  ])('refuses %s', (_, given, message) => {
    expect(() => makeBaseline(given, of)).toThrow(message);
  });

  it('does not care for the order', () => {
    const findings: Finding[] = ['a', 'b', 'c'].map((id) => finding({ id }));
    expect(idsOf(evidence({ HIGH: 3 }, [...findings].reverse()))).toEqual(idsOf(evidence({ HIGH: 3 }, findings)));
  });
});
