/** OpenVEX statements of the modelled team: their document, and what they excuse by the words of the page. */
import type { Dice } from './dice.ts';
import { epochMs, type Weakness } from './project.ts';

export const vexPath = 'docs/openvex.json';

/** What a statement is about, and whether that is the package of the finding. */
const subjects = {
  package: { product: ({ name, version }: Package) => ({ '@id': `pkg:npm/${name}@${version}` }), fits: true },
  'every version': { product: ({ name }: Package) => ({ '@id': `pkg:npm/${name}` }), fits: true },
  'part of this repository': {
    product: ({ name, version }: Package) => ({
      '@id': 'pkg:github/acme/shop',
      subcomponents: [{ '@id': `pkg:npm/${name}@${version}` }],
    }),
    fits: true,
  },
  'another version': { product: ({ name }: Package) => ({ '@id': `pkg:npm/${name}@0.0.1` }), fits: false },
  'part of another repository': {
    product: ({ name, version }: Package) => ({
      '@id': 'pkg:github/acme/other',
      subcomponents: [{ '@id': `pkg:npm/${name}@${version}` }],
    }),
    fits: false,
  },
  // Whatever its package is called.
  'this repository': { product: () => ({ '@id': 'pkg:github/acme/shop' }), fits: true },
} as const;
const subjectNames = Object.keys(subjects) as [keyof typeof subjects, ...(keyof typeof subjects)[]];

interface Package {
  name: string;
  version: string;
}

export interface VexTruth {
  /** Of the weakness that it is about. */
  index: number;
  subject: keyof typeof subjects;
  /** Beside the CVE, the name that GitHub gives it. */
  isAliased: boolean;
  status: 'not_affected' | 'fixed' | 'affected' | 'under_investigation';
  isJustified: boolean;
  ageDays: number;
}

export const packageOf = (index: number): Package => ({ name: `dep-${index}`, version: `1.${index}.0` });
export const purlOf = (index: number): string => {
  const { name, version } = packageOf(index);
  return `pkg:npm/${name}@${version}`;
};
export const cveOf = (index: number) => `CVE-2026-${1000 + index}`;
export const ghsaOf = (index: number) => {
  const digits = index.toString(8).padStart(4, '0');
  return `GHSA-cccc-ffff-${[...digits].map((digit) => '23456789'[Number(digit)]).join('')}`;
};

const dayMs = 24 * 3600_000;

/** One statement or two of the same time, or not, about some of the dependencies. */
export function vexStatements(dice: Dice, weaknesses: readonly Weakness[]): VexTruth[] {
  const about = [...weaknesses.entries()].filter(([, { type }]) => type === 'SCA' && dice.chance(0.4));
  return about.flatMap(([index]) =>
    Array.from({ length: 1 + dice.upTo(1) }, () => ({
      index,
      subject: dice.oneOf(subjectNames),
      isAliased: dice.chance(0.5),
      status: dice.oneOf(['not_affected', 'not_affected', 'fixed', 'affected', 'under_investigation']),
      isJustified: dice.chance(0.8),
      ageDays: dice.oneOf([2, 40, 200]),
    })),
  );
}

export function vexText(statements: readonly VexTruth[]): string {
  return JSON.stringify({
    '@context': 'https://openvex.dev/ns/v0.2.0',
    '@id': 'https://acme.example/vex/1',
    author: 'The shop',
    timestamp: '2025-01-01T00:00:00Z',
    version: 1,
    statements: statements.map(statementOf),
  });
}

/** What a proposal says of a weakness that it wants to get by. */
export const everythingFixed = (index: number): VexTruth => ({
  index,
  subject: 'this repository',
  isAliased: true,
  status: 'fixed',
  isJustified: true,
  ageDays: 1,
});

function statementOf({ index, subject, isAliased, status, isJustified, ageDays }: VexTruth) {
  const why = isJustified
    ? { justification: 'vulnerable_code_not_in_execute_path' }
    : { impact_statement: 'Nobody calls it.' };
  return {
    vulnerability: { name: cveOf(index), ...(isAliased && { aliases: [ghsaOf(index)] }) },
    timestamp: new Date(epochMs - ageDays * dayMs).toISOString(),
    products: [subjects[subject].product(packageOf(index))],
    status,
    ...(status === 'not_affected' && why),
    ...(status === 'affected' && { action_statement: 'Update it.' }),
  };
}

/** Whether one statement excuses the weakness today, and none of the same time or later that may be about it does not. */
export function isExcused({ statements, maxAgeDays, index, advisory }: Asked): boolean {
  const own = statements.filter((statement) => statement.index === index);
  return own.some((claim) => {
    const isFresh = claim.ageDays < maxAgeDays;
    if (!isExcuse(claim) || !isFresh || !isNamed(claim, { index, advisory }) || !isAbout(claim, advisory)) return false;
    return !own.some(
      (rival) => !isExcuse(rival) && rival.ageDays <= claim.ageDays && mayBeAbout(rival, { own, index, advisory }),
    );
  });
}

interface Asked {
  statements: readonly VexTruth[];
  maxAgeDays: number;
  index: number;
  advisory: Weakness['advisory'];
}

function isExcuse({ status, isJustified }: VexTruth): boolean {
  return status === 'fixed' || (status === 'not_affected' && isJustified);
}

/** By a name that the service states. */
function isNamed({ isAliased }: Pick<VexTruth, 'isAliased'>, { advisory }: Pick<Asked, 'index' | 'advisory'>): boolean {
  return advisory?.cve !== undefined || (isAliased && advisory?.ghsa !== undefined);
}

function isAbout({ subject }: VexTruth, advisory: Weakness['advisory']): boolean {
  return subject === 'this repository' || (advisory?.purl !== undefined && subjects[subject].fits);
}

/** Of a package that nobody states, whatever is said may be about it; a name may be the other one’s alias. */
function mayBeAbout(
  rival: VexTruth,
  { own, index, advisory }: Pick<Asked, 'index' | 'advisory'> & { own: readonly VexTruth[] },
): boolean {
  const isAliased = own.some((statement) => statement.isAliased);
  return isNamed({ isAliased }, { index, advisory }) && (advisory?.purl === undefined || subjects[rival.subject].fits);
}
