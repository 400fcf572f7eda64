/** The tasks of an engine: one file each, so that no file can block or hide the others. */

/** Plain data, because it is passed between threads. */
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
  stateOf?(task: T, answer: Answer, cacheContext: CacheContext): string | undefined;
}

export interface CacheContext {
  /** The data from `TaskContext`. */
  shared: unknown;
  /** Hash of a content in the root. */
  digestOf(stored: string): string;
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
