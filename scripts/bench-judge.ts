/**
 * What it costs to judge many findings by many rules and exceptions, over a loop that only counts their severities: again, as a run
 * does while it reads details, and for the first time. What findings share is looked up page by page while a list is read, which
 * is measured by itself: as a run does it, the texts of a page at hand, and the next pages on their way.
 */
import { distinct } from '../src/policy/distinct.ts';
import { noEvidence } from '../src/policy/evidence.ts';
import { type Finding, severities } from '../src/policy/finding.ts';
import { judge } from '../src/policy/judge.ts';
import { beginNumbering, joinColumns } from '../src/policy/numbering.ts';
import type { Exception, Policy } from '../src/policy/policy.ts';
import { roundsOf } from './bench-options.ts';
import { costMs, type Figure, figureOf } from './statistics.ts';

const usualRounds = 20;
const count = 100_000;
const exceptionCount = 200;
const countings = 50;

export async function benchJudge(args: readonly string[]): Promise<Figure[]> {
  const rounds = roundsOf(args, usualRounds);
  const [again, first, looked]: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round < rounds; round++) {
    const { findings, lookedMs } = readPages(round);
    const counts = countSeverities(findings);
    const lists = Object.fromEntries(severities.map((severity) => [severity, { stands: true, settled: true }]));
    const evidence = { ...noEvidence, findings, counts, lists, unknownSeverities: 'none' as const };
    // Other evidence and other exceptions each time: what was answered about them is remembered.
    const judgedMs = () => costMs(() => judge({ ...evidence }, { ...policy, exceptions: makeExceptions() }));
    const [firstMs, againMs] = [judgedMs(), judgedMs()];
    // Once is too short for the clock of a processor.
    const countedMs = costMs(() => Array.from({ length: countings }, () => countSeverities(findings))) / countings;
    first.push(firstMs / countedMs);
    again.push(againMs / countedMs);
    looked.push(lookedMs / countedMs);
  }
  const figure = `judging ${count.toLocaleString('en-US')} findings, 10 rules, ${exceptionCount} exceptions, over counting severities`;
  return [
    figureOf(figure, again, { first: '–', toReach: '≤ 8' }),
    figureOf('the same, the first time', first, { first: '–', toReach: '≤ 8' }),
    figureOf('what is looked up before, while pages are read', looked, { first: '–', toReach: '' }),
  ];
}

/** With one `fail-on-severity`, four thresholds, both scores and three ages: ten rules. */
const policy: Omit<Policy, 'exceptions'> = {
  failOnSeverity: 'HIGH',
  threshold: [
    { severity: 'MEDIUM', type: undefined, limit: 100 },
    { severity: 'LOW', type: undefined, limit: 100 },
    { severity: 'HIGH', type: 'SCA', limit: 5 },
    { severity: 'MEDIUM', type: 'IAC', limit: 5 },
  ],
  failOnTypes: undefined,
  failOnCvss: 9.5,
  failOnEpss: 95,
  unscored: 'unknown',
  maxAge: { CRITICAL: 7, HIGH: 30, MEDIUM: 90 },
  untouched: 'note',
  uncovered: 'auto',
  acceptUncovered: [],
  scope: 'scan',
  today: '2026-06-01',
};

const [pageLength, pagesAtOnce] = [100, 20];

/** A list as a run reads it, and what it cost to look up what its findings share. */
function readPages(round: number): { findings: readonly Finding[]; lookedMs: number } {
  const number = beginNumbering();
  const pages: Finding[][] = [];
  let lookedMs = 0;
  for (let start = 0; start < count; start += pagesAtOnce * pageLength) {
    const some = Array.from({ length: pagesAtOnce }, (_, index) => makePage(round, start + index * pageLength));
    // One page is too short for the clock of a processor.
    lookedMs += costMs(() => some.forEach(number));
    pages.push(...some);
  }
  const findings = pages.flat();
  lookedMs += costMs(() => joinColumns(pages, findings));
  return { findings: distinct(findings), lookedMs };
}

const types = ['SAST', 'SCA', 'SECRET', 'IAC'] as const;

/** As an answer brings them: read from a text. */
function makePage(round: number, start: number): Finding[] {
  const numbers = Array.from({ length: pageLength }, (_, index) => start + index);
  const findings = numbers.map((index) => ({
    id: `${round}-5f0e8c1a-7b1d-4c7e-${String(index).padStart(12, '0')}`,
    title: `Untrusted value reaches a query in handler ${index % 997}`,
    severity: severities[index % severities.length] ?? 'LOW',
    severityKnown: true,
    type: types[index % types.length],
    status: 'OPEN',
    cvss: ((index * 7) % 100) / 10,
    epss: ((index * 13) % 1000) / 10,
    filePath: `packages/service-${index % 89}/src/handlers/handler-${index % 997}.ts`,
    line: 1 + (index % 700),
    label: 'seen',
    firstSeen: undefined,
    detail: undefined,
  }));
  return JSON.parse(JSON.stringify(findings));
}

/** As teams write them: by id, by title, by place, and by weakness in a place. */
function makeExceptions(): Exception[] {
  return Array.from({ length: exceptionCount }, (_, index): Exception => {
    const rest = { reason: 'accepted', expires: '2027-01-01' };
    if (index % 4 === 0) return { ...rest, violationId: `0-5f0e8c1a-7b1d-4c7e-${String(index).padStart(12, '0')}` };
    if (index % 4 === 1) return { ...rest, title: `Untrusted value reaches a query in handler ${index}` };
    if (index % 4 === 2) return { ...rest, path: `packages/service-${index}/**` };
    return { ...rest, cwe: `CWE-${index}`, path: `**/generated-${index}/*.ts` };
  });
}

function countSeverities(findings: readonly Finding[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { severity } of findings) counts[severity] = (counts[severity] ?? 0) + 1;
  return counts;
}
