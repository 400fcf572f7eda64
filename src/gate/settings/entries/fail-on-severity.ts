/** The settings `fail-on-…`: the severities, types and scores from which findings block. */
import { severityFilters, type ViolationType } from '../../../shared/api/words.ts';
import { listAtOrAbove } from '../../../shared/severity.ts';
import type { Comparison, Policy } from '../../policy/policy.ts';
import { unscoredWords } from '../../policy/predicates/predicate.ts';
import { createListForm, createWordFacts, createWordForm, percentageForm, scoreForm } from '../forms.ts';
import { defineSetting, isLower } from '../setting.ts';
import { quoteForMessage, readWord, splitParts } from '../values.ts';

type SeverityFloor = Policy['failOnSeverity'];

const words = [...severityFilters, 'none'] as const;

export const failOnSeverity = defineSetting(
  {
    name: 'fail-on-severity',
    group: 'Policy',
    brief: 'critical, high, medium, low, info or none (default: high)',
    description: 'Findings of this severity and above block. With none, severities alone do not block.',
    placeholder: words.join('|'),
    example: 'medium',
    default: 'high',
    policy: true,
    read: (text, complain) => readWord(words, text, complain).toUpperCase() as SeverityFloor,
    file: { form: createWordForm(words) },
  },
  {
    text: (floor) => floor.toLowerCase(),
    isStricter: isStricterFloor,
  },
);

/** The severities that block under this setting, worst first. */
export function listBlockingSeverities(floor: SeverityFloor): ReturnType<typeof listAtOrAbove> {
  return floor === 'NONE' ? [] : listAtOrAbove(floor);
}

function isStricterFloor(a: SeverityFloor, b: SeverityFloor): boolean {
  return listBlockingSeverities(a).length > listBlockingSeverities(b).length;
}

/** The setting under which more findings block. */
export function pickStricterFloor(a: SeverityFloor, b: SeverityFloor): SeverityFloor {
  return isStricterFloor(b, a) ? b : a;
}

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

export const failOnCvss = defineSetting(
  {
    name: 'fail-on-cvss',
    group: 'Policy',
    brief: 'Findings with this CVSS score or higher block',
    description: 'Findings with this CVSS score or a higher one block.',
    placeholder: '0–10',
    example: '9.0',
    absent: 'scores do not block',
    policy: true,
    read: (text, complain) => {
      if (!/^\d{1,2}(?:\.\d+)?$/.test(text) || Number(text) > 10) complain('is not a number from 0 to 10');
      return Number(text);
    },
    file: { form: scoreForm },
  },
  { isStricter: isLower },
);

export const failOnEpss = defineSetting(
  {
    name: 'fail-on-epss',
    group: 'Policy',
    brief: 'Findings with this EPSS probability or higher block',
    description: 'Findings with this EPSS probability or a higher one block.',
    placeholder: 'PERCENTAGE',
    example: '5%',
    absent: 'probabilities do not block',
    policy: true,
    read: (text, complain) => {
      const value = Number(text.replace(/%$/, ''));
      if (!/^\d{1,3}(?:\.\d+)?%?$/.test(text) || value > 100) complain('is not a percentage such as 5%');
      else if (!text.endsWith('%') && value > 0 && value < 1) {
        complain(`could mean ${value}% or ${Number((value * 100).toFixed(6))}%; write the percent sign`);
      }
      return value;
    },
    file: { form: percentageForm },
  },
  { text: (percent) => `${percent}%`, isStricter: isLower },
);

export const unscored = defineSetting(
  {
    name: 'unscored',
    entrances: [],
    group: 'Policy',
    brief: 'Findings without a score: unknown or ignore',
    description:
      'Findings without a score, for fail-on-cvss and fail-on-epss. unknown: the score may be any that severity and type allow, and the run cannot pass if that reaches the limit. ignore: they are left out and counted.',
    example: 'ignore',
    default: 'unknown',
    policy: true,
    ...createWordFacts(unscoredWords),
  },
  { isStricter: (other) => other === 'unknown' },
);
