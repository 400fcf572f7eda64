/** Reads the texts of several files of a commit with two git processes, independent of the number of files. */
import { withMissingObjects } from './files.ts';
import { askGit, type GitPlace } from './runner.ts';

/** The same limit as for a policy file. No source file with a finding is larger. */
const textCapBytes = 1024 * 1024;
const newline = 0x0a;

/** Keyed by path. Excludes files that the commit does not have, that are not UTF-8, or that are larger than 1 MiB. */
export async function readTextsAt(
  place: GitPlace,
  sha: string,
  paths: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (paths.length === 0) return new Map();
  const read = (folder: GitPlace) => textsAt(folder, sha, paths);
  return (await withMissingObjects(place, read).catch(() => undefined)) ?? new Map();
}

async function textsAt(place: GitPlace, sha: string, paths: readonly string[]): Promise<Map<string, string>> {
  // A path with a line break would end the request.
  const named = paths.filter((path) => !/[\r\n]/.test(path));
  const names = named.map((path) => `${sha}:${path}\n`).join('');
  const checked = await askGit(place, ['cat-file', '--batch-check'], { input: names });
  const lines = checked.stdout.toString().split('\n');
  const objects = named.flatMap((path, index) => {
    const [, oid, bytes] = /^([0-9a-f]+) blob (\d+)$/.exec(lines[index] ?? '') ?? [];
    return oid === undefined || Number(bytes) > textCapBytes ? [] : [{ path, oid }];
  });
  const input = objects.map(({ oid }) => `${oid}\n`).join('');
  const contents = readContents((await askGit(place, ['cat-file', '--batch'], { input })).stdout);
  const texts = objects.map(({ path, oid }) => [path, readText(contents.get(oid))] as const);
  return new Map(texts.flatMap(([path, text]) => (text === undefined ? [] : [[path, text]])));
}

/** Contents by object. The output repeats `oid type size`, the bytes, and a line break. */
function readContents(answer: Buffer): Map<string, Buffer> {
  const contents = new Map<string, Buffer>();
  for (let start = 0; start < answer.length; ) {
    const end = answer.indexOf(newline, start);
    const [oid = '', , bytes] = answer.toString('latin1', start, end).split(' ');
    if (end < 0) break;
    // A missing object has no contents; the next object follows.
    if (!/^\d+$/.test(bytes ?? '')) {
      start = end + 1;
      continue;
    }
    const next = end + 1 + Number(bytes);
    if (next > answer.length) break;
    contents.set(oid, answer.subarray(end + 1, next));
    start = next + 1;
  }
  return contents;
}

function readText(content: Buffer | undefined): string | undefined {
  try {
    return content && new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return undefined;
  }
}
