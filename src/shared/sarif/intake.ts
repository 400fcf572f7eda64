/** Reads SARIF 2.1.0 from any scanner (design section 9). Pure. A file that may be incomplete is SCAN_FAILED. */
import { findRepeatedKey } from '../api/json.ts';
import type { ScanDiagnostic } from '../api/schemas.ts';
import type { ScanType } from '../api/words.ts';
import { GateError } from '../errors.ts';
import { isRecord } from '../text/records.ts';
import { identifyResults, noIdentity } from './identity.ts';
import { findFailure, readNotifications } from './invocations.ts';
import { createLocationReader, type RepositoryPlace } from './locations.ts';
import { type CreateSarifError, type FindingDraft, type RunReader, readResult, type SarifFinding } from './results.ts';
import { createRuleBook } from './rules.ts';
import { getToolType, scanTypeByFindingType } from './tool-types.ts';
import { readEntries, readList, readNested, readTextField } from './untrusted.ts';

export interface SarifOptions extends RepositoryPlace {
  /** The file's name in errors. `The SARIF file` if undefined. */
  name?: string | undefined;
  /** The type of scan. Undefined: derived from the tool's name and its rules. */
  declaredType?: ScanType | undefined;
}

export interface SarifScan {
  /** In the order of the file. */
  findings: SarifFinding[];
  /** Names of the tools, each once. */
  tools: string[];
  /** The versions that the tools state, by name. */
  versions: ReadonlyMap<string, string>;
  /** When the runs ended, as the tools wrote it. */
  ends: string[];
  /** The scan types of the tools. Undefined if a tool is unknown or has several types. */
  scanTypes: ScanType[] | undefined;
  /** Number of results that are not findings: passed, not applicable, informational, absent. */
  leftOut: number;
  diagnostics: ScanDiagnostic[];
  /** Number of addresses that are not files of the repository. */
  leftOutPlaces: number;
  /** The commits that each run states, as its tool wrote them. */
  revisions: string[][];
}

/** 64 MiB: far above what code scanning accepts (10 MB compressed), and well within a process's memory. */
const sarifSizeMax = 64 * 1024 * 1024;
const diagnosticsMax = 100;
/**
 * Without these parts a run can seem better than it is: driver and extensions contain the rules and their severities.
 */
const neededParts = ['results', 'invocations', 'driver', 'extensions'];
const rewrite = 'Create the file again with the scanner, as SARIF 2.1.0 in UTF-8.';

/**
 * Decodes a file's bytes: UTF-8, or UTF-16 with a byte order mark, as Windows PowerShell writes it with `>`. Throws
 * GateError SCAN_FAILED if it is too large or neither.
 */
export function decodeSarif(bytes: Uint8Array, name?: string): string {
  const failed = createErrorFactory(name);
  if (bytes.length > sarifSizeMax) throw createTooLargeError(failed);
  const encoding = detectEncoding(bytes);
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch (error) {
    throw failed(`it is not ${encoding.toUpperCase()}`, rewrite, { cause: error });
  }
}

function detectEncoding([first, second]: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

/** Throws GateError SCAN_FAILED if the text is not SARIF 2.1.0, or if the scan did not finish. */
export function readSarif(text: string, options: SarifOptions = {}): SarifScan {
  const failed = createErrorFactory(options.name);
  const log = parseLog(text, failed);
  const runs = readNested(log, 'runs');
  if (!Array.isArray(runs)) throw failed('it has no list of runs', rewrite);
  if (runs.length === 0) throw failed('it contains no run, so the scanner may not have run', rewrite);
  const tools = new Set<string>();
  const diagnostics: ScanDiagnostic[] = [];
  const drafts: FindingDraft[] = [];
  const revisions: string[][] = [];
  const versions = new Map<string, string>();
  const ends: string[] = [];
  let [leftOut, leftOutPlaces] = [0, 0];
  for (const [index, run] of (runs as unknown[]).entries()) {
    const reader = createReader(run, index, { ...options, failed });
    const results = readResults(log, reader);
    tools.add(reader.tool);
    for (const [position, result] of results.entries()) {
      const draft = readResult(reader, result, position);
      if (draft === undefined) leftOut += 1;
      else drafts.push(draft);
    }
    diagnostics.push(...readDiagnostics(reader));
    leftOutPlaces += reader.locations.outside.size;
    const details = readList(readNested(run, 'versionControlProvenance'));
    revisions.push(details.flatMap((each) => readTextField(readNested(each, 'revisionId'))?.slice(0, 200) ?? []));
    const driver = readNested(run, 'tool', 'driver');
    const version =
      readTextField(readNested(driver, 'semanticVersion')) ?? readTextField(readNested(driver, 'version'));
    if (version !== undefined) versions.set(reader.tool, version.slice(0, 40));
    for (const invocation of readList(readNested(run, 'invocations')))
      ends.push(readTextField(readNested(invocation, 'endTimeUtc')) ?? '');
  }
  const identities = identifyResults(drafts.map(({ identified }) => identified));
  const findings = drafts.map(({ finding }, index) => ({ ...finding, ...(identities[index] ?? noIdentity) }));
  const scanTypes = determineScanTypes(tools, findings, options);
  const counts = { leftOut, leftOutPlaces };
  return { findings, tools: [...tools], versions, ends, scanTypes, ...counts, diagnostics, revisions };
}

function parseLog(text: string, failed: CreateSarifError): unknown {
  if (text.length > sarifSizeMax) throw createTooLargeError(failed);
  if (text.slice(0, 4).includes('\0')) throw failed('it is UTF-16 or UTF-32 and does not say so', rewrite);
  let log: unknown;
  let repeated: string | undefined;
  try {
    log = JSON.parse(text.replace(/^\ufeff/, ''));
    repeated = findRepeatedKey(text, log);
  } catch (error) {
    // The parser's own message quotes the text, which may contain a secret.
    throw failed(
      text.trim() === '' ? 'it is empty' : 'it is not JSON',
      rewrite,
      error instanceof RangeError ? { cause: error } : {},
    );
  }
  // `JSON.parse` keeps only the last one: a list of results would be lost.
  if (repeated !== undefined)
    throw failed(`it states ${JSON.stringify(repeated.slice(0, 40))} twice in one object`, rewrite);
  if (!isRecord(log)) throw failed('it is not a SARIF log', rewrite);
  const version = readNested(log, 'version');
  if (version === '2.1.0') return log;
  const stated = typeof version === 'string' ? `version ${JSON.stringify(version.slice(0, 20))}` : 'no version';
  throw failed(`it states ${stated}, and only 2.1.0 can be read`, rewrite);
}

function createReader(run: unknown, index: number, options: SarifOptions & { failed: CreateSarifError }): RunReader {
  const { declaredType, failed } = options;
  const tool = readTextField(readNested(run, 'tool', 'driver', 'name'))?.slice(0, 100) ?? 'unnamed tool';
  const name = `run ${index + 1} (${tool})`;
  if (!isRecord(run)) throw failed(`run ${index + 1} is not an object`, rewrite);
  return {
    run,
    name,
    tool,
    failed,
    rules: createRuleBook(run),
    locations: createLocationReader(run, options),
    declaredType,
  };
}

/** The run's results. Throws if the run failed or does not contain all of them. */
function readResults(log: unknown, { run, name, failed }: RunReader): readonly unknown[] {
  const cause = findFailure(run);
  if (cause !== undefined) {
    const brief = 'the scan of a SARIF file failed';
    throw failed(`${name} says that it did not succeed${cause}`, 'Fix the scan first.', { brief });
  }
  const elsewhere = neededParts.find((part) => isStoredElsewhere(log, run, part));
  if (elsewhere !== undefined) {
    throw failed(`${name} keeps its ${elsewhere} in other files`, 'Have the scanner write everything into one file.');
  }
  const results = readNested(run, 'results');
  if (!Array.isArray(results)) throw failed(`${name} has no list of results, so the findings are not known`, rewrite);
  return results;
}

/** External property files (3.14.2, 3.13.5) contain parts of a run in other files, or in another part of this file. */
function isStoredElsewhere(log: unknown, run: unknown, part: string): boolean {
  const inline = readList(readNested(log, 'inlineExternalProperties')).map((properties) =>
    readNested(properties, part),
  );
  const references = readNested(run, 'externalPropertyFileReferences', part);
  return [references, ...inline].some((value) => isRecord(value) || readList(value).length > 0);
}

function readDiagnostics(reader: RunReader): ScanDiagnostic[] {
  const { run, tool, locations } = reader;
  const external = readEntries(readNested(run, 'externalPropertyFileReferences')).map(([part]) => part.slice(0, 60));
  const found: ScanDiagnostic[] = [
    ...readNotifications(reader),
    ...(external.length === 0
      ? []
      : [{ engine: tool, message: `Not read, because it is in other files: ${external.slice(0, 20).join(', ')}` }]),
    ...[...locations.outside].map((uri) => ({
      engine: tool,
      message: `A location was ignored, because it is not a file of this repository: ${JSON.stringify(uri)}`,
    })),
  ];
  const rest = found.slice(diagnosticsMax);
  if (rest.length === 0) return found;
  const paths = [...new Set(rest.flatMap((each) => [each.file_path ?? [], each.file_paths ?? []].flat()))];
  const more: ScanDiagnostic = { engine: tool, message: `And ${rest.length} more notifications in the file` };
  if (paths.length > 0) more.file_paths = paths;
  if (rest.some((each) => each.failed)) more.failed = true;
  return [...found.slice(0, diagnosticsMax), more];
}

function determineScanTypes(
  tools: ReadonlySet<string>,
  findings: readonly SarifFinding[],
  { declaredType }: SarifOptions,
): ScanType[] | undefined {
  if (declaredType !== undefined) return [declaredType];
  const types = [...[...tools].map(getToolType), ...findings.map(({ type }) => type)];
  if (types.includes(undefined)) return undefined;
  return [...new Set(types.filter((type) => type !== undefined).map((type) => scanTypeByFindingType[type]))];
}

function createTooLargeError(failed: CreateSarifError): GateError {
  return failed(`it is larger than ${sarifSizeMax / 1024 / 1024} MiB`, 'Judge the files of several smaller scans.');
}

function createErrorFactory(name = 'The SARIF file'): CreateSarifError {
  return (why, hint, { cause, brief = 'a SARIF file cannot be judged' } = {}) =>
    new GateError('SCAN_FAILED', `${name} cannot be judged: ${why}`, { hint, cause, brief });
}
