/** Decides whether two URLs name the same repository, however they are written: https, ssh, `git@host:owner/name`. */
import { attempt } from '../../shared/errors.ts';

interface RepositoryIdentity {
  /** Lower case, without user and port. Empty for a repository on this machine. */
  host: string;
  /** `owner/name`, in lower case if the host ignores case. On this machine, the path as it is. */
  path: string;
}

/** Host names that answer ssh on another port when port 22 is blocked. */
const hostAliases: Readonly<Record<string, string>> = {
  'www.github.com': 'github.com',
  'ssh.github.com': 'github.com',
  'altssh.gitlab.com': 'gitlab.com',
  'altssh.bitbucket.org': 'bitbucket.org',
};

const remoteScheme = /^(?:https?|ssh|git|git\+ssh|ssh\+git|git\+https?):\/\//i;
/** git reads `host:path` as ssh. Without a user or a dot the host may be an alias that only one machine knows. */
const scpForm = /^(?:[\w.-]+@([\w.-]+)|([\w-]+(?:\.[\w-]+)+)):\/*([^:]+)$/;
const schemeless = /^[\w-]+(?:\.[\w-]+)+\/[^:]+$/;
const unusable = /[\s\p{Cc}\p{Cf}?#]/u;

/**
 * The repository that a URL names, or undefined. Owner and name are lowercased on github.com, on ghe.com and on
 * `githubHost`, the host of a GitHub Enterprise Server.
 */
export function parseRepositoryUrl(url: string, githubHost?: string): RepositoryIdentity | undefined {
  const parsed = parseAnyUrl(url);
  if (parsed === undefined || parsed.host === '') return parsed;
  const { host } = parsed;
  const caseless = ['github.com', azureHost, githubHost?.toLowerCase().replace(/:\d+$/, '')];
  const isCaseless = caseless.includes(host) || host.endsWith('.ghe.com');
  return isCaseless ? { host, path: parsed.path.toLowerCase() } : parsed;
}

export function isSameRepositoryUrl(a: string, b: string, githubHost?: string): boolean {
  const first = parseRepositoryUrl(a, githubHost);
  const second = parseRepositoryUrl(b, githubHost);
  return first !== undefined && first.host === second?.host && first.path === second.path;
}

/** `https://host/owner/name`, or `file://…` on this machine, with the case of the URL and without credentials. */
export function formatRepositoryUrl(url: string): string | undefined {
  const parsed = parseAnyUrl(url);
  if (parsed === undefined) return undefined;
  if (parsed.host !== '') return `https://${parsed.host}/${parsed.path}`;
  return parsed.path.startsWith('/')
    ? `file://${encodeURI(parsed.path).replace(/[?#]/g, encodeURIComponent)}`
    : undefined;
}

function parseAnyUrl(url: string): RepositoryIdentity | undefined {
  if (!url.isWellFormed()) return undefined;
  if (/^(?:\/(?!\/)|[A-Za-z]:[\\/])/.test(url)) return /\p{Cc}/u.test(url) ? undefined : { host: '', path: url };
  if (unusable.test(url) || url.includes('\\')) return undefined;
  if (/^file:/i.test(url)) return parseFileUrl(url);
  if (remoteScheme.test(url)) return parseRemoteUrl(url.replace(remoteScheme, ''));
  if (url.includes('://')) return undefined;
  const [, userHost, bareHost, path] = scpForm.exec(url) ?? [];
  if (path !== undefined) return parseRemoteUrl(`${userHost ?? bareHost}/${path}`);
  return schemeless.test(url) ? parseRemoteUrl(url) : undefined;
}

function parseFileUrl(url: string): RepositoryIdentity | undefined {
  if (!URL.canParse(url)) return undefined;
  const { host, pathname } = new URL(url);
  if (host !== '' || pathname === '/') return undefined;
  return attempt(() => ({ host: '', path: decodeURIComponent(pathname) }));
}

/** `[user@]host[:port]/path`. Parsed as https, so that the host is normalized the same way for every scheme. */
function parseRemoteUrl(address: string): RepositoryIdentity | undefined {
  if (address.startsWith('/') || !URL.canParse(`https://${address}`)) return undefined;
  const { hostname, pathname } = new URL(`https://${address}`);
  const path = pathname
    .replace(/^\/+|\/+$/g, '')
    .replace(/\.git$/i, '')
    .replace(/\/+$/, '');
  if (path === '' || path.includes('//')) return undefined;
  const host = hostname.replace(/\.$/, '');
  return host === '' ? undefined : (parseAzurePath(host, path) ?? { host: hostAliases[host] ?? host, path });
}

const azureHost = 'dev.azure.com';

/**
 * A repository of Azure Repos has several URLs: with its organization as path or as host, with `_git` between project
 * and name, or with `v3` first for ssh. The project may be omitted when it has the name of the repository.
 * https://learn.microsoft.com/azure/devops/repos/git/use-ssh-keys-to-authenticate
 */
function parseAzurePath(host: string, path: string): RepositoryIdentity | undefined {
  const named = /^(?:DefaultCollection\/)?(?:([^/]+)\/)?_git\/([^/]+)$/i;
  const [, old] = /^([\w-]+)\.visualstudio\.com$/i.exec(host) ?? [];
  const isSsh = host === 'ssh.dev.azure.com' || host === 'vs-ssh.visualstudio.com';
  const [, version] = isSsh ? (/^v3\/(.+)$/.exec(path) ?? []) : [];
  if (version !== undefined) {
    const [organization, project, name, ...more] = version.split('/');
    const isWhole = organization && project && name && more.length === 0;
    return isWhole ? { host: azureHost, path: `${organization}/${project}/_git/${name}` } : undefined;
  }
  const [organization, rest] = host === azureHost ? splitFirst(path) : [isSsh ? undefined : old, path];
  const [, project, name] = named.exec(rest ?? '') ?? [];
  if (organization === undefined || name === undefined) return undefined;
  return { host: azureHost, path: `${organization}/${project ?? name}/_git/${name}` };
}

function splitFirst(path: string): [string | undefined, string] {
  const at = path.indexOf('/');
  return at < 0 ? [undefined, path] : [path.slice(0, at), path.slice(at + 1)];
}
