/**
 * Runs functions with values of which only a part is known, and notes the values of watched code. Both branches are
 * run when a condition is not known, loops twice, and called functions of the project with the values of each call.
 */
import { createArgument, evaluateCall, evaluateCreation, invoke } from './calls.ts';
import type { Code, CodeFile, FunctionCode, Place } from './code.ts';
import { createFrame, createRun, type Execution, type Frame, type Limits, TooLong, type World } from './frame.ts';
import { createList, type HeapObject, markAsChecked } from './heap.ts';
import { createLayer } from './layers.ts';
import type { Library } from './library.ts';
import {
  addEntity,
  evaluateAssignment,
  evaluateOperation,
  flatten,
  readClassName,
  readItem,
  readMember,
  readName,
  setVariable,
  withType,
} from './objects.ts';
import type { Project } from './project.ts';
import { evaluateChoice, evaluateLoop, evaluateSwitch, evaluateTry, leave } from './statements.ts';
import { createConstant, fixedValue, joinValues, markChecked, passOn, type Value } from './values.ts';

export interface Interpreter {
  /** Runs the function as something unknown, or a framework, would call it. False if it was too long. */
  run(code: FunctionCode, limits: Limits): boolean;
  /** The values that the watched code had, by its place. */
  getRecords(file: CodeFile): ReadonlyMap<Place, Value>;
}

export function createInterpreter(project: Project, library: Library, watch: World['watch']): Interpreter {
  const records = new Map<CodeFile, Map<Place, Value>>();
  const world: World = {
    ...{ project, library, watch, evaluate, fieldValues: new Map(), captured: new Map(), memos: new Map() },
    ...{ sources: new Map(), ids: new Map(), lastObject: 0 },
  };

  function evaluate(code: Code, frame: Frame): Value {
    frame.run.steps += 1;
    if (frame.run.steps > frame.run.limits.steps) throw new TooLong();
    const value = evaluateAnew(code, frame);
    if (frame.watched.has(code.at)) note(code.at, value, frame);
    return value;
  }

  function note(at: Place, value: Value, { code: { file }, state }: Frame): void {
    const own = records.get(file) ?? new Map<Place, Value>();
    records.set(file, own);
    const noted = markChecked(flatten(value, state), state.checked);
    const before = own.get(at);
    own.set(at, before === undefined ? noted : joinValues([before, noted]));
  }

  function run(code: FunctionCode, limits: Limits): boolean {
    if (code.body === undefined) return true;
    const ownRun = createRun(limits);
    const heap = createLayer<number, HeapObject>();
    const frame = createFrame(world, code, undefined, ownRun, 0, heap);
    if (code.owner !== undefined && !code.isStatic)
      frame.self = addEntity({ type: code.owner.name, code: code.owner, entries: new Map() }, frame);
    for (const parameter of code.parameters) {
      const value = createArgument(parameter, code, world);
      setVariable(
        frame.state,
        parameter.name,
        parameter.isRest ? addEntity({ ...createList('array', []), rest: value }, frame) : value,
      );
    }
    ownRun.stack.add(code);
    try {
      evaluate(code.body, frame);
      runWaiting(ownRun, frame);
      return true;
    } catch (error) {
      if (error instanceof TooLong) return false;
      throw error;
    }
  }

  /** Functions that only others call. */
  function runWaiting(ownRun: Execution, frame: Frame): void {
    for (const [code, callable] of ownRun.waiting) {
      frame.state.isDead = false;
      invoke(
        callable,
        code.parameters.map((parameter) => createArgument(parameter, code, world)),
        frame,
      );
    }
  }

  return { run, getRecords: (file) => records.get(file) ?? new Map() };
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
      return readItem(frame.world.evaluate(code.of, frame), frame.world.evaluate(code.key, frame), frame);
    case 'call':
      return evaluateCall(code, frame);
    case 'create':
      return evaluateCreation(code, frame);
    case 'list':
      return addEntity(
        createList(
          code.type,
          code.items.map((item) => frame.world.evaluate(item, frame)),
        ),
        frame,
      );
    case 'assign':
      return evaluateAssignment(code, frame);
    case 'operation':
      return evaluateOperation(code, frame);
    case 'choice':
      return evaluateChoice(
        code.test,
        [() => frame.world.evaluate(code.yes, frame), () => frame.world.evaluate(code.no, frame)],
        frame,
      );
    case 'function': {
      const callable = { code: code.code, variables: createLayer(frame.state.variables), self: frame.self };
      if (!frame.run.waiting.has(code.code)) frame.run.waiting.set(code.code, callable);
      return { ...fixedValue, callables: [callable] };
    }
    case 'reference': {
      const className = readClassName(code.of, frame);
      const of = className === undefined ? frame.world.evaluate(code.of, frame) : undefined;
      const method = { at: code.at, of, className: className ?? of?.type ?? '', name: code.name, from: frame.code };
      return {
        ...fixedValue,
        callables: [{ variables: createLayer(frame.state.variables), self: frame.self, method }],
      };
    }
    case 'convert':
      return withType(frame.world.evaluate(code.value, frame), code.type, frame.world);
    case 'if':
      return evaluateChoice(
        code.test,
        [
          () => frame.world.evaluate(code.yes, frame),
          () => (code.no === undefined ? fixedValue : frame.world.evaluate(code.no, frame)),
        ],
        frame,
      );
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
        // A check that stands alone throws if it fails.
        if (each.kind === 'call') markAsChecked(frame.state, checks?.yes ?? []);
      }
      return fixedValue;
    case 'several':
      return isUnknownResult(code.parts.map((part) => frame.world.evaluate(part, frame)));
  }
}

/** Nothing is known about a result of the parts but where they come from. */
function isUnknownResult(parts: readonly Value[]): Value {
  return parts.length === 0 ? fixedValue : passOn(parts);
}
