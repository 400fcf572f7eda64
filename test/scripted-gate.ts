/** One run of the gate against a service that says what a test tells it to, a thousand times faster than real time. */
import { onTestFinished } from 'vitest';
import type { RunContext } from '../src/gate/hosts/context/context.ts';
import { computeExitCode } from '../src/gate/policy/verdict.ts';
import type { Report } from '../src/gate/report/report.ts';
import { type Given, readSettings } from '../src/gate/settings/reading.ts';
import { runGate } from '../src/gate/story/gate.ts';
import { createServiceSource } from '../src/gate/story/sources/service/source.ts';
import { createClock } from '../src/shared/clock.ts';
import { GateError } from '../src/shared/errors.ts';
import { createTransport } from '../src/shared/http/http.ts';
import { type Around, readerOf } from './gate/story/reader.ts';
import { type Script, type ScriptedService, startScripted } from './scripted-service.ts';

export const sha = 'a'.repeat(40);
export const context: RunContext = {
  system: 'github',
  event: 'push',
  branch: 'main',
  headSha: sha,
  base: undefined,
  defaultBranch: 'main',
  change: undefined,
  trust: 'own',
  repositoryUrl: 'https://github.com/acme/shop',
  isPublic: false,
  sources: { head: undefined, trustedPolicy: undefined, judgedPolicy: undefined, diff: undefined },
  refusal: undefined,
};
export const proposal: Partial<RunContext> = {
  change: { number: 7, author: 'mona', fork: 'no', isDraft: false },
  trust: 'proposal',
};
export interface Options {
  settings?: Record<string, string>;
  context?: Partial<RunContext>;
  around?: Around;
  isScanProven?: boolean;
  /** Cancels the run as soon as it has said this. */
  cancelAt?: string;
}

export interface Ran {
  report: Report;
  service: ScriptedService;
  said: string[];
}

/** Runs the gate against a scripted service, a thousand times faster than real time. */
export async function gate(script: Partial<Script>, options: Options = {}): Promise<Ran> {
  const service = await startScripted(script);
  const transport = createTransport({ timeouts: { connectMs: 120_000, headersMs: 120_000, bodyIdleMs: 120_000 } });
  onTestFinished(async () => {
    await service.stop();
    await transport.close();
  });
  const texts = { 'base-url': service.baseUrl, 'api-key': 'key', ...options.settings };
  const given = Object.fromEntries(
    Object.entries(texts).map(([name, value]) => [name, { value, source: 'input' }]),
  ) as Given;
  const said: string[] = [];
  const cancel = new AbortController();
  const say = (line: string) => {
    said.push(line);
    if (options.cancelAt !== undefined && line.includes(options.cancelAt)) {
      cancel.abort(new GateError('CANCELLED', 'Canceled by SIGINT'));
    }
  };
  const environment: Parameters<typeof runGate>[1] = {
    context: { ...context, ...options.context },
    version: '0.0.0',
    transport,
    clock: createClock(1000),
    cancel: cancel.signal,
    now: new Date('2026-06-01T12:00:00Z'),
    log: { say, note: say },
    openReader: () => readerOf(options.around ?? { readHead: async () => sha, readPolicyFile: async () => undefined }),
  };
  const step = readSettings(given);
  const { isScanProven = false } = options;
  const { report, settings } = await runGate(step, environment, createServiceSource(step, { isScanProven }));
  return { report: { ...report, exitCode: computeExitCode({ judged: [report], settings }) }, service, said };
}

export const posts = ({ service }: Ran) => service.calls().filter((call) => call === 'POST /scans').length;

/** The policy file has this text, in every place. */
export const saying = (text: string) => ({
  readPolicyFile: async (_: unknown, path: string) =>
    path === '.github/scan-gate.yml' ? { text, at: 'main' } : undefined,
});
