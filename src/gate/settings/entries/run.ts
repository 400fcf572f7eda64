/** Settings for the behavior of a run: how long it waits, and whether its verdict fails the step. */
import { boolean, booleanInFile, createWholeForm, createWordFacts } from '../forms.ts';
import { defineSetting } from '../setting.ts';
import { createWholeNumberReader, isWhole } from '../values.ts';

export const warnOnly = defineSetting(
  {
    ...boolean,
    name: 'warn-only',
    group: 'Run',
    brief: 'Never fail because of a verdict',
    description:
      'The step never fails because of a verdict, and everything it shows is labeled "not enforced". Wrong settings still fail it.',
    default: 'false',
    file: booleanInFile,
  },
  {
    isStricter: (other) => !other,
  },
);

export const wait = defineSetting({
  ...boolean,
  name: 'wait',
  group: 'Run',
  goesWith: 'base-url',
  brief: 'End when the scan is started, without a verdict',
  description:
    'With false, the run ends as soon as the scan is started, without a verdict. In a workflow, the check run of a pull request or a push stays open until a run with finish-pending judges the scan. Every other run waits.',
  example: 'false',
  default: 'true',
  file: { refused: 'it says what one run does' },
});

export const finishPending = defineSetting({
  ...boolean,
  name: 'finish-pending',
  group: 'Run',
  entrances: ['action'],
  goesWith: 'base-url',
  brief: 'Complete check runs that wait: false left open',
  description:
    'Completes check runs that wait: false left open. With scan-id, it judges that scan. Without scan-id, it completes those that have waited longer than timeout-seconds, as inconclusive.',
  example: 'true',
  default: 'false',
  file: { refused: 'it says what one run does' },
});

const fallbacks = ['none', 'embedded'] as const;

/** Only the trusted policy may choose it: a proposed version would choose what judges it. */
export const fallback = defineSetting(
  {
    name: 'fallback',
    group: 'Run',
    entrances: ['action'],
    goesWith: 'base-url',
    brief: 'What judges a run that gets no secrets: none or embedded',
    description:
      'What judges a run whose event proves that it gets no secrets: a pull request from a fork, and what Dependabot started. embedded: the scanners that come with the action, on the checkout of this job. A key that is missing in any other run stays inconclusive.',
    example: 'embedded',
    default: 'none',
    ...createWordFacts(fallbacks),
  },
  { isStricter: () => false },
);

export const timeoutSeconds = defineSetting({
  name: 'timeout-seconds',
  group: 'Run',
  brief: 'Time for the whole run (default: 1800)',
  description: 'Time for the whole run, from 1 to 86400. If the scan takes longer, the run is inconclusive.',
  placeholder: 'SECONDS',
  example: '3600',
  default: '1800',
  read: createWholeNumberReader(1, 86_400),
  file: { form: createWholeForm(1, 86_400) },
});

export const pollIntervalSeconds = defineSetting({
  name: 'poll-interval-seconds',
  group: 'Run',
  entrances: ['command'],
  brief: 'Time between two polls (default: auto)',
  description:
    'Time between two polls, from 1 to 300. auto polls most often when scans of the repository usually end, every 1 to 15 seconds.',
  placeholder: 'auto|SECONDS',
  example: '10',
  default: 'auto',
  read: (text, complain): 'auto' | number => {
    if (text === 'auto') return text;
    if (!isWhole(text, 1, 300)) complain('is not auto or a whole number of seconds from 1 to 300');
    return Number(text);
  },
  file: { form: createWholeForm(1, 300, 'auto') },
});
