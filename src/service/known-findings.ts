/**
 * Which findings of a commit the one that it is compared with holds too. Contents that both share are looked at once: what
 * is found in a file of the same name and content was found there before.
 */
import type { ScanDiagnostic } from '../api/schemas.ts';
import { severityRank } from '../api/words.ts';
import type { ExportedTree } from '../git/checkout.ts';
import type { EngineFinding, TreeFile } from './engines/engine.ts';
import type { TreeEngine } from './engines/tree-engine.ts';
import type { EngineAnswer } from './run-engines.ts';
import { identityOf, type KnownFindings } from './scan-result.ts';

export interface ScannedTree {
  tree: Pick<ExportedTree, 'contents' | 'diagnostics'>;
  answers: readonly EngineAnswer[];
}

type Contents = ExportedTree['contents'];

/** What two trees share, as far as an engine's findings follow from it. */
export interface Shared {
  /** Whether what the engine finds in the file is the same in both trees. */
  isSame(engine: TreeEngine, path: string): boolean;
  /** Whether the file has the same name and content, and no engine needs it to understand others. */
  isNeedless(path: string, oid: string): boolean;
  /** The files of the base that an engine must look at. */
  filesFor(engine: TreeEngine, files: readonly TreeFile[]): TreeFile[];
}

/** The base's contents may be read late: they are known when its tree is. */
export function sharedBetween(
  { tree: { contents: head }, answers }: ScannedTree,
  engines: readonly TreeEngine[],
): (base: Contents) => Shared {
  const consulted = new Map(answers.map((answer) => [answer.engine, answer.consulted]));
  const depends = (engine: TreeEngine, path: string) => engine.isShared?.(path) ?? true;
  return (base) => {
    const hasSameContent = (path: string) => base.has(path) && base.get(path) === head.get(path);
    const changed = [...new Set([...base.keys(), ...head.keys()])].filter((path) => !hasSameContent(path));
    const isLike = (path: string) => base.get(path) === head.get(path);
    const isBusy = new Map(
      engines.map((engine) => [engine, changed.some((path) => engine.isConsulted?.(path) === true)]),
    );
    const isMoved = new Map(engines.map((engine) => [engine, changed.some((path) => depends(engine, path))]));
    const isSame = (engine: TreeEngine, path: string) =>
      hasSameContent(path) &&
      !(isMoved.get(engine) === true && depends(engine, path)) &&
      (consulted.get(engine)?.get(path) ?? []).every(isLike);
    const isRead = (engine: TreeEngine, path: string) =>
      isBusy.get(engine) === true && engine.isConsulted?.(path) === true;
    return {
      isSame,
      isNeedless: (path, oid) =>
        head.get(path) === oid && engines.every((engine) => isSame(engine, path) && !isRead(engine, path)),
      filesFor: (engine, files) => files.filter(({ path }) => !isSame(engine, path)),
    };
  };
}

/**
 * Old is what stands in a file that both share, what the base's scan found too, and what it found in a file that is
 * renamed here. What became graver, because a request reaches it now, is new; what the base's scan may not have seen is
 * doubtful, never old.
 */
export function knownFindings(head: ScannedTree, base: ScannedTree, { isSame }: Shared): KnownFindings {
  const known: KnownFindings = { old: [], doubtful: [] };
  const isRenamed = renames(head, base);
  for (const { engine, findings } of head.answers) {
    const before = base.answers.find((answer) => answer.engine === engine);
    const held = new Map(before?.findings.map((finding) => [identityOf(finding), finding]));
    const isUnseen = unseenBy(before, base.tree.diagnostics);
    for (const finding of findings) {
      const isOld =
        isSame(engine, finding.filePath) || isHeld(held.get(identityOf(finding)), finding) || isRenamed(finding);
      if (isOld) known.old.push(identityOf(finding));
      else if (isUnseen(finding)) known.doubtful.push(identityOf(finding));
    }
  }
  return known;
}

function isHeld(before: EngineFinding | undefined, { severity }: EngineFinding): boolean {
  return before !== undefined && severityRank(before.severity) <= severityRank(severity);
}

/** A file is renamed when it is gone under the one name and new under the other; each finding of it moves once. */
function renames(head: ScannedTree, base: ScannedTree): (finding: EngineFinding) => boolean {
  const gone = base.answers
    .flatMap(({ findings }) => findings)
    .filter(({ filePath }) => base.tree.contents.has(filePath) && !head.tree.contents.has(filePath));
  const origins = Map.groupBy(gone, contentOf);
  return (finding) => {
    const { filePath, contentFingerprint } = finding;
    const isNew = head.tree.contents.has(filePath) && !base.tree.contents.has(filePath);
    return contentFingerprint !== undefined && isNew && isHeld(origins.get(contentOf(finding))?.pop(), finding);
  };
}

function contentOf({ type, contentFingerprint = '' }: EngineFinding): string {
  return `${type} ${contentFingerprint}`;
}

/** Whether the base's scan may have missed it: its engine failed there, or did not look at the file to its end. */
function unseenBy(
  before: EngineAnswer | undefined,
  ofTree: readonly ScanDiagnostic[],
): (finding: EngineFinding) => boolean {
  const diagnostics = [...ofTree, ...(before?.diagnostics ?? [])];
  const isFailed = before === undefined || diagnostics.some(({ failed }) => failed);
  const skipped = new Set(
    diagnostics.flatMap(({ file_path: one, file_paths: several = [] }) => (one === undefined ? several : [one])),
  );
  return ({ filePath }) => isFailed || skipped.has(filePath);
}
