/** What is known of the values of a function while it is walked through. */
import { isOpen, joined, type Origin } from './origin.ts';
import type { Sink } from './sinks.ts';
import { childrenOf, codeOf, type FunctionNode, type Node, type Source } from './syntax.ts';

/** What a call of a function does with its arguments. */
export interface Summary {
  node: FunctionNode;
  returned: Origin;
  reached: { sink: Sink; node: Node; origin: Origin; isGuarded: boolean }[];
}

export interface Scope {
  source: Source;
  /** By the text of a name or member. */
  values: Map<string, Origin>;
  /** By the place of an expression, until a value changes. */
  known: Map<number, Origin>;
  summaries: ReadonlyMap<string, Summary>;
  reached: Summary['reached'];
  returned: Origin;
  /** Undefined for the module. */
  function: FunctionNode | undefined;
  /** Names that a condition before has compared with what is permitted. */
  guarded: Set<string>;
}

export function setValue({ values, known }: Scope, name: string, origin: Origin): void {
  values.set(name, origin);
  known.clear();
}

/** `isCertain`: whatever was known of the target before is gone. */
export function bind(
  scope: Scope,
  target: Node,
  { origin, isCertain = false }: { origin: Origin; isCertain?: boolean },
): void {
  if (/^(?:Tuple|Array|Parenthesized)Expression$/.test(target.name)) {
    for (const child of childrenOf(target)) bind(scope, child, { origin, isCertain });
    return;
  }
  if (target.name !== 'VariableName' && target.name !== 'MemberExpression') return;
  const name = codeOf(scope.source, target);
  const isElement = target.name === 'MemberExpression' && target.getChild('[') !== null;
  if (isElement) {
    const owner = target.firstChild === null ? name : codeOf(scope.source, target.firstChild);
    if (isOpen(origin)) setValue(scope, owner, joined([scope.values.get(owner), origin]));
  }
  const before = isCertain ? undefined : scope.values.get(name);
  setValue(scope, name, joined([before, origin]));
}
