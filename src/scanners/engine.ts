/**
 * The interface of every scanner engine and of its tasks, its result when its packages are not installed, and what
 * engines share: reachability in graphs of paths, and additions to findings.
 */

import type { ScanDiagnostic } from '../shared/api/schemas.ts';
import type { coverageWords, ScanType } from '../shared/api/words.ts';
import type { Installation } from '../shared/installation.ts';
import type { LockedPackage, LockSummary } from '../shared/packages/locked-package.ts';
import { classifyPath, roleWords } from '../shared/text/file-name.ts';
import type { ScannerFinding } from '../shared/text/finding.ts';
import type { AnalysisLimits } from '../shared/text/limits.ts';
import type { ExtraFile, TreeFile } from '../shared/text/scan-request.ts';

/** One finding as an engine reports it, before the store gives it an identity. */
export interface EngineFinding extends ScannerFinding {
  /** The names of everything in its file that can own a finding. The same list for each finding of the file. */
  ownersInFile?: readonly string[];
}

export type { TreeFile };

export interface EngineContext {
  /** Absolute path of the folder with the contents. */
  root: string;
  /** The regular files of the tree that are to be scanned, sorted by path. */
  files: readonly TreeFile[];
  /** All regular files of the tree, when only some are to be scanned. They may be read to understand those. */
  neighbours?: readonly TreeFile[];
  /** Paths that differ from the compared commit, if any. If not everything can be analyzed, they come first. */
  changed?: ReadonlySet<string> | undefined;
  /** Whether `files` are only those in which the change can matter: what is missing may be unchanged. */
  isNarrow?: boolean | undefined;
  /** Other contents that are only searched for secrets: targets of links, and earlier contents of the branch. */
  extras?: readonly ExtraFile[];
  /** By path, the files that load it as code of the engine's language although its name does not show that. */
  loaded?: ReadonlyMap<string, readonly string[]>;
  signal: AbortSignal;
  /** Runs the engines' scanners. By default they run in this thread. */
  lookAtEach?: ScanEach;
}

/**
 * A task of an engine: one file, so that no file can block or hide the others. Plain data, because it is passed between
 * threads.
 */
export interface Task {
  /** The path for people. */
  path: string;
  /** Location of the content in the root, for `readContent`. */
  stored: string;
}

/** The outcome of a task: a result, or why there is none, as the end of a sentence about the file. */
export type TaskOutcome<T extends Task, Answer> = { task: T; answer: Answer } | { task: T; fault: string };

/** The part of an engine that uses its libraries. It can run in a separate process. */
export interface Scanner<T extends Task = Task, Answer = unknown> {
  name: string;
  /** Loads the libraries. Throws the loader's error when they are not installed. `shared` comes from `TaskContext`. */
  open(root: string, shared?: unknown): Promise<(task: T) => Promise<Answer>>;
  /**
   * A hash of everything besides the scanner, the task and its content on which the result depends. As long as it is
   * the same, the result is the same. Undefined for a result that must not be cached. A scanner whose results depend on
   * more does not have this function.
   */
  stateOf?(
    task: T,
    answer: Answer,
    cacheContext: {
      /** The data from `TaskContext`. */
      shared: unknown;
      /** Hash of a content in the root. */
      digestOf(stored: string): string;
    },
  ): string | undefined;
}

export interface TaskContext {
  root: string;
  signal: AbortSignal;
  /** Data that the tasks share. Plain data, because it is passed between threads. */
  shared?: unknown;
}

/** Runs the tasks in order. Throws when the scanner cannot be opened, or when aborted. */
export type ScanEach = <T extends Task, Answer>(
  scanner: Scanner<T, Answer>,
  tasks: readonly T[],
  context: TaskContext,
) => AsyncIterable<TaskOutcome<T, Answer>>;

/** Runs the tasks in this thread, without limits. */
export async function* scanInThread<T extends Task, Answer>(
  scanner: Scanner<T, Answer>,
  tasks: readonly T[],
  { root, signal, shared }: TaskContext,
): AsyncGenerator<TaskOutcome<T, Answer>> {
  const scanTask = await scanner.open(root, shared);
  for (const task of tasks) {
    signal.throwIfAborted();
    yield await runTask(scanTask, task);
  }
}

/** Runs one task. An exception becomes the fault of that task only. */
export async function runTask<T extends Task, Answer>(
  scanTask: (task: T) => Promise<Answer>,
  task: T,
): Promise<TaskOutcome<T, Answer>> {
  try {
    return { task, answer: await scanTask(task) };
  } catch (error) {
    const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n', 1);
    return { task, fault: `the scanner failed: ${line.slice(0, 200)}` };
  }
}

export interface TreeResult {
  findings: EngineFinding[];
  /** Coverage of the scan type for which the engine is responsible. */
  coverage: (typeof coverageWords)[number];
  diagnostics: ScanDiagnostic[];
  /** The files of the tree that the engine scanned. */
  lookedAt: readonly string[];
  /** By file, the other files on whose content, presence or absence its findings depend. */
  consulted?: ReadonlyMap<string, readonly string[]>;
  /** Only set when it is known which files changed. */
  limits?: AnalysisLimits;
  /** Packages in the lock files of the tree, for a lookup in a database. */
  packages?: readonly LockedPackage[];
  /** The lock files that were read or refused. */
  locks?: readonly LockSummary[];
}

export interface TreeEngine {
  name: string;
  scanType: ScanType;
  /** The part that runs in a separate process. Undefined for engines without libraries. */
  scanner?: Scanner<never>;
  /** The language in which it also scans files that are loaded under names that do not show it. */
  loads?: 'JavaScript' | 'PHP' | 'Python';
  /** Whether findings elsewhere may depend on the file (undefined: any). Others depend on name and content alone. */
  isShared?(path: string): boolean;
  /** Whether the file may be read in order to understand others, which `consulted` then names. */
  isConsulted?(path: string): boolean;
  /** The files in which a change of these paths may change findings, beyond what `isShared` says. */
  findAffected?(context: EngineContext, changed: ReadonlySet<string>): Set<string>;
  scan(context: EngineContext): Promise<TreeResult>;
}

const missingCodes = new Set(['ERR_MODULE_NOT_FOUND', 'MODULE_NOT_FOUND']);

/** The loaded libraries. Undefined when a package is not installed. Any other error is thrown. */
export async function loadIfInstalled<T>(load: () => Promise<T>): Promise<T | undefined> {
  try {
    return await load();
  } catch (error) {
    if (missingCodes.has((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}

/** The result of the work. If packages are missing: that nothing was scanned, and how to change that. */
export async function runIfInstalled(
  { name, packages }: Pick<Installation, 'name' | 'packages'>,
  work: () => Promise<TreeResult>,
): Promise<TreeResult> {
  const message = `Not covered: the scanner is not installed. Install it with: npm install --no-save ${packages.join(' ')}`;
  const result = await loadIfInstalled(work);
  return result ?? { findings: [], coverage: 'not covered', diagnostics: [{ engine: name, message }], lookedAt: [] };
}

/** Everything that is reachable from the beginning, including it, the nearest first. */
export function findReachable(beginning: Iterable<string>, next: (path: string) => Iterable<string>): Set<string> {
  const reached = new Set(beginning);
  // Iterating over a set includes items that are added during the iteration.
  for (const path of reached) for (const other of next(path)) reached.add(other);
  return reached;
}

/** The same edges in the other direction. */
export function invertEdges(steps: Iterable<readonly [string, Iterable<string>]>): Map<string, Set<string>> {
  const inverted = new Map<string, Set<string>>();
  for (const [from, all] of steps)
    for (const to of all) {
      const before = inverted.get(to);
      if (before === undefined) inverted.set(to, new Set([from]));
      else before.add(from);
    }
  return inverted;
}

/** The edges in both directions, in addition to others. */
export function joinEdges(
  edges: ReadonlyMap<string, Iterable<string>>,
  others: ReadonlyMap<string, Iterable<string>> = new Map(),
): Map<string, string[]> {
  const joined = new Map<string, string[]>();
  for (const each of [others, edges, invertEdges(edges)])
    for (const [path, next] of each) joined.set(path, [...new Set([...(joined.get(path) ?? []), ...next])].sort());
  return joined;
}

/** The highest score of a severity on the CVSS scale. */
const greatestScore: Readonly<Record<string, number>> = { CRITICAL: 10, HIGH: 8.9, MEDIUM: 6.9, LOW: 3.9, INFO: 0 };

/** A score never exceeds the range of the severity. */
export function limitScore(severity: EngineFinding['severity'], cvss: number): number {
  return Math.min(cvss, greatestScore[severity ?? ''] ?? 10);
}

/** The remediation with a link to further reading. */
export function addLink(remediation: string, cwe: string): string {
  return `${remediation} See https://cwe.mitre.org/data/definitions/${cwe.replace('CWE-', '')}.html`;
}

const generated =
  /^(?:.{0,200}\n){0,8}.{0,200}(?:@generated\b|do not edit|auto-?generated|generated (?:by|from|automatically))/i;
const longestLine = 500;

/** Whether a file runs in production, as far as its path and first lines say so. Empty for what nothing marks. */
export function describeRole(path: string, text: string): string {
  const role = classifyPath(path);
  if (role !== undefined) return `It is ${roleWords[role]}.`;
  if (text.split('\n', 50).some((line) => line.length > 10 * longestLine)) return 'It is in minified code.';
  return generated.test(text.slice(0, 2000)) ? 'It is in generated code.' : '';
}
