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

export function codeOf({ text }: Pick<PythonSource, 'text'>, node: Node): string {
  return text.slice(node.from, node.to);
}

/** Up to this length, each pair of offsets gives a unique number. */
const longestText = 2 ** 22;

export function placeIn(node: Node): number {
  return node.from * longestText + node.to;
}

export function childrenOf(node: Node): Node[] {
  const children: Node[] = [];
  for (let child = node.firstChild; child !== null; child = child.nextSibling) children.push(child);
  return children;
}

/** All descendants in the order of the text. Without recursion, because a text may be nested to any depth. */
export function* nodesIn(node: Node): Generator<Node> {
  const waiting = childrenOf(node).reverse();
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    yield next;
    for (const child of childrenOf(next).reverse()) waiting.push(child);
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

export function callOf(source: PythonSource, node: Node): PythonCall | undefined {
  if (node.name !== 'CallExpression') return undefined;
  const callee = node.firstChild;
  const list = node.getChild('ArgList');
  if (callee === null || list === null) return undefined;
  const name = codeOf(source, callee).replaceAll(/\s+/g, '');
  const receiver = callee.name === 'MemberExpression' ? (callee.firstChild ?? undefined) : undefined;
  const code = (part: Node) => codeOf(source, part);
  return { node, name, last: name.slice(name.lastIndexOf('.') + 1), receiver, code, ...argumentsOf(source, list) };
}

function argumentsOf(source: PythonSource, list: Node): Pick<PythonCall, 'positional' | 'named' | 'spread'> {
  const positional: Node[] = [];
  const spread: Node[] = [];
  const named = new Map<string, Node>();
  let name: string | undefined;
  for (const child of childrenOf(list)) {
    if (/^[(),*]+$/.test(child.name)) continue;
    if (child.name === 'AssignOp') name = codeOf(source, positional.pop() ?? child);
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
export function stringOf(source: PythonSource, node: Node | undefined): string | undefined {
  if (node?.name !== 'String') return undefined;
  return codeOf(source, node).replace(/^[a-z]*("""|'''|"|')([\s\S]*)\1$/i, '$2');
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
}

export function functionOf(source: PythonSource, node: Node): FunctionNode | undefined {
  const body = node.getChild('Body');
  const list = node.getChild('ParamList');
  const name = node.getChild('VariableName');
  if (node.name !== 'FunctionDefinition' || body === null || list === null || name === null) return undefined;
  const isDecorated = node.parent?.name === 'DecoratedStatement';
  const decorators = isDecorated && node.parent !== null ? node.parent.getChildren('Decorator') : [];
  const around = (isDecorated ? node.parent : node)?.parent?.parent;
  const owner = around?.name === 'ClassDefinition' ? around.getChild('VariableName') : null;
  return {
    node,
    name: codeOf(source, name),
    owner: owner === null ? undefined : codeOf(source, owner),
    parameters: parametersOf(source, list),
    returns: typeOf(source, node.getChild('TypeDef')),
    decorators: decorators.map((one) => codeOf(source, one).trim()),
    body,
  };
}

export function isMethodOf(one: FunctionNode, decorator: 'staticmethod' | 'classmethod'): boolean {
  return one.decorators.some((code) => code === `@${decorator}`);
}

function typeOf(source: PythonSource, definition: Node | null): string {
  return definition === null ? '' : codeOf(source, definition).replace(/^(?::|->)\s*/, '');
}

function parametersOf(source: PythonSource, list: Node): PythonParameter[] {
  const parameters: PythonParameter[] = [];
  let before = '';
  for (const child of childrenOf(list)) {
    const last = parameters.at(-1);
    if (before === 'AssignOp' && last !== undefined) last.default = codeOf(source, child);
    else if (child.name === 'VariableName') {
      const kind = before === '*' || before === '**' ? before : '';
      parameters.push({ name: codeOf(source, child), type: '', default: '', kind });
    } else if (child.name === 'TypeDef' && last !== undefined) last.type = typeOf(source, child);
    before = child.name;
  }
  return parameters;
}
