/** Branches, loops and what leaves them: all ways on which a program may go are followed, and joined where they meet. */
import type { Code, Constant } from './code.ts';
import { type Frame, noteSkipped, type World } from './frame.ts';
import { copyState, markAsChecked, mergeStates, type State } from './heap.ts';
import { getFromLayer, listChangedKeys, setInLayer } from './layers.ts';
import { flatten, isVariable, readElements, readKeys, setVariable, withType } from './objects.ts';
import {
  addStep,
  type Checks,
  createConstant,
  type FlowSource,
  fixedValue,
  forgetValue,
  getConstant,
  joinTexts,
  joinValues,
  mapConstants,
  markChecked,
  passOn,
  type Value,
} from './values.ts';

/** Within so many others, a loop runs once. */
const deepLoops = 3;

function evaluateChoice({ test, yes, no }: Code & { kind: 'if' }, frame: Frame): Value {
  const codes = [yes, no];
  const value = frame.world.evaluate(test, frame);
  const isKnown = isTruthy(value);
  if (isKnown !== undefined) {
    const [code, other] = isKnown ? codes : [codes[1], codes[0]];
    noteSkipped(frame, other);
    return code === undefined ? fixedValue : frame.world.evaluate(code, frame);
  }
  const { checks } = value;
  const before = frame.state;
  const results: Value[] = [];
  const states: State[] = [];
  // A loop, because conditions may nest deeply.
  for (const code of codes) {
    const isTrue = code === codes[0];
    frame.state = copyState(before);
    markAsChecked(frame.state, checks?.[isTrue ? 'yes' : 'no'] ?? []);
    narrowVariable(test, isTrue, frame);
    const result = code === undefined ? fixedValue : frame.world.evaluate(code, frame);
    results.push(markChecked(result, frame.state.checked));
    states.push(frame.state);
  }
  frame.state = before;
  if (checks !== undefined) keepChecks(checks, states, before);
  mergeStates(frame.state, states);
  return joinValues(results);
}

/** What one branch replaces because a check failed is checked in the other. */
function keepChecks({ yes, no }: Checks, [passed, failed]: readonly State[], before: State): void {
  const keep = (sources: readonly FlowSource[], state: State | undefined, other: State | undefined): void => {
    if (sources.length === 0 || state === undefined || other === undefined || state.isDead || other.isDead) return;
    const checked = new Set(sources.map((source) => source.like ?? source));
    for (const name of listChangedKeys(other.variables, before.variables)) {
      const value = getFromLayer(state.variables, name);
      const marked = value && markChecked(value, checked);
      if (marked !== undefined && marked !== value) setVariable(state, name, marked);
    }
  };
  keep(yes, passed, failed);
  keep(no, failed, passed);
}

/** After a comparison, the variable is the text that it was compared with. */
function narrowVariable(test: Code, isTrue: boolean, frame: Frame): void {
  if (test.kind !== 'operation' || test.operator !== (isTrue ? '==' : '!=')) return;
  const [variable, constant] = test.parts;
  if (variable?.kind !== 'name' || constant?.kind !== 'constant' || typeof constant.value !== 'string') return;
  const before = getFromLayer(frame.state.variables, variable.name);
  if (before !== undefined && before.objects.length === 0)
    setVariable(frame.state, variable.name, createConstant(constant.value, before.type));
}

function leave({ at, by, value: given, isFar }: Code & { kind: 'leave' }, frame: Frame): Value {
  const value = given === undefined ? fixedValue : frame.world.evaluate(given, frame);
  if (by === 'return') {
    frame.results.push(addStep(markChecked(value, frame.state.checked), frame.code.file, at));
    frame.exits.push(copyState(frame.state));
  } else if (by === 'yield') {
    frame.yields.at(-1)?.push(value);
    frame.breaks.at(-1)?.push(copyState(frame.state));
  } else if (by === 'break')
    for (const ends of isFar ? frame.breaks : frame.breaks.slice(-1)) ends.push(copyState(frame.state));
  else if (by === 'continue')
    for (const ends of isFar ? frame.continues : frame.continues.slice(-1)) ends.push(copyState(frame.state));
  for (const { states } of frame.tries) states.push(copyState(frame.state));
  frame.state.isDead = true;
  return value;
}

function evaluateLoop(code: Code & { kind: 'loop' }, frame: Frame): Value {
  const { test, each, body, step, isLate } = code;
  const list = each && frame.world.evaluate(each.of, frame);
  const isEndless = test === undefined && each === undefined;
  let isCertain = isLate === true || isEndless;
  if (test !== undefined && !isLate) {
    const known = isTruthy(frame.world.evaluate(test, frame));
    if (known === false) {
      noteSkipped(frame, body);
      return fixedValue;
    }
    isCertain = known === true;
  }
  const before = copyState(frame.state);
  const last = frame.world.lastObject;
  const breaks: State[] = [];
  const isDeep = frame.continues.length >= deepLoops;
  // One turn must stand for all.
  if (isDeep) for (const name of listAssigned(code)) forgetVariable(frame.state, name);
  for (let turn = isDeep ? 1 : 0; turn < 2; turn += 1) {
    frame.breaks.push([]);
    frame.continues.push([]);
    if (each && list) {
      const element = addStep(readElements(list, frame), frame.code.file, code.at);
      setVariable(frame.state, each.name, withType(element, each.type, frame.world));
      if (each.key !== undefined) setVariable(frame.state, each.key, readKeys(list, frame));
    }
    frame.world.evaluate(body, frame);
    const continues = frame.continues.pop() ?? [];
    breaks.push(...(frame.breaks.pop() ?? []));
    mergeStates(frame.state, [copyState(frame.state), ...continues]);
    if (frame.state.isDead) break;
    if (step !== undefined) frame.world.evaluate(step, frame);
    // The next turn would begin with what this one began with.
    if (turn === 1 || !isChanged(frame.state, before, last)) break;
    mergeStates(frame.state, [copyState(frame.state), copyState(before)]);
    for (const name of listAssigned(code)) forgetVariable(frame.state, name);
    forgetChanged(frame.state, before);
    if (test !== undefined) frame.world.evaluate(test, frame);
  }
  const ends = [...breaks, ...(isEndless ? [] : [copyState(frame.state)]), ...(isCertain ? [] : [before])];
  mergeStates(frame.state, ends);
  return fixedValue;
}

function isChanged(state: State, before: State, lastObject: number): boolean {
  for (const key of listChangedKeys(state.variables, before.variables.base)) {
    const value = getFromLayer(before.variables, key);
    if (value !== undefined && value !== getFromLayer(state.variables, key)) return true;
  }
  for (const key of listChangedKeys(state.heap, before.heap.base))
    if (key <= lastObject && getFromLayer(before.heap, key) !== getFromLayer(state.heap, key)) return true;
  return false;
}

export function forgetVariable(state: State, name: string): void {
  const value = getFromLayer(state.variables, name);
  if (value?.constants !== undefined) setVariable(state, name, forgetValue(value));
}

const assigned = new WeakMap<object, readonly string[]>();

/** The variables to which the code assigns something. */
function listAssigned(code: Code & { kind: 'loop' }): readonly string[] {
  const known = assigned.get(code);
  if (known !== undefined) return known;
  const names: string[] = [];
  const waiting: unknown[] = [code.body, code.step, code.test];
  for (let next = waiting.pop(); waiting.length > 0 || next !== undefined; next = waiting.pop()) {
    if (typeof next !== 'object' || next === null) continue;
    const { kind, to } = next as Partial<Code & { kind: 'assign' }>;
    if (kind === 'assign' && to?.kind === 'name') names.push(to.name);
    if (!('file' in next)) waiting.push(...Object.values(next));
  }
  assigned.set(code, names);
  return names;
}

/** What a loop changes takes more values than two turns show. */
export function forgetChanged(state: State, before: State): void {
  for (const name of listChangedKeys(state.variables, before.variables.base)) {
    const value = getFromLayer(state.variables, name);
    if (value?.constants !== undefined && value !== getFromLayer(before.variables, name))
      setVariable(state, name, forgetValue(value));
  }
  for (const object of listChangedKeys(state.heap, before.heap.base)) {
    const [entity, old] = [getFromLayer(state.heap, object), getFromLayer(before.heap, object)];
    if (entity === undefined || old === undefined || entity === old) continue;
    const entries = [...entity.entries].map(([key, value]) => {
      const isSame = value.constants === undefined || value === old.entries.get(key);
      return [key, isSame ? value : forgetValue(value)] as const;
    });
    state.heap = setInLayer(state.heap, object, { ...entity, entries: new Map(entries) });
  }
}

function evaluateSwitch(code: Code & { kind: 'switch' }, frame: Frame): Value {
  const subject = frame.world.evaluate(code.value, frame);
  const before = frame.state;
  const ends: State[] = [];
  let through: State | undefined;
  let isDecided = false;
  frame.breaks.push([]);
  frame.yields.push([]);
  const isMatched = code.cases.map(({ tests }) => matchCase(subject, tests, frame));
  const isSure = isMatched.includes(true);
  for (const [index, { tests, body, fallsThrough }] of code.cases.entries()) {
    const isPossible =
      tests.length === 0 ? !isSure : isMatched[index] !== false && (!isSure || isMatched[index] === true);
    if (tests.length === 0) isDecided = true;
    frame.state = copyState(before);
    if (!isPossible) noteSkipped(frame, body);
    frame.state.isDead ||= !isPossible;
    // In a case, the variable is the constant of the case.
    if (!frame.state.isDead && tests.length > 0 && code.value.kind === 'name' && isVariable(code.value.name, frame)) {
      const known = tests.map((test) => frame.world.evaluate(test, frame));
      const isKnown = known.every(({ constants }) => constants !== undefined);
      if (isKnown) setVariable(frame.state, code.value.name, joinValues(known));
    }
    if (through !== undefined) mergeStates(frame.state, [copyState(frame.state), through]);
    through = undefined;
    if (frame.state.isDead) continue;
    frame.world.evaluate(body, frame);
    if (fallsThrough) through = frame.state;
    else ends.push(frame.state);
  }
  if (!isDecided && !isSure) ends.push(copyState(before));
  ends.push(...(through === undefined ? [] : [through]), ...(frame.breaks.pop() ?? []));
  frame.state = before;
  mergeStates(frame.state, ends);
  return joinValues(frame.yields.pop() ?? []);
}

/** Whether the value is certainly one of the tests, or certainly none. */
function matchCase(subject: Value, tests: readonly Code[], frame: Frame): boolean | undefined {
  const { constants } = subject;
  if (constants === undefined || tests.length === 0) return undefined;
  const known = tests.map((test) => getConstant(frame.world.evaluate(test, frame)));
  if (known.includes(undefined)) return undefined;
  const matching = constants.filter((one) => known.includes(one)).length;
  if (matching === 0) return false;
  return matching === constants.length ? true : undefined;
}

function evaluateTry({ body, handlers, last, isWhole }: Code & { kind: 'try' }, frame: Frame): Value {
  const before = copyState(frame.state);
  // What it did before it threw something, or left.
  const thrown: State[] = [];
  frame.tries.push({ states: thrown, isWhole: isWhole === true });
  frame.world.evaluate(body, frame);
  frame.tries.pop();
  const after = frame.state;
  const entered = copyState(before);
  mergeStates(entered, [copyState(before), copyState(after), ...thrown]);
  forgetChanged(entered, before);
  const states = [after];
  for (const handler of handlers) {
    frame.state = copyState(entered);
    if (handler.name !== '') setVariable(frame.state, handler.name, { ...fixedValue, type: 'Exception' });
    frame.world.evaluate(handler.body, frame);
    states.push(frame.state);
  }
  frame.state = before;
  mergeStates(frame.state, states);
  if (last !== undefined) {
    const end = frame.state;
    // It also runs when something was thrown that no handler is for.
    frame.state = copyState(entered);
    frame.world.evaluate(last, frame);
    frame.state = end;
    if (!end.isDead) frame.world.evaluate(last, frame);
  }
  return fixedValue;
}

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

function evaluateOperation({ operator, parts }: Code & { kind: 'operation' }, frame: Frame): Value {
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

export const statements = {
  if: evaluateChoice,
  leave,
  loop: evaluateLoop,
  operation: evaluateOperation,
  switch: evaluateSwitch,
  try: evaluateTry,
};
