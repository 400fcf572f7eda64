import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { compileListFits } from '../../src/api/fits.ts';
import { repositoryDetail, scanItem, violationItem } from '../../src/api/schemas.ts';
import { statedTwice } from '../../src/api/words.ts';

const item = {
  violation_id: 'v1',
  title: 'SQL injection',
  severity: 'HIGH',
  cvss_score: 9.8,
  epss_score: null,
  type: 'SAST',
  status: 'OPEN',
  file_path: 'src/a.js',
  line_number: 3,
};

const value = fc.oneof(
  fc.constantFrom<unknown>('', 'v1', 'HIGH', 'odd', 0, 1.5, -1, null, undefined, true, {}, [], statedTwice),
  fc.constantFrom<unknown>(Number.NaN, Number.POSITIVE_INFINITY),
);
const record = fc
  .tuple(
    fc.constant<Record<string, unknown>>(item),
    fc.dictionary(fc.constantFrom(...Object.keys(item), 'more'), value),
  )
  .map(([whole, changes]) => ({ ...whole, ...changes }));

describe('what fits a schema at once', () => {
  it.each(Object.entries({ violationItem, scanItem, repositoryDetail }))(
    'is what the reader of %s gives back as it is',
    (_, schema) => {
      const [fits, read] = [compileListFits(schema()), z.array(schema())];
      fc.assert(
        fc.property(fc.array(fc.oneof(record, value), { maxLength: 3 }), (items) => {
          if (fits(items)) expect(read.safeParse(items)).toEqual({ success: true, data: items });
        }),
        { numRuns: 3000 },
      );
    },
  );

  it('is a violation as the interface shows it, with an odd word and without what may be left out', () => {
    const fits = compileListFits(violationItem());
    expect(fits([item, { ...item, severity: 'SEVERE', more: {} }, { violation_id: 'v2' }])).toBe(true);
    expect(fits([])).toBe(true);
  });

  it.each([null, {}, 'v1', [null], [[]], [{}], [{ ...item, violation_id: '' }], [{ ...item, cvss_score: '9' }]])(
    'is not %j',
    (items) => {
      expect(compileListFits(violationItem())(items)).toBe(false);
    },
  );

  it('is nothing of a kind that it does not know', () => {
    for (const schema of [z.strictObject({}), z.object({}), z.date(), z.looseObject({}).check(z.refine(() => false))])
      expect(compileListFits(schema)([{}])).toBe(false);
    expect(compileListFits(z.string().check(z.maxLength(1)))(['a'])).toBe(false);
    expect(compileListFits(z.number().check(z.int()))([1])).toBe(false);
  });
});
