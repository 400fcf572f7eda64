/** `fail-on-severity`: the lowest severity whose findings block. */
import { severityFilters } from '../../../shared/api/words.ts';
import { listAtOrAbove } from '../../../shared/severity.ts';
import type { Policy } from '../../policy/policy.ts';
import { createWordForm } from '../forms.ts';
import { defineSetting } from '../setting.ts';
import { pickStricter } from '../stricter.ts';
import { readWord } from '../values.ts';

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
    stricter: (base, other) =>
      pickStricter(base, other, {
        isStricter: isStricterFloor(other, base),
        text: `fail-on-severity=${other.toLowerCase()}`,
      }),
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
