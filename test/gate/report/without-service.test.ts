/** What an embedded run and SARIF files show never speaks of the service. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Report } from '../../../src/gate/report/report.ts';
import { addError, createReport, makeInconclusive } from '../../../src/gate/report/report.ts';
import { formatSentence } from '../../../src/gate/report/sentence/sentence.ts';
import { GateError, inconclusiveNames } from '../../../src/shared/errors.ts';
import { toPlainText } from '../../../src/shared/prose.ts';

const source = join(import.meta.dirname, '../../../src');

function filesIn(folder: string): string[] {
  return readdirSync(join(source, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => join(folder, path));
}

/** The texts of a source file that speak of the service, as far as they are on one line. */
function serviceTexts(path: string): string[] {
  const code = readFileSync(join(source, path), 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  const texts = code.match(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\\n]|\\.)*`/g) ?? [];
  return texts.map((text) => text.slice(1, -1)).filter((text) => /\bthe service\b/i.test(text));
}

const shown = (report: Report) =>
  [formatSentence(report), report.message, report.hint === undefined ? '' : toPlainText(report.hint)].join('\n');

describe('a run without a service', () => {
  it.each(inconclusiveNames.filter((name) => !['no-key', 'not-waited'].includes(name)))(
    'says why and what to do without it: %s',
    (reason) => {
      for (const origin of ['embedded', 'sarif'] as const) {
        const report = makeInconclusive(createReport('1.0.0', origin), reason);
        expect(shown(report)).not.toMatch(/service|scan-id|base-url|api-key|repository-id/i);
        expect(report).toMatchObject({ verdict: 'inconclusive', reason, exitCode: 2 });
      }
    },
  );

  it('says what was said, with its words for a heading', () => {
    const said = new GateError('CONFIG', 'a.yml: no such setting', { hint: 'Correct a.yml.', brief: 'a.yml is wrong' });
    expect(addError(createReport('1.0.0', 'embedded'), said)).toMatchObject({
      ...{ message: 'a.yml: no such setting', hint: 'Correct a.yml.', brief: 'a.yml is wrong' },
    });
  });
});

it.each<[folder: string, asking: string[]]>([
  // Each of these files asks first whether there is a service.
  ['shared/shown', []],
  ['gate/report', ['advice', 'numbers', 'vex', 'outputs', 'json/schema']],
  ['gate/story', ['gate']],
  ['gate/policy', ['reasoning', 'rules']],
  ['shared/api', []],
  // Forks and tags are refused where a branch of a service is asked for.
  [
    'gate/hosts',
    ['context/pipeline', 'github/comment-commands/commands', 'github/event', 'github/surfaces/code-scanning'],
  ],
  ['gate/advisories', []],
  ['gate/surfaces', []],
  ['shared/scan', []],
  ['gate/run', []],
  ['shared/git', []],
])('no text of %s speaks of the service unasked', (folder, asking) => {
  const files = filesIn(folder).filter((path) => !path.includes('sources/service/') && serviceTexts(path).length > 0);
  expect(files.toSorted()).toEqual(asking.map((name) => join(folder, `${name}.ts`)).toSorted());
});
