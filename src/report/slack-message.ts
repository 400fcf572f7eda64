/** A run as a chat message, in the simple markup that Slack, Mattermost and Rocket.Chat share. */
import { slackCode, slackText } from './neutral.ts';
import { nameDeciding } from './numbers.ts';
import { displayPlace, safeRepositoryUrl } from './place.ts';
import type { Report, ReportFinding } from './report.ts';
import { iconOf, sentenceLimit, sentenceOf } from './sentence/sentence.ts';
import { plural } from './tally.ts';
import { severityName } from './wording.ts';

const maxFindings = 3;

export interface SlackMessageOptions {
  /** The gate's category, if a repository has several gates. */
  category?: string | undefined;
  /** Pages on GitHub with more details. */
  commentUrl?: string | undefined;
  checkRunUrl?: string | undefined;
}

/** Findings that are not `disclosed` are counted, not named. */
export function slackMessage(report: Report, options: SlackMessageOptions = {}): string {
  const { named, left } = nameDeciding(report, maxFindings);
  return [
    `${iconOf(report)} *${slackText(sentenceOf(report), sentenceLimit)}*`,
    subjectLine(report, options),
    ...named.map(findingLine),
    left > 0 && named.length > 0 ? `and ${plural(left, 'more finding')}` : '',
  ]
    .filter((line) => line !== '')
    .join('\n');
}

/** The repository with a link to details, the pull request or branch, and the gate. */
function subjectLine(report: Report, { category, commentUrl, checkRunUrl }: SlackMessageOptions): string {
  const { repositoryUrl, repository, pullRequest, branch } = report;
  const name = repository?.name ?? repositoryUrl?.split('/').slice(-2).join('/');
  const subject = name === undefined ? '' : slackCode(name, 100);
  const page = [commentUrl, checkRunUrl, repositoryUrl].map(safePage).find((url) => url !== undefined);
  return [
    subject,
    pullRequest === undefined ? '' : `pull request ${pullRequest}`,
    branch === undefined ? '' : slackCode(branch, 100),
    category === undefined ? '' : slackText(category, 60),
    page === undefined ? '' : `<${page}|open>`,
  ]
    .filter((part) => part !== '')
    .join(' · ');
}

function findingLine(finding: ReportFinding): string {
  const place = displayPlace(finding, 120);
  const where = place === undefined ? '' : ` in ${slackCode(place, 140)}`;
  return `• ${severityName(finding)}: ${slackCode(finding.title, 160)}${where}`;
}

/** A URL that cannot end the link it is put into. */
function safePage(url: string | undefined): string | undefined {
  const [page, anchor] = url?.split('#') ?? [];
  const safe = safeRepositoryUrl(page);
  return safe === undefined || anchor === undefined || !/^[\w-]+$/.test(anchor) ? safe : `${safe}#${anchor}`;
}
