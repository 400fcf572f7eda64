/** The small language into which the front of each language translates its files, and which the interpreter runs. */

export type Constant = string | number | boolean | null;

/**
 * `item`: an element of a list or a table. `operation`: `+` joins texts or adds. `leave`: ends what `by` names.
 * `several`: evaluated one after another, with nothing known about the result.
 */
export type Code = { at: Place } & (
  | { kind: 'constant'; value: Constant }
  | { kind: 'name'; name: string }
  | { kind: 'member'; of: Code; name: string }
  | { kind: 'item'; of: Code; key: Code }
  | CallCode
  | { kind: 'create'; type: string; given: readonly Code[]; body?: ClassCode }
  | { kind: 'list'; items: readonly Code[]; type: string }
  | { kind: 'assign'; to: Code; value: Code; operator?: string; declared?: string }
  | { kind: 'operation'; operator: string; parts: readonly Code[] }
  | { kind: 'choice'; test: Code; yes: Code; no: Code }
  | { kind: 'function'; code: FunctionCode }
  | { kind: 'reference'; of: Code; name: string }
  | { kind: 'convert'; type: string; value: Code }
  | { kind: 'block'; body: readonly Code[] }
  | { kind: 'if'; test: Code; yes: Code; no?: Code }
  | LoopCode
  | { kind: 'switch'; value: Code; cases: readonly CaseCode[] }
  | { kind: 'leave'; by: 'return' | 'throw' | 'break' | 'continue' | 'yield'; value?: Code }
  | { kind: 'try'; body: Code; handlers: readonly { name: string; body: Code }[]; last?: Code }
  | { kind: 'several'; parts: readonly Code[] }
);

export interface CallCode {
  kind: 'call';
  at: Place;
  name: string;
  of?: Code;
  given: readonly Code[];
}

export interface LoopCode {
  kind: 'loop';
  at: Place;
  /** Undefined for one that only a `leave` ends. */
  test?: Code;
  /** A loop over the elements of a value. */
  each?: { name: string; type: string; of: Code };
  body: Code;
  step?: Code;
  /** The body runs before the first test. */
  isLate?: true;
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
}

export interface FunctionCode {
  name: string;
  file: CodeFile;
  owner: ClassCode | undefined;
  parameters: readonly Parameter[];
  /** Undefined for one that only others implement. */
  body: Code | undefined;
  /** The declared type of the result. Empty if there is none. */
  returns: string;
  isStatic: boolean;
  isPrivate: boolean;
  /** It may read a request. */
  readsRequest: boolean;
  /** A framework checks a login before it calls the function. */
  isGuarded: boolean;
  /** Offsets in the text. */
  start: number;
  end: number;
}

export interface FieldCode {
  name: string;
  type: string;
  value: Code | undefined;
  isFinal: boolean;
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
  start: number;
  end: number;
}

export interface CodeFile {
  path: string;
  text: string;
  package: string;
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
