import * as parser from '@babel/parser';
import { VISITOR_KEYS } from '@babel/types';
import * as scopes from 'eslint-scope';
import { describe, expect, it } from 'vitest';
import { createSastEngine, sastEngine } from '../../../src/scanners/sast/sast.ts';
import { type Files, makeTree } from '../../service/temporary-repository.ts';

const scan = (files: Files) => sastEngine.scan(makeTree(files));

/** How many times the address of the page, which `q` is, is found to reach what runs code; and whether all was read. */
async function countIn(name: string, code: string): Promise<number> {
  const { findings, coverage } = await scan({ [name]: `${code}\n` });
  expect(coverage).toBe('covered');
  return findings.filter(({ severity }) => severity === 'HIGH' || severity === 'CRITICAL').length;
}

const q = 'const q = location.hash; ';
/** A visitor's value reaches this function. */
const route = (run: string) => `app.get('/', (req) => ${run}('ls ' + req.query.a))`;

describe('what a name stands for is found', () => {
  it.each<[string, number, string]>([
    ['in a template and where something is missing', 1, `${q}const { a = q } = {}; eval(\`x\${a}\`);`],
    ['in what tags a template', 1, `${q}const f = () => eval(q); f\`a\\n\${q}c\`;`],
    [
      'in decorators of members',
      4,
      `${q}class A { @Get(eval(q)) get() {} @In(eval(q)) d = 1; @Out(eval(q)) e = eval(q) }`,
    ],
    ['in decorators of accessors', 2, `${q}class A { @Out(eval(q)) static accessor f = eval(q) }`],
    ['in decorators of parameters', 2, `${q}class A { get(@Body(eval(q)) b: C) { return eval(q) } }`],
    ['in decorators of classes', 1, `${q}@Component(eval(q)) class B {}`],
    ['in constructors', 2, `${q}class B { constructor(private b: C, d = eval(q)) { eval(q) } }`],
    ['behind types', 5, `${q}eval(q as any); eval(q!); eval(<any>q); eval(q satisfies any); f<string>(eval(q));`],
    ['that is written behind a type', 1, `${q}const o: any = {}; (o as any).d = q; eval(o.d);`],
    ['in a loop, whose names are its own', 1, `${q}for (const q of [1]) { eval(q); } eval(q);`],
    ['where something is tried and caught', 2, `${q}try { eval(q) } catch { eval(q) }`],
    ['in a namespace', 1, `namespace N { export const a = location.hash; export function f() { return eval(a) } }`],
    ['in an enumeration', 1, `${q}enum E { A = eval(q) }`],
    ['outside a body that has another of that name', 1, `${q}function f(a = eval(q)) { var q = 1; return a } f();`],
    ['inside a body that has another of that name', 0, `${q}function f(a = q) { var q = 1; return eval(q) } f();`],
  ])('%s', async (_, count, code) => expect(await countIn('a.ts', code)).toBe(count));

  it.each<[string, number, string]>([
    ['with the types of Flow', 1, `${q}type A = string; function f(a: A): Array<A> { return (eval(q): any) }`],
    ['behind the program that runs a script', 1, '#!/usr/bin/env node\neval(location.hash)'],
    ['in a script that returns', 1, `${q}eval(q); return;`],
    ['in a module that returns', 1, `import a from 'a'; ${q}eval(q); return;`],
    ['beside comments', 1, '/* a */ eval(/* b */ location?.hash, "c") // d'],
    ['that is imported', 1, `import { exec as c } from 'child_process'; ${route('c')}`],
    ['that is imported whole', 1, `import * as c from 'child_process'; ${route('c.exec')}`],
    ['that is imported by default', 1, `import c from 'child_process'; ${route('c.exec')}`],
  ])('%s, in JavaScript', async (_, count, code) => expect(await countIn('a.js', code)).toBe(count));

  it.each([
    ...['eval(q)', 'window.eval(q)', 'self.eval(q)', 'global.eval(q)', 'globalThis.eval(q)', 'new Function(q)'],
    ...[
      'setTimeout(q)',
      'setInterval(q)',
      'setImmediate(q)',
      'execScript(q)',
      'Promise.resolve(q).then((a) => eval(a))',
    ],
    ...['eval(String(q))', 'eval(JSON.parse(q))', 'eval(decodeURIComponent(q))', 'eval(Object.assign({}, { q }).q)'],
    ...['window.setTimeout(q)', route("require('child_process').exec")],
  ])('of the language, of Node.js and of browsers: %s', async (code) => {
    expect(await countIn('a.js', `${q}${code};`)).toBe(1);
  });

  it.each([
    'const window = { eval: (a) => a }; window.eval(q)',
    'function f(setTimeout) { setTimeout(q) }',
    'class Function {} new Function(q)',
    `const require = (a) => ({ exec: (b) => b }); ${route("require('child_process').exec")}`,
  ])('and not taken for another that a script declares: %s', async (code) => {
    expect(await countIn('a.js', `${q}${code};`)).toBe(0);
  });
});

describe('who calls a function is found', () => {
  const call = 'run(location.hash)';
  it.each([
    ...[`@Get(${call}) get() {}`, `@In(${call}) d = 1`, `@Out(${call}) static accessor f = 1`],
    ...[`[${call}]() {}`, `d = ${call}`, `static { ${call} }`, `constructor(private b = ${call}) {}`],
  ])('in a class: %s', async (member) => {
    expect(await countIn('a.ts', `function run(a) { eval(a) }\nclass A { ${member} }`)).toBe(1);
  });

  it.each([
    ...[
      `@Component(${call}) class A {}`,
      `(${call} as any).b`,
      `for (const [a = ${call}] of b) {}`,
      `t\`\${${call}}\``,
    ],
    ...[`try {} catch { ${call} }`, `namespace N { ${call} }`, `enum E { A = ${call} }`, `const { a = ${call} } = b`],
  ])('in %s', async (code) => expect(await countIn('a.ts', `function run(a) { eval(a) }\n${code}`)).toBe(1));
});

it('is found in the line where it stands, however lines end', async () => {
  const ends = ['\n', '\r\n', '\r', '\u2028', '\u2029', ''];
  for (const code of ['eval(location.hash);', `f('\u202e');`]) {
    const { findings } = await scan({ 'a.js': ends.map((end) => `${code}${end}`).join('') });
    expect(findings.map(({ line }) => line)).toEqual([1, 2, 3, 4, 5, 6]);
  }
});

it('is the same code wherever it stands in a line', async () => {
  const lines = ['eval(location.hash)', '  a; /* b */ eval(location.hash) // c', '\u{1d54f}; eval(location.hash)'];
  const { findings } = await scan({ 'a.js': lines.join('\n') });
  expect(findings).toHaveLength(3);
  expect(new Set(findings.map(({ codeFingerprint }) => codeFingerprint)).size).toBe(1);
});

/** Which of the files are parsed in a scan, in turn. */
async function parsedIn(files: Record<string, string>): Promise<string[]> {
  const parsed: string[] = [];
  const parse: typeof parser.parse = (text, options) => {
    parsed.push(...Object.keys(files).filter((name) => files[name] === text));
    return parser.parse(text, options);
  };
  const load = async () => ({ parser: { parse }, babelKeys: VISITOR_KEYS, scopes });
  const { findings } = await createSastEngine({ load }).scan(makeTree(files));
  expect(findings).toMatchObject([{ severity: 'HIGH', filePath: 'c.js' }]);
  return parsed;
}

/** Three files, of which each calls the next. */
const chain = (comment: string) => ({
  'a.js': `const { pass } = require('./b');\napp.get('/', (req) => pass(req.query.a));\n${comment}`,
  'b.js': `const { run } = require('./c');\nexports.pass = (b) => run(b);\n${comment}`,
  'c.js': `exports.run = (c) => eval(c);\n${comment}`,
});

it('parses a script once for its own scan and for those of others', async () => {
  expect((await parsedIn(chain(''))).toSorted()).toEqual(['a.js', 'b.js', 'c.js']);
});

it('parses scripts again that were used longest ago, beyond a number of letters', async () => {
  const parsed = await parsedIn(chain(`// ${'a'.repeat(80)}\n`.repeat(5500)));
  expect(parsed.length).toBeGreaterThan(3);
  expect(parsed.length).toBeLessThan(9);
});

describe('what a script hands on without naming it is followed', () => {
  const exported = 'exports.run = (c) => eval(c);\n';
  const calls = "const { run } = require('./b');\napp.get('/', (req) => run(req.query.a));\n";
  it.each<[string, Files]>([
    [
      'all exports',
      {
        'a.mjs': calls.replace("const { run } = require('./b')", "import { run } from './b.mjs'"),
        'b.mjs': "export * from './c.mjs';\n",
        'c.mjs': 'export const run = (c) => eval(c);\n',
      },
    ],
    ['its exports', { 'a.js': calls, 'b.js': "module.exports = require('./c');\n", 'c.js': exported }],
    [
      'an object of its exports',
      {
        'a.js': calls.replace('run(req', 'b.run(req').replace('{ run }', '{ b }'),
        'b.js': "module.exports = { b: require('./c') };\n",
        'c.js': exported,
      },
    ],
    [
      'a copy of its exports',
      { 'a.js': calls, 'b.js': "const all = { ...require('./c') };\nmodule.exports = all;\n", 'c.js': exported },
    ],
    [
      'a class of another',
      {
        'a.js': calls.replace('{ run }', 'B').replace('run(req', 'new B().run(req'),
        'b.js': "const C = require('./c');\nclass B extends C {}\nmodule.exports = B;\n",
        'c.js': 'module.exports = class C { run(c) { eval(c) } };\n',
      },
    ],
  ])('%s', async (_, files) => {
    const { findings } = await scan(files);
    expect(findings).toMatchObject([{ severity: 'HIGH', filePath: expect.stringMatching(/^c\./) }]);
  });

  it('not from what cannot be read', async () => {
    const { findings, coverage } = await scan({
      'a.js': calls,
      'b.js': Buffer.from('\0GITCRYPT\0exports.run = eval', 'latin1'),
    });
    expect([findings, coverage]).toEqual([[], 'partly covered']);
  });
});
