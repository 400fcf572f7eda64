/** The pieces in which an engine looks at a tree: one file each, so that none can hold up or hide the others. */

/** Plain data: it crosses threads. */
export interface Task {
  /** As people know the file. */
  path: string;
  /** Where its content lies in the root, for `readContent`. */
  stored: string;
}

/** What became of a task: an answer, or why there is none, as the end of a sentence about the file. */
export type Looked<T extends Task, Answer> = { task: T; answer: Answer } | { task: T; fault: string };

/** The part of an engine that uses its libraries; it can run in a thread of its own. */
export interface Scanner<T extends Task = Task, Answer = unknown> {
  name: string;
  /** Loads the libraries. Throws what the loader throws when they are not installed. `shared` is what `TaskPlace` holds. */
  open(root: string, shared?: unknown): Promise<(task: T) => Promise<Answer>>;
  /**
   * All on which the answer depends beside the scanner, the task and its content, as one word: while that is the same the answer is.
   * Undefined for an answer that must not be kept. A scanner whose answers depend on more has none.
   */
  stateOf?(task: T, answer: Answer, around: AnswerSurroundings): string | undefined;
}

export interface AnswerSurroundings {
  /** What `TaskPlace` holds. */
  shared: unknown;
  /** Of a content of the root. */
  digestOf(stored: string): string;
}

export interface TaskPlace {
  root: string;
  signal: AbortSignal;
  /** What the tasks have in common, as plain data: it crosses threads. */
  shared?: unknown;
}

/** Works tasks off in order. Throws when the scanner cannot be opened, or when aborted. */
export type LookAtEach = <T extends Task, Answer>(
  scanner: Scanner<T, Answer>,
  tasks: readonly T[],
  place: TaskPlace,
) => AsyncIterable<Looked<T, Answer>>;

/** Works tasks off in this thread, without bounds. */
export async function* lookHere<T extends Task, Answer>(
  scanner: Scanner<T, Answer>,
  tasks: readonly T[],
  { root, signal, shared }: TaskPlace,
): AsyncGenerator<Looked<T, Answer>> {
  const look = await scanner.open(root, shared);
  for (const task of tasks) {
    signal.throwIfAborted();
    yield await lookAt(look, task);
  }
}

/** One task: what it throws is its own fault and nobody else's. */
export async function lookAt<T extends Task, Answer>(
  look: (task: T) => Promise<Answer>,
  task: T,
): Promise<Looked<T, Answer>> {
  try {
    return { task, answer: await look(task) };
  } catch (error) {
    const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n', 1);
    return { task, fault: `the scanner failed: ${line.slice(0, 200)}` };
  }
}
