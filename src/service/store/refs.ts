/** The branches of each repository as they were last seen. A different commit means that the branch has moved. */
import type { Database } from './database.ts';

export interface SeenRefs {
  /** Undefined when the repository was never checked. */
  of(repositoryId: string): Promise<ReadonlyMap<string, string> | undefined>;
  note(repositoryId: string, ref: string, sha: string): Promise<void>;
  forget(repositoryId: string, ref: string): Promise<void>;
  /** From now on a different commit counts as moved. */
  begin(repositoryId: string): Promise<void>;
  /** Treats the repository as never checked. */
  end(repositoryId: string): Promise<void>;
}

export function createSeenRefs(database: Database): SeenRefs {
  const setSeen = async (id: string, seen: 0 | 1) => {
    await database.write.updateTable('repositories').set({ refs_seen: seen }).where('id', '=', id).execute();
  };
  return {
    of: async (id) => {
      const { read } = database;
      const row = await read.selectFrom('repositories').select('refs_seen').where('id', '=', id).executeTakeFirst();
      if (row?.refs_seen !== 1) return undefined;
      const rows = await read.selectFrom('seen_refs').select(['ref', 'sha']).where('repository_id', '=', id).execute();
      return new Map(rows.map(({ ref, sha }) => [ref, sha]));
    },
    note: async (id, ref, sha) => {
      await database.write
        .insertInto('seen_refs')
        .values({ repository_id: id, ref, sha })
        .onConflict((conflict) => conflict.columns(['repository_id', 'ref']).doUpdateSet({ sha }))
        .execute();
    },
    forget: async (id, ref) => {
      await database.write.deleteFrom('seen_refs').where('repository_id', '=', id).where('ref', '=', ref).execute();
    },
    begin: (id) => setSeen(id, 1),
    end: async (id) => {
      await database.write.deleteFrom('seen_refs').where('repository_id', '=', id).execute();
      await setSeen(id, 0);
    },
  };
}
