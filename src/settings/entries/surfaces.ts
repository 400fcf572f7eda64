/** Settings that say where a run is shown, and how much of it. */
import { disclosures } from '../../report/disclosures.ts';
import { wholeForm, wordForm } from '../forms.ts';
import { setting } from '../setting.ts';
import { secretAddress, whole, word } from '../values.ts';

const annotationWays = ['auto', 'check-run', 'commands', 'review', 'none'] as const;

export const annotations = setting({
  name: 'annotations',
  group: 'Surfaces',
  description:
    'How findings are marked in the code. auto: in a check run where the token may write one, else by workflow commands. review: as comments on the lines that the pull request changes.',
  placeholder: annotationWays.join('|'),
  example: 'none',
  default: 'auto',
  read: word(annotationWays),
  file: { form: wordForm(annotationWays) },
});

export const maxAnnotations = setting({
  name: 'max-annotations',
  group: 'Surfaces',
  entrances: [],
  description: 'The most findings that are marked in the code, worst first. The others are counted.',
  placeholder: 'COUNT',
  example: '20',
  default: '50',
  read: whole(0, 5000),
  file: { form: wholeForm(0, 5000) },
});

const commentTimes = ['always', 'on-failure', 'never'] as const;

export const commentSummaryInPr = setting({
  name: 'comment-summary-in-pr',
  group: 'Surfaces',
  description:
    'Whether the pull request gets a comment with the summary, edited in place; on-failure: also when the run could not decide.',
  placeholder: commentTimes.join('|'),
  example: 'on-failure',
  default: 'never',
  read: word(commentTimes),
  file: { form: wordForm(commentTimes) },
});

export const disclose = setting({
  name: 'disclose',
  group: 'Surfaces',
  description:
    'Which findings are named on the log, in annotations, in the summary and in the files of reports for other programs: all, those in changed files, or none (counts). auto: changed on a public repository, else all.',
  placeholder: disclosures.join('|'),
  example: 'counts',
  default: 'auto',
  read: word(disclosures),
  file: { form: wordForm(disclosures) },
});

export const slackWebhook = setting({
  name: 'slack-webhook',
  group: 'Surfaces',
  description:
    'Address of an incoming webhook of Slack, or of a chat that takes the same messages. A run that did not pass sends its sentence and up to three findings there.',
  placeholder: 'URL',
  example: `\${{ secrets.SLACK_WEBHOOK }}`,
  absent: 'nothing is sent',
  secret: true,
  read: secretAddress,
  file: { refused: 'a file is no place for an address that is a secret' },
});
