import { describe, expect, it } from 'vitest';
import { judgeEvidence } from '../../../src/gate/policy/judge.ts';
import {
  atHigh,
  type BaseScan,
  baselineOf,
  baseOf,
  changesOf,
  changing,
  dayMs,
  detectedDaysAgo,
  type Evidence,
  evidence,
  exception,
  type Finding,
  finding,
  found,
  type ListStatus,
  listed,
  listSaid,
  many,
  noCounts,
  type Policy,
  scanStart,
  scopes,
  settled,
  without,
} from './evidence.ts';

const inScope = (scope: Policy['scope'], more: Partial<Policy> = {}): Policy => ({ ...atHigh, scope, ...more });
const bounds = (given: Evidence, policy: Policy) => judgeEvidence(given, policy).rules.map(({ lo, hi }) => [lo, hi])[0];
const infinite = Number.POSITIVE_INFINITY;
const maybe = { label: 'maybe' } as const;
const suppressed = { status: 'ACCEPTED_RISK' } as const;
const elsewhere = { label: 'elsewhere' } as const;
const odd = { severity: 'CRITICAL', severityKnown: false } as const;

describe('scope repository', () => {
  it.each<[string, Evidence, [number, number]]>([
    ['nothing', evidence({}, []), [0, 0]],
    ['what other branches hold', evidence({}, [finding(elsewhere), finding(maybe)]), [2, 2]],
    ['what this scan found, too', evidence({ HIGH: 1 }, [finding(), finding(elsewhere)]), [2, 2]],
    [
      'no FIXED and no suppressed one',
      evidence({}, [finding({ status: 'FIXED', ...elsewhere }), finding({ status: 'FALSE_POSITIVE', ...maybe })]),
      [0, 0],
    ],
    [
      'nothing for sure before the list has settled',
      evidence({}, [finding(elsewhere)], { state: listed }),
      [0, infinite],
    ],
    ['what was seen, though', evidence({ HIGH: 1 }, [finding()], { state: listed }), [1, infinite]],
    ['nothing of a list that kept changing', evidence({}, [finding(elsewhere)], { state: changing }), [0, infinite]],
    ['no bound where the list holds less than the scan counts', evidence({ HIGH: 2 }, [finding()]), [1, infinite]],
    ['no bound where a severity was not listed', evidence({}, [], { lists: {} }), [0, infinite]],
    ['unknown severities', evidence({}, [finding({ ...odd, ...elsewhere })]), [1, 1]],
    ['no bound where they were not read', evidence({}, [], { unknownSeverities: 'unread' }), [0, infinite]],
    ['no bound without a count', { ...evidence({}, []), counts: without('HIGH') }, [0, infinite]],
  ])('counts %s', (_, given, expected) => {
    expect(bounds(given, inScope('repository'))).toEqual(expected);
  });

  it('blocks with findings of other branches, by name', () => {
    const other = finding(elsewhere);
    expect([...listSaid(judgeEvidence(evidence({}, [other]), inScope('repository')), 'effect')]).toEqual([
      [other.id, 'blocks'],
    ]);
  });

  it('knows exceptions', () => {
    const policy = inScope('repository', { exceptions: [exception({ path: 'a.js' })] });
    expect(bounds(evidence({}, [finding(elsewhere)]), policy)).toEqual([0, 0]);
  });
});

describe('scope changed', () => {
  const changes = changesOf(['src/a.js']);
  const at = (filePath: string | undefined, fields: Partial<Finding> = {}) => finding({ filePath, ...fields });
  it.each<[string, Evidence, [number, number]]>([
    ['a file that changed', evidence({ HIGH: 1 }, [at('src/a.js')], { changes }), [1, 1]],
    [
      'its other spellings',
      evidence({ HIGH: 3 }, [at('./src/a.js'), at('/src/a.js'), at('src\\a.js')], { changes }),
      [3, 3],
    ],
    ['no other file', evidence({ HIGH: 1 }, [at('src/b.js')], { changes }), [0, 0]],
    ['perhaps a file whose folder the service may leave out', evidence({ HIGH: 1 }, [at('a.js')], { changes }), [0, 1]],
    [
      'a path that begins before the repository',
      evidence({ HIGH: 1 }, [at('/home/me/shop/src/a.js')], { changes }),
      [1, 1],
    ],
    ['no file of that name elsewhere', evidence({ HIGH: 1 }, [at('lib/a.js')], { changes }), [0, 0]],
    ['a file whose path may be cut', evidence({ HIGH: 1 }, [at('a.js')], { changes }), [0, 1]],
    ['a file whose path begins further up', evidence({ HIGH: 1 }, [at('/home/ci/shop/src/a.js')], { changes }), [1, 1]],
    [
      'a file of Windows whose path begins further up',
      evidence({ HIGH: 1 }, [at('C:\\ci\\shop\\src\\a.js')], { changes }),
      [1, 1],
    ],
    ['a file whose path is encoded', evidence({ HIGH: 1 }, [at('file:///src/%61.js')], { changes }), [1, 1]],
    ['a file whose path is of another case', evidence({ HIGH: 1 }, [at('SRC/A.js')], { changes }), [1, 1]],
    ['perhaps what has no file', evidence({ HIGH: 1 }, [at(undefined)], { changes }), [0, 1]],
    [
      'perhaps every file of a cut list',
      evidence({ HIGH: 1 }, [at('src/b.js')], { changes: changesOf(['src/a.js'], false) }),
      [0, 1],
    ],
    ['perhaps every file when the changes are not known', evidence({ HIGH: 1 }, [at('src/b.js')]), [0, 1]],
    [
      'no more than the scan found',
      evidence({ HIGH: 1 }, [at('src/a.js', maybe), at('src/b.js', maybe)], { changes }),
      [0, 1],
    ],
    [
      'what the scan found, when the list has nothing else',
      evidence({ HIGH: 2 }, [at('src/a.js', maybe), at('src/b.js', maybe)], { changes }),
      [1, 1],
    ],
    [
      'the scan’s count before the list has settled',
      evidence({ HIGH: 1 }, [at('src/b.js')], { changes, state: listed }),
      [0, 1],
    ],
    ['the scan’s count when the list holds less', evidence({ HIGH: 2 }, [at('src/b.js')], { changes }), [0, 2]],
    [
      'no finding of another branch',
      evidence({ HIGH: 1 }, [at('src/b.js'), at('src/a.js', elsewhere)], { changes }),
      [0, 0],
    ],
    [
      'nothing that the proven ones outside leave no room for',
      evidence({ HIGH: 1 }, [at('src/b.js'), at('src/a.js', maybe)], { changes }),
      [0, 0],
    ],
    ['unknown severities there', evidence({}, [at('src/a.js', odd)], { changes }), [1, 1]],
    ['unknown severities nowhere else', evidence({}, [at('src/b.js', odd)], { changes }), [0, 0]],
  ])('counts %s', (_, given, expected) => {
    expect(bounds(given, inScope('changed'))).toEqual(expected);
  });

  it('passes without a list when the scan found nothing', () => {
    expect(judgeEvidence(evidence({}, [], { lists: {}, unknownSeverities: 'none' }), inScope('changed')).verdict).toBe(
      'passed',
    );
  });
});

describe('scope changed-lines', () => {
  const changes = changesOf({
    'src/a.js': [
      [10, 12],
      [20, 20],
    ],
    'src/b.js': undefined,
    'src/c.js': [],
  });
  const at = (filePath: string | undefined, line: number | undefined) =>
    evidence({ HIGH: 1 }, [finding({ filePath, line })], { changes });
  it.each<[string, Evidence, number]>([
    ['the first line of a part', at('src/a.js', 10), 1],
    ['the last line of a part', at('src/a.js', 12), 1],
    ['a part of one line', at('src/a.js', 20), 1],
    ['no line before', at('src/a.js', 9), 0],
    ['no line between', at('src/a.js', 13), 0],
    ['no line behind', at('src/a.js', 21), 0],
    ['what has no line', at('src/a.js', undefined), 1],
    ['any line of a file whose parts are not known', at('src/b.js', 99), 1],
    ['no line of a file that only lost lines', at('src/c.js', 1), 0],
    ['no line of another file', at('src/d.js', 10), 0],
  ])('counts %s', (_, given, count) => {
    expect(bounds(given, inScope('changed-lines'))).toEqual([count, count]);
  });

  it.each([
    ['what has no file', at(undefined, 10)],
    ['every line when the changes are not known', { ...at('src/d.js', 1), changes: undefined }],
    ['any line of a file that a cut list may lack', { ...at('src/d.js', 1), changes: changesOf({}, false) }],
  ])('may count %s, and proves nothing by it', (_, given) => {
    expect(bounds(given, inScope('changed-lines'))).toEqual([0, 1]);
  });
});

describe('scope new', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((id) => finding({ id })) as [Finding, Finding, Finding];
  it.each<[string, Evidence, [number, number]]>([
    ['nothing that the baseline names', evidence({ HIGH: 1 }, [a], { baseline: baselineOf({ id: 'a' }) }), [0, 0]],
    ['what it does not hold', evidence({ HIGH: 1 }, [a], { baseline: baselineOf({ id: 'x', path: 'b.js' }) }), [1, 1]],
    [
      'nothing that is like one that is gone',
      evidence({ HIGH: 1 }, [a], { baseline: baselineOf({ id: 'x' }) }),
      [0, 0],
    ],
    ['what exceeds their number', evidence({ HIGH: 2 }, [a, b], { baseline: baselineOf({ id: 'x' }) }), [1, 1]],
    [
      'what is like one that is still there',
      evidence({ HIGH: 2 }, [a, b], { baseline: baselineOf({ id: 'a' }) }),
      [1, 1],
    ],
    ['another type', evidence({ HIGH: 1 }, [a], { baseline: baselineOf({ id: 'x', type: 'SCA' }) }), [1, 1]],
    ['another title', evidence({ HIGH: 1 }, [a], { baseline: baselineOf({ id: 'x', title: 'Another' }) }), [1, 1]],
    ['everything, without a baseline', evidence({ HIGH: 3 }, [a, b, c]), [3, 3]],
    [
      'what a finding of another severity may have left no room for',
      evidence({ HIGH: 1, LOW: 1 }, [b], {
        baseline: baselineOf({ id: 'low' }),
        lists: { CRITICAL: settled, HIGH: settled },
      }),
      [0, 1],
    ],
    [
      'what a finding of another severity leaves no room for',
      evidence({ HIGH: 1, LOW: 1 }, [b, finding({ id: 'low', severity: 'LOW' })], {
        baseline: baselineOf({ id: 'low' }),
      }),
      [1, 1],
    ],
    [
      'what one of another branch may have left no room for',
      evidence({ HIGH: 1 }, [b, { ...a, ...maybe }], { baseline: baselineOf({ id: 'a' }) }),
      [0, 1],
    ],
    [
      'what a suppressed one of another branch may have left no room for',
      evidence({ HIGH: 1 }, [b, { ...a, ...maybe, ...suppressed }], { baseline: baselineOf({ id: 'a' }) }),
      [0, 1],
    ],
    [
      'nothing that one of another branch leaves room for',
      evidence({ HIGH: 1 }, [b, { ...a, ...elsewhere }], { baseline: baselineOf({ id: 'a' }) }),
      [0, 0],
    ],
    [
      'nothing old before the list has settled',
      evidence({ HIGH: 1 }, [a], { baseline: baselineOf({ id: 'a' }), state: listed }),
      [0, 1],
    ],
    ['unknown severities that it does not hold', evidence({}, [{ ...a, ...odd }], { baseline: baselineOf() }), [1, 1]],
    [
      'no unknown severities that it holds',
      evidence({}, [{ ...a, ...odd }], { baseline: baselineOf({ id: 'a' }) }),
      [0, 0],
    ],
  ])('counts %s', (_, given, expected) => {
    expect(bounds(given, inScope('new'))).toEqual(expected);
  });
});

describe('scope auto', () => {
  const changes = changesOf(['src/a.js']);
  const base = baseOf({ HIGH: 1 });
  const renamed = { files: new Map([['src/a.js', { lines: undefined, isOnlyRenamed: true }]]), isComplete: true };
  const old = { filePath: 'src/b.js', detail: detectedDaysAgo(30) };
  const recent = { filePath: 'src/b.js', detail: detectedDaysAgo(1) };
  const changed = { filePath: 'src/a.js', detail: detectedDaysAgo(30) };
  const given = (count: number, findings: Finding[], more: Parameters<typeof evidence>[2] = {}) =>
    evidence({ HIGH: count }, findings, { changes, base, ...more });
  it.each<[string, Evidence, [number, number]]>([
    ['no old debt', given(1, [finding(old)]), [0, 0]],
    ['no old finding of a file that was only renamed', given(1, [finding(changed)], { changes: renamed }), [0, 0]],
    [
      'a recent finding of a file that was only renamed',
      given(1, [finding({ ...recent, ...{ filePath: 'src/a.js' } })], { changes: renamed }),
      [1, 1],
    ],
    [
      'perhaps a finding without times of a file that was only renamed',
      given(1, [finding({ ...changed, detail: undefined })], { changes: renamed }),
      [0, 1],
    ],
    ['old debt in a file that changed', given(1, [finding(changed)]), [1, 1]],
    ['more than the base has', given(2, many(2, old)), [1, 1]],
    ['more than the base has, whatever the list says', given(3, [], { lists: {} }), [0, 3]],
    ['no less than nothing', given(1, [finding(old)], { base: baseOf({ HIGH: 5 }) }), [0, 0]],
    ['what was first detected after the base’s scan', given(1, [finding(recent)]), [1, 1]],
    [
      'not what the base’s own scan was the first to see',
      given(1, [finding({ ...old, detail: detectedDaysAgo(2) })]),
      [0, 0],
    ],
    ['the largest of the three, not the sum', given(2, [finding(changed), finding(recent)]), [1, 1]],
    [
      'severity by severity',
      evidence({ CRITICAL: 1, HIGH: 1 }, [finding({ ...recent, severity: 'CRITICAL' }), finding(changed)], {
        changes,
        base,
      }),
      [2, 2],
    ],
    ['what may be recent', given(1, [finding({ ...old, detail: undefined })]), [0, 1]],
    [
      'what may be recent when the base’s end is not known',
      given(1, [finding(old)], { base: { ...baseOf({ HIGH: 1 }), completedAt: undefined } as never }),
      [0, 1],
    ],
    [
      'what the base does not count',
      given(1, [finding(old)], { base: { ...baseOf({}), counts: without('HIGH') } as never }),
      [0, 1],
    ],
    [
      'what may be recent, but for the proven old ones',
      given(1, [finding(old), finding({ ...recent, ...maybe })]),
      [0, 0],
    ],
    [
      'what may be recent while no old one is proven',
      given(1, [finding({ ...old, ...maybe }), finding({ ...recent, ...maybe })]),
      [0, 1],
    ],
    ['no recent finding of another branch', given(1, [finding(old), finding({ ...recent, ...elsewhere })]), [0, 0]],
    ['perhaps an old finding when the changes are not known', given(1, [finding(old)], { changes: undefined }), [0, 1]],
    ['perhaps an old finding of a cut diff', given(1, [finding(old)], { changes: changesOf([], false) }), [0, 1]],
    ['a recent finding when the changes are not known', given(1, [finding(recent)], { changes: undefined }), [1, 1]],
    ['a recent finding of a cut diff', given(1, [finding(recent)], { changes: changesOf([], false) }), [1, 1]],
    [
      'the growth when the changes are not known',
      given(3, [finding(old), finding(old), finding({ ...old, detail: undefined })], { changes: undefined }),
      [2, 3],
    ],
    ['the scan’s count before the list has settled', given(1, [finding(old)], { state: listed }), [0, 1]],
    [
      'unknown severities that may be new',
      evidence({}, [finding({ ...odd, ...old, detail: undefined })], { changes, base }),
      [0, 1],
    ],
    ['unknown severities that are new', evidence({}, [finding({ ...odd, ...recent })], { changes, base }), [1, 1]],
    ['no unknown severities that are old', evidence({}, [finding({ ...odd, ...old })], { changes, base }), [0, 0]],
    [
      'unknown severities in files that changed',
      evidence({}, [finding({ ...odd, ...changed })], { changes, base }),
      [1, 1],
    ],
  ])('counts %s', (_, evidenceGiven, expected) => {
    expect(bounds(evidenceGiven, inScope('auto'))).toEqual(expected);
  });

  it('does not take a count for worse that only what is excepted made grow', () => {
    const policy = inScope('auto', { exceptions: [exception({ violationId: 'accepted' })] });
    const accepted = finding({ ...recent, id: 'accepted' });
    expect(bounds(given(2, [finding(old), accepted]), policy)).toEqual([0, 0]);
    expect(bounds(given(2, [finding(old), { ...accepted, ...maybe }]), policy)).toEqual([0, 0]);
    const rival = finding({ ...old, ...maybe });
    expect(bounds(given(2, [finding(old), { ...accepted, ...maybe }, rival]), policy)).toEqual([0, 1]);
    expect(bounds(given(2, [finding(old), { ...accepted, detail: detectedDaysAgo(30) }]), policy)).toEqual([0, 1]);
  });

  it('names those that may block when only the numbers show that it got worse', () => {
    const findings = many(2, old);
    const effects = listSaid(judgeEvidence(given(2, findings), inScope('auto')), 'effect');
    expect([...effects]).toEqual(findings.map(({ id }) => [id, 'may block']));
  });
});

interface Times {
  ended: number;
  first: number;
  base?: Partial<BaseScan>;
}

describe('scope auto, by the times', () => {
  const second = 1000;
  /** One HIGH outside the change, first detected and perhaps first seen, against a base whose scan ended; relative to ours. */
  const one = (times: Times, firstSeen: boolean | undefined, more: Partial<Evidence> = {}) =>
    evidence(
      { HIGH: 1 },
      [
        finding({
          filePath: 'src/b.js',
          firstSeen,
          detail: { ...detectedDaysAgo(0), firstDetected: scanStart + times.first },
        }),
      ],
      {
        changes: changesOf(['src/a.js']),
        base: {
          ...baseOf({ HIGH: 1 }),
          completedAt: scanStart + times.ended,
          others: undefined,
          ...times.base,
        } as Evidence['base'],
        ...more,
      },
    );
  const before = { ended: -2 * second, first: 1 * second };
  const beside = { ended: 10 * second, first: 5 * second };
  const exact = { ended: -2 * second + 137, first: -2 * second + 137 };
  it.each<[string, Evidence, [number, number]]>([
    ['is new what our scan saw first, after the base’s had ended', one(before, true), [1, 1]],
    ['may be new what our scan saw first, beside the base’s', one(beside, true), [0, 1]],
    ['may be new what our scan saw first, as the base’s ended', one({ ended: 0, first: 0 }, true), [0, 1]],
    ['may be new what was stamped up to 5 s after the base’s end', one(before, undefined), [0, 1]],
    [
      'may be new what was stamped exactly 5 s after it',
      one({ ended: -9 * second, first: -4 * second }, undefined),
      [0, 1],
    ],
    ['is new what was stamped later than that', one({ ended: -9 * second, first: -4 * second + 1 }, undefined), [1, 1]],
    ['may be new what another scan saw first, before the base’s ended', one(beside, false), [0, 1]],
    ['is old what was first seen before the base’s scan began', one({ ...beside, first: -3 * dayMs }, false), [0, 0]],
    ['is old what only the base’s scan can have seen first', one({ ...beside, base: { others: [] } }, false), [0, 0]],
    ['is old what that scan stamped a little late', one({ ...before, base: { others: [] } }, undefined), [0, 0]],
    [
      'may be new what another scan beside it can have seen first',
      one({ ...beside, base: { others: [{ startedAt: scanStart, completedAt: scanStart + 6 * second }] } }, false),
      [0, 1],
    ],
    [
      'is old what bears the very end of the base’s scan',
      one({ ...exact, base: { others: [{ startedAt: scanStart - dayMs, completedAt: scanStart }] } }, false),
      [0, 0],
    ],
    [
      'may be new what bears the end of two',
      one(
        { ...exact, base: { others: [{ startedAt: scanStart - dayMs, completedAt: scanStart + exact.ended }] } },
        false,
      ),
      [0, 1],
    ],
    [
      'may be new what bears a whole second, where another ran beside it',
      one(
        {
          ended: -2 * second,
          first: -2 * second,
          base: { others: [{ startedAt: scanStart - dayMs, completedAt: scanStart }] },
        },
        false,
      ),
      [0, 1],
    ],
    [
      'may be new what was first seen when the base’s beginning is not known',
      one({ ...beside, first: -9 * dayMs, base: { startedAt: undefined, others: [] } }, false),
      [0, 1],
    ],
    [
      'may be new what our scan saw first, when nobody knows since when',
      one(before, true, { startedAt: undefined }),
      [0, 1],
    ],
  ])('%s', (_, given, expected) => {
    expect(bounds(given, inScope('auto'))).toEqual(expected);
  });

  it('blames by name what our scan saw first', () => {
    expect([...listSaid(judgeEvidence(one(before, true), inScope('auto')), 'effect').values()]).toEqual(['blocks']);
  });
});

describe('scope new, in doubt', () => {
  const a = finding({ id: 'a' });
  const b = finding({ id: 'b' });
  const baseline = baselineOf({ id: 'a' });
  const onlyHigh = { lists: { HIGH: settled } };
  /** One of another branch may be the baseline’s, and then this one is new. */
  const rivals = (fields: Partial<Finding>, entry: object): Evidence =>
    evidence({ HIGH: 1 }, [finding({ id: 'b', ...fields }), finding({ id: 'a', ...maybe, ...fields })], {
      baseline: {
        repository: 'github.com/acme/shop',
        branch: 'main',
        entries: [
          { violation_id: 'a', type: 'SAST', severity: 'HIGH', title: 'A finding', file_path: 'a.js', ...entry },
        ],
      },
    });
  it.each<[string, Evidence, [number, number]]>([
    [
      'what is like one that this scan saw, suppressed',
      evidence({ HIGH: 2 }, [{ ...a, ...suppressed }, b], { baseline }),
      [1, 1],
    ],
    [
      'nothing that is like one that is gone, though another was seen',
      evidence({ HIGH: 1, LOW: 1 }, [b, finding({ severity: 'LOW', title: 'Another' })], { baseline }),
      [0, 0],
    ],
    [
      'nothing that is like one that another branch holds, suppressed',
      evidence({ HIGH: 1 }, [{ ...a, ...suppressed, ...elsewhere }, b], { baseline }),
      [0, 0],
    ],
    [
      'what may be like one that is gone, while a severity that may hold it was not listed',
      evidence({ HIGH: 1 }, [b], { baseline, ...onlyHigh }),
      [0, 1],
    ],
    [
      'nothing that the baseline names, when another severity was not listed',
      evidence({ HIGH: 1, LOW: 1 }, [a], { baseline, ...onlyHigh }),
      [0, 0],
    ],
    [
      'what the baseline does not hold, when another severity was not listed',
      evidence({ HIGH: 1, LOW: 1 }, [finding({ title: 'Another' })], { baseline, ...onlyHigh }),
      [1, 1],
    ],
    [
      'what may be like one that is gone, beside one that an entry names and that has become like it',
      evidence({ HIGH: 2 }, [finding({ id: 'x', title: 'B' }), finding({ id: 'z', title: 'B' })], {
        baseline: baselineOf({ id: 'x', title: 'A' }, { id: 'gone', title: 'B' }),
        ...onlyHigh,
      }),
      [0, 1],
    ],
    ['what may be new, without a file', rivals({ filePath: undefined }, { file_path: '' }), [0, 1]],
    ['what may be new, of an unknown type', rivals({ type: undefined }, { type: 'unknown' }), [0, 1]],
  ])('counts %s', (_, given, expected) => {
    expect(bounds(given, inScope('new'))).toEqual(expected);
  });

  it('counts what may be like one that is gone, while those of unknown severity were not read', () => {
    const high: Partial<Policy> = {
      failOnSeverity: 'NONE',
      threshold: [{ severity: 'HIGH', type: undefined, limit: 0 }],
    };
    const given = evidence({ HIGH: 1 }, [b], { baseline });
    expect(bounds(given, inScope('new', high))).toEqual([0, 0]);
    expect(bounds({ ...given, unknownSeverities: 'unread' }, inScope('new', high))).toEqual([0, 1]);
  });
});

describe('scope auto, of what the pull request leaves as it is', () => {
  const sca = { type: 'SCA', filePath: 'package-lock.json' } as const;
  const later = { detail: detectedDaysAgo(0) };
  const old = { detail: detectedDaysAgo(9) };
  const of = (counts: Evidence['counts'], findings: Finding[], more: Partial<Evidence> & { state?: ListStatus } = {}) =>
    evidence(counts, findings, { changes: changesOf(['src/a.js']), base: baseOf({}), ...more });

  it.each<[string, Evidence, [number, number]]>([
    ['a new advisory', of({ HIGH: 1 }, [finding({ ...sca, ...later })]), [0, 0]],
    [
      'a new advisory, before the list has settled',
      of({ HIGH: 1 }, [finding({ ...sca, ...later })], { state: listed }),
      [0, 1],
    ],
    ['what the base has fixed meanwhile', of({ HIGH: 1 }, [finding({ ...sca, ...old })]), [0, 0]],
    [
      'an advisory beside what it makes',
      of({ HIGH: 2 }, [finding({ ...sca, ...later }), finding({ filePath: 'src/a.js', ...later })]),
      [1, 1],
    ],
    [
      'an advisory, and a new finding in code elsewhere',
      of({ HIGH: 2 }, [finding({ ...sca, ...later }), finding({ filePath: 'src/b.js', ...later })]),
      [1, 1],
    ],
    [
      'an advisory when a manifest changes',
      of({ HIGH: 1 }, [finding({ ...sca, ...later })], { changes: changesOf(['api/package.json']) }),
      [1, 1],
    ],
    [
      'an advisory when the diff is cut',
      of({ HIGH: 1 }, [finding({ ...sca, ...later })], { changes: changesOf(['src/a.js'], false) }),
      [1, 1],
    ],
    ['an unknown severity that it left as it is', of({}, [finding({ ...sca, ...later, ...odd })]), [0, 0]],
    [
      'no more than what the settled list proves',
      of(
        { HIGH: 3 },
        [
          finding({ ...sca, ...old }),
          finding({ filePath: 'src/b.js', ...old }),
          finding({ filePath: 'src/c.js', ...old }),
        ],
        { base: baseOf({ HIGH: 2 }) },
      ),
      [0, 1],
    ],
  ])('%s', (_, given, expected) => {
    expect(bounds(given, inScope('auto'))).toEqual(expected);
  });

  it('blocks it where the team asks for that', () => {
    const given = of({ HIGH: 1 }, [finding({ ...sca, ...later })]);
    expect(bounds(given, inScope('auto', { untouched: 'block' }))).toEqual([1, 1]);
  });

  it('says how many are left, and blames none of them', () => {
    const left = finding({ ...sca, ...later });
    const { rules, findings } = judgeEvidence(
      of({ HIGH: 2 }, [left, finding({ filePath: 'src/b.js', ...later })]),
      inScope('auto'),
    );
    expect(rules[0]?.line).toContain('1 in files that are not changed here, left to the default branch’s run');
    expect(findings.get(left.id)?.effect).toBeUndefined();
    const numbers = judgeEvidence(
      of({ HIGH: 3 }, [left, finding({ filePath: 'src/b.js', ...old })], { base: baseOf({ HIGH: 1 }) }),
      inScope('auto'),
    );
    expect(numbers.verdict).toBe('inconclusive');
    expect([...listSaid(numbers, 'effect')]).toEqual([[expect.not.stringMatching(left.id), 'may block']]);
  });

  it('takes off what is newer than the scan that it compares with', () => {
    const between = { detail: detectedDaysAgo(9) };
    const code = finding({ filePath: 'src/b.js', detail: detectedDaysAgo(30) });
    const given = of({ HIGH: 2 }, [finding({ ...sca, ...between }), code]);
    expect(bounds({ ...given, base: baseOf({ HIGH: 0 }) }, inScope('auto'))).toEqual([1, 1]);
    expect(bounds({ ...given, base: baseOf({ HIGH: 1 }) }, inScope('auto'))).toEqual([0, 1]);
    const earlierBase = baseOf({ HIGH: 1 }, 20);
    expect(bounds({ ...given, base: baseOf({ HIGH: 0 }), earlierBase }, inScope('auto'))).toEqual([0, 0]);
  });

  const newSuppressed = finding({ ...suppressed, ...later });
  const oldSuppressed = finding({ ...suppressed, ...old });
  it.each<[string, Finding[], number, [number, number]]>([
    ['takes off a new one that is suppressed, where the scan counts more than is open', [newSuppressed], 2, [0, 0]],
    [
      'takes off no new one that is suppressed, where the scan may not count it',
      [newSuppressed, oldSuppressed],
      2,
      [0, 1],
    ],
    ['takes off no old one that is suppressed', [oldSuppressed], 2, [0, 1]],
  ])('%s', (_, more, count, expected) => {
    const held = finding({ filePath: 'src/b.js', ...old });
    const given = of({ HIGH: count }, [held, ...more], { base: baseOf({ HIGH: 1 }) });
    expect(bounds(given, inScope('auto'))).toEqual(expected);
  });

  it('fails where each of those that may be ours makes things worse in a way of its own', () => {
    const changedOne = finding({ filePath: 'src/a.js', ...old, ...maybe });
    const recentOne = finding({ filePath: 'src/b.js', ...later, ...maybe });
    const base = baseOf({ HIGH: 1 });
    expect(bounds(of({ HIGH: 1 }, [changedOne, recentOne], { base }), inScope('auto'))).toEqual([1, 1]);
    const harmless = finding({ filePath: 'src/c.js', ...old, ...maybe });
    expect(bounds(of({ HIGH: 1 }, [changedOne, recentOne, harmless], { base }), inScope('auto'))).toEqual([0, 1]);
  });

  it('compares with the larger of the base’s two scans', () => {
    const held = [finding({ filePath: 'src/b.js', ...old }), finding({ filePath: 'src/c.js', ...old })];
    const grown = of({ HIGH: 2 }, held, { base: baseOf({ HIGH: 1 }) });
    expect(bounds(grown, inScope('auto'))).toEqual([1, 1]);
    expect(bounds({ ...grown, earlierBase: baseOf({ HIGH: 2 }, 20) }, inScope('auto'))).toEqual([0, 0]);
    expect(
      bounds({ ...grown, base: baseOf({ HIGH: 2 }), earlierBase: baseOf({ HIGH: 0 }, 20) }, inScope('auto')),
    ).toEqual([0, 0]);
    const silent = { ...baseOf({}), counts: without('HIGH') } as BaseScan;
    expect(bounds({ ...grown, earlierBase: silent }, inScope('auto'))).toEqual([1, 1]);
    expect(bounds({ ...grown, base: silent, earlierBase: baseOf({ HIGH: 2 }) }, inScope('auto'))).toEqual([0, 2]);
  });
});

it('scope new holds a finding for old, for new, or for either', () => {
  const [old, rival, other] = [finding({ id: 'a', ...maybe }), finding(), finding({ title: 'Another' })];
  const given = evidence({ HIGH: 3 }, [old, rival, other], { baseline: baselineOf({ id: 'a' }) });
  const effects = listSaid(judgeEvidence(given, inScope('new')), 'effect');
  expect([old, rival, other].map(({ id }) => effects.get(id))).toEqual([undefined, 'may block', 'blocks']);
});

describe('every scope', () => {
  const phrases: Record<Policy['scope'], string> = {
    auto: 'more than the base branch has',
    scan: 'found by this scan',
    repository: 'open in the repository',
    changed: 'in changed files',
    'changed-lines': 'on changed lines',
    new: 'not in the baseline',
  };
  it.each(scopes.map((scope) => [scope, phrases[scope]] as const))('%s says what it counts: %s', (scope, phrase) => {
    expect(judgeEvidence(evidence({ HIGH: 1 }, [finding()]), inScope(scope)).rules[0]?.line).toMatch(
      new RegExp(`^1 critical or high ${phrase} \\(|^between 0 and 1 critical or high ${phrase} \\(`),
    );
  });

  it('says in every scope what it counts when there is a baseline to compare with', () => {
    const given = evidence({ HIGH: 1 }, [finding()], { baseline: baselineOf({ id: 'x', path: 'b.js' }) });
    expect(judgeEvidence(given, inScope('new')).rules[0]?.line).toBe('1 critical or high not in the baseline (1 high)');
  });

  it.each(scopes)('%s leaves out no finding while nothing is known that could narrow it', (scope) => {
    for (const each of [finding(), finding(odd)])
      expect(listSaid(judgeEvidence(found(each), inScope(scope)), 'effect').has(each.id)).toBe(true);
  });

  it.each(scopes)('%s leaves out what the rule does not ask about, wherever it lies', (scope) => {
    const cut = finding({ filePath: 'a.js', type: 'SAST' });
    const given = evidence({ HIGH: 1 }, [cut], {
      changes: changesOf(['src/a.js']),
      base: baseOf({ HIGH: 1 }),
      baseline: baselineOf({ id: 'x' }),
    });
    const policy = inScope(scope, { failOnSeverity: 'NONE', threshold: [{ severity: 'HIGH', type: 'SCA', limit: 0 }] });
    expect(bounds(given, policy)).toEqual([0, 0]);
  });
});

describe('auto, where the findings of the base are known', () => {
  const known = (old: string[], doubtful: string[], high: number): Evidence['known'] => ({
    base: 'main at 1a2b3c4d5e6f',
    old: new Set(old),
    doubtful: new Set(doubtful),
    counts: { ...noCounts, HIGH: high },
  });
  const uncounted = { base: 'main', old: new Set<string>(), doubtful: new Set<string>(), counts: {} };
  const [a, b] = [finding({ id: 'a' }), finding({ id: 'b' })];
  const lagging = evidence({ HIGH: 2 }, [], { lists: {}, unknownSeverities: 'none' });

  it.each<[string, Evidence, [number, number]]>([
    ['blocks what is new alone', { ...found(a, b), known: known(['a'], [], 1) }, [1, 1]],
    [
      'blocks nothing that is old, in a changed file either',
      { ...found(a, b), changes: changesOf(['a.js']), known: known(['a', 'b'], [], 0) },
      [0, 0],
    ],
    [
      'blocks what is new in a file that is not changed',
      { ...found(a), changes: changesOf(['c.js']), known: known([], [], 1) },
      [1, 1],
    ],
    ['does not know of what the base may hold', { ...found(a, b), known: known(['a'], ['b'], 1) }, [0, 1]],
    ['passes without a list where nothing is new', { ...lagging, known: known(['a', 'b'], [], 0) }, [0, 0]],
    ['is open before the list shows what is new', { ...lagging, known: known(['a'], [], 1) }, [0, 1]],
    [
      'finds no more new ones than the scan counts, where nobody counted them',
      { ...lagging, known: uncounted },
      [0, 2],
    ],
  ])('%s', (_, given, expected) => {
    expect(bounds(given, inScope('auto'))).toEqual(expected);
  });

  it('says what is new and what is old', () => {
    const { rules } = judgeEvidence({ ...found(a, b), known: known(['a'], [], 1) }, inScope('auto'));
    expect(rules[0]?.line).toBe('1 critical or high new since main at 1a2b3c4d5e6f (2 high in total; 1 existing)');
  });

  it('advises an exception where nothing can be suppressed at a service', () => {
    const { rules } = judgeEvidence({ ...found(a), origin: 'sarif' }, inScope('scan'));
    expect(rules[0]?.remedy).toBe(
      'Fix the critical or high findings, or accept them by violation_id with an exception in the policy file.',
    );
  });
});
