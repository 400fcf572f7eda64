import { parse } from '@babel/parser';
import { Definition, PatternVisitor, Referencer, ScopeManager } from 'eslint-scope';
import { expect, it } from 'vitest';
import { createLinter, loadLintLibraries } from '../../../../src/service/engines/sast/linter.ts';
import { makeCheap, makeImportsCheap } from '../../../../src/service/engines/sast/program/patterns.ts';

/** A table of kinds of nodes that counts how often all of it is read. */
function counted() {
  const table = { reads: 0, keys: {} };
  const ownKeys = (target: object) => {
    table.reads += 1;
    return Reflect.ownKeys(target);
  };
  table.keys = new Proxy({ Strange: ['a'] }, { ownKeys });
  return table;
}

type Found = { name: string };

function namesIn(keys: object, fallback: unknown): string[] {
  const names: string[] = [];
  const pattern = {
    type: 'ObjectPattern',
    properties: [
      { type: 'Property', value: { type: 'Identifier', name: 'one' } },
      { type: 'Strange', a: { type: 'Identifier', name: 'two' } },
    ],
  };
  const visitor = new PatternVisitor(
    { childVisitorKeys: keys, fallback } as never,
    pattern as never,
    (({ name }: Found) => names.push(name)) as never,
  );
  visitor.visit(pattern as never);
  return names;
}

it('finds the names of imports as before, without a visitor for each', () => {
  const text =
    'import a, { b as c, default as d } from "e"; import * as f from "g"; import "h"; import { i } from "j" with { type: "k" };';
  const found = () => {
    const table = counted();
    const options = { ecmaVersion: 2024, sourceType: 'module', childVisitorKeys: table.keys, fallback: 'iteration' };
    const scopes = new ScopeManager(options as never);
    new Referencer(options as never, scopes).visit(
      parse(text, { plugins: ['estree'], sourceType: 'module' }).program as never,
    );
    const names = scopes.scopes.flatMap(({ variables }) =>
      variables.map(({ name, defs, identifiers }) => [
        name,
        identifiers.length,
        ...defs.map(({ type, name: written, node, parent, index, kind }) => [
          type,
          written.loc,
          node,
          parent,
          index,
          kind,
        ]),
      ]),
    );
    return { names, reads: table.reads };
  };
  const before = found();
  makeImportsCheap({ Referencer, Definition });
  makeImportsCheap({ Referencer, Definition });
  const after = found();
  expect(after.names).toEqual(before.names);
  expect(after.names.map(([name]) => name)).toEqual(['a', 'c', 'd', 'f', 'i']);
  expect(before.reads - after.reads).toBe(4);
});

it('leaves it to eslint-scope to refuse an import where there is none', () => {
  makeImportsCheap({ Referencer, Definition });
  const options = { ecmaVersion: 2024, sourceType: 'script' };
  const program = parse('import a from "b"', { plugins: ['estree'], sourceType: 'module' }).program;
  const referencer = new Referencer(options as never, new ScopeManager(options as never));
  expect(() => referencer.visit(program as never)).toThrow(/ImportDeclaration should appear/);
});

it('merges the kinds of nodes once for all patterns, whose names it finds as before', () => {
  const before = counted();
  const expected = [namesIn(before.keys, 'iteration'), namesIn(before.keys, 'iteration')];
  makeCheap(PatternVisitor);
  makeCheap(PatternVisitor);
  const after = counted();
  expect([namesIn(after.keys, 'iteration'), namesIn(after.keys, 'iteration')]).toEqual(expected);
  expect(expected[0]).toEqual(['one', 'two']);
  expect([before.reads, after.reads]).toEqual([2, 1]);
});

it('merges them again for other kinds of nodes', () => {
  makeCheap(PatternVisitor);
  const tables = [counted(), counted()];
  for (const { keys } of tables) namesIn(keys, 'iteration');
  expect(tables.map(({ reads }) => reads)).toEqual([1, 1]);
});

it('leaves a class alone that is derived from nothing', () => {
  class Plain {}
  makeCheap(Plain);
  expect(Object.getPrototypeOf(Plain)).toBe(Function.prototype);
});

it('is what the parser of scripts uses', async () => {
  const lint = createLinter(await loadLintLibraries(), { root: '', links: new Map() });
  const base = Object.getPrototypeOf(PatternVisitor);
  makeCheap(PatternVisitor);
  expect(Object.getPrototypeOf(PatternVisitor)).toBe(base);
  const { reports } = lint('a.js', '.js', 'app.get("/", ({ query: { q } }, res) => eval(q))');
  expect(reports.map(({ ruleId }) => ruleId)).toEqual(['scan-gate/code-injection']);
});
