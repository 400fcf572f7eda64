/** The variables and objects at one point of a program, and how they are joined where branches meet. */
import type { ClassCode, Constant } from './code.ts';
import { createLayer, getFromLayer, type Layer, mergeLayers } from './layers.ts';
import { dropConstants, type FlowSource, fixedValue, joinValues, type Value } from './values.ts';

/** An object, a list, a table or a text that is being built: its fields, elements or entries by name. */
export interface HeapObject {
  type: string;
  code?: ClassCode;
  /** The object in whose method an inner one was created. */
  outer?: Value;
  entries: ReadonlyMap<string, Value>;
  /** It was there before: what its fields begin with may have changed. */
  isGiven?: true;
  /** For lists whose number of elements is known. */
  length?: number | undefined;
  /** What it holds under names that are not known. */
  rest?: Value;
}

export interface State {
  variables: Layer<string, Value>;
  heap: Layer<number, HeapObject>;
  /** The sources whose values were checked on every way to here. */
  checked: ReadonlySet<FlowSource>;
  /** Nothing comes here. */
  isDead: boolean;
}

export function copyState({ variables, heap, checked, isDead }: State): State {
  return { variables: createLayer(variables), heap: createLayer(heap), checked, isDead };
}

/** Makes the first state one in which the program may be in any of the states. */
export function mergeStates(into: State, states: readonly State[]): void {
  const [first, ...others] = states.filter(({ isDead }) => !isDead);
  if (first === undefined) {
    into.isDead = true;
    return;
  }
  let { variables, heap, checked } = first;
  for (const other of others) {
    variables = mergeLayers(variables, other.variables, (one, two) => joinValues([one, two]));
    heap = mergeLayers(heap, other.heap, mergeEntities);
    if (checked !== other.checked) checked = new Set([...checked].filter((source) => other.checked.has(source)));
  }
  Object.assign(into, { variables, heap, checked, isDead: false });
}

export function markAsChecked(state: State, sources: readonly FlowSource[]): void {
  if (sources.length > 0)
    state.checked = new Set([...state.checked, ...sources.map((source) => source.like ?? source)]);
}

/** What only one side has stays: the other cannot reach it. */
function mergeEntries(one: ReadonlyMap<string, Value>, other: ReadonlyMap<string, Value>): ReadonlyMap<string, Value> {
  if (one === other) return one;
  const merged = new Map(one);
  for (const [key, value] of other) {
    const twin = one.get(key);
    if (twin !== value) merged.set(key, twin === undefined ? value : joinValues([twin, value]));
  }
  return merged;
}

function mergeEntities(one: HeapObject, other: HeapObject): HeapObject {
  if (one.length !== other.length) {
    const rest = joinValues([readAll(one), readAll(other)]);
    return { ...one, length: undefined, entries: new Map(), rest };
  }
  const entries = mergeEntries(one.entries, other.entries);
  const rest = one.rest ?? other.rest;
  return { ...one, entries, ...(rest && { rest: joinValues([rest, other.rest ?? rest]) }) };
}

/** The objects that the value may be, as far as they are known. */
export function listEntities({ objects }: Value, { heap }: Pick<State, 'heap'>): HeapObject[] {
  return objects.flatMap((object) => getFromLayer(heap, object) ?? []);
}

/** The object that the value is. Undefined if it may be others. */
export function findOnly({ objects }: Value, { heap }: Pick<State, 'heap'>): HeapObject | undefined {
  const [object, ...others] = objects;
  return object === undefined || others.length > 0 ? undefined : getFromLayer(heap, object);
}

export function forgetConstants(entity: HeapObject): HeapObject {
  return { ...entity, entries: new Map([...entity.entries].map(([key, value]) => [key, dropConstants(value)])) };
}

/** Everything that it holds. */
export function readAll({ entries, rest }: HeapObject): Value {
  const all = [...entries.values(), ...(rest === undefined ? [] : [rest])];
  return all.length === 0 ? fixedValue : joinValues(all);
}

/** What may be under the name. Undefined if nothing is. */
export function readEntry(entity: HeapObject, name: Constant | undefined): Value | undefined {
  if (name === undefined) return entity.entries.size + (entity.rest ? 1 : 0) === 0 ? undefined : readAll(entity);
  const { length } = entity;
  // From the end of a list.
  const isFromEnd = typeof name === 'number' && name < 0;
  if (isFromEnd && length === undefined) return readAll(entity);
  const own = entity.entries.get(String(isFromEnd ? (length ?? 0) + name : name));
  return own !== undefined && entity.rest !== undefined ? joinValues([own, entity.rest]) : (own ?? entity.rest);
}

/** A longer list is no longer told apart by its elements. */
const mostEntries = 100;

export function writeEntry(entity: HeapObject, name: Constant | undefined, value: Value): HeapObject {
  const { entries, rest } = entity;
  if (name === undefined || (entries.size >= mostEntries && !entries.has(String(name))))
    return { ...entity, rest: rest === undefined ? value : joinValues([rest, value]) };
  const changed = new Map(entries).set(String(name), value);
  // A list with other keys is a table.
  const isList = entity.length !== undefined && Number(name) <= entity.length;
  return { ...entity, entries: changed, length: isList ? entity.length : undefined };
}

/** What it holds from now on is not known by its keys alone. */
export function openEntity(entity: HeapObject, value: Value): HeapObject {
  return writeEntry({ ...entity, length: undefined }, undefined, value);
}

/** The list with one more element. Where it stands is only known in a list whose length is known. */
export function appendEntry(entity: HeapObject, value: Value): HeapObject {
  const { length } = entity;
  if (length === undefined || length >= mostEntries) return openEntity(entity, value);
  return { ...writeEntry(entity, length, value), length: length + 1 };
}

/** The elements of a list in order. Undefined if they are not known. */
export function listElements({ entries, length, rest }: HeapObject): Value[] | undefined {
  if (length === undefined || rest !== undefined) return undefined;
  return Array.from({ length }, (_, index) => entries.get(String(index)) ?? fixedValue);
}

export function createList(type: string, elements: readonly Value[]): HeapObject {
  if (elements.length > mostEntries) return { type, entries: new Map(), rest: joinValues(elements) };
  return { type, entries: new Map(elements.map((value, index) => [String(index), value])), length: elements.length };
}
