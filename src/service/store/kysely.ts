/**
 * The query builder. Its package is installed beside the build like those of the scanners, because a gate over a
 * service does not need its 640 kB.
 */
import { createRequire } from 'node:module';
import type * as library from 'kysely';
import { GateError } from '../../errors.ts';

type Library = typeof library;

export let Kysely: Library['Kysely'];
export let Migrator: Library['Migrator'];
export let PostgresDialect: Library['PostgresDialect'];
export let SqliteAdapter: Library['SqliteAdapter'];
export let SqliteIntrospector: Library['SqliteIntrospector'];
export let SqliteQueryCompiler: Library['SqliteQueryCompiler'];
export let sql: Library['sql'];

/** A database with typed tables. */
export type Kysely<Tables> = library.Kysely<Tables>;

let isLoaded = false;
/** The bundler would otherwise put the package into the bundle. */
const packagesUrl = import.meta.url;

/** Each database is opened with this first. Throws CONFIG when the package is not installed. */
export function loadKysely(): void {
  if (isLoaded) return;
  try {
    const loaded = createRequire(packagesUrl)('kysely') as Library;
    ({ Kysely, Migrator, PostgresDialect, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler, sql } = loaded);
    isLoaded = true;
  } catch (cause) {
    throw new GateError('CONFIG', 'The package kysely, which the embedded service needs, is not installed', {
      cause,
      hint: 'Install scan-gate with npm, or run npm ci in a clone of it.',
    });
  }
}
