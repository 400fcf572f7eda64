/** Names of commits as others write them: whole or short, in any case. */

const name = /^[0-9a-f]{7,64}$/i;

/** Undefined when one of the two is no name of a commit, so that nothing can be said. */
export function isSameCommit(a: string | undefined, b: string | undefined): boolean | undefined {
  if (a === undefined || b === undefined || !name.test(a) || !name.test(b)) return undefined;
  const [first, second] = [a.toLowerCase(), b.toLowerCase()];
  return first.startsWith(second) || second.startsWith(first);
}
