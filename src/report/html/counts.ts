/** The counts by severity as a table with SVG bars: for this scan, and for the base branch if it is known. */
import { type Severity, severities, severityNames } from '../../severity.ts';
import type { Report } from '../report.ts';
import { openCounts } from '../sentence/standing.ts';
import { type Html, html, lineText, nothing, number } from './markup.ts';

type Counts = Partial<Record<Severity, number>>;

export function countSection(report: Report): Html {
  const [scan, base, open] = [report.scan?.counts ?? {}, report.base?.counts, openCounts(report)];
  const isCounted = Object.keys(scan).length > 0 || report.listedSeverities.length > 0;
  const heads = ['This scan', ...(base === undefined ? [] : ['Base']), 'Open'];
  const rows = severities.map((severity) => {
    const based = base === undefined ? nothing : numberCell(base[severity], 'not stated');
    return html`<tr><th scope="row">${severityNames[severity]}</th><td class="bar">${bars(severity, scan, base)}</td>${numberCell(scan[severity], 'not stated')}${based}${numberCell(open[severity], 'not known')}</tr>
`;
  });
  // The counts of the scan do not include this number.
  const unknown = html`<tr><th scope="row">Unknown</th><td colspan="${heads.length}"></td>${numberCell(open.UNKNOWN, '')}</tr>`;
  const table = html`<table>
<caption class="hidden">Findings by severity: what the scan itself counts, and what is open</caption>
<thead><tr><th scope="col">Severity</th><td class="bar"></td>${heads.map((head) => html`<th scope="col" class="number">${head}</th>`)}</tr></thead>
<tbody>${rows}${open.UNKNOWN === undefined ? nothing : unknown}</tbody>
</table>${baseNote(report)}`;
  return html`<section class="panel counts" aria-labelledby="counts-title"><h2 id="counts-title">Counts</h2>
${isCounted ? table : html`<p class="note">Nothing was counted: no scan was read.</p>`}</section>`;
}

function numberCell(count: number | undefined, unknown: string): Html {
  return count === undefined
    ? html`<td class="number unknown">${unknown}</td>`
    : html`<td class="number">${number(count)}</td>`;
}

/** The numbers are beside the bars as text. */
function bars(severity: Severity, scan: Counts, base: Counts | undefined): Html {
  const most = Math.max(1, ...Object.values(scan), ...Object.values(base ?? {}));
  // Percent of the longest bar. Every number above zero is visible.
  const length = (count = 0) => (count <= 0 ? 0 : Math.max(1.5, Math.round((count / most) * 1000) / 10));
  const top = base === undefined ? 3.5 : 1;
  const other = html`<rect class="fill-base" x="0" y="10.5" width="${length(base?.[severity])}" height="3.5"/>`;
  return html`<svg viewBox="0 0 100 15" preserveAspectRatio="none" aria-hidden="true" focusable="false"><rect class="fill-track" x="0" y="${top}" width="100" height="8"/><rect class="fill-${severity.toLowerCase()}" x="0" y="${top}" width="${length(scan[severity])}" height="8"/>${base === undefined ? nothing : other}</svg>`;
}

function baseNote({ base }: Report): Html {
  return base === undefined
    ? nothing
    : html`<p class="note">Thin bars: base: ${lineText(base.branch, 100)}, scan ${lineText(base.scanId, 80)}</p>`;
}
