/**
 * @babel/eslint-parser asks for all tokens of a script, which no rule reads, and passes every node through generators in
 * order to change a few kinds of them: together a quarter of the time in which a script is read. Here it is handed a parser that makes
 * no tokens and changes those few nodes at once.
 */
import Module, { createRequire } from 'node:module';

/** What a parser of Babel yields. */
interface File {
  type: string;
  tokens?: object[] | null;
  program: object;
}

interface Options {
  plugins?: readonly unknown[];
}

type Parse = (code: string, options: Options & { tokens?: boolean }) => File;

/** To be called before @babel/eslint-parser is loaded. Without the packages, or with another make of them, scripts are read all the same. */
export function loadQuickParser(): void {
  try {
    const { cache, resolve } = createRequire(createRequire(import.meta.url).resolve('@babel/eslint-parser'));
    const require = createRequire(resolve('@babel/core/package.json'));
    const path = require.resolve('@babel/parser');
    const babel = require(path) as { parse: Parse };
    cache[path] = Object.assign(new Module(path), {
      filename: path,
      loaded: true,
      exports: { ...babel, parse: quickened(babel.parse) },
    });
  } catch {
    // Who needs the packages says what is not there.
  }
}

/** Of this the converter knows no parts, so that it leaves them alone. */
const convertedType = 'ConvertedFile';

export function quickened(parse: Parse): Parse {
  return (code, options) => {
    const file = Object.assign(parse(code, { ...options, tokens: false }), { tokens: [] });
    // Of the types of Flow more has to be changed.
    if (options.plugins?.includes('flow')) return file;
    if (code.includes('`')) widenTemplates(file.program);
    return Object.assign(file, { type: convertedType });
  };
}

interface Quasi {
  start: number;
  end: number;
  range: [number, number];
  loc: { start: { column: number }; end: { column: number } };
  tail: boolean;
}

/** The parts of a template reach over the signs between which they stand. */
function widenTemplates(program: object): void {
  const open = [program];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    for (const part of Object.values(node))
      if (isNode(part)) open.push(part);
      else if (Array.isArray(part)) open.push(...part.filter(isNode));
    if ('quasis' in node) for (const quasi of node.quasis as Quasi[]) widen(quasi);
  }
}

function isNode(part: unknown): part is object {
  return typeof (part as { type?: unknown } | null)?.type === 'string';
}

function widen(quasi: Quasi): void {
  const after = quasi.tail ? 1 : 2;
  quasi.start -= 1;
  quasi.end += after;
  quasi.range[0] -= 1;
  quasi.range[1] += after;
  quasi.loc.start.column -= 1;
  quasi.loc.end.column += after;
}
