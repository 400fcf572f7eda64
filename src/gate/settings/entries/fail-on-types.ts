/** `fail-on-types`: the types of findings that can block. */

import type { ViolationType } from '../../../shared/api/words.ts';
import type { Comparison } from '../../policy/policy.ts';
import { createListForm } from '../forms.ts';
import { defineSetting } from '../setting.ts';
import { quoteForMessage, readWord, splitParts } from '../values.ts';

export const typeWords = ['sast', 'agentic_sast', 'sca', 'secret', 'iac'] as const;

export function toViolationType(word: (typeof typeWords)[number]): ViolationType {
  return word.toUpperCase() as ViolationType;
}

type BlockingTypes = readonly ViolationType[] | undefined;

export const failOnTypes = defineSetting(
  {
    name: 'fail-on-types',
    group: 'Policy',
    brief: 'Only these block: sast, agentic_sast, sca, secret, iac',
    description: 'Only findings of these types can block.',
    placeholder: 'TYPE …',
    example: 'sca secret',
    absent: 'all types',
    policy: true,
    read: (text, complain): readonly ViolationType[] => {
      const words = [...new Set(splitParts(text))];
      if (words.length === 0) complain('names no type; remove it, so that all types count');
      for (const type of words)
        readWord(typeWords, type, (complaint) => complain(`has ${quoteForMessage(type)}, which ${complaint}`));
      return words.map((type) => toViolationType(type as (typeof typeWords)[number]));
    },
    file: { form: createListForm(typeWords) },
  },
  {
    text: formatTypes,
    stricter: tightenTypes,
  },
);

function formatTypes(types: readonly ViolationType[]): string {
  return types.join(' ').toLowerCase();
}

/** It is stricter if more types can block. */
function tightenTypes(base: BlockingTypes, other: BlockingTypes): Comparison<BlockingTypes> {
  const same = { value: base, tightened: [], ignored: [] };
  if (base === undefined)
    return other === undefined ? same : { ...same, ignored: [`fail-on-types=${formatTypes(other)}`] };
  if (other === undefined) return { value: undefined, tightened: ['fail-on-types of all types'], ignored: [] };
  const added = other.filter((type) => !base.includes(type));
  const left = base.filter((type) => !other.includes(type));
  return {
    value: [...base, ...added],
    tightened: added.length > 0 ? [`fail-on-types=${formatTypes(added)}`] : [],
    ignored: left.length > 0 ? [`fail-on-types without ${formatTypes(left)}`] : [],
  };
}
