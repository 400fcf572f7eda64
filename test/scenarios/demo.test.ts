import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { makeRepository, writeFiles } from '../service/temporary-repository.ts';

const root = join(import.meta.dirname, '../..');

async function demo(...args: string[]) {
  const env = { ...process.env, INIT_CWD: root };
  const { stdout } = await promisify(execFile)(process.execPath, [join(root, 'scripts/demo.ts'), ...args], { env });
  const files = [...stdout.matchAll(/^ {2}(build\/demo\/\S+)/gm)].map(([, file = '']) => file);
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  return { stdout, files };
}

describe('the demo', () => {
  it('shows a newcomer that only the new findings of a pull request block, and names the files that it leaves', async () => {
    const { stdout, files } = await demo();
    expect(stdout).toContain('main, is scanned first and has 29 findings');
    expect(stdout).toContain('4 new, 29 existing: only new findings block.');
    expect(stdout).toContain('Exit code 1: 4 new findings block this pull request: 1 critical, 3 high');
    expect(files).toContain('build/demo/scan-gate.html');
    expect(stdout).not.toMatch(/Warning:|not set|^ *::/m);
  });

  const bad = { 'a.js': 'exports.read = (request) => eval(request.query.formula);\n' };
  const outer = { 'other.js': `${bad['a.js']}exports.more = (request) => eval(request.query.more);\n` };
  it.each<[string, () => string]>([
    ['a checkout', () => makeRepository(bad)],
    ['only a folder inside a checkout', () => dirname(writeFile(join(makeRepository(outer), 'inner')))],
  ])('scans %s that is given', async (_, make) => {
    const path = make();
    const { stdout } = await demo(path);
    expect(stdout).toContain(`Scan Gate demo: ${path}`);
    expect(stdout).toContain('Exit code 1: 1 high finding blocks');
  });

  it('refuses a path that is not a folder', async () => {
    await expect(demo(join(root, 'none'))).rejects.toThrow('is not a folder');
  });

  function writeFile(folder: string): string {
    writeFiles(folder, bad);
    return join(folder, 'a.js');
  }
});
