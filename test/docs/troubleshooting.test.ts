import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { formatSentence } from '../../src/gate/report/sentence/sentence.ts';
import { inconclusiveNames } from '../../src/shared/errors.ts';
import { storyOf } from '../gate/report/logged.ts';
import { sampleReport } from '../gate/report/sample.ts';

const root = join(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'docs/troubleshooting.md'), 'utf8');
const entries = page.split(/^## /m).slice(1);
const sources = globSync('src/**/*.ts', { cwd: root, exclude: ['src/shared/shown/html/browser/**'] })
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n');

it('the page has an entry for every reason, in the order of the table', () => {
  expect(entries.map((entry) => entry.split('\n')[0])).toEqual(inconclusiveNames);
});

it.each(inconclusiveNames)('the address for %s leads to its entry', (reason) => {
  const { pathname, hash } = new URL(
    /https:\/\/github\S+/.exec(storyOf(sampleReport({ verdict: 'inconclusive', reason, hint: undefined })))?.[0] ?? '',
  );
  expect(pathname).toBe('/scan-gate/scan-gate/blob/main/docs/troubleshooting.md');
  expect(page).toContain(`\n## ${hash.slice(1)}\n`);
});

it.each(inconclusiveNames.filter((reason) => reason !== 'not-waited'))(
  'the entry %s can be found by the sentence of such a run',
  (reason) => {
    const sentence = formatSentence(
      sampleReport({ verdict: 'inconclusive', reason, brief: undefined, rules: [], message: '' }),
    );
    expect(sentence).toMatch(/^Inconclusive: /);
    expect(entries.find((entry) => entry.startsWith(`${reason}\n`))).toContain(`\`${sentence}\``);
  },
);

describe.each(entries.map((entry) => [entry.split('\n')[0] ?? '', entry] as const))('the entry %s', (_, entry) => {
  const [, quoted = ''] = /^<details><summary>In the log<\/summary>\n\n([\s\S]*?)\n\n<\/details>$/m.exec(entry) ?? [];
  const quotes = [...quoted.matchAll(/`([^`]+)`/g)].map(([, quote = '']) => quote);

  it('quotes the log, below an answer', () => {
    expect(quotes.length).toBeGreaterThan(0);
    expect((entry.split('<details>')[0] ?? '').split(/\s+/).length).toBeGreaterThan(10);
  });

  it.each(quotes)('quotes what the gate prints: %s', (quote) => {
    const said = quote.replace(/^Inconclusive: /, '');
    const parts = said.split('…').map((part) => part.trim());
    expect(parts.filter((part) => !sources.includes(part))).toEqual([]);
  });
});
