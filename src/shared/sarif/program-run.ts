/**
 * Reads the run of a program of another project, which our scanners started: its own SARIF goes through the intake for
 * foreign files, and everything that this cannot place is reported.
 */
import type { ScanDiagnostic } from '../api/schemas.ts';
import { coverageWords, type ScanType, scanTypes } from '../api/words.ts';
import { toGateError } from '../errors.ts';
import { getSeverityRank, severities } from '../severity.ts';
import { isUnshipped, isUnshippedTemplate } from '../text/file-role.ts';
import type { ScannerFinding } from '../text/finding.ts';
import { isRecord } from '../text/records.ts';
import { readSarif, type SarifFinding } from './intake.ts';
import { readNotifications } from './invocations.ts';
import { createRuleBook } from './rules.ts';
import { readDependencies, readLiteralPath, type ScannerRun } from './scanner-run.ts';
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
  const places = { pathOf: readLiteralPath };
  const ownDiagnostics = readNotifications({ run, tool: name, places, rules: createRuleBook(run) });
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
