/** Fields and other members of objects and classes, and variables outside of functions. */
import { type ClassCode, type Code, createFunction, type FieldCode, type FunctionCode, type Place } from './code.ts';
import { createFrame, createRun, createSource, type Frame, findClass, TooLong, type World } from './frame.ts';
import { type HeapObject, readEntry, writeEntry } from './heap.ts';
import { createLayer, getFromLayer, setInLayer } from './layers.ts';
import { flatten, followPointer, openObjects, setEntity, sharedVariable, withType, writeTo } from './objects.ts';
import {
  dropConstants,
  type FlowSource,
  fixedValue,
  joinValues,
  markChecked,
  passOn,
  toNumber,
  unknownValue,
  type Value,
} from './values.ts';

export function readField(pointed: Value, name: string, frame: Frame, at: Place = 0): Value {
  const of = followPointer(pointed, frame.state);
  const { project, library } = frame.world;
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
    else if (entity.code && library.hasPackages) {
      const methods = project.findMethods(entity.code, name, 0);
      const member = methods.length > 0 ? undefined : readLibraryMember(entity.type, false, name, at, frame);
      const [only] = methods;
      found.push(member ?? (only?.isProperty ? frame.world.call(only, of, [], frame) : readFunction(methods, of)));
    } else found.push(readLibraryMember(entity.type, false, name, at, frame) ?? fixedValue);
  }
  if (of.flows.length > 0 || found.length === 0) {
    const owner = of.type === '' ? undefined : findClass(of.type, frame);
    const field = owner && project.findField(owner, name);
    const methods = owner && field === undefined && library.hasPackages ? project.findMethods(owner, name, 0) : [];
    const member =
      of.type === '' || field !== undefined || methods.length > 0
        ? undefined
        : readLibraryMember(of.type, false, name, at, frame);
    if (member !== undefined) return joinValues([...found, member]);
    if (methods.length > 0) return readFunction(methods, of);
    const value = field === undefined ? fixedValue : readFieldStart(field.owner, field.code, frame.world);
    if (library.isNumber(value.type)) return value;
    const given = passOn([of], field?.code.type);
    const checked = new Set(field?.code.isChecked ? given.flows.map(({ source }) => source.like ?? source) : []);
    found.push(
      of.flows.length === 0
        ? { ...value, isUnknown: value.isUnknown || (of.isUnknown && library.trustsFields !== true) }
        : markChecked(given, checked),
    );
  }
  return joinValues(found);
}

/** A list or an object with which a field begins belongs to the object. Undefined for other fields. */
function startField(
  object: number,
  { owner, code }: { owner: ClassCode; code: FieldCode },
  frame: Frame,
): Value | undefined {
  const start = code.value;
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

/** The object, or the one around it, that has the field. */
export function findHolder(self: Value, name: string, frame: Frame): Value {
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

/** The value that a field has at first, or always. */
export function readFieldStart(owner: ClassCode, field: FieldCode, world: World): Value {
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

function createInitializer(owner: ClassCode, body: Code): FunctionCode {
  const { file, start, end } = owner;
  return createFunction({ file, owner }, { body, isStatic: true, isPrivate: true, start, end });
}

/** What the run assigned to a static field. */
export function readStatic(owner: ClassCode, name: string, frame: Frame): Value | undefined {
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

export function writeStatic({ owner, code }: { owner: ClassCode; code: FieldCode }, value: Value, frame: Frame): void {
  writeTo(readShared(frame), `${owner.name}::${code.name}`, withType(value, code.type, frame.world), frame);
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

/** A variable outside of functions may hold whatever any function assigned to it. */
export function readGlobal(owner: ClassCode, field: FieldCode, world: World): Value {
  const value = readFieldStart(owner, field, world);
  const assigned = world.globals.get(field);
  return assigned === undefined ? value : joinValues([value, assigned]);
}

export function writeGlobal(owner: ClassCode, name: string, value: Value, frame: Frame): void {
  const { world, state } = frame;
  const found = world.project.findField(owner, name);
  if (found === undefined) return;
  const { callables: _, ...data } = flatten(value, state);
  const held = dropConstants(data);
  const before = world.globals.get(found.code);
  world.globals.set(found.code, before === undefined ? held : joinValues([before, held]));
}

export function readFunction(codes: readonly FunctionCode[], self?: Value): Value {
  if (codes.length === 0) return fixedValue;
  return { ...fixedValue, callables: codes.slice(0, 3).map((code) => ({ code, variables: createLayer(), self })) };
}

export function readLibraryMember(
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
    const one: ClassCode = found;
    const above = one.parents.map((parent) => project.findClass(parent, one.file, one.outer));
    const foreign = above.indexOf(undefined);
    last = one.parents[Math.max(0, foreign)] ?? last;
    found = foreign < 0 ? above[0] : undefined;
  }
  return last;
}
