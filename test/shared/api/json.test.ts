import { describe, expect, it } from 'vitest';
import { answer, clientOf, readField } from '../../gate/story/sources/service/answered.ts';

const read = async (text: string) => (await clientOf(() => answer(text)).client.listScans({})) as unknown;

describe('the JSON of an answer', async () => {
  /** What the value of a key that is stated twice becomes, which no field accepts. */
  const statedTwice = await readField('1,"field":2');

  it.each([
    '{}',
    '[]',
    '0',
    '"a"',
    'null',
    '{"a":{"b":[1,{"c":"}"}]}}',
    '[{"a":1},{"a":2}]',
    '{"a":"\\"a\\":1,\\"a\\":2"}',
  ])('reads %s as it is', async (text) => {
    expect(await readField(text)).toEqual(JSON.parse(text));
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
    ['{"a":"\\"","a":1}', { a: statedTwice }],
  ])('finds the key that is stated twice in %s', async (text, expected) => {
    expect(await readField(text)).toEqual(expected);
  });

  it('sets no prototype', async () => {
    const field = (await readField('{"__proto__":{"a":1},"__proto__":{"b":2}}')) as object;
    expect(Object.getOwnPropertyDescriptor(field, '__proto__')?.value).toBe(statedTwice);
    expect(Object.getPrototypeOf(field)).toBe(Object.prototype);
  });

  it.each([
    ['<html>', 'the answer is an HTML page, not JSON'],
    ['', 'the answer is empty'],
    ['{"a":', 'the answer is not JSON'],
    ['{"a\\x":1,"a\\x":2}', 'the answer is not JSON'],
    ['"open', 'the answer is not JSON'],
    [']]]{"a":1', 'the answer is not JSON'],
    [`${'['.repeat(65)}${']'.repeat(65)}`, 'the answer is nested deeper than 64 levels'],
    [`[${'['.repeat(64)}${']'.repeat(64)},[]]`, 'the answer is nested deeper than 64 levels'],
    ['['.repeat(1_000_000), 'the answer is nested deeper than 64 levels'],
    [`${'{"a":'.repeat(65)}1${'}'.repeat(65)}`, 'the answer is nested deeper than 64 levels'],
  ])('refuses %.20s', async (text, message) => {
    await expect(read(text)).rejects.toThrow(message);
  });

  it('reads 64 levels', async () => {
    const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
    // The answer is a level of its own.
    expect(await readField(nested(63))).toBeDefined();
    await expect(readField(nested(64))).rejects.toThrow('64 levels');
  });

  it('takes time proportional to the text, whatever it contains', async () => {
    const reads = async (text: string) => {
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
      expect(await read(watched as unknown as string)).toMatchObject({ total: 0 });
      return count;
    };
    const long = (count: number) => {
      const notes = Array.from({ length: count }, () => ({ a: '\\"'.repeat(20), b: 1 }));
      return JSON.stringify({ scans: [], pagination: { page: 1, total: 0 }, notes });
    };
    expect(await reads(long(1000))).toBeGreaterThan(1000);
    expect(await reads(long(2000))).toBeLessThan(2.1 * (await reads(long(1000))));
  });
});
