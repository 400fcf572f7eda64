import { expect, it } from 'vitest';
import type { Transport } from '../../src/api/http.ts';
import { createLoggingTransport } from '../../src/api/watched-transport.ts';

const transport: Transport = {
  send: async () => ({ kind: 'answer', status: 200, header: () => undefined, text: '' }),
  close: async () => {},
};
const request = {
  method: 'GET' as const,
  url: new URL('https://scanner.example.com/v1/repositories?search=secret'),
  headers: { authorization: 'Bearer hush' },
  signal: new AbortController().signal,
};

it('says each request and its time, but neither host, query nor headers', async () => {
  const said: string[] = [];
  const watched = createLoggingTransport(transport, { level: 'verbose', line: (line) => said.push(line) });
  expect(await watched.send(request)).toMatchObject({ status: 200 });
  expect(said).toEqual([expect.stringMatching(/^GET \/v1\/repositories: 200, \d+\.\d s$/)]);
});

it('says nothing of an address that is a secret', async () => {
  const said: string[] = [];
  const watched = createLoggingTransport(transport, { level: 'verbose', line: (line) => said.push(line) });
  await watched.send({ ...request, method: 'POST', isSecretAddress: true });
  expect(said).toEqual([expect.stringMatching(/^POST to a secret address: 200, \d+\.\d s$/)]);
});

it('says of a secret address not even why it could not be reached', async () => {
  const said: string[] = [];
  const failure = {
    kind: 'failure',
    unsent: true,
    permanent: true,
    message: 'Host: chat.example',
    cause: undefined,
  } as const;
  const failing = { ...transport, send: async () => failure };
  const watched = createLoggingTransport(failing, { level: 'verbose', line: (line) => said.push(line) });
  await watched.send({ ...request, isSecretAddress: true });
  await watched.send(request);
  expect(said).toEqual([expect.stringMatching(/^GET to a secret address: failed,/), expect.stringContaining('Host:')]);
});

it('is the transport itself unless everything is asked for', () => {
  expect(createLoggingTransport(transport, { level: 'normal', line: () => {} })).toBe(transport);
});
