/** The built action under a policy: scopes, exceptions, types and ages, and a policy that a proposal cannot loosen. */
import { beforeAll, describe, expect, it } from 'vitest';
import { createBaseline, renderBaseline } from '../../src/gate/policy/baseline.ts';
import { readListItem } from '../../src/gate/policy/finding.ts';
import { baseScan, completed, earlierTime, type Violation, violation } from '../scripted-service.ts';
import { expectEnd } from './expect-end.ts';
import { type Checkout, makeCheckout, pullRequest, push, quietPlace, runScripted, startGithub } from './world.ts';

beforeAll(quietPlace);

/** Found by this scan too, and known to the service since before the base's scan. */
const oldDebt = (fields: Partial<Violation> = {}) =>
  violation({ first_detected: earlierTime, file_path: 'src/old.js', ...fields });

/** A pull request that changes `src/new.js`; more files may be put on main and on the branch. */
function proposal(main: Record<string, string> = {}, head: Record<string, string> = {}): Checkout {
  return makeCheckout({ 'src/old.js': 'old()\n', ...main }, { feature: { 'src/new.js': 'one()\ntwo()\n', ...head } });
}

async function runProposal(checkout: Checkout, script: object, inputs: Record<string, string> = {}) {
  const pulls = { 7: { base: checkout.heads.main ?? '', head: checkout.heads.feature ?? '' } };
  const { apiUrl } = await startGithub(checkout, { pulls });
  return runScripted(script, { event: pullRequest('feature', checkout), apiUrl, inputs });
}

describe.concurrent('scope auto on a pull request', () => {
  it('passes old debt that the base branch has too', async () => {
    const script = { polls: [completed({ high: 2 })], lists: [[oldDebt(), oldDebt()]], scans: [baseScan({ high: 2 })] };
    const { ended } = await runProposal(proposal(), script);
    expectEnd(ended, { verdict: 'passed', reason: 'clean', code: 0 });
    expect(ended.report.base).toMatchObject({ scan_id: 'scan_base', branch: 'main' });
  });

  it.each([
    ['a finding in a changed file', [oldDebt({ file_path: 'src/new.js' })], { high: 1 }, { high: 1 }],
    ['one more than the base has', [oldDebt(), oldDebt()], { high: 2 }, { high: 1 }],
    [
      'a finding first detected since the base was scanned',
      [oldDebt(), violation({ file_path: 'src/old.js' })],
      { high: 2 },
      { high: 2 },
    ],
  ])('fails on %s', async (_, findings, counts, before) => {
    const { ended } = await runProposal(proposal(), {
      polls: [completed(counts)],
      lists: [findings],
      scans: [baseScan(before)],
    });
    expectEnd(ended, { verdict: 'failed', reason: 'violations', code: 1 });
  });

  it('judges all that the scan found when the base was never scanned, and says how to change that', async () => {
    const { ended } = await runProposal(proposal(), { polls: [completed({ high: 1 })], lists: [[oldDebt()]] });
    expectEnd(ended, { verdict: 'failed', reason: 'violations', code: 1 });
    expect(ended.stdout.replaceAll(/\s+/g, ' ')).toContain('Run the gate on pushes to main');
  });

  it('costs at most 8 requests and the polls when it is clean', async () => {
    const { ended, service } = await runProposal(proposal(), { scans: [baseScan({ high: 2 })] });
    expectEnd(ended, { verdict: 'passed', reason: 'clean', code: 0 });
    const polls = service.calls().filter((call) => call === 'GET /scans/scan_new_1').length;
    expect(service.calls().length - polls).toBeLessThanOrEqual(8);
  });

  it('costs no more with existing findings, but for the details of each', async () => {
    const script = { polls: [completed({ high: 2 })], lists: [[oldDebt(), oldDebt()]], scans: [baseScan({ high: 2 })] };
    const { ended, service } = await runProposal(proposal(), script);
    expectEnd(ended, { verdict: 'passed', reason: 'clean', code: 0 });
    const calls = service
      .calls()
      .filter((call) => call !== 'GET /scans/scan_new_1' && !call.startsWith('GET /violations/'));
    expect(calls).toHaveLength(9);
  });
});

describe.concurrent('the other scopes', () => {
  const newFile = (line_number: number | null) => violation({ file_path: 'src/new.js', line_number });
  it.each<[string, string, Violation, string]>([
    ['changed', 'passes a finding in a file that did not change', violation({ file_path: 'src/old.js' }), 'passed'],
    ['changed', 'fails on a finding in a file that changed', newFile(2), 'failed'],
    ['changed', 'is undecided about a finding without a file', violation({ file_path: null }), 'inconclusive'],
    ['changed-lines', 'fails on a finding on a line that changed', newFile(2), 'failed'],
    ['changed-lines', 'passes a finding on another line', newFile(9), 'passed'],
    ['changed-lines', 'fails on a finding without a line', newFile(null), 'failed'],
    ['repository', 'fails on a finding of another branch', violation({ last_seen: earlierTime }), 'failed'],
    ['scan', 'fails wherever it is', violation({ file_path: 'src/old.js' }), 'failed'],
  ])('%s %s', async (scope, _, finding, verdict) => {
    // A finding of another branch is none that this scan counts.
    const high = finding.last_seen === earlierTime ? 0 : 1;
    const script = { polls: [completed({ high })], lists: [[finding]] };
    const { ended } = await runProposal(proposal(), script, { scope });
    expect(ended.outputs.verdict, ended.stdout).toBe(verdict);
  });

  const known = violation({ file_path: 'src/old.js' });
  const entry = readListItem({ ...known, status: 'OPEN' } as Parameters<typeof readListItem>[0]);
  const text = renderBaseline(createBaseline([entry], { repository: 'github.com/acme/shop', branch: 'main' }));
  it.each<[string, Violation[], string]>([
    ['passes what the baseline on the default branch holds', [known], 'passed'],
    ['fails on one more', [known, violation({ file_path: 'src/old.js' })], 'failed'],
  ])('new %s', async (_, findings, verdict) => {
    const file = '.github/scan-gate-baseline.json';
    const checkout = proposal({ [file]: text }, { [file]: '{}' });
    const script = { polls: [completed({ high: findings.length })], lists: [findings] };
    const { ended } = await runProposal(checkout, script, { scope: 'new' });
    expect(ended.outputs.verdict, ended.stdout).toBe(verdict);
  });

  it('new does not scan without a baseline, and says how to make one', async () => {
    const ran = await runProposal(proposal(), {}, { scope: 'new' });
    expectEnd(ran.ended, { verdict: 'inconclusive', reason: 'policy', code: 2 });
    expect(ran.ended.stdout).toContain('baseline write');
    expect(ran.service.calls()).not.toContain('POST /scans');
  });
});

describe.concurrent('a policy file', () => {
  const exception =
    'exceptions:\n  - path: src/old.js\n    reason: replaced next quarter by the new search\n    expires: 2999-01-01\n';

  it('excepts what it names, and shows it all the same', async () => {
    const checkout = makeCheckout({ '.github/scan-gate.yml': exception });
    const { apiUrl } = await startGithub(checkout);
    const script = { polls: [completed({ high: 1 })], lists: [[violation({ file_path: 'src/old.js' })]] };
    const { ended } = await runScripted(script, { event: push('main', checkout), apiUrl });
    expectEnd(ended, { verdict: 'passed', reason: 'clean', code: 0 });
    expect(ended.summary).toContain('accepted until 2999-01-01');
  });

  it('does not loosen by what a pull request adds to it', async () => {
    const script = { polls: [completed({ high: 1 })], lists: [[violation({ file_path: 'src/old.js' })]] };
    const { ended } = await runProposal(
      proposal({}, { '.github/scan-gate.yml': `${exception}fail-on-severity: none\n` }),
      script,
    );
    expectEnd(ended, { verdict: 'failed', reason: 'violations', code: 1 });
  });

  it('tightens by what a pull request adds to it', async () => {
    const script = {
      polls: [completed({ low: 1 })],
      lists: [[violation({ severity: 'LOW', file_path: 'src/new.js' })]],
    };
    const { ended } = await runProposal(proposal({}, { '.github/scan-gate.yml': 'fail-on-severity: low\n' }), script);
    expectEnd(ended, { verdict: 'failed', reason: 'violations', code: 1 });
  });
});

describe.concurrent('the other rules', () => {
  it.each<[string, Record<string, string>, Partial<Violation>, string]>([
    ['fail-on-types passes another type', { 'fail-on-types': 'sca' }, {}, 'passed'],
    ['fail-on-types fails on its own', { 'fail-on-types': 'sca' }, { type: 'SCA' }, 'failed'],
    ['fail-on-types fails on an unknown type', { 'fail-on-types': 'sca' }, { type: 'DAST' }, 'failed'],
    ['fail-on-cvss fails at its score', { 'fail-on-severity': 'none', 'fail-on-cvss': '8.1' }, {}, 'failed'],
    ['fail-on-cvss passes below it', { 'fail-on-severity': 'none', 'fail-on-cvss': '8.2' }, {}, 'passed'],
    ['fail-on-epss fails at its probability', { 'fail-on-severity': 'none', 'fail-on-epss': '1.5%' }, {}, 'failed'],
    [
      'max-age fails on an old finding',
      { 'fail-on-severity': 'none', 'max-age': 'high=30d' },
      { first_detected: earlierTime },
      'failed',
    ],
    [
      'max-age passes a young one',
      { 'fail-on-severity': 'none', 'max-age': 'high=40d' },
      { first_detected: earlierTime },
      'passed',
    ],
    ['threshold of a type allows its own', { threshold: 'sast-high=1' }, {}, 'passed'],
    [
      'threshold of a type leaves other types to fail-on-severity',
      { threshold: 'sast-high=1' },
      { type: 'SCA' },
      'failed',
    ],
  ])('%s', async (_, inputs, fields, verdict) => {
    const { ended } = await runScripted({ polls: [completed({ high: 1 })], lists: [[violation(fields)]] }, { inputs });
    expect(ended.outputs.verdict, ended.stdout).toBe(verdict);
  });
});
