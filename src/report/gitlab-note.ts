/** A run as GitLab Flavored Markdown, which Azure Repos shows as well. GitLab makes references of much that GitHub does not: so names stand in code. */
import { markdownCode, markdownText } from './neutral.ts';
import { introText, nameDeciding } from './numbers.ts';
import { displayPlace, safePageUrl } from './place.ts';
import type { Report, ReportFinding } from './report.ts';
import { iconOf, sentenceLimit, sentenceOf } from './sentence/sentence.ts';
import { plural } from './tally.ts';
import { cweOf, firstSentence, remediationOf, severityName } from './wording.ts';

const maxFindings = 20;

export interface GitlabNoteOptions {
  /** Of the gate, where a repository has several. */
  category?: string | undefined;
  /** The page of the pipeline. */
  pageUrl?: string | undefined;
  /** Takes the secrets of the run out of a text, before it is cut. */
  redact?(text: string): string;
}

/** One line when the run passed. Findings that are not `disclosed` are counted, not named. */
export function gitlabNote(report: Report, { category, pageUrl, redact }: GitlabNoteOptions = {}): string {
  const gate = category === undefined ? '' : ` · ${markdownCode(category, 60)}`;
  const heading = `### ${iconOf(report)} ${gitlabText(sentenceOf(report), sentenceLimit)}${gate}`;
  if (report.verdict === 'passed') return heading;
  const page = safePageUrl(pageUrl);
  const { named, left } = nameDeciding(report, maxFindings, redact);
  return [
    heading,
    report.verdict === 'inconclusive' ? gitlabText(`${report.message}.`, 500) : '',
    introText(report),
    named.length === 0
      ? ''
      : [
          '| severity | finding | place |',
          '| --- | --- | --- |',
          ...named.map((finding) => writeRow(finding, redact)),
        ].join('\n'),
    left > 0 ? `${plural(left, named.length > 0 ? 'more finding' : 'finding')} not shown here.` : '',
    page === undefined ? '' : `[The pipeline](${page}) has the log, and the report where it is kept.`,
  ]
    .filter((part) => part !== '')
    .join('\n\n');
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
