/** Fails when the download has grown beyond `budget.json`. `--write` sets the budget to the current sizes. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const file = join(root, 'budget.json');
/** Growth that is allowed without a change of the budget. */
const slack = 1.02;

type Budget = Record<keyof typeof figures, number>;

const figures = {
  'files in dist': () => listDistFiles().length,
  'bytes of dist': () => listDistFiles().reduce((sum, path) => sum + statSync(path).size, 0),
  'bytes of the gzipped archive': measureArchive,
} as const;

function listDistFiles(): string[] {
  const found = readdirSync(join(root, 'dist'), { recursive: true, withFileTypes: true });
  return found.filter((each) => each.isFile()).map(({ parentPath, name }) => join(parentPath, name));
}

/** What a runner downloads for the action: the committed files. */
function measureArchive(): number {
  const options = { cwd: root, maxBuffer: 256 * 1024 * 1024 };
  return execFileSync('git', ['archive', '--format=tar.gz', 'HEAD'], options).length;
}

const isWriting = process.argv.includes('--write');
const granted = JSON.parse(readFileSync(file, 'utf8')) as Budget;
const measured = { ...granted };
for (const [name, measure] of Object.entries(figures) as [keyof Budget, () => number][]) {
  measured[name] = measure();
  const isWithin = measured[name] <= granted[name];
  process.stdout.write(`${name}: ${measured[name]} of ${granted[name]}\n`);
  if (isWithin || isWriting) continue;
  process.stderr.write(`${name}: too many. Ship less, or grant it in a commit: npm run budget -- --write\n`);
  process.exitCode = 1;
}
if (isWriting) {
  const rounded = Object.entries(measured).map(([name, bytes]) => [name, Math.ceil((bytes * slack) / 1000) * 1000]);
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(rounded), null, 2)}\n`);
}
