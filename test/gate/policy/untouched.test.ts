import { describe, expect, it } from 'vitest';
import { needsNoScan } from '../../../src/gate/policy/untouched.ts';
import { type Changes, changesOf, type Finding, finding, mayBeIntroduced } from './evidence.ts';

/** Whether the gate leaves it to the default branch's run. */
const isUntouched = (...asked: Parameters<typeof mayBeIntroduced>) => mayBeIntroduced(...asked) === 'no';

describe('a finding is untouched', () => {
  const code = changesOf(['src/a.js']);
  const held = new Map([
    ['config.yml', true],
    ['gone.yml', false],
  ]);
  it.each<[string, Partial<Finding>, Changes | undefined, boolean]>([
    ['a dependency where code changes', { type: 'SCA', filePath: 'package-lock.json' }, code, true],
    ['a secret in another file', { type: 'SECRET', filePath: 'config.yml' }, code, true],
    ['a configuration in another file', { type: 'IAC', filePath: 'infra/main.tf' }, code, true],
    ['no secret in a file that is gone again', { type: 'SECRET', filePath: 'gone.yml' }, code, false],
    [
      'no secret in a file of which nobody knows whether it is there',
      { type: 'SECRET', filePath: 'x.yml' },
      code,
      false,
    ],
    ['no code, which calls other code', { type: 'SAST', filePath: 'src/b.js' }, code, false],
    ['no code that an agent looked at', { type: 'AGENTIC_SAST', filePath: 'src/b.js' }, code, false],
    ['nothing of an unknown type', { type: undefined, filePath: 'src/b.js' }, code, false],
    ['nothing without a file', { type: 'SCA', filePath: undefined }, code, false],
    [
      'nothing of which two files are stated',
      { type: 'SECRET', filePath: undefined, unclear: ['filePath'] },
      code,
      false,
    ],
    [
      'nothing of which two sources state different files',
      { type: 'SECRET', filePath: 'config.yml', unclear: ['filePath'] },
      code,
      false,
    ],
    [
      'nothing of which two sources state different types',
      { type: 'SECRET', filePath: 'config.yml', unclear: ['type'] },
      code,
      false,
    ],
    ['no secret in a changed file', { type: 'SECRET', filePath: 'src/a.js' }, code, false],
    ['no secret in what may be a changed file', { type: 'SECRET', filePath: 'a.js' }, code, false],
    ['no secret in a place behind a changed file', { type: 'SECRET', filePath: 'src/a.js(3,4)' }, code, false],
    ['no dependency that is no place', { type: 'SCA', filePath: 'pkg:npm/lodash@4' }, code, false],
    ['nothing when the diff is cut', { type: 'SECRET', filePath: 'config.yml' }, changesOf(['src/a.js'], false), false],
    ['nothing when the diff is not known', { type: 'SECRET', filePath: 'config.yml' }, undefined, false],
    [
      'no dependency when any manifest changes',
      { type: 'SCA', filePath: 'web/yarn.lock' },
      changesOf(['api/package.json']),
      false,
    ],
    ['no dependency when a registry changes', { type: 'SCA', filePath: 'web/yarn.lock' }, changesOf(['.npmrc']), false],
    ['a secret when a manifest changes', { type: 'SECRET', filePath: 'config.yml' }, changesOf(['package.json']), true],
    [
      'no configuration when a manifest in a format of configurations changes',
      { type: 'IAC', filePath: 'infra/main.tf' },
      changesOf(['package.json']),
      false,
    ],
    [
      'a configuration when another manifest changes',
      { type: 'IAC', filePath: 'infra/main.tf' },
      changesOf(['go.mod', 'go.sum']),
      true,
    ],
    [
      'no configuration when its folder changes',
      { type: 'IAC', filePath: 'infra/main.tf' },
      changesOf(['infra/vars.tf']),
      false,
    ],
    [
      'no configuration when another folder changes, which may hold a module or its caller',
      { type: 'IAC', filePath: 'infra/main.tf' },
      changesOf(['other/vars.tf']),
      false,
    ],
    [
      'no configuration in the root when the root changes',
      { type: 'IAC', filePath: 'main.tf' },
      changesOf(['vars.tf']),
      false,
    ],
    [
      'no configuration when values change',
      { type: 'IAC', filePath: 'infra/main.tf' },
      changesOf(['env/prod.tfvars']),
      false,
    ],
    [
      'no dependency when a manifest changes among code',
      { type: 'SCA', filePath: 'web/yarn.lock' },
      changesOf(['src/a.js', 'api/package.json']),
      false,
    ],
    [
      'no template when its values change',
      { type: 'IAC', filePath: 'chart/templates/a.yaml' },
      changesOf(['chart/values-prod.yaml']),
      false,
    ],
  ])('%s', (_, fields, changes, expected) => {
    expect(isUntouched(finding(fields), changes, held)).toBe(expected);
    expect(isUntouched(finding(fields), changes, held)).toBe(expected);
  });

  it.each<[string, boolean | undefined, string]>([
    ['is left where the commit holds its file', true, 'no'],
    ['may have been made where it does not', false, 'yes'],
    ['is undecided where nobody knows', undefined, 'unknown'],
  ])('a secret %s', (_, isHeld, expected) => {
    const secret = finding({ type: 'SECRET', filePath: 'x.yml' });
    const known = isHeld === undefined ? undefined : new Map([['x.yml', isHeld]]);
    expect(mayBeIntroduced(secret, code, known)).toBe(expected);
  });

  it('nothing is left where a submodule moves', () => {
    const changes = { files: new Map([['src/lib.js', { lines: undefined, isModule: true }]]), isComplete: true };
    for (const type of ['SCA', 'IAC'] as const)
      expect(isUntouched(finding({ type, filePath: 'infra/main.tf' }), changes)).toBe(false);
  });

  it.each([
    ...['values.yaml', 'values-prod.yml', 'deep/kustomization.yaml', 'parameters.dev.json', '.env', '.env.local'],
    ...['a/main.hcl', 'b/c.tfvars.json', 'kustomization.yml', 'values.yml'],
  ])('no template is, when %s changes', (path) => {
    expect(isUntouched(finding({ type: 'IAC', filePath: 'chart/a.yaml' }), changesOf([path]))).toBe(false);
  });

  it.each([
    'values/a.md',
    'parameters/a.md',
    'src/a.js',
    'src/App.vue',
    'web/site.css',
    'logo.png',
    'go.sum',
    'test/a.txt',
  ])('a template is, when %s changes', (path) => {
    expect(isUntouched(finding({ type: 'IAC', filePath: 'chart/a.yaml' }), changesOf([path]))).toBe(true);
  });

  const words = (lines: readonly string[]) => lines.flatMap((line) => line.split(' '));
  const dependency = finding({ type: 'SCA', filePath: 'package-lock.json' });
  const template = finding({ type: 'IAC', filePath: 'deploy/app.yaml' });

  it.each(
    words([
      // Manifests, locks and builds that the table does or does not name.
      'project/Dependencies.scala services/x/project/Versions.scala project/build.properties buildSrc/src/main/kotlin/Deps.kt build-logic/src/A.kt',
      'gemfiles/rails_7.gemfile environment-ci.yml environments/environment.dev.yaml build.sc mill-build/src/A.scala build.mill shard.yml app.nimble',
      'cmake/deps.cmake reqs/base.txt requirements/dev/x.in req-dev.txt setup.py lib/setup.py build.rs sub/build.zig build.zig.zon build.gradle.kts',
      'conanfile.py conandata.yml vcpkg.json Package.swift Package@swift-5.9.swift Podfile Rakefile Rakefile.rb gulpfile.js gulpfile.babel.js Gruntfile.ts',
      'noxfile.py tasks/fabfile.py mix.exs rebar.config rebar.config.script src/app.app.src x.cabal dune-project x.opam dub.sdl elm.json spago.dhall',
      'v.mod tools.mod x.rockspec system.asd info.rkt guix.scm cpanfile META6.json install.R premake5.lua script.fsx script.csx deps.ts deps.kt',
      'libs.versions.toml gradle/wrapper/gradle-wrapper.jar meson.build subprojects/zlib.wrap SConstruct BUILD.bazel third_party/x.bzl WORKSPACE.bzlmod',
      '.config/dotnet-tools.json .config/tool.js .yarn/releases/yarn-4.cjs .pnp.cjs .eslintrc.js .github/scripts/release.py .mill-version',
      // What is copied in, what runs what it is told, and what nobody knows.
      'vendor/github.com/a/b.go third_party/zlib/inflate.c web/static/jquery-3.4.1.min.js node_modules/a/index.js scripts/install.sh Makefile',
      'notebook.ipynb flow.nf rules.smk index.html data.sql app.proto x.unknown LICENSE.json changes.toml readme.yml history_server changelog-tool tests/requirements.txt docs/package.json',
      'test/build.gradle e2e/package.json tests/gemfiles/a.gemfile src/a.js?x=requirements.txt src/%2e%2e/a.js settings.gradle.kts Cargo.TOML',
    ]),
  )('a dependency is none, when %s changes', (path) => {
    expect(isUntouched(dependency, changesOf(['src/other.js', path]))).toBe(false);
  });

  it.each(
    words([
      'src/a.js src/App.vue app/page.svelte main.go src/lib.rs lib/user.rb app/models/user.py src/main/java/A.java src/A.kt src/Main.scala lib/a.ex',
      'src/a.erl src/Main.hs bin/main.ml src/a.jl R/plot.R lib/a.dart Sources/A.swift src/a.c include/a.hpp A.cs A.fs a.php a.pl a.lua a.clj a.zig a.nim a.cr',
      'src/file-lock.ts src/spin-lock.c src/project/card.tsx app/project/models.py src/setup.ts app/dependencies.py src/package.ts src/profile.ts src/plugins.js',
      'app/views/user.erb web/Index.cshtml src/builder.rs src/build-info.ts internal/buildtools/a.go src/history.js src/licenses.ts config/app.config.ts',
      'README.md docs/guide.rst CHANGELOG LICENSE LICENSE.txt docs/a.adoc .github/PULL_REQUEST_TEMPLATE.md NOTICE AUTHORS',
      'logo.png docs/a.svg public/favicon.ico a.webp photo.JPG',
      'src/a.test.ts tests/test_a.py test/fixtures/a.json spec/cassettes/a.yml __tests__/__snapshots__/a.snap src/testdata/in.txt e2e/login.html',
    ]),
  )('a dependency is, when %s changes', (path) => {
    expect(isUntouched(dependency, changesOf([path, 'src/other.js']))).toBe(true);
  });

  it.each(
    words([
      'main.tf modules/a/outputs.tofu live/terragrunt.hcl packer/a.pkr.hcl dev.tfvars x.tftpl infra/main.bicep prod.bicepparam chart/templates/_helpers.tpl',
      'chart/templates/NOTES.txt overlays/prod/patch.yaml kustomization.yml environments/dev.yaml app.jsonnet lib.libsonnet tsconfig.json serverless.yml',
      'group_vars/all host_vars/web1 inventories/test/hosts inventory/hosts.ini playbook.yml roles/web/templates/nginx.conf.j2 Dockerfile Dockerfile.dev',
      'app.dockerfile Containerfile cdk.json cdk.context.json Pulumi.yaml Pulumi.prod.yaml __main__.py infra/index.ts lib/shop-stack.ts src/OrderStack.java',
      'bin/app.ts lib/constructs/bucket.py sst.config.ts serverless.ts fly.toml wrangler.toml .env .env.production nginx.conf user-data.sh Procfile',
      'flake.nix site.pp app.cue main.k a.pkl nomad/app.nomad compose.override.yml docker-bake.hcl .terraform.lock.hcl Chart.lock salt/top.sls Tiltfile',
      'Vagrantfile test/integration/main.tf tests/values.yaml docs/examples/main.tf',
    ]),
  )('a template is none, when %s changes', (path) => {
    expect(isUntouched(template, changesOf(['src/other.js', path]))).toBe(false);
  });

  it.each([
    ['cdk.out/Shop.template.json', 'src/bucket.ts', false],
    ['cdktf.out/stacks/a/cdk.tf', 'main.py', false],
    ['lib/bucket.ts', 'lib/names.ts', false],
    ['infra/app.py', 'app/util.py', false],
    ['lib/bucket.ts', 'README.md', true],
    ['cdk.out/Shop.template.json', 'docs/a.png', true],
    ['deploy/app.yaml', 'src/bucket.ts', true],
    ['Dockerfile', 'src/server.ts', true],
  ])('a finding in %s is, when %s changes: %s', (filePath, path, expected) => {
    expect(isUntouched(finding({ type: 'IAC', filePath }), changesOf([path]))).toBe(expected);
  });
});

/** A change to it is always scanned. */
const isPackageFile = (path: string) => !needsNoScan(changesOf([path]), ['**'], []);

describe('a package file', () => {
  it.each(
    [
      'package.json web/package-lock.json PACKAGE.JSON .npmrc .yarnrc.yml .yarn/releases/yarn-4.cjs pnpm-workspace.yaml bun.lockb',
      'requirements.txt requirements-dev.txt requirements/base.in dev-requirements.txt constraints-3.12.txt pyproject.toml Pipfile uv.lock',
      'go.mod go.sum vendor/modules.txt Cargo.toml .cargo/config.toml Gemfile acme.gemspec composer.lock pom.xml .mvn/maven.config',
      'build.gradle.kts app/build.gradle gradle/libs.versions.toml src/App.csproj Directory.Packages.props NuGet.Config paket.lock',
      'gradle-wrapper.properties maven-wrapper.properties verification-metadata.xml project/build.properties plugins.sbt',
      'Podfile.lock Package.swift pubspec.yaml mix.exs conanfile.py flake.lock Chart.yaml Dockerfile docker/Dockerfile.prod app.dockerfile',
      '.github/workflows/ci.yml .gitmodules .terraform.lock.hcl environment.yml renv.lock MODULE.bazel patches/left-pad.patch',
    ].flatMap((line) => line.split(' ')),
  )('is %s', (path) => {
    expect(isPackageFile(path)).toBe(true);
  });

  it.each([
    'src/a.js',
    'README.md',
    'src/package.ts',
    'docs/requirements.md',
    'locks.js',
    'test/blocks.ts',
    'src/clock.ts',
    'a.lockb.md',
    'index.html',
  ])('is not %s', (path) => {
    expect(isPackageFile(path)).toBe(false);
  });
});

describe('a file about dependencies', () => {
  it.each([
    ...['importmap.json', 'gradle.lockfile', 'project.clj', 'stack.yaml', 'flake.nix', 'package.swift', 'go.work'],
    ...[
      'requirements-dev.txt',
      'requirements/base.in',
      'constraints-3.12.txt',
      'x.lock',
      'x.lockb',
      'x-lock',
      'x-lock.json',
    ],
    ...[
      'x.lockfile',
      'x.gemspec',
      'x.gradle.kts',
      'x.csproj',
      'x.props',
      'dockerfile.dev',
      'web/dockerfile',
      'x.dockerfile',
    ],
    ...['web/patches/x.patch', '.yarn/x', 'web/.github/workflows/x.yml'],
  ])('is %s', (path) => expect(isPackageFile(path)).toBe(true));

  it.each([
    ...[
      'requirements.txtx',
      'requirements/base.inx',
      'constraints.txtx',
      'x.lockx',
      'x-lock.9',
      'x.gemspecx',
      'x.gradle.ktsx',
    ],
    ...[
      'x.csprojx',
      'x.propsx',
      'dockerfiles.d/x',
      'mydockerfile',
      'x.dockerfilex',
      'patches/x.patchx',
      'src/package.js',
    ],
  ])('is not %s', (path) => expect(isPackageFile(path)).toBe(false));
});
