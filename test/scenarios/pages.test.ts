import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listCodeBlocks, readPages } from '../../scripts/workflows/read.ts';
import { commit, git, makeFolder, makeRepository } from '../service/temporary-repository.ts';
import { playCommand } from '../session.ts';
import { baseEnvironment, commandFile, isBuilt, watchPlayed } from './run-action.ts';
import { type Embedded, makeCheckout, startEmbedded } from './world.ts';

/** Each command of the pages once: what stands behind `#` is for readers. */
const shown = readPages()
  .flatMap(({ file, text }) => listCodeBlocks(file, text))
  .filter(({ language }) => language === 'sh')
  .flatMap(({ text }) => text.split('\n'))
  .map((line) => line.replace(/\s+#.*$/, ''))
  .filter((line) => line.startsWith('scan-gate '));
const lines = [...new Set(shown)];

const notFinding = { version: '2.1.0', runs: [{ tool: { driver: { name: 'a-scanner' } }, results: [] }] };

let service: Embedded;
let work: string;
let mended: { path: string; id: string };
let home: string;

beforeAll(async () => {
  const checkout = makeCheckout({ 'README.md': 'A shop\n' });
  const bare = join(makeFolder(), 'shop.git');
  git(checkout.path, ['clone', '--quiet', '--bare', checkout.path, bare]);
  service = await startEmbedded('--repo', bare, '--vcs-url', `file://${bare}`);
  work = join(makeFolder(), 'work');
  git(bare, ['clone', '--quiet', `file://${bare}`, work]);
  mkdirSync(join(work, 'results'));
  for (const path of ['results.sarif', 'results/a.sarif', 'base.sarif'])
    writeFileSync(join(work, path), JSON.stringify(notFinding));
  writeFileSync(join(work, 'secret.txt'), 'a-secret-of-some-length\n');
  home = makeFolder();
  mkdirSync(join(home, '.config/fish/completions'), { recursive: true });
  const { code, printed } = await runLine('scan-gate run --embedded --local --output json=scan-gate.json');
  expect(code, printed).toBe(0);
  mended = await mend();
});

interface Ran {
  code: number | null;
  printed: string;
}

interface Here {
  cwd?: string;
  /** Ended once it has printed this. */
  awaited?: RegExp | undefined;
}

/** Played here; by a shell that knows `scan-gate` where the line reads or writes a file by it. */
async function runLine(line: string, { cwd = work, awaited }: Here = {}): Promise<Ran> {
  const env = { ...baseEnvironment(makeFolder()), SCAN_GATE_API_KEY: service.apiKey, HOME: home };
  if (isBuilt() || / [<>] /.test(line)) return runByShell(line, { cwd, env, awaited });
  const watch = watchPlayed((running, printed) => awaited?.test(printed) && running.kill('SIGINT'));
  const given = { env, folder: cwd, now: new Date(), hasTerminal: false, ...watch };
  const { code, printed, complained } = await playCommand(readWords(line).slice(1), given);
  return { code, printed: `${printed}${complained}` };
}

/** As a shell reads them, some of them in single quotes. */
function readWords(line: string): string[] {
  expect(line.replaceAll(/'[^']*'/g, '')).not.toMatch(/["$`|;&*?~\\]/);
  return [...line.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, word]) => quoted ?? word ?? '');
}

const running: (() => void)[] = [];
afterAll(() => {
  for (const stop of running.splice(0)) stop();
});

function runByShell(line: string, { cwd, env, awaited }: Here & { env: Record<string, string> }): Promise<Ran> {
  const script = `scan-gate() { exec "${process.execPath}" "${commandFile}" "$@"; }\n${line}`;
  const child = spawn('bash', ['-c', script], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  running.push(() => child.kill());
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      printed += text;
      if (awaited?.test(printed)) child.kill('SIGINT');
    });
  }
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, printed })));
}

describe('the commands of the pages', () => {
  it('are there', () => {
    const names = lines.map((line) => line.split(' ')[1]);
    expect(names).toEqual(expect.arrayContaining(['doctor', 'judge', 'keys', 'run', 'serve', 'webhooks']));
  });

  // Run elsewhere: the archive of --from is a reader's own (test/scenarios/recipes.test.ts has one), and
  // test/docs/postgres-page.test.ts has the database.
  const elsewhere = /^scan-gate init$|--from \/|db\.example\.com/;
  it.each(lines.filter((line) => !elsewhere.test(line)))('%s', async (line) => {
    const here = line.replace('https://scanner.example.com/api/v1', service.baseUrl).replace('--port 8080', '--port 0');
    const where = cwdOf(line);
    const { code, printed } = await runLine(
      here.replace(/vio_[0-9a-f]{24}/, mended.id),
      line.includes('serve') ? { awaited: /"apiKey"/ } : where,
    );
    expect(code, printed).toBe(0);
  });

  it('scan-gate init, which asks, says what to do where there is nobody to ask', async () => {
    const { code, printed } = await runLine('scan-gate init', { cwd: fresh() });
    expect({ code, printed }).toEqual({ code: 2, printed: expect.stringContaining('scan-gate init --yes') });
  });
});

function cwdOf(line: string): { cwd?: string } {
  if (line.startsWith('scan-gate init')) return { cwd: fresh() };
  return line.startsWith('scan-gate verify') ? { cwd: mended.path } : {};
}

/** A checkout in which what its agent file holds was mended. */
async function mend(): Promise<typeof mended> {
  const path = makeRepository({ 'price.js': 'module.exports = (text) => eval(text);\n' });
  const before = 'scan-gate run --embedded --local --output agent=scan-gate-agent.json';
  const { code, printed } = await runLine(before, { cwd: path });
  expect(code, printed).toBe(1);
  const { findings } = JSON.parse(readFileSync(join(path, 'scan-gate-agent.json'), 'utf8')) as {
    findings: { violation_id: string }[];
  };
  commit(path, { 'price.js': 'module.exports = (text) => Number(text);\n' });
  const after = await runLine('scan-gate run --embedded --local --output json=scan-gate.json', { cwd: path });
  expect(after.code, after.printed).toBe(0);
  return { path, id: findings[0]?.violation_id ?? '' };
}

/** A checkout of a repository at GitHub without a gate. */
function fresh(): string {
  const path = makeRepository({ '.github/workflows/test.yml': 'on: push\n' });
  git(path, ['remote', 'add', 'origin', 'https://github.com/acme/shop.git']);
  return path;
}
