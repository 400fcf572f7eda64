/** Recognizes the files that determine a repository's dependencies, by their names. */

import { type EcosystemRow, findEcosystem, isLockName, splitNames } from '../../shared/packages/dependency-files.ts';
import { getBaseName } from '../../shared/text/file-name.ts';
import { foldPath } from './changes.ts';

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

/** Ignores case. A false match only means that dependencies are judged although they did not change. */
export function isPackageFile(path: string): boolean {
  const folded = foldPath(path);
  if (findEcosystem(folded) !== undefined || otherNames.has(getBaseName(folded))) return true;
  return otherPackageFiles.patterns?.some((pattern) => pattern.test(folded)) || isLockName(folded);
}
