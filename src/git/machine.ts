/**
 * The machine on which programs are started. Besides the session this is the only reader of `process`, because the
 * scanners' program has no session.
 */
import { selectVariables } from './environment.ts';
import { findPrograms, type Machine, type Programs } from './programs.ts';
import { listWorkTrees } from './repository.ts';

export const readMachine = (): Machine => ({ env: process.env, cwd: process.cwd(), platform: process.platform });

const programsByMachine = new Map<string, Programs>();

/** The programs that may be started for a folder: none from its work trees or from those of the working directory. */
export function findProgramsFor(folder: string): Programs {
  const here = readMachine();
  const workTrees = [here.cwd, folder].flatMap(listWorkTrees);
  const key = JSON.stringify([here.env.PATH, here.cwd, ...workTrees]);
  const programs = programsByMachine.get(key) ?? findPrograms(here, workTrees);
  programsByMachine.set(key, programs);
  return programs;
}

interface Command {
  file: string;
  args: readonly string[];
  env: Record<string, string>;
}

/** npm as it is started for a folder. Throws GateError CONFIG like `Programs.find`. */
export function findNpm(folder: string): Command {
  return buildNpmCommand(findProgramsFor(folder), readMachine(), process.execPath);
}

/** On Windows npm is started by Node.js, because `npm.cmd` on PATH needs a shell. */
export function buildNpmCommand(programs: Programs, { env: own, platform }: Machine, node: string): Command {
  const env = { ...selectVariables('registry', own, platform), PATH: programs.path };
  if (platform !== 'win32') return { file: programs.find('npm'), args: [], env };
  return { file: node, args: [programs.find('node_modules\\npm\\bin\\npm-cli', ['.js'])], env };
}

/** The environment variables of the scanners' program for a repository. */
export function buildScannerVariables(path: string): Record<string, string> {
  return { ...selectVariables('machine', process.env, process.platform), PATH: findProgramsFor(path).path };
}
