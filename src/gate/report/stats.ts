/** What kept runs say together: whether the gate is quiet, and what it costs, as text, JSON and a page. */

import { dayMs } from '../../shared/clock.ts';
import { severities } from '../../shared/severity.ts';
import { type Html, nothing, renderOwnElement, renderTemplate } from '../../shared/shown/html/markup.ts';
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

type Statistics = ReturnType<typeof countRuns>;
/** The parts of a run, by the phases of its report. A report is written before it is published, so that publishing is rarely known. */
const parts = { waiting: ['wait'], judging: ['collect', 'judge'], publishing: ['publish'] } as const;
type TimedPart = keyof typeof parts;
const partNames = Object.keys(parts) as TimedPart[];

export function countRuns(runs: readonly CountedRun[], unreadable: number) {
  const listTimes = (name: TimedPart) =>
    runs.flatMap(({ timings }) => {
      const own = timings.filter(({ phase }) => (parts[name] as readonly string[]).includes(phase));
      return own.length === 0 ? [] : [own.reduce((sum, { ms }) => sum + ms, 0)];
    });
  const requests = runs.map((run) => Object.values(run.requests).reduce((sum, count) => sum + count, 0));
  return {
    runs: runs.length,
    verdicts: countVerdicts(runs),
    /** How often each reason ended a run, the most frequent first. */
    reasons: [...Map.groupBy(runs, ({ reason }) => reason)]
      .map(([reason, of]): [string, number] => [reason, of.length])
      .sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1)),
    /** Undefined where no run states it. */
    times: Object.fromEntries(partNames.map((name) => [name, measureSpread(listTimes(name))])) as Record<
      TimedPart,
      ReturnType<typeof measureSpread>
    >,
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

/** Middle and 95th percentile of the runs that state it. */
function measureSpread(values: readonly number[]) {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
  return sorted.length === 0 ? undefined : { runs: sorted.length, median: at(0.5), p95: at(0.95) };
}

const formatDay = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** Of the branch with most runs beside pull requests, the last scan of each day, the earliest first. */
function listFindingsByDay(runs: readonly CountedRun[]) {
  const scanned = runs.filter(({ isPullRequest, scanEndMs }) => !isPullRequest && scanEndMs !== undefined);
  const [most] = [...Map.groupBy(scanned, ({ branch }) => branch)].sort(([, a], [, b]) => b.length - a.length);
  const [branch, own = []] = most ?? [];
  const days = new Map<string, CountedRun['counts']>();
  for (const { scanEndMs = 0, counts } of own.toSorted((a, b) => (a.scanEndMs ?? 0) - (b.scanEndMs ?? 0)))
    if (Object.keys(counts).length > 0) days.set(formatDay(scanEndMs), counts);
  return { branch, days: [...days].map(([day, counts]) => ({ day, counts })) };
}

/** By the Monday on which the week begins, the earliest first. */
function countByWeek(runs: readonly CountedRun[]) {
  const timed = runs.flatMap((run) => (run.scanEndMs === undefined ? [] : [{ run, at: run.scanEndMs }]));
  const formatMonday = (ms: number) => formatDay(ms - ((new Date(ms).getUTCDay() + 6) % 7) * dayMs);
  const weeks = Map.groupBy(timed, ({ at }) => formatMonday(at));
  return [...weeks]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([week, of]) => ({ week, verdicts: countVerdicts(of.map(({ run }) => run)) }));
}

function countExceptions(runs: readonly CountedRun[]) {
  const all = runs.flatMap(({ exceptions }) => exceptions);
  return [...Map.groupBy(all, (each) => JSON.stringify([each.expires, each.reason, each.owner ?? '']))]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, of]) => (of[0] === undefined ? [] : [{ ...of[0], runs: of.length }]));
}

function summarizeStats({ runs, verdicts: { failed, inconclusive } }: Statistics): string {
  if (runs === 0) return 'No run could be read';
  const share = (count: number) => `${((100 * count) / runs).toFixed(count === 0 ? 0 : 1)} %`;
  return `${pluralize(runs, 'run')}: ${failed} failed (${share(failed)}), ${inconclusive} inconclusive (${share(inconclusive)})`;
}

const describeSpread = (spread: ReturnType<typeof measureSpread>) =>
  spread === undefined
    ? 'not in the reports'
    : `median ${formatDuration(spread.median)}, p95 ${formatDuration(spread.p95)}`;

export function renderStatsText(stats: Statistics): string {
  const { reasons, times, requests, findings, exceptions, unreadable } = stats;
  const last = findings.days.at(-1);
  const lines = [
    summarizeStats(stats),
    '',
    'Reasons:',
    ...reasons.map(([reason, runs]) => `  ${String(runs).padStart(5)}  ${reason}`),
    '',
    ...partNames.map((name) => `${`${name}:`.padEnd(12)} ${describeSpread(times[name])}`),
    `requests:    ${requests.total}${requests.perRun ? `, median ${requests.perRun.median} a run, p95 ${requests.perRun.p95}` : ''}`,
    ...(last === undefined
      ? []
      : [
          '',
          `Findings of ${findings.branch ?? 'the branch'} on ${last.day}: ${severities.map((severity) => `${last.counts[severity] ?? '?'} ${severity.toLowerCase()}`).join(', ')}`,
        ]),
    ...(exceptions.length === 0 ? [] : ['', 'Exceptions in use:']),
    ...exceptions.map(
      ({ expires, reason, owner, runs }) =>
        `  until ${expires}  ${pluralize(runs, 'run')}  ${reason}${owner === undefined ? '' : ` (${owner})`}`,
    ),
    ...(unreadable === 0 ? [] : ['', `${pluralize(unreadable, 'report')} could not be read`]),
  ];
  return `${lines.map((line) => neutralizeLine(line, 400).trimEnd()).join('\n')}\n`;
}

export function renderStatsJson(stats: Statistics): string {
  const { runs, reasons, times, requests, findings, weeks, exceptions, unreadable } = stats;
  return formatHarmlessJson({
    ...{ format_version: 1, sentence: summarizeStats(stats), runs, verdicts: stats.verdicts },
    reasons: Object.fromEntries(reasons),
    times_ms: Object.fromEntries(partNames.map((name) => [name, times[name] ?? null])),
    requests: { total: requests.total, per_run: requests.perRun ?? null },
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

const style = `
:root{color-scheme:light dark;--back:#fff;--text:#1f2328;--soft:#59636e;--line:#d1d9e0;--passed:#1a7f37;--failed:#cf222e;--inconclusive:#9a6700;
--critical:#a40e26;--high:#d1450b;--medium:#9a6700;--low:#0969da;--info:#6e7781}
@media (prefers-color-scheme:dark){:root{--back:#0d1117;--text:#e6edf3;--soft:#9198a1;--line:#3d444d;--passed:#3fb950;--failed:#f85149;--inconclusive:#d29922;
--critical:#ff7b72;--high:#f0883e;--medium:#d29922;--low:#58a6ff;--info:#9198a1}}
*{box-sizing:border-box}body{font:16px/1.5 system-ui,sans-serif;margin:0 auto;max-width:64rem;padding:1.5rem 1rem 3rem;background:var(--back);color:var(--text)}
h1{font-size:1.4rem;line-height:1.3}h2{font-size:1.05rem;margin:2rem 0 .5rem}p{color:var(--soft);margin:.25rem 0}
.cards{display:grid;grid-template-columns:repeat(auto-fit,minmax(11rem,1fr));gap:.75rem;margin:1rem 0}.card{border:1px solid var(--line);border-radius:.5rem;padding:.75rem}
.card b{display:block;font-size:1.4rem;font-variant-numeric:tabular-nums}.card span{color:var(--soft);font-size:.85rem}
svg{display:block;width:100%;height:auto}svg text{fill:var(--soft);font:11px system-ui,sans-serif}.axis{stroke:var(--line)}
ul.key{list-style:none;display:flex;flex-wrap:wrap;gap:.25rem 1rem;padding:0;margin:.5rem 0;font-size:.85rem}ul.key i{display:inline-block;width:.75rem;height:.75rem;border-radius:2px;margin-right:.35rem}
table{border-collapse:collapse;width:100%}th,td{text-align:left;font-weight:400;padding:.35rem .6rem .35rem 0;border-bottom:1px solid var(--line);overflow-wrap:anywhere;vertical-align:top}
thead th{color:var(--soft);font-size:.85rem}.number{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}
${[...verdicts, ...severities.map((severity) => severity.toLowerCase())]
  .map((name) => `.${name}{fill:var(--${name});background:var(--${name});stroke:var(--${name})}`)
  .join('')}
polyline{fill:none!important;stroke-width:2}rect{stroke:none!important}
@media (max-width:40rem){svg text{font-size:20px}.cards{grid-template-columns:1fr 1fr}}`;

/** One page that loads nothing and runs nothing; its plots are drawn here. */
export function renderStatsPage(stats: Statistics): string {
  const { times, requests, reasons, exceptions, findings, weeks, unreadable } = stats;
  const cards = [
    ...verdicts.map((verdict): [string, string] => [String(stats.verdicts[verdict]), verdict]),
    ...partNames.map((name): [string, string] => [
      times[name] === undefined ? '–' : formatDuration(times[name].median),
      times[name] === undefined
        ? `${name}: not in the reports`
        : `${name}: median; p95 ${formatDuration(times[name].p95)}`,
    ]),
    [
      requests.perRun === undefined ? '–' : String(requests.perRun.median),
      `requests a run: median; ${requests.total} in all`,
    ],
  ].map(([value, label]) => renderTemplate`<div class="card"><b>${value}</b><span>${label}</span></div>`);
  const title = summarizeStats(stats);
  return String(renderTemplate`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="referrer" content="no-referrer"><meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><title>${title}</title>${renderOwnElement('style', style)}</head>
<body><h1>${title}</h1>
<div class="cards">${cards}</div>
${weeks.length === 0 ? nothing : renderTemplate`<h2>Runs by week</h2>${renderWeekPlot(weeks)}${renderLegend(verdicts)}`}
${findings.days.length === 0 ? nothing : renderTemplate`<h2>Findings of ${findings.branch ?? 'the branch'} by severity</h2>${renderFindingPlot(findings.days)}${renderLegend(severities.map((severity) => severity.toLowerCase()))}`}
<h2>Why runs ended</h2><table><thead><tr><th scope="col">Reason</th><th scope="col" class="number">Runs</th></tr></thead><tbody>${reasons.map(([reason, runs]) => renderTemplate`<tr><th scope="row">${reason}</th><td class="number">${runs}</td></tr>`)}</tbody></table>
${exceptions.length === 0 ? nothing : renderTemplate`<h2>Exceptions in use</h2><table><thead><tr><th scope="col">Until</th><th scope="col">Reason</th><th scope="col">Owner</th><th scope="col" class="number">Runs</th></tr></thead><tbody>${exceptions.map(({ expires, reason, owner = '', runs }) => renderTemplate`<tr><td>${expires}</td><td>${neutralizeLine(reason, 400)}</td><td>${owner}</td><td class="number">${runs}</td></tr>`)}</tbody></table>`}
${unreadable === 0 ? nothing : renderTemplate`<p>${pluralize(unreadable, 'report')} could not be read.</p>`}
</body></html>
`);
}

function renderLegend(names: readonly string[]): Html {
  return renderTemplate`<ul class="key">${names.map((name) => renderTemplate`<li><i class="${name}"></i>${name}</li>`)}</ul>`;
}

const plot = { width: 640, height: 180, left: 34, right: 10, top: 8, bottom: 22 };

/** `ends` are the first and the last label of the horizontal axis. */
function renderFrame(most: number, label: string, ends: readonly [string, string], marks: readonly Html[]): Html {
  const { width, height, left, right, top, bottom } = plot;
  const base = height - bottom;
  return renderTemplate`<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${label}"><line class="axis" x1="${left}" y1="${base}" x2="${width - right}" y2="${base}"/><line class="axis" x1="${left}" y1="${top}" x2="${width - right}" y2="${top}" stroke-dasharray="2 4"/><text x="${left - 6}" y="${top + 4}" text-anchor="end">${most}</text><text x="${left - 6}" y="${base + 4}" text-anchor="end">0</text>${marks}<text x="${left}" y="${height - 6}">${ends[0]}</text>${ends[0] === ends[1] ? nothing : renderTemplate`<text x="${width - right}" y="${height - 6}" text-anchor="end">${ends[1]}</text>`}</svg>`;
}

const scaleY = (value: number, most: number) =>
  plot.height - plot.bottom - ((plot.height - plot.bottom - plot.top) * value) / most;

function renderWeekPlot(weeks: Statistics['weeks']): Html {
  const sums = weeks.map((each) => verdicts.reduce((sum, verdict) => sum + each.verdicts[verdict], 0));
  const most = Math.max(1, ...sums);
  const step = (plot.width - plot.left - plot.right) / weeks.length;
  const bar = Math.min(48, step * 0.7);
  const marks = weeks.flatMap(({ week, verdicts: counts }, index) => {
    let below = 0;
    return verdicts.map((verdict) => {
      const from = below;
      below += counts[verdict];
      const [bottom, top] = [scaleY(from, most), scaleY(below, most)];
      const x = plot.left + index * step + (step - bar) / 2;
      return renderTemplate`<rect class="${verdict}" x="${x.toFixed(1)}" y="${top.toFixed(1)}" width="${bar.toFixed(1)}" height="${(bottom - top).toFixed(1)}"><title>${week}: ${counts[verdict]} ${verdict}</title></rect>`;
    });
  });
  return renderFrame(most, 'Runs by week and verdict', [weeks[0]?.week ?? '', weeks.at(-1)?.week ?? ''], marks);
}

function renderFindingPlot(days: Statistics['findings']['days']): Html {
  const most = Math.max(1, ...days.flatMap(({ counts }) => severities.map((severity) => counts[severity] ?? 0)));
  const [first, last] = [days[0]?.day ?? '', days.at(-1)?.day ?? ''];
  const [from, to] = [Date.parse(first), Date.parse(last)];
  const width = plot.width - plot.left - plot.right;
  const x = (day: string) => plot.left + (to === from ? width / 2 : (width * (Date.parse(day) - from)) / (to - from));
  const marks = severities.flatMap((severity) => {
    const known = days.filter(({ counts }) => counts[severity] !== undefined);
    const points = known.map(({ day, counts }) => ({ day, count: counts[severity] ?? 0 }));
    const name = severity.toLowerCase();
    const path = points.map(({ day, count }) => `${x(day).toFixed(1)},${scaleY(count, most).toFixed(1)}`).join(' ');
    const dots = points.map(
      ({ day, count }) =>
        renderTemplate`<circle class="${name}" cx="${x(day).toFixed(1)}" cy="${scaleY(count, most).toFixed(1)}" r="2.5"><title>${day}: ${count} ${name}</title></circle>`,
    );
    return points.length === 0 ? [] : [renderTemplate`<polyline class="${name}" points="${path}"/>`, ...dots];
  });
  return renderFrame(most, 'Findings by severity and day', [first, last], marks);
}
