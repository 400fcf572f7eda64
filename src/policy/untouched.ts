/** Findings that a pull request cannot have made: advisories and rules of today about what it does not change. */
import { type Changes, inChangedFile } from './changes.ts';
import { type Finding, isUnclear } from './finding.ts';
import { isPackageFile } from './package-files.ts';

/**
 * True only for a finding in a dependency, a secret or a configuration whose file the whole diff leaves as it is. What code
 * does may change with other files; what cannot be placed, or whose type is not known, may have been made here.
 */
export function isUntouched(finding: Finding, changes: Changes | undefined): boolean {
  if (changes === undefined || isUnclear(finding, 'type', 'filePath')) return false;
  // In a diff that is not complete every file may be changed.
  if (finding.filePath === undefined || inChangedFile(finding, changes) !== 'no') return false;
  switch (finding.type) {
    case 'SECRET':
      return true;
    case 'SCA':
      return !touches(changes).dependencies;
    case 'IAC':
      return !mayConfigure(finding.filePath, touches(changes).configuration);
    default:
      return false;
  }
}

interface Touches {
  dependencies: boolean;
  /** Changed files that may give other files of a configuration their values. */
  configuration: readonly string[];
}

const known = new WeakMap<Changes, Touches>();

function touches(changes: Changes): Touches {
  const found = known.get(changes);
  if (found !== undefined) return found;
  const paths = [...changes.files.keys()];
  const fresh = {
    dependencies: paths.some(isPackageFile),
    configuration: paths.filter((path) => valueFile.test(path)),
  };
  known.set(changes, fresh);
  return fresh;
}

/** Terraform reads a folder as one; charts, overlays and templates take their values from other files. */
const valueFile =
  /(?:\.(?:tf|tfvars|tofu|hcl)(?:\.json)?|(?:^|\/)(?:values[^/]*|kustomization|parameters[^/]*|\.env[^/]*)(?:\.(?:ya?ml|json))?)$/i;
const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/') + 1);

function mayConfigure(path: string, configuration: readonly string[]): boolean {
  return configuration.some(
    (changed) => !/\.(?:tf|tofu)(?:\.json)?$/i.test(changed) || folderOf(changed) === folderOf(path),
  );
}
