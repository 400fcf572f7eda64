/** The examples of the design's evidence section, as what a service says and how the run ends. */
import {
  completed,
  earlierTime,
  noCounts,
  type Script,
  scanTimes,
  seenTime,
  type Violation,
  violation,
} from '../scripted-service.ts';

export type Fault = NonNullable<Script['fault']>;

export type Verdict = 'passed' | 'failed' | 'inconclusive';
export const codes: Record<Verdict, number> = { passed: 0, failed: 1, inconclusive: 2 };
export const usualReason: Record<Verdict, string> = { passed: 'clean', failed: 'violations', inconclusive: 'evidence' };

export const many = (count: number, fields: Partial<Violation> = {}) =>
  Array.from({ length: count }, () => violation(fields));
export const seen = (count = 1, fields: Partial<Violation> = {}) => many(count, fields);
export const elsewhere = (count = 1, fields: Partial<Violation> = {}) =>
  many(count, { first_detected: earlierTime, last_seen: earlierTime, ...fields });
export const suppressed = (count = 1) => seen(count, { status: 'FALSE_POSITIVE' });
const accepted = (count = 1) => seen(count, { status: 'ACCEPTED_RISK' });
export const high = (count: number) => [completed({ high: count })];
const counting = (counts: object) => [{ ...completed(), violations: { ...noCounts, ...counts } }];
const plain = (time: string) => time.replace('.000Z', '');
const unzoned = (fields: Partial<Violation>) =>
  Object.fromEntries(
    Object.entries({ first_detected: seenTime, last_seen: seenTime, ...fields }).map(([key, time]) => [
      key,
      plain(String(time)),
    ]),
  );
const unzonedScan = {
  ...scanTimes,
  ...Object.fromEntries(Object.entries(scanTimes).map(([key, time]) => [key, plain(time)])),
};
const without = (severity: string) => [{ ...completed(), violations: { ...noCounts, [severity]: undefined } }];

/** Another scan of the repository that has not ended while ours runs. */
const overlapping = [
  { scan_id: 'scan_dev', repository_id: 'repo_1', branch: 'dev', ...scanTimes, status: 'SCANNING', completed_at: null },
];

export interface Example {
  says: Partial<Script>;
  inputs?: Record<string, string>;
  verdict: Verdict;
  reason?: string;
}

export const examples: Record<string, Example> = {
  'passes at 0 whatever other branches hold': { says: { lists: [elsewhere(40)] }, verdict: 'passed' },
  'fails on H1 and H2 next to H3 and H4 suppressed': {
    says: { polls: high(2), lists: [[...seen(2), ...suppressed(2)]] },
    verdict: 'failed',
  },
  'is undecided when the list lags and shows 40 FIXED': {
    says: { polls: high(1), lists: [elsewhere(40, { status: 'FIXED' })] },
    verdict: 'inconclusive',
  },
  'passes one accepted risk that the scan still counts': {
    says: { polls: high(1), lists: [accepted()] },
    verdict: 'passed',
  },
  'passes what is suppressed, once the list is settled': {
    says: { polls: high(2), lists: [suppressed(2)] },
    verdict: 'passed',
  },
  'does not pass a suppression that the list takes back': {
    says: { polls: high(1), lists: [suppressed(), suppressed(), seen()] },
    verdict: 'failed',
  },
  'does not pass while the list misses a new finding': {
    says: { polls: high(3), lists: [suppressed(2)] },
    verdict: 'inconclusive',
  },
  'fails once the list shows the new finding': {
    says: { polls: high(3), lists: [suppressed(2), [...suppressed(2), ...seen()]] },
    verdict: 'failed',
  },
  'is undecided when a count is missing and nothing is listed': {
    says: { polls: without('high') },
    verdict: 'inconclusive',
  },
  'passes when only a count is missing that no rule reads': { says: { polls: without('low') }, verdict: 'passed' },
  'is undecided without counts': { says: { polls: [{ ...completed(), violations: null }] }, verdict: 'inconclusive' },
  'fails on what was seen, even without counts': {
    says: { polls: [{ ...completed(), violations: null }], lists: [seen()] },
    verdict: 'failed',
  },
  'takes a status that nobody knows for open': {
    says: { polls: high(1), lists: [seen(1, { status: 'REOPENED' })] },
    verdict: 'failed',
  },
  'takes FIXED for open when this scan saw it': {
    says: { polls: high(1), lists: [seen(1, { status: 'FIXED' })] },
    verdict: 'failed',
  },
  'takes a severity that nobody knows for CRITICAL': {
    says: { lists: [seen(1, { severity: 'BLOCKER' })] },
    verdict: 'failed',
  },
  'takes a missing severity for CRITICAL': {
    says: { lists: [seen(1, { severity: null as never })] },
    verdict: 'failed',
  },
  'passes a severity that nobody knows, of another branch': {
    says: { lists: [elsewhere(1, { severity: 'BLOCKER' })] },
    verdict: 'passed',
  },
  'finds a severity that nobody knows among hundreds': {
    says: { lists: [[...elsewhere(150, { severity: 'LOW' }), ...seen(1, { severity: 'BLOCKER' })]] },
    verdict: 'failed',
  },
  'reads violations without scores, types, files and lines': {
    says: {
      polls: high(1),
      lists: [seen(1, { cvss_score: null, epss_score: null, type: null, file_path: null, line_number: null })],
    },
    verdict: 'failed',
  },
  'is undecided whose an open finding is while another scan runs': {
    says: { polls: high(1), lists: [[...seen(), ...suppressed()]], scans: overlapping },
    verdict: 'inconclusive',
  },
  'tells a finding of another branch by its times': {
    says: { polls: high(1), lists: [[...elsewhere(), ...suppressed()]] },
    verdict: 'passed',
  },
  'keeps polling a status that it does not know': {
    says: { polls: [{ status: 'QUEUED' }, { status: 'UPLOADING' }, completed()] },
    verdict: 'passed',
  },
  'passes at the threshold': {
    says: { polls: high(2), lists: [seen(2)] },
    inputs: { threshold: 'high=2' },
    verdict: 'passed',
  },
  'fails above the threshold': {
    says: { polls: high(3), lists: [seen(3)] },
    inputs: { threshold: 'high=2' },
    verdict: 'failed',
  },
  'takes no number in a string for a count': { says: { polls: counting({ high: '3' }) }, verdict: 'inconclusive' },
  'is undecided when the scan counts what nobody knows': {
    says: { polls: counting({ blocker: 1 }) },
    verdict: 'inconclusive',
  },
  'is undecided when the scan counts HIGH beside high': {
    says: { polls: counting({ HIGH: 1 }) },
    verdict: 'inconclusive',
  },
  'is undecided when the scan starts after it ended': {
    says: {
      polls: [{ ...completed({ high: 1 }), started_at: scanTimes.completed_at, completed_at: scanTimes.started_at }],
      lists: [[...elsewhere(), ...suppressed()]],
    },
    verdict: 'inconclusive',
  },
  'is undecided when the scan has no end, and the list shows one of before': {
    says: { polls: [{ ...completed({ high: 1 }), completed_at: null }], lists: [[...elsewhere(), ...suppressed()]] },
    verdict: 'inconclusive',
  },
  'passes a scan whose further fields are empty': {
    says: { polls: [{ ...completed(), error: null, commit_sha: null, diagnostics: null, coverage: 0.87 }] },
    verdict: 'passed',
  },
  'passes what is IGNORED, once the list is settled': {
    says: { polls: high(1), lists: [seen(1, { status: 'IGNORED' })] },
    verdict: 'passed',
  },
  'tells a finding of another branch by times without a zone': {
    says: {
      polls: [{ ...completed({ high: 1 }), ...unzonedScan }],
      lists: [
        [
          ...seen(1, unzoned({ first_detected: earlierTime, last_seen: earlierTime })),
          ...seen(1, { ...unzoned({}), status: 'FALSE_POSITIVE' }),
        ],
      ],
    },
    verdict: 'passed',
  },
  'fails by times without a zone': {
    says: { polls: [{ ...completed({ high: 1 }), ...unzonedScan }], lists: [seen(1, unzoned({}))] },
    verdict: 'failed',
  },
  'does not pass zeros that become others a second later': {
    says: { polls: [completed(), completed({ high: 1 })], lists: [[], seen()] },
    verdict: 'failed',
  },
  'is undecided when the service covered nothing': {
    says: { polls: [{ ...completed(), coverage: { sast: 'not covered', sca: 'not covered' } }] },
    verdict: 'inconclusive',
    reason: 'not-covered',
  },
};
