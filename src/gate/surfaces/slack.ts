/** A chat message for a run that did not pass. */
import { hasJudged } from '../policy/verdict.ts';
import { renderSlackMessage } from '../report/slack-message.ts';
import type { RemoteSurface } from './surface.ts';

export const slack: RemoteSurface = {
  kind: 'remote',
  name: 'The Slack message',
  shows:
    'a message in a chat, by a webhook of Slack or one like it: the sentence and up to three findings, unless the run passed',
  settings: ['slack-webhook', 'category'],
  address: 'slack-webhook',
  degrades: 'a warning',
  isWanted: ({ report: { verdict, reason } }) => verdict !== 'passed' && hasJudged(reason),
  message: ({ report, settings, written }) => ({
    contentType: 'application/json',
    body: JSON.stringify({ text: renderSlackMessage(report, { category: settings.category, ...written }) }),
  }),
};
