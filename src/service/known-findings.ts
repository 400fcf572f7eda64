/**
 * Which findings of a commit the one that it is compared with holds too. Contents that both share are scanned once; what is
 * old is decided by `decideAges`.
 */
import type { ScanDiagnostic } from '../api/schemas.ts';
import type { ExportedTree } from '../git/checkout.ts';
import { type Age, type ComparedFinding, decideAges } from '../policy/old-findings.ts';
import type { EngineFinding, TreeFile } from '../scanners/engine.ts';
import type { EngineAnswer } from '../scanners/run-engines.ts';
import type { TreeEngine } from '../scanners/tree-engine.ts';
import { severityRank } from '../severity.ts';
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

interface Between {
  shared: Shared;
  /** The base's paths of files that git takes for renamed, by their paths in the head. */
  renames: ReadonlyMap<string, string>;
}

export function knownFindings(
  head: ScannedTree,
  base: ScannedTree,
  { shared: { isSame }, renames }: Between,
): KnownFindings {
  const known: KnownFindings = { old: [], doubtful: [] };
  const pathBefore = (path: string) => renames.get(path) ?? path;
  for (const { engine, findings } of head.answers) {
    const before = base.answers.find((answer) => answer.engine === engine);
    const isUnseen = unseenBy(before, base.tree.diagnostics);
    // What is found in a file of the same name and content was found there before.
    const [same, others] = partition(findings, ({ filePath }) => isSame(engine, filePath));
    const ages = decideAges({
      head: others.map(describeFinding),
      base: (before?.findings ?? []).map(describeFinding),
      pathBefore,
      isUnseen: ({ finding }) => isUnseen(finding),
    });
    const listed = (age: Age) => others.filter((_, index) => ages[index] === age).map(identityOf);
    known.old.push(...same.map(identityOf), ...listed('old'));
    known.doubtful.push(...listed('doubtful'));
  }
  return known;
}

function partition<Item>(items: readonly Item[], is: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(is), items.filter((item) => !is(item))];
}

function describeFinding(finding: EngineFinding): ComparedFinding & { finding: EngineFinding } {
  const { type, filePath, severity, contentFingerprint, codeFingerprint, sources } = finding;
  return {
    finding,
    identity: identityOf(finding),
    codeKeys: [contentFingerprint, codeFingerprint].flatMap((key) => (key === undefined ? [] : [`${type} ${key}`])),
    path: filePath,
    severityRank: severityRank(severity),
    sources,
  };
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
