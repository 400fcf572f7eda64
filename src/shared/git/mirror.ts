/** A bare clone that the service owns, created by hand and refreshed from `origin` with git's own credentials. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GateError } from '../errors.ts';
import {
  type ConfigEntry,
  endRedirects,
  formatConfiguration,
  selectJobEntries,
  selectUserEntries,
} from './configuration.ts';
import { listProtocols, resolveOriginUrl } from './origin.ts';
import { type GitLocation, listConfiguration, readErrorLine, runGitCommand } from './runner.ts';

interface MirrorHead {
  /** The full ref: `refs/heads/main`. */
  ref: string;
  sha: string;
}

/** Branches, and the refs under which hosts keep pull requests. */
const wantedRefs = [
  '+refs/heads/*:refs/heads/*',
  '+refs/pull/*/head:refs/pull/*/head',
  '+refs/merge-requests/*/head:refs/merge-requests/*/head',
];
const headRefs = ['refs/heads', 'refs/pull', 'refs/merge-requests'];

/** Every branch and pull request of a local repository, with its commit. */
export async function listHeads(location: GitLocation): Promise<MirrorHead[]> {
  const { code, stdout, stderr } = await runGitCommand(location, [
    'for-each-ref',
    '--format=%(objectname) %(refname)',
    ...headRefs,
  ]);
  if (code !== 0)
    throw new GateError('CONFIG', `The branches of ${location.path} cannot be read: ${readErrorLine(stderr)}`);
  const lines = stdout
    .toString()
    .split('\n')
    .filter((line) => line !== '');
  return lines.map((line) => ({ sha: line.slice(0, line.indexOf(' ')), ref: line.slice(line.indexOf(' ') + 1) }));
}

/**
 * Creates the folder with the URL as `origin`. `git init` is not used, because it copies the machine's templates,
 * including hooks.
 */
export async function createMirror(path: string, address: string): Promise<void> {
  await mkdir(join(path, 'objects/info'), { recursive: true, mode: 0o700 });
  await mkdir(join(path, 'refs/heads'), { recursive: true, mode: 0o700 });
  const entries = [
    ['core.repositoryformatversion', '0'],
    ['core.bare', 'true'],
    ['remote.origin.url', address],
  ].map(([name = '', value]): ConfigEntry => ({ scope: 'local', name, value }));
  await writeFile(join(path, 'config'), formatConfiguration(entries), { mode: 0o600 });
  await writeFile(join(path, 'HEAD'), 'ref: refs/heads/main\n');
}

/** Updates the mirror from its origin, and deletes branches that origin deleted. Throws GateError UNAVAILABLE. */
export async function fetchMirror(location: GitLocation): Promise<void> {
  const flags = ['--quiet', '--prune', '--no-tags', '--no-write-fetch-head', '--refmap='];
  await withAccess(location, (origin) => askOrigin(origin, ['fetch', ...flags, 'origin', ...wantedRefs]));
}

/** Every branch and pull request of the mirror's origin, without fetching anything. Throws GateError UNAVAILABLE. */
export async function listOriginHeads(location: GitLocation): Promise<MirrorHead[]> {
  return withAccess(location, async (origin) => {
    const patterns = wantedRefs.map((refspec) => refspec.slice(1, refspec.indexOf(':')));
    const listed = await askOrigin(origin, ['ls-remote', '--quiet', 'origin', ...patterns]);
    return listed.split('\n').flatMap((line) => {
      const [sha, ref] = line.split('\t');
      return sha === undefined || ref === undefined ? [] : [{ sha, ref }];
    });
  });
}

/** The default branch of the mirror's origin. Undefined when its HEAD names none. */
export async function readOriginDefaultBranch(location: GitLocation): Promise<string | undefined> {
  return withAccess(location, async (origin) => {
    const listed = await askOrigin(origin, ['ls-remote', '--symref', 'origin', 'HEAD']);
    return /^ref: refs\/heads\/(\S+)\tHEAD$/m.exec(listed)?.[1];
  });
}

/** Adds the configuration of the user and the machine, which says how to access `origin`, to the mirror's own URL. */
async function withAccess<T>(location: GitLocation, use: (origin: GitLocation) => Promise<T>): Promise<T> {
  const entries = (await listConfiguration(location, 'user')) ?? [];
  const own = entries.filter(({ scope, name }) => scope === 'local' && name === 'remote.origin.url');
  const access = [...selectUserEntries(entries), ...selectJobEntries(entries)];
  const folder = await mkdtemp(join(tmpdir(), 'scan-gate-mirror-'));
  try {
    const configurationFile = join(folder, 'user');
    await writeFile(configurationFile, formatConfiguration(endRedirects(access)), { mode: 0o600 });
    const closed = { configurationFile, protocols: 'none', folder: location.path };
    const address = await resolveOriginUrl({ ...location, origin: closed }, [...access, ...own]);
    return await use({ ...location, origin: { ...closed, protocols: listProtocols(address) } });
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** Runs git for the mirror's origin. Throws GateError UNAVAILABLE. */
async function askOrigin(origin: GitLocation, args: readonly string[]): Promise<string> {
  const { code, stdout, stderr } = await runGitCommand(origin, args);
  if (code === 0) return stdout.toString();
  // git may repeat the URL, which has no credentials, because none are accepted.
  throw new GateError('UNAVAILABLE', `The repository cannot be fetched: ${readErrorLine(stderr)}`, {
    hint: 'Check that git can read it from here: git ls-remote URL.',
  });
}
