/** The evidence of a service that a test plays, step by step: in virtual time and without a socket. */
import { onTestFinished, vi } from 'vitest';
import type { RunContext } from '../src/gate/hosts/context/context.ts';
import { createReport } from '../src/gate/report/report.ts';
import { type Given, readSettings } from '../src/gate/settings/reading.ts';
import { createServiceSource } from '../src/gate/story/sources/service/source.ts';
import { createBudget, createStopwatch } from '../src/shared/clock.ts';
import type { HttpOutcome, HttpRequest, Transport } from '../src/shared/http/http.ts';
import { atHigh } from './gate/policy/evidence.ts';
import { type Around, readerOf } from './gate/story/reader.ts';
import { answer } from './gate/story/sources/service/answered.ts';
import { createVirtualClock } from './model/virtual-clock.ts';
import { context as push, sha } from './scripted-gate.ts';
import { repository } from './scripted-service.ts';

type Source = ReturnType<typeof createServiceSource>;
type Progress = Parameters<Source['open']>[0];
type Request = Parameters<Source['collect']>[1];

export interface Asked {
  /** `GET /scans/scan_1` */
  call: string;
  query: Record<string, string>;
  body: unknown;
  /** How often the same was called, from 1. */
  count: number;
  ms: number;
}

export interface World {
  /** A record, a whole answer, or undefined where a service answers that knows one repository and nothing else. */
  reply(asked: Asked): object | undefined | Promise<object | undefined>;
  settings?: Record<string, string | undefined>;
  context?: Partial<RunContext>;
  around?: Around;
  options?: Parameters<typeof createServiceSource>[1];
  startMs?: number;
  /** The service's clock, which stands still. */
  dateMs?: number | undefined;
  /** What all chance is, in [0, 1). */
  random?: number;
  cancel?: AbortController;
}

export const refusal = (status: number, message = 'no') =>
  answer(JSON.stringify({ success: false, error: { code: 'NO', message } }), status);

/** The request arrived, perhaps. */
export const lost: HttpOutcome = {
  ...{ kind: 'failure', unsent: false, permanent: false },
  ...{ message: 'no answer', cause: undefined },
};

export function pageOf(
  name: string,
  items: readonly object[],
  { page = '1', limit = '20' }: Asked['query'],
  cap = 100,
) {
  const size = Math.min(Number(limit), cap);
  const shown = items.slice((Number(page) - 1) * size, Number(page) * size);
  return { [name]: shown, pagination: { page: Number(page), total: items.length } };
}

function answerAsAny({ call, query }: Asked): object {
  if (call === 'GET /repositories') return pageOf('repositories', [repository], query);
  if (call === 'GET /repositories/repo_1') return repository;
  if (call === 'GET /cli/auth/validate') return { success: true, data: { valid: true } };
  return /^GET \/(?:scans|violations)$/.test(call) ? pageOf(call.slice(5), [], query) : refusal(404);
}

interface Place extends Omit<World, 'reply' | 'dateMs' | 'random'> {
  send: Transport['send'];
}

/** A push to `main` at the commit that its head is. Each step goes through those before it. */
export function createSteps({
  send,
  around = {},
  options,
  startMs = 0,
  cancel = new AbortController(),
  ...place
}: Place) {
  const clock = createVirtualClock(startMs);
  const [told, said, notes, details]: [string[], string[], string[], string[]] = [[], [], [], []];
  const texts = { 'base-url': 'https://scan.example/api/v1', 'api-key': 'key_of_the_test', ...place.settings };
  const stated = Object.entries(texts).filter(([, value]) => value !== undefined);
  const given = stated.map(([name, value]) => [name, { value, source: 'input' }]);
  const settings = readSettings(Object.fromEntries(given) as Given);
  const budget = createBudget(clock, settings.timeoutSeconds * 1000, cancel.signal);
  budget.end();
  const log = {
    say(line: string) {
      said.push(line);
      told.push(line);
    },
    note(line: string) {
      notes.push(line);
      told.push(line);
    },
    detail: (line: string) => void details.push(line),
  };
  const context = { ...push, ...place.context };
  const reader = readerOf({ readHead: async () => context.headSha ?? sha, ...around });
  const transport = { send, close: async () => {} };
  const progress: Progress = {
    environment: {
      ...{ context, version: '0.0.0', transport, clock, cancel: cancel.signal, log },
      ...{ now: new Date('2026-06-01T12:00:00Z'), openReader: () => reader },
    },
    ...{ context, budget, log, reader, settings, report: createReport('0.0.0') },
    ...{ policy: undefined, evidence: undefined, judgement: undefined, changes: undefined },
    loadPolicy: () => Promise.reject(new Error('No policy is read here')),
    readChanges: async () => undefined,
    stopwatch: createStopwatch('start', 0, clock.now, () => 0),
  };
  const source = createServiceSource(settings, options);
  const open = () => source.open(progress, Promise.resolve());
  const start = async () => {
    await open();
    return source.start(progress);
  };
  const collect = async (request: Partial<Request> = {}) => {
    await start();
    const nothing = { baseline: undefined, mayNarrow: true, readChanges: async () => undefined };
    return source.collect(progress, { policy: atHigh, ...nothing, ...request });
  };
  return { source, progress, clock, told, said, notes, details, open, start, collect };
}

/** Plays the service, and keeps what it was asked. */
export function createPlay({ reply, dateMs, random = 0.5, ...place }: World) {
  const asked: Asked[] = [];
  const counts = new Map<string, number>();
  const chance = vi.spyOn(Math, 'random').mockReturnValue(random);
  onTestFinished(() => void chance.mockRestore());
  const headers = dateMs === undefined ? {} : { date: new Date(dateMs).toUTCString() };
  const send = async ({ method, url, body }: HttpRequest): Promise<HttpOutcome> => {
    const call = `${method} ${decodeURIComponent(url.pathname.replace('/api/v1', ''))}`;
    const count = 1 + (counts.get(call) ?? 0);
    counts.set(call, count);
    const query = Object.fromEntries(url.searchParams);
    const now: Asked = { call, query, body: body && JSON.parse(body), count, ms: steps.clock.now() };
    asked.push(now);
    const outcome = (await reply(now)) ?? answerAsAny(now);
    return 'kind' in outcome ? (outcome as HttpOutcome) : answer(JSON.stringify(outcome), 200, headers);
  };
  const steps = createSteps({ ...place, send });
  return { ...steps, asked };
}
