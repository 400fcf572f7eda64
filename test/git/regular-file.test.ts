import { execFileSync } from 'node:child_process';
import { symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { maxFileBytes, readRegularFile, readRegularText, readRegularTextSync } from '../../src/git/regular-file.ts';
import { makeFolder } from '../service/temporary-repository.ts';

describe('a file that somebody named', () => {
  it('is read, through a link too', async () => {
    const folder = makeFolder();
    const [file, link] = [join(folder, 'a.json'), join(folder, 'link.json')];
    writeFileSync(file, 'ä');
    symlinkSync(file, link);
    expect([await readRegularText(file), await readRegularText(link), readRegularTextSync(link)]).toEqual([
      'ä',
      'ä',
      'ä',
    ]);
  });

  it.runIf(process.platform !== 'win32')('holds nothing up when it is a pipe, a device or a socket', async () => {
    const folder = makeFolder();
    const [pipe, link, socket] = [join(folder, 'pipe'), join(folder, 'link'), join(folder, 'socket')];
    execFileSync('mkfifo', [pipe]);
    symlinkSync(pipe, link);
    const server = createServer().listen(socket);
    for (const path of [pipe, link, '/dev/zero', '/dev/null', '/dev/tty', socket, folder, join(folder, 'none')]) {
      await expect(readRegularFile(path)).rejects.toThrow();
      expect(() => readRegularTextSync(path)).toThrow();
    }
    await expect(readRegularFile(pipe)).rejects.toMatchObject({ code: 'no regular file' });
    server.close();
  });

  it('is refused when it is too large, before it is read', async () => {
    const file = join(makeFolder(), 'large');
    writeFileSync(file, '12345');
    await expect(readRegularFile(file, 4)).rejects.toMatchObject({ code: 'too large' });
    expect((await readRegularFile(file, 5)).length).toBe(5);
    truncateSync(file, maxFileBytes + 1);
    await expect(readRegularFile(file)).rejects.toMatchObject({ code: 'too large' });
  });
});
