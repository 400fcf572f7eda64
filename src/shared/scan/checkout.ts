/** Reads which repository a checkout is of, and the commit that is checked out. */
import { basename } from 'node:path';
import { GateError } from '../errors.ts';
import {
  findCheckout,
  findDefaultBranch,
  parseBranchName,
  readCurrentBranch,
  readOriginUrl,
  resolveHead,
} from '../git/checkout.ts';
import { readCheckoutHead } from '../git/files.ts';

export interface CheckoutSource {
  /** Path of the checkout or bare clone. */
  path: string;
  name: string;
  /** Without credentials. */
  vcsUrl: string;
  defaultBranch: string;
}

/** A checkout and its commit. A detached HEAD has a branch name of its own. */
export interface CheckedOutCommit {
  source: CheckoutSource;
  branch: string;
  sha: string;
}

/** Reading a local checkout is quick and needs no time limit. */
const { signal } = new AbortController();

/** `vcsUrl` replaces the URL of its remote. */
export async function readSource(path: string, vcsUrl?: string): Promise<CheckoutSource> {
  const checkout = await findCheckout({ path, signal });
  const location = { path: checkout.path, signal };
  const stated = vcsUrl ?? (await readOriginUrl(location));
  const address = stripCredentials(stated ?? formatLocalUrl(checkout.path));
  return {
    path: checkout.path,
    name: (stated === undefined ? undefined : parseRepositoryName(address)) ?? basename(checkout.path),
    vcsUrl: address,
    defaultBranch: (await findDefaultBranch(location)) ?? 'main',
  };
}

/** A folder without git, described as a checkout. */
export function describeFolder(path: string): CheckoutSource {
  return { path, name: basename(path), vcsUrl: formatLocalUrl(path), defaultBranch: 'main' };
}

/** A checkout whose HEAD is scanned, whatever its branch is called. */
export async function readHead(path: string): Promise<CheckedOutCommit> {
  const source = await readSource(path);
  const location = { path: source.path, signal };
  const head = await readCheckoutHead(source.path, 'sealed').catch(() => undefined);
  const sha = head?.sha ?? (await resolveHead(location));
  if (sha === undefined) {
    throw new GateError('CONFIG', `${path} has no commit to scan`, {
      reason: 'wrong-ref',
      hint: 'Commit something first.',
    });
  }
  const named = head === undefined ? await readCurrentBranch(location) : parseBranchName(head.ref);
  return { source, branch: named ?? `detached-${sha.slice(0, 12)}`, sha };
}

/** The URL of a checkout without a remote: only its folder name, because its path on this machine is private. */
function formatLocalUrl(path: string): string {
  return `file:///${encodeURIComponent(basename(path))}`;
}

/** The last part of a URL. */
export function parseRepositoryName(address: string): string | undefined {
  const last = address
    .replace(/[/\\]+$/, '')
    .split(/[/:\\]/)
    .at(-1)
    ?.replace(/\.git$/i, '');
  return last === '' ? undefined : last;
}

/** The URL without parts that could be a secret: a remote often has a token before its host. */
export function stripCredentials(vcsUrl: string): string {
  return vcsUrl.replace(/^(https?:\/\/)[^/]*@/i, '$1').replace(/^([a-z+]+:\/\/[^/@:]*):[^/]*@/i, '$1@');
}
