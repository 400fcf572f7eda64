/** Rules with names, in the model: every predicate by the words of the page, with none of the gate's own functions. */
import fc from 'fast-check';
import { severities } from '../../../src/shared/severity.ts';
import type { Match, NamedRule, Policy } from '../../gate/policy/evidence.ts';
import { of } from '../mutation.ts';
import { dayMs, knownTypes, type WorldFinding } from '../world.ts';
import type { RuleModel, Truth } from './rule-model.ts';

const types = ['SAST', 'AGENTIC_SAST', 'SCA', 'SECRET', 'IAC'] as const;
const globs = ['src/**', 'lib/c.js', '**/*.json'] as const;
const weaknesses = ['CWE-79', 'CWE-89'] as const;

type Drawn = { [Name in keyof Match]-?: fc.Arbitrary<NonNullable<Match[Name]>> };

const match: fc.Arbitrary<Match> = fc
  .record(
    {
      severity: fc.uniqueArray(fc.constantFrom(...severities), { minLength: 1, maxLength: 4 }),
      type: fc.uniqueArray(fc.constantFrom(...types), { minLength: 1, maxLength: 3 }),
      cvss: fc.constantFrom(3.1, 7, 9.8),
      epss: fc.constantFrom(5, 30),
      cwe: fc.uniqueArray(fc.constantFrom(...weaknesses), { minLength: 1 }),
      path: fc.uniqueArray(fc.constantFrom(...globs), { minLength: 1, maxLength: 2 }),
      language: fc.constant(['JavaScript']),
      age: fc.constantFrom(1, 7, 30),
      fixable: fc.constant(true as const),
      kev: fc.constant(true as const),
      owner: fc.constantFrom(['@acme/payments'], ['none']),
    } satisfies Drawn,
    { requiredKeys: [] },
  )
  .map((given) => (Object.keys(given).length > 0 ? given : { severity: ['HIGH'] }));

const rule = fc.record({
  match,
  allow: fc.constantFrom(0, 0, 1, 2),
  effect: fc.constantFrom('block' as const, 'block' as const, 'warn' as const),
});

/** At least, and at most where the service says too little. */
type Range = readonly [surely: boolean, perhaps: boolean];

type Asks = {
  [Name in keyof Match]-?: (value: NonNullable<Match[Name]>, finding: WorldFinding, truth: Truth) => Range;
};

const sure = (fits: boolean): Range => [fits, fits];
const perhaps: Range = [false, true];

const inGlob: Record<(typeof globs)[number], (path: string) => boolean> = {
  'src/**': (path) => path.startsWith('src/'),
  'lib/c.js': (path) => path === 'lib/c.js',
  '**/*.json': (path) => path.endsWith('.json'),
};

const asks = (policy: Policy): Asks => ({
  severity: (wanted, finding, { severityOf }) => sure(wanted.some((each) => each === severityOf(finding))),
  type: (wanted, { type = '' }) => sure(!knownTypes.includes(type) || wanted.some((each) => each === type)),
  cvss: (least, finding, { scoreRange }) => reaches(least, scoreRange(finding, 'cvss', policy)),
  epss: (least, finding, { scoreRange }) => reaches(least, scoreRange(finding, 'epss', policy)),
  cwe: (wanted, { cwe }) => (cwe === undefined ? perhaps : sure(wanted.some((each) => cwe.includes(each)))),
  path: (wanted, { filePath }) =>
    filePath === undefined ? perhaps : sure(wanted.some((glob) => inGlob[glob as keyof typeof inGlob](filePath))),
  language: (_, { filePath }) => (filePath === undefined ? perhaps : sure(filePath.endsWith('.js'))),
  // The modelled service knows of no fixes: then all can be fixed.
  fixable: () => sure(true),
  // Nor of owners, and no CODEOWNERS was read.
  owner: () => perhaps,
  // Nor does it name any CVE.
  kev: (_, { type = '' }) =>
    knownTypes.includes(type) && type !== 'SCA' ? sure(false) : policy.unscored === 'ignore' ? sure(false) : perhaps,
  age: (days, finding, { ageMs }) => sure(ageMs(finding) > days * dayMs),
});

function reaches(least: number, [from, to]: readonly [number, number]): Range {
  return [from >= least, to >= least];
}

function fits(given: NamedRule, policy: Policy, { finding, truth }: { finding: WorldFinding; truth: Truth }): Range {
  const table = asks(policy) as Record<string, (value: unknown, finding: WorldFinding, truth: Truth) => Range>;
  const answers = Object.entries(given.match).map(([name, value]) => table[name]?.(value, finding, truth) ?? perhaps);
  return [answers.every(([surely]) => surely), answers.every(([, maybe]) => maybe)];
}

export const named: RuleModel = {
  arbitrary: fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, fc.array(rule, { minLength: 1, maxLength: 2 })).map(
    (rules): Partial<Policy> => ({
      rules: rules.length === 0 ? undefined : rules.map((each, index) => ({ ...each, name: `rule ${index}` })),
    }),
  ),
  off: { rules: undefined },
  criteria: (policy, truth) =>
    (policy.rules ?? [])
      .filter(({ effect }) => effect === 'block')
      .map((each) => ({
        name: each.name,
        limit: each.allow,
        counts: (finding) => fits(each, policy, { finding, truth })[0],
        mayCount: (finding) => fits(each, policy, { finding, truth })[1],
      })),
  tighter: (policy) => ({
    ...policy,
    rules: [
      ...(policy.rules ?? []).map((each) => ({ ...each, allow: 0, effect: 'block' as const })),
      { name: 'one more', match: { severity: ['LOW'] }, allow: 0, effect: 'block' },
    ],
  }),
  defects: [
    ...of('gate/policy/rules.ts', [
      ['...(allow > 0 && { allow })', 'allow: allow + 1', 'one finding above what a rule allows'],
      ['...(allow > 0 && { allow })', "effect: 'warn', ...(allow > 0 && { allow })", 'whatever named rules forbid'],
      [
        "rule.effect === 'block' || other.effect === 'warn'",
        "rule.effect === 'warn' || other.effect === 'block'",
        'what a proposal makes a warning',
      ],
      ['rule.allow <= other.allow', 'rule.allow >= other.allow', 'what a proposal allows'],
      [
        '&& includesMatch(rule.match, other.match)',
        '&& !includesMatch(rule.match, other.match)',
        'what a proposal leaves out of a rule',
      ],
    ]),
    ...of('gate/settings/policy-settings.ts', [
      ['isStricter ? version : rule', 'version ?? rule', 'what a proposal loosens'],
    ]),
    ...of('gate/policy/predicates.ts', [
      ["if (sum === 'no') return sum;", "if (sum !== 'yes') return 'no';", 'what is not known to fit'],
      ['other !== undefined && predicate', 'other === undefined || predicate', 'what a proposal asks more of'],
    ]),
    ...of('gate/policy/predicates.ts', [
      [
        'toTernary(severities.includes(finding.severity))',
        'toTernary(finding.severityKnown && severities.includes(finding.severity))',
        'unknown severities',
      ],
    ]),
    ...of('gate/policy/predicates.ts', [
      ['createCountingMatcher(globs, facts)', 'createCountingMatcher(globs.slice(0, 1), facts)', 'all globs but one'],
      ["wide.includes('**') ||", 'wide.length > narrow.length ||', 'what a proposal leaves out of the paths'],
    ]),
    ...of('gate/policy/predicates.ts', [
      ['stated === undefined || stated.size === 0 ||', 'stated === undefined ||', 'findings that state no weakness'],
      [
        "isUnclear(finding, 'cwe')) return 'unknown';",
        "isUnclear(finding, 'cwe')) return 'no';",
        'findings whose weakness nobody has read',
      ],
    ]),
    ...of('gate/policy/path-matching.ts', [
      ["stated === undefined ? 'unknown' :", "stated === undefined ? 'no' :", 'findings that name no file'],
      ["return isPossible ? 'unknown' : 'no';", "return 'no';", 'files that are written in another way'],
      [
        "stated === undefined ? 'unknown' :",
        "stated === undefined ? 'yes' :",
        'everything without a file, by an ignored path',
      ],
    ]),
    ...of('gate/policy/predicates.ts', [
      [
        "if (filePath === undefined) return 'unknown';",
        "if (filePath === undefined) return 'no';",
        'findings that name no file',
      ],
      ["isNoProgramName(path) ? 'no' : 'unknown'", "'no'", 'programs whose name does not tell their language'],
    ]),
    ...of('gate/policy/predicates.ts', [
      [
        "if (fix === 'none') return 'no';",
        "if (fix !== 'available') return 'no';",
        'findings of which nobody says whether they can be fixed',
      ],
      [
        'fixedAt !== undefined && startedAt !== undefined && startedAt - fixedAt <',
        'startedAt !== undefined && startedAt - (fixedAt ?? startedAt) <',
        'fixes of which nobody says how old they are',
      ],
      [
        'startedAt - fixedAt < fixCooldown * dayMs',
        'startedAt - fixedAt <= fixCooldown * dayMs',
        'a fix that is just old enough',
      ],
    ]),
    ...of('gate/policy/predicates.ts', [
      [
        "if (owners === undefined) return 'unknown';",
        "if (owners === undefined) return 'no';",
        'what may be of an owner',
      ],
    ]),
    ...of('gate/policy/predicates.ts', [
      [
        "if (cves.length === 0 && type !== undefined && type !== 'SCA')",
        'if (cves.length === 0)',
        'dependencies whose advisory names no CVE',
      ],
      ['catalog === undefined || catalog.isStale', 'catalog === undefined', 'what an old catalog does not name'],
      [
        'if (detail === undefined || catalog === undefined ||',
        "if (catalog === undefined) return 'no';\n    if (detail === undefined ||",
        'everything without a catalog',
      ],
    ]),
    ...of('gate/story/policy/extras.ts', [
      ['(count !== undefined && count !== vulnerabilities.length)', 'count === 0', 'what a cut catalog lacks'],
      ['!(age >= -1 && age <= maxAge)', 'age < -1 || age > maxAge', 'what a catalog without a date lacks'],
      [
        'if (await isTracked(path, revisions, AbortSignal.timeout(gitTimeoutMs)))',
        'if ((await isTracked(path, revisions, AbortSignal.timeout(gitTimeoutMs))) === undefined)',
        'what the author leaves out of the catalog',
      ],
    ]),
    ...of('gate/settings/entries/ages.ts', [
      [
        "default: '7d',\n      ...createDaysFacts('7d'),\n    },\n    { text: formatDayCount, isStricter: isLower },",
        "default: '7d',\n      ...createDaysFacts('7d'),\n    },\n    { text: formatDayCount, isStricter: (other, base) => other > base },",
        'what a proposal calls fresh',
      ],
    ]),
    ...of('gate/policy/finding.ts', [
      [
        "a.fix === 'available' || b.fix === 'available' ? 'available' : undefined",
        'undefined',
        'a fix that only one read knows',
      ],
      ["fix: fix === 'none' ? undefined : fix, fixedAt", 'fix, fixedAt', 'what only one read calls not fixable'],
      ['? undefined : Math.min(a, b);', '? (a ?? b) : Math.max(a, b);', 'as old as the younger of two reads'],
      ['time !== undefined && time <= latestMs + stampSlackMs ? time : undefined', 'time', 'advisories of the future'],
    ]),
    ...of('gate/policy/rules.ts', [
      ['finding.severityKnown ? newAdvisoryGrace', 'finding.severity ? newAdvisoryGrace', 'unknown severities'],
      [
        "finding.type !== 'SCA' ||",
        "(finding.type !== undefined && finding.type !== 'SCA') ||",
        'what may be no dependency',
      ],
      [
        "if (finding.detail === undefined) return { answer: 'unknown' };",
        "if (finding.detail === undefined) return { answer: 'yes', lastDay: '' };",
        'what nobody has read',
      ],
      ['Math.min(...known)', 'Math.max(...known)', 'old advisories that were found today'],
      ['startedAt >= endMs', 'startedAt > endMs + dayMs', 'a day more'],
    ]),
    ...of('gate/settings/entries/ages.ts', [
      ['other || undefined, other < base,', 'other || undefined, other > base,', 'what a proposal calls too young'],
      ['=> after < before)', '=> after !== before)', 'the grace that a proposal gives itself'],
    ]),
    ...of('gate/policy/judge.ts', [
      [
        "return rule.effect === 'block';",
        "return rule.effect === 'block' && rule.limit === 0;",
        'what a rule with a limit forbids',
      ],
    ]),
  ],
};
