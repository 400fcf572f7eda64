import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitSummary } from '../../../src/report/summary/fit.ts';

describe('a summary that is cut', () => {
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
