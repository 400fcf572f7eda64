/** Buckets of requests that several processes share. The database's clock refills them. */
import { dayMs } from '../../shared/clock.ts';
import type { Database } from './database.ts';
import { sql } from './kysely.ts';

/** A bucket that holds `requests` and is refilled evenly within `seconds`. */
export interface Rate {
  requests: number;
  seconds: number;
}

export interface RequestBuckets {
  /** Takes one request of the caller from its bucket. Returns the whole seconds to wait when the bucket is empty. */
  take(caller: string, rate: Rate): Promise<number | undefined>;
}

/** Buckets that were not used for a day are full, and are forgotten after this many requests. */
const forgetEvery = 1_000;

export function createRequestBuckets(database: Database): RequestBuckets {
  const now = sql<number>`floor(extract(epoch from clock_timestamp()) * 1000)::bigint`;
  let taken = 0;
  const forgetUnused = async () => {
    await database.write.deleteFrom('requestBuckets').where('atMs', '<', sql<number>`${now} - ${dayMs}`).execute();
  };
  return {
    take: async (caller, { requests, seconds }) => {
      taken += 1;
      if (taken % forgetEvery === 0) await forgetUnused();
      const perMs = requests / (seconds * 1000);
      // Setting the clock back must not lock a caller out.
      const refilled = sql<number>`least(${requests}::float8, request_buckets.tokens
        + greatest(0, ${now} - request_buckets.at_ms) * ${perMs}::float8)`;
      const allowed = await database.write
        .insertInto('requestBuckets')
        .values({ caller, tokens: requests - 1, atMs: now })
        .onConflict((conflict) =>
          conflict
            .column('caller')
            .doUpdateSet({ tokens: sql<number>`${refilled} - 1`, atMs: now })
            .where(sql<boolean>`${refilled} >= 1`),
        )
        .returning('tokens')
        .executeTakeFirst();
      if (allowed !== undefined) return undefined;
      const rest = await database.read
        .selectFrom('requestBuckets')
        .select(refilled.as('tokens'))
        .where('caller', '=', caller)
        .executeTakeFirst();
      return Math.max(1, Math.ceil(((1 - (rest?.tokens ?? 0)) * seconds) / requests));
    },
  };
}
