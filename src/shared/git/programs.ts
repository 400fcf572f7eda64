/** Finds the programs that the gate starts. The search never accepts a program from a checkout. */
import { accessSync, constants, realpathSync, statSync } from 'node:fs';
import { posix, win32 } from 'node:path';
import { attempt, GateError } from '../errors.ts';

/** The inputs of the search. */
export interface Machine {
  env: Readonly<Record<string, string | undefined>>;
  cwd: string;
  platform: NodeJS.Platform;
}

export interface Programs {
  /**
   * Absolute path of the program with one of the endings; by default those of executable files. Throws GateError CONFIG
   * that names the excluded folders when it is not found.
   */
  find(name: string, endings?: readonly string[]): string;
  /** The searched folders, as PATH for child processes, which start other programs by name. */
  path: string;
}

interface Skipped {
  folder: string;
  why: string;
}

interface ForbiddenFolder {
  folder: string;
  why: string;
  /**
   * The working directory may be `/` or a home folder, which contain the system's programs. Then only the folder itself
   * is excluded.
   */
  isItselfOnly: boolean;
}

/** The programs of a machine, without those in its working directory or in the work trees of these checkouts. */
export function findPrograms(machine: Machine, workTrees: readonly string[]): Programs {
  const { env, platform } = machine;
  const grounds = listForbiddenFolders(machine, workTrees);
  const skipped: Skipped[] = [];
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

function listForbiddenFolders({ env, cwd, platform }: Machine, workTrees: readonly string[]): ForbiddenFolder[] {
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
function findRefusal(path: string, grounds: readonly ForbiddenFolder[], platform: NodeJS.Platform): string | undefined {
  if (!getPathModule(platform).isAbsolute(path)) return 'not an absolute path';
  for (const name of [path, resolveProgramPath(path)]) {
    if (/[\\/]node_modules[\\/]\.bin(?:[\\/]|$)/i.test(`${name}/`)) return 'in node_modules/.bin';
    const ground = grounds.find(({ folder, isItselfOnly }) =>
      isItselfOnly
        ? isSamePath(findContainingFolder(name, platform), folder, platform)
        : isWithin(name, folder, platform),
    );
    if (ground !== undefined) return ground.why;
  }
  return undefined;
}

/** The folder itself, or the folder of a file. */
function findContainingFolder(path: string, platform: NodeJS.Platform): string {
  return isProgram(path, platform) ? getPathModule(platform).dirname(path) : path;
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

function createNotFoundError(name: string, skipped: readonly Skipped[]): GateError {
  const used = skipped.filter(({ folder }) => folder !== '');
  const left = used.map(({ folder, why }) => `${JSON.stringify(folder)} (${why})`).join(', ');
  const note = left === '' ? '' : `; not looked for in ${left}`;
  return new GateError('CONFIG', `${name} was not found on the PATH${note}`, {
    reason: 'wrong-ref',
    hint: `Install ${name} outside the checkout, in a folder of the PATH.`,
  });
}
