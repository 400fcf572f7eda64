import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const source = join(import.meta.dirname, '../src');
const verbs = new Set(readFileSync(join(import.meta.dirname, 'verbs.txt'), 'utf8').split(/\s+/));
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ts'));
/** Declarations of functions, and constants that hold an arrow function. */
const declaration =
  /\bfunction\*? (\w+)|\bconst (\w+)(?:: [^=\n]+)? =\s+(?:async )?(?:<[^>\n]+>)?(?:\([^()]*\)(?:: [^=\n]+)?|\w+) =>/g;
const names = files.flatMap((path) =>
  [...readFileSync(join(source, path), 'utf8').matchAll(declaration)].map((match) => match[1] ?? match[2] ?? ''),
);

function percent(fits: (name: string) => boolean): number {
  return (100 * names.filter(fits).length) / names.length;
}

it('At least 80 % of the functions begin with a verb.', () => {
  expect(names.length).toBeGreaterThan(3000);
  expect(percent((name) => verbs.has(/^[a-z]+/.exec(name)?.[0] ?? ''))).toBeGreaterThan(80);
});

it('At most 2 % of the functions end in Of.', () => {
  expect(percent((name) => name.endsWith('Of'))).toBeLessThanOrEqual(2);
});
