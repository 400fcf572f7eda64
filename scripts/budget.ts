/**
 * Fails when the download or the sources have grown beyond `budget.json`. `--write` lowers it to the current sizes, and
 * never raises one: a rise is an edit of the file, in a commit that says what users get for it.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '..');
const file = join(root, 'budget.json');
const options = { cwd: root, maxBuffer: 256 * 1024 * 1024 };

const dist = readdirSync(join(root, 'dist'), { recursive: true, withFileTypes: true })
  .filter((each) => each.isFile())
  .map(({ parentPath, name }) => join(parentPath, name));

/** Not counted: what is built or locked, pages for people, and material that tests read. */
const uncounted = /^(?:dist|docs|test\/fixtures)\/|^src.*\.md$|\bpackage-lock\.json$|\/(?:recorded|images|seen)\//;

const texts = new Map<string, string>();
for (const path of execFileSync('git', ['ls-files', '-z'], options).toString().split('\0').slice(0, -1)) {
  if (uncounted.test(path) || !existsSync(join(root, path))) continue;
  const bytes = readFileSync(join(root, path));
  if (!bytes.includes(0)) texts.set(path, bytes.toString());
}

const sources = [...texts].filter(([path]) => /^src\/.*\.ts$/.test(path));

/** By the top folder. */
const lines = new Map<string, number>();
for (const [path, text] of texts) {
  const room = path.includes('/') ? path.slice(0, path.indexOf('/')) : 'the root';
  lines.set(room, (lines.get(room) ?? 0) + text.split('\n').length - 1);
}

function countExports(text: string): number {
  const declared = text.match(
    /^export (?:declare )?(?:async )?(?:abstract )?(?:const|let|function|class|interface|type|enum) ?\w/gm,
  );
  const listed = [...text.matchAll(/^export (?:type )?\{([^}]*)\}/gm)];
  return (
    (declared?.length ?? 0) +
    listed.reduce((sum, [, names = '']) => sum + names.split(',').filter((name) => name.trim()).length, 0)
  );
}

/** The modules of `src` that tests import, types included. */
function listTestedModules(): Set<string> {
  const modules = new Set<string>();
  for (const [path, text] of texts) {
    if (!/^test\/.*\.ts$/.test(path)) continue;
    for (const [, name = ''] of text.matchAll(/(?:from|import\(?)\s*'(\.[^']*\.ts)'/g)) {
      const module = join(dirname(path), name);
      if (module.startsWith('src/')) modules.add(module);
    }
  }
  return modules;
}

const measured: Record<string, number> = {
  'files in dist': dist.length,
  'bytes of dist': dist.reduce((sum, path) => sum + statSync(path).size, 0),
  'bytes of the gzipped archive': execFileSync('git', ['archive', '--format=tar.gz', 'HEAD'], options).length,
  'files of src': sources.length,
  'exports of src': sources.reduce((sum, [, text]) => sum + countExports(text), 0),
  'modules of src that tests import': listTestedModules().size,
  ...Object.fromEntries([...lines].sort().map(([room, count]) => [`lines in ${room}`, count])),
};

const granted = JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>;
for (const [name, size] of Object.entries(measured)) {
  const most = granted[name] ?? 0;
  process.stdout.write(`${name}: ${size} of ${most}\n`);
  if (size <= most) continue;
  process.stderr.write(`${name}: too many. Ship less, or raise it in budget.json and say in the commit why.\n`);
  process.exitCode = 1;
}
if (process.argv.includes('--write')) {
  const lowered = Object.entries(granted).map(([name, most]) => [name, Math.min(most, measured[name] ?? 0)]);
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(lowered), null, 2)}\n`);
}
