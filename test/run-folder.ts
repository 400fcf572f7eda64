/** One temporary folder for a whole run of the tests: what they share, and what goes away with it. */
import { join } from 'node:path';
import { env } from 'node:process';

export const runFolderVariable = 'TEST_RUN_FOLDER';

/** The absolute path of the folder. */
export function runFolder(): string {
  const folder = env[runFolderVariable];
  if (folder === undefined) throw new Error('This runs outside of the tests: there is no folder of their run');
  return folder;
}

/** Where the process of the whole run says, when it is asked, in which folder its PostgreSQL has its socket. */
export const postgresSocket = (folder: string): string => join(folder, 'postgres.sock');
