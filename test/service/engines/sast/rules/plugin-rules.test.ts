import { Linter } from 'eslint';
import { expect, it } from 'vitest';
import { grammarsFor } from '../../../../../src/service/engines/sast/grammars.ts';
import { loadLintLibraries } from '../../../../../src/service/engines/sast/linter.ts';
import { createParsing } from '../../../../../src/service/engines/sast/program/parsing.ts';
import { createSource } from '../../../../../src/service/engines/sast/program/source.ts';
import { installedRules } from '../../../../../src/service/engines/sast/rules/installed.ts';
import { pluginReports } from '../../../../../src/service/engines/sast/rules/plugin-rules.ts';

const { parser, plugins } = await loadLintLibraries();
const rules = Object.keys(installedRules);
const [grammar] = grammarsFor('a.js', '.js');
if (grammar === undefined) throw new Error('no grammar for JavaScript');

function sourceOf(text: string) {
  const parsed = createParsing(parser, () => false).parse('a.js', text, grammar as never);
  return createSource(text, parsed, grammar as never);
}

function ofOurs(text: string) {
  const reports = pluginReports(sourceOf(text), plugins, rules);
  return reports.sort((a, b) => a.line - b.line || a.column - b.column);
}

/** By ESLint itself, which is given the tokens too. */
function ofEslint(text: string) {
  const messages = new Linter({ configType: 'flat' }).verify(text, {
    plugins: plugins as never,
    rules: Object.fromEntries(rules.map((rule) => [rule, 'error' as const])),
  });
  return messages.map(({ ruleId, message, line, column, endLine, endColumn }) => ({
    ruleId,
    message,
    line,
    column,
    endLine,
    endColumn,
  }));
}

it.each([
  ['crypto.pseudoRandomBytes(8);\n  crypto\n    .pseudoRandomBytes', 2],
  ['new Buffer(size); new Buffer(1); new Buffer(); f(() => new Buffer(a\n  + b))', 2],
  ['a.readUInt8(1, true); b.writeDoubleLE(1, 2, true); c.readInt8(1); c.readInt8(1, noAssert)', 2],
  ['express.csrf(); express.methodOverride()', 1],
  ['express.methodOverride(); express.csrf()', 0],
  ['/* first */ express.csrf(); app.use(express /* a */ . methodOverride())', 1],
  ['expressive.csrf(); expressive.methodOverride()', 0],
  ['(express).csrf(); express.methodOverride()', 0],
  ['\\u0065xpress.csrf(); expr\\u{65}ss.methodOverride()', 1],
  ['express().csrf(); express.methodOverride()', 1],
] as const)('reports what ESLint reports: %s', (text, count) => {
  const reports = ofOurs(text);
  expect(reports).toEqual(ofEslint(text));
  expect(reports).toHaveLength(count);
});

it.each(['CallExpression:exit', 'CallExpression[callee]', 'onCodePathStart'])(
  'runs no rule that asks for %s',
  (type) => {
    const odd = { odd: { rules: { rule: { create: () => ({ [type]: () => undefined }) } } } };
    expect(() => pluginReports(sourceOf('f()'), odd, ['odd/rule'])).toThrow(`odd/rule asks for ${type}`);
  },
);
