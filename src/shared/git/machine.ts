/**
 * The machine on which programs are started, and where they are found: never in a checkout. Besides the session this is the
 * only reader of `process`, because the scanners' program has no session.
 */

import { accessSync, constants, realpathSync, statSync } from 'node:fs';
import { isAbsolute, posix, resolve, win32 } from 'node:path';
import { attempt, GateError } from '../errors.ts';
import { isInFolder, type Machine, selectVariables } from './environment.ts';
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

/** npm as it is started for a folder. Throws GateError CONFIG like `Programs.find`. */
export function findNpm(folder: string) {
  return buildNpmCommand(findProgramsFor(folder), readMachine(), process.execPath);
}

/** On Windows npm is started by Node.js, because `npm.cmd` on PATH needs a shell. */
export function buildNpmCommand(programs: Programs, { env: own, platform }: Machine, node: string) {
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

interface Programs {
  /**
   * Absolute path of the program with one of the endings; by default those of executable files. Throws GateError CONFIG
   * that names the excluded folders when it is not found.
   */
  find(name: string, endings?: readonly string[]): string;
  /** The searched folders, as PATH for child processes, which start other programs by name. */
  path: string;
}

/** The programs of a machine, without those in its working directory or in the work trees of these checkouts. */
export function findPrograms(machine: Machine, workTrees: readonly string[]): Programs {
  const { env, platform } = machine;
  const grounds = listForbiddenFolders(machine, workTrees);
  const skipped: { folder: string; why: string }[] = [];
  const folders = parsePath(env, platform).filter((folder) => {
    const why = findRefusal(folder, grounds, platform);
    if (why !== undefined) skipped.push({ folder, why });
    return why === undefined;
  });
  const { delimiter, join } = getPathModule(platform);
  const findProgram = (name: string, wanted: readonly string[] = listEndings(platform)): string => {
    for (const folder of folders) {
      for (const ending of wanted) {
        const file = join(folder, `${name}${ending}`);
        if (!isProgram(file, platform)) continue;
        const why = findRefusal(file, grounds, platform);
        if (why === undefined) return file;
        skipped.push({ folder: file, why });
      }
    }
    throw createNotFoundError(name, skipped);
  };
  return { find: findProgram, path: folders.join(delimiter) };
}

const getPathModule = (platform: NodeJS.Platform) => (platform === 'win32' ? win32 : posix);

/** PATH as it is written. On Windows the variable's name may have any case, and an entry may be quoted. */
function parsePath(env: Machine['env'], platform: NodeJS.Platform): string[] {
  if (platform !== 'win32') return (env.PATH ?? '').split(posix.delimiter);
  const value = Object.entries(env).find(([name]) => name.toUpperCase() === 'PATH')?.[1] ?? '';
  return value.split(win32.delimiter).map((folder) => folder.replace(/^"(.*)"$/, '$1'));
}

/** The endings that can be started without a shell; `.cmd` and `.bat` cannot. */
const listEndings = (platform: NodeJS.Platform): string[] => (platform === 'win32' ? ['.exe', '.com'] : ['']);

function listForbiddenFolders({ env, cwd, platform }: Machine, workTrees: readonly string[]) {
  const home = env.HOME ?? env.USERPROFILE;
  const here = resolveProgramPath(cwd);
  const holdsHome = home !== undefined && isWithin(resolveProgramPath(home), here, platform);
  const isRoot = getPathModule(platform).dirname(here) === here;
  return [
    ...workTrees.map((folder) => ({ folder: resolveProgramPath(folder), why: 'in the checkout', isItselfOnly: false })),
    { folder: here, why: 'in the working directory', isItselfOnly: isRoot || holdsHome },
  ];
}

/** Why no program may be started from the path, or from the target of its link. */
function findRefusal(
  path: string,
  grounds: readonly {
    folder: string;
    why: string;
    /**
     * The working directory may be `/` or a home folder, which contain the system's programs. Then only the folder itself
     * is excluded.
     */
    isItselfOnly: boolean;
  }[],
  platform: NodeJS.Platform,
): string | undefined {
  if (!getPathModule(platform).isAbsolute(path)) return 'not an absolute path';
  for (const name of [path, resolveProgramPath(path)]) {
    if (/[\\/]node_modules[\\/]\.bin(?:[\\/]|$)/i.test(`${name}/`)) return 'in node_modules/.bin';
    const ground = grounds.find(({ folder, isItselfOnly }) =>
      isItselfOnly
        ? isSamePath(isProgram(name, platform) ? getPathModule(platform).dirname(name) : name, folder, platform)
        : isWithin(name, folder, platform),
    );
    if (ground !== undefined) return ground.why;
  }
  return undefined;
}

function isWithin(path: string, folder: string, platform: NodeJS.Platform): boolean {
  const { relative, isAbsolute, sep } = getPathModule(platform);
  const way = relative(foldPathCase(folder, platform), foldPathCase(path, platform));
  return way === '' || (way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way));
}

const isSamePath = (path: string, folder: string, platform: NodeJS.Platform): boolean =>
  getPathModule(platform).relative(foldPathCase(folder, platform), foldPathCase(path, platform)) === '';

/** The file systems of these platforms ignore case. */
const foldPathCase = (path: string, platform: NodeJS.Platform): string =>
  platform === 'win32' || platform === 'darwin' ? path.toLowerCase() : path;

function resolveProgramPath(path: string): string {
  return attempt(() => realpathSync.native(path)) ?? path;
}

function isProgram(file: string, platform: NodeJS.Platform): boolean {
  try {
    if (statSync(file, { throwIfNoEntry: false })?.isFile() !== true) return false;
    if (platform !== 'win32') accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function createNotFoundError(name: string, skipped: readonly { folder: string; why: string }[]): GateError {
  const used = skipped.filter(({ folder }) => folder !== '');
  const left = used.map(({ folder, why }) => `${JSON.stringify(folder)} (${why})`).join(', ');
  const note = left === '' ? '' : `; not looked for in ${left}`;
  return new GateError('CONFIG', `${name} was not found on the PATH${note}`, {
    reason: 'wrong-ref',
    hint: `Install ${name} outside the checkout, in a folder of the PATH.`,
  });
}
