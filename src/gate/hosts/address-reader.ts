/**
 * Reads files of another repository with git, by its URL, for a central policy on any host. It uses the git credentials
 * of the job.
 */
import { appendFile, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GateError, toGateError } from '../../shared/errors.ts';
import { type FileText, formatCommit, isFullSha } from '../../shared/git/commit-name.ts';
import { formatConfiguration } from '../../shared/git/configuration.ts';
import { isInFolder } from '../../shared/git/environment.ts';
import { createGit, readFileAt, resolveSha } from '../../shared/git/files.ts';
import { withAddress } from '../../shared/git/origin.ts';
import { findRepository } from '../../shared/git/repository.ts';
import { type GitLocation, runGitCommand } from '../../shared/git/runner.ts';
import { neutralizeLine } from '../../shared/shown/neutral.ts';

/** A fetch without history and file contents almost never reaches this size. File contents are fetched one by one. */
const limitMs = 120_000;
const limitMiB = 256;

/** Everything read from one ref of a repository comes from one commit. `folder` is that of the job, absolute. */
export function createAddressReader(folder: string, signal: AbortSignal) {
  const commits = new Map<string, string>();
  /**
   * The ref is a full SHA, `heads/<branch>`, `tags/<tag>`, a full ref, or a bare name that is a branch or a tag but not
   * both. Undefined when the file is not in that commit. Throws GateError when the commit or the file cannot be read.
   */
  return async (address: string, { path, ref }: { path: string; ref: string }): Promise<FileText | undefined> => {
    refuseOwnFolder(address, folder);
    const key = `${address}\n${ref}`;
    return runWithin(signal, async (limit, watch) =>
      withAddress(folder, address, limit, async (location) => {
        watch(location.path);
        const sha = await fetchCommit(location, commits.get(key) ?? ref);
        commits.set(key, sha);
        const found = await readFileAt(location, sha, path).catch(rethrowReadError);
        return found && { ...found, at: formatCommit(sha, ref) };
      }),
    );
  };
}

/** A branch can contain a folder that looks like a repository. */
function refuseOwnFolder(address: string, folder: string): void {
  const top = findRepository(folder).checkout?.top ?? folder;
  if (!address.startsWith('file:') || !isInFolder(fileURLToPath(address), top)) return;
  throw new GateError('CONFIG', 'it is in the checkout, where a branch could change it', {
    hint: 'Name a repository outside the checkout in config-file.',
  });
}

/**
 * Throws GateError UNAVAILABLE when the work takes too long or fetches too much. Errors that end the run are rethrown.
 */
async function runWithin<T>(
  signal: AbortSignal,
  /** `watch` aborts it when a repository becomes too large. */
  work: (limit: AbortSignal, watch: (repository: string) => void) => Promise<T>,
): Promise<T> {
  const end = new AbortController();
  const time = setTimeout(() => end.abort(`did not answer within ${limitMs / 1000} s`), limitMs);
  let size: NodeJS.Timeout | undefined;
  const watch = (repository: string) => {
    const tooLarge = `has more than ${limitMiB} MiB to fetch`;
    size = setInterval(async () => (await measurePacks(repository)) > limitMiB * 1024 ** 2 && end.abort(tooLarge), 100);
  };
  try {
    return await work(AbortSignal.any([signal, end.signal]), watch);
  } catch (error) {
    if (signal.aborted) throw toGateError(signal.reason);
    if (!end.signal.aborted) throw error;
    throw new GateError('UNAVAILABLE', `the repository ${end.signal.reason}`, { hint: accessHint });
  } finally {
    clearTimeout(time);
    clearInterval(size);
  }
}

async function measurePacks(repository: string): Promise<number> {
  const folder = join(repository, 'objects', 'pack');
  const names = await readdir(folder).catch(() => []);
  const sizes = await Promise.all(
    names.map((name) =>
      stat(join(folder, name)).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  return sizes.reduce((sum, bytes) => sum + bytes, 0);
}

const accessHint =
  'Try git ls-remote URL in this job, or correct config-file. git uses the credentials of the checkout, of the user and of ssh, and those in GIT_SSH_COMMAND, GIT_CONFIG_GLOBAL and GIT_CONFIG_COUNT.';

/** Fetches the commit of a ref without its history, and without file contents if the host supports that. */
async function fetchCommit(location: GitLocation, ref: string): Promise<string> {
  const found = await findRef(location, ref);
  if (found.sha.length === 64) {
    // Our temporary repository must use the same object format as the other one.
    const format = { scope: 'local', name: 'extensions.objectformat', value: 'sha256' } as const;
    await appendFile(join(location.path, 'config'), formatConfiguration([format]));
  }
  const fetch = ['fetch', '--quiet', '--no-tags', '--no-recurse-submodules', '--refmap='];
  const wanted = found.ref === undefined ? found.sha : `+${found.ref}:${fetchedRef}`;
  const configuration = join(location.path, 'config');
  const plain = await readFile(configuration);
  const light = await runGitCommand(location, [...fetch, '--depth=1', '--filter=blob:none', 'origin', wanted]);
  if (light.code !== 0) {
    // The first attempt may have marked files as missing, and git would then request each of them separately.
    await writeFile(configuration, plain);
    // A host that supports neither fetch cannot serve a single commit.
    const all = found.ref === undefined ? ['+refs/heads/*:refs/all/heads/*', '+refs/tags/*:refs/all/tags/*'] : [wanted];
    const whole = await runGitCommand(location, [...fetch, 'origin', ...all]);
    if (whole.code !== 0) throw createUnreachableError(whole.stderr);
  }
  const sha = await resolveSha(found.ref === undefined ? found.sha : fetchedRef, createGit(location));
  if (sha !== undefined) return sha;
  throw new GateError('NOT_FOUND', `${ref} is not a commit there`, { hint: refHint });
}

/** A tag that is not a branch may be an object of its own, so it is peeled to its commit. */
const fetchedRef = 'refs/fetched/commit';
const refHint = 'Name a branch, a tag or the full SHA of a commit after @ in config-file.';

/**
 * Resolves a ref in the other repository. Throws GateError NOT_FOUND, CONFIG when a branch and a tag share the name, or
 * UNAVAILABLE. `ref` is undefined when the SHA itself was given.
 */
async function findRef(location: GitLocation, ref: string): Promise<{ sha: string; ref: string | undefined }> {
  const isSha = isFullSha(ref);
  const isWhole = ref.startsWith('refs/') || /^(?:heads|tags)\//.test(ref);
  const names = isWhole ? [`refs/${ref.replace(/^refs\//, '')}`] : [`refs/heads/${ref}`, `refs/tags/${ref}`];
  const list = ['ls-remote', 'origin', ...(isSha ? ['HEAD'] : names)];
  const { code, stdout, stderr } = await runGitCommand(location, list, { capBytes: listBytes });
  if (code !== 0) throw createUnreachableError(stderr);
  if (isSha) return { sha: ref, ref: undefined };
  const lines = stdout.toString().split('\n');
  // git matches the end of a ref name: `refs/heads/x` also finds `refs/remotes/refs/heads/x`.
  const found = names.flatMap((name) => lines.filter((line) => line.endsWith(`\t${name}`) && line.indexOf('\t') >= 40));
  const [first, second] = found.map((line) => ({ sha: line.split('\t')[0] ?? '', ref: line.split('\t')[1] }));
  if (first === undefined) throw new GateError('NOT_FOUND', `there is no branch or tag ${ref}`, { hint: refHint });
  if (second === undefined) return first;
  throw new GateError('CONFIG', `${ref} is a branch and a tag`, { hint: `Write heads/${ref} or tags/${ref}.` });
}

const listBytes = 16 * 1024 * 1024;

function createUnreachableError(stderr: string): GateError {
  return new GateError('UNAVAILABLE', `git could not read the repository: ${readReason(stderr)}`, { hint: accessHint });
}

/** git's message names our temporary folder, so it is replaced when a file could not be fetched. */
function rethrowReadError(error: unknown): never {
  const { message, cause } = toGateError(error);
  if (!message.startsWith('git ') || !(cause instanceof Error)) throw error;
  throw createUnreachableError(cause.message);
}

/**
 * The first lines of git's output that give a reason. They may quote the host, but never a user or password from the
 * configured URL.
 */
function readReason(stderr: string): string {
  const lines = stderr.split('\n').map((line) => line.trim());
  const telling = lines.filter((line) => line !== '' && !/^(?:warning|hint):|^Please make|^and the repos/i.test(line));
  const plain = telling
    .slice(0, 2)
    .join('; ')
    .replaceAll(/\/\/[^/\s'"]*@/g, '//');
  return neutralizeLine(plain, 240) || 'it says nothing';
}
