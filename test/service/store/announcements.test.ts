/** What makes an event true is stored together with it: a failure between the two leaves neither. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { openStore, type Store } from '../../../src/service/store/store.ts';
import { eventNames, finding, ownerOf, result, shaOf } from '../embedded.ts';
import { makeFolder } from '../temporary-repository.ts';

const web = {
  ...{ path: '/srv/web', name: 'web', vcsUrl: 'https://github.com/acme/web' },
  ...{ vcsProvider: 'github', defaultBranch: 'main' },
};
const hook = { url: 'https://example.com/', secret: null, allowPrivate: false, events: eventNames } as const;
/** The tables that an event is written into, one after the other. */
const tables = ['events', 'deliveries'] as const;

interface World {
  store: Store;
  organizationId: string;
  repositoryId: string;
  /** A scan that is SCANNING. */
  scanId: string;
}

const startScan = async ({ scans }: Store, repositoryId: string) => {
  const { id } = await scans.create({ repositoryId, branch: 'feature', commitSha: shaOf('a') });
  await scans.start(id);
  return id;
};

async function makeWorld(file: string): Promise<World> {
  const store = await openStore({ file });
  const organizationId = await ownerOf(store);
  await store.webhooks.add(organizationId, hook);
  const repositoryId = await store.repositories.add(organizationId, { ...web, remoteUrl: null });
  await store.refs.note(repositoryId, 'refs/heads/feature', shaOf('a'));
  await store.scans.complete(await startScan(store, repositoryId), result([finding()]));
  return { store, organizationId, repositoryId, scanId: await startScan(store, repositoryId) };
}

/** Everything that a client can see of the world, and how many deliveries wait. */
async function stateOf({ store, organizationId, repositoryId }: World) {
  const paging = { page: 1, limit: 50 };
  return {
    scans: (await store.scans.list({ repositoryId }, paging)).items,
    violations: (await store.violations.list({ repositoryId }, paging)).items,
    repositories: (await store.repositories.list({ organizationId }, paging)).items.map(({ path }) => path),
    refs: await store.refs.of(repositoryId),
    waiting: await store.outbox.waiting(),
  };
}

const steps: readonly [name: string, step: (world: World) => Promise<unknown>, events: number][] = [
  [
    'a scan that completes and finds nothing new',
    ({ store, scanId }) => store.scans.complete(scanId, result([finding()])),
    1,
  ],
  [
    'a scan that completes and finds more',
    ({ store, scanId }) => store.scans.complete(scanId, result([finding(), finding({ fingerprint: 'b' })])),
    2,
  ],
  ['a scan that completes and finds no more', ({ store, scanId }) => store.scans.complete(scanId, result([])), 2],
  ['a scan that fails', ({ store, scanId }) => store.scans.fail(scanId, 'no disk'), 1],
  ['scans that a restart ends', ({ store }) => store.scans.failUnfinished('interrupted'), 1],
  [
    'a repository that is added',
    ({ store, organizationId }) =>
      store.repositories.add(organizationId, { ...web, path: '/srv/api', remoteUrl: null }),
    1,
  ],
  [
    'repositories that are registered',
    ({ store, organizationId }) => store.repositories.register(organizationId, [{ ...web, path: '/srv/api' }]),
    1,
  ],
  ['a branch that is gone', ({ store, repositoryId }) => store.violations.leaveBranch(repositoryId, 'feature'), 1],
  [
    'a branch that is gone, as a look at the repository notes it',
    ({ store, repositoryId }) =>
      store.transaction(async ({ refs, violations }) => {
        await refs.forget(repositoryId, 'refs/heads/feature');
        await violations.leaveBranch(repositoryId, 'feature');
      }),
    1,
  ],
];

describe.each(steps)('%s', (_, step, events) => {
  it('is stored with its events', async () => {
    const world = await makeWorld(':memory:');
    const { waiting } = await stateOf(world);
    await step(world);
    expect((await stateOf(world)).waiting - waiting).toBe(events);
    await world.store.close();
  });

  it.each(tables)(
    'leaves everything as it was where %s cannot be written, and is done when tried again',
    async (table) => {
      const file = join(makeFolder(), 'service.db');
      const world = await makeWorld(file);
      const before = await stateOf(world);
      const connection = new DatabaseSync(file);
      connection.exec(`CREATE TRIGGER crash BEFORE INSERT ON ${table} BEGIN SELECT RAISE(ABORT, 'crash'); END`);
      await expect(step(world)).rejects.toThrow('crash');
      expect(await stateOf(world)).toEqual(before);
      connection.exec('DROP TRIGGER crash');
      connection.close();
      await step(world);
      expect((await stateOf(world)).waiting - before.waiting).toBe(events);
      await world.store.close();
    },
  );
});
