/** Follows values through a Python file: from what a client sends, through assignments and local functions, to where they do harm. */
import type { EngineFinding } from '../engine.ts';
import { isOpen, joined, nowhere, type Origin, seenBy } from './origin.ts';
import { bind, type Scope, type Summary, setValue } from './scope.ts';
import { type Sink, sinks } from './sinks.ts';
import { clientParameters, isRouteHandler } from './sources.ts';
import {
  callOf,
  childrenOf,
  codeOf,
  type FunctionNode,
  functionOf,
  type Node,
  nodesIn,
  type Source,
} from './syntax.ts';
import { handedTo, originOf, summaryFor } from './values.ts';
import type { WeaknessId } from './weaknesses.ts';

export interface FlowFinding {
  weakness: WeaknessId;
  severity: EngineFinding['severity'];
  node: Node;
  /** What the client decides on, as it is written. */
  source: string;
}

const guard =
  /\b(?:not\s+)?in\b|\.(?:isdigit|isalnum|isalpha|isnumeric|startswith|endswith)\(|\b(?:fullmatch|match|search|is_safe_url|url_has_allowed_host_and_scheme|validate\w*|is_valid\w*|is_safe\w*|is_allowed\w*|allowed_file)\(/;

export function flowsIn(source: Source): FlowFinding[] {
  const functions = [...nodesIn(source.root)].flatMap((node) => functionOf(source, node) ?? []);
  let summaries: Map<string, Summary> = new Map();
  // The second time each function knows what the others do.
  for (let turn = 0; turn < 2; turn += 1)
    summaries = new Map(functions.map((one) => [one.name, summaryOf(source, one, summaries)]));
  const module = scopeOf(source, undefined, summaries);
  walk(module, source.root, true);
  const reached = [...module.reached, ...functions.flatMap((one) => summaryOf(source, one, summaries).reached)];
  return withoutRepetitions(reached.flatMap(findingOf));
}

function findingOf({ sink, node, origin, isGuarded }: Summary['reached'][number]): FlowFinding[] {
  if (origin.outside === undefined) return [];
  const severity = isGuarded && sink.severity !== 'LOW' ? 'MEDIUM' : sink.severity;
  return [{ weakness: sink.weakness, severity, node, source: origin.outside }];
}

function withoutRepetitions(findings: readonly FlowFinding[]): FlowFinding[] {
  const first = new Map<string, FlowFinding>();
  for (const finding of findings) {
    const key = `${finding.weakness} ${finding.node.from}`;
    if (!first.has(key)) first.set(key, finding);
  }
  return [...first.values()].sort((a, b) => a.node.from - b.node.from);
}

function scopeOf(source: Source, one: FunctionNode | undefined, summaries: Scope['summaries']): Scope {
  const values = new Map<string, Origin>();
  const fromClient = one === undefined ? new Set<string>() : clientParameters(one);
  for (const [index, { name }] of (one?.parameters ?? []).entries()) {
    const parameters = new Set([index]);
    values.set(name, fromClient.has(name) ? { outside: name, parameters } : { parameters });
  }
  return {
    source,
    values,
    known: new Map(),
    summaries,
    reached: [],
    returned: nowhere,
    function: one,
    guarded: new Set(),
  };
}

function summaryOf(source: Source, one: FunctionNode, summaries: Scope['summaries']): Summary {
  const scope = scopeOf(source, one, summaries);
  walk(scope, one.body, true);
  return { node: one, returned: scope.returned, reached: scope.reached };
}

const inner = new Set(['FunctionDefinition', 'ClassDefinition', 'LambdaExpression']);
const branches = new Set([
  'IfStatement',
  'ForStatement',
  'WhileStatement',
  'TryStatement',
  'MatchStatement',
  'WithStatement',
]);

/** In the order of the text. `isCertain`: the statement runs whenever its function does, so that it replaces what was known. */
function walk(scope: Scope, node: Node, isCertain: boolean): void {
  for (const child of childrenOf(node)) {
    if (inner.has(child.name)) {
      if (child.name === 'ClassDefinition') walk(scope, child, isCertain);
      continue;
    }
    if (child.name === 'AssignStatement') assign(scope, child, isCertain);
    else if (child.name === 'UpdateStatement') update(scope, child);
    else if (child.name === 'ForStatement') bindLoop(scope, child);
    else if (child.name === 'WithStatement') bindWith(scope, child);
    else if (child.name === 'ReturnStatement' || child.name === 'YieldStatement') giveBack(scope, child);
    if (child.name === 'IfStatement') noteGuards(scope, child);
    if (child.name === 'CallExpression') judgeCall(scope, child);
    walk(scope, child, isCertain && !branches.has(child.name));
  }
}

function assign(scope: Scope, statement: Node, isCertain: boolean): void {
  const parts = childrenOf(statement).filter(({ name }) => name !== 'TypeDef');
  const groups: Node[][] = [[]];
  for (const part of parts) {
    if (part.name === 'AssignOp') groups.push([]);
    else if (part.name !== ',') groups.at(-1)?.push(part);
  }
  const values = groups.pop() ?? [];
  const whole = joined(values.map((value) => originOf(scope, value)));
  for (const targets of groups) {
    const isPaired = targets.length > 1 && targets.length === values.length;
    for (const [index, target] of targets.entries()) {
      const value = values[index];
      bind(scope, target, { origin: isPaired && value !== undefined ? originOf(scope, value) : whole, isCertain });
    }
  }
}

function update(scope: Scope, statement: Node): void {
  const [target, , value] = childrenOf(statement);
  if (target === undefined || value === undefined) return;
  const name = codeOf(scope.source, target);
  setValue(scope, name, joined([scope.values.get(name), originOf(scope, value)]));
}

function bindLoop(scope: Scope, statement: Node): void {
  const children = childrenOf(statement);
  const at = children.findIndex(({ name }) => name === 'in');
  const value = children[at + 1];
  if (at < 0 || value === undefined) return;
  const origin = originOf(scope, value);
  for (const target of children.slice(1, at)) bind(scope, target, { origin });
}

function bindWith(scope: Scope, statement: Node): void {
  const children = childrenOf(statement);
  for (const [index, child] of children.entries()) {
    const [value, target] = [children[index - 1], children[index + 1]];
    if (child.name === 'as' && value !== undefined && target !== undefined)
      bind(scope, target, { origin: originOf(scope, value) });
  }
}

/** What a handler of a route returns is the page, where it is put together from markup. */
const page: Sink = { weakness: 'xss', severity: 'HIGH', values: () => undefined };

function giveBack(scope: Scope, statement: Node): void {
  const [value] = childrenOf(statement).slice(1);
  if (value === undefined) return;
  const origin = originOf(scope, value);
  scope.returned = joined([scope.returned, origin]);
  const isPage = scope.function !== undefined && isRouteHandler(scope.function);
  const isBuilt = /^(?:FormatString|ContinuedString|BinaryExpression|CallExpression)$/.test(value.name);
  const code = codeOf(scope.source, value);
  if (isPage && isBuilt && isOpen(origin) && /^[a-z]*["'(]/i.test(code) && /<[a-z!/]/i.test(code))
    reach(scope, { sink: page, node: value, origin });
}

function noteGuards(scope: Scope, statement: Node): void {
  const condition = statement.firstChild?.nextSibling;
  if (condition === null || condition === undefined) return;
  const code = codeOf(scope.source, condition);
  if (!guard.test(code)) return;
  for (const name of code.match(/[A-Za-z_]\w*/g) ?? []) scope.guarded.add(name);
}

function judgeCall(scope: Scope, node: Node): void {
  const call = callOf(scope.source, node);
  if (call === undefined) return;
  for (const sink of sinks) {
    const values = sink.values(call);
    if (values === undefined) continue;
    const origin = joined(values.map((value) => (value === undefined ? undefined : originOf(scope, value))));
    const isWhole =
      sink.weakness !== 'ssrf' || values.some((value) => value !== undefined && mayChooseHost(scope, value));
    if (isOpen(origin) && isWhole) reach(scope, { sink, node, origin });
  }
  const summary = summaryFor(scope, call);
  if (summary === undefined) return;
  const handed = handedTo(scope, call, summary);
  for (const one of summary.reached) {
    const origin = seenBy({ parameters: one.origin.parameters }, handed);
    if (isOpen(origin)) scope.reached.push({ ...one, origin });
  }
}

function reach(scope: Scope, one: Omit<Summary['reached'][number], 'isGuarded'>): void {
  const names = codeOf(scope.source, one.node).match(/[A-Za-z_]\w*/g) ?? [];
  const isGuarded = names.some((name) => scope.guarded.has(name));
  scope.reached.push({ ...one, isGuarded });
}

/** `https://fixed.example/` + path cannot leave the host. */
function mayChooseHost(scope: Scope, value: Node): boolean {
  const code = codeOf(scope.source, value);
  return !/^[a-z]*["']https?:\/\/[\w.-]+(?::\d+)?\//i.test(code);
}
