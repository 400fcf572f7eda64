/** A server that answers as it is told, byte by byte where it has to be: Node's own HTTP, and none of the gate's code. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import type { Identity } from './certificates.ts';

export interface Asked {
  method: string;
  /** Below the server's root. */
  path: string;
  query: URLSearchParams;
  body: string;
  headers: IncomingMessage['headers'];
  /** Everything that came over the wire. */
  bytes: string;
}

export interface Truth {
  status: number;
  body: string;
  headers?: Record<string, string>;
}

/** One request that a fault may spoil. */
export interface Exchange {
  asked: Asked;
  socket: Socket;
  /** Does what is asked, and says what a sound server would answer. */
  truth(): Truth;
  send(answer: Truth): void;
}

export interface Peer {
  port: number;
  asked: Asked[];
  stop(): Promise<void>;
}

/** `answer` is told of every request. */
export async function startPeer(answer: (exchange: Omit<Exchange, 'truth'>) => void, tls?: Identity): Promise<Peer> {
  const asked: Asked[] = [];
  const sockets = new Set<Socket>();
  const serve = (request: IncomingMessage, response: ServerResponse) => {
    void read(request).then(
      (question) => {
        asked.push(question);
        const send = ({ status, body, headers }: Truth) => {
          response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
        };
        answer({ asked: question, socket: request.socket, send });
      },
      () => {},
    );
  };
  const server = tls === undefined ? createServer(serve) : createTlsServer(tls, serve);
  for (const name of ['connection', 'secureConnection']) {
    server.on(name, (socket: Socket) => {
      sockets.add(socket);
      socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    });
  }
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

async function read(request: IncomingMessage): Promise<Asked> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks).toString();
  const url = new URL(request.url ?? '/', 'http://127.0.0.1');
  const { method = '', headers, rawHeaders } = request;
  const bytes = [`${method} ${request.url}`, ...rawHeaders, body].join('\n');
  return { method, path: decodeURIComponent(url.pathname), query: url.searchParams, body, headers, bytes };
}
