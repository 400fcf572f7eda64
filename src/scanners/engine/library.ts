/** What the front of a language says about code that the project only uses. */
import type { HeapObject } from './heap.ts';
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
  tools: CallTools;
  /** The call itself as the source of a value. */
  createSource(kind: FlowSource['kind']): FlowSource;
}

/** What a call can do. */
export interface CallTools {
  getEntity(object: number): HeapObject | undefined;
  setEntity(object: number, entity: HeapObject): void;
  add(entity: HeapObject): Value;
  /** Calls everything that the value may be. */
  invoke(callable: Value, given: readonly Value[]): Value;
  /** The text of a file of the tree, by the end of its path. */
  readResource(path: string): string | undefined;
  /** A value with everything that its objects hold. */
  flatten(value: Value): Value;
}

export interface Library {
  call(call: LibraryCall): Value;
  /** The sources of which the result says that they are harmless, or are not, by the name of the called code. */
  readChecks(call: LibraryCall): { yes: readonly FlowSource[]; no: readonly FlowSource[] } | undefined;
  /** Whether values of the type cannot be text. */
  isNumber(type: string): boolean;
  /** The type of a name that nothing in the project defines. Empty if there is none. */
  getType(name: string): string;
  /** A class of the language, by its simple name. */
  isClassName(name: string): boolean;
}
