/** Where a value of one file comes from: followed through the assignments of the function it is in, and no farther. */
import type { Language, Node, Query, Tree } from 'web-tree-sitter';
import type { CleaningPurpose, PatternGrammar } from './grammar.ts';

export interface TracedValue {
  /** In this order: what one of several values is counts for all of them. */
  level: 'fixed' | 'unknown' | 'checked' | 'outside';
  /** Whether a text is put together of what is not fixed. */
  isBuilt: boolean;
  /** Of a level of `checked` or `outside`: what brings it. */
  source?: Node;
  /** The names that it went through. */
  names?: readonly string[];
}

export interface ValueTrace {
  judge(node: Node, purpose?: CleaningPurpose): TracedValue;
  /** Whether something before the node checks the value under one of its names. */
  isChecked(value: TracedValue, node: Node): boolean;
  /** The fixed text of a value; undefined for any other. */
  fixedText(node: Node): string | undefined;
  /** All that is written out of a value, also where parts of it are not fixed. */
  writtenText(node: Node): string;
  /** The nearest function around a node, or the whole file. */
  functionAround(node: Node): Node;
}

const fixed: TracedValue = { level: 'fixed', isBuilt: false };
const unknown: TracedValue = { level: 'unknown', isBuilt: false };
const levels = ['fixed', 'unknown', 'checked', 'outside'] as const;
/** Longer ways are no visible ones. */
const mostSteps = 60;
/** Of a name, the last ones before a use. */
const mostBindings = 50;

/** The last ones of a value are remembered. */
const mostNames = 10;
/** Nodes that the text of a value is gathered from. */
const mostTexts = 100;

/** The queries that describe a language, compiled once. */
export interface ValueQueries {
  bindings: Query;
  sources: Query;
  checks: Query;
}

export function compileQueries(
  grammar: PatternGrammar,
  language: Language,
  QueryClass: new (language: Language, source: string) => Query,
): ValueQueries {
  const compile = (patterns: readonly string[]) => new QueryClass(language, patterns.join('\n'));
  return {
    bindings: compile(grammar.bindings),
    sources: compile(grammar.sources.map(({ query }) => query)),
    checks: compile(grammar.checks),
  };
}

interface Binding {
  /** Where the name stands. */
  at: number;
  /** The statement list that it is part of. */
  block: Node;
  /** Where the name begins to have the value. */
  from: number;
  value: Node | undefined;
  isAdded: boolean;
  isNumber: boolean;
  /** The parameter is one that a request fills. */
  source: Node | undefined;
}

interface Facts {
  /** By name and function, in the order in which they get their values. */
  bindings: ReadonlyMap<string, ReadonlyMap<number, readonly Binding[]>>;
  sources: ReadonlyMap<number, Node>;
  /** By the text of what is checked, where. */
  checks: ReadonlyMap<string, readonly { scope: number; from: number }[]>;
}

export function createValues(grammar: PatternGrammar, tree: Tree, queries: ValueQueries): ValueTrace {
  const around = scopes(grammar);
  let known: Facts | undefined;
  const facts = () => {
    known ??= readFacts(grammar, tree, { queries, around });
    return known;
  };
  const judged = new Map<string, TracedValue>();

  function judge(node: Node, purpose: CleaningPurpose | undefined, steps: number): TracedValue {
    if (steps > mostSteps) return unknown;
    const key = `${node.id} ${purpose}`;
    const before = judged.get(key);
    if (before !== undefined) return before;
    // What leads back to itself adds nothing.
    judged.set(key, fixed);
    const value = judgeAnew(node, purpose, steps + 1);
    judged.set(key, value);
    return value;
  }

  function judgeAnew(node: Node, purpose: CleaningPurpose | undefined, steps: number): TracedValue {
    const source = facts().sources.get(node.id);
    if (source !== undefined) return checked({ level: 'outside', isBuilt: false, source }, node);
    const { type } = node;
    if (grammar.variables.has(type)) return judgeVariable(node, purpose, steps);
    const form = grammar.calls[type];
    if (form !== undefined) return judgeCall(node, purpose, steps);
    if (type === 'binary_expression') return judgeBinary(node, purpose, steps);
    if (type === grammar.lookUp?.type && grammar.lookUp.harmless.test(node.text)) return fixed;
    if (grammar.numbers.test(node.childForFieldName('type')?.text ?? '')) return fixed;
    if (grammar.parts[type] !== undefined) {
      const parts = partsOf(grammar, node).map((part) => judge(part, purpose, steps));
      const all = together(parts);
      return grammar.joins.has(type) ? built(all) : all;
    }
    return grammar.fixed.has(type) || grammar.texts.has(type) ? fixed : unknown;
  }

  function judgeBinary(node: Node, purpose: CleaningPurpose | undefined, steps: number): TracedValue {
    const operator = node.childForFieldName('operator')?.text ?? '';
    if (operator !== grammar.joinOperator && !grammar.choiceOperators.has(operator)) return fixed;
    const sides = ['left', 'right'].flatMap((field) => node.childForFieldName(field) ?? []);
    const all = together(sides.map((side) => judge(side, purpose, steps)));
    return operator === grammar.joinOperator ? built(all) : all;
  }

  function judgeCall(node: Node, purpose: CleaningPurpose | undefined, steps: number): TracedValue {
    const { name, receiver, list } = readCall(grammar, node);
    const given = list === undefined ? [] : childrenOf(list);
    const last = /\w*$/.exec(name)?.[0] ?? '';
    const cleans = purpose === undefined ? undefined : grammar.cleaning[purpose];
    const whole = `${receiver === undefined ? '' : `${receiver.text.slice(-100)}.`}${name}`.toLowerCase();
    if (cleans?.test(whole) || grammar.harmless.test(whole)) return fixed;
    const isJoining = grammar.joining.test(last.toLowerCase());
    if (!isJoining && !grammar.passing.test(last.toLowerCase())) return unknown;
    const parts = [...(receiver === undefined ? [] : [receiver]), ...given];
    const all = together(parts.map((part) => judge(part, purpose, steps)));
    return isJoining ? built(all) : all;
  }

  function judgeVariable(node: Node, purpose: CleaningPurpose | undefined, steps: number): TracedValue {
    const found = bindingsFor(node);
    if (found === undefined) return grammar.freeNames === 'fixed' ? fixed : unknown;
    const values = found.map((binding): TracedValue => {
      if (binding.isNumber) return fixed;
      if (binding.source !== undefined) return { level: 'outside', isBuilt: false, source: binding.source };
      if (binding.value === undefined) return unknown;
      const value = judge(binding.value, purpose, steps);
      return binding.isAdded ? built(value) : value;
    });
    const value = together(values);
    const names = [...(value.names ?? []).slice(-mostNames), node.text];
    return checked(value.source === undefined ? value : { ...value, names }, node);
  }

  /** Those that the name may have there; undefined where nothing gives it a value. */
  function bindingsFor(node: Node): Binding[] | undefined {
    const all = facts().bindings.get(node.text);
    if (all === undefined) return undefined;
    for (let scope: Node | null = around(node); scope !== null; scope = scope.parent && around(scope.parent)) {
      const { id, type, parent } = scope;
      // Fields and constants have their values wherever they are written.
      const isEverywhere = parent === null && grammar.freeNames === 'fixed';
      const own = all.get(id) ?? [];
      const seen = isEverywhere ? own.slice(-mostBindings) : visible(own, node);
      if (seen.length > 0) return seen;
      if (!grammar.closures.has(type) && !(grammar.freeNames === 'fixed' && scope.parent !== null)) break;
    }
    return undefined;
  }

  function checked(value: TracedValue, node: Node): TracedValue {
    return value.level === 'outside' && isChecked(value, node) ? { ...value, level: 'checked' } : value;
  }

  function isChecked({ source, names = [] }: TracedValue, node: Node): boolean {
    const scope = around(node).id;
    return [source?.text ?? '', ...names].some((name) =>
      (facts().checks.get(name) ?? []).some((one) => one.scope === scope && one.from < node.startIndex),
    );
  }

  function textOf(node: Node, isWhole: boolean, budget: { left: number }): string | undefined {
    budget.left -= 1;
    if (budget.left < 0) return undefined;
    const { type } = node;
    if (grammar.texts.has(type)) return writtenOut(node.text);
    if (isWhole && grammar.fixed.has(type) && node.namedChildCount === 0) return node.text;
    if (grammar.variables.has(type)) {
      const found = bindingsFor(node) ?? [];
      const [only] = found;
      if (isWhole && (found.length !== 1 || only === undefined || only.isAdded)) return undefined;
      const texts = found.map(({ value }) => (value === undefined ? undefined : textOf(value, isWhole, budget)));
      return isWhole ? texts[0] : texts.join(' ');
    }
    const parts = textParts(node, isWhole);
    if (parts.length === 0) return isWhole ? undefined : '';
    const texts = parts.map((part) => textOf(part, isWhole, budget));
    return isWhole && texts.includes(undefined) ? undefined : texts.join('');
  }

  /** The nodes of which a text is put together; of calls only where not all of it has to be known. */
  function textParts(node: Node, isWhole: boolean): Node[] {
    if (node.type === 'binary_expression')
      return ['left', 'right'].flatMap((field) => node.childForFieldName(field) ?? []);
    if (grammar.calls[node.type] === undefined) return partsOf(grammar, node);
    const { receiver, list } = readCall(grammar, node);
    return isWhole ? [] : [receiver ?? [], list === undefined ? [] : childrenOf(list)].flat();
  }

  return {
    judge: (node, purpose) => judge(node, purpose, 0),
    isChecked,
    fixedText: (node) => textOf(node, true, { left: mostTexts }),
    writtenText: (node) => textOf(node, false, { left: mostTexts }) ?? '',
    functionAround: around,
  };
}

/** The last ones before the use; a later assignment that is certain to happen hides the earlier ones. */
function visible(bindings: readonly Binding[], use: Node): Binding[] {
  const seen: Binding[] = [];
  for (let index = countBefore(bindings, use.startIndex) - 1; index >= 0 && seen.length < mostBindings; index -= 1) {
    const binding = bindings[index] as Binding;
    seen.push(binding);
    const { isAdded, block, at } = binding;
    // One statement may give the name several values.
    if (bindings[index - 1]?.at === at) continue;
    if (!isAdded && block.startIndex <= use.startIndex && block.endIndex >= use.endIndex) break;
  }
  return seen.reverse();
}

/** How many of the bindings, which are sorted, have their value there. */
function countBefore(bindings: readonly Binding[], offset: number): number {
  let [low, high] = [0, bindings.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((bindings[middle]?.from ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Of several values the one that is worst. */
function together(values: readonly TracedValue[]): TracedValue {
  let worst = fixed;
  for (const value of values) {
    const isBuilt = worst.isBuilt || value.isBuilt;
    worst = { ...(levels.indexOf(value.level) > levels.indexOf(worst.level) ? value : worst), isBuilt };
  }
  return worst;
}

function built(value: TracedValue): TracedValue {
  return value.level === 'fixed' ? fixed : { ...value, isBuilt: true };
}

/** Without its quotes. */
function writtenOut(text: string): string {
  return text.replace(/^[bB]?("""|["'`])([\s\S]*)\1$/, '$2');
}

const comments = new Set(['comment', 'line_comment', 'block_comment']);

/** Without comments, which may stand everywhere. */
export function childrenOf(node: Node): Node[] {
  return node.namedChildren.filter((child) => child !== null && !comments.has(child.type)) as Node[];
}

function partsOf(grammar: PatternGrammar, node: Node): Node[] {
  const parts = grammar.parts[node.type] ?? [];
  if (parts === 'all') return childrenOf(node);
  return parts.flatMap((field) => (field === '' ? childrenOf(node)[0] : node.childForFieldName(field)) ?? []);
}

export interface ReadCall {
  name: string;
  receiver: Node | undefined;
  /** What it is given, with its brackets; undefined for no call. */
  list: Node | undefined;
}

export function readCall(grammar: PatternGrammar, node: Node): ReadCall {
  const form = grammar.calls[node.type];
  const named = form && node.childForFieldName(form.name);
  const receiver = form?.receiver === undefined ? undefined : node.childForFieldName(form.receiver);
  // Where the callee is an expression, what it is called on is part of it.
  const inner = form?.inner && named?.type === form.inner.type ? named : undefined;
  const innerName = inner?.childForFieldName(form?.inner?.name ?? '');
  const innerReceiver = inner?.childForFieldName(form?.inner?.receiver ?? '');
  const given = form && node.childForFieldName(form.arguments);
  return {
    name: (innerName ?? named)?.text ?? '',
    receiver: innerReceiver ?? receiver ?? undefined,
    list: given ?? undefined,
  };
}

type Around = (node: Node) => Node;

function scopes({ functions }: PatternGrammar): Around {
  return (node) => nearest(node, functions);
}

/** The node itself or the first around it that is of one of the types; the root where there is none. */
function nearest(node: Node, types: ReadonlySet<string>): Node {
  for (let at = node; ; ) {
    if (types.has(at.type) || at.parent === null) return at;
    at = at.parent;
  }
}

interface Reading {
  queries: ValueQueries;
  around: Around;
}

function readFacts(grammar: PatternGrammar, { rootNode }: Tree, { queries, around }: Reading): Facts {
  const sources = new Map<number, Node>();
  for (const { patternIndex, captures } of queries.sources.matches(rootNode)) {
    const { name, receiver } = grammar.sources[patternIndex] ?? {};
    const at = (wanted: string) => captures.find((capture) => capture.name === wanted)?.node;
    const isMeant = (pattern: RegExp | undefined, text: string | undefined) =>
      pattern === undefined || text === undefined || pattern.test(text);
    const source = at('source');
    if (source !== undefined && isMeant(name, at('name')?.text) && isMeant(receiver, at('receiver')?.text))
      sources.set(source.id, source);
  }
  const bindings = new Map<string, Map<number, Binding[]>>();
  for (const { captures } of queries.bindings.matches(rootNode)) {
    const at = (wanted: string) => captures.find((capture) => capture.name === wanted)?.node;
    const [name, value, added, type] = [at('name'), at('value'), at('added'), at('type')];
    if (name === undefined) continue;
    const given = added ?? value;
    const binding: Binding = {
      at: name.startIndex,
      block: nearest(name, grammar.blocks),
      // A loop gives its value before its body, an assignment when its right side is known.
      from: Math.max(name.endIndex, given?.endIndex ?? 0),
      value: given,
      isAdded: added !== undefined,
      isNumber: type !== undefined && grammar.numbers.test(type.text),
      source: sources.get(name.id),
    };
    const byScope = bindings.get(name.text) ?? new Map<number, Binding[]>();
    bindings.set(name.text, byScope);
    const scope = around(name).id;
    const others = byScope.get(scope);
    if (others === undefined) byScope.set(scope, [binding]);
    else others.push(binding);
  }
  for (const byScope of bindings.values()) for (const own of byScope.values()) own.sort((a, b) => a.from - b.from);
  const checks = new Map<string, { scope: number; from: number }[]>();
  for (const { captures } of queries.checks.matches(rootNode)) {
    const at = (wanted: string) => captures.find((capture) => capture.name === wanted)?.node;
    const [name, value] = [at('name'), at('checked')];
    if (name === undefined || value === undefined || !grammar.checkName.test(name.text)) continue;
    const check = { scope: around(value).id, from: value.startIndex };
    // Who checks an element of a list checks the list.
    const whole = partsOf(grammar, value)[0];
    for (const text of new Set([value.text, ...(whole === undefined ? [] : [whole.text])])) {
      const others = checks.get(text);
      if (others === undefined) checks.set(text, [check]);
      else others.push(check);
    }
  }
  return { bindings, sources, checks };
}
