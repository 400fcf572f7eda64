import { describe, expect, it } from 'vitest';
import {
  createRelevanceTest,
  isUndecided,
  judgeEvidence,
  listUndecidedSeverities,
  makeWarningsBlock,
} from '../../../src/gate/policy/judge.ts';
import { severities } from '../../../src/shared/severity.ts';
import {
  atHigh,
  baselineOf,
  baseOf,
  changing,
  detectedDaysAgo,
  type Evidence,
  evidence,
  exception,
  type Finding,
  finding,
  found,
  listed,
  listSaid,
  many,
  noCounts,
  noEvidence,
  type Policy,
  settled,
  without,
} from './evidence.ts';

const maybe = { label: 'maybe' } as const;
const elsewhere = { label: 'elsewhere' } as const;
const suppressed = { status: 'FALSE_POSITIVE' } as const;
const excepting = (...ids: string[]): Policy => ({
  ...atHigh,
  exceptions: ids.map((violationId) => exception({ violationId })),
});
const unknown = { severity: 'CRITICAL', severityKnown: false } as const;

describe('two versions of one finding', () => {
  it('are judged by the worse of each, in either order', () => {
    const low = finding({ id: 'v', severity: 'MEDIUM', cvss: 5, epss: 90 });
    const high = finding({ ...low, cvss: 9.8, epss: 1 });
    const byCvss: Policy = { ...atHigh, failOnSeverity: 'NONE', failOnCvss: 9 };
    for (const order of [
      [low, high],
      [high, low],
    ])
      expect(judgeEvidence(evidence({ MEDIUM: 1 }, order), byCvss).verdict).toBe('failed');
  });

  it('lie nowhere and are of every type where they do not agree', () => {
    const here = finding({ id: 'v', filePath: 'a.js', type: 'SCA' });
    const there = finding({ ...here, filePath: 'b.js', type: 'SAST' });
    const changes = { files: new Map([['c.js', { lines: undefined }]]), isComplete: true };
    const policy: Policy = { ...atHigh, scope: 'changed', failOnTypes: ['SECRET'] };
    for (const order of [
      [here, there],
      [there, here],
    ])
      expect(judgeEvidence(evidence({ HIGH: 1 }, order, { changes }), policy).verdict).toBe('inconclusive');
  });
});

describe('judge, the examples of the design', () => {
  it.each<[string, Evidence, string]>([
    [
      'A.high 2 (both open and seen) with two suppressed and seen fails',
      evidence({ HIGH: 2 }, [...many(2), ...many(2, suppressed)], { state: listed }),
      'failed',
    ],
    [
      'A.high 1 and a lagging list of 40 FIXED is inconclusive',
      evidence({ HIGH: 1 }, many(40, { status: 'FIXED', ...maybe }), { state: listed }),
      'inconclusive',
    ],
    [
      'A.high 1 and 40 FIXED is inconclusive even when the list has settled',
      evidence({ HIGH: 1 }, many(40, { status: 'FIXED', ...maybe })),
      'inconclusive',
    ],
    [
      'A.high 1, suppressed, in a settled list passes',
      evidence({ HIGH: 1 }, many(1, { status: 'ACCEPTED_RISK' })),
      'passed',
    ],
    [
      'A.high 1, suppressed, in a list that kept changing is inconclusive',
      evidence({ HIGH: 1 }, many(1, { status: 'ACCEPTED_RISK' }), { state: listed }),
      'inconclusive',
    ],
    ['A.high 0 with 40 OPEN HIGH of other branches passes', evidence({}, many(40, maybe), { state: listed }), 'passed'],
    ['a key missing from A is inconclusive', { ...evidence({}, []), counts: without('HIGH') }, 'inconclusive'],
    ['a key missing from A that no rule reads passes', { ...evidence({}, []), counts: without('LOW') }, 'passed'],
    ['A.high 0 passes without any list', evidence({}, [], { lists: {}, unknownSeverities: 'none' }), 'passed'],
    ['A.high 1 without any list is inconclusive', evidence({ HIGH: 1 }, [], { lists: {} }), 'inconclusive'],
    [
      'A.high 1 with one open candidate in a settled list fails without any label',
      evidence({ HIGH: 1 }, many(1, maybe)),
      'failed',
    ],
    [
      'A.high 1 with one open candidate is inconclusive before the list has settled: a hidden one may explain it',
      evidence({ HIGH: 1 }, many(1, maybe), { state: listed }),
      'inconclusive',
    ],
    [
      'a new finding that the list does not show yet keeps the run from passing',
      evidence({ HIGH: 2 }, many(1, { status: 'ACCEPTED_RISK' })),
      'inconclusive',
    ],
    ['FIXED although seen is open', evidence({ HIGH: 1 }, many(1, { status: 'FIXED' })), 'failed'],
    [
      'FIXED and last seen elsewhere explains nothing',
      evidence({ HIGH: 1 }, many(1, { status: 'FIXED', ...elsewhere })),
      'inconclusive',
    ],
    [
      'FIXED although seen is open, whatever else may explain the count',
      evidence({ HIGH: 1 }, [finding({ status: 'FIXED' }), finding({ ...suppressed, ...maybe })]),
      'failed',
    ],
    [
      'FIXED by a scan beside ours, that ours may have seen, is not let off',
      evidence({ HIGH: 1 }, [
        finding({ status: 'FIXED', ...maybe, detail: detectedDaysAgo(1) }),
        finding({ ...suppressed, ...maybe }),
      ]),
      'inconclusive',
    ],
    ['an unknown status is open', evidence({ HIGH: 1 }, many(1, { status: 'UNKNOWN', ...maybe })), 'failed'],
    [
      'unknown severity, open and seen, blocks although A does not count it',
      evidence({}, [finding(unknown)]),
      'failed',
    ],
    [
      'unknown severity that may be of this scan is inconclusive',
      evidence({}, [finding({ ...unknown, ...maybe })]),
      'inconclusive',
    ],
    ['unknown severity of another branch passes', evidence({}, [finding({ ...unknown, ...elsewhere })]), 'passed'],
    [
      'unknown severity of another branch is inconclusive before the list has settled',
      evidence({}, [finding({ ...unknown, ...elsewhere })], { state: listed }),
      'inconclusive',
    ],
    [
      'unknown severities that were not read are inconclusive',
      evidence({}, [], { unknownSeverities: 'unread' }),
      'inconclusive',
    ],
    [
      'a suppressed finding that might explain the count leaves it open',
      evidence({ HIGH: 1 }, [finding(maybe), finding({ ...suppressed, ...maybe })]),
      'inconclusive',
    ],
    [
      'a suppressed finding of another branch explains nothing',
      evidence({ HIGH: 1 }, [finding(maybe), finding({ ...suppressed, ...elsewhere })]),
      'failed',
    ],
    [
      'a list that kept changing bounds nothing',
      evidence({ HIGH: 1 }, many(1, maybe), { state: changing }),
      'inconclusive',
    ],
    [
      'a list that kept changing still proves what was seen',
      evidence({ HIGH: 1 }, many(1), { state: changing }),
      'failed',
    ],
    [
      'a list that kept changing lets nothing off',
      evidence({ HIGH: 1 }, many(1, elsewhere), { state: { stands: false, settled: true } }),
      'inconclusive',
    ],
  ])('%s', (_, given, verdict) => {
    expect(judgeEvidence(given, atHigh).verdict).toBe(verdict);
  });
});

describe('judge, the bounds', () => {
  const [own, other, third] = [
    finding({ id: 'own' }),
    finding({ id: 'other', ...maybe }),
    finding({ id: 'third', ...maybe }),
  ];
  it.each<[string, Evidence, Policy, [number, number]]>([
    ['A alone, without a list', evidence({ HIGH: 4 }, [], { lists: {} }), atHigh, [0, 4]],
    ['the sum over the severities', evidence({ CRITICAL: 1, HIGH: 2 }, [], { lists: {} }), atHigh, [0, 3]],
    ['A when the list shows more', evidence({ HIGH: 1 }, [other, third], { state: listed }), atHigh, [0, 1]],
    [
      'nothing without a count',
      { ...evidence({}, [other]), counts: without('HIGH') },
      atHigh,
      [0, Number.POSITIVE_INFINITY],
    ],
    [
      'what was seen, without a count',
      { ...evidence({}, [own]), counts: without('HIGH') },
      atHigh,
      [1, Number.POSITIVE_INFINITY],
    ],
    [
      'the list once it has settled below A',
      evidence({ HIGH: 2 }, [other, finding({ ...suppressed, ...maybe })]),
      atHigh,
      [1, 1],
    ],
    [
      'A before the list has settled',
      evidence({ HIGH: 2 }, [other, finding(suppressed)], { state: listed }),
      atHigh,
      [0, 2],
    ],
    [
      'A when the list holds less than the scan counts',
      evidence({ HIGH: 3 }, [other, finding(suppressed)]),
      atHigh,
      [0, 3],
    ],
    ['A when the list ends exactly there', evidence({ HIGH: 2 }, [other, third]), atHigh, [2, 2]],
    [
      'A less the excepted ones that are proven to be of this scan',
      evidence({ HIGH: 1 }, [own, other]),
      excepting('own'),
      [0, 0],
    ],
    [
      'A itself while the excepted one may be of another branch',
      evidence({ HIGH: 1 }, [other, third]),
      excepting('other'),
      [0, 1],
    ],
    [
      'A itself for an excepted one whose status nobody knows: the scan need not count it',
      evidence({ HIGH: 1 }, [finding({ id: 'odd', status: 'UNKNOWN' }), other]),
      excepting('odd'),
      [0, 1],
    ],
    [
      'A itself for a suppressed one: the scan need not count it',
      evidence({ HIGH: 1 }, [finding(suppressed), other]),
      atHigh,
      [0, 1],
    ],
    [
      'A itself for an excepted one before the list has settled',
      evidence({ HIGH: 1 }, [own, other], { state: listed }),
      excepting('own'),
      [0, 1],
    ],
    [
      'an exception that was not read about leaves it open',
      evidence({ HIGH: 1 }, [own]),
      { ...atHigh, exceptions: [exception({ cwe: 'CWE-79' })] },
      [0, 1],
    ],
    ['a finding counts once, however often it is listed', evidence({ HIGH: 1 }, [own, own, own]), atHigh, [1, 1]],
    [
      'of two versions the open one counts',
      evidence({ HIGH: 1 }, [own, { ...own, status: 'FALSE_POSITIVE' }]),
      atHigh,
      [1, 1],
    ],
    [
      'of two versions the worse severity counts',
      evidence({ CRITICAL: 1, LOW: 1 }, [
        { ...own, severity: 'LOW' },
        { ...own, severity: 'CRITICAL' },
      ]),
      atHigh,
      [1, 1],
    ],
    [
      'A itself while all that the list shows is of other branches',
      evidence({ HIGH: 1 }, [finding(elsewhere), finding(elsewhere)]),
      atHigh,
      [0, 1],
    ],
    [
      'A itself for a FIXED one that only may be of this scan: it explains no count',
      evidence({ HIGH: 1 }, [finding({ status: 'FIXED', ...maybe, detail: detectedDaysAgo(1) })]),
      atHigh,
      [0, 1],
    ],
    [
      'what is left when a FIXED one that was seen explains a part of A',
      evidence({ HIGH: 2 }, [finding({ status: 'FIXED' }), finding({ ...suppressed, ...maybe })]),
      atHigh,
      [1, 1],
    ],
    [
      'unlimited for unknown severities whose list was never read',
      evidence({}, [finding({ ...unknown, ...elsewhere })], { lists: {} }),
      atHigh,
      [0, Number.POSITIVE_INFINITY],
    ],
    [
      'nothing for a rule that does not reach critical, whatever of unknown severity was not read',
      evidence({}, [], { unknownSeverities: 'unread' }),
      { ...atHigh, failOnSeverity: 'NONE', threshold: [{ severity: 'LOW', type: undefined, limit: 0 }] },
      [0, 0],
    ],
    [
      'no FIXED one of another branch, in the whole repository',
      evidence({}, [finding({ status: 'FIXED', ...elsewhere, detail: detectedDaysAgo(9) })]),
      { ...atHigh, scope: 'repository' },
      [0, 0],
    ],
    [
      'of two versions the worse severity counts, also between milder ones',
      evidence({ MEDIUM: 1, LOW: 1 }, [
        { ...own, severity: 'LOW' },
        { ...own, severity: 'MEDIUM' },
      ]),
      { ...atHigh, failOnSeverity: 'MEDIUM' },
      [1, 1],
    ],
    [
      'of two versions the one that this scan saw counts',
      evidence({ HIGH: 1 }, [{ ...own, label: 'elsewhere' }, own], { state: listed }),
      atHigh,
      [1, 1],
    ],
  ])('are %s', (_, given, policy, [lo, hi]) => {
    expect(judgeEvidence(given, policy).rules).toMatchObject([{ lo, hi }]);
    expect(judgeEvidence({ ...given, findings: given.findings.toReversed() }, policy).rules).toMatchObject([
      { lo, hi },
    ]);
  });
});

describe('judge', () => {
  it('passes when no rule is asked for', () => {
    expect(judgeEvidence(evidence({ CRITICAL: 9 }, []), { ...atHigh, failOnSeverity: 'NONE' })).toMatchObject({
      verdict: 'passed',
      reason: 'clean',
      rules: [],
    });
  });

  it('fails when one rule fails, although another cannot be decided', () => {
    const policy: Policy = { ...atHigh, threshold: [{ severity: 'LOW', type: undefined, limit: 0 }] };
    const given = { ...evidence({ LOW: 1 }, many(1, { severity: 'LOW' })), counts: { ...without('HIGH'), LOW: 1 } };
    expect(judgeEvidence(given, policy)).toMatchObject({
      verdict: 'failed',
      reason: 'violations',
      rules: [{ verdict: 'inconclusive' }, { verdict: 'failed' }],
    });
  });

  it('is inconclusive when one rule cannot be decided and none fails', () => {
    const given = evidence({ HIGH: 1 }, [], { lists: {} });
    expect(judgeEvidence(given, { ...atHigh, failOnCvss: 9 })).toMatchObject({
      verdict: 'inconclusive',
      reason: 'evidence',
    });
  });

  it('takes a pass back, and nothing else, when not everything was covered', () => {
    const nothing = { coverage: { sast: 'not covered' } } as const;
    expect(judgeEvidence(evidence({}, [], nothing), atHigh)).toMatchObject({
      verdict: 'inconclusive',
      reason: 'not-covered',
    });
    expect(judgeEvidence(evidence({ HIGH: 1 }, many(1), nothing), atHigh)).toMatchObject({ verdict: 'failed' });
    expect(judgeEvidence(evidence({}, [], nothing), atHigh).doubt).toContain('the scan covers no finding type');
  });

  it('tells which findings block, and which may', () => {
    const [seen, doubtful] = [finding(), finding(maybe)];
    const others = [finding(suppressed), finding(elsewhere), finding({ severity: 'LOW' }), finding({ id: 'known' })];
    const given = evidence({ HIGH: 3, LOW: 1 }, [seen, doubtful, ...others]);
    expect([...listSaid(judgeEvidence(given, excepting('known')), 'effect')]).toEqual([
      [seen.id, 'blocks'],
      [doubtful.id, 'may block'],
    ]);
  });

  it('lets nothing block under a rule that holds', () => {
    const policy: Policy = {
      ...atHigh,
      failOnSeverity: 'NONE',
      threshold: [{ severity: 'HIGH', type: undefined, limit: 5 }],
    };
    expect(listSaid(judgeEvidence(evidence({ HIGH: 2 }, many(2)), policy), 'effect').size).toBe(0);
  });

  it('keeps the worse effect of two rules', () => {
    const both = finding({ cvss: 9.9, label: 'maybe' });
    const sure = finding({ cvss: 9.9 });
    const effects = listSaid(
      judgeEvidence(evidence({ HIGH: 3 }, [both, sure]), { ...atHigh, failOnCvss: 9 }),
      'effect',
    );
    expect([effects.get(both.id), effects.get(sure.id)]).toEqual(['may block', 'blocks']);
  });
});

describe('the effect of a finding', () => {
  const effectOf = (given: Evidence, policy: Policy) => [...listSaid(judgeEvidence(given, policy), 'effect').values()];

  it('is only that it may block while nobody knows whether an exception covers it', () => {
    const policy = { ...atHigh, exceptions: [exception({ cwe: 'CWE-79' })] };
    expect(effectOf(evidence({ HIGH: 1 }, [finding()]), policy)).toEqual(['may block']);
  });
});

describe('the evidence, severity by severity', () => {
  it.each<[string | undefined, Evidence]>([
    ['the scan states no count of high', { ...evidence({}, []), counts: without('HIGH') }],
    ['the list was not read', evidence({ HIGH: 1 }, [], { lists: {} })],
    ['the list kept changing while it was read', evidence({ HIGH: 1 }, [], { state: changing })],
    ['the scan counts 2 high, the list shows 1', evidence({ HIGH: 2 }, many(1, maybe))],
  ])('bounds nothing when %s', (words, given) => {
    const [rule] = judgeEvidence(given, atHigh).rules;
    expect(rule).toMatchObject({ verdict: 'inconclusive', line: expect.stringContaining(`${words}`) });
  });

  it('lets off what is of the scan and harmless once the list has settled, and not before', () => {
    const own = finding();
    const policy = { ...atHigh, exceptions: [exception({ violationId: own.id })] };
    const verdict = (state: typeof settled) => judgeEvidence(evidence({ HIGH: 1 }, [own], { state }), policy).verdict;
    expect([verdict(settled), verdict(listed)]).toEqual(['passed', 'inconclusive']);
  });

  it('holds nothing before anything was read, and settles nothing', () => {
    expect(noEvidence).toMatchObject({ findings: [], diagnostics: [], unknownSeverities: 'unread' });
    expect(judgeEvidence({ ...noEvidence, counts: noCounts }, atHigh).verdict).toBe('inconclusive');
  });
});

describe('judge, its words', () => {
  it.each<[string, Evidence, Policy, string]>([
    [
      'the numbers behind a fail',
      evidence({ CRITICAL: 1, HIGH: 2 }, [finding({ severity: 'CRITICAL' }), finding(), finding()]),
      atHigh,
      '3 critical or high found by this scan (1 critical, 2 high)',
    ],
    ['a clean pass', evidence({}, []), atHigh, 'no critical or high found by this scan'],
    [
      'what does not count',
      evidence({ HIGH: 2 }, [finding({ id: 'known' }), finding(suppressed)]),
      excepting('known'),
      'no critical or high found by this scan (2 high; 1 suppressed in the service; 1 accepted)',
    ],
    [
      'what the scan does not state',
      { ...evidence({}, []), counts: without('HIGH') },
      atHigh,
      '0 or more critical or high found by this scan (the scan states no count of high)',
    ],
    [
      'that the list contradicts the scan',
      evidence({ HIGH: 1 }, []),
      atHigh,
      'between 0 and 1 critical or high found by this scan (1 high; the scan counts 1 high, the list shows 0)',
    ],
    [
      'that the list kept changing',
      evidence({ HIGH: 1 }, [], { state: changing }),
      atHigh,
      'between 0 and 1 critical or high found by this scan (1 high; the list kept changing while it was read)',
    ],
    [
      'that the list was not read',
      evidence({ HIGH: 1 }, [], { lists: {} }),
      atHigh,
      'between 0 and 1 critical or high found by this scan (1 high; the list was not read)',
    ],
    [
      'that it kept changing',
      evidence({ HIGH: 1 }, many(1, maybe), { state: listed }),
      atHigh,
      'between 0 and 1 critical or high found by this scan (1 high; the list kept changing)',
    ],
    [
      'unknown severities that were not read',
      evidence({}, [], { unknownSeverities: 'unread' }),
      atHigh,
      '0 or more critical or high found by this scan (the list of violations of unknown severity kept changing)',
    ],
    [
      'unknown severities that were',
      evidence({}, [finding(unknown)]),
      atHigh,
      '1 critical or high found by this scan (1 of unknown severity, counted as critical)',
    ],
    [
      'at least so many',
      evidence({ HIGH: 3 }, [finding(), finding(maybe), finding({ ...suppressed, ...maybe })], { state: listed }),
      atHigh,
      '1 critical or high found by this scan (3 high; 1 suppressed in the service)',
    ],
  ])('say %s', (_, given, policy, line) => {
    expect(judgeEvidence(given, policy).rules.map((rule) => rule.line)).toEqual([line]);
  });

  it('say what would make it pass', () => {
    expect(judgeEvidence(evidence({ HIGH: 1 }, many(1)), atHigh).rules[0]?.remedy).toBe(
      'Fix the critical or high findings, or suppress them in the service with a reason.',
    );
  });
});

describe('what is still to be read', () => {
  const open = evidence({ HIGH: 2 }, [], { lists: {} });

  it('is nothing once every rule has an answer', () => {
    expect(listUndecidedSeverities(evidence({ HIGH: 1 }, many(1)), atHigh)).toEqual([]);
    expect(createRelevanceTest(evidence({ HIGH: 1 }, many(1)), atHigh)(finding())).toBe(false);
  });

  it('is the severities of the rules that are open', () => {
    expect(listUndecidedSeverities(open, atHigh)).toEqual(['CRITICAL', 'HIGH']);
    expect(listUndecidedSeverities(open, { ...atHigh, failOnSeverity: 'NONE', failOnCvss: 9 })).toEqual(severities);
  });

  it('is every severity for the scope new, whose baseline holds findings of all', () => {
    const all = ['CRITICAL', 'HIGH', 'MEDIUM', 'LOW', 'INFO'];
    const scopeNew: Policy = { ...atHigh, scope: 'new' };
    expect(listUndecidedSeverities(evidence({ HIGH: 2, LOW: 1 }, [], { lists: {} }), scopeNew)).toEqual(all);
    expect(listUndecidedSeverities({ ...open, counts: without('INFO') }, scopeNew)).toEqual([]);
    expect(listUndecidedSeverities({ ...open, counts: { ...without('INFO'), HIGH: 1 } }, scopeNew)).toEqual(all);
    expect(listUndecidedSeverities(evidence(noCounts, []), scopeNew)).toEqual([]);
  });

  it('is the findings that the open rules ask about', () => {
    const asks = createRelevanceTest(open, { ...atHigh, failOnTypes: ['SCA'] });
    expect([asks(finding({ type: 'SCA' })), asks(finding()), asks(finding({ type: undefined }))]).toEqual([
      true,
      false,
      true,
    ]);
    expect(asks(finding({ type: 'SCA', severity: 'LOW' }))).toBe(false);
  });

  it('is in narrow scopes only what is in scope, elsewhere all that may explain the count', () => {
    const changes = { files: new Map([['a.js', { lines: undefined }]]), isComplete: true };
    const outside = finding({ filePath: 'b.js' });
    for (const scope of ['changed', 'changed-lines'] as const) {
      const asks = createRelevanceTest({ ...open, changes }, { ...atHigh, scope });
      expect([asks(finding()), asks(outside)]).toEqual([true, false]);
    }
    expect(createRelevanceTest({ ...open, changes }, atHigh)(outside)).toBe(true);
    const old = finding({ filePath: 'b.js', detail: detectedDaysAgo(9) });
    const compared = { ...open, changes, base: baseOf({}) };
    const auto: Policy = { ...atHigh, scope: 'auto' };
    expect(createRelevanceTest(compared, auto)(old)).toBe(true);
    const known = finding({ id: 'known' });
    const fresh = finding({ filePath: 'b.js' });
    const whole = evidence({ HIGH: 2 }, [known, { ...fresh, label: 'maybe' }], { state: listed });
    const asks = createRelevanceTest({ ...whole, baseline: baselineOf({ id: 'known' }) }, { ...atHigh, scope: 'new' });
    expect([asks(known), asks(fresh)]).toEqual([false, true]);
    expect(createRelevanceTest({ ...open, lists: { HIGH: settled } }, { ...atHigh, scope: 'auto' })(outside)).toBe(
      true,
    );
  });
});

describe('a policy in which what only warns blocks', () => {
  it('has its rules with that effect, and is else the same', () => {
    const rule = { name: 'r', match: {}, allow: 1, effect: 'warn' } as const;
    expect(makeWarningsBlock({ ...atHigh, rules: [rule] })).toEqual({
      ...atHigh,
      rules: [{ ...rule, effect: 'block' }],
    });
    expect(makeWarningsBlock({ ...atHigh, rules: undefined }).rules).toBeUndefined();
  });
});

it('is undecided while a rule that blocks is open, whatever those that warn say', () => {
  const open = evidence({ HIGH: 1 }, [], { lists: {} });
  const warning: Policy = {
    ...atHigh,
    failOnSeverity: 'NONE',
    rules: [{ name: 'r', match: {}, allow: 0, effect: 'warn' }],
  };
  expect([isUndecided(open, atHigh), isUndecided(open, warning)]).toEqual([true, false]);
  expect(isUndecided(evidence({ HIGH: 1 }, many(1)), atHigh)).toBe(false);
});

it('asks the exceptions about what any of its rules is about', () => {
  const policy: Policy = {
    ...atHigh,
    failOnCvss: 9,
    unscored: 'ignore',
    exceptions: [{ path: 'a.js', reason: 'accepted', expires: '2027-01-01' }],
  };
  const given = found(finding({ filePath: 'a.js' }), finding({ filePath: 'b.js' }));
  expect(judgeEvidence(given, policy).rules.map(({ lo, hi }) => [lo, hi])).toEqual([
    [1, 1],
    [0, 0],
  ]);
});

describe('findings that may be of another scan', () => {
  const mine = { label: 'maybe' } as const;
  const [a, b] = [finding({ id: 'a', ...mine }), finding({ id: 'b', ...mine })];
  const policy: Policy = { ...atHigh, exceptions: [exception({ violationId: 'a' })] };

  it.each<[string, Evidence, [number, number]]>([
    ['are ours where the scan counts as many as there are', evidence({ HIGH: 2 }, [a, b]), [1, 1]],
    ['may be another’s where it counts fewer', evidence({ HIGH: 1 }, [a, b]), [0, 1]],
    ['may be another’s before the list has settled', evidence({ HIGH: 2 }, [a, b], { state: listed }), [0, 2]],
    [
      'are ours with those that are suppressed',
      evidence({ HIGH: 3 }, [a, b, finding({ ...mine, status: 'FALSE_POSITIVE' })]),
      [1, 1],
    ],
    [
      'may be another’s where suppressed ones may explain the count',
      evidence({ HIGH: 2 }, [a, b, finding({ ...mine, status: 'FALSE_POSITIVE' })]),
      [0, 1],
    ],
    [
      'are ours beside those that are elsewhere',
      evidence({ HIGH: 2 }, [a, b, finding({ label: 'elsewhere' })]),
      [1, 1],
    ],
  ])('%s', (_, given, expected) => {
    const [rule] = judgeEvidence(given, policy).rules;
    expect([rule?.lo, rule?.hi]).toEqual(expected);
  });
});

describe('a settled list that holds as many as the scan counts', () => {
  const elsewhere = { label: 'elsewhere' } as const;
  const suppressed = { status: 'FALSE_POSITIVE' } as const;
  const [blocks, may, none] = ['blocks', 'may block', undefined];

  it.each<[string, number, Finding[], typeof settled, unknown[]]>([
    ['proves each to be of the scan', 2, [finding(), finding(maybe)], settled, [blocks, blocks]],
    ['a suppressed one too', 2, [finding(), finding({ ...maybe, ...suppressed })], settled, [blocks, none]],
    ['none of another scan', 2, [finding(), finding(maybe), finding(elsewhere)], settled, [blocks, blocks, none]],
    [
      'none that is fixed',
      2,
      [finding(), finding(maybe), finding({ ...maybe, status: 'FIXED' })],
      settled,
      [blocks, blocks, none],
    ],
    ['nothing where it holds more', 2, [finding(), finding(maybe), finding(maybe)], settled, [blocks, may, may]],
    ['nothing where it holds fewer', 3, [finding(), finding(maybe)], settled, [blocks, may]],
  ])('%s', (_, count, findings, state, expected) => {
    const effects = listSaid(judgeEvidence(evidence({ HIGH: count }, findings, { state }), atHigh), 'effect');
    expect(findings.map(({ id }) => effects.get(id))).toEqual(expected);
  });

  const bounds = (count: number, findings: Finding[]) => {
    const [rule] = judgeEvidence(evidence({ HIGH: count }, findings), atHigh).rules;
    return [rule?.lo, rule?.hi];
  };
  const hidden = { ...suppressed, ...maybe };
  it.each<[string, number, Finding[], [number, number]]>([
    ['what the scan counts', 1, [finding(maybe), finding(maybe)], [1, 1]],
    ['less what may explain it otherwise', 1, [finding(maybe), finding(maybe), finding(hidden)], [0, 1]],
    [
      'and not what is of another scan',
      1,
      [finding(maybe), finding(maybe), finding({ ...hidden, ...elsewhere })],
      [1, 1],
    ],
  ])('blocks with %s', (_, count, findings, expected) => expect(bounds(count, findings)).toEqual(expected));

  it('lists a finding once, with the worst of what is said of it', () => {
    const twice = [finding({ id: 'a', severity: 'LOW' }), finding({ id: 'b' }), finding({ id: 'a' })];
    expect(bounds(2, twice)).toEqual([2, 2]);
  });
});

it('the worst verdict of several rules is that of the run', () => {
  const limits = { passed: 2, failed: 0 };
  const of = (...names: ('passed' | 'failed' | 'inconclusive')[]) => {
    const rules = names.map((name, index) => ({
      ...{ name: `r${index}`, effect: 'block' as const, allow: name === 'inconclusive' ? 0 : limits[name] },
      match: name === 'inconclusive' ? { cwe: ['CWE-79'] } : { severity: ['HIGH' as const] },
    }));
    const judged = judgeEvidence(found(finding()), { ...atHigh, failOnSeverity: 'NONE', rules });
    expect(judged.rules.map(({ verdict }) => verdict)).toEqual(names);
    return judged.verdict;
  };
  expect(of()).toBe('passed');
  expect(of('passed', 'passed')).toBe('passed');
  expect(of('passed', 'inconclusive')).toBe('inconclusive');
  expect(of('inconclusive', 'passed')).toBe('inconclusive');
  expect(of('inconclusive', 'failed', 'passed')).toBe('failed');
});
