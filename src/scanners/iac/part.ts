/** One shape for what Terraform, CloudFormation, Kubernetes and Compose say: values with their lines, fields and items. */
import { type Document, isAlias, isMap, isScalar, isSeq, LineCounter, type Node, parseAllDocuments } from 'yaml';

export interface Part {
  /** From 1. */
  line: number;
  endLine: number;
  /** Of a constant: its text. */
  text?: string;
  items?: readonly Part[];
  /** A block can stand several times under one name. */
  fields?: ReadonlyMap<string, readonly Part[]>;
}

/** One resource of a cloud. */
export interface Resource extends Part {
  /** As Terraform calls its kind: `aws_s3_bucket`. */
  type: string;
}

export function field(part: Part | undefined, name: string): Part | undefined {
  return part?.fields?.get(name)?.[0];
}

/** All that stands under the name, items of a list one by one. */
export function each(part: Part | undefined, name: string): Part[] {
  return (part?.fields?.get(name) ?? []).flatMap((one) => one.items ?? [one]);
}

/** Adds one to what stands under the name. */
export function put(fields: Map<string, Part[]>, name: string, part: Part): void {
  const parts = fields.get(name);
  if (parts === undefined) fields.set(name, [part]);
  else parts.push(part);
}

/** What is reached by a path of names, through lists and repeated blocks. */
export function reach(part: Part, path: readonly string[]): Part[] {
  return path.reduce<Part[]>((parts, name) => parts.flatMap((one) => each(one, name)), [part]);
}

export function textOf(part: Part | undefined): string {
  return part?.text ?? '';
}

export function isTrue(part: Part | undefined): boolean {
  return /^(?:true|yes|on)$/i.test(textOf(part));
}

export function isFalse(part: Part | undefined): boolean {
  return /^(?:false|no|off)$/i.test(textOf(part));
}

/** Every part below this one, itself first. */
export function* below(part: Part): Generator<Part> {
  yield part;
  for (const item of part.items ?? []) yield* below(item);
  for (const parts of part.fields?.values() ?? []) for (const one of parts) yield* below(one);
}

/** The documents of a text in YAML or JSON; lines count from `firstLine`. */
export function partsOfYaml(text: string, firstLine = 1): Part[] {
  const lineCounter = new LineCounter();
  const documents = parseAllDocuments(text, { lineCounter, logLevel: 'silent', uniqueKeys: false });
  if (!Array.isArray(documents)) return [];
  const lineAt = (offset: number) => lineCounter.linePos(offset).line + firstLine - 1;
  return (documents as Document[]).flatMap(({ contents }) =>
    contents === null ? [] : [partOf(contents as Node, lineAt)],
  );
}

function partOf(node: Node, lineAt: (offset: number) => number): Part {
  const [start = 0, end = start] = node.range ?? [];
  const place = { line: lineAt(start), endLine: lineAt(Math.max(start, end - 1)) };
  // What a function of a template yields is not known; an alias could be a bomb.
  const isKnown = node.tag === undefined || !/^!(?!!)/.test(node.tag);
  if (isAlias(node) || !isKnown) return place;
  if (isScalar(node)) return { ...place, text: node.source ?? String(node.value) };
  if (isSeq(node)) return { ...place, items: node.items.map((item) => partOf(item as Node, lineAt)) };
  if (!isMap(node)) return place;
  const fields = new Map<string, Part[]>();
  for (const { key, value } of node.items) {
    const name = isScalar(key) ? String(key.value) : '';
    const line = isScalar(key) ? lineAt(key.range?.[0] ?? start) : place.line;
    const part = value === null ? { line, endLine: line } : { ...partOf(value as Node, lineAt), line };
    put(fields, name, part);
  }
  return { ...place, fields };
}
