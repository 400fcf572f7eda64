/** Settings for the behavior of a run: how long it waits, and whether its verdict fails the step. */

import { hardReasons, type InconclusiveReason, inconclusiveNames as reasons } from '../../../shared/errors.ts';
import { joinWithConjunction } from '../../../shared/text/amounts.ts';
import type { Comparison } from '../../policy/policy.ts';
import { suggestName } from '../nearest.ts';
import { defineSetting } from '../setting.ts';
import {
  boolean,
  booleanInFile,
  type Complain,
  createMappingForm,
  createWholeForm,
  createWholeNumberReader,
  createWordFacts,
  formatPairs,
  isWhole,
  quoteForMessage,
  readPairs,
} from '../values.ts';

const fallbacks = ['none', 'embedded'] as const;

const handlings = ['fail', 'warn'] as const;
type Handling = (typeof handlings)[number];
type ByReason = Readonly<Record<InconclusiveReason, Handling>>;

const softReasons = reasons.filter((reason) => !hardReasons.includes(reason));

function readHandlings(text: string, complain: Complain): ByReason {
  const base: Handling = text === 'warn' ? 'warn' : 'fail';
  const handling = Object.fromEntries(
    reasons.map((name) => [name, hardReasons.includes(name) ? 'fail' : base]),
  ) as Record<InconclusiveReason, Handling>;
  if (text === 'warn' || text === 'fail') return handling;
  for (const [key, value] of readPairs(text, 'fail, warn or REASON=fail|warn', complain)) {
    const name = key as InconclusiveReason;
    if (!reasons.includes(name))
      complain(
        `contains ${quoteForMessage(key)}, which is not a reason for an inconclusive run; the reasons are ${reasons.join(', ')}${suggestName(key, reasons)}`,
      );
    else if (value !== 'fail' && value !== 'warn') complain(`needs fail or warn for ${key}, such as ${key}=warn`);
    else if (value === 'warn' && hardReasons.includes(name)) complain(`softens ${key}, which always fails the step`);
    else handling[name] = value;
  }
  return handling;
}

/** `fail`. `warn` if every reason that can be softened is. Otherwise the softened reasons. */
function formatHandlings(handling: ByReason): string {
  const warned = softReasons.filter((reason) => handling[reason] === 'warn');
  if (warned.length === 0) return 'fail';
  if (warned.length === softReasons.length) return 'warn';
  return formatPairs(Object.fromEntries(warned.map((reason) => [reason, 'warn'])));
}

/** `fail` is stricter than `warn`. */
function tightenHandlings(base: ByReason, other: ByReason): Comparison<ByReason> {
  const tightened = reasons.filter((reason) => base[reason] === 'warn' && other[reason] !== 'warn');
  const ignored = reasons.filter((reason) => base[reason] !== 'warn' && other[reason] === 'warn');
  return {
    value: { ...base, ...Object.fromEntries(tightened.map((reason) => [reason, 'fail'])) },
    tightened: tightened.map((reason) => `on-inconclusive ${reason}=fail`),
    ignored: ignored.map((reason) => `on-inconclusive ${reason}=warn`),
  };
}

export const runEntries = [
  defineSetting(
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
  ),
  defineSetting(
    {
      name: 'on-inconclusive',
      group: 'Run',
      brief: 'fail or warn, for every reason or as REASON=warn',
      description: `Whether an inconclusive run fails the step: for every reason, or for each one. It always fails for ${joinWithConjunction(hardReasons)}. For fork and wrong-ref, only the policy file of the default branch counts.`,
      placeholder: 'fail|warn|REASON=fail|warn …',
      example: 'fork=warn no-key=warn',
      default: 'fail',
      read: readHandlings,
      file: { form: createMappingForm(softReasons, { enum: [...handlings] }, 'fork=warn') },
    },
    {
      text: formatHandlings,
      stricter: tightenHandlings,
    },
  ),
  /** Only the trusted policy may choose it: a proposed version would choose what judges it. */
  defineSetting(
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
  ),
  defineSetting({
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
  }),
  defineSetting({
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
  }),
  defineSetting({
    name: 'timeout-seconds',
    group: 'Run',
    brief: 'Time for the whole run (default: 1800)',
    description: 'Time for the whole run, from 1 to 86400. If the scan takes longer, the run is inconclusive.',
    placeholder: 'SECONDS',
    example: '3600',
    default: '1800',
    read: createWholeNumberReader(1, 86_400),
    file: { form: createWholeForm(1, 86_400) },
  }),
  defineSetting({
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
  }),
];
