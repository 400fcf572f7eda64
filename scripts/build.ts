/**
 * Builds `dist/` from the sources: tsc compiles them, ncc bundles the result. The action and the command line are small
 * entries of one bundle. The scanners are a separate program and bundle, beside the lock file from which the action
 * installs what they need. So is the module that webhook receivers import, with its types.
 */
import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { readExample } from '../src/gate/cli/init/examples.ts';
import { recipes } from '../src/gate/cli/init/recipes.ts';
import { readPageAssets } from '../src/shared/shown/html/assets.ts';
import { type Bundle, bundles, compiledFolder, createBundle, modulesFile, toCompiledPath } from './bundle.ts';
import { renderLicenses } from './licenses.ts';
import { readManifest, renderScannerLock } from './production-lock.ts';

const root = join(import.meta.dirname, '..');
const require = createRequire(import.meta.url);

/** The `cause` of an error whose message names file and line of a fault in the sources. */
const faultySources = 'the sources are at fault';

/** The exports of the shared bundle, by the folder of `dist/` whose `index.js` starts each. */
const entries = { '': 'action', cli: 'cli' } as const;

function compile(...given: string[]): void {
  const compiler = join(dirname(require.resolve('typescript/package.json')), 'bin/tsc');
  const args = [compiler, '--pretty', 'false', ...given];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${stdout}${stderr}`.trim(), { cause: faultySources });
}

/** The types for a webhook receiver in TypeScript, in one file, because it is one bundle. */
function buildWebhookTypes(): string {
  const folder = mkdtempSync(join(tmpdir(), 'scan-gate-types-'));
  try {
    compile('-p', 'tsconfig.webhook.json', '--outDir', folder);
    const text = readFileSync(join(folder, 'api/webhook.d.ts'), 'utf8');
    if (!/\bfrom ["']|\bimport\(/.test(text)) return text;
    throw new Error('src/shared/api/webhook.ts: its types are of other files too', { cause: faultySources });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * The style and script of the report page are text in the bundle: this replaces the module that reads their sources.
 */
function writePageAssets(): void {
  const assets = JSON.stringify(readPageAssets());
  writeFileSync(
    toCompiledPath('src/shared/shown/html/assets.ts'),
    `export const readPageAssets = () => (${assets});\n`,
  );
}

/** So are the examples that `scan-gate init` starts from, without the three lines that it writes anew. */
function writeExamples(): void {
  const paths = ['policies/start.yml', ...Object.values(recipes).map(({ example }) => example)];
  const shorten = (text: string) => text.replace(/^( *curl ).*\n.*\n.*$/m, '$1\n\n');
  const examples = JSON.stringify(Object.fromEntries(paths.map((path) => [path, shorten(readExample(path))])));
  writeFileSync(
    toCompiledPath('src/gate/cli/init/examples.ts'),
    `const examples = ${examples};\nexport const readExample = (path) => examples[path];\n`,
  );
}

/** What is installed beside the bundle is imported from there. */
function keepImports(): void {
  const names = Object.keys(readManifest().dependencies).join('|');
  const imports = new RegExp(`\\bimport\\((?=\\s*["'](?:${names})["'/])`, 'g');
  for (const path of globSync('**/*.js', { cwd: compiledFolder })) {
    const file = join(compiledFolder, path);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(imports, 'import(/* webpackIgnore: true */ '));
  }
}

function writeFiles(folder: string, files: Bundle['files']): void {
  mkdirSync(join(root, 'dist', folder), { recursive: true });
  for (const [name, content] of files) writeFileSync(join(root, 'dist', folder, name), content);
}

/** Simple enough for any Node.js: users with an old version get a message instead of a stack trace. */
function renderCommandEntry(statement: string): string {
  const { engines } = readManifest();
  const [, least = '', major, minor, patch] = /^\^((\d+)\.(\d+)\.(\d+))\b/.exec(engines.node ?? '') ?? [];
  if (least === '') throw new Error(`package.json: engines.node is ${engines.node}, not a version to begin at`);
  return `#!/usr/bin/env node
const [major, minor, patch] = process.versions.node.split('.').map((part) => parseInt(part, 10));
const isLater = minor > ${minor} || (minor === ${minor} && patch >= ${patch});
if (major > ${major} || (major === ${major} && isLater)) {
  ${statement}
} else {
  console.error(\`scan-gate: Node \${process.versions.node} is too old; install Node ${least} or newer\`);
  process.exitCode = 2;
}
`;
}

function writeEntries(): void {
  for (const [folder, name] of Object.entries(entries)) {
    const isCommand = name === 'cli';
    const bundled = `${folder === '' ? './' : '../'}bundle/index.js`;
    const text = isCommand
      ? renderCommandEntry(`await (await import('${bundled}')).startPart('${name}');`)
      : `import { startPart } from '${bundled}';\nawait startPart('${name}');\n`;
    const path = join(root, 'dist', folder, 'index.js');
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text, { mode: isCommand ? 0o755 : 0o644 });
  }
}

async function build(): Promise<void> {
  rmSync(compiledFolder, { recursive: true, force: true });
  compile('-p', 'tsconfig.build.json', '--outDir', compiledFolder);
  keepImports();
  writePageAssets();
  writeExamples();
  const types = buildWebhookTypes();
  const made: [folder: string, made: Bundle][] = [];
  for (const [folder, source] of Object.entries(bundles))
    made.push([folder, await createBundle(toCompiledPath(source))]);
  // The old dist is only replaced when everything is ready.
  rmSync(join(root, 'dist'), { recursive: true, force: true });
  for (const [folder, { files }] of made) writeFiles(folder, files);
  writeEntries();
  writeFileSync(join(root, 'dist/webhook/index.d.ts'), types);
  writeFileSync(join(root, 'dist/package.json'), '{ "type": "module" }\n');
  writeFileSync(join(root, 'dist/scanners/package-lock.json'), renderScannerLock());
  writeFileSync(join(root, 'dist/licenses.txt'), renderLicenses(made.flatMap(([, { modules }]) => modules)));
  writeFileSync(
    modulesFile,
    JSON.stringify(Object.fromEntries(made.map(([folder, { modules }]) => [folder, modules]))),
  );
}

try {
  await build();
} catch (error) {
  const { cause, message, stack } = error as Error;
  const text = cause === faultySources ? message : (stack ?? message);
  process.stderr.write(`${process.stderr.isTTY ? text : stripVTControlCharacters(text)}\n`);
  process.exitCode = 1;
}
