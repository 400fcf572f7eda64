/** The files of a tree that is not committed, and how git's lists of them are read. */
import { GateError } from '../../errors.ts';
import { type GitLocation, readErrorLine, runGitCommand } from '../runner.ts';

/** One file of a tree, by its name. */
export interface TreeEntry {
  /** `100644`, `100755`, `120000` or `160000`. */
  mode: string;
  oid: string;
}

/** Keyed by path. A path has one character for each byte, because a name need not be UTF-8. */
export type TreeEntries = Map<string, TreeEntry>;

export interface IndexEntry extends TreeEntry {
  name: string;
  /** 0, or 1 to 3 for a file with merge conflicts. */
  stage: number;
  /** Whether the user told git to assume that the file does not change. */
  isAssumedSame: boolean;
  /** Whether a sparse checkout leaves the file out of the folder. */
  isLeftOut: boolean;
}

/** All entries of the index. Throws GateError SCAN_FAILED when git cannot read it. */
export async function readIndex(location: GitLocation): Promise<IndexEntry[]> {
  const records = await listRecords(location, ['ls-files', '--stage', '-v', '-z']);
  return records.map((record) => {
    const [, tag = '', mode = '', oid = '', stage, name = ''] =
      /^(\S) (\d+) ([0-9a-f]+) ([0-3])\t(.*)$/s.exec(record) ?? [];
    if (name === '') throw new GateError('SCAN_FAILED', 'git listed its index in an unknown form');
    const isAssumedSame = tag === tag.toLowerCase();
    return { name, mode, oid, stage: Number(stage), isAssumedSame, isLeftOut: tag.toUpperCase() === 'S' };
  });
}

/** All files of a commit. */
export async function readTreeEntries(location: GitLocation, sha: string): Promise<TreeEntries> {
  const records = await listRecords(location, ['ls-tree', '-r', '-z', '--full-tree', '--end-of-options', sha]);
  return new Map(
    records.map((record): [string, TreeEntry] => {
      const [, mode = '', oid = '', name = ''] = /^(\d+) \w+ ([0-9a-f]+)\t(.*)$/s.exec(record) ?? [];
      return [name, { mode, oid }];
    }),
  );
}

/** The records of a command with `-z`. Throws GateError SCAN_FAILED with git's own words. */
export async function listRecords(
  location: GitLocation,
  args: readonly string[],
  mode?: 'sealed' | 'user',
): Promise<string[]> {
  const { code, stdout, stderr } = await runGitCommand(location, args, { mode });
  if (code !== 0)
    throw new GateError('SCAN_FAILED', `git could not list the files of ${location.path}: ${readErrorLine(stderr)}`);
  return stdout.toString('latin1').split('\0').slice(0, -1);
}

export function isSameEntry(one: TreeEntry | undefined, other: TreeEntry | undefined): boolean {
  return one?.mode === other?.mode && one?.oid === other?.oid;
}

/** A path for people. */
export function decodeName(name: string): string {
  return Buffer.from(name, 'latin1').toString();
}
