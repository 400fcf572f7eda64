/** Exceptions and findings that are about the same few ids, titles and places, in many spellings. */
import fc from 'fast-check';
import { type Exception, type Finding, finding } from './evidence.ts';

export const today = '2026-06-01';
const optional = <T>(values: readonly T[]) => fc.option(fc.constantFrom(...values), { nil: undefined, freq: 2 });

export const globs = [
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
export const paths = [
  'src/a.js',
  'src/b.js',
  'src/c.ts',
  'lib/b.js',
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

export const exceptions: fc.Arbitrary<Exception[]> = fc.array(
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
export const findings: fc.Arbitrary<Finding> = fc
  .record({
    id: fc.constantFrom(...words),
    title: fc.constantFrom(...words),
    filePath: optional([...paths, ...paths, 'src/**', 'src/a.js → lib/b.js']),
    type: optional(['SAST', 'SCA'] as const),
    unclear: fc.constantFrom(undefined, undefined, undefined, ['filePath'] as const),
  })
  .map((fields) => finding(fields));
