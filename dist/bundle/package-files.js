import { o as isNoPath, r as foldPath } from "./changes.js";
// src/policy/package-files.ts
var names = [
	"package.json package-lock.json npm-shrinkwrap.json yarn.lock pnpm-lock.yaml pnpm-workspace.yaml bun.lock bun.lockb bunfig.toml",
	".npmrc .yarnrc .yarnrc.yml .pnpmfile.cjs .pnpmfile.js lerna.json rush.json deno.json deno.jsonc deno.lock jsr.json bower.json .bowerrc",
	"importmap.json import_map.json libman.json component.json .nvmrc .node-version .tool-versions mise.toml .mise.toml",
	"pipfile pipfile.lock pyproject.toml poetry.lock poetry.toml pdm.lock pdm.toml uv.lock uv.toml pylock.toml setup.py setup.cfg tox.ini",
	"environment.yml environment.yaml conda-lock.yml meta.yaml pip.conf pip.ini .pypirc .condarc pixi.toml pixi.lock constraints.txt",
	"go.mod go.sum go.work go.work.sum modules.txt gopkg.toml gopkg.lock glide.yaml glide.lock .goproxy",
	"cargo.toml cargo.lock rust-toolchain rust-toolchain.toml",
	"gemfile gemfile.lock gems.rb gems.locked .gemrc composer.json composer.lock auth.json symfony.lock",
	"pom.xml ivy.xml ivysettings.xml settings.xml build.gradle build.gradle.kts settings.gradle settings.gradle.kts gradle.properties",
	"gradle.lockfile gradle-wrapper.properties maven-wrapper.properties verification-metadata.xml build.sbt build.properties plugins.sbt",
	"project.clj deps.edn shadow-cljs.edn build.boot maven_install.json",
	"packages.config packages.lock.json nuget.config global.json project.json project.assets.json paket.dependencies paket.lock paket.references",
	"podfile podfile.lock package.swift package.resolved cartfile cartfile.resolved pubspec.yaml pubspec.lock pubspec_overrides.yaml",
	"mix.exs mix.lock rebar.config rebar.lock conanfile.txt conanfile.py conan.lock vcpkg.json vcpkg-configuration.json cmakelists.txt",
	"stack.yaml stack.yaml.lock package.yaml cabal.project cabal.project.freeze cpanfile cpanfile.snapshot makefile.pl renv.lock description",
	"flake.nix flake.lock opam dune-project project.toml manifest.toml",
	"module.bazel module.bazel.lock workspace workspace.bazel build build.bazel .bazelrc dockerfile containerfile compose.yml compose.yaml",
	"docker-compose.yml docker-compose.yaml chart.yaml chart.lock requirements.yaml requirements.lock helmfile.yaml .terraform.lock.hcl",
	".gitmodules action.yml action.yaml .pre-commit-config.yaml renovate.json dependencies.json buildscript-gradle.lockfile"
].flatMap((line) => line.split(" "));
var known = new Set(names);
var patterns = [
	/requirements[^/]*\.(?:txt|in|pip)$/,
	/(?:^|\/)requirements\/[^/]+\.(?:txt|in)$/,
	/constraints[^/]*\.txt$/,
	/[.-]lock(?:file)?(?:\.[a-z]+)?$/,
	/\.lockb$/,
	/\.(?:gemspec|podspec|cabal|nuspec|rockspec|opam|sbt|gradle|bzl|tf\.lock)$/,
	/\.gradle\.kts$/,
	/\.(?:cs|fs|vb|vcx|sql|js|ts|py)proj$/,
	/\.(?:props|targets|versions\.toml)$/,
	/(?:^|\/)(?:dockerfile|containerfile)[^/]*$|\.(?:dockerfile|containerfile)$/,
	/(?:^|\/)\.(?:yarn|mvn|cargo|bundle|pnpm|gradle|config\/pip|nuget)\//,
	/(?:^|\/)\.(?:github\/workflows|github\/actions|gitlab-ci|circleci)\//,
	/(?:^|\/)patches\/[^/]+\.patch$/
];
function isPackageFile(path) {
	if (isNoPath(path)) return true;
	const folded = foldPath(path);
	const name = folded.slice(folded.lastIndexOf("/") + 1);
	return known.has(name) || patterns.some((pattern) => pattern.test(folded));
}
export { isPackageFile as t };
