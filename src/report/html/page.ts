/** Renders the run as a self-contained page: it loads nothing, sends nothing, and runs only its own script. */
import { createHash } from 'node:crypto';
import type { RenderOptions } from '../format.ts';
import type { Report } from '../report.ts';
import { uncoveredTypes } from '../wording.ts';
import { type PageAssets, readPageAssets } from './assets.ts';
import { blockingSection } from './blocking.ts';
import { countSection } from './counts.ts';
import { findingSection } from './finding.ts';
import { type Html, html, nothing, ownElement } from './markup.ts';
import { tableRows } from './rows.ts';
import {
  auditFooter,
  coverageSection,
  diagnosticSection,
  exceptionSection,
  noteSection,
  policySection,
} from './sections.ts';
import { pageHeader, pageTitle, ruleSection, verdictSection } from './verdict.ts';

/**
 * HTML in pieces, at most about 45 MB. The most severe findings of this scan are rows, whatever `disclose` says. Long
 * texts end in `…`, and the page counts what had no room. Descriptions and code of secrets, and of possible secrets,
 * are left out.
 */
export function* pagePieces(report: Report, options: RenderOptions = {}): Generator<string> {
  const assets = readPageAssets();
  const rows = tableRows(report);
  const { above, below } = findingSection(report, rows);
  yield `<!doctype html>\n${pageHead(report, assets)}${above}`;
  yield* rows.bodies;
  yield `${below}${pageEnd(report, options)}${ownElement('script', assets.script)}\n</body>\n</html>\n`;
}

/** The same as one text. */
export function renderHtml(report: Report, options?: RenderOptions): string {
  return [...pagePieces(report, options)].join('');
}

/** Everything above the findings. */
function pageHead(report: Report, assets: PageAssets): Html {
  return html`<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${contentPolicy(assets)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${pageTitle(report)}</title>
${ownElement('style', assets.style)}
</head>
<body>
<a class="skip" href="#findings-title">Skip to the findings</a>
${pageHeader(report)}
<main>
${verdictSection(report)}
${blockingSection(report)}${uncoveredTypes(report).length > 0 ? coverageSection(report) : nothing}
<div class="pair">${ruleSection(report)}${countSection(report)}</div>
`;
}

function pageEnd(report: Report, { category }: RenderOptions): Html {
  return html`
${exceptionSection(report)}
<div class="stack">${uncoveredTypes(report).length > 0 ? nothing : coverageSection(report)}${diagnosticSection(report)}${noteSection(report)}${policySection(report)}</div>
</main>
${auditFooter(report, category)}
`;
}

/** Allows only our own style and script, by their hashes, and no conversion of strings to markup. */
function contentPolicy({ style, script }: PageAssets): string {
  return [
    "default-src 'none'",
    `style-src '${hashOf(style)}'`,
    `script-src '${hashOf(script)}'`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}`;
}
