/** go.mod, and go.sum if go.mod does not list the indirect dependencies. */

import { attempt } from '../../../shared/errors.ts';
import { goLibrary, type LockContents } from '../../../shared/packages/locked-package.ts';
import { getFolder } from '../../../shared/text/file-name.ts';
import {
  addNode,
  collectPackages,
  decodeLockText,
  type GrowingNode,
  type LockFormat,
  type LockInput,
  readPathKind,
  refuseLock,
  resolvePath,
} from './lock-format.ts';

export const goMod: LockFormat = {
  name: 'go.mod',
  ecosystem: 'Go',
  isLock: (path) => /(?:^|\/)go\.mod$/.test(path),
  read: readGoMod,
};

interface Statement {
  verb: string;
  words: string[];
  comment: string;
  line: number;
}

function readGoMod({ path, bytes, readFile, hasFolder }: LockInput): LockContents {
  const { statements, problems } = readStatements(decodeLockText(bytes));
  if (!statements.some(({ verb }) => verb === 'module')) refuseLock('it names no module');
  const own = getFolder(path);
  const replaced = new Map([...listReplaced(statements, own), ...readWorkspace(own, readFile, problems)]);
  const nodes = new Map<string, GrowingNode>();
  for (const { verb, words, comment, line } of statements) {
    if (verb !== 'require') continue;
    const [name = '', version = ''] = words;
    if (!/^v\d/.test(version)) {
      problems.push(`its line ${line} names no version`);
      continue;
    }
    const { words: [target = name, targetVersion = version] = [], folder = own } =
      replaced.get(`${name} ${version}`) ?? replaced.get(name) ?? {};
    const isPath = /^(?:\.{1,2}(?:\/|$)|\/|[A-Za-z]:)/.test(target);
    const local = isPath ? readPathKind(folder, target, hasFolder) : undefined;
    const isDirect = !/^indirect\b/.test(comment);
    addNode(nodes, name, {
      name: local ? name : target,
      version: targetVersion.replace(/^v/, ''),
      line,
      needs: [],
      local,
      isDirect,
    });
  }
  const toolchain = readToolchain(statements);
  if (toolchain !== undefined) addNode(nodes, goLibrary, { name: goLibrary, ...toolchain, needs: [], isDirect: true });
  const [, major = '1', minor = '0'] =
    /^(\d+)\.(\d+)/.exec(statements.find(({ verb }) => verb === 'go')?.words[0] ?? '') ?? [];
  const listsAll = Number(major) > 1 || Number(minor) >= 17;
  const sum = listsAll ? undefined : readFile(resolvePath(getFolder(path), 'go.sum') ?? '');
  if (!listsAll && sum === undefined)
    problems.push('it is older than Go 1.17 and has no go.sum beside it: it lists direct dependencies only');
  for (const [name, version] of sum === undefined ? [] : readGoSum(decodeLockText(sum))) {
    const isKnown = nodes.has(name) || replaced.has(name) || replaced.has(`${name} v${version}`);
    if (!isKnown)
      addNode(nodes, `${name} ${version}`, {
        name,
        version,
        needs: [],
        isDirect: false,
        file: resolvePath(getFolder(path), 'go.sum') ?? path,
      });
  }
  return { ...collectPackages('Go', path, { nodes }), unpinned: [], problems };
}

type Replacements = [replaced: string, by: { words: string[]; folder: string }][];

function listReplaced(statements: readonly Statement[], folder: string): Replacements {
  return statements.flatMap(({ verb, words }): Replacements => {
    const arrow = words.indexOf('=>');
    if (verb !== 'replace' || arrow <= 0) return [];
    return [[words.slice(0, arrow).join(' '), { words: words.slice(arrow + 1), folder }]];
  });
}

/** What the nearest go.work replaces, if it uses the module. It wins over what the module says. */
function readWorkspace(own: string, readFile: LockInput['readFile'], problems: string[]): Replacements {
  for (let folder = own; ; folder = getFolder(folder)) {
    const path = folder === '' ? 'go.work' : `${folder}/go.work`;
    const bytes = readFile(path);
    if (bytes !== undefined) {
      const { statements, problems: unread } = readStatements(decodeLockText(bytes));
      problems.push(...unread.map((problem) => `${path} was read in part: ${problem}`));
      const used = statements.flatMap(({ verb, words: [module = ''] }) =>
        verb === 'use' ? [resolvePath(folder, module)] : [],
      );
      return used.includes(own) ? listReplaced(statements, folder) : [];
    }
    if (folder === '') return [];
  }
}

/** The line `go` names the lowest version that may build the module, not the version that does. */
function readToolchain(statements: readonly Statement[]): { version: string; line: number } | undefined {
  const found = statements.find(({ verb }) => verb === 'toolchain');
  const version = /^go(\d+\.\d+\.\d+)(?:-|$)/.exec(found?.words[0] ?? '')?.[1];
  return found === undefined || version === undefined ? undefined : { version, line: found.line };
}

/** A comment begins anywhere outside quotes, as in Go's own parser. */
const tokens = /\/\/.*|"(?:[^"\\]|\\.)*"|`[^`]*`|[()]|(?:(?!\/\/)[^\s()"`])+|["`]/g;

/** Undefined for a text that Go does not accept, or that JSON would parse differently. */
function unquoteGo(word: string): string | undefined {
  if (word.startsWith('`')) return word.length > 1 ? word.slice(1, -1) : undefined;
  if (!word.startsWith('"')) return word;
  return attempt(() => JSON.parse(word) as string);
}

function readStatements(text: string): { statements: Statement[]; problems: string[] } {
  const statements: Statement[] = [];
  const problems: string[] = [];
  let block: string | undefined;
  for (const [index, whole] of text.split(/\r?\n/).entries()) {
    const found = whole.match(tokens) ?? [];
    const last = found.at(-1) ?? '';
    const comment = last.startsWith('//') ? last.replace(/^\/\/\s*/, '') : '';
    const code = last.startsWith('//') ? found.slice(0, -1) : found;
    if (code.length === 0) continue;
    if (block !== undefined && code.join(' ') === ')') block = undefined;
    else if (block === undefined && /^[a-z]+ \($/.test(code.join(' '))) block = code[0];
    else {
      const words = code.map(unquoteGo);
      const verb = block ?? words.shift() ?? '';
      const isRead = words.every((word) => word !== undefined) && /^[a-z]+$/.test(verb ?? '');
      if (isRead) statements.push({ verb, words, comment, line: index + 1 });
      else if (problems.length < 20) problems.push(`its line ${index + 1} is not valid in a Go file`);
    }
  }
  if (block !== undefined) problems.push(`its block ${block} has no end`);
  return { statements, problems };
}

/** Each version of a module whose code has a hash in go.sum. A higher one may be left from an earlier dependency. */
function readGoSum(text: string): [name: string, version: string][] {
  return text.split('\n').flatMap((line) => {
    const [, name = '', version = ''] = /^(\S+) v(\S+) h1:/.exec(line.trim()) ?? [];
    return name === '' || version.endsWith('/go.mod') ? [] : [[name, version] as [string, string]];
  });
}
