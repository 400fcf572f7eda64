/** Compares what a run has shown with what the tests expect, and says each difference in one line. */

export type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

/** One line a difference, from the path of the value. Lists of texts are compared as sets, which shows what is missing. */
export function findDifferences(expected: Json, found: Json, path = ''): string[] {
  if (isTexts(expected) && isTexts(found)) {
    return [
      ...expected.filter((text) => !found.includes(text)).map((text) => `${path}: missing ${JSON.stringify(text)}`),
      ...found.filter((text) => !expected.includes(text)).map((text) => `${path}: unexpected ${JSON.stringify(text)}`),
    ];
  }
  if (isContainer(expected) && isContainer(found) && Array.isArray(expected) === Array.isArray(found)) {
    const names = [...new Set([...Object.keys(expected), ...Object.keys(found)])];
    return names.flatMap((name) => {
      const inner = path === '' ? name : `${path}.${name}`;
      const [left, right] = [Reflect.get(expected, name), Reflect.get(found, name)] as (Json | undefined)[];
      if (left === undefined) return [`${inner}: unexpected ${JSON.stringify(right)}`];
      if (right === undefined) return [`${inner}: missing ${JSON.stringify(left)}`];
      return findDifferences(left, right, inner);
    });
  }
  if (Object.is(expected, found)) return [];
  return [`${path}: expected ${JSON.stringify(expected)}, found ${JSON.stringify(found)}`];
}

function isTexts(value: Json): value is string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}

function isContainer(value: Json): value is Json[] | { [name: string]: Json } {
  return typeof value === 'object' && value !== null;
}
