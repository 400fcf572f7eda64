/** What the readers of all languages share: the places of nodes, and forms of code. */
import type { Node } from 'web-tree-sitter';
import { listNodeChildren } from '../patterns/rule.ts';
import {
  type ClassCode,
  type Code,
  type CodeFile,
  createPlace,
  type FieldCode,
  type FunctionCode,
  type Place,
} from './code.ts';

export interface ReadingFile extends CodeFile {
  imports: Map<string, string>;
  classes: OpenClass[];
  functions: FunctionCode[];
  assigned: Set<string>;
}

export type ReadNode<R> = (node: Node, reading: R) => Code;

export interface CodeReading {
  readCode(node: Node, reading: this): Code;
}

export function createFile(path: string, text: string, name: string): ReadingFile {
  return {
    ...{ path, text, package: name, imports: new Map(), classes: [], functions: [], assigned: new Set() },
  };
}

/** A class while its members are read. */
export interface OpenClass extends ClassCode {
  parents: string[];
  fields: Map<string, FieldCode>;
  functions: FunctionCode[];
  inner: ClassCode[];
}

export function createClass(
  name: string,
  file: CodeFile,
  parents: string[] = [],
  node?: Node,
  outer?: ClassCode,
): OpenClass {
  const place = { start: node?.startIndex ?? 0, end: node?.endIndex ?? 0 };
  return { name, file, outer, parents, fields: new Map(), functions: [], inner: [], ...place };
}

/** A file whose functions and variables belong to a package or module. */
export interface PackageFile extends ReadingFile {
  top: OpenClass;
}

export function createPackageFile(path: string, text: string, name: string): PackageFile {
  const file: PackageFile = { ...createFile(path, text, name), top: undefined as unknown as PackageFile['top'] };
  file.top = { ...createClass(name, file), isPackage: true, end: text.length };
  return file;
}

export function locateNode({ startIndex, endIndex }: Node): Place {
  return createPlace(startIndex, endIndex);
}

/** Code that does nothing, and whose value says nothing. */
export const nothing: Code & { kind: 'several' } = { kind: 'several', at: 0, parts: [] };

export function createNothing(node: Node): Code {
  return { ...nothing, at: locateNode(node) };
}

export function createName(name: string, at: Place = 0): Code {
  return { kind: 'name', at, name };
}

/** A new variable, or whatever the code stands for, gets the value. */
export function declare(to: Code, value: Code, at: Place = 0): Code {
  return { kind: 'assign', at, to, value, declared: '' };
}

export function createBlock(body: readonly Code[], at: Place = 0): Code {
  return { kind: 'block', at, body };
}

export function listField(node: Node, field: string): Node[] {
  const list = node.childForFieldName(field);
  return list === null ? [] : listNodeChildren(list);
}

export function readField<R extends CodeReading>(node: Node, field: string, reading: R): Code {
  const child = node.childForFieldName(field);
  return child === null ? createNothing(node) : reading.readCode(child, reading);
}

/** Undefined if the node has no such field. */
export function readMaybe<R extends CodeReading>(node: Node, field: string, reading: R): Code | undefined {
  const child = node.childForFieldName(field);
  return child === null ? undefined : reading.readCode(child, reading);
}

export function readIf<R extends CodeReading>(node: Node, reading: R): Code {
  return {
    ...{ kind: 'if', at: locateNode(node), test: readField(node, 'condition', reading) },
    ...{ yes: readField(node, 'consequence', reading), no: readMaybe(node, 'alternative', reading) },
  };
}

export function readAll<R extends CodeReading>(nodes: readonly Node[], reading: R): Code[] {
  return nodes.map((each) => reading.readCode(each, reading));
}

export function readParts<R extends CodeReading>(node: Node, reading: R): Code {
  return { kind: 'several', at: locateNode(node), parts: readAll(listNodeChildren(node), reading) };
}

export function readBlock<R extends CodeReading>(node: Node, reading: R): Code {
  return createBlock(readAll(listNodeChildren(node), reading), locateNode(node));
}

/** What stands in brackets. */
export function readOnly<R extends CodeReading>(node: Node, reading: R): Code {
  const [only] = listNodeChildren(node);
  return only === undefined ? createNothing(node) : reading.readCode(only, reading);
}

export function readSpread<R extends CodeReading>(node: Node, reading: R): Code {
  return { kind: 'spread', at: locateNode(node), of: readOnly(node, reading) };
}

export function leaveBy(by: (Code & { kind: 'leave' })['by']) {
  return <R extends CodeReading>(node: Node, reading: R): Code => {
    const [value] = listNodeChildren(node);
    return { kind: 'leave', at: locateNode(node), by, ...(value && { value: reading.readCode(value, reading) }) };
  };
}

/** With a label or a number, it may leave any of the loops around it. */
export function leaveLoop(by: 'break' | 'continue') {
  return (node: Node): Code => {
    const isFar = listNodeChildren(node).length > 0;
    return { kind: 'leave', at: locateNode(node), by: isFar ? 'break' : by, ...(isFar && { isFar }) };
  };
}

/** The parts of an operation, and of those of the same operator within it, which nest deeply to the left. */
export function listOperands(node: Node, flat: RegExp, readOperator = readWrittenOperator): Node[] {
  const operator = readOperator(node);
  const parts: Node[] = [];
  let left: Node | null = node;
  do {
    const right = left.childForFieldName('right');
    if (right !== null) parts.push(right);
    left = left.childForFieldName('left');
  } while (flat.test(operator) && left?.type === node.type && readOperator(left) === operator);
  if (left !== null) parts.push(left);
  return parts.reverse();
}

export function readWrittenOperator(node: Node): string {
  return node.childForFieldName('operator')?.text ?? '';
}

/** An operation of two parts or, in a row of the same that joins texts or conditions, of more. */
export function readBinary<R extends CodeReading>(node: Node, reading: R): Code {
  const parts = readAll(listOperands(node, /^(?:\+|&&|\|\|)$/), reading);
  return { kind: 'operation', at: locateNode(node), operator: readWrittenOperator(node), parts };
}

export function readUnary(field: string) {
  return <R extends CodeReading>(node: Node, reading: R): Code => {
    const operator = readWrittenOperator(node) || node.text.charAt(0);
    return { kind: 'operation', at: locateNode(node), operator, parts: [readField(node, field, reading)] };
  };
}

export function readItem(of: string, key: string) {
  return <R extends CodeReading>(node: Node, reading: R): Code => ({
    ...{ kind: 'item', at: locateNode(node), of: readField(node, of, reading), key: readField(node, key, reading) },
  });
}

/** Nobody writes deeper code. */
const deepest = 600;

/** Counts how deep the code is nested that is read, and leaves out what is deeper than people write it. */
export function readNested<R extends CodeReading>(
  node: Node,
  reading: R,
  nesting: { depth: number },
  read: ReadNode<R>,
): Code {
  if (nesting.depth > deepest) return createNothing(node);
  nesting.depth += 1;
  try {
    return read(node, reading);
  } finally {
    nesting.depth -= 1;
  }
}
