import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createAnnotations, formatOmittedLine } from '../../../src/gate/report/annotations.ts';
import { readOutputs } from '../../../src/gate/report/outputs.ts';
import type { Report } from '../../../src/gate/report/report.ts';
import { formatSentence } from '../../../src/gate/report/sentence/sentence.ts';
import { renderSummary } from '../../../src/gate/report/summary/summary.ts';
import { propertyRuns } from '../../model/runs.ts';
import { arbitraryReport } from './judged-reports.ts';
import { storyOf } from './logged.ts';
import { render } from './render.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** What each surface says, as a reader reads it. */
function surfacesOf(report: Report) {
  const markdown = renderSummary(report);
  const page = render('html', report).replaceAll(/<script[\s\S]*?<\/script>/g, '');
  const log = storyOf(report).replaceAll(/\s+/g, ' ');
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
const others =
  /(\d+) (?:existing|other) findings? (?:does|do) not block(?:, (\d+) may)?|(\d+) other findings? may block/;

const countOf = (report: Report, wanted: string) =>
  [...report.findings].filter(({ effect }) => effect === wanted).length;
const countBlocking = (report: Report) => Number(readOutputs(report)['blocking-count']);

/** How many are listed: what blocks, and what may where that does not make up the number. */
function countListed(report: Report): number {
  const [blocks, may] = [countOf(report, 'blocks'), countOf(report, 'may block')];
  return report.verdict === 'failed' && countBlocking(report) <= blocks ? blocks : blocks + may;
}

function expectFailedToAgree(report: Report): void {
  const { markdown, page, log, tally } = surfacesOf(report);
  const broken = report.rules.filter(({ verdict }) => verdict === 'failed');
  const [number, deciding] = [numberOf(formatSentence(report)), countListed(report)];
  const count = countBlocking(report);
  if (broken.length === 1) expect(number).toBe(count);
  else expect(number).toBeLessThanOrEqual(count);
  expect(tally.get('block') ?? tally.get('blocks')).toBe(count);
  for (const rule of broken) {
    const proven = Math.max(rule.lo, ...[Object.values(rule.named?.blocks ?? {})].map(sum));
    expect(proven).toBeLessThanOrEqual(count);
    expect(markdown).toContain(`| ❌ failed | ${proven} | ${rule.limit} |`);
    expect(rule.line.startsWith(`${proven} `)).toBe(true);
  }
  // A table of another length says so, on every surface alike.
  const intro = /(?:(?:One|\d+) of (?:these|the last) \d+|\d+ of \d+ (?:is|are) listed)[^:|<]*:/;
  const intros = [markdown, page, log].map((text) => intro.exec(text)?.[0]);
  expect(new Set(intros).size).toBe(1);
  if (deciding !== count && deciding > 0) expect(intros[0]).toBeDefined();
  for (const [, , total] of log.matchAll(counted)) expect(Number(total)).toBe(deciding);
  const [said, logged] = [markdown, log].map((text) => others.exec(text) ?? []);
  expect(said?.slice(1)).toEqual(logged?.slice(1));
  const doubtful = Number(said?.[2] ?? said?.[3] ?? 0);
  expect(doubtful).toBe(deciding > countOf(report, 'blocks') ? 0 : countOf(report, 'may block'));
  expect(tally.get('may block') ?? 0).toBe(doubtful);
  const open = tally.get('open, not blocking') ?? 0;
  expect(Number(said?.[1] ?? 0)).toBeGreaterThanOrEqual(open - Math.max(0, deciding - count));
  const line = formatOmittedLine(report, createAnnotations(report, { max: 1 }));
  if (line?.includes('that block')) expect(line).toMatch(new RegExp(`^\\d+ of ${count} finding`));
}

function expectPassedToAgree(report: Report): void {
  const { tally } = surfacesOf(report);
  const open = tally.get('open, not blocking') ?? 0;
  const sentence = formatSentence(report);
  if (sentence.startsWith('No new findings: ')) expect(numberOf(sentence)).toBe(open);
  const [, said = ''] = /; (\d[^;]*) (?:is|are) open/.exec(sentence) ?? [];
  if (said !== '') expect([...said.matchAll(/\d+/g)].reduce((sum, [count]) => sum + Number(count), 0)).toBe(open);
}

function expectUndecidedToAgree(report: Report): void {
  const { markdown, log, page, tally } = surfacesOf(report);
  const number = numberOf(formatSentence(report));
  const [listed, most] = [countListed(report), tally.get('may block') ?? 0];
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
