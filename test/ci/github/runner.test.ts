import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  appendOutputs,
  appendSummary,
  fitSummary,
  maskLine,
  outputEntries,
  summaryBudgetBytes,
} from '../../../src/ci/github/runner.ts';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'scan-gate-'));
  file = join(folder, 'file');
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Reads the file as the runner does: `name<<delimiter`, lines, delimiter. */
function readOutputs(text: string): Record<string, string> {
  const outputs: Record<string, string> = {};
  const lines = text.split('\n');
  while (lines.length > 1) {
    const [, name = '', delimiter = ''] = /^([^=<]+)<<(.+)$/.exec(lines.shift() ?? '') ?? [];
    const end = lines.indexOf(delimiter);
    if (name === '' || end < 0) throw new Error('the runner would refuse this file');
    outputs[name] = lines.slice(0, end).join('\n');
    lines.splice(0, end + 1);
  }
  return outputs;
}

describe('an output', () => {
  it('is written as a heredoc', () => {
    const text = outputEntries({ verdict: 'passed', 'scan-id': '' }, 'END');
    expect(text).toBe('verdict<<END\npassed\nEND\nscan-id<<END\n\nEND\n');
  });

  it('has a delimiter that differs every time', () => {
    expect(outputEntries({ verdict: 'passed' })).not.toBe(outputEntries({ verdict: 'passed' }));
  });

  it('cannot set another one, whatever its value', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom('\n', '\r\n', '\u2028', ''), (value, end) => {
        const outputs = readOutputs(outputEntries({ first: `${value}${end}END${end}verdict=passed`, last: 'x' }));
        expect(Object.keys(outputs)).toEqual(['first', 'last']);
        expect(outputs.first).not.toMatch(/[\n\r\u2028]/);
      }),
    );
  });

  it('is added to those that are there', async () => {
    await appendOutputs(file, { verdict: 'inconclusive' });
    await appendOutputs(file, { verdict: 'passed', reason: 'clean' });
    expect(readOutputs(readFileSync(file, 'utf8'))).toEqual({ verdict: 'passed', reason: 'clean' });
  });

  it('that cannot be written is a fault of publishing', async () => {
    await expect(appendOutputs(folder, { verdict: 'passed' })).rejects.toMatchObject({ code: 'PUBLISH' });
    await expect(appendSummary(join(folder, 'missing', 'file'), 'text')).rejects.toMatchObject({ code: 'PUBLISH' });
  });
});

describe('the summary', () => {
  it('is appended whole while it fits', async () => {
    expect(await appendSummary(file, '# One')).toBe(true);
    expect(await appendSummary(file, '# Two\n')).toBe(true);
    expect(readFileSync(file, 'utf8')).toBe('# One\n# Two\n');
  });

  it('is cut where the budget ends, and says how much is missing', async () => {
    writeFileSync(file, `${'x'.repeat(summaryBudgetBytes - 200)}\n`);
    expect(await appendSummary(file, 'ä'.repeat(20).concat('\n').repeat(50))).toBe(false);
    const text = readFileSync(file, 'utf8');
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(summaryBudgetBytes);
    expect(text).toMatch(/ä{20}\n\n<\/details>\n\n\*\*The summary is cut here: \d+ more lines did not fit/);
  });

  it('stays as it is when there is no room even to say so', async () => {
    const full = 'x'.repeat(summaryBudgetBytes);
    writeFileSync(file, full);
    expect(await appendSummary(file, 'more')).toBe(false);
    expect(readFileSync(file, 'utf8')).toBe(full);
  });

  it('never takes more room than there is, and counts the lines that it leaves out', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'grapheme' }).filter((word) => !/[\r\n]/.test(word))),
        fc.nat(400),
        (words, roomBytes) => {
          const lines = words.map((word) => `${word}\n`);
          const fitted = fitSummary(lines.join(''), roomBytes);
          expect(Buffer.byteLength(fitted)).toBeLessThanOrEqual(roomBytes);
          const [kept = '', left] = fitted.split(/\n<\/details>\n\n\*\*The summary is cut here: (\d+) /);
          if (left !== undefined) expect(kept.split('\n').length - 1 + Number(left)).toBe(lines.length);
        },
      ),
    );
  });
});

it.each(['```', '~~~~', '````'])(
  'ends the code block %s that the cut leaves open, so that the notice is no code',
  (fence) => {
    const code = Array.from({ length: 50 }, (_, index) => `line ${index}\n`).join('');
    const markdown = `# Title\n\n${fence}js\n${code}${fence}\n\nThe end\n`;
    const cut = fitSummary(markdown, 400);
    expect(Buffer.byteLength(cut)).toBeLessThanOrEqual(400);
    expect(cut).toContain(`\n${fence}\n\n</details>`);
    expect(fitSummary(`# Title\n\n${fence}\na\n${fence}\n${'text\n'.repeat(100)}`, 300).split(fence)).toHaveLength(3);
  },
);

it('has a secret masked on one line, whatever is in it', () => {
  expect(maskLine('a%b\r\nc')).toBe('::add-mask::a%25b%0D%0Ac');
});
