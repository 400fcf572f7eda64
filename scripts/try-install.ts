/**
 * Packs the downloads of a release, installs them in an empty folder with each Node.js version, and runs the first
 * commands of the README there. `node scripts/try-install.ts [22 24]` prints a table of exit codes, seconds and bytes,
 * and fails when an exit code is unexpected. It downloads these Node.js versions and the scanners from the registry.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { devNull, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { extract } from 'tar';
import { pack } from './pack.ts';
import { renderTable } from './table.ts';

const root = join(import.meta.dirname, '..');
const identity = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.test', '-c', 'init.defaultBranch=main'];

interface Step {
  name: string;
  args: readonly string[];
  /** The expected exit code. */
  code: number;
  /** The expected output. */
  says: RegExp;
  cwd: string;
}

interface ProgramResult {
  code: number | null;
  seconds: number;
  printed: string;
}

function createSteps(folder: string): Step[] {
  const [vulnerable, clean] = [join(folder, 'vulnerable'), join(folder, 'clean')];
  createCheckout(vulnerable, (path) => cpSync(join(root, 'examples/shop'), path, { recursive: true }));
  createCheckout(clean, (path) => writeFileSync(join(path, 'price.js'), 'export const price = (a, b) => a + b;\n'));
  const sarif = join(folder, 'results.sarif');
  const runs = [{ tool: { driver: { name: 'semgrep', rules: [] } }, results: [] }];
  writeFileSync(sarif, JSON.stringify({ version: '2.1.0', runs }));
  const embedded = ['run', '--embedded', '.', '--local'];
  return [
    { name: '--help', args: ['--help'], code: 0, says: /scan-gate run/, cwd: folder },
    { name: 'judge --sarif', args: ['judge', '--sarif', sarif, '--local'], code: 0, says: /No findings/, cwd: clean },
    { name: 'run --embedded, vulnerable', args: embedded, code: 1, says: /findings block/, cwd: vulnerable },
    { name: 'run --embedded, clean', args: embedded, code: 0, says: /No findings/, cwd: clean },
    { name: 'doctor', args: ['doctor', '--local'], code: 0, says: /✔.*Node/, cwd: clean },
    {
      name: 'init --print',
      args: ['init', '--print', '--yes', '--ci', 'github'],
      code: 0,
      says: /scan-gate/,
      cwd: clean,
    },
    { name: 'completion bash', args: ['completion', 'bash'], code: 0, says: /complete /, cwd: clean },
  ];
}

function createCheckout(path: string, fill: (path: string) => void): void {
  mkdirSync(path, { recursive: true });
  fill(path);
  for (const args of [
    ['init', '--quiet'],
    ['add', '--all'],
    ['commit', '--quiet', '-m', 'All'],
  ])
    spawnSync('git', [...identity, ...args], { cwd: path, stdio: 'inherit' });
}

function runProgram(
  file: string,
  args: readonly string[],
  { cwd, path }: { cwd: string; path: string },
): ProgramResult {
  const startedMs = performance.now();
  const env = { ...process.env, PATH: path, GIT_CONFIG_GLOBAL: devNull };
  const { status, stdout, stderr } = spawnSync(file, args, { cwd, env, encoding: 'utf8', timeout: 600_000 });
  return { code: status, seconds: (performance.now() - startedMs) / 1000, printed: `${stdout}${stderr}` };
}

function measureFolder(folder: string): number {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path));
  return paths.reduce((sum, path) => sum + (statSync(path).isFile() ? statSync(path).size : 0), 0);
}

const formatMegabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
const failures: string[] = [];

function runStep(step: Step, command: readonly string[], path: string): string {
  const [file = '', ...first] = command;
  const ended = runProgram(file, [...first, ...step.args], { cwd: step.cwd, path });
  const isRight = ended.code === step.code && step.says.test(ended.printed);
  if (!isRight) failures.push(`${step.name}: ${file} ended with ${ended.code}:\n${ended.printed}`);
  return `${isRight ? '✔' : '✖'} exit ${ended.code}, ${ended.seconds.toFixed(1)} s`;
}

/** The cells for one Node.js version, by the name of the row. */
function tryPackage(archive: string, major: string, folder: string): Record<string, string> {
  const [nodeFolder, empty] = [join(folder, `node-${major}`), join(folder, `installed-${major}`)];
  for (const each of [nodeFolder, empty]) mkdirSync(each, { recursive: true });
  writeFileSync(join(nodeFolder, 'package.json'), '{ "allowScripts": { "node": true } }\n');
  const path = process.env.PATH ?? '';
  const node = runProgram('npm', ['install', '--no-audit', '--no-fund', `node@${major}`], { cwd: nodeFolder, path });
  const ownPath = `${join(nodeFolder, 'node_modules/node/bin')}:${path}`;
  const version = runProgram('node', ['--version'], { cwd: empty, path: ownPath }).printed.trim();
  if (!version.startsWith(`v${major}.`))
    throw new Error(`Node.js ${major} was not installed: ${version}\n${node.printed}`);
  const install = ['install', '--no-audit', '--no-fund', '--cache', join(folder, `cache-${major}`), archive];
  const ended = runProgram('npm', install, { cwd: empty, path: ownPath });
  if (ended.code !== 0) throw new Error(`The package could not be installed:\n${ended.printed}`);
  const command = [join(empty, 'node_modules/.bin/scan-gate')];
  const rows = createSteps(join(folder, `work-${major}`)).map((step) => [step.name, runStep(step, command, ownPath)]);
  const size = `${ended.seconds.toFixed(1)} s, ${formatMegabytes(measureFolder(join(empty, 'node_modules')))}`;
  return { 'Node.js': version, 'install, nothing in the cache': size, ...Object.fromEntries(rows) };
}

/** The results of the gate alone, where the package would scan. */
function expectNoScanners({ name }: Step): Partial<Step> {
  if (name === 'doctor') return { code: 2, says: /is not installed/ };
  return name.startsWith('run --embedded') ? { code: 2, says: /npm install --global scan-gate@/ } : {};
}

async function tryAlone(archive: string, folder: string): Promise<Record<string, string>> {
  const cwd = join(folder, 'alone');
  mkdirSync(cwd);
  const startedMs = performance.now();
  await extract({ file: archive, cwd, strip: 1 });
  const seconds = (performance.now() - startedMs) / 1000;
  const command = [process.execPath, join(cwd, 'cli/index.js')];
  const path = `${dirname(process.execPath)}:${process.env.PATH}`;
  const steps = createSteps(join(folder, 'work-alone')).map((step) => ({ ...step, ...expectNoScanners(step) }));
  const rows = steps.map((step) => [step.name, runStep(step, command, path)]);
  const size = `${seconds.toFixed(1)} s, ${formatMegabytes(measureFolder(cwd))}`;
  return { 'Node.js': process.version, 'install, nothing in the cache': size, ...Object.fromEntries(rows) };
}

async function tryAll(majors: readonly string[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'scan-gate-try-'));
  try {
    const packed = await pack(join(folder, 'packed'));
    const columns = [
      ...majors.map((major) => ({ download: packed.package, cells: tryPackage(packed.package, major, folder) })),
      { download: packed.alone, cells: await tryAlone(packed.alone, folder) },
    ];
    const names = Object.keys(columns[0]?.cells ?? {});
    const head = ['', ...majors.map(() => 'npm package'), 'gate alone'];
    const lines = [
      ['archive', ...columns.map(({ download }) => formatMegabytes(statSync(download).size))],
      ...names.map((name) => [name, ...columns.map(({ cells }) => cells[name] ?? '')]),
    ];
    process.stdout.write(`${renderTable(head, lines)}\n`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  for (const failure of failures) process.stderr.write(`\n✖ ${failure}\n`);
  if (failures.length > 0) process.exitCode = 1;
}

const given = process.argv.slice(2);
await tryAll(given.length > 0 ? given : ['22', '24']);
