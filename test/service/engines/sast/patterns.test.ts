import { PatternVisitor } from 'eslint-scope';
import { expect, it } from 'vitest';
import { createLinter, loadLintLibraries } from '../../../../src/service/engines/sast/linter.ts';
import { makeCheap } from '../../../../src/service/engines/sast/program/patterns.ts';

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
