/** Runs the programs that a scan asks for over its tree, one after the other, and writes what they say as SARIF runs. */

import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Run } from 'sarif';
import type { ScanDiagnostic } from '../../shared/api/schemas.ts';
import type { coverageWords, ScanType } from '../../shared/api/words.ts';
import { findDottedVersion, isAtLeast } from '../../shared/installation.ts';
import { readContent } from '../../shared/text/contents.ts';
import type {
  ProgramVersion,
  RequestedProgram,
  ScanRequest,
  TreeFile,
  VersionsRequest,
} from '../../shared/text/scan-request.ts';
import { collapseBlanks } from '../../shared/text/snippet.ts';
import { findLoadedUnshipped } from '../run-engines.ts';
import { writeDependencies, writeNotification } from '../sarif.ts';
import { type ProgramOutput, type ProgramTree, type ScannerProgram, toTreeName, writeLog } from './program.ts';
import { externalPrograms } from './registry.ts';
import type { ProgramEnd, ProgramLimits, StartProgram } from './supervisor.ts';

const defaultProgramLimits: ProgramLimits = {
  timeMs: 15 * 60_000,
  memoryMb: 6144,
  outputBytes: 48 * 1024 ** 2,
};

const versionLimits: ProgramLimits = { timeMs: 60_000, memoryMb: 2048, outputBytes: 64 * 1024 };

interface ProgramResult {
  version?: string | undefined;
  diagnostics: ScanDiagnostic[];
  coverage: Partial<Record<ScanType, (typeof coverageWords)[number]>>;
  lookedAt: readonly string[];
  /** The SARIF of the program as text, for the intake. */
  sarif?: string;
  tree?: WrittenTree;
}

/** One SARIF run for each requested program, in their order. */
export async function runPrograms(
  request: ScanRequest,
  startProgram: StartProgram,
  limits = defaultProgramLimits,
): Promise<Run[]> {
  const { programs = [], only, root } = request;
  const asked = programs.filter(({ name }) => only === undefined || only[name] !== undefined);
  if (asked.length === 0) return [];
  const loaded = [...findLoadedUnshipped(request).keys()];
  // Links in the name of the folder would make programs report other paths.
  const folder = mkdtempSync(join(realpathSync(dirname(root)), 'programs-'));
  const getTree = createTreeWriter(request, folder);
  const runs: Run[] = [];
  try {
    // One after the other, because each may use all processors and much memory.
    for (const requested of asked) {
      const program = findProgram(requested.name);
      const result = await scanWithProgram({
        ...{ requested, program, folder, getTree, startProgram, limits },
        isPart: only !== undefined,
      });
      runs.push(writeProgramRun(program, result, { ...request, loaded }));
    }
    return runs;
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

function findProgram(name: string): ScannerProgram {
  const program = externalPrograms.find(({ installation }) => installation.name === name);
  if (program === undefined) throw new Error(`There is no program ${name}`);
  return program;
}

/** The versions of these programs, or why they cannot be used. */
export function askVersions(
  { folder, versionsOf }: VersionsRequest,
  startProgram: StartProgram,
): Promise<ProgramVersion[]> {
  const answers = versionsOf.map(async (requested): Promise<ProgramVersion> => {
    const program = findProgram(requested.name);
    return { name: requested.name, ...(await findVersion(requested, program, folder, startProgram)) };
  });
  return Promise.all(answers);
}

/** Programs that scan the same files share one written tree. */
function createTreeWriter(
  { root, files, only, programs: requested = [] }: ScanRequest,
  folder: string,
): (program: ScannerProgram) => WrittenTree {
  const used = externalPrograms.filter(({ installation }) => requested.some(({ name }) => name === installation.name));
  const written = new Map<string, WrittenTree>();
  return ({ installation, isShared }) => {
    const names = only?.[installation.name];
    const wanted = names && new Set(names);
    // A program whose findings in one file depend on others needs them all.
    const own =
      wanted === undefined || isShared === undefined
        ? files
        : files.filter(({ path }) => wanted.has(path) || isShared(path));
    const key = JSON.stringify(own.map(({ path }) => path));
    const before = written.get(key);
    if (before !== undefined) return before;
    const tree = writeTree(root, own, join(folder, `tree-${written.size}`), used);
    written.set(key, tree);
    return tree;
  };
}

async function scanWithProgram(scan: {
  requested: RequestedProgram;
  program: ScannerProgram;
  /** Absolute path of the scan's folder for programs. */
  folder: string;
  getTree(program: ScannerProgram): WrittenTree;
  /** Whether only a part of the tree is scanned. */
  isPart: boolean;
  startProgram: StartProgram;
  limits: ProgramLimits;
}): Promise<ProgramResult> {
  const { requested, program, folder, isPart, startProgram, limits } = scan;
  const { name, scanTypes } = program.installation;
  const everything = (word: 'covered' | 'not covered') =>
    Object.fromEntries(scanTypes.map((type) => [type, word])) as ProgramResult['coverage'];
  const fail = (message: string, version?: string): ProgramResult => ({
    ...{ version, coverage: everything('not covered'), lookedAt: [] },
    diagnostics: [{ engine: name, message, failed: true }],
  });
  const asked = await findVersion(requested, program, folder, startProgram);
  if (asked.problem !== undefined) return fail(asked.problem, asked.version);
  const { version } = asked;
  const tree = scan.getTree(program);
  const names = [...tree.paths].filter(([, path]) => program.reads(path)).map(([written]) => written);
  if (names.length === 0) return { version, diagnostics: [], coverage: everything('covered'), lookedAt: [] };
  const scratch = mkdtempSync(join(folder, `${name}-`));
  const place: ProgramTree = {
    ...{ folder: tree.folder, scratch, names, rules: requested.rules, variables: requested.variables },
  };
  const start = program.start(place);
  if ('missing' in start) return fail(start.missing, version);
  for (const [file, text] of Object.entries(start.files ?? {})) {
    mkdirSync(dirname(join(scratch, file)), { recursive: true });
    writeFileSync(join(scratch, file), text, { mode: 0o600 });
  }
  const end = await startProgram({
    // A program that is missing has no version, and so it is not started.
    file: typeof requested.file === 'string' ? requested.file : '',
    ...{ args: start.args, cwd: start.cwd ?? scratch, limits },
    variables: { HOME: scratch, ...requested.variables, ...start.variables },
  });
  const problem = describeBadEnd(end, program);
  if (problem !== undefined) return fail(`${name} ${version} ${problem}`, version);
  try {
    const output = start.output === undefined ? end.output : readOutput(join(scratch, start.output), limits);
    const read = program.read(output, place);
    const result = describeResult(read, tree, names, name);
    const expected = names.filter((written) => (program.mustRead ?? program.reads)(tree.paths.get(written) ?? ''));
    // In a part of the tree there may be nothing that the rules of a program are about.
    const mayReadNone = isPart && program.mustRead !== undefined;
    if (result.lookedAt.length > 0 || expected.length === 0 || mayReadNone)
      return { ...result, version, coverage: { ...everything('covered'), ...read.coverage } };
    const message = `${name} ${version} analyzed none of the ${expected.length} files that it reads`;
    const diagnostics = [{ engine: name, message, failed: true }, ...result.diagnostics];
    return { ...result, version, coverage: everything('not covered'), diagnostics };
  } catch {
    return fail(`${name} ${version} wrote something that cannot be read`, version);
  }
}

async function findVersion(
  { name, file, least, version: known, variables }: RequestedProgram,
  { installation: { leastVersion }, versionArgs }: ScannerProgram,
  folder: string,
  startProgram: StartProgram,
): Promise<{ version: string; problem?: undefined } | { version?: string | undefined; problem: string }> {
  if (known !== undefined) return { version: known };
  if (typeof file !== 'string') return { problem: file.missing };
  const end = await startProgram({ file, args: versionArgs, cwd: folder, variables, limits: versionLimits });
  const text = `${end.output}\n${end.errors}`;
  const version = findDottedVersion(text) ?? /\bdev\b/.exec(text)?.[0];
  if (end.fault !== undefined || version === undefined)
    return { problem: `${name} does not say its version: ${file} ${end.fault ?? 'prints none'}. Install it again` };
  const wanted = least !== undefined && isAtLeast(least, leastVersion) ? least : leastVersion;
  if (version === 'dev') {
    if (least === undefined) return { version };
    return {
      version,
      problem: `${name} is a build without a version, and the policy asks for ${least}. Install a release`,
    };
  }
  if (isAtLeast(version, wanted)) return { version };
  return { version, problem: `${name} ${version} is too old. Install ${wanted} or newer` };
}

function describeBadEnd({ fault, code, errors }: ProgramEnd, program: ScannerProgram): string | undefined {
  if (fault !== undefined) return fault;
  if (code !== undefined && program.goodExits.includes(code)) return undefined;
  const advice = program.advise?.(errors);
  if (advice !== undefined) return advice;
  const said = collapseBlanks(errors.replaceAll(/\x1b\[[\d;]*m/g, '')).slice(0, 300);
  return `ended with exit code ${code ?? 'none'}${said === '' ? '' : `: ${said}`}`;
}

function readOutput(file: string, limits: ProgramLimits): string {
  const written = statSync(file, { throwIfNoEntry: false });
  if (!written?.isFile() || written.size > limits.outputBytes) throw new Error('no output, or too much of it');
  return readFileSync(file, 'utf8');
}

function describeResult(read: ProgramOutput, tree: WrittenTree, names: readonly string[], engine: string) {
  const { findings, missing = [], notes = [] } = read;
  const said = notes.map(({ name = '', ...note }) => ({ ...note, name: toTreeName(tree.folder, name) }));
  const unread = new Set([...missing, ...said.map(({ name }) => name)]);
  const scanned = read.scanned ?? names.filter((name) => !unread.has(name));
  const unexplained = missing.map((name) => ({
    name,
    message: 'Not analyzed, and no reason is given',
    failed: undefined,
  }));
  const diagnostics = [...said, ...unexplained].map(({ message, name, failed }): ScanDiagnostic => {
    const path = tree.paths.get(name);
    return { engine, message, ...(path !== undefined && { file_path: path }), ...(failed && { failed }) };
  });
  const message = 'This system cannot store a file of this name';
  const refused = tree.refused.map((path): ScanDiagnostic => ({ engine, message, file_path: path }));
  return {
    diagnostics: [...diagnostics, ...refused],
    lookedAt: scanned.flatMap((name) => tree.paths.get(name) ?? []),
    sarif: JSON.stringify(writeLog(engine, findings, tree.folder)),
    tree,
  };
}

/** The intake of third-party SARIF reads the program's own log from the property bag. */
function writeProgramRun(
  program: ScannerProgram,
  result: ProgramResult,
  { files, changed, only, loaded }: ScanRequest & { loaded: readonly string[] },
): Run {
  const { name, scanTypes } = program.installation;
  const { version, diagnostics, coverage, lookedAt, sarif, tree } = result;
  const paths =
    changed === undefined || only !== undefined
      ? undefined
      : [...new Set([...files.map(({ path }) => path), ...changed])];
  return {
    tool: { driver: { name, ...(version !== undefined && { version }) } },
    invocations: [
      {
        executionSuccessful: !diagnostics.some(({ failed }) => failed),
        toolExecutionNotifications: diagnostics.map(writeNotification),
      },
    ],
    results: [],
    properties: {
      program: {
        scanTypes,
        coverage,
        ...(sarif !== undefined && { sarif, folder: tree?.folder, paths: [...(tree?.paths ?? [])] }),
        loaded,
      },
      lookedAt,
      ...(paths !== undefined && { dependencies: writeDependencies(program, paths) }),
    },
  };
}

interface WrittenTree {
  folder: string;
  /** Paths in the repository by names in the folder. */
  paths: ReadonlyMap<string, string>;
  /** Files that the file system did not accept. */
  refused: readonly string[];
}

/**
 * Writes a tree as files into a folder that does not exist, for programs that read folders. Files that could configure
 * a program get other names, and comments that silence it are disarmed. `root`: where the contents are stored.
 */
function writeTree(
  root: string,
  files: readonly TreeFile[],
  folder: string,
  programs: readonly ScannerProgram[],
): WrittenTree {
  const isConfiguration = (path: string) => programs.some(({ configuration }) => configuration?.test(path));
  const silencers = programs.flatMap((program) => program.silencers ?? []);
  const taken = new Set(files.map(({ path }) => path));
  const [paths, refused, folders] = [new Map<string, string>(), [] as string[], new Set<string>()];
  mkdirSync(folder, { mode: 0o700 });
  for (const { path, stored } of files) {
    const name = isConfiguration(path) ? chooseOtherName(path, taken) : path;
    try {
      if (!isSafeName(name)) throw new Error('the name leaves the tree');
      const file = join(folder, name);
      const parent = dirname(file);
      if (!folders.has(parent)) mkdirSync(parent, { recursive: true, mode: 0o700 });
      folders.add(parent);
      // Exclusively: on some systems two names are one file, and a name may be a device.
      writeFileSync(file, disarmComments(readContent(root, stored), silencers), { flag: 'wx', mode: 0o600 });
      paths.set(name, path);
    } catch {
      refused.push(path);
    }
  }
  return { folder, paths, refused };
}

/** The same name with a beginning that no program searches for. */
function chooseOtherName(path: string, taken: ReadonlySet<string>): string {
  const cut = path.lastIndexOf('/') + 1;
  let name = path;
  do name = `${name.slice(0, cut)}_${name.slice(cut)}`;
  while (taken.has(name));
  return name;
}

/** The content with `:` in comments that silence a program replaced. */
function disarmComments(content: Buffer, silencers: readonly RegExp[]): Buffer {
  if (silencers.length === 0) return content;
  const text = content.toString('latin1');
  const disarmed = silencers.reduce((rest, each) => rest.replaceAll(each, (found) => found.replaceAll(':', '_')), text);
  return disarmed === text ? content : Buffer.from(disarmed, 'latin1');
}

/** Names that were refused when the commit was read are in the list of files too. */
function isSafeName(name: string): boolean {
  if (/[\0\\]/.test(name) || /^[A-Za-z]:/.test(name)) return false;
  return name.split('/').every((part) => part !== '' && part !== '.' && part !== '..' && !/^\.git[. ]*$/i.test(part));
}
