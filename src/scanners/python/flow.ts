/** Follows values through a function, from client input and arguments to dangerous uses. */
import type { Calls } from './calls.ts';
import { canChooseHost, canLeaveSite } from './hosts.ts';
import type { Module } from './module.ts';
import { findImportedName, writeOut } from './names.ts';
import { combineOrigins, isFromOutside, noOrigin, type PythonOrigin, toCallerOrigin } from './origin.ts';
import { findPageSink } from './page.ts';
import { listGivenValues } from './rendered.ts';
import {
  type CodeContext,
  expandTypeAlias,
  type FoundFunction,
  findNamedFunction,
  findProvider,
  resolveHandlers,
} from './resolve.ts';
import {
  addReached,
  bindTarget,
  type PythonScope,
  type Reached,
  type Summaries,
  type Summary,
  setValue,
} from './scope.ts';
import type { JudgedCall } from './sink-arguments.ts';
import { type PythonSink, sinks } from './sinks.ts';
import {
  type FunctionContext,
  isRouteHandler,
  listClientParameters,
  listOpenParameters,
  type PythonRoute,
  parseRoute,
} from './sources.ts';
import {
  type FunctionNode,
  getCode,
  listChildren,
  type Node,
  type PythonCall,
  type PythonParameter,
  parseCall,
} from './syntax.ts';
import {
  createOutside,
  findOrigin,
  findSummary,
  type KnownValues,
  listArgumentOrigins,
  listBases,
  listConstructorOrigins,
} from './values.ts';
import type { WeaknessId } from './weaknesses.ts';

/** Analyses a function, or the top-level statements of a module. */
export function summarize(calls: Calls, summaries: Summaries, { module, one }: Body): Summary {
  const scope = createScope(calls, summaries, { module, one });
  analyzeStatements(scope, one?.body ?? module.source.root, true);
  return { returned: scope.returned, reached: [...scope.reached.values()] };
}

/** A function of a module. Undefined for the top-level statements. */
export interface Body {
  module: Module;
  one: FunctionNode | undefined;
}

function createScope(calls: Calls, summaries: Summaries, { module, one }: Body): PythonScope {
  const { source } = module;
  const context = { project: calls.project, module, function: one };
  const fixed = { source, place: context, calls, summaries };
  const scope: PythonScope = {
    ...fixed,
    values: new Map(),
    made: new Map(),
    known: new Map(),
    reached: new Map(),
    returned: noOrigin,
    guarded: new Set(),
  };
  const fromClient =
    one === undefined ? new Set<string>() : listClientParameters(one, readFunctionContext(context, one));
  for (const [index, { name }] of (one?.parameters ?? []).entries()) {
    const parameters = new Set([index]);
    const outside = { code: name, module, from: one?.node.from ?? 0 };
    scope.values.set(name, fromClient.has(name) ? { outside, parameters } : { parameters });
  }
  if (one !== undefined && isRouteHandler(one)) for (const parameter of one.parameters) bindProvider(scope, parameter);
  return scope;
}

function readFunctionContext(context: CodeContext, one: FunctionNode): FunctionContext {
  const isAnswer = one.owner === undefined && context.project.answers(context.module, one.name);
  return {
    isAnswer,
    bases: listBases({ ...context, function: one }),
    writtenOut: (type) => expandTypeAlias(context, type),
  };
}

/** `Depends(provide)`: the framework calls it with data from the request. */
function bindProvider(scope: PythonScope, { name, type, default: given }: PythonParameter): void {
  const { place: context, source, summaries } = scope;
  const code = findProvider(given, expandTypeAlias(context, type));
  const found = code === undefined ? undefined : findNamedFunction(context, code);
  const summary = found === undefined ? undefined : summaries.get(found.one);
  if (found === undefined || summary === undefined || context.function === undefined) return;
  const open = new Set(
    listOpenParameters(found.one.parameters, (each) => expandTypeAlias({ ...context, module: found.module }, each)),
  );
  const handed = found.one.parameters.map((one): PythonOrigin => {
    const outside = { code: one.name, module: found.module, from: found.one.node.from };
    return open.has(one.name) && !findProvider(one.default, one.type) ? { outside, parameters: new Set() } : noOrigin;
  });
  scope.values.set(name, toCallerOrigin(summary.returned, handed));
  const node = context.function.node.getChild('ParamList') ?? source.root;
  applySummary(scope, { found, summary: clearHandedOn(summary) }, { node, handed, named: new Set() });
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
function analyzeStatements(scope: PythonScope, node: Node, isCertain: boolean): void {
  for (const child of listChildren(node)) {
    if (inner.has(child.name)) {
      if (child.name === 'ClassDefinition') analyzeStatements(scope, child, isCertain);
      continue;
    }
    if (child.name === 'AssignStatement' || child.name === 'NamedExpression') handleAssignment(scope, child, isCertain);
    else if (child.name === 'UpdateStatement') handleAugmented(scope, child);
    else if (child.name === 'ForStatement') bindLoop(scope, child);
    else if (child.name === 'WithStatement') bindWith(scope, child);
    else if (child.name === 'ReturnStatement' || child.name === 'YieldStatement') handleReturn(scope, child);
    if (child.name === 'IfStatement') recordGuards(scope, child);
    if (child.name === 'CallExpression') judgeCall(scope, child);
    analyzeStatements(scope, child, isCertain && !branches.has(child.name));
  }
}

function handleAssignment(scope: PythonScope, statement: Node, isCertain: boolean): void {
  const parts = listChildren(statement).filter(({ name }) => name !== 'TypeDef');
  const groups: Node[][] = [[]];
  for (const part of parts) {
    if (part.name === 'AssignOp') groups.push([]);
    else if (part.name !== ',') groups.at(-1)?.push(part);
  }
  const values = groups.pop() ?? [];
  const whole = combineOrigins(values.map((value) => findOrigin(scope, value)));
  if (isFromOutside(whole)) recordAssigned(scope, statement, { origin: whole, values });
  for (const targets of groups) {
    const isPaired = targets.length > 1 && targets.length === values.length;
    for (const [index, target] of targets.entries()) {
      const value = values[index];
      bindTarget(scope, target, {
        origin: isPaired && value !== undefined ? findOrigin(scope, value) : whole,
        isCertain,
      });
      if (targets.length === 1 && value !== undefined) recordInstance(scope, target, value);
    }
  }
}

const redirect: PythonSink = { weakness: 'open-redirect', severity: 'MEDIUM', values: () => undefined };
const chosenSession: PythonSink = { weakness: 'session-chosen', severity: 'MEDIUM', values: () => undefined };

/** `response.headers["Location"] = address`, `session.sid = value` */
function recordAssigned(
  scope: PythonScope,
  statement: Node,
  { origin, values }: Pick<DangerousUse, 'origin' | 'values'>,
): void {
  const isAddress = /\[\s*["']Location["']\s*\]\s*=/i.test(getCode(scope.source, statement));
  if (isAddress && canRedirect(scope, redirect, values))
    recordReached(scope, { sink: redirect, node: statement, origin, values });
  if (/^(?:\w+\.)*session\.(?:sid|_?session_(?:key|id))\s*=/.test(getCode(scope.source, statement)))
    recordReached(scope, { sink: chosenSession, node: statement, origin, values });
}

function recordInstance(scope: PythonScope, target: Node, value: Node): void {
  const made = listConstructorOrigins(scope, value);
  if (made.length > 0) scope.made.set(getCode(scope.source, target), made);
}

function handleAugmented(scope: PythonScope, statement: Node): void {
  const [target, , value] = listChildren(statement);
  if (target === undefined || value === undefined) return;
  const name = getCode(scope.source, target);
  setValue(scope, name, combineOrigins([scope.values.get(name), findOrigin(scope, value)]));
}

function bindLoop(scope: PythonScope, statement: Node): void {
  const children = listChildren(statement);
  const at = children.findIndex(({ name }) => name === 'in');
  const value = children[at + 1];
  if (at < 0 || value === undefined) return;
  const origin = findOrigin(scope, value);
  for (const target of children.slice(1, at)) bindTarget(scope, target, { origin });
}

function bindWith(scope: PythonScope, statement: Node): void {
  const children = listChildren(statement);
  for (const [index, child] of children.entries()) {
    const [value, target] = [children[index - 1], children[index + 1]];
    if (child.name === 'as' && value !== undefined && target !== undefined)
      bindTarget(scope, target, { origin: findOrigin(scope, value) });
  }
}

function handleReturn(scope: PythonScope, statement: Node): void {
  const [value] = listChildren(statement).slice(1);
  if (value === undefined) return;
  const origin = findOrigin(scope, value);
  scope.returned = combineOrigins([scope.returned, origin]);
  const sink = findPageSink(scope, value, origin);
  if (sink !== undefined) recordReached(scope, { sink, node: value, origin, values: [] });
}

function judgeCall(scope: PythonScope, node: Node): void {
  const call = parseCall(scope.source, node);
  if (call === undefined) return;
  const calls = listCallForms(scope, call);
  const named = new Set<WeaknessId>();
  for (const sink of sinks) {
    const values = selectSinkValues(sink, calls);
    if (values === undefined) continue;
    const origin = combineOrigins(values.map((value) => findOrigin(scope, value)));
    const isWhole = canRedirect(scope, sink, values);
    if (!isFromOutside(origin) || !isWhole) continue;
    named.add(sink.weakness);
    recordReached(scope, { sink, node, origin, values });
  }
  for (const { sink, node: value } of listGivenValues(scope, call)) {
    const origin = findOrigin(scope, value);
    if (isFromOutside(origin)) recordReached(scope, { sink, node: value, origin, values: [value] });
  }
  const callee = findSummary(scope, call);
  if (callee !== undefined)
    applySummary(scope, callee, { node, handed: listArgumentOrigins(scope, call, callee.found), named });
  else recordAppended(scope, call);
  const route = scope.place.function === undefined ? parseRoute(scope.source, call) : undefined;
  if (route !== undefined) applyRoute(scope, call, route);
}

/** The call as it is written, and with the original name of the called function. */
function listCallForms({ place: context }: PythonScope, call: PythonCall): JudgedCall[] {
  const written = { ...call, written: (node: Node) => writeOut(context, node) };
  const name = findImportedName(context, call.node.firstChild);
  if (name === undefined || name === call.name) return [written];
  const renamed = { ...written, name, last: name.slice(name.lastIndexOf('.') + 1) };
  // These functions are safe, whatever they are called here.
  return name.startsWith('defusedxml.') ? [] : [written, renamed];
}

function selectSinkValues(sink: PythonSink, calls: readonly JudgedCall[]): Node[] | undefined {
  for (const call of calls) {
    const values = sink.values(call);
    if (values !== undefined) return values.filter((value) => value !== undefined);
  }
  return undefined;
}

/** Only the beginning of a URL decides where it leads. */
function canRedirect(scope: PythonScope, { weakness }: PythonSink, values: readonly Node[]): boolean {
  if (weakness === 'ssrf') return values.some((value) => canChooseHost(scope, value));
  return weakness !== 'open-redirect' || values.some((value) => canLeaveSite(scope, value));
}

/** `parts.append(value)` adds the value to its receiver. */
function recordAppended(scope: PythonScope, { last, receiver, positional }: PythonCall): void {
  if (receiver === undefined || !/^(?:append|appendleft|extend|insert|add|update|setdefault)$/.test(last)) return;
  const origin = combineOrigins(positional.map((value) => findOrigin(scope, value)));
  const name = getCode(scope.source, receiver);
  if (isFromOutside(origin)) setValue(scope, name, combineOrigins([scope.values.get(name), origin]));
}

interface CallEntry {
  node: Node;
  handed: readonly PythonOrigin[];
  /** A finding at the call itself is not reported again inside it. */
  named: ReadonlySet<WeaknessId>;
}

/** Applies what the called function does with its arguments. */
function applySummary(scope: PythonScope, { found, summary }: KnownValues, { node, handed, named }: CallEntry): void {
  const isGuarded = wasCompared(scope, node);
  for (const one of summary.reached) {
    const origin = toCallerOrigin({ parameters: one.origin.parameters }, handed);
    if (!isFromOutside(origin) || named.has(one.sink.weakness)) continue;
    if (!one.isHandedOn) addReached(scope, { ...one, origin, isGuarded: isGuarded || one.isGuarded });
    else
      recordReached(scope, {
        sink: one.sink,
        node,
        origin,
        values: selectReachingArguments(scope, node, found, one),
      });
  }
}

/** The arguments for the parameters that reach a dangerous use. */
function selectReachingArguments(scope: PythonScope, node: Node, found: FoundFunction, one: Reached): Node[] {
  const call = parseCall(scope.source, node);
  const names = [...one.origin.parameters].map((index) => found.one.parameters[index]?.name ?? '');
  const indexes = [...one.origin.parameters].map((index) => index - found.offset);
  if (call === undefined) return [];
  return [...names.map((name) => call.named.get(name)), ...indexes.map((index) => call.positional[index])].filter(
    (value) => value !== undefined,
  );
}

/** The client chooses the parameters in a path. */
function applyRoute(scope: PythonScope, { node, positional }: PythonCall, { handler, parameters }: PythonRoute): void {
  const origin = createOutside(scope, positional[0] ?? node);
  for (const found of resolveHandlers(scope.place, handler)) {
    const summary = scope.summaries.get(found.one);
    const handed = found.one.parameters.map(({ name }) => (parameters.has(name) ? origin : noOrigin));
    if (summary !== undefined)
      applySummary(scope, { found, summary: clearHandedOn(summary) }, { node, handed, named: new Set() });
  }
}

/** A route itself calls nothing: its handler uses the values. */
function clearHandedOn(summary: Summary): Summary {
  return { ...summary, reached: summary.reached.map((one) => ({ ...one, isHandedOn: false })) };
}

interface DangerousUse extends Pick<Reached, 'sink' | 'node' | 'origin'> {
  values: readonly Node[];
}

function recordReached(scope: PythonScope, { sink, node, origin, values }: DangerousUse): void {
  const { module, function: one } = scope.place;
  const names = new Set(one?.parameters.map(({ name }) => name));
  const isHandedOn =
    origin.outside === undefined &&
    values.length > 0 &&
    values.every((value) => !isFromOutside(findOrigin(scope, value)) || names.has(getCode(scope.source, value)));
  addReached(scope, { sink, module, node, origin, isHandedOn, isGuarded: wasCompared(scope, node) });
}

const guard =
  /\b(?:not\s+)?in\b|\.(?:isdigit|isalnum|isalpha|isnumeric|startswith|endswith)\(|\b(?:fullmatch|match|search|is_safe_url|url_has_allowed_host_and_scheme|(?<!form\.|Form\.)validate\w*|(?<!form\.|Form\.|serializer\.)is_valid\w*|is_safe\w*|is_allowed\w*|is_relative_to|allowed_file)\(/;

/** `"name" in data` tests whether a key exists, not its value. */
const presence = /["']\w+["']\s+(?:not\s+)?in\s+[\w.]+(?:\(\))?/g;

function recordGuards(scope: PythonScope, statement: Node): void {
  const condition = statement.firstChild?.nextSibling;
  if (condition === null || condition === undefined) return;
  const code = getCode(scope.source, condition).replaceAll(presence, '');
  if (!guard.test(code)) return;
  for (const name of code.match(/[A-Za-z_]\w*/g) ?? []) scope.guarded.add(name);
}

/** Whether a name in the code was compared before. */
function wasCompared({ source, guarded }: PythonScope, node: Node): boolean {
  return guarded.size > 0 && (getCode(source, node).match(/[A-Za-z_]\w*/g) ?? []).some((name) => guarded.has(name));
}
