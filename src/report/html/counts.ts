/** The counts by severity as a table with SVG bars: for this scan, and for the base branch if it is known. */
import { type Severity, severities, severityNames } from '../../severity.ts';
import type { Report } from '../report.ts';
import { countOpen } from '../sentence/open-findings.ts';
import { formatLine, formatNumber, type Html, nothing, renderTemplate } from './markup.ts';

type Counts = Partial<Record<Severity, number>>;

export function renderCounts(report: Report): Html {
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
