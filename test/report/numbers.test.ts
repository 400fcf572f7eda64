import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countProven } from '../../src/policy/verdict.ts';
import { createAnnotations, formatOmittedLine } from '../../src/report/annotations.ts';
import { renderHtml } from '../../src/report/html/page.ts';
import { formatStory } from '../../src/report/log/story.ts';
import { toPlainLine } from '../../src/report/log/text.ts';
import { countBlockingFindings, selectDecidingFindings } from '../../src/report/numbers.ts';
import type { Report } from '../../src/report/report.ts';
import { countOpen } from '../../src/report/sentence/open-findings.ts';
import { formatSentence } from '../../src/report/sentence/sentence.ts';
import { renderSummary } from '../../src/report/summary/summary.ts';
import { sumTally } from '../../src/report/tally.ts';
import { groupFindings } from '../../src/report/wording.ts';
import { propertyRuns } from '../model/runs.ts';
import { arbitraryReport } from './judged-reports.ts';

/** What each surface says, as a reader reads it. */
function surfacesOf(report: Report) {
  const markdown = renderSummary(report);
  const page = renderHtml(report).replaceAll(/<script[\s\S]*?<\/script>/g, '');
  const log = formatStory(report).map(toPlainLine).join('\n').replaceAll(/\s+/g, ' ');
  const tally = [...page.matchAll(/<div><dt>([^<]*)<\/dt><dd>([\d,]+)<\/dd><\/div>/g)].map(
    ([, word = '', count = '']) => [word, Number(count.replaceAll(',', ''))] as const,
  );
  return { markdown, page, log, tally: new Map(tally.toReversed()) };
}

/** The number with which a sentence begins, or that it is about. */
function numberOf(sentence: string): number | undefined {
  const found = /^(?:Inconclusive: (?:up to |\d+ to )?|No new findings: )?(\d+) /.exec(sentence)?.[1];
  return found === undefined ? undefined : Number(found);
}

const counted = /(\d+) of (\d+) shown/g;
const others = /(\d+) (?:older|other) findings? (?:does|do) not block(?:, (\d+) may)?|(\d+) other findings? may block/;

const mayOf = (report: Report) => [...report.findings].filter(({ effect }) => effect === 'may block').length;

function expectFailedToAgree(report: Report): void {
  const { markdown, page, log, tally } = surfacesOf(report);
  const broken = report.rules.filter(({ verdict }) => verdict === 'failed');
  const [number, deciding] = [numberOf(formatSentence(report)), selectDecidingFindings(report).length];
  const count = countBlockingFindings(report);
  if (broken.length === 1) expect(number).toBe(count);
  else expect(number).toBeLessThanOrEqual(count);
  expect(tally.get('block') ?? tally.get('blocks')).toBe(count);
  for (const rule of broken) {
    expect(countProven(rule)).toBeLessThanOrEqual(count);
    expect(markdown).toContain(`| ❌ failed | ${countProven(rule)} | ${rule.limit} |`);
    expect(rule.line.startsWith(`${countProven(rule)} `)).toBe(true);
  }
  // A table of another length says so, on every surface alike.
  const intro = /(?:(?:One|\d+) of (?:these|the last) \d+|\d+ of \d+ (?:is|are) listed)[^:|<]*:/;
  const intros = [markdown, page, log].map((text) => intro.exec(text)?.[0]);
  expect(new Set(intros).size).toBe(1);
  if (deciding !== count && deciding > 0) expect(intros[0]).toBeDefined();
  for (const [, , total] of log.matchAll(counted)) expect(Number(total)).toBe(deciding);
  const rest = Math.max(0, sumTally(countOpen(report)) - deciding);
  const [said, logged] = [markdown, log].map((text) => others.exec(text) ?? []);
  expect(said?.slice(1)).toEqual(logged?.slice(1));
  const doubtful = Number(said?.[2] ?? said?.[3] ?? 0);
  expect(doubtful).toBe(deciding > groupFindings(report.findings).blocks.length ? 0 : mayOf(report));
  expect(tally.get('may block') ?? 0).toBe(doubtful);
  if (sumTally(countOpen(report)) >= deciding) expect(Number(said?.[1] ?? 0) + doubtful).toBeGreaterThanOrEqual(rest);
  const line = formatOmittedLine(report, createAnnotations(report, { max: 1 }));
  if (line?.includes('that block')) expect(line).toMatch(new RegExp(`^\\d+ of ${count} finding`));
}

function expectPassedToAgree(report: Report): void {
  const { tally } = surfacesOf(report);
  const open = sumTally(countOpen(report));
  expect(tally.get('open, not blocking') ?? 0).toBe(open);
  if (formatSentence(report).startsWith('No new findings: ')) expect(numberOf(formatSentence(report))).toBe(open);
}

function expectUndecidedToAgree(report: Report): void {
  const { markdown, log, page, tally } = surfacesOf(report);
  const number = numberOf(formatSentence(report));
  const [listed, most] = [selectDecidingFindings(report).length, tally.get('may block') ?? 0];
  if (number !== undefined) expect(most).toBeGreaterThanOrEqual(number);
  const said = listed === 0 ? '' : most > listed ? `${listed} of up to ${most} ` : `${listed} finding`;
  for (const text of [markdown, log, page]) expect(text).toContain(said);
}

describe('the numbers of any run', () => {
  it('are those of its sentence on every surface', () => {
    const seen = { passed: 0, failed: 0, inconclusive: 0 };
    fc.assert(
      fc.property(arbitraryReport, (report) => {
        seen[report.verdict] += 1;
        if (report.verdict === 'failed') expectFailedToAgree(report);
        else if (report.verdict === 'passed') expectPassedToAgree(report);
        else expectUndecidedToAgree(report);
      }),
      { numRuns: propertyRuns(600) },
    );
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(10);
  });
});
