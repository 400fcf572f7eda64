import { randomBytes } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Report, ReportFinding } from '../../../../../src/gate/report/report.ts';
import { publishToGithub } from '../../../../../src/gate/surfaces/publish.ts';
import {
  inconclusiveReport,
  inputOf,
  numbered,
  openWorld,
  passedReport,
  publishOn,
  reportOf,
  samplePull,
  type World,
} from '../../../../github/set-up.ts';
import { listedWhole, sampleDetail, sampleReport, sampleSha } from '../../../report/sample.ts';

const uploadRoute = 'POST /repos/{owner}/{repo}/code-scanning/sarifs';
const headRoute = 'GET /repos/{owner}/{repo}/pulls/{pull_number}';
const lookRoute = 'GET /repos/{owner}/{repo}/code-scanning/sarifs/{sarif_id}';

const all = ['CRITICAL', 'HIGH', 'MEDIUM', 'LOW', 'INFO'] as const;
/** All that there is, of a scan that counts nothing. */
const listed = listedWhole();

const publish = (made: World, report: Report, category?: string) =>
  publishOn(made.access, inputOf(report, { uploadSarif: true, category }));

function sentSarif({ github }: World) {
  const { body } = github.asked.find(({ operation }) => operation === uploadRoute) ?? {};
  return JSON.parse(gunzipSync(Buffer.from(String(body?.sarif), 'base64')).toString('utf8'));
}

describe('upload to code scanning', () => {
  it('sends the findings with the head of the pull request and waits until they are taken in', async () => {
    const made = await openWorld({ store: { processing: { pending: 3, isUnknownAtFirst: true } } });
    const { warnings, lines } = await publish(made, sampleReport(listed));
    expect({ warnings, lines }).toEqual({ warnings: [], lines: [] });
    expect(made.counts()).toEqual({ [headRoute]: 1, [uploadRoute]: 1, [lookRoute]: 4 });
    expect(made.github.store.uploads).toMatchObject([
      { ref: 'refs/pull/128/head', commitSha: sampleSha, category: 'scan-gate/', errors: [] },
    ]);
    expect(sentSarif(made).runs[0].results).toHaveLength(5);
  });

  it.each([
    [{}, 'refs/pull/128/head'],
    [{ pullRequest: undefined }, 'refs/heads/feature/search'],
    [{ pullRequest: undefined, branch: 'release/1.0' }, 'refs/heads/release/1.0'],
  ])('of a run with %j goes to %s', async (overrides, ref) => {
    const made = await openWorld();
    await publish(made, sampleReport({ ...listed, ...overrides }));
    expect(made.github.store.uploads).toMatchObject([{ ref, commitSha: sampleSha }]);
  });

  it('keeps two categories apart and replaces what the same category sent before', async () => {
    const made = await openWorld();
    await publish(made, sampleReport(listed), 'backend');
    await publish(made, sampleReport(listed), 'frontend');
    const { warnings } = await publish(made, passedReport(listed), 'backend');
    expect(warnings).toEqual([]);
    const counts = [...made.github.store.alerts.values()].map(({ sarif }) => sarif.runs[0]?.results.length);
    expect(counts).toEqual([0, 5]);
  });

  it('leaves out what has no file, which is said, and what was excepted or suppressed', async () => {
    const made = await openWorld();
    const findings = [
      numbered(0),
      numbered(1, { filePath: undefined }),
      numbered(2, { filePath: '../outside.js' }),
      numbered(3, { status: 'FALSE_POSITIVE', effect: 'none' }),
      numbered(4, { status: 'FALSE_POSITIVE', effect: 'none', filePath: undefined }),
    ];
    const { warnings, lines } = await publish(made, sampleReport({ ...listed, findings }));
    expect(warnings).toEqual([]);
    expect(lines).toEqual([
      '2 findings without a file of this repository cannot become code scanning alerts; the report file has all of them',
    ]);
    expect(made.github.store.uploads).toMatchObject([{ results: 1, errors: [] }]);
  });

  it('sends the worst 5,000, and says how many are not among them', async () => {
    const made = await openWorld();
    const { lines, warnings } = await publish(made, reportOf(5200, listed));
    expect(warnings).toEqual([]);
    expect(lines).toEqual(['200 findings left out of the upload to code scanning, which accepts at most 5000']);
    expect(made.github.store.uploads).toMatchObject([{ results: 5000 }]);
  });

  it('sends as many of the worst as GitHub takes, where their texts are long', async () => {
    const made = await openWorld();
    const noise = () => randomBytes(1120).toString('base64url');
    const findings = Array.from({ length: 3600 }, (_, index) =>
      numbered(index, { title: noise(), detail: { ...sampleDetail, description: noise(), remediation: noise() } }),
    );
    const { lines, warnings } = await publish(made, sampleReport({ ...listed, findings }));
    expect(warnings).toEqual([]);
    expect(lines).toEqual(['1800 findings left out of the upload to code scanning, which accepts at most 5000']);
    expect(made.github.store.uploads).toMatchObject([{ results: 1800 }]);
  });

  it('goes to the commit that GitHub shows, where that is another one than was judged', async () => {
    const shownSha = 'f'.repeat(40);
    const made = await openWorld({ store: { pulls: { 128: { ...samplePull(), headSha: shownSha } } } });
    const { report, settings, changes } = inputOf(sampleReport(listed), { uploadSarif: true });
    const target = { access: made.access, checkRun: undefined, changes, shownSha };
    expect((await publishToGithub(report, settings, target)).warnings).toEqual([]);
    expect(made.github.store.uploads).toMatchObject([{ commitSha: shownSha }]);
  });

  it('sends nothing of a run that could not decide, for that would close every alert', async () => {
    const made = await openWorld();
    const { lines, warnings } = await publish(made, inconclusiveReport());
    expect(lines).toEqual(['Code scanning alerts are unchanged, because the run is inconclusive']);
    expect(warnings).toEqual([]);
    expect(made.github.asked).toEqual([]);
  });

  it('sends nothing where a severity was not listed, for that would close its alerts', async () => {
    const made = await openWorld();
    const { lines } = await publish(made, sampleReport());
    expect(lines).toEqual(['Code scanning alerts are unchanged, because not all INFO findings could be listed']);
    expect(made.github.asked).toEqual([]);
  });

  it('sends nothing where nobody counted what was not listed', async () => {
    const made = await openWorld();
    const { lines } = await publish(made, passedReport({ listedSeverities: all.slice(0, 4), scan: undefined }));
    expect(lines).toEqual(['Code scanning alerts are unchanged, because not all INFO findings could be listed']);
    expect(made.github.asked).toEqual([]);
  });

  it('packs no key of the service into it', async () => {
    const made = await openWorld();
    const [key = ''] = made.access.secrets;
    await publish(made, sampleReport({ ...listed, findings: [numbered(0, { title: `Key ${key} here` })] }));
    expect(JSON.stringify(sentSarif(made))).toContain('Key *** here');
    expect(JSON.stringify(sentSarif(made))).not.toContain(key);
  });

  it('says so where GitHub could not take it in and does not say why', async () => {
    const made = await openWorld({ store: { processing: { pending: 1, isUnknownAtFirst: false, errors: [] } } });
    expect((await publish(made, sampleReport(listed))).warnings).toEqual([
      'Code scanning rejected the findings: GitHub does not say why',
    ]);
  });

  it.each<[string, number, Partial<ReportFinding>, boolean]>([
    ['as many as the scan counts', 1, {}, true],
    ['fewer than the scan counts', 2, {}, false],
    ['what is suppressed among them', 1, { status: 'FALSE_POSITIVE', effect: 'none' }, true],
    ['what was fixed, and not seen again', 1, { status: 'FIXED', effect: 'none', label: 'maybe' }, false],
    ['what another branch holds', 1, { label: 'elsewhere' }, false],
  ])('is made where the list shows %s: %i, %j: %j', async (_, count, fields, isSent) => {
    const made = await openWorld();
    const findings = [numbered(0, { severity: 'LOW', ...fields })];
    const counted = passedReport({
      ...listed,
      findings,
      scan: listed.scan && { ...listed.scan, counts: { LOW: count } },
    });
    const { lines } = await publish(made, counted);
    expect(made.github.store.uploads).toHaveLength(isSent ? 1 : 0);
    if (!isSent)
      expect(lines).toEqual(['Code scanning alerts are unchanged, because not all LOW findings could be listed']);
  });

  it('shows why GitHub could not take it in', async () => {
    const errors = ['the\n::error::file is too odd'];
    const made = await openWorld({ store: { processing: { pending: 1, isUnknownAtFirst: false, errors } } });
    expect((await publish(made, sampleReport(listed))).warnings).toEqual([
      'Code scanning rejected the findings: the␊::error::file is too odd',
    ]);
  });

  it('does not wait for ever', async () => {
    const made = await openWorld({ store: { processing: { pending: 1000, isUnknownAtFirst: false } } });
    const { warnings } = await publish(made, sampleReport(listed));
    expect(warnings).toEqual([expect.stringContaining('was still processing the findings when this run ended')]);
    expect(made.counts()[lookRoute]).toBe(15);
  });

  it('is a warning where code scanning is off', async () => {
    const made = await openWorld({ store: { codeScanning: 'disabled' } });
    const { warnings } = await publish(made, sampleReport(listed));
    expect(warnings).toEqual([
      `Code scanning could not be written: ${uploadRoute} answered 403: Code Security must be enabled for this repository to use code scanning. Enable code scanning in the settings of the repository, or remove upload-sarif.`,
    ]);
  });

  it('names the permission when the token may not write it', async () => {
    const made = await openWorld({ missing: ['security-events'] });
    const { warnings } = await publish(made, sampleReport(listed));
    expect(warnings).toEqual([expect.stringContaining('"security-events: write"')]);
  });

  it.each([
    { kind: 'lost' },
    { kind: 'truncated' },
    { kind: 'reset', isApplied: true },
    { kind: 'reset', isApplied: false },
  ] as const)('is sent again after %j, and stands once', async (fault) => {
    const made = await openWorld({
      fault: ({ operation }, count) => (operation === uploadRoute && count === 1 ? fault : undefined),
    });
    const { warnings } = await publish(made, sampleReport(listed));
    expect(warnings).toEqual([]);
    expect(made.github.store.alerts.size).toBe(1);
  });
});
