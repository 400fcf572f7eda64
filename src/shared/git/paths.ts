/** Decides which paths of a git tree may be written to disk. A tree is untrusted input. */

type PathJudgement = { path: string } | { shown: string; refusal: string };

const strictUtf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Characters that HFS+ ignores in names: `.g<U+200C>it` would be `.git` there. */
const ignoredByFileSystems = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g;

/**
 * The path as text when it is valid and stays inside the root. Otherwise the reason for the refusal, and the path for
 * display.
 */
export function judgePath(raw: Buffer): PathJudgement {
  let path: string;
  try {
    path = strictUtf8.decode(raw);
  } catch {
    return { shown: formatBytes(raw), refusal: 'its name is not UTF-8' };
  }
  const refusal = findPathRefusal(path);
  return refusal === undefined ? { path } : { shown: path, refusal };
}

/** Fast path for nearly all names: ASCII, and none of the patterns that are checked below. */
const plainPath = /^(?![A-Za-z]:|.*git|\.{0,2}(?:\/|$)|.*\/\.{0,2}(?:\/|$))[\x20-\x5b\x5d-\x7e]+$/i;

function findPathRefusal(path: string): string | undefined {
  if (plainPath.test(path)) return undefined;
  if (path.includes('\0')) return 'its name contains a NUL';
  if (path.includes('\\')) return 'its name contains a backslash';
  if (path.startsWith('/') || /^[A-Za-z]:/.test(path)) return 'its name is an absolute path';
  const parts = path.split('/');
  if (parts.some((part) => part === '' || part === '.' || part === '..')) return 'its name leaves the tree';
  if (parts.some(isGitFolderName)) return 'its name points into a .git folder';
  return undefined;
}

/** `.git` as some file system would read it: any case, trailing dots or blanks, a stream, the 8.3 name. */
function isGitFolderName(part: string): boolean {
  const plain = part.replaceAll(ignoredByFileSystems, '').toLowerCase().replace(/:.*$/, '');
  return /^(?:\.git|git~1)[. ]*$/.test(plain);
}

function formatBytes(raw: Buffer): string {
  return raw.toString('latin1').replaceAll(/[^\x20-\x7e]/g, (character) => {
    return `\\x${character.charCodeAt(0).toString(16).padStart(2, '0')}`;
  });
}
