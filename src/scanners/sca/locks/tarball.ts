/** Reads what the URL of an npm tarball says: what is fetched, and from where, counts, not the entry beside it. */

import { attempt } from '../../../shared/errors.ts';
import { getScope, packedFile } from '../../../shared/packages/locked-package.ts';
import { getBaseName } from '../../../shared/text/file-name.ts';
import { isRecord } from '../../../shared/text/records.ts';
import { listEntries, readString } from './formats.ts';
import { type LockInput, type PackageVersion, resolvePath } from './lock-format.ts';

/** The registry package in a URL (`…/name/-/name-1.0.0.tgz`). Undefined for any other URL. */
export function readRegistryTarball(address: string): PackageVersion | undefined {
  const path = parseUrlPath(address);
  const end = path.lastIndexOf('/-/');
  if (end < 0) return undefined;
  const [bare = '', scope = ''] = path.slice(0, end).split('/').reverse();
  const file = path.slice(end + '/-/'.length).replace(/^@[^/]*\//, '');
  const isTarball = bare !== '' && file.startsWith(`${bare}-`) && file.endsWith('.tgz');
  const version = isTarball ? file.slice(bare.length + 1, -'.tgz'.length) : '';
  if (!/^\d[^/]*$/.test(version)) return undefined;
  return { name: scope.startsWith('@') ? `${scope}/${bare}` : bare, version };
}

/** The package in a URL, if it differs from the entry. Undefined when they agree, or the URL names no package. */
export function findOtherPackage(stated: PackageVersion, address: string): PackageVersion | undefined {
  const found = readRegistryTarball(address) ?? readOtherTarball(stated.name, address);
  if (found === undefined) return undefined;
  const isSame = found.name === stated.name && normalizeVersion(found.version) === normalizeVersion(stated.version);
  return isSame ? undefined : found;
}

/** Where a package comes from, if not from npm's own registry. */
interface TarballOrigin {
  /** Host and path of another registry, which may be a mirror of it. */
  registry?: string | undefined;
  /** Whether the address does not name the package and its version. */
  isAddress?: true;
}

/** Whether a host and path are those of npm's registry, for which Yarn writes another host. */
function isOwnRegistry(registry: string): boolean {
  return /^registry\.(?:npmjs\.(?:org|com)|yarnpkg\.com)$/.test(registry);
}

/** `configured`: what the project's configuration names in the place of npm's registry. */
export function readOrigin({ name, version }: PackageVersion, address: string, configured?: string): TarballOrigin {
  if (!/^(?:https?:|[a-z][a-z\d+.-]*:\/\/)/i.test(address)) {
    const isPacked = !/^[a-z]+:/i.test(address) && /\.(?:tgz|tar\.gz)(?:#|$)/i.test(address);
    return { registry: isPacked ? packedFile : configured };
  }
  const url = URL.parse(address);
  const path = parseUrlPath(address);
  const at = path.lastIndexOf(`/${name}/`);
  const isNamed =
    readRegistryTarball(address) !== undefined ||
    (path.slice(at + name.length).includes(normalizeVersion(version)) && !isCodeHost(url?.hostname ?? ''));
  if (url === null || at < 0 || !isNamed) return { isAddress: true };
  const registry = `${url.host}${path.slice(0, at)}`;
  return { registry: isOwnRegistry(registry) ? configured : registry };
}

/** Whether a host serves what its users upload, under any path. GitHub's registry of packages has another host. */
function isCodeHost(host: string): boolean {
  return (
    host !== 'npm.pkg.github.com' && /(?:^|\.)(?:github|githubusercontent|gitlab|bitbucket)\.(?:com|org)$/.test(host)
  );
}

/** The end of a sentence about a lock file that contradicts itself. */
export function explainOther(stated: PackageVersion, other: PackageVersion, where: string): string {
  const [one, two] = [stated, other].map(({ name, version }) => `${name} ${version}`.slice(0, 100));
  return `its entry ${one} is ${two} by its ${where}: both were looked up`;
}

/** Mirrors, GitHub Packages, and the file names of Yarn's offline mirror. */
function readOtherTarball(name: string, address: string): PackageVersion | undefined {
  const path = parseUrlPath(address);
  const [, owned = '', download] = /\/download\/((?:@[^/]+\/)?[^/]+)\/(\d[^/]*)\/[0-9a-f]{20,}$/.exec(path) ?? [];
  if (download !== undefined) return { name: owned, version: download };
  const file = getBaseName(path);
  const [, found = '', version] = /^(.+?)-v?(\d+\.\d+\.\d+(?:[-+][^/]*)?)\.tgz$/.exec(file) ?? [];
  if (version === undefined) return undefined;
  const bare = name.slice(name.indexOf('/') + 1);
  // `npm pack` writes the scope into the file name.
  const isOwn = [bare, name.replace('/', '-'), name.replace('/', '-').slice(1)].includes(found);
  return { name: isOwn ? name : found, version };
}

function parseUrlPath(address: string): string {
  const path = URL.canParse(address) ? new URL(address).pathname : address.replace(/[?#].*$/s, '');
  return attempt(() => decodeURIComponent(path)) ?? path;
}

/** As the registry compares versions: without build metadata, with numbers as numbers (`3001.0001.0000`). */
function normalizeVersion(version: string): string {
  return version
    .replace(/^[v=]+/, '')
    .replace(/\+.*$/s, '')
    .replaceAll(/(?<!\w)0+(?=\d)/g, '');
}

/** The registry in the project's configuration for a package, if it is not npm's own. */
export type FindRegistry = (name: string) => string | undefined;

const configurations: readonly [file: string, line: RegExp][] = [
  ['.npmrc', /^\uFEFF?[ \t]*["']?(?:(@[^:\s]+):)?registry["']?[ \t]*=[ \t]*["']?([^"'\s]+)/gm],
  ['.yarnrc', /^[ \t]*"?(?:(@[^:\s"]+):)?registry"?[ \t]+"?([^"\s]+)/gm],
  ['pnpm-workspace.yaml', /^(?:registry|[ \t]+["']?(?:default|(@[^"':\s]+))["']?):[ \t]*["']?(https?:[^"'\s]+)/gm],
];

/** `more`: registries by scope that another file names, `` for all other packages. */
export function readRegistries(
  folder: string,
  readFile: LockInput['readFile'],
  files: readonly string[],
  more: readonly [scope: string, address: unknown][] = [],
): FindRegistry {
  const lines = configurations.flatMap(([file, line]) => {
    const text = files.includes(file) ? readFile(resolvePath(folder, file) ?? '')?.toString() : undefined;
    return [...(text ?? '').matchAll(line)].map(([, scope = '', address = '']) => [scope, address] as const);
  });
  const named = [...lines, ...more].flatMap(([scope, address]) =>
    typeof address === 'string' ? [[scope, readRegistryName(address)] as const] : [],
  );
  const registries = new Map(named);
  return (name) => {
    const scope = getScope(name);
    return registries.get(registries.has(scope) ? scope : '');
  };
}

function readRegistryName(address: string): string | undefined {
  const url = URL.parse(address);
  const name = url === null ? address.slice(0, 200) : `${url.host}${url.pathname.replace(/(?<!\/)\/+$/, '')}`;
  return isOwnRegistry(name) ? undefined : name;
}

/** The registries of `.yarnrc.yml`. */
export function listYarnRegistries(settings: unknown): [scope: string, address: unknown][] {
  const scopes = listEntries(isRecord(settings) ? settings.npmScopes : undefined);
  return [
    ['', readString(settings, 'npmRegistryServer')],
    ...scopes.map(([scope, each]): [string, unknown] => [`@${scope}`, readString(each, 'npmRegistryServer')]),
  ];
}
