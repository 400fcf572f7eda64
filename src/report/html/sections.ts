/** The sections below the findings: exceptions, coverage, skipped files, notes, policy and the audit trail. */
import { type ScanType, scanTypes } from '../../api/words.ts';
import { exceptionText } from '../../policy/exception-terms.ts';
import type { Exception } from '../../policy/policy.ts';
import { withoutUserInfo } from '../place.ts';
import type { Report } from '../report.ts';
import { plural } from '../tally.ts';
import { diagnosticLines, durationText, lookUpLines, requestCount } from '../wording.ts';
import { type Html, html, lineText, nothing, number } from './markup.ts';

/** Maximum number of list entries; the rest is counted. */
const itemsMax = 300;

export function exceptionSection({ exceptions }: Report): Html {
  if (exceptions === undefined) return nothing;
  const states = new Map<Exception, { covers: number; states: string[] }>();
  const note = (exception: Exception, state: string, covers = 0) => {
    const entry = states.get(exception) ?? { covers: 0, states: [] };
    states.set(exception, { covers: entry.covers + covers, states: [...entry.states, state] });
  };
  for (const exception of exceptions.expired) note(exception, 'expired, no longer applies');
  for (const { exception, ids } of exceptions.used) note(exception, 'in use', ids.length);
  for (const exception of exceptions.unmatched) note(exception, 'matches nothing');
  for (const exception of exceptions.unclear ?? []) note(exception, 'no finding has all of its criteria');
  for (const exception of exceptions.expiring) note(exception, 'expires soon');
  if (states.size === 0) return nothing;
  const rows = [...states].slice(0, itemsMax).map(([exception, entry]) => exceptionRow(exception, entry));
  return html`<section class="panel wide" aria-labelledby="exceptions-title"><h2 id="exceptions-title">Exceptions</h2>
<div class="scroll" tabindex="0" role="group" aria-labelledby="exceptions-title"><table><caption class="hidden">Findings that the team has accepted, and until when</caption>
<thead><tr><th scope="col">Covers</th><th scope="col">State</th><th scope="col" class="number">Findings</th><th scope="col">Expires</th><th scope="col">Owner</th><th scope="col">Reason</th></tr></thead>
<tbody>${rows}</tbody></table></div>${moreNote(states.size - rows.length, 'exception')}</section>`;
}

function exceptionRow(exception: Exception, { covers, states }: { covers: number; states: readonly string[] }): Html {
  const isUrgent = states.some((state) => state.startsWith('exp'));
  const owner = exception.owner === undefined ? '–' : lineText(exception.owner, 100);
  return html`<tr><th scope="row">${lineText(exceptionText(exception), 300)}</th><td class="${isUrgent ? 'urgent' : ''}">${states.join('; ')}</td><td class="number">${number(covers)}</td><td class="date">${lineText(exception.expires, 40)}</td><td>${owner}</td><td>${lineText(exception.reason, 400)}</td></tr>
`;
}

const typeWords: Record<ScanType, string> = { sast: 'SAST', sca: 'SCA', secrets: 'Secrets', iac: 'IaC' };
/** The coverage word and its symbol. */
const coverageMarks: Record<string, string> = { covered: '●', 'partly covered': '◐', 'not covered': '○' };

export function coverageSection({ scan }: Report): Html {
  const { coverage } = scan ?? {};
  if (coverage === undefined) return nothing;
  const items = scanTypes.map((type) => {
    const word = coverage[type] ?? 'not stated';
    return html`<li class="${word.replace(' ', '-')}"><span aria-hidden="true">${coverageMarks[word] ?? '?'}</span> <b>${typeWords[type]}</b> ${word}</li>`;
  });
  return html`<section class="panel" aria-labelledby="coverage-title"><h2 id="coverage-title">Coverage</h2><ul class="coverage">${items}</ul></section>`;
}

export function diagnosticSection(report: Report): Html {
  const lines = diagnosticLines(report);
  return listSection('diagnostics', `Skipped or not readable (${number(lines.length)})`, lines);
}

export function noteSection(report: Report): Html {
  return listSection('notes', 'Notes', [...lookUpLines(report), ...report.notes]);
}

function listSection(id: string, heading: string, lines: readonly string[]): Html {
  if (lines.length === 0) return nothing;
  const items = lines.slice(0, itemsMax).map((line) => html`<li>${lineText(line, 1000)}</li>\n`);
  return html`<section class="panel" aria-labelledby="${id}-title"><h2 id="${id}-title">${heading}</h2><ul class="lines">${items}</ul>${moreNote(lines.length - items.length, 'entry', 'entries')}</section>`;
}

function moreNote(more: number, one: string, many?: string): Html {
  return more > 0 ? html`<p class="note">${plural(more, one, many)} more in the JSON report.</p>` : nothing;
}

export function policySection({ policy, scope }: Report): Html {
  const settings = Object.entries(policy.settings).sort(([a], [b]) => (a < b ? -1 : 1));
  return html`<section class="panel" aria-labelledby="policy-title"><h2 id="policy-title">Policy</h2>${facts([
    ['Read from', policy.source],
    ['SHA-256', policy.sha256],
    ['Scope in effect', scope],
    ...settings,
  ])}</section>`;
}

export function auditFooter(report: Report, category: string | undefined): Html {
  const { scan, repository } = report;
  const requests = Object.entries(report.requests).sort(([a], [b]) => (a < b ? -1 : 1));
  return html`<footer class="audit"><div class="width"><h2>Audit</h2><div class="columns">${facts([
    ['Tool', `Scan Gate ${report.tool.version}`],
    ['Service', report.serviceOrigin],
    ['Repository', repository && `${lineText(repository.name, 200)} (${lineText(repository.id, 200)})`],
    ['Stored as', repository?.vcsUrl && withoutUserInfo(repository.vcsUrl)],
    ['Branch', report.branch],
    ['Head commit', report.headSha],
    ['Base commit', report.baseSha],
    ['Event', report.event],
    ['Category', category],
  ])}${facts([
    ['Scan', scan?.id],
    ['Status', scan?.status],
    ['Created', scan?.createdAt],
    ['Started', scan?.startedAt],
    ['Completed', scan?.completedAt],
    ['Reason', report.reason],
    ['Exit code', String(report.exitCode)],
    ['Enforced', report.enforced ? 'yes' : 'no (warn-only)'],
    ['Duration', durationText(report.durationMs)],
  ])}${facts(
    [['Requests', number(requestCount(report))], ...requests.map(([call, count]): Fact => [call, number(count)])],
    'calls',
  )}</div></div></footer>`;
}

type Fact = [term: string, text: string | undefined];

function facts(entries: readonly Fact[], name = ''): Html {
  const known = entries.flatMap(([term, text]) => (text === undefined || text === '' ? [] : [{ term, text }]));
  const items = known
    .slice(0, itemsMax)
    .map(({ term, text }) => html`<div><dt>${lineText(term, 120)}</dt><dd>${lineText(text, 400)}</dd></div>\n`);
  const more = known.length - items.length;
  const rest = more > 0 ? html`<div><dt>…</dt><dd>${number(more)} more in the JSON report</dd></div>` : nothing;
  return html`<dl class="facts ${name}">${items}${rest}</dl>`;
}
