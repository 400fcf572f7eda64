/**
 * `fix-cooldown` and `new-advisory-grace`: how long a fix is too new to be required, and an advisory too new to block.
 */
import { severityFilters } from '../../../shared/api/words.ts';
import { type Severity, severities } from '../../../shared/severity.ts';
import type { Comparison } from '../../policy/policy.ts';
import { createMappingForm, textForm } from '../forms.ts';
import { defineSetting } from '../setting.ts';
import { pickStricter } from '../stricter.ts';
import { formatDays, readDays } from './max-age.ts';

export const fixCooldown = defineSetting(
  {
    name: 'fix-cooldown',
    entrances: [],
    group: 'Policy',
    brief: 'Age from which a fixed version counts as a fix',
    description:
      'For rules with fixable: true. A fixed version that is younger than this when the scan begins does not count as a fix yet. If its date is unknown, it counts.',
    placeholder: 'DAYSd',
    example: '7d',
    absent: 'every fixed version is a fix',
    policy: true,
    read: (text, complain) => {
      if (!/^\d{1,4}d$/.test(text)) complain('is not a number of days, such as 7d');
      return Number.parseInt(text, 10);
    },
    file: { form: textForm },
  },
  {
    text: (days) => `${days}d`,
    stricter: (base = 0, other = 0) =>
      pickStricter<number | undefined>(base === 0 ? undefined : base, other === 0 ? undefined : other, {
        isStricter: other < base,
        text: other === 0 ? 'no fix-cooldown' : `fix-cooldown=${other}d`,
      }),
  },
);

export const newAdvisoryGrace = defineSetting(
  {
    name: 'new-advisory-grace',
    entrances: [],
    group: 'Policy',
    brief: 'Days before a new advisory counts',
    description:
      'On the default branch, a finding in a dependency counts only this many days after its advisory was published, or after its first detection if that date is unknown.',
    placeholder: 'SEVERITY=DAYSd …',
    example: 'critical=2d high=7d',
    default: '',
    absent: 'every advisory counts at once',
    policy: true,
    read: readDays,
    file: {
      form: createMappingForm(severityFilters, { type: 'string', pattern: '^\\d{1,5}d$' }, 'critical=2d high=7d'),
    },
  },
  {
    text: formatDays,
    stricter: tightenGrace,
  },
);

type GraceDays = Readonly<Partial<Record<Severity, number>>>;

/** Fewer days, or none, are stricter. */
function tightenGrace(base: GraceDays, other: GraceDays): Comparison<GraceDays> {
  const compared = severities.map((severity) => {
    const [before, after] = [base[severity] ?? 0, other[severity] ?? 0];
    const name = `new-advisory-grace ${severity.toLowerCase()}`;
    const text = after === 0 ? `no ${name}` : `${name}=${after}d`;
    return { severity, ...pickStricter(before, after, { isStricter: after < before, text }) };
  });
  return {
    value: Object.fromEntries(
      compared.filter(({ value }) => value > 0).map(({ severity, value }) => [severity, value]),
    ),
    tightened: compared.flatMap(({ tightened }) => tightened),
    ignored: compared.flatMap(({ ignored }) => ignored),
  };
}
