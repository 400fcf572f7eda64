/** A recorded delivery through both receivers of the examples, as they are, to a completed check run. */
import { type ChildProcess, spawn } from 'node:child_process';
import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { afterAll, expect, it } from 'vitest';
import { signWebhook, webhookHeaders } from '../../src/shared/api/webhook.ts';
import { expectEnd } from './expect-end.ts';
import { begin, end, finish, left, newScene, only, type Scene } from './pending-scene.ts';

const examples = join(import.meta.dirname, '../../examples/webhook-receiver');
const body = readFileSync(join(import.meta.dirname, '../fixtures/events/scan-completed-delivery.json'), 'utf8');
const secret = 'a-secret-of-some-length';
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill();
});

const settings = ({ github }: Scene) => ({
  ...{ PATH: process.env.PATH ?? '', PORT: '0', WEBHOOK_SECRET: secret, REPOSITORIES: 'shop=acme/shop api=acme/api' },
  ...{ APP_ID: '4711', APP_INSTALLATION_ID: '42', WORKFLOW: 'finish.yml', GITHUB_API_URL: github.apiUrl },
  APP_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
});

/** Signed as the service signs it, at the time of sending. */
function headersNow(eventId: string): Record<string, string> {
  const timestamp = Math.floor(Date.now() / 1000);
  const { signature, timedSignature } = signWebhook({ secret, eventId, timestamp, body });
  return {
    [webhookHeaders.signature.toLowerCase()]: signature,
    [webhookHeaders.timedSignature.toLowerCase()]: timedSignature,
    [webhookHeaders.eventId.toLowerCase()]: eventId,
    [webhookHeaders.timestamp.toLowerCase()]: String(timestamp),
  };
}

type Send = (headers: Record<string, string>) => Promise<number>;

async function startServer(scene: Scene): Promise<Send> {
  const child = spawn(process.execPath, [join(examples, 'server.mjs')], { env: settings(scene), stdio: 'pipe' });
  children.push(child);
  const line = await new Promise<string>((resolve) => createInterface({ input: child.stdout }).once('line', resolve));
  const url = `http://127.0.0.1:${line.replace('listening on ', '')}/`;
  return async (headers) => (await fetch(url, { method: 'POST', headers, body })).status;
}

/** Each delivery is a new instance, which has seen nothing before. */
async function startLambda(scene: Scene): Promise<Send> {
  const script = `const { handler } = await import(process.argv[1]);
    const { statusCode } = await handler(JSON.parse(process.argv[2]));
    console.log('answer ' + statusCode);`;
  return async (headers) => {
    const event = {
      ...{ requestContext: { http: { method: 'POST' } }, headers },
      ...{ body: Buffer.from(body).toString('base64'), isBase64Encoded: true },
    };
    const args = ['--input-type=module', '-e', script, join(examples, 'lambda.mjs'), JSON.stringify(event)];
    const child = spawn(process.execPath, args, { env: settings(scene), stdio: ['ignore', 'pipe', 'inherit'] });
    return Number(/answer (\d+)/.exec(await text(child.stdout))?.[1]);
  };
}

it.each(['server.mjs', 'receiver.mjs'])('%s survives a sender that hangs up in the middle of a body', async (name) => {
  const env = { ...settings({ github: { apiUrl: 'http://127.0.0.1:1' } } as Scene) };
  const child = spawn(process.execPath, [join(examples, name)], { env, stdio: 'pipe' });
  children.push(child);
  const line = await new Promise<string>((resolve) => createInterface({ input: child.stdout }).once('line', resolve));
  const port = Number(line.replace('listening on ', ''));
  const socket = connect(port, '127.0.0.1');
  socket.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\nhalf');
  await new Promise((resolve) => setTimeout(resolve, 300));
  socket.destroy();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect((await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body })).status).toBe(401);
  expect(child.exitCode).toBeNull();
});

it.each([
  ['the server', startServer],
  ['the function', startLambda],
] as const)('a delivery to %s completes the check run that was left open', async (_, startReceiver) => {
  const scene = await newScene();
  expectEnd(await begin(scene), left);
  end(scene);
  const send = await startReceiver(scene);
  expect(await send({ ...headersNow('evt_1'), [webhookHeaders.signature.toLowerCase()]: '0'.repeat(64) })).toBe(401);
  expect(scene.github.store.dispatches).toEqual([]);
  expect(await send(headersNow(randomUUID()))).toBe(204);
  expect(scene.github.store.dispatches).toEqual([
    { workflow: 'finish.yml', ref: 'main', inputs: { 'scan-id': 'scan_new_1' } },
  ]);
  const [started] = scene.github.store.dispatches;
  const ended = await finish(scene, started?.inputs as Record<string, string>);
  expectEnd(ended, { verdict: 'failed', reason: 'violations', code: 1 });
  expect(only(scene)).toMatchObject({ status: 'completed', conclusion: 'failure' });
  expect(scene.github.complaints).toEqual([]);
});
