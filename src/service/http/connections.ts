/**
 * Limits the connections without a valid key. Above the limit the oldest of them is closed, so that nobody is locked
 * out.
 */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';

export interface Connections {
  /** Exempts a connection that has shown a valid key from the limit. */
  welcome(socket: Ends): void;
}

/** The same for a TCP connection and for the TLS connection within it. */
type Ends = Pick<Socket, 'remoteAddress' | 'remotePort'>;

const nameOf = ({ remoteAddress, remotePort }: Ends): string => `${remoteAddress} ${remotePort}`;

export function boundConnections(server: Server, maxStrangers: number): Connections {
  // In the order in which they were opened.
  const strangers = new Map<string, Socket>();
  server.on('connection', (socket: Socket) => {
    const name = nameOf(socket);
    strangers.set(name, socket);
    socket.once('close', () => {
      if (strangers.get(name) === socket) strangers.delete(name);
    });
    if (strangers.size <= maxStrangers) return;
    const [[oldestName, oldest] = [name, socket]] = strangers;
    strangers.delete(oldestName);
    oldest.destroy();
  });
  return { welcome: (socket) => strangers.delete(nameOf(socket)) };
}
