/** The worked example of docs/service.md, line by line, as a reader would type it, with the built command. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { listCodeBlocks } from '../../scripts/workflows/read.ts';
import { git, makeFolder, writeFiles } from '../service/temporary-repository.ts';

const root = join(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'docs/service.md'), 'utf8');
const example = listCodeBlocks('docs/service.md', page).find(({ language }) => language === 'bash')?.text ?? '';
const has = (program: string) => spawnSync(program, ['--version']).status === 0;
// CI's images have all of them: one that had not would fail, and not pass over it.
const canRun = process.env.CI !== undefined || ['bash', 'curl', 'jq', 'sqlite3'].every(has);

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

describe('the worked example', () => {
  it.runIf(canRun)(
    'runs, each line with success, and leaves a key that works and a backup',
    async () => {
      const folder = makeFolder();
      git(folder, ['init', '--quiet', '--initial-branch=main', 'shop']);
      const shop = join(folder, 'shop');
      writeFiles(shop, { 'a.js': 'eval(process.argv[2]);\n' });
      git(shop, ['add', '--all']);
      git(shop, ['commit', '--quiet', '--message=Shop']);
      const lines = example
        .trim()
        .replaceAll('8080', String(await freePort()))
        .split('\n');
      expect(lines.length).toBeGreaterThan(12);
      const command = `scan-gate() { "${process.execPath}" "${join(root, 'dist/cli/index.js')}" "$@"; }`;
      // Job control as in a terminal: `%1` is the service.
      const script = ['set -emo pipefail', command, ...lines.map((line, at) => `${line}\necho "line ${at} ended"`)];
      const { PATH, NODE_COMPILE_CACHE } = process.env;
      const env = { PATH, NODE_COMPILE_CACHE, HOME: folder };
      const child = spawn('bash', ['-c', script.join('\n')], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
      const [out, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
      const log = readFileSync(join(folder, 'serve.log'), 'utf8');
      expect(code, `${out}\n${errors}\n${log}`).toBe(0);
      expect(out).toContain(`line ${lines.length - 1} ended`);
      expect(out).toContain('"status":"healthy"');
      expect(out.match(/reader +valid +violation:read +2099-12-31/g)).toHaveLength(2);
      expect(JSON.parse(readFileSync(join(folder, 'started.json'), 'utf8')).status).toBe('PENDING');
      expect(log).toContain('"endpoint":"startScan"');
    },
    600_000,
  );

  it('is shown in whole lines', () => {
    expect(example.split('\n').filter((line) => line.endsWith('\\'))).toEqual([]);
  });
});
