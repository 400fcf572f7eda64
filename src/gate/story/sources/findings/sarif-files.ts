/**
 * Finds and reads the SARIF files that `judge` is given. Refuses files that are part of the judged commit or belong to
 * another one.
 */

import { createHash } from 'node:crypto';
import { glob, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { ScanType } from '../../../../shared/api/words.ts';
import { GateError } from '../../../../shared/errors.ts';
import { createUnreadableFileError, readRegularFile } from '../../../../shared/git/regular-file.ts';
import { decodeSarif, readSarif, type SarifScan } from '../../../../shared/sarif/intake.ts';
import { pluralize } from '../../../../shared/text/amounts.ts';
import type { RunContext } from '../../../hosts/context/context.ts';
import type { RunLog } from '../../../hosts/log.ts';
import { type EvidenceJob, listJudgedCommits, refuseTracked } from '../origin.ts';

export interface SarifFile {
  name: string;
  sha256: string;
  scan: SarifScan;
}

/** Which files are judged, and how. */
export interface SarifRequest {
  /** In the given order, each once. */
  files: readonly string[];
  /** The SARIF files of the base. */
  baseFiles: readonly string[];
  /** The type of scan that produced the files. */
  declaredType: ScanType | undefined;
}

export interface SarifReading {
  request: SarifRequest;
  job: EvidenceJob;
  /** The paths of all files of the judged commit. */
  readPaths: () => Promise<readonly string[]>;
  log: RunLog;
  context: RunContext;
}

/**
 * Reads the judged files. Throws GateError SCAN_FAILED for one of another commit, and the errors of `readNamedFiles`.
 */
export async function readSarifFiles(reading: SarifReading): Promise<SarifFile[]> {
  const judged = await listJudgedCommits(reading);
  const files = await readNamedFiles(reading, reading.request.files, new Set(await reading.readPaths()));
  for (const { name, scan } of files) refuseOtherCommit(name, scan, judged);
  return files;
}

/**
 * Reads each content once. `files`: the paths of the commit that the scanners saw. Throws GateError SCAN_FAILED for a
 * SARIF file that is missing, cannot be read, or is not trustworthy.
 */
export async function readNamedFiles(
  { request, job, log, context }: SarifReading,
  names: readonly string[],
  files: ReadonlySet<string>,
): Promise<SarifFile[]> {
  const { folder } = job;
  const place = { job, context };
  const read = new Map<string, SarifFile>();
  const expanded: string[] = [];
  for (const name of names) expanded.push(...(await expandName(folder, name)));
  for (const name of new Set(expanded)) {
    const path = resolve(folder, name);
    const bytes = await readFileBytes(path, name);
    await refuseTracked(path, name, 'a SARIF file', place);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const same = read.get(sha256);
    if (same !== undefined) {
      log.note(`${name} is identical to ${same.name}, and is counted once`);
      continue;
    }
    const scan = readSarif(decodeSarif(bytes, name), { name, declaredType: request.declaredType, root: folder, files });
    const { leftOut } = scan;
    const rest = `, ${pluralize(leftOut, 'result')} that ${leftOut === 1 ? 'is not a finding' : 'are not findings'} left out`;
    const found = `${pluralize(scan.findings.length, 'finding')} of ${scan.tools.join(', ')}`;
    log.say(`${name}: ${found}${leftOut === 0 ? '' : rest}`);
    read.set(sha256, { name, sha256, scan });
  }
  return [...read.values()];
}

/**
 * Takes existing names literally. If there is no such file, expands the name as a pattern, because shells on Windows do
 * not.
 */
async function expandName(folder: string, name: string): Promise<string[]> {
  if (!/[*?[{]/.test(name) || (await isFile(resolve(folder, name)))) return [name];
  const matches: string[] = [];
  for await (const match of glob(name, { cwd: folder })) matches.push(match);
  const isMatch = await Promise.all(matches.map((match) => isFile(resolve(folder, match))));
  const files = matches.filter((_, index) => isMatch[index]).sort();
  if (files.length > 0) return files;
  throw new GateError('SCAN_FAILED', `No file matches ${name}: the scanner wrote nothing there`, {
    hint: 'Run the scanner before the gate, and check the path of its SARIF file.',
    brief: 'there is no SARIF file',
  });
}

async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
}

/** Slightly above the accepted size: reading more would only fill the memory before it is refused. */
const readMax = 65 * 1024 * 1024;

async function readFileBytes(path: string, name: string): Promise<Uint8Array> {
  try {
    const found = await stat(path);
    return found.isFile() && found.size > readMax ? new Uint8Array(readMax) : await readRegularFile(path);
  } catch (error) {
    throw createUnreadableFileError(name, error, 'SCAN_FAILED');
  }
}

/** Seven digits are the shortest form that git writes. */
const shortest = 7;

function refuseOtherCommit(name: string, { revisions }: SarifScan, judged: readonly string[]): void {
  if (judged.length === 0) return;
  const isJudged = (revision: string) =>
    revision.length >= shortest && judged.some((sha) => sha.toLowerCase().startsWith(revision.toLowerCase()));
  const other = revisions.find((run) => run.length > 0 && !run.some(isJudged));
  if (other === undefined) return;
  const [revision = ''] = other;
  throw new GateError(
    'SCAN_FAILED',
    `${name} is of another commit (${revision.slice(0, 40)}) than the one that is judged`,
    {
      hint: 'Use the file that the scanner wrote in this job for the checked-out commit.',
      brief: 'a SARIF file is of another commit',
    },
  );
}
