/**
 * Runs functions with values of which only a part is known, and notes the values of watched code. Both branches are
 * run when a condition is not known, loops twice, and called functions of the project with the values of each call.
 */
import {
  constructWith,
  createObject,
  evaluateCall,
  evaluateCreation,
  evaluateInvocation,
  invoke,
  invokeValue,
} from './calls.ts';
import type { Code, CodeFile, FunctionCode, Place } from './code.ts';
import { readShared } from './fields.ts';
import { createFrame, createRun, type Execution, type Frame, type Limits, TooLong, type World } from './frame.ts';
import { callFunction, createArgument, evaluateInclusion } from './functions.ts';
import { copyState, createList, forgetConstants, type HeapObject, markAsChecked, mergeStates } from './heap.ts';
import { createLayer, getFromLayer, setInLayer } from './layers.ts';
import type { Library } from './library.ts';
import { evaluateAssignment, readClassName, readMember, readModuleMember, readName } from './names.ts';
import {
  addEntity,
  evaluateItem,
  evaluateList,
  evaluateTable,
  flatten,
  followPointer,
  readAddress,
  setVariable,
  withType,
} from './objects.ts';
import type { Project } from './project.ts';
import {
  evaluateChoice,
  evaluateLoop,
  evaluateOperation,
  evaluateSwitch,
  evaluateTry,
  forgetChanged,
  leave,
} from './statements.ts';
import { type Callable, createConstant, fixedValue, joinValues, markChecked, passOn, type Value } from './values.ts';

const mostSubclasses = 3;

export interface Interpreter {
  /** Runs the function as something unknown, or a framework, would call it. False if it was too long. */
  run(code: FunctionCode, limits: Limits): boolean;
  /** Code that a constant condition leaves out. */
  getSkipped(file: CodeFile): ReadonlySet<Place>;
  /** The values that the watched code had, by its place. */
  getRecords(file: CodeFile): ReadonlyMap<Place, Value>;
  /** All types that the values had. */
  getTypes(file: CodeFile, at: Place): readonly string[];
}

export function createInterpreter(project: Project, library: Library, watch: World['watch']): Interpreter {
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
    const value = code.kind === 'call' ? evaluateCall(code, frame) : evaluateAnew(code, frame);
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

  function run(code: FunctionCode, limits: Limits): boolean {
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
  function runWaiting(ownRun: Execution, frame: Frame): void {
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
    getRecords: (file) => records.get(file) ?? new Map(),
    getSkipped: (file) => world.skipped.get(file) ?? new Set(),
    getTypes: (file, at) => [...(types.get(file)?.get(at) ?? [])],
  };
}

function evaluateAnew(code: Code, frame: Frame): Value {
  switch (code.kind) {
    case 'constant':
      return createConstant(code.value, typeof code.value === 'string' ? 'String' : '');
    case 'name':
      return readName(code.name, frame);
    case 'member':
      return readMember(code, frame);
    case 'item':
      return evaluateItem(code, frame);
    case 'class':
      return readModuleMember(code.name, code.at, frame);
    case 'call':
      return evaluateCall(code, frame);
    case 'invoke':
      return evaluateInvocation(code, frame);
    case 'results':
      return { ...fixedValue, items: code.items.map((item) => frame.world.evaluate(item, frame)) };
    case 'table':
      return evaluateTable(code, frame);
    case 'address':
      return readAddress(code.of, frame);
    case 'spread':
      return frame.world.evaluate(code.of, frame);
    case 'follow':
      return followPointer(frame.world.evaluate(code.of, frame), frame.state);
    case 'create':
      return evaluateCreation(code, frame);
    case 'list':
      return evaluateList(code, frame);
    case 'local':
      frame.world.captured.set(code.code, createLayer(frame.state.variables));
      return fixedValue;
    case 'include':
      return evaluateInclusion(code, frame);
    case 'shared':
      return readShared(frame, code.isStatic);
    case 'assign':
      return evaluateAssignment(code, frame);
    case 'operation':
      return evaluateOperation(code, frame);
    case 'choice':
      return evaluateChoice(code.test, [code.yes, code.no], frame);
    case 'function': {
      const callable = { code: code.code, variables: createLayer(frame.state.variables), self: frame.self };
      frame.run.waiting.set(code.code, [...(frame.run.waiting.get(code.code) ?? []), callable].slice(-3));
      return { ...fixedValue, callables: [callable] };
    }
    case 'reference': {
      const className = readClassName(code.of, frame);
      const of = className === undefined ? frame.world.evaluate(code.of, frame) : undefined;
      const method = { at: code.at, of, className: className ?? of?.type ?? '', name: code.name, from: frame.code };
      const callable = { variables: createLayer(frame.state.variables), self: frame.self, method };
      return { ...fixedValue, callables: [callable] };
    }
    case 'convert':
      return withType(frame.world.evaluate(code.value, frame), code.type, frame.world);
    case 'if':
      return evaluateChoice(code.test, [code.yes, code.no], frame);
    case 'leave':
      return leave(code, frame);
    case 'loop':
      return evaluateLoop(code, frame);
    case 'switch':
      return evaluateSwitch(code, frame);
    case 'try':
      return evaluateTry(code, frame);
    case 'block':
      for (const each of code.body) {
        if (frame.state.isDead) break;
        const { checks } = frame.world.evaluate(each, frame);
        for (const { states, isWhole } of frame.tries) if (!isWhole) states.push(copyState(frame.state));
        // A check that stands alone throws if it fails.
        if (each.kind === 'call') markAsChecked(frame.state, checks?.yes ?? []);
      }
      return fixedValue;
    case 'several':
      // Nothing is known about a result of the parts but where they come from.
      return code.parts.length === 0 ? fixedValue : passOn(code.parts.map((part) => frame.world.evaluate(part, frame)));
  }
}
