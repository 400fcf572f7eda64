/** The head of the page: the repository, the verdict, and the rules that decided it. */
import type { Verdict } from '../../policy/verdict.ts';
import { describeAdvice, exceptionsPage } from '../advice.ts';
import { getHelpUrl } from '../help-page.ts';
import { toSafeSha } from '../location.ts';
import { formatExclusions, formatWarnings, listShownRules, type ShownRule } from '../notices.ts';
import { countByDisposition } from '../numbers.ts';
import type { Report } from '../report.ts';
import { formatSentence, getShownVerdict } from '../sentence/sentence.ts';
import { pluralize } from '../tally.ts';
import { formatUncommitted } from '../uncommitted.ts';
import { formatReasons } from '../wording.ts';
import { brand } from './frame.ts';
import { capitalize, formatLine, formatNumber, type Html, nothing, renderProseLine, renderTemplate } from './markup.ts';

/** Maximum number of listed rules; the rest is counted. */
const rulesMax = 200;

/** Drawn on 24 by 24: a check mark, a cross, a question mark. */
const icons: Record<Verdict, Html> = {
  passed: renderTemplate`<path d="M5.5 12.5l4.5 4.5 8.5-9.5"/>`,
  failed: renderTemplate`<path d="M7 7l10 10M17 7L7 17"/>`,
  inconclusive: renderTemplate`<path d="M8.6 9.2a3.4 3.4 0 1 1 4.9 3.05c-1 .5-1.5 1.15-1.5 2.25M12 18.1v.1"/>`,
};

export function formatPageTitle(report: Report): string {
  const where = [report.repository?.name, report.branch].filter((part) => part !== undefined).join(' ');
  return formatLine(`${formatSentence(report)}${where === '' ? '' : ` – ${where}`} – Scan Gate`, 200);
}

export function renderPageHeader(report: Report): Html {
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

export function renderVerdict(report: Report): Html {
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

export function renderRules(report: Report): Html {
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
