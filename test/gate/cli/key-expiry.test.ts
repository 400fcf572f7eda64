/** Until when a key is valid, which `vitest.config.ts` also tries at both ends of the day. */
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startEmbedded } from '../../service/embedded.ts';
import { makeFolder } from '../../service/temporary-repository.ts';
import { playCommand } from '../../session.ts';

const now = new Date('2026-06-01T12:00:00Z');

function create(database: string, day: string) {
  const named = ['--name', 'ci', '--scope', 'scan:read', '--expires', day];
  return playCommand(['keys', 'create', '--database', database, '--json', ...named], { now });
}

it('a key with a date is valid through that day, and expired from the next', async () => {
  const database = join(makeFolder(), 'gate.db');
  const { key } = JSON.parse((await create(database, '2026-06-01')).printed);
  let time = new Date('2026-06-01T23:59:59Z');
  const { service, call } = await startEmbedded({ database, apiKey: undefined, now: () => time });
  expect((await call('GET', '/scans', { key })).status).toBe(200);
  time = new Date('2026-06-02T00:00:00Z');
  const refused = await call('GET', '/scans', { key });
  expect([refused.status, refused.body.error.code]).toEqual([401, 'EXPIRED_API_KEY']);
  await service.stop();
  const later = await playCommand(['keys', 'list', '--database', database, '--json'], { now: time });
  expect(JSON.parse(later.printed).keys).toMatchObject([{ status: 'expired', expires: '2026-06-01' }]);
});

it('no key is made for a day that is over', async () => {
  const { code, printed, complained } = await create(join(makeFolder(), 'gate.db'), '2026-05-31');
  expect({ code, printed }).toEqual({ code: 2, printed: '' });
  expect(complained).toContain('"2026-05-31" is in the past');
});
