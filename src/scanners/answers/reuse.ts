/**
 * Runs scanners only on what has changed since an earlier scan. A cached result is used when the scanner, its version,
 * the file name, the content and everything else on which the result depended are the same. A new scan would give the
 * same result then.
 */
import { createHash } from 'node:crypto';
import { readContent } from '../../text/contents.ts';
import { fingerprintOf } from '../../text/fingerprint.ts';
import type { AnswerSurroundings, LookAtEach, Looked, Scanner, Task, TaskPlace } from '../task.ts';
import type { KeptAnswers } from './answers.ts';

/**
 * `version`: of scanners, rules and all libraries. A scanner that does not declare what its results depend on is always
 * run.
 */
export function reusing(lookAtEach: LookAtEach, answers: KeptAnswers, version: string): LookAtEach {
  return async function* <T extends Task, Answer>(scanner: Scanner<T, Answer>, tasks: readonly T[], place: TaskPlace) {
    const around: AnswerSurroundings = { shared: place.shared, digestOf: digestsIn(place.root) };
    const stateOf = (task: T, answer: unknown) => scanner.stateOf?.(task, answer as Answer, around);
    const looked = tasks.map((task): [key: string, kept: Looked<T, Answer> | undefined] => {
      place.signal.throwIfAborted();
      const key = scanner.stateOf === undefined ? '' : keyOf([scanner.name, version], task, around);
      const kept = key === '' ? undefined : answers.find(key);
      const isSame = kept !== undefined && stateOf(task, kept.answer) === kept.state;
      return [key, isSame ? { task, answer: kept.answer as Answer } : undefined];
    });
    const changed = tasks.filter((_, index) => looked[index]?.[1] === undefined);
    const fresh = lookAtEach(scanner, changed, place)[Symbol.asyncIterator]();
    try {
      for (const [key, kept] of looked) {
        const next: Looked<T, Answer> | undefined = kept ?? (await fresh.next()).value;
        if (next === undefined) throw new Error('the scanner left files over');
        // A file that was given up may succeed next time.
        const state = kept === undefined && 'answer' in next ? stateOf(next.task, next.answer) : undefined;
        if (state !== undefined && 'answer' in next) answers.keep(key, { state, answer: next.answer });
        yield next;
      }
    } finally {
      await fresh.return?.();
    }
  };
}

function keyOf(asked: readonly string[], { stored, ...task }: Task, { digestOf }: AnswerSurroundings): string {
  const parts = Object.entries(task).sort(([a], [b]) => (a < b ? -1 : 1));
  return fingerprintOf([...asked, digestOf(stored), JSON.stringify(parts)]);
}

/** SHA-256 and not git's object id, for which collisions can be created. */
function digestsIn(root: string): (stored: string) => string {
  const known = new Map<string, string>();
  return (stored) => {
    const digest = known.get(stored) ?? createHash('sha256').update(readContent(root, stored)).digest('hex');
    known.set(stored, digest);
    return digest;
  };
}
