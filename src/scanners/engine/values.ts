/** What the interpreter knows about a value: its constants, where it comes from, and what was done to it. */
import type { TextPlace } from '../../shared/text/data-path.ts';
import type { CleaningPurpose } from '../patterns/rule.ts';
import { type CodeFile, type Constant, type FunctionCode, type Place, readPlace } from './code.ts';
import type { Layer } from './layers.ts';

/** Code that reads an outside value. `local`: of whoever starts the program. `random`: of a predictable generator. */
export interface FlowSource {
  kind: 'request' | 'local' | 'stored' | 'random';
  file: CodeFile;
  /** Offset in its text. */
  start: number;
  code: string;
  /** The function that reads it. Empty outside of any. */
  owner: string;
  isGuarded: boolean;
  /** Another source of the same value: a check of one is a check of both. */
  like?: FlowSource;
}

/** The way of a value from its source to where it is now. */
export interface ValueFlow {
  source: FlowSource;
  /** Code that assigned it, passed it to a function or returned it. Of many, only the first and the last. */
  steps: readonly TextPlace[];
  /** The purposes for which it was cleaned. */
  cleaned: readonly CleaningPurpose[];
  isChecked: boolean;
}

/** Something that can be called: a function with the variables around it, or a reference to a method. */
export interface Callable {
  code?: FunctionCode;
  variables: Layer<string, Value>;
  self: Value | undefined;
  /** Arguments that it gets before others. */
  bound?: readonly Value[];
  method?: { at: Place; of: Value | undefined; className: string; name: string; from: FunctionCode };
}

export interface Value {
  /** All constants that it may be. Undefined if they are not known. */
  constants?: readonly Constant[];
  flows: readonly ValueFlow[];
  /** A part of it comes from code that is not known. */
  isUnknown: boolean;
  /** A text that was built from values that are not constant. */
  isBuilt: boolean;
  /** The literal text in it. Constants have none. */
  written: string;
  /** The objects that it may be: keys of the heap. */
  objects: readonly number[];
  /** The name of its class. Empty if it is not known. */
  type: string;
  callables?: readonly Callable[];
  /** The results of a function that has several. For a value that is noted: the elements of a list, if they are known. */
  items?: readonly Value[];
  /** For the result of a check: what is checked if it is true, and if it is false. */
  checks?: Checks;
}

export interface Checks {
  yes: readonly FlowSource[];
  no: readonly FlowSource[];
}

/** More alternatives are no longer told apart. */
const mostConstants = 8;
const mostFlows = 6;
const mostObjects = 6;
const mostWritten = 2000;
const mostCallables = 8;
const mostSteps = 8;
const longestConstant = 10_000;

/** Part of the program, but not known which constant. */
export const fixedValue: Value = { flows: [], isUnknown: false, isBuilt: false, written: '', objects: [], type: '' };
export const unknownValue: Value = { ...fixedValue, isUnknown: true };

export function createConstant(value: Constant, type = ''): Value {
  return { ...fixedValue, constants: [value], type };
}

export function createFlow(source: FlowSource, type = ''): Value {
  return { ...fixedValue, flows: [{ source, steps: [], cleaned: [], isChecked: false }], type };
}

/** Whether nothing of it comes from outside or from unknown code. */
export function isFixed({ flows, isUnknown }: Value): boolean {
  return flows.length === 0 && !isUnknown;
}

export function getConstant({ constants }: Value): Constant | undefined {
  return constants?.length === 1 ? constants[0] : undefined;
}

export function getWritten({ constants, written }: Value): string {
  return constants === undefined ? written : constants.filter((one) => one !== null).join(' ');
}

export function joinValues(values: readonly Value[]): Value {
  const [first = fixedValue, ...others] = values;
  return others.reduce(joinTwo, first);
}

function joinTwo(one: Value, other: Value): Value {
  if (one === other) return one;
  // Nothing is not a class of its own.
  const [a, b] = isNull(one) ? [other, one] : [one, other];
  const constants = a.constants && b.constants && [...new Set([...a.constants, ...b.constants])];
  const isKnown = constants !== undefined && constants.length <= mostConstants;
  const items =
    a.items && a.items.length === b.items?.length
      ? a.items.map((item, index) => joinTwo(item, b.items?.[index] ?? item))
      : undefined;
  const callables = [...new Set([...(a.callables ?? []), ...(b.callables ?? [])])].slice(0, mostCallables);
  return {
    ...(isKnown && { constants }),
    flows: joinFlows(a.flows, b.flows),
    isUnknown: a.isUnknown || b.isUnknown,
    isBuilt: a.isBuilt || b.isBuilt,
    written: isKnown ? '' : joinWritten(getWritten(a), getWritten(b)),
    objects: a.objects === b.objects ? a.objects : [...new Set([...a.objects, ...b.objects])].slice(0, mostObjects),
    type: a.type === b.type || isNull(b) ? a.type : '',
    ...(callables.length > 0 && { callables }),
    ...(items && { items }),
  };
}

function isNull({ constants }: Value): boolean {
  return constants?.length === 1 && constants[0] === null;
}

function joinWritten(one: string, other: string): string {
  if (one.includes(other)) return one;
  return (other.includes(one) ? other : `${one} ${other}`).slice(0, mostWritten);
}

/** Nothing was done to the value. */
function isOpenFlow({ source, cleaned, isChecked }: ValueFlow): boolean {
  return source.kind === 'request' && cleaned.length === 0 && !isChecked;
}

function joinFlows(one: readonly ValueFlow[], other: readonly ValueFlow[]): readonly ValueFlow[] {
  if (other.length === 0 || one === other) return one;
  if (one.length === 0) return other;
  const joined = [...one];
  for (const flow of other) {
    const index = joined.findIndex(({ source }) => source === flow.source);
    const twin = joined[index];
    if (twin !== undefined)
      joined[index] = {
        source: flow.source,
        // On the way that is reported, as little as possible was done to it.
        steps: countMeasures(flow) < countMeasures(twin) ? flow.steps : twin.steps,
        cleaned: twin.cleaned.filter((purpose) => flow.cleaned.includes(purpose)),
        isChecked: twin.isChecked && flow.isChecked,
      };
    else if (joined.length < mostFlows) joined.push(flow);
    else if (isOpenFlow(flow)) {
      const harmless = joined.findIndex((one) => !isOpenFlow(one));
      if (harmless >= 0) joined[harmless] = flow;
    }
  }
  return joined;
}

function countMeasures({ cleaned, isChecked }: ValueFlow): number {
  return cleaned.length + (isChecked ? 1 : 0);
}

/** The text of several values one after another. */
export function joinTexts(parts: readonly Value[]): Value {
  const isBuilt = parts.some((part) => part.isBuilt || !isFixed(part));
  const constants = combineConstants(parts);
  const flows = placeFlows(parts).reduce(joinFlows, []);
  return {
    ...(constants && { constants }),
    flows: isAfterHost(parts) ? cleanFlows(flows, ['address']) : flows,
    isUnknown: parts.some(({ isUnknown }) => isUnknown),
    isBuilt,
    written: constants === undefined ? parts.map(getWritten).join('').slice(0, mostWritten) : '',
    objects: [],
    type: 'String',
  };
}

/** The parts of a text in a format: its own pieces, and what is read for each verb in it. */
export function splitFormat(text: string, verb: RegExp, read: (match: RegExpExecArray) => Value): Value[] {
  const parts: Value[] = [];
  let last = 0;
  for (const match of text.matchAll(verb)) {
    if (match.index > last) parts.push(createConstant(text.slice(last, match.index)));
    parts.push(read(match));
    last = match.index + match[0].length;
  }
  return last < text.length ? [...parts, createConstant(text.slice(last))] : parts;
}

/** What values are cleaned for may depend on the text before them: on whether it leaves a quote open. */
function placeFlows(parts: readonly Value[]): (readonly ValueFlow[])[] {
  const depends = parts.some(({ flows }) =>
    flows.some(({ cleaned }) => cleaned.includes('quotes') || cleaned.includes('command')),
  );
  if (!depends) return parts.map(({ flows }) => flows);
  let open = '';
  return parts.map((part) => {
    const isWithin = open !== '';
    for (const letter of getWritten(part))
      if (letter === open) open = '';
      else if (open === '' && /["']/.test(letter)) open = letter;
    if (!isWithin) return part.flows;
    return part.flows.map((flow): ValueFlow => {
      const cleaned = flow.cleaned.filter((purpose) => purpose !== 'command');
      return { ...flow, cleaned: cleaned.includes('quotes') ? [...new Set([...cleaned, 'sql' as const])] : cleaned };
    });
  });
}

/** Whether the text begins with the host of an address, which what follows cannot change. */
function isAfterHost(parts: readonly Value[]): boolean {
  const open = parts.findIndex(({ constants }) => constants?.length !== 1);
  // A value of the program with the beginning of a path behind it is a host.
  const [first, next] = parts.slice(Math.max(0, open));
  if (open === 0 && first && next && first.flows.length === 0 && /^(?:\/\w|[?#])/.test(getWritten(next))) return true;
  const start = parts.slice(0, Math.max(0, open)).map(getWritten).join('');
  const [, target] = /^\s*(?:location|refresh)\s*:\s*(?:\d+;\s*url=)?(\S[\s\S]*)$/i.exec(start) ?? [];
  // Only a whole scheme, or a part of a host, leaves the host open.
  if (target !== undefined) return !/^(?:[a-z]+:)?(?:\/?|\/\/[^/?#]*)$/i.test(target);
  return /^(?:redirect:|forward:)?(?:(?:[a-z]+:)?\/\/[^/?#]+[/?#]|\/\w)/i.test(start);
}

function combineConstants(parts: readonly Value[]): string[] | undefined {
  let texts = [''];
  for (const { constants } of parts) {
    if (constants === undefined || texts.length * constants.length > mostConstants) return undefined;
    texts = texts.flatMap((text) => constants.map((constant) => `${text}${constant}`));
  }
  return texts.some(({ length }) => length > longestConstant) ? undefined : texts;
}

/** As a number, which can do no harm. That it can be predicted still matters. */
export function toNumber({ constants, flows }: Value, type: string): Value {
  const random = flows.filter(({ source }) => source.kind === 'random');
  return { ...fixedValue, ...(constants && { constants }), flows: random, type };
}

/** A value that is made of the parts, by code that is not known exactly. */
export function passOn(parts: readonly Value[], type = ''): Value {
  const joined = joinValues(parts);
  const { flows, isUnknown, isBuilt } = joined;
  return {
    ...fixedValue,
    flows,
    isUnknown,
    isBuilt,
    written: parts.map(getWritten).join('').slice(0, mostWritten),
    type,
  };
}

export function cleanValue(value: Value, purposes: readonly CleaningPurpose[]): Value {
  return { ...value, flows: cleanFlows(value.flows, purposes) };
}

/** With what it is made of, but not known which. */
export function dropConstants({ constants: _, ...value }: Value): Value {
  return value;
}

/** That a value can be predicted still matters when nothing else does. */
export function keepRandom(parts: readonly Value[]): Value {
  return toNumber(dropConstants(joinValues(parts)), '');
}

/** What is done to a cleaned text may undo it. */
export function dropCleaning(value: Value, purposes: readonly CleaningPurpose[]): Value {
  if (value.flows.every(({ cleaned }) => cleaned.length === 0)) return value;
  const flows = value.flows.map((flow) => ({
    ...flow,
    cleaned: flow.cleaned.filter((purpose) => !purposes.includes(purpose)),
  }));
  return { ...value, flows };
}

function cleanFlows(flows: readonly ValueFlow[], purposes: readonly CleaningPurpose[]): ValueFlow[] {
  return flows.map((flow) => ({ ...flow, cleaned: [...new Set([...flow.cleaned, ...purposes])] }));
}

export function markChecked(value: Value, checked: ReadonlySet<FlowSource>): Value {
  const has = (source: FlowSource): boolean => checked.has(source.like ?? source);
  if (checked.size === 0) return value;
  const { items, ...whole } = value;
  if (items !== undefined)
    return { ...markChecked(whole, checked), items: items.map((item) => markChecked(item, checked)) };
  if (!value.flows.some(({ source, isChecked }) => !isChecked && has(source))) return value;
  const flows = value.flows.map((flow) => (has(flow.source) ? { ...flow, isChecked: true } : flow));
  return { ...value, flows };
}

/** Changes all flows of the value. It stays the same object if none changes. */
function mapFlows(value: Value, change: (flow: ValueFlow) => ValueFlow): Value {
  if (value.flows.length === 0 && value.items === undefined) return value;
  const flows = value.flows.map(change);
  const items = value.items?.map((item) => mapFlows(item, change));
  const isSame = flows.every((flow, index) => flow === value.flows[index]);
  if (isSame && (items ?? []).every((item, index) => item === value.items?.[index])) return value;
  return { ...value, flows, ...(items && { items }) };
}

export function addStep(value: Value, file: CodeFile, at: Place): Value {
  // Code without a place is not written.
  if (at === 0) return value;
  const step = { file, start: readPlace(at).start };
  return mapFlows(value, (flow) => extendFlow(flow, step));
}

/** Each step once, so that loops end. */
function extendFlow(flow: ValueFlow, step: TextPlace): ValueFlow {
  const { steps } = flow;
  if (steps.some(({ file, start }) => start === step.start && file === step.file)) return flow;
  return { ...flow, steps: [...(steps.length < mostSteps ? steps : steps.toSpliced(mostSteps / 2, 1)), step] };
}

/** The known result of a function for other arguments: with their steps before the call, and its last step within. */
export function replaceSteps(result: Value, given: readonly Value[], { file, start, end }: FunctionCode): Value {
  return mapFlows(result, (flow) => {
    const own = given.flatMap(({ flows }) => flows).find(({ source }) => source === flow.source);
    const last = flow.steps.findLast((step) => step.file === file && start <= step.start && step.start < end);
    const before = { ...flow, steps: own?.steps ?? [] };
    return last === undefined ? before : extendFlow(before, last);
  });
}

/** The value, of which no condition is known. */
export function forgetValue(value: Value): Value {
  return value.constants === undefined ? value : { ...dropConstants(value), written: getWritten(value) };
}

/** Applies the function to all alternatives. Undefined unless all are known. */
export function mapConstants(
  values: readonly Value[],
  change: (...constants: Constant[]) => Constant | undefined,
): Constant[] | undefined {
  let rows: Constant[][] = [[]];
  for (const { constants } of values) {
    if (constants === undefined || rows.length * constants.length > mostConstants) return undefined;
    rows = rows.flatMap((row) => constants.map((constant) => [...row, constant]));
  }
  const results = new Set<Constant>();
  for (const row of rows) {
    const result = change(...row);
    if (result === undefined) return undefined;
    results.add(result);
  }
  return [...results];
}

export type ConstantFunctions = Readonly<Record<string, (...given: Constant[]) => Constant | undefined>>;

/** The result of a function that only depends on constants, if they are known. */
export function computeConstant(
  functions: Readonly<Record<string, (...given: never[]) => Constant | undefined>>,
  name: string,
  given: readonly Value[],
): Value | undefined {
  const compute = Object.hasOwn(functions, name) ? functions[name] : undefined;
  // Further arguments change what it does.
  if (compute === undefined || given.length === 0 || given.length > compute.length) return undefined;
  const constants = mapConstants(given, compute as ConstantFunctions[string]);
  return constants && { ...fixedValue, constants, type: typeof constants[0] === 'string' ? 'String' : '' };
}

/** Texts that no useful check accepts: an expression may only look at their beginning. */
const hostile = ['', 'a', 'A1', '0', '/', 'a.b/', 'https://a.example/'].map(
  (start) => `${start}../../a'";<script>$(x)|\n`,
);

export function listSources({ flows }: Value): FlowSource[] {
  return flows.map(({ source }) => source);
}

/** Whether the expression says nothing about a text. Undefined if it cannot be read. */
export function acceptsHostile(pattern: string, flags = ''): boolean | undefined {
  try {
    const expression = new RegExp(pattern, flags.replaceAll(/[^imsu]/g, ''));
    return hostile.some((text) => expression.test(text));
  } catch {
    return undefined;
  }
}
