/**
 * Runs scanners only on what has changed since an earlier scan. A cached result is used when the scanner, its version,
 * the file name, the content and everything else on which the result depended are the same. A new scan would give the
 * same result then.
 */
import { createHash } from 'node:crypto';
import { readContent } from '../../shared/text/contents.ts';
import { hashParts } from '../../shared/text/fingerprint.ts';
import type { CacheContext, ScanEach, Scanner, Task, TaskContext, TaskOutcome } from '../task.ts';
import type { ResultCache } from './result-cache.ts';

/** `version`: of scanners, rules and libraries. A scanner that does not say what results depend on is always run. */
export function reuseResults(lookAtEach: ScanEach, cache: ResultCache, version: string): ScanEach {
  return async function* <T extends Task, Answer>(
    scanner: Scanner<T, Answer>,
    tasks: readonly T[],
    context: TaskContext,
  ) {
    const cacheContext: CacheContext = { shared: context.shared, digestOf: createDigester(context.root) };
    const computeState = (task: T, answer: unknown) => scanner.stateOf?.(task, answer as Answer, cacheContext);
    const lookups = tasks.map((task): [key: string, kept: TaskOutcome<T, Answer> | undefined] => {
      context.signal.throwIfAborted();
      const key = scanner.stateOf === undefined ? '' : computeKey([scanner.name, version], task, cacheContext);
      const stored = key === '' ? [] : cache.find(key);
      const kept = stored.find(({ answer, state }) => computeState(task, answer) === state);
      return [key, kept === undefined ? undefined : { task, answer: kept.answer as Answer }];
    });
    const changed = tasks.filter((_, index) => lookups[index]?.[1] === undefined);
    const fresh = lookAtEach(scanner, changed, context)[Symbol.asyncIterator]();
    try {
      for (const [key, kept] of lookups) {
        const next: TaskOutcome<T, Answer> | undefined = kept ?? (await fresh.next()).value;
        if (next === undefined) throw new Error('the scanner left files over');
        // A file that was given up may succeed next time.
        const state = kept === undefined && 'answer' in next ? computeState(next.task, next.answer) : undefined;
        if (state !== undefined && 'answer' in next) cache.keep(key, { state, answer: next.answer });
        yield next;
      }
    } finally {
      await fresh.return?.();
    }
  };
}

function computeKey(asked: readonly string[], { stored, ...task }: Task, { digestOf }: CacheContext): string {
  const parts = Object.entries(task).sort(([a], [b]) => (a < b ? -1 : 1));
  return hashParts([...asked, digestOf(stored), JSON.stringify(parts)]);
}

/** SHA-256 and not git's object id, for which collisions can be created. */
function createDigester(root: string): (stored: string) => string {
  const digests = new Map<string, string>();
  return (stored) => {
    const digest = digests.get(stored) ?? createHash('sha256').update(readContent(root, stored)).digest('hex');
    digests.set(stored, digest);
    return digest;
  };
}
