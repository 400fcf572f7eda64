/** The list of programs of other projects. A new one is one entry in a list here, and one in `installation.ts`. */
import { codePrograms } from './code-programs.ts';
import { packagePrograms } from './package-programs.ts';

export const externalPrograms = [...codePrograms, ...packagePrograms];
