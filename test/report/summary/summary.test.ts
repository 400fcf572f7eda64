import { describe, expect, it } from 'vitest';
import { formats } from '../../../src/report/registry.ts';
import type { Report, ReportFinding } from '../../../src/report/report.ts';
import { summary } from '../../../src/report/summary/summary.ts';
import { costRatio } from '../../cost.ts';
import { hostileStrings } from '../../fixtures/hostile/corpus.ts';
import { findLiveInline, withoutCode, withoutFences } from '../live-markdown.ts';
import { hostileReport, sampleFinding, sampleReport } from '../sample.ts';

/** Names what is broken in a summary's structure; none is what we want. */
function brokenParts(markdown: string): string[] {
  const plain = withoutCode(withoutFences(markdown)).replaceAll(
    /\[(?:☐|<code>[^\n]*?<\/code>)\]\(https:\/\/[\w./%~-]+(?:#L\d+)?\)/g,
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
      .replace(/^#{2,3} |^- /, '')
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

/** The chart, as it stands in the text; its quotation marks and colons are its own. */
const chart = /^```mermaid\n[\s\S]*?\n```$/gm;

describe('summary', () => {
  it('shows a failing pull request', () => {
    const markdown = summary(sampleReport(), { reportFile: 'report.json' });
    expect(markdown).toMatchSnapshot();
    expect(brokenParts(markdown)).toEqual([]);
  });

  it.each([
    ['passed', true, '## ✅ Scan Gate: passed\n'],
    ['failed', false, '## ❌ Scan Gate: failed (not enforced)\n'],
    ['inconclusive', true, '## ⚠️ Scan Gate: inconclusive\n'],
  ] as const)('is titled with the verdict %s, enforced %j', (verdict, enforced, title) => {
    expect(summary(sampleReport({ verdict, enforced }))).toContain(title);
  });

  it('shows a run without a scan, rules or findings', () => {
    const report = sampleReport({ scan: undefined, rules: [], findings: [], listedSeverities: [], hint: undefined });
    const markdown = summary(report);
    expect(markdown).toContain('the service does not say what it covered');
    expect(markdown).toContain('<sub>no scan · ');
    expect(brokenParts(markdown)).toEqual([]);
  });

  it('links nothing when the commit or the path is not known', () => {
    expect(summary(sampleReport({ headSha: undefined }))).not.toContain('](');
    const markdown = summary(sampleReport({ findings: [sampleFinding({ filePath: '../../x.ts' })] }));
    expect(markdown).toContain('| `../../x.ts:42` |');
  });

  it('says what is new against the base', () => {
    const markdown = summary(sampleReport({ base }));
    expect(markdown).toContain('| Base branch counts | 1 | 1 | 1 | 3 | not stated |');
    expect(markdown).toContain('| Against the base | ±0 | **+1** | ±0 | −2 | not known |');
    expect(markdown).toContain(
      '**New:** 1 critical, 1 high first seen by this scan (of 1 open finding this is not known); against `main` (scan `scan_01HQ8YQ0AA`) it counts 1 high more and 2 low fewer.',
    );
    expect(brokenParts(markdown)).toEqual([]);
  });

  it('says that nothing is new, and that there is no scan of the base branch', () => {
    const old = sampleFinding({ firstSeen: false });
    const same = { ...base, counts: sampleReport().scan?.counts ?? {} };
    expect(summary(sampleReport({ base: same, findings: [old] }))).toContain(
      '**New:** nothing first seen by this scan; against `main` (scan `scan_01HQ8YQ0AA`) no count differs.',
    );
    expect(summary(sampleReport({ findings: [old] }))).toContain(
      '**New:** nothing first seen by this scan; not compared with a scan of the base branch.',
    );
    const unknown = sampleFinding({ firstSeen: undefined });
    expect(summary(sampleReport({ findings: [unknown] }))).not.toContain('**New:**');
  });

  it('says plainly what was not scanned', () => {
    const { scan } = sampleReport();
    const coverage = { sast: 'covered', sca: 'not covered', secrets: 'partly covered' } as const;
    const markdown = summary(sampleReport({ scan: scan && { ...scan, coverage } }));
    expect(markdown).toContain(
      '**Not scanned: dependencies (SCA).** No findings there means that nobody looked. Scanned only in part: secrets. Not stated whether scanned: infrastructure code (IaC).',
    );
    expect(summary(sampleReport({ scan: scan && { ...scan, coverage: undefined } }))).not.toContain('Not scanned');
  });

  it('warns of exceptions that are about to expire', () => {
    const expiring = [{ cwe: 79, expires: '2026-03-10', reason: 'Only the test rig' }] as never[];
    const markdown = summary(sampleReport({ exceptions: { used: [], expiring, expired: [], unmatched: [] } }));
    expect(markdown).toContain('Expires soon, on 2026-03-10');
  });

  it('has a chart of our own words and numbers where one is wanted, with the numbers as text', () => {
    const markdown = formats.markdown.render(sampleReport(), { reportFile: 'report.json' });
    expect(markdown.match(chart)).toEqual([
      '```mermaid\npie showData title Open findings by severity\n    "Critical" : 1\n    "High" : 2\n    "Medium" : 1\n    "Low" : 1\n```',
    ]);
    expect(markdown).toContain('\nOpen in the list: 1 critical, 2 high, 1 medium, 1 low; not read: Info.\n');
    const plain = markdown.replace(chart, '').replace(/\n\n\nOpen in the list: .*\n/, '');
    expect(plain).toBe(summary(sampleReport(), { reportFile: 'report.json' }));
  });

  it('has no chart of nothing, and none unless it is asked for', () => {
    expect(summary(sampleReport({ findings: [] }), { hasChart: true })).not.toContain('mermaid');
    expect(summary(sampleReport())).not.toContain('mermaid');
  });

  it('keeps foreign text out of the chart', () => {
    for (const text of hostileStrings) {
      const [drawn] = summary(hostileReport(text), { hasChart: true }).match(chart) ?? [];
      expect(drawn?.split('\n').slice(1, -1).join('\n')).toMatch(
        /^pie showData title Open findings by severity(?:\n {4}"\w+" : \d+)+$/,
      );
    }
  });

  it('counts and does not name what is not disclosed', () => {
    const backlog = sampleFinding({ id: 'v2', title: 'Backlog', effect: 'none', disclosed: false });
    const markdown = summary(sampleReport({ findings: [sampleFinding(), backlog] }));
    expect(markdown).not.toContain('Backlog');
    expect(markdown).toContain('1 of 2 shown; all are in the report file.');
    expect(markdown).toContain('1 finding not named here');
  });

  it('repeats neither description nor snippet of a secret', () => {
    const detail = sampleFinding().detail;
    const secret: Partial<ReportFinding> = {
      type: 'SECRET',
      detail: detail && { ...detail, description: 'AKIA-DESCRIPTION', codeSnippet: 'AKIA-SNIPPET' },
    };
    expect(summary(sampleReport({ findings: [sampleFinding(secret)] }))).not.toContain('AKIA');
  });

  it('says that nothing bounds a rule', () => {
    const [rule] = sampleReport().rules;
    const rules = rule === undefined ? [] : [{ ...rule, hi: Number.POSITIVE_INFINITY }];
    expect(summary(sampleReport({ rules }))).toContain('| 2 | not known | 0 |');
  });

  it('keeps its structure, whatever the text', () => {
    for (const text of hostileStrings) {
      expect({ text: text.slice(0, 80), broken: brokenParts(summary(hostileReport(text))) }).toEqual({
        text: text.slice(0, 80),
        broken: [],
      });
    }
  });

  it('stays within 900 KB and fast with 50,000 findings of 100 KB titles', () => {
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
      return summary(sampleReport(some), { hasChart: true });
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
    expect(markdown).toMatch(/\d+ of 50000 shown; all are in the report file\./);
    expect(brokenParts(markdown.replaceAll(chart, ''))).toEqual([]);
  });

  it.each([40_000, 60_000])('fits %i bytes when asked to', (maxBytes) => {
    for (const text of [...hostileStrings, '$'.repeat(5000)]) {
      const markdown = summary(hostileReport(text), { maxBytes });
      expect(bytes(markdown)).toBeLessThanOrEqual(maxBytes);
      expect(brokenParts(markdown)).toEqual([]);
    }
  });
});
