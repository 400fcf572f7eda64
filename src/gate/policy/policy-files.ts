/** The paths of a repository's policy file. No other file names them. */

/** A path without its extension. Policies of parts and baselines can be next to it: `.github/scan-gate-api.yml`. */
const stems = ['.github/scan-gate', '.scan-gate'] as const;

/** At most one of them exists. */
export const policyPaths: readonly string[] = stems.map((stem) => `${stem}.yml`);

/** Names that people use by mistake. A file that nobody reads would look like a policy. */
export const mistakenPolicyPaths: readonly string[] = stems.map((stem) => `${stem}.yaml`);

/** Globs of all files of the gate. A change to one of them may change what is judged. */
export const gateFileGlobs: readonly string[] = stems.map((stem) => `${stem}*`);

/** The same path in the correct case and with the correct extension. */
export function correctPolicyPath(mistaken: string): string {
  return mistaken.toLowerCase().replace(/\.yaml$/, '.yml');
}

/** The paths that are names of a policy file in another case. Empty when one of the paths has a correct name. */
export function findMiscasedPaths(paths: ReadonlySet<string>): string[] {
  if (policyPaths.some((path) => paths.has(path))) return [];
  return [...paths].filter(
    (path) => !mistakenPolicyPaths.includes(path) && policyPaths.includes(correctPolicyPath(path)),
  );
}

/** Where to create a new policy file. Only GitHub has a folder for it. `system` is the CI system of the run. */
export function chooseNewPath(system: string): string {
  return `${stems[system === 'github' ? 0 : 1]}.yml`;
}

/** `.github/scan-gate.yml or .scan-gate.yml`. */
export const policyPathsText = policyPaths.join(' or ');
