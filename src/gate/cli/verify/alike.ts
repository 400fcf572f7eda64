/**
 * Finds findings that may be a known finding under another id: an id depends on the code and its file, and both can
 * change without a fix.
 */
import { toSafeRelativePath } from '../../../shared/shown/location.ts';
import { parseCwe } from '../../../shared/text/finding-texts.ts';
import { type Evidence, isOpen, isSuppressed } from '../../policy/evidence.ts';
import type { Finding } from '../../policy/finding.ts';
import { formatId, formatTitle } from '../../report/agent/agent.ts';
import { parsePackageName } from '../../report/packages.ts';
import type { CodeThenAndNow, KnownFinding, KnownState } from './observation.ts';

export interface Absence {
  evidence: Evidence;
  finding: KnownFinding;
  known: KnownState | undefined;
  /** Undefined when no code was compared. */
  code?: CodeThenAndNow | undefined;
}

/** `found`: the finding itself, if a service still reports it. */
export function findAlike({ evidence, finding, known, code }: Absence, found: Finding | undefined): Finding[] {
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
  return isOfType && formatTitle(each.title) === formatTitle(finding.title) && isInFile(each, finding);
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
  if (formatTitle(each.title) === formatTitle(finding.title)) return true;
  const [own, other] = [parsePackageName(finding), parsePackageName(each)];
  if (own !== undefined || other !== undefined) return own?.name === other?.name && isInFile(each, finding);
  const cwe = parseCwe(finding.cwe);
  return cwe !== undefined && parseCwe(each.detail?.cwe) === cwe && isInFile(each, finding);
}

/** In the same form as in the agent file. */
function formatPath(path: string): string {
  return toSafeRelativePath(path) ?? path;
}

function isInFile(each: Finding, { filePath }: Pick<KnownFinding, 'filePath'>): boolean {
  return each.filePath === undefined || filePath === undefined || formatPath(each.filePath) === formatPath(filePath);
}

/** Of two equal lines, one may have the id of the other. */
function hasSameLine(each: Finding, { filePath, line }: KnownFinding): boolean {
  return (
    parsePackageName(each) === undefined && line !== undefined && each.line === line && isInFile(each, { filePath })
  );
}

/** Whether it was reported together with the known finding. */
function wasReportedThen(each: Finding, known: KnownState | undefined, found: Finding | undefined): boolean {
  if (known?.ids !== undefined) return known.ids.has(formatId(each.id));
  const [first, last] = [each.detail?.firstDetected, found?.detail?.lastSeen];
  return first !== undefined && last !== undefined && first <= last;
}
