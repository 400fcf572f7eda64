/** What makes an event true is stored together with it: a failure between the two leaves neither. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { openStore, type Store } from '../../../src/service/store/store.ts';
import { eventNames } from '../../../src/service/webhooks/payloads.ts';
import { finding, ownerOf, result, shaOf } from '../embedded.ts';
import { makeFolder } from '../temporary-repository.ts';

const web = {
  ...{ path: '/srv/web', name: 'web', vcsUrl: 'https://github.com/acme/web' },
  ...{ provider: 'github', defaultBranch: 'main' },
};
const hook = { url: 'https://example.com/', secret: null, allowPrivate: false, events: eventNames };
/** The tables that an event is written into, one after the other. */
const tables = ['events', 'deliveries'] as const;

interface World {
  store: Store;
  organizationId: string;
  repositoryId: string;
  /** A scan that is SCANNING. */
  scanId: string;
}

const startScan = ({ scans }: Store, repositoryId: string) => {
  const { id } = scans.create({ repositoryId, branch: 'feature', commitSha: shaOf('a') });
  scans.start(id);
  return id;
};

function makeWorld(file: string): World {
  const store = openStore({ file });
  const organizationId = ownerOf(store);
  store.webhooks.add(organizationId, hook);
  const repositoryId = store.repositories.add(organizationId, { ...web, remoteUrl: null });
  store.refs.note(repositoryId, 'refs/heads/feature', shaOf('a'));
  store.scans.complete(startScan(store, repositoryId), result([finding()]));
  return { store, organizationId, repositoryId, scanId: startScan(store, repositoryId) };
}

/** Everything that a client can see of the world, and how many deliveries wait. */
function stateOf({ store, organizationId, repositoryId }: World) {
  const paging = { page: 1, limit: 50 };
  return {
    scans: store.scans.list({ repositoryId }, paging).items,
    violations: store.violations.list({ repositoryId }, paging).items,
    repositories: store.repositories.list({ organizationId }, paging).items.map(({ path }) => path),
    refs: store.refs.of(repositoryId),
    waiting: store.outbox.waiting(),
  };
}

const steps: readonly [name: string, step: (world: World) => unknown, events: number][] = [
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
      store.transaction(() => {
        store.refs.forget(repositoryId, 'refs/heads/feature');
        store.violations.leaveBranch(repositoryId, 'feature');
      }),
    1,
  ],
];

describe.each(steps)('%s', (_, step, events) => {
  it('is stored with its events', () => {
    const world = makeWorld(':memory:');
    const { waiting } = stateOf(world);
    step(world);
    expect(stateOf(world).waiting - waiting).toBe(events);
    world.store.close();
  });

  it.each(tables)('leaves everything as it was where %s cannot be written, and is done when tried again', (table) => {
    const file = join(makeFolder(), 'service.db');
    const world = makeWorld(file);
    const before = stateOf(world);
    const connection = new DatabaseSync(file);
    connection.exec(`CREATE TRIGGER crash BEFORE INSERT ON ${table} BEGIN SELECT RAISE(ABORT, 'crash'); END`);
    expect(() => step(world)).toThrow('crash');
    expect(stateOf(world)).toEqual(before);
    connection.exec('DROP TRIGGER crash');
    connection.close();
    step(world);
    expect(stateOf(world).waiting - before.waiting).toBe(events);
    world.store.close();
  });
});
