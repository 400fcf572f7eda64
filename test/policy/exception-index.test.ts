import fc from 'fast-check';
import { expect, it } from 'vitest';
import { exceptionFor, reviewExceptions } from '../../src/policy/exceptions.ts';
import type { Finding } from '../../src/policy/finding.ts';
import { placeMatcher } from '../../src/policy/places.ts';
import type { Exception } from '../../src/policy/policy.ts';
import { finding } from './evidence.ts';

const today = '2026-06-01';
const optional = <T>(values: readonly T[]) => fc.option(fc.constantFrom(...values), { nil: undefined });

const globs = [
  'src/**',
  'src',
  './src/a.js',
  'src/*.js',
  '**/a.js',
  '*.js',
  '{src,lib}/a.js',
  '[s]rc/**',
  'src/../lib/**',
  '**/src/**',
  'src/**/a.js',
  '*/a.js',
  '**/a',
  'src/[id]/*',
  'src*/**',
  '**',
];
const paths = [
  'src/a.js',
  '/src/a.js',
  './src/b.js',
  'SRC/a.js',
  'lib/a.js',
  'src%2Fa.js',
  'src/../lib/a.js',
  '../src/a.js',
  'src/a/b/a.js',
  'src/a',
  'lib/src/a',
  'src/[id]/a.js',
  'src/i/a.js',
  'a.js',
];
const words = ['a', ' a', 'b'] as const;

const exceptions: fc.Arbitrary<Exception[]> = fc.array(
  fc.record({
    violationId: optional(words),
    title: optional(words),
    path: optional([...globs, ...paths, 'src/a.js → lib/b.js']),
    cwe: optional(['CWE-79', 'CWE-89']),
    type: optional(['SAST', 'SCA'] as const),
    reason: fc.constant('known'),
    expires: fc.constantFrom('2026-05-31', '2026-06-01', '2027-01-01'),
  }),
);
const findings: fc.Arbitrary<Finding> = fc
  .record({
    id: fc.constantFrom(...words),
    title: fc.constantFrom(...words),
    filePath: optional([...paths, ...paths, 'src/**', 'src/a.js → lib/b.js']),
    type: optional(['SAST', 'SCA'] as const),
  })
  .map((fields) => finding(fields));

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
    { numRuns: 2000 },
  );
});

/** By each criterion for itself. */
function alike(one: Finding, { violationId, title, path, cwe, type, expires }: Exception): string {
  const isAny = [violationId, title, path, cwe, type].every((each) => each === undefined);
  if (isAny || expires < today) return 'no';
  if (violationId !== undefined && one.id !== violationId) return 'no';
  if (title !== undefined && one.title.trim() !== title.trim()) return 'no';
  if (type !== undefined && one.type !== type) return 'no';
  if (path !== undefined && placeMatcher([path])(one) !== 'yes') return 'no';
  return cwe === undefined ? 'yes' : 'unknown';
}
