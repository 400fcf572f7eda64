import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  detectByInterpreter,
  detectByName,
  findLanguage,
  isForeign,
  isNoProgramName,
  languageNames,
} from '../../../src/shared/languages/languages.ts';
import { costRatio, measured } from '../../cost.ts';

/** Each language with its extensions. */
const table: { languages: string[] } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../src/shared/languages/table.json'), 'utf8'),
);
const rows = table.languages.map((row) => row.split('|'));

describe('the language of a file', () => {
  it.each<[string, string | undefined]>([
    ['src/a.py', 'Python'],
    ['A.PY', 'Python'],
    ['a.js', 'JavaScript'],
    ['a.es6', 'JavaScript'],
    ['a.jsx', 'JavaScript'],
    ['a.ts', 'TypeScript'],
    ['a.tsx', 'TypeScript'],
    ['a.d.ts', 'TypeScript'],
    ['a.php', 'PHP'],
    ['main.go', 'Go'],
    ['a.c', 'C'],
    ['a.h', 'C'],
    ['a.hpp', 'C++'],
    ['a.rs', 'Rust'],
    ['a.m', 'Objective-C'],
    ['a.cs', 'C#'],
    ['a.kt', 'Kotlin'],
    ['a.pl', 'Perl'],
    ['a.sol', 'Solidity'],
    ['a.rpy', "Ren'Py"],
    ['build.gradle.kts', undefined],
    ['Gemfile', undefined],
    ['go.mod', undefined],
    ['Makefile.PL', undefined],
    ['a.mod', 'Modula-2'],
    ['a.gemspec', undefined],
    ['Dockerfile', undefined],
    ['Makefile', undefined],
    ['main.tf', undefined],
    ['a.sh', undefined],
    ['a.ps1', undefined],
    ['a.sql', undefined],
    ['a.html', undefined],
    ['a.vue', undefined],
    ['a.css', undefined],
    ['a.json', undefined],
    ['a.yml', undefined],
    ['a.md', undefined],
    ['a.ipynb', undefined],
    ['a.feature', undefined],
    ['a.glsl', undefined],
    ['a.proto', undefined],
    ['a.unknown', undefined],
    ['py', undefined],
    ['.py', 'Python'],
    ['folder.py/README', undefined],
    ['constructor', undefined],
    ['a.__proto__', undefined],
  ])('%s: %s', (path, language) => {
    expect(detectByName(path)).toBe(language);
  });

  it.each<[string, string | undefined]>([
    ['#!/usr/bin/env python3', 'Python'],
    ['#!/usr/bin/python3.11 -u', 'Python'],
    ['#!/usr/bin/env -S node --no-warnings', 'JavaScript'],
    ['#!/usr/bin/env NODE_ENV=x nodejs', 'JavaScript'],
    ['#! /usr/bin/env deno', 'JavaScript'],
    ['#!/usr/bin/env ts-node', 'TypeScript'],
    ['#!/usr/bin/ruby', 'Ruby'],
    ['#!/usr/bin/perl -w', 'Perl'],
    ['#!/usr/bin/env php', 'PHP'],
    ['#!/bin/sh', 'Shell'],
    [' #!/bin/sh\r', 'Shell'],
    ['#!/usr/bin/env  python3', 'Python'],
    ['#!env python', 'Python'],
    [`#!/bin/python${'1'.repeat(94)}`, 'Python'],
    [`#!/bin/python${'1'.repeat(95)}`, undefined],
    ['#!/opt/envy python', undefined],
    ['#!/bin/xbash', undefined],
    ['#!/bin/shx', undefined],
    ['#!/bin/py3thon', undefined],
    ['x#!/bin/sh', undefined],
    ['#!/bin/bash', 'Shell'],
    ['#!/usr/bin/zsh', 'Shell'],
    ['#!/usr/bin/env', undefined],
    ['#!', undefined],
    ['import os', undefined],
    ['', undefined],
  ])('that begins with %j: %s', (line, language) => {
    expect(detectByInterpreter(line)).toBe(language);
  });

  it('follows from an extension of a program, whatever the name before it is', () => {
    const names =
      'readme license copying notice changelog changes contributing authors security install todo history news .env app.conf dockerfile ' +
      'docker-compose containerfile jenkinsfile makefile gnumakefile cmakelists.txt vagrantfile gemfile podfile rakefile procfile caddyfile ' +
      'tiltfile justfile earthfile brewfile build settings package setup go.mod package.json package-lock.json yarn.lock .gitignore a.md a.min';
    const builds =
      /^(?:(?:build|settings)\.gradle\.kts|build\.(?:pl|sc)|jenkinsfile\.(?:groovy|gvy|gy)|makefile\.(?:boot|inc|pc|pl)|package\.swift)$/;
    expect(rows.length).toBeGreaterThan(300);
    const wrong = rows.flatMap(([language, extensions = '']) => {
      const paths = extensions.split(' ').flatMap((each) => names.split(' ').map((name) => `${name}${each}`));
      return extensions === '' ? [] : paths.filter((path) => !builds.test(path) && detectByName(path) !== language);
    });
    expect(wrong).toEqual([]);
  });

  it('has a name in any case', () => {
    expect(findLanguage(' python ')).toBe('Python');
    expect(findLanguage('C#')).toBe('C#');
    expect(findLanguage('constructor')).toBeUndefined();
    expect(findLanguage('Pyton')).toBeUndefined();
    expect(languageNames).toContain('Python');
  });

  it.each([
    'node_modules/a/index.js',
    'vendor/github.com/a/b.go',
    'third_party/a.c',
    'a.min.js',
    'src/a_pb2.py',
    'api/a.pb.go',
    'src/__generated__/a.ts',
    'public/jquery-3.7.1.js',
    'Pods/A/a.m',
    'thirdparty/a.c',
    'third-party/a.c',
    'external/a.c',
    'externals/a.c',
    '.yarn/releases/yarn.cjs',
    '.pnp.cjs',
    '.pnp.js',
    'gradlew',
    'jquery.js',
    'web/jquery.min.js',
    'lodash-4.17.js',
    'bootstrap.slim.min.js',
    '__generated__/a.ts',
    'src/a.generated.ts',
    'a.g.dart',
    'a_pb2_grpc.py',
    'a_pb2.pyi',
    'a_generated.go',
    'zz_generated.deepcopy.go',
    'bindata.go',
  ])('%s is of other people or a program', (path) => {
    expect(isForeign(path)).toBe(true);
  });

  it.each([
    'src/vendor.js',
    'src/a.js',
    'jquery.plugin.of.ours.js',
    'invendor/a.js',
    'src/minute.js',
    'jquery.json',
    'a.min.json',
    'a.g.files/x.ts',
    'bindata.gox',
    'myjquery.js',
    'jquery-x.js',
  ])('%s is of people here', (path) => {
    expect(isForeign(path)).toBe(false);
  });

  it('is known to be none for data, pictures and prose', () => {
    expect(['a.avif', 'a.png', 'a.json', 'LICENSE', '.gitignore', '.xyzrc', 'Makefile'].every(isNoProgramName)).toBe(
      true,
    );
    expect(['a.py', 'tool', 'licenses', 'a.unknown'].some(isNoProgramName)).toBe(false);
  });
});

describe('names of any length', () => {
  it.each<[string, (length: number) => unknown]>([
    ['of files', (length) => detectByName(`${'a.'.repeat(length)}js`)],
    ['of programs', (length) => detectByInterpreter(`#!/bin/x${'1'.repeat(length)}y`)],
  ])('%s are read in time that grows with them', measured, (_, read) => {
    const ratio = costRatio(
      () => read(1000),
      () => read(100_000),
    );
    expect(ratio).toBeLessThan(30);
  });
});
