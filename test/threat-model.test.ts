import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const model = readFileSync(join(root, 'docs/threat-model.md'), 'utf8');
const rows = (model.split(/^## /m)[0] ?? '').split('\n').filter((line) => /^\| (?!who |-)/.test(line));
const cellsOf = (row: string) => row.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, ''));
const shownBy = rows.flatMap((row) =>
  (cellsOf(row)[3] ?? '').split('<br>').map((named) => [named, /^`(.+?)`: "(.+)"$/.exec(named)] as const),
);

describe('the threat model', () => {
  it('has a row for everybody who may attack', () => {
    expect([...new Set(rows.map((row) => cellsOf(row)[0]))]).toEqual([
      ...["the service's data", 'a service that errs', 'a service that errs, or who stands between'],
      ...["the pull request's author", "the branch's name", 'a comment', 'SARIF', 'the policy file', 'the checkout'],
      ...['programs on PATH', "the workflow's editor", 'a dependency', 'a caller of `serve`'],
    ]);
  });

  it('says in every row what is tried, what stops it, and which test shows it', () => {
    for (const row of rows) expect(cellsOf(row).filter((cell) => cell.trim() !== '')).toHaveLength(4);
  });

  it.each(shownBy)('names a test that exists: %s', (named, found) => {
    expect(found, named).not.toBeNull();
    const [, file = '', title = ''] = found ?? [];
    expect(existsSync(join(root, file)), file).toBe(true);
    // As it is written: titles that are made of a table keep their placeholders.
    const written = readFileSync(join(root, file), 'utf8').replaceAll("\\'", "'");
    const places = written.split(title);
    const isTitle = places.slice(1).some((after, index) => {
      return /\(\s*['"`]$/.test(places[index] ?? '') && /^['"`]/.test(after);
    });
    expect(isTitle, `${file} has no test "${title}"`).toBe(true);
  });

  it('says what stays open', () => {
    for (const words of ['required workflow', 'pipefail', 'continue-on-error', 'GIT_ASKPASS', 'ran the proposal'])
      expect(model.split('## What stays open')[1]).toContain(words);
  });
});
