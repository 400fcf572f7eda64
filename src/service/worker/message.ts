/** What the scan worker and its starter say to each other: plain data, because an error's class does not cross threads. */
import { type ErrorCode, GateError, type InconclusiveReason } from '../../errors.ts';
import type { ScanJob, ScanResult } from '../scan-result.ts';

export interface WorkerJob {
  job: ScanJob;
  /** Made and removed by the starter, so that it goes away even when the worker is ended by force. */
  temporaryFolder: string;
}

export interface PlainError {
  code: ErrorCode;
  message: string;
  hint: string | undefined;
  reason: InconclusiveReason | undefined;
}

export type WorkerAnswer = { result: ScanResult } | { error: PlainError };

export function toPlainError({ code, message, hint, reason }: GateError): PlainError {
  return { code, message, hint, reason };
}

export function fromPlainError({ code, message, hint, reason }: PlainError): GateError {
  return new GateError(code, message, { hint, reason });
}
