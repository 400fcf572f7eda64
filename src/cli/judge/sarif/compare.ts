/** Which findings of SARIF files those of their base hold too. Pure. */
import type { ScanDiagnostic } from '../../../api/schemas.ts';
import type { SarifFinding } from '../../../service/sarif/intake.ts';

export interface SarifSide {
  findings: readonly SarifFinding[];
  /** The files of the commit; undefined where the commit is not known. */
  paths: ReadonlySet<string> | undefined;
  /** What a finding is about, where its identity says nothing of the code; undefined where that could not be read. */
  textOf(finding: SarifFinding): string | undefined;
}

export interface BaseSide extends SarifSide {
  tools: readonly string[];
  diagnostics: readonly ScanDiagnostic[];
  /** Whether the files say themselves of which commit they are: only then other code is another finding for sure. */
  isCertain: boolean;
}

/** What the base may have missed is doubtful: it is neither old nor new. */
export type Standing = 'old' | 'doubtful' | 'new';

export interface SarifSides {
  head: SarifSide;
  base: BaseSide;
  /** Whether the file of the finding may have been changed. */
  isChanged(finding: SarifFinding): boolean;
}

/** Where each of the head's findings stands, in their order. A finding of the base makes one of the head's old, at most. */
export function compareSarif({ head, base, isChanged }: SarifSides): Standing[] {
  const takeSame = takerOf(base.findings, ({ fingerprint }) => fingerprint);
  const takeText = takerOf(base.findings, (finding) => textKey(finding, base));
  const takeMoved = renames(head, base);
  const isUnseen = unseenBy(base);
  return head.findings.map((finding) => {
    if (finding.isOfCode || !isChanged(finding)) {
      if (takeSame(finding.fingerprint) || takeMoved(finding)) return 'old';
      return isUnseen(finding) ? 'doubtful' : 'new';
    }
    // Its rule and its path alone: another finding of the rule may have taken the place of an old one.
    const key = textKey(finding, head);
    if (takeText(key)) return 'old';
    const mayBeHeld = takeSame(finding.fingerprint) && !(base.isCertain && key !== undefined);
    return mayBeHeld || isUnseen(finding) ? 'doubtful' : 'new';
  });
}

type Key = string | undefined;

/** Says whether a finding with the key is left, and takes it away. */
function takerOf(findings: readonly SarifFinding[], keyOf: (finding: SarifFinding) => Key): (key: Key) => boolean {
  const left = new Map<Key, number>();
  for (const finding of findings) left.set(keyOf(finding), (left.get(keyOf(finding)) ?? 0) + 1);
  return (key) => {
    const count = key === undefined ? 0 : (left.get(key) ?? 0);
    if (count > 0) left.set(key, count - 1);
    return count > 0;
  };
}

function textKey(finding: SarifFinding, { textOf }: Pick<SarifSide, 'textOf'>): Key {
  const text = finding.isOfCode ? undefined : textOf(finding);
  return text === undefined ? undefined : JSON.stringify([finding.tool, finding.ruleId, finding.filePath, text]);
}

/** A file is renamed when it is gone under the one name and new under the other. */
function renames(head: SarifSide, base: BaseSide): (finding: SarifFinding) => boolean {
  const { paths: before } = base;
  const { paths: now } = head;
  if (before === undefined || now === undefined) return () => false;
  const isGone = ({ filePath = '' }: SarifFinding) => before.has(filePath) && !now.has(filePath);
  const isNew = ({ filePath = '' }: SarifFinding) => now.has(filePath) && !before.has(filePath);
  const take = takerOf(base.findings.filter(isGone), ({ contentFingerprint }) => contentFingerprint);
  return (finding) => finding.isOfCode && isNew(finding) && take(finding.contentFingerprint);
}

/** Whether the base's scan may have missed it: its tool did not run there, failed, or did not read the file to its end. */
function unseenBy({ tools, diagnostics }: BaseSide): (finding: SarifFinding) => boolean {
  const failed = diagnostics.some((diagnostic) => diagnostic.failed);
  const skipped = new Set(
    diagnostics.flatMap(({ file_path: one, file_paths: several = [] }) => (one === undefined ? several : [one])),
  );
  return ({ tool, filePath = '' }) => failed || !tools.includes(tool) || skipped.has(filePath);
}
