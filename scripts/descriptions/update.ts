/**
 * Creates `test/github/openapi/*.json` and `test/surfaces/openapi/*.json`: the interfaces of GitHub and of other
 * systems as their makers describe them, reduced to the operations that the gate uses and to what validation reads. Run
 * it after adding an operation: `node scripts/descriptions/update.ts github`, or another name of `sources.ts` with the
 * file of its description.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type JsonObject, reduceDescription } from './reduce.ts';
import { type Source, sources } from './sources.ts';

const root = join(import.meta.dirname, '../..');
const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome');

function readDescription(file: string): JsonObject {
  const text = readFileSync(file, 'utf8').replace(/^\ufeff/, '');
  return /\.ya?ml$/.test(file) ? parse(text) : JSON.parse(text);
}

function writeReduced(target: string, reduced: JsonObject): void {
  const path = join(root, target);
  writeFileSync(path, JSON.stringify(reduced));
  execFileSync(process.execPath, [biome, 'format', '--write', path], { stdio: ['ignore', 'ignore', 'inherit'] });
  process.stdout.write(`${target}: ${Object.keys(reduced.operations as JsonObject).length} operations\n`);
}

/** GitHub's descriptions are a package of 385 MB unpacked, so it is downloaded for this and is not a dependency. */
function updateFromPackage(source: Source, locate: (edition: string) => string): void {
  const folder = mkdtempSync(join(tmpdir(), 'descriptions-'));
  try {
    const install = ['install', '--no-save', '--no-package-lock', '--prefix', folder, source.from];
    execFileSync('npm', install, { stdio: 'inherit' });
    const name = source.from.slice(0, source.from.lastIndexOf('@'));
    for (const [edition, target] of Object.entries(source.targets)) {
      const document = readDescription(join(folder, 'node_modules', name, locate(edition)));
      writeReduced(target, reduceDescription(document, source, edition));
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const [name = '', file] = process.argv.slice(2);
const source = sources[name];
if (source?.locate !== undefined) {
  updateFromPackage(source, source.locate);
} else if (source !== undefined && file !== undefined) {
  for (const target of Object.values(source.targets))
    writeReduced(target, reduceDescription(readDescription(file), source, file));
} else {
  const lines = Object.entries(sources).map(([each, { from }]) => `  ${each}: ${from}\n`);
  process.stderr.write(`usage: node scripts/descriptions/update.ts NAME [FILE]\n\n${lines.join('')}`);
  process.exitCode = 2;
}
