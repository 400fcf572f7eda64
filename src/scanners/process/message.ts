/** The messages between a scan and the process of a scanner: plain data. */
import type { Task, TaskOutcome } from '../engine.ts';

/** The start message of a process that runs the tasks of one engine. */
export interface EngineStart {
  engine: string;
  /** Absolute path of the folder with the contents. */
  root: string;
  shared?: unknown;
  heapMb: number;
  stackMb: number;
}

/** Exit code of a process whose scanner's heap is full. */
export const outOfMemoryCode = 71;

export type EngineReply =
  | { opened: true }
  | { refused: { message: string; code: string | undefined } }
  | { looked: TaskOutcome<Task, unknown> }
  /** Replies to consecutive tasks, beginning with the first one without a reply. */
  | { several: TaskOutcome<Task, unknown>[] };

/** A message from an engine's process: a reply, or the processor time that it has used. */
export interface EngineMessage {
  reply?: EngineReply;
  usedMs: number;
}
