/** The location of a finding: paths as text, paths that are safe to use, and links to them. */
import type { DataStep } from '../api/schemas.ts';
import { neutralizeLine } from './neutral.ts';

/** A path as text, for reading only. A long one keeps its end, which contains the file name. */
export function formatPath(path: string, maxLength = 200): string {
  const text = neutralizeLine(path.slice(-maxLength - 1));
  return text.length <= maxLength ? text : `…${text.slice(1 - maxLength).replace(/^[\udc00-\udfff]/, '')}`;
}

/** `src/a.ts:42`, `src/a.ts`, or undefined if there is no path. */
export function formatLocation(place: { filePath: string | undefined; line: number | undefined }, maxLength = 200) {
  if (place.filePath === undefined || place.filePath.trim() === '') return undefined;
  const path = formatPath(place.filePath, maxLength);
  const line = toSafeLine(place.line);
  return line === undefined ? path : `${path}:${line}`;
}

/** The same of a step on the way of data. */
export function formatStepLocation({ file_path: filePath, line }: DataStep, maxLength?: number): string {
  return formatLocation({ filePath, line }, maxLength) ?? '';
}

/**
 * The path without a leading `./`, if it is clearly inside the repository. Undefined for anything else: absolute, drive
 * and UNC paths, `..`, backslashes, addresses, hidden characters, or text that a log would take for a command.
 */
export function toSafeRelativePath(path: string | undefined): string | undefined {
  if (path === undefined || path.length > 1024) return undefined;
  const relative = path.replace(/^(?:\.\/)+/, '');
  if (relative !== neutralizeLine(relative) || relative !== relative.trim()) return undefined;
  if (/\\|^[a-z][a-z0-9+.-]*:/i.test(relative)) return undefined;
  const isInside = relative.split('/').every((segment) => segment !== '' && segment !== '.' && segment !== '..');
  return isInside ? relative : undefined;
}

/** A line number that every consumer accepts. */
export function toSafeLine(line: number | undefined): number | undefined {
  return line !== undefined && Number.isSafeInteger(line) && line >= 1 && line <= 0x7fffffff ? line : undefined;
}

/** The path as the end of a URL, with all special characters percent-encoded. */
export function encodePath(relativePath: string): string {
  return relativePath
    .split('/')
    .map((segment) =>
      encodeURIComponent(segment).replaceAll(
        /[!'()*]/g,
        (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
      ),
    )
    .join('/');
}

/**
 * The repository's URL, if it is simple enough to link to: no user, query or fragment. An address for git ends in `.git`,
 * below which servers have no pages.
 */
export function toSafeRepositoryUrl(url: string | undefined): string | undefined {
  if (url === undefined || url.length > 500 || !URL.canParse(url)) return undefined;
  const plain = new URL(url).href.replace(/\/+$/, '').replace(/(?<=[^/])\.git$/, '');
  return /^https?:\/\/[a-z0-9.-]+(?::\d+)?(?:\/[\w.~-]+)+$/i.test(plain) ? plain : undefined;
}

/**
 * The URL of a page, such as that of a run, if it is safe to link to. Percent-encoding and a simple query are allowed.
 */
export function toSafePageUrl(url: string | undefined): string | undefined {
  if (url === undefined || url.length > 500 || !URL.canParse(url)) return undefined;
  const { href } = new URL(url);
  return /^https?:\/\/[a-z0-9.-]+(?::\d+)?(?:\/(?:[\w.~-]|%[0-9a-f]{2})+)+(?:\?[\w.~=-]+)?$/i.test(href)
    ? href
    : undefined;
}

/** Removes a user name or password that a service may have stored in the URL. */
export function removeUserInfo(url: string): string {
  return url.replace(/^([a-z][a-z0-9+.-]*:\/\/)[^/?#]*@/i, '$1');
}

export function toSafeSha(sha: string | undefined): string | undefined {
  return sha !== undefined && /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(sha) ? sha : undefined;
}

interface CodeLocation {
  repositoryUrl: string | undefined;
  headSha: string | undefined;
  filePath: string | undefined;
  line: number | undefined;
}

/** The URL of a line at the scanned commit. Undefined unless every part is known and safe. */
export function buildBlobUrl(place: CodeLocation): string | undefined {
  const base = buildBlobBase(place);
  const end = base === undefined ? undefined : buildBlobUrlSuffix(place, base);
  return end === undefined ? undefined : `${base}${end}`;
}

/** The common prefix of the URLs of all lines of a commit. Undefined if links are impossible. */
export function buildBlobBase(place: Pick<CodeLocation, 'repositoryUrl' | 'headSha'>): string | undefined {
  const repository = toSafeRepositoryUrl(place.repositoryUrl);
  const sha = toSafeSha(place.headSha);
  if (repository === undefined || sha === undefined) return undefined;
  // Azure Repos addresses files in the query of the repository's page.
  if (repository.includes('/_git/')) return `${repository}?version=GC${sha}&path=/`;
  return `${repository}/${isBitbucket(repository) ? 'src' : 'blob'}/${sha}/`;
}

/** The end of a line's URL, after that prefix. */
export function buildBlobUrlSuffix(
  { filePath, line: given }: Pick<CodeLocation, 'filePath' | 'line'>,
  base: string,
): string | undefined {
  const path = toSafeRelativePath(filePath);
  if (path === undefined) return undefined;
  const line = toSafeLine(given);
  return `${encodePath(path)}${line === undefined ? '' : buildLineAnchor(base, line)}`;
}

function buildLineAnchor(base: string, line: number): string {
  if (base.includes('?')) return `&line=${line}&lineEnd=${line + 1}&lineStartColumn=1&lineEndColumn=1`;
  return isBitbucket(base) ? `#lines-${line}` : `#L${line}`;
}

function isBitbucket(url: string): boolean {
  return url.startsWith('https://bitbucket.org/');
}
