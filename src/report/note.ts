/** A run as a short pull request comment for systems other than GitHub, in their Markdown. */
import { partsOf } from '../prose.ts';
import { bitbucketCode, bitbucketText, markdownCode, markdownText } from './neutral.ts';
import { introText, nameDeciding } from './numbers.ts';
import { displayPlace, safeRepositoryUrl } from './place.ts';
import type { Report } from './report.ts';
import { iconOf, sentenceLimit, sentenceOf } from './sentence/sentence.ts';
import { plural } from './tally.ts';
import { cweOf, firstSentence, remediationOf, severityName, whyLines } from './wording.ts';

const maxFindings = 20;

/** The Markdown of a system. Each function turns untrusted text into one harmless piece of a line. */
export interface NoteMarkdown {
  text(text: string, maxLength: number): string;
  code(text: string, maxLength: number): string;
}

export const bitbucketMarkdown: NoteMarkdown = { text: bitbucketText, code: bitbucketCode };

/** Gitea and Forgejo also link `!1` to a pull request and `[[name]]` to a page. */
export const giteaMarkdown: NoteMarkdown = {
  text: (text, maxLength) => markdownText(text, maxLength).replaceAll(/!(?=\d)|\\\[(?=\\\[)/g, '$&&#8203;'),
  code: markdownCode,
};

export interface NoteOptions {
  markdown: NoteMarkdown;
  /** Appended to the sentence. */
  ending?: string | undefined;
  /** The URL of the run. */
  pageUrl?: string | undefined;
  /** Removes the run's secrets from a text before it is truncated. */
  redact?(text: string): string;
}

/** One line if the run passed. Findings that are not `disclosed` are counted, not named. */
export function renderNote(report: Report, options: NoteOptions): string {
  const { markdown, ending = '', pageUrl, redact } = options;
  const heading = `### ${iconOf(report)} ${markdown.text(sentenceOf(report), sentenceLimit)}${ending}`;
  if (report.verdict === 'passed') return heading;
  const { named, left } = nameDeciding(report, maxFindings, redact);
  const page = safeRepositoryUrl(pageUrl);
  const parts = [
    heading,
    ...(report.verdict === 'inconclusive' ? renderReasons(report, markdown) : []),
    introText(report),
    named.map((finding) => renderFinding(finding, options)).join('\n'),
    left > 0 ? `${plural(left, named.length > 0 ? 'more finding' : 'finding')} not shown.` : '',
    page === undefined ? '' : `The log and the report are in [this run](${page}).`,
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

/** The reasons that the sentence does not state, and the hint. */
function renderReasons(report: Report, { text, code }: NoteMarkdown): string[] {
  const reasons = whyLines(report, sentenceOf(report)).slice(0, maxFindings);
  const hint = partsOf(report.hint ?? '').map((part) =>
    typeof part === 'string' ? text(part, 500) : code(part.code, 200),
  );
  return [...reasons.map((line) => text(line, 500)), hint.filter((part) => part !== '').join(' ')];
}

type Named = ReturnType<typeof nameDeciding>['named'][number];

/** `- **high** `Weak hash` in `src/a.ts:3` · CWE-328. Use SHA-256.` */
function renderFinding(finding: Named, { markdown, redact = (text) => text }: NoteOptions): string {
  const place = displayPlace(finding, 150);
  const advice = firstSentence(redact(remediationOf(finding) ?? ''));
  const where = place === undefined ? '' : ` in ${markdown.code(place, 160)}`;
  const weakness = cweOf(finding);
  const facts = [weakness, advice && markdown.text(advice, 200)].filter(Boolean).join('. ');
  const title = markdown.code(finding.title, 200) || 'Untitled';
  return `- **${severityName(finding)}** ${title}${where}${facts === '' ? '' : ` · ${facts}`}`;
}
