/**
 * Services and workers that share PostgreSQL, while processes are killed, the database restarts and connections are
 * lost.
 */
import { expect, it } from 'vitest';
import { isLong } from '../model/runs.ts';
import { runFaults } from './cluster/faults.ts';
import type { BranchSpec } from './cluster/repositories.ts';
import { openScene } from './cluster/scene.ts';
import { reportMissingPostgres } from './store/databases.ts';
import { isPostgresInstalled } from './store/postgres-server.ts';
import { makeFolder } from './temporary-repository.ts';

reportMissingPostgres('services and workers that are killed');

/** How many scans with how many findings each, and how many kills. */
const size = isLong
  ? { large: 20, findings: 10_000, small: 5, workers: 3, kills: 20 }
  : { large: 5, findings: 2_000, small: 2, workers: 2, kills: 6 };

const large = Array.from({ length: size.large }, (_, repository): BranchSpec => {
  return { repository, branch: 'main', first: 0, count: size.findings };
});
/** Repositories with three branches each, which share findings: 20 in each repository. */
const small = Array.from({ length: 3 * size.small }, (_, at): BranchSpec => {
  const branch = ['main', 'next', 'other'][at % 3] ?? '';
  return { repository: size.large + Math.floor(at / 3), branch, first: 5 * (at % 3), count: 10 };
});
const workers = Array.from({ length: size.workers }, () => 'worker' as const);

it.runIf(isPostgresInstalled)(
  'lose no scan, no event and no finding when they are killed and the database restarts',
  async () => {
    // What was committed must outlive the restart.
    const settings = { synchronous_commit: 'on' };
    const roles = ['serve', 'serve', ...workers] as const;
    const scene = await openScene({ folder: makeFolder(), large, small, settings, roles });
    const table = await runFaults(scene, size.kills);
    await scene.close();
    expect(table.broken).toEqual([]);
    expect(table).toMatchObject({ kills: size.kills, findings: size.large * size.findings + 20 * size.small });
    expect(Math.min(...Object.values(table.killed))).toBeGreaterThan(0);
    expect(table.acknowledged).toBeGreaterThanOrEqual(large.length + small.length);
    expect(table.events).toBeGreaterThanOrEqual(table.completed + table.failed + 20 * size.small);
  },
);
