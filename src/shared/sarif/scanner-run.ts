/** Reads a run of our own scanners. They state everything, so nothing is guessed, truncated or ignored here. */
import type { ScanDiagnostic } from '../api/schemas.ts';
import { coverageWords, type ScanType, scanTypes, violationTypes } from '../api/words.ts';
import type { LockedPackage, LockSummary, OpenPackage } from '../packages/locked-package.ts';
import type { FindingSource } from '../text/data-path.ts';
import type { ScannerFinding } from '../text/finding.ts';
import type { AnalysisLimits } from '../text/limits.ts';
import { isRecord } from '../text/records.ts';
import { readNotifications } from './invocations.ts';
import { readDataPath } from './locations.ts';
import type { OwnersByPath } from './old-findings.ts';
import { createRuleBook, type RuleBook } from './rules.ts';
import { rateSeverity } from './severity.ts';
import { findingTypeByScanType } from './tool-types.ts';
import { readList, readNested } from './untrusted.ts';
import { findWeakness } from './weakness.ts';

export interface ScannerRun {
  /** Name of the scanner. */
  name: string;
  /** Only for a program of another project. Its version is undefined if it could not be started. */
  program?: { version: string | undefined };
  scanType: ScanType;
  findings: ScannerFinding[];
  coverage: (typeof coverageWords)[number];
  diagnostics: ScanDiagnostic[];
  /** The files of the tree that the scanner read and judged. */
  lookedAt: readonly string[];
  /** By file: the other files whose content, presence or absence affects its findings. */
  consulted?: ReadonlyMap<string, readonly string[]>;
  /** By the path of each file with findings, the names of what can own one. */
  owners?: OwnersByPath;
  /** Present only if the changed files are known. */
  limits?: AnalysisLimits;
  /** Present only if the tree is compared with another one. */
  dependencies?: FileDependencies;
  /** Packages of the tree's lock files, for a lookup. */
  packages?: readonly LockedPackage[];
  /** The lock files that were read or refused. */
  locks?: readonly LockSummary[];
  /** Present only after a lookup: packages for which it returned no result. */
  open?: readonly OpenPackage[];
}

/** How the findings in a file depend on other files. Unknown for a path that is in neither tree. */
interface FileDependencies {
  /** Findings in other files may depend on these. Undefined: on any. */
  shared: ReadonlySet<string> | undefined;
  /** Files that may be read to understand others. `consulted` then names them. */
  consulted: ReadonlySet<string>;
}

export function readScannerRun(run: unknown): ScannerRun {
  const tool = String(readNested(run, 'tool', 'driver', 'name'));
  const rules = createRuleBook(run);
  const locations = { pathOf: readLiteralPath };
  const scanType = matchWord(scanTypes, readNested(run, 'properties', 'scanType'));
  const coverage = matchWord(coverageWords, readNested(run, 'properties', 'coverage'));
  if (scanType === undefined || coverage === undefined) throw new Error(`the scanner ${tool} wrote no coverage`);
  const [consulted, owners, limits, dependencies, packages, locks] = [
    'consulted',
    'owners',
    'limits',
    'dependencies',
    'packages',
    'locks',
  ].map((name) => readNested(run, 'properties', name));
  return {
    name: tool,
    scanType,
    coverage,
    findings: readList(readNested(run, 'results')).map((result) => readFinding(result, rules, scanType)),
    diagnostics: readNotifications({ run, tool, places: locations, rules }),
    lookedAt: readList(readNested(run, 'properties', 'lookedAt')) as string[],
    ...(consulted !== undefined && { consulted: new Map(consulted as [string, string[]][]) }),
    ...(owners !== undefined && {
      owners: new Map((owners as [string, string[]][]).map(([path, names]) => [path, new Set(names)])),
    }),
    ...(limits !== undefined && { limits: limits as AnalysisLimits }),
    ...(isRecord(dependencies) && { dependencies: readDependencies(dependencies) }),
    ...(packages !== undefined && { packages: packages as LockedPackage[] }),
    ...(locks !== undefined && { locks: locks as LockSummary[] }),
  };
}

function readFinding(result: unknown, rules: RuleBook, scanType: ScanType): ScannerFinding {
  const resolved = rules(result);
  const { rule } = resolved;
  const [location] = readList(readNested(result, 'locations'));
  const region = readNested(location, 'physicalLocation', 'region');
  const type = matchWord(violationTypes, readNested(result, 'properties', 'type')) ?? findingTypeByScanType[scanType];
  const optional = {
    cwe: findWeakness({ run: undefined, result, rule: undefined, message: '' }),
    cvss: readNested(result, 'properties', 'cvss') as number | undefined,
    line: readNested(region, 'startLine') as number | undefined,
    codeSnippet: type === 'SECRET' ? undefined : (readNested(region, 'snippet', 'text') as string | undefined),
    dataPath: readDataPath(result, readLiteralPath),
    contentFingerprint: readNested(result, 'fingerprints', 'content') as string | undefined,
    codeFingerprint: readNested(result, 'fingerprints', 'code') as string | undefined,
    sources: readNested(result, 'properties', 'sources') as FindingSource[] | undefined,
    owners: readNested(result, 'properties', 'owners') as string[] | undefined,
    advisory: readNested(result, 'properties', 'advisory') as ScannerFinding['advisory'],
  };
  return {
    type,
    severity: rateSeverity(result, resolved, type === 'SECRET').severity,
    title: String(readNested(rule, 'shortDescription', 'text')),
    description: String(readNested(result, 'message', 'text')),
    remediation: String(readNested(rule, 'help', 'text')),
    filePath: readLiteralPath(location) ?? '',
    fingerprint: String(readNested(result, 'fingerprints', 'scanGate')),
    ...(Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== undefined)) as {
      [Key in keyof typeof optional]?: Exclude<(typeof optional)[Key], undefined>;
    }),
  };
}

export function readDependencies({ shared, consulted }: Record<string, unknown>): FileDependencies {
  return {
    shared: shared === undefined ? undefined : new Set(shared as string[]),
    consulted: new Set(consulted as string[]),
  };
}

/** Taken literally: a name may contain what other tools interpret as a folder or a scheme. */
export function readLiteralPath(location: unknown): string | undefined {
  const uri = readNested(location, 'physicalLocation', 'artifactLocation', 'uri');
  return typeof uri === 'string' ? uri.split('/').map(decodeURIComponent).join('/') : undefined;
}

function matchWord<Word extends string>(words: readonly Word[], value: unknown): Word | undefined {
  return words.find((word) => word === value);
}
