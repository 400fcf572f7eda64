import { expect, it } from 'vitest';
import { listNodes } from '../../../../src/scanners/sast/flow/walk.ts';
import { type Grammar, listGrammars } from '../../../../src/scanners/sast/grammars.ts';
import { loadLintLibraries } from '../../../../src/scanners/sast/linter.ts';
import { createParser } from '../../../../src/scanners/sast/program/parsing.ts';
import { createScriptSource, globals, type Source } from '../../../../src/scanners/sast/program/source.ts';

const parse = createParser(await loadLintLibraries());
const [module, commonjs] = ['module', 'commonjs'].map((wanted) => {
  const grammar = listGrammars('a.js', '.js').find(({ sourceType }) => sourceType === wanted);
  if (grammar === undefined) throw new Error(`no grammar for ${wanted}`);
  return grammar;
}) as [Grammar, Grammar];

function ofOurs(text: string, grammar: Grammar): Source {
  return createScriptSource(text, parse(text, grammar), grammar);
}

/** What each name in it was found to be, in the order of the scopes. */
function meanings({ scopeManager }: Pick<Source, 'scopeManager'>): string[] {
  return scopeManager.scopes.flatMap(({ references }) =>
    references.map(({ identifier, resolved }) =>
      [
        identifier.name,
        identifier.range,
        resolved?.scope.type,
        resolved?.defs.length,
        resolved?.references.length,
      ].join(' '),
    ),
  );
}

it('knows the names of the language, of Node.js and of browsers that values are followed through', () => {
  const known = 'Promise undefined JSON Temporal window globalThis setTimeout require module'.split(' ');
  for (const names of Object.values(globals)) expect(known.filter((name) => !names.has(name))).toEqual([]);
  expect([globals.module.has('exports'), globals.commonjs.has('exports')]).toEqual([false, true]);
  expect([globals.commonjs.has('fetch'), globals.commonjs.has('document')]).toEqual([false, false]);
});

it.each([
  'var Promise = require("bluebird"); var a = 1; function f() { return new Promise(a, window.b, toString); } f(); exports.f = f;',
  'const self = this; let window = {}; class Map {} self.a(window, new Map()); undefined = missing + Symbol("a");',
  'import Set, { Map as M } from "a"; export const self = (a = module) => Set(a, M, global, other); for (const a of self) eval(a);',
])('finds what each name stands for: %s', (text) => {
  const grammars = text.startsWith('import') ? [module] : [module, commonjs];
  for (const grammar of grammars) expect(meanings(ofOurs(text, grammar))).toMatchSnapshot(grammar.sourceType);
});

it('names lines from 1 and columns from 0, at every place of a text', () => {
  const places = (text: string) => {
    const source = ofOurs(text, module);
    return Array.from({ length: text.length + 1 }, (_, index) =>
      Object.values(source.getLocFromIndex(index)).join(':'),
    );
  };
  expect(places('')).toEqual(['1:0']);
  expect(places('a')).toEqual(['1:0', '1:1']);
  expect(places('a;\nb;\r\nc;\rd;\u2028e;\u2029')).toEqual(
    '1:0 1:1 1:2 2:0 2:1 2:2 2:3 3:0 3:1 3:2 4:0 4:1 4:2 5:0 5:1 5:2 6:0'.split(' '),
  );
});

it('asks for the innermost scope of a node and for what is around it', () => {
  const source = ofOurs('const f = function g(a) { return () => a }', module);
  const nodes = listNodes(source);
  const name = nodes.findLast((node) => node.type === 'Identifier');
  if (name === undefined) throw new Error('the name is gone');
  expect(source.getAncestors(name).map(({ type }) => type)).toEqual([
    ...['Program', 'VariableDeclaration', 'VariableDeclarator', 'FunctionExpression', 'BlockStatement'],
    ...['ReturnStatement', 'ArrowFunctionExpression'],
  ]);
  const scope = source.getScope(name);
  expect([scope.type, scope.upper?.type, scope.upper?.upper?.type]).toEqual([
    'function',
    'function',
    'function-expression-name',
  ]);
});
