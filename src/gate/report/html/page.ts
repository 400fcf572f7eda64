/** Renders the run as a self-contained page: it loads nothing, sends nothing, and runs only its own script. */

import { type Severity, severities, severityNames } from '../../../shared/severity.ts';
import { type PageAssets, readPageAssets } from '../../../shared/shown/html/assets.ts';
import {
  brand,
  hashContent,
  readSnippet,
  renderCode,
  renderCoverage,
  renderHead,
} from '../../../shared/shown/html/finding-parts.ts';
import {
  capitalize,
  formatBlock,
  formatLine,
  formatNumber,
  type Html,
  nothing,
  renderOwnElement,
  renderProseLine,
  renderTemplate,
} from '../../../shared/shown/html/markup.ts';
import { buildBlobBase, removeUserInfo, toSafeLine, toSafeSha } from '../../../shared/shown/location.ts';
import { truncate } from '../../../shared/shown/neutral.ts';
import { formatDuration, pluralize } from '../../../shared/text/amounts.ts';
import { formatException } from '../../policy/exceptions.ts';
import type { Exception } from '../../policy/policy.ts';
import type { Verdict } from '../../policy/verdict.ts';
import { describeAdvice, exceptionsPage } from '../advice.ts';
import type { RenderOptions, ReportFormat } from '../format.ts';
import { countByDisposition, countOpen, formatIntro, selectDecidingFindings } from '../numbers.ts';
import { countItemFindings, type FindingItem, getItemAdvice, groupPackages } from '../packages.ts';
import type { Report } from '../report.ts';
import { formatSentence, getShownVerdict } from '../sentence/sentence.ts';
import {
  countRequests,
  formatDiagnostics,
  formatExclusions,
  formatLookUps,
  formatOwnership,
  formatReasons,
  formatSeverityName,
  formatUncommitted,
  formatWarnings,
  getHelpUrl,
  listShownRules,
  listUncoveredTypes,
  type ShownRule,
} from '../wording.ts';
import {
  formatAnchor,
  formatFindingTitle,
  renderFindingSection,
  renderLocationLink,
  renderTableRows,
} from './table.ts';

/** Maximum number of listed rules; the rest is counted. */
const rulesMax = 200;

/** Drawn on 24 by 24: a check mark, a cross, a question mark. */
const icons: Record<Verdict, Html> = {
  passed: renderTemplate`<path d="M5.5 12.5l4.5 4.5 8.5-9.5"/>`,
  failed: renderTemplate`<path d="M7 7l10 10M17 7L7 17"/>`,
  inconclusive: renderTemplate`<path d="M8.6 9.2a3.4 3.4 0 1 1 4.9 3.05c-1 .5-1.5 1.15-1.5 2.25M12 18.1v.1"/>`,
};

function renderPageHeader(report: Report): Html {
  const sha = toSafeSha(report.headSha);
  const parts: [string, string | undefined][] = [
    ['Repository', report.repository?.name],
    ['Branch', report.branch],
    ['Commit', sha?.slice(0, 7)],
    ['Not a commit', report.uncommitted && formatUncommitted(report.uncommitted)],
    ['Pull request', report.pullRequest === undefined ? undefined : `#${report.pullRequest}`],
  ];
  const items = parts.flatMap(([term, text]) =>
    text === undefined ? [] : [renderTemplate`<div><dt>${term}</dt><dd>${formatLine(text, 120)}</dd></div>`],
  );
  return renderTemplate`<header class="top"><div class="width">
<p class="brand">${brand}</p>
${items.length === 0 ? nothing : renderTemplate`<dl class="context">${items}</dl>`}
<button type="button" class="theme" id="theme" hidden>Dark theme</button>
</div></header>`;
}

function renderVerdict(report: Report): Html {
  const shown = getShownVerdict(report);
  const warned = [...formatWarnings(report), ...formatExclusions(report)].slice(0, 20);
  const counts = countByDisposition(report);
  const tally = counts.map(
    ([word, count]) => renderTemplate`<div><dt>${word}</dt><dd>${formatNumber(count)}</dd></div>`,
  );
  return renderTemplate`<section class="verdict ${shown}" aria-labelledby="verdict">
<svg class="mark" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><circle cx="12" cy="12" r="12"/>${icons[shown]}</svg>
<div class="say"><h1 id="verdict"><span class="hidden">Scan Gate: </span>${formatLine(formatSentence(report), 200)}</h1>
${renderAdvice(report)}${warned.map((line) => renderTemplate`<p class="why">${line}</p>`)}</div>
${counts.every(([, count]) => count === 0) ? nothing : renderTemplate`<dl class="tally">${tally}</dl>`}
</section>`;
}

/** Why the run did not pass, what to do, and where to read more. */
function renderAdvice(report: Report): Html {
  const { verdict, hint, reason } = report;
  if (verdict === 'passed') return nothing;
  if (verdict === 'failed') {
    const { context, lead, link } = describeAdvice(report);
    const why = context === undefined ? nothing : renderTemplate`<p class="why">${formatLine(context, 600)}</p>`;
    return renderTemplate`${why}<p class="hint">${lead}<a href="${exceptionsPage}">${link}</a>.</p>`;
  }
  const why = formatReasons(report, formatSentence(report)).slice(0, 20);
  const help = getHelpUrl(reason);
  const more = help === undefined ? nothing : renderTemplate`<a href="${help}">What this means</a>`;
  const todo = [hint === undefined ? nothing : renderTemplate`${renderProseLine(hint, 2000)} `, more];
  return renderTemplate`${why.map((line) => renderTemplate`<p class="why">${formatLine(line, 2000)}</p>`)}<p class="hint">${todo}</p>`;
}

function renderRules(report: Report): Html {
  const rules = listShownRules(report);
  const body =
    rules.length === 0
      ? renderTemplate`<p class="note">No rule was judged.</p>`
      : renderTemplate`<ul class="rules">${rules.slice(0, rulesMax).map(renderRule)}</ul>`;
  return renderTemplate`<section class="panel" aria-labelledby="rules-title"><h2 id="rules-title">Rules</h2>${body}${renderMoreNote(rules.length - rulesMax, 'rule')}</section>`;
}

function renderRule(rule: ShownRule): Html {
  return renderTemplate`<li><svg class="mark small ${rule.shown}" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><circle cx="12" cy="12" r="12"/>${icons[rule.shown]}</svg>
<div><p class="rule"><code>${formatLine(rule.rule, 160)}</code> <span class="rule-word ${rule.shown}">${rule.word}</span></p>
<p>${capitalize(formatLine(rule.line, 800))}</p></div></li>
`;
}

/** Maximum number of items, and of characters of code in each. The table below contains everything. */
const itemsMax = 20;
const codeMax = 1200;

function renderBlocking(report: Report): Html {
  if (report.verdict === 'passed') return nothing;
  const findings = selectDecidingFindings(report);
  if (findings.length === 0) return nothing;
  const items = groupPackages(report, findings, itemsMax);
  const shown = items.reduce((sum, item) => sum + countItemFindings(item), 0);
  const more = findings.length - shown;
  const heading = report.verdict === 'failed' ? 'What blocks' : 'What may block';
  const rest =
    more > 0 ? renderTemplate`<p class="note">${pluralize(more, 'finding')} more in the table below.</p>` : nothing;
  const intro = formatIntro(report);
  const lead = intro === '' ? nothing : renderTemplate`<p class="intro">${intro}</p>`;
  return renderTemplate`<section class="panel wide blocking" aria-labelledby="blocking-title"><h2 id="blocking-title">${heading}</h2>
${lead}<ol>${items.map((item) => renderBlockingItem(report, item))}</ol>${rest}</section>`;
}

function renderBlockingItem(report: Report, item: FindingItem): Html {
  const { finding } = item;
  const chip = renderTemplate`<span class="severity ${finding.severity.toLowerCase()}">${formatSeverityName(finding)}</span>`;
  const snippet = item.package === undefined ? readSnippet(finding) : undefined;
  const code = snippet === undefined ? nothing : renderCode(truncate(snippet, codeMax), toSafeLine(finding.line));
  const title =
    item.package === undefined
      ? formatFindingTitle(finding)
      : formatLine(
          `${item.package.name} ${item.package.version}: ${item.package.findings.length} vulnerabilities`,
          300,
        );
  const anchor = formatAnchor(finding.id);
  const link =
    anchor === undefined ? renderTemplate`<span>${title}</span>` : renderTemplate`<a href="#${anchor}">${title}</a>`;
  const advice = getItemAdvice(item);
  const owned = formatOwnership(finding);
  const todo = advice === undefined ? nothing : renderTemplate`<p>${formatLine(formatBlock(advice, 300), 300)}</p>`;
  return renderTemplate`<li><h3>${chip} ${link}</h3>
<p class="place">${renderLocationLink(finding, buildBlobBase(report))}${owned === undefined ? nothing : renderTemplate` ${formatLine(owned, 200)}`}</p>${todo}${code}</li>
`;
}

export const html: ReportFormat = { readBy: 'people: one page', pieces: renderPagePieces };

/**
 * HTML in pieces, at most about 45 MB. The most severe findings of this scan are rows, whatever `disclose` says. Long
 * texts end in `…`, and the page counts what had no room. Descriptions and code of secrets, and of possible secrets,
 * are left out.
 */
function* renderPagePieces(report: Report, { category }: RenderOptions): Generator<string> {
  const assets = readPageAssets();
  const rows = renderTableRows(report);
  const { above, below } = renderFindingSection(report, rows);
  yield `<!doctype html>\n${renderPageHead(report, assets)}${above}`;
  yield* rows.bodies;
  const isCovered = listUncoveredTypes(report).length === 0;
  const diagnostics = formatDiagnostics(report);
  const end = renderTemplate`
${renderExceptions(report)}
<div class="stack">${isCovered ? renderCoverage(report) : nothing}${renderListSection('diagnostics', `Skipped or not readable (${formatNumber(diagnostics.length)})`, diagnostics)}${renderListSection('notes', 'Notes', [...formatLookUps(report), ...report.notes])}${renderPolicy(report)}</div>
</main>
${renderAuditFooter(report, category)}
`;
  yield `${below}${end}${renderOwnElement('script', assets.script)}\n</body>\n</html>\n`;
}

/** Everything above the findings. */
function renderPageHead(report: Report, assets: PageAssets): Html {
  const where = [report.repository?.name, report.branch].filter((part) => part !== undefined).join(' ');
  const title = formatLine(`${formatSentence(report)}${where === '' ? '' : ` – ${where}`} – Scan Gate`, 200);
  return renderTemplate`<html lang="en">
<head>
${renderHead(title, assets.style, formatContentPolicy(assets))}
</head>
<body>
<a class="skip" href="#findings-title">Skip to the findings</a>
${renderPageHeader(report)}
<main>
${renderVerdict(report)}
${renderBlocking(report)}${listUncoveredTypes(report).length > 0 ? renderCoverage(report) : nothing}
<div class="pair">${renderRules(report)}${renderCounts(report)}</div>
`;
}

/** Allows only our own style and script, by their hashes, and no conversion of strings to markup. */
function formatContentPolicy({ style, script }: PageAssets): string {
  return [
    "default-src 'none'",
    `style-src '${hashContent(style)}'`,
    `script-src '${hashContent(script)}'`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

type Counts = Partial<Record<Severity, number>>;

function renderCounts(report: Report): Html {
  const { base } = report;
  const [scan, based, open] = [report.scan?.counts ?? {}, base?.counts, countOpen(report)];
  const isCounted = Object.keys(scan).length > 0 || report.listedSeverities.length > 0;
  const heads = ['This scan', ...(base === undefined ? [] : ['Base']), 'Open'];
  const rows = severities.map((severity) => {
    const cell = based === undefined ? nothing : renderNumberCell(based[severity], 'not stated');
    return renderTemplate`<tr><th scope="row">${severityNames[severity]}</th><td class="bar">${renderBars(severity, scan, based)}</td>${renderNumberCell(scan[severity], 'not stated')}${cell}${renderNumberCell(open[severity], 'not known')}</tr>
`;
  });
  // The counts of the scan do not include this number.
  const unknown = renderTemplate`<tr><th scope="row">Unknown</th><td colspan="${heads.length}"></td>${renderNumberCell(open.UNKNOWN, '')}</tr>`;
  const table = renderTemplate`<table>
<caption class="hidden">Findings by severity: what the scan itself counts, and what is open</caption>
<thead><tr><th scope="col">Severity</th><td class="bar"></td>${heads.map((head) => renderTemplate`<th scope="col" class="number">${head}</th>`)}</tr></thead>
<tbody>${rows}${open.UNKNOWN === undefined ? nothing : unknown}</tbody>
</table>${base ? renderTemplate`<p class="note">Thin bars: base: ${formatLine(base.branch, 100)}, scan ${formatLine(base.scanId, 80)}</p>` : nothing}`;
  return renderTemplate`<section class="panel counts" aria-labelledby="counts-title"><h2 id="counts-title">Counts</h2>
${isCounted ? table : renderTemplate`<p class="note">Nothing was counted: no scan was read.</p>`}</section>`;
}

function renderNumberCell(count: number | undefined, unknown: string): Html {
  return count === undefined
    ? renderTemplate`<td class="number unknown">${unknown}</td>`
    : renderTemplate`<td class="number">${formatNumber(count)}</td>`;
}

/** The numbers are beside the bars as text. */
function renderBars(severity: Severity, scan: Counts, base: Counts | undefined): Html {
  const most = Math.max(1, ...Object.values(scan), ...Object.values(base ?? {}));
  // Percent of the longest bar. Every number above zero is visible.
  const toBarLength = (count = 0) => (count <= 0 ? 0 : Math.max(1.5, Math.round((count / most) * 1000) / 10));
  const top = base === undefined ? 3.5 : 1;
  const other = renderTemplate`<rect class="fill-base" x="0" y="10.5" width="${toBarLength(base?.[severity])}" height="3.5"/>`;
  return renderTemplate`<svg viewBox="0 0 100 15" preserveAspectRatio="none" aria-hidden="true" focusable="false"><rect class="fill-track" x="0" y="${top}" width="100" height="8"/><rect class="fill-${severity.toLowerCase()}" x="0" y="${top}" width="${toBarLength(scan[severity])}" height="8"/>${base === undefined ? nothing : other}</svg>`;
}

/** Maximum number of list entries; the rest is counted. */
const listedMax = 300;

function renderExceptions({ exceptions }: Report): Html {
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
  const rows = [...states].slice(0, listedMax).map(([exception, entry]) => renderExceptionRow(exception, entry));
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

function renderListSection(id: string, heading: string, lines: readonly string[]): Html {
  if (lines.length === 0) return nothing;
  const items = lines.slice(0, listedMax).map((line) => renderTemplate`<li>${formatLine(line, 1000)}</li>\n`);
  return renderTemplate`<section class="panel" aria-labelledby="${id}-title"><h2 id="${id}-title">${heading}</h2><ul class="lines">${items}</ul>${renderMoreNote(lines.length - items.length, 'entry', 'entries')}</section>`;
}

function renderMoreNote(more: number, one: string, many?: string): Html {
  return more > 0
    ? renderTemplate`<p class="note">${pluralize(more, one, many)} more in the JSON report.</p>`
    : nothing;
}

function renderPolicy({ policy, scope }: Report): Html {
  const settings = Object.entries(policy.settings).sort(([a], [b]) => (a < b ? -1 : 1));
  return renderTemplate`<section class="panel" aria-labelledby="policy-title"><h2 id="policy-title">Policy</h2>${renderFacts(
    [['Read from', policy.source], ['SHA-256', policy.sha256], ['Scope in effect', scope], ...settings],
  )}</section>`;
}

function renderAuditFooter(report: Report, category: string | undefined): Html {
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
    .slice(0, listedMax)
    .map(
      ({ term, text }) =>
        renderTemplate`<div><dt>${formatLine(term, 120)}</dt><dd>${formatLine(text, 400)}</dd></div>\n`,
    );
  const more = stated.length - items.length;
  const rest =
    more > 0 ? renderTemplate`<div><dt>…</dt><dd>${formatNumber(more)} more in the JSON report</dd></div>` : nothing;
  return renderTemplate`<dl class="facts ${name}">${items}${rest}</dl>`;
}
