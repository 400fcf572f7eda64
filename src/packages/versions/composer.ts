/** Orders Composer's versions: four numbers, then the stability. */

const pattern =
  /^v?(\d+)(?:\.(\d+))?(?:\.(\d+))?(?:\.(\d+))?(?:[._-]?(stable|beta|b|rc|alpha|a|patch|pl|p)((?:[.-]?\d+)*))?([.-]?dev)?(?:\+\S*)?$/i;

/** Ordered upwards from `dev`. A version without a stability word is stable. */
const stabilities: Readonly<Record<string, number>> = {
  alpha: 1,
  a: 1,
  beta: 2,
  b: 2,
  rc: 3,
  stable: 4,
  patch: 5,
  pl: 5,
  p: 5,
};

export function compareComposer(a: string, b: string): number | undefined {
  const [first, second] = [parseComposerVersion(a), parseComposerVersion(b)];
  if (first === undefined || second === undefined) return undefined;
  for (let index = 0; index < Math.max(first.length, second.length); index += 1) {
    const [number, other] = [first[index] ?? 0n, second[index] ?? 0n];
    if (number !== other) return number < other ? -1 : 1;
  }
  return 0;
}

/** The numbers to compare, one after the other. */
function parseComposerVersion(version: string): bigint[] | undefined {
  const match = pattern.exec(version);
  if (match === null) return undefined;
  const numbers = match.slice(1, 5).map((digits) => BigInt((digits as string | undefined) ?? 0));
  const [word, counts, dev] = match.slice(5, 8) as (string | undefined)[];
  const stability = word === undefined ? (dev === undefined ? 4 : 0) : (stabilities[word.toLowerCase()] ?? 4);
  const counted = (counts?.match(/\d+/g) ?? []).map(BigInt);
  // A development branch of a beta comes before the beta.
  return [
    ...numbers,
    BigInt(stability),
    counted[0] ?? 0n,
    word !== undefined && dev !== undefined ? 0n : 1n,
    ...counted.slice(1),
  ];
}
