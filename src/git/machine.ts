/**
 * The machine on which programs are started. Besides the session this is the only reader of `process`, because the
 * scanners' program has no session.
 */
import { variablesFor } from './environment.ts';
import { findPrograms, type Machine, type Programs } from './programs.ts';
import { workTreesAround } from './repository.ts';

export const machine = (): Machine => ({ env: process.env, cwd: process.cwd(), platform: process.platform });

const known = new Map<string, Programs>();

/** The programs that may be started for a folder: none from its work trees or from those of the working directory. */
export function programsFor(folder: string): Programs {
  const here = machine();
  const workTrees = [here.cwd, folder].flatMap(workTreesAround);
  const key = JSON.stringify([here.env.PATH, here.cwd, ...workTrees]);
  const programs = known.get(key) ?? findPrograms(here, workTrees);
  known.set(key, programs);
  return programs;
}

interface Command {
  file: string;
  args: readonly string[];
  env: Record<string, string>;
}

/** npm as it is started for a folder. Throws GateError CONFIG like `Programs.find`. */
export function npmFor(folder: string): Command {
  return npmOf(programsFor(folder), machine(), process.execPath);
}

/** On Windows npm is started by Node.js, because `npm.cmd` on PATH needs a shell. */
export function npmOf(programs: Programs, { env: own, platform }: Machine, node: string): Command {
  const env = { ...variablesFor('registry', own, platform), PATH: programs.path };
  if (platform !== 'win32') return { file: programs.find('npm'), args: [], env };
  return { file: node, args: [programs.find('node_modules\\npm\\bin\\npm-cli', ['.js'])], env };
}

/** The environment variables of the scanners' program for a repository. */
export function scannerVariables(path: string): Record<string, string> {
  return { ...variablesFor('machine', process.env, process.platform), PATH: programsFor(path).path };
}
