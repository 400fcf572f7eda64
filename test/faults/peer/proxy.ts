/** A proxy that opens tunnels with CONNECT, or does not. */
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';

export interface ProxyPeer {
  port: number;
  /** The heads of what it was asked, every byte. */
  asked: string[];
  stop(): Promise<void>;
}

export type Behavior = 'opens' | 'asks who it is' | 'cannot' | 'is silent' | 'resets';

/** Every tunnel leads to the port on this machine, whatever host was named. */
export async function startProxy(behavior: Behavior, port: () => number): Promise<ProxyPeer> {
  const asked: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((request, response) => {
    asked.push([`${request.method} ${request.url}`, ...request.rawHeaders].join('\n'));
    response.writeHead(501).end();
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
  });
  server.on('connect', (request, client: Socket) => {
    asked.push([`${request.method} ${request.url}`, ...request.rawHeaders].join('\n'));
    const isKnown = request.headers['proxy-authorization'] !== undefined;
    if (behavior === 'resets') return void client.resetAndDestroy();
    if (behavior === 'is silent') return;
    if (behavior === 'cannot') return void client.end('HTTP/1.1 502 Bad Gateway\r\ncontent-length: 0\r\n\r\n');
    if (behavior === 'asks who it is' && !isKnown) {
      const lines = ['HTTP/1.1 407 Proxy Authentication Required', 'proxy-authenticate: Basic realm="x"'];
      return void client.end(`${lines.join('\r\n')}\r\ncontent-length: 0\r\n\r\n`);
    }
    const target = connect(port(), '127.0.0.1', () => {
      client.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      target.pipe(client).pipe(target);
    });
    sockets.add(target);
    target.on('error', () => client.destroy()).on('close', () => sockets.delete(target));
    client.on('close', () => target.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    asked,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
