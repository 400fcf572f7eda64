import { describe, expect, it } from 'vitest';
import { createDefaultSettings } from '../../../src/gate/settings/reading.ts';
import { nothingWritten } from '../../../src/gate/surfaces/surface.ts';
import type { HttpOutcome } from '../../../src/shared/http/http.ts';
import { hostileStrings } from '../../fixtures/hostile/corpus.ts';
import { passedReport } from '../../github/set-up.ts';
import { everywhere, plainTwin } from '../report/foreign.ts';
import { foreignReport, sampleReport } from '../report/sample.ts';
import { saidOf } from './alone.ts';
import { remoteAddresses, remoteSurfaces, surfaceNamed } from './named.ts';
import { type Reply, remoteTarget } from './remote-target.ts';

const secret = 'a-word-that-nobody-may-read';
const address = `https://chat.example/T0/${secret}`;

const slack = surfaceNamed('remote', 'The Slack message');

async function send(replies: Reply[], slackWebhook: string | undefined = address, report = sampleReport()) {
  const { remote, sent } = remoteTarget(replies, ['sk-key']);
  const settings = { category: 'sk-key', slackWebhook };
  const said = await saidOf(slack, { report, settings, remote });
  return { sent, said: said.join('\n') };
}

const cut = (over: Partial<Extract<HttpOutcome, { kind: 'failure' }>>): HttpOutcome => ({
  ...{ kind: 'failure', unsent: false, permanent: false, message: 'the connection was cut', cause: undefined },
  ...over,
});

describe('a message to a secret address', () => {
  it('is sent once, without the secrets of the run, by a request whose address the log leaves out', async () => {
    const { said, sent } = await send([{ status: 200 }]);
    expect(said).toBe('The Slack message was sent');
    expect(sent).toMatchObject([{ method: 'POST', body: expect.stringContaining(' · *** · '), isSecretAddress: true }]);
    expect(sent[0]?.body).not.toContain('sk-key');
    expect(sent[0]?.url.href).toBe(address);
  });

  it('is not sent where the surface does not want to', async () => {
    expect(await send([{ status: 200 }], address, passedReport())).toEqual({ said: '', sent: [] });
  });

  it('is not sent where no address is set', async () => {
    const { remote, sent } = remoteTarget([{ status: 200 }]);
    expect([await saidOf(slack, { report: sampleReport(), remote }), sent]).toEqual([[], []]);
  });

  it.each([
    ['a refusal', [{ status: 404, text: 'no_service' }], 1, 'it was answered with 404. Check slack-webhook'],
    ['a redirect', [{ status: 302 }], 1, 'it was answered with a redirect (302), which is not followed'],
    ['a fault of the server', [{ status: 503 }], 1, 'it was answered with 503; it may have arrived'],
    ['a connection that was cut', [cut({})], 1, 'the connection was cut; it may have arrived'],
    ['a host that nobody knows', [cut({ unsent: true, message: 'the host name is unknown' })], 5, 'the host name is'],
    ['a certificate', [cut({ unsent: true, permanent: true, message: 'Host: chat.example.' })], 1, 'Host: the host.'],
    ['a limit that stays', [{ status: 429 }], 5, 'it was answered with 429'],
    ['a limit beyond its time', [{ status: 429, headers: { 'retry-after': '600' } }], 1, 'answered with 429'],
    ['an error that repeats the address', [new Error(`no way to ${address}`)], 1, 'no way to the address'],
    ['an answer that repeats it', [{ status: 400, text: `bad ${address}` }], 1, 'it was answered with 400. Check'],
  ] as [string, Reply[], number, string][])(
    'that fails by %s is a warning without the address',
    async (_, replies, times, words) => {
      const { sent, said } = await send(replies);
      expect(said).toContain('The Slack message could not be sent: ');
      expect(said).toContain(words);
      expect(said).not.toContain(secret);
      expect(said).not.toContain('chat.example');
      expect(sent).toHaveLength(times);
    },
  );

  it('is sent again when it was not taken, as often as that has no second message', async () => {
    const replies = [{ status: 429, headers: { 'retry-after': '2' } }, cut({ unsent: true }), { status: 200 }];
    const { said, sent } = await send(replies);
    expect(sent).toHaveLength(3);
    expect(said).toBe('The Slack message was sent');
  });

  it('does not leave in the clear', async () => {
    const { said, sent } = await send([{ status: 200 }], 'http://chat.example/T0');
    expect(sent).toEqual([]);
    expect(said).toContain('does not start with https://');
  });
});

/** What its reader acts on in each message, and how many lines it has. A new remote surface needs a line here. */
const acting: Readonly<Record<string, (body: string) => unknown>> = {
  'The Slack message'(body) {
    const { text } = JSON.parse(body);
    // An address that is one leads there; only its end could do harm.
    const marks = text.replaceAll(/`[^`\n]*`|<https?:[\w./:#-]+\|open>/g, '').match(/<[^|>]*[|>]|@\w|\]\(|`|\*/g);
    return { marks, lines: text.split('\n').length };
  },
};

it.each(remoteSurfaces)('$name acts on no foreign text', ({ name, message }) => {
  const read = acting[name] ?? (() => expect.unreachable(`say in \`acting\` what the reader of "${name}" acts on`));
  const show = (texts: ReturnType<typeof everywhere>, category: string) => {
    const settings = { ...createDefaultSettings(), ...remoteAddresses, category };
    return read(message({ report: foreignReport(texts), settings, written: nothingWritten }).body);
  };
  for (const text of hostileStrings.filter(({ length }) => length <= 2000)) {
    const plain = show(plainTwin(everywhere(text)), 'plain');
    expect(show(everywhere(text), text), JSON.stringify(text)).toEqual(plain);
  }
});
