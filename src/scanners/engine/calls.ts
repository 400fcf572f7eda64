/** Calls of functions of the project, which are run with their arguments, and of libraries, which are described. */
import type { CallCode, ClassCode, Code, FunctionCode, Parameter, Place } from './code.ts';
import { readPlaceText } from './code.ts';
import { createFrame, createSource, type Frame, getId, type World } from './frame.ts';
import { copyState, createList, listElements, mergeStates } from './heap.ts';
import { createLayer, getFromLayer, type Layer, listChangedKeys } from './layers.ts';

import type { CallTools, LibraryCall } from './library.ts';
import {
  addEntity,
  assign,
  findForeignType,
  flatten,
  followPointer,
  readClassName,
  readElements,
  readField,
  readMethod,
  setEntity,
  setVariable,
  withType,
  writeTo,
} from './objects.ts';
import { isTruthy } from './operators.ts';
import { takesArguments } from './project.ts';
import {
  type Callable,
  createConstant,
  createFlow,
  type FlowSource,
  fixedValue,
  getWritten,
  isFixed,
  joinValues,
  markChecked,
  passOn,
  unknownValue,
  type Value,
} from './values.ts';

/** A call that may mean more functions is not followed into all of them. */
const mostTargets = 3;
const mostMemos = 50_000;

/** Calls within calls may be deep, so this leaves all but their evaluation to others. */
export function evaluateCall(code: CallCode, frame: Frame): Value {
  const className = code.of === undefined ? undefined : readClassName(code.of, frame);
  const of = code.of === undefined || className !== undefined ? undefined : frame.world.evaluate(code.of, frame);
  const given = spreadArguments(evaluateArguments(code.given, frame), code.isSpread, frame);
  return call(code, className, of && followPointer(of, frame.state), given, frame);
}

function evaluateArguments(codes: readonly Code[], frame: Frame): Value[] {
  const values: Value[] = [];
  // A loop, because calls may nest deeply.
  for (const code of codes) {
    const value = markChecked(frame.world.evaluate(code, frame), frame.state.checked);
    if (code.kind === 'call' && code.name === '(spread)') values.push(...spreadValue(value, frame));
    else values.push(value);
  }
  return values;
}

function spreadValue(value: Value, frame: Frame): Value[] {
  const [entity, ...others] = value.objects.flatMap((object) => getFromLayer(frame.state.heap, object) ?? []);
  const elements = entity === undefined || others.length > 0 ? undefined : listElements(entity);
  return elements ?? [readElements(value, frame)];
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
  const { at, like } = code;
  const target = { className, of: isOwn ? undefined : of, ofCode, given, like };
  const isPackaged = frame.code.owner?.isPackage === true;
  if (targets.length > 0) {
    const arranged = arrangeArguments(targets[0], given, code.names);
    const result = callWithReferences(targets, isOwn ? frame.self : of, arranged, code.given, frame);
    // What is always the same checks nothing.
    if (result.constants !== undefined || isPackaged) return result;
    return withChecks(result, { ...createLibraryCall(at, name, target, frame), isDefined: true }, frame);
  }
  const answered = isOwn ? undefined : callUnnamed(className, of, name, given, frame);
  if (answered !== undefined) return answered;
  const accessed = of && (isPackaged ? callField(of, name, given, frame) : readAccessor(of, name, given, frame));
  if (accessed !== undefined) return accessed;
  const [first] = given;
  // Each type of a package also is a function that converts into it.
  if (isPackaged && isOwn && first !== undefined && isOwnType(name, frame)) return first;
  const outside = createLibraryCall(at, name, target, frame);
  noteCallee(code.callee, outside, frame);
  return callLibrary(outside, frame);
}

/** The arguments in the order of the parameters, if some are named. */
function arrangeArguments(
  code: FunctionCode | undefined,
  given: readonly Value[],
  names: CallCode['names'],
): readonly Value[] {
  if (names === undefined || code === undefined) return given;
  const arranged: Value[] = [];
  for (const [index, value] of given.entries()) {
    const name = names[index];
    const place = name === undefined ? index : code.parameters.findIndex((each) => each.name === name);
    if (place >= 0) arranged[place] = value;
  }
  return Array.from(arranged, (value: Value | undefined) => value ?? fixedValue);
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
function invokeValue(value: Value, given: readonly Value[], frame: Frame, at: Place = 0): Value {
  const results = (value.callables ?? []).map((one) => invoke(one, given, frame));
  for (const constant of value.constants ?? []) {
    const [first = '', method] = String(constant).replace(/^\\/, '').split('::');
    if (!/^[\w\\]+$/.test(first)) continue;
    if (method === undefined) results.push(callNamed(first.replace(/^.*\\/, ''), given, frame, at));
    else results.push(callMethod(first.replace(/^.*\\/, ''), undefined, method, given, frame, at));
  }
  for (const object of value.objects) {
    const entity = getFromLayer(frame.state.heap, object);
    if (entity === undefined) continue;
    const [of, name] = entity.code === undefined ? (listElements(entity) ?? []) : [value, createConstant('__invoke')];
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
  return callLibrary(createLibraryCall(at, name, { className: undefined, of: undefined, given }, frame), frame);
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
  return withChecks(frame.world.library.call(call), call, frame);
}

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
  if (callables.length === 0) return invokeValue(callee, given, frame, code.at);
  const before = frame.state;
  const results: Value[] = [];
  const states = callables.map((callable) => {
    frame.state = copyState(before);
    results.push(invoke(callable, given, frame, code));
    return frame.state;
  });
  frame.state = before;
  mergeStates(frame.state, states);
  return joinValues(results);
}

/** The included code sees the variables of the code that includes it, and what it returns is the result. */
export function evaluateInclusion({ path }: Code & { kind: 'include' }, frame: Frame): Value {
  const value = frame.world.evaluate(path, frame);
  if (!isFixed(value) || frame.depth >= frame.run.limits.depth) return includeUnknown(frame);
  const paths = value.constants?.map(String) ?? [getWritten(value)];
  const codes = paths.flatMap((each) => {
    const file = frame.world.project.findIncluded(each, frame.code.file);
    const code = file?.functions.find(({ isPage }) => isPage);
    return code === undefined || frame.run.stack.has(code) ? [] : [code];
  });
  if (codes.length === 0) return includeUnknown(frame);
  const before = frame.state;
  const results: Value[] = [];
  const states = codes.map((code) => {
    frame.state = copyState(before);
    results.push(include(code, frame));
    return frame.state;
  });
  frame.state = before;
  mergeStates(frame.state, states);
  return joinValues(results);
}

/** Code that is not in the tree may change all variables. */
function includeUnknown({ state }: Frame): Value {
  for (const name of listChangedKeys(state.variables, undefined)) {
    const { constants, ...value } = getFromLayer(state.variables, name) ?? fixedValue;
    if (constants !== undefined) setVariable(state, name, value);
  }
  return unknownValue;
}

function include(code: FunctionCode, frame: Frame): Value {
  if (code.body === undefined) return unknownValue;
  const watched = frame.world.watch(code.file);
  const inner: Frame = { ...frame, code, depth: frame.depth + 1, watched, results: [], exits: [] };
  frame.run.stack.add(code);
  try {
    frame.world.evaluate(code.body, inner);
  } finally {
    frame.run.stack.delete(code);
  }
  mergeStates(inner.state, [...inner.exits, ...(inner.state.isDead ? [] : [copyState(inner.state)])]);
  frame.state = inner.state;
  return inner.results.length === 0 ? fixedValue : joinValues(inner.results);
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

function createLibraryCall(
  at: Place,
  name: string,
  {
    className,
    of,
    ofCode,
    given,
    like,
  }: {
    className: string | undefined;
    of: Value | undefined;
    ofCode?: Code | undefined;
    given: readonly Value[];
    like?: Place | undefined;
  },
  frame: Frame,
): LibraryCall {
  const { file } = frame.code;
  return {
    ...{ name, of, given, isStatic: className !== undefined },
    className: className ?? findForeignType(of?.type ?? '', frame),
    ofText: ofCode === undefined ? '' : readPlaceText(file, ofCode.at).slice(-100),
    tools: createTools(frame),
    createSource: (kind) => createSource(frame.world, kind, at, frame.code, like),
  };
}

function createTools(frame: Frame): CallTools {
  return {
    getEntity: (object) => getFromLayer(frame.state.heap, object),
    setEntity: (object, entity) => setEntity(object, entity, frame),
    add: (entity) => addEntity(entity, frame),
    invoke: (callable, given) => {
      const { isDead } = frame.state;
      const value = invokeValue(callable, given, frame);
      // It is not certain that a library calls what it is given.
      frame.state.isDead = isDead;
      return value;
    },
    readMethod: (className, name) => readMethod(className, name, frame),
    readResource: (path) => frame.world.project.readResource(path, frame.code.file),
    flatten: (value) => flatten(value, frame.state),
  };
}

function findOwn(name: string, count: number, isSuper: boolean, frame: Frame): readonly FunctionCode[] {
  const { owner } = frame.code;
  if (owner === undefined) return frame.world.project.findFunctions(name, frame.code.file);
  if (isSuper) return owner.parents.flatMap((parent) => findInClass(parent, name, count, owner, frame));
  for (const object of frame.self?.objects ?? []) {
    const entity = getFromLayer(frame.state.heap, object);
    const found = entity?.code ? frame.world.project.findMethods(entity.code, name, count) : [];
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
  const { owner, file } = frame.code;
  if (className !== undefined) {
    const found = frame.world.project.findClass(className, file, owner);
    return found === undefined ? [] : frame.world.project.findMethods(found, name, count);
  }
  if (of === undefined) return [];
  const codes = new Set(of.objects.flatMap((object) => getFromLayer(frame.state.heap, object)?.code ?? []));
  if (codes.size === 0 && of.type !== '') {
    const declared = frame.world.project.findClass(of.type, file, owner);
    // What a request fills has values that no code here gave it.
    if (declared !== undefined && of.flows.length === 0) codes.add(declared);
  }
  return [...codes].flatMap((each) => frame.world.project.findMethods(each, name, count));
}

/** A getter or setter that is generated, or that only names a field. */
function readAccessor(of: Value, name: string, given: readonly Value[], frame: Frame): Value | undefined {
  const [, kind = '', rest = name] = /^(get|is|set)([A-Z]\w*)$/.exec(name) ?? [];
  const field = kind === '' ? rest : `${rest.charAt(0).toLowerCase()}${rest.slice(1)}`;
  const has = of.objects.some((object) => {
    const code = getFromLayer(frame.state.heap, object)?.code;
    return code !== undefined && frame.world.project.findField(code, field) !== undefined;
  });
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
  const before = frame.state;
  const results: Value[] = [];
  const states = fitting.map((target) => {
    frame.state = copyState(before);
    results.push(callFunction(target, self, given, frame));
    return frame.state;
  });
  frame.state = before;
  mergeStates(frame.state, states);
  return joinValues(results);
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
  given: readonly Value[],
  frame: Frame,
  variables?: Layer<string, Value>,
): Value {
  const { run, depth } = frame;
  const around = variables ?? (code.owner && frame.world.captured.get(code.owner));
  const unseen = (): Value => typeResults(passOn([...given, unknownValue]), code, frame.world);
  if (code.body === undefined || depth >= run.limits.depth || run.stack.has(code)) return unseen();
  const hasOutputs = code.parameters.some(({ isReference }) => isReference);
  const key = around !== undefined || hasOutputs ? undefined : createKey(code, self, given, frame);
  const known = key === undefined ? undefined : frame.world.memos.get(key);
  if (known !== undefined) return known;
  const oldest = run.oldestChanged;
  const last = frame.world.lastObject;
  run.oldestChanged = Number.POSITIVE_INFINITY;
  const { heap } = frame.state;
  const waiting = run.waiting.size;
  const callee = createFrame(
    frame.world,
    code,
    code.isStatic ? undefined : self,
    run,
    depth + 1,
    frame.state.heap,
    around,
  );
  if (code.receiver !== undefined) setVariable(callee.state, code.receiver.name, self ?? fixedValue);
  bindParameters(code.parameters, given, callee);
  run.stack.add(code);
  try {
    frame.world.evaluate(code.body, callee);
  } finally {
    run.stack.delete(code);
  }
  mergeStates(callee.state, [...callee.exits, ...(callee.state.isDead ? [] : [copyState(callee.state)])]);
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
  for (const object of objects) {
    const entity = getFromLayer(frame.state.heap, object);
    if (entity === undefined || entity.entries.size > 20) return undefined;
    const { type: own, code, entries, length, rest } = entity;
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
  given: readonly Value[],
  frame: Frame,
  called?: { at: Place; callee?: Place },
): Value {
  const { code, variables, self, method } = callable;
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
  const [of = unknownValue, ...others] = method.of === undefined ? given : [method.of, ...given];
  const typed = of.type === '' ? { ...of, type: className } : of;
  for (let count = others.length; count >= 0; count -= 1) {
    const targets = findTargets(undefined, typed, name, count, within);
    if (targets.length > 0) return callAll(targets, of, others.slice(0, count), frame);
  }
  const accessed = readAccessor(of, name, [], frame);
  if (accessed !== undefined) return accessed;
  const call = createLibraryCall(
    called?.at ?? at,
    name,
    method.of === undefined && from.owner?.isPackage
      ? { className, of: undefined, given }
      : { className: undefined, of: typed, given: others },
    frame,
  );
  noteCallee(called?.callee, call, frame);
  return frame.world.library.call(call);
}

export function evaluateCreation(code: Code & { kind: 'create' }, frame: Frame): Value {
  const given = evaluateArguments(code.given, frame);
  if (code.body === undefined) return createObject(code.type, given, frame, code.at, code.names);
  frame.world.captured.set(code.body, createLayer(frame.state.variables));
  const outer = frame.self && { outer: frame.self };
  const value = addEntity({ type: code.type, code: code.body, entries: new Map(), ...outer }, frame);
  const parent = frame.world.project.findClass(code.type, frame.code.file, frame.code.owner);
  if (parent !== undefined) constructWith(parent, given, value, frame);
  // Whoever gets the object may call its functions.
  for (const each of code.body.functions) {
    if (each.body === undefined) continue;
    const parameters = each.parameters.map((parameter) => createArgument(parameter, each, frame.world));
    const isDead = frame.state.isDead;
    callFunction(each, value, parameters, frame, frame.world.captured.get(code.body));
    frame.state.isDead = isDead;
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
  const found = frame.world.project.findClass(type, frame.code.file, frame.code.owner);
  if (found === undefined)
    return frame.world.library.call(createLibraryCall(at, '', { className: type, of: undefined, given }, frame));
  const outer = found.outer !== undefined && frame.self !== undefined && { outer: frame.self };
  const value = addEntity({ type: found.name, code: found, entries: new Map(), ...outer }, frame);
  const own = names && found.functions.find(({ name }) => name === found.name);
  constructWith(found, arrangeArguments(own, given, names), value, frame);
  return value;
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
  const { owner, file } = frame.code;
  if (owner === undefined || frame.self === undefined) return fixedValue;
  const targets =
    name === 'this'
      ? [owner]
      : owner.parents.flatMap((parent) => frame.world.project.findClass(parent, file, owner) ?? []);
  for (const target of targets) constructWith(target, given, frame.self, frame);
  return fixedValue;
}

/** What a caller that is not known gives. */
export function createArgument({ type, at, isFilled }: Parameter, code: FunctionCode, world: World): Value {
  if (world.library.isNumber(type)) return { ...fixedValue, type };
  return isFilled ? createFlow(createSource(world, 'request', at, code), type) : { ...unknownValue, type };
}
