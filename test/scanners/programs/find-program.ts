/** A program of this machine for tests that really run it. Undefined if it is not installed. */
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { env } from 'node:process';

export function findProgram(name: string): string | undefined {
  return (env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK);
        return !file.includes('node_modules');
      } catch {
        return false;
      }
    });
}
