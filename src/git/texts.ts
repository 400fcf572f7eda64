/** The texts of several files of a commit: two questions to git, however many files they are. */
import { withMissingObjects } from './files.ts';
import { askGit, type GitPlace } from './runner.ts';

/** As of a policy file: no source that a finding points into is larger. */
const textCapBytes = 1024 * 1024;
const newline = 0x0a;

/** By path; without files that the commit does not hold, that are no UTF-8, or that are larger than 1 MiB. */
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
  // A line break would end the question.
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

/** Contents by their object: `oid type size`, the bytes, and a line end, each time. */
function readContents(answer: Buffer): Map<string, Buffer> {
  const contents = new Map<string, Buffer>();
  for (let start = 0; start < answer.length; ) {
    const end = answer.indexOf(newline, start);
    const [oid = '', , bytes] = answer.toString('latin1', start, end).split(' ');
    if (end < 0) break;
    // An object that is missing has no contents; the next one follows.
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
