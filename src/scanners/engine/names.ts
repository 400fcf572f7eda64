/** What names mean: variables, classes, modules, and members of these; and what is assigned to them. */
import type { CallCode, Code, FunctionCode, Place } from './code.ts';
import {
  findHolder,
  readField,
  readFieldStart,
  readFunction,
  readGlobal,
  readLibraryMember,
  readStatic,
  writeGlobal,
  writeStatic,
} from './fields.ts';
import { type Frame, findClass, type World } from './frame.ts';
import { appendEntry, findOnly, listElements } from './heap.ts';
import { createLayer, getFromLayer } from './layers.ts';
import {
  addEntity,
  changeEach,
  followPointer,
  isVariable,
  pointer,
  readElements,
  readItem,
  readOfLibrary,
  setVariable,
  sharedVariable,
  withType,
  writeThrough,
  writeTo,
} from './objects.ts';
import { operate } from './statements.ts';
import { addStep, createConstant, fixedValue, forgetValue, markChecked, type Value } from './values.ts';

function readName({ name }: Code & { kind: 'name' }, frame: Frame): Value {
  const { state, self, code } = frame;
  if (name === 'this' || name === 'super') return self ?? fixedValue;
  const own = getFromLayer(state.variables, name);
  if (own !== undefined) return own.type === sharedVariable ? followPointer(own, state) : own;
  if (frame.world.library.hasModules) return frame.world.library.readName(name);
  const field = code.owner && frame.world.project.findField(code.owner, name);
  if (field !== undefined)
    return self === undefined
      ? (readStatic(field.owner, name, frame) ?? readGlobal(field.owner, field.code, frame.world))
      : readField(self, name, frame);
  if (code.owner?.isPackage) return readFunction(frame.world.project.findMethods(code.owner, name, 0));
  const imported = code.file.imports.get(name)?.replace(/\.[^.]*$/, '');
  const elsewhere = imported === undefined ? undefined : findClass(imported, frame);
  const constant = elsewhere && frame.world.project.findField(elsewhere, name);
  if (constant !== undefined) return readFieldStart(constant.owner, constant.code, frame.world);
  return frame.world.library.readName(name);
}

/** A class, a function or a variable of a module. */
export function readModuleMember(written: string, at: Place, frame: Frame): Value {
  if (!frame.world.library.hasModules) return fixedValue;
  const full = frame.world.project.resolveName(written, frame.code.file);
  const { module, name } = splitName(full);
  const isClass = findClass(full, frame) !== undefined;
  return isClass ? referTo(full, 'new', at, frame) : readClassMember(module, name, at, frame);
}

function readMember(code: Code & { kind: 'member' }, frame: Frame): Value {
  const { name, shown: at = code.at } = code;
  const className = readClassName(code.of, frame);
  if (className === undefined) {
    const of = frame.world.evaluate(code.of, frame);
    const read = of.objects.length === 0 ? readOfLibrary(of, name, at, frame) : undefined;
    return read ?? readField(of, name, frame, at);
  }
  return readClassMember(className, name, at, frame);
}

function readClassMember(className: string, name: string, at: Place, frame: Frame): Value {
  const { project, library } = frame.world;
  const owner = findClass(className, frame);
  const field = owner && project.findField(owner, name);
  const changed = field && readStatic(field.owner, name, frame);
  if (changed !== undefined) return changed;
  if (field !== undefined) return readGlobal(field.owner, field.code, frame.world);
  if (owner && (owner.isPackage || library.hasModules)) {
    const codes = project.findMethods(owner, name, 0);
    if (codes.length > 0 || !library.hasModules) return readFunction(codes);
  }
  const known = readLibraryMember(className, true, name, at, frame);
  if (known !== undefined || owner !== undefined || !library.isFunction?.(className, name)) return known ?? fixedValue;
  return referTo(className, name, at, frame);
}

function referTo(className: string, name: string, at: Place, { code: from }: Frame): Value {
  const method = { at, of: undefined, className, name, from };
  return { ...fixedValue, callables: [{ variables: createLayer(), self: undefined, method }] };
}

export function splitName(full: string): { module: string; name: string } {
  const end = full.lastIndexOf('.');
  return { module: full.slice(0, Math.max(0, end)), name: full.slice(end + 1) };
}

/** The class that code means before a dot. Undefined if it is a value. */
export function readClassName(code: Code, frame: Frame): string | undefined {
  if (code.kind === 'class') return frame.world.library.hasModules ? findClassName(code.name, frame) : code.name;
  if (frame.world.library.hasModules) {
    const of = code.kind === 'member' ? readClassName(code.of, frame) : undefined;
    return code.kind === 'member' && of !== undefined ? findClassName(`${of}.${code.name}`, frame) : undefined;
  }
  if (code.kind === 'name') {
    const { name } = code;
    if (isVariable(name, frame) || !frame.world.library.isClassName(name)) return undefined;
    return frame.code.owner && frame.world.project.findField(frame.code.owner, name) ? undefined : name;
  }
  if (code.kind !== 'member' || !frame.world.library.isClassName(code.name, true)) return undefined;
  let first: Code = code.of;
  while (first.kind === 'member') first = first.of;
  if (first.kind !== 'name' || isVariable(first.name, frame) || first.name === 'this') return undefined;
  const outer = code.of.kind === 'name' && findClass(code.of.name, frame);
  return outer && frame.world.project.findField(outer, code.name) ? undefined : code.name;
}

/** The name if it means a class or a module, or code that cannot be seen, but not a value. */
function findClassName(written: string, frame: Frame): string | undefined {
  const { project, library } = frame.world;
  const full = project.resolveName(written, frame.code.file);
  if (findClass(full, frame) !== undefined) return full;
  const { module, name } = splitName(full);
  const around = module === '' ? undefined : findClass(module, frame);
  if (around === undefined) return library.isClassName(full) ? full : undefined;
  const isKnown = project.findField(around, name) !== undefined || project.findMethods(around, name, 0).length > 0;
  return isKnown ? undefined : full;
}

export function evaluateArguments(codes: readonly Code[], frame: Frame): Value[] {
  const values: Value[] = [];
  // A loop, because calls may nest deeply.
  for (const code of codes) {
    const value = markChecked(frame.world.evaluate(code, frame), frame.state.checked);
    if (code.kind === 'spread') values.push(...(listKnown(value, frame) ?? [readElements(value, frame)]));
    else values.push(value);
  }
  return values;
}

/** The elements of a list. Undefined if they are not known. */
export function listKnown(value: Value, { state }: Frame): Value[] | undefined {
  const only = findOnly(value, state);
  return only && listElements(only);
}

/** A function with several results gives all arguments of a call. */
export function evaluateGiven(codes: readonly Code[], frame: Frame): Value[] {
  const given = evaluateArguments(codes, frame);
  const [only] = given;
  return given.length === 1 && only?.items !== undefined ? [...only.items] : given;
}

export function passArguments(
  given: readonly Value[],
  { at, given: codes }: { at: Place; given: readonly Code[] },
  { code: { file } }: Frame,
): Value[] {
  return given.map((value, index) => addStep(value, file, codes[index]?.at ?? at));
}

/** The arguments in the order of the parameters, if some are named. */
export function arrangeArguments(
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

function evaluateAssignment(code: Code & { kind: 'assign' }, frame: Frame): Value {
  const { to, operator, declared } = code;
  const given = frame.world.evaluate(code.value, frame);
  const changed =
    operator === undefined ? given : operate(operator, [frame.world.evaluate(to, frame), given], frame.world);
  const typed = declared === undefined ? changed : declareValue(changed, declared, frame.world);
  const value = addStep(typed, frame.code.file, code.at);
  if (to.kind === 'results')
    for (const [index, each] of to.items.entries())
      assign(each, selectResult(value, index, to.items.length), code, frame);
  else assign(to, value, code, frame);
  return value;
}

/** Code that gives one value where several are expected tells with the last whether it worked. */
function selectResult(value: Value, index: number, count: number): Value {
  if (value.items !== undefined) return value.items[index] ?? fixedValue;
  if (index === 0) return value;
  const { checks } = value;
  return index === count - 1 ? { ...fixedValue, ...(checks && { checks }) } : { ...value, type: '' };
}

export function assign(
  to: Code,
  value: Value,
  how: Pick<Code & { kind: 'assign' }, 'declared' | 'isShared'>,
  frame: Frame,
): void {
  const { declared, isShared } = how;
  if (to.kind === 'assign') {
    // One of several results that is a new variable.
    const { to: inner, declared: type = '' } = to;
    assign(inner, declareValue(value, type, frame.world), to, frame);
  } else if (to.kind === 'name') {
    const own = getFromLayer(frame.state.variables, to.name);
    const isField = declared === undefined && own === undefined && frame.code.owner !== undefined;
    const field = isField && frame.code.owner ? frame.world.project.findField(frame.code.owner, to.name) : undefined;
    if (field !== undefined && frame.self !== undefined)
      writeTo(findHolder(frame.self, to.name, frame), to.name, withType(value, field.code.type, frame.world), frame);
    else if (field !== undefined && !frame.code.owner?.isPackage) writeStatic(field, value, frame);
    else if (isShared && declared !== undefined) {
      const variable = addEntity({ type: sharedVariable, entries: new Map([['*', value]]) }, frame);
      setVariable(frame.state, to.name, variable);
    } else if (own?.type === sharedVariable)
      writeThrough(own, keepType(value, followPointer(own, frame.state), frame.world), frame);
    else {
      if (own === undefined && declared === undefined && frame.code.owner?.isPackage)
        writeGlobal(frame.code.owner, to.name, value, frame);
      const kept = declared === undefined ? keepType(value, own, frame.world) : value;
      // Other functions change it too.
      const isGlobal = field !== undefined && frame.code.owner?.isPackage;
      setVariable(frame.state, to.name, isGlobal ? forgetValue(kept) : kept);
    }
  } else if (to.kind === 'member') {
    const className = readClassName(to.of, frame);
    const owner = className === undefined ? undefined : findClass(className, frame);
    const field = owner && frame.world.project.findField(owner, to.name);
    if (field !== undefined) writeStatic(field, value, frame);
    else if (className === undefined) {
      const of = followPointer(frame.world.evaluate(to.of, frame), frame.state);
      writeTo(createTable(of, to.of, frame), to.name, value, frame);
    }
  } else if (to.kind === 'item') {
    const of = createTable(followPointer(frame.world.evaluate(to.of, frame), frame.state), to.of, frame, true);
    if (to.key === undefined) changeEach(of, frame, (entity) => appendEntry(entity, value));
    else writeTo(of, frame.world.evaluate(to.key, frame), value, frame);
  } else if (to.kind === 'follow') {
    const of = frame.world.evaluate(to.of, frame);
    if (of.type === pointer) writeThrough(of, value, frame);
  } else if (to.kind === 'list')
    for (const [index, item] of to.items.entries()) {
      const key = to.keys?.[index];
      const at = key === undefined ? createConstant(index) : frame.world.evaluate(key, frame);
      assign(item, readItem(value, at, frame), how, frame);
    }
}

/** What is assigned to an element or a field of a variable makes it a table or an object. */
function createTable(of: Value, code: Code, frame: Frame, isTable = false): Value {
  if (of.objects.length > 0 || !frame.world.library.createsTables) return of;
  const isKnown = of.flows.length === 0 && !of.isUnknown;
  const start = isKnown ? { length: 0 } : { rest: of };
  const entity = isTable ? { type: 'array', ...start } : { type: of.type, ...(of.flows.length > 0 && start) };
  const table = addEntity({ ...entity, entries: new Map() }, frame);
  assign(code.kind === 'convert' ? code.value : code, table, { declared: '' }, frame);
  return table;
}

/** A value has the type with which it was created rather than that of its variable. */
function declareValue(value: Value, type: string, world: World): Value {
  return value.type === '' || world.library.isNumber(type) ? withType(value, type, world) : value;
}

/** A variable keeps its type when something without a type is assigned. */
function keepType(value: Value, before: Value | undefined, world: World): Value {
  if (before === undefined || before.type === '') return value;
  return world.library.isNumber(before.type) || value.type === '' ? withType(value, before.type, world) : value;
}

export const names = {
  assign: evaluateAssignment,
  class: ({ name, at }: Code & { kind: 'class' }, frame: Frame): Value => readModuleMember(name, at, frame),
  member: readMember,
  name: readName,
};
