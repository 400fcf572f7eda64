/** Fails when what users download, or wait for, has grown beyond what `budget.json` grants; `--write` grants what there is now. */
import { execFileSync, spawn } from 'node:child_process';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { actionEnvironment, makePlace } from './bench-start.ts';

const root = join(import.meta.dirname, '..');
const file = join(root, 'budget.json');
/** What a small change may add before anybody has to say so. */
const slack = 1.02;

/** By what is measured, in bytes. */
type Budget = Record<keyof typeof figures, number>;

const figures = {
  'bytes loaded before the first request': loadedBytes,
  'bytes of dist': async () => bytesBelow(join(root, 'dist')),
  'bytes of the gzipped archive': archiveBytes,
} as const;

/** Of the action, on a push, against a service in which nothing is found. */
async function loadedBytes(): Promise<number> {
  const place = await makePlace();
  try {
    const counted = join(place.folder, 'loaded');
    const env = {
      ...actionEnvironment(place, { service: place.serviceUrl, github: place.githubUrl }),
      LOADED_BYTES_FILE: counted,
    };
    const hook = pathToFileURL(join(import.meta.dirname, 'loaded-bytes.mjs')).href;
    const args = ['--import', hook, join(root, 'dist/index.js')];
    const child = spawn(process.execPath, args, { cwd: place.checkout, env, stdio: 'ignore' });
    await new Promise((end) => child.once('close', end));
    return Number(readFileSync(counted, 'utf8'));
  } finally {
    await place.stop();
  }
}

function bytesBelow(folder: string): number {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names
    .map((name) => statSync(join(folder, name)))
    .reduce((sum, found) => sum + (found.isFile() ? found.size : 0), 0);
}

/** What a runner downloads for the action, as far as it is committed. */
async function archiveBytes(): Promise<number> {
  const options = { cwd: root, maxBuffer: 256 * 1024 * 1024 };
  return execFileSync('git', ['archive', '--format=tar.gz', 'HEAD'], options).length;
}

const isWriting = process.argv.includes('--write');
const granted = JSON.parse(readFileSync(file, 'utf8')) as Budget;
const measured = { ...granted };
for (const [name, measure] of Object.entries(figures) as [keyof Budget, () => Promise<number>][]) {
  measured[name] = await measure();
  const isWithin = measured[name] <= granted[name];
  process.stdout.write(`${name}: ${measured[name]} of ${granted[name]}\n`);
  if (isWithin || isWriting) continue;
  process.stderr.write(`${name}: too many. Load or ship less, or grant it in a commit: npm run budget -- --write\n`);
  process.exitCode = 1;
}
if (isWriting) {
  const rounded = Object.entries(measured).map(([name, bytes]) => [name, Math.ceil((bytes * slack) / 1000) * 1000]);
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(rounded), null, 2)}\n`);
}
