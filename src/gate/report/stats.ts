/** What kept runs say together: whether the gate is quiet, and what it costs, as text and JSON. */

import { dayMs } from '../../shared/clock.ts';
import { type Severity, severities } from '../../shared/severity.ts';
import { formatHarmlessJson, neutralizeLine } from '../../shared/shown/neutral.ts';
import { formatDuration, pluralize } from '../../shared/text/amounts.ts';
import { type Verdict, verdicts } from '../policy/verdict.ts';
import type { RunFigures } from './json/saved.ts';

export interface CountedRun extends RunFigures {
  verdict: Verdict;
  reason: string;
  branch: string | undefined;
  isPullRequest: boolean;
}

/** Middle and 95th percentile, in ms, of the runs that state it. */
interface Spread {
  runs: number;
  median: number;
  p95: number;
}

export interface Statistics {
  runs: number;
  verdicts: Record<Verdict, number>;
  /** How often each reason ended a run, the most frequent first. */
  reasons: [reason: string, runs: number][];
  /** Undefined where no run states it. */
  times: Record<TimedPart, Spread | undefined>;
  requests: { total: number; perRun: Spread | undefined };
  /** Of the branch with most runs beside pull requests, the last scan of each day, the earliest first. */
  findings: { branch: string | undefined; days: DayCounts[] };
  /** Runs by verdict and week, the earliest first. */
  weeks: WeekCounts[];
  exceptions: { reason: string; expires: string; owner: string | undefined; runs: number }[];
  unreadable: number;
}

export interface DayCounts {
  day: string;
  counts: Partial<Record<Severity, number>>;
}

export interface WeekCounts {
  /** The Monday on which it begins. */
  week: string;
  verdicts: Record<Verdict, number>;
}

/** The parts of a run, by the phases of its report. A report is written before it is published, so that publishing is rarely known. */
const parts = { waiting: ['wait'], judging: ['collect', 'judge'], publishing: ['publish'] } as const;
type TimedPart = keyof typeof parts;
export const partNames = Object.keys(parts) as TimedPart[];

export function countRuns(runs: readonly CountedRun[], unreadable: number): Statistics {
  const requests = runs.map((run) => Object.values(run.requests).reduce((sum, count) => sum + count, 0));
  return {
    runs: runs.length,
    verdicts: countVerdicts(runs),
    reasons: [...Map.groupBy(runs, ({ reason }) => reason)]
      .map(([reason, of]): [string, number] => [reason, of.length])
      .sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1)),
    times: Object.fromEntries(partNames.map((name) => [name, measurePart(runs, name)])) as Statistics['times'],
    requests: { total: requests.reduce((sum, count) => sum + count, 0), perRun: measureSpread(requests) },
    findings: listFindingsByDay(runs),
    weeks: countByWeek(runs),
    exceptions: countExceptions(runs),
    unreadable,
  };
}

function countVerdicts(runs: readonly CountedRun[]): Record<Verdict, number> {
  const counts = verdicts.map((verdict) => [verdict, runs.filter((run) => run.verdict === verdict).length]);
  return Object.fromEntries(counts) as Record<Verdict, number>;
}

function measurePart(runs: readonly CountedRun[], name: TimedPart): Spread | undefined {
  const phases: readonly string[] = parts[name];
  return measureSpread(
    runs.flatMap(({ timings }) => {
      const own = timings.filter(({ phase }) => phases.includes(phase));
      return own.length === 0 ? [] : [own.reduce((sum, { ms }) => sum + ms, 0)];
    }),
  );
}

function measureSpread(values: readonly number[]): Spread | undefined {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
  return sorted.length === 0 ? undefined : { runs: sorted.length, median: at(0.5), p95: at(0.95) };
}

const formatDay = (ms: number) => new Date(ms).toISOString().slice(0, 10);

function listFindingsByDay(runs: readonly CountedRun[]): Statistics['findings'] {
  const scanned = runs.filter(({ isPullRequest, scanEndMs }) => !isPullRequest && scanEndMs !== undefined);
  const [most] = [...Map.groupBy(scanned, ({ branch }) => branch)].sort(([, a], [, b]) => b.length - a.length);
  const [branch, own = []] = most ?? [];
  const days = new Map<string, DayCounts['counts']>();
  for (const { scanEndMs = 0, counts } of own.toSorted((a, b) => (a.scanEndMs ?? 0) - (b.scanEndMs ?? 0)))
    if (Object.keys(counts).length > 0) days.set(formatDay(scanEndMs), counts);
  return { branch, days: [...days].map(([day, counts]) => ({ day, counts })) };
}

function countByWeek(runs: readonly CountedRun[]): WeekCounts[] {
  const timed = runs.flatMap((run) => (run.scanEndMs === undefined ? [] : [{ run, at: run.scanEndMs }]));
  const formatMonday = (ms: number) => formatDay(ms - ((new Date(ms).getUTCDay() + 6) % 7) * dayMs);
  const weeks = Map.groupBy(timed, ({ at }) => formatMonday(at));
  return [...weeks]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([week, of]) => ({ week, verdicts: countVerdicts(of.map(({ run }) => run)) }));
}

function countExceptions(runs: readonly CountedRun[]): Statistics['exceptions'] {
  const all = runs.flatMap(({ exceptions }) => exceptions);
  return [...Map.groupBy(all, (each) => JSON.stringify([each.expires, each.reason, each.owner ?? '']))]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, of]) => (of[0] === undefined ? [] : [{ ...of[0], runs: of.length }]));
}

export function summarizeStats({ runs, verdicts: { failed, inconclusive } }: Statistics): string {
  if (runs === 0) return 'No run could be read';
  const share = (count: number) => `${((100 * count) / runs).toFixed(count === 0 ? 0 : 1)} %`;
  return `${pluralize(runs, 'run')}: ${failed} failed (${share(failed)}), ${inconclusive} inconclusive (${share(inconclusive)})`;
}

const describeSpread = (spread: Spread | undefined) =>
  spread === undefined
    ? 'not in the reports'
    : `median ${formatDuration(spread.median)}, p95 ${formatDuration(spread.p95)}`;

export function renderStatsText(stats: Statistics): string {
  const { reasons, times, requests, findings, exceptions, unreadable } = stats;
  const last = findings.days.at(-1);
  const lines = [
    `${summarizeStats(stats)}`,
    '',
    'Reasons:',
    ...reasons.map(([reason, runs]) => `  ${String(runs).padStart(5)}  ${reason}`),
    '',
    ...partNames.map((name) => `${`${name}:`.padEnd(12)} ${describeSpread(times[name])}`),
    `requests:    ${requests.total}${requests.perRun ? `, median ${requests.perRun.median} a run, p95 ${requests.perRun.p95}` : ''}`,
    ...(last === undefined
      ? []
      : ['', `Findings of ${findings.branch ?? 'the branch'} on ${last.day}: ${describeCounts(last.counts)}`]),
    ...(exceptions.length === 0 ? [] : ['', 'Exceptions in use:']),
    ...exceptions.map(
      ({ expires, reason, owner, runs }) =>
        `  until ${expires}  ${pluralize(runs, 'run')}  ${reason}${owner === undefined ? '' : ` (${owner})`}`,
    ),
    ...(unreadable === 0 ? [] : ['', `${pluralize(unreadable, 'report')} could not be read`]),
  ];
  return `${lines.map((line) => neutralizeLine(line, 400).trimEnd()).join('\n')}\n`;
}

function describeCounts(counts: DayCounts['counts']): string {
  return severities.map((severity) => `${counts[severity] ?? '?'} ${severity.toLowerCase()}`).join(', ');
}

const toSpreadJson = (spread: Spread | undefined) => spread ?? null;

export function renderStatsJson(stats: Statistics): string {
  const { runs, reasons, times, requests, findings, weeks, exceptions, unreadable } = stats;
  return formatHarmlessJson({
    ...{ format_version: 1, sentence: summarizeStats(stats), runs, verdicts: stats.verdicts },
    reasons: Object.fromEntries(reasons),
    times_ms: Object.fromEntries(partNames.map((name) => [name, toSpreadJson(times[name])])),
    requests: { total: requests.total, per_run: toSpreadJson(requests.perRun) },
    findings: {
      branch: findings.branch ?? null,
      days: findings.days.map(({ day, counts }) => ({
        day,
        ...Object.fromEntries(severities.map((severity) => [severity.toLowerCase(), counts[severity] ?? null])),
      })),
    },
    ...{ weeks, exceptions: exceptions.map((each) => ({ ...each, owner: each.owner ?? null })), unreadable },
  });
}
