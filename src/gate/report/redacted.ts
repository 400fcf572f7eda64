/** Removes the run's secrets from a report. This must happen before any surface truncates a text, because half of a secret is a secret too. */
import type { Report } from './report.ts';

type Redact = (text: string) => string;

/** Fields that hold the gate's own words. Surfaces compare these, so they stay as they are. A longer value is not one of them. */
const ownWords = new Set(['verdict', 'reason', 'scope', 'effect', 'severity', 'status', 'type', 'label', 'novelty']);

/**
 * Passes every text of the report to `redact`. Parts without a secret stay the same objects. `evidence` is left as it is: only the full report file writes it, redacts what it writes and truncates nothing.
 */
export function redactReport(report: Report, redact: Redact): Report {
  const { findings, evidence, ...rest } = report;
  const clean = createCleaner(redact);
  return {
    ...clean(rest),
    // Hardly any finding contains a secret. `redact` also finds it in the JSON form.
    findings: findings.map((finding) => {
      const text = JSON.stringify(finding);
      return redact(text) === text ? finding : clean(finding);
    }),
    ...('evidence' in report && { evidence }),
  };
}

/** Copies each object once, so that shared objects stay shared. */
function createCleaner(redact: Redact): <T extends object>(value: T) => T {
  const made = new WeakMap<object, object>();
  const cleanValue = (value: unknown): unknown => {
    if (typeof value === 'string') return redact(value);
    return isPlain(value) ? cleanObject(value) : value;
  };
  const cleanObject = <T extends object>(value: T): T => {
    const before = made.get(value);
    if (before !== undefined) return before as T;
    const entries = Object.entries(value);
    const cleaned = entries.map(
      ([key, each]) => [redact(key), isOwnWord(key, each) ? each : cleanValue(each)] as const,
    );
    if (cleaned.every(([key, each], at) => key === entries[at]?.[0] && each === entries[at]?.[1])) return value;
    const copy = Array.isArray(value) ? cleaned.map(([, each]) => each) : Object.fromEntries(cleaned);
    made.set(value, copy);
    return copy as T;
  };
  return cleanObject;
}

function isOwnWord(key: string, value: unknown): boolean {
  return ownWords.has(key) && typeof value === 'string' && /^[a-z_ -]{1,16}$/i.test(value);
}

/** An array or a plain record. */
function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
}
