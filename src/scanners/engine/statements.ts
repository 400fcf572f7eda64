/** Branches, loops and what leaves them: all ways on which a program may go are followed, and joined where they meet. */
import type { Code, LoopCode } from './code.ts';
import type { Frame } from './frame.ts';
import { copyState, markAsChecked, mergeStates, type State } from './heap.ts';
import { getFromLayer, listChangedKeys } from './layers.ts';
import { isVariable, readElements, setVariable, withType } from './objects.ts';
import { isTruthy } from './operators.ts';
import { fixedValue, getConstant, joinValues, markChecked, type Value } from './values.ts';

/** Within so many others, a loop runs once, because each turn of the others runs it. */
const deepLoops = 3;

export function evaluateChoice(test: Code, branches: readonly [() => Value, () => Value], frame: Frame): Value {
  const value = frame.world.evaluate(test, frame);
  const isKnown = isTruthy(value);
  if (isKnown !== undefined) return branches[isKnown ? 0 : 1]();
  const { checks } = value;
  const before = frame.state;
  const results: Value[] = [];
  const states = branches.map((branch, index) => {
    frame.state = copyState(before);
    markAsChecked(frame.state, checks?.[index === 0 ? 'yes' : 'no'] ?? []);
    results.push(branch());
    return frame.state;
  });
  frame.state = before;
  mergeStates(frame.state, states);
  return joinValues(results);
}

export function leave({ by, value: given }: Code & { kind: 'leave' }, frame: Frame): Value {
  const value = given === undefined ? fixedValue : frame.world.evaluate(given, frame);
  if (by === 'return') {
    frame.results.push(markChecked(value, frame.state.checked));
    frame.exits.push(copyState(frame.state));
  } else if (by === 'yield') {
    frame.yields.at(-1)?.push(value);
    frame.breaks.at(-1)?.push(copyState(frame.state));
  } else if (by === 'break') frame.breaks.at(-1)?.push(copyState(frame.state));
  else if (by === 'continue') frame.continues.at(-1)?.push(copyState(frame.state));
  frame.state.isDead = true;
  return value;
}

export function evaluateLoop(code: LoopCode, frame: Frame): Value {
  const { test, each, body, step, isLate } = code;
  const list = each && frame.world.evaluate(each.of, frame);
  const isEndless = test === undefined && each === undefined;
  let isCertain = isLate === true || isEndless;
  if (test !== undefined && !isLate) {
    const known = isTruthy(frame.world.evaluate(test, frame));
    if (known === false) return fixedValue;
    isCertain = known === true;
  }
  const before = copyState(frame.state);
  const breaks: State[] = [];
  for (let turn = frame.breaks.length < deepLoops ? 0 : 1; turn < 2; turn += 1) {
    frame.breaks.push([]);
    frame.continues.push([]);
    if (each && list) setVariable(frame.state, each.name, withType(readElements(list, frame), each.type, frame.world));
    frame.world.evaluate(body, frame);
    const continues = frame.continues.pop() ?? [];
    breaks.push(...(frame.breaks.pop() ?? []));
    mergeStates(frame.state, [copyState(frame.state), ...continues]);
    if (frame.state.isDead) break;
    if (step !== undefined) frame.world.evaluate(step, frame);
    if (turn === 1) break;
    mergeStates(frame.state, [copyState(frame.state), copyState(before)]);
    forgetCounters(frame.state, before);
    if (test !== undefined) frame.world.evaluate(test, frame);
  }
  const ends = [...breaks, ...(isEndless ? [] : [copyState(frame.state)]), ...(isCertain ? [] : [before])];
  mergeStates(frame.state, ends);
  return fixedValue;
}

/** Numbers that a loop changes take more values than two turns show. */
function forgetCounters(state: State, before: State): void {
  for (const name of listChangedKeys(state.variables, before.variables.base)) {
    const value = getFromLayer(state.variables, name);
    if (value !== getFromLayer(before.variables, name) && value?.constants?.some((one) => typeof one === 'number'))
      setVariable(state, name, dropConstants(value));
  }
}

function dropConstants({ constants: _, ...value }: Value): Value {
  return value;
}

export function evaluateSwitch(code: Code & { kind: 'switch' }, frame: Frame): Value {
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
    frame.state.isDead ||= !isPossible;
    if (!frame.state.isDead && tests.length > 0) narrowSubject(code.value, tests, frame);
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

/** In a case, the variable is the constant of the case. */
function narrowSubject(value: Code, tests: readonly Code[], frame: Frame): void {
  if (value.kind !== 'name' || !isVariable(value.name, frame)) return;
  const known = tests.map((test) => frame.world.evaluate(test, frame));
  if (known.every(({ constants }) => constants !== undefined)) setVariable(frame.state, value.name, joinValues(known));
}

export function evaluateTry({ body, handlers, last }: Code & { kind: 'try' }, frame: Frame): Value {
  const before = copyState(frame.state);
  frame.world.evaluate(body, frame);
  const after = frame.state;
  const states = [after];
  for (const handler of handlers) {
    frame.state = copyState(before);
    mergeStates(frame.state, [copyState(before), copyState(after)]);
    if (handler.name !== '') setVariable(frame.state, handler.name, { ...fixedValue, type: 'Exception' });
    frame.world.evaluate(handler.body, frame);
    states.push(frame.state);
  }
  frame.state = before;
  mergeStates(frame.state, states);
  if (last !== undefined) {
    const { isDead } = frame.state;
    if (isDead) frame.state = copyState({ ...after, isDead: false });
    frame.world.evaluate(last, frame);
    frame.state.isDead ||= isDead;
  }
  return fixedValue;
}
