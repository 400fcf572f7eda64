/** Computes the severity of a vulnerability: its CVSS score from its vectors, and the severity that follows. */
import { CVSS } from '@turingpointde/cvss.js';
import { type Severity, severities } from '../severity.ts';
import type { PackageAdvisory } from './advisory.ts';

/** Newer versions of CVSS come first. */
const versions = ['CVSS:4.0/', 'CVSS:3.1/', 'CVSS:3.0/'];
const longestVector = 300;

/**
 * The score of the newest vector. Undefined when none can be read. The library scores 1.6 % of the base vectors of CVSS
 * 4.0 lower by 0.1, but never across a severity boundary. A higher score from the source is used instead.
 */
function rateVectors(vectors: readonly string[], stated?: number): number | undefined {
  for (const prefix of versions) {
    for (const vector of vectors) {
      const score = vector.startsWith(prefix) ? computeVectorScore(vector) : undefined;
      if (score !== undefined)
        return stated !== undefined && Math.abs(stated - score) < 0.11 ? Math.max(score, stated) : score;
    }
  }
  return stated !== undefined && stated > 0 && stated <= 10 ? stated : undefined;
}

/** 0 to 10, for CVSS 3.0, 3.1 and 4.0. Undefined for an invalid vector. */
function computeVectorScore(vector: string): number | undefined {
  if (vector.length > longestVector) return undefined;
  try {
    const score = CVSS(vector.trim()).getScore();
    return Number.isFinite(score) && score >= 0 && score <= 10 ? score : undefined;
  } catch {
    return undefined;
  }
}

/** The severity bands of CVSS. */
function toSeverity(score: number): Severity {
  if (score >= 9) return 'CRITICAL';
  if (score >= 7) return 'HIGH';
  if (score >= 4) return 'MEDIUM';
  return score > 0 ? 'LOW' : 'INFO';
}

/** Several descriptions of one vulnerability: the worst stated severity, otherwise the severity of the score. */
export function rateAdvisories(advisories: readonly PackageAdvisory[]): {
  severity: Severity | undefined;
  score: number | undefined;
} {
  const scores = advisories.flatMap(({ vectors, score }) => rateVectors(vectors, score) ?? []);
  const score = scores.length === 0 ? undefined : Math.max(...scores);
  const stated = severities.find((severity) => advisories.some((one) => one.severity === severity));
  return { severity: stated ?? (score === undefined ? undefined : toSeverity(score)), score };
}
