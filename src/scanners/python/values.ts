/** Computes the origin of the value of an expression. */

import { importedName } from './names.ts';
import { joined, nowhere, type PythonOrigin, seenBy } from './origin.ts';
import { classOf, type FoundFunction, type Place } from './resolve.ts';
import { bind, type PythonScope, type Summary } from './scope.ts';
import { formData, isOwnServer, isRequest, narrowType } from './sources.ts';
import { callOf, childrenOf, codeOf, type FunctionNode, type Node, type PythonCall, placeIn } from './syntax.ts';

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
export function summaryFor(scope: PythonScope, { node }: PythonCall): KnownValues | undefined {
  const found = node.firstChild === null ? undefined : scope.calls.found(scope.place, node.firstChild);
  const summary = found === undefined ? undefined : scope.summaries.get(found.one);
  return found === undefined || summary === undefined ? undefined : { found, summary };
}

/** Index in the list of arguments at which the arguments of the object's class begin. */
const madeWith = 1000;

/** The origins of the arguments of a call, by parameter. */
export function handedTo(scope: PythonScope, call: PythonCall, { one, offset }: FoundFunction): PythonOrigin[] {
  const ownNames = new Set(one.parameters.map(({ name }) => name));
  const spread = joined(call.spread.map((value) => originOf(scope, value)));
  const handed = one.parameters.map(({ name, kind }, index) => {
    if (kind === '*')
      return joined(call.positional.slice(Math.max(0, index - offset)).map((value) => originOf(scope, value)));
    if (kind === '**')
      return joined([...call.named].map(([given, value]) => (ownNames.has(given) ? nowhere : originOf(scope, value))));
    if (index < offset) return nowhere;
    const value = call.named.get(name) ?? call.positional[index - offset];
    return joined([spread, value === undefined ? undefined : originOf(scope, value)]);
  });
  for (const [index, origin] of objectOf(scope, call).entries()) handed[madeWith + index] = origin;
  return handed;
}

/** The origins of the arguments with which the receiver was created. */
function objectOf(scope: PythonScope, { receiver }: PythonCall): readonly PythonOrigin[] {
  if (receiver === undefined) return [];
  const { function: one } = scope.place;
  const name = codeOf(scope.source, receiver);
  if (one?.owner !== undefined && (name === 'self' || name === 'super()'))
    return initOf(scope)?.parameters.map((_, index) => ({ parameters: new Set([madeWith + index]) })) ?? [];
  return scope.made.get(name) ?? madeBy(scope, receiver);
}

/** The origins of the class arguments, if the expression creates an object. */
export function madeBy(scope: PythonScope, value: Node): PythonOrigin[] {
  const call = callOf(scope.source, value);
  const found = call === undefined ? undefined : scope.calls.found(scope.place, value.firstChild ?? value);
  if (call === undefined || found?.one.name !== '__init__' || call.last === '__init__') return [];
  return handedTo(scope, { ...call, receiver: undefined }, found);
}

function initOf({ place: { module, function: one } }: PythonScope): FunctionNode | undefined {
  return module.functions.get(`${one?.owner}.__init__`);
}

export function originOf(scope: PythonScope, node: Node): PythonOrigin {
  const place = placeIn(node);
  const known = scope.known.get(place) ?? evaluated(scope, node);
  scope.known.set(place, known);
  return known;
}

function evaluated(scope: PythonScope, node: Node): PythonOrigin {
  const { source, values } = scope;
  switch (node.name) {
    case 'VariableName':
      return values.get(codeOf(source, node)) ?? nowhere;
    case 'MemberExpression':
      return originOfMember(scope, node);
    case 'CallExpression':
      return originOfCall(scope, node);
    case 'NamedExpression':
      return node.lastChild === null ? nowhere : originOf(scope, node.lastChild);
    case 'BinaryExpression':
      return originOfBinary(scope, node);
    case 'UnaryExpression':
      return node.getChild('not') === null ? ofChildren(scope, node) : nowhere;
    case 'ConditionalExpression': {
      const [yes, , , , no] = childrenOf(node);
      return joined([yes, no].map((one) => (one === undefined || one === null ? undefined : originOf(scope, one))));
    }
    case 'ArrayComprehensionExpression':
    case 'ComprehensionExpression':
    case 'SetComprehensionExpression':
    case 'DictionaryComprehensionExpression':
      return originOfComprehension(scope, node);
    case 'LambdaExpression':
      return nowhere;
    default:
      return ofChildren(scope, node);
  }
}

function ofChildren(scope: PythonScope, node: Node): PythonOrigin {
  return joined(childrenOf(node).map((child) => originOf(scope, child)));
}

/** A value that a client controls, with the code of the node. */
export function outsideAt(
  { source, place: { module } }: Pick<PythonScope, 'source' | 'place'>,
  node: Node,
): PythonOrigin {
  const code = codeOf(source, node).slice(0, longestShown);
  return { outside: { code, module, from: node.from }, parameters: new Set() };
}

/** The client input at a node. `noOrigin` if it was validated when it was read. Undefined for other expressions. */
function sentAt(scope: PythonScope, node: Node): PythonOrigin | undefined {
  const code = codeOf(scope.source, node);
  if (isRequest(code) || isPartOfPath(scope, code) || isOwnServer(code, basesOf(scope.place)))
    return outsideAt(scope, node);
  const data = /_data\b|\.data$/.test(code) ? formData(code, fieldsOf(scope, node)) : undefined;
  return data === 'any' ? outsideAt(scope, node) : data && nowhere;
}

/** Finds the code of a field in the form at the beginning of an expression. */
function fieldsOf(scope: PythonScope, node: Node): (name: string) => string {
  return (name) => {
    let owner = node;
    while (owner.name !== 'VariableName' && owner.firstChild !== null) owner = owner.firstChild;
    const form = classOf(scope.place, owner);
    const value = form?.one.fields.get(name)?.value;
    return form === undefined || value === undefined ? '' : codeOf(form.module.source, value);
  };
}

/** A Django view has the parts of the path in `self.kwargs`. A part that is named id is usually a number. */
function isPartOfPath({ place }: PythonScope, code: string): boolean {
  const key = /^self\.kwargs(?:\.get\(|\[)\s*["'](\w+)["']/.exec(code)?.[1];
  if (key === undefined || /^(?:id|pk|slug|uuid|year|month|day)$|_(?:id|pk|slug|uuid)$/.test(key)) return false;
  return basesOf(place).some((base) => /View(?:Set)?$/.test(base));
}

/** The base classes of the class of the analysed method. */
export function basesOf({ module, function: one }: Place): string[] {
  return module.classes.get(one?.owner ?? '')?.bases.map((base) => codeOf(module.source, base)) ?? [];
}

/** `self.name`, which another method assigns. */
function originOfField({ place: { module, function: one } }: PythonScope, code: string): PythonOrigin | undefined {
  const name = /^self\.(\w+)$/.exec(code)?.[1];
  const field = module.classes.get(one?.owner ?? '')?.fields.get(name ?? '');
  if (field?.value === undefined || field.within === undefined || field.within === one) return undefined;
  const value = codeOf(module.source, field.value);
  if (isRequest(value))
    return { outside: { code: value.slice(0, longestShown), module, from: field.value.from }, parameters: new Set() };
  const index =
    field.within.name === '__init__' ? field.within.parameters.findIndex((each) => each.name === value) : -1;
  return index < 0 ? undefined : { parameters: new Set([madeWith + index]) };
}

function originOfMember(scope: PythonScope, node: Node): PythonOrigin {
  const sent = sentAt(scope, node);
  if (sent !== undefined) return sent;
  const code = codeOf(scope.source, node);
  const known = scope.values.get(code) ?? originOfField(scope, code);
  if (known !== undefined) return known;
  const owner = node.firstChild;
  if (owner === null) return nowhere;
  // A client controls the fields of what it sends, but not those of an object that is passed in.
  const origin = originOf(scope, owner);
  const name = node.getChild('PropertyName');
  if (name === null) return origin;
  if (origin.outside === undefined) return nowhere;
  const type = classOf(scope.place, owner)?.one.fields.get(codeOf(scope.source, name))?.type;
  return type !== undefined && narrowType.test(type) ? nowhere : origin;
}

function originOfCall(scope: PythonScope, node: Node): PythonOrigin {
  const sent = sentAt(scope, node);
  if (sent !== undefined) return sent;
  const call = callOf(scope.source, node);
  if (call === undefined) return nowhere;
  const name = importedName(scope.place, node.firstChild) ?? call.name;
  const last = name.slice(name.lastIndexOf('.') + 1);
  if (parsedArguments.test(name)) return outsideAt(scope, node);
  if (cleaner.test(last)) return nowhere;
  const known = summaryFor(scope, call);
  if (known !== undefined) return seenBy(known.summary.returned, handedTo(scope, call, known.found));
  if (harmless.test(last)) return nowhere;
  const handed = joined([...call.positional, ...call.named.values()].map((value) => originOf(scope, value)));
  if (/^re\.(?:sub|subn)$/.test(name) && removes.test(codeOf(scope.source, node))) return nowhere;
  const carried = carriers.test(last) || findings.test(name) ? handed : nowhere;
  if (call.receiver === undefined) return carried;
  const owner = originOf(scope, call.receiver);
  const isText = /^(?:format|join|replace)$/.test(call.last);
  return joined([owner, carried, isText ? handed : undefined]);
}

function originOfBinary(scope: PythonScope, node: Node): PythonOrigin {
  const children = childrenOf(node);
  const isComparison = children.some(({ name }) => /^(?:CompareOp|in|is|not)$/.test(name));
  return isComparison ? nowhere : ofChildren(scope, node);
}

/** `[f(x) for x in values]`: the values decide the origin of x. */
function originOfComprehension(scope: PythonScope, node: Node): PythonOrigin {
  const children = childrenOf(node);
  const [element] = children.filter(({ name }) => !/^[([{*]+$/.test(name));
  for (const [index, child] of children.entries()) {
    const value = children[index + 1];
    if (child.name !== 'in' || value === undefined) continue;
    const start = children.findLastIndex(({ name }, at) => name === 'for' && at < index);
    for (const target of children.slice(start + 1, index)) bind(scope, target, { origin: originOf(scope, value) });
  }
  return element === undefined ? nowhere : originOf(scope, element);
}
