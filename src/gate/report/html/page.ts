/** Renders the run as a self-contained page: it loads nothing, sends nothing, and runs only its own script. */

import { type Severity, severities, severityNames } from '../../../shared/severity.ts';
import { type PageAssets, readPageAssets } from '../../../shared/shown/html/assets.ts';
import { renderCoverage } from '../../../shared/shown/html/coverage.ts';
import { readSnippet, renderCode } from '../../../shared/shown/html/finding-parts.ts';
import { brand, hashContent, renderHead } from '../../../shared/shown/html/frame.ts';
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
import { buildBlobBase, toSafeLine, toSafeSha } from '../../../shared/shown/location.ts';
import { truncate } from '../../../shared/shown/neutral.ts';
import { pluralize } from '../../../shared/text/amounts.ts';
import { getRemediation } from '../../../shared/text/finding-texts.ts';
import type { Verdict } from '../../policy/verdict.ts';
import { describeAdvice, exceptionsPage } from '../advice.ts';
import type { RenderOptions } from '../format.ts';
import { getHelpUrl } from '../help-page.ts';
import { formatExclusions, formatWarnings, listShownRules, type ShownRule } from '../notices.ts';
import { countByDisposition, formatIntro, selectDecidingFindings } from '../numbers.ts';
import { formatOwnership } from '../owners.ts';
import { countItemFindings, type FindingItem, groupPackages } from '../packages.ts';
import type { Report } from '../report.ts';
import { countOpen } from '../sentence/open-findings.ts';
import { formatSentence, getShownVerdict } from '../sentence/sentence.ts';
import { formatUncommitted } from '../uncommitted.ts';
import { extractFirstSentence, formatReasons, formatSeverityName, listUncoveredTypes } from '../wording.ts';
import { renderFindingSection } from './finding.ts';
import { formatAnchor, formatFindingTitle, renderLocationLink, renderTableRows } from './rows.ts';
import { renderAuditFooter, renderDiagnostics, renderExceptions, renderNotes, renderPolicy } from './sections.ts';

/** Maximum number of listed rules; the rest is counted. */
const rulesMax = 200;

/** Drawn on 24 by 24: a check mark, a cross, a question mark. */
const icons: Record<Verdict, Html> = {
  passed: renderTemplate`<path d="M5.5 12.5l4.5 4.5 8.5-9.5"/>`,
  failed: renderTemplate`<path d="M7 7l10 10M17 7L7 17"/>`,
  inconclusive: renderTemplate`<path d="M8.6 9.2a3.4 3.4 0 1 1 4.9 3.05c-1 .5-1.5 1.15-1.5 2.25M12 18.1v.1"/>`,
};

function formatPageTitle(report: Report): string {
  const where = [report.repository?.name, report.branch].filter((part) => part !== undefined).join(' ');
  return formatLine(`${formatSentence(report)}${where === '' ? '' : ` – ${where}`} – Scan Gate`, 200);
}

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
  return renderTemplate`<section class="verdict ${shown}" aria-labelledby="verdict">
<svg class="mark" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><circle cx="12" cy="12" r="12"/>${icons[shown]}</svg>
<div class="say"><h1 id="verdict"><span class="hidden">Scan Gate: </span>${formatLine(formatSentence(report), 200)}</h1>
${renderWarnings(report)}</div>
${renderTally(report)}
</section>`;
}

/** Why the run is inconclusive, what to do, and where to read more. */
function renderWarnings(report: Report): Html {
  const warned = [...formatWarnings(report), ...formatExclusions(report)].slice(0, 20);
  return renderTemplate`${renderAdvice(report)}${warned.map((line) => renderTemplate`<p class="why">${line}</p>`)}`;
}

function renderAdvice(report: Report): Html {
  const { verdict, hint, reason } = report;
  if (verdict === 'passed') return nothing;
  if (verdict === 'failed') {
    const { context, lead, link } = describeAdvice(report);
    const why = context === undefined ? nothing : renderTemplate`<p class="why">${formatLine(context, 600)}</p>`;
    return renderTemplate`${why}<p class="hint">${lead}${renderLink(exceptionsPage, link)}.</p>`;
  }
  const why = formatReasons(report, formatSentence(report)).slice(0, 20);
  const help = getHelpUrl(reason);
  const more = help === undefined ? nothing : renderLink(help, 'What this means');
  const todo = [hint === undefined ? nothing : renderTemplate`${renderProseLine(hint, 2000)} `, more];
  return renderTemplate`${why.map((line) => renderTemplate`<p class="why">${formatLine(line, 2000)}</p>`)}<p class="hint">${todo}</p>`;
}

/** Links to one of our own pages. */
function renderLink(address: string, text: string): Html {
  return renderTemplate`<a href="${address}">${text}</a>`;
}

/** The numbers in the sentence, with their labels. */
function renderTally(report: Report): Html {
  const counts = countByDisposition(report);
  if (counts.every(([, count]) => count === 0)) return nothing;
  return renderTemplate`<dl class="tally">${counts.map(
    ([word, count]) => renderTemplate`<div><dt>${word}</dt><dd>${formatNumber(count)}</dd></div>`,
  )}</dl>`;
}

function renderRules(report: Report): Html {
  const rules = listShownRules(report);
  const more = rules.length - rulesMax;
  const body =
    rules.length === 0
      ? renderTemplate`<p class="note">No rule was judged.</p>`
      : renderTemplate`<ul class="rules">${rules.slice(0, rulesMax).map(renderRule)}</ul>`;
  const rest =
    more > 0 ? renderTemplate`<p class="note">${pluralize(more, 'rule')} more in the JSON report.</p>` : nothing;
  return renderTemplate`<section class="panel" aria-labelledby="rules-title"><h2 id="rules-title">Rules</h2>${body}${rest}</section>`;
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
  const advice = formatItemAdvice(item);
  const owned = formatOwnership(finding);
  const todo = advice === undefined ? nothing : renderTemplate`<p>${formatLine(formatBlock(advice, 300), 300)}</p>`;
  return renderTemplate`<li><h3>${chip} ${renderRowLink(finding.id, formatItemTitle(item))}</h3>
<p class="place">${renderLocationLink(finding, buildBlobBase(report))}${owned === undefined ? nothing : renderTemplate` ${formatLine(owned, 200)}`}</p>${todo}${code}</li>
`;
}

/** Links to the finding's row in the table. */
function renderRowLink(id: string, text: string): Html {
  const anchor = formatAnchor(id);
  return anchor === undefined ? renderTemplate`<span>${text}</span>` : renderTemplate`<a href="#${anchor}">${text}</a>`;
}

function formatItemTitle(item: FindingItem): string {
  if (item.package === undefined) return formatFindingTitle(item.finding);
  const { name, version, findings } = item.package;
  return formatLine(`${name} ${version}: ${pluralize(findings.length, 'vulnerability', 'vulnerabilities')}`, 300);
}

function formatItemAdvice(item: FindingItem): string | undefined {
  if (item.package === undefined) return extractFirstSentence(getRemediation(item.finding));
  const { update } = item.package;
  return update === undefined ? undefined : `${update}.`;
}

/**
 * HTML in pieces, at most about 45 MB. The most severe findings of this scan are rows, whatever `disclose` says. Long
 * texts end in `…`, and the page counts what had no room. Descriptions and code of secrets, and of possible secrets,
 * are left out.
 */
export function* renderPagePieces(report: Report, options: RenderOptions = {}): Generator<string> {
  const assets = readPageAssets();
  const rows = renderTableRows(report);
  const { above, below } = renderFindingSection(report, rows);
  yield `<!doctype html>\n${renderPageHead(report, assets)}${above}`;
  yield* rows.bodies;
  yield `${below}${renderPageEnd(report, options)}${renderOwnElement('script', assets.script)}\n</body>\n</html>\n`;
}

/** Everything above the findings. */
function renderPageHead(report: Report, assets: PageAssets): Html {
  return renderTemplate`<html lang="en">
<head>
${renderHead({ title: formatPageTitle(report), style: assets.style, policy: formatContentPolicy(assets) })}
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

function renderPageEnd(report: Report, { category }: RenderOptions): Html {
  return renderTemplate`
${renderExceptions(report)}
<div class="stack">${listUncoveredTypes(report).length > 0 ? nothing : renderCoverage(report)}${renderDiagnostics(report)}${renderNotes(report)}${renderPolicy(report)}</div>
</main>
${renderAuditFooter(report, category)}
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
  const [scan, base, open] = [report.scan?.counts ?? {}, report.base?.counts, countOpen(report)];
  const isCounted = Object.keys(scan).length > 0 || report.listedSeverities.length > 0;
  const heads = ['This scan', ...(base === undefined ? [] : ['Base']), 'Open'];
  const rows = severities.map((severity) => {
    const based = base === undefined ? nothing : renderNumberCell(base[severity], 'not stated');
    return renderTemplate`<tr><th scope="row">${severityNames[severity]}</th><td class="bar">${renderBars(severity, scan, base)}</td>${renderNumberCell(scan[severity], 'not stated')}${based}${renderNumberCell(open[severity], 'not known')}</tr>
`;
  });
  // The counts of the scan do not include this number.
  const unknown = renderTemplate`<tr><th scope="row">Unknown</th><td colspan="${heads.length}"></td>${renderNumberCell(open.UNKNOWN, '')}</tr>`;
  const table = renderTemplate`<table>
<caption class="hidden">Findings by severity: what the scan itself counts, and what is open</caption>
<thead><tr><th scope="col">Severity</th><td class="bar"></td>${heads.map((head) => renderTemplate`<th scope="col" class="number">${head}</th>`)}</tr></thead>
<tbody>${rows}${open.UNKNOWN === undefined ? nothing : unknown}</tbody>
</table>${renderBaseNote(report)}`;
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

function renderBaseNote({ base }: Report): Html {
  return base === undefined
    ? nothing
    : renderTemplate`<p class="note">Thin bars: base: ${formatLine(base.branch, 100)}, scan ${formatLine(base.scanId, 80)}</p>`;
}
