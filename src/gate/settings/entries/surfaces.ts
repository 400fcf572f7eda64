/** Settings for where a run is shown, and in how much detail. */
import { disclosures } from '../../report/disclosures.ts';
import { createWholeForm, createWordFacts } from '../forms.ts';
import { defineSetting } from '../setting.ts';
import { createWholeNumberReader, readSecretAddress } from '../values.ts';

const annotationWays = ['auto', 'check-run', 'commands', 'review', 'none'] as const;

export const annotations = defineSetting({
  name: 'annotations',
  group: 'Surfaces',
  brief: 'auto, check-run, commands, review or none',
  description:
    'How findings are marked in the code. auto: in a check run if the token may write one, else by workflow commands. review: as comments on lines that the pull request changes.',
  example: 'none',
  default: 'auto',
  ...createWordFacts(annotationWays),
});

export const maxAnnotations = defineSetting({
  name: 'max-annotations',
  group: 'Surfaces',
  entrances: [],
  brief: 'The most findings that are annotated',
  description: 'The most findings that are marked in the code, worst first. The others are counted.',
  placeholder: 'COUNT',
  example: '20',
  default: '50',
  read: createWholeNumberReader(0, 5000),
  file: { form: createWholeForm(0, 5000) },
});

const commentTimes = ['always', 'on-failure', 'never'] as const;

export const commentSummaryInPr = defineSetting({
  name: 'comment-summary-in-pr',
  group: 'Surfaces',
  brief: 'always, on-failure or never (default: never)',
  description:
    'When the pull request gets a comment with the summary, edited in place. on-failure: also when the run is inconclusive.',
  example: 'on-failure',
  default: 'never',
  ...createWordFacts(commentTimes),
});

export const disclose = defineSetting({
  name: 'disclose',
  group: 'Surfaces',
  brief: 'Which findings to name: auto, all, changed or counts',
  description:
    'Which findings are named in the log, the annotations, the summary and report files for other programs: all, those in changed files, or none (counts). auto: changed on a public repository, all elsewhere.',
  example: 'counts',
  default: 'auto',
  ...createWordFacts(disclosures),
});

export const slackWebhook = defineSetting({
  name: 'slack-webhook',
  group: 'Surfaces',
  brief: "Address of a chat's incoming webhook",
  description:
    'Address of an incoming webhook of Slack, or of a chat that accepts the same messages. A run that did not pass sends its sentence and up to three findings there.',
  placeholder: 'URL',
  example: `\${{ secrets.SLACK_WEBHOOK }}`,
  absent: 'nothing is sent',
  secret: true,
  read: readSecretAddress,
  file: { refused: 'do not put a secret address into a file' },
});
