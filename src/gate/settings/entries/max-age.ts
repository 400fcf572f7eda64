/** `max-age`: the number of days after which open findings of a severity block. */
import { severityFilters } from '../../../shared/api/words.ts';
import { type Severity, severities } from '../../../shared/severity.ts';
import type { Comparison, Policy } from '../../policy/policy.ts';
import { createMappingForm } from '../forms.ts';
import { defineSetting } from '../setting.ts';
import { pickLower } from '../stricter.ts';
import { type Complain, quoteForMessage, readPairs, readWord } from '../values.ts';

type MaxAgeDays = Policy['maxAge'];

const example = 'critical=7d high=30d';

export const maxAge = defineSetting(
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
    file: { form: createMappingForm(severityFilters, { type: 'string', pattern: '^\\d{1,5}d$' }, example) },
  },
  {
    text: formatDays,
    stricter: tightenMaxAge,
  },
);

/** `critical=7d high=30d`. */
export function formatDays(days: MaxAgeDays): string {
  return Object.entries(days)
    .map(([severity, count]) => `${severity.toLowerCase()}=${count}d`)
    .join(' ');
}

export function readDays(text: string, complain: Complain): MaxAgeDays {
  const days: Partial<Record<Severity, number>> = {};
  for (const [key, value] of readPairs(text, 'high=30d', complain)) {
    readWord(severityFilters, key, (complaint) =>
      complain(`has the unknown severity ${quoteForMessage(key)}, which ${complaint}`),
    );
    if (!/^\d{1,5}d$/.test(value)) complain(`needs a number of days for ${quoteForMessage(key)}, such as 30d`);
    days[key.toUpperCase() as Severity] = Number.parseInt(value, 10);
  }
  return days;
}

/** Fewer days are stricter, and any limit is stricter than none. */
function tightenMaxAge(base: MaxAgeDays, other: MaxAgeDays): Comparison<MaxAgeDays> {
  const compared = severities.map((severity) => {
    const name = `max-age ${severity.toLowerCase()}`;
    return { severity, ...pickLower(base[severity], other[severity], { name, unit: 'd' }) };
  });
  const known = compared.filter(({ value }) => value !== undefined);
  return {
    value: Object.fromEntries(known.map(({ severity, value }) => [severity, value])),
    tightened: compared.flatMap(({ tightened }) => tightened),
    ignored: compared.flatMap(({ ignored }) => ignored),
  };
}
