/** A chat message for a run that did not pass. */

import { formatLocation, toSafeRepositoryUrl } from '../../shared/shown/location.ts';
import { escapeSlackText, formatSlackCode } from '../../shared/shown/neutral.ts';
import { pluralize } from '../../shared/text/amounts.ts';
import { hasJudged } from '../policy/verdict.ts';
import { selectNamedDeciding } from '../report/numbers.ts';
import { chooseIcon, formatSentence, sentenceLimit } from '../report/sentence/sentence.ts';
import { formatSeverityName } from '../report/wording.ts';
import type { RemoteSurface, Showing } from './surface.ts';

export const slack: RemoteSurface = {
  kind: 'remote',
  name: 'The Slack message',
  shows:
    'a message in a chat, by a webhook of Slack or one like it: the sentence and up to three findings, unless the run passed',
  settings: ['slack-webhook', 'category'],
  address: 'slack-webhook',
  degrades: 'a warning',
  isWanted: ({ report: { verdict, reason } }) => verdict !== 'passed' && hasJudged(reason),
  message: (showing) => ({
    contentType: 'application/json',
    body: JSON.stringify({ text: renderSlackMessage(showing) }),
  }),
};

// A run as a chat message, in the simple markup that Slack, Mattermost and Rocket.Chat share.

const maxFindings = 3;

/** Findings that are not `disclosed` are counted, not named. */
function renderSlackMessage(showing: Showing): string {
  const { report } = showing;
  const { named, left } = selectNamedDeciding(report, maxFindings);
  return [
    `${chooseIcon(report)} *${escapeSlackText(formatSentence(report), sentenceLimit)}*`,
    formatSubject(showing),
    ...named.map((finding) => {
      const place = formatLocation(finding, 120);
      const where = place === undefined ? '' : ` in ${formatSlackCode(place, 140)}`;
      return `• ${formatSeverityName(finding)}: ${formatSlackCode(finding.title, 160)}${where}`;
    }),
    left > 0 && named.length > 0 ? `and ${pluralize(left, 'more finding')}` : '',
  ]
    .filter((line) => line !== '')
    .join('\n');
}

/** The repository with a link to details, the pull request or branch, and the gate. */
function formatSubject({ report, settings: { category }, written }: Showing): string {
  const { repositoryUrl, repository, pullRequest, branch } = report;
  const name = repository?.name ?? repositoryUrl?.split('/').slice(-2).join('/');
  const subject = name === undefined ? '' : formatSlackCode(name, 100);
  const page = [written.commentUrl, written.checkRunUrl, repositoryUrl]
    .map(toSafePage)
    .find((url) => url !== undefined);
  return [
    subject,
    pullRequest === undefined ? '' : `pull request ${pullRequest}`,
    branch === undefined ? '' : formatSlackCode(branch, 100),
    category === undefined ? '' : escapeSlackText(category, 60),
    page === undefined ? '' : `<${page}|open>`,
  ]
    .filter((part) => part !== '')
    .join(' · ');
}

/** A URL that cannot end the link it is put into. */
function toSafePage(url: string | undefined): string | undefined {
  const [page, anchor] = url?.split('#') ?? [];
  const safe = toSafeRepositoryUrl(page);
  return safe === undefined || anchor === undefined || !/^[\w-]+$/.test(anchor) ? safe : `${safe}#${anchor}`;
}
