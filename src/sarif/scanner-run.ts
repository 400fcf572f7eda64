/** Reads a run of our own scanners. They state everything, so nothing is guessed, truncated or ignored here. */
import type { ScanDiagnostic } from '../api/schemas.ts';
import { coverageWords, type ScanType, scanTypes, violationTypes } from '../api/words.ts';
import type { LockedPackage, LockSummary, OpenPackage } from '../packages/locked-package.ts';
import type { FindingSource } from '../text/finding-source.ts';
import type { AnalysisLimits } from '../text/limits.ts';
import { isRecord } from '../text/records.ts';
import type { ScannerFinding } from './finding.ts';
import { notificationsOf } from './invocations.ts';
import { createRuleBook, type RuleBook } from './rules.ts';
import { rate } from './severity.ts';
import { typeOfScan } from './tool-types.ts';
import { field, listOf } from './untrusted.ts';
import { weaknessOf } from './weakness.ts';

export interface ScannerRun {
  /** Name of the scanner. */
  name: string;
  scanType: ScanType;
  findings: ScannerFinding[];
  coverage: (typeof coverageWords)[number];
  diagnostics: ScanDiagnostic[];
  /** The files of the tree that the scanner read and judged. */
  lookedAt: readonly string[];
  /** By file: the other files whose content, presence or absence affects its findings. */
  consulted?: ReadonlyMap<string, readonly string[]>;
  /** Present only if the changed files are known. */
  limits?: AnalysisLimits;
  /** Present only if the tree is compared with another one. */
  dependencies?: FileDependencies;
  /** Packages of the tree's lock files, for a look-up. */
  packages?: readonly LockedPackage[];
  /** The lock files that were read or refused. */
  locks?: readonly LockSummary[];
  /** Present only after a look-up: packages for which it returned no result. */
  open?: readonly OpenPackage[];
}

/** How the findings in a file depend on other files. Unknown for a path that is in neither tree. */
export interface FileDependencies {
  /** Findings in other files may depend on these. Undefined: on any. */
  shared: ReadonlySet<string> | undefined;
  /** Files that may be read to understand others. `consulted` then names them. */
  consulted: ReadonlySet<string>;
}

export function readScannerRun(run: unknown): ScannerRun {
  const tool = String(field(run, 'tool', 'driver', 'name'));
  const rules = createRuleBook(run);
  const places = { pathOf };
  const scanType = oneOf(scanTypes, field(run, 'properties', 'scanType'));
  const coverage = oneOf(coverageWords, field(run, 'properties', 'coverage'));
  if (scanType === undefined || coverage === undefined) throw new Error(`the scanner ${tool} wrote no coverage`);
  const [consulted, limits, dependencies, packages, locks] = [
    'consulted',
    'limits',
    'dependencies',
    'packages',
    'locks',
  ].map((name) => field(run, 'properties', name));
  return {
    name: tool,
    scanType,
    coverage,
    findings: listOf(field(run, 'results')).map((result) => readFinding(result, rules, scanType)),
    diagnostics: notificationsOf({ run, tool, places, rules }),
    lookedAt: listOf(field(run, 'properties', 'lookedAt')) as string[],
    ...(consulted !== undefined && { consulted: new Map(consulted as [string, string[]][]) }),
    ...(isRecord(limits) && { limits: readLimits(limits) }),
    ...(isRecord(dependencies) && { dependencies: readDependencies(dependencies) }),
    ...(packages !== undefined && { packages: packages as LockedPackage[] }),
    ...(locks !== undefined && { locks: locks as LockSummary[] }),
  };
}

function readFinding(result: unknown, rules: RuleBook, scanType: ScanType): ScannerFinding {
  const resolved = rules(result);
  const { rule } = resolved;
  const [location] = listOf(field(result, 'locations'));
  const region = field(location, 'physicalLocation', 'region');
  const type = oneOf(violationTypes, field(result, 'properties', 'type')) ?? typeOfScan[scanType];
  const optional = {
    cwe: weaknessOf({ run: undefined, result, rule: undefined, message: '' }),
    cvss: field(result, 'properties', 'cvss') as number | undefined,
    line: field(region, 'startLine') as number | undefined,
    codeSnippet: type === 'SECRET' ? undefined : (field(region, 'snippet', 'text') as string | undefined),
    contentFingerprint: field(result, 'fingerprints', 'content') as string | undefined,
    codeFingerprint: field(result, 'fingerprints', 'code') as string | undefined,
    sources: field(result, 'properties', 'sources') as FindingSource[] | undefined,
    advisory: field(result, 'properties', 'advisory') as ScannerFinding['advisory'],
  };
  return {
    type,
    severity: rate(result, resolved, type === 'SECRET').severity,
    title: String(field(rule, 'shortDescription', 'text')),
    description: String(field(result, 'message', 'text')),
    remediation: String(field(rule, 'help', 'text')),
    filePath: pathOf(location) ?? '',
    fingerprint: String(field(result, 'fingerprints', 'scanGate')),
    ...(Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== undefined)) as {
      [Key in keyof typeof optional]?: Exclude<(typeof optional)[Key], undefined>;
    }),
  };
}

function readLimits({ cut, requestLines }: Record<string, unknown>): AnalysisLimits {
  return { cut: cut as AnalysisLimits['cut'], requestLines: new Map(requestLines as [string, string[]][]) };
}

function readDependencies({ shared, consulted }: Record<string, unknown>): FileDependencies {
  return {
    shared: shared === undefined ? undefined : new Set(shared as string[]),
    consulted: new Set(consulted as string[]),
  };
}

/** Taken literally: a name may contain what other tools interpret as a folder or a scheme. */
function pathOf(location: unknown): string | undefined {
  const uri = field(location, 'physicalLocation', 'artifactLocation', 'uri');
  return typeof uri === 'string' ? uri.split('/').map(decodeURIComponent).join('/') : undefined;
}

function oneOf<Word extends string>(words: readonly Word[], value: unknown): Word | undefined {
  return words.find((word) => word === value);
}
