/** Servers of tests and measurements, on this machine alone. */
import type { Server as HttpServer } from 'node:http';
import type { Server as HttpsServer } from 'node:https';
import type { AddressInfo } from 'node:net';

interface Listening {
  port: number;
  /** `http://127.0.0.1:1234`, also of a server that speaks TLS. */
  origin: string;
  /** Resolves when the server and all its connections are closed. */
  stop(): Promise<void>;
}

/** Listens at a port that the system chooses. */
export async function listenOnLoopback(server: HttpServer | HttpsServer): Promise<Listening> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { port, origin: `http://127.0.0.1:${port}`, stop };
}
