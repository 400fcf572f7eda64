/**
 * Limits the connections without a valid key. Above the limit the oldest of them is closed, so that nobody is locked
 * out.
 */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';

export interface Connections {
  /** Exempts a connection that has shown a valid key from the limit. */
  welcome(socket: RemoteEnd): void;
}

/** The same for a TCP connection and for the TLS connection within it. */
type RemoteEnd = Pick<Socket, 'remoteAddress' | 'remotePort'>;

const formatConnectionName = ({ remoteAddress, remotePort }: RemoteEnd): string => `${remoteAddress} ${remotePort}`;

export function limitConnections(server: Server, maxUnauthenticated: number): Connections {
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
