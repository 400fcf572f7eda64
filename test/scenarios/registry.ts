/**
 * A registry of packages on loopback that serves what is installed here, packed anew: npm installs from it, and checks its
 * hashes, without a network. The hashes are those of these archives, so the lock file that it is given is made to fit.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { create } from 'tar';
import { listenOnLoopback } from '../../scripts/loopback.ts';

const root = join(import.meta.dirname, '../..');

interface Locked {
  version: string;
  integrity: string;
}

export interface Registry {
  url: string;
  /** Names of packages that were asked for. */
  asked: string[];
  /** A lock file as it is, but for the hashes. */
  lock(text: string): string;
  stop(): Promise<void>;
}

interface Archive {
  name: string;
  version: string;
  bytes: Buffer;
  integrity: string;
  manifest: object;
}

/** Of what this lock file holds. The folder keeps the archives: each is packed once in a run of the tests. */
export async function startRegistry(lockText: string, folder: string): Promise<Registry> {
  const { packages } = JSON.parse(lockText) as { packages: Record<string, Locked> };
  const archives = new Map<string, Archive>();
  const known = new Map<string, Archive>();
  for (const path of Object.keys(packages).filter((each) => each !== '')) {
    const id = `${path.split('node_modules/').at(-1)}@${packages[path]?.version}`;
    const archive = known.get(id) ?? packed(path, folder);
    known.set(id, archive);
    archives.set(path, archive);
  }
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', url).pathname).slice(1);
    const [name = '', file] = path.split('/-/');
    const versions = [...archives.values()].filter((each) => each.name === name);
    if (file === undefined) asked.push(name);
    const archive = versions.find(({ version }) => file === `${version}.tgz`);
    if (archive !== undefined) response.end(archive.bytes);
    else if (file !== undefined || versions.length === 0) response.writeHead(404).end('{}');
    else response.setHeader('content-type', 'application/json').end(JSON.stringify(described(name, versions, url)));
  });
  const { origin, stop } = await listenOnLoopback(server);
  const url = `${origin}/`;
  return { url, asked, lock: (text) => fitted(text, archives), stop };
}

function packed(path: string, folder: string): Archive {
  const source = join(root, path);
  const manifest = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'));
  const { name, version } = manifest as { name: string; version: string };
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name.replace('/', '-')}-${version}.tgz`);
  if (!existsSync(file)) {
    const own = `${file}.${process.pid}`;
    const entries = readdirSync(source).filter((entry) => entry !== 'node_modules');
    create({ file: own, cwd: source, prefix: 'package', portable: true, sync: true }, entries);
    // What is only stored takes no time on either side.
    writeFileSync(`${own}.gz`, gzipSync(readFileSync(own), { level: 0 }));
    rmSync(own);
    renameSync(`${own}.gz`, file);
  }
  const bytes = readFileSync(file);
  const integrity = `sha512-${createHash('sha512').update(bytes).digest('base64')}`;
  return { name, version, bytes, integrity, manifest };
}

function described(name: string, versions: readonly Archive[], url: string): object {
  const entries = versions.map(({ version, integrity, manifest }) => [
    version,
    { ...manifest, dist: { tarball: `${url}${name}/-/${version}.tgz`, integrity } },
  ]);
  return { name, 'dist-tags': { latest: versions.at(-1)?.version }, versions: Object.fromEntries(entries) };
}

function fitted(text: string, archives: ReadonlyMap<string, Archive>): string {
  const lock = JSON.parse(text) as { packages: Record<string, Locked> };
  for (const [path, { integrity }] of archives) {
    const locked = lock.packages[path];
    if (locked !== undefined) locked.integrity = integrity;
  }
  return `${JSON.stringify(lock, null, 2)}\n`;
}
