/** A server that stands before another one, hands every request on as it is, and tells when one comes. */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Standing {
  url: string;
  stop(): void;
}

/** Hands every request on as it is. */
export async function standBefore(target: string, onRequest: () => void): Promise<Standing> {
  const { origin, pathname } = new URL(target);
  const server = createServer((incoming, response) => {
    onRequest();
    handOn(new URL(incoming.url ?? '/', origin), incoming, response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${port}${pathname === '/' ? '' : pathname}`, stop };
}

function handOn(url: URL, incoming: IncomingMessage, response: ServerResponse): void {
  const { method, headers } = incoming;
  const outgoing = request(url, { method: method ?? 'GET', headers: { ...headers, host: url.host } }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  outgoing.on('error', () => response.destroy());
  incoming.pipe(outgoing);
}
