/** Assigns values to variables, fields and elements. */
import type { AssignCode, Code } from './code.ts';
import { findHolder, writeGlobal, writeStatic } from './fields.ts';
import { type Frame, findClass, type World } from './frame.ts';
import { appendEntry } from './heap.ts';
import { getFromLayer } from './layers.ts';
import { readClassName } from './names.ts';
import {
  addEntity,
  changeEach,
  followPointer,
  pointer,
  readItem,
  setVariable,
  sharedVariable,
  withType,
  writeThrough,
  writeTo,
} from './objects.ts';
import { operate } from './statements.ts';
import { addStep, createConstant, fixedValue, forgetValue, type Value } from './values.ts';

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
