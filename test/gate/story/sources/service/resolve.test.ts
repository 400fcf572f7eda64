import { describe, expect, it } from 'vitest';
import type { RunContext } from '../../../../../src/gate/hosts/context/context.ts';
import { expectRefusal } from '../../../../refusal.ts';
import { type Asked, createPlay, pageOf, refusal } from '../../../../service-source.ts';

const address = 'https://github.com/acme/shop';

interface Held {
  repository_id: string;
  name: string;
  vcs_url?: string | null;
}

/** So many repositories of that name, each with an address of its own. */
const held = (count: number, vcs_url?: string): Held[] =>
  Array.from({ length: count }, (_, index) => ({
    repository_id: `repo_${index}`,
    name: `shop ${index}`,
    vcs_url: vcs_url ?? `https://github.com/other/shop-${index}`,
  }));

interface Service {
  repositories: Held[];
  /** What a page of the list holds instead. */
  pages?: (page: number) => Held[];
  /** What reading one by its id does instead. */
  read?: (id: string) => object;
  /** What the list says that there are, look by look. */
  totals?: () => number;
  /** What the check of the key does instead. */
  validate?: () => object;
}

interface Wanted {
  repositoryId?: string;
  repositoryUrl: string | undefined;
  system?: RunContext['system'];
  allowForeignRepository?: boolean;
}

const listCall = 'GET /repositories';

/** The run, what it asked, and the repository that it found. */
function runOn({ repositories, pages, read, totals, validate }: Service, wanted: Wanted) {
  const readHeld = (id: string) => repositories.find(({ repository_id }) => repository_id === id) ?? refusal(404);
  const reply = ({ call, query }: Asked) => {
    if (call === 'GET /cli/auth/validate') return validate?.();
    if (call !== listCall) return (read ?? readHeld)(call.slice(listCall.length + 1));
    const page = pageOf('repositories', repositories, query);
    const items = pages?.(page.pagination.page) ?? page.repositories;
    return { repositories: items, pagination: { ...page.pagination, ...(totals && { total: totals() }) } };
  };
  const { repositoryId, repositoryUrl, system = 'github', allowForeignRepository } = wanted;
  const settings = {
    ...(repositoryId && { 'repository-id': repositoryId }),
    ...(allowForeignRepository && { 'allow-foreign-repository': 'true' }),
  };
  const play = createPlay({ reply, settings, context: { repositoryUrl, system } });
  const asked = () =>
    play.asked.map(({ call, query }) => (call === listCall ? query : call.replace(`${listCall}/`, '')));
  const resolve = async () => {
    await play.open();
    return play.progress.report.repository;
  };
  return { resolve, asked, notes: play.notes };
}

const byUrl: Wanted = { repositoryUrl: address };
const byId: Wanted = { ...byUrl, repositoryId: 'repo_0' };

const resolve = (service: Service, wanted: Wanted) => runOn(service, wanted).resolve();
const refused = (service: Service, wanted: Wanted) => expectRefusal(resolve(service, wanted));

describe('a repository that is found by its address', () => {
  it('is searched for by its name, and read before it is compared', async () => {
    const [ours, other] = [{ repository_id: 'repo_1', name: 'shop', vcs_url: address }, ...held(1)];
    const { resolve, asked } = runOn({ repositories: [other as Held, ours as Held] }, byUrl);
    expect(await resolve()).toEqual({ id: 'repo_1', name: 'shop', vcsUrl: address });
    expect(asked()).toEqual([{ search: 'shop', page: '1', limit: '100' }, 'repo_0', 'repo_1']);
  });

  it.each([
    ['https://github.com/acme/shop', 'shop'],
    ['https://github.com/acme/shop.git', 'shop'],
    ['https://github.com/acme/shop.GIT//', 'shop'],
    ['https://github.com/acme/shop.github.io', 'shop.github.io'],
    ['git@github.com:shop', 'shop'],
    ['git@github.com:acme/shop.git', 'shop'],
  ])('%s is searched for as %s', async (repositoryUrl, search) => {
    const { resolve, asked } = runOn({ repositories: [] }, { repositoryUrl });
    await expect(resolve()).rejects.toThrow('No repository at the service has the address');
    expect(asked()).toEqual([{ search, page: '1', limit: '100' }]);
  });

  it.each(['https://git.example.com/acme/shop', 'https://GIT.example.com:8443/acme/shop'])(
    'differs in nothing but case only on GitHub: %s',
    async (repositoryUrl) => {
      const repositories = held(1, repositoryUrl.replace('acme/shop', 'ACME/Shop'));
      expect(await resolve({ repositories }, { repositoryUrl })).toMatchObject({ id: 'repo_0' });
      const elsewhere = { repositoryUrl, system: 'gitlab' } as const;
      expect(await refused({ repositories }, elsewhere)).toMatchObject({ code: 'NOT_FOUND' });
    },
  );

  it('is none at what is no address', async () => {
    const repositories = held(1, 'no address');
    expect(await refused({ repositories }, { repositoryUrl: 'no address' })).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is not one that states no address', async () => {
    const repositories = [{ repository_id: 'repo_0', name: 'shop', vcs_url: null }];
    const { message } = await refused({ repositories }, byUrl);
    expect(message).toBe(`No repository at the service has the address ${address}; candidates: repo_0 (shop)`);
  });

  it('is none where there is none of that name', async () => {
    const error = await refused({ repositories: [] }, byUrl);
    expect(error).toMatchObject({
      code: 'NOT_FOUND',
      message: `No repository at the service has the address ${address}`,
      hint: 'Add the repository to the service, or correct repository-id.',
    });
  });

  it('is not chosen from two, and both are named', async () => {
    const error = await refused({ repositories: [...held(2, address), { repository_id: 'x', name: 'x' }] }, byUrl);
    expect(error.code).toBe('NOT_FOUND');
    expect(error.message).toBe(
      `2 repositories at the service have the address ${address}; candidates: repo_0 (${address}), repo_1 (${address})`,
    );
  });

  it('is looked for among 50 of that name, and no more', async () => {
    const among = (others: number) => [...held(others), { repository_id: 'ours', name: 'shop', vcs_url: address }];
    expect(await resolve({ repositories: among(49) }, byUrl)).toMatchObject({ id: 'ours' });
    const { resolve: search, asked } = runOn({ repositories: among(50) }, byUrl);
    const { code, message } = await expectRefusal(search());
    expect(code).toBe('NOT_FOUND');
    expect(message).toMatch(/^51 repositories at the service match "shop"; candidates: /);
    expect(message.match(/repo_\d/g)).toHaveLength(10);
    expect(asked()).toHaveLength(1);
  });

  it('is looked for on every page of the list', async () => {
    const { message } = await refused({ repositories: held(150) }, byUrl);
    expect(message).toMatch(/^150 repositories/);
  });

  it('is not taken from a list that keeps changing', async () => {
    let looks = 0;
    const error = await refused({ repositories: held(1, address), totals: () => 2 + looks++ }, byUrl);
    expect(error).toMatchObject({
      code: 'PROTOCOL',
      message: 'The list of repositories that match "shop" kept changing while it was read',
      hint: 'Set repository-id, so that no list has to be read.',
    });
  });

  it('is taken from a list whose second page repeats the first, when that says the same twice', async () => {
    const all = held(101);
    const repeating = (last: () => string) => (page: number) =>
      page === 1 ? all.slice(0, 100) : [all[0] as Held, { repository_id: last(), name: 'shop' }];
    const alike = { repositories: all, pages: repeating(() => 'last') };
    expect((await refused(alike, byUrl)).message).toMatch(/^101 repositories at the service match/);
    let looks = 0;
    const changing = { repositories: all, pages: repeating(() => `last ${looks++}`) };
    expect(await refused(changing, byUrl)).toMatchObject({ code: 'PROTOCOL' });
  });

  it('is not found where nothing says which it is, and nobody is asked', async () => {
    const { resolve, asked } = runOn({ repositories: held(1) }, { repositoryUrl: undefined });
    expect(await expectRefusal(resolve())).toMatchObject({
      code: 'CONFIG',
      message: 'It is unknown which repository to gate: there is no repository-id and no remote named origin',
      hint: 'Set repository-id, with allow-foreign-repository: true if the address cannot be compared.',
    });
    expect(asked()).toEqual([]);
  });
});

describe('a repository that is named by its id', () => {
  const hint =
    'Correct repository-id, or remove it so that the repository is found by its address. To gate another repository on purpose, set allow-foreign-repository: true.';

  it('is read alone', async () => {
    const { resolve, asked } = runOn({ repositories: held(2, `${address}.git`) }, byId);
    expect(await resolve()).toMatchObject({ id: 'repo_0' });
    expect(asked()).toEqual(['repo_0']);
  });

  it.each<[string, Held[], Wanted, string]>([
    [
      'has another address',
      held(1),
      byId,
      `repository-id repo_0 is https://github.com/other/shop-0, this repository is ${address}`,
    ],
    [
      'states no address',
      [{ repository_id: 'repo_0', name: 'shop' }],
      byId,
      `repository-id repo_0 states no address, this repository is ${address}`,
    ],
    [
      'has nothing to be compared with',
      held(1, address),
      { ...byId, repositoryUrl: undefined },
      'This repository has no address (no remote named origin) to compare with the one at the service',
    ],
  ])('is refused where it %s', async (_, repositories, wanted, message) => {
    expect(await refused({ repositories }, wanted)).toMatchObject({
      ...{ code: 'CONFIG', reason: 'foreign-repository', message, hint },
    });
  });

  it.each([[address], [undefined]])('is any where that is allowed, beside %s', async (repositoryUrl) => {
    const wanted = { ...byId, repositoryUrl, allowForeignRepository: true };
    expect(await resolve({ repositories: held(1) }, wanted)).toMatchObject({ id: 'repo_0' });
  });

  it('is not another one that the service answers with', async () => {
    const read = () => held(2)[1] as Held;
    expect(await refused({ repositories: [], read }, { ...byId, allowForeignRepository: true })).toMatchObject({
      code: 'PROTOCOL',
      message: 'Asked for repository repo_0, the service answered repo_1',
    });
  });

  it('that does not exist is named, with what became of the request', async () => {
    expect(await refused({ repositories: [] }, byId)).toMatchObject({
      code: 'NOT_FOUND',
      message: 'repository-id repo_0 does not exist at the service',
      hint: 'Correct repository-id, or remove it so that the repository is found by its address.',
      cause: { code: 'NOT_FOUND', status: 404 },
    });
  });

  it('is not called missing at a service that has no endpoint at all', async () => {
    const error = await refused({ repositories: [], validate: () => refusal(404) }, byId);
    expect(error).toMatchObject({ code: 'NOT_FOUND', brief: 'base-url has no such endpoint (404)' });
  });

  it('that does not exist is named where the key cannot be checked', async () => {
    const error = await refused({ repositories: [], validate: () => refusal(403) }, byId);
    expect(error.message).toBe('repository-id repo_0 does not exist at the service');
  });

  it('that cannot be read: by a refusal, and by a fault of our own', async () => {
    const broken = new TypeError('of our own');
    const fail = () => {
      throw broken;
    };
    await expect(resolve({ repositories: [], read: fail }, byId)).rejects.toBe(broken);
    expect(await refused({ repositories: [], read: () => refusal(403) }, byId)).toMatchObject({
      ...{ code: 'AUTH', message: expect.stringMatching(/^GET .repositories.+403/) },
    });
  });

  it.each<[string, Partial<Wanted>, string[]]>([
    [
      'by its id, on purpose',
      { repositoryId: 'repo_0', allowForeignRepository: true },
      ['allow-foreign-repository is on: shop 0 is gated without comparing its address'],
    ],
    ['by its address', { allowForeignRepository: true }, []],
    ['by its id, compared', { repositoryId: 'repo_0' }, []],
  ])('and was not compared is noted: %s', async (_, wanted, expected) => {
    const { resolve, notes } = runOn({ repositories: held(1, address) }, { ...byUrl, ...wanted });
    await resolve();
    expect(notes).toEqual(expected);
  });
});
