/** How bad a vulnerability is: its CVSS score from its vectors, and the severity that follows. */
import { CVSS } from '@turingpointde/cvss.js';
import { type Severity, severities } from '../severity.ts';
import type { PackageAdvisory } from './advisory.ts';

/** Newer versions of CVSS count first. */
const versions = ['CVSS:4.0/', 'CVSS:3.1/', 'CVSS:3.0/'];
const longestVector = 300;

/**
 * The score of the newest vector; undefined where none can be read. The library rounds 1.6 % of the base vectors of
 * CVSS 4.0 down by 0.1, none of them across the bound of a severity: a higher score that the source states counts.
 */
export function rateVectors(vectors: readonly string[], stated?: number): number | undefined {
  for (const prefix of versions) {
    for (const vector of vectors) {
      const score = vector.startsWith(prefix) ? scoreVector(vector) : undefined;
      if (score !== undefined)
        return stated !== undefined && Math.abs(stated - score) < 0.11 ? Math.max(score, stated) : score;
    }
  }
  return stated !== undefined && stated > 0 && stated <= 10 ? stated : undefined;
}

/** 0 to 10, of CVSS 3.0, 3.1 and 4.0; undefined for what is no such vector. */
export function scoreVector(vector: string): number | undefined {
  if (vector.length > longestVector) return undefined;
  try {
    const score = CVSS(vector.trim()).getScore();
    return Number.isFinite(score) && score >= 0 && score <= 10 ? score : undefined;
  } catch {
    return undefined;
  }
}

/** The bands of CVSS. */
export function severityOfScore(score: number): Severity {
  if (score >= 9) return 'CRITICAL';
  if (score >= 7) return 'HIGH';
  if (score >= 4) return 'MEDIUM';
  return score > 0 ? 'LOW' : 'INFO';
}

/** Several descriptions of one vulnerability: the worst severity that is stated, else that of the score. */
export function rateAdvisories(advisories: readonly PackageAdvisory[]): {
  severity: Severity | undefined;
  score: number | undefined;
} {
  const scores = advisories.flatMap(({ vectors, score }) => rateVectors(vectors, score) ?? []);
  const score = scores.length === 0 ? undefined : Math.max(...scores);
  const stated = severities.find((severity) => advisories.some((one) => one.severity === severity));
  return { severity: stated ?? (score === undefined ? undefined : severityOfScore(score)), score };
}
