/** Values reach a database as parameters only. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Table, tables } from '../../../src/service/store/schema.ts';
import { openStore } from '../../../src/service/store/store.ts';
import { finding, ownerOf, result, shaOf } from '../embedded.ts';
import { makeFolder } from '../temporary-repository.ts';

const root = join(import.meta.dirname, '../../../src');
const files = globSync('{service,gate/cli}/**/*.ts', { cwd: root }).map((path) => ({
  path: path.replaceAll('\\', '/'),
  text: readFileSync(join(root, path), 'utf8'),
}));

/** Steps of migrations hold no values of anybody. The others are pragmas of SQLite, which have no parameters. */
const ownSql = ['service/store/kysely.ts', 'service/store/sqlite.ts'];

describe('statements', () => {
  it('are never made of texts that kysely does not bind', () => {
    const raw = /\bsql\.(?:raw|lit|literal|unsafe)\b|\.(?:raw)\(|CompiledQuery\.raw/;
    const found = files.filter(({ text }) => raw.test(text)).map(({ path }) => path);
    expect(found).toEqual(['service/store/kysely.ts']);
  });

  it('are only put together in the files of tables', () => {
    const put = /(?<!\bsql(?:<[^`]*?>)?)`\s*(?:SELECT|INSERT|UPDATE|DELETE|CREATE|ALTER|DROP|PRAGMA)\b[^`]*\$\{/;
    const found = files.filter(({ text }) => put.test(text)).map(({ path }) => path);
    expect(found.filter((path) => !ownSql.includes(path) && !allowedByName.has(path))).toEqual([]);
  });
});

describe('columns of one name', () => {
  it('have one form in all tables, because rows are read by the names of their columns alone', () => {
    const columns = Object.values<Table>(tables).flatMap((table) => Object.entries(table.columns));
    const named = Map.groupBy(columns, ([name]) => name);
    const torn = [...named].filter(([, several]) => new Set(several.map(([, { form }]) => form)).size > 1);
    expect(torn.map(([name]) => name)).toEqual([]);
  });
});

/** `LISTEN` and table names of this program, as constants. */
const allowedByName = new Set(['service/store/postgres.ts']);

describe('readers of a file', () => {
  it('are served while a scan with many findings is stored', async () => {
    const store = await openStore({ file: join(makeFolder(), 'service.db') });
    const repository = { path: '/srv/web', name: 'web', vcsUrl: '', vcsProvider: 'git', defaultBranch: 'main' };
    const [record] = await store.repositories.register(await ownerOf(store), [repository]);
    const scan = await store.scans.create({ repositoryId: record?.id ?? '', branch: 'main', commitSha: shaOf('a') });
    await store.scans.start(scan.id);
    const findings = Array.from({ length: 5_000 }, (_, at) => finding({ fingerprint: `${at}` }));
    let isStored = false;
    const storing = store.scans.complete(scan.id, result(findings)).then(() => {
      isStored = true;
    });
    let reads = 0;
    while (!isStored) {
      expect((await store.scans.find(scan.id))?.status).toMatch(/SCANNING|COMPLETED/);
      reads += 1;
      await new Promise(setImmediate);
    }
    await storing;
    // One between two statements, of which each stores at most 500 findings.
    expect(reads).toBeGreaterThan(10);
    expect((await store.violations.list({}, { page: 1, limit: 1 })).total).toBe(5_000);
    await store.close();
  });
});
