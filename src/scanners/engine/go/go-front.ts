/** Go: all files of a folder are one package, and a package is named after its path. */
import type { Node, Tree } from 'web-tree-sitter';
import { describeRole } from '../../file-role.ts';
import type { LanguageFront } from '../front.ts';
import { readGoFile } from './go-code.ts';
import { createGoIndex, isGoFile } from './go-index.ts';
import { goLibrary } from './go-library.ts';
import { mayReadRequest } from './go-sources.ts';
import { getPackageName } from './go-types.ts';

export const goFront: LanguageFront = {
  forms: {
    file: 'tree-sitter-go.wasm',
    functions: new Set(['function_declaration', 'method_declaration', 'func_literal']),
    calls: {
      call_expression: {
        name: 'function',
        arguments: 'arguments',
        inner: { type: 'selector_expression', name: 'field', receiver: 'operand' },
      },
    },
    resolveName,
    isIndirect,
  },
  names: {
    definition: /\btype\s+(\w+)()/g,
    className: /\b[A-Z]\w*/g,
    readsRequest: mayReadRequest,
    isCode: (path) => path.endsWith('.go'),
    isTest: (path) => describeRole(path, '') !== '',
  },
  readsAlso: (path) => isGoFile(path) && !path.endsWith('.go'),
  library: goLibrary,
  createIndex: createGoIndex,
  decode: (_path, text) => ({ code: text }),
  readFile: readGoFile,
};

interface FileNames {
  tree: Tree;
  /** By the name in the file, the usual name of the package. */
  renamed: ReadonlyMap<string, string>;
  dots: readonly string[];
  /** Variables and fields that may hold a function of a package. */
  indirect: ReadonlySet<string>;
}

let last: FileNames | undefined;

function readNames(node: Node): FileNames {
  const { tree } = node;
  if (last?.tree === tree) return last;
  const { text } = tree.rootNode;
  const renamed = new Map<string, string>();
  const dots: string[] = [];
  for (const [, name = '', path = ''] of text.matchAll(/^\s*(?:import\s+)?([\w.]+)\s+"([^"\n]+)"/gm)) {
    const usual = getPackageName(path);
    if (name === '.') dots.push(usual);
    else if (name !== usual && name !== '_' && name !== 'import') renamed.set(name, usual);
  }
  const indirect = new Set<string>();
  for (const [, name = ''] of text.matchAll(/\b(\w+)\s*:?=\s*\w+\.\w+\s*(?:[;,\n]|$)/g)) indirect.add(name);
  for (const [, name = ''] of text.matchAll(/\b(\w+)\s*:\s*\w+\.\w+\s*[,}\n]/g)) indirect.add(name);
  for (const [, name = ''] of text.matchAll(/\b(\w+)\s+func\s*\(/g)) indirect.add(name);
  last = { tree, renamed, dots, indirect };
  return last;
}

/** The names with which rules search, for a package that the file calls otherwise. */
function resolveName(name: string, node: Node): readonly string[] {
  const { renamed, dots } = readNames(node);
  if (renamed.size + dots.length === 0) return [name];
  const [first = ''] = name.split('.', 1);
  const usual = renamed.get(first);
  if (usual !== undefined && name !== first) return [`${usual}${name.slice(first.length)}`];
  return /^[A-Z]\w*$/.test(name) ? [name, ...dots.map((each) => `${each}.${name}`)] : [name];
}

/** Whether the code may call a function that a variable, a field or an element holds. */
function isIndirect(name: string, node: Node): boolean {
  if (/[\])}]$/.test(name)) return true;
  return readNames(node).indirect.has(name.slice(name.lastIndexOf('.') + 1));
}
