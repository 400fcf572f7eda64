import { parse } from '@babel/parser';
import { expect, it } from 'vitest';
import { grammarsFor } from '../../../../src/service/engines/sast/grammars.ts';
import { loadLintLibraries } from '../../../../src/service/engines/sast/linter.ts';
import { createParsing, type Parsed, type Parser } from '../../../../src/service/engines/sast/program/parsing.ts';
import { quickened } from '../../../../src/service/engines/sast/program/quick-parser.ts';

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

it.each([
  'f(`a#{b}c#{`d#{e}`}f`)',
  'type A = `a#{string}c`',
  'tag`a\n#{b}\nc`',
  'const f = ({ a = `x#{y}` }) => `#{a}`',
])('places the parts of a template from sign to sign: %s', async (written) => {
  const text = written.replaceAll('#', '$');
  const { ast } = parsedBy(await loadLintLibraries(), text);
  const parts = nodesOf(ast, 'TemplateElement').map(({ range }) => text.slice(...range));
  expect(parts.length).toBeGreaterThan(1);
  for (const part of parts) expect(part).toMatch(/^[`}].*(?:\$\{|`)$/s);
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
