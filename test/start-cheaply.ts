/** Lets a shell start git. How the gate itself starts it is held by the tests of `ofGit` in `vitest.config.ts`. */
import { vi } from 'vitest';
import type { Start } from './shared/git/shell.ts';

vi.mock('../src/shared/git/start.ts', async (importActual) => {
  const { runInShell } = await import('./shared/git/shell.ts');
  const actual = await importActual<Start>();
  return { ...actual, runProgram: runInShell(actual) };
});
