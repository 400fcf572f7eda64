/** The texts of a report for people. */
import type { EngineFinding } from '../../engine.ts';

export type SastSeverity = EngineFinding['severity'];

export interface SastMeaning {
  cwe: string;
  severity: SastSeverity;
  title: string;
  description: string;
  remediation: string;
  cvss?: number;
}
