/** An advisory about a vulnerability of one package, and the interface of a source of advisories. */
import { type Ecosystem, normalizePackageName } from '../../shared/packages/locked-package.ts';
import type { OsvAffected } from '../../shared/packages/versions/affected.ts';
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
