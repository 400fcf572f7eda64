/** What is known of a vulnerability in one package, whoever says it, and the port behind which somebody says it. */
import { comparableName, type Ecosystem } from '../packages/locked-package.ts';
import type { OsvAffected } from '../packages/versions/affected.ts';
import type { Severity } from '../severity.ts';

/** Versions that a vulnerability affects, in the form of whoever says it. */
export type AffectedVersions =
  | { form: 'osv'; affected: readonly OsvAffected[] }
  /** `>= 4.3.0, < 4.3.5`; `fixed` is null where GitHub knows of no fixed version. */
  | { form: 'github'; ranges: readonly { range: string; fixed: string | null }[] }
  /** A range of npm. */
  | { form: 'npm'; range: string };

/** A vulnerability of one package. */
export interface PackageAdvisory {
  /** As the source names it: `GHSA-…`, `CVE-…`, `PYSEC-…`. */
  id: string;
  aliases: readonly string[];
  summary: string;
  details: string;
  /** Undefined: nobody rated it. */
  severity: Severity | undefined;
  /** CVSS vectors. */
  vectors: readonly string[];
  /** The CVSS score that the source states beside them. */
  score: number | undefined;
  /** In percent. */
  epss: number | undefined;
  /** `CWE-<number>`. */
  cwes: readonly string[];
  /** As the source writes it. */
  published: string | undefined;
  links: readonly string[];
  versions: AffectedVersions;
  /** The source was asked for this version and says itself that it is affected. */
  isStated: boolean;
}

export interface AskedPackage {
  ecosystem: Ecosystem;
  name: string;
  version: string;
}

/** The same for the same version of the same package. */
export function packageKey({ ecosystem, name, version }: AskedPackage): string {
  return JSON.stringify([ecosystem, comparableName(ecosystem, name), version]);
}

export interface SourceAnswer {
  /** By `packageKey`; a package that is missing was not looked up. */
  advisories: ReadonlyMap<string, readonly PackageAdvisory[]>;
  /** Why packages are missing that the source should know, as a sentence without a final stop. */
  fault?: string | undefined;
  /** What people should know of the data, such as its age, as sentences without a final stop. */
  remarks?: readonly string[] | undefined;
}

export interface AdvisorySource {
  /** As the end of a sentence: `looked up in …`. */
  name: string;
  /** Whether names of packages leave this machine and the host of the repository. */
  disclosesNames: boolean;
  /** Rejects only when the signal is aborted. */
  ask(packages: readonly AskedPackage[], signal: AbortSignal): Promise<SourceAnswer>;
}

/** By name, the packages that were asked for: a source answers by name. */
export function groupByName(packages: readonly AskedPackage[]): Map<string, AskedPackage[]> {
  return Map.groupBy(packages, nameKey);
}

export function nameKey({ ecosystem, name }: Pick<AskedPackage, 'ecosystem' | 'name'>): string {
  return JSON.stringify([ecosystem, comparableName(ecosystem, name)]);
}
