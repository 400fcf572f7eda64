/** Where the value of an expression may come from. */
import { joined, nowhere, type Origin, seenBy } from './origin.ts';
import { bind, type Scope, type Summary } from './scope.ts';
import { isRequest } from './sources.ts';
import { type Call, callOf, childrenOf, codeOf, type Node } from './syntax.ts';

/** Calls that hand on what they get. */
const carriers =
  /^(?:str|repr|format|join|unquote|unquote_plus|unescape|b64decode|b64encode|urlsafe_b64decode|decodebytes|loads|dumps|bytes|bytearray|list|dict|tuple|set|sorted|reversed|next|iter|getattr|StringIO|BytesIO|Path|PurePath|abspath|normpath|realpath|expanduser|urljoin|urlparse|urlsplit|parse_qs|copy|deepcopy|vars|unhexlify|fromhex|text|literal|Markup|zip|enumerate|map|filter|max|min|ascii|ContentFile|TextIOWrapper)$/;
const harmless =
  /^(?:int|float|bool|len|escape|escape_filter_chars|quote|quote_plus|urlencode|secure_filename|clean|linkify|sha\d+|md5|hexdigest|digest|hash|isdigit|isalnum|isalpha|isnumeric|isdecimal|startswith|endswith|UUID|literal_eval|conditional_escape|format_html|strip_tags|escape_string|count|index|find|safe_join|safe_str_cmp|compare_digest|check_password_hash|generate_password_hash|hashpw|ord|round|sum|isinstance|type|id|bcrypt|time|date)$/;
export function summaryFor(scope: Scope, { name }: Call): Summary | undefined {
  return scope.summaries.get(name.replace(/^(?:self|cls)\./, ''));
}

export function handedTo(scope: Scope, call: Call, { node }: Summary): Origin[] {
  const offset = /^(?:self|cls)$/.test(node.parameters[0]?.name ?? '') ? 1 : 0;
  return node.parameters.map(({ name }, index) => {
    const value = call.named.get(name) ?? call.positional[index - offset];
    return value === undefined ? nowhere : originOf(scope, value);
  });
}

/** A place in a text of less than this many letters has a number of its own with every other one. */
const longestText = 2 ** 22;

export function originOf(scope: Scope, node: Node): Origin {
  const place = node.from * longestText + node.to;
  const known = scope.known.get(place) ?? evaluated(scope, node);
  scope.known.set(place, known);
  return known;
}

function evaluated(scope: Scope, node: Node): Origin {
  const { source, values } = scope;
  switch (node.name) {
    case 'VariableName':
      return values.get(codeOf(source, node)) ?? nowhere;
    case 'MemberExpression':
      return originOfMember(scope, node);
    case 'CallExpression':
      return originOfCall(scope, node);
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

function ofChildren(scope: Scope, node: Node): Origin {
  return joined(childrenOf(node).map((child) => originOf(scope, child)));
}

function originOfMember(scope: Scope, node: Node): Origin {
  const code = codeOf(scope.source, node);
  if (isRequest(code)) return { outside: code.slice(0, 60), parameters: new Set() };
  const known = scope.values.get(code);
  if (known !== undefined) return known;
  const owner = node.firstChild;
  if (owner === null) return nowhere;
  // A client chooses the fields of what it sends, not of an object that somebody hands over.
  const origin = originOf(scope, owner);
  const isField = node.getChild('PropertyName') !== null && origin.outside === undefined;
  return isField ? nowhere : origin;
}

function originOfCall(scope: Scope, node: Node): Origin {
  const { source } = scope;
  const code = codeOf(source, node);
  if (isRequest(code)) return { outside: code.slice(0, 60), parameters: new Set() };
  const call = callOf(source, node);
  if (call === undefined || harmless.test(call.last)) return nowhere;
  const summary = summaryFor(scope, call);
  if (summary !== undefined) return seenBy(summary.returned, handedTo(scope, call, summary));
  const handed = joined([...call.positional, ...call.named.values()].map((value) => originOf(scope, value)));
  const carried = carriers.test(call.last) ? handed : nowhere;
  if (call.receiver === undefined) return carried;
  const owner = originOf(scope, call.receiver);
  const isText = /^(?:format|join|replace)$/.test(call.last);
  return joined([owner, carried, isText ? handed : undefined]);
}

function originOfBinary(scope: Scope, node: Node): Origin {
  const children = childrenOf(node);
  const isComparison = children.some(({ name }) => /^(?:CompareOp|in|is|not)$/.test(name));
  return isComparison ? nowhere : ofChildren(scope, node);
}

/** `[f(x) for x in values]`: what x is, the values say. */
function originOfComprehension(scope: Scope, node: Node): Origin {
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
