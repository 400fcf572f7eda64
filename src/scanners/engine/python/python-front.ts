/** Python: a file is a module, and a name is what the file imports or defines under it. */
import type { Node } from 'web-tree-sitter';
import { isApiDescription } from '../../python/operations.ts';
import { type LanguageFront, readOncePerTree } from '../front.ts';
import { readPythonFile } from './python-code.ts';
import { createPythonIndex } from './python-index.ts';
import { pythonLibrary } from './python-library.ts';
import { builtins } from './python-reading.ts';
import { mayReadRequest } from './python-sources.ts';

export const pythonFront: LanguageFront = {
  forms: {
    file: 'tree-sitter-python.wasm',
    functions: new Set(['function_definition', 'lambda']),
    callQuery: '(call function: (_) @name) @at',
    calls: {
      call: {
        name: 'function',
        arguments: 'arguments',
        inner: { type: 'attribute', name: 'attribute', receiver: 'object' },
      },
    },
    keyword: 'keyword_argument',
    keywordTable: 'dictionary_splat',
    resolveName,
    isIndirect,
  },
  names: {
    definition: /^class\s+(\w+)()/gm,
    className: /\b[A-Za-z_]\w*/g,
    readsRequest: mayReadRequest,
    isCode: (path) => path.endsWith('.py'),
  },
  readsAlso: isApiDescription,
  library: pythonLibrary,
  createIndex: createPythonIndex,
  readFile: readPythonFile,
};

const importing = /^[ \t]*(?:from[ \t]+([\w.]+)[ \t]+import[ \t]+(\([^)]*\)|[^\n#;]*)|import[ \t]+([^\n#;]+))/gm;

/** By the name in the file, the full name of what it imports; what it defines; and fields that may hold a function. */
const readNames = readOncePerTree((text) => {
  const names = new Map<string, string>();
  for (const [, from, members, plain] of text.matchAll(importing))
    for (const each of (plain ?? members ?? '').replaceAll(/[()\\]|#.*/g, ' ').split(',')) {
      const [name = '', alias] = each.trim().split(/\s+as\s+/);
      if (from !== undefined) names.set(alias ?? name, `${from}.${name}`);
      else if (alias !== undefined) names.set(alias, name);
    }
  const defined = new Set(
    [...text.matchAll(/^[ \t]*(?:async[ \t]+)?(?:def|class)[ \t]+(\w+)/gm)].map(([, name = '']) => name),
  );
  const held = new Set([...text.matchAll(/\.(\w+)\s*=\s*\w+(?:\.\w+)*\s*(?:[;,#\n]|$)/g)].map(([, name = '']) => name));
  return { names, defined, held };
});

/** The name as it is written, and with what the file imports under its first part. */
function resolveName(name: string, node: Node): readonly string[] {
  const [first = ''] = name.split('.', 1);
  const full = readNames(node).names.get(first);
  return full === undefined ? [name] : [name, `${full}${name.slice(first.length)}`];
}

/** Modules that often only hand on what others define. */
const handingOn = /(?:^|[._])(?:util|utils|compat|helpers?|shims?|common|tools)\b/;

/** Whether the code may call a function that a variable, a field, an element or a result holds. */
function isIndirect(name: string, node: Node): boolean {
  const { names, defined, held } = readNames(node);
  const full = names.get(name);
  const mayHold =
    /[\])}]$/.test(name) ||
    (name.includes('.')
      ? held.has(name.slice(name.lastIndexOf('.') + 1))
      : // A module of the project may hand on a function of another.
        full === undefined
        ? !defined.has(name) && !builtins.test(name)
        : handingOn.test(full));
  // Other code has names of keys and fields.
  return mayHold && node.type === 'call' && node.childForFieldName('function')?.text === name;
}
