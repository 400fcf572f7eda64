/**
 * Mirrors of repositories that are known by their address, in a folder of this machine. Each process that needs one makes
 * it, with the credentials that git has here. Nothing of them is in the database.
 */
import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createMirror, fetchMirror, listOriginHeads, readOriginDefaultBranch } from '../shared/git/origin.ts';

export function createMirrors(folder: string) {
  const getPath = (address: string) => {
    const name = createHash('sha256').update(address).digest('hex').slice(0, 24);
    return join(folder, `${name}.git`);
  };
  /** Other processes may do the same at this moment. */
  const make = async (address: string): Promise<string> => {
    const path = getPath(address);
    if (existsSync(path)) return path;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const draft = `${path}-${randomBytes(6).toString('hex')}`;
    await createMirror(draft, address);
    try {
      await rename(draft, path);
    } catch (error) {
      await rm(draft, { recursive: true, force: true });
      if (!existsSync(path)) throw error;
    }
    return path;
  };
  return {
    /** The folder of a mirror with the present state of the address. */
    fetch: async (address: string, signal: AbortSignal) => {
      const path = await make(address);
      try {
        await fetchMirror({ path, signal });
      } catch (error) {
        // A git that was killed leaves its lock files, and every later fetch fails. No other git holds them, because two
        // scans of one repository never run at the same time.
        if (!(error instanceof Error) || !/\.lock['"]?: File exists/.test(error.message)) throw error;
        await rm(path, { recursive: true, force: true, maxRetries: 3 });
        await fetchMirror({ path: await make(address), signal });
      }
      return path;
    },
    /** The folder of a mirror that was fetched before. Undefined when there is none. */
    find: (address: string) => (existsSync(getPath(address)) ? getPath(address) : undefined),
    /** Branches and pull requests, asked of the address. */
    listHeads: async (address: string, signal: AbortSignal) => listOriginHeads({ path: await make(address), signal }),
    readDefaultBranch: async (address: string, signal: AbortSignal) =>
      readOriginDefaultBranch({ path: await make(address), signal }),
  };
}
