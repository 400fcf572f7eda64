import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '../../../../../src/gate/story/sources/service/client.ts';
import { type Clock, createBudget } from '../../../../../src/shared/clock.ts';
import type { HttpOutcome, HttpRequest } from '../../../../../src/shared/http/http.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const answer = (status: number, body: object): HttpOutcome => ({
  kind: 'answer',
  status,
  text: JSON.stringify(body),
  header: () => undefined,
});
const scan = (id: string) => answer(200, { scan_id: id, status: 'PENDING', repository_id: 'r', branch: 'b' });
const reset: HttpOutcome = { kind: 'failure', unsent: false, permanent: false, message: 'reset', cause: undefined };
const refusal = answer(429, { success: false, error: { code: 'RATE_LIMIT_EXCEEDED', message: 'later' } });

const clock: Clock = {
  scale: 1,
  patience: 1,
  now: () => 0,
  sleep: (ms) => new Promise((resolve) => void setTimeout(resolve, ms)),
};

/** What becomes of one request after another, and after how long; what is not named stays silent. */
type Fate = readonly [afterMs: number, outcome: HttpOutcome];

function setUp(fates: readonly (Fate | undefined)[]) {
  const sent: string[] = [];
  const waits: string[] = [];
  const cancel = new AbortController();
  const send = async ({ method, url, signal }: HttpRequest) => {
    const fate = fates[sent.length];
    sent.push(`${method} ${url.pathname}`);
    return new Promise<HttpOutcome>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
      if (fate !== undefined) setTimeout(() => resolve(fate[1]), fate[0]);
    });
  };
  const client = createClient({
    baseUrl: 'https://scan.example/api/v1',
    apiKey: 'key_of_the_test',
    transport: { send, async close() {} },
    budget: createBudget(clock, 1_800_000, cancel.signal),
    onWait: (line) => waits.push(line),
    random: () => 0,
  });
  const read = () => client.getScan({ scan_id: 'scan_1' }).then(({ scan_id: id }) => id);
  return { client, read, sent, waits, cancel };
}

describe('a read that has no answer', () => {
  it('is sent once more beside the first after 10 s, and the answer that comes counts', async () => {
    const { read, client, sent, waits } = setUp([undefined, [200, scan('second')]]);
    const reading = read();
    await vi.advanceTimersByTimeAsync(9_999);
    expect([sent.length, waits]).toEqual([1, []]);
    await vi.advanceTimersByTimeAsync(202);
    expect(await reading).toBe('second');
    expect(client.requests).toEqual({ getScan: 2 });
    expect(waits).toEqual(['GET /scans/{scan_id} has no answer after 10 s: sending a second request']);
  });

  it('is not sent again where the answer comes in time', async () => {
    const { read, sent } = setUp([[9_900, scan('first')]]);
    const reading = read();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([await reading, sent.length]).toEqual(['first', 1]);
    // That of the run.
    expect(vi.getTimerCount()).toBe(1);
  });

  it('may be answered late, and then no other is repeated in this run', async () => {
    const slow: Fate = [15_000, scan('slow')];
    const { read, sent, waits } = setUp([slow, slow, slow]);
    const readings = read().then(async () => read());
    await vi.advanceTimersByTimeAsync(40_000);
    expect([await readings, sent.length, waits.length]).toEqual(['slow', 3, 1]);
  });

  it('waits on for the first where the second is lost', async () => {
    const { read, sent } = setUp([
      [20_000, scan('first')],
      [100, reset],
    ]);
    const reading = read();
    await vi.advanceTimersByTimeAsync(20_001);
    expect([await reading, sent.length]).toEqual(['first', 2]);
  });

  it('is tried again as usual where both are lost', async () => {
    const { read, sent } = setUp([
      [60_000, reset],
      [60_000, reset],
      [100, scan('third')],
    ]);
    const reading = read();
    await vi.advanceTimersByTimeAsync(71_000);
    expect([await reading, sent.length]).toEqual(['third', 3]);
  });

  it('is sent alone once the service has asked for fewer requests', async () => {
    const { read, sent } = setUp([
      [100, refusal],
      [30_000, scan('first')],
    ]);
    const reading = read();
    await vi.advanceTimersByTimeAsync(40_000);
    expect([await reading, sent.length]).toEqual(['first', 2]);
  });

  it('ends with the run', async () => {
    const { read, sent, cancel } = setUp([]);
    const reading = read();
    const ended = expect(reading).rejects.toThrow('stop');
    await vi.advanceTimersByTimeAsync(12_000);
    cancel.abort(new Error('stop'));
    await ended;
    expect(sent).toHaveLength(2);
  });
});

describe('a request that changes something', () => {
  it('is never sent again beside the first', async () => {
    const { client, sent } = setUp([[50_000, scan('s')]]);
    const starting = client.startScan({ repository_id: 'r', branch: 'b' }).catch(() => undefined);
    await vi.advanceTimersByTimeAsync(60_000);
    await starting;
    expect(sent).toEqual(['POST /api/v1/scans']);
  });
});
