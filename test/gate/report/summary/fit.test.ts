import { readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testRunner } from '../../../runner.ts';
import { makeFolder } from '../../../service/temporary-repository.ts';

const folder = makeFolder();
/** As much as a step's summary may hold. */
const mostBytes = 900_000;

/** What is added where other parts of the step have left so much room. */
async function fitSummary(markdown: string, roomBytes: number): Promise<string> {
  const path = join(folder, 'summary');
  writeFileSync(path, '');
  truncateSync(path, mostBytes - roomBytes);
  await testRunner({ GITHUB_STEP_SUMMARY: path }, () => {}).addSummary?.(markdown);
  return readFileSync(path)
    .subarray(mostBytes - roomBytes)
    .toString();
}

describe('a summary that is cut', () => {
  it('never takes more room than there is, and counts the lines that it leaves out', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.string({ unit: 'grapheme' }).filter((word) => !/[\r\n]/.test(word))),
        fc.nat(400),
        async (words, roomBytes) => {
          const lines = words.map((word) => `${word}\n`);
          const fitted = await fitSummary(lines.join(''), roomBytes);
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
  async (fence) => {
    const code = Array.from({ length: 50 }, (_, index) => `line ${index}\n`).join('');
    const markdown = `# Title\n\n${fence}js\n${code}${fence}\n\nThe end\n`;
    const cut = await fitSummary(markdown, 400);
    expect(Buffer.byteLength(cut)).toBeLessThanOrEqual(400);
    expect(cut).toContain(`\n${fence}\n\n</details>`);
    const closed = await fitSummary(`# Title\n\n${fence}\na\n${fence}\n${'text\n'.repeat(100)}`, 300);
    expect(closed.split(fence)).toHaveLength(3);
  },
);
