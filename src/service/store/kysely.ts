/**
 * The query builder. Its package is installed beside the build like those of the scanners, because a gate over a
 * service does not need its 640 kB.
 */
import { createRequire } from 'node:module';
import type * as library from 'kysely';
import { GateError } from '../../shared/errors.ts';
import { columnForms, type Schema } from './schema.ts';

type Library = typeof library;

let CamelCasePlugin: Library['CamelCasePlugin'];
let Kysely: Library['Kysely'];
export let Migrator: Library['Migrator'];
export let PostgresDialect: Library['PostgresDialect'];
export let SqliteAdapter: Library['SqliteAdapter'];
export let SqliteDialect: Library['SqliteDialect'];
export let sql: Library['sql'];

let isLoaded = false;
/** The bundler would otherwise put the package into the bundle. */
const packagesUrl = import.meta.url;

/** Each database is opened with this first. Throws CONFIG when the package is not installed. */
export function loadKysely(): void {
  if (isLoaded) return;
  try {
    const loaded: Library = createRequire(packagesUrl)('kysely');
    ({ CamelCasePlugin, Kysely, Migrator, PostgresDialect, SqliteAdapter, SqliteDialect, sql } = loaded);
    isLoaded = true;
  } catch (cause) {
    throw new GateError('CONFIG', 'The package kysely, which the embedded service needs, is not installed', {
      cause,
      hint: 'Install scan-gate with npm, or run npm ci in a clone of it.',
    });
  }
}

/**
 * The service's tables in a database, with names in camelCase. Rows have values in place of stored forms; the dialects
 * store what statements are given with `toStored`.
 */
export function openTables(dialect: library.Dialect): library.Kysely<Schema> {
  const readRow = (row: library.UnknownRow) => {
    for (const [name, stored] of Object.entries(row)) {
      const form = columnForms.get(name);
      if (form === 'flag') row[name] = stored === 1;
      if (form === 'json' && typeof stored === 'string') row[name] = JSON.parse(stored);
    }
    return row;
  };
  const readForms: library.KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => ({ ...result, rows: result.rows.map(readRow) }),
  };
  return new Kysely<Schema>({ dialect, plugins: [new CamelCasePlugin(), readForms] });
}

export function toStored(value: unknown): unknown {
  if (typeof value === 'boolean') return Number(value);
  return typeof value === 'object' && value !== null && !(value instanceof Uint8Array) ? JSON.stringify(value) : value;
}
