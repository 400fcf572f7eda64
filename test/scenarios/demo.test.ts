import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

it('shows a newcomer a whole run of the built action on the example application', async () => {
  const script = join(import.meta.dirname, '../../scripts/demo.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [script]);
  expect(stdout).toContain('exit code 1: failed (violations)');
});
