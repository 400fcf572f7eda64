/** Variables, fields, elements and operators. */

import type { AssignCode, ClassCode, Code, Constant, FieldCode, FunctionCode, Place } from './code.ts';
import { createFunction, isSpread, readPlaceText } from './code.ts';
import {
  createFrame,
  createRun,
  createSource,
  type Frame,
  findClass,
  noteSkipped,
  TooLong,
  type World,
} from './frame.ts';
import {
  appendEntry,
  createList,
  findOnly,
  type HeapObject,
  listElements,
  listEntities,
  readAll,
  readEntry,
  type State,
  writeEntry,
} from './heap.ts';
import { createLayer, getFromLayer, setInLayer } from './layers.ts';
import { calculate, isTruthy } from './operators.ts';
import {
  addStep,
  type Checks,
  createConstant,
  dropConstants,
  type FlowSource,
  fixedValue,
  forgetValue,
  getConstant,
  isFixed,
  joinTexts,
  joinValues,
  mapConstants,
  markChecked,
  passOn,
  toNumber,
  unknownValue,
  type Value,
} from './values.ts';

/** The type of a pointer to a variable, and of a variable to which there may be pointers. */
const pointer = '&';
const sharedVariable = '& variable';

/** It is a variable that others may change. */
export function isShared({ type }: Value): boolean {
  return type === sharedVariable;
}

/** What the pointer points to. Any other value is its own. */
export function followPointer(value: Value, { heap }: State): Value {
  if (value.type !== pointer && value.type !== sharedVariable) return value;
  return joinValues(value.objects.map((object) => getFromLayer(heap, object)?.entries.get('*') ?? fixedValue));
}

/** Objects are passed on as they are, so only a variable with anything else needs a pointer. */
export function readAddress(of: Code, frame: Frame): Value {
  const own = of.kind === 'name' ? getFromLayer(frame.state.variables, of.name) : undefined;
  const value = frame.world.evaluate(of, frame);
  if (value.objects.length > 0) return value;
  if (own?.type === sharedVariable) return { ...own, type: pointer };
  if (of.kind !== 'member') return value;
  // The field becomes an object, or a variable of its own.
  const { type } = value;
  const owner = type === '' ? undefined : findClass(type, frame);
  const object: HeapObject = owner
    ? { type, code: owner, entries: new Map(), ...(isFixed(value) ? {} : { rest: value }) }
    : { type: sharedVariable, entries: new Map([['*', value]]) };
  const created = addEntity(object, frame);
  writeTo(followPointer(frame.world.evaluate(of.of, frame), frame.state), of.name, created, frame);
  return owner ? created : { ...created, type: pointer };
}

function writeThrough(pointed: Value, value: Value, frame: Frame): void {
  changeEach(pointed, frame, (entity) => {
    const before = pointed.objects.length > 1 ? entity.entries.get('*') : undefined;
    return { ...entity, entries: new Map([['*', before === undefined ? value : joinValues([before, value])]]) };
  });
}

/** Changes all objects that the value may be. */
export function changeEach({ objects }: Value, frame: Frame, change: (entity: HeapObject) => HeapObject): void {
  for (const object of objects) {
    const entity = getFromLayer(frame.state.heap, object);
    if (entity !== undefined) setEntity(object, change(entity), frame);
  }
}

export function flatten(value: Value, state: State, depth = 3): Value {
  if (value.objects.length === 0 || depth === 0) return value;
  // Only its methods tell what of an object of the project goes on, unless its fields are open to all.
  const held = listEntities(value, state).flatMap(({ code, entries, rest }) =>
    code !== undefined && code.file.top === undefined ? [] : [...entries.values(), ...(rest ? [rest] : [])],
  );
  const own = dropConstants(value);
  const parts = held.map((each) => flatten(each, state, depth - 1));
  const joined = parts.length === 0 ? value : joinValues([...parts, ...(own.flows.length > 0 ? [own] : [])]);
  const only = findOnly(value, state);
  const items = only && listElements(only)?.map((each) => flatten(each, state, depth - 1));
  return { ...joined, objects: [], type: value.type, ...(items && { items }) };
}

export function isVariable(name: string, { state }: Frame): boolean {
  return getFromLayer(state.variables, name) !== undefined;
}

export function setVariable(state: State, name: string, value: Value): void {
  state.variables = setInLayer(state.variables, name, value);
}

export function readName(name: string, frame: Frame): Value {
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

/** Functions as a value. */
function readFunction(codes: readonly FunctionCode[], self?: Value): Value {
  if (codes.length === 0) return fixedValue;
  return { ...fixedValue, callables: codes.slice(0, 3).map((code) => ({ code, variables: createLayer(), self })) };
}

/** A class, a function or a variable of a module. */
export function readModuleMember(written: string, at: Place, frame: Frame): Value {
  if (!frame.world.library.hasModules) return fixedValue;
  const full = frame.world.project.resolveName(written, frame.code.file);
  const { module, name } = splitName(full);
  const isClass = findClass(full, frame) !== undefined;
  return isClass ? referTo(full, 'new', at, frame) : readMemberOf(module, name, at, frame);
}

function referTo(className: string, name: string, at: Place, { code: from }: Frame): Value {
  const method = { at, of: undefined, className, name, from };
  return { ...fixedValue, callables: [{ variables: createLayer(), self: undefined, method }] };
}

export function splitName(full: string): { module: string; name: string } {
  const end = full.lastIndexOf('.');
  return { module: full.slice(0, Math.max(0, end)), name: full.slice(end + 1) };
}

export function readMember(code: Code & { kind: 'member' }, frame: Frame): Value {
  const { name, shown: at = code.at } = code;
  const className = readClassName(code.of, frame);
  if (className === undefined) {
    const of = frame.world.evaluate(code.of, frame);
    const read = of.objects.length === 0 ? readOfLibrary(of, name, at, frame) : undefined;
    return read ?? readField(of, name, frame, at);
  }
  return readMemberOf(className, name, at, frame);
}

function readMemberOf(className: string, name: string, at: Place, frame: Frame): Value {
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

function readLibraryMember(
  className: string,
  isStatic: boolean,
  name: string,
  at: Place,
  frame: Frame,
): Value | undefined {
  if (frame.world.library.readMember === undefined) return undefined;
  const type = isStatic ? className : findForeignType(className, frame);
  const create = (kind: FlowSource['kind']): FlowSource => createSource(frame.world, kind, at, frame.code);
  return frame.world.library.readMember({
    ...{ name, className: type, ownClass: className, isStatic, createSource: create },
  });
}

/** The type, or the first type of a library from which a type of the project inherits. */
export function findForeignType(type: string, { world: { project }, code: { file, owner } }: Frame): string {
  let found = type === '' ? undefined : project.findClass(type, file, owner);
  const seen = new Set<ClassCode>();
  let last = type;
  while (found !== undefined && !seen.has(found)) {
    seen.add(found);
    const { parents, file: own, outer } = found;
    const foreign = parents.find((parent) => project.findClass(parent, own, outer) === undefined);
    last = foreign ?? parents[0] ?? last;
    found = foreign === undefined && parents[0] !== undefined ? project.findClass(parents[0], own, outer) : undefined;
  }
  return last;
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

/** The object, or the one around it, that has the field. */
function findHolder(self: Value, name: string, frame: Frame): Value {
  const [object] = self.objects;
  const entity = object === undefined ? undefined : getFromLayer(frame.state.heap, object);
  return entity?.outer !== undefined && isOfOuter(entity, name, frame) ? findHolder(entity.outer, name, frame) : self;
}

/** Whether a name in an inner class means a field of the class around it. */
function isOfOuter({ code }: HeapObject, name: string, { world }: Frame): boolean {
  const owner = code && world.project.findField(code, name)?.owner;
  for (let around = code?.outer; owner !== undefined && around !== undefined; around = around.outer)
    if (around === owner) return true;
  return false;
}

/** Code that cannot be seen may have changed what the objects hold. */
export function openObjects({ objects }: Value, frame: Frame): void {
  for (const object of objects) {
    const entity = getFromLayer(frame.state.heap, object);
    if (entity === undefined) continue;
    const { length, ...table } = entity;
    const isOpen = entity.code !== undefined || (entity.rest !== undefined && length === undefined);
    if (isOpen && ![...entity.entries.values()].some(({ constants }) => constants !== undefined)) continue;
    const entries = new Map([...entity.entries].map(([key, value]) => [key, forgetValue(value)]));
    setEntity(object, { ...table, entries, ...(!entity.code && { rest: entity.rest ?? fixedValue }) }, frame);
  }
}

/** A list or an object with which a field begins belongs to the object. Undefined for other fields. */
function startField(
  object: number,
  { owner, code }: { owner: ClassCode; code: FieldCode },
  frame: Frame,
): Value | undefined {
  const { value: start } = code;
  const around = frame.world.captured.get(owner);
  if (start === undefined || (around === undefined && !/^(?:create|list|table)$/.test(start.kind))) return undefined;
  const initializer = createInitializer(owner, start);
  const inner = createFrame(frame.world, initializer, undefined, frame.run, frame.depth, frame.state.heap, around);
  const value = withType(frame.world.evaluate(start, inner), code.type, frame.world);
  frame.state.heap = inner.state.heap;
  const entity = getFromLayer(frame.state.heap, object);
  if (entity?.isGiven) openObjects(value, frame);
  if (entity !== undefined) setEntity(object, writeEntry(entity, code.name, value), frame);
  return value;
}

export function readField(pointed: Value, name: string, frame: Frame, at: Place = 0): Value {
  const of = followPointer(pointed, frame.state);
  const { project, library } = frame.world;
  const hasMethods = frame.code.file.top !== undefined;
  const found: Value[] = [];
  for (const object of of.objects) {
    const entity = getFromLayer(frame.state.heap, object);
    if (entity === undefined) continue;
    const held = readEntry(entity, name);
    const own = held?.type === sharedVariable ? followPointer(held, frame.state) : held;
    if (own === undefined && entity.outer !== undefined && isOfOuter(entity, name, frame)) {
      found.push(readField(entity.outer, name, frame));
      continue;
    }
    const isOpen = own === undefined || entity.rest !== undefined;
    const field = isOpen && entity.code ? project.findField(entity.code, name) : undefined;
    if (own !== undefined)
      found.push(field !== undefined && library.isNumber(field.code.type) ? toNumber(own, field.code.type) : own);
    else if (field !== undefined)
      found.push(startField(object, field, frame) ?? readFieldStart(field.owner, field.code, frame.world));
    else if (entity.code && hasMethods) {
      const methods = project.findMethods(entity.code, name, 0);
      const member = methods.length > 0 ? undefined : readLibraryMember(entity.type, false, name, at, frame);
      const [only] = methods;
      found.push(member ?? (only?.isProperty ? frame.world.call(only, of, [], frame) : readFunction(methods, of)));
    } else found.push(readLibraryMember(entity.type, false, name, at, frame) ?? fixedValue);
  }
  if (of.flows.length > 0 || found.length === 0) {
    const owner = of.type === '' ? undefined : findClass(of.type, frame);
    const field = owner && project.findField(owner, name);
    const methods = owner && field === undefined && hasMethods ? project.findMethods(owner, name, 0) : [];
    const member =
      of.type === '' || field !== undefined || methods.length > 0
        ? undefined
        : readLibraryMember(of.type, false, name, at, frame);
    if (member !== undefined) return joinValues([...found, member]);
    if (methods.length > 0) return readFunction(methods, of);
    const value = field === undefined ? fixedValue : readFieldStart(field.owner, field.code, frame.world);
    if (frame.world.library.isNumber(value.type)) return value;
    found.push(
      of.flows.length === 0
        ? { ...value, isUnknown: value.isUnknown || (of.isUnknown && frame.world.library.trustsFields !== true) }
        : readGivenField(of, field?.code),
    );
  }
  return joinValues(found);
}

/** A field of data from outside. */
function readGivenField(of: Value, field: FieldCode | undefined): Value {
  const value = passOn([of], field?.type);
  return field?.isChecked ? markChecked(value, new Set(value.flows.map(({ source }) => source.like ?? source))) : value;
}

/** A variable outside of functions may hold whatever any function assigned to it. */
function readGlobal(owner: ClassCode, field: FieldCode, world: World): Value {
  const value = readFieldStart(owner, field, world);
  const assigned = world.globals.get(field);
  return assigned === undefined ? value : joinValues([value, assigned]);
}

function writeGlobal(owner: ClassCode, name: string, value: Value, frame: Frame): void {
  const { world, state } = frame;
  const found = world.project.findField(owner, name);
  if (found === undefined) return;
  const { constants: _, callables: __, ...held } = flatten(value, state);
  const before = world.globals.get(found.code);
  world.globals.set(found.code, before === undefined ? held : joinValues([before, held]));
}

/** The value that a field has at first, or always. */
function readFieldStart(owner: ClassCode, field: FieldCode, world: World): Value {
  const known = world.fieldValues.get(field);
  if (known !== undefined) return known;
  const typed: Value = { ...fixedValue, type: field.type };
  world.fieldValues.set(field, typed);
  if (field.value === undefined) return typed;
  const code = createInitializer(owner, field.value);
  const frame = createFrame(world, code, undefined, createRun({ depth: 4, steps: 2000 }), 0, createLayer());
  try {
    const value = withType(world.evaluate(field.value, frame), field.type, world);
    const isChanged = !field.isFinal && (field.isOpen === true || owner.file.assigned.has(field.name));
    const { objects, ...rest } = dropConstants(flatten(value, frame.state));
    const isLiteral = objects.length === 0 && value.objects.length === 0;
    world.fieldValues.set(field, isLiteral && !isChanged ? value : { ...rest, objects: [], isUnknown: false });
  } catch (error) {
    if (!(error instanceof TooLong)) throw error;
  }
  return world.fieldValues.get(field) ?? typed;
}

export function evaluateItem(code: Code & { kind: 'item' }, frame: Frame): Value {
  const { of: ofCode, key: keyCode, shown: at = code.at } = code;
  const of = frame.world.evaluate(ofCode, frame);
  const key = keyCode === undefined ? fixedValue : frame.world.evaluate(keyCode, frame);
  const read = of.objects.length === 0 ? readOfLibrary(of, undefined, at, frame, key) : undefined;
  const value = read ?? readItem(of, key, frame);
  // A table of what is allowed tells about its key.
  const asked = key.flows.length > 0 && of.flows.length === 0 ? key.flows.map(({ source }) => source) : [];
  return asked.length === 0 ? value : { ...value, checks: { yes: asked, no: [] } };
}

/** An element or a field of a value that only the library knows. */
function readOfLibrary(of: Value, name: string | undefined, at: Place, frame: Frame, key?: Value): Value | undefined {
  const { library, project } = frame.world;
  if (of.type === '' || library.read === undefined) return undefined;
  const found = name === undefined ? undefined : findClass(of.type, frame);
  if (found !== undefined && name !== undefined && project.findField(found, name) !== undefined) return undefined;
  const tools = { readMethod: (className: string, method: string) => readMethod(className, method, frame) };
  return library.read(of, name, () => createSource(frame.world, 'request', at, frame.code), tools, key);
}

export function readMethod(className: string, name: string, frame: Frame): string | undefined {
  const owner = findClass(className, frame);
  const [code] = owner === undefined ? [] : frame.world.project.findMethods(owner, name, 0);
  const start = owner && frame.world.project.findField(owner, name);
  if (code === undefined && start?.code.value) return readPlaceText(start.owner.file, start.code.value.at);
  return code?.file.text.slice(code.start, code.end);
}

export function evaluateList({ type, items, keys }: Code & { kind: 'list' }, frame: Frame): Value {
  const values = items.map((item) => addStep(frame.world.evaluate(item, frame), frame.code.file, item.at));
  const isPlain = keys === undefined && !items.some(isSpread);
  if (isPlain) return addEntity(createList(type, values), frame);
  let table: HeapObject = createList(type, []);
  for (const [index, value] of values.entries()) {
    const key = keys?.[index];
    const item = items[index];
    if (item !== undefined && isSpread(item)) table = writeEntry(table, undefined, readElements(value, frame));
    else if (key === undefined) table = appendEntry(table, value);
    else table = writeEntry(table, getConstant(frame.world.evaluate(key, frame)), value);
  }
  const { length: _, ...open } = table;
  return addEntity(keys?.some((key) => key !== undefined) ? open : table, frame);
}

/** The variables outside of functions, which all functions of a run share. */
export function readShared({ state, run }: Frame, isStatic = false): Value {
  const object = isStatic ? -1 : 0;
  if (getFromLayer(state.heap, object) === undefined) {
    const rest = isStatic ? fixedValue : unknownValue;
    state.heap = setInLayer(state.heap, object, { type: 'shared', entries: new Map(), rest });
  }
  // A result that depends on it holds for one call only.
  run.oldestChanged = object;
  return { ...fixedValue, objects: [object], type: 'shared' };
}

/** What the run assigned to a static field. */
function readStatic(owner: ClassCode, name: string, frame: Frame): Value | undefined {
  const start = owner.fields.get(name)?.value;
  const isKept =
    start?.kind === 'create' && !start.body && !frame.world.project.findClass(start.type, owner.file, owner);
  if (!isKept && !owner.file.assigned.has(name)) return undefined;
  readShared(frame);
  const key = `${owner.name}::${name}`;
  const held = getFromLayer(frame.state.heap, 0)?.entries.get(key);
  if (held !== undefined || !isKept) return held;
  const value = frame.world.evaluate(start, frame);
  openObjects(value, frame);
  writeTo(readShared(frame), key, value, frame);
  return value;
}

/** An object or a table with its entries. */
export function evaluateTable({ type, entries }: Code & { kind: 'table' }, frame: Frame): Value {
  const { code: from, world } = frame;
  const owner = type === '' ? undefined : findClass(type, frame);
  const fields = [...(owner?.fields.keys() ?? [])];
  let entity: HeapObject = { type, ...(owner && { code: owner }), entries: new Map() };
  for (const [index, { key, value }] of entries.entries()) {
    const name = key === undefined ? (fields[index] ?? index) : getConstant(world.evaluate(key, frame));
    const field = owner && typeof name === 'string' ? owner.fields.get(name) : undefined;
    const held = addStep(world.evaluate(value, frame), from.file, value.at);
    entity = writeEntry(entity, name, withType(held, field?.type ?? '', world));
  }
  return addEntity(entity, frame);
}

export function readItem(of: Value, key: Value, { state, world: { library } }: Frame): Value {
  const type = library.getElementType?.(of.type) ?? '';
  if (type !== '' && library.isNumber(type)) return { ...fixedValue, type };
  const found = listEntities(of, state).map((entity) => readEntry(entity, getConstant(key)) ?? fixedValue);
  const isOpen = of.flows.length > 0 || of.objects.length === 0 || of.isUnknown;
  const { callables } = of;
  // A table of functions whose entries are not told apart.
  const rest = { ...passOn([of], type), ...(callables && { callables }) };
  return isOpen ? joinValues([...found, rest]) : joinValues(found);
}

export function readElements(of: Value, { state, world: { library } }: Frame): Value {
  const type = library.getElementType?.(of.type) ?? '';
  if (type !== '' && library.isNumber(type)) return { ...fixedValue, type };
  const held = listEntities(of, state).map(readAll);
  return of.flows.length > 0 || held.length === 0 ? joinValues([...held, passOn([of], type)]) : joinValues(held);
}

export function addEntity(entity: HeapObject, { world, state }: Frame): Value {
  world.lastObject += 1;
  state.heap = setInLayer(state.heap, world.lastObject, entity);
  return { ...fixedValue, objects: [world.lastObject], type: entity.type };
}

export function setEntity(object: number, entity: HeapObject, { state, run }: Frame): void {
  run.oldestChanged = Math.min(run.oldestChanged, object);
  state.heap = setInLayer(state.heap, object, entity);
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

/** The keys of the elements: of a table whose keys are known, or of one that comes from outside. */
export function readKeys(of: Value, { state }: Frame): Value {
  const keys = listEntities(of, state).flatMap(({ entries, rest }) =>
    // Under a key that is not known stands what may have come with its key.
    rest ? [{ ...fixedValue, isUnknown: rest.isUnknown }] : [...entries.keys()].map((key) => createConstant(key)),
  );
  return of.flows.length > 0 || of.objects.length === 0 ? joinValues([...keys, passOn([of])]) : joinValues(keys);
}

export function writeTo(of: Value, name: Value | string, value: Value, frame: Frame): void {
  const key = typeof name === 'string' ? name : getConstant(name);
  changeEach(of, frame, (entity) => {
    // It may be the other object.
    const before = of.objects.length > 1 ? readEntry(entity, key) : undefined;
    return writeEntry(entity, key, before === undefined ? value : joinValues([before, value]));
  });
}

export function withType(value: Value, type: string, { library }: World): Value {
  if (type === '') return value;
  // What a pointer leads to may be changed through it.
  if (library.isNumber(type)) return value.type === pointer ? value : toNumber(value, type);
  return value.objects.length > 0 || value.type === type ? value : { ...value, type };
}

/** A value has the type with which it was created rather than that of its variable. */
function declareValue(value: Value, type: string, world: World): Value {
  return value.type === '' || world.library.isNumber(type) ? withType(value, type, world) : value;
}

export function evaluateAssignment(code: Code & { kind: 'assign' }, frame: Frame): Value {
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

export function assign(to: Code, value: Value, how: Pick<AssignCode, 'declared' | 'isShared'>, frame: Frame): void {
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

function writeStatic({ owner, code }: { owner: ClassCode; code: FieldCode }, value: Value, frame: Frame): void {
  writeTo(readShared(frame), `${owner.name}::${code.name}`, withType(value, code.type, frame.world), frame);
}

/** A variable keeps its type when something without a type is assigned. */
function keepType(value: Value, before: Value | undefined, world: World): Value {
  if (before === undefined || before.type === '') return value;
  return world.library.isNumber(before.type) || value.type === '' ? withType(value, before.type, world) : value;
}

export function evaluateOperation({ operator, parts }: Code & { kind: 'operation' }, frame: Frame): Value {
  if (operator === '&&' || operator === '||') return evaluateLogic(operator, parts, frame);
  const values = parts.map((part) => frame.world.evaluate(part, frame));
  // As a text, an object shows what it holds.
  const shown = operator === '.' ? values.map((value) => flatten(value, frame.state)) : values;
  return operate(operator, shown, frame.world);
}

function operate(operator: string, values: readonly Value[], world: World): Value {
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

function createInitializer(owner: ClassCode, body: Code): FunctionCode {
  const { file, start, end } = owner;
  return createFunction({ file, owner }, { body, isStatic: true, isPrivate: true, start, end });
}
