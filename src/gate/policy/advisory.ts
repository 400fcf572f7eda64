/** Facts about the advisory behind a finding: its names, whether a fix exists, and its dates. */
import type { AdvisoryRecord as Stated } from '../../shared/api/schemas.ts';
import { normalizeId } from '../../shared/text/finding-texts.ts';
import { parseTime, stampSlackMs, type Zone } from './times.ts';

export interface Advisory {
  /** `CVE-2024-12345`, sorted. */
  cves: readonly string[];
  /** All names of the vulnerability, CVEs included, sorted. Undefined if only the CVEs are known. */
  ids?: readonly string[] | undefined;
  /** The package and its version as a package URL. Undefined if no source states it. */
  purl?: string | undefined;
  /** Undefined if no source states it. */
  fix: 'available' | 'none' | undefined;
  fixedVersion: string | undefined;
  /** When the fixed version and the advisory were published, in ms since the epoch. */
  fixedAt: number | undefined;
  publishedAt: number | undefined;
}

/** A time in the future, or one that cannot be compared with the scan's times, counts as unknown. */
export function readAdvisory(
  stated: Stated,
  { zone, latestMs = Number.POSITIVE_INFINITY }: { zone?: Zone | undefined; latestMs?: number | undefined } = {},
) {
  const parseAdvisoryTime = (text: string | undefined) => {
    const time = zone === 'none' ? undefined : parseTime(text);
    return time !== undefined && time <= latestMs + stampSlackMs ? time : undefined;
  };
  const text = stated.cves?.join(' ') ?? '';
  const found = [...text.matchAll(/\bCVE-(\d{4})-(\d{4,19})\b/gi)].map(([, year, number]) => `CVE-${year}-${number}`);
  const cves = sortUnique(found);
  return {
    cves,
    ...(stated.ids && { ids: sortUnique([...cves, ...stated.ids.map(normalizeId)]) }),
    ...(stated.purl !== undefined && { purl: stated.purl }),
    fix: stated.fix,
    fixedVersion: stated.fixed_version,
    fixedAt: parseAdvisoryTime(stated.fixed_at),
    publishedAt: parseAdvisoryTime(stated.published_at),
  } satisfies Advisory;
}

function sortUnique(names: readonly string[]): string[] {
  return [...new Set(names)].sort();
}

/**
 * Merges what two reads state about one advisory. A fact that keeps the finding counted wins; a fact that would excuse
 * it must be stated by both.
 */
export function mergeAdvisories(a: Advisory | undefined, b: Advisory | undefined): Advisory | undefined {
  if (a === undefined || b === undefined) return dropExcusingFacts(a ?? b);
  const ids = (a.ids ?? b.ids) ? sortUnique([...(a.ids ?? a.cves), ...(b.ids ?? b.cves)]) : undefined;
  return {
    cves: sortUnique([...a.cves, ...b.cves]),
    ...(ids && { ids }),
    purl: a.purl === b.purl ? a.purl : undefined,
    fix: a.fix === b.fix ? a.fix : a.fix === 'available' || b.fix === 'available' ? 'available' : undefined,
    fixedVersion: a.fixedVersion === b.fixedVersion ? a.fixedVersion : undefined,
    fixedAt: pickEarlierTime(a.fixedAt, b.fixedAt),
    publishedAt: pickEarlierTime(a.publishedAt, b.publishedAt),
  };
}

function dropExcusingFacts(advisory: Advisory | undefined): Advisory | undefined {
  if (advisory === undefined) return undefined;
  const { fix, ...others } = advisory;
  return { ...others, purl: undefined, fix: fix === 'none' ? undefined : fix, fixedAt: undefined };
}

/** If one of the two times is missing, the event may be longer ago than the other time says. */
function pickEarlierTime(a: number | undefined, b: number | undefined): number | undefined {
  return a === undefined || b === undefined ? undefined : Math.min(a, b);
}
