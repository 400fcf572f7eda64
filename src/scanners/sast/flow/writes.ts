/** Finds the values that a name may have where it is read: the earlier assignments in the order of the file. */
import type { Reference, Variable } from 'eslint-scope';
import { computeOnce } from '../program/parsing.ts';
import type { Flow } from './facts.ts';
import {
  type FunctionSyntax,
  findEnclosingFunction,
  findOuter,
  findPatternPath,
  getKey,
  getParent,
  getRange,
  isInsideNode,
  type Syntax,
  type SyntaxOf,
  unwrap,
} from './syntax.ts';

interface Write {
  /** The expression whose part at `path` is assigned. */
  value: Syntax;
  path: readonly string[];
  place: Syntax;
  /** The old value stays part of the new one: `text += more`. */
  isAdded: boolean;
  /** The function that contains it. */
  around: FunctionSyntax | undefined;
  /** The block in which it always happens. Undefined when a condition decides. */
  block: Syntax | undefined;
}

/**
 * Values that the variable may have at `use`. Without a decisive assignment, all that are ever assigned; if there are
 * too many, the nearest.
 */
export function findWritesBefore(flow: Flow, variable: Variable, use: Syntax): readonly Write[] {
  const { writes, isInOrder } = computeOnce(flow.source, collectWrites, variable);
  if (writes.length < 2) return writes;
  const index = isInOrder ? countBefore(writes, getRange(use)[0]) : writes.length;
  const few = flow.few(writes, index);
  const enclosing = findEnclosingFunction(use);
  const [at] = getRange(use);
  const last = few.findLast((write) => {
    const isBefore = write.around === enclosing && getRange(write.place)[1] <= at;
    return isBefore && !write.isAdded && write.block !== undefined && isInsideNode(use, write.block);
  });
  if (last === undefined || isInLoop(use, variable)) return few;
  const [from] = getRange(last.place);
  return few.filter((write) => {
    const [start] = getRange(write.place);
    return start >= from && (start <= at || write.around !== enclosing);
  });
}

/** Number of assignments, in the order of the text, that begin before the position. */
function countBefore(writes: readonly Write[], position: number): number {
  let [low, high] = [0, writes.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (getRange(writes[middle]?.place as Syntax)[0] < position) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Computed once for each variable, because some are used thousands of times. */
function collectWrites(variable: Variable) {
  const writes = variable.references.flatMap((reference) => toWrite(reference) ?? []);
  const isInOrder = writes.every(
    ({ place: assignment }, index) =>
      index === 0 || getRange(writes[index - 1]?.place as Syntax)[0] <= getRange(assignment)[0],
  );
  return { writes, isInOrder };
}

function toWrite(reference: Reference): Write | undefined {
  const value = reference.writeExpr as Syntax | null | undefined;
  if (!reference.isWrite() || value == null) return undefined;
  const name = reference.identifier as Syntax;
  let assignment = getParent(name);
  while (
    assignment !== undefined &&
    !/^(?:AssignmentExpression|VariableDeclarator|ForOfStatement|ForInStatement|UpdateExpression|ArrowFunctionExpression|Function\w+)$/.test(
      assignment.type,
    )
  )
    assignment = getParent(assignment);
  if (assignment === undefined || assignment.type === 'UpdateExpression') return undefined;
  const isAdded = assignment.type === 'AssignmentExpression' && assignment.operator !== '=';
  const declared = assignment.type === 'VariableDeclarator' ? assignment.id : undefined;
  const pattern = assignment.type === 'AssignmentExpression' ? assignment.left : declared;
  return {
    ...{ value, path: (pattern && findPatternPath(pattern, name)) ?? [], place: assignment, isAdded },
    ...{ around: findEnclosingFunction(assignment), block: findBlock(assignment) },
  };
}

/** The block in which an assignment happens without a condition. */
function findBlock(assignment: Syntax): Syntax | undefined {
  let statement: Syntax | undefined = assignment;
  while (statement !== undefined && !/Statement$|Declaration$/.test(statement.type)) {
    if (/^(?:ConditionalExpression|LogicalExpression)$/.test(statement.type)) return undefined;
    statement = getParent(statement);
  }
  const block = statement === undefined ? undefined : getParent(statement);
  const isPlain = block !== undefined && /^(?:BlockStatement|Program|StaticBlock|For\w*Statement)$/.test(block.type);
  return isPlain ? block : undefined;
}

/** Whether a later iteration of a loop may bring a value that is assigned after its use. */
function isInLoop(use: Syntax, variable: Variable): boolean {
  const home = variable.scope.block;
  for (let outer = getParent(use); outer !== undefined && outer !== home; outer = getParent(outer))
    if (/^(?:For\w*|While|DoWhile)Statement$/.test(outer.type)) return true;
  return false;
}

interface WrittenPart {
  /** Name of the property. `*` when it is only known at run time. */
  key: string;
  place: SyntaxOf<'AssignmentExpression'>;
}

/** The members `name.key` and the writes to them and to the name itself. Collected once for each variable. */
export function findReferences({ source }: Pick<Flow, 'source'>, variable: Variable) {
  return computeOnce(source, collectReferences, variable);
}

function collectReferences({ references }: Variable) {
  const members = references.flatMap(({ identifier }) => {
    const { parent } = findOuter(identifier as Syntax);
    return parent?.type === 'MemberExpression' && unwrap(parent.object) === identifier ? [parent] : [];
  });
  const written = members.flatMap((member): WrittenPart[] => {
    const assignment = findOuter(member).parent;
    return assignment?.type === 'AssignmentExpression' && assignment.left === member
      ? [{ key: getKey(member), place: assignment }]
      : [];
  });
  const values = references.flatMap(({ writeExpr }) => (writeExpr == null ? [] : (writeExpr as Syntax)));
  return {
    members,
    written,
    writtenByKey: Map.groupBy(written, ({ key }) => key),
    prototypes: members.filter((member) => getKey(member) === 'prototype'),
    /** Values that are assigned to the name itself. */
    values: values.filter((value) => unwrap(value).type !== 'Literal'),
    /** Whether it is assigned anywhere else than at its declaration. */
    isReassigned: references.some((reference) => reference.isWrite() && reference.init !== true),
  };
}

/** Assignments to the property, or to one that may be the same. */
export function listPropertyWrites(
  flow: Pick<Flow, 'source'>,
  variable: Variable,
  key: string,
): readonly WrittenPart[] {
  const { written, writtenByKey } = findReferences(flow, variable);
  if (key === '*') return written;
  if (!writtenByKey.has('*')) return writtenByKey.get(key) ?? [];
  return written.filter((part) => part.key === key || part.key === '*');
}
