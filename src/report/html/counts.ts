/** The scan's counts by severity as a table whose bars are plain SVG: this scan, and the base branch where it is known. */
import type { Tally } from '../../policy/verdict.ts';
import { type Severity, severities, severityNames } from '../../severity.ts';
import type { Report } from '../report.ts';
import { openCounts } from '../sentence/standing.ts';
import { type Html, html, lineText, nothing, number } from './markup.ts';

type Counts = Partial<Record<Severity, number>>;

interface Bars {
  scan: Counts;
  base: Counts | undefined;
  open: Tally;
  /** The longest bar; at least 1. */
  most: number;
}

export function countSection(report: Report): Html {
  const scan = report.scan?.counts ?? {};
  if (Object.keys(scan).length === 0 && report.listedSeverities.length === 0)
    return html`<section class="panel counts" aria-labelledby="counts-title"><h2 id="counts-title">Counts</h2><p class="note">Nothing was counted: no scan was read.</p></section>`;
  const base = report.base?.counts;
  const open = openCounts(report);
  const most = Math.max(1, ...Object.values(scan), ...Object.values(base ?? {}));
  const baseHead = base === undefined ? nothing : html`<th scope="col" class="number">Base</th>`;
  return html`<section class="panel counts" aria-labelledby="counts-title">
<h2 id="counts-title">Counts</h2>
<table>
<caption class="hidden">Findings by severity: what the scan itself counts, and what is open</caption>
<thead><tr><th scope="col">Severity</th><td class="bar"></td><th scope="col" class="number">This scan</th>${baseHead}<th scope="col" class="number">Open</th></tr></thead>
<tbody>${severities.map((severity) => countRow(severity, { scan, base, open, most }))}${unknownRow(open, base)}</tbody>
</table>
${legend(report)}
</section>`;
}

function countRow(severity: Severity, bars: Bars): Html {
  const { scan, base, open } = bars;
  const baseCell = base === undefined ? nothing : numberCell(base[severity], 'not stated');
  return html`<tr><th scope="row">${severityNames[severity]}</th><td class="bar">${bar(severity, bars)}</td>${numberCell(scan[severity], 'not stated')}${baseCell}${numberCell(open[severity], 'not known')}</tr>
`;
}

/** No count of the scan says anything of them. */
function unknownRow({ UNKNOWN: count }: Tally, base: Counts | undefined): Html {
  if (count === undefined) return nothing;
  const baseCell = base === undefined ? nothing : html`<td></td>`;
  return html`<tr><th scope="row">Unknown</th><td class="bar"></td><td></td>${baseCell}${numberCell(count, '')}</tr>
`;
}

function numberCell(count: number | undefined, unknown: string): Html {
  return count === undefined
    ? html`<td class="number unknown">${unknown}</td>`
    : html`<td class="number">${number(count)}</td>`;
}

/** The numbers stand beside it as text. */
function bar(severity: Severity, { scan, base, most }: Bars): Html {
  const top = base === undefined ? 3.5 : 1;
  const own = html`<rect class="fill-${severity.toLowerCase()}" x="0" y="${top}" width="${length(scan[severity], most)}" height="8"/>`;
  const other =
    base === undefined
      ? nothing
      : html`<rect class="fill-base" x="0" y="10.5" width="${length(base[severity], most)}" height="3.5"/>`;
  return html`<svg viewBox="0 0 100 15" preserveAspectRatio="none" aria-hidden="true" focusable="false"><rect class="fill-track" x="0" y="${top}" width="100" height="8"/>${own}${other}</svg>`;
}

/** Percent of the longest; what is not nothing can be seen. */
function length(count: number | undefined, most: number): number {
  return count === undefined || count <= 0 ? 0 : Math.max(1.5, Math.round((count / most) * 1000) / 10);
}

function legend({ base }: Report): Html {
  if (base === undefined) return nothing;
  const swatch = (name: string) =>
    html`<svg class="swatch" viewBox="0 0 12 12" aria-hidden="true" focusable="false"><rect class="${name}" width="12" height="12"/></svg>`;
  const words = `base: ${lineText(base.branch, 100)}, scan ${lineText(base.scanId, 80)}`;
  return html`<p class="legend">${swatch('fill-critical')}${swatch('fill-high')}${swatch('fill-medium')} this scan<span class="gap"></span>${swatch('fill-base')} ${words}</p>`;
}
