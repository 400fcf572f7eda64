/** The list of programs of other projects. A new one is one file, one line here, and one in `installation.ts`. */
import { banditProgram } from './bandit.ts';
import type { ScannerProgram } from './program.ts';

export const externalPrograms: readonly ScannerProgram[] = [banditProgram];
