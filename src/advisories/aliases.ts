/** Puts advisories together that are about one vulnerability: they name each other, or the same CVE. */
import type { PackageAdvisory } from './advisory.ts';

export interface Vulnerability {
  /** The identifier by which it is known again: the lowest CVE, else GitHub's, else the source's own. */
  id: string;
  /** All its names, sorted. */
  ids: readonly string[];
  /** At least one; the one with the most to say first. */
  advisories: readonly [PackageAdvisory, ...PackageAdvisory[]];
}

export function mergeAliases(advisories: readonly PackageAdvisory[]): Vulnerability[] {
  let groups: { ids: Set<string>; members: PackageAdvisory[] }[] = [];
  for (const advisory of advisories) {
    const own = { ids: new Set(namesOf(advisory)), members: [advisory] };
    const [same, others] = [
      groups.filter(({ ids }) => meets(ids, own.ids)),
      groups.filter(({ ids }) => !meets(ids, own.ids)),
    ];
    const joined = same.reduce(
      (all, { ids, members }) => ({ ids: new Set([...all.ids, ...ids]), members: [...members, ...all.members] }),
      own,
    );
    groups = [...others, joined];
  }
  return groups.map(({ ids, members }) => describeGroup([...ids].sort(), members)).sort(byId);
}

function namesOf({ id, aliases }: PackageAdvisory): string[] {
  return [id, ...aliases].map((name) => (/^CVE-/i.test(name) ? name.toUpperCase() : name));
}

function meets(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return [...one].some((id) => other.has(id));
}

function describeGroup(ids: readonly string[], members: readonly PackageAdvisory[]): Vulnerability {
  const [first, ...others] = [...members].sort((a, b) => richness(b) - richness(a) || (a.id < b.id ? -1 : 1));
  if (first === undefined) throw new Error('a vulnerability without an advisory');
  const id = ids.find((one) => one.startsWith('CVE-')) ?? ids.find((one) => one.startsWith('GHSA-')) ?? first.id;
  return { id, ids, advisories: [first, ...others] };
}

/** Reviewed texts of GitHub first, then whoever rates it. */
function richness({ id, severity, vectors, summary }: PackageAdvisory): number {
  return (
    Number(id.startsWith('GHSA-')) * 4 +
    Number(severity !== undefined || vectors.length > 0) * 2 +
    Number(summary !== '')
  );
}

function byId(a: Vulnerability, b: Vulnerability): number {
  return a.id < b.id ? -1 : 1;
}
