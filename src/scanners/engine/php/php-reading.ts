/** What the readers of PHP code know about the function and the file around it, and the forms that they share. */
import type { Node } from 'web-tree-sitter';
import type { ClassCode, Code, FunctionCode, Place } from '../code.ts';
import type { CodeReading, ReadingFile } from '../reading.ts';

/** What is known about the names of one function. */
interface PhpScope {
  /** What variables that are references stand for. */
  aliases: Map<string, Code>;
  /** Where the function reads a value of a request first, by its code: all are one source. */
  reads: Map<string, Place>;
  /** The values of a request that the function overwrites, by their code, and what they are before. */
  overwritten: Map<string, Code>;
  /** Variables that functions within it change. */
  shared: readonly string[];
  /** The names of all variables in its code. */
  listVariables(): readonly string[];
}

export interface PhpReading extends CodeReading {
  file: ReadingFile;
  owner: ClassCode | undefined;
  scope: PhpScope;
  /** The variables outside of functions that functions use. */
  shared: ReadonlySet<string>;
  /** Constants of the file that are literals. */
  constants: Map<string, Code>;
  /** The names of functions that the file registers as handlers. */
  callbacks: ReadonlySet<string>;
  nesting: { depth: number };
  readFunction(node: Node, reading: PhpReading): FunctionCode;
  readClass(node: Node, reading: PhpReading): ClassCode;
}

/** More names are not told apart where code names a variable by a value. */
const mostVariables = 60;

export function createScope(node: Node): PhpScope {
  let variables: readonly string[] | undefined;
  const uses = node.text.matchAll(/\)\s*use\s*\(([^)]*&[^)]*)\)/g);
  const shared = new Set([...uses].flatMap(([, list = '']) => list.match(/(?<=&\s*)\$\w+/g) ?? []));
  return {
    ...{ aliases: new Map(), reads: new Map(), overwritten: new Map(), shared: [...shared] },
    listVariables() {
      variables ??= [...new Set(node.text.match(/\$(?!_[A-Z]|this\b|GLOBALS\b)\w+/g))].slice(0, mostVariables);
      return variables;
    },
  };
}

/** The variable of this name outside of functions. */
export function shareVariable(name: string): Code {
  const key: Code = { kind: 'constant', at: 0, value: name };
  return { kind: 'item', at: 0, of: { kind: 'shared', at: 0 }, key };
}

export const numberTypes = /^(?:int|float|bool|integer|double|boolean|false|true)$/i;

/** A type by the last part of its full name. Empty if nothing follows from it. */
export function readType(node: Node | null, reading: PhpReading): string {
  if (node === null) return '';
  const names = node.text
    .replace(/^\?/, '')
    .split(/[|&]/)
    .map((each) => each.trim())
    .filter((each) => each !== '' && !/^null$/i.test(each));
  if (names.every((each) => numberTypes.test(each))) return names.length === 0 ? '' : 'int';
  const [only, ...others] = names.map((each) => resolveClass(each, reading));
  const type = others.find((each) => each.endsWith('Request')) ?? only ?? '';
  if (/^string$/i.test(type) && others.length === 0) return 'String';
  if (/^(?:void|never)$/i.test(type)) return 'void';
  return /^(?:string|array|mixed|iterable|callable|object|self|static|int|float|bool)$/i.test(type) ? '' : type;
}

/** The name of a class without its namespace, and without an alias. */
export function resolveClass(written: string, { file: { imports }, owner }: PhpReading): string {
  if (/^(?:self|static)$/i.test(written) && owner !== undefined) return owner.name;
  if (/^parent$/i.test(written)) return owner?.parents.at(-1) ?? '';
  const full = imports.get(written) ?? written.replace(/^\\/, '').replaceAll('\\', '.');
  const last = full.replace(/^.*\./, '');
  if (full.includes('.') && !imports.has(last)) imports.set(last, full);
  return last;
}

export function createCall(name: string, given: readonly Code[], at: Place = 0): Code {
  return { kind: 'call', at, name, given };
}

export function mark(at: Place, value: Code): Code {
  return { kind: 'convert', at, type: '', value };
}

export const requestVariable = /^\$(?:_(?:GET|POST|REQUEST|COOKIE|FILES|SERVER)|HTTP_RAW_POST_DATA)$/;

/** The class before `::`. Undefined for an expression. */
export function readScope(node: Node | null, reading: PhpReading): string | undefined {
  return node !== null && /name|scope$/.test(node.type) && node.type !== 'variable_name'
    ? resolveClass(node.text, reading)
    : undefined;
}

export function isPlaceNode({ type }: Node): boolean {
  return /^(?:variable_name|subscript_expression|member_access_expression)$/.test(type);
}

export function readLiteral(node: Node | undefined): string | undefined {
  return node !== undefined && /^(?:string|encapsed_string)$/.test(node.type)
    ? /^["'](\w+)["']$/.exec(node.text)?.[1]
    : undefined;
}
