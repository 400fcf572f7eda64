/**
 * An advisory about a vulnerability of one package, the interface of a source of advisories, and single values in the
 * forms that sources use.
 */

import { type Ecosystem, normalizePackageName } from '../../shared/packages/locked-package.ts';
import type { Severity } from '../../shared/severity.ts';

/** The affected versions, in the form of the source. */
export type AffectedVersions =
  | { form: 'osv'; affected: readonly OsvAffected[] }
  /** `>= 4.3.0, < 4.3.5`. `fixed` is null when GitHub knows no fixed version. */
  | { form: 'github'; ranges: readonly { range: string; fixed: string | null }[] }
  /** An npm range. */
  | { form: 'npm'; range: string };

/** A vulnerability of one package. */
export interface PackageAdvisory {
  /** The source's id: `GHSA-…`, `CVE-…`, `PYSEC-…`. */
  id: string;
  aliases: readonly string[];
  summary: string;
  details: string;
  /** Undefined when nobody rated it. */
  severity: Severity | undefined;
  /** CVSS vectors. */
  vectors: readonly string[];
  /** The CVSS score that the source gives in addition. */
  score: number | undefined;
  /** In percent. */
  epss: number | undefined;
  /** `CWE-<number>`. */
  cwes: readonly string[];
  /** As the source writes it. */
  published: string | undefined;
  links: readonly string[];
  versions: AffectedVersions;
  /** True when the source itself says that the requested version is affected. */
  isStated: boolean;
}

export interface QueriedPackage {
  ecosystem: Ecosystem;
  name: string;
  version: string;
}

export interface SourceResult {
  /** Keyed by `createPackageKey`. A package without an entry was not looked up. */
  advisories: ReadonlyMap<string, readonly PackageAdvisory[]>;
  /** Why packages that the source should know are missing, as a sentence without a full stop. */
  fault?: string | undefined;
  /** Remarks about the data for people, such as its age, as sentences without a full stop. */
  remarks?: readonly string[] | undefined;
  /** There is no such database here, and nobody named it: nothing is expected of it. */
  isAbsent?: boolean | undefined;
}

export interface AdvisorySource {
  /** The end of the sentence `looked up in …`. */
  name: string;
  /** Whether package names leave this machine and the host of the repository. */
  disclosesNames: boolean;
  /** Rejects only when the signal is aborted. */
  ask(packages: readonly QueriedPackage[], signal: AbortSignal): Promise<SourceResult>;
}

/** The requested packages by name, because a source responds by name. */
export function groupByName(packages: readonly QueriedPackage[]): Map<string, QueriedPackage[]> {
  return Map.groupBy(packages, createNameKey);
}

export function createNameKey({ ecosystem, name }: Pick<QueriedPackage, 'ecosystem' | 'name'>): string {
  return JSON.stringify([ecosystem, normalizePackageName(ecosystem, name)]);
}

const words: Readonly<Record<string, Severity>> = {
  critical: 'CRITICAL',
  high: 'HIGH',
  important: 'HIGH',
  moderate: 'MEDIUM',
  medium: 'MEDIUM',
  low: 'LOW',
  info: 'INFO',
};

/** Undefined for an unknown word, such as GitHub's `unknown`, and for `none`: the vector decides then. */
export function readSeverity(value: unknown): Severity | undefined {
  const word = typeof value === 'string' ? value.trim().toLowerCase() : '';
  return Object.hasOwn(words, word) ? words[word] : undefined;
}

/** A time in ISO 8601 with its zone. Undefined for any other text. */
export function readTime(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}T[\d:.]{5,18}(?:Z|[+-]\d{2}:\d{2})$/.test(value))
    return undefined;
  const time = Date.parse(value);
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}

/** Whether the time of a withdrawal has come. */
export function isWithdrawn(time: unknown): boolean {
  return Date.parse(readTime(time) ?? '') <= Date.now();
}

/** Exactly one of the four fields is set, as OSV writes it. */
export interface OsvEvent {
  introduced?: string | undefined;
  fixed?: string | undefined;
  last_affected?: string | undefined;
  limit?: string | undefined;
}

/** An entry of an OSV record's `affected`, for the package in question. */
export interface OsvAffected {
  ranges?:
    | readonly {
        /** `SEMVER`, `ECOSYSTEM` or `GIT`. */
        type: string;
        events: readonly OsvEvent[];
      }[]
    | undefined;
  versions?: readonly string[] | undefined;
}
