/** What threads say to each other: plain data, because an error's class does not cross threads. */
import { type ErrorCode, GateError, type InconclusiveReason } from '../../errors.ts';
import type { Prose } from '../../prose.ts';
import type { Looked, Task } from '../engines/task.ts';
import type { ScanJob, ScanResult } from '../scan-result.ts';

export interface ScanStart {
  job: ScanJob;
  /** Made and removed by the starter, so that it goes away even when the worker is ended by force. */
  temporaryFolder: string;
  /** The script of this worker, which starts a thread of it for each engine. */
  workerUrl: string;
  /** The file that answers of scanners are kept in for later scans. */
  answersFile?: string | undefined;
}

/** A process of a scan's worker that works off the tasks of one engine. */
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

export interface PlainError {
  code: ErrorCode;
  message: string;
  hint: Prose | undefined;
  reason: InconclusiveReason | undefined;
}

export type WorkerAnswer = { result: ScanResult } | { error: PlainError };

export function toPlainError({ code, message, hint, reason }: GateError): PlainError {
  return { code, message, hint, reason };
}

export function fromPlainError({ code, message, hint, reason }: PlainError): GateError {
  return new GateError(code, message, { hint, reason });
}
