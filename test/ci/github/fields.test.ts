import { describe, expect, it } from 'vitest';
import {
  either,
  type Field,
  flag,
  list,
  nullish,
  number,
  optional,
  ordinal,
  orNothing,
  readAs,
  record,
  text,
  time,
} from '../../../src/ci/github/fields.ts';

/** The paths of what does not fit. */
function wrongIn(field: Field<unknown>, value: unknown): string[] {
  const wrong: string[] = [];
  field(value, '', wrong);
  return wrong;
}

const strange = [undefined, null, true, 0, -1, 1.5, Number.NaN, '', 'text', [], {}, Symbol('one')];

/** Of the values above, and some of its own, those that a field takes. */
const taken: Readonly<Record<string, { field: Field<unknown>; values?: unknown[]; takes: unknown[] }>> = {
  text: { field: text(), takes: ['', 'text'] },
  'text of a pattern': { field: text(/^t/), takes: ['text'] },
  flag: { field: flag, takes: [true] },
  number: { field: number, values: [Number.POSITIVE_INFINITY], takes: [0, -1, 1.5] },
  ordinal: { field: ordinal, values: [1, 2 ** 53], takes: [1] },
  time: {
    field: time,
    values: [
      '2026-06-01',
      '2026-06-01T10:00:00',
      '2026-06-01T10:00Z',
      '2026-06-01T10:00:00.5+02:00',
      '2026-13-01T10:00Z',
    ],
    takes: ['2026-06-01T10:00Z', '2026-06-01T10:00:00.5+02:00'],
  },
  'optional text': { field: optional(text()), takes: [undefined, '', 'text'] },
  'text or null': { field: nullish(text()), takes: [undefined, null, '', 'text'] },
  'text or a number': { field: either(number, text()), takes: [0, -1, 1.5, '', 'text'] },
  'text or nothing': { field: orNothing(text()), takes: strange },
  list: { field: list(text()), values: [['a'], ['a', 1]], takes: [[], ['a']] },
  record: { field: record({ a: optional(text()) }), values: [{ a: 1 }, { b: 1 }], takes: [{}, { b: 1 }] },
};

describe('a field', () => {
  it.each(Object.entries(taken))('takes what is one, and nothing else: %s', (_, { field, values = [], takes }) => {
    expect([...strange, ...values].filter((value) => wrongIn(field, value).length === 0)).toEqual(takes);
  });

  it('gives what it names, and leaves out the rest', () => {
    const read = readAs(record({ a: text(), b: list(record({ c: number })) }), { a: 'x', b: [{ c: 1, d: 2 }], e: 3 });
    expect(read).toEqual({ a: 'x', b: [{ c: 1 }] });
  });

  it('that does not fit is named by its path, and none inside of what is no record', () => {
    const inner = record({ ref: text(), sha: text() });
    const outer = record({ head: inner, base: inner, list: list(inner) });
    const value = { head: { ref: 1, sha: 'a' }, base: 'none', list: [{ ref: 'a', sha: 'b' }, { ref: 'a' }] };
    expect(wrongIn(outer, value)).toEqual(['head.ref', 'base', 'list.1.sha']);
    expect(wrongIn(outer, undefined)).toEqual(['']);
    expect(readAs(outer, value)).toBeUndefined();
  });

  it('that gives nothing where it does not fit is not wrong', () => {
    const field = record({ user: orNothing(record({ login: text() })) });
    expect(readAs(field, { user: { login: 1 } })).toEqual({ user: undefined });
  });
});
