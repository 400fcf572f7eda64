/** The databases over which the tests of the store run. */
import { expect, it } from 'vitest';
import { createPostgresDatabase, isPostgresInstalled } from './postgres-server.ts';

export interface DatabaseKind {
  name: 'SQLite' | 'PostgreSQL';
  /** A new, empty database: what `--database` names. */
  create(): Promise<string>;
}

const sqlite: DatabaseKind = { name: 'SQLite', create: async () => ':memory:' };
const postgres: DatabaseKind = { name: 'PostgreSQL', create: createPostgresDatabase };

export const databaseKinds: readonly DatabaseKind[] = isPostgresInstalled ? [sqlite, postgres] : [sqlite];

/** Without PostgreSQL the tests say what went untested; in CI they fail. */
export function reportMissingPostgres(what: string): void {
  if (isPostgresInstalled) return;
  if (process.env.CI === 'true') it(`tests ${what} over PostgreSQL`, () => expect(isPostgresInstalled).toBe(true));
  else it.skip(`UNTESTED over PostgreSQL, which is not installed: ${what}`);
}
