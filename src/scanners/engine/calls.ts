/** Calls of functions of the project, which are run with their arguments, and of libraries, which are described. */
import type { CallCode, ClassCode, Code, FunctionCode, Parameter, Place } from './code.ts';
import { readPlaceText } from './code.ts';
import { createFrame, createSource, type Frame, getId, type World } from './frame.ts';
import { copyState, createList, mergeStates } from './heap.ts';
import { createLayer, getFromLayer, type Layer } from './layers.ts';
import type { CallTools, LibraryCall } from './library.ts';
import { addEntity, flatten, readClassName, readField, setEntity, setVariable, withType, writeTo } from './objects.ts';
import {
  type Callable,
  createFlow,
  fixedValue,
  joinValues,
  markChecked,
  passOn,
  unknownValue,
  type Value,
} from './values.ts';

/** A call that may mean more functions is not followed into all of them. */
const mostTargets = 3;
const mostMemos = 50_000;

export function evaluateCall(code: CallCode, frame: Frame): Value {
  const { of: ofCode, name } = code;
  const className = ofCode === undefined ? undefined : readClassName(ofCode, frame);
  const of = ofCode === undefined || className !== undefined ? undefined : frame.world.evaluate(ofCode, frame);
  const given = code.given.map((each) => markChecked(frame.world.evaluate(each, frame), frame.state.checked));
  const isOwn = ofCode === undefined || (ofCode.kind === 'name' && (ofCode.name === 'this' || ofCode.name === 'super'));
  if (isOwn && (name === 'super' || name === 'this')) return construct(name, given, frame);
  const targets = isOwn
    ? findOwn(name, given.length, ofCode !== undefined && ofCode.kind === 'name' && ofCode.name === 'super', frame)
    : findTargets(className, of, name, given.length, frame);
  const target = { className, of: isOwn ? undefined : of, ofCode, given };
  if (targets.length > 0) {
    const result = callAll(targets, isOwn ? frame.self : of, given, frame);
    // What is always the same checks nothing.
    return result.constants === undefined
      ? withChecks(result, createLibraryCall(code.at, name, target, frame), frame)
      : result;
  }
  const accessed = of && readAccessor(of, name, given, frame);
  if (accessed !== undefined) return accessed;
  const call = createLibraryCall(code.at, name, target, frame);
  return withChecks(frame.world.library.call(call), call, frame);
}

function withChecks(value: Value, call: LibraryCall, { world }: Frame): Value {
  const checks = world.library.readChecks(call);
  return checks === undefined ? value : { ...value, checks };
}

function createLibraryCall(
  at: Place,
  name: string,
  {
    className,
    of,
    ofCode,
    given,
  }: { className: string | undefined; of: Value | undefined; ofCode?: Code | undefined; given: readonly Value[] },
  frame: Frame,
): LibraryCall {
  const { file } = frame.code;
  return {
    ...{ name, of, given, isStatic: className !== undefined },
    className: className ?? of?.type ?? '',
    ofText: ofCode === undefined ? '' : readPlaceText(file, ofCode.at).slice(-100),
    tools: createTools(frame),
    createSource: (kind) => createSource(frame.world, kind, at, frame.code),
  };
}

function createTools(frame: Frame): CallTools {
  return {
    getEntity: (object) => getFromLayer(frame.state.heap, object),
    setEntity: (object, entity) => setEntity(object, entity, frame),
    add: (entity) => addEntity(entity, frame),
    invoke: (callable, given) => joinValues((callable.callables ?? []).map((one) => invoke(one, given, frame))),
    readResource: (path) => frame.world.project.readResource(path, frame.code.file),
    flatten: (value) => flatten(value, frame.state),
  };
}

function findOwn(name: string, count: number, isSuper: boolean, frame: Frame): readonly FunctionCode[] {
  const { owner } = frame.code;
  if (owner === undefined)
    return frame.code.file.functions.filter((each) => each.owner === undefined && each.name === name);
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
  return imported === undefined ? [] : findInClass(imported.replace(/\.[^.]*$/, ''), name, count, owner, frame);
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
  const unseen = (): Value => withType(passOn([...given, unknownValue]), code.returns, frame.world);
  if (code.body === undefined || depth >= run.limits.depth || run.stack.has(code)) return unseen();
  const key = variables !== undefined ? undefined : createKey(code, self, given, frame);
  const known = key === undefined ? undefined : frame.world.memos.get(key);
  if (known !== undefined) return known;
  const oldest = run.oldestChanged;
  const last = frame.world.lastObject;
  run.oldestChanged = Number.POSITIVE_INFINITY;
  const callee = createFrame(
    frame.world,
    code,
    code.isStatic ? undefined : self,
    run,
    depth + 1,
    frame.state.heap,
    variables,
  );
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
  const result =
    callee.results.length === 0 ? { ...fixedValue } : withType(joinValues(callee.results), code.returns, frame.world);
  const isPure = run.oldestChanged > last && result.objects.length === 0 && result.callables === undefined;
  run.oldestChanged = Math.min(oldest, run.oldestChanged);
  if (key !== undefined && isPure && !callee.state.isDead && frame.world.memos.size < mostMemos)
    frame.world.memos.set(key, result);
  return result;
}

function bindParameters(parameters: readonly Parameter[], given: readonly Value[], callee: Frame): void {
  for (const [index, { name, type, isRest }] of parameters.entries()) {
    const value = isRest
      ? addEntity(createList('array', given.slice(index)), callee)
      : withType(
          given[index] ?? fixedValue,
          given[index]?.type === '' || callee.world.library.isNumber(type) ? type : '',
          callee.world,
        );
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
  if (value.callables !== undefined || depth === 0) return undefined;
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

export function invoke(callable: Callable, given: readonly Value[], frame: Frame): Value {
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
  return frame.world.library.call(
    createLibraryCall(at, name, { className: undefined, of: typed, given: others }, frame),
  );
}

export function evaluateCreation(code: Code & { kind: 'create' }, frame: Frame): Value {
  const given = code.given.map((each) => markChecked(frame.world.evaluate(each, frame), frame.state.checked));
  if (code.body === undefined) return createObject(code.type, given, frame, code.at);
  frame.world.captured.set(code.body, createLayer(frame.state.variables));
  const value = addEntity({ type: code.type, code: code.body, entries: new Map() }, frame);
  // Whoever gets the object may call its functions.
  for (const each of code.body.functions) {
    if (each.body === undefined || each.name === code.body.name) continue;
    const parameters = each.parameters.map((parameter) => createArgument(parameter, each, frame.world));
    const isDead = frame.state.isDead;
    callFunction(each, value, parameters, frame, frame.world.captured.get(code.body));
    frame.state.isDead = isDead;
  }
  return value;
}

function createObject(type: string, given: readonly Value[], frame: Frame, at: Place): Value {
  const found = frame.world.project.findClass(type, frame.code.file, frame.code.owner);
  if (found === undefined)
    return frame.world.library.call(createLibraryCall(at, '', { className: type, of: undefined, given }, frame));
  const value = addEntity({ type: found.name, code: found, entries: new Map() }, frame);
  constructWith(found, given, value, frame);
  return value;
}

function constructWith(owner: ClassCode, given: readonly Value[], self: Value, frame: Frame): void {
  const [found] = owner.functions.filter(
    ({ name, parameters, isStatic }) => name === owner.name && parameters.length === given.length && !isStatic,
  );
  if (found !== undefined) callFunction(found, self, given, frame);
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
