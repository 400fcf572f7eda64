import { execFileSync } from 'node:child_process';
import { parse } from '@babel/parser';
import { expect, it } from 'vitest';
import { grammarsFor } from '../../../../src/service/engines/sast/grammars.ts';
import { loadLintLibraries } from '../../../../src/service/engines/sast/linter.ts';
import { createParsing, type Parsed, type Parser } from '../../../../src/service/engines/sast/program/parsing.ts';
import { quickened } from '../../../../src/service/engines/sast/program/quick-parser.ts';

const linter = new URL('../../../../src/service/engines/sast/linter.ts', import.meta.url).href;
const [grammar] = grammarsFor('a.ts', '.ts');
if (grammar === undefined) throw new Error('no grammar for TypeScript');

/** All nodes below one, by their type. */
function nodesOf(node: object, type: string): { range: [number, number]; start: number; end: number }[] {
  const found: object[] = [];
  const open = [node];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if ((next as { type?: string }).type === type) found.push(next);
    open.push(...Object.values(next).flatMap((part) => (typeof part === 'object' && part !== null ? [part] : [])));
  }
  return found as never;
}

function parsedBy({ parser }: { parser: Parser }, text: string): Parsed {
  return createParsing(parser, () => false).parse('a.ts', text, grammar as never);
}

it('makes no tokens, which no rule reads', async () => {
  const plain: (object[] | null | undefined)[] = [];
  const counting = quickened((code, options) => {
    const file = parse(code, { ...options, sourceType: 'module' } as never);
    plain.push(file.tokens);
    return file as never;
  });
  counting('f(a)', { tokens: true });
  counting('new Buffer(a)', { tokens: true });
  expect(plain.map((tokens) => tokens?.length ?? 0)).toEqual([0, 0]);
  expect(parsedBy(await loadLintLibraries(), 'new Buffer(a)').ast.tokens).toEqual([]);
});

it('leaves the nodes as they are, which names and values are found in all the same', async () => {
  const text = 'const f = ({ a = `x#{y}` }) => `#{a}`; tag`a\\n#{f}c`'.replaceAll('#', '$');
  const { ast, scopeManager } = parsedBy(await loadLintLibraries(), text);
  const words = nodesOf(ast, 'TemplateElement').map(
    (part) => (part as unknown as { value: { raw: string } }).value.raw,
  );
  expect(words.sort()).toEqual(['', '', '', 'a\\n', 'c', 'x']);
  const names = scopeManager.scopes.flatMap(({ references }) => references.map(({ identifier }) => identifier.name));
  expect(names.sort()).toEqual(['a', 'a', 'f', 'f', 'tag', 'y']);
});

/** Parsed before anything else, and so with the parser's own ranges. */
const placed = [
  'import { a } from "b"; export { a as "c" }; const { d = `x#{a}`, ...e } = f(); g?.(d)[e]',
  'class A { #a = 1; constructor(private b?: C<D>) {} get c(): string { return <any>this.#a as string } }',
  'export * as h from "i"; type J = `#{K}`; enum L { M = 1 } (n as O) = p!; for (const q of r) async () => { await q };',
].map((written) => {
  const text = written.replaceAll('#', '$').replaceAll('$a', '#a');
  const plugins = [['estree', { classFeatures: true }], ...grammar.plugins];
  const { program } = parse(text, { sourceType: 'module', ranges: true, plugins } as never);
  expect(Object.hasOwn(program, 'range')).toBe(true);
  return { text, places: placesIn(program) };
});

function placesIn(tree: object): string[] {
  const types = [
    'Identifier',
    'MemberExpression',
    'Property',
    'Literal',
    'Program',
    'MethodDefinition',
    'BlockStatement',
  ];
  return types.flatMap((type) => nodesOf(tree, type).map(({ range }) => `${type} ${range.join('-')}`)).sort();
}

it.each(placed)('says of each node where it stands, as the parser does: $text', async ({ text, places }) => {
  const { ast } = parsedBy(await loadLintLibraries(), text);
  expect(Object.hasOwn(ast, 'range')).toBe(false);
  expect(placesIn(ast)).toEqual(places);
  expect(places.length).toBeGreaterThan(10);
});

it('is read without what ESLint does', () => {
  const script = `
    const { createRequire } = await import('node:module');
    const { loadLintLibraries } = await import(${JSON.stringify(linter)});
    const { parser } = await loadLintLibraries();
    parser.parseForESLint('a', { requireConfigFile: false, babelOptions: { babelrc: false, configFile: false } });
    console.log(Object.keys(createRequire(import.meta.url).cache).filter((path) => /[\\\\/]eslint[\\\\/]lib[\\\\/]/.test(path)).length);`;
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  expect(Number(printed)).toBe(1);
});

/** A parser that counts, and yields empty scripts. */
function counted(): Parser & { texts: string[] } {
  const texts: string[] = [];
  const parseForESLint = (text: string): Parsed => {
    texts.push(text);
    return { ast: { tokens: [], comments: [] }, scopeManager: {} as never, visitorKeys: {} };
  };
  return { texts, parseForESLint };
}

it('keeps a script that another one may load, and no other', () => {
  const parser = counted();
  const { parse: parsed } = createParsing(parser, (path) => path === 'shared.ts');
  for (const path of ['shared.ts', 'alone.ts', 'shared.ts', 'alone.ts']) parsed(path, `f('${path}')`, grammar);
  expect(parser.texts).toEqual([`f('shared.ts')`, `f('alone.ts')`, `f('alone.ts')`]);
});

it('forgets the scripts that were used longest ago, beyond a number of letters', () => {
  const parser = counted();
  const { parse: parsed } = createParsing(parser, () => true);
  const long = 'a'.repeat(450_000);
  for (const path of ['a.ts', 'b.ts', 'a.ts', 'c.ts', 'a.ts', 'b.ts']) parsed(path, `${path[0]}${long}`, grammar);
  expect(parser.texts.map((text) => text[0])).toEqual(['a', 'b', 'c', 'b']);
});
