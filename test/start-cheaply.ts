/** Lets a shell start git. How the gate itself starts it is held by the tests of `ofGit` in `vitest.config.ts`. */
import { vi } from 'vitest';

vi.mock('../src/git/start.ts', async (importActual) => {
  const { runInShell } = await import('./git/shell.ts');
  const actual = await importActual<typeof import('../src/git/start.ts')>();
  return { ...actual, runProgram: runInShell(actual) };
});
