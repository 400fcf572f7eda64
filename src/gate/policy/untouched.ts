/**
 * What a change cannot matter to, by the names of its files: findings that a pull request cannot have introduced, and
 * changes that need no scan because the trusted policy excludes all their files.
 */

import { detectByName, isDocumentName, isVendored } from '../../shared/languages/languages.ts';
import { type EcosystemRow, findEcosystem, isLockName, splitNames } from '../../shared/packages/dependency-files.ts';
import { getBaseName } from '../../shared/text/file-name.ts';
import { type Changes, foldCase, foldPath, getChangeFacts, isInChangedFile, isTooLongForPath } from './changes.ts';
import type { Evidence } from './evidence.ts';
import { type Finding, isUnclear } from './finding.ts';
import { compileGlob } from './glob.ts';
import { createPathMatcher } from './path-matching.ts';
import { gateFileGlobs } from './policy.ts';
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
  if (isTest(name) || components.test(name) || pages.test(name)) return true;
  if (findEcosystem(name) !== undefined) return !matchesAnyPattern(infrastructureDependencies, name);
  return isProgram(name) && !matchesAnyPattern(infrastructurePrograms, name);
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

/** Files that are shown to people, besides components. */
const pages = /\.(?:html?|css|s[ac]ss|less|styl|pcss|postcss|hbs|handlebars|pug|haml)$/;

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

/**
 * Whether the pull request may have introduced the finding. `no` only for a dependency, secret or configuration that
 * the whole diff leaves unchanged. Code can behave differently after changes in other files, and a finding without a
 * usable path or type may have been introduced here.
 */
export function mayBeIntroduced(finding: Finding, changes: Changes | undefined, held?: Evidence['held']): Ternary {
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
      // Scanners report problems of templates that a program generates, as the AWS CDK does, in the generated file or
      // in the program itself.
      const path = foldPath(filePath);
      return infrastructure || (programs && (isProgram(path) || matchesAnyPattern(generated, path))) ? 'yes' : 'no';
    }
    default:
      return 'yes';
  }
}

/** Whether the gate has to check that the judged commit has the finding's file. */
export function needsHeadFileCheck(finding: Finding, changes: Changes | undefined, held?: Evidence['held']): boolean {
  return finding.type === 'SECRET' && mayBeIntroduced(finding, changes, held) === 'unknown';
}

function findTouchedKinds(changes: Changes) {
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
function isPackageFile(path: string): boolean {
  const folded = foldPath(path);
  if (findEcosystem(folded) !== undefined || otherNames.has(getBaseName(folded))) return true;
  return otherPackageFiles.patterns?.some((pattern) => pattern.test(folded)) || isLockName(folded);
}

/**
 * The files that configure CI systems, and so decide whether and how a change is judged. They match at any depth and in
 * any case.
 */
export const pipelineGlobs: readonly string[] = [
  ...['.github/workflows/**', '.github/actions/**', 'action.{yml,yaml}'],
  ...[
    '.gitlab-ci*.{yml,yaml}',
    '.gitlab/**',
    'Jenkinsfile*',
    'Jenkinsfile*/**',
    'azure-pipelines*.{yml,yaml}',
    '.azure-pipelines/**',
  ],
  ...['bitbucket-pipelines.{yml,yaml}', '.circleci/**', '.buildkite/**', '.travis.yml', '.drone.yml'],
  ...['cloudbuild.{yml,yaml}', '.{gitea,forgejo,semaphore,teamcity,tekton,harness,woodpecker}/**', 'bamboo-specs/**'],
  ...['{buildspec,codefresh}*.{yml,yaml}', '{,.}{woodpecker,appveyor,cirrus,wercker}.{yml,yaml}'],
  ...['{,.}{screwdriver,bitrise,codemagic}.{yml,yaml}'],
].map((glob) => `**/${glob}`);

const matchers = pipelineGlobs.map((glob) => compileGlob(foldPath(glob)));

/** Files that decide what is judged, and how. A change to one of them is always scanned. */
const deciding = [...gateFileGlobs, 'codeowners'].map((glob) => compileGlob(`**/${glob}`));

/**
 * True only for a complete diff that is not empty, if every path in it, old paths included, matches in every possible
 * reading.
 */
export function needsNoScan(
  { files, isComplete }: Changes,
  /** Globs. */
  skipWhen: readonly string[],
  /** Other files that decide what is judged: the policy file itself and the baseline. */
  policyFiles: readonly string[],
): boolean {
  if (!isComplete || files.size === 0) return false;
  // `docs/**` matches the contents of the folder, not a link or a submodule with its name.
  const isSkipped = createPathMatcher(skipWhen.map((glob) => glob.replace(/\/$/, '/**').replace(/\/\*\*$/, '/**/*')));
  const own = policyFiles.map(foldPath);
  return [...files].every(([path, { isModule }]) => {
    if (isModule || isTooLongForPath(path) || isSkipped({ filePath: path }) !== 'yes') return false;
    const folded = foldPath(path);
    const decides = matchers.some((matches) => matches(folded)) || deciding.some((matches) => matches(folded));
    return !own.includes(folded) && !decides && !isPackageFile(path);
  });
}

/** Both are needed for any rule that finds a password. */
const named =
  /pass|pwd|pw\b|secret|token|key|mnemonic|phrase|seed|salt|pepper|user|login|account|cred|auth(?!ored-by)|basic|bearer|curl|wget|sql|maria|redis|insert|identified|crypt|md5|sha|hash|machine|cookie|connect|sign(?!ed-off-by)|hmac|jose|jwt|fernet|serializ|pdo|ldap|imap|ssh|xor|[.:]new|cipher|verif|session/i;
const valued = /["'`=:(<{[@\d]|\s[-/]\w/;

/** Whether a scan could find a secret in the message of a commit. */
export function mayHoldSecret(message: string): boolean {
  const text = message
    .replace(/^(?:build|chore|ci|docs?|feat|fix|refactor|revert|style|test)(?:\([\w-]*\))?!?: /, '')
    .replaceAll(/\(?#\d+\)?|@users\.noreply\.[\w.-]+/g, '');
  // What an issuer draws is a long word, and neither a plain word nor the id of a commit.
  const isIssued = (word: string) => /.[A-Z\d]/.test(word) && !/^(?:[\da-f]{40}|[\da-f]{64})$/.test(word);
  return (
    /:\/\/\S{1,300}@|@(?:tcp|unix)\(|-----begin/i.test(text) ||
    (named.test(text) && valued.test(text)) ||
    (text.match(/[\w+=~-]{16,}/g) ?? []).some(isIssued)
  );
}

const prose = /\.(?:md|mdx|markdown|rst|adoc|asciidoc|txt|textile|pod)$|(?:^|\/)docs?\//;

/** Describes a change that needs no scan, as half a sentence. */
export function describeSkippedChange({ files }: Changes): string {
  const isProse = [...files.keys()].every((path) => prose.test(foldPath(path)));
  return isProse ? 'only documentation changed' : 'only files changed that need no scan';
}
