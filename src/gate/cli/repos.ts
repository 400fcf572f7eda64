/** `scan-gate repos`: the repositories that the embedded service serves, in addition to those named at its start. */
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createMirrors } from '../../service/mirrors.ts';
import { GateError } from '../../shared/errors.ts';
import { createMirror, fetchMirror, readOriginDefaultBranch } from '../../shared/git/origin.ts';
import { parseRepositoryName, readSource, stripCredentials } from '../../shared/scan/checkout.ts';
import { quoteForMessage } from '../settings/values.ts';
import { formatColumns, type StoreCall, type Verbs } from './store-command.ts';
import type { repositoryFlags, storeFlags } from './store-flags.ts';

type RepositoryFlags = typeof repositoryFlags & typeof storeFlags;
type RepositoryCall = StoreCall<RepositoryFlags>;

export const repositoryVerbs: Verbs<RepositoryFlags> = {
  add: { takes: ['vcs-url'], words: 'one', word: 'a path or an address', mayMake: true, run: addRepository },
  list: { takes: [], words: 'none', run: listRepositories },
  archive: { takes: [], words: 'one', word: 'the ID of a repository', run: archiveRepository },
};

async function addRepository(call: RepositoryCall, place: string): Promise<undefined> {
  const { store, organization, session, flags, answer } = call;
  const isAddress = /^[a-z][a-z0-9+.-]*:\/\//i.test(place) || /^[^/\\]{2,}:[^\\]/.test(place);
  const source = isAddress
    ? await cloneRepository(call, place)
    : { ...(await readSource(resolve(session.folder, place), flags['vcs-url']?.[0])), remoteUrl: null };
  const { path, name, vcsUrl, defaultBranch } = source;
  const id = await store.repositories.add(organization.id, source);
  if ((await store.repositories.find(id, organization.id)) === undefined) {
    throw new GateError('CONFIG', `${path} belongs to another organization`, { hint: 'Name it with --organization.' });
  }
  answer({ id, name, default_branch: defaultBranch }, `${id}  ${name}  ${vcsUrl}\n`);
}

/**
 * A bare clone beside the database, fetched with git's own credentials. A URL with credentials is rejected, so that it
 * is not stored.
 */
async function cloneRepository({ store, organization, session, flags }: RepositoryCall, address: string) {
  checkCloneUrl(address);
  const described = { name: parseRepositoryName(address) ?? address, vcsUrl: address, remoteUrl: address };
  if (store.isShared) {
    // Each worker makes its own clone. Here git only asks for the default branch.
    const folder = await mkdtemp(join(tmpdir(), 'scan-gate-address-'));
    try {
      const defaultBranch = await createMirrors(folder).readDefaultBranch(address, session.cancel);
      return { ...described, path: address, defaultBranch: defaultBranch ?? 'main' };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
  const archivedClones = await store.repositories.list(
    { organizationId: organization.id, status: 'archived' },
    { page: 1, limit: 100 },
  );
  const earlier = [...(await store.repositories.added()), ...archivedClones.items].find(
    ({ remoteUrl }) => remoteUrl === address,
  );
  const folder = `${resolve(session.folder, flags.database?.[0] ?? '')}-repositories`;
  const path = earlier?.path ?? join(folder, `${randomBytes(12).toString('hex')}.git`);
  const git = { path, signal: session.cancel };
  try {
    await createMirror(path, address);
    await fetchMirror(git);
    return { ...described, path, defaultBranch: (await readOriginDefaultBranch(git)) ?? 'main' };
  } catch (error) {
    if (earlier === undefined) await rm(path, { recursive: true, force: true });
    throw error;
  }
}

function checkCloneUrl(address: string): void {
  if (stripCredentials(address) !== address) {
    throw new GateError('CONFIG', 'The address contains a password or a token, which would be stored', {
      hint: 'Leave it out: git asks its own credential helper, or ssh its agent.',
    });
  }
  if (/^(?:https?|ssh|git|file):\/\//i.test(address) || !address.includes('://')) return;
  throw new GateError(
    'CONFIG',
    `${quoteForMessage(address)} is not an address that git fetches over https, ssh, git or file`,
  );
}

async function listRepositories({ store, organization, answer }: RepositoryCall): Promise<undefined> {
  const lists = (['active', 'inactive', 'archived'] as const).map((status) =>
    store.repositories.list({ organizationId: organization.id, status }, { page: 1, limit: 10_000 }),
  );
  const all = (await Promise.all(lists)).flatMap(({ items }) => items);
  const rows = all.map((each) => [each.id, each.status, each.name, each.vcsUrl]);
  const json = all.map((each) => ({
    ...{ id: each.id, name: each.name, status: each.status, vcs_url: each.vcsUrl, default_branch: each.defaultBranch },
    ...{ auto_scan_on_push: each.autoScanOnPush, auto_scan_on_pr: each.autoScanOnPr, last_scan_at: each.lastScanAt },
  }));
  answer({ repositories: json }, formatColumns(['id', 'status', 'name', 'address'], rows));
}

async function archiveRepository({ store, organization, answer }: RepositoryCall, id: string): Promise<undefined> {
  if (!(await store.repositories.archive(organization.id, id))) {
    throw new GateError('CONFIG', `There is no repository ${quoteForMessage(id)} to archive`, {
      hint: 'scan-gate repos list shows them.',
    });
  }
  answer({ id, status: 'archived' }, `${id} is archived: it is no longer scanned, and keeps its data.\n`);
}
