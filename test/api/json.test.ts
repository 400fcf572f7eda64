import { describe, expect, it } from 'vitest';
import { parseJson } from '../../src/api/json.ts';
import { statedTwice } from '../../src/api/words.ts';

describe('parseJson', () => {
  it.each([
    '{}',
    '[]',
    '0',
    '"a"',
    'null',
    '{"a":{"b":[1,{"c":"}"}]}}',
    '[{"a":1},{"a":2}]',
    '{"a":"\\"a\\":1,\\"a\\":2"}',
  ])('reads %s as it is', (text) => {
    expect(parseJson(text)).toEqual(JSON.parse(text));
  });

  it.each<[string, unknown]>([
    ['{"a":1,"a":2}', { a: statedTwice }],
    ['{"a":1,"a":1}', { a: statedTwice }],
    ['{"a":1,"b":{"c":1},"a":{"d":1}}', { a: statedTwice, b: { c: 1 } }],
    ['{"a":{"b":1,"b":2},"c":3}', { a: { b: statedTwice }, c: 3 }],
    ['[{"a":1},{"a":1,"b":2,"a":3}]', [{ a: 1 }, { a: statedTwice, b: 2 }]],
    ['{"list":[[1,{"a":1 , "a" : 2}]]}', { list: [[1, { a: statedTwice }]] }],
    ['{"a":1,"\\u0061":2}', { a: statedTwice }],
    ['{"a\\\\":1,"a\\\\":2,"a":3}', { 'a\\': statedTwice, a: 3 }],
    ['{"x":"\\\\","a":1,"a":2}', { x: '\\', a: statedTwice }],
    ['{"a":1,"a":2,"a":3}', { a: statedTwice }],
    ['{"a":{"b":1,"b":2},"a":5}', { a: statedTwice }],
    ['{"":1,"":2}', { '': statedTwice }],
  ])('finds the key that is stated twice in %s', (text, expected) => {
    expect(parseJson(text)).toEqual(expected);
  });

  it('sets no prototype', () => {
    const read = parseJson('{"__proto__":{"a":1},"__proto__":{"b":2}}') as object;
    expect(Object.getOwnPropertyDescriptor(read, '__proto__')?.value).toBe(statedTwice);
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
  });

  it.each([
    ['<html>', 'the answer is an HTML page, not JSON'],
    ['', 'the answer is empty'],
    ['{"a":', 'the answer is not JSON'],
    ['{"a\\x":1,"a\\x":2}', 'the answer is not JSON'],
    ['"open', 'the answer is not JSON'],
    [']]]{"a":1', 'the answer is not JSON'],
    [`${'['.repeat(65)}${']'.repeat(65)}`, 'the answer is nested deeper than 64 levels'],
    ['['.repeat(1_000_000), 'the answer is nested deeper than 64 levels'],
    [`${'{"a":'.repeat(65)}1${'}'.repeat(65)}`, 'the answer is nested deeper than 64 levels'],
  ])('refuses %.20s', (text, message) => {
    expect(() => parseJson(text)).toThrow(message);
  });

  it('reads 64 levels', () => {
    const text = `${'['.repeat(64)}{}${']'.repeat(64)}`;
    expect(() => parseJson(text)).toThrow('64 levels');
    expect(parseJson(`${'['.repeat(64)}${']'.repeat(64)}`)).toBeDefined();
  });

  it('takes time proportional to the text, whatever it contains', () => {
    const reads = (text: string) => {
      let count = 0;
      const watched = new Proxy(new String(text), {
        get(target, name) {
          const member = Reflect.get(target, name);
          if (typeof member !== 'function') return member;
          return (...given: unknown[]) => {
            count += name === 'charCodeAt' ? 1 : 0;
            return member.apply(target, given);
          };
        },
      });
      expect(() => parseJson(watched as unknown as string)).not.toThrow();
      return count;
    };
    const long = (count: number) =>
      JSON.stringify(Array.from({ length: count }, () => ({ a: '\\"'.repeat(20), b: 1 })));
    expect(reads(long(2000))).toBeLessThan(2.1 * reads(long(1000)));
  });
});
