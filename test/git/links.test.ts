import { expect, it } from 'vitest';
import { judgeLinks, type Link } from '../../src/git/links.ts';

const paths = new Set(['src/a.js', 'src/deep/b.js', 'etc/passwd', 'links/x', 'lib/one/two/three/c.js']);

it.each([
  ['src/a.js', false],
  ['../src/a.js', false],
  ['../src/deep', false],
  ['../src/deep/', false],
  ['../lib/one/two', false],
  ['../lib/one', false],
  ['../lib', false],
  ['..', false],
  ['../src/gone.js', true],
  ['/etc/passwd', true],
  ['/src/a.js', true],
  ['../../etc/passwd', true],
  ['', true],
])('a link to %j leads out of what was looked at: %s', (target, leadsOut) => {
  const path = target === 'src/a.js' ? 'x' : 'links/x';
  const { skips, diagnostics } = judgeLinks([{ path, target } as Link], paths);
  expect(skips.map(({ filePath }) => filePath)).toEqual(leadsOut ? [path] : []);
  expect(diagnostics).toHaveLength(leadsOut ? 0 : 1);
});
