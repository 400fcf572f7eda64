/** What threads say to each other: plain data, because an error's class does not cross threads. */
import { type ErrorCode, GateError, type InconclusiveReason } from '../../errors.ts';
import type { Prose } from '../../prose.ts';
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
