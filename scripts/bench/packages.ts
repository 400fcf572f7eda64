/**
 * The cost of package look-ups: whole scans of a project with 2,000 locked npm packages, with each kind of source, and
 * the first scan with a database of the size of npm's export, which is then indexed. The services run on loopback.
 */
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeZip } from '../../test/zip.ts';
import { listenOnLoopback } from '../loopback.ts';
import { createFigure, type Figure, type Options } from './figures.ts';
import { measureProcesses, type TreeCost } from './process-tree.ts';

const packageCount = 2000;
const recordCount = 220_000;
/** A zip file without the extension for large archives contains at most 65,535 files. */
const recordsInFile = 55_000;

const formatPackageName = (n: number) => `package-with-an-ordinary-name-${n}`;

export async function measurePackages({ rounds = 3, builds }: Options): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'scan-gate-packages-'));
  const service = await startServices();
  try {
    const [project, database] = [join(folder, 'project'), join(folder, 'osv')];
    makeProject(project);
    makeDatabase(database);
    const figures: Figure[] = [];
    const sources = [
      ['none', 'none'],
      ['github', 'github'],
      ['registry', 'registry'],
      ['a folder', database],
    ];
    for (const [what = '', advisories = ''] of [['indexing and a scan', database], ...sources]) {
      const costs: TreeCost[][] = builds.map(() => []);
      for (let round = 0; round < rounds; round += 1)
        for (const [index, dist] of builds.entries()) {
          const home = join(folder, what.startsWith('indexing') ? `home-${round}-${index}` : `home-0-${index}`);
          costs[index]?.push(await runScan({ dist, project, advisories, home, address: service.address }));
        }
      const title = `${packageCount} packages, ${what}`;
      const addFigure = (unit: string, pick: (cost: TreeCost) => number) =>
        figures.push(
          createFigure(
            `${title}: ${unit}`,
            costs.map((each) => each.map(pick)),
            { digits: 1 },
          ),
        );
      addFigure('seconds', ({ seconds }) => seconds);
      addFigure('MB of all processes', ({ peakMb }) => peakMb);
    }
    return figures;
  } finally {
    service.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Scan {
  dist: string;
  project: string;
  advisories: string;
  home: string;
  address: string;
}

async function runScan({ dist, project, advisories, home, address }: Scan): Promise<TreeCost> {
  mkdirSync(home, { recursive: true });
  const args = [join(dist, 'cli/index.js'), 'run', '--embedded', project, '--scope', 'scan', '--local', '--verbose'];
  const cost = await measureProcesses([...args, '--advisories', advisories], {
    ...{ PATH: process.env.PATH, TMPDIR: home, HOME: home, XDG_CACHE_HOME: home },
    ...{ GITHUB_API_URL: address, npm_config_registry: address },
  });
  if (advisories !== 'none' && !cost.printed.includes(`${packageCount} of ${packageCount}`))
    throw new Error(`${advisories} did not answer for all packages:\n${cost.printed}`);
  return cost;
}

function makeProject(folder: string): void {
  mkdirSync(folder);
  const names = Array.from({ length: packageCount }, (_, n) => formatPackageName(n));
  const dependencies = Object.fromEntries(names.slice(0, 100).map((name) => [name, '^1.0.0']));
  const entries = names.map((name, n) => [
    `node_modules/${name}`,
    { version: '1.0.0', ...(n < 100 && { dependencies: { [formatPackageName(n + 100)]: '1.0.0' } }) },
  ]);
  const root = { name: 'shop', version: '1.0.0', dependencies };
  const lock = { ...root, lockfileVersion: 3, packages: { '': root, ...Object.fromEntries(entries) } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(root));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock, null, 2));
  const runGit = (...args: string[]) =>
    execFileSync('git', ['-C', folder, '-c', 'user.name=a', '-c', 'user.email=a@b', ...args]);
  runGit('init', '--quiet', '--initial-branch', 'main');
  runGit('add', '--all');
  runGit('commit', '--quiet', '--message', 'All');
}

/** Few records are about the project. The texts are as long as npm's, and compress as badly. */
function makeDatabase(folder: string): void {
  mkdirSync(folder);
  for (let first = 0; first < recordCount; first += recordsInFile) {
    const records = Array.from({ length: recordsInFile }, (_, n) => makeRecord(first + n));
    writeFileSync(join(folder, `all-${first}.zip`), makeZip(records));
  }
}

function makeRecord(n: number): { name: string; content: string } {
  const events = [{ introduced: '0' }, { fixed: '0.9.0' }];
  const name = n % 1000 === 0 ? formatPackageName(n / 1000) : `another-package-${n}`;
  const record = {
    ...{
      schema_version: '1.6.0',
      id: `GHSA-${n}`,
      modified: '2026-01-10T00:00:00Z',
      published: '2025-01-10T00:00:00Z',
    },
    ...{ aliases: [`CVE-2025-${n}`], summary: `A fault of ${name}`, details: randomBytes(330).toString('base64') },
    affected: [{ package: { ecosystem: 'npm', name }, ranges: [{ type: 'SEMVER', events }] }],
    references: [{ type: 'WEB', url: `https://example.com/advisories/${n}` }],
  };
  return { name: `GHSA-${n}.json`, content: JSON.stringify(record) };
}

/** GitHub's list and npm's endpoint, without advisories for these packages. */
async function startServices() {
  const server = createServer((request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    request.resume().once('end', () => response.end(request.method === 'GET' ? '[]' : '{}'));
  });
  const { origin: address, stop } = await listenOnLoopback(server);
  return { address, stop };
}
