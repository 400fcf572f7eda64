import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { createSecureContext, TLSSocket } from 'node:tls';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openStore } from '../../../src/service/store/store.ts';
import { createAuthority } from '../../faults/peer/certificates.ts';
import { playCommand } from '../../session.ts';
import { makeFolder } from '../temporary-repository.ts';

const password = 'Very%20secret-0123';
const authority = createAuthority('Databases');

/** What a client says of itself to a server that wants to know everything and then refuses. */
interface Told {
  isEncrypted: boolean;
  user?: string | undefined;
  database?: string | undefined;
  password?: string;
}

const stops: (() => unknown)[] = [];
afterEach(async () => {
  vi.unstubAllEnvs();
  await Promise.all(stops.splice(0).map((stop) => stop()));
});

const message = (type: string, content: Buffer) => {
  const head = Buffer.from(`${type}\0\0\0\0`);
  head.writeUInt32BE(content.length + 4, 1);
  return Buffer.concat([head, content]);
};

/** On a free port, or on the socket of a folder. */
async function startServer(place: string | number, host?: string): Promise<{ port: string; told: Told[] }> {
  const told: Told[] = [];
  const identity = authority.issue('127.0.0.1');
  const talk = (socket: Socket, client: Told) => {
    socket.on('error', () => undefined);
    socket.once('data', (first: Buffer) => {
      if (first.readUInt32BE(4) === 80_877_103) {
        socket.write('S');
        const secured = new TLSSocket(socket, { isServer: true, secureContext: createSecureContext(identity) });
        return talk(secured, { ...client, isEncrypted: true });
      }
      const words = first.subarray(8).toString().split('\0');
      const fact = (name: string) => words[words.indexOf(name) + 1];
      Object.assign(client, { user: fact('user'), database: fact('database') });
      told.push(client);
      socket.write(message('R', Buffer.from([0, 0, 0, 3])));
      socket.once('data', (answer: Buffer) => {
        client.password = answer.subarray(5, -1).toString();
        socket.end(message('E', Buffer.from('SFATAL\0C28P01\0Mno\0\0')));
      });
    });
  };
  const server = createServer((socket) => talk(socket, { isEncrypted: false }));
  await once(typeof place === 'string' ? server.listen(place) : server.listen(place, host), 'listening');
  stops.push(() => new Promise((done) => server.close(done)));
  const address = server.address();
  return { port: typeof address === 'object' ? `${address?.port}` : '', told };
}

const refuse = (file: string) => expect(openStore({ file, role: 'tool' })).rejects.toMatchObject({ code: 'CONFIG' });

describe('the address of a PostgreSQL database', () => {
  it.each<[string, string | undefined, Partial<Told> | undefined]>([
    ['postgresql://gate:pw@localhost:PORT/gate', undefined, { user: 'gate', database: 'gate', isEncrypted: false }],
    ['postgres://:pw@127.0.0.1:PORT/x', '127.0.0.1', { user: 'whoever', database: 'x' }],
    ['postgres://a%40b:c%2Fd@127.0.0.1:PORT/x', '127.0.0.1', { user: 'a@b', password: 'c/d', isEncrypted: false }],
    ['postgres://u:p@127.0.0.1/x?port=PORT', '127.0.0.1', { user: 'u' }],
    ['postgres://u:p@other.example/x?host=127.0.0.1&port=PORT', '127.0.0.1', { user: 'u' }],
    ['postgres://u:p@0.0.0.0:PORT/x?sslmode=disable', '127.0.0.1', { isEncrypted: false }],
    ['postgres://u:p@127.0.0.1:PORT/x?sslmode=require', '127.0.0.1', { isEncrypted: true, database: 'x' }],
    ['postgres://u:p@127.0.0.1:PORT/x?sslmode=verify-full', '127.0.0.1', undefined],
  ])('%s is read', async (address, host, expected) => {
    vi.stubEnv('PGUSER', 'whoever');
    const { port, told } = await startServer(0, host);
    await refuse(address.replace('PORT', port));
    expect(told[0]).toEqual(expected === undefined ? undefined : expect.objectContaining(expected));
  });

  it('may name the folder of a socket, without a port', async () => {
    const folder = makeFolder();
    const { told } = await startServer(join(folder, '.s.PGSQL.5432'));
    await refuse(`postgres://u:p@/gate?host=${encodeURIComponent(folder)}`);
    expect(told).toEqual([{ isEncrypted: false, user: 'u', database: 'gate', password: 'p' }]);
  });

  it.each([
    [`postgres://gate:${password}@db.example.com/gate`, 'sslmode is missing'],
    [`postgres://gate:${password}@db.example.com/gate?sslmode=prefer`, 'sslmode="prefer" in the address'],
    [`postgres://gate:${password}@h/gate?sslmode=verify-ca`, 'needs sslrootcert'],
    [`postgres://gate:${password}@h/gate?sslmode=verify-full&sslrootcert=/none/ca.pem`, 'cannot be read'],
    [`postgres://gate:${password}@localhost/gate?sslmod=require`, 'unknown parameter "sslmod"'],
    [`postgres://gate:${password}@localhost:99999/gate`, 'cannot be read'],
    [`postgres://gate:${password}@localhost:0/gate`, 'is not from 1 to 65535'],
    [`postgres://gate:${password}@localhost/gate?port=65536`, 'is not from 1 to 65535'],
    [`postgres://gate:${password}%zz@localhost/gate`, 'a % that is not an escape'],
    [`postgres:gate:${password}@localhost/gate`, 'cannot be read'],
    [`postgres://gate:${password}@127.0.0.1:1/gate`, 'does not answer'],
    [`postgres://gate:${password}@[::1]:1/gate`, 'postgres://gate@::1:1/gate '],
    [`postgres://gate:${password}@/gate?host=/none`, 'no such socket'],
  ])('%s is CONFIG, and its error does not hold the password', async (file, message) => {
    const error = await openStore({ file, role: 'tool' }).catch((fault: unknown) => fault);
    expect(error).toMatchObject({ code: 'CONFIG', message: expect.stringContaining(message) });
    const texts = [String(error), JSON.stringify(error), String((error as Error).cause), (error as Error).stack];
    for (const text of texts) {
      expect(text).not.toContain('secret-0123');
      expect(text).not.toContain(decodeURIComponent(password));
    }
  });

  it.each(['mysql://localhost/x', 'https://example.com/x', 'sqlite://file.db'])(
    '%s is not taken for a file',
    async (file) => {
      await expect(openStore({ file, role: 'tool' })).rejects.toThrow('is not supported');
    },
  );

  it.each(['gate.db', './postgres', 'a:b/gate.db', 'C:\\data\\gate.db'])('%s is a file', async (name) => {
    const folder = makeFolder();
    const { complained } = await playCommand(['keys', 'list', '--database', name], { folder });
    expect(complained).toContain(join(folder, name));
  });
});
