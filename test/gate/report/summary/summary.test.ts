import { describe, expect, it } from 'vitest';
import type { Report, ReportFinding } from '../../../../src/gate/report/report.ts';
import { renderSummary } from '../../../../src/gate/report/summary/summary.ts';
import { costRatio, measured } from '../../../cost.ts';
import { pickThird } from '../../../fixtures/hostile/corpus.ts';
import { noEvidence } from '../../policy/evidence.ts';
import { findLiveInline, withoutCode, withoutFences } from '../live-markdown.ts';
import { decisionOf } from '../logged.ts';
import { hostileReport, sampleFinding, sampleReport } from '../sample.ts';

/** Names what is broken in a summary's structure; none is what we want. */
function brokenParts(markdown: string): string[] {
  const plain = withoutCode(withoutFences(markdown)).replaceAll(
    /\[(?:\\.|[^\]\n\\])*\]\(https:\/\/[\w./%~-]+(?:#[\w-]+)?\)/g,
    'L',
  );
  const broken: string[] = [];
  const opened = plain.match(/<details><summary>[^<>\n]+<\/summary>/g)?.length ?? 0;
  const closed = plain.match(/^<\/details>$/gm)?.length ?? 0;
  if (opened !== closed) broken.push(`${opened} details opened, ${closed} closed`);
  let columns = 0;
  for (const line of plain.split('\n')) {
    const cells = line.startsWith('| ') || line.startsWith('|-') ? line.split('|').length : 0;
    if (cells > 0 && columns > 0 && cells !== columns) broken.push(`row of ${cells} cells: ${line.slice(0, 80)}`);
    columns = cells;
    const inline = line
      .replaceAll(/<\/?sub>|<\/?details>|<summary>[^<]*<\/summary>/g, '')
      .replaceAll(/\*\*/g, '')
      .replace(/^### |^- /, '')
      .replace(/^\|[-:|]+\|$/, '')
      .replaceAll('|', '');
    const live = findLiveInline(inline.trim());
    if (live.length > 0) broken.push(`${live.join(', ')}: ${line.slice(0, 120)}`);
  }
  return broken;
}

const bytes = (text: string) => Buffer.byteLength(text, 'utf8');

const base: NonNullable<Report['base']> = {
  scanId: 'scan_01HQ8YQ0AA',
  branch: 'main',
  counts: { CRITICAL: 1, HIGH: 1, MEDIUM: 1, LOW: 3 },
};
const passed = { verdict: 'passed', reason: 'clean', exitCode: 0 } as const;

/** What is read before anything is unfolded. */
function visible(markdown: string): string {
  return markdown.replaceAll(/<details>[\s\S]*?<\/details>/g, '');
}

describe('the summary', () => {
  it('shows a failing pull request', () => {
    const markdown = renderSummary(sampleReport());
    expect(markdown).toMatchSnapshot();
    expect(brokenParts(markdown)).toEqual([]);
  });

  it.each([
    ['passed', true, 0, '### ✅ '],
    ['passed', true, 2, '### ⚠️ '],
    ['failed', true, 1, '### ❌ '],
    ['failed', false, 0, '### ⚠️ '],
    ['inconclusive', true, 2, '### ⚠️ '],
  ] as const)('has the sign of a run that %s, enforced %j, with exit code %i', (verdict, enforced, exitCode, sign) => {
    expect(renderSummary(sampleReport({ verdict, enforced, exitCode }))).toContain(sign);
  });

  it('has a heading alone where nothing was found', () => {
    const { scan } = sampleReport();
    const counts = { CRITICAL: 0, HIGH: 0, MEDIUM: 0, LOW: 0, INFO: 0 };
    const report = sampleReport({ ...passed, findings: [], scan: scan && { ...scan, counts } });
    expect(
      renderSummary(report, { isWhole: false, allFindingsUrl: 'https://github.com/acme/shop/actions/runs/1' }),
    ).toBe('### ✅ No findings\n');
  });

  it('says in one line what stays open after a pass', () => {
    const old = sampleFinding({ effect: 'none', novelty: 'old' });
    const { scan } = sampleReport();
    const counts = { CRITICAL: 0, HIGH: 1, MEDIUM: 0, LOW: 0, INFO: 0 };
    const compared = { scope: 'auto', base: { ...base, counts }, scan: scan && { ...scan, counts } } as const;
    const report = sampleReport({ ...passed, ...compared, findings: [old], rules: [] });
    const markdown = renderSummary(report, {
      isWhole: false,
      allFindingsUrl: 'https://github.com/acme/shop/actions/runs/1',
    });
    expect(markdown).toBe(
      '### ✅ No new findings; 1 existing one remains open\n\nExisting: 1 high. [All findings](https://github.com/acme/shop/actions/runs/1)\n',
    );
  });

  it('says why a run could not decide, and what to do, and has no table of nothing', () => {
    const report = sampleReport({
      verdict: 'inconclusive',
      reason: 'timeout',
      brief: 'the scan did not end within 30 min',
      message: 'The time limit of 30 min is over',
      hint: 'Raise timeout-seconds.',
      scan: undefined,
      rules: [],
      findings: [],
      listedSeverities: [],
    });
    expect(renderSummary(report)).toBe(
      '### ⚠️ Inconclusive: the scan did not end within 30 min\n\nThe time limit of 30 min is over.\n\nRaise timeout-seconds. [More](https://github.com/scan-gate/scan-gate/blob/main/docs/troubleshooting.md#timeout)\n\n<sub>[`4f1c2d3`](https://github.com/acme/shop/commit/4f1c2d3e4b5a69788776655443322110ffeeddcc)</sub>\n',
    );
  });

  it('names its first finding within twelve words, and three within a hundred and twenty', () => {
    const three = [1, 2, 3].map((index) => sampleFinding({ id: `v${index}`, title: `Finding ${index}` }));
    const words = visible(renderSummary(sampleReport({ findings: three })))
      .replaceAll(/\]\([^)]*\)|<[^>]*>|[#|*:`\][-]|❌/g, ' ')
      .split(/\s+/)
      .filter((word) => /\w/.test(word));
    expect(words.indexOf('Finding')).toBeLessThanOrEqual(12);
    expect(words.length).toBeLessThanOrEqual(120);
  });

  it('links nothing when the commit or the path is not known', () => {
    expect(renderSummary(sampleReport({ headSha: undefined }))).not.toContain('acme/shop/blob/');
    const markdown = renderSummary(sampleReport({ findings: [sampleFinding({ filePath: '../../x.ts' })] }));
    expect(markdown).toContain('| ../../x.ts:42 |');
  });

  it('puts the base beside the branch, without what is zero on both sides', () => {
    const markdown = renderSummary(sampleReport({ base }));
    expect(markdown).toContain('| | This branch | main | Difference |');
    expect(markdown).toContain('| High | 2 | 1 | +1 |');
    expect(markdown).toContain('| Low | 1 | 3 | −2 |');
    expect(markdown).toContain('| Info | 14 |  |  |');
    expect(brokenParts(markdown)).toEqual([]);
  });

  it('lists several mistakes below what is wrong', () => {
    const message = '.github/scan-gate.yml has 2 mistakes:\nline 1, column 1: a\nline 3, column 1: b';
    const report = sampleReport({ verdict: 'inconclusive', reason: 'settings', message, findings: [], rules: [] });
    expect(renderSummary(report)).toContain(' has 2 mistakes:\n- line 1, column 1: a\n- line 3, column 1: b\n');
  });

  it('speaks of a merge request on GitLab', () => {
    expect(renderSummary(sampleReport({ isMergeRequest: true }))).toContain(' block this merge request');
  });

  it('has a column of scores only where a rule asks for them, and they differ', () => {
    const findings = [sampleFinding({ id: 'a', cvss: 9.8 }), sampleFinding({ id: 'b', cvss: 9.1 })];
    const [rule] = sampleReport().rules;
    const byScore = { ...rule, rule: 'fail-on-cvss=9', asks: { kind: 'cvss', least: 9 } } as NonNullable<typeof rule>;
    expect(renderSummary(sampleReport({ findings, rules: [byScore] }))).toContain('| | Finding | Where | Score |');
    expect(renderSummary(sampleReport({ findings }))).toContain('| | Finding | Where |\n');
    const same = findings.map((finding) => ({ ...finding, cvss: 9.8 }));
    expect(renderSummary(sampleReport({ findings: same, rules: [byScore] }))).toContain('| | Finding | Where |\n');
  });

  it('says once that only the numbers show what is new', () => {
    const findings = [1, 2, 3].map((index) => sampleFinding({ id: `v${index}`, effect: 'may block' }));
    const [rule] = sampleReport().rules;
    const rules = rule === undefined ? [] : [{ ...rule, lo: 1, named: { blocks: {}, mayBlock: { HIGH: 3 } } }];
    const base = { scanId: 'scan_base', branch: 'main', counts: { HIGH: 2 } };
    expect(renderSummary(sampleReport({ findings, rules, base, scope: 'auto' }))).toContain(
      'One of these 3 is new; the service does not say which:',
    );
    expect(renderSummary(sampleReport({ findings, rules }))).toContain('One of these 3 blocks; ');
  });

  it('says plainly what was not scanned, and nothing of what nobody states', () => {
    const { scan } = sampleReport();
    const coverage = { sast: 'covered', sca: 'not covered', secrets: 'partly covered' } as const;
    const markdown = renderSummary(sampleReport({ scan: scan && { ...scan, coverage } }));
    expect(visible(markdown)).toContain('Not scanned: dependencies (SCA).');
    const silent = renderSummary(sampleReport({ scan: scan && { ...scan, coverage: undefined } }));
    expect(silent).not.toMatch(/Coverage|not stated|not read\b|does not say/);
  });

  it('warns of exceptions that are about to expire', () => {
    const expiring = [{ cwe: 79, expires: '2026-03-10', reason: 'Only the test rig' }] as never[];
    const markdown = renderSummary(sampleReport({ exceptions: { used: [], expiring, expired: [], unmatched: [] } }));
    expect(markdown).toContain('Expires soon, on 2026-03-10');
  });

  it('shows the lines of an exception for each blocking finding if it cannot be suppressed in the service', () => {
    const own = { origin: 'embedded' as const, evidence: noEvidence, today: '2026-06-01' };
    const markdown = renderSummary(sampleReport(own));
    expect(markdown).toContain('Fix them. False positive? [Add an exception](');
    const listed = [
      ['SQL injection in user lookup, src/db/users.ts', 'vio_01HQ8Z6E01'],
      ['AWS access key in source, config/deploy.ts', 'vio_01HQ8Z6E02'],
    ];
    const rest = ['    reason: Explain why this is acceptable', '    expires: 2026-08-30'];
    expect(markdown).toContain(
      [
        '```yaml',
        'exceptions:',
        ...listed.flatMap(([title, id]) => [`  # ${title}`, `  - violation_id: ${id}`, ...rest]),
      ].join('\n'),
    );
    expect(renderSummary(sampleReport({ ...own, origin: 'service' }))).not.toContain('yaml');
  });

  it.each([
    ['.github/scan-gate.yml', 'the default branch', '`.github/scan-gate.yml` of the default branch:'],
    ['ci/gate.yml', 'release', '`ci/gate.yml` of release:'],
    ['acme/policies/gate.yml@v1', undefined, '`acme/policies/gate.yml@v1`:'],
    ['my [policy](x).yml', undefined, '`my [policy](x).yml`:'],
  ])('says that the lines of an exception belong in %s', async (path, branch, words) => {
    const { policy } = sampleReport();
    const own = { origin: 'embedded' as const, evidence: noEvidence, today: '2026-06-01' };
    const report = sampleReport({ ...own, policy: { ...policy, exceptionsFile: { path, branch } } });
    expect(renderSummary(report)).toContain(`To accept a finding, add its lines to ${words}\n\n`);
    expect(await decisionOf(report)).toContain(`add its lines to ${words.replaceAll('`', '')}`);
  });

  it('counts and does not name what is not disclosed', () => {
    const backlog = sampleFinding({ id: 'v2', title: 'Backlog', disclosed: false });
    const markdown = renderSummary(sampleReport({ findings: [sampleFinding(), backlog] }));
    expect(markdown).not.toContain('Backlog');
    expect(markdown).toContain('1 finding not named here');
  });

  it('repeats neither description nor snippet of a secret', () => {
    const detail = sampleFinding().detail;
    const secret: Partial<ReportFinding> = {
      type: 'SECRET',
      detail: detail && { ...detail, description: 'AKIA-DESCRIPTION', codeSnippet: 'AKIA-SNIPPET' },
    };
    expect(renderSummary(sampleReport({ findings: [sampleFinding(secret)] }))).not.toContain('AKIA');
  });

  it('says that nothing bounds a rule', () => {
    const [rule] = sampleReport().rules;
    const rules =
      rule === undefined ? [] : [{ ...rule, verdict: 'inconclusive' as const, hi: Number.POSITIVE_INFINITY }];
    expect(renderSummary(sampleReport({ rules }))).toContain('| at least 2 | 0 |');
  });

  it('keeps its structure, whatever the text', () => {
    for (const text of pickThird(0)) {
      expect({ text: text.slice(0, 80), broken: brokenParts(renderSummary(hostileReport(text))) }).toEqual({
        text: text.slice(0, 80),
        broken: [],
      });
    }
  });

  it('stays within 900 KB and fast with 50,000 findings of 100 KB titles', measured, () => {
    const title = '$漢|'.repeat(33_000);
    const remediation = `${'😀$'.repeat(30_000)}\n\`\`\``;
    const detail = { ...(sampleFinding().detail as NonNullable<ReportFinding['detail']>), remediation };
    const findings = Array.from({ length: 50_000 }, (_, index) =>
      sampleFinding({ id: `v${index}`, title, detail, filePath: `src/${'ü'.repeat(900)}/${index}.ts` }),
    );
    const notes = Array.from({ length: 500 }, () => title);
    const rules = Array.from({ length: 500 }, () => ({
      rule: title,
      verdict: 'failed' as const,
      lo: 1,
      hi: 2,
      limit: 0,
      line: title,
      remedy: title,
    }));
    const write = (count: number) => {
      const some = { findings: findings.slice(0, count), notes, rules, message: title, hint: title };
      return renderSummary(sampleReport(some));
    };
    // Ten times the findings: a cost that grows with their square would be a hundredfold.
    expect(
      costRatio(
        () => write(5000),
        () => write(50_000),
        2,
      ),
    ).toBeLessThan(40);
    const markdown = write(50_000);
    expect(bytes(markdown)).toBeLessThanOrEqual(900_000);
    expect(markdown).toMatch(/\d+ of 50000 shown, worst first; the report file has all\./);
    expect(brokenParts(markdown)).toEqual([]);
  });

  it.each([
    [40_000, pickThird(1)],
    [60_000, pickThird(2)],
  ])('fits %i bytes when asked to', (maxBytes, texts) => {
    for (const text of [...texts, '$'.repeat(5000)]) {
      const markdown = renderSummary(hostileReport(text), { maxBytes });
      expect(bytes(markdown)).toBeLessThanOrEqual(maxBytes);
      expect(brokenParts(markdown)).toEqual([]);
    }
  });
});
