import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const model = readFileSync(join(root, 'docs/threat-model.md'), 'utf8');
const [attackers = ''] = model.split('## What stays allowed');
const sections = attackers.split(/^## /m).slice(1);
const entries = sections.flatMap((section) => section.split(/^- /m).slice(1));
const shownBy = entries.flatMap((entry) =>
  Array.from(entry.matchAll(/^ {2}- (.*)$/gm), ([, named = '']) => [named, /^`(.+?)`: "(.+)"$/.exec(named)] as const),
);

describe('the threat model', () => {
  it('has a section for everybody who may attack', () => {
    expect(sections.map((section) => section.split('\n')[0])).toEqual([
      ...["The service's data", 'Service errors', 'Service errors and man-in-the-middle'],
      ...["The pull request's author", "The branch's name", 'A comment', 'SARIF', 'The policy file', 'The checkout'],
      ...['Programs on PATH', "The workflow's editor", 'A dependency', 'A caller of `serve`'],
    ]);
  });

  it('says in every entry what is tried, what stops it, and which test shows it', () => {
    expect(entries.length).toBeGreaterThan(50);
    for (const entry of entries) expect(entry).toMatch(/^\*\*.+\*\*\n(?: {2}[^-].+\n)+ {2}- `/);
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
