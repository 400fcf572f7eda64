/** The machine that programs are started on. Beside the session the only reader of the process: a scan worker has no session. */
import { cwd, env, platform } from 'node:process';
import { variablesFor } from './environment.ts';
import { findPrograms, type Machine, type Programs } from './programs.ts';
import { findRepository } from './repository.ts';

export const machine = (): Machine => ({ env, cwd: cwd(), platform });

const known = new Map<string, Programs>();

/** The programs that may be started for a checkout: none from its work tree, nor from that of the working directory. */
export function programsFor(top: string | undefined): Programs {
  const here = machine();
  const own = findRepository(here.cwd).checkout?.top;
  const workTrees = [top, own].filter((folder) => folder !== undefined);
  const key = JSON.stringify([here.env.PATH, here.cwd, ...workTrees]);
  const programs = known.get(key) ?? findPrograms(here, workTrees);
  known.set(key, programs);
  return programs;
}

/** The variables of a worker that reads a repository. */
export function workerVariables(path: string): Record<string, string> {
  const { path: folders } = programsFor(findRepository(path).checkout?.top);
  return { ...variablesFor('machine', env, platform), PATH: folders };
}
