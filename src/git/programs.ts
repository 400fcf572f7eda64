/** Finds the programs that the gate starts. The search never accepts a program from a checkout. */
import { accessSync, constants, realpathSync, statSync } from 'node:fs';
import { posix, win32 } from 'node:path';
import { GateError } from '../errors.ts';

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

interface Ground {
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
  const grounds = forbidden(machine, workTrees);
  const skipped: Skipped[] = [];
  const folders = pathEntries(env, platform).filter((folder) => {
    const why = refusal(folder, grounds, platform);
    if (why !== undefined) skipped.push({ folder, why });
    return why === undefined;
  });
  const { delimiter, join } = pathsOf(platform);
  const find = (name: string, wanted: readonly string[] = endings(platform)): string => {
    for (const folder of folders) {
      for (const ending of wanted) {
        const file = join(folder, `${name}${ending}`);
        if (!isProgram(file, platform)) continue;
        const why = refusal(file, grounds, platform);
        if (why === undefined) return file;
        skipped.push({ folder: file, why });
      }
    }
    throw notFound(name, skipped);
  };
  return { find, path: folders.join(delimiter) };
}

const pathsOf = (platform: NodeJS.Platform) => (platform === 'win32' ? win32 : posix);

/** PATH as it is written. On Windows the variable's name may have any case, and an entry may be quoted. */
function pathEntries(env: Machine['env'], platform: NodeJS.Platform): string[] {
  if (platform !== 'win32') return (env.PATH ?? '').split(posix.delimiter);
  const value = Object.entries(env).find(([name]) => name.toUpperCase() === 'PATH')?.[1] ?? '';
  return value.split(win32.delimiter).map((folder) => folder.replace(/^"(.*)"$/, '$1'));
}

/** The endings that can be started without a shell; `.cmd` and `.bat` cannot. */
const endings = (platform: NodeJS.Platform): string[] => (platform === 'win32' ? ['.exe', '.com'] : ['']);

function forbidden({ env, cwd, platform }: Machine, workTrees: readonly string[]): Ground[] {
  const home = env.HOME ?? env.USERPROFILE;
  const here = realPath(cwd);
  const holdsHome = home !== undefined && isWithin(realPath(home), here, platform);
  const isRoot = pathsOf(platform).dirname(here) === here;
  return [
    ...workTrees.map((folder) => ({ folder: realPath(folder), why: 'in the checkout', isItselfOnly: false })),
    { folder: here, why: 'in the working directory', isItselfOnly: isRoot || holdsHome },
  ];
}

/** Why no program may be started from the path, or from the target of its link. */
function refusal(path: string, grounds: readonly Ground[], platform: NodeJS.Platform): string | undefined {
  if (!pathsOf(platform).isAbsolute(path)) return 'not an absolute path';
  for (const name of [path, realPath(path)]) {
    if (/[\\/]node_modules[\\/]\.bin(?:[\\/]|$)/i.test(`${name}/`)) return 'in node_modules/.bin';
    const ground = grounds.find(({ folder, isItselfOnly }) =>
      isItselfOnly ? isSame(holderOf(name, platform), folder, platform) : isWithin(name, folder, platform),
    );
    if (ground !== undefined) return ground.why;
  }
  return undefined;
}

/** The folder itself, or the folder of a file. */
function holderOf(path: string, platform: NodeJS.Platform): string {
  return isProgram(path, platform) ? pathsOf(platform).dirname(path) : path;
}

function isWithin(path: string, folder: string, platform: NodeJS.Platform): boolean {
  const { relative, isAbsolute, sep } = pathsOf(platform);
  const way = relative(folded(folder, platform), folded(path, platform));
  return way === '' || (way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way));
}

const isSame = (path: string, folder: string, platform: NodeJS.Platform): boolean =>
  pathsOf(platform).relative(folded(folder, platform), folded(path, platform)) === '';

/** The file systems of these platforms ignore case. */
const folded = (path: string, platform: NodeJS.Platform): string =>
  platform === 'win32' || platform === 'darwin' ? path.toLowerCase() : path;

function realPath(path: string): string {
  try {
    return realpathSync.native(path);
  } catch {
    return path;
  }
}

function isProgram(file: string, platform: NodeJS.Platform): boolean {
  try {
    if (!statSync(file).isFile()) return false;
    if (platform !== 'win32') accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function notFound(name: string, skipped: readonly Skipped[]): GateError {
  const left = skipped.map(({ folder, why }) => `${JSON.stringify(folder)} (${why})`).join(', ');
  const note = left === '' ? '' : `; not looked for in ${left}`;
  return new GateError('CONFIG', `The program ${name} was not found on the PATH${note}`, {
    reason: 'wrong-ref',
    hint: `Install ${name} outside the checkout, in a folder of the PATH.`,
  });
}
