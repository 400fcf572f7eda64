/**
 * Runs functions with values of which only a part is known, and notes the values of watched code. Both branches are
 * run when a condition is not known, loops twice, and called functions of the project with the values of each call.
 */
import { calls, constructWith, createObject, invoke, invokeValue } from './calls.ts';
import type { Code, CodeFile, FunctionCode, Place } from './code.ts';
import { readShared } from './fields.ts';
import { createFrame, createRun, type Frame, TooLong, type World } from './frame.ts';
import { callFunction, createArgument, evaluateInclusion } from './functions.ts';
import { copyState, createList, forgetConstants, type HeapObject, markAsChecked, mergeStates } from './heap.ts';
import { createLayer, getFromLayer, setInLayer } from './layers.ts';
import type { Library } from './library.ts';
import { names, readClassName } from './names.ts';
import { addEntity, flatten, objects, setVariable, withType } from './objects.ts';
import { forgetChanged, statements } from './statements.ts';
import { type Callable, createConstant, fixedValue, joinValues, markChecked, passOn, type Value } from './values.ts';

const mostSubclasses = 3;

export function createInterpreter(project: World['project'], library: Library, watch: World['watch']) {
  const records = new Map<CodeFile, Map<Place, Value>>();
  const types = new Map<CodeFile, Map<Place, Set<string>>>();
  const world: World = {
    ...{ project, library, watch, evaluate, note, call: callFunction, invoke: invokeValue, create: createObject },
    ...{ fieldValues: new Map(), globals: new Map(), captured: new Map(), memos: new Map() },
    ...{ sources: new Map(), skipped: new Map(), ids: new Map(), lastObject: 0 },
  };

  function evaluate(code: Code, frame: Frame): Value {
    frame.run.steps += 1;
    if (frame.run.steps > frame.run.limits.steps) throw new TooLong();
    const value = (evaluators[code.kind] as (code: Code, frame: Frame) => Value)(code, frame);
    if (frame.watched.has(code.at)) note(code.at, value, frame);
    return value;
  }

  function note(at: Place, value: Value, { code: { file }, state }: Frame): void {
    const own = records.get(file) ?? new Map<Place, Value>();
    records.set(file, own);
    const noted = markChecked(flatten(value, state), state.checked);
    const before = own.get(at);
    if (noted.type !== '') {
      const typesHere = types.get(file) ?? new Map<Place, Set<string>>();
      types.set(file, typesHere);
      typesHere.set(at, (typesHere.get(at) ?? new Set()).add(noted.type));
    }
    own.set(at, before === undefined ? noted : joinValues([before, noted]));
  }

  /** Runs the function as something unknown, or a framework, would call it. False if it was too long. */
  function run(code: FunctionCode, limits: Frame['run']['limits']): boolean {
    if (code.body === undefined) return true;
    const ownRun = createRun(limits);
    const heap = createLayer<number, HeapObject>();
    const frame = createFrame(world, code, undefined, ownRun, 0, heap);
    if (code.owner !== undefined && !code.isStatic)
      frame.self = addEntity({ type: code.owner.name, code: code.owner, entries: new Map(), isGiven: true }, frame);
    if (code.receiver !== undefined) {
      const { name, type } = code.receiver;
      const owner = project.findClass(type, code.file, code.owner);
      frame.self ??= addEntity({ type, ...(owner && { code: owner }), entries: new Map() }, frame);
      setVariable(frame.state, name, frame.self);
    }
    for (const parameter of code.parameters) {
      const value =
        parameter.isProvided && parameter.value
          ? evaluate(parameter.value, frame)
          : createArgument(parameter, code, world);
      setVariable(
        frame.state,
        parameter.name,
        parameter.isRest ? addEntity({ ...createList('array', []), rest: value }, frame) : value,
      );
    }
    ownRun.stack.set(code, 1);
    try {
      if (library.trustsFields) constructFirst(code, frame);
      evaluate(code.body, frame);
      runWaiting(ownRun, frame);
      return true;
    } catch (error) {
      // Code may also be nested too deeply.
      if (error instanceof TooLong || error instanceof RangeError) return false;
      throw error;
    }
  }

  /** Before a method is called, the program created the object. What else changes its fields is not known. */
  function constructFirst({ owner, name }: FunctionCode, frame: Frame): void {
    const [object] = frame.self?.objects ?? [];
    if (owner === undefined || object === undefined || frame.self === undefined || name === owner.name) return;
    constructWith(owner, undefined, frame.self, frame);
    frame.state.isDead = false;
    const begun = frame.state;
    const states = [begun];
    // It may be an object of a class that sets the fields otherwise.
    for (const each of project.listSubclasses(owner).slice(0, mostSubclasses)) {
      frame.state = copyState(begun);
      constructWith(each, undefined, frame.self, frame);
      states.push(frame.state);
    }
    frame.state = begun;
    if (states.length > 1) mergeStates(frame.state, states);
    const entity = getFromLayer(frame.state.heap, object);
    if (entity !== undefined) frame.state.heap = setInLayer(frame.state.heap, object, forgetConstants(entity));
  }

  /** Functions that only others call. */
  function runWaiting(ownRun: Frame['run'], frame: Frame): void {
    for (let turn = 0; turn < 2; turn += 1) {
      const before = copyState(frame.state);
      const [seen, last] = [new Map<FunctionCode, readonly Callable[]>(), world.lastObject];
      ownRun.oldestChanged = Number.POSITIVE_INFINITY;
      // More may come meanwhile.
      for (const [code, callables] of ownRun.waiting) {
        seen.set(code, callables);
        for (const callable of callables) {
          frame.state.isDead = false;
          const given = code.parameters.map((parameter) => createArgument(parameter, code, world));
          invoke(callable, given, frame);
        }
      }
      // They may run again, with what they changed.
      if (ownRun.oldestChanged > last) return;
      mergeStates(frame.state, [before, copyState(frame.state)]);
      forgetChanged(frame.state, before);
      for (const [code, callables] of seen) ownRun.waiting.set(code, callables);
    }
  }

  return {
    run,
    /** The values that the watched code had, by its place. */
    getRecords: (file: CodeFile): ReadonlyMap<Place, Value> => records.get(file) ?? new Map(),
    /** Code that a constant condition leaves out. */
    getSkipped: (file: CodeFile): ReadonlySet<Place> => world.skipped.get(file) ?? new Set(),
    /** All types that the values had. */
    getTypes: (file: CodeFile, at: Place): readonly string[] => [...(types.get(file)?.get(at) ?? [])],
  };
}

/** By kind of code. */
const evaluators: {
  readonly [Kind in Code['kind']]: (code: Code & { kind: Kind }, frame: Frame) => Value;
} = {
  ...{ ...calls, ...names, ...objects, ...statements, include: evaluateInclusion },
  constant: ({ value }) => createConstant(value, typeof value === 'string' ? 'String' : ''),
  convert: ({ value, type }, frame) => withType(frame.world.evaluate(value, frame), type, frame.world),
  results: ({ items }, frame) => ({ ...fixedValue, items: items.map((item) => frame.world.evaluate(item, frame)) }),
  shared: ({ isStatic }, frame) => readShared(frame, isStatic),
  spread: ({ of }, frame) => frame.world.evaluate(of, frame),
  local({ code }, frame) {
    frame.world.captured.set(code, createLayer(frame.state.variables));
    return fixedValue;
  },
  function({ code }, frame) {
    const callable = { code, variables: createLayer(frame.state.variables), self: frame.self };
    frame.run.waiting.set(code, [...(frame.run.waiting.get(code) ?? []), callable].slice(-3));
    return { ...fixedValue, callables: [callable] };
  },
  reference({ at, of: ofCode, name }, frame) {
    const className = readClassName(ofCode, frame);
    const of = className === undefined ? frame.world.evaluate(ofCode, frame) : undefined;
    const method = { at, of, className: className ?? of?.type ?? '', name, from: frame.code };
    return { ...fixedValue, callables: [{ variables: createLayer(frame.state.variables), self: frame.self, method }] };
  },
  block({ body }, frame) {
    for (const each of body) {
      if (frame.state.isDead) break;
      const { checks } = frame.world.evaluate(each, frame);
      for (const { states, isWhole } of frame.tries) if (!isWhole) states.push(copyState(frame.state));
      // A check that stands alone throws if it fails.
      if (each.kind === 'call') markAsChecked(frame.state, checks?.yes ?? []);
    }
    return fixedValue;
  },
  // Nothing is known about a result of the parts but where they come from.
  several: ({ parts }, frame) =>
    parts.length === 0 ? fixedValue : passOn(parts.map((part) => frame.world.evaluate(part, frame))),
};
