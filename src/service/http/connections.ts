/** Bounds the connections that have shown no key: beyond the bound the oldest of them is closed, so that nobody is kept out. */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';

export interface Connections {
  /** It has shown a key, and is bounded no more. */
  welcome(socket: Ends): void;
}

/** The same for a connection and for what is encrypted within it. */
type Ends = Pick<Socket, 'remoteAddress' | 'remotePort'>;

const nameOf = ({ remoteAddress, remotePort }: Ends): string => `${remoteAddress} ${remotePort}`;

export function boundConnections(server: Server, maxStrangers: number): Connections {
  // In the order in which they came.
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
