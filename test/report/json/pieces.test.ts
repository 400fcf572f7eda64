import fc from 'fast-check';
import { expect, it } from 'vitest';
import { streamJson } from '../../../src/report/json/pieces.ts';
import { formatHarmlessJson } from '../../../src/report/neutral.ts';
import { anySign } from '../../any-sign.ts';

const whole = (value: object) => [...streamJson(value)].join('');

/** The same values in the same order, and no array. */
const walked = (items: readonly unknown[]): Iterable<unknown> => ({ [Symbol.iterator]: () => items.values() });

it('writes what is walked as the list that it is, byte for byte', () => {
  const items = fc.array(fc.oneof(fc.jsonValue(), fc.string({ unit: anySign })), { maxLength: 40 });
  fc.assert(
    fc.property(items, fc.dictionary(fc.string(), fc.jsonValue()), (list, rest) => {
      const made = (given: Iterable<unknown>) => ({
        ...rest,
        inner: { list: given, none: undefined },
        among: [list, { list: given }],
        list: given,
      });
      expect(whole(made(walked(list)))).toBe(formatHarmlessJson(made(list)));
    }),
  );
});

it('asks for an item only when the ones before it were taken', () => {
  let made = 0;
  const items = {
    *[Symbol.iterator]() {
      for (; made < 1000; made++) yield 'x'.repeat(1000);
    },
  };
  const pieces = streamJson({ items })[Symbol.iterator]();
  pieces.next();
  expect(made).toBeLessThan(100);
});
