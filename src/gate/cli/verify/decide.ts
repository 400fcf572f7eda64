/**
 * Decides whether a finding is fixed. Pure. A missing finding is only fixed if everything that could show it was
 * scanned, and if no finding may be it under another id: an id depends on the code and its file, and both can change
 * without a fix.
 */

import type { ScanDiagnostic } from '../../../shared/api/schemas.ts';
import { type ScanType, scanTypes } from '../../../shared/api/words.ts';
import { detectByName } from '../../../shared/languages/languages.ts';
import { severities } from '../../../shared/severity.ts';
import { toSafeRelativePath } from '../../../shared/shown/location.ts';
import { parseCwe } from '../../../shared/text/finding-texts.ts';
import { programEngine } from '../../../shared/text/scan-request.ts';
import { scanTypeByViolationType } from '../../policy/coverage.ts';
import {
  type Evidence,
  type FindingOrigin,
  findCountContradiction,
  isOpen,
  isSuppressed,
} from '../../policy/evidence.ts';
import { type Finding, isUnclear } from '../../policy/finding.ts';
import { mergeDuplicates } from '../../policy/statements.ts';
import { formatAgentTitle, formatEngineName, formatId } from '../../report/agent/agent.ts';
import { parsePackageName } from '../../report/packages.ts';
import {
  type CodeThenAndNow,
  formatVerifiedSubject,
  type KnownFinding,
  type KnownState,
  listPrograms,
  type Observation,
  type SecretHistory,
  toKnownFinding,
} from './observation.ts';

export interface VerifyDecision {
  state: 'fixed' | 'present' | 'undecided';
  /** Sentences without a full stop: the proof, or what is missing for a proof. */
  reasons: string[];
  /** The finding as it is now, otherwise as it was known. */
  finding: KnownFinding | undefined;
  /** Findings of the new scan that may be the same finding under another id. */
  alike: Finding[];
}

export function decideState({
  id,
  look,
  known,
  mismatch,
  code,
  history,
}: {
  id: string;
  code?: CodeThenAndNow | undefined;
  /** Set for a secret. */
  history?: SecretHistory | undefined;
  look: Observation;
  /** Undefined when no earlier scan that knows the finding was given. */
  known: KnownState | undefined;
  /** Why the two scans cannot be compared. */
  mismatch?: string | undefined;
}): VerifyDecision {
  const { evidence } = look;
  const undecided: Omit<VerifyDecision, 'reasons'> = { state: 'undecided', finding: known?.finding, alike: [] };
  if (evidence === undefined) return { ...undecided, reasons: [look.doubt ?? 'there is no scan to check'] };
  // When a service gives two statuses for one id, the worse one.
  const found = mergeDuplicates(evidence.findings).find((finding) => finding.id === id);
  const shown = found === undefined ? known?.finding : toKnownFinding(found);
  const findingState = found && decideFindingState(found, evidence);
  if (findingState !== undefined && findingState.state !== 'gone')
    return { state: findingState.state, reasons: [findingState.why], finding: shown, alike: [] };
  if (shown === undefined) return { ...undecided, reasons: [unknownId] };
  if (history?.state === 'holds')
    return {
      state: 'present',
      reasons: [
        `it is still in the commits of this branch (${history.commit.slice(0, 12)}), where anyone can read it: revoke it where it was issued. Removing it from the file is not a fix`,
      ],
      finding: shown,
      alike: [],
    };
  const absence = { evidence, finding: shown, known, code };
  const alike = findAlike(absence, found);
  const doubts = [
    ...[look.doubt, mismatch].filter((doubt) => doubt !== undefined),
    // A finding that another branch contains is open in any case.
    ...(found === undefined || known !== undefined || found.status === 'FIXED' ? [] : [unknownBranch]),
    ...findListDoubts(evidence, look),
    ...listCoverageDoubts(absence, look.subject.source),
    ...(alike.length === 0 ? [] : [formatAlike(alike, known)]),
    ...(history?.state === 'unknown' ? [unsearchedText] : []),
  ];
  if (doubts.length > 0) return { state: 'undecided', reasons: doubts, finding: shown, alike };
  const proof = found === undefined ? 'no longer found' : 'no longer in the scan, according to the service';
  return {
    state: 'fixed',
    reasons: [`${proof}, and its location was scanned: ${formatVerifiedSubject(look.subject)}`],
    finding: shown,
    alike: [],
  };
}

const unsearchedText =
  'it is a secret, and a commit of this branch may still contain it: revoke it where it was issued';

const unknownBranch =
  'it is open at the service, and it is unknown whether this branch ever had it: name the agent file or the report of a run that found it with --from';

const unknownId =
  'this id is unknown here, so a fix cannot be proven: name the agent file or the report of a run that found it with --from';

/** When the scan's count equals the number of findings that may be its own, all of them are. */
function isOwnByCount(finding: Finding, { counts, findings, lists }: Evidence): boolean {
  const { severity } = finding;
  const isCandidate = (each: Finding) =>
    each.severityKnown &&
    each.severity === severity &&
    each.label !== 'elsewhere' &&
    (isOpen(each) || isSuppressed(each));
  if (!isCandidate(finding) || lists[severity]?.settled !== true) return false;
  return mergeDuplicates(findings).filter(isCandidate).length === counts[severity];
}

function decideFindingState(
  finding: Finding,
  evidence: Evidence,
): { state: 'present' | 'undecided' | 'gone'; why: string } {
  const { severity, severityKnown, status } = finding;
  const { counts } = evidence;
  const label = isOwnByCount(finding, evidence) ? 'seen' : finding.label;
  const isCounted = !severityKnown || isUnclear(finding, 'severity') || counts[severity] !== 0;
  if (isSuppressed(finding)) {
    const why = 'it is suppressed in the service, which is not a fix';
    return label === 'seen'
      ? { state: 'present', why }
      : { state: 'undecided', why: `${why}, and a fix is not proven` };
  }
  if (label === 'seen') return { state: 'present', why: 'this scan found it' };
  if (label === 'elsewhere' || status === 'FIXED' || !isCounted) return { state: 'gone', why: '' };
  return { state: 'undecided', why: 'it is open, and the service does not say whether this scan found it' };
}

/** The severity of a finding may have changed, so it must be missing in the lists of all severities. */
function findListDoubts(evidence: Evidence, { subject }: Observation): string[] {
  const needsSettling = subject.source === 'service';
  const doubts = severities.flatMap((severity) => {
    const word = severity.toLowerCase();
    const list = evidence.lists[severity];
    if (evidence.counts[severity] === 0 && list === undefined) return [];
    if (list === undefined) return [`the list of ${word} findings was not read`];
    if (!list.stands) return [`the list of ${word} findings kept changing while it was read`];
    const own = mergeDuplicates(evidence.findings).filter((each) => each.severityKnown && each.severity === severity);
    if (findCountContradiction(evidence, severity, own) !== undefined)
      return [`the list of ${word} findings shows fewer than the scan counts`];
    const isSettled = list.settled || evidence.counts[severity] === 0 || !needsSettling;
    return isSettled ? [] : [`the list of ${word} findings was read only once, and may be late`];
  });
  if (evidence.unknownSeverities === 'unread') doubts.push('findings of unknown severity were not read');
  return doubts;
}

function formatAlike(alike: readonly Finding[], known: KnownState | undefined): string {
  const [first] = alike;
  const isOld = first !== undefined && known?.ids?.has(formatId(first.id)) === true;
  const rest = alike.length > 1 ? ` and ${alike.length - 1} more` : '';
  return isOld
    ? `${first.id}${rest} has the same rule and place, and may have the same code: an equal finding is still there`
    : `${first?.id}${rest} is new and of the same kind: it may be the same finding, changed or moved`;
}

/** Each is a sentence without a full stop. */
function listCoverageDoubts(absence: Absence, source: FindingOrigin): string[] {
  const { evidence, finding } = absence;
  const broken = evidence.diagnostics.filter(({ failed }) => failed).map(({ engine }) => engine);
  const types = finding.type === undefined ? scanTypes : [scanTypeByViolationType[finding.type] ?? 'sast'];
  const skipped = listPaths(evidence.diagnostics);
  const isSkipped = finding.filePath === undefined ? skipped.size > 0 : skipped.has(finding.filePath);
  return [
    ...[...new Set(broken)].map((engine) => `the scanner ${engine} failed`),
    ...(isSkipped ? [`${finding.filePath ?? 'a file, perhaps its own,'} was skipped, or not read completely`] : []),
    ...(absence.known?.programs ?? [])
      .filter((program) => !listPrograms(evidence.diagnostics).includes(program))
      .map((program) => `${program} scanned when it was found, and not now`),
    ...types.flatMap((type) => listTypeDoubts(type, absence, source)),
    ...(types.includes('sast') ? listLanguageDoubts(evidence, finding.filePath) : []),
  ];
}

function listTypeDoubts(type: ScanType, { evidence, known }: Absence, source: FindingOrigin): string[] {
  const { coverage, diagnostics } = evidence;
  // An external service may not report its coverage. Our own scanners do, and a tool without a name cannot.
  if (coverage === undefined) return source === 'service' ? [] : ['the coverage of the scanners is unknown'];
  const word = coverage[type];
  if (word === 'covered') return [];
  if (word !== 'partly covered') return [`no scanner looked for findings of type ${type}`];
  const unnamed = diagnostics
    .filter((each) => each.engine !== programEngine && listPaths([each]).size === 0)
    .map(({ engine }) => engine);
  const isAsThen = unnamed.every(
    (engine) => known?.limitedEngines.has(engine) || known?.limitedEngines.has(formatEngineName(engine)),
  );
  const isExplained = diagnostics.length > 0 && (unnamed.length === 0 || known?.coverage?.[type] === word);
  return isExplained && isAsThen ? [] : [`findings of type ${type} were only partly looked for`];
}

/** If a diagnostic names no files, the finding's file may be one of them. */
function listLanguageDoubts({ languages, diagnostics }: Evidence, filePath: string | undefined): string[] {
  const name = filePath === undefined ? undefined : detectByName(filePath);
  const own = languages?.find(({ language }) => language === name);
  if (own === undefined) return [];
  const named = [...listPaths(diagnostics)].filter((path) => detectByName(path) === name).length;
  const left = own.files - own.looked_at;
  return left > named ? [`${left} of ${own.files} ${name} files were not scanned`] : [];
}

function listPaths(diagnostics: readonly ScanDiagnostic[]): Set<string> {
  return new Set(
    diagnostics.flatMap(({ file_path: one, file_paths: several = [] }) => [...(one ? [one] : []), ...several]),
  );
}

interface Absence {
  evidence: Evidence;
  finding: KnownFinding;
  known: KnownState | undefined;
  /** Undefined when no code was compared. */
  code?: CodeThenAndNow | undefined;
}

/** `found`: the finding itself, if a service still reports it. */
function findAlike({ evidence, finding, known, code }: Absence, found: Finding | undefined): Finding[] {
  return evidence.findings.filter(
    (each) =>
      each.id !== finding.id &&
      each.label !== 'elsewhere' &&
      (isOpen(each) || isSuppressed(each)) &&
      hasSameKind(each, finding) &&
      (!wasReportedThen(each, known, found) || hasSameLine(each, finding) || mayBeEqual(each, finding, code)),
  );
}

/** The same rule in the same file. */
export function hasSameRule(each: Finding, finding: KnownFinding): boolean {
  const isOfType = each.type === undefined || finding.type === undefined || each.type === finding.type;
  return isOfType && formatAgentTitle(each.title) === formatAgentTitle(finding.title) && isInFile(each, finding);
}

/**
 * Of several equal findings in one file, the last one loses its id when any of them is fixed. Code that cannot be read
 * may be equal.
 */
function mayBeEqual(each: Finding, finding: KnownFinding, code: CodeThenAndNow | undefined): boolean {
  const now = code?.now.get(each.id);
  if (code === undefined || now === undefined || !hasSameRule(each, finding)) return false;
  const { before } = code;
  return isSameCode(before.line, now.line) ?? isSameCode(before.snippet, now.snippet) ?? true;
}

function isSameCode(before: string | undefined, now: string | undefined): boolean | undefined {
  if (before === undefined || now === undefined) return undefined;
  const [first, second] = [normalizeCode(before), normalizeCode(now)];
  if (first.includes(second) || second.includes(first)) return true;
  // A line contains more than the code of its finding: an equal call may assign to another variable.
  const calls = new Set(listInnermostCalls(before));
  return listInnermostCalls(now).some((call) => calls.has(call));
}

function listInnermostCalls(code: string): string[] {
  return (code.match(/[\w.$]{1,200}\s?\([^()]{0,500}\)/g) ?? []).map(normalizeCode);
}

/** Without trailing comments, spaces, and what formatters change. */
function normalizeCode(code: string): string {
  const lines = code.split(/\r?\n/).map((line) => line.replace(/(?:^|\s)(?:\/\/|#).*$/, ''));
  return lines
    .join('')
    .replaceAll(/\/\*.*?\*\//g, '')
    .replaceAll(/[\s;,]/g, '')
    .replaceAll(/['`]/g, '"');
}

/** The same rule in any file, or the same weakness or package in the same file. */
function hasSameKind(each: Finding, finding: KnownFinding): boolean {
  if (each.type !== undefined && finding.type !== undefined && each.type !== finding.type) return false;
  if (formatAgentTitle(each.title) === formatAgentTitle(finding.title)) return true;
  const [own, other] = [parsePackageName(finding), parsePackageName(each)];
  if (own !== undefined || other !== undefined) return own?.name === other?.name && isInFile(each, finding);
  const cwe = parseCwe(finding.cwe);
  return cwe !== undefined && parseCwe(each.detail?.cwe) === cwe && isInFile(each, finding);
}

function isInFile(each: Finding, { filePath }: KnownFinding): boolean {
  // In the same form as in the agent file.
  const format = (path: string) => toSafeRelativePath(path) ?? path;
  return each.filePath === undefined || filePath === undefined || format(each.filePath) === format(filePath);
}

/** Of two equal lines, one may have the id of the other. */
function hasSameLine(each: Finding, finding: KnownFinding): boolean {
  const isAtLine = finding.line !== undefined && each.line === finding.line;
  return parsePackageName(each) === undefined && isAtLine && isInFile(each, finding);
}

/** Whether it was reported together with the known finding. */
function wasReportedThen(each: Finding, known: KnownState | undefined, found: Finding | undefined): boolean {
  if (known?.ids !== undefined) return known.ids.has(formatId(each.id));
  const [first, last] = [each.detail?.firstDetected, found?.detail?.lastSeen];
  return first !== undefined && last !== undefined && first <= last;
}
