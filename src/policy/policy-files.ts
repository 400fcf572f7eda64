/** Where a repository keeps its policy file: the one place that names the paths, from the root of the repository. */

/** A name without its ending. Beside it may stand policies of parts, and baselines: `.github/scan-gate-api.yml`. */
const stems = ['.github/scan-gate', '.scan-gate'] as const;

/** At most one of them is there. */
export const policyPaths: readonly string[] = stems.map((stem) => `${stem}.yml`);

/** Names that people give it by mistake; a file that nobody reads would look like a policy. */
export const mistakenPolicyPaths: readonly string[] = stems.map((stem) => `${stem}.yaml`);

/** Globs of all files of the gate: whoever changes one may change what is judged. */
export const gateFileGlobs: readonly string[] = stems.map((stem) => `${stem}*`);

/** The file under its right name. */
export function correctPolicyPath(mistaken: string): string {
  return mistaken.replace(/\.yaml$/, '.yml');
}

/** Where a new policy file belongs: only a repository on GitHub has a folder for it. `system` is the CI system of the run. */
export function chooseNewPath(system: string): string {
  return `${stems[system === 'github' ? 0 : 1]}.yml`;
}

/** `.github/scan-gate.yml or .scan-gate.yml`. */
export const policyPathsText = policyPaths.join(' or ');
