import { getDefaultAutoSelectFamily, setDefaultAutoSelectFamily } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendWebhook } from '../../../src/service/webhooks/send.ts';
import { playCommand } from '../../session.ts';
import { makeFolder, never } from '../temporary-repository.ts';
import { startReceiver } from './receiver.ts';

const database = join(makeFolder(), 'gate.db');

/** Whether a webhook may be added at this URL. */
async function mayAdd(url: string, allowPrivate: boolean): Promise<boolean> {
  const argv = ['webhooks', 'add', '--database', database, '--url', url, '--event', 'scan.failed'];
  const { code, complained } = await playCommand([...argv, ...(allowPrivate ? ['--allow-private'] : [])]);
  if (code !== 0) expect(complained).toContain('The URL of a webhook');
  return code === 0;
}

async function classify(address: string): Promise<string> {
  const url = `https://${address.includes(':') ? `[${address}]` : address}/`;
  return (await mayAdd(url, false)) ? 'public' : (await mayAdd(url, true)) ? 'private' : 'closed';
}

describe('an address', () => {
  it.each([
    ['8.8.8.8', 'public'],
    ['172.15.255.255', 'public'],
    ['172.32.0.0', 'public'],
    ['100.63.255.255', 'public'],
    ['100.128.0.0', 'public'],
    ['2606:4700::1111', 'public'],
    ['::ffff:8.8.8.8', 'public'],
    ['127.0.0.1', 'private'],
    ['127.255.255.254', 'private'],
    ['10.0.0.1', 'private'],
    ['172.16.0.1', 'private'],
    ['172.31.255.255', 'private'],
    ['192.168.1.1', 'private'],
    ['100.64.0.1', 'private'],
    ['100.127.255.255', 'private'],
    ['::1', 'private'],
    ['0:0:0:0:0:0:0:1', 'private'],
    ['fc00::1', 'private'],
    ['fdff:ffff::1', 'private'],
    ['::ffff:127.0.0.1', 'private'],
    ['::ffff:7f00:1', 'private'],
    ['0:0:0:0:0:ffff:10.1.2.3', 'private'],
    ['0.0.0.0', 'closed'],
    ['0.1.2.3', 'closed'],
    ['169.254.169.254', 'closed'],
    ['::ffff:169.254.169.254', 'closed'],
    ['::ffff:a9fe:a9fe', 'closed'],
    ['::ffff:0.0.0.0', 'closed'],
    ['168.63.129.16', 'closed'],
    ['168.63.129.15', 'public'],
    ['168.63.129.17', 'public'],
    ['::ffff:168.63.129.16', 'closed'],
    ['::ffff:a83f:8110', 'closed'],
    ['100.100.100.200', 'closed'],
    ['100.100.100.199', 'private'],
    ['::ffff:100.100.100.200', 'closed'],
    ['0:0:0:0:0:ffff:6464:64c8', 'closed'],
    ['fd00:ec2::254', 'closed'],
    ['fd00:0ec2:0:0:0:0:0:254', 'closed'],
    ['FD00:EC2::254', 'closed'],
    ['fd00:ec2::23', 'closed'],
    ['fd20:ce::254', 'closed'],
    ['fd00:ec3::254', 'private'],
    ['192.0.0.192', 'closed'],
    ['192.0.2.1', 'closed'],
    ['198.18.0.1', 'closed'],
    ['224.0.0.1', 'closed'],
    ['255.255.255.255', 'closed'],
    ['::', 'closed'],
    ['::127.0.0.1', 'closed'],
    ['::a9fe:a9fe', 'closed'],
    ['64:ff9b::7f00:1', 'closed'],
    ['64:ff9b:1::1', 'closed'],
    ['2002:7f00:1::', 'closed'],
    ['2001:0:7f00:1::', 'closed'],
    ['2001:db8::1', 'closed'],
    ['fe80::1', 'closed'],
    ['fec0::1', 'closed'],
    ['ff02::1', 'closed'],
    ['4000::1', 'closed'],
  ])('%s is %s', async (address, place) => {
    expect(await classify(address)).toBe(place);
  });
});

describe('the URL of a webhook', () => {
  it.each([
    ['https://example.com/hook?a=1', false],
    ['https://8.8.8.8:8443/', false],
    ['http://127.0.0.1:9090/', true],
    ['http://[::1]:9090/', true],
    ['https://10.1.2.3/', true],
  ])('may be %s with allow-private %s', async (url, allowPrivate) => {
    expect(await mayAdd(url, allowPrivate)).toBe(true);
  });

  it.each([
    ['nothing', false],
    ['ftp://example.com/', false],
    ['file:///etc/passwd', true],
    ['http://example.com/', false],
    ['https://user:pw@example.com/', false],
    ['https://example.com/#part', false],
    [`https://example.com/${'x'.repeat(2_000)}`, false],
    ['https://127.0.0.1/', false],
    ['https://2130706433/', false],
    ['https://0x7f.1/', false],
    ['https://0177.0.0.1/', false],
    ['https://127.1/', false],
    ['https://[::ffff:127.0.0.1]/', false],
    ['https://[::1]/', false],
    ['https://169.254.169.254/latest/meta-data', false],
    ['https://169.254.169.254/latest/meta-data', true],
    ['http://0.0.0.0/', true],
    ['http://[::]/', true],
    ['http://[::ffff:169.254.169.254]/', true],
    ['http://168.63.129.16/metadata', true],
    ['http://2822734096/', true],
    ['http://0xa83f8110/', true],
    ['http://0250.077.0201.020/', true],
    ['http://168.4161808/', true],
    ['http://100.100.100.200/latest/meta-data', true],
    ['http://1684301000/', true],
    ['http://100.100.25800/', true],
    ['http://[fd00:ec2::254]/', true],
    ['http://[::ffff:6464:64c8]/', true],
    ['http://2852039166/', true],
    ['http://[fe80::1]/', true],
    ['http://①②⑦.0.0.1/', false],
  ])('is refused: %s with allow-private %s', async (url, allowPrivate) => {
    expect(await mayAdd(url, allowPrivate)).toBe(false);
  });
});

describe.each([true, false])('a look-up with several families at once: %s', (isAutomatic) => {
  const before = getDefaultAutoSelectFamily();
  beforeAll(() => setDefaultAutoSelectFamily(isAutomatic));
  afterAll(() => setDefaultAutoSelectFamily(before));

  const send = (url: string, allowPrivate: boolean, ...addresses: string[]) => {
    const found = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    const resolve = ((_: string, __: object, callback: (error: null, all: object[]) => void) =>
      callback(null, found)) as never;
    const message = { url, allowPrivate, secret: null, eventId: 'evt_1', event: 'scan.failed', body: '{}' };
    return sendWebhook(message, { signal: never, now: new Date(), resolve });
  };

  it('leads to what was checked', async () => {
    const { url, stop } = await startReceiver();
    const { status } = await send(url.replace('127.0.0.1', 'name.example'), true, '127.0.0.1');
    await stop();
    expect(status).toBe(204);
  });

  it.each([
    ['a private one', false, ['10.0.0.1']],
    ['one of several that is private', false, ['8.8.8.8', '127.0.0.1']],
    ['one of several that is mapped', false, ['8.8.8.8', '::ffff:10.0.0.1']],
    ['where credentials lie, whatever is allowed', true, ['169.254.169.254']],
    ['one of the cloud, whatever is allowed', true, ['10.0.0.1', '168.63.129.16']],
    ['one of the cloud in IPv6, whatever is allowed', true, ['fd00:ec2::254']],
    ['what is no address', true, ['name.example']],
    ['nothing', true, ['']],
    ['one of this link, by its interface', true, ['fe80::1%eth0']],
    ['one of the cloud, by its interface', true, ['fd00:ec2::254%eth0']],
    ['none', false, []],
  ])('refuses a name that leads to %s', async (_, allowPrivate, addresses) => {
    const { error } = await send('https://name.example/', allowPrivate, ...addresses);
    expect(error).toMatch(/^name\.example (?:has no address|leads to .* where it may not go)$/);
  });
});
