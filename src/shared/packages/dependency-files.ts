/** The files that declare or lock dependencies, by their names. */

import { detectByName } from '../languages/languages.ts';
import { getBaseName } from '../text/file-name.ts';

export interface EcosystemRow {
  /** Shown to people before "dependency file". */
  ecosystem: string;
  /** In lower case, separated by spaces. */
  names: string;
  patterns?: readonly RegExp[];
}

/** Manifests and lock files: they declare dependencies. */
const rows: readonly EcosystemRow[] = [
  {
    ecosystem: 'npm',
    names: 'package.json package-lock.json npm-shrinkwrap.json',
  },
  { ecosystem: 'Yarn', names: 'yarn.lock' },
  { ecosystem: 'pnpm', names: 'pnpm-lock.yaml pnpm-workspace.yaml' },
  { ecosystem: 'Bun', names: 'bun.lock bun.lockb' },
  { ecosystem: 'Deno', names: 'deno.json deno.jsonc deno.lock jsr.json importmap.json import_map.json' },
  { ecosystem: 'Bower', names: 'bower.json libman.json' },
  {
    ecosystem: 'Python',
    names: `pipfile pipfile.lock pyproject.toml poetry.lock pdm.lock uv.lock pylock.toml setup.py setup.cfg environment.yml
      environment.yaml conda-lock.yml pixi.toml pixi.lock constraints.txt`,
    patterns: [
      // `requirements-dev.txt`, `dev-requirements.in`, `constraints-3.12.txt`, `reqs/base.txt`
      /(?:requirements|constraints)[^/]*\.(?:txt|in|pip)$/,
      /(?:^|\/)(?:requirements?|reqs?|constraints)\/(?:[^/]+\/)*[^/]+\.(?:txt|in|pip)$/,
      /(?:^|\/)(?:[^/]*[-_.])?reqs?(?:[-_.][^/]*)?\.(?:txt|in)$/,
      /(?:^|\/)(?:[^/]*[-_.])?environment(?:[-_.][^/]*)?\.ya?ml$/,
      /(?:^|\/)(?:conda[-_.][^/]*|pylock\.[^/]+)\.(?:ya?ml|toml)$/,
    ],
  },
  {
    ecosystem: 'Go',
    names: 'go.mod go.sum go.work go.work.sum gopkg.toml gopkg.lock glide.yaml glide.lock',
    patterns: [/(?:^|\/)vendor\/modules\.txt$/, /(?:^|\/)[^/]*(?:go|tools)\.(?:mod|sum)$/],
  },
  { ecosystem: 'Rust', names: 'cargo.toml cargo.lock' },
  {
    ecosystem: 'Ruby',
    names: 'gemfile gemfile.lock gems.rb gems.locked appraisals',
    patterns: [/\.(?:gemspec|gemfile|gemfile\.lock)$/],
  },
  { ecosystem: 'PHP', names: 'composer.json composer.lock symfony.lock' },
  {
    ecosystem: 'Java and Kotlin',
    names: `pom.xml ivy.xml build.gradle build.gradle.kts settings.gradle settings.gradle.kts gradle.lockfile buildscript-gradle.lockfile
      verification-metadata.xml maven_install.json libs.versions.toml`,
    patterns: [/(?:^|\/)pom[^/]*\.xml$/, /\.pom$/, /\.gradle(?:\.kts)?$/, /\.versions\.toml$/],
  },
  {
    ecosystem: 'Scala',
    names: 'build.sbt plugins.sbt build.sc build.mill package.mill project.scala',
    patterns: [/\.(?:sbt|mill)$/, /(?:^|\/)project\/[^/]+\.scala$/],
  },
  { ecosystem: 'Clojure', names: 'project.clj deps.edn shadow-cljs.edn build.boot bb.edn' },
  {
    ecosystem: '.NET',
    names: `packages.config packages.lock.json project.assets.json paket.dependencies paket.lock paket.references
      dotnet-tools.json`,
    patterns: [/\.(?:cs|fs|vb|vcx|sql|js|ts|py|wap|wix|nu)proj$/, /\.nuspec$/, /\.(?:props|targets)$/],
  },
  {
    ecosystem: 'Swift and Objective-C',
    names: 'podfile podfile.lock package.swift package.resolved cartfile cartfile.private cartfile.resolved mintfile',
    patterns: [/\.podspec(?:\.json)?$/, /(?:^|\/)package@swift-[^/]*\.swift$/],
  },
  { ecosystem: 'Dart', names: 'pubspec.yaml pubspec.lock pubspec_overrides.yaml' },
  {
    ecosystem: 'Elixir and Erlang',
    names: 'mix.exs mix.lock rebar.config rebar.config.script rebar.lock gleam.toml erlang.mk',
    patterns: [/\.app\.src$/],
  },
  {
    ecosystem: 'C and C++',
    names:
      'conanfile.txt conanfile.py conan.lock conandata.yml vcpkg.json vcpkg-configuration.json dub.json dub.sdl dub.selections.json xmake.lua',
    patterns: [/\.wrap$/],
  },
  {
    ecosystem: 'Haskell',
    names: 'stack.yaml stack.yaml.lock cabal.project cabal.project.freeze cabal.project.local',
    patterns: [/\.cabal$/],
  },
  { ecosystem: 'Perl', names: 'cpanfile cpanfile.snapshot makefile.pl build.pl meta6.json' },
  { ecosystem: 'R', names: 'renv.lock packrat.lock' },
  { ecosystem: 'OCaml', names: 'opam dune-project esy.json', patterns: [/\.opam(?:\.locked|\.template)?$/] },
  { ecosystem: 'Julia', names: 'project.toml manifest.toml juliaproject.toml juliamanifest.toml' },
  { ecosystem: 'Nix', names: 'flake.nix flake.lock npins.json' },
  { ecosystem: 'Crystal', names: 'shard.yml shard.lock shard.override.yml' },
  { ecosystem: 'Nim', names: 'nimble.lock atlas.lock', patterns: [/\.nimble$/] },
  { ecosystem: 'Lua', names: 'luarocks.lock', patterns: [/\.rockspec$/] },
  { ecosystem: 'Zig', names: 'build.zig.zon', patterns: [/\.zig\.zon$/] },
  { ecosystem: 'Elm', names: 'elm.json elm-package.json' },
  { ecosystem: 'PureScript', names: 'spago.yaml spago.lock spago.dhall packages.dhall' },
  {
    ecosystem: 'Helm',
    names: 'chart.yaml chart.lock requirements.yaml requirements.lock helmfile.yaml helmfile.lock',
  },
  { ecosystem: 'Terraform', names: '.terraform.lock.hcl' },
  {
    ecosystem: 'Bazel',
    names:
      'module.bazel module.bazel.lock workspace workspace.bazel workspace.bzlmod dependencies.bzl deps.bzl repositories.bzl',
  },
  { ecosystem: 'Ansible', names: 'galaxy.yml', patterns: [/(?:^|\/)(?:roles|collections)\/requirements\.ya?ml$/] },
];

/** The lock file of any package manager. A program can have such a name too, as `file-lock.ts` does. */
const lockName = /[.-]lock(?:file)?(?:\.[a-z]+)?$/;

export function splitNames({ names }: Pick<EcosystemRow, 'names'>): string[] {
  return names.split(/\s+/);
}

const ecosystems: ReadonlyMap<string, string> = new Map(
  rows.flatMap((row) => splitNames(row).map((name) => [name, row.ecosystem] as const)),
);

/** All patterns at once, because most files of a tree match none. */
const anyPattern = new RegExp(rows.flatMap(({ patterns = [] }) => patterns.map(({ source }) => source)).join('|'));

/** The ecosystem whose dependencies the file declares or locks, by its path in lower case. Undefined if unknown. */
export function findEcosystem(path: string): string | undefined {
  const named = ecosystems.get(getBaseName(path));
  if (named !== undefined || !anyPattern.test(path)) return named;
  return rows.find(({ patterns }) => patterns?.some((pattern) => pattern.test(path)))?.ecosystem;
}

/** Whether the path, in lower case, is one of a lock file, whichever tool writes it. */
export function isLockName(path: string): boolean {
  return lockName.test(path) && detectByName(path) === undefined;
}
