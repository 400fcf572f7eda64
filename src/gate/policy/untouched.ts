/**
 * Recognizes findings that a pull request cannot have introduced: new advisories and rules about code that it does not
 * change.
 */

import { detectByName, isDocumentName, isVendored } from '../../shared/languages/languages.ts';
import { type EcosystemRow, findEcosystem, isLockName, splitNames } from '../../shared/packages/dependency-files.ts';
import { getBaseName } from '../../shared/text/file-name.ts';
import {
  type Changes,
  foldCase,
  foldPath,
  getChangeFacts,
  isInChangedFile,
  isTooLongForPath,
  type TouchedKinds,
} from './changes.ts';
import { type Finding, isUnclear } from './finding.ts';
import type { Ternary } from './ternary.ts';

/** True for documentation, an image, a test, or program source outside the build configuration. */
function cannotChangeDependencies(path: string): boolean {
  const name = foldUnambiguousPath(path);
  if (name === undefined || isPackageFile(path) || matchesAnyPattern(buildFiles, name)) return false;
  if (isDocumentation(name) || isImage(name)) return true;
  if (matchesAnyPattern(toolFolders, name)) return false;
  if (isTest(name)) return true;
  return isProgram(name) && !isVendored(name) && !matchesAnyPattern(buildFolders, name);
}

/** The same, and also true for files that only list dependencies or are shown to people. */
function cannotChangeInfrastructure(path: string): boolean {
  const name = foldUnambiguousPath(path);
  if (name === undefined || matchesAnyPattern(infrastructure, name)) return false;
  if (isDocumentation(name) || isImage(name)) return true;
  if (matchesAnyPattern(toolFolders, name)) return false;
  if (isTest(name) || isPage(name)) return true;
  if (findEcosystem(name) !== undefined) return !matchesAnyPattern(infrastructureDependencies, name);
  return isProgram(name) && !matchesAnyPattern(infrastructurePrograms, name);
}

/**
 * Whether scanners report problems of templates that a program generates, as the AWS CDK does, in the file: it is the
 * generated file or the program itself.
 */
function mayBeGenerated(path: string): boolean {
  return isProgram(foldPath(path)) || matchesAnyPattern(generated, foldPath(path));
}

/** Folds the path to lower case. Undefined if the path can be read in two ways or is not a path. */
function foldUnambiguousPath(path: string): string | undefined {
  if (isTooLongForPath(path)) return undefined;
  const folded = foldPath(path);
  return folded === foldCase(path) ? folded : undefined;
}

function matchesAnyPattern(patterns: readonly RegExp[], name: string): boolean {
  return patterns.some((pattern) => pattern.test(name));
}

const documentation =
  /\.(?:md|mdx|mdown|mkdn?|markdown|rst|adoc|asciidoc|textile|org|pod|rdoc|creole|wiki|mediawiki)$|(?:^|\/)(?:readme|licen[cs]e|copying|notice|authors|contributors|maintainers|changelog|changes|history)(?:[-_][\w-]+)?\.txt$/;

function isDocumentation(name: string): boolean {
  return (documentation.test(name) || isDocumentName(name)) && detectByName(name) === undefined;
}

function isImage(name: string): boolean {
  return /\.(?:png|jpe?g|gif|webp|avif|apng|bmp|ico|icns|tiff?|svg|heic|psd|drawio)$/.test(name);
}

/** Matches tests by folder, because test data can have any name, and by the names that test runners recognize. */
const tests = [
  /(?:^|\/)(?:tests?|__tests__|__mocks__|__fixtures__|__snapshots__|specs?|e2e|test[-_]?data|cypress)\//,
  /\.snap$/,
];

function isTest(name: string): boolean {
  return matchesAnyPattern(tests, name);
}

/** Components and pages that contain programs count as programs. */
const components = /\.(?:vue|svelte|astro|marko|razor|cshtml|vbhtml|aspx|ascx|jsp|phtml|erb|ejs|blade\.php|twig)$/;

function isProgram(name: string): boolean {
  return detectByName(name) !== undefined || components.test(name);
}

function isPage(name: string): boolean {
  return components.test(name) || /\.(?:html?|css|s[ac]ss|less|styl|pcss|postcss|hbs|handlebars|pug|haml)$/.test(name);
}

/** Folders of tools and builds: hidden ones, and those of sbt, Mill and Gradle. */
const toolFolders = [/(?:^|\/)(?:\.[^/]+|buildsrc|build-src|build-logic|mill-build)\//, /(?:^|\/)\.[^/]*$/];
const buildFolders = [/^project\//, /(?:^|\/)project\/(?:.*\/)?[^/]+\.(?:scala|java|kt)$/];

/** Sources that configure a build, and files that only look like program source. */
const buildFiles = [
  /(?:^|\/)build\.\w+$/,
  /(?:^|\/)(?:package|recipe|setup|hatch_build|pavement|dodo|noxfile|fabfile|snakefile|tiltfile)\.py$/,
  /(?:^|\/)(?:gulp|grunt|jake|cake|danger|rake|gem|pod|thor|guard|brew|fast)file(?:\.\w+){1,2}$/,
  /(?:^|\/)(?:install|requirements|dependencies|packages)\.r$|(?:^|\/)premake[45]?\.lua$/,
  /(?:^|\/)(?:dependencies|deps|versions|libs|libraries)\.(?:scala|kt|groovy)$/,
  /(?:^|\/)(?:dev[-_])?deps\.[cm]?[jt]s$/,
  /(?:^|\/)pnpmfile\.[cm]?js$|(?:^|\/)(?:yarn|pnpm|rush|lerna|renovate|syncpack)\.config\.\w+$/,
  /(?:^|\/)(?:guix|manifest|channels)\.scm$|(?:^|\/)info\.rkt$|-pkg\.el$/,
  /\.(?:asd|boot|csx|fsx|kts|mod|nims|nim\.cfg|pluginspec|pro|pri|rbuild|sc|sls|nf|smk|snakefile|wdl|cwl)$/,
];

const infrastructure = [
  /\.(?:tf|tofu|hcl|ya?ml|json[c5]?|tpl|jsonnet|libsonnet)(?:\.[^/]*)?$/,
  /\.(?:tfvars|tftest|tfstate|tftpl|bicep[^/]*)(?:\.[^/]*)?$/,
  /(?:^|\/)(?:dockerfile|containerfile)[^/]*$|\.(?:dockerfile|containerfile)$/,
  // An environment may be called `test`.
  /(?:^|\/)(?:group_vars|host_vars|inventory|inventories)\//,
];

/** Programs of the AWS CDK, Pulumi and similar tools, by the folder and file names that are usual for them. */
const infrastructurePrograms = [
  /(?:^|\/)(?:infra|infrastructure|iac|cdk|cdk8s|cdktf|pulumi|terraform|deploy|deployments?|devops|stacks?|constructs|cloudformation|provision(?:ing)?|ansible|k8s|kubernetes|helm|serverless|sst)\//,
  /(?:stack|construct|infra|infrastructure|cdk|cdk8s|pulumi|sst\.config|serverless)s?\.\w+$/,
  /(?:^|\/)bin\/[^/]+\.[cm]?ts$|(?:^|\/)__main__\.py$/,
  /\.sls$/,
];

const generated = [
  /(?:^|\/)(?:cdk\.out|cdktf\.out|\.serverless|\.aws-sam|synth|rendered|dist|build|out)\//,
  /\.template\.(?:json|ya?ml)$|(?:^|\/)cdk\.tf\.json$/,
];

/** These files also decide what is deployed. */
const infrastructureDependencies = [/\.(?:nix|bzl|bazel)$|(?:^|\/)workspace[^/]*$|\.lock\.hcl$|(?:^|\/)chart\.lock$/];

/** Whether the judged commit has the file, keyed by the path that a finding states. A missing path was not checked. */
export type PathsInHead = ReadonlyMap<string, boolean>;

/**
 * Whether the pull request may have introduced the finding. `no` only for a dependency, secret or configuration that
 * the whole diff leaves unchanged. Code can behave differently after changes in other files, and a finding without a
 * usable path or type may have been introduced here.
 */
export function mayBeIntroduced(finding: Finding, changes: Changes | undefined, held?: PathsInHead): Ternary {
  if (changes === undefined || isUnclear(finding, 'type', 'filePath')) return 'yes';
  const { filePath } = finding;
  // In an incomplete diff, any file may be changed.
  if (filePath === undefined || isInChangedFile(finding, changes) !== 'no') return 'yes';
  switch (finding.type) {
    case 'SECRET':
      // A file that no longer exists may have been part of an earlier commit of the branch, which the diff does not show.
      if (held?.get(filePath) === undefined) return 'unknown';
      return held.get(filePath) ? 'no' : 'yes';
    case 'SCA':
      return findTouchedKinds(changes).dependencies ? 'yes' : 'no';
    case 'IAC': {
      const { infrastructure, programs } = findTouchedKinds(changes);
      return infrastructure || (programs && mayBeGenerated(filePath)) ? 'yes' : 'no';
    }
    default:
      return 'yes';
  }
}

/** Whether the gate has to check that the judged commit has the finding's file. */
export function needsHeadFileCheck(finding: Finding, changes: Changes | undefined, held?: PathsInHead): boolean {
  return finding.type === 'SECRET' && mayBeIntroduced(finding, changes, held) === 'unknown';
}

function findTouchedKinds(changes: Changes): TouchedKinds {
  const facts = getChangeFacts(changes);
  if (facts.touched !== undefined) return facts.touched;
  const files = [...changes.files];
  // A submodule can bring any files.
  const isAny = (leaves: (path: string) => boolean) => files.some(([path, { isModule }]) => isModule || !leaves(path));
  facts.touched = {
    dependencies: isAny(cannotChangeDependencies),
    infrastructure: isAny(cannotChangeInfrastructure),
    programs: files.some(([path]) => isProgram(foldPath(path))),
  };
  return facts.touched;
}

/** Other files that affect dependencies: registries, tool versions, builds, images, workflows and vendored trees. */
const otherPackageFiles: Pick<EcosystemRow, 'names' | 'patterns'> = {
  names: `bunfig.toml .npmrc .yarnrc .yarnrc.yml .pnpmfile.cjs .pnpmfile.js lerna.json rush.json .bowerrc .nvmrc .node-version
    .tool-versions mise.toml .mise.toml poetry.toml pdm.toml uv.toml tox.ini pip.conf pip.ini .pypirc .condarc modules.txt .goproxy
    rust-toolchain rust-toolchain.toml .gemrc auth.json ivysettings.xml settings.xml gradle.properties gradle-wrapper.properties
    maven-wrapper.properties build.properties nuget.config global.json cmakelists.txt build build.bazel .bazelrc dockerfile
    containerfile compose.yml compose.yaml docker-compose.yml docker-compose.yaml .gitmodules action.yml action.yaml
    .pre-commit-config.yaml renovate.json dependencies.json component.json project.json meta.yaml recipe.yaml package.yaml description`,
  patterns: [
    /\.lockb$/,
    /\.(?:bzl|tf\.lock|cmake)$/,
    /(?:^|\/)(?:dockerfile|containerfile)[^/]*$|\.(?:dockerfile|containerfile)$/,
    /(?:^|\/)(?:docker-?)?compose[^/]*\.ya?ml$/,
    /(?:^|\/)\.(?:yarn|mvn|cargo|bundle|pnpm|gradle|config\/pip|nuget)\//,
    /(?:^|\/)\.(?:github\/workflows|github\/actions|gitlab-ci|circleci)\//,
    /(?:^|\/)patches\/[^/]+\.patch$/,
  ],
};

const otherNames: ReadonlySet<string> = new Set(splitNames(otherPackageFiles));

/**
 * Whether the file determines a repository's dependencies, by its name in any case. A false match only means that dependencies are judged although they did not
 * change.
 */
export function isPackageFile(path: string): boolean {
  const folded = foldPath(path);
  if (findEcosystem(folded) !== undefined || otherNames.has(getBaseName(folded))) return true;
  return otherPackageFiles.patterns?.some((pattern) => pattern.test(folded)) || isLockName(folded);
}
