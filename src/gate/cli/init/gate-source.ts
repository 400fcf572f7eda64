/**
 * Decides where a pipeline gets the gate: from the archive that `--from` names, otherwise from the release of the running
 * version, otherwise from a clone at the running commit.
 */

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type Clock, formatSeconds, limitTime } from '../../../shared/clock.ts';
import { attempt, GateError, toGateError } from '../../../shared/errors.ts';
import { isOnRemoteBranch, readOriginUrl, resolveHead } from '../../../shared/git/checkout.ts';
import { createUnreadableFileError, readRegularFile } from '../../../shared/git/regular-file.ts';
import { findRepository } from '../../../shared/git/repository.ts';
import { isConfidential, isLoopback } from '../../../shared/http/confidential.ts';
import type { Transport } from '../../../shared/http/http.ts';
import { formatRepositoryUrl, parseRepositoryUrl } from '../../hosts/repository-url.ts';
import { version } from '../../run/session.ts';

/** Of an archive: its checksum in hex, and whether it is the npm package, which includes scanners, or only the gate. */
export type GateSource =
  | { kind: 'url'; url: string; sha256: string; holds: 'package' | 'alone' }
  /** A path on the machine of the job, or below the top of the checkout. */
  | { kind: 'file'; path: string; sha256: string; holds: 'package' | 'alone' }
  | ({ kind: 'clone' } & GateClone);

interface GateClone {
  /** The URL ends in `.git`. */
  url: string;
  /** A full SHA. */
  commit: string;
  /** Whether a remote-tracking branch of this clone contains the commit. */
  isPushed: boolean;
}

/** What a GitHub workflow names: `scan-gate/scan-gate`, and a commit with its version as a comment. */
export interface ActionPin {
  action: string;
  ref: string;
  /** An instruction to follow before the workflow can be relied upon. */
  doubt?: string;
}

export interface SourceSearch {
  transport(): Promise<Transport>;
  clock: Clock;
  cancel: AbortSignal;
  /** The folder of the running program. */
  home: string;
  /** Whether the job scans by itself, and therefore needs scanners. */
  isEmbedded: boolean;
}

const slug = 'scan-gate/scan-gate';
const repository = `https://github.com/${slug}`;

/** Throws GateError CONFIG when there is neither a release nor a clone. */
export async function findGateSource(search: SourceSearch): Promise<GateSource> {
  const released = await readRelease(search).catch((error: unknown) => toGateError(error));
  if (!(released instanceof GateError)) return released;
  search.cancel.throwIfAborted();
  const clone = await findClone(search);
  if (clone !== undefined) return { kind: 'clone', ...clone };
  throw new GateError('CONFIG', `The checksum of Scan Gate ${version} is unknown: ${released.message}`, {
    reason: 'settings',
    hint: 'scan-gate init --from URL|FILE expects an archive of the gate, and computes its checksum.',
  });
}

/** The movable tag, with a doubt, if the release's commit cannot be read and the gate does not run from a clone. */
export async function findActionPin(search: SourceSearch): Promise<ActionPin> {
  // https://docs.github.com/rest/commits/commits#get-a-commit
  const url = `https://api.github.com/repos/${slug}/commits/v${version}`;
  const text = await download(search, url, { accept: 'application/vnd.github.sha' }).catch(() => '');
  const released = /^[0-9a-f]{40}$/.exec(text.toString('utf8').trim())?.[0];
  if (released !== undefined) return { action: slug, ref: `${released} # v${version}` };
  search.cancel.throwIfAborted();
  const clone = await findClone(search);
  if (clone === undefined) return { action: slug, ref: 'v1', doubt: movableTag };
  const { host, path } = parseRepositoryUrl(clone.url) ?? {};
  const isOnGithub = host === 'github.com' && path !== undefined && path !== '';
  const doubt = describeDoubt(isOnGithub ? clone : { ...clone, url: `${repository}.git`, isPushed: false });
  return {
    action: isOnGithub ? path : slug,
    ref: `${clone.commit} # ${version}, not released`,
    ...(doubt !== undefined && { doubt }),
  };
}

const movableTag = `Replace v1 in the workflow by a full commit: v1 moves with every release, and the commit of ${version} could not be read`;

/** An instruction to follow before jobs can fetch the commit of a clone. Undefined if the commit was pushed. */
export function describeDoubt({ url, commit, isPushed }: GateClone): string | undefined {
  if (isPushed) return undefined;
  return `Push ${commit} to ${url}: jobs install Scan Gate at that commit, and it is on no branch that this clone has fetched`;
}

async function readRelease(search: SourceSearch): Promise<GateSource> {
  const { isEmbedded } = search;
  const name = isEmbedded ? `scan-gate-${version}.tgz` : `scan-gate-cli-${version}.tar.gz`;
  const folder = `${repository}/releases/download/v${version}`;
  const sums = (await download(search, `${folder}/SHA256SUMS`)).toString('utf8');
  const rows = sums.split('\n').map((line) => /^([0-9a-f]{64}) [ *](.+)$/.exec(line.trimEnd()) ?? []);
  const sha256 = rows.find(([, , file]) => file === name)?.[1];
  if (sha256 === undefined) throw new GateError('PROTOCOL', `SHA256SUMS of the release does not name ${name}`);
  return { kind: 'url', url: `${folder}/${name}`, sha256, holds: isEmbedded ? 'package' : 'alone' };
}

/** Undefined when the gate was installed and does not run from its own clone. */
async function findClone({ home, cancel }: SourceSearch): Promise<GateClone | undefined> {
  const top = findRepository(home).checkout?.top;
  if (top === undefined) return undefined;
  const about = attempt(() => JSON.parse(readFileSync(join(top, 'package.json'), 'utf8')) as { name?: unknown });
  if (about?.name !== 'scan-gate') return undefined;
  const location = { path: top, signal: cancel };
  const commit = await resolveHead(location);
  const origin = formatRepositoryUrl((await readOriginUrl(location)) ?? '');
  const isOrigin = origin?.startsWith('https://') === true;
  if (commit === undefined) return undefined;
  const isPushed = isOrigin && (await isOnRemoteBranch(location, commit));
  return { url: `${isOrigin ? origin : repository}.git`, commit, isPushed };
}

const maximumRedirects = 5;
/** For all redirects together. */
const limitMs = 30_000;

/**
 * Downloads one file from an https URL over the gate's transport. Redirects are followed, because a release stores its
 * files on another host. Throws GateError UNAVAILABLE that names the requested URL, but only the host of a redirect.
 */
async function download(
  { transport, clock, cancel }: SourceSearch,
  address: string,
  headers: Record<string, string> = {},
): Promise<Buffer> {
  const fail = (why: string) => new GateError('UNAVAILABLE', `${address} could not be read: ${why}`);
  const first = URL.parse(address);
  // The URL must use https, or be on this machine if the first one is.
  const checkUrl = (url: URL | null): URL => {
    const isHere = first !== null && isLoopback(first);
    if (url === null || !(url.protocol === 'https:' || (isHere && isConfidential(url))))
      throw fail('it is not an https address, or leads to another one');
    if (url.username !== '' || url.password !== '') throw fail('an address contains a user name or password');
    return url;
  };
  const timeIsOver = () => fail(`it took longer than ${formatSeconds(limitMs)}`);
  const budget = limitTime({ clock, timeoutMs: limitMs, cancel, timeIsOver });
  try {
    const connection = await transport();
    const { signal } = budget;
    let url = checkUrl(first);
    for (let redirects = 0; redirects <= maximumRedirects; redirects += 1) {
      const sent = { ...headers, 'user-agent': 'scan-gate' };
      const outcome = await connection.send({ method: 'GET', url, headers: sent, signal, isBinary: true });
      if (outcome.kind === 'failure') throw fail(`${url.host} could not be asked: ${outcome.message}`);
      if (outcome.status === 200) return Buffer.from(outcome.text, 'latin1');
      const location = outcome.status >= 301 && outcome.status <= 308 ? outcome.header('location') : undefined;
      if (location === undefined) throw fail(`${url.host} answered ${outcome.status}`);
      url = checkUrl(URL.parse(location, url.href));
    }
    throw fail(`it was redirected more than ${maximumRedirects} times`);
  } finally {
    budget.end();
  }
}

/** Maximum size of an archive and of a response. */
const maximumBytes = 16 * 1024 * 1024;

/**
 * Reads the archive that `--from` names: a URL, or a file, whose relative path starts at `folder`. Throws GateError CONFIG
 * for a file that is not an archive the job could use. `top` is the top of the checkout.
 */
export async function readGivenArchive(
  from: string,
  folder: string,
  top: string,
  search: SourceSearch,
): Promise<GateSource> {
  const isAddress = from.includes('://');
  const path = resolve(folder, from);
  const written = isAddress ? from : formatPathInJob(path, top);
  refuseUnwritable(isAddress ? 'address' : 'path', '--from', written);
  const bytes = isAddress
    ? await download(search, from)
    : await readRegularFile(path, maximumBytes).catch((error: unknown) => {
        throw createUnreadableFileError(`--from: ${from}`, error, 'CONFIG');
      });
  const paths = listPaths(bytes).map((each) => each.replace(/^[^/]+\//, ''));
  const alone = paths.includes('cli/index.js') ? ('alone' as const) : undefined;
  const holds = paths.includes('dist/cli/index.js') ? ('package' as const) : alone;
  if (holds === undefined) {
    throw new GateError('CONFIG', `--from: ${from} is not an archive of Scan Gate`, {
      reason: 'settings',
      hint: 'Give scan-gate-<version>.tgz or scan-gate-cli-<version>.tar.gz, as a release or npm run pack makes them.',
    });
  }
  if (search.isEmbedded && holds === 'alone') {
    throw new GateError('CONFIG', `--from: ${from} is only the gate, without scanners`, {
      reason: 'settings',
      hint: `Give the npm package (scan-gate-${version}.tgz), or name a service by --base-url.`,
    });
  }
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  if (isAddress) return { kind: 'url', url: from, sha256, holds };
  return { kind: 'file', path: written, sha256, holds };
}

/** The job starts in the top of the checkout, so paths below it are relative to it. None looks like an option. */
function formatPathInJob(path: string, top: string): string {
  const below = relative(top, path);
  const isInside = below !== '..' && !below.startsWith(`..${sep}`) && !isAbsolute(below);
  if (!isInside) return path;
  const named = below.split(sep).join('/');
  return named.startsWith('-') ? `./${named}` : named;
}

const unpackedBytes = 256 * 1024 * 1024;

const block = 512;

/**
 * The paths in a gzipped tar archive. Empty for any other file.
 * https://pubs.opengroup.org/onlinepubs/9799919799/utilities/pax.html
 */
function listPaths(bytes: Buffer): string[] {
  const tar = attempt(() => gunzipSync(bytes, { maxOutputLength: unpackedBytes })) ?? Buffer.alloc(0);
  const paths: string[] = [];
  for (let at = 0; at + block <= tar.length; ) {
    const header = tar.subarray(at, at + block);
    const readField = (from: number, length: number) =>
      header.toString('latin1', from, from + length).replace(/\0.*$/s, '');
    const size = Number.parseInt(readField(124, 12).trim() || '0', 8);
    if (Number.isNaN(size)) break;
    const [name, prefix] = [readField(0, 100), readField(345, 155)];
    if (name !== '') paths.push(prefix === '' ? name : `${prefix}/${name}`);
    at += block * (1 + Math.ceil(size / block));
  }
  return paths;
}

/**
 * Which values may be written into a pipeline. The file is read by YAML or Groovy, by the system's own templates (`${}`,
 * `$()`, `%`), by branch patterns and by a shell. Only characters that none of them interprets are written. Each is
 * between double quotes in the shell. TeamCity's recipe doubles every `%`.
 */
const patterns = {
  address: /^https?:\/\/[\w.:[\]-]+(?:\/[\w./:~%+,=@-]*)?$/,
  /** Invisible letters are refused. */
  path: /^(?!-)(?:(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}\p{M} ./_~%+,=@:-])+$/u,
  /** None of these is a pattern character in any system. */
  branch: /^(?:(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}\p{M}./_#%,=@'-])+$/u,
  /** `owner/repository` on GitHub. */
  action: /^[\w.-]+\/[\w.-]+$/,
} as const;

/** Throws GateError CONFIG; `name` is the setting or the value, for people. */
export function refuseUnwritable(kind: keyof typeof patterns, name: string, text: string): void {
  if (patterns[kind].test(text)) return;
  const hints = {
    address: 'Give an https address without user, password and query: do not put a secret into a pipeline file.',
    path: 'Rename the file, or the folder it is in: letters, digits, spaces and ./_~%+,=@:- can be written.',
    branch: "Copy your system's example from docs/ci-systems.md, and write the branch as a pattern of that system.",
    action: 'Give the repository of this clone an address like https://github.com/OWNER/NAME.',
  };
  throw new GateError('CONFIG', `${name}: ${JSON.stringify(text)} cannot be written into a pipeline`, {
    reason: 'settings',
    hint: hints[kind],
  });
}
