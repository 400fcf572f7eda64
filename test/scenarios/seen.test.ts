/**
 * What people see of whole runs of the built action, case by case, kept as files that can be read: the comment, the summary, the
 * check run and the log.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { foreignPartsOf } from '../gate/report/own-markdown.ts';
import { type Case, cases, closePlace, openPlace, type Seen, see } from './see.ts';
import { steady } from './steady.ts';

beforeAll(openPlace);
afterAll(closePlace);

/** Every word that is read before anything is unfolded. */
function visibleWords(markdown: string): string[] {
  return markdown
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(/<details>\s*<summary>([\s\S]*?)<\/summary>[\s\S]*?<\/details>/g, ' $1 ')
    .replaceAll(/\]\([^)\s]*\)/g, ' ')
    .replaceAll(/<[^>]*>|[#|*`[\]]|&\S+;/g, ' ')
    .split(/\s+/)
    .filter((word) => /\w/.test(word));
}

function wordsOf({ ended, github, calls }: Seen) {
  const comment = visibleWords(github.store.comments[0]?.body ?? '');
  const first = comment.findIndex((_, index) =>
    /^(?:SQL injection|Finding 1\b)/.test(comment.slice(index, index + 2).join(' ')),
  );
  const lines = ended.stdout.split('\n').filter((line) => line !== '' && !line.startsWith('::'));
  return {
    'before the first finding': Math.max(0, first),
    'in the comment': comment.length,
    'in the summary': visibleWords(ended.summary).length,
    annotations: github.store.checkRuns.reduce((sum, run) => sum + run.annotations.length, 0),
    'requests to the service': calls.length,
    'requests to GitHub': github.asked.length,
    'lines of the log': lines.length,
    'of them not folded': lines.length - foldedLines(ended.stdout),
  };
}

function foldedLines(log: string): number {
  const groups = log.match(/^::group::[\s\S]*?^::endgroup::/gm) ?? [];
  return groups.flatMap((group) => group.split('\n')).filter((line) => line !== '' && !line.startsWith('::')).length;
}

describe.concurrent('what people see of', () => {
  it.for(Object.entries(cases))('%s', async ([name, given], { expect }) => {
    const seen = await see(given);
    const { ended, github } = seen;
    const [run] = github.store.checkRuns;
    const file = (end: string) => `seen/${name.replaceAll(/[ ,]+/g, '-')}.${end}`;
    const shown = {
      'summary.md': ended.summary,
      'comment.md': github.store.comments[0]?.body ?? 'No comment.\n',
      'check-run.md': run === undefined ? 'No check run.\n' : `# ${run.title}\n\n${run.summary}\n${run.text ?? ''}`,
      'log.txt': ended.stdout,
    };
    for (const [end, text] of Object.entries(shown)) await expect(steady(text)).toMatchFileSnapshot(file(end));
    for (const text of [ended.summary, ...github.store.comments.map(({ body }) => body)])
      expect(foreignPartsOf(text)).toEqual([]);
    expect(ended.stdout).not.toMatch(/\d ms\b/);
  });
});

describe('owners', () => {
  const ownersOf = (result: { properties: { owners?: string[] } }) => result.properties.owners;

  it('stand in the page, where it can be filtered by them, in SARIF and in the report', async () => {
    const { ended } = await see(cases['findings of several owners'] as Case);
    const page = ended.files['work/scan-gate.html'] ?? '';
    for (const owned of ['owned by @acme/shop', 'owned by @acme/payments @mona', 'owned by nobody'])
      expect(page).toContain(owned);
    const choices = /<select id="owner">([\s\S]*?)<\/select>/.exec(page)?.[1];
    expect(choices?.replaceAll(/<[^>]*>/g, '·')).toBe(
      '·Any owner··@acme/payments (1)··@acme/shop (1)··@mona (1)··Nobody (1)·',
    );
    const expected = [[], ['@acme/shop'], ['@acme/payments', '@mona']];
    expect(ended.sarif.runs[0].results.map(ownersOf)).toEqual(expected);
    expect(ended.report.findings.map(({ owners }: { owners: string[] }) => owners)).toEqual(expected);
    // Each beside what blocks, and where there are several.
    expect(ended.summary).toContain('| Finding | Where | Owner |');
  });

  it('are no column where all findings are of one', async () => {
    const { ended, github } = await see(cases['findings of one owner'] as Case);
    expect(ended.stdout).toContain('owned by @acme/shop');
    expect(ended.summary + github.store.comments[0]?.body).not.toContain('| Owner');
  });

  it('stand nowhere when nobody asks for them', async () => {
    const { inputs, ...given } = cases['findings of several owners'] as Case;
    const { ended, github } = await see({ ...given, inputs: { ...inputs, 'config-file': 'none.yml' } });
    const shown = [...Object.values(ended.files), ended.stdout, ended.summary, github.store.comments[0]?.body];
    expect(shown.join('\n')).not.toContain('@acme/payments');
  });
});

describe('the words of a run', () => {
  it('are few: the first finding within twelve, three findings within 120, a clean one within 20', async () => {
    const failed = wordsOf(await see(cases['3 new findings'] as Case));
    expect(failed['before the first finding']).toBeLessThanOrEqual(12);
    expect(failed['in the comment']).toBeLessThanOrEqual(120);
    const passed = wordsOf(await see(cases['clean with old debt'] as Case));
    expect(passed['in the comment']).toBeLessThanOrEqual(22);
    expect(passed.annotations).toBe(0);
    expect(passed['of them not folded']).toBeLessThanOrEqual(6);
  });
});
