/** Phrases about packages that the scanners and the readers of their runs share. */

/** Starts the diagnostic of a lock file that was read, but whose packages the offline database does not contain. */
export const notLookedUp = 'Packages not looked up: ';
/** Starts the diagnostic that says how little the offline database contains. */
export const lookedUpOffline = 'Looked up offline ';
/** Starts the diagnostic of a tree whose packages the offline database does not contain. */
export const nothingLookedUp = 'Not covered: ';

const longestTitle = 100;

export interface TitledPackage {
  name: string;
  version: string;
  /** One sentence or a whole text. */
  summary: string;
  /** Id of the vulnerability. */
  id: string;
}

/** `lodash 4.17.15: Prototype pollution in lodash (CVE-2020-8203)`. */
export function formatTitle({ name, version, summary, id }: TitledPackage): string {
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
