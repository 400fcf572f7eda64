/** Calls of code that is not part of the project: what it is told, and what it can do. */
import { type CallCode, type Code, type Place, readPlaceText } from './code.ts';
import { findForeignType } from './fields.ts';
import { createSource, type Frame, findClass } from './frame.ts';
import { callFunction, createArgument, tryCall } from './functions.ts';
import { findOnly, listEntities } from './heap.ts';
import { getFromLayer, listChangedKeys } from './layers.ts';
import type { CallTools, LibraryCall } from './library.ts';
import { listKnown } from './names.ts';
import {
  addEntity,
  changeEach,
  flatten,
  isShared,
  openObjects,
  readElements,
  readMethod,
  setEntity,
} from './objects.ts';
import { createConstant, fixedValue, joinValues, type Value } from './values.ts';

interface CallTarget {
  className?: string | undefined;
  of?: Value | undefined;
  ofCode?: Code | undefined;
  given: readonly Value[];
  names?: LibraryCall['names'];
  code?: Pick<CallCode, 'like' | 'shown'>;
}

export function callLibrary(call: LibraryCall, frame: Frame): Value {
  const value = frame.world.library.call(call);
  // Code of which nothing is known may change what it gets, and all variables outside of functions.
  if (value.isUnknown) {
    for (const each of [...call.given, sharedVariables]) openObjects(each, frame);
    for (const { variables } of call.given.flatMap(({ callables = [] }) => callables))
      for (const name of listChangedKeys(variables, undefined)) {
        const held = getFromLayer(variables, name);
        if (held !== undefined && isShared(held)) openObjects(held, frame);
      }
  }
  return withChecks(value, call, frame);
}

const sharedVariables: Value = { ...fixedValue, objects: [0] };

export function withChecks(value: Value, call: LibraryCall, { world }: Frame): Value {
  const checks = world.library.readChecks(call);
  return checks === undefined ? value : { ...value, checks };
}

/** The full name of a function of a library, for rules that ask what is called. */
export function noteCallee(at: Place | undefined, { className, name }: LibraryCall, frame: Frame): void {
  if (at !== undefined && frame.watched.has(at)) frame.world.note(at, createConstant(`${className}.${name}`), frame);
}

export function createLibraryCall(
  at: Place,
  name: string,
  { className, of, ofCode, given, names = [], code = {} }: CallTarget,
  frame: Frame,
): LibraryCall {
  const { like, shown = at } = code;
  const { file } = frame.code;
  return {
    ...{ name, of, given, names, isStatic: className !== undefined },
    className: className ?? findForeignType(of?.type ?? '', frame),
    ofText: ofCode === undefined ? '' : readPlaceText(file, ofCode.at).slice(-100),
    tools: createTools(frame),
    createSource: (kind) => createSource(frame.world, kind, shown, frame.code, like),
  };
}

function createTools(frame: Frame): CallTools {
  return {
    getEntity: (object) => getFromLayer(frame.state.heap, object),
    listPlain: ({ objects }) =>
      objects.flatMap((object) => {
        const entity = getFromLayer(frame.state.heap, object);
        return entity === undefined || entity.code !== undefined ? [] : [{ object, entity }];
      }),
    listEntities: (value) => listEntities(value, frame.state),
    findOnly: (value) => findOnly(value, frame.state),
    listElements: (value) => listKnown(value, frame),
    readElements: (value) => readElements(value, frame),
    change: (value, change) => changeEach(value, frame, change),
    setEntity: (object, entity) => setEntity(object, entity, frame),
    add: (entity) => addEntity(entity, frame),
    invoke: (callable, given, names) => tryCall(frame, () => frame.world.invoke(callable, given, frame, names)),
    invokeMethods: (className, name, give) => {
      const found = findClass(className, frame);
      if (found === undefined) return;
      const self = frame.world.create(className, [], frame);
      for (const code of found.functions)
        if (name.test(code.name)) tryCall(frame, () => callFunction(code, self, give(code), frame));
    },
    provide: (callable, isFilled) =>
      joinValues(
        (callable.callables ?? []).flatMap(({ code }) => {
          if (code === undefined) return [];
          const given = code.parameters.map((each) =>
            each.isProvided && each.value
              ? frame.world.evaluate(each.value, frame)
              : createArgument({ ...each, isFilled: isFilled(each) }, code, frame.world),
          );
          return [tryCall(frame, () => callFunction(code, undefined, given, frame))];
        }),
      ),
    readMethod: (className, name) => readMethod(className, name, frame),
    readResource: (path) => frame.world.project.readResource(path, frame.code.file),
    flatten: (value) => flatten(value, frame.state),
  };
}
