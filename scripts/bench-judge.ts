/**
 * What it costs to judge many findings by many rules and exceptions, over a loop that only counts their severities: of a list that
 * was looked through before, as a run does again and again while it reads details, and for the first time.
 */
import { distinct } from '../src/policy/distinct.ts';
import { noEvidence } from '../src/policy/evidence.ts';
import { type Finding, severities } from '../src/policy/finding.ts';
import { judge } from '../src/policy/judge.ts';
import type { Exception, Policy } from '../src/policy/policy.ts';
import { costMs, type Figure, figureOf } from './statistics.ts';

const rounds = 20;
const count = 100_000;
const exceptionCount = 200;
const countings = 50;

export async function benchJudge(): Promise<Figure[]> {
  const [again, first]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    const findings = distinct(makeFindings(round));
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
  }
  const figure = `judging ${count.toLocaleString('en-US')} findings, 10 rules, ${exceptionCount} exceptions, over counting severities`;
  return [
    figureOf(figure, again, { first: '–', toReach: '≤ 8' }),
    figureOf('the same, with what is looked up once for a list', first, { first: '–', toReach: '' }),
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

const types = ['SAST', 'SCA', 'SECRET', 'IAC'] as const;

/** As an answer brings them: read from a text. */
function makeFindings(round: number): Finding[] {
  const findings = Array.from({ length: count }, (_, index) => ({
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
