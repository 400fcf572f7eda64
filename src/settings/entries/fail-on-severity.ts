/** `fail-on-severity`: the lowest severity whose findings block. */
import { severityFilters } from '../../api/words.ts';
import type { Policy } from '../../policy/policy.ts';
import { atOrAbove } from '../../severity.ts';
import { wordForm } from '../forms.ts';
import { setting } from '../setting.ts';
import { stricterOf } from '../stricter.ts';
import { readWord } from '../values.ts';

type Floor = Policy['failOnSeverity'];

const words = [...severityFilters, 'none'] as const;

export const failOnSeverity = setting(
  {
    name: 'fail-on-severity',
    group: 'Policy',
    brief: 'critical, high, medium, low, info or none (default: high)',
    description: 'Findings of this severity and above block. With none, severities alone do not block.',
    placeholder: words.join('|'),
    example: 'medium',
    default: 'high',
    policy: true,
    read: (text, complain) => readWord(words, text, complain).toUpperCase() as Floor,
    file: { form: wordForm(words) },
  },
  {
    text: (floor) => floor.toLowerCase(),
    stricter: (base, other) =>
      stricterOf(base, other, { isStricter: isLower(other, base), text: `fail-on-severity=${other.toLowerCase()}` }),
  },
);

/** The severities that block under this setting, worst first. */
export function blocking(floor: Floor): ReturnType<typeof atOrAbove> {
  return floor === 'NONE' ? [] : atOrAbove(floor);
}

function isLower(a: Floor, b: Floor): boolean {
  return blocking(a).length > blocking(b).length;
}

/** The setting under which more findings block. */
export function lowerFloor(a: Floor, b: Floor): Floor {
  return isLower(b, a) ? b : a;
}
