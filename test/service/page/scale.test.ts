/** Pages of a large service cost about as much as those of a small one: only what a page shows is read. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore } from '../../../src/service/store/store.ts';
import { measured, startCost } from '../../cost.ts';
import { type Embedded, ownerOf, startEmbedded } from '../embedded.ts';
import { makeFolder } from '../temporary-repository.ts';
import { readableText, type Visitor, visitorOf } from './visitor.ts';

const scans = 5_000;
const findings = 40_000;

/** A database with so many scans and findings in 100 repositories. */
async function fillDatabase(factor: number): Promise<{ database: string; key: string }> {
  const database = join(makeFolder(), 'gate.db');
  const store = await openStore({ file: database, role: 'tool' });
  const owner = await ownerOf(store);
  const scopes = ['repository:read', 'scan:read', 'violation:read'];
  const { value: key } = await store.keys.create(owner, { name: 'reader', scopes });
  await store.close();
  const connection = new DatabaseSync(database);
  const count = (least: number, most: number) => Math.max(least, Math.round(most * factor));
  const numbers = (most: number) =>
    `WITH RECURSIVE numbers (n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${most - 1})`;
  const time = `'2026-03-02T10:00:00.000Z'`;
  connection.exec(`
    ${numbers(100)} INSERT INTO repositories (id, organization_id, path, name, vcs_url, vcs_provider, default_branch,
      status, is_added, created_at, updated_at) SELECT 'repo_' || n, '${owner}', '/srv/' || n, 'acme/' || n, 'https://github.com/acme/' || n,
      'github', 'main', 'active', 1, ${time}, ${time} FROM numbers;
    ${numbers(count(60, scans))} INSERT INTO scans (id, repository_id, branch, commit_sha, status, created_at, counts)
      SELECT 'scan_' || n, 'repo_' || (n % 100), 'main', '${'a'.repeat(40)}', 'COMPLETED', ${time}, '{"high":1}' FROM numbers;
    ${numbers(count(60, findings))} INSERT INTO violations (id, repository_id, fingerprint, type, severity, severity_rank,
      status, title, description, remediation, file_path, first_detected, last_seen) SELECT 'vio_' || n, 'repo_' || (n % 100), n,
      'SAST', 'HIGH', 1, 'OPEN', 'Finding ' || n, hex(zeroblob(300)), hex(zeroblob(100)), 'src/' || n || '.ts', ${time}, ${time} FROM numbers;
    INSERT INTO violation_counts (repository_id, status, severity_rank, type, n)
      SELECT repository_id, status, severity_rank, type, count(*) FROM violations GROUP BY 1, 2, 3, 4`);
  connection.close();
  return { database, key };
}

describe('a large service', () => {
  let services: Embedded[];
  let small: Visitor;
  let large: Visitor;
  beforeAll(async () => {
    const [first, second] = [await fillDatabase(0), await fillDatabase(1)];
    services = [];
    for (const { database } of [first, second])
      services.push(await startEmbedded({ database, repositories: [], apiKey: undefined, limits: {} }));
    [small, large] = services.map(({ service }) => visitorOf(service.baseUrl)) as [Visitor, Visitor];
    await small.signIn(first.key);
    await large.signIn(second.key);
  });
  afterAll(async () => {
    for (const { service } of services) await service.stop();
  });

  async function measure(visitor: Visitor, path: string): Promise<number> {
    const stop = startCost();
    expect((await visitor.visit(path)).status).toBe(200);
    return stop();
  }

  it('is the one that it should be', async () => {
    expect(readableText((await large.visit('/findings?page=800')).text)).toContain('39,951–40,000 of 40,000');
    expect(readableText((await large.visit('/scans?page=100')).text)).toContain('4,951–5,000 of 5,000');
  });

  it.each([
    ['/', '/'],
    ['/scans', '/scans?page=100'],
    ['/findings', '/findings?page=800'],
    ['/findings?severity=high&type=SAST', '/findings?severity=high&type=SAST&page=400'],
    ['/repositories/repo_7', '/repositories/repo_7'],
    ['/findings/vio_7', '/findings/vio_7'],
  ])('needs for %s of a small one and %s of the large one about the same time', measured, async (first, second) => {
    const costs = [await measure(small, first), await measure(small, first), await measure(small, first)];
    const ratio = (await measure(large, second)) / Math.max(5, Math.min(...costs));
    expect(ratio).toBeLessThan(8);
  });

  // A search reads every finding once.
  it.each(['/findings?q=finding&page=800', '/findings?q=finding+src+ts+vio', '/findings?q=nowhere'])(
    'needs for %s of the large one about the same time as for the first page of one word',
    measured,
    async (path) => {
      const first = await measure(large, '/findings?q=finding');
      expect((await measure(large, path)) / first).toBeLessThan(5);
    },
  );
});
