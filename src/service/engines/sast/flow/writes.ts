/** What a name may hold where it is read: the values that were written to it before, in a file's own order. */
import type { Scope } from 'eslint';
import { patternPath } from './names.ts';
import { functionAround, isInside, parentOf, rangeOf, type Syntax } from './syntax.ts';

export interface Write {
  /** The expression whose part at `path` is written. */
  value: Syntax;
  path: readonly string[];
  place: Syntax;
  /** The old value stays part of the new one: `text += more`. */
  isAdded: boolean;
}

/** Values that the variable may hold at `use`; with none in the way of it, all that are ever written. */
export function writesBefore(variable: Scope.Variable, use: Syntax): Write[] {
  const writes = variable.references.flatMap((reference) => writeOf(reference) ?? []);
  if (writes.length < 2) return writes;
  const around = functionAround(use);
  const [at] = rangeOf(use);
  const isBefore = ({ place }: Write) => functionAround(place) === around && rangeOf(place)[1] <= at;
  const last = writes.findLast((write) => isBefore(write) && !write.isAdded && isCertain(write.place, use));
  if (last === undefined || isInLoop(use, variable)) return writes;
  const [from] = rangeOf(last.place);
  const isLater = ({ place }: Write) =>
    rangeOf(place)[0] >= from && (rangeOf(place)[0] <= at || functionAround(place) !== around);
  return writes.filter(isLater);
}

function writeOf(reference: Scope.Reference): Write | undefined {
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

/** The loop over whose values a variable runs. */
function loopOf(declarator: Syntax): Syntax | undefined {
  const loop = parentOf(parentOf(declarator) ?? declarator);
  return loop?.type === 'ForOfStatement' || loop?.type === 'ForInStatement' ? declarator : undefined;
}

/** Whether a write happens whenever its use does: it stands in a block that the use stands in, too. */
function isCertain(place: Syntax, use: Syntax): boolean {
  let statement: Syntax | undefined = place;
  while (statement !== undefined && !/Statement$|Declaration$/.test(statement.type)) {
    if (/^(?:ConditionalExpression|LogicalExpression)$/.test(statement.type)) return false;
    statement = parentOf(statement);
  }
  const block = statement === undefined ? undefined : parentOf(statement);
  if (block === undefined || !/^(?:BlockStatement|Program|SwitchCase|StaticBlock|For\w*Statement)$/.test(block.type))
    return false;
  return block.type !== 'SwitchCase' && isInside(use, block);
}

/** Whether a later pass of a loop may bring a value that is written behind its use. */
function isInLoop(use: Syntax, variable: Scope.Variable): boolean {
  const home = variable.scope.block;
  for (let outer = parentOf(use); outer !== undefined && outer !== home; outer = parentOf(outer))
    if (/^(?:For\w*|While|DoWhile)Statement$/.test(outer.type)) return true;
  return false;
}
