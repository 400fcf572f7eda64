/** The result of a rehearsal, which shows what a policy would have decided about past runs, as text, JSON and HTML. */
import { type Html, nothing, renderOwnElement, renderTemplate } from '../../shared/shown/html/markup.ts';
import { formatHarmlessJson, neutralizeLine } from '../../shared/shown/neutral.ts';
import { pluralize } from '../../shared/text/amounts.ts';
import type { RuleResult, Verdict } from '../policy/verdict.ts';

/** The end of the last line of a rehearsal. */
export const noGate = 'rehearsal only';

export interface RehearsedRun {
  /** The file it was read from. */
  name: string;
  /** `#7 feature at 1a2b3c4d5e6f`. */
  subject: string;
  before: Verdict;
  after: Verdict;
  /** The reasons, one per line. */
  lines: readonly string[];
  rules: readonly RuleResult[];
  warnings: readonly RuleResult[];
}

export interface Rehearsal {
  policy: { source: string; sha256: string };
  runs: readonly RehearsedRun[];
  /** Files that are not complete reports. */
  unreadable: readonly { name: string; why: string }[];
  /** For reports kept elsewhere over a number of days: how many have expired, and how many were too many to read. */
  kept?: { days: number; expired: number; beyond: number } | undefined;
}

/** `Would have blocked 12 of 311 runs, 3 inconclusive; 9 were blocked then`. */
function formatRehearsalSentence({ runs, unreadable, kept }: Rehearsal): string {
  const count = (of: 'before' | 'after', verdict: Verdict) => runs.filter((run) => run[of] === verdict).length;
  const open = count('after', 'inconclusive');
  const then = count('before', 'failed');
  const parts = [
    `Would have blocked ${count('after', 'failed')} of ${pluralize(runs.length, 'run')}`,
    ...(open === 0 ? [] : [`${open} inconclusive`]),
    ...(unreadable.length === 0 ? [] : [`${pluralize(unreadable.length, kept ? 'artifact' : 'file')} not readable`]),
    ...(kept === undefined || kept.expired === 0 ? [] : [`${kept.expired} expired`]),
    ...(kept === undefined || kept.beyond === 0 ? [] : [`${kept.beyond} not checked`]),
  ];
  return `${parts.join(', ')}; ${then === 0 ? 'none was' : then === 1 ? '1 was' : `${then} were`} blocked then`;
}

/** Counts per rule, in the order of the policy. A run without evidence judged none. */
function countByRule({ runs }: Rehearsal) {
  const begin = (rule: string, effect: 'block' | 'warn') => ({ rule, effect, broken: 0, undecided: 0, held: 0 });
  const counts = new Map<string, ReturnType<typeof begin>>();
  const add = ({ rule, verdict }: RuleResult, effect: 'block' | 'warn') => {
    const known = counts.get(rule) ?? begin(rule, effect);
    known[verdict === 'failed' ? 'broken' : verdict === 'passed' ? 'held' : 'undecided'] += 1;
    counts.set(rule, known);
  };
  for (const { rules } of runs) for (const rule of rules) add(rule, 'block');
  for (const { warnings } of runs) for (const rule of warnings) add(rule, 'warn');
  return [...counts.values()];
}

function listChangedRuns({ runs }: Rehearsal): RehearsedRun[] {
  return runs.filter(({ before, after }) => before !== after);
}

function listUndecidedRuns({ runs }: Rehearsal): RehearsedRun[] {
  return runs.filter(({ before, after }) => after === 'inconclusive' && before === after);
}

const shownMost = 20;

export function formatRehearsal(rehearsal: Rehearsal): string {
  const counts = countByRule(rehearsal);
  const rows = [
    ['rule', 'failed', 'inconclusive', 'passed'],
    ...counts.map(({ rule, effect, broken, undecided, held }) => [
      neutralizeLine(effect === 'warn' ? `${rule} (warns)` : rule, 72),
      ...[broken, undecided, held].map(String),
    ]),
  ];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const formatRow = ([name = '', ...numbers]: readonly string[]) =>
    `  ${name.padEnd(widths[0] ?? 0)}${numbers.map((cell, index) => `  ${cell.padStart(widths[index + 1] ?? 0)}`).join('')}`;
  const lines = [
    `Policy: ${neutralizeLine(rehearsal.policy.source)}`,
    ...(counts.length === 0 ? [] : ['', ...rows.map(formatRow)]),
    ...formatRuns('Different verdict than before:', listChangedRuns(rehearsal)),
    ...formatRuns('Inconclusive before and now:', listUndecidedRuns(rehearsal)),
    ...formatListed(
      'Not readable:',
      rehearsal.unreadable.map(({ name, why }) => `${name}: ${why}`),
    ),
    '',
    `${formatRehearsalSentence(rehearsal)} (${noGate})`,
  ];
  return `${lines.join('\n')}\n`;
}

const nowWords: Record<Verdict, string> = { passed: 'passes', failed: 'fails', inconclusive: 'is inconclusive' };

export const formatVerdictChange = (then: Verdict, now: Verdict): string =>
  then === now ? `${then} then and now` : `${then} then, ${nowWords[now]} now`;

function formatRuns(heading: string, runs: readonly RehearsedRun[]): string[] {
  const texts = runs.map(
    (run) => `${formatRunName(run)}: ${formatVerdictChange(run.before, run.after)}; ${run.lines[0] ?? ''}`,
  );
  return formatListed(heading, texts);
}

function formatRunName({ name, subject }: RehearsedRun): string {
  return subject === '' ? name : `${name}, ${subject}`;
}

function formatListed(heading: string, texts: readonly string[]): string[] {
  if (texts.length === 0) return [];
  const more = texts.length > shownMost ? [`  … and ${texts.length - shownMost} more`] : [];
  return ['', heading, ...texts.slice(0, shownMost).map((text) => `  ${neutralizeLine(text, 400)}`), ...more];
}

export function renderRehearsalJson(rehearsal: Rehearsal): string {
  const { policy, runs, unreadable, kept } = rehearsal;
  const count = (verdict: Verdict) => runs.filter(({ after }) => after === verdict).length;
  return formatHarmlessJson({
    policy,
    sentence: formatRehearsalSentence(rehearsal),
    runs: runs.length,
    blocked: count('failed'),
    undecided: count('inconclusive'),
    passed: count('passed'),
    blocked_then: runs.filter(({ before }) => before === 'failed').length,
    rules: countByRule(rehearsal),
    results: runs.map(({ name, subject, before, after, lines }) => ({ name, subject, before, after, lines })),
    unreadable,
    ...(kept && { kept: { days: kept.days, expired: kept.expired, not_looked_at: kept.beyond } }),
  });
}

const style =
  'body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:70rem;padding:0 1rem;color-scheme:light dark}' +
  'table{border-collapse:collapse;width:100%;margin:1rem 0 2rem}th,td{text-align:left;padding:.35rem .6rem;border-bottom:1px solid #8885}' +
  '.number{text-align:right;font-variant-numeric:tabular-nums}td{overflow-wrap:anywhere}';

/** A static page without scripts or external resources. */
export function renderRehearsalPage(rehearsal: Rehearsal): string {
  const { policy, unreadable } = rehearsal;
  const sentence = formatRehearsalSentence(rehearsal);
  const rules = countByRule(rehearsal).map(
    ({ rule, effect, broken, undecided, held }) =>
      renderTemplate`<tr><th scope="row">${rule}${effect === 'warn' ? ' (warns)' : ''}</th><td class="number">${broken}</td><td class="number">${undecided}</td><td class="number">${held}</td></tr>`,
  );
  const body = renderTemplate`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${sentence}</title>${renderOwnElement('style', style)}</head><body><h1>${sentence}</h1><p>Policy: ${policy.source}</p>
<table><caption>Rule by rule</caption><thead><tr><th scope="col">Rule</th><th scope="col" class="number">Blocks</th><th scope="col" class="number">Inconclusive</th><th scope="col" class="number">Passes</th></tr></thead><tbody>${rules}</tbody></table>
${renderRunTable('Different verdict than before', listChangedRuns(rehearsal))}${renderRunTable('Inconclusive before and now', listUndecidedRuns(rehearsal))}
${unreadable.length === 0 ? nothing : renderTemplate`<h2>Not readable</h2><ul>${unreadable.map(({ name, why }) => renderTemplate`<li>${name}: ${why}</li>`)}</ul>`}
</body></html>
`;
  return String(body);
}

function renderRunTable(heading: string, runs: readonly RehearsedRun[]): Html {
  if (runs.length === 0) return nothing;
  const rows = runs.map(
    (run) =>
      renderTemplate`<tr><th scope="row">${formatRunName(run)}</th><td>${run.before}</td><td>${run.after}</td><td>${run.lines.join('; ').slice(0, 1000)}</td></tr>\n`,
  );
  return renderTemplate`<table><caption>${heading}</caption><thead><tr><th scope="col">Run</th><th scope="col">Then</th><th scope="col">Now</th><th scope="col">Why</th></tr></thead><tbody>${rows}</tbody></table>`;
}
