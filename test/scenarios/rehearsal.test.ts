import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { isLong } from '../model/runs.ts';

const root = join(import.meta.dirname, '../..');

// In `npm test`, demo.test.ts plays the demo, and test/gate/policy/examples.test.ts judges by each policy.
it.runIf(isLong)('the example policies decide about real reports of the demo as docs/policy.md says', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [join(root, 'scripts/release.ts'), '--policies']);
  const page = readFileSync(join(root, 'docs/policy.md'), 'utf8');
  expect(page).toContain(`<!-- rehearsed -->\n\n${stdout.trim()}\n\n<!-- /rehearsed -->`);
  expect(stdout).toMatch(/start\.yml\]\S+ \| [1-4] of 4 \|/);
});
