// Starts the workflow that finishes check runs (examples/workflows/finish.yml) when the service says that a scan has ended:
// a plain Node.js server. Settings are variables: see README.md.
import { createServer } from 'node:http';
import { readSettings } from './settings.mjs';
import { createReceiver, createWorkflowStarter } from 'scan-gate/webhook';

const { app, ...settings } = readSettings(process.env);
const receive = createReceiver({ ...settings, start: createWorkflowStarter(app) });
const maxBytes = 65_536;

/** No more than can be accepted: the rest is not read. */
async function read(request) {
  const chunks = [];
  let length = 0;
  for await (const chunk of request) {
    length += chunk.length;
    chunks.push(chunk);
    if (length > maxBytes) break;
  }
  return Buffer.concat(chunks);
}

const server = createServer((request, response) => {
  // A sender that hangs up in the middle of a body gets no answer, and this process goes on.
  answer(request, response).catch((error) => {
    console.error(`not answered: ${error.message}`);
    response.destroy();
  });
});

async function answer(request, response) {
  const { method = '', headers } = request;
  const { status, message } = await receive({ method, headers, body: await read(request) });
  console.log(`${status} ${message}`);
  response.writeHead(status).end();
}

server.listen(Number(process.env.PORT ?? 9090), '127.0.0.1', () => console.log(`listening on ${server.address().port}`));
