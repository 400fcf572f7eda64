/** What one row of the table stands for: a finding, or those of one version of one package. */
import type { Entry } from './order.ts';

export interface Item {
  /** The finding; of a package the worst that matches, whose place and facts are the row's. */
  entry: Entry;
  /** Of a package alone: those that match, in the order of the table, two at least. */
  members: readonly Entry[] | undefined;
}

interface Package {
  worst: Entry;
  members: Entry[];
}

/** The findings in their order, those of a package at the place of its worst. */
export function itemsOf(matching: readonly Entry[]): Item[] {
  const packages = packagesOf(matching);
  return matching.flatMap((entry): Item[] => {
    const own = packages.get(entry.row.pack);
    if (own === undefined || own.members.length === 1) return [{ entry, members: undefined }];
    return own.worst === entry ? [{ entry, members: own.members }] : [];
  });
}

function packagesOf(matching: readonly Entry[]): Map<number | undefined, Package> {
  const packages = new Map<number | undefined, Package>();
  for (const entry of matching) {
    if (entry.row.pack === undefined) continue;
    const own = packages.get(entry.row.pack);
    if (own === undefined) packages.set(entry.row.pack, { worst: entry, members: [entry] });
    else {
      own.members.push(entry);
      if (entry.index < own.worst.index) own.worst = entry;
    }
  }
  return packages;
}

/** Findings that it stands for. */
export function sizeOf({ members }: Item): number {
  return members?.length ?? 1;
}
