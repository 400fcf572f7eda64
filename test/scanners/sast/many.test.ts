import { describe, expect, it } from 'vitest';
import { createSastEngine } from '../../../src/scanners/sast/sast.ts';
import { costRatioOf, measured } from '../../cost.ts';
import { isLong } from '../../model/runs.ts';
import { makeTree } from '../../service/temporary-repository.ts';

/** A quarter of the limits of scans, so that few places meet them. */
const limits = { mostFiles: 300, mostImporters: 400, mostSteps: 5_000, deepest: 200, mostPlaces: [125, 25] as const };
const within = isLong ? {} : { limits };
const few = isLong ? 150 : 40;

/** The severities of what is found in a script. */
async function levels(text: string, options: Parameters<typeof createSastEngine>[0] = {}): Promise<string[]> {
  const { findings, diagnostics } = await createSastEngine(options).scan(makeTree({ 'a.js': text }));
  return [...findings.map(({ severity }) => severity), ...diagnostics.map(({ message }) => message)];
}

const lines = (count: number, line: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => line(index)).join('\n');
const handler = (body: string): string => `app.get('/', (req, res) => {\nlet q = req.query.a;\n${body}\n})`;

/** Scripts in which one name, property or function is used again and again. */
const repetitive: Record<string, (count: number) => string> = {
  'a variable that is written': (count) => handler(lines(count, () => 'q = f(q); console.log(q);')),
  'a variable that is written under conditions': (count) => handler(lines(count, () => 'if (c) q = f(q); eval(q);')),
  'a text that grows': (count) => handler(lines(count, () => 'q += f(q); console.log(q);')),
  'a variable that functions write': (count) => lines(count, () => 'function f() { q = g(q); eval(q); }'),
  'a parameter that is written': (count) => handler(lines(count, () => 'req = f(req); eval(req.query.a);')),
  'a property that is written': (count) => handler(`const o = {};\n${lines(count, () => 'o.a = q; eval(o.a);')}`),
  'a field that is written': (count) =>
    `class A { f(req, res) {\n${lines(count, () => 'this.a = req.query.a; eval(this.a);')}\n} }`,
  'a function that is called': (count) =>
    `function f(a) { ${lines(100, () => 'console.log(a);')} }\n${lines(count, (index) => `f(x${index});`)}`,
  'a constructor that is used': (count) =>
    `function A() {}\nA.prototype.f = (x) => eval(x);\n${lines(count, (index) => `new A().f(x${index});`)}`,
};

describe.each(Object.entries(repetitive))('%s thousands of times', (_, text) => {
  it('costs no square of their number', measured, async () => {
    const [shorter, longer] = [few, 4 * few].map((count) => makeTree({ 'a.js': text(count) }));
    const scan = async (tree = shorter) => tree && createSastEngine(within).scan(tree);
    // Twice what is linear; a square would be 16 times.
    expect(
      await costRatioOf(
        () => scan(shorter),
        () => scan(longer),
      ),
    ).toBeLessThan(9);
  });
});

it('says that not all places of a value were looked at', async () => {
  const text = `function f(a) { eval(a) }\n${lines(200, (index) => `f(x${index});`)}`;
  const said = await levels(text, { limits: { ...limits, mostPlaces: [100, 100] } });
  expect(said).toContainEqual(expect.stringMatching(/^Data flow was too long to trace completely in a\.js/));
});

it('looks at the nearest of many writes', async () => {
  const text = `let q = 1;\n${lines(2000, () => 'if (c) q = 1;')}\nif (c) q = location.hash;\neval(q);\n${lines(2000, () => 'if (c) q = 2;')}`;
  expect(await levels(text)).toEqual(['HIGH']);
});

it.each([
  ["o['a.b']", 'o.a.b'],
  ['o.a.b', "o['a.b']"],
  ["o['']", 'o'],
])('takes no part of an object for another: %s, then %s', async (first, second) => {
  const text = handler(`const o = { a: { b: q }, 'a.b': 'x', '': 'y' };\neval(${first});\neval(${second});`);
  expect((await levels(text)).filter((level) => level === 'HIGH')).toHaveLength(1);
});

describe('functions that call each other', () => {
  const list = (count: number, write: (index: number) => string) => lines(count, write).replaceAll('\n', ' ');
  const many = 12;
  const each = (body: (index: number) => string) => lines(many, (index) => `function f${index}(a) { ${body(index)} }`);
  const calls = (argument: string) => list(many, (index) => `f${index}(${argument});`);
  const handle = (name: string) => `app.get('/', (req, res) => { ${name}(req.query.a); });`;

  it('are traced to the end, each with each', async () => {
    const bodies = each((index) => (index === 4 ? `${calls('a')} eval(a);` : calls('a')));
    expect(await levels(`${bodies}\n${handle('f9')}`)).toEqual(['HIGH']);
  });
  it('are traced through results that depend on each other', async () => {
    const results = each((index) => `return c ? a : ${many > index + 1 ? `f${index + 1}` : 'f0'}(f${index}(a))`);
    expect(await levels(`${results}\napp.get('/', (req, res) => { eval(f3(req.query.a)); });`)).toEqual(['HIGH']);
  });
  it('do not hide a way past a sanitizer that only the second look shows', async () => {
    const text = `function f(a) { g(parseInt(a)); h(a); }\nfunction h(a) { f(a); g(a); }\nfunction g(a) { eval(a); f(a); }`;
    expect(await levels(`${text}\n${handle('f')}`)).toEqual(['HIGH']);
  });
  it('bring nothing from outside where only numbers come in', async () => {
    const bodies = each((index) => `${calls('a')} ${index === 4 ? 'eval(a);' : ''}`);
    const alone = await levels('function f(a) { f(a); eval(a); }\nf(1);');
    expect(await levels(`${bodies}\nf3(1);`)).toEqual(alone);
    expect(alone).not.toContain('HIGH');
  });
});
