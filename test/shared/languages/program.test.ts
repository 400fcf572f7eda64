import { describe, expect, it } from 'vitest';
import { sastEngine } from '../../../src/scanners/sast/sast.ts';
import { countLanguages } from '../../../src/shared/scan/scan-commit.ts';
import { makeTree } from '../../service/temporary-repository.ts';

/** What is counted for a tree with this file alone. */
async function countOf(path: string, text: string) {
  const { root, files } = makeTree({ [path]: text });
  return countLanguages(root, files, new Set());
}

/** The language of the file. Shell, and what is no program, are not counted. */
async function languageOf(path: string, text: string): Promise<string | undefined> {
  const [count] = await countOf(path, text);
  return count?.files === 1 ? count.language : undefined;
}

const inside = (path: string, language: string) => [{ language, files: 1, looked_at: 0, unnamed: [path] }];

const notebook = (metadata: unknown) => JSON.stringify({ cells: [], metadata });

it.each([
  ['a kernel', notebook({ kernelspec: { language: 'julia' } }), 'Julia'],
  ['a language', notebook({ kernelspec: null, language_info: { name: 'typescript' } }), 'TypeScript'],
  ['nothing', notebook({}), 'Python'],
  ['a language that nobody knows', notebook({ kernelspec: { language: ['x'] } }), 'Python'],
  ['no object', 'null', 'Python'],
  ['no JSON', '{', 'Python'],
])('a notebook that names %s is in its language', async (_, text, expected) => {
  expect(await countOf('a.ipynb', text)).toEqual(inside('a.ipynb', expected));
});

const dockerfile = '# syntax=docker/dockerfile:1\nFROM node:24\nCOPY . .\n';

describe('a name that several formats share', () => {
  it.each([
    ['Dockerfile.app', dockerfile, undefined],
    ['docker/Dockerfile.py', dockerfile, undefined],
    ['Dockerfile.go', 'ARG VERSION=1\nFROM golang:$VERSION\n', undefined],
    ['Containerfile.rs', dockerfile, undefined],
    ['Dockerfile-build.cs', dockerfile, undefined],
    ['Dockerfile.py', 'import os\n# FROM x\nos.system(x)\n', 'Python'],
    ['dockerfile_parser.py', 'from os import system\nsystem(x)\n', 'Python'],
    ['dockerfile.php', 'FROM x\n<?php system($_GET["a"]);\n', 'PHP'],
    ['Dockerfile.ts', 'FROM = 1;\n', 'TypeScript'],
    ['Dockerfile.go', 'FROM --platform=$BUILDPLATFORM golang:1.25 AS build\n', undefined],
    ['news.php', 'One two three <?php echo $_GET["a"];\n', 'PHP'],
    ['install.php', 'Welcome to the shop <?= $a ?>\n', 'PHP'],
    ['security.jsp', 'Some words <%= request.getParameter("a") %>\n', 'Java Server Pages'],
    ['.env.php', 'KEY=<?php system($a);\n', 'PHP'],
    ['app.conf.php', 'server {\n}\n<?php system($a);\n', 'PHP'],
    ['procfile.go', 'package main\nfunc main() {\n}\n', 'Go'],
    ['gemfile_reader.php', 'source x <?php system($a);\n', 'PHP'],
    ['changes.wsgi', 'Some words of Python\n', 'Python'],
    ['a.ts', '<TS>(a: TS) => eval(a);\n', 'TypeScript'],
    ['a.ts', '<TS extends string>(a: TS) => eval(a);\n', 'TypeScript'],
    ['a.tsx', '<tileset version="1" />;\neval(a);\n', 'TypeScript'],
    ['mix.exs', 'defmodule A.MixProject do\nend\n', undefined],
    ['Package.swift', '// swift-tools-version: 6.0\n', undefined],
    ['Dockerfile.js', 'module.exports = `\nFROM node\n`;\n', 'JavaScript'],
    ['Jenkinsfile.app', 'pipeline {\n  agent any\n}\n', undefined],
    ['Jenkinsfile.groovy', 'def name = 1\nnode { sh "x" }\n', undefined],
    ['Jenkinsfile.py', "@Library('x') _\nnode('linux') {\n}\n", 'Python'],
    ['vars/deploy.groovy', 'def call(name) { sh "x $name" }\n', 'Groovy'],
    ['build.gradle', "apply plugin: 'java'\n", undefined],
    ['Makefile.am', 'bin_PROGRAMS = a\n', undefined],
    ['Makefile.rs', 'build: main.rs\n\tcargo build\n', 'Rust'],
    ['Makefile.PL', 'use ExtUtils::MakeMaker;\n', undefined],
    ['Vagrantfile.st', 'Vagrant.configure("2") do |config|\nend\n', 'Smalltalk'],
    ['nginx.conf.app', 'server {\n  listen 80;\n}\n', undefined],
    ['docker-compose.app.yml', 'services: {}\n', undefined],
    ['.env.app', 'export NAME=1\n', undefined],
    ['LICENSE.md.erb', 'MIT <%= year %>\n', undefined],
    ['README.pl', 'Opis programu. To jest program do testu.\n', 'Perl'],
    ['README.go', 'package main\n\nfunc main() {}\n', 'Go'],
    ['start.app', '{application, start, []}.\n', 'Erlang'],
    ['src/start.app.src', '{application, start, []}.\n', 'Erlang'],
    ['Scan.app', '<plist></plist>\n', undefined],
    ['app_de.ts', '<?xml version="1.0"?>\n<!DOCTYPE TS>\n<TS version="2.1"></TS>\n', undefined],
    ['app_fr.ts', '<TS version="2.1"></TS>\n', undefined],
    ['app_es.ts', '<TS\n language="es" />\n', undefined],
    ['a.ts', 'export const a = <T>(b: T) => b;\n', 'TypeScript'],
    ['a.d.ts', 'export declare const a: number;\n', 'TypeScript'],
    ['level.tsx', '<?xml version="1.0"?>\n<tileset/>\n', undefined],
    ['proguard-rules.pro', '-keep class a.b\n', undefined],
    ['app.pro', 'QT += core\nSOURCES += main.cpp\n', undefined],
    ['facts.pro', 'parent(a, b) :- child(b, a).\n', 'Prolog'],
    ['release.asc', '-----BEGIN PGP PUBLIC KEY BLOCK-----\n', undefined],
    ['messages.mo', '\xde\x12\x04\x95\0\0\0\0', undefined],
    ['openssl.pc', 'prefix=/usr\nName: OpenSSL\n', undefined],
    ['main.d', 'main.o: main.c \\\n  main.h\n', undefined],
    ['main.d', 'import std.stdio;\nvoid main() {}\n', 'D'],
    ['a.inc', '<?php echo $a;\n', 'PHP'],
    ['a.inc', '<p>only markup</p>\n', undefined],
    ['a.inc', '#include "b.h"\nint main() {}\n', 'C++'],
    ['a.h', 'int main(void);\n', 'C'],
    ['a.h', '#import <Foundation/Foundation.h>\n@interface A\n@end\n', 'Objective-C'],
    ['a.h', 'namespace a { class B; }\n', 'C++'],
    ['a.m', '@implementation A\n@end\n', 'Objective-C'],
    ['a.m', '% sums\nfunction s = f(a)\ns = sum(a);\nend\n', 'MATLAB'],
    ['a.pl', 'use strict;\nmy $a = 1;\n', 'Perl'],
    ['a.pl', 'parent(a, b).\nold(X) :- parent(X, _).\n', 'Prolog'],
    ['a.v', 'module a(input b);\nendmodule\n', 'Verilog'],
    ['a.v', 'Require Import List.\nTheorem a : b. Proof. Qed.\n', 'Rocq Prover'],
  ])('%s is read: %j is %s', async (path, text, expected) => {
    expect(await languageOf(path, text)).toBe(expected);
  });
});

describe('the first line of a file that is executed', () => {
  it.each([
    ['a.cgi', '#!/usr/bin/env python3\nimport os\n', 'Python'],
    ['a.fcgi', '#!/usr/bin/php\n<?php\n', 'PHP'],
    ['a.cgi', 'print "x";\n', 'Perl'],
    ['a.pl', '#!/usr/bin/env node\n', 'JavaScript'],
    ['bin/run', '#!/usr/bin/env -S node --no-warnings\n', 'JavaScript'],
    ['bin/run.conf', '#!/usr/bin/env python3\n', 'Python'],
    ['tool.md', '#!/usr/bin/env node\n', 'JavaScript'],
    ['hook.html', '#!/usr/bin/env node\n', 'JavaScript'],
    ['.hidden', '#!/usr/bin/env python\n', 'Python'],
    ['a.js', '#!/usr/bin/env python\n', 'JavaScript'],
    ['a.sh', '#!/bin/sh\n', undefined],
    ['a.pl', '#!/bin/sh\n', undefined],
    ['bin/run', '#!/bin/sh\n\':\' //; exec node "$0"\n', 'JavaScript'],
    ['config.ru', 'run App\n', 'Ruby'],
    ['lib/tasks/a.rake', 'task :a\n', 'Ruby'],
    ['a.txt', 'plain #!/usr/bin/env node\n', undefined],
  ])('%s: %j is %s', async (path, text, expected) => {
    expect(await languageOf(path, text)).toBe(expected);
  });
});

describe('a program of PHP', () => {
  it.each([
    'a.php',
    'a.phtml',
    'a.PHTML',
    'a.phar',
    'a.pht',
    'a.php5',
    'a.php7',
    'a.phps',
    'views/a.blade.php',
    'a.ctp',
  ])('is told by the name %s', async (path) => {
    expect(await countOf(path, 'text')).toEqual([{ language: 'PHP', files: 1, looked_at: 0 }]);
  });

  it.each([
    ['a.html', '<?php echo 1;'],
    ['a.html', `<p>${'x'.repeat(9000)}</p>\n<?= $a ?>`],
    ['a.tpl', '<?= $a ?>'],
    ['a.module', '<?php\nfunction a() {}'],
    ['bin/console', '#!/usr/bin/env php\n<?php\n'],
    ['bin/run', '#!/bin/run-it\n<?php\n'],
    ['a.txt', '\uFEFF<?PHP echo 1;'],
  ])('is told by its beginning in %s', async (path, text) => {
    expect(await countOf(path, text)).toEqual(inside(path, 'PHP'));
  });

  it.each([
    ['a.md', '<?php echo 1;'],
    ['a.html', '<p>&lt;?php</p>'],
    ['a.xml', '<?xml version="1.0"?>'],
  ])('is not %s that begins %j', async (path, text) => {
    expect(await languageOf(path, text)).toBeUndefined();
  });
});

it.each([
  ['a.pyw', 'Python'],
  ['a.rbw', 'Ruby'],
  ['a.cjs', 'JavaScript'],
  ['a.mts', 'TypeScript'],
  ['a.jspx', 'Java Server Pages'],
  ['a.groovy', 'Groovy'],
  ['a.gvy', 'Groovy'],
])('%s is %s by its name', async (path, expected) => {
  expect(await languageOf(path, 'x')).toBe(expected);
});

it('counts no file that its content shows to be no program', async () => {
  const { root, files } = makeTree({
    'Dockerfile.app': dockerfile,
    'app_de.ts': '<TS version="2.1"></TS>',
    'a.phtml': '<p><?= $a ?></p>',
    'a.js': 'a()',
  });
  expect(await countLanguages(root, files, new Set(['a.js']))).toEqual([
    { language: 'JavaScript', files: 1, looked_at: 1 },
    { language: 'PHP', files: 1, looked_at: 0 },
    { language: 'none', files: 0, looked_at: 0, unnamed: ['Dockerfile.app', 'app_de.ts'] },
  ]);
});

it('has the scanner of code pass over a tree with two Dockerfiles', async () => {
  const result = await sastEngine.scan(makeTree({ 'Dockerfile.app': dockerfile, 'Dockerfile.worker': dockerfile }));
  expect([result.coverage, result.diagnostics.map(({ message }) => message)]).toEqual([
    'covered',
    ['The commit contains no source code that needs analysis'],
  ]);
});

it('reads a page that is a program of PHP for its scripts, and leaves the program uncovered', async () => {
  const { lookedAt, findings } = await sastEngine.scan(
    makeTree({ 'a.phtml': '<?php a(); ?>\n<script>eval(location.hash)</script>\n' }),
  );
  expect([lookedAt, findings.map(({ severity }) => severity)]).toEqual([[], ['HIGH']]);
});
