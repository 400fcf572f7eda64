/** Runs a function of the project with its arguments, or takes the result of an equal call, and calls those of libraries. */
import { type CallCode, type Code, type FunctionCode, type Parameter, type Place, readPlaceText } from './code.ts';
import { findForeignType } from './fields.ts';
import { createFrame, createSource, type Frame, findClass, followEach, getId, type World } from './frame.ts';
import { copyState, createList, findOnly, listEntities, mergeStates } from './heap.ts';
import { getFromLayer, type Layer, listChangedKeys } from './layers.ts';
import type { CallTools, LibraryCall } from './library.ts';
import { listKnown } from './names.ts';
import {
  addEntity,
  changeEach,
  flatten,
  openObjects,
  readElements,
  readMethod,
  setEntity,
  setVariable,
  sharedVariable,
  withType,
} from './objects.ts';
import { forgetChanged, isTruthy } from './statements.ts';
import {
  createConstant,
  createFlow,
  dropConstants,
  type FlowSource,
  fixedValue,
  forgetValue,
  getWritten,
  isFixed,
  joinValues,
  passOn,
  replaceSteps,
  unknownValue,
  type Value,
} from './values.ts';

/** A call that may mean more functions is not followed into all of them. */
const mostTargets = 8;

const mostMemos = 50_000;

export function callAll(
  targets: readonly FunctionCode[],
  self: Value | undefined,
  given: readonly Value[],
  frame: Frame,
): Value {
  // Of several functions with the same name, those whose parameters have the types of the arguments.
  const isTyped = ({ parameters }: FunctionCode): boolean =>
    parameters.every(({ type }, index) => ['', type].includes(given[index]?.type ?? ''));
  const typed = targets.length > 1 ? targets.filter(isTyped) : [];
  const fitting = (typed.length > 0 ? typed : targets).slice(0, mostTargets);
  const [only, ...others] = fitting;
  if (only === undefined) return unknownValue;
  if (others.length === 0) return callFunction(only, self, given, frame);
  return followEach(fitting, frame, (target) => callFunction(target, self, given, frame));
}

/** It is not certain that a library calls what it is given. */
export function tryCall(frame: Frame, call: () => Value): Value {
  const before = copyState(frame.state);
  const value = call();
  mergeStates(frame.state, [before, copyState(frame.state)]);
  // It may also call it more than once.
  forgetChanged(frame.state, before);
  return value;
}

export function callFunction(
  code: FunctionCode,
  self: Value | undefined,
  passed: readonly Value[],
  frame: Frame,
  variables?: Layer<string, Value>,
): Value {
  const { run, depth } = frame;
  const around = variables ?? (code.owner && frame.world.captured.get(code.owner));
  const turns = run.stack.get(code) ?? 0;
  // The second turn of a recursion stands for all that follow.
  const given = turns === 0 ? passed : passed.map(forgetValue);
  const isFinal = turns > 1 || (turns === 1 && given.every(({ flows }) => flows.length === 0));
  if (code.body === undefined || depth >= run.limits.depth || isFinal)
    return typeResults(passOn([...given, unknownValue]), code, frame.world);
  const hasOutputs = code.parameters.some(({ isReference }) => isReference);
  // What the result depends on, as a text, unless that would be too long.
  const values = [...(self === undefined ? [] : [self]), ...given];
  const texts = around !== undefined || hasOutputs ? [undefined] : values.map((each) => describeValue(each, frame, 4));
  const key = texts.includes(undefined) ? undefined : `${getId(frame.world, code)}(${texts.join(',')})`;
  const known = key === undefined ? undefined : frame.world.memos.get(key);
  if (known !== undefined) return replaceSteps(known, values, code);
  const oldest = run.oldestChanged;
  const last = frame.world.lastObject;
  run.oldestChanged = Number.POSITIVE_INFINITY;
  const { heap } = frame.state;
  const waiting = run.waiting.size;
  const callee = createFrame(frame.world, code, code.isStatic ? undefined : self, run, depth + 1, heap, around);
  if (code.receiver !== undefined) setVariable(callee.state, code.receiver.name, self ?? fixedValue);
  bindParameters(code.parameters, given, callee);
  if (turns > 0 && self !== undefined) openObjects(self, callee);
  runBody(code.body, callee);
  frame.state.heap = callee.state.heap;
  if (callee.state.isDead) frame.state.isDead = true;
  for (const [index, { name, isReference }] of hasOutputs ? code.parameters.entries() : []) {
    const value = isReference && getFromLayer(callee.state.variables, name);
    const before = frame.outputs.get(index);
    if (value) frame.outputs.set(index, before === undefined ? value : joinValues([before, value]));
  }
  const joined = callee.results.length === 0 ? { ...fixedValue } : joinValues(callee.results);
  const result = addChecks(typeResults(joined, code, frame.world), callee);
  const isPure =
    run.oldestChanged > last &&
    [result, ...(result.items ?? [])].every(({ objects, callables }) => objects.length === 0 && !callables);
  // Nothing is left of the objects that it created.
  if (isPure && run.waiting.size === waiting) frame.state.heap = heap;
  run.oldestChanged = Math.min(oldest, run.oldestChanged);
  if (key !== undefined && isPure && !callee.state.isDead && frame.world.memos.size < mostMemos)
    frame.world.memos.set(key, result);
  return result;
}

/** Runs the code of the function until it returns on any of its ways. */
function runBody(body: Code, frame: Frame): void {
  const { world, run, code } = frame;
  const turns = run.stack.get(code) ?? 0;
  run.stack.set(code, turns + 1);
  try {
    world.evaluate(body, frame);
  } finally {
    run.stack.set(code, turns);
  }
  mergeStates(frame.state, [...frame.exits, ...(frame.state.isDead ? [] : [copyState(frame.state)])]);
}

/** The result, or each of several, with its declared type. */
function typeResults(value: Value, { returns, results }: FunctionCode, world: World): Value {
  if (results === undefined) return withType(value, returns, world);
  const items = results.map((type, index) => withType(value.items?.[index] ?? value, type, world));
  return { ...fixedValue, items };
}

/** What was checked whenever the function returns something, or nothing: the last of several results tells. */
function addChecks(value: Value, { results, exits }: Frame): Value {
  const truths = results.map((result) => isTruthy(result.items?.at(-1) ?? result));
  const collect = (truth: boolean): FlowSource[] => {
    const [first, ...others] = exits.filter((_, index) => truths[index] !== !truth);
    return [...(first?.checked ?? [])].filter((source) => others.every(({ checked }) => checked.has(source)));
  };
  if (exits.every(({ checked }) => checked.size === 0)) return value;
  const told = value.items?.at(-1) ?? value;
  const checks = {
    yes: [...(told.checks?.yes ?? []), ...collect(true)],
    no: [...(told.checks?.no ?? []), ...collect(false)],
  };
  return value.items === undefined
    ? { ...value, checks }
    : { ...value, items: [...value.items.slice(0, -1), { ...told, checks }] };
}

function bindParameters(parameters: readonly Parameter[], given: readonly Value[], callee: Frame): void {
  for (const [index, { name, type, isRest, value: start }] of parameters.entries()) {
    const own = given[index] ?? (start === undefined || isRest ? fixedValue : callee.world.evaluate(start, callee));
    const value = isRest
      ? addEntity(createList('array', given.slice(index)), callee)
      : withType(own, own.type === '' || callee.world.library.isNumber(type) ? type : '', callee.world);
    setVariable(callee.state, name, value.type === '' ? { ...value, type } : value);
  }
}

/** What a caller that is not known gives. */
export function createArgument({ type, at, isFilled }: Parameter, code: FunctionCode, world: World): Value {
  if (world.library.isNumber(type)) return { ...fixedValue, type };
  return isFilled ? createFlow(createSource(world, 'request', at, code), type) : { ...unknownValue, type };
}

function describeValue(value: Value, frame: Frame, depth: number): string | undefined {
  if (value.callables !== undefined || (depth === 0 && value.objects.length > 0)) return undefined;
  const { constants, flows, isUnknown, isBuilt, objects, type, written } = value;
  const parts = [
    constants === undefined ? '' : JSON.stringify(constants),
    `${type}${isUnknown ? '?' : ''}${isBuilt ? '+' : ''}${written}`,
    flows
      .map(({ source, cleaned, isChecked }) => `${getId(frame.world, source)}${[...cleaned].sort().join()}${isChecked}`)
      .join(';'),
  ];
  const entities = listEntities(value, frame.state);
  if (entities.length < objects.length) return undefined;
  for (const { type: own, code, entries, length, rest } of entities) {
    if (entries.size > 20) return undefined;
    const held = [...entries, ...(rest === undefined ? [] : [['*', rest] as const])].map(([name, one]) => {
      const text = describeValue(one, frame, depth - 1);
      return text === undefined ? undefined : `${name}:${text}`;
    });
    if (held.includes(undefined)) return undefined;
    parts.push(`{${own}${code === undefined ? '' : getId(frame.world, code)} ${length} ${held.join()}}`);
  }
  return parts.join('|');
}

/** The included code sees the variables of the code that includes it, and what it returns is the result. */
export function evaluateInclusion({ path }: Code & { kind: 'include' }, frame: Frame): Value {
  const value = frame.world.evaluate(path, frame);
  if (!isFixed(value) || frame.depth >= frame.run.limits.depth) return includeUnknown(frame);
  const paths = value.constants?.map(String) ?? [getWritten(value)];
  const codes = paths.flatMap((each) => {
    const file = frame.world.project.findIncluded(each, frame.code.file);
    const code = file?.functions.find(({ isPage }) => isPage);
    return code === undefined || frame.run.stack.get(code) ? [] : [code];
  });
  if (codes.length === 0) return includeUnknown(frame);
  return followEach(codes, frame, (code) => {
    if (code.body === undefined) return unknownValue;
    const watched = frame.world.watch(code.file);
    const inner: Frame = { ...frame, code, depth: frame.depth + 1, watched, results: [], exits: [] };
    runBody(code.body, inner);
    frame.state = inner.state;
    return inner.results.length === 0 ? fixedValue : joinValues(inner.results);
  });
}

/** Code that is not in the tree may change all variables. */
function includeUnknown({ state }: Frame): Value {
  for (const name of listChangedKeys(state.variables, undefined)) {
    const value = getFromLayer(state.variables, name);
    if (value?.constants !== undefined) setVariable(state, name, dropConstants(value));
  }
  return unknownValue;
}

export function callLibrary(call: LibraryCall, frame: Frame): Value {
  const value = frame.world.library.call(call);
  // Code of which nothing is known may change what it gets, and all variables outside of functions.
  if (value.isUnknown) {
    for (const each of [...call.given, sharedVariables]) openObjects(each, frame);
    for (const { variables } of call.given.flatMap(({ callables = [] }) => callables))
      for (const name of listChangedKeys(variables, undefined)) {
        const held = getFromLayer(variables, name);
        if (held?.type === sharedVariable) openObjects(held, frame);
      }
  }
  return withChecks(value, call, frame);
}

const sharedVariables: Value = { ...fixedValue, objects: [0] };

export function withChecks(value: Value, call: LibraryCall, { world }: Frame): Value {
  const checks = world.library.readChecks(call);
  return checks === undefined ? value : { ...value, checks };
}

/** The full name of a function of a library, for rules that ask what is called. */
export function noteCallee(at: Place | undefined, { className, name }: LibraryCall, frame: Frame): void {
  if (at !== undefined && frame.watched.has(at)) frame.world.note(at, createConstant(`${className}.${name}`), frame);
}

export function createLibraryCall(
  at: Place,
  name: string,
  {
    className,
    of,
    ofCode,
    given,
    names = [],
    code = {},
  }: {
    className?: string | undefined;
    of?: Value | undefined;
    ofCode?: Code | undefined;
    given: readonly Value[];
    names?: LibraryCall['names'];
    code?: Pick<CallCode, 'like' | 'shown'>;
  },
  frame: Frame,
): LibraryCall {
  const { like, shown = at } = code;
  const { file } = frame.code;
  return {
    ...{ name, of, given, names, isStatic: className !== undefined },
    className: className ?? findForeignType(of?.type ?? '', frame),
    ofText: ofCode === undefined ? '' : readPlaceText(file, ofCode.at).slice(-100),
    tools: createTools(frame),
    createSource: (kind) => createSource(frame.world, kind, shown, frame.code, like),
  };
}

function createTools(frame: Frame): CallTools {
  return {
    getEntity: (object) => getFromLayer(frame.state.heap, object),
    listPlain: ({ objects }) =>
      objects.flatMap((object) => {
        const entity = getFromLayer(frame.state.heap, object);
        return entity === undefined || entity.code !== undefined ? [] : [{ object, entity }];
      }),
    listEntities: (value) => listEntities(value, frame.state),
    findOnly: (value) => findOnly(value, frame.state),
    listElements: (value) => listKnown(value, frame),
    readElements: (value) => readElements(value, frame),
    change: (value, change) => changeEach(value, frame, change),
    setEntity: (object, entity) => setEntity(object, entity, frame),
    add: (entity) => addEntity(entity, frame),
    invoke: (callable, given, names) => tryCall(frame, () => frame.world.invoke(callable, given, frame, names)),
    invokeMethods: (className, name, give) => {
      const found = findClass(className, frame);
      if (found === undefined) return;
      const self = frame.world.create(className, [], frame);
      for (const code of found.functions)
        if (name.test(code.name)) tryCall(frame, () => callFunction(code, self, give(code), frame));
    },
    provide: (callable, isFilled) =>
      joinValues(
        (callable.callables ?? []).flatMap(({ code }) => {
          if (code === undefined) return [];
          const given = code.parameters.map((each) =>
            each.isProvided && each.value
              ? frame.world.evaluate(each.value, frame)
              : createArgument({ ...each, isFilled: isFilled(each) }, code, frame.world),
          );
          return [tryCall(frame, () => callFunction(code, undefined, given, frame))];
        }),
      ),
    readMethod: (className, name) => readMethod(className, name, frame),
    readResource: (path) => frame.world.project.readResource(path, frame.code.file),
    flatten: (value) => flatten(value, frame.state),
  };
}
