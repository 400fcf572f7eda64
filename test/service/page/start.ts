/** The scripted service over either database. Over PostgreSQL, keys and repositories are not those of one start. */
import { resolve } from 'node:path';
import { openStore } from '../../../src/service/store/store.ts';
import { allScopes, type Embedded, type ServiceOptions, startEmbedded, testKey } from '../embedded.ts';
import type { DatabaseKind } from '../store/databases.ts';

const web = { path: '/srv/web', name: 'acme/web', vcsUrl: 'https://github.com/acme/web', defaultBranch: 'main' };

export async function startOver(
  { name, create }: Pick<DatabaseKind, 'name' | 'create'>,
  change: Partial<ServiceOptions> = {},
): Promise<Embedded> {
  const database = change.database ?? (await create());
  if (name === 'SQLite') return startEmbedded({ ...change, database });
  const { now, organization, scopes = allScopes, repositories = [web] } = change;
  const store = await openStore({ file: database, role: 'tool', now });
  const { id: owner } = await store.organizations.chooseOrMake(organization);
  if (!('apiKey' in change)) await store.keys.replaceStartKey(owner, testKey, scopes);
  for (const { path, name: title, vcsUrl, defaultBranch } of repositories) {
    const record = { path: resolve(path), name: title, vcsUrl, vcsProvider: 'github', defaultBranch, remoteUrl: null };
    await store.repositories.add(owner, record);
  }
  await store.close();
  return startEmbedded({ ...change, database, repositories: [], apiKey: undefined });
}
