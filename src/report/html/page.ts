/** Renders the run as a self-contained page: it loads nothing, sends nothing, and runs only its own script. */
import type { RenderOptions } from '../format.ts';
import type { Report } from '../report.ts';
import { listUncoveredTypes } from '../wording.ts';
import { type PageAssets, readPageAssets } from './assets.ts';
import { renderBlocking } from './blocking.ts';
import { renderCounts } from './counts.ts';
import { renderFindingSection } from './finding.ts';
import { hashContent, renderHead } from './frame.ts';
import { type Html, nothing, renderOwnElement, renderTemplate } from './markup.ts';
import { renderTableRows } from './rows.ts';
import {
  renderAuditFooter,
  renderCoverage,
  renderDiagnostics,
  renderExceptions,
  renderNotes,
  renderPolicy,
} from './sections.ts';
import { formatPageTitle, renderPageHeader, renderRules, renderVerdict } from './verdict.ts';

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

/** The same as one text. */
export function renderHtml(report: Report, options?: RenderOptions): string {
  return [...renderPagePieces(report, options)].join('');
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
