/** Operators and other forms of Python that are no calls. */
import type { Constant } from '../code.ts';
import { appendEntry, createList, listElements, openEntity, readAll } from '../heap.ts';
import type { LibraryCall } from '../library.ts';
import { calculate, isTruthy } from '../operators.ts';
import {
  cleanValue,
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
    case '(slice)':
      return sliceValue(given, tools.flatten);
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

/** A part of a text whose ends are known, or of what a list holds. */
function sliceValue([of = fixedValue, ...ends]: readonly Value[], flatten: (value: Value) => Value): Value {
  const flat = flatten(of);
  return ends.length === 0 ? flat : dropCleaning({ ...passOn([flat]), type: flat.type }, ['command', 'quotes', 'sql']);
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
