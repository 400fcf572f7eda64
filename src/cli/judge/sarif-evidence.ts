/** The evidence that SARIF files make: their findings, all of them seen, and the counts of these. */
import { type Coverage, type ScanDiagnostic, scanTypes } from '../../api/schemas.ts';
import type { Baseline } from '../../policy/baseline.ts';
import { type Changes, inChangedFile } from '../../policy/changes.ts';
import { type Evidence, isOpen } from '../../policy/evidence.ts';
import { type Finding, type Severity, severities } from '../../policy/finding.ts';
import { parseTime } from '../../policy/times.ts';
import { plural } from '../../report/wording.ts';
import type { SarifFinding, SarifScan } from '../../service/sarif/intake.ts';
import type { Story } from '../../steps/run.ts';

export interface SarifFile {
  name: string;
  sha256: string;
  scan: SarifScan;
}

interface Setting {
  changes: Changes | undefined;
  baseline: Baseline | undefined;
  nowMs: number;
  story: Story;
}

/** A: the open findings, counted. B: the findings, in lists that stand and have settled. */
export function evidenceOf(files: readonly SarifFile[], { changes, baseline, nowMs, story }: Setting): Evidence {
  const all = files.flatMap(({ scan }) => scan.findings);
  const ids = uniqueIds(all);
  const findings = all.map((finding, index) => findingOf(finding, ids[index] ?? '', changes));
  const notAccepted = all.filter(
    (finding, index) => finding.suppression === 'in-source' && findings[index]?.status === 'OPEN',
  );
  if (notAccepted.length > 0) {
    story.note(
      `${plural(notAccepted.length, 'finding')} suppressed in the source alone ${notAccepted.length === 1 ? 'counts' : 'count'}: nothing shows that this branch did not add the suppression. Accept them with exceptions in the policy`,
    );
  }
  return {
    counts: countsOf(findings),
    findings,
    lists: Object.fromEntries(severities.map((severity) => [severity, { stands: true, settled: true }])),
    unknownSeverities: 'listed',
    startedAt: nowMs,
    coverage: coverageOf(files),
    diagnostics: diagnosticsOf(files),
    changes,
    base: undefined,
    baseline,
    comparesTimes: true,
  };
}

/** Files of two folders may hold the same finding with the same identity: both count. */
function uniqueIds(findings: readonly SarifFinding[]): string[] {
  const seen = new Map<string, number>();
  return findings.map(({ fingerprint }) => {
    const ordinal = seen.get(fingerprint) ?? 0;
    seen.set(fingerprint, ordinal + 1);
    return ordinal === 0 ? fingerprint : `${fingerprint}-${ordinal}`;
  });
}

function findingOf(found: SarifFinding, id: string, changes: Changes | undefined): Finding {
  const finding: Finding = {
    id,
    title: found.title,
    severity: found.severity,
    severityKnown: found.severityKnown,
    type: found.type,
    status: 'OPEN',
    cvss: found.cvss,
    epss: found.epss,
    filePath: found.filePath,
    line: found.line,
    label: 'seen',
    firstSeen: undefined,
    detail: {
      description: found.description,
      cwe: found.cwe,
      codeSnippet: found.codeSnippet,
      remediation: found.remediation === '' ? undefined : found.remediation,
      firstDetected: parseTime(found.firstDetected),
      lastSeen: undefined,
    },
  };
  return isAccepted(found, finding, changes) ? { ...finding, status: 'ACCEPTED_RISK' } : finding;
}

/** A comment in the code accepts a finding only where the pull request provably did not touch the file. */
function isAccepted({ suppression }: SarifFinding, finding: Finding, changes: Changes | undefined): boolean {
  if (suppression !== 'in-source') return suppression === 'accepted';
  return changes !== undefined && inChangedFile(finding, changes) === 'no';
}

function countsOf(findings: readonly Finding[]): Record<Severity, number> {
  const counts: Record<Severity, number> = { CRITICAL: 0, HIGH: 0, MEDIUM: 0, LOW: 0, INFO: 0 };
  for (const finding of findings) if (finding.severityKnown && isOpen(finding)) counts[finding.severity] += 1;
  return counts;
}

/** Undefined as soon as one tool does not say what it looks for. */
function coverageOf(files: readonly SarifFile[]): Coverage | undefined {
  const known = files.map(({ scan }) => scan.scanTypes);
  if (known.includes(undefined)) return undefined;
  return Object.fromEntries(
    scanTypes.map((type) => [type, known.some((types) => types?.includes(type)) ? 'covered' : 'not covered']),
  );
}

function diagnosticsOf(files: readonly SarifFile[]): ScanDiagnostic[] {
  return files.flatMap(({ scan }) => scan.diagnostics);
}
