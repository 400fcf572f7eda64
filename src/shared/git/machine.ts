/**
 * The machine on which programs are started. Besides the session this is the only reader of `process`, because the
 * scanners' program has no session.
 */
import { isAbsolute, resolve } from 'node:path';
import { isInFolder, selectVariables } from './environment.ts';
import { findPrograms, type Machine, type Programs } from './programs.ts';
import { listWorkTrees } from './repository.ts';

export const readMachine = (): Machine => ({ env: process.env, cwd: process.cwd(), platform: process.platform });

/** The programs that may be started for a folder: none from its work trees or from those of the working directory. */
export function findProgramsFor(folder: string): Programs {
  const here = readMachine();
  return findPrograms(here, [here.cwd, folder].flatMap(listWorkTrees));
}

/** Folders into which CI systems check repositories out. */
const workspaceNames = [
  ...['GITHUB_WORKSPACE', 'CI_PROJECT_DIR', 'WORKSPACE', 'BUILD_SOURCESDIRECTORY', 'BITBUCKET_CLONE_DIR'],
  ...['CIRCLE_WORKING_DIRECTORY', 'BUILDKITE_BUILD_CHECKOUT_PATH', 'DRONE_WORKSPACE', 'CI_WORKSPACE'],
  ...['APPVEYOR_BUILD_FOLDER', 'TRAVIS_BUILD_DIR', 'CODEBUILD_SRC_DIR', 'SEMAPHORE_GIT_DIR'],
];

/** The folders that a proposed change can have filled: checkouts, workspaces, and the active virtual environment. */
function listChangeableFolders({ env, cwd }: Machine, checkouts: readonly string[]): string[] {
  const home = env.HOME ?? env.USERPROFILE;
  // CircleCI writes `~/project`, and Semaphore only the name of a folder in the home folder.
  const workspaces = [...workspaceNames, 'VIRTUAL_ENV']
    .flatMap((name) => env[name] ?? [])
    .map((folder) => (home === undefined ? folder : resolve(home, folder.replace(/^~\//, ''))));
  // A workspace that contains the home folder contains the system's programs too.
  const own = workspaces.filter((folder) => isAbsolute(folder) && (home === undefined || !isInFolder(home, folder)));
  return [...[cwd, ...checkouts].flatMap(listWorkTrees), ...checkouts, ...own];
}

/** The programs that may scan checkouts. */
export function findProgramsOutside(checkouts: readonly string[]): Programs {
  const here = readMachine();
  return findPrograms(here, listChangeableFolders(here, checkouts));
}

/** Whether a proposed change to the checkouts could have written the file or folder. */
export function isChangeable(path: string, checkouts: readonly string[]): boolean {
  return listChangeableFolders(readMachine(), checkouts).some((folder) => isInFolder(path, folder));
}

/** The environment variables of a program that scans checkouts. No path in them is one that a change can fill. */
export function selectProgramVariables(checkouts: readonly string[]): Record<string, string> {
  const here = readMachine();
  const folders = listChangeableFolders(here, checkouts);
  const own = Object.entries(selectVariables('scanner', here.env, here.platform)).filter(
    ([, path]) => isAbsolute(path) && !folders.some((folder) => isInFolder(path, folder)),
  );
  // Programs in Python otherwise read files in the encoding of the machine.
  return { ...Object.fromEntries(own), LC_ALL: 'C.UTF-8', PYTHONUTF8: '1' };
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
  const env = { ...addProxyScheme(selectVariables('registry', own, platform)), PATH: programs.path };
  if (platform !== 'win32') return { file: programs.find('npm'), args: [], env };
  return { file: node, args: [programs.find('node_modules\\npm\\bin\\npm-cli', ['.js'])], env };
}

/** npm refuses `proxy:3128`, which git and curl read as `http://proxy:3128`. */
function addProxyScheme(env: Record<string, string>): Record<string, string> {
  const add = (name: string, value: string) =>
    /^https?_proxy$/i.test(name) && value !== '' && !value.includes('://') ? `http://${value}` : value;
  return Object.fromEntries(Object.entries(env).map(([name, value]) => [name, add(name, value)]));
}

/** The environment variables of the scanners' program for a repository. */
export function buildScannerVariables(path: string): Record<string, string> {
  return { ...selectVariables('machine', process.env, process.platform), PATH: findProgramsFor(path).path };
}
