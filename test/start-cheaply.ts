/** Lets a shell start git. How the gate itself starts it is what the tests of `starting` in `vitest.config.ts` are about. */
import { vi } from 'vitest';

vi.mock('../src/git/start.ts', async (importActual) => {
  const { runInShell } = await import('./git/shell.ts');
  const actual = await importActual<typeof import('../src/git/start.ts')>();
  return { ...actual, runProgram: runInShell(actual) };
});
