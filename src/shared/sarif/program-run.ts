/**
 * Reads what our scanners wrote. Their own runs state everything, so nothing is guessed, truncated or ignored. Of a
 * program that they started, its own SARIF goes through the intake for foreign files, and everything that this cannot
 * place is reported.
 */

import type { ScanDiagnostic } from '../api/schemas.ts';
import { coverageWords, type ScanType, scanTypes, violationTypes } from '../api/words.ts';
import { toGateError } from '../errors.ts';
import type { LockedPackage, LockSummary, OpenPackage } from '../packages/locked-package.ts';
import { getSeverityRank, severities } from '../severity.ts';
import type { FindingSource } from '../text/data-path.ts';
import { isUnshipped, isUnshippedTemplate } from '../text/file-name.ts';
import type { ScannerFinding } from '../text/finding.ts';
import type { AnalysisLimits } from '../text/limits.ts';
import { isRecord } from '../text/records.ts';
import { readSarif } from './intake.ts';
import { readNotifications } from './invocations.ts';
import { readDataPath } from './locations.ts';
import type { OwnersByPath } from './old-findings.ts';
import type { SarifFinding } from './results.ts';
import { createRuleBook, type RuleBook } from './rules.ts';
import { findWeakness, rateSeverity } from './severity.ts';
import { findingTypeByScanType, scanTypeByFindingType } from './tool-types.ts';
import { readList, readNested } from './untrusted.ts';

export function isProgramRun(run: unknown): boolean {
  return isRecord(readNested(run, 'properties', 'program'));
}

/** One run for each type that the program scans. They share the program's name and diagnostics. */
export function readProgramRuns(run: unknown): ScannerRun[] {
  const name = String(readNested(run, 'tool', 'driver', 'name'));
  const version = readNested(run, 'tool', 'driver', 'version');
  const program = readNested(run, 'properties', 'program');
  const types = scanTypes.filter((type) => readList(readNested(program, 'scanTypes')).includes(type));
  const dependencies = readNested(run, 'properties', 'dependencies');
  const locations = { pathOf: readLiteralPath };
  const ownDiagnostics = readNotifications({ run, tool: name, locations, rules: createRuleBook(run) });
  const { findings, diagnostics } = readFindings(name, program, types);
  return types.map((scanType, index) => ({
    name,
    scanType,
    program: { version: typeof version === 'string' ? version : undefined },
    findings: findings.filter(({ type }) => scanTypeByFindingType[type] === scanType),
    coverage: coverageWords.find((word) => word === readNested(program, 'coverage', scanType)) ?? 'not covered',
    diagnostics: index === 0 ? [...ownDiagnostics, ...diagnostics] : [],
    lookedAt: readList(readNested(run, 'properties', 'lookedAt')) as string[],
    ...(isRecord(dependencies) && { dependencies: readDependencies(dependencies) }),
  }));
}

function readFindings(engine: string, program: unknown, types: readonly ScanType[]) {
  const [sarif, root] = ['sarif', 'folder'].map((key) => readNested(program, key));
  if (typeof sarif !== 'string' || typeof root !== 'string') return { findings: [], diagnostics: [] };
  const paths = new Map(readList(readNested(program, 'paths')) as [string, string][]);
  const loaded = new Set(readList(readNested(program, 'loaded')) as string[]);
  try {
    const scan = readSarif(sarif, { root, name: `The output of ${engine}` });
    const placed = scan.findings.flatMap(
      (finding) => toScannerFinding(finding, { engine, types, paths, loaded }) ?? [],
    );
    const lost = scan.findings.length - placed.length;
    return {
      findings: placed,
      diagnostics: [...moveDiagnostics(scan.diagnostics, engine, paths), ...reportLost(lost, engine)],
    };
  } catch (error) {
    return { findings: [], diagnostics: [{ engine, message: toGateError(error).message.slice(0, 300), failed: true }] };
  }
}

/** Undefined if it is not in a file of the tree, or of a type that the program was not asked for. */
function toScannerFinding(
  found: SarifFinding,
  places: {
    engine: string;
    types: readonly ScanType[];
    paths: ReadonlyMap<string, string>;
    /** Files that look like tests or examples, and that shipped code loads. */
    loaded: ReadonlySet<string>;
  },
): ScannerFinding | undefined {
  const { engine, types, paths, loaded } = places;
  const filePath = paths.get(found.filePath ?? '');
  const type = found.type ?? findingTypeByScanType[types[0] ?? 'sast'];
  if (filePath === undefined || !types.includes(scanTypeByFindingType[type])) return undefined;
  // A weakness of code that is not shipped counts one step less, as one of the built-in scanners.
  const isCode = type === 'SAST' || type === 'AGENTIC_SAST';
  const isLowered =
    type === 'IAC' ? isUnshippedTemplate(filePath) : isCode && isUnshipped(filePath) && !loaded.has(filePath);
  const severity = (isLowered ? severities[getSeverityRank(found.severity) + 1] : undefined) ?? found.severity;
  const { title, remediation, fingerprint, contentFingerprint, isOfCode, ruleId } = found;
  const { cwe, cvss, epss, line, codeSnippet, advisory } = found;
  const description = `${found.description.trim()}\n\nFound by ${engine} (${ruleId.slice(0, 100)}).`;
  const dataPath = found.dataPath?.flatMap((step) => {
    const path = paths.get(step.file_path);
    return path === undefined ? [] : { ...step, file_path: path };
  });
  const optional = { cwe, cvss, epss, line, codeSnippet, dataPath, advisory, ...(isOfCode && { contentFingerprint }) };
  const stated = Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== undefined));
  return { type, severity, title, description, remediation, filePath, fingerprint, ...stated };
}

/** The notices of the program's SARIF with the paths of the repository. */
function moveDiagnostics(
  diagnostics: readonly ScanDiagnostic[],
  engine: string,
  paths: ReadonlyMap<string, string>,
): ScanDiagnostic[] {
  return diagnostics
    .filter(({ message }) => !message.startsWith('A location was ignored'))
    .map(({ file_path: one, file_paths: several, ...rest }) => {
      const own = [one ?? [], several ?? []].flat().flatMap((path) => paths.get(path) ?? []);
      const [path] = own;
      return { ...rest, engine, ...(own.length > 1 ? { file_paths: own } : path !== undefined && { file_path: path }) };
    });
}

/** Findings without a place could be anywhere. */
function reportLost(count: number, engine: string): ScanDiagnostic[] {
  if (count === 0) return [];
  const message = `${count} ${count === 1 ? 'finding names' : 'findings name'} no file of this commit`;
  return [{ engine, message, failed: true }];
}

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
  /**
   * How the findings in a file depend on other files. Unknown for a path that is in neither tree. Present only if the
   * tree is compared with another one.
   */
  dependencies?: {
    /** Findings in other files may depend on these. Undefined: on any. */
    shared: ReadonlySet<string> | undefined;
    /** Files that may be read to understand others. `consulted` then names them. */
    consulted: ReadonlySet<string>;
  };
  /** Packages of the tree's lock files, for a lookup. */
  packages?: readonly LockedPackage[];
  /** The lock files that were read or refused. */
  locks?: readonly LockSummary[];
  /** Present only after a lookup: packages for which it returned no result. */
  open?: readonly OpenPackage[];
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
    diagnostics: readNotifications({ run, tool, locations, rules }),
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
    cwe: findWeakness(undefined, result, undefined, ''),
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

function readDependencies({ shared, consulted }: Record<string, unknown>) {
  return {
    shared: shared === undefined ? undefined : new Set(shared as string[]),
    consulted: new Set(consulted as string[]),
  };
}

/** Taken literally: a name may contain what other tools interpret as a folder or a scheme. */
function readLiteralPath(location: unknown): string | undefined {
  const uri = readNested(location, 'physicalLocation', 'artifactLocation', 'uri');
  return typeof uri === 'string' ? uri.split('/').map(decodeURIComponent).join('/') : undefined;
}

function matchWord<Word extends string>(words: readonly Word[], value: unknown): Word | undefined {
  return words.find((word) => word === value);
}
