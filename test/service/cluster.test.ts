/**
 * Services and workers that share PostgreSQL, while processes are killed, the database restarts and connections are
 * lost.
 */
import { expect, it } from 'vitest';
import { runFaults } from './cluster/faults.ts';
import type { BranchSpec } from './cluster/repositories.ts';
import { openScene } from './cluster/scene.ts';
import { reportMissingPostgres } from './store/databases.ts';
import { isPostgresInstalled } from './store/postgres-server.ts';
import { makeFolder } from './temporary-repository.ts';

reportMissingPostgres('services and workers that are killed');

const large = Array.from({ length: 20 }, (_, repository): BranchSpec => {
  return { repository, branch: 'main', first: 0, count: 10_000 };
});
/** Five repositories with three branches each, which share findings. */
const small = Array.from({ length: 15 }, (_, at): BranchSpec => {
  const branch = ['main', 'next', 'other'][at % 3] ?? '';
  return { repository: 20 + Math.floor(at / 3), branch, first: 5 * (at % 3), count: 10 };
});

it.runIf(isPostgresInstalled)(
  'lose no scan, no event and no finding when they are killed twenty times and the database restarts',
  async () => {
    const scene = await openScene({
      folder: makeFolder(),
      large,
      small,
      roles: ['serve', 'serve', 'worker', 'worker', 'worker'],
    });
    const table = await runFaults(scene, 20);
    await scene.close();
    expect(table.broken).toEqual([]);
    expect(table).toMatchObject({ kills: 20, findings: 200_100 });
    expect(table.acknowledged).toBeGreaterThanOrEqual(large.length + small.length);
    expect(table.events).toBeGreaterThanOrEqual(table.completed + table.failed + 100);
  },
);
