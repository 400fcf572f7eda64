import { expect, it } from 'vitest';
import { answerOf, finding, type Policy } from '../evidence.ts';

const noOwner = 'none';

const all = (path: string) => (path.startsWith('src/') ? ['@Acme/Web', '@mona'] : []);
const codeOwners = { ownersOf: all, looselyOwnersOf: all } as unknown as Policy['codeOwners'];

it.each([
  ['src/a.js', ['@acme/web'], codeOwners, 'yes'],
  ['src/a.js', ['@other', '@MONA'], codeOwners, 'yes'],
  ['src/a.js', ['@other'], codeOwners, 'no'],
  ['src/a.js', [noOwner], codeOwners, 'no'],
  ['docs/a.md', [noOwner], codeOwners, 'yes'],
  ['docs/a.md', ['@mona'], codeOwners, 'no'],
  [undefined, ['@mona'], codeOwners, 'unknown'],
  [undefined, [noOwner], codeOwners, 'unknown'],
  ['/srv/build/src/a.js', ['@mona'], codeOwners, 'unknown'],
  ['src/a.js', ['@mona'], undefined, 'unknown'],
  ['src/a.js', [noOwner], undefined, 'unknown'],
] as const)('%s is of one of %j', (filePath, wanted, known, expected) => {
  expect(answerOf(finding({ filePath }), { owner: wanted }, { codeOwners: known })).toBe(expected);
});
