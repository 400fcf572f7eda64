/** Groups advisories about the same vulnerability: they name each other, or the same CVE. */
import type { PackageAdvisory } from './advisory.ts';

export interface Vulnerability {
  /** The stable identifier: the lowest CVE, otherwise GitHub's id, otherwise the source's own. */
  id: string;
  /** All its names, sorted. */
  ids: readonly string[];
  /** At least one; the most informative comes first. */
  advisories: readonly [PackageAdvisory, ...PackageAdvisory[]];
}

interface AliasGroup {
  ids: Set<string>;
  members: PackageAdvisory[];
}

export function mergeAliases(advisories: readonly PackageAdvisory[]): Vulnerability[] {
  const groups = new Map<string, AliasGroup>();
  for (const advisory of advisories) {
    const own: AliasGroup = { ids: new Set(listNames(advisory)), members: [advisory] };
    const same = new Set([...own.ids].flatMap((id) => groups.get(id) ?? []));
    // The largest group absorbs the others, so that few names are moved.
    const [group = own, ...others] = [...same, own].sort((a, b) => b.ids.size - a.ids.size);
    for (const other of others) {
      for (const id of other.ids) group.ids.add(id);
      group.members.push(...other.members);
    }
    for (const { ids } of [own, ...others]) for (const id of ids) groups.set(id, group);
  }
  return [...new Set(groups.values())]
    .map(({ ids, members }) => describeGroup([...ids].sort(), members))
    .sort(compareById);
}

function listNames({ id, aliases }: PackageAdvisory): string[] {
  return [id, ...aliases].map((name) => (/^CVE-/i.test(name) ? name.toUpperCase() : name));
}

function describeGroup(ids: readonly string[], members: readonly PackageAdvisory[]): Vulnerability {
  const [first, ...others] = [...members].sort(
    (a, b) => rateInformation(b) - rateInformation(a) || (a.id < b.id ? -1 : 1),
  );
  if (first === undefined) throw new Error('a vulnerability without an advisory');
  const id = ids.find((one) => one.startsWith('CVE-')) ?? ids.find((one) => one.startsWith('GHSA-')) ?? first.id;
  return { id, ids, advisories: [first, ...others] };
}

/** GitHub's reviewed texts come first, then advisories with a rating. */
function rateInformation({ id, severity, vectors, summary }: PackageAdvisory): number {
  return (
    Number(id.startsWith('GHSA-')) * 4 +
    Number(severity !== undefined || vectors.length > 0) * 2 +
    Number(summary !== '')
  );
}

function compareById(a: Vulnerability, b: Vulnerability): number {
  return a.id < b.id ? -1 : 1;
}
