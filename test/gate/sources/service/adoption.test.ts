/** Which of the scans that run already is asked about, and what keeps one from being taken. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { GateError } from '../../../../src/errors.ts';
import type { RepositoryAccess } from '../../../../src/gate/repository-access.ts';
import { createAdoptionTest, findAdoptable } from '../../../../src/gate/sources/service/adopt.ts';
import type { ScanDetail } from '../../../api/answered.ts';

const sha = 'a'.repeat(40);
const now = Date.parse('2026-06-01T12:00:00Z');
const ago = (seconds: number) => new Date(now - seconds * 1000).toISOString();
const running: Partial<ScanDetail> = {
  ...{ scan_id: 's1', repository_id: 'repo_1', branch: 'main', status: 'SCANNING' },
  ...{ created_at: ago(60), started_at: ago(50) },
};
const target = { repositoryId: 'repo_1', branch: 'main' };

interface World {
  scan?: Partial<ScanDetail> | GateError;
  settings?: object;
  around?: RepositoryAccess;
  headSha?: string | undefined;
}

afterEach(() => void vi.useRealTimers());

/** A push two minutes ago; what is noted, and how often the scan is read. */
function asking({ scan = {}, settings, around, ...world }: World = {}) {
  vi.useFakeTimers({ toFake: ['Date'], now });
  const notes: string[] = [];
  let reads = 0;
  const client = {
    async getScan() {
      reads += 1;
      if (scan instanceof GateError) throw scan;
      return { ...running, ...scan };
    },
    serverAheadMs: () => 0,
  };
  const progress = {
    settings: { adoptRunningScan: true, scanId: undefined, timeoutSeconds: 600, ...settings },
    context: { branch: 'main', headSha: 'headSha' in world ? world.headSha : sha },
    around: { pushedByMs: () => now - 120_000, hasLeft: async () => false, ...around },
  };
  const run = { client, log: { note: (line: string) => notes.push(line) } };
  return {
    mayAdopt: createAdoptionTest({ progress, run } as never, target),
    notes,
    reads: () => reads,
  };
}

const ask = async (world?: World) => {
  const { mayAdopt, notes } = asking(world);
  return [await mayAdopt?.('s1'), ...notes];
};
const taken = 'Scan s1 of this commit is already running, and is judged instead of a new one (scan.adopt-running)';
const left = (why: string) => `Scan s1 of main is already running, but is not used (scan.adopt-running): ${why}`;

describe('a scan that runs already', () => {
  it('is taken, and is asked about once', async () => {
    const { mayAdopt, notes, reads } = asking();
    expect([await mayAdopt?.('s1'), await mayAdopt?.('s1'), reads()]).toEqual([true, true, 1]);
    expect(notes).toEqual([taken]);
  });

  it.each([{ adoptRunningScan: false }, { scanId: 's9' }])('is not asked about with %j', (settings) => {
    expect(asking({ settings }).mayAdopt).toBeUndefined();
  });

  it.each<[string, World]>([
    ['of another id', { scan: { scan_id: 's2' } }],
    ['of another repository', { scan: { repository_id: 'repo_2' } }],
    ['of another branch', { scan: { branch: 'dev' } }],
    ['that has ended', { scan: { status: 'COMPLETED' } }],
    ['that cannot be read', { scan: new GateError('UNAVAILABLE', '503') }],
  ])('is none %s, without a word', async (_, world) => expect(await ask(world)).toEqual([false]));

  it('is not taken that was created before the push, wherever the branch stood since', async () => {
    const why = 'it was created before the commit was pushed, or just then';
    expect(await ask({ scan: { created_at: ago(130) } })).toEqual([false, left(why)]);
  });

  it('is not taken of a branch that stood elsewhere, or of which it is unknown where it stood', async () => {
    const of = (answer: boolean | undefined) => ask({ around: { hasLeft: async () => answer } });
    expect(await of(true)).toEqual([false, left('main was at another commit after the push')]);
    expect(await of(undefined)).toEqual([false, left('it is unknown where main was when it began')]);
    expect(await ask({ around: { hasLeft: undefined } })).toEqual([
      false,
      left('it is unknown where main was when it began'),
    ]);
  });

  it('is asked of the branch since the push, unless it names the commit or has not begun', async () => {
    const asked: unknown[] = [];
    const hasBranchLeft = async (...of: unknown[]) => asked.push(of) > 9;
    await ask({ around: { hasLeft: hasBranchLeft } });
    expect(asked).toEqual([[sha, 'push']]);
    await ask({ around: { hasLeft: hasBranchLeft }, scan: { commit_sha: sha.slice(0, 12) } });
    await ask({ around: { hasLeft: hasBranchLeft }, scan: { status: 'PENDING', started_at: null } });
    expect(asked).toHaveLength(1);
  });

  it('is taken as long as it has run for no longer than the time limit', async () => {
    const named = { commit_sha: sha };
    const limit = (created_at: string | null) => ask({ scan: { ...named, created_at } });
    expect(await limit(ago(600))).toEqual([true, taken]);
    expect(await limit(ago(600.001))).toEqual([false, left('it has run for longer than the time limit of this run')]);
    expect(await limit(null)).toEqual([true, taken]);
  });

  it('is of no commit where nothing says which the run is about', async () => {
    expect(await ask({ headSha: undefined })).toEqual([false, left('it is unknown which commit the run is about')]);
  });

  it.each(['CANCELLED', 'SCAN_TIMEOUT'] as const)('ends the run where %s cuts the question off', async (code) => {
    const over = new GateError(code, 'over');
    await expect(ask({ scan: over })).rejects.toBe(over);
    await expect(ask({ around: { hasLeft: () => Promise.reject(over) } })).rejects.toBe(over);
    const refused = { hasLeft: () => Promise.reject(new GateError('AUTH', '403')) };
    expect(await ask({ around: refused })).toEqual([false, left('it is unknown where main was when it began')]);
  });
});

describe('of several scans that run', () => {
  type ScanList = NonNullable<Parameters<typeof findAdoptable>[0]>;
  const listOf = (items: object[]) => ({ items, zone: 'stated' }) as unknown as ScanList;
  const scans = (count: number, fields: object = {}) =>
    Array.from({ length: count }, (_, index) => ({
      ...{ scan_id: `s${index}`, status: 'PENDING', created_at: ago(index) },
      ...fields,
    }));
  const ends = { status: 'COMPLETED' };

  it('the newest that may be taken is, and none where none may', async () => {
    const [newest, middle, oldest] = scans(3);
    const list = listOf([middle, oldest, newest].map((scan) => scan as object));
    const asked: string[] = [];
    const take = (wanted: string) => async (id: string) => asked.push(id) > 0 && id === wanted;
    expect(await findAdoptable(list, take('s1'))).toBe('s1');
    expect(asked).toEqual(['s0', 's1']);
    expect(await findAdoptable(list, take('s9'))).toBeUndefined();
    expect(await findAdoptable(undefined, take('s0'))).toBeUndefined();
  });

  it('one that does not say when it was created may be the newest', async () => {
    const list = listOf([...scans(2), { scan_id: 'unknown', status: 'SCANNING', created_at: null }]);
    expect(await findAdoptable(list, async () => true)).toBe('unknown');
  });

  it('times without a zone are read as the list writes them', async () => {
    const at = (scan_id: string, created_at: string) => ({ scan_id, status: 'PENDING', created_at });
    const items = [at('old', '2026-06-01T10:00:00'), at('new', '2026-06-01T11:00:00')];
    const list = { ...listOf(items), zone: 'unstated' } as unknown as ScanList;
    expect(await findAdoptable(list, async () => true)).toBe('new');
  });

  it('twenty are asked about, and none that has ended', async () => {
    const asked: string[] = [];
    const refuse = async (id: string) => asked.push(id) < 0;
    await findAdoptable(listOf([...scans(25), ...scans(5, ends)]), refuse);
    expect(asked).toEqual(scans(20).map(({ scan_id }) => scan_id));
    expect(await findAdoptable(listOf(scans(3, ends)), async () => true)).toBeUndefined();
  });
});
