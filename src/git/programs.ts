/** Finds the programs that the gate starts, by a search of its own: nothing that a checkout holds is ever one of them. */
import { accessSync, constants, realpathSync, statSync } from 'node:fs';
import { posix, win32 } from 'node:path';
import { GateError } from '../errors.ts';

/** What a search depends on. */
export interface Machine {
  env: Readonly<Record<string, string | undefined>>;
  cwd: string;
  platform: NodeJS.Platform;
}

export interface Programs {
  /**
   * Absolute path of the program, with one of the endings, by default those that can be started. Throws GateError CONFIG when
   * there is none, saying where none was looked for.
   */
  find(name: string, endings?: readonly string[]): string;
  /** The folders that were searched, as PATH of what is started: it starts others by name. */
  path: string;
}

interface Skipped {
  folder: string;
  why: string;
}

interface Ground {
  folder: string;
  why: string;
  /** The working directory of a shell may be `/` or a home folder, which hold the system's programs: only itself counts. */
  isItselfOnly: boolean;
}

/** The programs of a machine, looked for outside its working directory and the work trees of these checkouts. */
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

/** PATH as it is written; on Windows its name is in any case, and an entry may stand in quotes. */
function pathEntries(env: Machine['env'], platform: NodeJS.Platform): string[] {
  if (platform !== 'win32') return (env.PATH ?? '').split(posix.delimiter);
  const value = Object.entries(env).find(([name]) => name.toUpperCase() === 'PATH')?.[1] ?? '';
  return value.split(win32.delimiter).map((folder) => folder.replace(/^"(.*)"$/, '$1'));
}

/** What can be started without a shell; a `.cmd` or `.bat` cannot. */
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

/** Why nothing may be started from there: by its name, and by what the name is a link to. */
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

/** The folder itself, or the one that a file lies in. */
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

/** The file systems of these fold case. */
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
