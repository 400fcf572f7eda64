/** What a run makes of patterns that name nothing, or a folder, in the judged commit. */
import { expect, it } from 'vitest';
import { checkPatternsAgainstTree } from '../../src/gate/tree.ts';
import { atHigh, changesOf, type Policy } from '../policy/evidence.ts';

const files = new Set(['src/a.py', 'vendor/b.js']);

async function check(fields: Partial<Policy>, tree: ReadonlySet<string> = files) {
  const notes: string[] = [];
  let readings = 0;
  const error = await checkPatternsAgainstTree({
    policy: { ...atHigh, ...fields },
    files: tree,
    log: { say: () => {}, note: (line) => notes.push(line) },
    async readChanges() {
      readings += 1;
      return changesOf({ 'legacy/c.py': undefined });
    },
  });
  return { message: error?.message, reason: error?.reason, notes, readings };
}

it('says nothing, and reads no changes, where every pattern matches', async () => {
  const quiet = { message: undefined, reason: undefined, notes: [], readings: 0 };
  expect(await check({ paths: ['src'], ignorePaths: ['vendor/**'] })).toEqual(quiet);
  expect(await check({})).toEqual(quiet);
});

it('says nothing where the files are not known', async () => {
  expect(await check({ paths: ['nowhere'], ignorePaths: ['vendor'] }, new Set())).toMatchObject({
    notes: [],
    readings: 0,
  });
});

it('takes back a pass for a pattern of paths that matches nothing', async () => {
  expect(await check({ paths: ['src/**', 'SRC/web/**', 'Vendor/**', 'legacy/**'] })).toEqual({
    message:
      'paths: "SRC/web/**" matches no file of this commit; paths: "Vendor/**" matches no file of this commit; did you mean "vendor/**"?',
    reason: 'settings',
    notes: [],
    readings: 1,
  });
});

it('only notes one of a rule', async () => {
  const rules = [{ name: 'pay', allow: 0, effect: 'block' as const, match: { path: ['Src/**'] } }];
  expect(await check({ rules })).toMatchObject({
    message: undefined,
    notes: ['rule "pay": match.path: "Src/**" matches no file of this commit; did you mean "src/**"?'],
  });
});

it('refuses what excuses and may mean a folder, with both spellings', async () => {
  await expect(check({ ignorePaths: ['vendor'] })).rejects.toMatchObject({
    code: 'CONFIG',
    reason: 'settings',
    message: 'ignore-paths: "vendor" is a folder; write "vendor/" or "vendor/**" for everything in it',
  });
});

it('counts what it does not show', async () => {
  const paths = Array.from({ length: 7 }, (_, index) => `p${index}`);
  expect((await check({ paths })).message).toMatch(/"p4" matches no file of this commit; and 2 more$/);
});
