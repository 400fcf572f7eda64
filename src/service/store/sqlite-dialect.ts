/** Kysely over one connection of `node:sqlite`, which serves one task after the other. */
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import type { CompiledQuery, DatabaseConnection, Dialect, Driver, QueryResult } from 'kysely';
import { SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler, toStored } from './kysely.ts';

interface SqliteDialect {
  dialect: Dialect;
  /** Whether a new task would wait. */
  isBusy(): boolean;
}

export function createSqliteDialect(connection: DatabaseSync): SqliteDialect {
  const turns = createTurns();
  const single = createConnection(connection);
  const driver: Driver = {
    init: async () => undefined,
    acquireConnection: async () => {
      await turns.take();
      return single;
    },
    releaseConnection: async () => turns.give(),
    beginTransaction: async () => connection.exec('BEGIN IMMEDIATE'),
    commitTransaction: async () => connection.exec('COMMIT'),
    rollbackTransaction: async () => {
      // After some errors (a full disk, for example) SQLite has already rolled back.
      if (connection.isTransaction) connection.exec('ROLLBACK');
    },
    destroy: async () => {
      await turns.take();
    },
  };
  const dialect: Dialect = {
    // SQLite changes tables in transactions too, which Kysely's adapter does not use.
    createAdapter: () => Object.defineProperty(new SqliteAdapter(), 'supportsTransactionalDdl', { value: true }),
    createDriver: () => driver,
    createIntrospector: (database) => new SqliteIntrospector(database),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
  return { dialect, isBusy: turns.isTaken };
}

/** Longer statements have a part for each row, and rarely come back. */
const longestCachedSql = 4_000;

function createConnection(connection: DatabaseSync): DatabaseConnection {
  const statements = new Map<string, StatementSync>();
  const prepareStatement = (sql: string): StatementSync => {
    const statement = statements.get(sql) ?? connection.prepare(sql);
    if (sql.length <= longestCachedSql) statements.set(sql, statement);
    return statement;
  };
  return {
    async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
      const statement = prepareStatement(sql);
      const values = parameters.map(toStored) as SQLInputValue[];
      if (statement.columns().length > 0) return { rows: statement.all(...values) as unknown as Row[] };
      const { changes } = statement.run(...values);
      return { rows: [], numAffectedRows: BigInt(changes) };
    },
    streamQuery() {
      throw new Error('rows are not streamed');
    },
  };
}

/** Without turns, statements of other requests would become a part of an open transaction. */
function createTurns() {
  let isTaken = false;
  const waiting: (() => void)[] = [];
  return {
    isTaken: () => isTaken,
    take: async (): Promise<void> => {
      if (isTaken) await new Promise<void>((next) => waiting.push(next));
      isTaken = true;
    },
    give: (): void => {
      const next = waiting.shift();
      if (next === undefined) isTaken = false;
      else next();
    },
  };
}
