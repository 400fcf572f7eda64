/** The section above all tables: what blocks, open and with its code, grouped by package, the most severe first. */
import { cut } from '../neutral.ts';
import { decidingFindings, introText } from '../numbers.ts';
import { ownedText } from '../owners.ts';
import { groupPackages, type Item, sizeOf } from '../packages.ts';
import { blobBase, safeLine } from '../place.ts';
import type { Report } from '../report.ts';
import { plural } from '../tally.ts';
import { firstSentence, remediationOf, severityName } from '../wording.ts';
import { codeFrame, readSnippet } from './details.ts';
import { blockText, type Html, html, lineText, nothing } from './markup.ts';
import { anchorOf, placeLink, titleOf } from './rows.ts';

/** Maximum number of items, and of characters of code in each. The table below contains everything. */
const itemsMax = 20;
const codeMax = 1200;

export function blockingSection(report: Report): Html {
  if (report.verdict === 'passed') return nothing;
  const findings = decidingFindings(report);
  if (findings.length === 0) return nothing;
  const items = groupPackages(report, findings, itemsMax);
  const shown = items.reduce((sum, item) => sum + sizeOf(item), 0);
  const more = findings.length - shown;
  const heading = report.verdict === 'failed' ? 'What blocks' : 'What may block';
  const rest = more > 0 ? html`<p class="note">${plural(more, 'finding')} more in the table below.</p>` : nothing;
  const intro = introText(report);
  const lead = intro === '' ? nothing : html`<p class="intro">${intro}</p>`;
  return html`<section class="panel wide blocking" aria-labelledby="blocking-title"><h2 id="blocking-title">${heading}</h2>
${lead}<ol>${items.map((item) => itemOf(report, item))}</ol>${rest}</section>`;
}

function itemOf(report: Report, item: Item): Html {
  const { finding } = item;
  const chip = html`<span class="severity ${finding.severity.toLowerCase()}">${severityName(finding)}</span>`;
  const snippet = item.package === undefined ? readSnippet(finding) : undefined;
  const code = snippet === undefined ? nothing : codeFrame(cut(snippet, codeMax), safeLine(finding.line));
  const advice = adviceOfItem(item);
  const owned = ownedText(finding);
  const todo = advice === undefined ? nothing : html`<p>${lineText(blockText(advice, 300), 300)}</p>`;
  return html`<li><h3>${chip} ${linked(finding.id, titleOfItem(item))}</h3>
<p class="place">${placeLink(finding, blobBase(report))}${owned === undefined ? nothing : html` ${lineText(owned, 200)}`}</p>${todo}${code}</li>
`;
}

/** Links to the finding's row in the table. */
function linked(id: string, text: string): Html {
  const anchor = anchorOf(id);
  return anchor === undefined ? html`<span>${text}</span>` : html`<a href="#${anchor}">${text}</a>`;
}

function titleOfItem(item: Item): string {
  if (item.package === undefined) return titleOf(item.finding);
  const { name, version, findings } = item.package;
  return lineText(`${name} ${version}: ${plural(findings.length, 'vulnerability', 'vulnerabilities')}`, 300);
}

function adviceOfItem(item: Item): string | undefined {
  if (item.package === undefined) return firstSentence(remediationOf(item.finding));
  const { update } = item.package;
  return update === undefined ? undefined : `${update}.`;
}
