/** Phrases about packages that the scanners and the readers of their runs share. */
import type { UnpinnedPackage } from './locked-package.ts';

/** The engine name in the diagnostics of a lookup. */
export const advisoryEngine = 'advisories';

/** Starts the diagnostic of a lock file that was read, but whose packages the offline database does not contain. */
export const notLookedUpPrefix = 'Packages not looked up: ';
/** Starts the diagnostic of packages that a change introduces, and that no source of advisories could answer for. */
export const introducedOpen = 'This change introduces packages that were not looked up: ';
/** Starts the diagnostic of packages that a change introduces from a registry that served none before. */
export const otherRegistry = 'This change brings in packages from another registry: ';
/** Starts the note about packages that were there before the change, and were not looked up then either. */
export const knownOpen = 'As before this change, packages were not looked up: ';
/** Starts the diagnostic of a lock some part of which could not be read. */
export const readInPart = 'Lock file read in part: ';
/** Starts the diagnostic of dependencies that have no exact version. */
export const unpinnedWords = 'Dependencies without an exact version, which were not looked up: ';
/** Starts the diagnostic that says how little the offline database contains. */
export const offlineLookUpPrefix = 'Offline data only: ';
/** Starts the diagnostic of a tree whose packages the offline database does not contain. */
export const notCoveredPrefix = 'No dependencies were checked: ';

const longestTitle = 100;

/** `lodash 4.17.15: Prototype pollution in lodash (CVE-2020-8203)`. */
export function formatPackageTitle(
  name: string,
  version: string,
  /** One sentence or a whole text. */
  summary: string,
  /** Id of the vulnerability. */
  id: string,
): string {
  const lines = summary.split('\n').map((line) => line.trim());
  const prose = lines.find((line) => line !== '' && !line.startsWith('#')) ?? 'known vulnerability';
  const sentence = prose.split(/(?<=[.!?])\s/, 1)[0]?.replace(/\.$/, '') ?? prose;
  const room = longestTitle - `${name} ${version}:  (${id})`.length;
  return `${name} ${version}: ${shortenText(sentence, room)} (${id})`;
}

function shortenText(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${text.slice(0, Math.max(length, 20)).replace(/\s+\S*$/, '')} …`;
}

/** `12 (flask has no exact version; …)`. */
export function listUnpinned(unpinned: readonly UnpinnedPackage[]): string {
  const names = unpinned.slice(0, 5).map(({ name, reason }) => `${name} ${reason}`);
  return `${unpinned.length} (${names.join('; ')})`;
}
