/** Settings in days: how long a finding may be open, and how old a fix, an advisory, a catalog or a statement may be. */
import { severityFilters } from '../../../shared/api/words.ts';
import { type Severity, severities } from '../../../shared/severity.ts';
import type { Comparison } from '../../policy/policy.ts';
import { collectChanges, defineSetting, isLower, pickStricter, type Reader } from '../setting.ts';
import {
  type Complain,
  createMappingForm,
  quoteForMessage,
  readOpenAddress,
  readPairs,
  readWord,
  textForm,
} from '../values.ts';

type DaysBySeverity = Readonly<Partial<Record<Severity, number>>>;

const formatDayCount = (days: number) => `${days}d`;

function createDaysFacts(example: string) {
  const read: Reader<number> = (text, complain) => {
    if (!/^\d{1,4}d$/.test(text)) complain(`is not a number of days, such as ${example}`);
    return Number.parseInt(text, 10);
  };
  return { placeholder: 'DAYSd', read, file: { form: textForm } };
}

const createDaysForm = (example: string) =>
  createMappingForm(severityFilters, { type: 'string', pattern: '^\\d{1,5}d$' }, example);

/** `critical=7d high=30d`. */
function formatDays(days: DaysBySeverity): string {
  return Object.entries(days)
    .map(([severity, count]) => `${severity.toLowerCase()}=${count}d`)
    .join(' ');
}

function readDays(text: string, complain: Complain): DaysBySeverity {
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

function compareDays(
  name: string,
  base: DaysBySeverity,
  other: DaysBySeverity,
  isStricter: (other: number | undefined, base: number | undefined) => boolean,
): Comparison<DaysBySeverity> {
  const compared = severities.map((severity) => {
    const [before, after] = [base[severity], other[severity]];
    const key = `${name} ${severity.toLowerCase()}`;
    return { severity, ...pickStricter(key, before, after, isStricter(after, before), formatDayCount) };
  });
  const known = compared.filter(({ value }) => value !== undefined);
  return {
    value: Object.fromEntries(known.map(({ severity, value }) => [severity, value])),
    ...collectChanges(compared),
  };
}

function dropZeros(days: DaysBySeverity): DaysBySeverity {
  return Object.fromEntries(Object.entries(days).filter(([, count]) => count > 0));
}

export const ageEntries = [
  defineSetting(
    {
      name: 'max-age',
      group: 'Policy',
      brief: 'Findings open for longer block, such as high=30d',
      description: 'Open findings of a severity that are older than this block.',
      placeholder: 'SEVERITY=DAYSd …',
      example: 'critical=7d high=30d',
      default: '',
      absent: 'age does not block',
      policy: true,
      read: readDays,
      file: { form: createDaysForm('critical=7d high=30d') },
    },
    {
      text: formatDays,
      stricter: (base, other) => compareDays('max-age', base, other, isLower),
    },
  ),
  defineSetting(
    {
      name: 'fix-cooldown',
      entrances: [],
      group: 'Policy',
      brief: 'Age from which a fixed version counts as a fix',
      description:
        'For rules with fixable: true. A fixed version that is younger than this when the scan begins does not count as a fix yet. If its date is unknown, it counts.',
      example: '7d',
      absent: 'every fixed version is a fix',
      policy: true,
      ...createDaysFacts('7d'),
    },
    {
      text: formatDayCount,
      stricter: (base = 0, other = 0) =>
        pickStricter('fix-cooldown', base || undefined, other || undefined, other < base, formatDayCount),
    },
  ),
  defineSetting(
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
      file: { form: createDaysForm('critical=2d high=7d') },
    },
    {
      text: formatDays,
      // Fewer days, or none, are stricter.
      stricter: (base, other) =>
        compareDays('new-advisory-grace', dropZeros(base), dropZeros(other), (after = 0, before = 0) => after < before),
    },
  ),
  defineSetting({
    name: 'kev-file',
    group: 'Policy',
    brief: "CISA's catalog of exploited vulnerabilities, as JSON",
    description:
      "CISA's catalog of known exploited vulnerabilities as JSON, for rules with kev: true. A path outside the committed files, or an https address.",
    placeholder: 'PATH|URL',
    example: 'https://www.cisa.gov/sites/default/files/feeds/known_exploited_vulnerabilities.json',
    absent: 'no catalog',
    read: (text, complain) => {
      if (/\p{Cc}/u.test(text)) complain('has line breaks or control characters in it');
      return /^https?:/i.test(text) ? readOpenAddress(text, complain) : text;
    },
    file: { refused: 'the author of a change could name their own catalog' },
  }),
  defineSetting(
    {
      name: 'kev-max-age',
      entrances: [],
      group: 'Policy',
      brief: 'Maximum age of the catalog',
      description: 'Maximum age of the catalog. With an older one, findings that it does not list are inconclusive.',
      example: '3d',
      default: '7d',
      ...createDaysFacts('7d'),
    },
    { text: formatDayCount, isStricter: isLower },
  ),
  defineSetting(
    {
      name: 'vex-max-age',
      entrances: [],
      group: 'Policy',
      brief: 'Maximum age of an OpenVEX statement',
      description:
        'Maximum age of a statement in an OpenVEX document, from its last_updated, else its timestamp, else that of the document. An older statement excuses nothing.',
      example: '30d',
      default: '90d',
      ...createDaysFacts('90d'),
    },
    { text: formatDayCount, isStricter: isLower },
  ),
];
