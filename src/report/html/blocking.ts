/** The section above all tables: what blocks, open and with its code, grouped by package, the most severe first. */

import { buildBlobBase, toSafeLine } from '../location.ts';
import { truncate } from '../neutral.ts';
import { formatIntro, selectDecidingFindings } from '../numbers.ts';
import { formatOwnership } from '../owners.ts';
import { countItemFindings, type FindingItem, groupPackages } from '../packages.ts';
import type { Report } from '../report.ts';
import { pluralize } from '../tally.ts';
import { extractFirstSentence, formatSeverityName, getRemediation } from '../wording.ts';
import { readSnippet, renderCode } from './details.ts';
import { formatBlock, formatLine, type Html, nothing, renderTemplate } from './markup.ts';
import { formatAnchor, formatFindingTitle, renderLocationLink } from './rows.ts';

/** Maximum number of items, and of characters of code in each. The table below contains everything. */
const itemsMax = 20;
const codeMax = 1200;

export function renderBlocking(report: Report): Html {
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
