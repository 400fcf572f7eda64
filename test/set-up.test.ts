import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('no helper registers a hook when it is loaded, which would run for the first file of a process alone', () => {
  const helpers = globSync('**/*.ts', { cwd: import.meta.dirname }).filter(
    (name) => !name.endsWith('.test.ts') && !['set-up.ts', 'compare/compare.ts'].includes(name),
  );
  const hooks = helpers.filter((name) =>
    /^(?:before|after)(?:All|Each)\(/m.test(readFileSync(join(import.meta.dirname, name), 'utf8')),
  );
  expect(helpers.length).toBeGreaterThan(100);
  expect(hooks, 'use afterFile() of test/after-file.ts').toEqual([]);
});
