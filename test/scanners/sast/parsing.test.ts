import { expect, it } from 'vitest';
import { listNodes } from '../../../src/scanners/sast/flow/walk.ts';
import { listGrammars } from '../../../src/scanners/sast/grammars.ts';
import { loadLintLibraries } from '../../../src/scanners/sast/linter.ts';
import { createParser, createParsing, type Parse } from '../../../src/scanners/sast/program/parsing.ts';
import { createScriptSource } from '../../../src/scanners/sast/program/source.ts';

const parseText = createParser(await loadLintLibraries());
const [grammar] = listGrammars('a.ts', '.ts');
const flow = listGrammars('a.js', '.js').find(({ plugins }) => plugins.includes('flow'));
if (grammar === undefined || flow === undefined) throw new Error('no grammar for TypeScript or Flow');

/** All names that are used, with the kind of what each stands for. */
function usedNames(text: string, by = grammar): string[] {
  const { scopeManager } = parseText(text, by as never);
  const references = scopeManager.scopes.flatMap((scope) => scope.references);
  return references.map(({ identifier, resolved }) => `${identifier.name} ${resolved?.defs[0]?.type ?? '-'}`).sort();
}

it.each<[string, string[]]>([
  [
    'const f = ({ a = `x#{y}` }, [b, ...c]) => `#{a}`; tag`a\\n#{f}c`'.replaceAll('#', '$'),
    ['a Parameter', 'a Parameter', 'f Variable', 'f Variable', 'tag -', 'y -'],
  ],
  [
    'import a, { b as c } from "e"; import * as f from "g"; a(c, f)',
    ['a ImportBinding', 'c ImportBinding', 'f ImportBinding'],
  ],
  [
    'class A { @Get(path) get(@Body() b: C) { return b } @In() d = e; @Out() static accessor f = g }',
    [...['Get -', 'In -', 'Out -', 'b Parameter', 'e -', 'g -', 'path -']],
  ],
  [
    '@Component(a) class B { constructor(private b: C, d = a) { b(d) } }',
    [...['Component -', 'a -', 'a -', 'b Parameter', 'd Parameter', 'd Parameter']],
  ],
  ['(a as any).b; c!; <any>d; (e satisfies any); f<string>(g)', ['a -', 'c -', 'd -', 'e -', 'f -', 'g -']],
  [
    'for (const [a, { b }] of c) { (d as any) = a; [e!] = b }',
    [...['a Variable', 'a Variable', 'b Variable', 'b Variable', 'c -', 'd -', 'e -']],
  ],
  ['try { a() } catch { b() }', ['a -', 'b -']],
  [
    'namespace N { export const a = 1; export function f() { return a } } enum E { A = b() }',
    ['A -', 'E -', 'N -', 'a Variable', 'a Variable', 'b -'],
  ],
  ['function f(a = b) { var b; return a }', ['a Parameter', 'a Parameter', 'b -']],
])('finds what the names stand for in %s', (text, names) => {
  expect(usedNames(text)).toEqual(names);
});

it('finds the names of a script with the types of Flow', () => {
  const text = 'type A = string; function f(a: A): Array<A> { return (g(a): any) }';
  expect(usedNames(text, flow)).toEqual(expect.arrayContaining(['a Parameter', 'g -']));
});

it('keeps no comments and no tokens, and says of each node where it stands', () => {
  const text = '/* a */ f(/* b */ a?.b, `c#{d}`) // e'.replaceAll('#', '$');
  const parsed = parseText(text, grammar);
  const source = createScriptSource(text, parsed, grammar);
  const nodes = listNodes(source);
  expect(nodes.map((node) => `${node.type} ${source.getText(node)}`)).toEqual([
    `Program ${text}`,
    `ExpressionStatement ${text.slice(8, -5)}`,
    `CallExpression ${text.slice(8, -5)}`,
    'Identifier f',
    'ChainExpression a?.b',
    'MemberExpression a?.b',
    'Identifier a',
    'Identifier b',
    `TemplateLiteral ${text.slice(-13, -6)}`,
    'TemplateElement c',
    'TemplateElement ',
    'Identifier d',
  ]);
  for (const node of nodes) expect(node).not.toHaveProperty('leadingComments');
});

it('reads a script that begins with the program that runs it', () => {
  expect(usedNames('#!/usr/bin/env node\nf(a)')).toEqual(['a -', 'f -']);
});

/** A parser that counts, and yields empty scripts. */
function counted(): { texts: string[]; parse: Parse } {
  const texts: string[] = [];
  const parse: Parse = (text) => {
    texts.push(text);
    return { ast: {} as never, scopeManager: {} as never, visitorKeys: {} };
  };
  return { texts, parse };
}

it('keeps a script that another one may load, and no other', () => {
  const { texts, parse } = counted();
  const { parse: parsed } = createParsing(parse, (path) => path === 'shared.ts');
  for (const path of ['shared.ts', 'alone.ts', 'shared.ts', 'alone.ts']) parsed(path, `f('${path}')`, grammar);
  expect(texts).toEqual([`f('shared.ts')`, `f('alone.ts')`, `f('alone.ts')`]);
});

it('forgets the scripts that were used longest ago, beyond a number of letters', () => {
  const { texts, parse } = counted();
  const { parse: parsed } = createParsing(parse, () => true);
  const long = 'a'.repeat(450_000);
  for (const path of ['a.ts', 'b.ts', 'a.ts', 'c.ts', 'a.ts', 'b.ts']) parsed(path, `${path[0]}${long}`, grammar);
  expect(texts.map((text) => text[0])).toEqual(['a', 'b', 'c', 'b']);
});
