/** The list of programs of other projects. A new one is a row of `code-programs.ts` or `package-programs.ts`, and one of `installation.ts`. */
import { codePrograms } from './code-programs.ts';
import { packagePrograms } from './package-programs.ts';

export const externalPrograms = [...codePrograms, ...packagePrograms];
