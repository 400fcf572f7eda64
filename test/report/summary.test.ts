import { describe, expect, it } from 'vitest';
import type { ReportFinding } from '../../src/report/report.ts';
import { summary } from '../../src/report/summary.ts';
import { hostileStrings } from '../fixtures/hostile/corpus.ts';
import { findLiveInline, withoutCode, withoutFences } from './live-markdown.ts';
import { hostileReport, sampleFinding, sampleReport } from './sample.ts';

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
    const started = performance.now();
    const markdown = summary(sampleReport({ findings, notes, rules, message: title, hint: title }));
    expect(performance.now() - started).toBeLessThan(3000);
    expect(bytes(markdown)).toBeLessThanOrEqual(900_000);
    expect(markdown).toMatch(/\d+ of 50000 shown; all are in the report file\./);
    expect(brokenParts(markdown)).toEqual([]);
  });

  it.each([40_000, 60_000])('fits %i bytes when asked to', (maxBytes) => {
    for (const text of [...hostileStrings, '$'.repeat(5000)]) {
      const markdown = summary(hostileReport(text), { maxBytes });
      expect(bytes(markdown)).toBeLessThanOrEqual(maxBytes);
      expect(brokenParts(markdown)).toEqual([]);
    }
  });
});
