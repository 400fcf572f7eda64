/** Computes the origin of the value of an expression. */

import { findImportedName } from './names.ts';
import { combineOrigins, noOrigin, type PythonOrigin, toCallerOrigin } from './origin.ts';
import { type CodeContext, type FoundFunction, resolveClass } from './resolve.ts';
import { bindTarget, type PythonScope, type Summary } from './scope.ts';
import { classifyFormData, isOwnServer, isRequest, narrowType } from './sources.ts';
import {
  type FunctionNode,
  getCode,
  getPositionKey,
  listChildren,
  type Node,
  type PythonCall,
  parseCall,
} from './syntax.ts';

/** Number of characters of a source that are shown. */
const longestShown = 60;

/** Calls that return their argument. */
const carriers =
  /^(?:str|repr|format|join|unquote|unquote_plus|unescape|b64decode|b64encode|urlsafe_b64decode|decodebytes|loads|dumps|bytes|bytearray|list|dict|tuple|set|sorted|reversed|next|iter|getattr|StringIO|BytesIO|Path|PurePath|abspath|normpath|realpath|expanduser|urljoin|urlparse|urlsplit|parse_qs|copy|deepcopy|vars|unhexlify|fromhex|text|literal|Markup|zip|enumerate|map|filter|max|min|ascii|ContentFile|TextIOWrapper|glob|iglob|rglob|joinpath|with_name|with_suffix|parse_multipart|parse_header|parse_qsl|FieldStorage|OrderedDict|cast)$/;
const harmless =
  /^(?:int|float|bool|len|escape|escape_filter_chars|quote|quote_plus|urlencode|secure_filename|clean|linkify|sha\d+|md5|hexdigest|digest|hash|isdigit|isalnum|isalpha|isnumeric|isdecimal|startswith|endswith|UUID|literal_eval|conditional_escape|format_html|strip_tags|escape_string|count|index|find|safe_join|safe_str_cmp|compare_digest|check_password_hash|generate_password_hash|hashpw|ord|round|sum|isinstance|type|id|bcrypt|time|date)$/;
/** The result of a Flask-RESTful parser, which accepts any type by default. */
const parsedArguments = /^flask_rest\w*\.(?:reqparse\.)?RequestParser\(\)\.parse_args$/;
/** `compile`, and the results of expressions. */
const findings = /^(?:compile|re\.(?:match|search|fullmatch|findall|finditer|split|sub|subn))$/;
/** Removes all but a few characters. */
const removes = /^\S*\(\s*[a-z]*["']\[\^[^\]]*\][+*]?["']\s*,\s*["']{2}/;
/** Names of sanitising functions, whoever wrote them. */
const cleaner = /escape|sanit|clean|quote|secure|safe|strip_tags|linkify/;

export interface KnownValues {
  found: FoundFunction;
  summary: Summary;
}

/** What the tree knows about a call. */
export function findSummary(scope: PythonScope, { node }: PythonCall): KnownValues | undefined {
  const found = node.firstChild === null ? undefined : scope.calls.found(scope.place, node.firstChild);
  const summary = found === undefined ? undefined : scope.summaries.get(found.one);
  return found === undefined || summary === undefined ? undefined : { found, summary };
}

/** Index in the list of arguments at which the arguments of the object's class begin. */
const madeWith = 1000;

/** The origins of the arguments of a call, by parameter. */
export function listArgumentOrigins(
  scope: PythonScope,
  call: PythonCall,
  { one, offset }: FoundFunction,
): PythonOrigin[] {
  const ownNames = new Set(one.parameters.map(({ name }) => name));
  const spread = combineOrigins(call.spread.map((value) => findOrigin(scope, value)));
  const handed = one.parameters.map(({ name, kind }, index) => {
    if (kind === '*')
      return combineOrigins(
        call.positional.slice(Math.max(0, index - offset)).map((value) => findOrigin(scope, value)),
      );
    if (kind === '**')
      return combineOrigins(
        [...call.named].map(([given, value]) => (ownNames.has(given) ? noOrigin : findOrigin(scope, value))),
      );
    if (index < offset) return noOrigin;
    const value = call.named.get(name) ?? call.positional[index - offset];
    return combineOrigins([spread, value === undefined ? undefined : findOrigin(scope, value)]);
  });
  for (const [index, origin] of listInstanceOrigins(scope, call).entries()) handed[madeWith + index] = origin;
  return handed;
}

/** The origins of the arguments with which the receiver was created. */
function listInstanceOrigins(scope: PythonScope, { receiver }: PythonCall): readonly PythonOrigin[] {
  if (receiver === undefined) return [];
  const { function: one } = scope.place;
  const name = getCode(scope.source, receiver);
  if (one?.owner !== undefined && (name === 'self' || name === 'super()'))
    return findInit(scope)?.parameters.map((_, index) => ({ parameters: new Set([madeWith + index]) })) ?? [];
  return scope.made.get(name) ?? listConstructorOrigins(scope, receiver);
}

/** The origins of the class arguments, if the expression creates an object. */
export function listConstructorOrigins(scope: PythonScope, value: Node): PythonOrigin[] {
  const call = parseCall(scope.source, value);
  const found = call === undefined ? undefined : scope.calls.found(scope.place, value.firstChild ?? value);
  if (call === undefined || found?.one.name !== '__init__' || call.last === '__init__') return [];
  return listArgumentOrigins(scope, { ...call, receiver: undefined }, found);
}

function findInit({ place: { module, function: one } }: PythonScope): FunctionNode | undefined {
  return module.functions.get(`${one?.owner}.__init__`);
}

export function findOrigin(scope: PythonScope, node: Node): PythonOrigin {
  const key = getPositionKey(node);
  const cached = scope.known.get(key) ?? evaluateOrigin(scope, node);
  scope.known.set(key, cached);
  return cached;
}

function evaluateOrigin(scope: PythonScope, node: Node): PythonOrigin {
  const { source, values } = scope;
  switch (node.name) {
    case 'VariableName':
      return values.get(getCode(source, node)) ?? noOrigin;
    case 'MemberExpression':
      return findMemberOrigin(scope, node);
    case 'CallExpression':
      return findCallOrigin(scope, node);
    case 'NamedExpression':
      return node.lastChild === null ? noOrigin : findOrigin(scope, node.lastChild);
    case 'BinaryExpression':
      return findBinaryOrigin(scope, node);
    case 'UnaryExpression':
      return node.getChild('not') === null ? joinChildOrigins(scope, node) : noOrigin;
    case 'ConditionalExpression': {
      const [yes, , , , no] = listChildren(node);
      return combineOrigins(
        [yes, no].map((one) => (one === undefined || one === null ? undefined : findOrigin(scope, one))),
      );
    }
    case 'ArrayComprehensionExpression':
    case 'ComprehensionExpression':
    case 'SetComprehensionExpression':
    case 'DictionaryComprehensionExpression':
      return findComprehensionOrigin(scope, node);
    case 'LambdaExpression':
      return noOrigin;
    default:
      return joinChildOrigins(scope, node);
  }
}

function joinChildOrigins(scope: PythonScope, node: Node): PythonOrigin {
  return combineOrigins(listChildren(node).map((child) => findOrigin(scope, child)));
}

/** A value that a client controls, with the code of the node. */
export function createOutside(
  { source, place: { module } }: Pick<PythonScope, 'source' | 'place'>,
  node: Node,
): PythonOrigin {
  const code = getCode(source, node).slice(0, longestShown);
  return { outside: { code, module, from: node.from }, parameters: new Set() };
}

/** The client input at a node. `noOrigin` if it was validated when it was read. Undefined for other expressions. */
function findClientInput(scope: PythonScope, node: Node): PythonOrigin | undefined {
  const code = getCode(scope.source, node);
  if (isRequest(code) || isPartOfPath(scope, code) || isOwnServer(code, listBases(scope.place)))
    return createOutside(scope, node);
  const data = /_data\b|\.data$/.test(code) ? classifyFormData(code, createFieldFinder(scope, node)) : undefined;
  return data === 'any' ? createOutside(scope, node) : data && noOrigin;
}

/** Finds the code of a field in the form at the beginning of an expression. */
function createFieldFinder(scope: PythonScope, node: Node): (name: string) => string {
  return (name) => {
    let owner = node;
    while (owner.name !== 'VariableName' && owner.firstChild !== null) owner = owner.firstChild;
    const form = resolveClass(scope.place, owner);
    const value = form?.one.fields.get(name)?.value;
    return form === undefined || value === undefined ? '' : getCode(form.module.source, value);
  };
}

/** A Django view has the parts of the path in `self.kwargs`. A part that is named id is usually a number. */
function isPartOfPath({ place }: PythonScope, code: string): boolean {
  const key = /^self\.kwargs(?:\.get\(|\[)\s*["'](\w+)["']/.exec(code)?.[1];
  if (key === undefined || /^(?:id|pk|slug|uuid|year|month|day)$|_(?:id|pk|slug|uuid)$/.test(key)) return false;
  return listBases(place).some((base) => /View(?:Set)?$/.test(base));
}

/** The base classes of the class of the analyzed method. */
export function listBases({ module, function: one }: CodeContext): string[] {
  return module.classes.get(one?.owner ?? '')?.bases.map((base) => getCode(module.source, base)) ?? [];
}

/** `self.name`, which another method assigns. */
function findFieldOrigin({ place: { module, function: one } }: PythonScope, code: string): PythonOrigin | undefined {
  const name = /^self\.(\w+)$/.exec(code)?.[1];
  const field = module.classes.get(one?.owner ?? '')?.fields.get(name ?? '');
  if (field?.value === undefined || field.within === undefined || field.within === one) return undefined;
  const value = getCode(module.source, field.value);
  if (isRequest(value))
    return { outside: { code: value.slice(0, longestShown), module, from: field.value.from }, parameters: new Set() };
  const index =
    field.within.name === '__init__' ? field.within.parameters.findIndex((each) => each.name === value) : -1;
  return index < 0 ? undefined : { parameters: new Set([madeWith + index]) };
}

function findMemberOrigin(scope: PythonScope, node: Node): PythonOrigin {
  const sent = findClientInput(scope, node);
  if (sent !== undefined) return sent;
  const code = getCode(scope.source, node);
  const fieldOrigin = scope.values.get(code) ?? findFieldOrigin(scope, code);
  if (fieldOrigin !== undefined) return fieldOrigin;
  const owner = node.firstChild;
  if (owner === null) return noOrigin;
  // A client controls the fields of what it sends, but not those of an object that is passed in.
  const origin = findOrigin(scope, owner);
  const name = node.getChild('PropertyName');
  if (name === null) return origin;
  if (origin.outside === undefined) return noOrigin;
  const type = resolveClass(scope.place, owner)?.one.fields.get(getCode(scope.source, name))?.type;
  return type !== undefined && narrowType.test(type) ? noOrigin : origin;
}

function findCallOrigin(scope: PythonScope, node: Node): PythonOrigin {
  const sent = findClientInput(scope, node);
  if (sent !== undefined) return sent;
  const call = parseCall(scope.source, node);
  if (call === undefined) return noOrigin;
  const name = findImportedName(scope.place, node.firstChild) ?? call.name;
  const last = name.slice(name.lastIndexOf('.') + 1);
  if (parsedArguments.test(name)) return createOutside(scope, node);
  const callee = findSummary(scope, call);
  if (cleaner.test(last) && !(callee !== undefined && isHollow(callee.found))) return noOrigin;
  if (callee !== undefined)
    return toCallerOrigin(callee.summary.returned, listArgumentOrigins(scope, call, callee.found));
  if (harmless.test(last)) return noOrigin;
  const handed = combineOrigins([...call.positional, ...call.named.values()].map((value) => findOrigin(scope, value)));
  if (/^re\.(?:sub|subn)$/.test(name) && removes.test(getCode(scope.source, node))) return noOrigin;
  const carried = carriers.test(last) || findings.test(name) ? handed : noOrigin;
  if (call.receiver === undefined) return carried;
  const owner = findOrigin(scope, call.receiver);
  const isText = /^(?:format|join|replace)$/.test(call.last);
  return combineOrigins([owner, carried, isText ? handed : undefined]);
}

/** Whether the function does nothing with its argument, whatever its name: its code neither calls nor decides. */
function isHollow({ module, one }: FoundFunction): boolean {
  return !/[([]|\bif\b|%/.test(getCode(module.source, one.body));
}

function findBinaryOrigin(scope: PythonScope, node: Node): PythonOrigin {
  const children = listChildren(node);
  const isComparison = children.some(({ name }) => /^(?:CompareOp|in|is|not)$/.test(name));
  return isComparison ? noOrigin : joinChildOrigins(scope, node);
}

/** `[f(x) for x in values]`: the values decide the origin of x. */
function findComprehensionOrigin(scope: PythonScope, node: Node): PythonOrigin {
  const children = listChildren(node);
  const [element] = children.filter(({ name }) => !/^[([{*]+$/.test(name));
  for (const [index, child] of children.entries()) {
    const value = children[index + 1];
    if (child.name !== 'in' || value === undefined) continue;
    const start = children.findLastIndex(({ name }, at) => name === 'for' && at < index);
    for (const target of children.slice(start + 1, index))
      bindTarget(scope, target, { origin: findOrigin(scope, value) });
  }
  return element === undefined ? noOrigin : findOrigin(scope, element);
}
