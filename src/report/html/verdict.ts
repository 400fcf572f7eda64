/** The head of the page: the repository, the verdict, and the rules that decided it. */
import type { Verdict } from '../../policy/verdict.ts';
import { adviceOf, exceptionsPage } from '../advice.ts';
import { helpUrl } from '../help-page.ts';
import { leftOutLines, type ShownRule, shownRules, warningLines } from '../notices.ts';
import { standingCounts } from '../numbers.ts';
import { safeSha } from '../place.ts';
import type { Report } from '../report.ts';
import { sentenceOf, shownVerdict } from '../sentence/sentence.ts';
import { plural } from '../tally.ts';
import { whyLines } from '../wording.ts';
import { capital, type Html, html, lineText, nothing, number, proseText } from './markup.ts';

/** Maximum number of listed rules; the rest is counted. */
const rulesMax = 200;

/** Drawn on 24 by 24: a check mark, a cross, a question mark. */
const icons: Record<Verdict, Html> = {
  passed: html`<path d="M5.5 12.5l4.5 4.5 8.5-9.5"/>`,
  failed: html`<path d="M7 7l10 10M17 7L7 17"/>`,
  inconclusive: html`<path d="M8.6 9.2a3.4 3.4 0 1 1 4.9 3.05c-1 .5-1.5 1.15-1.5 2.25M12 18.1v.1"/>`,
};

export function pageTitle(report: Report): string {
  const where = [report.repository?.name, report.branch].filter((part) => part !== undefined).join(' ');
  return lineText(`${sentenceOf(report)}${where === '' ? '' : ` – ${where}`} – Scan Gate`, 200);
}

export function pageHeader(report: Report): Html {
  const sha = safeSha(report.headSha);
  const parts: [string, string | undefined][] = [
    ['Repository', report.repository?.name],
    ['Branch', report.branch],
    ['Commit', sha?.slice(0, 7)],
    ['Pull request', report.pullRequest === undefined ? undefined : `#${report.pullRequest}`],
  ];
  const items = parts.flatMap(([term, text]) =>
    text === undefined ? [] : [html`<div><dt>${term}</dt><dd>${lineText(text, 120)}</dd></div>`],
  );
  return html`<header class="top"><div class="width">
<p class="brand"><svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path class="shield" d="M12 2l8 3v6c0 5-3.4 9-8 11-4.6-2-8-6-8-11V5z"/><path class="bar-mark" d="M8 10h8M8 14h8"/></svg>Scan Gate</p>
${items.length === 0 ? nothing : html`<dl class="context">${items}</dl>`}
<button type="button" class="theme" id="theme" hidden>Dark theme</button>
</div></header>`;
}

export function verdictSection(report: Report): Html {
  const shown = shownVerdict(report);
  return html`<section class="verdict ${shown}" aria-labelledby="verdict">
<svg class="mark" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><circle cx="12" cy="12" r="12"/>${icons[shown]}</svg>
<div class="say"><h1 id="verdict"><span class="hidden">Scan Gate: </span>${lineText(sentenceOf(report), 200)}</h1>
${sayings(report)}</div>
${tally(report)}
</section>`;
}

/** Why the run could not decide, what to do, and where to read more. */
function sayings(report: Report): Html {
  const warned = [...warningLines(report), ...leftOutLines(report)].slice(0, 20);
  return html`${advice(report)}${warned.map((line) => html`<p class="why">${line}</p>`)}`;
}

function advice(report: Report): Html {
  const { verdict, hint, reason } = report;
  if (verdict === 'passed') return nothing;
  if (verdict === 'failed') {
    const { lead, link } = adviceOf(report);
    return html`<p class="hint">${lead}${linkTo(exceptionsPage, link)}.</p>`;
  }
  const why = whyLines(report, sentenceOf(report)).slice(0, 20);
  const help = helpUrl(reason);
  const more = help === undefined ? nothing : linkTo(help, 'What this means');
  const todo = [hint === undefined ? nothing : html`${proseText(hint, 2000)} `, more];
  return html`${why.map((line) => html`<p class="why">${lineText(line, 2000)}</p>`)}<p class="hint">${todo}</p>`;
}

/** Links to one of our own pages. */
function linkTo(address: string, text: string): Html {
  return html`<a href="${address}">${text}</a>`;
}

/** The numbers in the sentence, with their labels. */
function tally(report: Report): Html {
  const counts = standingCounts(report);
  if (counts.every(([, count]) => count === 0)) return nothing;
  return html`<dl class="tally">${counts.map(
    ([word, count]) => html`<div><dt>${word}</dt><dd>${number(count)}</dd></div>`,
  )}</dl>`;
}

export function ruleSection(report: Report): Html {
  const rules = shownRules(report);
  const more = rules.length - rulesMax;
  const body =
    rules.length === 0
      ? html`<p class="note">No rule was judged.</p>`
      : html`<ul class="rules">${rules.slice(0, rulesMax).map(ruleItem)}</ul>`;
  const rest = more > 0 ? html`<p class="note">${plural(more, 'rule')} more in the JSON report.</p>` : nothing;
  return html`<section class="panel" aria-labelledby="rules-title"><h2 id="rules-title">Rules</h2>${body}${rest}</section>`;
}

function ruleItem(rule: ShownRule): Html {
  return html`<li><svg class="mark small ${rule.shown}" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><circle cx="12" cy="12" r="12"/>${icons[rule.shown]}</svg>
<div><p class="rule"><code>${lineText(rule.rule, 160)}</code> <span class="rule-word ${rule.shown}">${rule.word}</span></p>
<p>${capital(lineText(rule.line, 800))}</p></div></li>
`;
}
