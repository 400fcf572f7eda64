import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { createRunner, type Runner, summaryBudgetBytes } from '../../../../src/gate/hosts/github/runner.ts';
import type { Annotation } from '../../../../src/gate/report/annotations.ts';
import { neutralizeBlock, neutralizeLine } from '../../../../src/shared/shown/neutral.ts';
import { anySign } from '../../../any-sign.ts';
import { hostileStrings } from '../../../fixtures/hostile/corpus.ts';
import { propertyRuns } from '../../../model/runs.ts';
import { testRunner } from '../../../runner.ts';
import { makeFolder } from '../../../service/temporary-repository.ts';
import { foreignText } from '../../report/foreign.ts';
import { parseLine, parseLog } from '../../report/runner-parser.ts';

let folder: string;
let printed: string;

beforeEach(() => {
  folder = makeFolder();
  printed = '';
});

/** A runner with files, or with what stands in their place. */
function runnerWith(paths: Record<string, string> = {}): Runner {
  const names = ['GITHUB_OUTPUT', 'GITHUB_STATE', 'GITHUB_STEP_SUMMARY'];
  const files = Object.fromEntries(names.map((name) => [name, join(folder, name)]));
  for (const path of Object.values(files)) writeFileSync(path, '', { flag: 'a' });
  return testRunner({ ...files, ...paths }, (text) => {
    printed += text;
  });
}

const textOf = (name: string) => readFileSync(join(folder, name), 'utf8');

/** Reads the file as the runner does: `name<<delimiter`, lines, delimiter. */
function readValues(text: string): Record<string, string> {
  const values: Record<string, string> = {};
  const lines = text.split('\n');
  while (lines.length > 1) {
    const [, name = '', delimiter = ''] = /^([^=<]+)<<(.+)$/.exec(lines.shift() ?? '') ?? [];
    const end = lines.indexOf(delimiter);
    if (name === '' || end < 0) throw new Error('the runner would refuse this file');
    values[name] = lines.slice(0, end).join('\n');
    lines.splice(0, end + 1);
  }
  return values;
}

describe('an output', () => {
  it('is written to the file of the step, and nowhere else', () => {
    runnerWith().setOutputs?.({ verdict: 'passed', 'scan-id': '' });
    expect(readValues(textOf('GITHUB_OUTPUT'))).toEqual({ verdict: 'passed', 'scan-id': '' });
    expect(printed).toBe('');
  });

  it('has a delimiter that differs every time', () => {
    runnerWith().setOutputs?.({ one: '1', two: '2' });
    const delimiters = [...textOf('GITHUB_OUTPUT').matchAll(/<<(\S+)/g)].map(([, delimiter]) => delimiter);
    expect(new Set(delimiters).size).toBe(2);
  });

  it('cannot set another one, whatever its value', () => {
    const runner = runnerWith();
    fc.assert(
      fc.property(fc.string({ unit: anySign }), fc.constantFrom('\n', '\r\n', '\u2028', ''), (value, end) => {
        writeFileSync(join(folder, 'GITHUB_OUTPUT'), '');
        runner.setOutputs?.({ first: `${value}${end}END${end}verdict=passed`, last: 'x' });
        const outputs = readValues(textOf('GITHUB_OUTPUT'));
        expect(Object.keys(outputs)).toEqual(['first', 'last']);
        expect(outputs.first).not.toMatch(/[\n\r\u2028]/);
      }),
    );
  });

  it('is added to those that are there, and the last of a name counts', () => {
    const runner = runnerWith();
    runner.setOutputs?.({ verdict: 'inconclusive' });
    runner.setOutputs?.({ verdict: 'passed', reason: 'clean' });
    expect(readValues(textOf('GITHUB_OUTPUT'))).toEqual({ verdict: 'passed', reason: 'clean' });
  });
});

describe('the files of a step', () => {
  it('that cannot be written are a fault of publishing', async () => {
    const missing = join(folder, 'missing', 'file');
    const runner = runnerWith({ GITHUB_OUTPUT: folder, GITHUB_STATE: missing, GITHUB_STEP_SUMMARY: missing });
    expect(() => runner.setOutputs?.({ verdict: 'passed' })).toThrow("The runner's file for the outputs");
    expect(() => runner.saveState?.('part', 'post')).toThrow("The runner's file for the state");
    await expect(runner.addSummary?.('text')).rejects.toMatchObject({ code: 'PUBLISH' });
    expect(printed).toBe('');
  });

  it('that the runner does not have are not missed', () => {
    const runner = createRunner({});
    expect([runner.setOutputs, runner.saveState, runner.addSummary]).toEqual([undefined, undefined, undefined]);
  });

  it('keep what the post part needs', () => {
    const runner = runnerWith();
    runner.saveState?.('check_run', '17');
    runner.saveState?.('check_run', '');
    expect(readValues(textOf('GITHUB_STATE'))).toEqual({ check_run: '' });
  });
});

describe('the summary', () => {
  it('is appended whole while it fits', async () => {
    const { addSummary } = runnerWith();
    expect(await addSummary?.('# One')).toBe(true);
    expect(await addSummary?.('# Two\n')).toBe(true);
    expect(textOf('GITHUB_STEP_SUMMARY')).toBe('# One\n# Two\n');
  });

  it('is cut where the budget ends, and says how much is missing', async () => {
    writeFileSync(join(folder, 'GITHUB_STEP_SUMMARY'), `${'x'.repeat(summaryBudgetBytes - 200)}\n`);
    expect(await runnerWith().addSummary?.('ä'.repeat(20).concat('\n').repeat(50))).toBe(false);
    const text = textOf('GITHUB_STEP_SUMMARY');
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(summaryBudgetBytes);
    expect(text).toMatch(/ä{20}\n\n<\/details>\n\n\*\*The summary is cut here: \d+ more lines did not fit/);
  });

  it('stays as it is when there is no room even to say so', async () => {
    const full = 'x'.repeat(summaryBudgetBytes);
    writeFileSync(join(folder, 'GITHUB_STEP_SUMMARY'), full);
    expect(await runnerWith().addSummary?.('more')).toBe(false);
    expect(textOf('GITHUB_STEP_SUMMARY')).toBe(full);
  });
});

describe('a workflow command', () => {
  const annotation: Omit<Annotation, 'violationId'> = {
    level: 'error',
    title: 'title',
    message: 'message',
    file: undefined,
    line: undefined,
  };

  function printedFor(given: Partial<Annotation>): string {
    printed = '';
    runnerWith().annotate({ ...annotation, ...given });
    return printed;
  }

  it('escapes per cent first, then line breaks, and colons and commas in properties', () => {
    const text = printedFor({ title: '5 %3A: c, d', message: '5 %0A\nb: c, d', file: 'a,b.js', line: 3 });
    expect(text).toBe('::error title=5 %253A%3A c%2C d,file=a%2Cb.js,line=3::5 %250A%0Ab: c, d\n');
  });

  it('reads back as one command with the same text', () => {
    const check = (text: string) => {
      const command = printedFor({ title: `t${text}`, message: text });
      expect(command.trimEnd()).not.toMatch(/[\r\n]/);
      const read = parseLine(command.trimEnd());
      expect(parseLog(command)).toEqual([read]);
      expect(read?.name).toBe('error');
      expect(read?.properties).toEqual({ title: neutralizeLine(`t${text}`, 255).trim() });
      expect(read?.data).toBe(neutralizeBlock(text, 4096));
    };
    for (const text of hostileStrings) check(text);
    fc.assert(fc.property(foreignText, check), { numRuns: propertyRuns(300) });
  });

  it('keeps to the limits of a message and a title', () => {
    const [read] = parseLog(printedFor({ title: 'x'.repeat(5000), message: 'x'.repeat(5000) }));
    expect(read?.properties.title).toHaveLength(255);
    expect(read?.data).toHaveLength(4096);
  });

  it('has a secret masked on one line, whatever is in it', () => {
    runnerWith().mask('a%b\r\nc');
    expect(printed).toBe('::add-mask::a%25b%0D%0Ac\n');
  });
});
