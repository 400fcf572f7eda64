/** `max-age`: the number of days after which open findings of a severity block. */
import { severityFilters } from '../../api/words.ts';
import type { Comparison, Policy } from '../../policy/policy.ts';
import { type Severity, severities } from '../../severity.ts';
import { mappingForm } from '../forms.ts';
import { setting } from '../setting.ts';
import { lowerOf } from '../stricter.ts';
import { type Complain, pairsOf, readWord, shown } from '../values.ts';

type Days = Policy['maxAge'];

const example = 'critical=7d high=30d';

export const maxAge = setting(
  {
    name: 'max-age',
    group: 'Policy',
    brief: 'Findings open for longer block, such as high=30d',
    description: 'Open findings of a severity that are older than this block.',
    placeholder: 'SEVERITY=DAYSd …',
    example,
    default: '',
    absent: 'age does not block',
    policy: true,
    read: readDays,
    file: { form: mappingForm(severityFilters, { type: 'string', pattern: '^\\d{1,5}d$' }, example) },
  },
  {
    text: daysText,
    stricter: fewerDays,
  },
);

/** `critical=7d high=30d`. */
export function daysText(days: Days): string {
  return Object.entries(days)
    .map(([severity, count]) => `${severity.toLowerCase()}=${count}d`)
    .join(' ');
}

export function readDays(text: string, complain: Complain): Days {
  const days: Partial<Record<Severity, number>> = {};
  for (const [key, value] of pairsOf(text, 'high=30d', complain)) {
    readWord(severityFilters, key, (complaint) => complain(`has the entry ${shown(key)}, which ${complaint}`));
    if (!/^\d{1,5}d$/.test(value))
      complain(`sets ${shown(key)} to something that is not a number of days, such as 30d`);
    days[key.toUpperCase() as Severity] = Number.parseInt(value, 10);
  }
  return days;
}

/** Fewer days are stricter, and any limit is stricter than none. */
function fewerDays(base: Days, other: Days): Comparison<Days> {
  const compared = severities.map((severity) => {
    const name = `max-age ${severity.toLowerCase()}`;
    return { severity, ...lowerOf(base[severity], other[severity], { name, unit: 'd' }) };
  });
  const known = compared.filter(({ value }) => value !== undefined);
  return {
    value: Object.fromEntries(known.map(({ severity, value }) => [severity, value])),
    tightened: compared.flatMap(({ tightened }) => tightened),
    ignored: compared.flatMap(({ ignored }) => ignored),
  };
}
