import { describe, expect, it } from 'vitest';
import type { Finding } from '../../src/policy/finding.ts';
import { isPackageFile } from '../../src/policy/package-files.ts';
import { isUntouched } from '../../src/policy/untouched.ts';
import { changesOf, finding } from './evidence.ts';

describe('a finding is untouched', () => {
  const code = changesOf(['src/a.js']);
  it.each<[string, Partial<Finding>, ReturnType<typeof changesOf>, boolean]>([
    ['a dependency where code changes', { type: 'SCA', filePath: 'package-lock.json' }, code, true],
    ['a secret in another file', { type: 'SECRET', filePath: 'config.yml' }, code, true],
    ['a configuration in another file', { type: 'IAC', filePath: 'infra/main.tf' }, code, true],
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
      'no configuration when a manifest changes',
      { type: 'IAC', filePath: 'infra/main.tf' },
      changesOf(['package.json']),
      false,
    ],
    [
      'no configuration when its folder changes',
      { type: 'IAC', filePath: 'infra/main.tf' },
      changesOf(['infra/vars.tf']),
      false,
    ],
    [
      'no configuration when another folder changes',
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
      'no configuration when a folder of that beginning changes',
      { type: 'IAC', filePath: 'infra/a/main.tf' },
      changesOf(['infra/b/vars.tf']),
      false,
    ],
    [
      'no configuration when one beside its folder changes',
      { type: 'IAC', filePath: 'a/main.tf' },
      changesOf(['b/vars.tf']),
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
    expect(isUntouched(finding(fields), changes)).toBe(expected);
    expect(isUntouched(finding(fields), changes)).toBe(expected);
  });

  it.each([
    ...['values.yaml', 'values-prod.yml', 'deep/kustomization.yaml', 'parameters.dev.json', '.env', '.env.local'],
    ...['a/main.hcl', 'b/c.tfvars.json', 'kustomization.yml', 'values.yml'],
  ])('no template is, when %s changes', (path) => {
    expect(isUntouched(finding({ type: 'IAC', filePath: 'chart/a.yaml' }), changesOf([path]))).toBe(false);
  });

  it.each(['values/a.md', 'a.tfx', 'src/a.ts', 'parameters/a.md', 'docs/a.png'])(
    'a template is, when %s changes',
    (path) => {
      expect(isUntouched(finding({ type: 'IAC', filePath: 'chart/a.yaml' }), changesOf([path]))).toBe(true);
    },
  );
});

describe('a dependency in an untouched file', () => {
  const lock = finding({ type: 'SCA', filePath: 'package-lock.json' });
  it.each([
    ...[
      'project/Dependencies.scala',
      'buildSrc/src/main/kotlin/Versions.kt',
      'gemfiles/rails_7.gemfile',
      'build.sc',
      'build.rs',
    ],
    ...[
      'environment-dev.yml',
      'shard.yml',
      'a.nimble',
      'cmake/deps.cmake',
      'reqs/dev.txt',
      '.config/dotnet-tools.json',
    ],
    ...[
      'Package@swift-5.9.swift',
      'setup.py',
      'tools/build.zig',
      'noxfile.py',
      'gulpfile.js',
      'styles/a.unknown',
      'deps.nix',
      'WORKSPACE.bzlmod',
    ],
  ])('may have been brought by %s', (path) => {
    expect(isUntouched(lock, changesOf([path]))).toBe(false);
  });

  it.each([
    ...[
      'src/a.js',
      'app/models/user.rb',
      'lib/a.py',
      'cmd/main.go',
      'src/Main.java',
      'test/a.test.ts',
      'spec/a_spec.rb',
    ],
    ...['README.md', 'docs/guide.rst', 'docs/logo.svg', 'assets/photo.png', 'LICENSE', 'test/__snapshots__/a.snap'],
  ])('was not brought by %s', (path) => {
    expect(isUntouched(lock, changesOf([path]))).toBe(true);
  });
});

describe('infrastructure in an untouched file', () => {
  const template = finding({ type: 'IAC', filePath: 'infra/main.tf' });
  it.each([
    ...[
      'variables.tf',
      'overlays/prod/patch.yaml',
      'chart/templates/_helpers.tpl',
      'chart/values.yaml',
      'main.bicepparam',
      'a.bicep',
    ],
    ...[
      'group_vars/all',
      'host_vars/web1',
      'cdk/lib/network.ts',
      'lib/shop-stack.ts',
      'infra/app.py',
      'policy.json',
      'a.jsonnet',
      'a.tofu',
    ],
    ...['Dockerfile.prod', '.env.production'],
  ])('may have been configured by %s', (path) => {
    expect(isUntouched(template, changesOf([path]))).toBe(false);
  });

  it.each(['src/a.ts', 'README.md', 'app/models/user.rb', 'docs/logo.png', 'lib/a.py'])(
    'was not configured by %s',
    (path) => {
      expect(isUntouched(template, changesOf([path]))).toBe(true);
    },
  );
});

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
