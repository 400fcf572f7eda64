/** What the front of a language says about code that the project only uses. */
import type { Node, Tree } from 'web-tree-sitter';
import type { TreeFile } from '../engine.ts';
import type { SyntaxForms } from '../patterns/rule.ts';
import type { CodeFile, FunctionCode, Parameter } from './code.ts';
import type { HeapObject } from './heap.ts';
import type { NamePatterns, TreeIndex } from './tree-index.ts';
import type { FlowSource, Value } from './values.ts';

/** A call of code that is not part of the project, or of which it is not known what it means. */
export interface LibraryCall {
  /** Empty for the creation of an object. */
  name: string;
  /** The class of a static call or of a created object; otherwise that of the receiver, if it is known. */
  className: string;
  isStatic: boolean;
  /** The value before the dot. Undefined if there is none. */
  of: Value | undefined;
  /** The end of the code before the dot. */
  ofText: string;
  given: readonly Value[];
  /** By index, the names of arguments that have one. */
  names: readonly (string | undefined)[];
  /** The project defines what is called. */
  isDefined?: true;
  tools: CallTools;
  /** The call itself as the source of a value. */
  createSource(kind: FlowSource['kind']): FlowSource;
}

export interface CallTools {
  getEntity(object: number): HeapObject | undefined;
  setEntity(object: number, entity: HeapObject): void;
  listEntities(value: Value): HeapObject[];
  findOnly(value: Value): HeapObject | undefined;
  /** The objects that the value may be of which no class of the project tells more. */
  listPlain(value: Value): { object: number; entity: HeapObject }[];
  /** The elements of a list. Undefined if they are not known. */
  listElements(value: Value): Value[] | undefined;
  readElements(value: Value): Value;
  change(value: Value, change: (entity: HeapObject) => HeapObject): void;
  add(entity: HeapObject): Value;
  /** Calls everything that the value may be: functions, and functions with the names that it holds. */
  invoke(callable: Value, given: readonly Value[], names?: readonly (string | undefined)[]): Value;
  /** Calls the methods of a new object of the class, as a framework does. */
  invokeMethods(className: string, name: RegExp, give: (code: FunctionCode) => readonly Value[]): void;
  /** Calls the function as a framework does that fills its parameters with data of a request. */
  provide(callable: Value, isFilled: (parameter: Parameter) => boolean): Value;
  /** The text of a method or the first value of a field of a class of the project. */
  readMethod(className: string, name: string): string | undefined;
  /** The text of a file of the tree, by the end of its path. */
  readResource(path: string): string | undefined;
  /** A value with everything that its objects hold. */
  flatten(value: Value): Value;
}

/** A member of a value or a package that no code of the project defines. */
export interface LibraryMember {
  name: string;
  className: string;
  /** The class itself, if `className` is the one of a library from which it inherits. */
  ownClass: string;
  isStatic: boolean;
  createSource(kind: FlowSource['kind']): FlowSource;
}

export interface Library {
  /** Undefined if nothing is known about it. */
  readMember?(member: LibraryMember): Value | undefined;
  /** Whether the member of the package is a function that may be passed on. */
  isFunction?(className: string, name: string): boolean;
  /** The type of the elements of a list or a table. Empty if it is not known. */
  getElementType?(type: string): string;
  call(call: LibraryCall): Value;
  /** The sources of which the result says that they are harmless, or are not, by the name of the called code. */
  readChecks(call: LibraryCall): { yes: readonly FlowSource[]; no: readonly FlowSource[] } | undefined;
  /** Whether values of the type cannot be text. */
  isNumber(type: string): boolean;
  /** What a name means that nothing in the project defines. */
  readName(name: string): Value;
  /** An element, or the field with the name, of a value that the project does not define. Undefined if it is not known. */
  read?(
    of: Value,
    name: string | undefined,
    createSource: () => FlowSource,
    tools: Pick<CallTools, 'readMethod'>,
    key?: Value,
  ): Value | undefined;
  /** The fields of objects of which nothing is known belong to the program. */
  trustsFields?: true;
  /** Functions belong to packages, and members of objects are open to all and may hold functions. */
  hasPackages?: true;
  /** A text may name a function, and a list of an object and a text a method. */
  namesFunctions?: true;
  /** Methods that are called when an object is, and for names that its class does not define. */
  magicMethods?: { called: string; unnamed?: string; unnamedStatic?: string };
  /** Classes and functions are values of modules, and a call of a class creates an object. */
  hasModules?: true;
  /** Assigning to an element of a variable creates a table. */
  createsTables?: true;
  /** A class of the language, by its simple name. `isMember`: it stands behind a dot. */
  isClassName(name: string, isMember?: boolean): boolean;
}

export interface DecodedCode {
  text: string;
  /** The offset in the written text. Undefined if both texts are the same. */
  toWritten?: (offset: number) => number;
}

export interface LanguageFront {
  forms: SyntaxForms;
  names: NamePatterns;
  /** Files besides its code that the code reads. */
  readsAlso?(path: string): boolean;
  library: Library;
  /** For a language whose files are not named after their classes. */
  createIndex?(root: string, files: readonly TreeFile[], names: NamePatterns): TreeIndex;
  /** What the compiler reads instead of the text. */
  decode?(path: string, text: string): DecodedCode;
  /** `text`: decoded. */
  readFile(root: Node, path: string, text: string, index: TreeIndex): CodeFile;
}

/** What the text of a file says, read once for all nodes of its tree. */
export function readOncePerTree<T>(read: (text: string, root: Node) => T): (node: Node) => T {
  let last: { tree: Tree; value: T } | undefined;
  return ({ tree }) => {
    if (last?.tree !== tree) last = { tree, value: read(tree.rootNode.text, tree.rootNode) };
    return last.value;
  };
}
