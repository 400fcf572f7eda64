/** Creates objects of classes of the project, and runs their constructors. */
import { arrangeArguments, evaluateArguments, passArguments } from './arguments.ts';
import type { CallCode, ClassCode, Code, Place } from './code.ts';
import { type Frame, findClass } from './frame.ts';
import { callFunction, createArgument, tryCall } from './functions.ts';
import { createLayer } from './layers.ts';
import { createLibraryCall } from './library-calls.ts';
import { addEntity, writeTo } from './objects.ts';
import { takesArguments } from './project.ts';
import { fixedValue, type Value } from './values.ts';

export function evaluateCreation(code: Code & { kind: 'create' }, frame: Frame): Value {
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
  if (frame.world.library.hasModules && own === undefined) fillFields(found, given, names, value, frame);
  return value;
}

/** The fields of a class without a constructor are its parameters. */
function fillFields(
  { fields }: ClassCode,
  given: readonly Value[],
  names: CallCode['names'] = [],
  self: Value,
  frame: Frame,
): void {
  const own = [...fields.keys()];
  for (const [index, value] of given.entries()) {
    const name = names[index] ?? own[index];
    if (name !== undefined) writeTo(self, name, value, frame);
  }
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

/** The constructor of the parent, or another of the same class. */
export function construct(name: 'super' | 'this', given: readonly Value[], frame: Frame): Value {
  const { owner } = frame.code;
  if (owner === undefined || frame.self === undefined) return fixedValue;
  const targets = name === 'this' ? [owner] : owner.parents.flatMap((parent) => findClass(parent, frame) ?? []);
  for (const target of targets) constructWith(target, given, frame.self, frame);
  return fixedValue;
}
