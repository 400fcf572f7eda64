/** Finds files that programs or configurations hand out to everybody: `express.static('private')`. */
import { posix } from 'node:path';
import { readContent } from '../../text/contents.ts';
import { getFolder, isInstalledPackage } from '../../text/file-name.ts';
import type { EngineContext } from '../engine.ts';

const programs =
  /\.(?:[cm]?[jt]sx?|py|go|java|kt|rb|php|conf|nginx|ya?ml|json|toml)$|(?:^|\/)(?:caddyfile|nginx[^/]*)$/i;
/** A line that serves a folder, with those of its arguments that are on the next lines. */
const serving =
  /^.*(?:\bstatic\w*\s*\(|\bserve(?:Static)?\s*\(|\.Static(?:FS|File)?\(|\bhttp\.Dir\(|\bstatic_folder\s*=|\bSTATICFILES_DIRS\b|\bStaticFiles\(|\b(?:send_from_directory|send_file|sendFile)\(|\baddResourceLocations\(|\bpublicDir\b|\/static["']\s*\)|"public"\s*:|^[ \t]*(?:root|alias)\s+[^\s;]+;).*(?:\n.*){0,2}/gim;
const longestText = 512 * 1024;

type Tree = Pick<EngineContext, 'root' | 'files' | 'neighbours'>;

/** By path of each of the files that is served, the files that serve it. `servers`: those to read. */
export function findServedFiles(
  { root, files, neighbours = files }: Tree,
  { asked, servers }: { asked?: ReadonlySet<string>; servers?: ReadonlySet<string> },
): Map<string, string[]> {
  const served = new Map<string, string[]>();
  const paths = neighbours.map(({ path }) => path);
  const all = new Set(paths.flatMap((path) => [path, ...listFolders(path)]));
  for (const { path: by, stored } of neighbours) {
    if (servers?.has(by) === false || !programs.test(by) || isInstalledPackage(by)) continue;
    const content = readContent(root, stored, longestText + 1);
    if (content.length > longestText) continue;
    const places = [...content.toString().matchAll(serving)].flatMap(([code]) => listPlaces(by, code, all));
    if (places.length === 0) continue;
    for (const path of asked ?? paths)
      if (path !== by && places.some((place) => place === '' || path === place || path.startsWith(`${place}/`)))
        served.set(path, [...(served.get(path) ?? []), by]);
  }
  return served;
}

function listFolders(path: string): string[] {
  const folders = [getFolder(path)];
  while (folders.at(-1) !== '') folders.push(getFolder(folders.at(-1) ?? ''));
  return folders;
}

/** The files and folders of the tree that the code names, from its own folder and from those above it. */
function listPlaces(by: string, code: string, all: ReadonlySet<string>): string[] {
  const [first = ''] = code.split('\n', 1);
  const bare = /^\s*(?:root|alias)\s+([^\s;]{1,1000});/i.exec(code)?.[1]?.split('/') ?? [];
  const ends = bare.map((_, index) => bare.slice(index).join('/')).slice(0, -1);
  const written = [...code.matchAll(/(["'`])([^"'`\n]*)\1/g)].map(([, , text = '']) =>
    text.replace(/^(?:classpath|file):/, ''),
  );
  const isOwn = /\(\s*(?:__dirname|import\.meta\.dirname)\s*[),]/.test(first) && written.length === 0;
  const own = isOwn || written.some((text) => /^\.\/?$/.test(text)) ? [getFolder(by)] : [];
  const found = [...written, ...ends, bare.at(-1) ?? '']
    .filter((text) => /\w/.test(text))
    .flatMap(
      (text) =>
        listFolders(by)
          .map((folder) => posix.join(folder, text).replace(/^\/|\/$/g, ''))
          .find((each) => all.has(each)) ?? [],
    );
  return [...own, ...found];
}
