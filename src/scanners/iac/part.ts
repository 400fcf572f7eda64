/** One data structure for Terraform, CloudFormation, Kubernetes and Compose: values with lines, fields and items. */
import type { Alias, Document, Node, YAMLMap } from 'yaml';

const { isAlias, isMap, isScalar, isSeq, LineCounter, parseAllDocuments } = await import('yaml');

export interface Part {
  /** From 1. */
  line: number;
  endLine: number;
  /** Text of a constant. */
  text?: string;
  /** Terraform's text of a value that is not a constant. */
  expression?: string;
  items?: readonly Part[];
  /** A block may occur several times with the same name. */
  fields?: ReadonlyMap<string, readonly Part[]>;
}

/** One cloud resource. */
export interface Resource extends Part {
  /** Terraform's resource type: `aws_s3_bucket`. */
  type: string;
  /** Its name in its file. */
  name: string;
}

export function getField(part: Part | undefined, name: string): Part | undefined {
  return part?.fields?.get(name)?.[0];
}

/** All values with the name; the items of a list one by one. */
export function listValues(part: Part | undefined, name: string): Part[] {
  return (part?.fields?.get(name) ?? []).flatMap((one) => one.items ?? [one]);
}

/** Adds a value under the name. */
export function addValue(fields: Map<string, Part[]>, name: string, part: Part): void {
  const parts = fields.get(name);
  if (parts === undefined) fields.set(name, [part]);
  else parts.push(part);
}

/** All values at a path of names, through lists and repeated blocks. */
export function findByPath(part: Part, path: readonly string[]): Part[] {
  return path.reduce<Part[]>((parts, name) => parts.flatMap((one) => listValues(one, name)), [part]);
}

export function getPartText(part: Part | undefined): string {
  return part?.text ?? '';
}

export function isTruePart(part: Part | undefined): boolean {
  return /^(?:true|yes|on|y)$/i.test(getPartText(part));
}

export function isFalsePart(part: Part | undefined): boolean {
  return /^(?:false|no|off|n)$/i.test(getPartText(part));
}

/** The part itself and every part below it. */
export function* listBelow(part: Part): Generator<Part> {
  yield part;
  for (const item of part.items ?? []) yield* listBelow(item);
  for (const parts of part.fields?.values() ?? []) for (const one of parts) yield* listBelow(one);
}

/** What was read from a text, and what not. Each problem is the end of a sentence without any text of the file. */
export interface TemplateReading<T = Part> {
  parts: T[];
  problems: string[];
  /** The names of everything that can own a weakness. Undefined if nothing has a name. */
  owners?: string[];
}

/** An honest file does not gain more parts than this from aliases, counted with everything below them. */
const mostAliased = 100_000;

/** The documents of a YAML or JSON text, with aliases and merges resolved. Lines are counted from `firstLine`. */
export function parseTemplateYaml(
  text: string,
  { firstLine = 1, tags = 'none' }: { firstLine?: number; tags?: YamlTree['tags'] } = {},
): TemplateReading {
  const lineCounter = new LineCounter();
  const documents = parseAllDocuments(text, { lineCounter, logLevel: 'silent', uniqueKeys: false });
  if (!Array.isArray(documents)) return { parts: [], problems: [] };
  const lineAt = (offset: number) => lineCounter.linePos(offset).line + firstLine - 1;
  const problems: string[] = [];
  const parts = (documents as Document[]).flatMap(({ contents, errors }) => {
    const [error] = errors;
    if (error !== undefined) problems.push(`it is not valid YAML or JSON in line ${lineAt(error.pos[0])}`);
    const tree: YamlTree = { lineAt, tags, problems, anchors: new Map(), aliased: 0 };
    return contents === null ? [] : [readNode(contents as Node, tree).part];
  });
  return { parts, problems: [...new Set(problems)] };
}

/** A part, and the number of parts in it. */
interface Sized {
  part: Part;
  size: number;
}

interface YamlTree {
  lineAt: (offset: number) => number;
  /** The meaning of tags: functions in CloudFormation, whose values are unknown. Elsewhere a tag changes nothing. */
  tags: 'function' | 'none';
  problems: string[];
  /** By name, the last one that was read. Undefined when it was not read completely. */
  anchors: Map<string, Sized | undefined>;
  /** Number of parts that aliases have added. */
  aliased: number;
}

function readNode(node: Node, tree: YamlTree): Sized {
  if (isAlias(node)) return readAlias(node, tree);
  const { anchor } = node as { anchor?: string };
  if (anchor === undefined) return readPlainNode(node, tree);
  tree.anchors.set(anchor, undefined);
  const read = readPlainNode(node, tree);
  tree.anchors.set(anchor, read);
  return read;
}

function readAlias(alias: Alias, tree: YamlTree): Sized {
  const location = locateNode(alias, tree);
  const unread = { part: location, size: 1 };
  const meant = tree.anchors.get(alias.source);
  if (meant === undefined) {
    const reason = tree.anchors.has(alias.source) ? 'is inside what it names' : 'names nothing before it';
    tree.problems.push(`the alias in line ${location.line} ${reason}`);
    return unread;
  }
  tree.aliased += meant.size;
  if (tree.aliased <= mostAliased) return meant;
  tree.problems.push(`its aliases make more than ${mostAliased} values`);
  return unread;
}

function locateNode({ range }: Node, { lineAt }: YamlTree): Part {
  const [start = 0, end = start] = range ?? [];
  return { line: lineAt(start), endLine: lineAt(Math.max(start, end - 1)) };
}

function readPlainNode(node: Node, tree: YamlTree): Sized {
  const location = locateNode(node, tree);
  const tag = /^!(?!!)./.test(node.tag ?? '') ? node.tag : undefined;
  // In Compose this tag removes what another file has set.
  if (tag === '!reset') return { part: location, size: 1 };
  if (tag !== undefined && tree.tags === 'function') {
    const isConstant = tag === '!Sub' && isScalar(node) && !/\$\{/.test(String(node.value));
    if (!isConstant) return { part: location, size: 1 };
  }
  if (isScalar(node)) return { part: { ...location, text: node.source ?? String(node.value) }, size: 1 };
  if (isSeq(node)) {
    const items = node.items.map((item) => readNode(item as Node, tree));
    return { part: { ...location, items: items.map(({ part }) => part) }, size: sumSizes(items) };
  }
  return isMap(node) ? readMap(node, tree) : { part: location, size: 1 };
}

function readMap(map: YAMLMap, tree: YamlTree): Sized {
  const location = locateNode(map, tree);
  const fields = new Map<string, Part[]>();
  const [read, merged]: [Sized[], Sized[]] = [[], []];
  for (const { key, value } of map.items) {
    const name = readKey(key, tree);
    const line = isScalar(key) ? tree.lineAt(key.range?.[0] ?? 0) : location.line;
    const one: Sized = value === null ? { part: { line, endLine: line }, size: 1 } : readNode(value as Node, tree);
    read.push(one);
    if (name === '<<' && isScalar(key) && key.type === 'PLAIN') merged.push({ ...one, part: { ...one.part, line } });
    else addValue(fields, name, { ...one.part, line, endLine: Math.max(line, one.part.endLine) });
  }
  for (const { part } of merged) mergeInto(fields, part, tree);
  return { part: { ...location, fields }, size: sumSizes(read) };
}

function readKey(key: unknown, { anchors }: YamlTree): string {
  if (isScalar(key)) {
    if (key.anchor !== undefined)
      anchors.set(key.anchor, { part: { line: 0, endLine: 0, text: String(key.value) }, size: 1 });
    return String(key.value);
  }
  return isAlias(key) ? getPartText(anchors.get(key.source)?.part) : '';
}

/** The map's own fields come first, then the first ones among the merged maps: https://yaml.org/type/merge.html */
function mergeInto(fields: Map<string, Part[]>, merged: Part, { problems }: YamlTree): void {
  for (const source of merged.items ?? [merged]) {
    if (source.fields === undefined) problems.push(`the merge in line ${merged.line} is not of a map`);
    for (const [name, parts] of source.fields ?? []) if (!fields.has(name)) fields.set(name, [...parts]);
  }
}

function sumSizes(read: readonly Sized[]): number {
  return read.reduce((sum, { size }) => sum + size, 1);
}

/** All values of the part, each with its name. */
export function listNamedParts(part: Part | undefined): [name: string, part: Part][] {
  return [...(part?.fields ?? [])].flatMap(([name, parts]) => parts.map((one): [string, Part] => [name, one]));
}

/** The first five lines of the part at most. */
export function toLines({ line, endLine }: Part): Pick<Part, 'line' | 'endLine'> {
  return { line, endLine: Math.min(endLine, line + 4) };
}
