/** Finds the programs that scan besides the built-in scanners. None is ever taken from a checkout or a workspace. */
import { toGateError } from '../errors.ts';
import { findProgramsOutside, isChangeable, selectProgramVariables } from '../git/machine.ts';
import { programInstallations, type ScannerSelection } from '../installation.ts';
import type { RequestedProgram } from '../text/scan-request.ts';

/** How a scan starts the programs that are selected. `checkouts`: the folders that a change can fill. */
export function requestPrograms(
  { programs, semgrepRules }: Omit<ScannerSelection, 'isBuiltin'>,
  checkouts: readonly string[],
): RequestedProgram[] {
  if (programs.length === 0) return [];
  const found = findProgramsOutside(checkouts);
  const variables = { ...selectProgramVariables(checkouts), PATH: found.path };
  // The order of the policy must not decide which of two findings is kept.
  return programInstallations.flatMap(({ name, hasRules }) => {
    const wanted = programs.find((program) => program.name === name);
    if (wanted === undefined) return [];
    if (hasRules && semgrepRules !== undefined && isChangeable(semgrepRules, checkouts)) {
      const missing = `The rules in semgrep-rules are in the checkout, where a change can remove them. Put them elsewhere`;
      return { ...wanted, file: { missing }, variables };
    }
    return { ...wanted, file: findProgram(found, name), variables, rules: hasRules ? semgrepRules : undefined };
  });
}

function findProgram(found: ReturnType<typeof findProgramsOutside>, name: string): RequestedProgram['file'] {
  try {
    return found.find(name);
  } catch (error) {
    const { message, hint = '' } = toGateError(error);
    return { missing: `${message}. ${hint}` };
  }
}
