/**
 * Weaknesses of code that is not shipped (tests, fixtures, examples, benchmarks, documentation) count one step less, and the lesser
 * ones are only counted: nobody attacks a test. Secrets and packages keep their severity wherever they are.
 */
import { getSeverityRank, severities } from '../severity.ts';
import { isUnshipped } from '../text/file-role.ts';
import type { EngineFinding } from './engine.ts';
import { limitScore } from './meaning.ts';
import type { TreeResult } from './tree-engine.ts';

const weaknessTypes: ReadonlySet<EngineFinding['type']> = new Set<EngineFinding['type']>([
  'SAST',
  'AGENTIC_SAST',
  'IAC',
]);

/** The result with findings in unshipped code lowered by one step; one diagnostic counts those that are left out. */
export function lowerUnshipped(name: string, result: TreeResult): TreeResult {
  const isLowered = ({ type, filePath }: EngineFinding) => weaknessTypes.has(type) && isUnshipped(filePath);
  const isGrave = ({ severity }: EngineFinding) => getSeverityRank(severity) <= getSeverityRank('HIGH');
  const kept = result.findings.filter((finding) => !isLowered(finding) || isGrave(finding));
  const leftOut = result.findings.length - kept.length;
  const message = `Weaknesses below high in tests, examples, benchmarks and documentation are left out: ${leftOut}`;
  return {
    ...result,
    findings: kept.map((finding) => (isLowered(finding) ? lower(finding) : finding)),
    diagnostics: leftOut === 0 ? result.diagnostics : [...result.diagnostics, { engine: name, message }],
  };
}

function lower(finding: EngineFinding): EngineFinding {
  const severity = severities[getSeverityRank(finding.severity) + 1] ?? finding.severity;
  return { ...finding, severity, ...(finding.cvss !== undefined && { cvss: limitScore(severity, finding.cvss) }) };
}
