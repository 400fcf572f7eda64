/**
 * Decides where a pipeline gets the gate: from the release of the running version, otherwise from a clone at the
 * running commit.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { attempt, GateError, toGateError } from '../../../shared/errors.ts';
import { isOnRemoteBranch, readOriginUrl, resolveHead } from '../../../shared/git/checkout.ts';
import { findRepository } from '../../../shared/git/repository.ts';
import { formatRepositoryUrl, parseRepositoryUrl } from '../../hosts/repository-url.ts';
import { version } from '../../run/session.ts';
import { type Connection, download } from './download.ts';

interface PinnedArchive {
  /** Checksum of the archive file, in hex. */
  sha256: string;
  /** The npm package, which includes scanners, or only the gate. */
  holds: 'package' | 'alone';
}

export type GateSource =
  | ({ kind: 'url'; url: string } & PinnedArchive)
  /** A path on the machine of the job, or below the top of the checkout. */
  | ({ kind: 'file'; path: string } & PinnedArchive)
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

export interface SourceSearch extends Connection {
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
  const released = await readReleasedCommit(search).catch(() => undefined);
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

/** https://docs.github.com/rest/commits/commits#get-a-commit */
async function readReleasedCommit(search: SourceSearch): Promise<string | undefined> {
  const url = `https://api.github.com/repos/${slug}/commits/v${version}`;
  const commit = await download(search, url, { accept: 'application/vnd.github.sha' });
  return /^[0-9a-f]{40}$/.exec(commit.toString('utf8').trim())?.[0];
}

/** Undefined when the gate was installed and does not run from its own clone. */
async function findClone({ home, cancel }: SourceSearch): Promise<GateClone | undefined> {
  const top = findRepository(home).checkout?.top;
  if (top === undefined || readPackageName(top) !== 'scan-gate') return undefined;
  const location = { path: top, signal: cancel };
  const commit = await resolveHead(location);
  const origin = formatRepositoryUrl((await readOriginUrl(location)) ?? '');
  const isOrigin = origin?.startsWith('https://') === true;
  if (commit === undefined) return undefined;
  const isPushed = isOrigin && (await isOnRemoteBranch(location, commit));
  return { url: `${isOrigin ? origin : repository}.git`, commit, isPushed };
}

function readPackageName(folder: string): unknown {
  return attempt(() => (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { name?: unknown }).name);
}
