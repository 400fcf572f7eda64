/** Builds `dist/`: tsc's output, bundled by ncc into the action (both parts of its step), the command line and the scan worker. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '..');
const require = createRequire(import.meta.url);

const bundles = [
  { entry: 'action.js', folder: '' },
  { entry: 'cli.js', folder: 'cli' },
  { entry: 'service/worker/worker.js', folder: 'worker' },
];

function run(script: string, args: readonly string[]): void {
  execFileSync(process.execPath, [script, ...args], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
}

function binary(name: string, file: string): string {
  return join(dirname(require.resolve(`${name}/package.json`)), file);
}

rmSync(join(root, 'build'), { recursive: true, force: true });
run(binary('typescript', 'bin/tsc'), ['-p', 'tsconfig.build.json']);
// Not before the sources compile: a dist that works is worth keeping.
rmSync(join(root, 'dist'), { recursive: true, force: true });
mkdirSync(join(root, 'build'), { recursive: true });
writeFileSync(join(root, 'build/package.json'), '{ "type": "module" }\n');
for (const { entry, folder } of bundles) {
  // Without its cache ncc gives the same bytes whatever was built before.
  run(binary('@vercel/ncc', 'dist/ncc/cli.js'), [
    'build',
    join('build', entry),
    '--out',
    join('dist', folder),
    '--license',
    'licenses.txt',
    '--no-cache',
    '--quiet',
  ]);
}
