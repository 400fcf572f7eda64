/** The sections below the findings: exceptions, coverage, skipped files, notes, policy and the audit trail. */
import { formatLine, formatNumber, type Html, nothing, renderTemplate } from '../../../shared/shown/html/markup.ts';
import { removeUserInfo } from '../../../shared/shown/location.ts';
import { formatDuration, pluralize } from '../../../shared/text/amounts.ts';
import { formatException } from '../../policy/exception-terms.ts';
import type { Exception } from '../../policy/policy.ts';
import type { Report } from '../report.ts';
import { formatUncommitted } from '../uncommitted.ts';
import { countRequests, formatDiagnostics, formatLookUps } from '../wording.ts';

/** Maximum number of list entries; the rest is counted. */
const itemsMax = 300;

export function renderExceptions({ exceptions }: Report): Html {
  if (exceptions === undefined) return nothing;
  const states = new Map<Exception, { covers: number; states: string[] }>();
  const recordState = (exception: Exception, state: string, covers = 0) => {
    const entry = states.get(exception) ?? { covers: 0, states: [] };
    states.set(exception, { covers: entry.covers + covers, states: [...entry.states, state] });
  };
  for (const exception of exceptions.expired) recordState(exception, 'expired, no longer applies');
  for (const { exception, ids } of exceptions.used) recordState(exception, 'in use', ids.length);
  for (const exception of exceptions.unmatched) recordState(exception, 'matches nothing');
  for (const exception of exceptions.unclear ?? []) recordState(exception, 'no finding has all of its criteria');
  for (const exception of exceptions.expiring) recordState(exception, 'expires soon');
  if (states.size === 0) return nothing;
  const rows = [...states].slice(0, itemsMax).map(([exception, entry]) => renderExceptionRow(exception, entry));
  return renderTemplate`<section class="panel wide" aria-labelledby="exceptions-title"><h2 id="exceptions-title">Exceptions</h2>
<div class="scroll" tabindex="0" role="group" aria-labelledby="exceptions-title"><table><caption class="hidden">Findings that the team has accepted, and until when</caption>
<thead><tr><th scope="col">Covers</th><th scope="col">State</th><th scope="col" class="number">Findings</th><th scope="col">Expires</th><th scope="col">Owner</th><th scope="col">Reason</th></tr></thead>
<tbody>${rows}</tbody></table></div>${renderMoreNote(states.size - rows.length, 'exception')}</section>`;
}

function renderExceptionRow(
  exception: Exception,
  { covers, states }: { covers: number; states: readonly string[] },
): Html {
  const isUrgent = states.some((state) => state.startsWith('exp'));
  const owner = exception.owner === undefined ? '–' : formatLine(exception.owner, 100);
  return renderTemplate`<tr><th scope="row">${formatLine(formatException(exception), 300)}</th><td class="${isUrgent ? 'urgent' : ''}">${states.join('; ')}</td><td class="number">${formatNumber(covers)}</td><td class="date">${formatLine(exception.expires, 40)}</td><td>${owner}</td><td>${formatLine(exception.reason, 400)}</td></tr>
`;
}

export function renderDiagnostics(report: Report): Html {
  const lines = formatDiagnostics(report);
  return renderListSection('diagnostics', `Skipped or not readable (${formatNumber(lines.length)})`, lines);
}

export function renderNotes(report: Report): Html {
  return renderListSection('notes', 'Notes', [...formatLookUps(report), ...report.notes]);
}

function renderListSection(id: string, heading: string, lines: readonly string[]): Html {
  if (lines.length === 0) return nothing;
  const items = lines.slice(0, itemsMax).map((line) => renderTemplate`<li>${formatLine(line, 1000)}</li>\n`);
  return renderTemplate`<section class="panel" aria-labelledby="${id}-title"><h2 id="${id}-title">${heading}</h2><ul class="lines">${items}</ul>${renderMoreNote(lines.length - items.length, 'entry', 'entries')}</section>`;
}

function renderMoreNote(more: number, one: string, many?: string): Html {
  return more > 0
    ? renderTemplate`<p class="note">${pluralize(more, one, many)} more in the JSON report.</p>`
    : nothing;
}

export function renderPolicy({ policy, scope }: Report): Html {
  const settings = Object.entries(policy.settings).sort(([a], [b]) => (a < b ? -1 : 1));
  return renderTemplate`<section class="panel" aria-labelledby="policy-title"><h2 id="policy-title">Policy</h2>${renderFacts(
    [['Read from', policy.source], ['SHA-256', policy.sha256], ['Scope in effect', scope], ...settings],
  )}</section>`;
}

export function renderAuditFooter(report: Report, category: string | undefined): Html {
  const { scan, repository } = report;
  const requests = Object.entries(report.requests).sort(([a], [b]) => (a < b ? -1 : 1));
  return renderTemplate`<footer class="audit"><div class="width"><h2>Audit</h2><div class="columns">${renderFacts([
    ['Tool', `Scan Gate ${report.tool.version}`],
    ['Service', report.serviceOrigin],
    [
      'Repository',
      repository &&
        formatLine(repository.id === undefined ? repository.name : `${repository.name} (${repository.id})`, 400),
    ],
    ['Stored as', repository?.vcsUrl && removeUserInfo(repository.vcsUrl)],
    ['Branch', report.branch],
    ['Head commit', report.headSha],
    ['Not a commit', report.uncommitted && formatUncommitted(report.uncommitted)],
    ['Base commit', report.baseSha],
    ['Event', report.event],
    ['Category', category],
  ])}${renderFacts([
    ['Scan', scan?.id],
    ['Status', scan?.status],
    ['Created', scan?.createdAt],
    ['Started', scan?.startedAt],
    ['Completed', scan?.completedAt],
    ['Reason', report.reason],
    ['Exit code', String(report.exitCode)],
    ['Enforced', report.enforced ? 'yes' : 'no (warn-only)'],
    ['Duration', formatDuration(report.durationMs)],
  ])}${renderFacts(
    [
      ['Requests', formatNumber(countRequests(report))],
      ...requests.map(([call, count]): Fact => [call, formatNumber(count)]),
    ],
    'calls',
  )}</div></div></footer>`;
}

type Fact = [term: string, text: string | undefined];

function renderFacts(entries: readonly Fact[], name = ''): Html {
  const stated = entries.flatMap(([term, text]) => (text === undefined || text === '' ? [] : [{ term, text }]));
  const items = stated
    .slice(0, itemsMax)
    .map(
      ({ term, text }) =>
        renderTemplate`<div><dt>${formatLine(term, 120)}</dt><dd>${formatLine(text, 400)}</dd></div>\n`,
    );
  const more = stated.length - items.length;
  const rest =
    more > 0 ? renderTemplate`<div><dt>…</dt><dd>${formatNumber(more)} more in the JSON report</dd></div>` : nothing;
  return renderTemplate`<dl class="facts ${name}">${items}${rest}</dl>`;
}
