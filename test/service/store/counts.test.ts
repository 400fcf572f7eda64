import { describe, expect, it } from 'vitest';
import { openStore, type Store } from '../../../src/service/store/store.ts';
import { finding, ownerOf, result, shaOf } from '../embedded.ts';
import { databaseKinds, reportMissingPostgres } from './databases.ts';

reportMissingPostgres('the totals of lists');

const register = async (store: Store, name: string): Promise<string> => {
  const source = { path: `/srv/${name}`, name, vcsUrl: `https://github.com/acme/${name}`, vcsProvider: 'github' };
  const id = await store.repositories.add(await ownerOf(store), { ...source, defaultBranch: 'main', remoteUrl: null });
  return id;
};

const merge = async (store: Store, repositoryId: string, branch: string, found: ReturnType<typeof result>) => {
  const { id } = await store.scans.create({ repositoryId, branch, commitSha: shaOf('a') });
  await store.scans.start(id);
  return store.scans.complete(id, found);
};

const severities = ['CRITICAL', 'HIGH', 'MEDIUM', 'LOW', 'INFO'] as const;
const statuses = ['OPEN', 'FIXED', 'FALSE_POSITIVE', 'ACCEPTED_RISK'] as const;
const findings = (first: number, count: number, shift = 0) =>
  Array.from({ length: count }, (_, index) =>
    finding({
      fingerprint: `f-${first + index}`,
      severity: severities[(first + index + shift) % 5] ?? 'LOW',
      type: index % 3 === 0 ? 'SCA' : 'SAST',
    }),
  );

/** Each filter's total beside the number of its rows. */
async function readTotals(store: Store, repositories: readonly (string | undefined)[]) {
  const organizationId = await ownerOf(store);
  const totals: [string, number, number][] = [];
  for (const repositoryId of repositories)
    for (const status of [undefined, ...statuses])
      for (const list of [undefined, ['critical', 'high'], ['high', 'low'], ['info'], []] as const) {
        const filter = { organizationId, repositoryId, status, ...(list && { severities: list }) };
        const { items, total } = await store.violations.list(filter, { page: 1, limit: 1_000 });
        const ranks = items.map(({ severity }) => severities.indexOf(severity));
        const isRight =
          list === undefined || ranks.every((rank) => list.some((word) => word === severities[rank]?.toLowerCase()));
        expect(isRight && ranks.join() === ranks.toSorted().join()).toBe(true);
        totals.push([`${repositoryId} ${status} ${list}`, total, items.length]);
      }
  return totals;
}

describe.each(databaseKinds)('the total of a list over $name', ({ name, create }) => {
  it('is the number of its rows, whatever was merged, fixed and suppressed', async () => {
    const store = await openStore({ file: await create() });
    const [web, shop] = [await register(store, 'web'), await register(store, 'shop')];
    await merge(store, web, 'main', result(findings(0, 40)));
    await merge(store, web, 'next', result(findings(20, 40, 1)));
    await merge(store, shop, 'main', result(findings(0, 25)));
    await merge(store, web, 'main', result(findings(10, 5)));
    await store.violations.leaveBranch(web, 'next');
    await merge(store, web, 'main', result(findings(12, 30, 2)));
    const { items } = await store.violations.list({ repositoryId: web, status: 'OPEN' }, { page: 1, limit: 7 });
    const reason = { justification: 'Only tests read it.', by: 'ada' };
    for (const { id } of items) await store.violations.suppress(id, 'ACCEPTED_RISK', reason);
    await store.violations.suppress(items[0]?.id ?? '', 'FALSE_POSITIVE', reason);
    await store.violations.suppress('vio_unknown', 'FALSE_POSITIVE', reason);
    for (const [filter, total, rows] of await readTotals(store, [undefined, web, shop, 'repo_unknown']))
      expect([filter, total]).toEqual([filter, rows]);
    const { total } = await store.violations.list({ repositoryId: web }, { page: 1, limit: 1 });
    expect(total).toBeGreaterThan(40);
    await store.close();
  });

  it('stays that when several change the same repository at once', async () => {
    const file = await create();
    const first = await openStore({ file });
    // A file of SQLite is changed by one process, and this test would wait for itself.
    const stores = [first, name === 'SQLite' ? first : await openStore({ file })] as const;
    const web = await register(stores[0], 'web');
    await merge(stores[0], web, 'main', result(findings(0, 30)));
    const { items } = await stores[0].violations.list({ repositoryId: web }, { page: 1, limit: 30 });
    const reason = { justification: 'Only tests read it.', by: 'ada' };
    await Promise.all([
      merge(stores[0], web, 'main', result(findings(0, 60))),
      merge(stores[0], web, 'next', result(findings(30, 60))),
      ...items.map(({ id }, index) => stores[index % 2 ? 0 : 1].violations.suppress(id, 'ACCEPTED_RISK', reason)),
    ]);
    for (const [filter, total, rows] of await readTotals(stores[0], [web]))
      expect([filter, total]).toEqual([filter, rows]);
    for (const store of stores) await store.close();
  });
});
