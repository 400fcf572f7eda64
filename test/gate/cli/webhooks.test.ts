import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, it } from 'vitest';
import { openStore } from '../../../src/service/store/store.ts';
import { ownerOf, startEmbedded } from '../../service/embedded.ts';
import { makeFolder } from '../../service/temporary-repository.ts';
import { startReceiver } from '../../service/webhooks/receiver.ts';
import { playCommand } from '../../session.ts';

const folder = makeFolder();
let files = 0;
const newFile = () => join(folder, `${++files}.db`);
const secret = 'a-secret-of-some-length';

const webhooks = (database: string, argv: string[], input = '') =>
  playCommand(['webhooks', ...argv, '--database', database], { readInput: async () => input });

async function add(database: string, ...argv: string[]): Promise<{ id: string; notes: string[] }> {
  const input = argv.includes('--secret-stdin') ? `${secret}\n` : '';
  const { code, printed, complained } = await webhooks(database, ['add', ...argv, '--json'], input);
  expect({ code, complained }).toEqual({ code: 0, complained: '' });
  return JSON.parse(printed);
}

describe('webhooks', () => {
  it('are added beside a running service, told of its scans, listed with what was delivered, and removed', async () => {
    const database = newFile();
    const receiver = await startReceiver();
    const { service, scan } = await startEmbedded({ database });
    const argv = [
      '--url',
      receiver.url,
      '--allow-private',
      '--secret-stdin',
      '--event',
      'scan.completed',
      'violation.fixed',
    ];
    const { id, notes } = await add(database, ...argv);
    expect(notes).toEqual([]);
    const { scan_id } = await scan();
    while (receiver.received.length === 0) await new Promise((next) => setTimeout(next, 5));
    expect(receiver.received[0]?.json.data.scan_id).toBe(scan_id);
    const listed = JSON.parse((await webhooks(database, ['list', '--json'])).printed);
    expect(listed.webhooks).toMatchObject([
      { id, status: 'active', signed: true, events: ['scan.completed', 'violation.fixed'] },
    ]);
    expect(JSON.stringify(listed)).not.toContain(secret);
    let deliveries = [];
    while (deliveries[0]?.status !== 'delivered') {
      deliveries = JSON.parse((await webhooks(database, ['deliveries', id, '--json'])).printed).deliveries;
    }
    expect(deliveries).toMatchObject([{ event: 'scan.completed', attempts: [{ status: 204 }] }]);
    expect((await webhooks(database, ['deliveries', id])).printed).toMatch(
      /evt_\w+ +scan\.completed .* delivered +1: 204/,
    );
    expect((await webhooks(database, ['remove', id])).code).toBe(0);
    expect((await webhooks(database, ['remove', id])).complained).toContain('There is no webhook');
    await service.stop();
    await receiver.stop();
  });

  it('say that nothing is signed without a secret, and that events about members never come', async () => {
    const { notes } = await add(newFile(), '--url', 'https://example.com/', '--event', 'member.added,scan.failed');
    expect(notes).toEqual([
      'member.added is never sent: this service knows no members.',
      'What is sent is not signed: give a secret with --secret-stdin.',
    ]);
  });

  it('are tested with an event of its own, which enables one that was disabled', async () => {
    const database = newFile();
    let status = 500;
    const receiver = await startReceiver((_, response) => response.writeHead(status).end());
    const { id } = await add(database, '--url', receiver.url, '--allow-private', '--event', 'scan.failed');
    const failed = await webhooks(database, ['test', id]);
    expect([failed.code, failed.printed]).toEqual([2, `${id} failed: status 500.\n`]);
    const store = await openStore({ file: database });
    const owner = await ownerOf(store);
    const waiting = {
      deliveryId: 0,
      webhookId: id,
      attempts: 0,
      eventId: '',
      event: '',
      body: '',
      url: '',
      secret: null,
      allowPrivate: true,
    };
    for (const _ of Array(10))
      await store.outbox.settle(waiting, { status: 500, error: 'x', durationMs: 0 }, new Date());
    expect((await store.webhooks.find(owner, id))?.disabledAt).not.toBeNull();
    await store.close();
    status = 200;
    expect((await webhooks(database, ['test', id])).code).toBe(0);
    expect(receiver.names()).toEqual(['webhook.test', 'webhook.test']);
    expect((await webhooks(database, ['list'])).printed).toMatch(/active/);
    await receiver.stop();
  });

  it.each<[string, string[], string, string]>([
    ['no URL', ['add', '--event', 'scan.failed'], '', '--url is missing'],
    ['no event', ['add', '--url', 'https://example.com/'], '', '--event is missing'],
    [
      'an unknown event',
      ['add', '--url', 'https://example.com/', '--event', 'scan.complete'],
      '',
      'did you mean scan.completed?',
    ],
    ['http', ['add', '--url', 'http://example.com/', '--event', 'scan.failed'], '', 'is not encrypted'],
    ['this machine', ['add', '--url', 'https://127.0.0.1/', '--event', 'scan.failed'], '', '--allow-private'],
    [
      'a short secret',
      ['add', '--url', 'https://example.com/', '--event', 'scan.failed', '--secret-stdin'],
      'short\n',
      'at least 16',
    ],
    [
      'no secret',
      ['add', '--url', 'https://example.com/', '--event', 'scan.failed', '--secret-stdin'],
      '',
      'at least 16',
    ],
  ])('are refused with %s', async (_, argv, input, message) => {
    const { code, printed, complained } = await webhooks(newFile(), argv, input);
    expect({ code, printed }).toEqual({ code: 2, printed: '' });
    expect(complained).toContain(message);
  });
});

describe('the example of a receiver', () => {
  it('accepts only signed events, with either secret during a rotation, each event once', async () => {
    const place = mkdtempSync(join(folder, 'receiver-'));
    const root = join(import.meta.dirname, '../../..');
    const packaged = join(place, 'node_modules/scan-gate');
    mkdirSync(packaged, { recursive: true });
    const exports = { './webhook': './webhook.ts' };
    writeFileSync(join(packaged, 'package.json'), JSON.stringify({ name: 'scan-gate', type: 'module', exports }));
    // From the sources: node strips types of what lies outside of node_modules, where the link leads.
    symlinkSync(join(root, 'src/shared/api/webhook.ts'), join(packaged, 'webhook.ts'));
    const receiver = join(place, 'receiver.mjs');
    writeFileSync(receiver, readFileSync(join(root, 'examples/webhook-receiver/receiver.mjs')));
    const env = {
      PATH: process.env.PATH,
      PORT: '0',
      WEBHOOK_SECRET: 'the-new-secret-of-today',
      WEBHOOK_SECRET_OLD: secret,
    };
    const child = spawn(process.execPath, [receiver], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    const lines: string[] = [];
    const out = createInterface({ input: child.stdout }).on('line', (line) => lines.push(line));
    const errors: string[] = [];
    createInterface({ input: child.stderr }).on('line', (line) => errors.push(line));
    await once(out, 'line');
    const url = `http://127.0.0.1:${/\d+/.exec(lines[0] ?? '')?.[0]}/`;
    const database = newFile();
    const { id } = await add(database, '--url', url, '--allow-private', '--event', 'scan.completed', '--secret-stdin');
    expect((await webhooks(database, ['test', id])).code).toBe(0);
    expect((await webhooks(database, ['rotate', id, '--secret-stdin'], 'the-new-secret-of-today')).code).toBe(0);
    expect((await webhooks(database, ['test', id])).code).toBe(0);
    expect((await webhooks(database, ['rotate', id, '--secret-stdin'], 'nobody-knows-this-one')).code).toBe(0);
    const refused = await webhooks(database, ['test', id]);
    expect([refused.code, refused.printed]).toEqual([2, `${id} failed: status 401.\n`]);
    child.kill();
    await once(child, 'close');
    expect(lines.slice(1).map((line) => JSON.parse(line).event)).toEqual(['webhook.test', 'webhook.test']);
    expect(errors.join()).toBe('refused: wrong signature');
  });
});
