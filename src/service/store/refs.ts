/** The branches of each repository as they were last looked at: what differs has moved since. */
import type { Database } from './database.ts';

export interface SeenRefs {
  /** Undefined when the repository was not looked at yet. */
  of(repositoryId: string): ReadonlyMap<string, string> | undefined;
  note(repositoryId: string, ref: string, sha: string): void;
  forget(repositoryId: string, ref: string): void;
  /** From now on what differs has moved. */
  begin(repositoryId: string): void;
  /** As if it was never looked at. */
  end(repositoryId: string): void;
}

export function seenRefs(database: Database): SeenRefs {
  const setSeen = 'UPDATE repositories SET refs_seen = ? WHERE id = ?';
  return {
    of: (id) => {
      const known = database.get<{ seen: number }>('SELECT refs_seen AS seen FROM repositories WHERE id = ?', id);
      if (known?.seen !== 1) return undefined;
      const rows = database.all<{ ref: string; sha: string }>(
        'SELECT ref, sha FROM seen_refs WHERE repository_id = ?',
        id,
      );
      return new Map(rows.map(({ ref, sha }) => [ref, sha]));
    },
    note: (id, ref, sha) => {
      const sql = `INSERT INTO seen_refs (repository_id, ref, sha) VALUES (?, ?, ?)
        ON CONFLICT (repository_id, ref) DO UPDATE SET sha = excluded.sha`;
      database.run(sql, id, ref, sha);
    },
    forget: (id, ref) => {
      database.run('DELETE FROM seen_refs WHERE repository_id = ? AND ref = ?', id, ref);
    },
    begin: (id) => {
      database.run(setSeen, 1, id);
    },
    end: (id) => {
      database.run('DELETE FROM seen_refs WHERE repository_id = ?', id);
      database.run(setSeen, 0, id);
    },
  };
}
