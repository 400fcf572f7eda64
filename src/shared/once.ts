/** Work that several callers request and that is done once. */

/** Starts at the first call. All calls get its result or its error. */
export function runOnce<T>(read: () => Promise<T>): () => Promise<T> {
  let reading: Promise<T> | undefined;
  return () => {
    reading ??= read();
    return reading;
  };
}

/** The same, but after an error the next call starts again. */
export function runUntilSuccess<T>(read: () => Promise<T>): () => Promise<T> {
  let reading: Promise<T> | undefined;
  return () => {
    reading ??= read().catch((error: unknown) => {
      reading = undefined;
      throw error;
    });
    return reading;
  };
}

/** Computes the value for each key once. */
export function memoize<Key, Value extends NonNullable<unknown>>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const value = known.get(key) ?? compute(key);
    known.set(key, value);
    return value;
  };
}

/** Runs a task whenever it is asked for, never twice at the same time. The task must not reject. */
export function createWaker(task: () => Promise<void>) {
  let running: Promise<void> | undefined;
  let isAsked = false;
  const runWhileAsked = async () => {
    while (isAsked) {
      isAsked = false;
      await task();
    }
    running = undefined;
  };
  return {
    /** Runs the task now, or once more after the run that has begun. */
    wake: () => {
      isAsked = true;
      running ??= runWhileAsked();
    },
    /** Resolves when the task does not run and nothing has asked for it. */
    idle: async () => {
      while (running !== undefined) await running;
    },
  };
}
