import { SourceCode } from 'eslint';
import { expect, it } from 'vitest';
import { type Grammar, grammarsFor } from '../../../../../src/service/engines/sast/grammars.ts';
import { loadLintLibraries } from '../../../../../src/service/engines/sast/linter.ts';
import { createParsing } from '../../../../../src/service/engines/sast/program/parsing.ts';
import { createSource, globals, type Source } from '../../../../../src/service/engines/sast/program/source.ts';

const { parser } = await loadLintLibraries();
const [module, commonjs] = ['module', 'commonjs'].map((wanted) => {
  const grammar = grammarsFor('a.js', '.js').find(({ sourceType }) => sourceType === wanted);
  if (grammar === undefined) throw new Error(`no grammar for ${wanted}`);
  return grammar;
}) as [Grammar, Grammar];

const ours = [
  'window',
  'self',
  'global',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'execScript',
  'require',
  'module',
];

/** The same text as ESLint's rules see it. */
function ofEslint(text: string, grammar: Grammar): SourceCode {
  const parsed = createParsing(parser, () => false).parse('a.js', text, grammar);
  const source = new SourceCode({ text, ...parsed } as never) as SourceCode & {
    applyLanguageOptions(options: object): void;
    finalize(): void;
  };
  const named = Object.fromEntries(ours.map((name) => [name, 'readonly']));
  source.applyLanguageOptions({ ecmaVersion: 2026, sourceType: grammar.sourceType, globals: named });
  source.finalize();
  return source;
}

function ofOurs(text: string, grammar: Grammar): Source {
  return createSource(text, createParsing(parser, () => false).parse('a.js', text, grammar), grammar);
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

it.each([module, commonjs])('declares what ESLint declares for a $sourceType', (grammar) => {
  const all = ofEslint('', grammar).scopeManager.globalScope?.set.keys() ?? [];
  expect([...globals[grammar.sourceType]].sort()).toEqual([...all].sort());
});

it.each([
  'var Promise = require("bluebird"); var a = 1; function f() { return new Promise(a, window.b, toString); } f(); exports.f = f;',
  'const self = this; let window = {}; class Map {} self.a(window, new Map()); undefined = missing + Symbol("a");',
  'import Set, { Map as M } from "a"; export const self = (a = module) => Set(a, M, global, other); for (const a of self) eval(a);',
])('finds what each name stands for as ESLint does: %s', (text) => {
  for (const grammar of [module, commonjs]) {
    if (grammar === commonjs && text.startsWith('import')) continue;
    expect(meanings(ofOurs(text, grammar))).toEqual(meanings(ofEslint(text, grammar)));
  }
});

it('tells lines and columns as ESLint does, at every place of a text', () => {
  for (const text of ['', 'a', 'a;\nb;\r\nc;\rd;\u2028e;\u2029', '\n\na\r\n']) {
    const [one, other] = [ofOurs(text, module), ofEslint(text, module)];
    for (let index = 0; index <= text.length; index += 1)
      expect(one.getLocFromIndex(index)).toEqual(other.getLocFromIndex(index));
  }
});
