/** Merges what several sources state about one violation. The worse value counts, and contradictions are unknown. */

import { getSeverityRank } from '../../shared/severity.ts';
import { normalizePath } from './changes.ts';
import {
  type Fact,
  type Finding,
  type FindingDetail,
  isUnclear,
  labels,
  mergeAdvisories,
  untitled,
} from './finding.ts';

/**
 * Merges two findings with the same id: list and detail, two versions in one list, or two reads. The greater score and
 * severity count. A fact that one of them leaves out is taken from the other. A fact that they state differently is
 * unclear.
 */
export function mergeStatements(a: Finding, b: Finding): Finding {
  const unclear = new Set<Fact>([...(a.unclear ?? []), ...(b.unclear ?? [])]);
  const resolveFact: ResolveFact = (fact, [first, second], isSame = first === second) => {
    if (unclear.has(fact)) return undefined;
    if (first === undefined || second === undefined || isSame) return first ?? second;
    unclear.add(fact);
    return undefined;
  };
  const type = resolveFact('type', [a.type, b.type]);
  const status = resolveFact('status', [getStatedStatus(a), getStatedStatus(b)]) ?? 'UNKNOWN';
  const isSamePath =
    a.filePath !== undefined && b.filePath !== undefined && normalizePath(a.filePath) === normalizePath(b.filePath);
  const filePath = resolveFact('filePath', [a.filePath, b.filePath], isSamePath);
  // A line number is meaningful only in a known file.
  if (unclear.has('filePath')) unclear.add('line');
  const line = resolveFact('line', [a.line, b.line]);
  resolveFact('title', [getStatedTitle(a), getStatedTitle(b)]);
  const detail = mergeDetails(a.detail, b.detail, resolveFact);
  return {
    ...b,
    ...pickWorseSeverity(a, b),
    title: getStatedTitle(b) === undefined ? a.title : b.title,
    type,
    status,
    filePath,
    line,
    cvss: pickGreater(a.cvss, b.cvss),
    epss: pickGreater(a.epss, b.epss),
    label: mergeLabels(a, b),
    firstSeen: unclear.has('firstDetected') ? undefined : (b.firstSeen ?? a.firstSeen),
    detail,
    unclear: [...unclear],
  };
}

/** Facts for which the worst value of all lists counts. */
const keptFacts = ['severity', 'cvss', 'epss'] as const;

/** Updates a finding that was listed again and keeps the worst that the earlier list stated. */
export function keepWorstOfEarlier(fresh: Finding, earlier: Finding | undefined): Finding {
  if (earlier === undefined) return fresh;
  const scores = { cvss: pickGreater(fresh.cvss, earlier.cvss), epss: pickGreater(fresh.epss, earlier.epss) };
  const kept = keptFacts.filter((fact) => isUnclear(earlier, fact) && !isUnclear(fresh, fact));
  const unclear = kept.length === 0 ? fresh.unclear : [...(fresh.unclear ?? []), ...kept];
  return { ...fresh, ...pickWorseSeverity(earlier, fresh), ...scores, unclear };
}

/** Only a detail proves a label. If both have one, the label nearer to our scan counts. */
function mergeLabels(a: Finding, b: Finding): Finding['label'] {
  if ((a.detail === undefined) !== (b.detail === undefined)) return a.detail === undefined ? b.label : a.label;
  return labels.indexOf(a.label) <= labels.indexOf(b.label) ? a.label : b.label;
}

/** The greater of two scores. If only one is known, that one. */
function pickGreater(a: number | undefined, b: number | undefined): number | undefined {
  return a === undefined || b === undefined ? (a ?? b) : Math.max(a, b);
}

function pickWorseSeverity(a: Finding, b: Finding): Pick<Finding, 'severity' | 'severityKnown'> {
  const [first, second] = [a, b].filter((finding) => finding.severityKnown || isUnclear(finding, 'severity'));
  if (first === undefined || second === undefined) {
    const { severity, severityKnown } = first ?? b;
    return { severity, severityKnown };
  }
  const worse = getSeverityRank(first.severity) <= getSeverityRank(second.severity) ? first : second;
  return { severity: worse.severity, severityKnown: first.severityKnown && second.severityKnown };
}

function getStatedStatus({ status }: Finding): Finding['status'] | undefined {
  return status === 'UNKNOWN' ? undefined : status;
}

function getStatedTitle({ title }: Finding): string | undefined {
  return title === '' || title === untitled ? undefined : title.trim();
}

type ResolveFact = <T>(fact: Fact, stated: readonly [T | undefined, T | undefined], isSame?: boolean) => T | undefined;

/** Takes the later text of two reads. The latest `lastSeen` counts. */
function mergeDetails(a: FindingDetail | undefined, b: FindingDetail | undefined, resolveFact: ResolveFact) {
  if (a === undefined || b === undefined) return a ?? b;
  const advisory = mergeAdvisories(a.advisory, b.advisory);
  return {
    description: b.description ?? a.description,
    cwe: resolveFact('cwe', [a.cwe, b.cwe]),
    codeSnippet: b.codeSnippet ?? a.codeSnippet,
    dataPath: b.dataPath ?? a.dataPath,
    remediation: b.remediation ?? a.remediation,
    firstDetected: resolveFact('firstDetected', [a.firstDetected, b.firstDetected]),
    lastSeen: pickGreater(a.lastSeen, b.lastSeen),
    ...(advisory && { advisory }),
  };
}

/** Merges findings with the same id, so that each counts once, however often it was listed. */
export function mergeDuplicates(findings: readonly Finding[]): readonly Finding[] {
  if (new Set(findings.map(({ id }) => id)).size === findings.length) return findings;
  const unique = new Map<string, Finding>();
  for (const finding of findings) {
    const known = unique.get(finding.id);
    unique.set(finding.id, known === undefined ? finding : mergeStatements(known, finding));
  }
  return [...unique.values()];
}
