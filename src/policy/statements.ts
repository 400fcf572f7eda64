/** Merges what several sources state about one violation. The worse value counts, and contradictions are unknown. */

import { severityRank } from '../severity.ts';
import { combinedAdvisory } from './advisory.ts';
import { normalPath } from './changes.ts';
import { type Fact, type Finding, type FindingDetail, isUnclear, labels, untitled } from './finding.ts';

/**
 * Merges two findings with the same id: list and detail, two versions in one list, or two reads. The greater score and
 * severity count. A fact that one of them leaves out is taken from the other. A fact that they state differently is
 * unclear.
 */
export function combined(a: Finding, b: Finding): Finding {
  const unclear = new Set<Fact>([...(a.unclear ?? []), ...(b.unclear ?? [])]);
  const agree: Agree = (fact, [first, second], isSame = first === second) => {
    if (unclear.has(fact)) return undefined;
    if (first === undefined || second === undefined || isSame) return first ?? second;
    unclear.add(fact);
    return undefined;
  };
  const type = agree('type', [a.type, b.type]);
  const status = agree('status', [statedStatus(a), statedStatus(b)]) ?? 'UNKNOWN';
  const filePath = agree('filePath', [a.filePath, b.filePath], isOnePath(a.filePath, b.filePath));
  // A line number is meaningful only in a known file.
  if (unclear.has('filePath')) unclear.add('line');
  const line = agree('line', [a.line, b.line]);
  agree('title', [statedTitle(a), statedTitle(b)]);
  const detail = combinedDetail(a.detail, b.detail, agree);
  return {
    ...b,
    ...worseSeverity(a, b),
    title: statedTitle(b) === undefined ? a.title : b.title,
    type,
    status,
    filePath,
    line,
    cvss: greater(a.cvss, b.cvss),
    epss: greater(a.epss, b.epss),
    label: labelOf(a, b),
    firstSeen: unclear.has('firstDetected') ? undefined : (b.firstSeen ?? a.firstSeen),
    detail,
    unclear: [...unclear],
  };
}

/** Facts for which the worst value of all lists counts. */
const keptFacts = ['severity', 'cvss', 'epss'] as const;

/** Updates a finding that was listed again and keeps the worst that the earlier list stated. */
export function withEarlier(fresh: Finding, earlier: Finding | undefined): Finding {
  if (earlier === undefined) return fresh;
  const scores = { cvss: greater(fresh.cvss, earlier.cvss), epss: greater(fresh.epss, earlier.epss) };
  const kept = keptFacts.filter((fact) => isUnclear(earlier, fact) && !isUnclear(fresh, fact));
  const unclear = kept.length === 0 ? fresh.unclear : [...(fresh.unclear ?? []), ...kept];
  return { ...fresh, ...worseSeverity(earlier, fresh), ...scores, unclear };
}

/** Only a detail proves a label. If both have one, the label nearer to our scan counts. */
function labelOf(a: Finding, b: Finding): Finding['label'] {
  if ((a.detail === undefined) !== (b.detail === undefined)) return a.detail === undefined ? b.label : a.label;
  return labels.indexOf(a.label) <= labels.indexOf(b.label) ? a.label : b.label;
}

/** The greater of two scores. If only one is known, that one. */
function greater(a: number | undefined, b: number | undefined): number | undefined {
  return a === undefined || b === undefined ? (a ?? b) : Math.max(a, b);
}

function worseSeverity(a: Finding, b: Finding): Pick<Finding, 'severity' | 'severityKnown'> {
  const [first, second] = [a, b].filter((finding) => finding.severityKnown || isUnclear(finding, 'severity'));
  if (first === undefined || second === undefined) {
    const { severity, severityKnown } = first ?? b;
    return { severity, severityKnown };
  }
  const worse = severityRank(first.severity) <= severityRank(second.severity) ? first : second;
  return { severity: worse.severity, severityKnown: first.severityKnown && second.severityKnown };
}

function statedStatus({ status }: Finding): Finding['status'] | undefined {
  return status === 'UNKNOWN' ? undefined : status;
}

function statedTitle({ title }: Finding): string | undefined {
  return title === '' || title === untitled ? undefined : title.trim();
}

function isOnePath(a: string | undefined, b: string | undefined): boolean {
  return a !== undefined && b !== undefined && normalPath(a) === normalPath(b);
}

type Agree = <T>(fact: Fact, stated: readonly [T | undefined, T | undefined], isSame?: boolean) => T | undefined;

/** Takes the later text of two reads. The latest `lastSeen` counts. */
function combinedDetail(a: FindingDetail | undefined, b: FindingDetail | undefined, agree: Agree) {
  if (a === undefined || b === undefined) return a ?? b;
  const advisory = combinedAdvisory(a.advisory, b.advisory);
  return {
    description: b.description ?? a.description,
    cwe: agree('cwe', [a.cwe, b.cwe]),
    codeSnippet: b.codeSnippet ?? a.codeSnippet,
    remediation: b.remediation ?? a.remediation,
    firstDetected: agree('firstDetected', [a.firstDetected, b.firstDetected]),
    lastSeen: greater(a.lastSeen, b.lastSeen),
    ...(advisory && { advisory }),
  };
}
