/** Follows values through a function, from client input and arguments to dangerous uses. */
import type { Calls } from './calls.ts';
import { mayChooseHost, mayLeaveSite } from './hosts.ts';
import type { Module } from './module.ts';
import { importedName, writtenOf } from './names.ts';
import { isOpen, joined, nowhere, type PythonOrigin, seenBy } from './origin.ts';
import { pageSink } from './page.ts';
import { type FoundFunction, functionNamed, handlersOf, type Place, providerIn, writtenOut } from './resolve.ts';
import { bind, noteReached, type PythonScope, type Reached, type Summaries, type Summary, setValue } from './scope.ts';
import type { JudgedCall } from './sink-arguments.ts';
import { type PythonSink, sinks } from './sinks.ts';
import { type Around, clientParameters, isRouteHandler, openParameters, type PythonRoute, routeOf } from './sources.ts';
import {
  callOf,
  childrenOf,
  codeOf,
  type FunctionNode,
  type Node,
  type PythonCall,
  type PythonParameter,
} from './syntax.ts';
import { basesOf, handedTo, type KnownValues, madeBy, originOf, outsideAt, summaryFor } from './values.ts';
import type { WeaknessId } from './weaknesses.ts';

/** Analyses a function, or the top-level statements of a module. */
export function summarize(calls: Calls, summaries: Summaries, { module, one }: Body): Summary {
  const scope = scopeOf(calls, summaries, { module, one });
  walk(scope, one?.body ?? module.source.root, true);
  return { returned: scope.returned, reached: [...scope.reached.values()] };
}

/** A function of a module. Undefined for the top-level statements. */
export interface Body {
  module: Module;
  one: FunctionNode | undefined;
}

function scopeOf(calls: Calls, summaries: Summaries, { module, one }: Body): PythonScope {
  const { source } = module;
  const place = { project: calls.project, module, function: one };
  const fixed = { source, place, calls, summaries };
  const scope: PythonScope = {
    ...fixed,
    values: new Map(),
    made: new Map(),
    known: new Map(),
    reached: new Map(),
    returned: nowhere,
    guarded: new Set(),
  };
  const fromClient = one === undefined ? new Set<string>() : clientParameters(one, aroundOf(place, one));
  for (const [index, { name }] of (one?.parameters ?? []).entries()) {
    const parameters = new Set([index]);
    const outside = { code: name, module, from: one?.node.from ?? 0 };
    scope.values.set(name, fromClient.has(name) ? { outside, parameters } : { parameters });
  }
  if (one !== undefined && isRouteHandler(one)) for (const parameter of one.parameters) enterProvider(scope, parameter);
  return scope;
}

function aroundOf(place: Place, one: FunctionNode): Around {
  const isAnswer = one.owner === undefined && place.project.answers(place.module, one.name);
  return { isAnswer, bases: basesOf({ ...place, function: one }), writtenOut: (type) => writtenOut(place, type) };
}

/** `Depends(provide)`: the framework calls it with data from the request. */
function enterProvider(scope: PythonScope, { name, type, default: given }: PythonParameter): void {
  const { place, source, summaries } = scope;
  const code = providerIn(given, writtenOut(place, type));
  const found = code === undefined ? undefined : functionNamed(place, code);
  const summary = found === undefined ? undefined : summaries.get(found.one);
  if (found === undefined || summary === undefined || place.function === undefined) return;
  const open = new Set(
    openParameters(found.one.parameters, (each) => writtenOut({ ...place, module: found.module }, each)),
  );
  const handed = found.one.parameters.map((one): PythonOrigin => {
    const outside = { code: one.name, module: found.module, from: found.one.node.from };
    return open.has(one.name) && !providerIn(one.default, one.type) ? { outside, parameters: new Set() } : nowhere;
  });
  scope.values.set(name, seenBy(summary.returned, handed));
  const node = place.function.node.getChild('ParamList') ?? source.root;
  enter(scope, { found, summary: withoutHandingOn(summary) }, { node, handed, named: new Set() });
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

/**
 * In the order of the text. `isCertain`: the statement runs whenever its function runs, so it replaces earlier values.
 */
function walk(scope: PythonScope, node: Node, isCertain: boolean): void {
  for (const child of childrenOf(node)) {
    if (inner.has(child.name)) {
      if (child.name === 'ClassDefinition') walk(scope, child, isCertain);
      continue;
    }
    if (child.name === 'AssignStatement' || child.name === 'NamedExpression') assign(scope, child, isCertain);
    else if (child.name === 'UpdateStatement') update(scope, child);
    else if (child.name === 'ForStatement') bindLoop(scope, child);
    else if (child.name === 'WithStatement') bindWith(scope, child);
    else if (child.name === 'ReturnStatement' || child.name === 'YieldStatement') giveBack(scope, child);
    if (child.name === 'IfStatement') noteGuards(scope, child);
    if (child.name === 'CallExpression') judgeCall(scope, child);
    walk(scope, child, isCertain && !branches.has(child.name));
  }
}

function assign(scope: PythonScope, statement: Node, isCertain: boolean): void {
  const parts = childrenOf(statement).filter(({ name }) => name !== 'TypeDef');
  const groups: Node[][] = [[]];
  for (const part of parts) {
    if (part.name === 'AssignOp') groups.push([]);
    else if (part.name !== ',') groups.at(-1)?.push(part);
  }
  const values = groups.pop() ?? [];
  const whole = joined(values.map((value) => originOf(scope, value)));
  if (isOpen(whole)) noteAddress(scope, statement, { origin: whole, values });
  for (const targets of groups) {
    const isPaired = targets.length > 1 && targets.length === values.length;
    for (const [index, target] of targets.entries()) {
      const value = values[index];
      bind(scope, target, { origin: isPaired && value !== undefined ? originOf(scope, value) : whole, isCertain });
      if (targets.length === 1 && value !== undefined) noteMade(scope, target, value);
    }
  }
}

const redirect: PythonSink = { weakness: 'open-redirect', severity: 'MEDIUM', values: () => undefined };

/** `response.headers["Location"] = address` */
function noteAddress(scope: PythonScope, statement: Node, { origin, values }: Pick<Harm, 'origin' | 'values'>): void {
  const isAddress = /\[\s*["']Location["']\s*\]\s*=/i.test(codeOf(scope.source, statement));
  if (isAddress && isDecisive(scope, redirect, values))
    reach(scope, { sink: redirect, node: statement, origin, values });
}

function noteMade(scope: PythonScope, target: Node, value: Node): void {
  const made = madeBy(scope, value);
  if (made.length > 0) scope.made.set(codeOf(scope.source, target), made);
}

function update(scope: PythonScope, statement: Node): void {
  const [target, , value] = childrenOf(statement);
  if (target === undefined || value === undefined) return;
  const name = codeOf(scope.source, target);
  setValue(scope, name, joined([scope.values.get(name), originOf(scope, value)]));
}

function bindLoop(scope: PythonScope, statement: Node): void {
  const children = childrenOf(statement);
  const at = children.findIndex(({ name }) => name === 'in');
  const value = children[at + 1];
  if (at < 0 || value === undefined) return;
  const origin = originOf(scope, value);
  for (const target of children.slice(1, at)) bind(scope, target, { origin });
}

function bindWith(scope: PythonScope, statement: Node): void {
  const children = childrenOf(statement);
  for (const [index, child] of children.entries()) {
    const [value, target] = [children[index - 1], children[index + 1]];
    if (child.name === 'as' && value !== undefined && target !== undefined)
      bind(scope, target, { origin: originOf(scope, value) });
  }
}

function giveBack(scope: PythonScope, statement: Node): void {
  const [value] = childrenOf(statement).slice(1);
  if (value === undefined) return;
  const origin = originOf(scope, value);
  scope.returned = joined([scope.returned, origin]);
  const sink = pageSink(scope, value, origin);
  if (sink !== undefined) reach(scope, { sink, node: value, origin, values: [] });
}

function judgeCall(scope: PythonScope, node: Node): void {
  const call = callOf(scope.source, node);
  if (call === undefined) return;
  const calls = writings(scope, call);
  const named = new Set<WeaknessId>();
  for (const sink of sinks) {
    const values = valuesAt(sink, calls);
    if (values === undefined) continue;
    const origin = joined(values.map((value) => originOf(scope, value)));
    const isWhole = isDecisive(scope, sink, values);
    if (!isOpen(origin) || !isWhole) continue;
    named.add(sink.weakness);
    reach(scope, { sink, node, origin, values });
  }
  const known = summaryFor(scope, call);
  if (known !== undefined) enter(scope, known, { node, handed: handedTo(scope, call, known.found), named });
  else gather(scope, call);
  const route = scope.place.function === undefined ? routeOf(scope.source, call) : undefined;
  if (route !== undefined) enterRoute(scope, call, route);
}

/** The call as it is written, and with the original name of the called function. */
function writings({ place }: PythonScope, call: PythonCall): JudgedCall[] {
  const written = { ...call, written: (node: Node) => writtenOf(place, node) };
  const name = importedName(place, call.node.firstChild);
  if (name === undefined || name === call.name) return [written];
  const known = { ...written, name, last: name.slice(name.lastIndexOf('.') + 1) };
  // These functions are safe, whatever they are called here.
  return name.startsWith('defusedxml.') ? [] : [written, known];
}

function valuesAt(sink: PythonSink, calls: readonly JudgedCall[]): Node[] | undefined {
  for (const call of calls) {
    const values = sink.values(call);
    if (values !== undefined) return values.filter((value) => value !== undefined);
  }
  return undefined;
}

/** Only the beginning of a URL decides where it leads. */
function isDecisive(scope: PythonScope, { weakness }: PythonSink, values: readonly Node[]): boolean {
  if (weakness === 'ssrf') return values.some((value) => mayChooseHost(scope, value));
  return weakness !== 'open-redirect' || values.some((value) => mayLeaveSite(scope, value));
}

/** `parts.append(value)` adds the value to its receiver. */
function gather(scope: PythonScope, { last, receiver, positional }: PythonCall): void {
  if (receiver === undefined || !/^(?:append|appendleft|extend|insert|add|update|setdefault)$/.test(last)) return;
  const origin = joined(positional.map((value) => originOf(scope, value)));
  const name = codeOf(scope.source, receiver);
  if (isOpen(origin)) setValue(scope, name, joined([scope.values.get(name), origin]));
}

interface Entry {
  node: Node;
  handed: readonly PythonOrigin[];
  /** A finding at the call itself is not reported again inside it. */
  named: ReadonlySet<WeaknessId>;
}

/** Applies what the called function does with its arguments. */
function enter(scope: PythonScope, { found, summary }: KnownValues, { node, handed, named }: Entry): void {
  const isGuarded = isCompared(scope, node);
  for (const one of summary.reached) {
    const origin = seenBy({ parameters: one.origin.parameters }, handed);
    if (!isOpen(origin) || named.has(one.sink.weakness)) continue;
    if (!one.isHandedOn) noteReached(scope, { ...one, origin, isGuarded: isGuarded || one.isGuarded });
    else reach(scope, { sink: one.sink, node, origin, values: valuesFor(scope, node, { found, one }) });
  }
}

/** The arguments for the parameters that reach a dangerous use. */
function valuesFor(scope: PythonScope, node: Node, { found, one }: { found: FoundFunction; one: Reached }): Node[] {
  const call = callOf(scope.source, node);
  const names = [...one.origin.parameters].map((index) => found.one.parameters[index]?.name ?? '');
  const indexes = [...one.origin.parameters].map((index) => index - found.offset);
  if (call === undefined) return [];
  return [...names.map((name) => call.named.get(name)), ...indexes.map((index) => call.positional[index])].filter(
    (value) => value !== undefined,
  );
}

/** The client chooses the parameters in a path. */
function enterRoute(scope: PythonScope, { node, positional }: PythonCall, { handler, parameters }: PythonRoute): void {
  const origin = outsideAt(scope, positional[0] ?? node);
  for (const found of handlersOf(scope.place, handler)) {
    const summary = scope.summaries.get(found.one);
    const handed = found.one.parameters.map(({ name }) => (parameters.has(name) ? origin : nowhere));
    if (summary !== undefined)
      enter(scope, { found, summary: withoutHandingOn(summary) }, { node, handed, named: new Set() });
  }
}

/** A route itself calls nothing: its handler uses the values. */
function withoutHandingOn(summary: Summary): Summary {
  return { ...summary, reached: summary.reached.map((one) => ({ ...one, isHandedOn: false })) };
}

interface Harm extends Pick<Reached, 'sink' | 'node' | 'origin'> {
  values: readonly Node[];
}

function reach(scope: PythonScope, { sink, node, origin, values }: Harm): void {
  const { module, function: one } = scope.place;
  const names = new Set(one?.parameters.map(({ name }) => name));
  const isHandedOn =
    origin.outside === undefined &&
    values.length > 0 &&
    values.every((value) => !isOpen(originOf(scope, value)) || names.has(codeOf(scope.source, value)));
  noteReached(scope, { sink, module, node, origin, isHandedOn, isGuarded: isCompared(scope, node) });
}

const guard =
  /\b(?:not\s+)?in\b|\.(?:isdigit|isalnum|isalpha|isnumeric|startswith|endswith)\(|\b(?:fullmatch|match|search|is_safe_url|url_has_allowed_host_and_scheme|(?<!form\.|Form\.)validate\w*|(?<!form\.|Form\.|serializer\.)is_valid\w*|is_safe\w*|is_allowed\w*|is_relative_to|allowed_file)\(/;

/** `"name" in data` tests whether a key exists, not its value. */
const presence = /["']\w+["']\s+(?:not\s+)?in\s+[\w.]+(?:\(\))?/g;

function noteGuards(scope: PythonScope, statement: Node): void {
  const condition = statement.firstChild?.nextSibling;
  if (condition === null || condition === undefined) return;
  const code = codeOf(scope.source, condition).replaceAll(presence, '');
  if (!guard.test(code)) return;
  for (const name of code.match(/[A-Za-z_]\w*/g) ?? []) scope.guarded.add(name);
}

/** Whether a name in the code was compared before. */
function isCompared({ source, guarded }: PythonScope, node: Node): boolean {
  return guarded.size > 0 && (codeOf(source, node).match(/[A-Za-z_]\w*/g) ?? []).some((name) => guarded.has(name));
}
