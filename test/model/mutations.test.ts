import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { mutations } from './mutations.ts';

const source = (file: string) => readFileSync(new URL(`../../src/${file}`, import.meta.url), 'utf8');
const predicates = readdirSync(new URL('../../src/gate/policy/predicates', import.meta.url)).filter(
  (name) => name !== 'predicate.ts',
);

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

  it.each(predicates)('have one of predicates/%s, in rules/named.ts', (name) => {
    expect(mutations.map(({ file }) => file)).toContain(`gate/policy/predicates/${name}`);
  });
});
