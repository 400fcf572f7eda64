import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findTracking, isTracked } from '../../src/git/tracked.ts';
import { commit, git, makeFolder, makeRepository, never } from '../service/temporary-repository.ts';

const report = '{"runs":[]}';
const isHeld = (path: string, revisions: string[] = []) => isTracked(path, revisions, never);

describe('a report', () => {
  it('is of the commit where that holds it, and not where it lies beside it', async () => {
    const path = makeRepository({ 'a/scan.sarif': report });
    writeFileSync(join(path, 'a/other.sarif'), report);
    expect([await isHeld(join(path, 'a/scan.sarif')), await isHeld(join(path, 'a/other.sarif'))]).toEqual([
      true,
      false,
    ]);
  });

  it('is of the commit where a link of another name leads to it', async () => {
    const path = makeRepository({ 'scan.sarif': report });
    const elsewhere = join(makeFolder(), 'report.sarif');
    symlinkSync(join(path, 'scan.sarif'), elsewhere);
    expect(await isHeld(elsewhere)).toBe(true);
  });

  it('is of the commit where the link to it is, wherever that leads', async () => {
    const outside = join(makeFolder(), 'scan.sarif');
    writeFileSync(outside, report);
    const path = makeRepository();
    symlinkSync(outside, join(path, 'link.sarif'));
    git(path, ['add', '--all']);
    commit(path, {});
    expect([await isHeld(join(path, 'link.sarif')), await isHeld(outside)]).toEqual([true, false]);
  });

  it('is of the commit where another one than HEAD is judged, as far as the repository knows that', async () => {
    const path = makeRepository({ 'a.js': '' });
    const judged = commit(path, { 'scan.sarif': report });
    git(path, ['switch', '--quiet', '--detach', 'HEAD~']);
    const file = join(path, 'scan.sarif');
    writeFileSync(file, report);
    expect([await isHeld(file), await isHeld(file, [judged]), await isHeld(file, ['f'.repeat(40)])]).toEqual([
      ...[false, true, false],
    ]);
  });

  it.each([
    ['a folder without git', () => makeFolder()],
    ['another repository', () => makeRepository()],
  ])('is of another repository in %s', async (_, makeJudged) => {
    const path = makeRepository({ 'a/scan.sarif': report });
    const place = { folder: makeJudged(), revisions: [], signal: never };
    expect(await findTracking(join(path, 'a/scan.sarif'), place)).toMatchObject({ isJudged: false });
    const linked = join(makeFolder(), 'link.sarif');
    symlinkSync(join(path, 'a/scan.sarif'), linked);
    expect(await findTracking(linked, place)).toMatchObject({ isJudged: false });
  });

  it('is of the commit where git cannot tell', async () => {
    const path = makeRepository({ 'scan.sarif': report, 'a/b.txt': 'x' });
    const file = join(path, 'other.sarif');
    writeFileSync(file, report);
    const tree = git(path, ['rev-parse', 'HEAD^{tree}']);
    expect(await isHeld(file)).toBe(false);
    // A commit whose tree is gone.
    rmSync(join(path, '.git/objects', tree.slice(0, 2), tree.slice(2)), { force: true });
    expect(await isHeld(file)).toBe(true);
  });
});
