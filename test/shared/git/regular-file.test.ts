/** A file that a variable names, as a run reads it: the event of a workflow, and the parameters of a build. */
import { execFileSync } from 'node:child_process';
import { readFileSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readContext } from '../../../src/gate/hosts/context/read-context.ts';
import { readCiRun } from '../../../src/gate/hosts/registry.ts';
import { makeFolder } from '../../service/temporary-repository.ts';

const event = readFileSync(new URL('../../fixtures/events/push.json', import.meta.url), 'utf8');

async function readBranch(path: string): Promise<string> {
  const variables = { GITHUB_ACTIONS: 'true', GITHUB_EVENT_NAME: 'push', GITHUB_EVENT_PATH: path };
  const hints = { judged: { kind: 'branch', named: undefined }, policy: { ref: undefined, isCentral: false } } as const;
  return (await readContext({ variables, folder: '/', isAttended: false }, hints)).branch;
}

const readBuilt = (path: string) =>
  readCiRun({ TEAMCITY_VERSION: '2025.07', TEAMCITY_BUILD_PROPERTIES_FILE: path })?.headSha;
const sha = 'a'.repeat(40);
const properties = `build.vcs.number=${sha}\n`;

describe('a file that somebody named', () => {
  it('is read, through a link too', async () => {
    const folder = makeFolder();
    const [file, link] = [join(folder, 'a.json'), join(folder, 'link.json')];
    writeFileSync(file, event.replaceAll('feature/cart', 'feature/ä'));
    symlinkSync(file, link);
    expect([await readBranch(file), await readBranch(link)]).toEqual(['feature/ä', 'feature/ä']);
    writeFileSync(file, properties);
    expect([readBuilt(file), readBuilt(link)]).toEqual([sha, sha]);
  });

  it.runIf(process.platform !== 'win32')('holds nothing up when it is a pipe, a device or a socket', async () => {
    const folder = makeFolder();
    const [pipe, link, socket] = [join(folder, 'pipe'), join(folder, 'link'), join(folder, 'socket')];
    execFileSync('mkfifo', [pipe]);
    symlinkSync(pipe, link);
    const server = createServer().listen(socket);
    for (const path of [pipe, link, '/dev/zero', '/dev/null', '/dev/tty', socket, folder, join(folder, 'none')]) {
      await expect(readBranch(path)).rejects.toMatchObject({ reason: 'wrong-ref' });
      expect(readBuilt(path)).toBeUndefined();
    }
    await expect(readBranch(pipe)).rejects.toThrow('it is a pipe or a device, not a regular file');
    await expect(readBranch('/dev/zero')).rejects.toThrow('it is a pipe or a device, not a regular file');
    await expect(readBranch(folder)).rejects.toThrow('it is a folder');
    server.close();
  });

  it('is refused when it is too large, before it is read', async () => {
    const file = join(makeFolder(), 'large');
    writeFileSync(file, properties);
    truncateSync(file, 256 * 1024 * 1024 + 1);
    await expect(readBranch(file)).rejects.toThrow('it has more than 256 MiB');
    expect(readBuilt(file)).toBeUndefined();
  });
});
