/**
 * The service's log: one entry per line, as JSON or as text. It may contain identifiers of keys, but never a key, a header or a body.
 */

export interface LogEntry {
  level: 'info' | 'warn' | 'error';
  /** The event in one word that programs can search for. */
  event: string;
  message?: string | undefined;
  [field: string]: string | number | undefined;
}

export type ServiceLog = (entry: LogEntry) => void;

export function formatLogLine(entry: LogEntry, time: Date): string {
  return `${JSON.stringify({ time: time.toISOString(), ...entry })}\n`;
}

/** The same for people: `10:00:00 info request method=GET path=/scans status=200`. */
export function formatLogText({ level, event, message, ...fields }: LogEntry, time: Date): string {
  const facts = Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${value}`]));
  const parts = [time.toISOString().slice(11, 19), level, event, ...facts, ...(message === undefined ? [] : [message])];
  return `${parts.join(' ').replaceAll(/[\x00-\x1f\x7f]+/g, ' ')}\n`;
}

const maxMessageLength = 500;

/** An error message in one line. */
export function formatErrorLine(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.replaceAll(/[\x00-\x1f\x7f]+/g, ' ').slice(0, maxMessageLength);
}
