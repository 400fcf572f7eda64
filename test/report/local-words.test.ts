/** What an embedded run and SARIF files show never speaks of the service. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { errorCodes, GateError, inconclusiveNames } from '../../src/errors.ts';
import { toPlainText } from '../../src/prose.ts';
import { addError, createReport, makeInconclusive } from '../../src/report/draft.ts';
import { adaptErrorWording, adaptReportWording } from '../../src/report/local-words.ts';
import type { Report } from '../../src/report/report.ts';
import { formatSentence } from '../../src/report/sentence/sentence.ts';

const source = join(import.meta.dirname, '../../src');

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

const start = createReport('1.0.0');

describe('a run without a service', () => {
  it.each(inconclusiveNames)('says why and what to do without it: %s', (reason) => {
    const report = adaptReportWording(makeInconclusive(start, reason));
    expect(shown(report)).not.toMatch(/service|scan-id|base-url|api-key|repository-id/i);
    expect(report).toMatchObject({ verdict: 'inconclusive', reason, exitCode: 2 });
  });

  it.each(errorCodes)('keeps what an error says, without it: %s', (code) => {
    const said = new GateError(code, 'Scan 1 ended at the service, and the service answered 500', {
      hint: 'Check the scan in the service.',
      brief: 'the service answered 500',
    });
    for (const report of [adaptReportWording(addError(start, said)), addError(start, adaptErrorWording(said))]) {
      expect(shown(report)).not.toMatch(/service/i);
      expect(report.message).toBe('Scan 1 ended, and the scanner answered 500');
    }
  });

  it('does so with every text of the story, the rules and the interface', () => {
    const texts = ['gate', 'policy', 'api'].flatMap(filesIn).concat('errors.ts', 'clock.ts').flatMap(serviceTexts);
    expect(texts.length).toBeGreaterThan(20);
    for (const text of texts) {
      const said = new GateError('PROTOCOL', text, { hint: text, brief: text });
      expect(shown(adaptReportWording(addError(start, said))), text).not.toMatch(/\bthe service\b/i);
    }
  });

  it('says what was said where that does not speak of it', () => {
    const said = new GateError('CONFIG', 'a.yml: no such setting', { reason: 'policy', hint: 'Correct a.yml.' });
    const report = addError(start, said);
    expect(adaptReportWording(report)).toEqual({ ...report, brief: undefined });
  });

  it.each(['passed', 'failed'] as const)('changes nothing of a run that %s', (verdict) => {
    const report: Report = { ...start, verdict, reason: verdict === 'passed' ? 'clean' : 'violations' };
    expect(adaptReportWording(report)).toBe(report);
  });
});

it('no text of a report speaks of the service unasked', () => {
  // Each of these files asks first whether there is a service, or is about errors, whose words are replaced.
  const asking = ['advice', 'numbers', 'sentence/sentence', 'vex', 'local-words', 'outputs', 'json/schema'];
  const files = filesIn('report').filter((path) => serviceTexts(path).length > 0);
  expect(files.filter((path) => !asking.some((name) => path === join('report', `${name}.ts`)))).toEqual([]);
});
