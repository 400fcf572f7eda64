/**
 * Runs an engine's scanner in a process that can be ended: a file that takes too long or too much is left out by name.
 * Not in a thread alone: one that runs out of memory can take the whole process with it.
 */
import type { LookAtEach, Looked, Scanner, Task, TaskPlace } from '../task.ts';
import type { Bounds } from './bounds.ts';
import { type Child, type Reply, startChild, type Variables } from './child.ts';
import { divide, type Portions } from './portions.ts';
import { type Processors, shareProcessors } from './processors.ts';

/** What is started for each process of an engine. */
export interface Program {
  workerUrl: URL;
  env: Variables;
}

export function lookInProcess({ workerUrl, env }: Program, bounds: Bounds): LookAtEach {
  const processors = shareProcessors(bounds);
  return <T extends Task, Answer>(scanner: Scanner<T, Answer>, tasks: readonly T[], place: TaskPlace) =>
    lookAtAll<T, Answer>({ workerUrl, env, bounds, processors, name: scanner.name, tasks, place });
}

interface Looking<T extends Task> extends Program {
  bounds: Bounds;
  processors: Processors;
  name: string;
  tasks: readonly T[];
  place: TaskPlace;
}

/** Several processes share the tasks out; what became of them is told in the order of the tasks. */
async function* lookAtAll<T extends Task, Answer>(looking: Looking<T>): AsyncGenerator<Looked<T, Answer>> {
  const { tasks, processors } = looking;
  const told = tasks.map(() => Promise.withResolvers<Looked<T, Answer>>());
  const shared: Shared = {
    ...{ portions: divide(tasks), lost: { ms: 0, files: 0 }, children: new Set(), isOver: false },
    pace: { openMs: 0, busyMs: 0, bytes: 0 },
  };
  const work = async (isFirst: boolean) => {
    const child = await openShared(looking, shared).catch((error) => {
      if (isFirst) throw error;
      // The others have all of the work; one that does not start now will not start the next time.
      shared.pace.openMs = Number.POSITIVE_INFINITY;
    });
    if (child === undefined) return;
    for await (const [place, looked] of lookInTurn<T, Answer>(looking, shared, child)) told[place]?.resolve(looked);
  };
  const all = processors.use({ work, openingsLeft: () => openingsLeft(shared) });
  // Whoever opened no scanner, or was aborted, ends the wait for what comes next; and so does work that ended without an answer.
  const over = all.then(() => Promise.reject(new Error('the scanner left files over')));
  for (const { promise, reject } of told) {
    promise.catch(() => undefined);
    over.catch(reject);
  }
  over.catch(() => undefined);
  try {
    if (told.length === 0) await all;
    for (const { promise } of told) yield await promise;
  } finally {
    shared.isOver = true;
    for (const child of shared.children) child.end();
  }
}

/** What the processes of one engine have in common. */
interface Shared {
  portions: Portions;
  lost: { ms: number; files: number };
  /** Those that are being started among them. */
  children: Set<Child>;
  isOver: boolean;
  pace: Pace;
}

/** What was measured: starting a process last, and what all of them needed for so many bytes. */
interface Pace {
  openMs: number;
  busyMs: number;
  bytes: number;
}

function openingsLeft({ portions, pace: { openMs, busyMs, bytes }, isOver }: Shared): number {
  return isOver || bytes === 0 ? 0 : (portions.bytesLeft() * (busyMs / bytes)) / openMs;
}

/** One process after another takes some tasks at a time, as long as there are any. */
async function* lookInTurn<T extends Task, Answer>(
  looking: Looking<T>,
  shared: Shared,
  opened: Child,
): AsyncGenerator<[place: number, Looked<T, Answer>]> {
  const { bounds, tasks, place: scan } = looking;
  let child = opened;
  const portion = shared.portions.open();
  const turn: Turn = { left: [], asked: 0, single: 0, since: 0 };
  while (!shared.isOver) {
    if (turn.left.length === 0) turn.left = portion.take();
    const [first] = turn.left;
    if (first === undefined) break;
    scan.signal.throwIfAborted();
    const { lost } = shared;
    if (lost.files >= bounds.lostFiles) {
      const fault = `${lost.files} files before it took too much time or memory`;
      for (const place of turn.left.splice(0)) yield [place, { task: tasks[place] as T, fault }];
      continue;
    }
    const limitMs = lost.ms < bounds.lostMs ? bounds.fileMs : bounds.spentFileMs;
    if (turn.asked === 0) askAgain(turn, child, tasks);
    const reply = await child.reply(limitMs);
    if ('several' in reply) {
      for (const [place, looked] of answered(looking, { shared, turn }, reply.several))
        yield [place, { ...(looked as Looked<T, Answer>), task: tasks[place] as T }];
      continue;
    }
    if (shared.isOver) return;
    close(child, shared);
    if (isKnown(turn, reply)) {
      told(turn, [reply]);
      shared.lost = { ms: lost.ms + limitMs, files: lost.files + 1 };
      yield [first, { task: tasks[first] as T, fault: 'ended' in reply ? reply.ended : 'the scanner lost its way' }];
    } else turn.single = turn.asked;
    turn.asked = 0;
    child = await openShared(looking, shared);
  }
  close(child, shared);
}

/** The answers by place, once the pace that they show is known. */
function answered<Answer>(
  { processors }: Looking<Task>,
  { shared: { pace, portions }, turn }: { shared: Shared; turn: Turn },
  answers: readonly Answer[],
): [place: number, Answer][] {
  const now = performance.now();
  const places = told(turn, answers);
  pace.busyMs += now - turn.since;
  turn.since = now;
  for (const [place] of places) pace.bytes += portions.bytesAt(place);
  processors.offer();
  return places;
}

/** Places of tasks: what one process has in hand. */
interface Turn {
  /** That have no answer yet. */
  left: number[];
  /** How many of these it was asked about. */
  asked: number;
  /** How many are to be asked about one by one, because the process ended at one of them. */
  single: number;
  /** When it was asked, or answered last. */
  since: number;
}

function askAgain(turn: Turn, child: Child, tasks: readonly Task[]): void {
  turn.asked = turn.single > 0 ? 1 : turn.left.length;
  turn.since = performance.now();
  child.send(turn.left.slice(0, turn.asked).map((place) => tasks[place] as Task));
}

/** The answers with the places of their tasks, which are done with. */
function told<Answer>(turn: Turn, answers: readonly Answer[]): [place: number, Answer][] {
  turn.asked -= answers.length;
  turn.single = Math.max(0, turn.single - answers.length);
  const places = turn.left.splice(0, answers.length);
  return places.map((place, index) => [place, answers[index] as Answer]);
}

/** Whether it was the first of the tasks without an answer: answers may be lost with a process that ends by itself. */
function isKnown({ asked }: Turn, reply: Reply): boolean {
  return asked === 1 || !('ended' in reply) || reply.isLate === true;
}

/**
 * One more process, whose scanner is open. Throws what the scanner threw when it was opened, with the code by which a missing
 * package is known.
 */
async function openShared<T extends Task>(looking: Looking<T>, shared: Shared): Promise<Child> {
  const { bounds, name, place } = looking;
  const before = performance.now();
  const { workerUrl, env } = looking;
  const child = startChild({ workerUrl, env, name, root: place.root, heapMb: bounds.heapMb });
  shared.children.add(child);
  const { heapMb, stackMb } = bounds;
  child.send({ engine: name, root: place.root, shared: place.shared, heapMb, stackMb });
  const reply = await child.reply(bounds.openMs);
  if ('opened' in reply) {
    shared.pace.openMs = performance.now() - before;
    return child;
  }
  close(child, shared);
  if ('refused' in reply) throw Object.assign(new Error(reply.refused.message), { code: reply.refused.code });
  throw new Error('ended' in reply ? `it could not be loaded: ${reply.ended}` : 'it answered before it was asked');
}

function close(child: Child, { children }: Shared): void {
  children.delete(child);
  child.end();
}
