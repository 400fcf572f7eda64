import fc from 'fast-check';
import { expect, it } from 'vitest';
import { propertyRuns } from '../../model/runs.ts';
import { judged } from '../report/judged-reports.ts';
import { exceptions, findings, today } from './arbitrary-exceptions.ts';
import { atHigh, type Exception, exception, type Finding, finding, found, isExcepted } from './evidence.ts';

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
  expect(isExcepted(finding({ filePath }), [exception({ path })], today)).toBe('yes');
});

it('many exceptions cover what one of them covers alone', () => {
  fc.assert(
    fc.property(exceptions, fc.array(findings, { minLength: 1, maxLength: 8 }), (all, several) => {
      for (const one of several) {
        const alone = all.map((each) => isExcepted(one, [each], today));
        const most = alone.includes('yes') ? 'yes' : alone.includes('unknown') ? 'unknown' : 'no';
        expect(isExcepted(one, all, today)).toBe(most);
        expect(alone).toEqual(all.map((each) => alike(one, each)));
        const review = judged(found(one), { ...atHigh, exceptions: all, today }).exceptions;
        expect(review?.used.map(({ exception }) => exception)).toEqual(
          all.filter((_, place) => alone[place] === 'yes'),
        );
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
  if (path !== undefined && !isIgnored(one, path)) return 'no';
  return cwe === undefined ? 'yes' : 'unknown';
}

const isIgnored = (one: Finding, path: string) =>
  judged(found(one), { ...atHigh, ignorePaths: [path] }).findings.some(({ leftOut }) => leftOut !== undefined);
