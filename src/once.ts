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
