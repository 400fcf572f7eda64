/**
 * The HTTP server of the service, with or without TLS, with limits against slow or greedy clients: above the limit of
 * connections without a valid key the oldest of them is closed, so that nobody is locked out.
 */

import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { GateError } from '../../shared/errors.ts';

/** "Request timeouts: not shown". */
const bounds = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 2_000,
} as const;
const maxConnections = 1_024;
/** How many of these connections may be without a key. */
const maxUnauthenticatedConnections = 256;
const idleSocketMs = 60_000;

export interface Tls {
  /** PEM, including the chain. */
  cert: string;
  key: string;
}

export function createHttpServer(
  fetch: Parameters<typeof createAdaptorServer>[0]['fetch'],
  tls: Tls | undefined,
): { server: Server; connections: Connections } {
  const options = { fetch, overrideGlobalObjects: false };
  const adapted =
    tls === undefined
      ? createAdaptorServer({ ...options, createServer, serverOptions: bounds })
      : createAdaptorServer({ ...options, createServer: createSecureServer, serverOptions: { ...bounds, ...tls } });
  const server = adapted as Server;
  server.maxConnections = maxConnections;
  server.timeout = idleSocketMs;
  return { server, connections: limitConnections(server, maxUnauthenticatedConnections) };
}

/** Returns the origin on which it listens. Throws CONFIG when it cannot listen. */
export async function listen(server: Server, port: number, hostname: string): Promise<string> {
  try {
    server.listen(port, hostname);
    await once(server, 'listening');
  } catch (cause) {
    throw new GateError('CONFIG', `The embedded service cannot listen on ${hostname}, port ${port}.`, {
      cause,
      hint: ['EADDRINUSE', 'EACCES'].includes(String((cause as NodeJS.ErrnoException).code))
        ? 'Name a free port, or 0 for any.'
        : 'Name an address of this machine with --host: 0.0.0.0 is all of them.',
    });
  }
  const { port: actual } = server.address() as AddressInfo;
  return `${'setSecureContext' in server ? 'https' : 'http'}://${hostname.includes(':') ? `[${hostname}]` : hostname}:${actual}`;
}

export interface Connections {
  /** Exempts a connection that has shown a valid key from the limit. */
  welcome(socket: Pick<Socket, 'remoteAddress' | 'remotePort'>): void;
}

/** The same for a TCP connection and for the TLS connection within it. */
const formatConnectionName = ({ remoteAddress, remotePort }: Parameters<Connections['welcome']>[0]): string =>
  `${remoteAddress} ${remotePort}`;

function limitConnections(server: Server, maxUnauthenticated: number): Connections {
  // In the order in which they were opened.
  const strangers = new Map<string, Socket>();
  server.on('connection', (socket: Socket) => {
    const name = formatConnectionName(socket);
    strangers.set(name, socket);
    socket.once('close', () => {
      if (strangers.get(name) === socket) strangers.delete(name);
    });
    if (strangers.size <= maxUnauthenticated) return;
    const [[oldestName, oldest] = [name, socket]] = strangers;
    strangers.delete(oldestName);
    oldest.destroy();
  });
  return { welcome: (socket) => strangers.delete(formatConnectionName(socket)) };
}
