import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import ncc from '@vercel/ncc';
import { afterAll, describe, expect, it } from 'vitest';
import { createBundle } from '../scripts/bundle.ts';
import { type Kind, kinds, libraryFaults } from './library-use.ts';

const root = join(import.meta.dirname, '..');
const sources = ['src', 'scripts'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.[cm]?tsx?$/.test(path))
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`),
);

const texts = new Map(sources.map((path) => [path, readFileSync(join(root, path), 'utf8')]));

/** The scripts that make bundles, and what they import. */
function findBuildScripts(): Set<string> {
  const found = new Set(['scripts/build.ts', 'scripts/bundle.ts']);
  for (const path of found)
    for (const [, name = ''] of (texts.get(path) ?? '').matchAll(/from '(\.{1,2}\/[^']+\.ts)'/g)) {
      const imported = posix.join(posix.dirname(path), name);
      if (imported.startsWith('scripts/')) found.add(imported);
    }
  return found;
}

/** Uses that stay, and why. */
const allowed: Readonly<Record<string, { kind: Kind; why: string }>> = {
  'scripts/workflows/syntax.ts': {
    kind: 'replaced module',
    why: 'GitHub’s language service imports JSON as bundlers do: Node.js is told the type, and loads the same file',
  },
};

describe('libraries', () => {
  it('are used through their public interface only', () => {
    expect(sources.length).toBeGreaterThan(400);
    const build = findBuildScripts();
    expect([...build].filter((path) => !texts.has(path))).toEqual([]);
    const faults = [...texts].flatMap(([path, text]) =>
      libraryFaults(text, build.has(path))
        .filter(({ kind }) => allowed[path]?.kind !== kind)
        .map(({ kind, line, what }) => `${path}:${line}: ${kind}: ${what}`),
    );
    expect(faults).toEqual([]);
  });

  it.each(Object.entries(allowed))('still need the exception for %s', (path, { kind }) => {
    expect(libraryFaults(texts.get(path) ?? '').map((fault) => fault.kind)).toContain(kind);
  });
});

const faulty: Record<Kind, readonly string[]> = {
  'package internals': [
    'import Agent from "undici/lib/dispatcher/agent.js";',
    'import type { Repository } from "retire/lib/types.js";',
    'export { parse } from "zod/v4/core/parse.js/inner";',
    'const rule = await import("eslint-scope/lib/scope.js");',
    'type Scope = import("eslint-scope/lib/scope.js").Scope;',
    'const path = require.resolve("@babel/parser/lib/index.js");',
    'createRequire(import.meta.url)("yaml/dist/nodes/Node.js");',
    'const load = createRequire(import.meta.url); load("undici/lib/core/symbols.js");',
    'import { a } from "../node_modules/hono/dist/index.js";',
    'const file = join(root, "node_modules/hono/dist/index.js");',
    'import "@actions/core/lib/command.js";',
  ],
  'replaced module': [
    'import crypto from "node:crypto"; crypto.randomUUID = () => Math.random();',
    'import * as http from "@actions/http-client"; Object.assign(http, { HttpClient: Ours });',
    'import undici from "undici"; Object.defineProperty(undici, "fetch", { value: ours });',
    'import { Agent } from "undici"; delete Agent.connect;',
    'import Module from "node:module"; Module._load = ours;',
    'import { registerHooks } from "node:module"; registerHooks({ load });',
    'import ncc from "@vercel/ncc"; ncc(entry, { alias: { undici: ours } });',
    'import { rolldown } from "rolldown"; rolldown({ plugins: [{ name: "a", resolveId: () => ours }] });',
  ],
  'edited bundle': [
    'import ncc from "@vercel/ncc"; const { code } = await ncc(entry); write(code.replace("a", "b"));',
    'import { bundle } from "./bundle.ts"; for (const [name, content] of files) write(content.replaceAll(/a/g, "b"));',
    'import { rolldown } from "rolldown"; const text = output[0].code.split("\\n").filter(Boolean);',
    'import { rolldown } from "rolldown"; rolldown({ plugins: [{ renderChunk(code) { return code + more } }] });',
    'import esbuild from "esbuild"; esbuild.build({ banner: { js: patch } });',
  ],
  'require cache': [
    'require.cache[path] = ours;',
    'const load = createRequire(import.meta.url); load.cache[path] ??= ours;',
    'const { cache, resolve } = createRequire(import.meta.url); cache[path] = ours;',
    'delete createRequire(import.meta.url).cache[path];',
    'import Module from "node:module"; Module._cache[path] = ours;',
    'import Module from "node:module"; const made = new Module(path);',
  ],
  'foreign prototype': [
    'Object.setPrototypeOf(Visitor, Remembered);',
    'Reflect.setPrototypeOf(Visitor, Remembered);',
    'Visitor.prototype.visit = ours;',
    'const all = Referencer.prototype as Referencing; all.ImportDeclaration = ours;',
    'Object.defineProperty(Object.getPrototypeOf(node), "range", { get });',
    'const nodes = Object.getPrototypeOf(node); nodes.range = ours;',
    'Object.assign(Array.prototype, { last });',
    'Visitor.__proto__ = ours;',
    'delete Promise.prototype.finally;',
  ],
  'V8 flag': [
    'import { setFlagsFromString } from "node:v8"; setFlagsFromString(flags);',
    'v8.setFlagsFromString("--no-opt");',
    'spawn(process.execPath, ["--max-old-space-size=4096", script]);',
    'const env = { NODE_OPTIONS: "--max-semi-space-size=64" };',
    'fork(script, { execArgv: ["--expose-gc", "--stack_size=2000"] });',
    'new Worker(script, { execArgv: ["--jitless"] });',
  ],
  'zod internals': [
    'const { def } = schema._zod;',
    'const inner = schema["_zod"].def.innerType;',
    'const { _zod: internals } = schema;',
    'const { getTypeName } = schema._def;',
  ],
};

describe.each(kinds)('%s', (kind) => {
  it.each([...faulty[kind]])('is found in %s', (code) => {
    expect(libraryFaults(code).map((fault) => fault.kind)).toContain(kind);
  });
});

it.each([
  'import { setTimeout } from "node:timers/promises"; import { Hono } from "hono"; import { cors } from "hono/cors";',
  'import { z } from "zod"; export const a = z.object({ b: z.string() }).transform(({ b }) => b.replace("a", "b"));',
  'const require = createRequire(import.meta.url); const files = ["typescript/package.json", "@biomejs/biome/bin/biome"].map(require.resolve); require.resolve("@biomejs/biome/bin/biome");',
  'class Finder extends Referencer { override visitClass(node) { super.visitClass(node) } }',
  'const kept = new Map(); kept.cache = 1; store.cache[path] = answer;',
  'import picomatch from "picomatch"; const made = picomatch(glob); made.text = glob;',
  'git(["--max-count=5", "--no-optional-locks", "--options"]); fork(script, { execArgv: [] });',
  'const text = content.replaceAll("a", "b"); const alias = { a: "b" };',
  'const schema = { __proto__: null }; const own = Object.getPrototypeOf(value) === null;',
  'import { bundle } from "./bundle.ts"; const { files } = await bundle(entry); const name = path.replace(/ts$/, "js");',
])('leaves alone what is public: %s', (code) => {
  expect(libraryFaults(code)).toEqual([]);
});

it('finds an edited bundle in a script that a build imports', () => {
  const text = 'export const improve = (code: string): string => code.replace(/const/g, "var");';
  expect([libraryFaults(text).length, libraryFaults(text, true).map(({ kind }) => kind)]).toEqual([
    0,
    ['edited bundle'],
  ]);
});

describe('the bundle', () => {
  const folder = mkdtempSync(join(root, 'build-libraries-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is what the bundler wrote, byte for byte', async () => {
    const entry = join(folder, 'entry.js');
    writeFileSync(join(folder, 'later.js'), '// a comment\nexport const later = 1;\n');
    writeFileSync(entry, 'export const start = async () => (await import("./later.js")).later;\n');
    const options = { esm: true, cache: false, minify: false, quiet: true, target: 'es2024' };
    const { code, assets } = await ncc(entry, options);
    const chunks = Object.entries(assets).filter(([name]) => name.endsWith('.js'));
    const written = chunks.map(([name, { source }]) => [name, String(source)]);
    expect([...(await createBundle(entry)).files]).toEqual([['index.js', code], ...written]);
    expect(written).toHaveLength(1);
  });
});

describe('docs/dependencies.md', () => {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const licensesOf = (lock: string) =>
    Object.entries((JSON.parse(read(lock)) as { packages: Record<string, { license?: string }> }).packages)
      .filter(([path]) => path !== '')
      .map(([path, { license = 'none stated' }]) => [path.replace(/^node_modules\//, ''), license] as const);
  const rowsOf = (heading: string) =>
    [...(read('docs/dependencies.md').split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '').matchAll(/^\| (.*) \|$/gm)]
      .map(([, row = '']) => row.split(' | '))
      .slice(2);

  it('says of every dependency its license, why it and what replacing it takes', () => {
    const licenses = new Map(licensesOf('package-lock.json'));
    const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<string, object>;
    const expected = (names: object = {}) => Object.keys(names).map((name) => [`\`${name}\``, licenses.get(name)]);
    const scanners = rowsOf('Scanners').filter(([name]) => name?.startsWith('`'));
    const others = [...rowsOf('Bundled'), ...rowsOf('Tools')];
    const stated = (rows: string[][]) => rows.map(([name, license]) => [name, license]);
    expect(stated(scanners)).toEqual(expected(dependencies));
    expect(stated(others).sort()).toEqual(expected(devDependencies).sort());
    for (const row of [...scanners, ...others]) expect(row.every((cell) => cell !== '') && row.length, row[0]).toBe(4);
  });

  it('counts the licenses of what the scanners need', () => {
    const installed = new Set(licensesOf('dist/scanners/package-lock.json').map(([name]) => name));
    // The lock of the project says what each package states.
    const own = licensesOf('package-lock.json').filter(([name]) => installed.has(name));
    expect(own.length).toBe(installed.size);
    const counts = Map.groupBy(own, ([, license]) => license);
    const stated = rowsOf('Scanners').filter((row) => row.length === 2 && /^\d+$/.test(row[1] ?? ''));
    expect(new Map(stated as [string, string][])).toEqual(
      new Map([...counts].map(([license, all]) => [license, String(all.length)])),
    );
  });
});
