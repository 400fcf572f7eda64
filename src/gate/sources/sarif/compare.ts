/**
 * Describes the findings of SARIF files so that `decideAges` can tell which of them the base's files have too. Pure.
 */
import type { ScanDiagnostic } from '../../../api/schemas.ts';
import { type Age, type ComparedFinding, decideAges } from '../../../policy/old-findings.ts';
import type { SarifFinding } from '../../../sarif/intake.ts';
import { getSeverityRank } from '../../../severity.ts';
import { normalizeCode } from '../../../text/code-key.ts';

interface SarifSide {
  findings: readonly SarifFinding[];
  /** The code of a finding in the commit. Undefined if it could not be read. */
  textOf(finding: SarifFinding): string | undefined;
}

export interface BaseSide extends SarifSide {
  tools: readonly string[];
  diagnostics: readonly ScanDiagnostic[];
  /** Whether the files state their commit. Only then does different code prove a different finding. */
  isCertain: boolean;
}

interface SarifSides {
  head: SarifSide;
  base: BaseSide;
  /** The base's paths of renamed files, by their paths in the head. */
  renames: ReadonlyMap<string, string>;
  /** Whether the file of the finding may have changed. */
  isChanged(finding: SarifFinding): boolean;
}

interface DescribedFinding extends ComparedFinding {
  finding: SarifFinding;
}

/** Returns the age of each of the head's findings, in their order. */
export function compareSarif({ head, base, renames, isChanged }: SarifSides): Age[] {
  const isUnseen = createMissedTest(base);
  const describeHead = (finding: SarifFinding): DescribedFinding => {
    const text = head.textOf(finding);
    // Rule and path alone do not suffice: another finding of the rule may have replaced an old one.
    const isSure = finding.isOfCode || getUnversionedPackage(finding) !== undefined || !isChanged(finding);
    const described = describeFinding(finding, text);
    if (isSure) return { ...described, finding, weakIdentity: undefined };
    const isOther = base.isCertain && text !== undefined;
    return { ...described, finding, identity: undefined, ...(isOther ? { weakIdentity: undefined } : {}) };
  };
  // Findings are all that is known of the files of both sides.
  const listPaths = (findings: readonly SarifFinding[]) => new Set(findings.map(({ filePath }) => filePath));
  const [paths, pathsBefore] = [listPaths(head.findings), listPaths(base.findings)];
  return decideAges({
    head: head.findings.map(describeHead),
    base: base.findings.map((finding) => describeFinding(finding, base.textOf(finding))),
    pathBefore: (path) => renames.get(path) ?? path,
    isUnseen: ({ finding }) => isUnseen(finding),
    isAdded: (path) => !pathsBefore.has(path),
    isGone: (path) => !paths.has(path),
  });
}

function describeFinding(finding: SarifFinding, text: string | undefined): ComparedFinding {
  const { tool, ruleId, fingerprint, contentFingerprint, isOfCode, filePath, severity, advisory } = finding;
  const named = getUnversionedPackage(finding);
  const key = (kind: string, value: string | undefined) =>
    value === undefined ? [] : [JSON.stringify([tool, ruleId, kind, named, value])];
  return {
    identity: JSON.stringify([fingerprint, named]),
    weakIdentity: fingerprint,
    codeKeys: [
      ...key('code', text === undefined ? undefined : normalizeCode(text, filePath ?? '')),
      ...key('content', isOfCode ? contentFingerprint : undefined),
      ...key('package', named),
    ],
    path: filePath,
    advisory,
    severityRank: getSeverityRank(severity),
    score: finding.cvss,
  };
}

/**
 * The package of a finding without its version: an upgrade that does not help leaves the finding the same. A tool that
 * is not known names it in its message alone.
 */
function getUnversionedPackage({ advisory, ruleId, description }: SarifFinding): string | undefined {
  const purl = advisory?.purl?.replace(/(?<=[^/])@[^@/?#]*(?=$|[?#])/, '');
  if (purl !== undefined || !isAdvisoryId.test(ruleId ?? '')) return purl;
  return description?.replace(/\bv?\d+(?:\.\w+)+(?:[-+][\w.]+)?/g, '').trim();
}

const isAdvisoryId = /\b(?:CVE-\d{4}-\d+|GHSA(?:-\w{4}){3})\b/i;

/** Whether the base's scan may have missed it: its tool did not run there, failed, or did not read the whole file. */
function createMissedTest({ tools, diagnostics }: BaseSide): (finding: SarifFinding) => boolean {
  const failed = diagnostics.some((diagnostic) => diagnostic.failed);
  const skipped = new Set(
    diagnostics.flatMap(({ file_path: one, file_paths: several = [] }) => (one === undefined ? several : [one])),
  );
  return ({ tool, filePath = '' }) => failed || !tools.includes(tool) || skipped.has(filePath);
}
