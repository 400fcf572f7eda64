/**
 * Finds where a value in a file comes from. Values are followed through the assignments of their function, and through
 * calls of functions in the same file.
 */
import type { Language, Node, Query, Tree } from 'web-tree-sitter';
import { mostSources } from '../../text/finding-source.ts';
import { createFileCalls } from './callers.ts';
import type { CleaningPurpose, PatternGrammar } from './grammar.ts';
import {
  findFunction,
  findNearest,
  listNodeChildren,
  listValueParts,
  readCall,
  readLastCharacter,
  unquoteLiteral,
} from './syntax.ts';
import { type JudgedValue, levels, type ValueSource, type ValueTrace } from './value-trace.ts';

interface TracedValue {
  level: JudgedValue['level'];
  /** Whether a text is built from values that are not constant. */
  isBuilt: boolean;
  /** Quotes in it were escaped: it is harmless only within quotes. */
  isEscaped?: boolean;
  /** For level `checked` or `outside`: the source of the value. */
  source?: Node;
  /** Further sources from which it may come. */
  also?: readonly Node[];
  /** The names that it passed through. */
  names?: readonly string[];
}

const fixed: TracedValue = { level: 'fixed', isBuilt: false };
const unknown: TracedValue = { level: 'unknown', isBuilt: false };
/** Longer chains are not followed. */
const mostSteps = 60;
/** Only the last bindings of a name before a use are examined. */
const mostBindings = 50;

/** Only the last names of a value are remembered. */
const mostNames = 10;
/** Number of nodes from which the text of a value is collected. */
const mostTexts = 100;
/** A function with more results is not followed. */
const mostReturns = 10;

/** The queries of a language, compiled once. */
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
  const compileQuery = (patterns: readonly string[]) => new QueryClass(language, patterns.join('\n'));
  return {
    bindings: compileQuery(grammar.bindings),
    sources: compileQuery(grammar.sources.map(({ query }) => query)),
    checks: compileQuery(grammar.checks),
  };
}

interface Binding {
  name: Node;
  /** The statement list that contains it. */
  block: Node;
  /** Offset from which the name has the value. */
  from: number;
  value: Node | undefined;
  isAdded: boolean;
  isNumber: boolean;
  /** A request fills this parameter. */
  source: Node | undefined;
}

interface Facts {
  /** By name and function, in the order of the assignments. */
  bindings: ReadonlyMap<string, ReadonlyMap<number, readonly Binding[]>>;
  sources: ReadonlyMap<number, Node>;
  /** By the text of the checked code, the location of the check. */
  checks: ReadonlyMap<string, readonly { scope: number; from: number }[]>;
}

export function createValues(grammar: PatternGrammar, tree: Tree, queries: ValueQueries): ValueTrace {
  const findEnclosing: FindEnclosing = (node) => findFunction(grammar, node);
  let cachedFacts: Facts | undefined;
  const readFactsOnce = () => {
    cachedFacts ??= readFacts(grammar, tree, { queries, around: findEnclosing });
    return cachedFacts;
  };
  const judged = new Map<string, TracedValue>();
  const fileCalls = createFileCalls(grammar, tree.rootNode);

  function judgeOnce(node: Node, purpose: CleaningPurpose | undefined, steps: number): TracedValue {
    if (steps > mostSteps) return unknown;
    const key = `${node.id} ${purpose}`;
    const before = judged.get(key);
    if (before !== undefined) return before;
    // A cycle adds nothing.
    judged.set(key, fixed);
    const value = judgeAnew(node, purpose, steps + 1);
    judged.set(key, value);
    return value;
  }

  function judgeAnew(node: Node, purpose: CleaningPurpose | undefined, steps: number): TracedValue {
    const source = readFactsOnce().sources.get(node.id);
    if (source !== undefined) return markIfChecked({ level: 'outside', isBuilt: false, source }, node);
    const { type } = node;
    if (grammar.variables.has(type)) return judgeVariable(node, purpose, steps);
    const form = grammar.calls[type];
    if (form !== undefined) return judgeCall(node, purpose, steps);
    if (type === 'binary_expression') return judgeBinary(node, purpose, steps);
    if (type === grammar.lookUp?.type && grammar.lookUp.harmless.test(node.text)) return fixed;
    if (grammar.numbers.test(node.childForFieldName('type')?.text ?? '')) return fixed;
    if (grammar.parts[type] !== undefined) {
      const parts = listValueParts(grammar, node);
      if (grammar.joins.has(type)) return judgeJoin(parts, purpose, steps);
      const all = selectWorst(parts.map((part) => judgeOnce(part, purpose, steps)));
      return all.level === 'stored' && grammar.stored?.harmless.test(node.text) ? fixed : all;
    }
    return grammar.fixed.has(type) || grammar.texts.has(type) ? fixed : unknown;
  }

  function judgeBinary(node: Node, purpose: CleaningPurpose | undefined, steps: number): TracedValue {
    const operator = node.childForFieldName('operator')?.text ?? '';
    if (operator !== grammar.joinOperator && !grammar.choiceOperators.has(operator)) return fixed;
    const sides = ['left', 'right'].flatMap((field) => node.childForFieldName(field) ?? []);
    if (operator === grammar.joinOperator) return judgeJoin(sides, purpose, steps);
    return selectWorst(sides.map((side) => judgeOnce(side, purpose, steps)));
  }

  /** An escaped value is harmless where the text before it ends in a quote. */
  function judgeJoin(parts: readonly Node[], purpose: CleaningPurpose | undefined, steps: number): TracedValue {
    const values = parts.map((part, index): TracedValue => {
      const { isEscaped, ...value } = judgeOnce(part, purpose, steps);
      const before = index === 0 ? undefined : parts[index - 1];
      if (!isEscaped || before === undefined) return isEscaped ? { ...value, isEscaped } : value;
      return /^[^'"]$/.test(readLastCharacter(grammar, before) ?? "'") ? value : fixed;
    });
    return markAsBuilt(selectWorst(values));
  }

  function judgeCall(node: Node, purpose: CleaningPurpose | undefined, steps: number): TracedValue {
    const { name, receiver, list } = readCall(grammar, node);
    const given = list === undefined ? [] : listNodeChildren(list);
    const last = /\w*$/.exec(name)?.[0] ?? '';
    const cleans = purpose === undefined ? undefined : grammar.cleaning[purpose];
    const whole = `${receiver === undefined ? '' : `${receiver.text.slice(-100)}.`}${name}`.toLowerCase();
    const isEscaped = purpose === 'sql' && grammar.escaping?.test(whole) === true;
    if (!isEscaped && (cleans?.test(whole) || grammar.harmless.test(whole))) return fixed;
    if (grammar.stored?.calls.test(whole)) return { level: 'stored', isBuilt: false };
    const isJoining = grammar.joining.test(last.toLowerCase());
    if (!isJoining && !isEscaped && !grammar.passing.test(last.toLowerCase())) return judgeResult(node, purpose, steps);
    const parts = [...(receiver === undefined ? [] : [receiver]), ...given];
    const all = selectWorst(parts.map((part) => judgeOnce(part, purpose, steps)));
    if (isEscaped) return { ...all, isEscaped };
    return isJoining ? markAsBuilt(all) : all;
  }

  /** The result of a function in the same file. Its parameters have the values of all its calls. */
  function judgeResult(call: Node, purpose: CleaningPurpose | undefined, steps: number): TracedValue {
    const [only, ...others] = fileCalls.findFunctions(call);
    if (only === undefined || others.length > 0) return unknown;
    const returned = only
      .descendantsOfType('return_statement')
      .flatMap((one) => (one === null || findEnclosing(one).id !== only.id ? [] : listNodeChildren(one)));
    if (returned.length === 0 || returned.length > mostReturns) return unknown;
    return selectWorst(returned.map((value) => judgeOnce(value, purpose, steps)));
  }

  /** The parameter of a function: what calls in the file give to it, and what unknown calls may give. */
  function judgeParameter({ name }: Binding, purpose: CleaningPurpose | undefined, steps: number): TracedValue {
    const { values, isPrivate } = fileCalls.findArguments(name, findEnclosing(name));
    const given = values.map((value) => judgeOnce(value, purpose, steps));
    return selectWorst(isPrivate ? given : [unknown, ...given]);
  }

  function judgeVariable(node: Node, purpose: CleaningPurpose | undefined, steps: number): TracedValue {
    const found = findBindings(node);
    if (found === undefined) return grammar.freeNames === 'fixed' ? fixed : unknown;
    const values = found.map((binding): TracedValue => {
      if (binding.isNumber) return fixed;
      if (binding.source !== undefined) return { level: 'outside', isBuilt: false, source: binding.source };
      if (binding.value === undefined) return judgeParameter(binding, purpose, steps);
      const value = judgeOnce(binding.value, purpose, steps);
      return binding.isAdded ? markAsBuilt(value) : value;
    });
    const value = selectWorst(values);
    const names = [...(value.names ?? []).slice(-mostNames), node.text];
    return markIfChecked(value.source === undefined ? value : { ...value, names }, node);
  }

  /** The bindings that the name may have there. Undefined when nothing assigns it. */
  function findBindings(node: Node): Binding[] | undefined {
    const all = readFactsOnce().bindings.get(node.text);
    if (all === undefined) return undefined;
    for (
      let scope: Node | null = findEnclosing(node);
      scope !== null;
      scope = scope.parent && findEnclosing(scope.parent)
    ) {
      const { id, type, parent } = scope;
      // Fields and constants have their values wherever they are assigned.
      const isEverywhere = parent === null && grammar.freeNames === 'fixed';
      const own = all.get(id) ?? [];
      const seen = isEverywhere ? own.slice(-mostBindings) : listVisible(own, node);
      if (seen.length > 0) return seen;
      if (!grammar.closures.has(type) && !(grammar.freeNames === 'fixed' && scope.parent !== null)) break;
    }
    return undefined;
  }

  function markIfChecked(value: TracedValue, node: Node): TracedValue {
    return value.level === 'outside' && isChecked(value, node) ? { ...value, level: 'checked' } : value;
  }

  function isChecked({ source, names = [] }: TracedValue, node: Node): boolean {
    const scope = findEnclosing(node).id;
    return [source?.text ?? '', ...names].some((name) =>
      (readFactsOnce().checks.get(name) ?? []).some((one) => one.scope === scope && one.from < node.startIndex),
    );
  }

  function collectText(node: Node, isWhole: boolean, budget: { left: number }): string | undefined {
    budget.left -= 1;
    if (budget.left < 0) return undefined;
    const { type } = node;
    if (grammar.texts.has(type)) return unquoteLiteral(node.text);
    if (isWhole && grammar.fixed.has(type) && node.namedChildCount === 0) return node.text;
    if (grammar.variables.has(type)) {
      const found = findBindings(node) ?? [];
      const [only] = found;
      if (isWhole && (found.length !== 1 || only === undefined || only.isAdded)) return undefined;
      const texts = found.map(({ value }) => (value === undefined ? undefined : collectText(value, isWhole, budget)));
      return isWhole ? texts[0] : texts.join(' ');
    }
    const parts = listTextParts(node, isWhole);
    if (parts.length === 0) return isWhole ? undefined : '';
    const texts = parts.map((part) => collectText(part, isWhole, budget));
    return isWhole && texts.includes(undefined) ? undefined : texts.join('');
  }

  /** The nodes from which a text is built. Calls are included only when the text need not be known completely. */
  function listTextParts(node: Node, isWhole: boolean): Node[] {
    if (node.type === 'binary_expression')
      return ['left', 'right'].flatMap((field) => node.childForFieldName(field) ?? []);
    if (grammar.calls[node.type] === undefined) return listValueParts(grammar, node);
    const { receiver, list } = readCall(grammar, node);
    return isWhole ? [] : [receiver ?? [], list === undefined ? [] : listNodeChildren(list)].flat();
  }

  function describeSource(node: Node): ValueSource {
    const around = findEnclosing(node);
    const owner = around.childForFieldName('name')?.text ?? '';
    const isGuarded = login.test(readHeaders(around));
    return { code: node.text, start: node.startIndex, owner, around: around.id, isGuarded };
  }

  return {
    judge: (nodes, purpose) =>
      nodes.map((node) => {
        const value = judgeOnce(node, purpose, 0);
        if (value.isEscaped) return { ...fixed, sources: [] };
        const { level, isBuilt, source, also = [] } = value;
        const sources = source === undefined ? [] : [source, ...also].map(describeSource);
        return { level: level === 'outside' && isChecked(value, node) ? 'checked' : level, isBuilt, sources };
      }),
    fixedTexts: (node) => [collectText(node, true, { left: mostTexts }) ?? []].flat(),
    writtenText: (node) => collectText(node, false, { left: mostTexts }) ?? '',
  };
}

/** Attributes with which a framework checks a login before it calls a function. */
const login = /#\[(?:(?!#\[)[^\]])*\bIsGranted\b/;

/** What is written before the bodies of the function and its class. */
function readHeaders(around: Node): string {
  const headers: string[] = [];
  for (let node: Node | null = around; node !== null; node = node.parent) {
    const body = node.childForFieldName('body');
    if (body !== null) headers.push(node.text.slice(0, body.startIndex - node.startIndex));
  }
  return headers.join('\n');
}

/** The last bindings before the use. A later assignment that certainly happens hides earlier ones. */
function listVisible(bindings: readonly Binding[], use: Node): Binding[] {
  const seen: Binding[] = [];
  for (let index = countBefore(bindings, use.startIndex) - 1; index >= 0 && seen.length < mostBindings; index -= 1) {
    const binding = bindings[index] as Binding;
    seen.push(binding);
    const { isAdded, block, name } = binding;
    // One statement may assign several values to the name.
    if (bindings[index - 1]?.name.startIndex === name.startIndex) continue;
    if (!isAdded && block.startIndex <= use.startIndex && block.endIndex >= use.endIndex) break;
  }
  return seen.reverse();
}

/** Number of the sorted bindings that take effect before the offset. */
function countBefore(bindings: readonly Binding[], offset: number): number {
  let [low, high] = [0, bindings.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((bindings[middle]?.from ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The worst of several values, with the sources of all. */
function selectWorst(values: readonly TracedValue[]): TracedValue {
  let worst = fixed;
  for (const value of values) {
    const isBuilt = worst.isBuilt || value.isBuilt;
    worst = { ...(levels.indexOf(value.level) > levels.indexOf(worst.level) ? value : worst), isBuilt };
  }
  const sources = values.flatMap(({ source, also = [] }) => (source === undefined ? [] : [source, ...also]));
  const also = sources.filter(({ id }) => id !== worst.source?.id).slice(0, mostSources - 1);
  return worst.source === undefined || also.length === 0 ? worst : { ...worst, also };
}

function markAsBuilt(value: TracedValue): TracedValue {
  return value.level === 'fixed' ? fixed : { ...value, isBuilt: true };
}

type FindEnclosing = (node: Node) => Node;

function readFacts(
  grammar: PatternGrammar,
  { rootNode }: Tree,
  { queries, around }: { queries: ValueQueries; around: FindEnclosing },
): Facts {
  const sources = new Map<number, Node>();
  for (const { patternIndex, captures } of queries.sources.matches(rootNode)) {
    const { name, receiver } = grammar.sources[patternIndex] ?? {};
    const getCapture = (wanted: string) => captures.find((capture) => capture.name === wanted)?.node;
    const matchesOptional = (pattern: RegExp | undefined, text: string | undefined) =>
      pattern === undefined || text === undefined || pattern.test(text);
    const source = getCapture('source');
    if (
      source !== undefined &&
      matchesOptional(name, getCapture('name')?.text) &&
      matchesOptional(receiver, getCapture('receiver')?.text)
    )
      sources.set(source.id, source);
  }
  const bindings = new Map<string, Map<number, Binding[]>>();
  for (const { captures } of queries.bindings.matches(rootNode)) {
    const getCapture = (wanted: string) => captures.find((capture) => capture.name === wanted)?.node;
    const [name, value, added, type] = [
      getCapture('name'),
      getCapture('value'),
      getCapture('added'),
      getCapture('type'),
    ];
    if (name === undefined) continue;
    const given = added ?? value;
    const binding: Binding = {
      name,
      block: findNearest(name, grammar.blocks),
      // A loop assigns its value before its body, an assignment after its right side.
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
    const getCapture = (wanted: string) => captures.find((capture) => capture.name === wanted)?.node;
    const [name, value] = [getCapture('name'), getCapture('checked')];
    if (name === undefined || value === undefined || !grammar.checkName.test(name.text)) continue;
    const check = { scope: around(value).id, from: value.startIndex };
    // A check of a list element is a check of the list.
    const whole = listValueParts(grammar, value)[0];
    for (const text of new Set([value.text, ...(whole === undefined ? [] : [whole.text])])) {
      const others = checks.get(text);
      if (others === undefined) checks.set(text, [check]);
      else others.push(check);
    }
  }
  return { bindings, sources, checks };
}
