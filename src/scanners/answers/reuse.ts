/**
 * Asks scanners only about what has changed since they were asked before. An answer is taken again when scanner, version, file name
 * and content are the same, and all else on which it depended; then it is what the scanner would say.
 */
import { createHash } from 'node:crypto';
import { readContent } from '../../text/contents.ts';
import { fingerprintOf } from '../../text/fingerprint.ts';
import type { AnswerSurroundings, LookAtEach, Looked, Scanner, Task, TaskPlace } from '../task.ts';
import type { KeptAnswers } from './answers.ts';

export interface Reuse {
  answers: KeptAnswers;
  /** Of scanners, rules and all libraries. */
  version: string;
}

/** Only of scanners that name on what their answers depend. */
export function reusing(lookAtEach: LookAtEach, reuse: Reuse): LookAtEach {
  return <T extends Task, Answer>(scanner: Scanner<T, Answer>, tasks: readonly T[], place: TaskPlace) =>
    scanner.stateOf === undefined
      ? lookAtEach(scanner, tasks, place)
      : lookAtChanged({ scanner, tasks, place, lookAtEach }, reuse);
}

interface Looking<T extends Task, Answer> {
  scanner: Scanner<T, Answer>;
  tasks: readonly T[];
  place: TaskPlace;
  lookAtEach: LookAtEach;
}

async function* lookAtChanged<T extends Task, Answer>(
  { scanner, tasks, place, lookAtEach }: Looking<T, Answer>,
  { answers, version }: Reuse,
): AsyncGenerator<Looked<T, Answer>> {
  const around: AnswerSurroundings = { shared: place.shared, digestOf: digestsIn(place.root) };
  const known = tasks.map((task) => {
    place.signal.throwIfAborted();
    const key = keyOf([scanner.name, version], task, around);
    const kept = answers.find(key);
    const isSame = kept !== undefined && scanner.stateOf?.(task, kept.answer as Answer, around) === kept.state;
    return isSame ? { task, key, answer: kept.answer as Answer } : { task, key };
  });
  const changed = known.flatMap((one) => ('answer' in one ? [] : [one.task]));
  const fresh = lookAtEach(scanner, changed, place)[Symbol.asyncIterator]();
  try {
    for (const one of known) {
      if ('answer' in one) {
        yield { task: one.task, answer: one.answer };
        continue;
      }
      const { value, done } = await fresh.next();
      if (done) throw new Error('the scanner left files over');
      const looked = value as Looked<T, Answer>;
      // What was given up may end well another time.
      const state = 'answer' in looked ? scanner.stateOf?.(one.task, looked.answer, around) : undefined;
      if ('answer' in looked && state !== undefined) answers.keep(one.key, { state, answer: looked.answer });
      yield looked;
    }
  } finally {
    await fresh.return?.();
  }
}

function keyOf(asked: readonly string[], { stored, ...task }: Task, { digestOf }: AnswerSurroundings): string {
  const parts = Object.entries(task).sort(([a], [b]) => (a < b ? -1 : 1));
  return fingerprintOf([...asked, digestOf(stored), JSON.stringify(parts)]);
}

/** SHA-256 and not git's name of the object, for which two contents can be made. */
function digestsIn(root: string): (stored: string) => string {
  const known = new Map<string, string>();
  return (stored) => {
    const digest = known.get(stored) ?? createHash('sha256').update(readContent(root, stored)).digest('hex');
    known.set(stored, digest);
    return digest;
  };
}
