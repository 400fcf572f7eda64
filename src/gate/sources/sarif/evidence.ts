/** Builds the evidence from SARIF files: their findings, all labelled `seen`, and the counts of these. */
import type { Coverage, ScanLanguage } from '../../../api/schemas.ts';
import { scanTypes } from '../../../api/words.ts';
import { detectByName, isForeign } from '../../../languages/languages.ts';
import { readAdvisory } from '../../../policy/advisory.ts';
import { type BaseFindings, markNewFindings } from '../../../policy/base-findings.ts';
import type { Baseline } from '../../../policy/baseline.ts';
import { type Changes, isInChangedFile, isOnChangedLine, normalizePath } from '../../../policy/changes.ts';
import { type Evidence, isOpen } from '../../../policy/evidence.ts';
import type { Finding } from '../../../policy/finding.ts';
import { parseTime } from '../../../policy/times.ts';
import type { PathsInHead } from '../../../policy/untouched.ts';
import { pluralize } from '../../../report/tally.ts';
import type { SarifFinding, SarifScan } from '../../../sarif/intake.ts';
import { type Severity, severities } from '../../../severity.ts';
import type { RunLog } from '../../run.ts';

const script = ['JavaScript', 'TypeScript'];
const many = [
  ...[...script, 'Python', 'Java', 'Kotlin', 'Scala', 'C#', 'C', 'C++', 'Go', 'Ruby', 'PHP', 'Rust', 'Swift'],
  ...[
    'Apex',
    'Dart',
    'Elixir',
    'Julia',
    'Lua',
    'OCaml',
    'R',
    'Solidity',
    'Clojure',
    'Objective-C',
    'Visual Basic .NET',
  ],
];

/** The first matching name decides. A tool that is not listed may read any language. */
const tools: readonly [name: RegExp, languages: readonly string[]][] = [
  [/^(?:gitleaks|trufflehog|checkov|tfsec|kics|zizmor|hadolint|osv|grype|trivy|dependency|npm)/, []],
  [/^(?:semgrep|opengrep|sonar|snyk|checkmarx|fortify|coverity|veracode)/, many],
  [/^codeql/, [...script, 'Python', 'Java', 'Kotlin', 'C#', 'C', 'C++', 'Go', 'Ruby', 'Rust', 'Swift']],
  [/^(?:eslint|njsscan|oxlint|biome)/, script],
  [/^(?:bandit|ruff|pylint|pyre|pysa)/, ['Python']],
  [/^(?:gosec|staticcheck|golangci)/, ['Go']],
  [/^(?:brakeman|rubocop)/, ['Ruby']],
  [/^(?:psalm|phpstan|phpcs)/, ['PHP']],
  [/^(?:spotbugs|find-?sec-?bugs|pmd|errorprone|infer)/, ['Java', 'Kotlin', 'Scala', 'Groovy']],
  [/^(?:flawfinder|cppcheck|clang)/, ['C', 'C++', 'Objective-C', 'Objective-C++']],
  [/^(?:security ?code ?scan|puma|roslyn)/, ['C#', 'Visual Basic .NET', 'F#']],
  [/^(?:clippy|cargo)/, ['Rust']],
  [/^detekt/, ['Kotlin']],
];

/** Counts the source files at these paths by language. Undefined if one of the tools may read any language. */
function countScannedLanguages(toolNames: readonly string[], paths: readonly string[]): ScanLanguage[] | undefined {
  const known = toolNames.map((name) => tools.find(([pattern]) => pattern.test(name.trim().toLowerCase()))?.[1]);
  if (known.includes(undefined)) return undefined;
  const read = new Set(known.flatMap((languages) => languages ?? []));
  const counts = new Map<string, number>();
  for (const path of paths) {
    const language = isForeign(path) ? undefined : detectByName(path);
    if (language !== undefined) counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  return [...counts].map(([language, files]) => ({ language, files, looked_at: read.has(language) ? files : 0 }));
}

export interface SarifFile {
  name: string;
  sha256: string;
  scan: SarifScan;
}

interface EvidenceInput {
  changes: Changes | undefined;
  /** Whether the author of a pull request may have chosen its base. */
  isBaseOwn: boolean;
  /** Whether the default branch's own commit is judged: everything in it was merged. */
  isMerged?: boolean;
  baseline: Baseline | undefined;
  nowMs: number;
  log: RunLog;
  /** Paths of all files of the judged commit. */
  paths: readonly string[];
  /** Determines which findings the base has. Undefined if there is no base to compare with. */
  knownOf: ((findings: readonly Finding[]) => BaseFindings) | undefined;
}

/** A: the counts of the open findings. B: the findings, in lists that are stable and settled. */
export function buildEvidence(files: readonly SarifFile[], setting: EvidenceInput): Evidence {
  const { changes, baseline, nowMs, log, paths } = setting;
  const all = files.flatMap(({ scan }) => scan.findings);
  const ids = createUniqueIds(all);
  const findings = all.map((finding, index) => toFinding(finding, ids[index] ?? '', setting));
  noteIgnoredSuppressions(all, findings, log);
  const known = setting.knownOf?.(findings);
  return {
    counts: countOpenBySeverity(findings),
    findings: markNewFindings(findings, known),
    lists: Object.fromEntries(severities.map((severity) => [severity, { stands: true, settled: true }])),
    unknownSeverities: 'listed',
    startedAt: nowMs,
    coverage: mergeCoverage(files),
    diagnostics: files.flatMap(({ scan }) => scan.diagnostics),
    languages: countScannedLanguages([...new Set(files.flatMap(({ scan }) => scan.tools))], paths),
    changes,
    held: mapSecretFiles(findings, new Set(paths)),
    base: undefined,
    baseline,
    earlierBase: undefined,
    known,
    isSuppressible: false,
  };
}

function mapSecretFiles(findings: readonly Finding[], paths: ReadonlySet<string>): PathsInHead {
  const places = findings.flatMap(({ type, filePath = [] }) => (type === 'SECRET' ? filePath : []));
  return new Map(places.map((path) => [path, paths.has(normalizePath(path))]));
}

function noteIgnoredSuppressions(all: readonly SarifFinding[], findings: readonly Finding[], { note }: RunLog): void {
  const open = all.filter((_, index) => findings[index]?.status === 'OPEN');
  const inSource = open.filter(({ suppression }) => suppression === 'in-source').length;
  const changed = open.filter(({ suppression }) => suppression === 'accepted').length;
  const advice = 'Accept them with exceptions in the policy';
  if (inSource > 0) {
    note(
      `${pluralize(inSource, 'finding')} suppressed only in the source ${inSource === 1 ? 'counts' : 'count'}: this branch may have added the suppression. ${advice}`,
    );
  }
  if (changed > 0) {
    note(
      `${pluralize(changed, 'finding')} suppressed in files that are changed here ${changed === 1 ? 'counts' : 'count'}: the suppression may be the change's own. ${advice}`,
    );
  }
}

/** Files of two folders may have the same finding with the same identity. Both count. */
function createUniqueIds(findings: readonly SarifFinding[]): string[] {
  const seen = new Map<string, number>();
  return findings.map(({ fingerprint }) => {
    const ordinal = seen.get(fingerprint) ?? 0;
    seen.set(fingerprint, ordinal + 1);
    return ordinal === 0 ? fingerprint : `${fingerprint}-${ordinal}`;
  });
}

function toFinding(found: SarifFinding, id: string, setting: EvidenceInput): Finding {
  const place = chooseLocation(found, setting.changes);
  const finding: Finding = {
    id,
    title: found.title,
    severity: found.severity,
    severityKnown: found.severityKnown,
    type: found.type,
    status: 'OPEN',
    cvss: found.cvss,
    epss: found.epss,
    filePath: place.filePath,
    line: place.line,
    label: 'seen',
    firstSeen: undefined,
    detail: {
      description: found.description,
      cwe: found.cwe,
      codeSnippet: found.codeSnippet,
      dataPath: found.dataPath,
      remediation: found.remediation === '' ? undefined : found.remediation,
      firstDetected: parseTime(found.firstDetected),
      lastSeen: undefined,
      ...(found.advisory && { advisory: readAdvisory(found.advisory, { latestMs: setting.nowMs }) }),
    },
  };
  return isSuppressionAccepted(found, finding, setting) ? { ...finding, status: 'ACCEPTED_RISK' } : finding;
}

/**
 * If there are several locations, a changed one is used, on a changed line if possible: a finding is changed if any of
 * its locations is.
 */
function chooseLocation({ places, filePath, line }: SarifFinding, changes: Changes | undefined) {
  if (changes === undefined || places.length < 2) return { filePath, line };
  const changed = places.filter((place) => isInChangedFile(place, changes) !== 'no');
  return changed.find((place) => isOnChangedLine(place, changes) !== 'no') ?? changed[0] ?? { filePath, line };
}

/**
 * A suppression in a file that the pull request changes may be its own, whatever kind it claims to be. A suppression in
 * the source counts only if it was merged, or if the changes are known.
 */
function isSuppressionAccepted(
  found: SarifFinding,
  finding: Finding,
  { changes, isBaseOwn, isMerged = false }: EvidenceInput,
): boolean {
  const { suppression, suppressedIn } = found;
  if (suppression === 'none') return false;
  if (isMerged) return true;
  if (changes === undefined) return suppression === 'accepted' && !isBaseOwn;
  return [finding, ...suppressedIn.map((filePath) => ({ filePath }))].every(
    (place) => isInChangedFile(place, changes) === 'no',
  );
}

/** Counts the open findings whose severity is known. */
export function countOpenBySeverity(findings: readonly Finding[]): Record<Severity, number> {
  const counts: Record<Severity, number> = { CRITICAL: 0, HIGH: 0, MEDIUM: 0, LOW: 0, INFO: 0 };
  for (const finding of findings) if (finding.severityKnown && isOpen(finding)) counts[finding.severity] += 1;
  return counts;
}

/** Undefined if one of the tools does not state what it finds. */
function mergeCoverage(files: readonly SarifFile[]): Coverage | undefined {
  const known = files.map(({ scan }) => scan.scanTypes);
  if (known.includes(undefined)) return undefined;
  return Object.fromEntries(
    scanTypes.map((type) => [type, known.some((types) => types?.includes(type)) ? 'covered' : 'not covered']),
  );
}
