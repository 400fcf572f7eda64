/**
 * The location of a result: its first location as a path below the repository's root, and its line. It is never outside
 * the root.
 */
import { field, listOf, textOf, wholeOf } from './untrusted.ts';

export interface FilePlace {
  filePath: string;
  line: number | undefined;
}

export interface ResultPlace {
  /** All locations that name a file below the root. `filePath` is the first of them. */
  all: FilePlace[];
  /** Relative to the root, with `/` as separator. Undefined if the result names no file below it. */
  filePath: string | undefined;
  /** From 1. Undefined without a region, which does not mean line 1. */
  line: number | undefined;
  /** The last line of the region, if the file states it. */
  endLine: number | undefined;
  /** The text of the region, as the tool wrote it. */
  snippet: string | undefined;
}

export interface PlaceReader {
  placeOf(result: unknown): ResultPlace;
  /** The path of a location in a notification or result. */
  pathOf(location: unknown): string | undefined;
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

/** Reads the locations of one run. `root` is the absolute path of the repository as the scanner saw it. */
export function createPlaceReader(run: unknown, root: string | undefined): PlaceReader {
  const rootParts = root === undefined ? undefined : absoluteParts(root);
  const bases = field(run, 'originalUriBaseIds');
  const outside = new Set<string>();
  const known = new Map<string, string | undefined>();

  function pathOf(location: unknown): string | undefined {
    const artifact = artifactOf(run, field(location, 'physicalLocation', 'artifactLocation'));
    const uri = field(artifact, 'uri');
    if (typeof uri !== 'string' || uri === '') return undefined;
    const baseId = textOf(field(artifact, 'uriBaseId'));
    const key = JSON.stringify([uri.slice(0, uriMax + 1), baseId]);
    if (!known.has(key)) {
      const path = place(addressOf(uri, baseId, bases), rootParts);
      if (path === undefined) outside.add(uri.slice(0, 200));
      known.set(key, path);
    }
    return known.get(key);
  }

  return {
    outside,
    pathOf,
    placeOf(result) {
      const locations = listOf(field(result, 'locations'));
      const all = locations.slice(0, locationsMax).flatMap((location): FilePlace[] => {
        const filePath = pathOf(location);
        const line = wholeOf(field(location, 'physicalLocation', 'region', 'startLine'), 1);
        return filePath === undefined ? [] : [{ filePath, line }];
      });
      const placed = locations.find((location) => pathOf(location) !== undefined);
      const region = field(placed ?? locations[0], 'physicalLocation', 'region');
      const target = { physicalLocation: { artifactLocation: field(result, 'analysisTarget') } };
      return {
        all,
        filePath: placed === undefined ? pathOf(target) : pathOf(placed),
        line: placed === undefined ? undefined : wholeOf(field(region, 'startLine'), 1),
        endLine: placed === undefined ? undefined : wholeOf(field(region, 'endLine'), 1),
        snippet: snippetOf(region),
      };
    },
  };
}

/** The artifact location itself, or the one in `run.artifacts` with its index. */
function artifactOf(run: unknown, location: unknown): unknown {
  if (typeof field(location, 'uri') === 'string') return location;
  const index = wholeOf(field(location, 'index'));
  return index === undefined ? location : field(run, 'artifacts', index, 'location');
}

function snippetOf(region: unknown): string | undefined {
  const text = field(region, 'snippet', 'text');
  return typeof text === 'string' && text.trim() !== '' ? text.slice(0, snippetMax) : undefined;
}

/** Resolves the address with its chain of `uriBaseId`s. Undefined if it is not a file's address or is unreadable. */
function addressOf(uri: string, baseId: string | undefined, bases: unknown): Address | undefined {
  let address = parse(uri);
  let id = baseId;
  for (let depth = 0; id !== undefined && address !== undefined && address.base === undefined; depth++) {
    const entry = field(bases, id);
    const above = parse(textOf(field(entry, 'uri')) ?? '');
    if (above === undefined || depth === chainMax) return undefined;
    // The parts below an absolute base stay unchanged: they are the path in the scanned folder.
    if (above.base === undefined) address = { ...above, parts: [...above.parts, ...address.parts] };
    else address = { base: above.parts, parts: address.parts, isAbsolute: false };
    id = textOf(field(entry, 'uriBaseId'));
  }
  return address;
}

/** A path or `file:` address in decoded parts. Undefined for other schemes, other machines and unreadable parts. */
function parse(uri: string): Address | undefined {
  if (uri.length > uriMax) return undefined;
  const [, scheme, rest = uri] = /^([a-z][a-z0-9+.-]+):(.*)$/is.exec(uri) ?? [];
  if (scheme !== undefined && scheme.toLowerCase() !== 'file') return undefined;
  const path = scheme === undefined ? rest : withoutHost(rest);
  const parts = path.split(/[\\/]/).map(decoded);
  if (/^[\\/]{2}/.test(path) || parts.some((part) => /[\\/\p{Cc}]/u.test(part))) return undefined;
  const isAbsolute = /^(?:[\\/]|[a-z]:[\\/])/i.test(path);
  return { base: isAbsolute ? [] : undefined, parts: parts.map(foldDrive), isAbsolute };
}

/** Removes the host after `file:`. Gitleaks writes `file://./path`, whose host is not a host. */
function withoutHost(rest: string): string {
  return rest.replace(/^\/\/(?:localhost(?=\/)|(?=\.{0,2}\/))/i, '').replace(/^\/(?=[a-z]:\/)/i, '');
}

/** Tools that do not encode write names such as `100%.js` literally. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function foldDrive(part: string, index: number): string {
  return index === 0 && /^[a-z]:$/.test(part) ? part.toUpperCase() : part;
}

/**
 * The path below the root. A base folder that is neither above the root nor in it is where the scanner, on another
 * machine, saw the repository. The path below that base is then the path in the repository.
 */
function place(address: Address | undefined, root: string[] | undefined): string | undefined {
  if (address === undefined) return undefined;
  const { base, parts, isAbsolute } = address;
  if (base === undefined) return inside(parts);
  const whole = normal([...base, ...parts]);
  if (whole === undefined) return undefined;
  if (root?.every((part, index) => whole[index] === part)) return inside(whole.slice(root.length));
  return isAbsolute ? undefined : inside(parts);
}

function inside(parts: readonly string[]): string | undefined {
  const path = normal(parts);
  return path === undefined || path.length === 0 ? undefined : path.join('/');
}

/** Removes `.` and empty parts. Undefined if a `..` leads above the start. */
function normal(parts: readonly string[]): string[] | undefined {
  const kept: string[] = [];
  for (const part of parts) {
    if (part === '' || part === '.') continue;
    if (part !== '..') kept.push(part);
    else if (kept.pop() === undefined) return undefined;
  }
  return kept;
}

function absoluteParts(path: string): string[] {
  return normal(path.split(/[\\/]/).map(foldDrive)) ?? [];
}
