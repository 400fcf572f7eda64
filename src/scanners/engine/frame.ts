/** A function while it runs: its variables, and what all functions that run share. */
import {
  type CallCode,
  type ClassCode,
  type Code,
  type CodeFile,
  type FieldCode,
  type FunctionCode,
  type Place,
  readPlace,
  readPlaceText,
} from './code.ts';
import { copyState, type HeapObject, mergeStates, type State } from './heap.ts';
import { createLayer, type Layer } from './layers.ts';
import type { Library } from './library.ts';
import type { createProject } from './project.ts';
import { type Callable, type FlowSource, joinValues, type Value } from './values.ts';

/** Thrown when the steps of a run are used up. */
export class TooLong extends Error {}

/** What all runs share. */
export interface World {
  project: ReturnType<typeof createProject>;
  library: Library;
  /** The code of a file whose values are noted. */
  watch(file: CodeFile): ReadonlySet<Place>;
  evaluate(code: Code, frame: Frame): Value;
  call(code: FunctionCode, self: Value | undefined, given: readonly Value[], frame: Frame): Value;
  invoke(callable: Value, given: readonly Value[], frame: Frame, names?: CallCode['names']): Value;
  create(type: string, given: readonly Value[], frame: Frame): Value;
  note(at: Place, value: Value, frame: Frame): void;
  /** The values that fields have at first. */
  fieldValues: Map<FieldCode, Value>;
  /** What functions assign to variables outside of functions. */
  globals: Map<FieldCode, Value>;
  /** The variables around classes without a name. */
  captured: Map<ClassCode, Layer<string, Value>>;
  /** Results by the function and the values that it got. */
  memos: Map<string, Value>;
  sources: Map<string, FlowSource>;
  /** By file, code that a constant condition leaves out. */
  skipped: Map<CodeFile, Set<Place>>;
  ids: Map<object, number>;
  lastObject: number;
}

export interface Frame {
  world: World;
  code: FunctionCode;
  state: State;
  self: Value | undefined;
  run: ReturnType<typeof createRun>;
  depth: number;
  watched: ReadonlySet<Place>;
  results: Value[];
  /** The states in which the function returns. */
  exits: State[];
  /** The states in which the innermost loops and switches are left or begun again, and what switches result in. */
  breaks: State[][];
  continues: State[][];
  yields: Value[][];
  /** The states from which what is thrown comes to the handlers around. */
  tries: { states: State[]; isWhole: boolean }[];
  /** By index, the last values of parameters that are references, of the call that is evaluated. */
  outputs: Map<number, Value>;
}

/** The class that the name means in the code. */
export function findClass(name: string, { world, code: { file, owner } }: Frame): ClassCode | undefined {
  return world.project.findClass(name, file, owner);
}

/** Follows each of several ways on which the program may go, and joins them. */
export function followEach<T>(ways: readonly T[], frame: Frame, follow: (way: T) => Value): Value {
  const before = frame.state;
  const results: Value[] = [];
  const states = ways.map((way) => {
    frame.state = copyState(before);
    results.push(follow(way));
    return frame.state;
  });
  frame.state = before;
  mergeStates(frame.state, states);
  return joinValues(results);
}

export function noteSkipped({ world, code: { file } }: Frame, code: Code | undefined): void {
  if (code === undefined) return;
  const own = world.skipped.get(file) ?? new Set<Place>();
  world.skipped.set(file, own.add(code.at));
}

const noSources: ReadonlySet<FlowSource> = new Set();

/** One object for each place, so that flows from it can be told apart. */
export function createSource(
  world: World,
  kind: FlowSource['kind'],
  at: Place,
  code: FunctionCode,
  like?: Place,
): FlowSource {
  const { file, isGuarded } = code;
  const key = `${kind} ${at} ${file.path}`;
  const known = world.sources.get(key);
  if (known !== undefined) return known;
  const source: FlowSource = {
    ...{ kind, file, start: readPlace(at).start, code: readPlaceText(file, at), owner: code.name, isGuarded },
    ...(like !== undefined && like !== at && { like: createSource(world, kind, like, code) }),
  };
  world.sources.set(key, source);
  return source;
}

/** A number for the object, which is the same each time. */
export function getId({ ids }: World, one: object): number {
  const id = ids.get(one) ?? ids.size;
  ids.set(one, id);
  return id;
}

/**
 * What begins with one function. `depth`: calls are followed this deep. `steps`: the number of steps after which a
 * function is given up.
 */
export function createRun(limits: { depth: number; steps: number }) {
  return {
    ...{ limits, steps: 0 },
    /** The functions that run, and how often. */
    stack: new Map<FunctionCode, number>(),
    /** Functions within expressions that nothing has called yet. */
    waiting: new Map<FunctionCode, readonly Callable[]>(),
    /** The oldest object that the current call changed. */
    oldestChanged: Number.POSITIVE_INFINITY,
  };
}

export function createFrame(
  world: World,
  code: FunctionCode,
  self: Value | undefined,
  run: Frame['run'],
  depth: number,
  heap: Layer<number, HeapObject>,
  variables?: Layer<string, Value>,
): Frame {
  const state = { variables: createLayer(variables), heap, checked: noSources, isDead: false };
  return {
    ...{ world, code, state, self, run, depth, watched: world.watch(code.file), outputs: new Map() },
    ...{ results: [], exits: [], breaks: [], continues: [], yields: [], tries: [] },
  };
}
