/** The verdict as a predicate: when there is one, and what it says. */
import { describe, expect, it } from 'vitest';
import { formats } from '../../../src/gate/report/registry.ts';
import type { Report } from '../../../src/gate/report/report.ts';
import { hostileStrings } from '../../fixtures/hostile/corpus.ts';
import { render } from './render.ts';
import { sampleReport, sampleSha } from './sample.ts';
import { verificationSummary } from './verification-summary.ts';

const sha256 = 'c0'.repeat(32);
const written = { reportSha256: 'ab'.repeat(32), startedAt: new Date('2026-03-02T10:00:00Z') };
const policy = { source: 'the defaults', sha256, settings: {} };
const passed = { verdict: 'passed', reason: 'clean', scope: 'scan', durationMs: 1500, policy } as const;

function predicate(fields: Partial<Report> = {}, options = written) {
  const text = render('vsa', sampleReport({ ...passed, ...fields }), options);
  return text === '' ? undefined : verificationSummary.parse(JSON.parse(text));
}

describe('the predicate', () => {
  it('says who has verified which commit by which policy, from which report, and when', () => {
    expect(predicate()).toEqual({
      verifier: { id: 'https://github.com/scan-gate/scan-gate', version: { 'scan-gate': expect.any(String) } },
      timeVerified: '2026-03-02T10:00:01.500Z',
      resourceUri: `git+https://github.com/acme/shop@${sampleSha}`,
      policy: { uri: 'git+https://github.com/acme/shop#scan-gate-policy', digest: { sha256 } },
      inputAttestations: [{ digest: { sha256: 'ab'.repeat(32) } }],
      verificationResult: 'PASSED',
      verifiedLevels: ['SCAN_GATE_SCAN'],
      slsaVersion: '1.2',
    });
  });

  it.each([
    ['scan', 'SCAN_GATE_SCAN'],
    ['auto', 'SCAN_GATE_AUTO'],
    ['changed-lines', 'SCAN_GATE_CHANGED_LINES'],
    ['new', 'SCAN_GATE_NEW'],
    ['repository', 'SCAN_GATE_REPOSITORY'],
  ] as const)('of a pass with the scope %s has a level of its own: %s', (scope, expected) => {
    expect(predicate({ scope })?.verifiedLevels).toEqual([expected]);
  });

  it('of a run that failed is FAILED, under warn-only too', () => {
    for (const enforced of [true, false])
      expect(predicate({ verdict: 'failed', reason: 'violations', enforced })).toMatchObject({
        verificationResult: 'FAILED',
        verifiedLevels: ['FAILED'],
      });
  });

  it('holds no input attestation where the report could not be written', () => {
    const text = render('vsa', sampleReport(passed));
    expect(Object.keys(verificationSummary.parse(JSON.parse(text)))).not.toContain('inputAttestations');
  });

  it('holds no credentials of the repository’s address', () => {
    const text = JSON.stringify(predicate({ repositoryUrl: 'https://user:secret@git.example.com/acme/shop/' }));
    expect(text).toContain('git+https://git.example.com/acme/shop@');
    expect(text).not.toContain('secret');
  });

  it('is what the specification asks for, or is not written, whatever the address says', () => {
    for (const text of hostileStrings)
      for (const repositoryUrl of [text, `https://github.com/octo/${text}`]) predicate({ repositoryUrl });
  });
});

describe('there is no predicate', () => {
  it.each<[string, Partial<Report>, string]>([
    ['of an inconclusive run', { verdict: 'inconclusive', reason: 'evidence' }, 'only a verdict can be attested'],
    ['of a run that scanned nothing', { scope: undefined }, 'nothing was scanned'],
    ['without a commit', { headSha: undefined }, 'which commit was judged'],
    ['of a commit that is none', { headSha: 'main' }, 'which commit was judged'],
    ['without a policy', { policy: { ...policy, sha256: '' } }, 'which policy judged'],
    ['without a repository', { repositoryUrl: undefined }, 'in which repository'],
    ['of a folder', { repositoryUrl: 'file:///home/acme/shop' }, 'in which repository'],
  ])('%s, and the log says why', (_, fields, why) => {
    expect(predicate(fields)).toBeUndefined();
    expect(formats.vsa.none?.(sampleReport({ ...passed, ...fields }))).toContain(why);
  });
});
