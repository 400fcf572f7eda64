/** The runner's toolkit with the files of a test and an output of its own: it knows only those of its process. */
import { type getInput, summary } from '@actions/core';
import { createRunner, type Runner } from '../src/gate/hosts/github/runner.ts';

type Environment = Parameters<typeof createRunner>[0];

const fileNames = ['GITHUB_OUTPUT', 'GITHUB_STATE', 'GITHUB_STEP_SUMMARY'] as const;

/** The inputs of a step, as the toolkit reads them from its own process. */
export function inputsOf(env: Environment): typeof getInput {
  return (name, { trimWhitespace = true } = {}) => {
    const value = env[`INPUT_${name.toUpperCase()}`] ?? '';
    return trimWhitespace ? value.trim() : value;
  };
}

export function testRunner(env: Environment, write: (text: string) => void): Runner {
  const { addSummary, ...rest } = createRunner(env);
  const redirected = Object.entries(rest).map(([name, method]) => [
    name,
    method && ((...given: never[]) => redirect(env, write, () => (method as (...given: never[]) => unknown)(...given))),
  ]);
  return {
    ...(Object.fromEntries(redirected) as typeof rest),
    addSummary: addSummary && ((markdown) => withFiles(env, () => addSummary(markdown))),
  };
}

function redirect<T>(env: Environment, write: (text: string) => void, act: () => T): T {
  const restore = useFiles(env);
  const { write: before } = process.stdout;
  process.stdout.write = (text) => {
    write(String(text));
    return true;
  };
  try {
    return act();
  } finally {
    process.stdout.write = before;
    restore();
  }
}

let writing: Promise<unknown> = Promise.resolve();

/** One after the other: the toolkit finds its file when it writes, and has one buffer for all. */
function withFiles<T>(env: Environment, act: () => Promise<T>): Promise<T> {
  const written = writing.then(() => actWithFiles(env, act));
  writing = written.catch(() => undefined);
  return written;
}

async function actWithFiles<T>(env: Environment, act: () => Promise<T>): Promise<T> {
  const restore = useFiles(env);
  // It remembers the first file that it was used with.
  Object.assign(summary, { _filePath: undefined });
  try {
    return await act();
  } finally {
    restore();
  }
}

function useFiles(env: Environment): () => void {
  const before = fileNames.map((name) => [name, process.env[name]] as const);
  for (const name of fileNames) set(name, env[name]);
  return () => {
    for (const [name, value] of before) set(name, value);
  };
}

function set(name: string, value: string | undefined): void {
  if (value === undefined) delete process.env[name];
  else process.env[name] = value;
}
