/** The small language into which the front of each language translates its files, and which the interpreter runs. */

export type Constant = string | number | boolean | null;

/**
 * `item`: an element of a list or a table; without a key, the one after the last. `operation`: `+` joins texts or adds.
 * `leave`: ends what `by` names, or any loop around it if `isFar`. `several`: evaluated one after another, with nothing
 * known about the result. What is assigned to a `list` is taken apart. `invoke`: calls what `of` evaluates to. `local`: a
 * class that sees the variables here. `include`: runs the code of another file as if it stood here. `shared`: holds the
 * variables outside of functions, or those that functions keep. `class`: a class or package, named in full. `isWhole`: it
 * is the whole function, so what it did when it left is enough. `results`: all results of a function that has several.
 * `spread`: the elements of a value where one value stands. `table`: an object or a table with its entries; without keys,
 * they are numbered or follow the fields of the class. `address`: a pointer to a variable. `follow`: what a pointer points
 * to.
 */
export type Code = { at: Place } & (
  | { kind: 'constant'; value: Constant }
  | { kind: 'name'; name: string }
  | { kind: 'class'; name: string }
  | { kind: 'invoke'; of: Code; given: readonly Code[]; callee?: Place | undefined }
  | { kind: 'results'; items: readonly Code[] }
  | { kind: 'spread'; of: Code }
  | { kind: 'address'; of: Code }
  | { kind: 'follow'; of: Code }
  | { kind: 'member'; of: Code; name: string; shown?: Place | undefined }
  | { kind: 'item'; of: Code; key?: Code | undefined; shown?: Place | undefined }
  | CallCode
  | { kind: 'create'; type: string; given: readonly Code[]; body?: ClassCode; names?: CallCode['names'] | undefined }
  | { kind: 'list'; items: readonly Code[]; type: string; keys?: readonly (Code | undefined)[] }
  | { kind: 'include'; path: Code }
  | { kind: 'local'; code: ClassCode }
  | { kind: 'shared'; isStatic?: true }
  | { kind: 'table'; type: string; entries: readonly { key?: Code | undefined; value: Code }[] }
  | {
      kind: 'assign';
      /** `results`: each of several results is assigned to one of its parts. */
      to: Code;
      value: Code;
      operator?: string | undefined;
      /** The type of a new variable. Empty if it is not written. */
      declared?: string | undefined;
      /** A new variable that may be changed through a pointer, or by a function that it is visible in. */
      isShared?: boolean | undefined;
    }
  | { kind: 'operation'; operator: string; parts: readonly Code[] }
  | { kind: 'function'; code: FunctionCode }
  | { kind: 'reference'; of: Code; name: string }
  | { kind: 'convert'; type: string; value: Code }
  | { kind: 'block'; body: readonly Code[] }
  | { kind: 'if'; test: Code; yes: Code; no?: Code | undefined }
  | {
      kind: 'loop';
      /** Undefined for one that only a `leave` ends. */
      test?: Code | undefined;
      /** A loop over the elements of a value. */
      each?: { name: string; type: string; of: Code; key?: string | undefined };
      body: Code;
      step?: Code | undefined;
      /** The body runs before the first test. */
      isLate?: boolean;
    }
  | { kind: 'switch'; value: Code; cases: readonly CaseCode[] }
  | { kind: 'leave'; by: 'return' | 'throw' | 'break' | 'continue' | 'yield'; value?: Code | undefined; isFar?: true }
  | {
      kind: 'try';
      body: Code;
      handlers: readonly { name: string; body: Code }[];
      last?: Code | undefined;
      isWhole?: true;
    }
  | { kind: 'several'; parts: readonly Code[] }
);

export interface CallCode {
  kind: 'call';
  at: Place;
  name: string;
  of?: Code | undefined;
  given: readonly Code[];
  /** By index, the parameters to which the arguments belong that name them. `**`: a table of such arguments. */
  names?: readonly (string | undefined)[] | undefined;
  /** An earlier call that reads the same value: a check of one is a check of both. */
  like?: Place | undefined;
  /** The code that names what is called, where its full name is noted. */
  callee?: Place | undefined;
  /** The code that is shown of a source, if it is more than this. */
  shown?: Place | undefined;
}

export interface CaseCode {
  /** Empty for the default. */
  tests: readonly Code[];
  body: Code;
  /** The next case follows unless the body leaves. */
  fallsThrough: boolean;
}

export interface Parameter {
  name: string;
  type: string;
  at: Place;
  /** A framework fills it with data from a client. */
  isFilled: boolean;
  /** It takes all further arguments as a list. */
  isRest: boolean;
  /** It takes all further arguments with names as a table. */
  takesNames?: true;
  /** A call may leave it out. */
  isOptional?: boolean;
  /** A framework calls what is its value without an argument. */
  isProvided?: true;
  /** The value of one that is left out. */
  value?: Code | undefined;
  /** What the function assigns to it, it assigns to the variable of the caller. */
  isReference?: true;
}

export interface FunctionCode {
  name: string;
  file: CodeFile;
  owner: ClassCode | undefined;
  /** What it is called on, if it has a name of its own. */
  receiver?: Parameter | undefined;
  parameters: readonly Parameter[];
  /** Undefined for one that only others implement. */
  body: Code | undefined;
  /** The declared type of the result. Empty if there is none. */
  returns: string;
  /** The types of several results. */
  results?: readonly string[];
  isStatic: boolean;
  isPrivate: boolean;
  readsRequest: boolean;
  /** A framework checks a login before it calls the function. */
  isGuarded: boolean;
  /** Reading a member of this name calls it. */
  isProperty?: true;
  /** The code of a file outside of functions. */
  isPage?: boolean;
  /** Offsets in the text. */
  start: number;
  end: number;
}

export function createFunction(
  { file, owner }: Pick<FunctionCode, 'file' | 'owner'>,
  more: Partial<FunctionCode>,
): FunctionCode {
  return {
    ...{ name: '', file, owner, parameters: [], body: undefined, returns: '', isStatic: false, isPrivate: false },
    ...{ readsRequest: false, isGuarded: false, start: 0, end: 0, ...more },
  };
}

export interface FieldCode {
  name: string;
  type: string;
  value: Code | undefined;
  isFinal: boolean;
  /** Code that cannot be seen may change it. */
  isOpen?: boolean;
  /** The program checks a value before the field gets it. */
  isChecked?: true;
}

export interface ClassCode {
  name: string;
  file: CodeFile;
  outer: ClassCode | undefined;
  /** The classes and interfaces that it extends. */
  parents: readonly string[];
  fields: ReadonlyMap<string, FieldCode>;
  functions: readonly FunctionCode[];
  inner: readonly ClassCode[];
  /** It stands for what a file defines for all files of its package. */
  isPackage?: true;
  /** It only holds methods of a class that another file defines. */
  isPart?: true;
  start: number;
  end: number;
}

export interface CodeFile {
  path: string;
  text: string;
  package: string;
  /** What it defines outside of classes for all files of its package. */
  top?: ClassCode;
  /** Full names by the names under which the file uses them. */
  imports: ReadonlyMap<string, string>;
  /** All classes, also inner ones. */
  classes: readonly ClassCode[];
  /** All functions that are not part of an expression. */
  functions: readonly FunctionCode[];
  /** The names of variables and fields to which the file assigns anything besides their first values. */
  assigned: ReadonlySet<string>;
}

/** Offset and length of code as one number, for files of up to 1 MiB. */
export type Place = number;

const lengths = 2 ** 21;

export function createPlace(start: number, end: number): Place {
  return start * lengths + (end - start);
}

export function readPlace(at: Place): { start: number; end: number } {
  const start = Math.floor(at / lengths);
  return { start, end: start + (at % lengths) };
}

export function readPlaceText({ text }: CodeFile, at: Place): string {
  const { start, end } = readPlace(at);
  return text.slice(start, end);
}
