/** Pointers to variables, and variables that others may change. */
import type { Code } from './code.ts';
import { type Frame, findClass } from './frame.ts';
import type { HeapObject, State } from './heap.ts';
import { getFromLayer } from './layers.ts';
import { addEntity, changeEach, pointer, sharedVariable, writeTo } from './objects.ts';
import { fixedValue, isFixed, joinValues, type Value } from './values.ts';

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

export function writeThrough(pointed: Value, value: Value, frame: Frame): void {
  changeEach(pointed, frame, (entity) => {
    const before = pointed.objects.length > 1 ? entity.entries.get('*') : undefined;
    return { ...entity, entries: new Map([['*', before === undefined ? value : joinValues([before, value])]]) };
  });
}
