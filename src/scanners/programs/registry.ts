/** The list of programs of other projects. A new one is one file, one line here, and one in `installation.ts`. */
import { banditProgram } from './bandit.ts';
import { gitleaksProgram } from './gitleaks.ts';
import { gosecProgram } from './gosec.ts';
import { osvScannerProgram } from './osv-scanner.ts';
import type { ScannerProgram } from './program.ts';
import { opengrepProgram, semgrepProgram } from './semgrep.ts';
import { trivyProgram } from './trivy.ts';

export const externalPrograms: readonly ScannerProgram[] = [
  semgrepProgram,
  opengrepProgram,
  banditProgram,
  gosecProgram,
  gitleaksProgram,
  osvScannerProgram,
  trivyProgram,
];
