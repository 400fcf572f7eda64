/** Orders NuGet's versions: Semantic Versioning with a fourth number, ignoring case. */
import semver from 'semver';

const pattern = /^v?(\d+)(?:\.(\d+))?(?:\.(\d+))?(?:\.(\d+))?(?:-([\dA-Za-z.-]+))?(?:\+[\dA-Za-z.-]*)?$/;

export function compareNuget(a: string, b: string): number | undefined {
  const [first, second] = [parseNugetVersion(a), parseNugetVersion(b)];
  if (first === undefined || second === undefined) return undefined;
  for (const [index, number] of first.numbers.entries()) {
    const other = second.numbers[index] ?? 0n;
    if (number !== other) return number < other ? -1 : 1;
  }
  return semver.compare(first.label, second.label);
}

/** `label`: the text after the numbers, as a version that `semver` can compare. */
function parseNugetVersion(version: string): { numbers: bigint[]; label: string } | undefined {
  const match = pattern.exec(version);
  if (match === null) return undefined;
  const numbers = match.slice(1, 5).map((digits) => BigInt((digits as string | undefined) ?? 0));
  const label = match[5] === undefined ? '0.0.0' : `0.0.0-${match[5].toLowerCase()}`;
  return semver.valid(label) === null ? undefined : { numbers, label };
}
