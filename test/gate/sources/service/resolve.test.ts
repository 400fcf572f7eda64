import { describe, expect, it } from 'vitest';
import type { Client } from '../../../../src/api/client.ts';
import { createBudget } from '../../../../src/clock.ts';
import { GateError } from '../../../../src/errors.ts';
import {
  buildWantedRepository,
  getHost,
  noteUncompared,
  resolveRepository,
  type WantedRepository,
} from '../../../../src/gate/sources/service/resolve.ts';
import { createVirtualClock } from '../../../model/virtual-clock.ts';

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
  read?: (id: string) => Promise<Held>;
  /** What the list says that there are, look by look. */
  totals?: () => number;
  /** What the check of the key does instead. */
  validate?: () => Promise<never>;
}

/** The run, and what it asked. */
function runOn({ repositories, pages, read, totals, validate }: Service) {
  const asked: unknown[] = [];
  const notes: string[] = [];
  const budget = createBudget(createVirtualClock(0), 60_000, new AbortController().signal);
  budget.end();
  const readHeld = async (id: string) => repositories.find(({ repository_id }) => repository_id === id) as Held;
  const client = {
    async listRepositories(query: { page: number }) {
      asked.push(query);
      const items = pages?.(query.page) ?? repositories.slice((query.page - 1) * 100, query.page * 100);
      return { items, page: query.page, total: totals?.() ?? repositories.length };
    },
    async getRepository({ repository_id: id }: { repository_id: string }) {
      asked.push(id);
      return (read ?? readHeld)(id);
    },
    validateKey: validate ?? (async () => ({ valid: true })),
  } as unknown as Client;
  return { run: { client, budget, log: { say() {}, note: (line: string) => void notes.push(line) } }, asked, notes };
}

const byUrl: WantedRepository = {
  repositoryId: undefined,
  repositoryUrl: address,
  githubHost: 'github.com',
  allowForeignRepository: false,
};
const byId: WantedRepository = { ...byUrl, repositoryId: 'repo_0' };

const resolve = (service: Service, wanted: WantedRepository) => resolveRepository(runOn(service).run, wanted);
const refused = (service: Service, wanted: WantedRepository): Promise<GateError> =>
  resolve(service, wanted).then(
    () => expect.fail('nothing was refused'),
    (error: GateError) => error,
  );

describe('a repository that is found by its address', () => {
  it('is searched for by its name, and read before it is compared', async () => {
    const [ours, other] = [{ repository_id: 'repo_1', name: 'shop', vcs_url: address }, ...held(1)];
    const { run, asked } = runOn({ repositories: [other as Held, ours as Held] });
    expect(await resolveRepository(run, byUrl)).toEqual(ours);
    expect(asked).toEqual([{ search: 'shop', page: 1, limit: 100 }, 'repo_0', 'repo_1']);
  });

  it.each([
    ['https://github.com/acme/shop', 'shop'],
    ['https://github.com/acme/shop.git', 'shop'],
    ['https://github.com/acme/shop.GIT//', 'shop'],
    ['https://github.com/acme/shop.github.io', 'shop.github.io'],
    ['git@github.com:shop', 'shop'],
    ['git@github.com:acme/shop.git', 'shop'],
  ])('%s is searched for as %s', async (repositoryUrl, search) => {
    const { run, asked } = runOn({ repositories: [] });
    await expect(resolveRepository(run, { ...byUrl, repositoryUrl })).rejects.toThrow(GateError);
    expect(asked).toEqual([{ search, page: 1, limit: 100 }]);
  });

  it('differs in nothing but case only on GitHub', async () => {
    const repositories = held(1, 'https://git.example.com/ACME/Shop');
    const wanted = { ...byUrl, repositoryUrl: 'https://git.example.com/acme/shop' };
    expect(await resolve({ repositories }, { ...wanted, githubHost: 'git.example.com' })).toEqual(repositories[0]);
    expect(await refused({ repositories }, { ...wanted, githubHost: undefined })).toMatchObject({ code: 'NOT_FOUND' });
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
    expect(await resolve({ repositories: among(49) }, byUrl)).toMatchObject({ repository_id: 'ours' });
    const { run, asked } = runOn({ repositories: among(50) });
    const error = await resolveRepository(run, byUrl).catch((caught: GateError) => caught);
    expect(error).toMatchObject({ code: 'NOT_FOUND' });
    expect((error as GateError).message).toMatch(/^51 repositories at the service match "shop"; candidates: /);
    expect((error as GateError).message.match(/repo_\d/g)).toHaveLength(10);
    expect(asked).toHaveLength(1);
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
    const { run, asked } = runOn({ repositories: held(1) });
    await expect(resolveRepository(run, { ...byUrl, repositoryUrl: undefined })).rejects.toMatchObject({
      code: 'CONFIG',
      message: 'It is unknown which repository to gate: there is no repository-id and no remote named origin',
      hint: 'Set repository-id, with allow-foreign-repository: true if the address cannot be compared.',
    });
    expect(asked).toEqual([]);
  });
});

describe('a repository that is named by its id', () => {
  const hint =
    'Correct repository-id, or remove it so that the repository is found by its address. To gate another repository on purpose, set allow-foreign-repository: true.';

  it('is read alone', async () => {
    const { run, asked } = runOn({ repositories: held(2, `${address}.git`) });
    expect(await resolveRepository(run, byId)).toMatchObject({ repository_id: 'repo_0' });
    expect(asked).toEqual(['repo_0']);
  });

  it.each<[string, Held[], WantedRepository, string]>([
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
    expect(await resolve({ repositories: held(1) }, wanted)).toMatchObject({ repository_id: 'repo_0' });
  });

  it('is not another one that the service answers with', async () => {
    const read = async () => held(2)[1] as Held;
    expect(await refused({ repositories: [], read }, { ...byId, allowForeignRepository: true })).toMatchObject({
      code: 'PROTOCOL',
      message: 'Asked for repository repo_0, the service answered repo_1',
    });
  });

  it('that does not exist is named, with what became of the request', async () => {
    const cause = new GateError('NOT_FOUND', '404');
    expect(await refused({ repositories: [], read: () => Promise.reject(cause) }, byId)).toMatchObject({
      code: 'NOT_FOUND',
      message: 'repository-id repo_0 does not exist at the service',
      hint: 'Correct repository-id, or remove it so that the repository is found by its address.',
      cause,
    });
  });

  it('is not called missing at a service that has no endpoint at all', async () => {
    const wrongAddress = new GateError('NOT_FOUND', 'base-url answers, but has no such endpoint');
    const read = () => Promise.reject(new GateError('NOT_FOUND', '404'));
    const validate = () => Promise.reject(wrongAddress);
    expect(await refused({ repositories: [], read, validate }, byId)).toBe(wrongAddress);
  });

  it.each([new GateError('AUTH', '403'), new TypeError('of our own')])('that cannot be read: %s', async (error) => {
    expect(await refused({ repositories: [], read: () => Promise.reject(error) }, byId)).toBe(error);
  });
});

describe('what is wanted', () => {
  const settings = { repositoryId: 'repo_1', allowForeignRepository: true };

  it.each([
    ['github', 'https://GIT.example.com:8443/acme/shop', 'git.example.com:8443'],
    ['gitlab', address, undefined],
    ['github', undefined, undefined],
    ['github', 'no address', undefined],
  ] as const)('knows the GitHub server of %s at %s: %s', (system, repositoryUrl, githubHost) => {
    const wanted = { ...settings, repositoryUrl, githubHost };
    expect(buildWantedRepository(settings, { system, repositoryUrl })).toEqual(wanted);
    if (system === 'github') expect(getHost(repositoryUrl)).toBe(githubHost);
  });

  it.each<[string, Partial<WantedRepository>, string[]]>([
    [
      'by its id, on purpose',
      { repositoryId: 'repo_1', allowForeignRepository: true },
      ['allow-foreign-repository is on: shop is gated without comparing its address'],
    ],
    ['by its address', { allowForeignRepository: true }, []],
    ['by its id, compared', { repositoryId: 'repo_1' }, []],
  ])('and was not compared is noted: %s', (_, wanted, expected) => {
    const { run, notes } = runOn({ repositories: [] });
    const repository = { repository_id: 'repo_1', name: 'shop' } as Parameters<typeof noteUncompared>[2];
    noteUncompared(run.log, { ...byUrl, ...wanted }, repository);
    expect(notes).toEqual(expected);
  });
});
