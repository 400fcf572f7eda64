/** Reads what is needed to compare two commits: the texts of several files, and which files were renamed. */

import { attempt } from '../errors.ts';
import { withMissingObjects } from './files.ts';
import { askGit, type GitLocation, runGitCommand } from './runner.ts';

/** The same limit as for a policy file. No source file with a finding is larger. */
const textCapBytes = 1024 * 1024;
const newline = 0x0a;

/** Keyed by path, with two git processes for all files. Excludes files that the commit does not have, that are not UTF-8, or that are larger than 1 MiB. */
export async function readTextsAt(
  location: GitLocation,
  sha: string,
  paths: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (paths.length === 0) return new Map();
  const read = (folder: GitLocation) => readTextsOnce(folder, sha, paths);
  return (await withMissingObjects(location, read).catch(() => undefined)) ?? new Map();
}

async function readTextsOnce(
  location: GitLocation,
  sha: string,
  paths: readonly string[],
): Promise<Map<string, string>> {
  // A path with a line break would end the request.
  const named = paths.filter((path) => !/[\r\n]/.test(path));
  const names = named.map((path) => `${sha}:${path}\n`).join('');
  const checked = await runGitCommand(location, ['cat-file', '--batch-check'], { input: names });
  const lines = checked.stdout.toString().split('\n');
  const objects = named.flatMap((path, index) => {
    const [, oid, bytes] = /^([0-9a-f]+) blob (\d+)$/.exec(lines[index] ?? '') ?? [];
    return oid === undefined || Number(bytes) > textCapBytes ? [] : [{ path, oid }];
  });
  const input = objects.map(({ oid }) => `${oid}\n`).join('');
  const contents = parseContents((await runGitCommand(location, ['cat-file', '--batch'], { input })).stdout);
  const texts = objects.map(({ path, oid }) => [path, decodeText(contents.get(oid))] as const);
  return new Map(texts.flatMap(([path, text]) => (text === undefined ? [] : [[path, text]])));
}

/** Contents by object. The output repeats `oid type size`, the bytes, and a line break. */
function parseContents(output: Buffer): Map<string, Buffer> {
  const contents = new Map<string, Buffer>();
  for (let start = 0; start < output.length; ) {
    const end = output.indexOf(newline, start);
    const [oid = '', , bytes] = output.toString('latin1', start, end).split(' ');
    if (end < 0) break;
    // A missing object has no contents; the next object follows.
    if (!/^\d+$/.test(bytes ?? '')) {
      start = end + 1;
      continue;
    }
    const next = end + 1 + Number(bytes);
    if (next > output.length) break;
    contents.set(oid, output.subarray(end + 1, next));
    start = next + 1;
  }
  return contents;
}

function decodeText(content: Buffer | undefined): string | undefined {
  return attempt(() => content && new TextDecoder('utf-8', { fatal: true }).decode(content));
}

/** A script that becomes TypeScript keeps its name, but most of its lines may differ. */
const scriptExtension = /\.[cm]?[jt]sx?$/i;
const leastAlike = { usual: 50, ofScripts: 20 } as const;

/**
 * The earlier path by the later path, for files that git finds at least half alike; 20 % is enough for a script that
 * changed its extension. Empty when git cannot tell.
 */
export async function listRenames(
  location: GitLocation,
  from: string,
  to: string,
): Promise<ReadonlyMap<string, string>> {
  const plain = ['--name-status', '--no-ext-diff', '--no-textconv', '--no-relative'];
  const options = [...plain, `--find-renames=${leastAlike.ofScripts}%`, '-l3000', '--diff-filter=R', '-z'];
  const listed = await askGit(location, ['diff', ...options, '--end-of-options', from, to]);
  // The status `R087`, the earlier path, the later path.
  const fields = listed?.split('\0') ?? [];
  const renames = new Map<string, string>();
  for (let at = 0; at + 2 < fields.length; at += 3) {
    const [score = '', before = '', after = ''] = fields.slice(at, at + 3);
    const least = isSameScriptName(before, after) ? leastAlike.ofScripts : leastAlike.usual;
    if (Number(score.slice(1)) >= least) renames.set(after, before);
  }
  return renames;
}

function isSameScriptName(before: string, after: string): boolean {
  const stripExtension = (path: string) => path.replace(scriptExtension, '');
  return (
    scriptExtension.test(before) && scriptExtension.test(after) && stripExtension(before) === stripExtension(after)
  );
}
