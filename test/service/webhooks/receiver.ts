/** A receiver of webhooks on this machine, which answers as a test says. */
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listenOnLoopback } from '../../../scripts/loopback.ts';

export interface Received {
  headers: IncomingHttpHeaders;
  body: Buffer;
  // biome-ignore lint/suspicious/noExplicitAny: a test looks wherever it likes in a payload
  json: any;
}

export async function startReceiver(answer: RequestListener = (_, response) => response.writeHead(204).end()) {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    received.push({ headers: request.headers, body, json: JSON.parse(body.toString()) });
    answer(request, response);
  });
  const { origin, stop } = await listenOnLoopback(server);
  return { url: `${origin}/`, received, names: () => received.map(({ json }) => json.event as string), stop };
}
