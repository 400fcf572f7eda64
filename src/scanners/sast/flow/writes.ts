/** Finds the values that a name may have where it is read: the earlier assignments in the order of the file. */
import type { Reference, Variable } from 'eslint-scope';
import type { Flow } from './facts.ts';
import { patternPath } from './names.ts';
import { type FunctionSyntax, functionAround, isInside, parentOf, rangeOf, type Syntax } from './syntax.ts';

export interface Write {
  /** The expression whose part at `path` is assigned. */
  value: Syntax;
  path: readonly string[];
  place: Syntax;
  /** The old value stays part of the new one: `text += more`. */
  isAdded: boolean;
}

/**
 * Values that the variable may have at `use`. Without a decisive assignment, all that are ever assigned; if there are
 * too many, the nearest.
 */
export function writesBefore(flow: Flow, variable: Variable, use: Syntax): readonly Write[] {
  const { writes, isInOrder } = writesOf(variable);
  if (writes.length < 2) return writes;
  const index = isInOrder ? countBefore(writes, rangeOf(use)[0]) : writes.length;
  return writesIn(flow.few(writes, index), variable, use);
}

function writesIn(writes: readonly KnownWrite[], variable: Variable, use: Syntax): readonly Write[] {
  const around = functionAround(use);
  const [at] = rangeOf(use);
  const last = writes.findLast((write) => {
    const isBefore = write.around === around && rangeOf(write.place)[1] <= at;
    return isBefore && !write.isAdded && write.block !== undefined && isInside(use, write.block);
  });
  if (last === undefined || isInLoop(use, variable)) return writes;
  const [from] = rangeOf(last.place);
  return writes.filter((write) => {
    const [start] = rangeOf(write.place);
    return start >= from && (start <= at || write.around !== around);
  });
}

/** Number of assignments, in the order of the text, that begin before the position. */
function countBefore(writes: readonly KnownWrite[], place: number): number {
  let [low, high] = [0, writes.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (rangeOf(writes[middle]?.place as Syntax)[0] < place) low = middle + 1;
    else high = middle;
  }
  return low;
}

interface KnownWrite extends Write {
  /** The function that contains it. */
  around: FunctionSyntax | undefined;
  /** The block in which it always happens. Undefined when a condition decides. */
  block: Syntax | undefined;
}

interface KnownWrites {
  writes: readonly KnownWrite[];
  isInOrder: boolean;
}

const known = new WeakMap<Variable, KnownWrites>();

/** Computed once for each variable, because some are used thousands of times. */
function writesOf(variable: Variable): KnownWrites {
  const before = known.get(variable);
  if (before !== undefined) return before;
  const writes = variable.references.flatMap((reference) => {
    const write = writeOf(reference);
    return write === undefined ? [] : { ...write, around: functionAround(write.place), block: blockOf(write.place) };
  });
  const isInOrder = writes.every(
    ({ place }, index) => index === 0 || rangeOf(writes[index - 1]?.place as Syntax)[0] <= rangeOf(place)[0],
  );
  const found = { writes, isInOrder };
  known.set(variable, found);
  return found;
}

function writeOf(reference: Reference): Write | undefined {
  const value = reference.writeExpr as Syntax | null | undefined;
  if (!reference.isWrite() || value == null) return undefined;
  const name = reference.identifier as Syntax;
  let place = parentOf(name);
  while (
    place !== undefined &&
    !/^(?:AssignmentExpression|VariableDeclarator|ForOfStatement|ForInStatement|UpdateExpression|ArrowFunctionExpression|Function\w+)$/.test(
      place.type,
    )
  )
    place = parentOf(place);
  if (place === undefined || place.type === 'UpdateExpression') return undefined;
  if (place.type === 'VariableDeclarator')
    return { value, path: patternPath(place.id, name) ?? [], place: loopOf(place) ?? place, isAdded: false };
  if (place.type === 'AssignmentExpression') {
    const isAdded = place.operator !== '=';
    return { value, path: patternPath(place.left, name) ?? [], place, isAdded };
  }
  return { value, path: [], place, isAdded: false };
}

/** The loop whose values a variable takes. */
function loopOf(declarator: Syntax): Syntax | undefined {
  const loop = parentOf(parentOf(declarator) ?? declarator);
  return loop?.type === 'ForOfStatement' || loop?.type === 'ForInStatement' ? declarator : undefined;
}

/** The block in which an assignment happens without a condition. */
function blockOf(place: Syntax): Syntax | undefined {
  let statement: Syntax | undefined = place;
  while (statement !== undefined && !/Statement$|Declaration$/.test(statement.type)) {
    if (/^(?:ConditionalExpression|LogicalExpression)$/.test(statement.type)) return undefined;
    statement = parentOf(statement);
  }
  const block = statement === undefined ? undefined : parentOf(statement);
  const isPlain = block !== undefined && /^(?:BlockStatement|Program|StaticBlock|For\w*Statement)$/.test(block.type);
  return isPlain ? block : undefined;
}

/** Whether a later iteration of a loop may bring a value that is assigned after its use. */
function isInLoop(use: Syntax, variable: Variable): boolean {
  const home = variable.scope.block;
  for (let outer = parentOf(use); outer !== undefined && outer !== home; outer = parentOf(outer))
    if (/^(?:For\w*|While|DoWhile)Statement$/.test(outer.type)) return true;
  return false;
}
