/** Python: a file is a module, and a name is what the file imports or defines under it. */
import type { Node } from 'web-tree-sitter';
import { classifyPath, getFolder } from '../../../shared/text/file-name.ts';
import type { TreeFile } from '../../engine.ts';
import { readPythonText } from '../../python/text.ts';
import { type LanguageFront, readOncePerTree } from '../library.ts';
import { collectEntries, collectMethods, createTextReader, type NamePatterns, type TreeIndex } from '../tree-index.ts';
import { readPythonFile } from './python-code.ts';
import { pythonLibrary } from './python-library.ts';
import { createModules, createOperationMatcher, isApiDescription } from './python-modules.ts';
import { builtins } from './python-reading.ts';
import { mayReadRequest } from './python-sources.ts';

const most = { users: 1000, entries: 300 };

const method = /^[ \t]+(?:async[ \t]+)?def[ \t]+(\w+)\(\s*self\b/gm;
/** A name that more classes have says nothing. */
const mostMethods = 3;
/** Methods that lists, texts, files and frameworks have too. */
const commonMethods =
  /^(?:__\w+__|get|set|put|post|patch|delete|add|append|update|pop|remove|insert|items|keys|values|copy|clear|sort|index|count|find|replace|split|join|strip|format|encode|decode|read|write|open|close|save|load|loads|dump|dumps|run|execute|commit|send|recv|connect|filter|exclude|all|first|last|create|order_by|group|match|search|sub|render|info|debug|warning|error|exception|log|start|stop|wait|is_valid|validate|clean)$/;

/** `root`: the folder with the contents. */
function createPythonIndex(root: string, files: readonly TreeFile[], patterns: NamePatterns): TreeIndex {
  const stored = new Map(files.map((file) => [file.path, file.stored]));
  const read = createTextReader(root, stored, (path, content) => readPythonText(path, content)?.text);
  const readPlain = createTextReader(root, stored);
  const modules = createModules(stored.keys(), read);
  const found = new Map<string, string | undefined>();
  let users: ReturnType<typeof collectUsers> | undefined;
  /** By name, once for each class that has the method. */
  let methods: Map<string, string[]> | undefined;
  let answers: ReturnType<typeof createOperationMatcher> | undefined;

  /** By its full name: from the root behind a dot, or as an import writes it. */
  function findByName(full: string, from: { path: string }): string | undefined {
    if (full === '') return undefined;
    const isOwn = full.startsWith('.');
    const key = isOwn ? full : `${getFolder(from.path)} ${full}`;
    if (!found.has(key))
      found.set(key, isOwn ? modules.findModule(1, full.slice(1), '') : modules.findModule(0, full, from.path));
    return found.get(key);
  }

  function collectUsers() {
    const [byPath, entries]: [Map<string, Set<string>>, Set<string>] = [new Map(), new Set()];
    for (const path of stored.keys()) {
      if (!patterns.isCode(path)) continue;
      const text = read(path);
      if (text === undefined) continue;
      if (classifyPath(path) === undefined && patterns.readsRequest(text)) entries.add(path);
      for (const target of modules.listImported(path, text))
        byPath.set(target, (byPath.get(target) ?? new Set()).add(path));
    }
    return { byPath, entries };
  }

  return {
    read,
    listMethodFiles(name) {
      if (commonMethods.test(name)) return [];
      methods ??= collectMethods([...stored.keys()].filter(patterns.isCode), read, method);
      const own = methods.get(name) ?? [];
      return own.length > mostMethods ? [] : own;
    },
    isAnswer(path, name) {
      answers ??= createOperationMatcher(
        [...stored.keys()].filter(isApiDescription).map((each) => readPlain(each) ?? ''),
      );
      return answers(path, name);
    },
    findPackage(full, from) {
      const path = findByName(full, from);
      return path?.endsWith('.py') ? path : undefined;
    },
    findNamed(full, from) {
      const name = full.replace(/^.*\./s, '');
      const module = full.slice(0, full.length - name.length - 1);
      const path = findByName(module, from);
      return path?.endsWith('.py') ? modules.findDefining(path, name) : undefined;
    },
    findFile: (name, from) => (stored.has(from.path) ? modules.findDefining(from.path, name) : from.path),
    listEntries(path) {
      users ??= collectUsers();
      const { byPath, entries } = users;
      return collectEntries(
        path,
        most,
        (each) => byPath.get(each) ?? [],
        (each) => (entries.has(each) ? [each] : []),
      );
    },
  };
}

export const pythonFront: LanguageFront = {
  forms: {
    prepare: blankLongComments,
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

/** Full names of one name. */
const mostNames = 20;

/**
 * By the name in the file, the full names of what it may import: a text that looks like an import hides no other one.
 * What it defines; and fields that may hold a function.
 */
const readNames = readOncePerTree((text, root) => {
  const names = new Map<string, string[]>();
  const addName = (own: string, full: string) => {
    const known = names.get(own) ?? [];
    if (known.length < mostNames && !known.includes(full)) names.set(own, [...known, full]);
  };
  for (const statement of root.descendantsOfType(['import_statement', 'import_from_statement'])) {
    const module = statement?.childForFieldName('module_name')?.text.replaceAll(/[\s\\]/g, '');
    for (const each of statement?.childrenForFieldName('name') ?? []) {
      const name = (each?.childForFieldName('name') ?? each)?.text.replaceAll(/[\s\\]/g, '') ?? '';
      const own = each?.childForFieldName('alias')?.text ?? name;
      if (module !== undefined) addName(own, `${module}.${name}`);
      else if (own !== name) addName(own, name);
    }
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
  const full = readNames(node).names.get(first) ?? [];
  return [name, ...full.map((each) => `${each}${name.slice(first.length)}`)];
}

/** Modules that often only hand on what others define. */
const handingOn = /(?:^|[._])(?:util|utils|compat|helpers?|shims?|common|tools)\b/;

/** Whether the code may call a function that a variable, a field, an element or a result holds. */
function isIndirect(name: string, node: Node): boolean {
  const { names, defined, held } = readNames(node);
  const full = names.get(name);
  const mayHold =
    /[\])}]$/.test(name) ||
    (names.get(name.split('.', 1)[0] ?? '')?.length ?? 0) >= mostNames ||
    (name.includes('.')
      ? held.has(name.slice(name.lastIndexOf('.') + 1))
      : // A module of the project may hand on a function of another.
        full === undefined
        ? !defined.has(name) && !builtins.test(name)
        : full.some((each) => handingOn.test(each)));
  // Other code has names of keys and fields.
  return mayHold && node.type === 'call' && node.childForFieldName('function')?.text === name;
}

const longComment = 200;

/**
 * At each line of comments, the grammar reads on to the next code. For a text that is half a megabyte of comments this
 * takes minutes, so long runs of them become blanks. A run that may end a text in quotes stays.
 */
function blankLongComments(text: string): string {
  const lines = text.split('\n');
  const isBesideCode = (line: string | undefined) => line !== undefined && /^\s*(?:#|$)/.test(line);
  for (let first = 0, end = 0; first < lines.length; first = end + 1) {
    end = first;
    while (isBesideCode(lines[end])) end += 1;
    const hasQuotes = lines.slice(first, end).some((line) => /"""|'''/.test(line));
    if (end - first < longComment || hasQuotes) continue;
    for (let at = first; at < end; at++) lines[at] = lines[at]?.replaceAll(/[^\r]/g, ' ') ?? '';
  }
  return lines.join('\n');
}
