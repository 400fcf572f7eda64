/**
 * The location of a result: its first location as a path below the repository's root, and its line. It is never outside
 * the root.
 */

import type { DataStep } from '../api/schemas.ts';
import { attempt } from '../errors.ts';
import { shortenDataPath } from '../text/data-path.ts';
import { readList, readNested, readTextField, readWhole } from './untrusted.ts';

export interface FileLocation {
  filePath: string;
  line: number | undefined;
}

export interface LocationReader {
  placeOf(result: unknown): {
    /** All locations that name a file below the root. `filePath` is the first of them. */
    all: FileLocation[];
    /** Relative to the root, with `/` as separator. Undefined if the result names no file below it. */
    filePath: string | undefined;
    /** From 1. Undefined without a region, which does not mean line 1. */
    line: number | undefined;
    /** The last line of the region, if the file states it. */
    endLine: number | undefined;
    /** The text of the region, as the tool wrote it. */
    snippet: string | undefined;
  };
  /** The path of a location in a notification or result. */
  pathOf(location: unknown): string | undefined;
  dataPathOf(result: unknown): DataStep[] | undefined;
  /** Addresses that are outside the root or unreadable, each once. */
  outside: ReadonlySet<string>;
}

/** A path in parts that may still include `.` and `..`. */
interface Address {
  /** The absolute folder of the parts. Undefined: the root of the repository. */
  base: string[] | undefined;
  parts: string[];
  /** Whether the address itself is absolute, not only the base that it names. */
  isAbsolute: boolean;
}

const uriMax = 4096;
const chainMax = 16;
/** Only the first locations of a result are read. */
const locationsMax = 1000;
const snippetMax = 5000;

/** What is known of the repository. */
export interface RepositoryPlace {
  /** Its absolute path as the scanner saw it. Absolute addresses below it become relative. */
  root?: string | undefined;
  /** The paths of its files. With them, addresses of a container or of another machine are placed. */
  files?: ReadonlySet<string> | undefined;
}

/** Reads the locations of one run. */
export function createLocationReader(run: unknown, { root, files }: RepositoryPlace): LocationReader {
  const rootParts =
    root === undefined ? undefined : (normalizeParts(root.split(/[\\/]/).map(upperCaseDriveLetter)) ?? []);
  const bases = readNested(run, 'originalUriBaseIds');
  const outside = new Set<string>();
  const known = new Map<string, string | undefined>();
  let mountReader: ReturnType<typeof createMountReader> | undefined;

  function findInMount(address: Address | undefined): string | undefined {
    const text = address && formatAddress(address);
    if (files === undefined || text === undefined) return undefined;
    mountReader ??= createMountReader(listOutsideAddresses(), files);
    return mountReader(text);
  }

  function listOutsideAddresses(): string[] {
    const all = new Set<string>();
    for (const location of listArtifactLocations(run)) {
      const { uri, baseId } = readArtifact(run, location);
      const address = uri === undefined ? undefined : resolveAddress(uri, baseId, bases);
      const text = address && locateBelowRoot(address, rootParts) === undefined ? formatAddress(address) : undefined;
      if (text !== undefined) all.add(text);
    }
    return [...all];
  }

  function readPath(location: unknown, isNoted = true): string | undefined {
    const { uri, baseId } = readArtifact(run, readNested(location, 'physicalLocation', 'artifactLocation'));
    if (uri === undefined) return undefined;
    const key = JSON.stringify([uri.slice(0, uriMax + 1), baseId]);
    if (!known.has(key)) {
      const address = resolveAddress(uri, baseId, bases);
      known.set(key, locateBelowRoot(address, rootParts) ?? findInMount(address));
    }
    const path = known.get(key);
    if (path === undefined && isNoted) outside.add(uri.slice(0, 200));
    return path;
  }

  return {
    outside,
    pathOf: readPath,
    // It may lead through libraries, outside of the root.
    dataPathOf: (result) => readDataPath(result, (location) => readPath(location, false)),
    placeOf(result) {
      const locations = readList(readNested(result, 'locations'));
      const all = locations.slice(0, locationsMax).flatMap((location): FileLocation[] => {
        const filePath = readPath(location);
        const line = readWhole(readNested(location, 'physicalLocation', 'region', 'startLine'), 1);
        return filePath === undefined ? [] : [{ filePath, line }];
      });
      const placed = locations.find((location) => readPath(location) !== undefined);
      const region = readNested(placed ?? locations[0], 'physicalLocation', 'region');
      const target = { physicalLocation: { artifactLocation: readNested(result, 'analysisTarget') } };
      return {
        all,
        filePath: placed === undefined ? readPath(target) : readPath(placed),
        line: placed === undefined ? undefined : readWhole(readNested(region, 'startLine'), 1),
        endLine: placed === undefined ? undefined : readWhole(readNested(region, 'endLine'), 1),
        snippet: readSnippet(region),
      };
    },
  };
}

/** The first way that a result states, as far as it leads through files with a path. */
export function readDataPath(result: unknown, pathOf: LocationReader['pathOf']): DataStep[] | undefined {
  const steps = readList(readNested(result, 'codeFlows', 0, 'threadFlows', 0, 'locations'));
  const path = steps.slice(0, locationsMax).flatMap((step): DataStep[] => {
    const location = readNested(step, 'location');
    const region = readNested(location, 'physicalLocation', 'region');
    const [file_path, line] = [pathOf(location), readWhole(readNested(region, 'startLine'), 1)];
    const code = readSnippet(region)?.trim() ?? readTextField(readNested(location, 'message', 'text'));
    return file_path === undefined || line === undefined ? [] : [{ file_path, line, ...(code && { code }) }];
  });
  return shortenDataPath(path);
}

/** The address of an artifact location, or of the one in `run.artifacts` with its index. */
function readArtifact(run: unknown, location: unknown): { uri: string | undefined; baseId: string | undefined } {
  const index = typeof readNested(location, 'uri') === 'string' ? undefined : readWhole(readNested(location, 'index'));
  const artifact = index === undefined ? location : readNested(run, 'artifacts', index, 'location');
  const uri = readNested(artifact, 'uri');
  return {
    uri: typeof uri === 'string' && uri !== '' ? uri : undefined,
    baseId: readTextField(readNested(artifact, 'uriBaseId')),
  };
}

export function listNotifications(invocation: unknown): unknown[] {
  return ['toolExecutionNotifications', 'toolConfigurationNotifications'].flatMap((name) =>
    readList(readNested(invocation, name)),
  );
}

/** The artifact locations of results and notifications. */
function* listArtifactLocations(run: unknown): Generator<unknown> {
  const notifications = readList(readNested(run, 'invocations')).flatMap(listNotifications);
  for (const owner of [...readList(readNested(run, 'results')), ...notifications]) {
    for (const location of readList(readNested(owner, 'locations')).slice(0, locationsMax))
      yield readNested(location, 'physicalLocation', 'artifactLocation');
    yield readNested(owner, 'analysisTarget');
  }
}

function readSnippet(region: unknown): string | undefined {
  const text = readNested(region, 'snippet', 'text');
  return typeof text === 'string' && text.trim() !== '' ? text.slice(0, snippetMax) : undefined;
}

/** Resolves the address with its chain of `uriBaseId`s. Undefined if it is not a file's address or is unreadable. */
function resolveAddress(uri: string, baseId: string | undefined, bases: unknown): Address | undefined {
  let address = parseAddress(uri);
  let id = baseId;
  for (let depth = 0; id !== undefined && address !== undefined && address.base === undefined; depth++) {
    const entry = readNested(bases, id);
    const above = parseAddress(readTextField(readNested(entry, 'uri')) ?? '');
    if (above === undefined || depth === chainMax) return undefined;
    // The parts below an absolute base stay unchanged: they are the path in the scanned folder.
    if (above.base === undefined) address = { ...above, parts: [...above.parts, ...address.parts] };
    else address = { base: above.parts, parts: address.parts, isAbsolute: false };
    id = readTextField(readNested(entry, 'uriBaseId'));
  }
  return address;
}

/** A path or `file:` address in decoded parts. Undefined for other schemes, other machines and unreadable parts. */
function parseAddress(uri: string): Address | undefined {
  if (uri.length > uriMax) return undefined;
  const [, scheme, rest = uri] = /^([a-z][a-z0-9+.-]+):(.*)$/is.exec(uri) ?? [];
  if (scheme !== undefined && scheme.toLowerCase() !== 'file') return undefined;
  // Gitleaks writes `file://./path`, whose host is not a host.
  const local = rest.replace(/^\/\/(?:localhost(?=\/)|(?=\.{0,2}\/))/i, '').replace(/^\/(?=[a-z]:\/)/i, '');
  const path = scheme === undefined ? rest : local;
  // Tools that do not encode write names such as `100%.js` literally.
  const parts = path.split(/[\\/]/).map((part) => attempt(() => decodeURIComponent(part)) ?? part);
  if (/^[\\/]{2}/.test(path) || parts.some((part) => /[\\/\p{Cc}]/u.test(part))) return undefined;
  const isAbsolute = /^(?:[\\/]|[a-z]:[\\/])/i.test(path);
  return { base: isAbsolute ? [] : undefined, parts: parts.map(upperCaseDriveLetter), isAbsolute };
}

function upperCaseDriveLetter(part: string, index: number): string {
  return index === 0 && /^[a-z]:$/.test(part) ? part.toUpperCase() : part;
}

/**
 * The path below the root. A base folder that is neither above the root nor in it is where the scanner, on another
 * machine, saw the repository. The path below that base is then the path in the repository.
 */
function locateBelowRoot(address: Address | undefined, root: string[] | undefined): string | undefined {
  if (address === undefined) return undefined;
  const { base, parts, isAbsolute } = address;
  if (base === undefined) return joinInside(parts);
  const whole = normalizeParts([...base, ...parts]);
  if (whole === undefined) return undefined;
  if (root?.every((part, index) => whole[index] === part)) return joinInside(whole.slice(root.length));
  return isAbsolute ? undefined : joinInside(parts);
}

/** The absolute path, or one that leads above the root. */
function formatAddress({ base, parts }: Address): string | undefined {
  if (base === undefined) {
    const rest = parts.filter((part) => part !== '' && part !== '.');
    const ups = rest.findIndex((part) => part !== '..');
    const below = normalizeParts(rest.slice(ups));
    return ups <= 0 || below === undefined ? undefined : [...rest.slice(0, ups), ...below].join('/');
  }
  const whole = normalizeParts([...base, ...parts]);
  if (whole === undefined || whole.length === 0) return undefined;
  return `${/^[A-Z]:$/.test(whole[0] ?? '') ? '' : '/'}${whole.join('/')}`;
}

function joinInside(parts: readonly string[]): string | undefined {
  const path = normalizeParts(parts);
  return path === undefined || path.length === 0 ? undefined : path.join('/');
}

/** Removes `.` and empty parts. Undefined if a `..` leads above the start. */
function normalizeParts(parts: readonly string[]): string[] | undefined {
  const kept: string[] = [];
  for (const part of parts) {
    if (part === '' || part === '.') continue;
    if (part !== '..') kept.push(part);
    else if (kept.pop() === undefined) return undefined;
  }
  return kept;
}

/** Folders where a CI system keeps the checkout, and nothing else. */
const workspaces = [
  /^\/github\/workspace\//,
  /^\/(?:__w|home\/runner\/work|Users\/runner\/work)\/([^/]+)\/\1\//,
  /^[A-Z]:\/a\/([^/]+)\/\1\//,
  /^(?:\/(?:__w|home\/vsts\/work|Users\/runner\/work|azp\/_work)|[A-Z]:\/a|[A-Z]:\/agent\/_work)\/\d+\/s\//,
  /^\/home\/circleci\/project\//,
  /^\/opt\/atlassian\/pipelines\/agent\/build\//,
];

/**
 * Folders where containers of scanners often see the checkout. The first one is for tools that write paths of the
 * repository with a leading slash.
 */
const mounts = [
  /^\//,
  /^\/(?:src|app|work|workspace|code|repo|repository|project|source|sources|data|scan|path|target|mnt|tf|iac)\//,
  /^\/(?:usr\/src|tmp\/lint|tmp\/src|mnt\/src|drone\/src|workspace\/source|home\/project|zap\/wrk)\//,
  /^\/usr\/src\/app\//,
  /^(?:\.\.\/)+/,
  /^(?:\.\.\/)+(?:path|src|app|code|repo|workspace|project|github\/workspace)\//,
];

/** Installed packages and tools, wherever they are. */
const foreign =
  /(?:^|\/)(?:node_modules|(?:site|dist)-packages|\.cargo|\.rustup|\.m2|\.gradle|\.nuget|\.cache|\.pyenv|\.nvm|\.rbenv|hostedtoolcache|go\/pkg\/mod)\/|^\/(?:usr\/(?!src\/)|lib(?:32|64)?\/|etc\/|nix\/|proc\/|snap\/)/;

/**
 * Finds the repository's files at addresses of a container or of another machine, such as `/github/workspace/src/a.js`:
 * an address is placed only on a file that the commit has. `addresses` are all those of a run that are outside the
 * repository, `files` the paths of the commit.
 */
function createMountReader(addresses: readonly string[], files: ReadonlySet<string>) {
  const cut = (address: string, prefix: string) =>
    address.startsWith(prefix) && files.has(address.slice(prefix.length)) ? address.slice(prefix.length) : undefined;
  const findInWorkspace = (address: string) => {
    const [prefix] = workspaces.flatMap((pattern) => pattern.exec(address)?.[0] ?? []);
    return prefix === undefined ? undefined : cut(address, prefix);
  };
  const own = addresses.filter((address) => !foreign.test(address) && findInWorkspace(address) === undefined);
  const prefix = chooseMount(own, cut) ?? choosePrefix(own, cut);
  return (address: string): string | undefined => {
    if (foreign.test(address)) return undefined;
    return findInWorkspace(address) ?? (prefix === undefined ? undefined : cut(address, prefix));
  };
}

type Cut = (address: string, prefix: string) => string | undefined;

/** The known mount that places addresses. If several do, the only one that places all of them. */
function chooseMount(addresses: readonly string[], cut: Cut): string | undefined {
  const matched = addresses.flatMap((address) => mounts.flatMap((pattern) => pattern.exec(address)?.[0] ?? []));
  const placing = [...new Set(matched)].filter((prefix) =>
    addresses.some((address) => cut(address, prefix) !== undefined),
  );
  return placing.length <= 1 ? placing[0] : pickPlacingAll(placing, addresses, cut);
}

/** The only folder below which every address is a file of the repository. A single address proves nothing. */
function choosePrefix(addresses: readonly string[], cut: Cut): string | undefined {
  const [first = '', ...others] = new Set(addresses);
  if (others.length === 0) return undefined;
  const parts = first.split('/');
  const prefixes = parts.slice(0, -1).map((_, index) => `${parts.slice(0, index + 1).join('/')}/`);
  const shared = prefixes.filter((prefix) => others.every((address) => address.startsWith(prefix)));
  return pickPlacingAll(shared, [first, ...others], cut);
}

function pickPlacingAll(prefixes: readonly string[], addresses: readonly string[], cut: Cut): string | undefined {
  const [one, ...more] = prefixes.filter((prefix) => addresses.every((address) => cut(address, prefix) !== undefined));
  return more.length === 0 ? one : undefined;
}
