/** Reads, writes and compares package URLs (https://github.com/package-url/purl-spec). */
import { getBaseName } from './file-name.ts';

export interface Purl {
  type: string;
  /** `@babel`, `org.apache.logging.log4j`, `acme`. */
  namespace?: string | undefined;
  name: string;
  /** Undefined: every version. */
  version?: string | undefined;
  qualifiers?: Readonly<Record<string, string>> | undefined;
  subpath?: string | undefined;
}

const longest = 2000;
/** Types whose names ignore case, by the specification or their registry. */
const withoutCase = new Set('alpm apk bitbucket composer deb github gitlab golang hex nuget oci pub pypi'.split(' '));

/** Normalized by its type. Undefined if the text is not a package URL. */
export function parsePurl(text: string): Purl | undefined {
  const body = /^pkg:\/*(.+)$/is.exec(text.trim())?.[1];
  if (body === undefined || text.length > longest || !text.isWellFormed()) return undefined;
  const [beforeFragment, subpath] = splitAt(body, body.indexOf('#'));
  const [path, query] = splitAt(beforeFragment, beforeFragment.indexOf('?'));
  // An @ at the start of a segment is a scope, `pkg:npm/@babel/core`, and not a version.
  const at = path.lastIndexOf('@');
  const [named, version] = splitAt(path, at > path.lastIndexOf('/') + 1 ? at : -1);
  const parts = named.split('/').filter((part) => part !== '');
  try {
    const [type = '', ...names] = parts.map((part) => decodeURIComponent(part));
    const name = names.pop();
    if (!/^[a-z][a-z0-9.+-]*$/i.test(type) || name === undefined) return undefined;
    return normalizePurl({
      type,
      name,
      ...(names.length > 0 && { namespace: names.join('/') }),
      ...(version && { version: decodeURIComponent(version) }),
      ...(query && { qualifiers: parseQualifiers(query) }),
      ...(subpath && { subpath: decodeURIComponent(subpath).replace(/^\/+|\/+$/g, '') }),
    });
  } catch {
    // A percent sign that encodes nothing.
    return undefined;
  }
}

/**
 * What is wrong with a package URL that was written to excuse findings, as the end of a sentence. An empty part would
 * include more than was meant: every version, or every build.
 */
export function describePurlProblem(text: string): string | undefined {
  const purl = parsePurl(text);
  if (purl === undefined || /[\s\p{Cc}\p{Cf}]/u.test(text.trim()))
    return 'is not a package URL such as pkg:npm/lodash@4.17.21';
  const [beforeFragment, subpath] = splitAt(text.trim(), text.trim().indexOf('#'));
  const [path, query] = splitAt(beforeFragment, beforeFragment.indexOf('?'));
  const last = getBaseName(path);
  const [name, version] = splitAt(last, last.lastIndexOf('@'));
  if (isBlank(purl.name) || name.startsWith('@')) return 'has no name of a package';
  const folders = path.split('/').slice(0, -1);
  if ([name, ...folders].some((part) => part.lastIndexOf('@') > 0))
    return 'has an @ in its name, which is written as %40';
  if (version !== undefined && isBlank(purl.version ?? ''))
    return 'has an empty version; name one, or leave the @ out for every version';
  if (purl.namespace?.split('/').some(isBlank)) return 'has an empty part before its name';
  if (query !== undefined) return describeQualifierProblem(query);
  return subpath !== undefined && isBlank(purl.subpath ?? '') ? 'has an empty subpath; leave the # out' : undefined;
}

function isBlank(text: string): boolean {
  return /^[\s\p{Cc}\p{Cf}]*$/u.test(text);
}

function describeQualifierProblem(query: string): string | undefined {
  const keys = new Set<string>();
  for (const pair of query.split('&')) {
    const [key, value = ''] = splitAt(pair, pair.indexOf('='));
    if (!/^[a-z][a-z0-9._-]*$/i.test(key) || isBlank(decodeURIComponent(value)))
      return 'has a qualifier without a value; leave it out';
    if (keys.has(key.toLowerCase())) return 'has a qualifier twice';
    keys.add(key.toLowerCase());
  }
  return undefined;
}

function splitAt(text: string, index: number): [string, string | undefined] {
  return index <= 0 ? [text, undefined] : [text.slice(0, index), text.slice(index + 1)];
}

function parseQualifiers(query: string): Record<string, string> {
  const pairs = query.split('&').map((pair) => splitAt(pair, pair.indexOf('=')));
  const given = pairs.flatMap(([key, value]) =>
    value ? [[key.toLowerCase(), decodeURIComponent(value)] as const] : [],
  );
  return Object.fromEntries(given.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function normalizePurl(purl: Purl): Purl {
  const type = purl.type.toLowerCase();
  const normalizeCase = (text: string) => (withoutCase.has(type) ? text.toLowerCase() : text);
  const name = type === 'pypi' ? normalizeCase(purl.name).replaceAll(/[-_.]+/g, '-') : normalizeCase(purl.name);
  return { ...purl, type, name, ...(purl.namespace !== undefined && { namespace: normalizeCase(purl.namespace) }) };
}

/** A lone surrogate may occur in untrusted names and cannot be encoded. */
const encode = (text: string) => encodeURIComponent(text.toWellFormed());

export function formatPurl({ type, namespace, name, version, qualifiers, subpath }: Purl): string {
  const names = [...(namespace?.split('/') ?? []), name].map(encode);
  const query = Object.entries(qualifiers ?? {}).map(([key, value]) => `${key}=${encode(value)}`);
  return [
    `pkg:${[type, ...names].join('/')}`,
    version === undefined ? '' : `@${encode(version)}`,
    query.length === 0 ? '' : `?${query.join('&')}`,
    subpath === undefined ? '' : `#${subpath.split('/').map(encode).join('/')}`,
  ].join('');
}

const hosts: Readonly<Record<string, string>> = {
  'github.com': 'github',
  'gitlab.com': 'gitlab',
  'bitbucket.org': 'bitbucket',
};

const webProtocols = ['https:', 'http:'];

/** `pkg:github/acme/shop` for `https://github.com/acme/shop`. For other hosts, `pkg:generic/host/acme/shop`. */
export function createRepositoryPurl(url: string): Purl | undefined {
  const address = URL.parse(url);
  if (address === null || !webProtocols.includes(address.protocol)) return undefined;
  const { host, pathname } = address;
  const path = pathname.replace(/\/+$/, '').replace(/\.git$/, '');
  if (path === '') return undefined;
  const type = hosts[host];
  return parsePurl(type === undefined ? `pkg:generic/${host}/${path}` : `pkg:${type}/${path}`);
}

/** The scope of `@babel/core` is the namespace. */
export function splitNpmName(library: string): Pick<Purl, 'namespace' | 'name'> {
  const slash = library.startsWith('@') ? library.indexOf('/') : -1;
  return slash < 0 ? { name: library } : { namespace: library.slice(0, slash), name: library.slice(slash + 1) };
}

/** Whether the found package is the named one. Unknown if it states fewer parts than the name, or no version. */
export function matchesPackage(named: Purl, found: Purl): 'yes' | 'no' | 'unknown' {
  const isSame = named.type === found.type && named.namespace === found.namespace && named.name === found.name;
  if (!isSame) return 'no';
  const { version, subpath, qualifiers } = found;
  const asked: [string | undefined, string | undefined][] = [
    [normalizeVersion(named), normalizeVersion(found)],
    [named.subpath, subpath],
    ...Object.entries(named.qualifiers ?? {}).map(([key, value]): [string, string | undefined] => [
      value,
      qualifiers?.[key],
    ]),
  ];
  const differs = asked.some(([wanted, stated]) => wanted !== undefined && stated !== undefined && wanted !== stated);
  if (differs) return 'no';
  const isStated =
    version !== undefined && asked.every(([wanted, stated]) => wanted === undefined || stated !== undefined);
  return isStated ? 'yes' : 'unknown';
}

/** Go's tools write versions with a v, and others omit it. */
function normalizeVersion({ type, version }: Purl): string | undefined {
  return type === 'golang' ? version?.replace(/^v(?=\d)/, '') : version;
}
