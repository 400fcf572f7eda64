/** Finds the calls and routes in other files that lead to a function, by its name and that of its file or package. */
import { detectByName, isPatternLanguage, type PatternLanguage } from '../../languages/languages.ts';
import { readContent } from '../../text/contents.ts';
import { getBaseName, getFolder } from '../../text/file-name.ts';
import type { EngineContext } from '../engine.ts';

/** Code that handles requests or registers routes. */
const requests: Readonly<Record<PatternLanguage, RegExp>> = {
  PHP: /\$_(?:GET|POST|REQUEST|COOKIE|FILES|SERVER)\b|\brequest\b|\bRoute::/i,
  Java: /\b(?:\w*Mapping|getParameter|HttpServletRequest|Path|QueryParam|RequestParam)\b/,
  Go: /\bhttp\.Request\b|\b(?:gin|echo|fiber)\.Ctx|\b(?:gin|echo)\.Context\b|\bHandle(?:Func)?\(/,
};
const definition =
  /\bfunction\s+&?(\w+)|\bfunc\s*(?:\([^()\n]{0,300}\)\s*)?(\w+)|^[ \t]*(?:@\w+[ \t]+)*(?:(?:public|private|protected|static|final|synchronized)[ \t]+(?![ \t])){1,6}[\w<>[\],.?][\w<>[\],.? ]{0,300}[ \t](\w+)[ \t]*\(/gm;

interface Program {
  path: string;
  language: PatternLanguage;
  text: string;
}

function* iteratePrograms(
  { root, files, neighbours = files }: Tree,
  isAsked: (path: string) => boolean,
): Generator<Program> {
  for (const { path, stored } of neighbours) {
    const language = detectByName(path);
    if (isPatternLanguage(language) && isAsked(path))
      yield { path, language, text: readContent(root, stored, longestText).toString() };
  }
}

type Tree = Pick<EngineContext, 'root' | 'files' | 'neighbours'>;
const longestText = 1024 * 1024;

/** Paths of files by the path and the name of each function, once for each line with a call that is not constant. */
export function findForeignCallers(
  tree: Tree,
  functions: readonly { path: string; name: string }[],
): Map<string, string[]> {
  const wanted = new Map(functions.map((one) => [`${one.path} ${one.name}`, one]));
  const callers = new Map<string, string[]>();
  if (wanted.size === 0) return callers;
  for (const program of iteratePrograms(tree, () => true)) {
    if (!requests[program.language].test(program.text)) continue;
    for (const [key, { path, name }] of wanted) {
      if (path === program.path || !program.text.includes(name) || !mayMean(program, path, name)) continue;
      const calls = program.text.split('\n').filter((line) => isCall(line, name));
      if (calls.length > 0) callers.set(key, [...(callers.get(key) ?? []), ...calls.map(() => program.path)]);
    }
  }
  return callers;
}

/** The files with a function that one of the changed files may call. */
export function findCalledFiles(tree: Tree, changed: ReadonlySet<string>): Set<string> {
  const callers = [...iteratePrograms(tree, (path) => changed.has(path))].map((program) => ({
    program,
    words: new Set(program.text.match(/[A-Za-z_]\w*/g)),
  }));
  const called = new Set<string>();
  if (callers.length === 0) return called;
  for (const { path, language, text } of iteratePrograms(tree, (each) => !changed.has(each))) {
    const names = [...text.matchAll(definition)].flatMap(([, ...found]) => found.filter((name) => name !== undefined));
    const isCalled = callers.some(({ program, words }) =>
      names.some((name) => program.language === language && words.has(name) && mayMean(program, path, name)),
    );
    if (isCalled) called.add(path);
  }
  return called;
}

/** Whether the name of a function in the program may mean the one in the file. */
function mayMean({ path: from, language, text }: Program, path: string, name: string): boolean {
  if (language !== detectByName(path)) return false;
  const folder = getFolder(path);
  if (language === 'Go') return getFolder(from) === folder || text.includes(`${getBaseName(folder)}.${name}`);
  return new RegExp(String.raw`\b${escapeName(getBaseName(path).replace(/\..*$/, ''))}\b`).test(text);
}

function escapeName(name: string): string {
  return name.replaceAll(/\W/g, '\\$&');
}

function isCall(line: string, name: string): boolean {
  if (!line.includes(name) || /^\s*(?:\/\/|\*|#|\/\*|import\b|use\b|package\b)/.test(line)) return false;
  definition.lastIndex = 0;
  const [, ...defined] = definition.exec(line) ?? [];
  if (defined.includes(name)) return false;
  const own = escapeName(name);
  const call = new RegExp(
    String.raw`\b${own}\s*\((?!\s*(?:(?:"[^"]*"|'[^']*'|\d+)\s*)?\))|[(,]\s*[\w.$>:\\-]*\b${own}\s*[,)]|["'@]${own}["']`,
  );
  return call.test(line);
}
