/**
 * A run as GitLab Flavored Markdown, which Azure Repos also supports. GitLab turns more text into references than
 * GitHub does, so names are in code spans.
 */
import { plainText } from '../prose.ts';
import { adviceOf, exceptionsPage } from './advice.ts';
import { markdownCode, markdownText } from './neutral.ts';
import { introText, nameDeciding } from './numbers.ts';
import { displayPlace, safePageUrl } from './place.ts';
import type { Report, ReportFinding } from './report.ts';
import { iconOf, sentenceLimit, sentenceOf } from './sentence/sentence.ts';
import { plural } from './tally.ts';
import { cweOf, firstSentence, remediationOf, severityName, whyLines } from './wording.ts';

const maxFindings = 20;

export interface GitlabNoteOptions {
  /** The gate's category, if a repository has several gates. */
  category?: string | undefined;
  /** The URL of the pipeline. */
  pageUrl?: string | undefined;
  /** Removes the run's secrets from a text before it is truncated. */
  redact?(text: string): string;
}

/** One line if the run passed. Findings that are not `disclosed` are counted, not named. */
export function gitlabNote(report: Report, { category, pageUrl, redact }: GitlabNoteOptions = {}): string {
  const gate = category === undefined ? '' : ` · ${markdownCode(category, 60)}`;
  const heading = `### ${iconOf(report)} ${gitlabText(sentenceOf(report), sentenceLimit)}${gate}`;
  if (report.verdict === 'passed') return heading;
  const page = safePageUrl(pageUrl);
  const { named, left, unnamed } = nameDeciding(report, maxFindings, redact);
  const rows = named.map((finding) => writeRow(finding, redact));
  return [
    heading,
    ...(report.verdict === 'inconclusive' ? undecidedParts(report) : []),
    introText(report),
    rows.length === 0 ? '' : ['| | Finding | Where |', '| --- | --- | --- |', ...rows].join('\n'),
    left > unnamed ? `${plural(left - unnamed, 'more finding')} not shown.` : '',
    unnamed > 0 ? `${plural(unnamed, 'finding')} not named here (setting disclose).` : '',
    report.verdict === 'failed' ? adviceLine(report) : '',
    page === undefined ? '' : `The log and the report are in [the pipeline](${page}).`,
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** The reasons that the sentence does not state, and the hint. */
function undecidedParts(report: Report): string[] {
  const why = whyLines(report, sentenceOf(report)).join('; ');
  const hint = report.hint === undefined ? '' : plainText(report.hint);
  return [why === '' ? '' : gitlabText(`${why}.`, 500), gitlabText(hint, 500)];
}

function adviceLine(report: Report): string {
  const { lead, link } = adviceOf(report);
  return `${lead}[${link}](${exceptionsPage}).`;
}

function writeRow(finding: ReportFinding, redact = (text: string) => text): string {
  const place = displayPlace(finding, 150);
  const title = [markdownCode(finding.title, 200) || 'Untitled', cweOf(finding)].filter(Boolean).join(' · ');
  const advice = firstSentence(redact(remediationOf(finding) ?? ''));
  const cell = advice === undefined ? title : `${title}<br>${gitlabText(advice, 200)}`;
  return `| ${severityName(finding)} | ${cell} | ${place === undefined ? '' : markdownCode(place)} |`;
}

/** GitLab also links `!1`, `&1`, `%1`, `~name`, `$1`, `^1` and `[name:1]`. */
function gitlabText(text: string, maxLength: number): string {
  return markdownText(text, maxLength).replaceAll(/[!%~^](?=[\w"])|&(?=\d)|(?<=\w):(?=\d)/g, '$&&#8203;');
}
