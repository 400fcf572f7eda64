import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createProcessRunner } from '../../../src/scanners/process/engine-process.ts';
import { buildScannerVariables } from '../../../src/shared/git/machine.ts';
import { createScanCommit } from '../../../src/shared/scan/scanners.ts';
import { mainCommit, makeFolder, makeRepository, makeTree, never } from '../../service/temporary-repository.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

const secret = 'sk-variables-2f7a';

function stubSecrets(): void {
  for (const name of ['SCAN_GATE_API_KEY', 'INPUT_API-KEY', 'GITHUB_TOKEN', 'NODE_OPTIONS', 'GIT_DIR']) {
    vi.stubEnv(name, name === 'NODE_OPTIONS' ? '--no-warnings' : secret);
  }
  vi.stubEnv('TMPDIR', '/tmp');
}

function script(text: string): URL {
  const file = join(makeFolder(), 'worker.mjs');
  writeFileSync(file, text);
  return pathToFileURL(file);
}

describe('what reads the files of strangers', () => {
  it('has neither the variables of the gate nor its arguments, and works outside the scanned tree', async () => {
    stubSecrets();
    const program = script(
      `process.stderr.write(JSON.stringify({ names: Object.keys(process.env).sort(), argv: process.argv.slice(2), cwd: process.cwd() }));
       process.exitCode = 1;`,
    );
    const path = makeRepository({ 'a.js': '' });
    const scanned = createScanCommit(program)({ path, sha: mainCommit(path) }, never);
    await expect(scanned).rejects.toThrow(
      /: \{"names":\["PATH","TMPDIR"\],"argv":\[\],"cwd":"\/tmp\/scan-gate-\w+"\}$/,
    );
  });

  it('has in a process neither of them, and works outside the scanned tree', async () => {
    stubSecrets();
    const worker = script(
      `process.on('message', ({ engine }) => process.send({ usedMs: 0, reply: engine ? { opened: true } : { several: [{
         names: Object.keys(process.env).sort(), argv: process.argv.slice(2), cwd: process.cwd() }] } }));`,
    );
    const tree = makeTree({ 'a.js': '' });
    const times = { openMs: 120_000, fileMs: 30_000, lostMs: 120_000, spentFileMs: 3_000 };
    const bounds = { ...times, processors: 1, lostFiles: 60, heapMb: 64, stackMb: 1 };
    const looked = createProcessRunner({ script: worker, env: buildScannerVariables(tree.root) }, bounds)(
      { name: 'x' } as never,
      [{ path: 'a.js' }] as never,
      tree,
    );
    for await (const answer of looked) {
      expect(answer).toMatchObject({ argv: ['x'], cwd: join(tree.root, '..') });
      expect(
        (answer as unknown as { names: string[] }).names.filter((name) => name !== 'NODE_CHANNEL_SERIALIZATION_MODE'),
      ).toEqual(['PATH', 'TMPDIR']);
    }
    expect.assertions(2);
  });
});
