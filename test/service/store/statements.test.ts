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

/** The tables hold no values of anybody, `LISTEN` and pragmas have no parameters: all are constants of this program. */
const ownSql = [
  'kysely.ts: CREATE TABLE ${',
  'kysely.ts: CREATE INDEX ${',
  'sqlite.ts: PRAGMA application_id = ${',
].map((each) => `service/store/${each}`);

describe('statements', () => {
  it('are never made of texts that kysely does not bind', () => {
    const raw = /\bsql\.(?:raw|lit|literal|unsafe)\b|\.(?:raw)\(|CompiledQuery\.raw/g;
    const found = files.flatMap(({ path, text }) => [...text.matchAll(raw)].map(() => path));
    expect(found).toEqual(['service/store/kysely.ts']);
  });

  it('are only put together in the files of tables', () => {
    const put = /(?<!\bsql(?:<[^`]*?>)?)`\s*(?:SELECT|INSERT|UPDATE|DELETE|CREATE|ALTER|DROP|PRAGMA)\b[^`]*?\$\{/g;
    const found = files.flatMap(({ path, text }) =>
      [...text.matchAll(put)].map(([statement]) => `${path}: ${statement.slice(1)}`),
    );
    expect(found.sort()).toEqual(ownSql.sort());
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
