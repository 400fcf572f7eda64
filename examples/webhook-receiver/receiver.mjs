// Receives the events of `scan-gate serve`. Start it with WEBHOOK_SECRET, and during a rotation with WEBHOOK_SECRET_OLD too.
import { createServer } from 'node:http';
import { verifyWebhook } from 'scan-gate/webhook';

const secrets = [process.env.WEBHOOK_SECRET, process.env.WEBHOOK_SECRET_OLD].filter(Boolean);
const maxBytes = 1024 * 1024;
const seen = new Set();

async function read(request) {
  const chunks = [];
  let length = 0;
  for await (const chunk of request) {
    length += chunk.length;
    if (length > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function handle({ eventId, event, payload }) {
  // An event may come more than once: after an answer that got lost, it is sent again under the same id.
  if (seen.has(eventId)) return;
  seen.add(eventId);
  console.log(JSON.stringify({ eventId, event, data: payload.data }));
}

const server = createServer((request, response) => {
  // A sender that hangs up in the middle of a body gets no answer, and this process goes on.
  answer(request, response).catch((error) => {
    console.error(`not answered: ${error.message}`);
    response.destroy();
  });
});

async function answer(request, response) {
  const body = request.method === 'POST' ? await read(request) : undefined;
  // The bytes as they came: what a parser made of them has another signature.
  const verified = body && verifyWebhook({ headers: request.headers, body, secrets });
  if (verified?.ok) handle(verified);
  else console.error(`refused: ${verified?.reason ?? 'no body, or too much of it'}`);
  // 2xx says that the event was taken; anything else, and it is sent again later.
  response.writeHead(verified?.ok ? 204 : 401).end();
}

server.listen(Number(process.env.PORT ?? 9090), '127.0.0.1', () => console.log(`listening on ${server.address().port}`));
