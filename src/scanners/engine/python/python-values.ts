/** Functions of texts, lists and tables whose contents are known. */
import type { Constant } from '../code.ts';
import {
  appendEntry,
  createList,
  type HeapObject,
  listElements,
  openEntity,
  readAll,
  readEntry,
  writeEntry,
} from '../heap.ts';
import type { CallTools, LibraryCall } from '../library.ts';
import { calculate, isTruthy } from '../statements.ts';
import {
  type ConstantFunctions,
  cleanValue,
  computeConstant,
  createConstant,
  dropCleaning,
  fixedValue,
  getConstant,
  isFixed,
  joinTexts,
  joinValues,
  mapConstants,
  passOn,
  splitFormat,
  toNumber,
  unknownValue,
  type Value,
} from '../values.ts';

const decodeBase64 = (text: Constant): string => Buffer.from(String(text), 'base64').toString('latin1');

/** Functions and methods of texts that only depend on constants. The text of a method comes first. */
const textFunctions: ConstantFunctions = {
  lower: (text) => String(text).toLowerCase(),
  upper: (text) => String(text).toUpperCase(),
  strip: (text) => String(text).trim(),
  replace: (text, part, by) =>
    typeof part === 'string' && part !== '' ? String(text).replaceAll(part, String(by)) : undefined,
  startswith: (text, part) => (typeof part === 'string' ? String(text).startsWith(part) : undefined),
  endswith: (text, part) => (typeof part === 'string' ? String(text).endsWith(part) : undefined),
  len: (text) => (typeof text === 'string' ? text.length : undefined),
  str: (text) => (typeof text === 'string' || typeof text === 'number' ? String(text) : undefined),
  int: (text) => (/^\s*[-+]?\d+\s*$/.test(String(text)) ? Number(text) : undefined),
  chr: (code) => (typeof code === 'number' ? String.fromCharCode(code) : undefined),
  ord: (text) => (typeof text === 'string' ? text.codePointAt(0) : undefined),
  b64decode: decodeBase64,
  urlsafe_b64decode: (text) => Buffer.from(String(text), 'base64url').toString('latin1'),
  b64encode: (text) => Buffer.from(String(text), 'latin1').toString('base64'),
  decode: (text) => String(text),
  encode: (text) => String(text),
};

export function computeText({ name, of, given, isStatic }: LibraryCall): Value | undefined {
  const values = of === undefined || isStatic ? given : [of, ...given];
  return computeConstant(textFunctions, name, name === 'decode' || name === 'encode' ? values.slice(0, 1) : values);
}

const tables =
  /^(?:configparser\.(?:Raw|Safe)?ConfigParser|collections\.(?:OrderedDict|defaultdict|deque|Counter)|queue\.\w*Queue|multiprocessing\.Manager\.dict|io\.(?:StringIO|BytesIO))$/;

type Plain = readonly { object: number; entity: HeapObject }[];

/** Methods of lists and tables, and functions that build some. */
export function callTable(call: LibraryCall): Value | undefined {
  const { name, className, of, given, names, isStatic, tools } = call;
  if (name === 'format' && of !== undefined) return formatText(of, given, names, tools);
  if (name === 'join' && of !== undefined && given[0] !== undefined) return joinElements(of, given[0], tools);
  if (className === 'builtins') return createTable(name, given, names, tools);
  const full = `${className}.${name}`;
  if (tables.test(full))
    return tools.add(full.startsWith('io.') ? createList(full, given) : { type: full, entries: new Map() });
  if (of === undefined || isStatic) return undefined;
  const entities = tools.listPlain(of);
  return entities.length === 0 || entities.length < of.objects.length ? undefined : callMethod(call, of, entities);
}

function callMethod({ name, given, tools }: LibraryCall, of: Value, entities: Plain): Value | undefined {
  const [first = fixedValue, second] = given;
  const change = (alter: (entity: HeapObject) => HeapObject): Value => {
    for (const { object, entity } of entities) tools.setEntity(object, alter(entity));
    return fixedValue;
  };
  const all = (): Value =>
    joinValues([...entities.map(({ entity }) => readAll(entity)), ...(of.flows.length > 0 ? [passOn([of])] : [])]);
  // Settings also come from files.
  const isSettings = /ConfigParser$/.test(of.type);
  const missing = isSettings ? unknownValue : (second ?? createConstant(null));
  const read = (key: Constant | undefined): Value =>
    joinValues([
      ...entities.flatMap(({ entity }) => [...(key === undefined ? [missing] : []), readEntry(entity, key) ?? missing]),
      ...(of.flows.length > 0 ? [passOn([of])] : []),
    ]);
  switch (name) {
    case 'write':
    case 'append':
    case 'appendleft':
    case 'add':
    case 'put':
      return change((entity) => appendEntry(entity, first));
    case 'insert':
      return change((entity) => openTable(entity, second ?? fixedValue));
    case 'extend':
    case 'update':
      return change((entity) => mergeTable(entity, first, tools));
    case 'set':
    case '__setitem__':
      return change((entity) => writeEntry(entity, joinKeys(given.slice(0, -1)), given.at(-1) ?? fixedValue));
    case 'setdefault':
      change((entity) =>
        readEntry(entity, getConstant(first)) === undefined
          ? writeEntry(entity, getConstant(first), second ?? createConstant(null))
          : entity,
      );
      return read(getConstant(first));
    case 'get':
    case '__getitem__':
      return read(joinKeys(isSettings ? given.slice(0, 2) : [first]));
    case 'pop':
      return popEntry(entities, given, tools) ?? all();
    case 'reverse':
    case 'sort':
    case 'rotate':
    case 'remove':
    case 'clear':
      return change((entity) =>
        openTable({ ...entity, entries: name === 'clear' ? new Map() : entity.entries }, undefined),
      );
    case 'getvalue':
      return joinElements(createConstant(''), of, tools);
    case 'values':
    case 'copy':
    case 'getlist':
      return name === 'copy' && entities.length === 1 && entities[0]
        ? tools.add(entities[0].entity)
        : tools.add({ type: 'list', entries: new Map(), rest: all() });
    case 'keys':
      return tools.add({ type: 'list', entries: new Map(), rest: listKeys(entities, of) });
    case 'items': {
      const pair = tools.add(createList('list', [listKeys(entities, of), all()]));
      return tools.add({ type: 'list', entries: new Map(), rest: pair });
    }
    default:
      return undefined;
  }
}

/** Under several keys, as in a section of settings. */
function joinKeys(keys: readonly Value[]): Constant | undefined {
  const constants = keys.map(getConstant);
  return constants.includes(undefined) ? undefined : constants.join('\0');
}

function listKeys(entities: Plain, of: Value): Value {
  const keys = entities.flatMap(({ entity: { entries, rest } }) =>
    rest === undefined
      ? [...entries.keys()].map((key) => createConstant(key))
      : [{ ...fixedValue, isUnknown: rest.isUnknown }],
  );
  return joinValues([...keys, ...(of.flows.length > 0 ? [passOn([of])] : [])]);
}

/** The list without the element: `pop()` or `pop(0)`. */
function popEntry(entities: Plain, given: readonly Value[], tools: CallTools): Value | undefined {
  const [only, ...others] = entities;
  const elements = only && others.length === 0 ? listElements(only.entity) : undefined;
  const index = given[0] === undefined ? -1 : getConstant(given[0]);
  if (only === undefined || elements === undefined || typeof index !== 'number') return undefined;
  const left = elements.filter((_, each) => each !== (index < 0 ? elements.length + index : index));
  tools.setEntity(only.object, createList('list', left));
  return elements.at(index);
}

function openTable({ length: _, ...entity }: HeapObject, value: Value | undefined): HeapObject {
  const rest = readAll(entity);
  const all = entity.entries.size + (entity.rest ? 1 : 0) === 0 ? [] : [rest];
  const joined = [...all, ...(value === undefined ? [] : [value])];
  return { ...entity, entries: new Map(), ...(joined.length > 0 && { rest: joinValues(joined) }) };
}

function mergeTable(entity: HeapObject, other: Value, tools: CallTools): HeapObject {
  let merged = entity;
  for (const from of tools.listEntities(other)) {
    const elements = listElements(from);
    if (elements !== undefined && entity.type === 'list')
      for (const each of elements) merged = appendEntry(merged, each);
    else if (from !== undefined) {
      for (const [key, value] of from.entries) merged = writeEntry(merged, key, value);
      if (from.rest !== undefined) merged = openTable(merged, from.rest);
    }
  }
  return other.flows.length === 0 && !other.isUnknown ? merged : openTable(merged, passOn([other]));
}

function createTable(
  name: string,
  given: readonly Value[],
  names: LibraryCall['names'],
  tools: CallTools,
): Value | undefined {
  const [first] = given;
  if (name === 'dict' && names.some((each) => each !== undefined && each !== '**')) {
    let table: HeapObject = { type: 'dict', entries: new Map() };
    for (const [index, value] of given.entries()) {
      const key = names[index];
      table = key === undefined || key === '**' ? mergeTable(table, value, tools) : writeEntry(table, key, value);
    }
    return tools.add(table);
  }
  if (/^(?:list|dict|set|tuple|OrderedDict)$/.test(name) && first === undefined)
    return tools.add(name === 'dict' ? { type: 'dict', entries: new Map() } : createList('list', []));
  if (first === undefined || first.objects.length === 0) return undefined;
  const entity = tools.findOnly(first);
  if (entity === undefined || entity.code !== undefined) return undefined;
  if (name === 'dict' && entity.type === 'list')
    return tools.add({ type: 'dict', entries: new Map(), rest: passOn([tools.flatten(first)]) });
  if (name === 'list' || name === 'tuple' || name === 'dict') return tools.add(entity);
  if (/^(?:set|sorted|reversed)$/.test(name))
    return tools.add({ type: 'list', entries: new Map(), rest: readAll(entity) });
  if (/^(?:next|max|min)$/.test(name)) return readAll(entity);
  if (name === 'enumerate') {
    const pair = tools.add(createList('list', [{ ...fixedValue, type: 'int' }, readAll(entity)]));
    return tools.add({ type: 'list', entries: new Map(), rest: pair });
  }
  return undefined;
}

function joinElements(of: Value, list: Value, tools: CallTools): Value {
  const elements = tools.listElements(list);
  const flat = elements ?? [tools.readElements(list)];
  const parts = flat.map(tools.flatten).flatMap((each, index) => (index === 0 ? [each] : [of, each]));
  return joinTexts(elements === undefined ? [of, ...parts] : parts);
}

/** https://docs.python.org/3/library/string.html#format-string-syntax */
function formatText(of: Value, given: readonly Value[], names: LibraryCall['names'], tools: CallTools): Value {
  const text = getConstant(of);
  const values = given.map(tools.flatten);
  if (typeof text !== 'string') return joinTexts([tools.flatten(of), ...values]);
  let next = 0;
  return joinTexts(
    splitFormat(text, /\{\{|\}\}|\{(\w*)[^:{}]*(?::([^{}]*))?\}/g, ([piece, name, format]) => {
      if (name === undefined) return createConstant(piece.charAt(0));
      const index = name === '' ? next : /^\d+$/.test(name) ? Number(name) : names.indexOf(name);
      if (name === '') next += 1;
      const value = values[index] ?? joinValues(values.length === 0 ? [fixedValue] : values);
      const isNumber = /^[^%]*[bdeEfFgGnoxX%]$/.test(format ?? '');
      return isNumber ? toNumber({ ...fixedValue, flows: value.flows }, 'int') : value;
    }),
  );
}

export function callForm(call: LibraryCall): Value {
  const { name, given, tools } = call;
  const [first = fixedValue] = given;
  switch (name) {
    case '(or)':
    case '(and)':
      return chooseValue(given, name === '(or)');
    case '(+)':
      return addValues(call);
    case '(%)':
      return formatValues(call);
    case '(*)':
    case '(/)':
    case '(|)':
      return operateOn(name.slice(1, -1), given.map(tools.flatten));
    case '(in)':
      return { ...fixedValue, ...findMember(call) };
    case '(text)':
      return tools.flatten(first);
    case '(number)':
      return toNumber(first, 'int');
    // What a function yields is what a block begins with.
    case '(enter)':
      return tools.listEntities(first).some(({ type }) => type === 'list') ? tools.readElements(first) : first;
    case '(provide)':
      return tools.provide(
        first,
        ({ type, name: own }) => type !== 'int' && !/^(?:self|cls|db|session|request)$/.test(own),
      );
    case '(slice)': {
      // A part of a text whose ends are known, or of what a list holds.
      const flat = tools.flatten(first);
      if (given.length < 2) return flat;
      return dropCleaning({ ...passOn([flat]), type: flat.type }, ['command', 'quotes', 'sql']);
    }
    case '(entry)':
      return joinValues([
        cleanValue(first, ['keys']),
        ...(given.length > 1 ? [passOn(given.slice(1).map(tools.flatten))] : []),
      ]);
    case '(part)':
      return passOn([tools.flatten(first)]);
    default:
      return unknownValue;
  }
}

/** The first that is true, or the last; the first that is false, or the last. */
function chooseValue(given: readonly Value[], truth: boolean): Value {
  const possible: Value[] = [];
  for (const [index, value] of given.entries()) {
    const known = isTruthy(value);
    if (index === given.length - 1 || known !== !truth) possible.push(value);
    if (known === truth) break;
  }
  return joinValues(possible);
}

function isNumeric({ type, constants }: Value): boolean {
  return type === 'int' || constants?.every((one) => typeof one === 'number') === true;
}

/** Adds numbers, joins lists, or puts texts together. */
function addValues({ given, tools }: LibraryCall): Value {
  const lists = given.map(tools.findOnly).map((entity) => (entity?.code === undefined ? entity : undefined));
  if (lists.some((entity) => entity?.type === 'list')) {
    let joined = createList('list', []);
    for (const [index, value] of given.entries()) {
      const entity = lists[index];
      const elements = entity && listElements(entity);
      if (elements !== undefined) for (const element of elements) joined = appendEntry(joined, element);
      else joined = openEntity(joined, entity ? readAll(entity) : passOn([value]));
    }
    return tools.add(joined);
  }
  if (given.every(isNumeric)) return operateOn('+', given);
  return joinTexts(given.map(tools.flatten));
}

function operateOn(operator: string, given: readonly Value[]): Value {
  const compute = (one: Constant, other: Constant): Constant | undefined => {
    if (typeof one !== 'number' || typeof other !== 'number') return undefined;
    if (other !== 0 && operator === '/') return one / other;
    // The result has the sign of the divisor.
    return other !== 0 && operator === '%' ? ((one % other) + other) % other : calculate(operator, [one, other]);
  };
  const constants = mapConstants(given, (...all) =>
    all.reduce<Constant | undefined>(
      (sum, one, index) => (index === 0 ? one : sum === undefined ? sum : compute(sum, one)),
      undefined,
    ),
  );
  if (constants !== undefined) return { ...fixedValue, constants, type: 'int' };
  // A text may be repeated, and a path divided by its next part.
  return given.every(isNumeric) ? { ...fixedValue, type: 'int' } : passOn(given, given[0]?.type);
}

/** https://docs.python.org/3/library/stdtypes.html#printf-style-string-formatting */
function formatValues({ given, tools }: LibraryCall): Value {
  const [format = fixedValue, ...values] = given.map(tools.flatten);
  const text = getConstant(format);
  if (typeof text === 'number' || (format.type === 'int' && values.length === 1))
    return operateOn('%', [format, ...values]);
  if (typeof text !== 'string') return joinTexts([format, ...values]);
  const tables = given.slice(1).flatMap(tools.listEntities);
  const whole = values.at(-1) ?? fixedValue;
  let next = 0;
  const readNamed = (key: string): Value => {
    const value = joinValues(tables.flatMap(({ entries }) => entries.get(key) ?? []));
    return isFixed(value) && value.constants === undefined ? whole : value;
  };
  return joinTexts(
    splitFormat(text, /%(?:\((\w+)\))?[-+ #0]*(?:\d+|\*)?(?:\.(?:\d+|\*))?([a-zA-Z%])/g, ([, key, kind = '']) => {
      if (kind === '%') return createConstant('%');
      const value = key === undefined ? (values[next] ?? whole) : readNamed(key);
      if (key === undefined) next += 1;
      return /[diouxXeEfFgG]/.test(kind) ? toNumber({ ...fixedValue, flows: value.flows }, 'int') : value;
    }),
  );
}

/** Whether the element is in a list or a text, if both are known. */
function findMember({ given, tools }: LibraryCall): { constants?: Constant[] } {
  const [one = fixedValue, other = fixedValue] = given;
  const constants = mapConstants([one, other], (part, text) =>
    typeof text === 'string' && typeof part === 'string' ? text.includes(part) : undefined,
  );
  if (constants !== undefined) return { constants };
  const elements = tools.listElements(other)?.map(getConstant);
  const wanted = getConstant(one);
  if (elements === undefined || elements.includes(undefined) || wanted === undefined) return {};
  return { constants: [elements.includes(wanted)] };
}
