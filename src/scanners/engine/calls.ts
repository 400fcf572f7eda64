/** Calls: which functions of the project a call means, and what it gives them. All others are described by a library. */
import type { CallCode, ClassCode, Code, FunctionCode, Place } from './code.ts';
import { readField } from './fields.ts';
import { type Frame, findClass, followEach } from './frame.ts';
import {
  callAll,
  callFunction,
  callLibrary,
  createArgument,
  createLibraryCall,
  noteCallee,
  tryCall,
  withChecks,
} from './functions.ts';
import { createList, listElements, listEntities } from './heap.ts';
import { createLayer, getFromLayer } from './layers.ts';
import {
  arrangeArguments,
  assign,
  evaluateArguments,
  evaluateGiven,
  passArguments,
  readClassName,
  readModuleMember,
  splitName,
} from './names.ts';
import { addEntity, followPointer, writeTo } from './objects.ts';
import { takesArguments } from './project.ts';
import { forgetVariable } from './statements.ts';
import { type Callable, createConstant, fixedValue, joinValues, unknownValue, type Value } from './values.ts';

/** Calls within calls may be deep, so this leaves all but their evaluation to others. */
function evaluateCall(code: CallCode, frame: Frame): Value {
  const className = code.of === undefined ? undefined : readClassName(code.of, frame);
  if (className !== undefined && frame.world.library.hasModules) {
    const { module, name } = splitName(frame.world.project.resolveName(`${className}.${code.name}`, frame.code.file));
    if (module !== className) return evaluateCall({ ...code, name, of: { kind: 'class', at: 0, name: module } }, frame);
  }
  const of = code.of === undefined || className !== undefined ? undefined : frame.world.evaluate(code.of, frame);
  const given = evaluateGiven(code.given, frame);
  return call(code, className, of && followPointer(of, frame.state), given, frame);
}

function call(
  code: CallCode,
  className: string | undefined,
  of: Value | undefined,
  given: readonly Value[],
  frame: Frame,
): Value {
  const { at, of: ofCode, name, names = [] } = code;
  const { project, library } = frame.world;
  const word = ofCode?.kind === 'name' ? ofCode.name : '';
  const isOwn = ofCode === undefined || word === 'this' || word === 'super';
  if (isOwn && (name === 'super' || name === 'this')) {
    // The constructor of the parent, or another of the same class.
    const { owner } = frame.code;
    if (owner === undefined || frame.self === undefined) return fixedValue;
    const above = name === 'this' ? [owner] : owner.parents.flatMap((parent) => findClass(parent, frame) ?? []);
    for (const each of above) constructWith(each, given, frame.self, frame);
    return fixedValue;
  }
  const targets = isOwn
    ? findOwn(name, given.length, word === 'super', frame)
    : findTargets(className, of, name, given.length, frame);
  const passed = passArguments(given, code, frame);
  // An object may keep what it is given.
  const kept = of !== undefined && of.objects.length > 0 ? passed : given;
  const target = { className, of: isOwn ? undefined : of, ofCode, given: kept, names, code };
  if (targets.length > 0) {
    const arranged = arrangeArguments(targets[0], passed, names, frame);
    const result = callWithReferences(targets, isOwn ? frame.self : of, arranged, code.given, frame);
    // What is always the same checks nothing.
    if (result.constants !== undefined) return result;
    return withChecks(result, { ...createLibraryCall(at, name, target, frame), isDefined: true }, frame);
  }
  if (library.hasModules) {
    const isUntyped = of !== undefined && of.type === '' && of.objects.length === 0 && of.flows.length === 0;
    const isAsked = isUntyped && given.some(({ flows }) => flows.length > 0);
    const named = isAsked ? project.findMethodsByName(name) : [];
    if (named.length > 0) return callAll(named, of, arrangeArguments(named[0], passed, names, frame), frame);
    const held = className === undefined ? undefined : callHeld(className, name, passed, code, frame);
    if (held !== undefined) return held;
  }
  // The method that a class has for all names that it does not define.
  const { unnamed, unnamedStatic } = library.magicMethods ?? {};
  const method = isOwn ? undefined : className === undefined ? unnamed : unnamedStatic;
  const answering = method === undefined ? [] : findTargets(className, of, method, 2, frame);
  if (answering.length > 0)
    return callAll(answering, of, [createConstant(name), addEntity(createList('array', given), frame)], frame);
  if (of !== undefined && library.hasPackages) {
    // The function that a field holds.
    const { callables = [] } = of.objects.length === 0 ? fixedValue : readField(of, name, frame);
    if (callables.length > 0) return joinValues(callables.map((each) => invoke(each, given, frame)));
  }
  const accessed = of && !library.hasPackages ? readAccessor(of, name, given, frame) : undefined;
  if (accessed !== undefined) return accessed;
  const [first] = given;
  const { owner, file } = frame.code;
  // Each type of a package also is a function that converts into it.
  const isConversion = isOwn && owner?.isPackage && project.findClass(`${owner.name}.${name}`, file, owner);
  if (isConversion && first !== undefined) return first;
  // An initializer calls methods of what it initializes.
  const isInitializing = isOwn && frame.code.name === '' && owner?.name === '';
  const outside = createLibraryCall(at, name, isInitializing ? { ...target, of: frame.self } : target, frame);
  noteCallee(code.callee, outside, frame);
  const result = callLibrary(outside, frame);
  // It may also change the variables that it is given.
  if (result.isUnknown && library.trustsFields)
    for (const each of code.given) if (each.kind === 'name') forgetVariable(frame.state, each.name);
  return result;
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
  return held.callables === undefined && held.objects.length === 0
    ? undefined
    : invokeValue(held, given, frame, undefined, at);
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

/** Calls what the value may be: functions, or functions and methods with the names that it holds. */
export function invokeValue(
  value: Value,
  given: readonly Value[],
  frame: Frame,
  names?: CallCode['names'],
  at: Place = 0,
): Value {
  const results = (value.callables ?? []).map((one) =>
    invoke(one, arrangeArguments(one.code, given, names, frame), frame),
  );
  const { namesFunctions, magicMethods } = frame.world.library;
  const readClass = (text: unknown): string | undefined =>
    namesFunctions && typeof text === 'string' ? text.replace(/^.*\\/, '') : undefined;
  for (const constant of namesFunctions ? (value.constants ?? []) : []) {
    const [first = '', method] = String(constant).replace(/^\\/, '').split('::');
    if (!/^[\w\\]+$/.test(first)) continue;
    const name = first.replace(/^.*\\/, '');
    const targets = method === undefined ? frame.world.project.findFunctions(name, frame.code.file) : [];
    if (targets.length > 0) results.push(callAll(targets, undefined, given, frame));
    else if (method === undefined) results.push(callLibrary(createLibraryCall(at, name, { given }, frame), frame));
    else results.push(callMethod(name, undefined, method, given, frame, at));
  }
  for (const entity of listEntities(value, frame.state)) {
    const own = magicMethods && createConstant(magicMethods.called);
    const [of, name] = entity.code ? [value, own] : namesFunctions ? (listElements(entity) ?? []) : [];
    for (const method of name?.constants ?? [])
      if (of !== undefined && typeof method === 'string') {
        const owner = readClass(of.constants?.[0]);
        results.push(callMethod(owner, owner === undefined ? of : undefined, method, given, frame, at));
      }
  }
  return results.length === 0 ? { ...unknownValue, flows: [] } : joinValues(results);
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

function evaluateInvocation(code: Code & { kind: 'invoke' }, frame: Frame): Value {
  const callee = frame.world.evaluate(code.of, frame);
  const given = evaluateGiven(code.given, frame);
  const { callables = [] } = callee;
  if (callables.length === 0) {
    // What decides which function is called.
    if (callee.flows.length > 0 && code.callee !== undefined && frame.watched.has(code.callee))
      frame.world.note(code.callee, callee, frame);
    return invokeValue(callee, given, frame, undefined, code.at);
  }
  const passed = passArguments(given, code, frame);
  return followEach(callables, frame, (callable) => invoke(callable, passed, frame, code));
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

export function invoke(
  callable: Callable,
  others: readonly Value[],
  frame: Frame,
  called?: { at: Place; callee?: Place | undefined },
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
    method.of === undefined && frame.world.library.hasPackages ? { className, given } : { of: typed, given: rest },
    frame,
  );
  noteCallee(called?.callee, call, frame);
  return frame.world.library.call(call);
}

function evaluateCreation(code: Code & { kind: 'create' }, frame: Frame): Value {
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

export function createObject(
  type: string,
  given: readonly Value[],
  frame: Frame,
  at: Place = 0,
  names?: CallCode['names'],
): Value {
  const found = findClass(type, frame);
  if (found === undefined)
    return frame.world.library.call(createLibraryCall(at, '', { className: type, given }, frame));
  const outer = found.outer !== undefined && frame.self !== undefined && { outer: frame.self };
  const value = addEntity({ type: found.name, code: found, entries: new Map(), ...outer }, frame);
  const own = found.functions.find(({ name }) => name === found.name);
  constructWith(found, arrangeArguments(own, given, names, frame), value, frame);
  // The fields of a class without a constructor are its parameters.
  if (frame.world.library.hasModules && own === undefined)
    for (const [index, each] of given.entries()) {
      const name = names?.[index] ?? [...found.fields.keys()][index];
      if (name !== undefined) writeTo(value, name, each, frame);
    }
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

export const calls = { call: evaluateCall, create: evaluateCreation, invoke: evaluateInvocation };
