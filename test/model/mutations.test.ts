import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { predicateNames } from '../../src/gate/policy/predicates.ts';
import { mutations } from './mutations.ts';

const source = (file: string) => readFileSync(new URL(`../../src/${file}`, import.meta.url), 'utf8');

/** The rows of the table of predicates, by name. */
const rows = /const predicates = \{\n(.*?)\n\}/s.exec(source('gate/policy/predicates.ts'))?.[1] ?? '';
const predicates = [...rows.matchAll(/^ {2}(\w+): .*?(?=\n {2}(?:\w|\/)|$(?!\n))/gms)].map(([row, name = '']) => ({
  name,
  row,
}));

describe('the planted defects', () => {
  it('are at least 40, all different', () => {
    expect(mutations.length).toBeGreaterThanOrEqual(40);
    expect(new Set(mutations.map(({ file, replacement, original }) => `${file} ${original} ${replacement}`)).size).toBe(
      mutations.length,
    );
  });

  it.each(mutations)('$file still holds, once: $original', ({ file, original, replacement }) => {
    expect(source(file).split(original)).toHaveLength(2);
    expect(replacement).not.toBe(original);
  });

  it('read the names of all predicates', () => expect(predicates.map(({ name }) => name)).toEqual(predicateNames));

  it.each(predicates)('have one of the predicate $name, in rules/named.ts', ({ row }) => {
    const planted = mutations.filter(({ file }) => file === 'gate/policy/predicates.ts');
    expect(planted.some(({ original }) => row.includes(original))).toBe(true);
  });
});
