/** Variables, fields, elements and operators. */
import type { ClassCode, Code, Constant, FieldCode, FunctionCode } from './code.ts';
import { createFrame, createRun, type Frame, TooLong, type World } from './frame.ts';
import { type HeapObject, listElements, readAll, readEntry, type State, writeEntry } from './heap.ts';
import { createLayer, getFromLayer, setInLayer } from './layers.ts';
import { calculate, isTruthy } from './operators.ts';
import {
  type Checks,
  createConstant,
  fixedValue,
  getConstant,
  joinTexts,
  joinValues,
  mapConstants,
  passOn,
  toNumber,
  type Value,
} from './values.ts';

export function flatten(value: Value, state: State, depth = 3): Value {
  if (value.objects.length === 0 || depth === 0) return value;
  const held = value.objects.flatMap((object) => {
    const entity = getFromLayer(state.heap, object);
    // Only its methods tell what of an object of the project goes on.
    if (entity === undefined || entity.code !== undefined) return [];
    return [...entity.entries.values(), ...(entity.rest ? [entity.rest] : [])];
  });
  const { constants: _, ...own } = value;
  const parts = held.map((each) => flatten(each, state, depth - 1));
  const joined = parts.length === 0 ? value : joinValues([...parts, ...(own.flows.length > 0 ? [own] : [])]);
  const [only] = value.objects.length === 1 ? value.objects.map((object) => getFromLayer(state.heap, object)) : [];
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
  if (own !== undefined) return own;
  const field = code.owner && frame.world.project.findField(code.owner, name);
  if (field !== undefined)
    return self === undefined ? readFieldStart(field.owner, field.code, frame.world) : readField(self, name, frame);
  const imported = code.file.imports.get(name)?.replace(/\.[^.]*$/, '');
  const elsewhere = imported === undefined ? undefined : frame.world.project.findClass(imported, code.file, code.owner);
  const constant = elsewhere && frame.world.project.findField(elsewhere, name);
  if (constant !== undefined) return readFieldStart(constant.owner, constant.code, frame.world);
  const type = frame.world.library.getType(name);
  return type === '' ? fixedValue : { ...fixedValue, type };
}

export function readMember(code: Code & { kind: 'member' }, frame: Frame): Value {
  const className = readClassName(code.of, frame);
  if (className === undefined) return readField(frame.world.evaluate(code.of, frame), code.name, frame);
  const owner = frame.world.project.findClass(className, frame.code.file, frame.code.owner);
  const field = owner && frame.world.project.findField(owner, code.name);
  return field === undefined ? fixedValue : readFieldStart(field.owner, field.code, frame.world);
}

/** The class that code means before a dot. Undefined if it is a value. */
export function readClassName(code: Code, frame: Frame): string | undefined {
  if (code.kind === 'name') {
    const { name } = code;
    if (isVariable(name, frame) || !frame.world.library.isClassName(name)) return undefined;
    return frame.code.owner && frame.world.project.findField(frame.code.owner, name) ? undefined : name;
  }
  if (code.kind !== 'member' || !frame.world.library.isClassName(code.name)) return undefined;
  let first: Code = code.of;
  while (first.kind === 'member') first = first.of;
  if (first.kind !== 'name' || isVariable(first.name, frame) || first.name === 'this') return undefined;
  const outer =
    code.of.kind === 'name' && frame.world.project.findClass(code.of.name, frame.code.file, frame.code.owner);
  return outer && frame.world.project.findField(outer, code.name) ? undefined : code.name;
}

export function readField(of: Value, name: string, frame: Frame): Value {
  const found: Value[] = [];
  for (const object of of.objects) {
    const entity = getFromLayer(frame.state.heap, object);
    if (entity === undefined) continue;
    const own = readEntry(entity, name);
    const field = own === undefined && entity.code ? frame.world.project.findField(entity.code, name) : undefined;
    found.push(own ?? (field === undefined ? fixedValue : readFieldStart(field.owner, field.code, frame.world)));
  }
  if (of.flows.length > 0 || found.length === 0) {
    const owner =
      of.type === '' ? undefined : frame.world.project.findClass(of.type, frame.code.file, frame.code.owner);
    const field = owner && frame.world.project.findField(owner, name);
    const value = field === undefined ? fixedValue : readFieldStart(field.owner, field.code, frame.world);
    if (frame.world.library.isNumber(value.type)) return value;
    found.push(
      of.flows.length === 0 ? { ...value, isUnknown: value.isUnknown || of.isUnknown } : passOn([of], value.type),
    );
  }
  return joinValues(found);
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
    const isChanged = !field.isFinal && owner.file.assigned.has(field.name);
    const { constants: _, objects, ...rest } = flatten(value, frame.state);
    const isLiteral = objects.length === 0 && value.objects.length === 0;
    world.fieldValues.set(field, isLiteral && !isChanged ? value : { ...rest, objects: [], isUnknown: false });
  } catch (error) {
    if (!(error instanceof TooLong)) throw error;
  }
  return world.fieldValues.get(field) ?? typed;
}

export function readItem(of: Value, key: Value, { state }: Frame): Value {
  const found = of.objects.map((object) => {
    const entity = getFromLayer(state.heap, object);
    return (entity && readEntry(entity, getConstant(key))) ?? fixedValue;
  });
  return of.flows.length > 0 || of.objects.length === 0 ? joinValues([...found, passOn([of], '')]) : joinValues(found);
}

export function readElements(of: Value, { state }: Frame): Value {
  const held = of.objects.flatMap((object) => {
    const entity = getFromLayer(state.heap, object);
    return entity === undefined ? [] : [readAll(entity)];
  });
  return of.flows.length > 0 || held.length === 0 ? joinValues([...held, passOn([of])]) : joinValues(held);
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

export function writeTo(of: Value, name: Value | string, value: Value, frame: Frame): void {
  const key = typeof name === 'string' ? name : getConstant(name);
  for (const object of of.objects) {
    const entity = getFromLayer(frame.state.heap, object);
    if (entity === undefined) continue;
    // It may be the other object.
    const before = of.objects.length > 1 ? readEntry(entity, key) : undefined;
    setEntity(object, writeEntry(entity, key, before === undefined ? value : joinValues([before, value])), frame);
  }
}

export function withType(value: Value, type: string, { library }: World): Value {
  if (type === '') return value;
  if (library.isNumber(type)) return toNumber(value, type);
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
  const value = declared === undefined ? changed : declareValue(changed, declared, frame.world);
  if (to.kind === 'name') {
    const own = getFromLayer(frame.state.variables, to.name);
    const isField = declared === undefined && own === undefined && frame.self !== undefined;
    const field = isField && frame.code.owner ? frame.world.project.findField(frame.code.owner, to.name) : undefined;
    if (field !== undefined && frame.self !== undefined)
      writeTo(frame.self, to.name, withType(value, field.code.type, frame.world), frame);
    else setVariable(frame.state, to.name, declared === undefined ? keepType(value, own, frame.world) : value);
  } else if (to.kind === 'member') writeTo(frame.world.evaluate(to.of, frame), to.name, value, frame);
  else if (to.kind === 'item')
    writeTo(frame.world.evaluate(to.of, frame), frame.world.evaluate(to.key, frame), value, frame);
  return value;
}

/** A variable keeps its type when something without a type is assigned. */
function keepType(value: Value, before: Value | undefined, world: World): Value {
  if (before === undefined || before.type === '') return value;
  return world.library.isNumber(before.type) || value.type === '' ? withType(value, before.type, world) : value;
}

export function evaluateOperation({ operator, parts }: Code & { kind: 'operation' }, frame: Frame): Value {
  if (operator === '&&' || operator === '||') return evaluateLogic(operator, parts, frame);
  return operate(
    operator,
    parts.map((part) => frame.world.evaluate(part, frame)),
    frame.world,
  );
}

function operate(operator: string, values: readonly Value[], world: World): Value {
  if (operator === '+' && values.length > 1) return addValues(values, world);
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
    if (isKnown === ends) return createConstant(ends);
    if (isKnown === undefined) values.push(value);
  }
  if (values.length === 0) return createConstant(!ends);
  const side = ends ? 'no' : 'yes';
  const sources = values.flatMap(({ checks }) => checks?.[side] ?? []);
  const [only, ...others] = values;
  if (others.length === 0 && only !== undefined) return only;
  return { ...fixedValue, checks: { yes: [], no: [], [side]: sources } };
}

function createInitializer(owner: ClassCode, body: Code): FunctionCode {
  return {
    ...{ name: '', file: owner.file, owner, parameters: [], body, returns: '', start: owner.start, end: owner.end },
    ...{ isStatic: true, isPrivate: true, readsRequest: false, isGuarded: false },
  };
}
