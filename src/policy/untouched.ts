/** Findings that a pull request cannot have made: advisories and rules of today about what it does not change. */
import { type Changes, inChangedFile } from './changes.ts';
import { type Finding, isUnclear } from './finding.ts';
import { languageOf } from './languages/languages.ts';
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
      return !touches(changes).infrastructure;
    default:
      return false;
  }
}

interface Touches {
  dependencies: boolean;
  infrastructure: boolean;
}

const known = new WeakMap<Changes, Touches>();

function touches(changes: Changes): Touches {
  const found = known.get(changes);
  if (found !== undefined) return found;
  const paths = [...changes.files.keys()];
  const fresh = {
    dependencies: paths.some(mayChangeDependencies),
    infrastructure: paths.some(mayConfigure),
  };
  known.set(changes, fresh);
  return fresh;
}

const documents =
  /\.(?:md|mdx|markdown|rst|adoc|asciidoc|textile|org)$|(?:^|\/)(?:licen[cs]e|notice|authors|changelog)$/i;
const images = /\.(?:png|jpe?g|gif|webp|svg|ico|bmp|avif|tiff?)$/i;
const testFolders = /(?:^|\/)(?:tests?|specs?|__tests__|__snapshots__|e2e)\//i;
/** Folders of builds, and sources anywhere that a build runs. */
const buildSources =
  /(?:^|\/)(?:project|buildsrc|build-logic|\.config)\/|(?:^|\/)(?:build\.[^/]+|package@swift-[^/]*|(?:setup|conanfile|noxfile|tasks|fabfile)\.py|(?:gulp|grunt|rake|cake|jake|danger|brew|gem|pod|just|make|vagrant)file[^/]*|mix\.exs|[^/]*\.(?:gemspec|podspec|nimble))$/i;

/** Everything but sources outside builds, documents, images and tests; one too many only has dependencies judged once more. */
function mayChangeDependencies(path: string): boolean {
  if (isPackageFile(path) || buildSources.test(path)) return true;
  if (documents.test(path) || images.test(path)) return false;
  const isSource = languageOf(path) !== undefined;
  return !isSource && !(testFolders.test(path) && /\.snap$/i.test(path));
}

/** Templates, values and overlays give each other their values across folders. */
const infrastructure =
  /\.(?:tf|tfvars|tofu|hcl|bicep\w*|ya?ml|json|json5|tpl|jsonnet|libsonnet|cue|j2|env|toml|nomad|pkr)$|(?:^|\/)(?:docker|container)file[^/]*$|\.(?:docker|container)file$|(?:^|\/)(?:\.env[^/]*|host_vars|group_vars|templates|charts?)(?:\/|$)/i;
/** Sources that the CDK or Pulumi turn into templates. */
const infrastructureSources =
  /(?:^|\/)(?:cdk|cdk8s|cdktf|pulumi|infra\w*|iac|stacks?|deploy\w*|constructs?|terraform|ops|provision\w*)[^/]*\/|[-_.]?(?:stack|construct|cdk)s?\.\w+$/i;

function mayConfigure(path: string): boolean {
  return infrastructure.test(path) || (languageOf(path) !== undefined && infrastructureSources.test(path));
}
