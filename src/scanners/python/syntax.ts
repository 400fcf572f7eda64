/**
 * Reads the syntax tree of a Python text. Unreadable parts are skipped, so that the rest of the file is still scanned.
 */
import type { parser } from '@lezer/python';

export type Node = ReturnType<typeof parser.parse>['topNode'];
export type ParsePython = (text: string) => Node;

export interface PythonSource {
  text: string;
  root: Node;
}

export function getCode({ text }: Pick<PythonSource, 'text'>, node: Node): string {
  return text.slice(node.from, node.to);
}

/** Up to this length, each pair of offsets gives a unique number. */
const longestText = 2 ** 22;

export function getPositionKey(node: Node): number {
  return node.from * longestText + node.to;
}

export function listChildren(node: Node): Node[] {
  const children: Node[] = [];
  for (let child = node.firstChild; child !== null; child = child.nextSibling) children.push(child);
  return children;
}

/** All descendants in the order of the text. Without recursion, because a text may be nested to any depth. */
export function* iterateNodes(node: Node): Generator<Node> {
  const waiting = listChildren(node).reverse();
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    yield next;
    for (const child of listChildren(next).reverse()) waiting.push(child);
  }
}

export interface PythonCall {
  node: Node;
  /** As it is written: `subprocess.run`. */
  name: string;
  /** Its last part: `run`. */
  last: string;
  /** The code before the last dot. */
  receiver: Node | undefined;
  positional: Node[];
  named: ReadonlyMap<string, Node>;
  /** The code of a part of the call. */
  code(node: Node): string;
  /** Passed as `*values` or `**values`: they may be any argument. */
  spread: Node[];
}

export function parseCall(source: PythonSource, node: Node): PythonCall | undefined {
  if (node.name !== 'CallExpression') return undefined;
  const callee = node.firstChild;
  const list = node.getChild('ArgList');
  if (callee === null || list === null) return undefined;
  const name = getCode(source, callee).replaceAll(/\s+/g, '');
  const receiver = callee.name === 'MemberExpression' ? (callee.firstChild ?? undefined) : undefined;
  const code = (part: Node) => getCode(source, part);
  return { node, name, last: name.slice(name.lastIndexOf('.') + 1), receiver, code, ...parseArguments(source, list) };
}

function parseArguments(source: PythonSource, list: Node): Pick<PythonCall, 'positional' | 'named' | 'spread'> {
  const positional: Node[] = [];
  const spread: Node[] = [];
  const named = new Map<string, Node>();
  let name: string | undefined;
  for (const child of listChildren(list)) {
    if (/^[(),*]+$/.test(child.name)) continue;
    if (child.name === 'AssignOp') name = getCode(source, positional.pop() ?? child);
    else if (name === undefined) {
      positional.push(child);
      if (/^\*+$/.test(child.prevSibling?.name ?? '')) spread.push(child);
    } else {
      named.set(name, child);
      name = undefined;
    }
  }
  return { positional, named, spread };
}

/** The value of a string literal. Undefined for other nodes. */
export function getStringValue(source: PythonSource, node: Node | undefined): string | undefined {
  if (node?.name !== 'String') return undefined;
  return getCode(source, node).replace(/^[a-z]*("""|'''|"|')([\s\S]*)\1$/i, '$2');
}

export interface PythonParameter {
  name: string;
  type: string;
  default: string;
  /** `*` and `**` collect the remaining arguments. */
  kind: '' | '*' | '**';
}

export interface FunctionNode {
  node: Node;
  name: string;
  /** The class of a method. */
  owner: string | undefined;
  parameters: PythonParameter[];
  /** The declared return type. Empty when none is declared. */
  returns: string;
  decorators: string[];
  body: Node;
  /** By name, the values that the function assigns to it, in the order of the text. Collected when first asked for. */
  assigned?: ReadonlyMap<string, Node[]>;
  /** By name, the values that `name += value` and `name.append(value)` add. Collected when first asked for. */
  added?: ReadonlyMap<string, Node[]>;
}

export function parseFunction(source: PythonSource, node: Node): FunctionNode | undefined {
  const body = node.getChild('Body');
  const list = node.getChild('ParamList');
  const name = node.getChild('VariableName');
  if (node.name !== 'FunctionDefinition' || body === null || list === null || name === null) return undefined;
  const isDecorated = node.parent?.name === 'DecoratedStatement';
  const decorators = isDecorated && node.parent !== null ? node.parent.getChildren('Decorator') : [];
  const enclosing = (isDecorated ? node.parent : node)?.parent?.parent;
  const owner = enclosing?.name === 'ClassDefinition' ? enclosing.getChild('VariableName') : null;
  return {
    node,
    name: getCode(source, name),
    owner: owner === null ? undefined : getCode(source, owner),
    parameters: parseParameters(source, list),
    returns: getTypeCode(source, node.getChild('TypeDef')),
    decorators: decorators.map((one) => getCode(source, one).trim()),
    body,
  };
}

export function hasDecorator(one: FunctionNode, decorator: 'staticmethod' | 'classmethod'): boolean {
  return one.decorators.some((code) => code === `@${decorator}`);
}

function getTypeCode(source: PythonSource, definition: Node | null): string {
  return definition === null ? '' : getCode(source, definition).replace(/^(?::|->)\s*/, '');
}

function parseParameters(source: PythonSource, list: Node): PythonParameter[] {
  const parameters: PythonParameter[] = [];
  let before = '';
  for (const child of listChildren(list)) {
    const last = parameters.at(-1);
    if (before === 'AssignOp' && last !== undefined) last.default = getCode(source, child);
    else if (child.name === 'VariableName') {
      const kind = before === '*' || before === '**' ? before : '';
      parameters.push({ name: getCode(source, child), type: '', default: '', kind });
    } else if (child.name === 'TypeDef' && last !== undefined) last.type = getTypeCode(source, child);
    before = child.name;
  }
  return parameters;
}
