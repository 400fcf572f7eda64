import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readListItem } from '../../../src/gate/policy/finding.ts';
import { judgeEvidence } from '../../../src/gate/policy/judge.ts';
import { tighten } from '../../../src/gate/settings/policy-settings.ts';
import { type Severity, severities } from '../../../src/shared/severity.ts';
import { withoutRules, withRules } from '../../model/rules/registry.ts';
import { propertyRuns } from '../../model/runs.ts';
import {
  atHigh,
  type Enforcement,
  type Evidence,
  type Exception,
  type Finding,
  noEvidence,
  type Policy,
  type Scope,
  scopes,
  type ViolationType,
} from '../policy/evidence.ts';

const today = '2026-06-01';

function policy(fields: Partial<Policy> = {}): Policy {
  return { ...atHigh, ...fields };
}

const enforced: Enforcement = { warnOnly: false, onInconclusive: {} };

function tightest(base: Policy, other: Policy, maxExceptionDays?: number) {
  const of = (version: Policy) => ({ policy: version, enforcement: enforced });
  const { value, ...told } = tighten(of(base), of(other), maxExceptionDays);
  return { policy: value.policy, ...told };
}

function strictest(base: Enforcement, other: Enforcement) {
  const of = (enforcement: Enforcement) => ({ policy: policy(), enforcement });
  const { value, ...told } = tighten(of(base), of(other));
  return { enforcement: value.enforcement, ...told };
}

const limit = (severity: Severity, most: number, type?: ViolationType): Policy['threshold'][number] => ({
  severity,
  type,
  limit: most,
});
const exception = (cwe: string, expires: string): Exception => ({ cwe, reason: 'Known and harmless', expires });

interface Row {
  base: Partial<Policy>;
  head: Partial<Policy>;
  policy: Partial<Policy>;
  tightened?: string[];
  ignored?: string[];
}

const rows: Record<string, Row> = {
  'nothing, where both are the same': { base: {}, head: {}, policy: {} },
  'a lower severity': {
    base: {},
    head: { failOnSeverity: 'LOW' },
    policy: { failOnSeverity: 'LOW' },
    tightened: ['fail-on-severity=low'],
  },
  'no higher severity': {
    base: {},
    head: { failOnSeverity: 'CRITICAL' },
    policy: {},
    ignored: ['fail-on-severity=critical'],
  },
  'not none': { base: {}, head: { failOnSeverity: 'NONE' }, policy: {}, ignored: ['fail-on-severity=none'] },
  'a severity over none': {
    base: { failOnSeverity: 'NONE' },
    head: { failOnSeverity: 'CRITICAL' },
    policy: { failOnSeverity: 'CRITICAL' },
    tightened: ['fail-on-severity=critical'],
  },
  'a smaller limit': {
    base: { threshold: [limit('HIGH', 5)] },
    head: { threshold: [limit('HIGH', 3)] },
    policy: { threshold: [limit('HIGH', 3)] },
    tightened: ['threshold high=3'],
  },
  'no larger limit': {
    base: { threshold: [limit('HIGH', 5)] },
    head: { threshold: [limit('HIGH', 6)] },
    policy: { threshold: [limit('HIGH', 5)] },
    ignored: ['threshold high=6'],
  },
  'no limit where the severity alone blocked': {
    base: {},
    head: { threshold: [limit('HIGH', 5)] },
    policy: {},
    ignored: ['threshold high=5'],
  },
  'a limit where nothing blocked': {
    base: {},
    head: { threshold: [limit('LOW', 5)] },
    policy: { threshold: [limit('LOW', 5)] },
    tightened: ['threshold low=5'],
  },
  'no limit, where the severity alone then blocks': {
    base: { threshold: [limit('HIGH', 5)] },
    head: {},
    policy: { threshold: [] },
    tightened: ['no threshold high=5'],
  },
  'a limit that the head leaves out, where nothing else would block': {
    base: { threshold: [limit('LOW', 5)] },
    head: {},
    policy: { threshold: [limit('LOW', 5)] },
    ignored: ['no threshold low=5'],
  },
  'a limit of zero below the severity': {
    base: { threshold: [limit('LOW', 5)] },
    head: { threshold: [limit('LOW', 0)] },
    policy: { threshold: [limit('LOW', 0)] },
    tightened: ['threshold low=0'],
  },
  'no type of its own beside the rest, which would allow more together': {
    base: { threshold: [limit('HIGH', 5)] },
    head: { threshold: [limit('HIGH', 5), limit('HIGH', 2, 'SCA')] },
    policy: { threshold: [limit('HIGH', 5)] },
    ignored: ['threshold sca-high=2'],
  },
  'a type of its own, where all parts stay within the limit': {
    base: { threshold: [limit('HIGH', 5)] },
    head: { threshold: [limit('HIGH', 3), limit('HIGH', 2, 'SCA')] },
    policy: { threshold: [limit('HIGH', 3), limit('HIGH', 2, 'SCA')] },
    tightened: ['threshold high=3', 'threshold sca-high=2'],
  },
  'no part of its own for a type where the parts are one more together': {
    base: { threshold: [limit('HIGH', 5)] },
    head: { threshold: [limit('HIGH', 4), limit('HIGH', 2, 'SCA')] },
    policy: { threshold: [limit('HIGH', 5)] },
    ignored: ['threshold high=4', 'threshold sca-high=2'],
  },
  'no type of its own where the severity alone blocked': {
    base: {},
    head: { threshold: [limit('HIGH', 2, 'SCA')] },
    policy: {},
    ignored: ['threshold sca-high=2'],
  },
  'a type of its own where nothing blocked': {
    base: {},
    head: { threshold: [limit('LOW', 2, 'SCA')] },
    policy: { threshold: [limit('LOW', 2, 'SCA')] },
    tightened: ['threshold sca-low=2'],
  },
  'a type of its own that the base does not count': {
    base: { failOnTypes: ['SAST'] },
    head: { failOnTypes: ['SAST', 'SCA'], threshold: [limit('HIGH', 2, 'SCA')] },
    policy: { failOnTypes: ['SAST', 'SCA'], threshold: [limit('HIGH', 2, 'SCA')] },
    tightened: ['threshold sca-high=2', 'fail-on-types=sca'],
  },
  'a limit for all over the limit of a type': {
    base: { threshold: [limit('HIGH', 9, 'SCA')] },
    head: { threshold: [limit('HIGH', 0)] },
    policy: { threshold: [limit('HIGH', 0, 'SCA')] },
    tightened: ['no threshold sca-high=9'],
  },
  'no larger limit of a type': {
    base: { threshold: [limit('LOW', 2, 'SCA')] },
    head: { threshold: [limit('LOW', 5, 'SCA')] },
    policy: { threshold: [limit('LOW', 2, 'SCA')] },
    ignored: ['threshold sca-low=5'],
  },
  'a smaller limit beside a type that has its own in both': {
    base: { threshold: [limit('HIGH', 5), limit('HIGH', 2, 'SCA')] },
    head: { threshold: [limit('HIGH', 4), limit('HIGH', 2, 'SCA')] },
    policy: { threshold: [limit('HIGH', 4), limit('HIGH', 2, 'SCA')] },
    tightened: ['threshold high=4'],
  },
  'a type of its own with the limit that another type has': {
    base: { threshold: [limit('LOW', 2, 'SCA')] },
    head: { threshold: [limit('LOW', 2, 'SCA'), limit('LOW', 2, 'SAST')] },
    policy: { threshold: [limit('LOW', 2, 'SCA'), limit('LOW', 2, 'SAST')] },
    tightened: ['threshold sast-low=2'],
  },
  'more types': {
    base: { failOnTypes: ['SCA'] },
    head: { failOnTypes: ['SCA', 'SAST'] },
    policy: { failOnTypes: ['SCA', 'SAST'] },
    tightened: ['fail-on-types=sast'],
  },
  'all types': {
    base: { failOnTypes: ['SCA'] },
    head: {},
    policy: { failOnTypes: undefined, coverTypes: ['SCA'] },
    tightened: ['fail-on-types of all types'],
  },
  'no fewer types, and says all that it leaves out': {
    base: {},
    head: { failOnTypes: ['SCA', 'AGENTIC_SAST'] },
    policy: {},
    ignored: ['fail-on-types=sca agentic_sast'],
  },
  'no fewer types than all': { base: {}, head: { failOnTypes: ['SCA'] }, policy: {}, ignored: ['fail-on-types=sca'] },
  'both, where the types differ': {
    base: { failOnTypes: ['SCA'] },
    head: { failOnTypes: ['SAST'] },
    policy: { failOnTypes: ['SCA', 'SAST'] },
    tightened: ['fail-on-types=sast'],
    ignored: ['fail-on-types without sca'],
  },
  'lower scores': {
    base: { failOnCvss: 9, failOnEpss: 5 },
    head: { failOnCvss: 7, failOnEpss: 10 },
    policy: { failOnCvss: 7, failOnEpss: 5 },
    tightened: ['fail-on-cvss=7'],
    ignored: ['fail-on-epss=10%'],
  },
  'scores where there were none, and not the other way': {
    base: { failOnCvss: 9 },
    head: { failOnEpss: 5 },
    policy: { failOnCvss: 9, failOnEpss: 5 },
    tightened: ['fail-on-epss=5%'],
    ignored: ['no fail-on-cvss'],
  },
  'a wider scope': {
    base: { scope: 'auto' },
    head: { scope: 'scan' },
    policy: { scope: 'scan' },
    tightened: ['scope=scan'],
  },
  'no narrower scope': { base: { scope: 'scan' }, head: { scope: 'changed' }, policy: {}, ignored: ['scope=changed'] },
  'no scope that cannot be compared': {
    base: { scope: 'new' },
    head: { scope: 'auto' },
    policy: { scope: 'new' },
    ignored: ['scope=auto'],
  },
  'fewer exceptions, until earlier days': {
    base: { exceptions: [exception('CWE-1', '2026-12-31'), exception('CWE-2', '2026-12-31')] },
    head: { exceptions: [exception('CWE-2', '2026-07-01'), exception('CWE-3', '2026-07-01')] },
    policy: { exceptions: [exception('CWE-2', '2026-07-01')] },
    tightened: ['no exception for CWE-1', 'exception for CWE-2 until 2026-07-01'],
    ignored: ['exception for CWE-3 until 2026-07-01'],
  },
  'nothing, where an exception stands twice, until different days': {
    base: { exceptions: [exception('CWE-1', '2026-12-31'), exception('CWE-1', '2026-07-01')] },
    head: { exceptions: [exception('CWE-1', '2026-12-31'), exception('CWE-1', '2026-07-01')] },
    policy: {},
  },
  'no longer exceptions': {
    base: { exceptions: [exception('CWE-1', '2026-07-01')] },
    head: { exceptions: [exception('CWE-1', '2026-12-31')] },
    policy: { exceptions: [exception('CWE-1', '2026-07-01')] },
    ignored: ['exception for CWE-1 until 2026-12-31'],
  },
};

describe('the tightest policy takes', () => {
  it.each(Object.entries(rows))('%s', (_, { base, head, policy: expected, tightened = [], ignored = [] }) => {
    expect(tightest(policy(base), policy(head))).toEqual({
      policy: policy({ ...base, ...expected }),
      tightened,
      ignored,
    });
  });

  it.each([
    [90, '2026-08-30', true],
    [90, '2026-08-31', false],
    [0, '2026-06-01', true],
    [undefined, '2026-06-01', false],
  ])('under a central policy of %s days an exception until %s: %s', (maxExceptionDays, expires, isTaken) => {
    const base = policy({ exceptions: [exception('CWE-1', '2027-01-01')] });
    const head = policy({ exceptions: [...base.exceptions, exception('CWE-2', expires)] });
    const result = tightest(base, head, maxExceptionDays);
    expect(result.policy.exceptions).toEqual(isTaken ? head.exceptions : base.exceptions);
    expect(result.ignored).toHaveLength(isTaken ? 0 : 1);
  });
});

describe('of two scopes', () => {
  const wider: Record<Scope, readonly Scope[]> = {
    repository: [],
    scan: ['repository'],
    auto: ['repository', 'scan'],
    changed: ['repository', 'scan'],
    'changed-lines': ['repository', 'scan', 'changed'],
    new: ['repository', 'scan'],
  };
  const pairs = scopes.flatMap((base) => scopes.filter((head) => head !== base).map((head) => [base, head] as const));
  it.each(pairs)('the base’s %s and the head’s %s, the one that holds all of the other', (base, head) => {
    const { policy: result, ...told } = tightest(policy({ scope: base }), policy({ scope: head }));
    const isWider = wider[base].includes(head);
    expect(result.scope).toBe(isWider ? head : base);
    expect(told).toEqual({
      tightened: isWider ? [`scope=${head}`] : [],
      ignored: isWider ? [] : [`scope=${head}`],
    });
  });
});

describe('the strictest enforcement', () => {
  it('only warns where both do', () => {
    const lenient = { warnOnly: true, onInconclusive: {} };
    const strict = { warnOnly: false, onInconclusive: {} };
    const warns = [lenient, strict].map((base) =>
      [lenient, strict].map((head) => strictest(base, head).enforcement.warnOnly),
    );
    expect(warns).toEqual([
      [true, false],
      [false, false],
    ]);
  });

  it('fails where one of the two does', () => {
    const base = { warnOnly: true, onInconclusive: { fork: 'warn', timeout: 'warn', auth: 'fail' } } as const;
    const head = { warnOnly: false, onInconclusive: { fork: 'warn', timeout: 'fail', auth: 'warn' } } as const;
    expect(strictest(base, head)).toEqual({
      enforcement: { warnOnly: false, onInconclusive: { fork: 'warn', timeout: 'fail', auth: 'fail' } },
      tightened: ['warn-only=false', 'on-inconclusive timeout=fail'],
      ignored: ['on-inconclusive auth=warn'],
    });
    expect(strictest(head, base).ignored).toEqual(['warn-only=true', 'on-inconclusive timeout=warn']);
  });
});

const types: readonly ViolationType[] = ['SAST', 'AGENTIC_SAST', 'SCA', 'SECRET', 'IAC'];
const paths = ['src/a.js', 'src/b.js', 'test/a.js'];
const startedAt = Date.parse('2026-06-01T10:00:00Z');
const dayMs = 24 * 3600 * 1000;

const anException = fc
  .record(
    {
      violationId: fc.constantFrom('v0', 'v1', 'v2'),
      cwe: fc.constantFrom('CWE-1', 'CWE-2'),
      type: fc.constantFrom(...types),
      path: fc.constantFrom('src/**', 'test/**'),
    },
    { requiredKeys: [] },
  )
  .chain((criteria) =>
    fc.constantFrom('2026-05-31', '2026-06-01', '2026-12-31').map((expires): Exception => {
      return { ...criteria, expires, reason: 'Known and harmless' };
    }),
  );

const somePolicy: fc.Arbitrary<Policy> = withRules(
  fc.record({
    failOnSeverity: fc.constantFrom('NONE', ...severities),
    threshold: fc.uniqueArray(
      fc.record({
        severity: fc.constantFrom(...severities),
        type: fc.constantFrom(undefined, undefined, ...types),
        limit: fc.nat(4),
      }),
      { maxLength: 8, selector: ({ severity, type }) => `${severity} ${type}` },
    ),
    failOnTypes: fc.option(fc.uniqueArray(fc.constantFrom(...types), { minLength: 1 }), { nil: undefined }),
    failOnCvss: fc.option(fc.nat(10), { nil: undefined }),
    failOnEpss: fc.option(fc.nat(100), { nil: undefined }),
    scope: fc.constantFrom(...scopes),
    exceptions: fc.array(anException, { maxLength: 4 }),
    today: fc.constant(today),
  }),
);

const someFinding: fc.Arbitrary<Finding> = fc
  .record({
    severity: fc.constantFrom(...severities),
    severityKnown: fc.constantFrom(true, true, true, false),
    type: fc.constantFrom(undefined, ...types),
    cvss: fc.option(fc.nat(10), { nil: undefined }),
    epss: fc.option(fc.nat(100), { nil: undefined }),
    filePath: fc.constantFrom(undefined, ...paths),
    cwe: fc.constantFrom(undefined, 'CWE-1', 'CWE-2'),
    ageDays: fc.nat(60),
  })
  .map(({ cwe, ageDays, ...fields }) => ({
    ...readListItem({ violation_id: '', title: 'Finding', status: 'OPEN' } as never),
    ...fields,
    severity: fields.severityKnown ? fields.severity : 'CRITICAL',
    label: 'seen',
    detail: {
      description: undefined,
      cwe,
      codeSnippet: undefined,
      remediation: undefined,
      firstDetected: startedAt - ageDays * dayMs,
      lastSeen: startedAt,
    },
  }));

/** Complete and settled: every finding is known, so that the verdict hangs on the policy alone. */
const someEvidence: fc.Arbitrary<Evidence> = fc
  .record({
    findings: fc.array(someFinding, { maxLength: 14 }),
    changed: fc.subarray(paths),
    baseCount: fc.option(fc.nat(5), { nil: undefined }),
    known: fc.subarray(['v0', 'v3', 'v5']),
  })
  .map(({ findings, changed, baseCount, known }) => {
    const named = findings.map((finding, index) => ({ ...finding, id: `v${index}` }));
    const counts = Object.fromEntries(
      severities.map((severity) => [
        severity,
        named.filter((finding) => finding.severityKnown && finding.severity === severity).length,
      ]),
    );
    const base = {
      scanId: 'base',
      branch: 'main',
      counts: Object.fromEntries(severities.map((severity) => [severity, baseCount ?? 0])),
      completedAt: startedAt - 20 * dayMs,
    };
    return {
      ...noEvidence,
      counts,
      findings: named,
      lists: Object.fromEntries(severities.map((severity) => [severity, { stands: true, settled: true }])),
      unknownSeverities: 'listed',
      startedAt,
      changes: { files: new Map(changed.map((path) => [path, { lines: undefined }])), isComplete: true },
      base: baseCount === undefined ? undefined : base,
      baseline: {
        repository: 'r',
        branch: 'main',
        entries: known.map((violation_id) => ({ violation_id, type: 'unknown' as const, title: '', file_path: '' })),
      },
    };
  });

/** What the policy allows of known, unexcepted findings, told by the words of the design and none of the rules' code. */
function isBroken(subject: Policy, findings: readonly Finding[]): boolean {
  const counted = findings.filter(({ type }) => type === undefined || (subject.failOnTypes ?? types).includes(type));
  if (counted.some(({ cvss }) => cvss !== undefined && cvss >= (subject.failOnCvss ?? 11))) return true;
  if (counted.some(({ epss }) => epss !== undefined && epss >= (subject.failOnEpss ?? 101))) return true;
  return severities.some((severity) => {
    const own = counted.filter((finding) => finding.severity === severity);
    const entries = subject.threshold.filter((entry) => entry.severity === severity);
    const named = entries.flatMap(({ type }) => type ?? []);
    const isFloor =
      subject.failOnSeverity !== 'NONE' && severities.indexOf(severity) <= severities.indexOf(subject.failOnSeverity);
    const whole = entries.find(({ type }) => type === undefined)?.limit ?? (isFloor ? 0 : Number.POSITIVE_INFINITY);
    const rest = own.filter(({ type }) => type === undefined || !named.includes(type));
    const typed = entries.filter(({ type }) => type !== undefined);
    return (
      rest.length > whole ||
      typed.some((entry) => own.filter(({ type }) => type === undefined || type === entry.type).length > entry.limit)
    );
  });
}

describe('whatever the base blocks, the result blocks', () => {
  const runs = { numRuns: propertyRuns(2000) };

  it('by the words of the design', () => {
    const plain = somePolicy.map((each): Policy => ({ ...withoutRules(each), scope: 'scan', exceptions: [] }));
    fc.assert(
      fc.property(plain, plain, fc.array(someFinding, { maxLength: 14 }), (base, head, findings) => {
        if (isBroken(base, findings)) expect(isBroken(tightest(base, head).policy, findings)).toBe(true);
      }),
      runs,
    );
  });

  it('by the judgement', () => {
    fc.assert(
      fc.property(somePolicy, somePolicy, someEvidence, (base, head, evidence) => {
        const before = judgeEvidence(evidence, base).verdict;
        const after = judgeEvidence(evidence, tightest(base, head).policy).verdict;
        if (before === 'failed') expect(after).toBe('failed');
        if (before === 'inconclusive') expect(after).not.toBe('passed');
      }),
      runs,
    );
  });

  it('also when the scope is the only difference', () => {
    fc.assert(
      fc.property(somePolicy, fc.constantFrom(...scopes), someEvidence, (base, scope, evidence) => {
        const before = judgeEvidence(evidence, base).verdict;
        const after = judgeEvidence(evidence, tightest(base, { ...base, scope }).policy).verdict;
        if (before === 'failed') expect(after).toBe('failed');
      }),
      runs,
    );
  });
});

it('tightening again changes nothing, and nothing is both', () => {
  fc.assert(
    fc.property(somePolicy, somePolicy, (base, head) => {
      const once = tightest(base, head);
      const again = tightest(once.policy, head);
      expect(again.tightened).toEqual([]);
      expect(new Set([...once.ignored, ...once.tightened]).size).toBe(
        new Set(once.ignored).size + new Set(once.tightened).size,
      );
      expect(tightest(base, base)).toEqual({
        policy: { ...base, threshold: expect.any(Array) },
        ignored: [],
        tightened: [],
      });
    }),
  );
});
