/** A run as a short pull request comment for systems other than GitHub, in their Markdown. */

import { splitProse } from '../../shared/prose.ts';
import { formatLocation, toSafePageUrl } from '../../shared/shown/location.ts';
import {
  escapeBitbucketMarkdown,
  escapeMarkdown,
  formatBitbucketCode,
  formatMarkdownCode,
} from '../../shared/shown/neutral.ts';
import { pluralize } from '../../shared/text/amounts.ts';
import { getRemediation } from '../../shared/text/finding-texts.ts';
import { formatIntro, selectNamedDeciding } from './numbers.ts';
import { renderMarkdownAdvice } from './packages.ts';
import type { Report, ReportFinding } from './report.ts';
import { chooseIcon, formatSentence, sentenceLimit } from './sentence/sentence.ts';
import { extractFirstSentence, formatReasons, formatSeverityName, getCwe } from './wording.ts';

const maxFindings = 20;
const maxReasons = 20;

/** The Markdown of a system. */
interface NoteMarkdown {
  /** Both functions turn untrusted text into one harmless piece of a line. */
  text(escapeText: string, maxLength: number): string;
  code(escapeText: string, maxLength: number): string;
  /** Whether findings are listed as a table or as a list. */
  findings: 'table' | 'list';
}

export const bitbucketMarkdown: NoteMarkdown = {
  text: escapeBitbucketMarkdown,
  code: formatBitbucketCode,
  findings: 'list',
};

/** Gitea and Forgejo also link `!1` to a pull request and `[[name]]` to a page. */
export const giteaMarkdown: NoteMarkdown = {
  text: (text, maxLength) => escapeMarkdown(text, maxLength).replaceAll(/!(?=\d)|\\\[(?=\\\[)/g, '$&&#8203;'),
  code: formatMarkdownCode,
  findings: 'list',
};

/** What GitLab links, too: `!1`, `&1`, `%1`, `~name`, `$1`, `^1`, `[name:1]`, `*iteration:"1"`, `[wiki_page:name]` and `[[name]]`. */
const gitlabReference = /[!%~^](?=[\w"])|&amp;(?=\d)|(?<=\w):(?=[\d"])|(?<=wiki\\_page):|\\\[(?=\\\[)/g;

/** GitLab Flavored Markdown, which Azure Repos shows as well. */
export const gitlabMarkdown: NoteMarkdown = {
  text: (text, maxLength) => escapeMarkdown(text, maxLength).replaceAll(gitlabReference, '$&&#8203;'),
  code: formatMarkdownCode,
  findings: 'table',
};

interface NoteOptions {
  markdown: NoteMarkdown;
  /** The gate's category, if a repository has several gates. */
  category?: string | undefined;
  /** Markdown between the sentence and the category. */
  signature?: string;
  /** Markdown at the end of the heading's sentence that names the run. */
  run?: string;
  /** The URL of the run. */
  pageUrl?: string | undefined;
}

/** The end of the heading, which is the same in every run of a gate. */
export function formatHeadingEnding({ markdown, category, signature = '' }: NoteOptions): string {
  return `${signature}${category === undefined ? '' : ` · ${markdown.code(category, 60)}`}`;
}

/** One line if the run passed. Findings that are not `disclosed` are counted, not named. */
export function renderNote(report: Report, options: NoteOptions): string {
  const { markdown, pageUrl } = options;
  const heading = `### ${chooseIcon(report)} ${markdown.text(formatSentence(report), sentenceLimit)}${options.run ?? ''}${formatHeadingEnding(options)}`;
  if (report.verdict === 'passed') return heading;
  const page = toSafePageUrl(pageUrl);
  const { named, left, unnamed } = selectNamedDeciding(report, maxFindings);
  const more = named.length > 0 ? 'more finding' : 'finding';
  const parts = [
    heading,
    ...(report.verdict === 'inconclusive' ? renderReasons(report, markdown) : []),
    formatIntro(report),
    renderFindings(named, markdown),
    left > unnamed ? `${pluralize(left - unnamed, more)} not shown.` : '',
    unnamed > 0 ? `${pluralize(unnamed, 'finding')} not named here (setting disclose).` : '',
    report.verdict === 'failed' ? renderMarkdownAdvice(report, markdown.text) : '',
    page === undefined ? '' : `The log and the report are in [this run](${page}).`,
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

/** The reasons that the sentence does not state, and the hint. */
function renderReasons(report: Report, { text, code }: NoteMarkdown): string[] {
  const reasons = formatReasons(report, formatSentence(report)).slice(0, maxReasons);
  const hint = splitProse(report.hint ?? '').map((part) =>
    typeof part === 'string' ? text(part, 500) : code(part.code, 200),
  );
  return [...reasons.map((line) => text(line, 500)), hint.filter((part) => part !== '').join(' ')];
}

/** Unknown parts are left out. */
function renderFindings(findings: readonly ReportFinding[], markdown: NoteMarkdown): string {
  const { text, code } = markdown;
  const isList = markdown.findings === 'list';
  const lines = findings.map((finding) => {
    const severity = formatSeverityName(finding);
    const title = code(finding.title, 200) || 'Untitled';
    const weakness = getCwe(finding) ?? '';
    const advice = text(extractFirstSentence(getRemediation(finding)) ?? '', 200);
    const place = code(formatLocation(finding, 150) ?? '', 160);
    if (isList) {
      // `- **high** `Weak hash` in `src/a.ts:3` · CWE-328. Use SHA-256.`
      const facts = [weakness, advice].filter(Boolean).join('. ');
      return `- **${severity}** ${title}${place === '' ? '' : ` in ${place}`}${facts === '' ? '' : ` · ${facts}`}`;
    }
    // `| high | `Weak hash` · CWE-328<br>Use SHA-256. | `src/a.ts:3` |`
    const said = [[title, weakness].filter(Boolean).join(' · '), advice].filter(Boolean);
    return `| ${severity} | ${said.join('<br>')} | ${place} |`;
  });
  return isList || lines.length === 0
    ? lines.join('\n')
    : ['| | Finding | Where |', '| --- | --- | --- |', ...lines].join('\n');
}
