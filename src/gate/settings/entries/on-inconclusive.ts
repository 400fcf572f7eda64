/** `on-inconclusive`: whether an inconclusive run fails the step, for each reason. */
import { hardReasons, type InconclusiveReason, inconclusiveNames as reasons } from '../../../shared/errors.ts';
import { joinWithConjunction } from '../../../shared/text/amounts.ts';
import type { Comparison } from '../../policy/policy.ts';
import { createMappingForm } from '../forms.ts';
import { suggestName } from '../nearest.ts';
import { defineSetting } from '../setting.ts';
import { type Complain, formatPairs, quoteForMessage, readPairs } from '../values.ts';

const handlings = ['fail', 'warn'] as const;
type Handling = (typeof handlings)[number];
type ByReason = Readonly<Record<InconclusiveReason, Handling>>;

const softReasons = reasons.filter((reason) => !hardReasons.includes(reason));

export const onInconclusive = defineSetting(
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
);

function readHandlings(text: string, complain: Complain): ByReason {
  const base: Handling = text === 'warn' ? 'warn' : 'fail';
  const handling = Object.fromEntries(
    reasons.map((name) => [name, hardReasons.includes(name) ? 'fail' : base]),
  ) as Record<InconclusiveReason, Handling>;
  if (text === 'warn' || text === 'fail') return handling;
  for (const [key, value] of readPairs(text, 'fail, warn or REASON=fail|warn', complain)) {
    const name = key as InconclusiveReason;
    if (!reasons.includes(name)) complain(`contains ${quoteForMessage(key)}, which is ${describeUnknownReason(key)}`);
    else if (value !== 'fail' && value !== 'warn') complain(`needs fail or warn for ${key}, such as ${key}=warn`);
    else if (value === 'warn' && hardReasons.includes(name)) complain(`softens ${key}, which always fails the step`);
    else handling[name] = value;
  }
  return handling;
}

function describeUnknownReason(key: string): string {
  return `not a reason for an inconclusive run; the reasons are ${reasons.join(', ')}${suggestName(key, reasons)}`;
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
