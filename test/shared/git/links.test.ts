import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { exportCommit } from '../../../src/shared/git/export.ts';
import { git, makeFolder, makeRepository, never } from '../../service/temporary-repository.ts';

/** What links lead to, from a folder beside the top or from the top, and whether that leads out of what was looked at. */
const links: [target: string, leadsOut: boolean, isAtTop?: true][] = [
  ['src/a.js', false, true],
  ['../src/a.js', false],
  ['../src/deep', false],
  ['../src/deep/', false],
  ['../lib/one/two', false],
  ['../lib/one', false],
  ['../lib', false],
  ['..', false],
  ['../src/gone.js', true],
  ['/etc/passwd', true],
  ['/src/a.js', true, true],
  ['../../etc/passwd', true],
  ['', true],
];

it('a link leads out of what was looked at where the commit does not have what it names', async () => {
  const files = ['src/a.js', 'src/deep/b.js', 'etc/passwd', 'lib/one/two/three/c.js'];
  const path = makeRepository(Object.fromEntries(files.map((name) => [name, 'x\n'])));
  const nameOf = (each: number) => `${links[each]?.[2] ? '' : 'links/'}x${each}`;
  const index = links.map(([target], each) => {
    const oid = git(path, ['hash-object', '-w', '--stdin'], target);
    return `120000 ${oid}\t${nameOf(each)}`;
  });
  git(path, ['update-index', '--index-info'], `${index.join('\n')}\n`);
  const sha = git(path, ['commit-tree', git(path, ['write-tree']), '-m', 'Links']);
  const destination = join(makeFolder(), 'tree');
  mkdirSync(destination);
  const { diagnostics } = await exportCommit({ path, sha, destination, signal: never });
  const out = links.flatMap(([, leadsOut], each) => (leadsOut ? [nameOf(each)] : []));
  const skipped = diagnostics.filter(({ message }) => message.includes('outside this commit'));
  expect(skipped.flatMap(({ file_path: one, file_paths = [one] }) => file_paths).toSorted()).toEqual(out.toSorted());
  const followed = expect.stringMatching(new RegExp(`not followed \\(${links.length - out.length}\\)`));
  expect(diagnostics).toContainEqual(expect.objectContaining({ message: followed }));
});
