/** Go: all files of a folder are one package, and a package is named after its path. */
import type { Node } from 'web-tree-sitter';
import { type LanguageFront, readOncePerTree } from '../front.ts';
import { readGoFile } from './go-code.ts';
import { createGoIndex, isGoFile } from './go-index.ts';
import { goLibrary } from './go-library.ts';
import { mayReadRequest } from './go-sources.ts';
import { getPackageName } from './go-types.ts';

export const goFront: LanguageFront = {
  forms: {
    file: 'tree-sitter-go.wasm',
    functions: new Set(['function_declaration', 'method_declaration', 'func_literal']),
    callQuery: '(call_expression function: (_) @name arguments: (argument_list) @arguments) @at',
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
  },
  readsAlso: (path) => isGoFile(path) && !path.endsWith('.go'),
  library: goLibrary,
  createIndex: createGoIndex,
  readFile: readGoFile,
};

/** By the name in the file, the usual name of each package; packages used without their name; and indirect names. */
const readNames = readOncePerTree((text) => {
  const renamed = new Map<string, string>();
  const dots: string[] = [];
  for (const [, name = '', path = ''] of text.matchAll(/^\s*(?:import\s+)?([\w.]+)\s+"([^"\n]+)"/gm)) {
    const usual = getPackageName(path);
    if (name === '.') dots.push(usual);
    else if (name !== usual && name !== '_' && name !== 'import') renamed.set(name, usual);
  }
  const held = [/\b(\w+)\s*:?=\s*\w+\.\w+\s*(?:[;,\n]|$)/g, /\b(\w+)\s*:\s*\w+\.\w+\s*[,}\n]/g, /\b(\w+)\s+func\s*\(/g];
  const indirect = new Set(held.flatMap((pattern) => [...text.matchAll(pattern)].map(([, name = '']) => name)));
  return { renamed, dots, indirect };
});

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
  return /[\])}]$/.test(name) || readNames(node).indirect.has(name.slice(name.lastIndexOf('.') + 1));
}
