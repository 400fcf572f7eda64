/** What a scan and the process of a scanner say to each other: plain data. */
import type { Looked, Task } from '../task.ts';

/** What a process is started with: it works off the tasks of one engine. */
export interface EngineStart {
  engine: string;
  /** Absolute path of the folder that holds the contents. */
  root: string;
  shared?: unknown;
  heapMb: number;
  stackMb: number;
}

/** How a process ends whose scanner's heap is full. */
export const outOfMemoryCode = 71;

export type EngineReply =
  | { opened: true }
  | { refused: { message: string; code: string | undefined } }
  | { looked: Looked<Task, unknown> }
  /** Of tasks one after the other, from the first on that has no answer yet. */
  | { several: Looked<Task, unknown>[] };

/** From an engine's process: with a reply, or asked by `used`, the processor time that it has had. */
export interface EngineMessage {
  reply?: EngineReply;
  usedMs: number;
}
