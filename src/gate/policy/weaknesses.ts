/** Reads the weaknesses that a finding states, as `CWE-79`. */
import type { Finding } from './finding.ts';

/** Undefined until the detail was read. */
export function extractWeaknesses({ detail }: Pick<Finding, 'detail'>): ReadonlySet<string> | undefined {
  if (detail === undefined) return undefined;
  return new Set([...(detail.cwe ?? '').matchAll(/CWE-0*(\d+)/gi)].map(([, digits]) => `CWE-${digits}`));
}
