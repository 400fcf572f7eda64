import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Report } from '../../../../src/gate/report/report.ts';
import { addError, addStartedScan, makeInconclusive } from '../../../../src/gate/report/report.ts';
import { chooseIcon, formatSentence, sentenceLimit } from '../../../../src/gate/report/sentence/sentence.ts';
import { GateError, inconclusiveNames } from '../../../../src/shared/errors.ts';
import { propertyRuns } from '../../../model/runs.ts';
import {
  atHigh,
  baseOf,
  changesOf,
  detectedDaysAgo,
  evidence,
  finding,
  found,
  many,
  type Policy,
} from '../../policy/evidence.ts';
import { arbitraryReport, blank, judged } from '../judged-reports.ts';

const auto: Policy = { ...atHigh, scope: 'auto' };

const onBranch = { pullRequest: undefined };
const today = { detail: detectedDaysAgo(0), firstSeen: true };
const longAgo = { detail: detectedDaysAgo(90), firstSeen: false };
const counts = { HIGH: 2, MEDIUM: 5, LOW: 3 };
const debt = () => [
  ...many(2, longAgo),
  ...many(5, { ...longAgo, severity: 'MEDIUM' }),
  ...many(3, { ...longAgo, severity: 'LOW' }),
];
const changes = changesOf(['src/app.js']);
const fresh = { ...today, filePath: 'src/app.js' };
const fault = (error: GateError) => addError({ ...blank, exitCode: 2 }, error);

/** Every row of the agreement, by what really decides it. */
const rows: [string, Report, string][] = [
  ['nothing found', judged(found(), atHigh), 'No findings'],
  [
    'passed, compared',
    judged(evidence(counts, debt(), { base: baseOf(counts), changes }), auto),
    'No new findings; 10 existing ones remain open',
  ],
  [
    "passed, news that is the base's",
    judged(
      evidence({ HIGH: 1 }, [finding({ ...today, type: 'SCA', filePath: 'package-lock.json' })], {
        base: baseOf({ HIGH: 1 }),
        changes,
      }),
      auto,
    ),
    'Nothing new here: 1 new high finding concerns main',
  ],
  [
    'passed, more than in the base',
    judged(
      evidence({ LOW: 4 }, many(4, { severity: 'LOW', detail: undefined, filePath: 'a.js' }), {
        base: baseOf({ LOW: 3 }),
        changes,
      }),
      auto,
    ),
    'No new high or critical findings; 4 low are open',
  ],
  [
    'passed without a scan',
    { ...blank, verdict: 'passed', reason: 'clean', message: 'only documentation changed', scan: undefined },
    'Nothing to scan: only documentation changed',
  ],
  [
    'passed, scores left out',
    judged(found(...many(3, { severity: 'LOW', detail: detectedDaysAgo(1) })), {
      ...atHigh,
      failOnCvss: 9,
      unscored: 'ignore',
    }),
    'No high or critical findings; 3 low are open; 3 without a CVSS score were not judged',
  ],
  [
    'passed, everything judged',
    judged(found(...many(5, { severity: 'MEDIUM' }), ...many(3, { severity: 'LOW' })), atHigh, onBranch),
    'No high or critical findings; 5 medium, 3 low are open',
  ],
  [
    'passed by a threshold',
    judged(
      found(...many(4, { severity: 'MEDIUM' })),
      { ...atHigh, threshold: [{ severity: 'MEDIUM', type: undefined, limit: 20 }] },
      onBranch,
    ),
    'Within the limits: 4 medium findings, 20 are allowed',
  ],
  [
    'failed, findings named',
    judged(evidence({ HIGH: 3 }, many(3, fresh), { base: baseOf({}), changes }), auto),
    '3 new high findings block this pull request',
  ],
  [
    'failed on a branch',
    judged(found(finding({ severity: 'CRITICAL' }), ...many(17)), atHigh, onBranch),
    '18 findings block: 1 critical, 17 high',
  ],
  [
    'failed, numbers alone',
    judged(
      evidence({ HIGH: 5 }, many(5, { detail: undefined, filePath: 'a.js' }), { base: baseOf({ HIGH: 2 }), changes }),
      auto,
    ),
    '3 more high findings than main: 5 here, 2 there',
  ],
  [
    'failed by a threshold',
    judged(
      found(...many(23, { severity: 'MEDIUM' })),
      { ...atHigh, threshold: [{ severity: 'MEDIUM', type: undefined, limit: 20 }] },
      onBranch,
    ),
    '23 medium findings, 20 are allowed',
  ],
  [
    'failed by score',
    judged(found(...many(2, { cvss: 9.1 })), { ...atHigh, failOnSeverity: 'NONE', failOnCvss: 9 }, onBranch),
    '2 findings score 9.0 or above',
  ],
  [
    'failed by age',
    judged(found(finding(longAgo)), { ...atHigh, failOnSeverity: 'NONE', maxAge: { HIGH: 30 } }, onBranch),
    '1 high finding is open for more than 30 days',
  ],
  [
    'several rules',
    judged(found(...many(3, { ...longAgo, cvss: 9.1 })), { ...atHigh, failOnCvss: 9, maxAge: { HIGH: 30 } }, onBranch),
    '3 high findings block and 2 more rules failed',
  ],
  [
    'inconclusive, out of time',
    fault(new GateError('SCAN_TIMEOUT', 'x', { brief: 'the scan did not end within 30 min' })),
    'Inconclusive: the scan did not end within 30 min',
  ],
  [
    'inconclusive, key refused',
    fault(new GateError('AUTH', 'x', { brief: 'the API key was refused (401)' })),
    'Inconclusive: the API key was refused (401)',
  ],
  [
    'not waited',
    makeInconclusive(addStartedScan(blank, { id: 'scan_1', branch: 'main' }), 'not-waited'),
    'Scan scan_1 was started and not waited for',
  ],
  [
    'warn-only, failed',
    judged(found(...many(3)), atHigh, { enforced: false, exitCode: 0 }),
    '3 high findings would block this pull request (not enforced)',
  ],
  [
    'passed with a blind spot',
    {
      ...judged(evidence(counts, debt(), { base: baseOf(counts), changes }), auto),
      uncovered: '196 Python files were not scanned',
    },
    'No new findings; 10 existing ones remain open; 196 Python files were not scanned',
  ],
];

const until = (violationId: string, expires: string) => ({ violationId, reason: 'only in the test rig', expires });
const low = finding({ id: 'low', severity: 'LOW' });
const mediums = many(4, { severity: 'MEDIUM' }).map((each, index) => ({ ...each, id: `m${index}` }));
const limitOf = (limit: number) => ({
  ...atHigh,
  threshold: [{ severity: 'MEDIUM' as const, type: undefined, limit }],
});

/** Runs that pass, and whether they pass because of an exception. */
const excused: [string, Report, string][] = [
  [
    'beside findings that do not block',
    judged(
      found(finding({ id: 'v' }), ...many(5, { severity: 'MEDIUM' })),
      { ...atHigh, exceptions: [until('v', '2026-12-31')] },
      onBranch,
    ),
    'Passed: 1 high finding is accepted until 2026-12-31',
  ],
  [
    'two that end on one day',
    judged(
      found(finding({ id: 'v' }), finding({ id: 'w' })),
      { ...atHigh, exceptions: [until('v', '2026-12-31'), until('w', '2026-12-31')] },
      onBranch,
    ),
    'Passed: 2 high findings are accepted until 2026-12-31',
  ],
  [
    'two that end on different days',
    judged(
      found(finding({ id: 'v' }), finding({ id: 'w' })),
      { ...atHigh, exceptions: [until('v', '2027-03-01'), until('w', '2026-12-31')] },
      onBranch,
    ),
    'Passed: 2 high findings are accepted, the first until 2026-12-31',
  ],
  [
    'several severities, which do not fit by name',
    judged(
      found(finding({ id: 'v', severity: 'CRITICAL' }), finding({ id: 'w' })),
      { ...atHigh, exceptions: [until('v', '2027-03-01'), until('w', '2026-12-31')] },
      onBranch,
    ),
    'Passed: 2 findings are accepted, the first until 2026-12-31',
  ],
  [
    'one finding under two exceptions, of which the longer holds',
    judged(
      found(finding({ id: 'v', filePath: 'a.js' })),
      { ...atHigh, exceptions: [until('v', '2026-12-31'), { path: 'a.js', reason: 'r', expires: '2027-03-01' }] },
      onBranch,
    ),
    'Passed: 1 high finding is accepted until 2027-03-01',
  ],
  [
    'an exception of a finding that would not block',
    judged(found(low), { ...atHigh, exceptions: [until('low', '2026-12-31')] }, onBranch),
    'No high or critical findings; 1 low is open',
  ],
  [
    'one of those beside one of a finding that would',
    judged(
      found(finding({ id: 'v' }), low),
      { ...atHigh, exceptions: [until('low', '2026-11-30'), until('v', '2026-12-31')] },
      onBranch,
    ),
    'Passed: 1 high finding is accepted until 2026-12-31',
  ],
  [
    'an exception that another finding would need',
    judged(found(low), { ...atHigh, exceptions: [until('gone', '2026-12-31')] }, onBranch),
    'No high or critical findings; 1 low is open',
  ],
  [
    'an exception that a limit does not need',
    judged(found(...mediums), { ...limitOf(20), exceptions: [until('m0', '2026-12-31')] }, onBranch),
    'Within the limits: 3 medium findings, 20 are allowed',
  ],
  [
    'an exception that keeps within a limit',
    judged(found(...mediums), { ...limitOf(3), exceptions: [until('m0', '2026-12-31')] }, onBranch),
    'Within the limits: 3 medium findings, 3 are allowed; 1 medium is accepted until 2026-12-31',
  ],
  [
    'an old finding on a pull request',
    judged(evidence({ HIGH: 1 }, [finding({ ...longAgo, id: 'v' })], { base: baseOf({ HIGH: 1 }), changes }), {
      ...auto,
      exceptions: [until('v', '2026-12-31')],
    }),
    'No new findings; 1 existing one remains open',
  ],
  [
    'a new finding on a pull request',
    judged(evidence({ HIGH: 1 }, [finding({ ...fresh, id: 'v' })], { base: baseOf({}), changes }), {
      ...auto,
      exceptions: [until('v', '2026-12-31')],
    }),
    'Passed: 1 high finding is accepted until 2026-12-31',
  ],
  [
    'a rule of scores alone',
    judged(
      found(finding({ id: 'v', cvss: 9.8 })),
      { ...atHigh, failOnSeverity: 'NONE', failOnCvss: 9, exceptions: [until('v', '2026-12-31')] },
      onBranch,
    ),
    'Passed: 1 high finding is accepted until 2026-12-31',
  ],
  [
    'a lower floor',
    judged(
      found(finding({ id: 'v', severity: 'LOW' })),
      { ...atHigh, failOnSeverity: 'LOW', exceptions: [until('v', '2026-12-31')] },
      onBranch,
    ),
    'Passed: 1 low finding is accepted until 2026-12-31',
  ],
  [
    'a blind spot',
    {
      ...judged(found(finding({ id: 'v' })), { ...atHigh, exceptions: [until('v', '2026-12-31')] }, onBranch),
      uncovered: '196 Python files were not scanned',
    },
    'Passed: 1 high finding is accepted until 2026-12-31; 196 Python files were not scanned',
  ],
];

/** What the agreement leaves open. */
const others: [string, Report, string][] = [
  ['one finding', judged(found(finding()), atHigh), '1 high finding blocks this pull request'],
  [
    'one of unknown severity',
    judged(found(finding({ severityKnown: false, severity: 'CRITICAL' })), atHigh, onBranch),
    '1 finding of unknown severity blocks',
  ],
  [
    'new, and nothing that blocks',
    judged(
      evidence({ MEDIUM: 2 }, many(2, { ...fresh, severity: 'MEDIUM' }), { base: baseOf({ MEDIUM: 1 }), changes }),
      auto,
    ),
    'No new high or critical findings; 2 medium are open',
  ],
  [
    'excepted alone',
    judged(
      found(finding({ id: 'v' })),
      { ...atHigh, exceptions: [{ violationId: 'v', reason: 'r', expires: '2030-01-01' }] },
      onBranch,
    ),
    'Passed: 1 high finding is accepted until 2030-01-01',
  ],
  ['suppressed alone', judged(found(finding({ status: 'FALSE_POSITIVE' })), atHigh, onBranch), 'No findings'],
  [
    'numbers between which it lies',
    judged(
      evidence({ HIGH: 3 }, many(3, { label: 'maybe' }), { state: { stands: true, settled: false } }),
      atHigh,
      onBranch,
    ),
    'Inconclusive: up to 3 high findings may block',
  ],
  [
    'a limit between two numbers',
    judged(
      evidence({ HIGH: 8 }, [...many(3), ...many(5, { label: 'maybe' })], { state: { stands: true, settled: false } }),
      { ...atHigh, threshold: [{ severity: 'HIGH', type: undefined, limit: 5 }] },
      onBranch,
    ),
    'Inconclusive: 3 to 8 high findings, 5 are allowed',
  ],
  [
    'a new finding of the base beside one of its own',
    judged(
      evidence({ HIGH: 2 }, [finding({ ...today, type: 'SCA', filePath: 'package-lock.json' }), finding(fresh)], {
        base: baseOf({ HIGH: 1 }),
        changes,
      }),
      auto,
    ),
    '1 new high finding blocks this pull request',
  ],
  [
    'nothing new below a threshold',
    judged(evidence(counts, debt(), { base: baseOf(counts), changes }), {
      ...auto,
      threshold: [{ severity: 'MEDIUM', type: undefined, limit: 20 }],
    }),
    'No new findings; 10 existing ones remain open',
  ],
  [
    'a file that could not be written',
    { ...judged(found(), atHigh), exitCode: 2 },
    'No findings; a report file could not be written',
  ],
];

describe('the sentence of a run', () => {
  it.each([...rows, ...others])('%s', (_, report, sentence) => expect(formatSentence(report)).toBe(sentence));

  it.each(excused)('of a pass says what is excepted and until when: %s', (_, report, sentence) =>
    expect(formatSentence(report)).toBe(sentence),
  );

  it('keeps to its room, whatever the numbers', () => {
    const many = { CRITICAL: 123_456, HIGH: 234_567, MEDIUM: 345_678, LOW: 456_789, INFO: 567_890 };
    const report: Report = {
      ...judged(found(), atHigh),
      scan: { ...(blank.scan as NonNullable<Report['scan']>), counts: many },
      listedSeverities: [],
      uncovered: '196,000 Python, 30,000 Go, 20,000 Ruby and 12,000 other files were not scanned',
    };
    expect(formatSentence(report)).toMatch(/; source files were not scanned$/);
  });

  it.each(inconclusiveNames)('says why: %s', (reason) => {
    const sentence = formatSentence(makeInconclusive({ ...blank, exitCode: 2 }, reason));
    expect(sentence).toMatch(/^(?:Inconclusive: [\w(]|Scan )/);
    expect(sentence.length).toBeLessThanOrEqual(sentenceLimit);
  });

  it.each(inconclusiveNames)('says that on-inconclusive let the run through: %s', (reason) => {
    const sentence = formatSentence(makeInconclusive({ ...blank, exitCode: 0 }, reason));
    if (reason === 'not-waited') expect(sentence).toMatch(/^Scan \S+ was started and not waited for$/);
    else expect(sentence).toMatch(/^Inconclusive.* \(allowed by on-inconclusive\)$/);
    expect(sentence.length).toBeLessThanOrEqual(sentenceLimit);
  });

  it('says so behind a long reason too, and not behind another verdict', () => {
    const brief = 'a reason of many words that leaves no room for anything that follows it on the line';
    const long = addError({ ...blank, exitCode: 0 }, new GateError('PROTOCOL', 'x', { brief }));
    expect(formatSentence(long)).toBe('Inconclusive (allowed by on-inconclusive)');
    expect(formatSentence({ ...long, enforced: false })).toBe('Inconclusive (not enforced)');
    expect(formatSentence({ ...long, exitCode: 2 })).not.toContain('allowed');
    expect(formatSentence({ ...judged(found(), atHigh), exitCode: 0 })).toBe('No findings');
  });
});

describe('the icon', () => {
  const [failed, passed] = [judged(found(finding()), atHigh), judged(found(), atHigh)];
  it.each<[Report, string]>([
    [passed, '✅'],
    [failed, '❌'],
    [makeInconclusive({ ...blank, exitCode: 2 }, 'timeout'), '⚠️'],
    [{ ...failed, enforced: false, exitCode: 0 }, '⚠️'],
    [{ ...passed, exitCode: 2 }, '⚠️'],
  ])('agrees with the step (%#)', (report, icon) => expect(chooseIcon(report)).toBe(icon));
});

describe('the sentence of any run', () => {
  it('keeps the rules', () => {
    fc.assert(
      fc.property(arbitraryReport, (report) => {
        const sentence = formatSentence(report);
        expect(sentence.length).toBeLessThanOrEqual(sentenceLimit);
        expect(sentence).toMatch(/^[A-Z0-9]/);
        expect(sentence).not.toMatch(
          /…|(?:^|[ (])0 |limit 0|at least|at most|fail-on|threshold|undefined|NaN|Infinity|(?:^|\s)1 \w+ findings|[.!]$/,
        );
        expect(sentence).not.toMatch(/^Failed:/);
        const hasProof = [...report.findings].some(({ novelty }) => novelty === 'new') || report.verdict === 'passed';
        if (!hasProof) expect(sentence).not.toMatch(/\bnew\b/);
      }),
      { numRuns: propertyRuns(2000) },
    );
  });
});
