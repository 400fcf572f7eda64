/** What is known of the advisory behind a finding: its names, whether it can be fixed, and since when. */
import type { AdvisoryRecord as Stated } from '../api/schemas.ts';
import { parseTime, stampSlackMs, type Zone } from './times.ts';
import { normalId } from './vex/identifiers.ts';

export interface Advisory {
  /** `CVE-2024-12345`, sorted. */
  cves: readonly string[];
  /** All names of the vulnerability, the CVEs among them, sorted; undefined: none but these. */
  ids?: readonly string[] | undefined;
  /** The package and its version as a package URL; undefined: nobody says. */
  purl?: string | undefined;
  /** Undefined: nobody says. */
  fix: 'available' | 'none' | undefined;
  fixedVersion: string | undefined;
  /** When the fixed version was published, and when the advisory was; ms since the epoch. */
  fixedAt: number | undefined;
  publishedAt: number | undefined;
}

interface Clock {
  zone?: Zone | undefined;
  latestMs?: number | undefined;
}

/** Times that lie in the future, or cannot be compared with those of the scan, are unknown. */
export function readAdvisory(stated: Stated | undefined, { zone, latestMs = Number.POSITIVE_INFINITY }: Clock = {}) {
  if (stated === undefined) return undefined;
  const timeOf = (text: string | undefined) => {
    const time = zone === 'none' ? undefined : parseTime(text);
    return time !== undefined && time <= latestMs + stampSlackMs ? time : undefined;
  };
  const cves = cvesIn(stated.cves?.join(' ') ?? '');
  return {
    cves,
    ...(stated.ids && { ids: sorted([...cves, ...stated.ids.map(normalId)]) }),
    ...(stated.purl !== undefined && { purl: stated.purl }),
    fix: stated.fix,
    fixedVersion: stated.fixed_version,
    fixedAt: timeOf(stated.fixed_at),
    publishedAt: timeOf(stated.published_at),
  } satisfies Advisory;
}

/** Each once, sorted. */
export function cvesIn(text: string): string[] {
  const found = [...text.matchAll(/\bCVE-(\d{4})-(\d{4,19})\b/gi)].map(([, year, number]) => `CVE-${year}-${number}`);
  return sorted(found);
}

function sorted(names: readonly string[]): string[] {
  return [...new Set(names)].sort();
}

/** What two reads state: whatever keeps a finding in counts, and what only one of them knows lets nothing off. */
export function combinedAdvisory(a: Advisory | undefined, b: Advisory | undefined): Advisory | undefined {
  if (a === undefined || b === undefined) return withoutExcuse(a ?? b);
  const ids = (a.ids ?? b.ids) ? sorted([...(a.ids ?? a.cves), ...(b.ids ?? b.cves)]) : undefined;
  return {
    cves: sorted([...a.cves, ...b.cves]),
    ...(ids && { ids }),
    purl: a.purl === b.purl ? a.purl : undefined,
    fix: a.fix === b.fix ? a.fix : a.fix === 'available' || b.fix === 'available' ? 'available' : undefined,
    fixedVersion: a.fixedVersion === b.fixedVersion ? a.fixedVersion : undefined,
    fixedAt: earlier(a.fixedAt, b.fixedAt),
    publishedAt: earlier(a.publishedAt, b.publishedAt),
  };
}

function withoutExcuse(advisory: Advisory | undefined): Advisory | undefined {
  if (advisory === undefined) return undefined;
  const { fix, ...others } = advisory;
  return { ...others, purl: undefined, fix: fix === 'none' ? undefined : fix, fixedAt: undefined };
}

/** What nobody or only one states may be longer ago. */
function earlier(a: number | undefined, b: number | undefined): number | undefined {
  return a === undefined || b === undefined ? undefined : Math.min(a, b);
}
