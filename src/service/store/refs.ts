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
  const setSeen = 'UPDATE repositories SET refs_seen = ? WHERE id = ?';
  return {
    of: async (id) => {
      const row = await database.get<{ seen: number }>('SELECT refs_seen AS seen FROM repositories WHERE id = ?', id);
      if (row?.seen !== 1) return undefined;
      const rows = await database.all<{ ref: string; sha: string }>(
        'SELECT ref, sha FROM seen_refs WHERE repository_id = ?',
        id,
      );
      return new Map(rows.map(({ ref, sha }) => [ref, sha]));
    },
    note: async (id, ref, sha) => {
      const sql = `INSERT INTO seen_refs (repository_id, ref, sha) VALUES (?, ?, ?)
        ON CONFLICT (repository_id, ref) DO UPDATE SET sha = excluded.sha`;
      await database.run(sql, id, ref, sha);
    },
    forget: async (id, ref) => {
      await database.run('DELETE FROM seen_refs WHERE repository_id = ? AND ref = ?', id, ref);
    },
    begin: async (id) => {
      await database.run(setSeen, 1, id);
    },
    end: async (id) => {
      await database.run('DELETE FROM seen_refs WHERE repository_id = ?', id);
      await database.run(setSeen, 0, id);
    },
  };
}
