import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { codeBlocks, readPages } from '../../scripts/workflows/read.ts';
import { git, makeFolder } from '../service/temporary-repository.ts';
import { baseEnvironment, commandFile, runCommand } from './run-action.ts';
import { type Checkout, type Embedded, makeCheckout, pullRequest, startEmbedded, startGithub } from './world.ts';

const root = join(import.meta.dirname, '../..');
const bad = 'export function price(text) {\n  return eval(text);\n}\n';

/** Each command of the pages once: what stands behind `#` is for readers. */
const shown = readPages()
  .flatMap(({ file, text }) => codeBlocks(file, text))
  .filter(({ language }) => language === 'sh')
  .flatMap(({ text }) => text.split('\n'))
  .map((line) => line.replace(/\s+#.*$/, ''))
  .filter((line) => line.startsWith('scan-gate '));
const lines = [...new Set(shown)];

const notFinding = { version: '2.1.0', runs: [{ tool: { driver: { name: 'a-scanner' } }, results: [] }] };

let checkout: Checkout;
let service: Embedded;
let work: string;

beforeAll(async () => {
  checkout = makeCheckout({ 'README.md': 'A shop\n' }, { feature: { 'src/pricing.js': bad } });
  const bare = join(makeFolder(), 'shop.git');
  git(checkout.path, ['clone', '--quiet', '--bare', checkout.path, bare]);
  service = await startEmbedded('--repo', bare, '--vcs-url', `file://${bare}`);
  work = join(makeFolder(), 'work');
  git(bare, ['clone', '--quiet', `file://${bare}`, work]);
  mkdirSync(join(work, 'results'));
  for (const path of ['results.sarif', 'results/a.sarif', 'base.sarif'])
    writeFileSync(join(work, path), JSON.stringify(notFinding));
  writeFileSync(join(work, 'secret.txt'), 'a-secret-of-some-length\n');
});

interface Ran {
  code: number | null;
  printed: string;
}

const running: (() => void)[] = [];
afterAll(() => {
  for (const stop of running.splice(0)) stop();
});

/** By a shell that knows `scan-gate`; ended once it has printed what it is awaited for. */
function runLine(line: string, awaited?: RegExp): Promise<Ran> {
  const env = { ...baseEnvironment(makeFolder()), SCAN_GATE_API_KEY: service.apiKey };
  const script = `scan-gate() { exec "${process.execPath}" "${commandFile}" "$@"; }\n${line}`;
  const child = spawn('bash', ['-c', script], { cwd: work, env, stdio: ['ignore', 'pipe', 'pipe'] });
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

  it.each(lines)('%s', async (line) => {
    const here = line.replace('https://scanner.example.com/api/v1', service.baseUrl).replace('--port 8080', '--port 0');
    const { code, printed } = await runLine(here, line.includes('serve') ? /"apiKey"/ : undefined);
    expect(code, printed).toBe(0);
  });
});

it('the example for forks gates a pull request without a key by the step that it shows', async () => {
  const { jobs } = parse(readFileSync(join(root, 'examples/workflows/forks.yml'), 'utf8')) as {
    jobs: Record<string, { steps: { id?: string; run?: string }[] }>;
  };
  const step = jobs['scan-gate']?.steps.find(({ id }) => id === 'embedded');
  expect(step?.run).toBe('node "$GITHUB_WORKSPACE/gate/dist/cli/index.js" run --embedded code');
  const folder = makeFolder();
  git(checkout.path, ['clone', '--quiet', '--branch=feature', `file://${checkout.path}`, join(folder, 'code')]);
  symlinkSync(root, join(folder, 'gate'));
  const { main: base = '', feature: head = '' } = checkout.heads;
  const { apiUrl } = await startGithub(checkout, { pulls: { 7: { base, head } } });
  const event = pullRequest('feature', checkout);
  const ended = await runCommand(['run', '--embedded', 'code'], { cwd: folder, event, apiUrl });
  expect([ended.code, ended.report.verdict], ended.stdout).toEqual([1, 'failed']);
  expect(ended.outputs['report-file']).toContain('report.json');
});
