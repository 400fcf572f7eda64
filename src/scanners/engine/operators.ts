/** Operators, and what a comparison says about a check. */
import type { Code, Constant } from './code.ts';
import { type Frame, noteSkipped, type World } from './frame.ts';
import { flatten } from './objects.ts';
import { type Checks, createConstant, fixedValue, joinTexts, mapConstants, passOn, type Value } from './values.ts';

/** Whether the value is certainly true, or certainly false. */
export function isTruthy({ constants }: Value): boolean | undefined {
  if (constants === undefined || constants.length === 0) return undefined;
  const truths = new Set(constants.map(Boolean));
  return truths.size === 1 ? truths.has(true) : undefined;
}

const numeric: Readonly<Record<string, (one: number, other: number) => number | boolean | undefined>> = {
  '+': (one, other) => one + other,
  '-': (one, other) => one - other,
  '*': (one, other) => one * other,
  // Whole numbers, unless one of both is none.
  '/': (one, other) => {
    if (other === 0) return undefined;
    return Number.isInteger(one) && Number.isInteger(other) ? Math.trunc(one / other) : one / other;
  },
  divide: (one, other) => (other === 0 ? undefined : one / other),
  '%': (one, other) => (other === 0 ? undefined : one % other),
  '<': (one, other) => one < other,
  '>': (one, other) => one > other,
  '<=': (one, other) => one <= other,
  '>=': (one, other) => one >= other,
};

/** The result of an operator. Undefined if it is not known. */
export function calculate(operator: string, [one, other]: readonly Constant[]): Constant | undefined {
  if (one === undefined) return undefined;
  if (other === undefined) {
    if (operator === '!') return !one;
    return operator === '-' && typeof one === 'number' ? -one : undefined;
  }
  // In some languages, true is 1.
  const isMixed = typeof one !== typeof other && (typeof one === 'boolean' || typeof other === 'boolean');
  if (isMixed && one !== null && other !== null && typeof one !== 'string' && typeof other !== 'string')
    return undefined;
  if (operator === '==') return one === other;
  if (operator === '!=') return one !== other;
  if (typeof one === 'number' && typeof other === 'number') {
    const result = numeric[operator]?.(one, other);
    // Beyond it, languages differ.
    return typeof result === 'number' && Math.abs(result) > 2 ** 31 - 1 ? undefined : result;
  }
  return undefined;
}

export function evaluateOperation({ operator, parts }: Code & { kind: 'operation' }, frame: Frame): Value {
  if (operator === '&&' || operator === '||') return evaluateLogic(operator, parts, frame);
  const values = parts.map((part) => frame.world.evaluate(part, frame));
  // As a text, an object shows what it holds.
  const shown = operator === '.' ? values.map((value) => flatten(value, frame.state)) : values;
  return operate(operator, shown, frame.world);
}

export function operate(operator: string, values: readonly Value[], world: World): Value {
  if (operator === '+' && values.length > 1) return addValues(values, world);
  if (operator === '.') return joinTexts(values);
  const constants = mapConstants(values, (...given) => calculate(operator, given));
  const checks = operator === '!' ? swapChecks(values[0]) : compareChecks(operator, values);
  return { ...fixedValue, ...(constants && { constants }), ...(checks && { checks }) };
}

function swapChecks(value: Value | undefined): Checks | undefined {
  return value?.checks && { yes: value.checks.no, no: value.checks.yes };
}

/** `check(x) == null` is true when the check failed, as is `check(x) != true`. */
function compareChecks(operator: string, values: readonly Value[]): Checks | undefined {
  const checking = values.find(({ checks }) => checks !== undefined);
  const other = values.find((value) => value !== checking);
  if (checking === undefined || other?.constants === undefined) return undefined;
  const isEqual = operator === '==' || operator === '===';
  if (!isEqual && operator !== '!=' && operator !== '!==') return undefined;
  return isTruthy(other) === isEqual ? checking.checks : swapChecks(checking);
}

/** Numbers are added until a text comes. */
function addValues(values: readonly Value[], world: World): Value {
  // Characters are numbers as long as no text comes.
  if (values.some(({ type }) => type === 'char') && values.every((one) => one.type === 'char' || isNumeric(one, world)))
    return passOn(values, 'char');
  const texts = values.findIndex((value) => !isNumeric(value, world));
  const numbers = values.slice(0, texts < 0 ? values.length : Math.max(0, texts));
  if (texts >= 0 && numbers.length < 2) return joinTexts(values);
  const constants = mapConstants(numbers, (...given) =>
    given.reduce<Constant | undefined>((sum, one) => (sum === undefined ? one : calculate('+', [sum, one])), undefined),
  );
  const sum: Value = { ...fixedValue, ...(constants && { constants }), type: numbers[0]?.type ?? '' };
  return texts < 0 ? sum : joinTexts([sum, ...values.slice(texts)]);
}

function isNumeric({ type, constants }: Value, { library }: World): boolean {
  return type === '' ? constants?.every((one) => typeof one === 'number') === true : library.isNumber(type);
}

/** A later part is only evaluated if the earlier ones leave the result open. */
function evaluateLogic(operator: '&&' | '||', parts: readonly Code[], frame: Frame): Value {
  const ends = operator === '||';
  const values: Value[] = [];
  for (const part of parts) {
    const value = frame.world.evaluate(part, frame);
    const isKnown = isTruthy(value);
    if (isKnown === ends) {
      for (const later of parts.slice(parts.indexOf(part) + 1)) noteSkipped(frame, later);
      return createConstant(ends);
    }
    if (isKnown === undefined) values.push(value);
  }
  if (values.length === 0) return createConstant(!ends);
  const side = ends ? 'no' : 'yes';
  const sources = values.flatMap(({ checks }) => checks?.[side] ?? []);
  const [only, ...others] = values;
  if (others.length === 0 && only !== undefined) return only;
  // On the other side, only what each of them checks is checked.
  const other = ends ? 'yes' : 'no';
  const all = (only?.checks?.[other] ?? []).filter((source) =>
    others.every(({ checks }) => checks?.[other].includes(source)),
  );
  return { ...fixedValue, checks: { yes: [], no: [], [side]: sources, [other]: all } };
}
