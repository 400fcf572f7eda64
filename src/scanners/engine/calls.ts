/** Calls of functions of the project, which are run with their arguments, and of libraries, which are described. */
import type { CallCode, ClassCode, Code, FunctionCode, Parameter, Place } from './code.ts';
import { isSpread, readPlaceText } from './code.ts';
import { createFrame, createSource, type Frame, findClass, followEach, getId, type World } from './frame.ts';
import { copyState, createList, findOnly, listElements, listEntities, mergeStates } from './heap.ts';
import { createLayer, getFromLayer, type Layer, listChangedKeys } from './layers.ts';

import type { CallTools, LibraryCall } from './library.ts';
import {
  addEntity,
  assign,
  changeEach,
  findForeignType,
  flatten,
  followPointer,
  isShared,
  openObjects,
  readClassName,
  readElements,
  readField,
  readItem,
  readMethod,
  readModuleMember,
  setEntity,
  setVariable,
  splitName,
  withType,
  writeTo,
} from './objects.ts';
import { isTruthy } from './operators.ts';
import { takesArguments } from './project.ts';
import { forgetChanged, forgetVariable } from './statements.ts';
import {
  addStep,
  type Callable,
  createConstant,
  createFlow,
  dropConstants,
  type FlowSource,
  fixedValue,
  forgetValue,
  getWritten,
  isFixed,
  joinValues,
  markChecked,
  passOn,
  replaceSteps,
  unknownValue,
  type Value,
} from './values.ts';

/** A call that may mean more functions is not followed into all of them. */
const mostTargets = 8;
const mostMemos = 50_000;

/** Calls within calls may be deep, so this leaves all but their evaluation to others. */
export function evaluateCall(code: CallCode, frame: Frame): Value {
  const className = code.of === undefined ? undefined : readClassName(code.of, frame);
  if (className !== undefined && frame.world.library.hasModules) {
    const { module, name } = splitName(frame.world.project.resolveName(`${className}.${code.name}`, frame.code.file));
    if (module !== className) return evaluateCall({ ...code, name, of: { kind: 'class', at: 0, name: module } }, frame);
  }
  const of = code.of === undefined || className !== undefined ? undefined : frame.world.evaluate(code.of, frame);
  const given = spreadArguments(evaluateArguments(code.given, frame), code.isSpread, frame);
  return call(code, className, of && followPointer(of, frame.state), given, frame);
}

function evaluateArguments(codes: readonly Code[], frame: Frame): Value[] {
  const values: Value[] = [];
  // A loop, because calls may nest deeply.
  for (const code of codes) {
    const value = markChecked(frame.world.evaluate(code, frame), frame.state.checked);
    if (isSpread(code)) values.push(...spreadValue(value, frame));
    else values.push(value);
  }
  return values;
}

function spreadValue(value: Value, frame: Frame): Value[] {
  return listKnown(value, frame) ?? [readElements(value, frame)];
}

/** The elements of a list. Undefined if they are not known. */
function listKnown(value: Value, { state }: Frame): Value[] | undefined {
  const only = findOnly(value, state);
  return only && listElements(only);
}

function call(
  code: CallCode,
  className: string | undefined,
  of: Value | undefined,
  given: readonly Value[],
  frame: Frame,
): Value {
  const { of: ofCode, name } = code;
  const isOwn = ofCode === undefined || (ofCode.kind === 'name' && (ofCode.name === 'this' || ofCode.name === 'super'));
  if (isOwn && (name === 'super' || name === 'this')) return construct(name, given, frame);
  const targets = isOwn
    ? findOwn(name, given.length, ofCode !== undefined && ofCode.kind === 'name' && ofCode.name === 'super', frame)
    : findTargets(className, of, name, given.length, frame);
  const { at, names = [] } = code;
  // An object may keep what it is given.
  const kept = of !== undefined && of.objects.length > 0 ? passArguments(given, code, frame) : given;
  const target = { className, of: isOwn ? undefined : of, ofCode, given: kept, names, code };
  const isPackaged = frame.code.file.top !== undefined;
  const { hasModules } = frame.world.library;
  if (targets.length > 0) {
    const arranged = arrangeArguments(targets[0], passArguments(given, code, frame), code.names, frame);
    const result = callWithReferences(targets, isOwn ? frame.self : of, arranged, code.given, frame);
    // What is always the same checks nothing.
    if (result.constants !== undefined || (isPackaged && !hasModules)) return result;
    return withChecks(result, { ...createLibraryCall(at, name, target, frame), isDefined: true }, frame);
  }
  const isUntyped = of !== undefined && of.type === '' && of.objects.length === 0 && of.flows.length === 0;
  if (hasModules && isUntyped && given.some(({ flows }) => flows.length > 0)) {
    const named = frame.world.project.findMethodsByName(name);
    if (named.length > 0)
      return callAll(named, of, arrangeArguments(named[0], passArguments(given, code, frame), names, frame), frame);
  }
  if (hasModules && className !== undefined) {
    const held = callHeld(className, name, passArguments(given, code, frame), code, frame);
    if (held !== undefined) return held;
  }
  const answered = isOwn ? undefined : callUnnamed(className, of, name, given, frame);
  if (answered !== undefined) return answered;
  const accessed = of && (isPackaged ? callField(of, name, given, frame) : readAccessor(of, name, given, frame));
  if (accessed !== undefined) return accessed;
  const [first] = given;
  // Each type of a package also is a function that converts into it.
  if (isPackaged && isOwn && first !== undefined && isOwnType(name, frame)) return first;
  // An initializer calls methods of what it initializes.
  const isInitializing = isOwn && frame.code.name === '' && frame.code.owner?.name === '';
  const outside = createLibraryCall(at, name, isInitializing ? { ...target, of: frame.self } : target, frame);
  noteCallee(code.callee, outside, frame);
  const result = callLibrary(outside, frame);
  // In PHP, it may also assign to its parameters.
  if (result.isUnknown && frame.world.library.trustsFields)
    for (const each of code.given) if (each.kind === 'name') forgetVariable(frame.state, each.name);
  return result;
}

function passArguments(
  given: readonly Value[],
  { at, given: codes }: { at: Place; given: readonly Code[] },
  { code: { file } }: Frame,
): Value[] {
  return given.map((value, index) => addStep(value, file, codes[index]?.at ?? at));
}

/** Creates an object of a class of a module, or calls what a variable of the module holds. */
function callHeld(
  module: string,
  name: string,
  given: readonly Value[],
  { at, names }: Pick<CallCode, 'at' | 'names'>,
  frame: Frame,
): Value | undefined {
  const full = `${module}.${name}`;
  if (findClass(full, frame) !== undefined) return createObject(full, given, frame, at, names);
  const around = findClass(module, frame);
  if (around === undefined || frame.world.project.findField(around, name) === undefined) return undefined;
  const held = readModuleMember(full, at, frame);
  return held.callables === undefined && held.objects.length === 0 ? undefined : invokeValue(held, given, frame, at);
}

/** The arguments in the order of the parameters, if some are named. */
function arrangeArguments(
  code: FunctionCode | undefined,
  given: readonly Value[],
  names: CallCode['names'],
  frame: Frame,
): readonly Value[] {
  if (names === undefined || code === undefined || names.every((name) => name === undefined)) return given;
  const { parameters } = code;
  const arranged: (Value | undefined)[] = [];
  const others = new Map<string, Value>();
  for (const [index, value] of given.entries()) {
    const name = names[index];
    const place = name === undefined ? index : parameters.findIndex((each) => each.name === name);
    if (place >= 0) arranged[place] = value;
    else if (name !== undefined && name !== '**') others.set(name, value);
    if (name !== '**') continue;
    for (const [open, each] of parameters.entries())
      if (!each.isRest && !each.takesNames) arranged[open] ??= readItem(value, createConstant(each.name), frame);
    others.set('**', value);
  }
  const rest = parameters.findIndex(({ takesNames }) => takesNames);
  if (rest >= 0 && others.size > 0) arranged[rest] = addEntity({ type: 'dict', entries: others }, frame);
  return Array.from(arranged, (value, index) => {
    const start = parameters[index]?.value;
    return value ?? (start === undefined ? fixedValue : frame.world.evaluate(start, frame));
  });
}

/** What the function assigns to a parameter that is a reference is in the variable of the argument afterwards. */
function callWithReferences(
  targets: readonly FunctionCode[],
  self: Value | undefined,
  given: readonly Value[],
  codes: readonly Code[],
  frame: Frame,
): Value {
  const isPassed = targets.some(({ parameters }) => parameters.some(({ isReference }) => isReference));
  if (!isPassed) return callAll(targets, self, given, frame);
  const before = frame.outputs;
  frame.outputs = new Map();
  const result = callAll(targets, self, given, frame);
  for (const [index, value] of frame.outputs) {
    const to = codes[index];
    if (to !== undefined) assign(to.kind === 'convert' ? to.value : to, value, { declared: '' }, frame);
  }
  frame.outputs = before;
  return result;
}

/** The method that a class has for all names that it does not define. */
function callUnnamed(
  className: string | undefined,
  of: Value | undefined,
  name: string,
  given: readonly Value[],
  frame: Frame,
): Value | undefined {
  if (!frame.world.library.trustsFields) return undefined;
  const targets = findTargets(className, of, className === undefined ? '__call' : '__callStatic', 2, frame);
  if (targets.length === 0) return undefined;
  return callAll(targets, of, [createConstant(name), addEntity(createList('array', given), frame)], frame);
}

/** Calls what the value may be: functions, or functions and methods with the names that it holds. */
function invokeValue(
  value: Value,
  given: readonly Value[],
  frame: Frame,
  at: Place = 0,
  names: CallCode['names'] = undefined,
): Value {
  const results = (value.callables ?? []).map((one) =>
    invoke(one, arrangeArguments(one.code, given, names, frame), frame),
  );
  const { hasModules } = frame.world.library;
  for (const constant of hasModules ? [] : (value.constants ?? [])) {
    const [first = '', method] = String(constant).replace(/^\\/, '').split('::');
    if (!/^[\w\\]+$/.test(first)) continue;
    if (method === undefined) results.push(callNamed(first.replace(/^.*\\/, ''), given, frame, at));
    else results.push(callMethod(first.replace(/^.*\\/, ''), undefined, method, given, frame, at));
  }
  for (const object of value.objects) {
    const entity = getFromLayer(frame.state.heap, object);
    if (entity === undefined) continue;
    if (hasModules && entity.code === undefined) continue;
    const own = createConstant(hasModules ? '__call__' : '__invoke');
    const [of, name] = entity.code === undefined ? (listElements(entity) ?? []) : [value, own];
    for (const method of name?.constants ?? [])
      if (of !== undefined && typeof method === 'string') {
        const [className] = of.constants ?? [];
        const owner = typeof className === 'string' ? className.replace(/^.*\\/, '') : undefined;
        results.push(callMethod(owner, owner === undefined ? of : undefined, method, given, frame, at));
      }
  }
  return results.length === 0 ? { ...unknownValue, flows: [] } : joinValues(results);
}

function callNamed(name: string, given: readonly Value[], frame: Frame, at: Place): Value {
  const targets = frame.world.project.findFunctions(name, frame.code.file);
  if (targets.length > 0) return callAll(targets, undefined, given, frame);
  return callLibrary(createLibraryCall(at, name, { given }, frame), frame);
}

function callMethod(
  className: string | undefined,
  of: Value | undefined,
  name: string,
  given: readonly Value[],
  frame: Frame,
  at: Place,
): Value {
  const targets = findTargets(className, of, name, given.length, frame);
  if (targets.length > 0) return callAll(targets, of, given, frame);
  return callLibrary(createLibraryCall(at, name, { className, of, given }, frame), frame);
}

function callLibrary(call: LibraryCall, frame: Frame): Value {
  const value = frame.world.library.call(call);
  // Code of which nothing is known may change what it gets, and all variables outside of functions.
  if (value.isUnknown) {
    for (const each of [...call.given, sharedVariables]) openObjects(each, frame);
    for (const { variables } of call.given.flatMap(({ callables = [] }) => callables))
      for (const name of listChangedKeys(variables, undefined)) {
        const held = getFromLayer(variables, name);
        if (held !== undefined && isShared(held)) openObjects(held, frame);
      }
  }
  return withChecks(value, call, frame);
}

const sharedVariables: Value = { ...fixedValue, objects: [0] };

function withChecks(value: Value, call: LibraryCall, { world }: Frame): Value {
  const checks = world.library.readChecks(call);
  return checks === undefined ? value : { ...value, checks };
}

function spreadArguments(given: Value[], isSpread: boolean | undefined, frame: Frame): Value[] {
  const [only] = given;
  // A function with several results gives all arguments.
  if (given.length === 1 && only?.items !== undefined) return [...only.items];
  const last = given.at(-1);
  return !isSpread || last === undefined ? given : [...given.slice(0, -1), ...spreadValue(last, frame)];
}

/** The full name of a function of a library, for rules that ask what is called. */
function noteCallee(at: Place | undefined, { className, name }: LibraryCall, frame: Frame): void {
  if (at !== undefined && frame.watched.has(at)) frame.world.note(at, createConstant(`${className}.${name}`), frame);
}

/** Calls what the code evaluates to. */
export function evaluateInvocation(code: Code & { kind: 'invoke' }, frame: Frame): Value {
  const callee = frame.world.evaluate(code.of, frame);
  const given = spreadArguments(evaluateArguments(code.given, frame), code.isSpread, frame);
  const { callables = [] } = callee;
  if (callables.length === 0) {
    // What decides which function is called.
    if (callee.flows.length > 0 && code.callee !== undefined && frame.watched.has(code.callee))
      frame.world.note(code.callee, callee, frame);
    return invokeValue(callee, given, frame, code.at);
  }
  const passed = passArguments(given, code, frame);
  return followEach(callables, frame, (callable) => invoke(callable, passed, frame, code));
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
  return followEach(codes, frame, (code) => include(code, frame));
}

/** Code that is not in the tree may change all variables. */
function includeUnknown({ state }: Frame): Value {
  for (const name of listChangedKeys(state.variables, undefined)) {
    const value = getFromLayer(state.variables, name);
    if (value?.constants !== undefined) setVariable(state, name, dropConstants(value));
  }
  return unknownValue;
}

function include(code: FunctionCode, frame: Frame): Value {
  if (code.body === undefined) return unknownValue;
  const watched = frame.world.watch(code.file);
  const inner: Frame = { ...frame, code, depth: frame.depth + 1, watched, results: [], exits: [] };
  runBody(code.body, inner);
  frame.state = inner.state;
  return inner.results.length === 0 ? fixedValue : joinValues(inner.results);
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

/** Calls the function that a field holds. */
function callField(of: Value, name: string, given: readonly Value[], frame: Frame): Value | undefined {
  if (of.objects.length === 0) return undefined;
  const { callables = [] } = readField(of, name, frame);
  return callables.length === 0 ? undefined : joinValues(callables.map((each) => invoke(each, given, frame)));
}

function isOwnType(name: string, { code: { owner, file }, world }: Frame): boolean {
  return owner !== undefined && world.project.findClass(`${owner.name}.${name}`, file, owner) !== undefined;
}

/** What is called, and with what. */
interface CallTarget {
  className?: string | undefined;
  of?: Value | undefined;
  ofCode?: Code | undefined;
  given: readonly Value[];
  names?: LibraryCall['names'];
  code?: Pick<CallCode, 'like' | 'shown'>;
}

function createLibraryCall(
  at: Place,
  name: string,
  { className, of, ofCode, given, names = [], code = {} }: CallTarget,
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
    listEntities: (value) => listEntities(value, frame.state),
    findOnly: (value) => findOnly(value, frame.state),
    listElements: (value) => listKnown(value, frame),
    readElements: (value) => readElements(value, frame),
    change: (value, change) => changeEach(value, frame, change),
    setEntity: (object, entity) => setEntity(object, entity, frame),
    add: (entity) => addEntity(entity, frame),
    invoke: (callable, given, names) => tryCall(frame, () => invokeValue(callable, given, frame, 0, names)),
    invokeMethods: (className, name, give) => {
      const found = findClass(className, frame);
      if (found === undefined) return;
      const self = createObject(className, [], frame, 0);
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

/** It is not certain that a library calls what it is given. */
function tryCall(frame: Frame, call: () => Value): Value {
  const before = copyState(frame.state);
  const value = call();
  mergeStates(frame.state, [before, copyState(frame.state)]);
  // It may also call it more than once.
  forgetChanged(frame.state, before);
  return value;
}

function findOwn(name: string, count: number, isSuper: boolean, frame: Frame): readonly FunctionCode[] {
  const { owner } = frame.code;
  if (owner === undefined) return frame.world.project.findFunctions(name, frame.code.file);
  if (isSuper) return owner.parents.flatMap((parent) => findInClass(parent, name, count, owner, frame));
  for (const object of frame.self?.objects ?? []) {
    const entity = getFromLayer(frame.state.heap, object);
    const found = entity?.code ? frame.world.project.findMethods(entity.code, name, count, entity.isGiven) : [];
    if (found.length > 0) return found;
  }
  for (let around: ClassCode | undefined = owner; around !== undefined; around = around.outer) {
    const found = frame.world.project.findMethods(around, name, count);
    if (found.length > 0) return found;
  }
  const imported = frame.code.file.imports.get(name);
  const found = imported === undefined ? [] : findInClass(imported.replace(/\.[^.]*$/, ''), name, count, owner, frame);
  return found.length > 0 ? found : frame.world.project.findFunctions(name, frame.code.file);
}

function findInClass(
  className: string,
  name: string,
  count: number,
  from: ClassCode,
  { world }: Frame,
): readonly FunctionCode[] {
  const found = world.project.findClass(className, from.file, from);
  return found === undefined ? [] : world.project.findMethods(found, name, count);
}

function findTargets(
  className: string | undefined,
  of: Value | undefined,
  name: string,
  count: number,
  frame: Frame,
): readonly FunctionCode[] {
  if (className !== undefined) {
    const found = findClass(className, frame);
    return found === undefined ? [] : frame.world.project.findMethods(found, name, count);
  }
  if (of === undefined) return [];
  const codes = new Set(listEntities(of, frame.state).flatMap(({ code }) => code ?? []));
  if (codes.size === 0 && of.type !== '') {
    const declared = findClass(of.type, frame);
    // What a request fills has values that no code here gave it.
    if (declared !== undefined && of.flows.length === 0)
      return frame.world.project.findMethods(declared, name, count, true);
  }
  return [...codes].flatMap((each) => frame.world.project.findMethods(each, name, count));
}

/** A getter or setter that is generated, or that only names a field. */
function readAccessor(of: Value, name: string, given: readonly Value[], frame: Frame): Value | undefined {
  const [, kind = '', rest = name] = /^(get|is|set)([A-Z]\w*)$/.exec(name) ?? [];
  const field = kind === '' ? rest : `${rest.charAt(0).toLowerCase()}${rest.slice(1)}`;
  const has = listEntities(of, frame.state).some(
    ({ code }) => code !== undefined && frame.world.project.findField(code, field) !== undefined,
  );
  if (!has) return undefined;
  if (kind !== 'set') return given.length === 0 ? readField(of, field, frame) : undefined;
  if (given[0] !== undefined) writeTo(of, field, given[0], frame);
  return of;
}

function callAll(
  targets: readonly FunctionCode[],
  self: Value | undefined,
  given: readonly Value[],
  frame: Frame,
): Value {
  const fitting = (targets.length > 1 ? selectOverloads(targets, given) : targets).slice(0, mostTargets);
  const [only, ...others] = fitting;
  if (only === undefined) return unknownValue;
  if (others.length === 0) return callFunction(only, self, given, frame);
  return followEach(fitting, frame, (target) => callFunction(target, self, given, frame));
}

/** Of several functions with the same name, those whose parameters have the types of the arguments. */
function selectOverloads(targets: readonly FunctionCode[], given: readonly Value[]): readonly FunctionCode[] {
  const fitting = targets.filter(({ parameters }) =>
    parameters.every(({ type }, index) => ['', type].includes(given[index]?.type ?? '')),
  );
  return fitting.length > 0 ? fitting : targets;
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
  const key = around !== undefined || hasOutputs ? undefined : createKey(code, self, given, frame);
  const known = key === undefined ? undefined : frame.world.memos.get(key);
  if (known !== undefined) return replaceSteps(known, self === undefined ? given : [self, ...given], code);
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
  if (hasOutputs) noteOutputs(code, callee, frame);
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

function noteOutputs({ parameters }: FunctionCode, { state }: Frame, { outputs }: Frame): void {
  for (const [index, { name, isReference }] of parameters.entries()) {
    const value = isReference && getFromLayer(state.variables, name);
    const before = outputs.get(index);
    if (value) outputs.set(index, before === undefined ? value : joinValues([before, value]));
  }
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

/** What the result depends on, as a text. Undefined if it would be too long. */
function createKey(
  code: FunctionCode,
  self: Value | undefined,
  given: readonly Value[],
  frame: Frame,
): string | undefined {
  const values = [...(self === undefined ? [] : [self]), ...given].map((value) => describeValue(value, frame, 4));
  return values.includes(undefined) ? undefined : `${getId(frame.world, code)}(${values.join(',')})`;
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

export function invoke(
  callable: Callable,
  others: readonly Value[],
  frame: Frame,
  called?: { at: Place; callee?: Place },
): Value {
  const { code, variables, self, method, bound = [] } = callable;
  const given = bound.length === 0 ? others : [...bound, ...others];
  if (code !== undefined) {
    frame.run.waiting.delete(code);
    return callFunction(code, self, given, frame, variables);
  }
  if (method === undefined) return unknownValue;
  const { at, className, name, from } = method;
  if (name === 'new') return createObject(className, given, frame, at);
  const within: Frame = { ...frame, code: from };
  // Code that calls it may hand over more than it takes.
  for (let count = given.length; count >= 0 && method.of === undefined; count -= 1) {
    const targets = findTargets(className, undefined, name, count, within).filter((each) => each.isStatic);
    if (targets.length > 0) return callAll(targets, undefined, given.slice(0, count), frame);
  }
  // `Class::method` may also mean the method of its first argument.
  const [of = unknownValue, ...rest] = method.of === undefined ? given : [method.of, ...given];
  const typed = of.type === '' ? { ...of, type: className } : of;
  for (let count = rest.length; count >= 0; count -= 1) {
    const targets = findTargets(undefined, typed, name, count, within);
    if (targets.length > 0) return callAll(targets, of, rest.slice(0, count), frame);
  }
  const accessed = readAccessor(of, name, [], frame);
  if (accessed !== undefined) return accessed;
  const call = createLibraryCall(
    called?.at ?? at,
    name,
    method.of === undefined && from.file.top !== undefined ? { className, given } : { of: typed, given: rest },
    frame,
  );
  noteCallee(called?.callee, call, frame);
  return frame.world.library.call(call);
}

export function evaluateCreation(code: Code & { kind: 'create' }, frame: Frame): Value {
  const given = passArguments(evaluateArguments(code.given, frame), code, frame);
  if (code.body === undefined) return createObject(code.type, given, frame, code.at, code.names);
  frame.world.captured.set(code.body, createLayer(frame.state.variables));
  const { functions, fields } = code.body;
  const parent = findClass(code.type, frame);
  const isInitialized = functions.length > 0 && functions.every(({ name }) => name === '') && fields.size === 0;
  const outer = frame.self && { outer: frame.self };
  const value =
    isInitialized && parent === undefined
      ? createObject(code.type, given, frame, code.at)
      : addEntity({ type: code.type, code: code.body, entries: new Map(), ...outer }, frame);
  if (parent !== undefined) constructWith(parent, given, value, frame);
  // Whoever gets the object may call its functions.
  for (const each of functions) {
    if (each.body === undefined) continue;
    const parameters = each.parameters.map((parameter) => createArgument(parameter, each, frame.world));
    const around = frame.world.captured.get(code.body);
    if (each.name === '') callFunction(each, value, parameters, frame, around);
    else tryCall(frame, () => callFunction(each, value, parameters, frame, around));
  }
  return value;
}

function createObject(
  type: string,
  given: readonly Value[],
  frame: Frame,
  at: Place,
  names?: CallCode['names'],
): Value {
  const found = findClass(type, frame);
  if (found === undefined)
    return frame.world.library.call(createLibraryCall(at, '', { className: type, given }, frame));
  const outer = found.outer !== undefined && frame.self !== undefined && { outer: frame.self };
  const value = addEntity({ type: found.name, code: found, entries: new Map(), ...outer }, frame);
  const own = found.functions.find(({ name }) => name === found.name);
  constructWith(found, arrangeArguments(own, given, names, frame), value, frame);
  if (frame.world.library.hasModules && own === undefined) fillFields(found, given, names, value, frame);
  return value;
}

/** The fields of a class without a constructor are its parameters. */
function fillFields(
  { fields }: ClassCode,
  given: readonly Value[],
  names: CallCode['names'] = [],
  self: Value,
  frame: Frame,
): void {
  const own = [...fields.keys()];
  for (const [index, value] of given.entries()) {
    const name = names[index] ?? own[index];
    if (name !== undefined) writeTo(self, name, value, frame);
  }
}

const mostParents = 5;

/** Without arguments, the program gives what it has. */
export function constructWith(
  owner: ClassCode,
  given: readonly Value[] | undefined,
  self: Value,
  frame: Frame,
  depth = 0,
): void {
  const own = owner.functions.filter(({ name, isStatic }) => name === owner.name && !isStatic);
  const found = own.find((code) => given === undefined || takesArguments(code, given.length));
  if (found !== undefined)
    callFunction(found, self, given ?? found.parameters.map(({ type }) => ({ ...fixedValue, type })), frame);
  // Without a constructor, a class has that of its parent.
  else if (own.length === 0 && depth < mostParents)
    for (const parent of owner.parents) {
      const above = frame.world.project.findClass(parent, owner.file, owner);
      if (above !== undefined && above !== owner) constructWith(above, given, self, frame, depth + 1);
    }
}

/** The constructor of the parent, or another of the same class. */
function construct(name: 'super' | 'this', given: readonly Value[], frame: Frame): Value {
  const { owner } = frame.code;
  if (owner === undefined || frame.self === undefined) return fixedValue;
  const targets = name === 'this' ? [owner] : owner.parents.flatMap((parent) => findClass(parent, frame) ?? []);
  for (const target of targets) constructWith(target, given, frame.self, frame);
  return fixedValue;
}

/** What a caller that is not known gives. */
export function createArgument({ type, at, isFilled }: Parameter, code: FunctionCode, world: World): Value {
  if (world.library.isNumber(type)) return { ...fixedValue, type };
  return isFilled ? createFlow(createSource(world, 'request', at, code), type) : { ...unknownValue, type };
}
