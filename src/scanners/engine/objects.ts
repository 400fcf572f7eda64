/** Objects, lists and tables on the heap, and their elements. */
import { type Code, type Place, readPlaceText } from './code.ts';
import { createSource, type Frame, findClass, type World } from './frame.ts';
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
import { getFromLayer, setInLayer } from './layers.ts';
import {
  addStep,
  createConstant,
  dropConstants,
  fixedValue,
  forgetValue,
  getConstant,
  isFixed,
  joinValues,
  passOn,
  toNumber,
  type Value,
} from './values.ts';

/** The type of a pointer to a variable, and of a variable to which there may be pointers. */
export const pointer = '&';

export const sharedVariable = '& variable';

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

/** Code that cannot be seen may have changed what the objects hold. */
export function openObjects({ objects }: Value, frame: Frame): void {
  for (const object of objects) {
    const entity = getFromLayer(frame.state.heap, object);
    if (entity === undefined) continue;
    const isOpen = entity.code !== undefined || (entity.rest !== undefined && entity.length === undefined);
    if (isOpen && ![...entity.entries.values()].some(({ constants }) => constants !== undefined)) continue;
    const entries = new Map([...entity.entries].map(([key, value]) => [key, forgetValue(value)]));
    const rest = entity.code ? {} : { rest: entity.rest ?? fixedValue };
    setEntity(object, { ...entity, length: undefined, entries, ...rest }, frame);
  }
}

function evaluateItem(code: Code & { kind: 'item' }, frame: Frame): Value {
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
export function readOfLibrary(
  of: Value,
  name: string | undefined,
  at: Place,
  frame: Frame,
  key?: Value,
): Value | undefined {
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

function evaluateList({ type, items, keys }: Code & { kind: 'list' }, frame: Frame): Value {
  const values = items.map((item) => addStep(frame.world.evaluate(item, frame), frame.code.file, item.at));
  const isPlain = keys === undefined && items.every(({ kind }) => kind !== 'spread');
  if (isPlain) return addEntity(createList(type, values), frame);
  let table: HeapObject = createList(type, []);
  for (const [index, value] of values.entries()) {
    const key = keys?.[index];
    if (items[index]?.kind === 'spread') table = writeEntry(table, undefined, readElements(value, frame));
    else if (key === undefined) table = appendEntry(table, value);
    else table = writeEntry(table, getConstant(frame.world.evaluate(key, frame)), value);
  }
  const hasKeys = keys?.some((key) => key !== undefined);
  return addEntity(hasKeys ? { ...table, length: undefined } : table, frame);
}

function evaluateTable({ type, entries }: Code & { kind: 'table' }, frame: Frame): Value {
  const { world } = frame;
  const owner = type === '' ? undefined : findClass(type, frame);
  const fields = [...(owner?.fields.keys() ?? [])];
  let entity: HeapObject = { type, ...(owner && { code: owner }), entries: new Map() };
  for (const [index, { key, value }] of entries.entries()) {
    const name = key === undefined ? (fields[index] ?? index) : getConstant(world.evaluate(key, frame));
    const field = owner && typeof name === 'string' ? owner.fields.get(name) : undefined;
    const held = addStep(world.evaluate(value, frame), frame.code.file, value.at);
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

/** What the pointer points to. Any other value is its own. */
export function followPointer(value: Value, { heap }: State): Value {
  if (value.type !== pointer && value.type !== sharedVariable) return value;
  return joinValues(value.objects.map((object) => getFromLayer(heap, object)?.entries.get('*') ?? fixedValue));
}

/** Objects are passed on as they are, so only a variable with anything else needs a pointer. */
function readAddress({ of }: Code & { kind: 'address' }, frame: Frame): Value {
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

export function writeThrough(pointed: Value, value: Value, frame: Frame): void {
  changeEach(pointed, frame, (entity) => {
    const before = pointed.objects.length > 1 ? entity.entries.get('*') : undefined;
    return { ...entity, entries: new Map([['*', before === undefined ? value : joinValues([before, value])]]) };
  });
}

export const objects = {
  address: readAddress,
  follow: ({ of }: Code & { kind: 'follow' }, frame: Frame): Value =>
    followPointer(frame.world.evaluate(of, frame), frame.state),
  item: evaluateItem,
  list: evaluateList,
  table: evaluateTable,
};
