import fc from 'fast-check';
import { expect, it } from 'vitest';
import { reviewExceptions } from '../../src/policy/exceptions.ts';
import type { Finding } from '../../src/policy/finding.ts';
import { createPathMatcher } from '../../src/policy/path-matching.ts';
import type { Exception } from '../../src/policy/policy.ts';
import { propertyRuns } from '../model/runs.ts';
import { exceptions, findings, today } from './arbitrary-exceptions.ts';
import { exception, exceptionFor, finding } from './evidence.ts';

it.each([
  ['src/**', 'src/a.js'],
  ['./src/**', 'src/a.js'],
  ['/src/**', 'src/a.js'],
  ['src//web/**', 'src/web/a.js'],
  ['src/./web/**', 'src/web/a.js'],
  ['src/**', './src/a.js'],
  ['src/**', 'src\\a.js'],
  ['src/**', 'lib/../src/a.js'],
  ['src/[id]/**', 'src/i/a.js'],
  ['src/a\\*b/**', 'src/a*b/c.js'],
  ['{src,lib}/**', 'lib/a.js'],
])('an exception of %s covers %s', (path, filePath) => {
  expect(exceptionFor(finding({ filePath }), [exception({ path })], today).answer).toBe('yes');
});

it('many exceptions cover what one of them covers alone', () => {
  fc.assert(
    fc.property(exceptions, fc.array(findings, { minLength: 1, maxLength: 8 }), (all, several) => {
      for (const one of several) {
        const alone = all.map((each) => exceptionFor(one, [each], today).answer);
        const most = alone.includes('yes') ? 'yes' : alone.includes('unknown') ? 'unknown' : 'no';
        expect(exceptionFor(one, all, today).answer).toBe(most);
        expect(alone).toEqual(all.map((each) => alike(one, each)));
        const { used } = reviewExceptions([one], all, today);
        expect(used.map(({ exception }) => exception)).toEqual(all.filter((_, place) => alone[place] === 'yes'));
      }
    }),
    { numRuns: propertyRuns(2000) },
  );
});

/** By each criterion for itself. */
function alike(one: Finding, { violationId, title, path, cwe, type, expires }: Exception): string {
  const isAny = [violationId, title, path, cwe, type].every((each) => each === undefined);
  if (isAny || expires < today) return 'no';
  if (violationId !== undefined && one.id !== violationId) return 'no';
  if (title !== undefined && one.title.trim() !== title.trim()) return 'no';
  if (type !== undefined && one.type !== type) return 'no';
  if (path !== undefined && createPathMatcher([path])(one) !== 'yes') return 'no';
  return cwe === undefined ? 'yes' : 'unknown';
}
