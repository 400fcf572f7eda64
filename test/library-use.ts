/** Finds the ways in which a source uses a library otherwise than through its public interface. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '@babel/parser';

const root = join(import.meta.dirname, '..');

export const kinds = [
  'package internals',
  'replaced module',
  'edited bundle',
  'require cache',
  'foreign prototype',
  'V8 flag',
  'zod internals',
] as const;
export type Kind = (typeof kinds)[number];

export interface LibraryFault {
  kind: Kind;
  line: number;
  /** What is wrong, as it is written. */
  what: string;
}

interface Node {
  type: string;
  loc?: { start: { line: number } };
  start: number;
  end: number;
  [part: string]: unknown;
}

interface Script {
  text: string;
  nodes: readonly Node[];
  /** Names that stand for a package or a module of Node.js, or for a part of it. */
  imported: ReadonlySet<string>;
  /** Names of functions that load CommonJS modules, and of the class of these modules. */
  loaders: ReadonlySet<string>;
  /** Names that stand for a prototype. */
  prototypes: ReadonlySet<string>;
  hasBundler: boolean;
}

type Check = (node: Node, script: Script) => Node | undefined | false;

const checks: Record<Kind, Check> = {
  'package internals': (node, { loaders }) =>
    (isInternal(specifierOf(node, loaders) ?? '') || isPathIntoPackage(node)) && node,
  'replaced module': (node, { imported, hasBundler }) => {
    const target = writtenTarget(node);
    if (target?.type === 'MemberExpression' || isObjectCall(node, /^(?:assign|definePropert(?:y|ies))$/))
      if (target !== undefined && imported.has(rootName(target))) return node;
    const name = nameOf(node);
    if (/^(?:_load|_resolveFilename|_extensions|_compile|registerHooks|syncBuiltinESMExports)$/.test(name)) return node;
    return hasBundler && /^(?:alias|resolveId|onResolve|NormalModuleReplacementPlugin)$/.test(name) && node;
  },
  'edited bundle': (node, { hasBundler }) => {
    if (!hasBundler) return undefined;
    if (/^(?:renderChunk|generateBundle|processAssets|transform|banner|footer|intro|outro)$/.test(nameOf(node)))
      return node;
    const { callee } = node as { callee?: Node };
    if (node.type !== 'CallExpression' || callee?.type !== 'MemberExpression') return undefined;
    const isEdit = /^(?:replace|replaceAll|slice|substring|split|concat)$/.test(nameOf(callee.property as Node));
    return (
      isEdit &&
      /^(?:code|source|chunk|content|output|assets|bundled?|files)$/.test(lastName(callee.object as Node)) &&
      node
    );
  },
  'require cache': (node, { loaders }) => {
    if (node.type === 'MemberExpression')
      return /^_?cache$/.test(nameOf(node.property as Node)) && isLoader(node.object as Node, loaders) && node;
    if (node.type === 'NewExpression') return loaders.has(rootName(node.callee as Node)) && node;
    if (node.type !== 'VariableDeclarator' || !isLoader(node.init as Node | null, loaders)) return undefined;
    const { properties = [] } = node.id as { properties?: Node[] };
    return properties.find(({ key }) => /^_?cache$/.test(nameOf(key as Node)));
  },
  'foreign prototype': (node, { prototypes }) => {
    if (isObjectCall(node, /^setPrototypeOf$/)) return node;
    const target = writtenTarget(node);
    if (target === undefined) return undefined;
    const isWhole = isObjectCall(node, /^(?:assign|definePropert(?:y|ies)|defineProperty)$/);
    const holder = isWhole ? target : (target.object as Node | undefined);
    if (nameOf((target.property as Node | undefined) ?? target) === '__proto__') return node;
    return holder !== undefined && isPrototype(holder, prototypes) && node;
  },
  'V8 flag': (node) => {
    if (nameOf(node) === 'setFlagsFromString') return node;
    return v8Flag.test(textOf(node) ?? '') && node;
  },
  'zod internals': (node) => /^(?:_zod|_def)$/.test(nameOf(node) || (textOf(node) ?? '')) && node,
};

const v8Flag =
  /(?:^|[\s=])--(?:max[-_](?:old|new|semi|heap)\w*|min[-_]semi|initial[-_](?:old|heap)|semi[-_]space|stack[-_]size|expose[-_]gc|gc[-_]|jitless\b|lite[-_]mode|optimize[-_]for|single[-_]threaded|allow[-_]natives|v8[-_]|harmony|(?:no[-_]?)?(?:opt|lazy|sparkplug|maglev|turbofan)\b)/;
const bundlers = /^(?:@vercel\/ncc|rolldown|rollup|esbuild|webpack|\.{1,2}\/(?:.*\/)?bundle\.ts)$/;

/** `isOfBuild`: whether a bundler's output passes through the source, although it imports none. */
export function libraryFaults(text: string, isOfBuild = false): LibraryFault[] {
  const script = readScript(text, isOfBuild);
  const found = kinds.flatMap((kind) =>
    script.nodes.flatMap((each): LibraryFault[] => {
      const node = checks[kind](each, script);
      if (!node) return [];
      return [{ kind, line: node.loc?.start.line ?? 1, what: text.slice(node.start, node.end).slice(0, 80) }];
    }),
  );
  return found.filter(({ kind, line }, at) => found.findIndex((one) => one.kind === kind && one.line === line) === at);
}

function readScript(text: string, isOfBuild: boolean): Script {
  const nodes = listNodes(parse(text, { sourceType: 'module', plugins: ['typescript'] }).program as unknown as Node);
  const [imported, loaders, prototypes] = [new Set<string>(), new Set(['require', 'module']), new Set<string>()];
  let hasBundler = isOfBuild;
  for (const node of nodes) {
    const from = node.type === 'ImportDeclaration' ? (specifierOf(node) ?? '') : '';
    if (bundlers.test(from)) hasBundler = true;
    for (const { local } of (from === '' ? [] : (node.specifiers as Node[])) ?? []) {
      const name = nameOf(local as Node);
      if (!from.startsWith('.')) imported.add(name);
      if (/^(?:node:)?module$/.test(from) && name !== 'createRequire' && /^[A-Z]|default/.test(name)) loaders.add(name);
    }
    const { id, init } = node as { id?: Node; init?: Node | null };
    if (node.type !== 'VariableDeclarator' || id?.type !== 'Identifier' || init == null) continue;
    if (isLoader(init, loaders)) loaders.add(nameOf(id));
    if (isPrototype(init, prototypes)) prototypes.add(nameOf(id));
  }
  return { text, nodes, imported, loaders, prototypes, hasBundler };
}

function listNodes(program: Node): Node[] {
  const nodes: Node[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const each of value) visit(each);
    if (typeof value !== 'object' || value === null || !('type' in value)) return;
    nodes.push(value as Node);
    for (const [key, part] of Object.entries(value)) if (!/^(?:loc|extra|.*Comments)$/.test(key)) visit(part);
  };
  visit(program);
  return nodes;
}

/** The module that an import, an export, a type or a call of `require` names. */
function specifierOf(node: Node, loaders: ReadonlySet<string> = new Set()): string | undefined {
  const { callee } = node as { callee?: Node };
  if (node.type === 'CallExpression' && callee !== undefined) {
    const [first] = node.arguments as Node[];
    const isLoad = isLoader(callee, loaders) || /^(?:require|resolve)$/.test(lastName(callee));
    return isLoad || callee.type === 'Import' ? textOf(first) : undefined;
  }
  if (node.type === 'TSImportType' || node.type === 'ImportExpression')
    return textOf((node.argument ?? node.source) as Node);
  return /^(?:Import|Export\w*)Declaration$/.test(node.type) ? textOf(node.source as Node | null) : undefined;
}

/** Files that a package without a list of exports names in its documentation, or that are its data. */
const documented = new Set(['@salesforce/code-analyzer-retirejs-engine/vulnerabilities/RetireJsVulns.json']);

/** Whether a specifier names a file of a package that its `exports` do not offer. */
function isInternal(specifier: string): boolean {
  if (specifier.includes('node_modules/')) return true;
  const [, name, path] = /^((?:@[\w.-]+\/)?[a-z][\w.-]*)\/(.+)$/.exec(specifier) ?? [];
  if (name === undefined || path === undefined || documented.has(specifier)) return false;
  return !readExports(name).some((pattern) => {
    const [before = '', after] = pattern.split('*');
    return after === undefined ? pattern === `./${path}` : `./${path}`.startsWith(before) && path.endsWith(after);
  });
}

/** The files that a package offers, as `./path`, and its programs. */
function readExports(name: string): string[] {
  try {
    const { exports, bin } = JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8'));
    const programs = (typeof bin === 'string' ? [bin] : Object.values((bin ?? {}) as object)).map(
      (path: string) => `./${path.replace(/^\.\//, '')}`,
    );
    if (typeof exports === 'object') return [...Object.keys(exports), ...programs];
    // Without a list everything could be loaded; what is public is then the package itself and its manifest.
    return ['./package.json', ...programs];
  } catch {
    return [];
  }
}

/** A path as text that leads into the code of an installed package. */
function isPathIntoPackage(node: Node): boolean {
  return /node_modules\/(?:@[^/]+\/)?[^/]+\/(?:lib|dist|src|build|cjs|esm)\//.test(textOf(node) ?? '');
}

/** What is written to: the left of an assignment, what is deleted, the first argument of `Object.assign` and its like. */
function writtenTarget(node: Node): Node | undefined {
  if (node.type === 'AssignmentExpression') return unwrap(node.left as Node);
  if (node.type === 'UnaryExpression' && node.operator === 'delete') return unwrap(node.argument as Node);
  if (!isObjectCall(node, /^(?:assign|definePropert(?:y|ies)|set|deleteProperty)$/)) return undefined;
  const [first] = node.arguments as Node[];
  return first === undefined ? undefined : unwrap(first);
}

/** `Object.name(…)` or `Reflect.name(…)`. */
function isObjectCall(node: Node, name: RegExp): boolean {
  const { callee } = node as { callee?: Node };
  if (node.type !== 'CallExpression' || callee?.type !== 'MemberExpression') return false;
  return /^(?:Object|Reflect)$/.test(nameOf(callee.object as Node)) && name.test(nameOf(callee.property as Node));
}

function isLoader(given: Node | null | undefined, loaders: ReadonlySet<string>): boolean {
  const node = given == null ? undefined : unwrap(given);
  if (node?.type === 'CallExpression') return nameOf(unwrap(node.callee as Node)) === 'createRequire';
  return node?.type === 'Identifier' && loaders.has(nameOf(node));
}

function isPrototype(given: Node, prototypes: ReadonlySet<string>): boolean {
  const node = unwrap(given);
  if (/MemberExpression$/.test(node.type)) return /^(?:prototype|__proto__)$/.test(nameOf(node.property as Node));
  return isObjectCall(node, /^getPrototypeOf$/) || prototypes.has(nameOf(node));
}

/** Without what changes only the type. */
function unwrap(node: Node): Node {
  return /^(?:TS(?:As|NonNull|Satisfies)Expression|ParenthesizedExpression)$/.test(node.type)
    ? unwrap(node.expression as Node)
    : node;
}

function nameOf(node: Node | undefined): string {
  if (node?.type === 'Identifier') return String(node.name);
  return node?.type === 'StringLiteral' ? String(node.value) : '';
}

/** The first name of a chain. */
function rootName(given: Node): string {
  const node = unwrap(given);
  return /MemberExpression$/.test(node.type) ? rootName(node.object as Node) : nameOf(node);
}

function lastName(given: Node): string {
  const node = unwrap(given);
  return /MemberExpression$/.test(node.type) ? nameOf(node.property as Node) : nameOf(node);
}

/** What a literal or a part of a template holds. */
function textOf(node: Node | null | undefined): string | undefined {
  if (node?.type === 'StringLiteral') return String(node.value);
  if (node?.type !== 'TemplateElement') return undefined;
  return (node.value as { cooked: string | null }).cooked ?? undefined;
}
