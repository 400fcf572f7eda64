/** A test GitHub, a client's world around it, and a clock that takes no time. */

import { expect, onTestFinished } from 'vitest';
import type { WriteAccess } from '../../src/gate/hosts/github/surfaces/access.ts';
import type { Report, ReportFinding } from '../../src/gate/report/report.ts';
import { createDefaultSettings, type OptionalSettings } from '../../src/gate/settings/reading.ts';
import { type Published, publishToGithub } from '../../src/gate/surfaces/publish.ts';
import type { GithubTarget } from '../../src/gate/surfaces/surface.ts';
import type { Clock } from '../../src/shared/clock.ts';
import { createTransport } from '../../src/shared/http/http.ts';
import type { Changes } from '../gate/policy/evidence.ts';
import { sampleFinding, sampleReport, sampleSha } from '../gate/report/sample.ts';
import { startTestGithub, type TestGithub, type TestGithubOptions } from './server.ts';

type CheckRun = NonNullable<GithubTarget['checkRun']>;
export type OpenedCheckRun = Exclude<Awaited<ReturnType<CheckRun['find']>>, string | undefined>;

export interface World {
  github: TestGithub;
  access: WriteAccess;
  /** Waits of the clock in its own milliseconds, in order. */
  waits: number[];
  /** Operations that were asked for, with how often. */
  counts(): Record<string, number>;
  stop(): Promise<void>;
}

/** As a run of `acme/shop` has it. */
export function accessTo(overrides: Partial<WriteAccess> = {}): WriteAccess {
  return {
    apiUrl: 'https://api.github.example',
    repository: 'acme/shop',
    token: undefined,
    secrets: ['sg_key_never_to_be_seen'],
    transport: createTransport({ timeouts: { connectMs: 120_000, headersMs: 120_000, bodyIdleMs: 120_000 } }),
    clock: eventClock([]),
    cancel: new AbortController().signal,
    attempt: undefined,
    runUrl: 'https://github.com/acme/shop/actions/runs/1',
    startedMs: Date.now(),
    readOnlyWhy: undefined,
    ...overrides,
  };
}

/** Waits take no time, and are all the time that passes. */
export function eventClock(waits: number[]): Clock {
  let now = 0;
  return {
    scale: 1,
    patience: 1,
    now: () => now,
    async sleep(ms, signal) {
      signal.throwIfAborted();
      waits.push(ms);
      now += ms;
    },
  };
}

export async function setUp(options: TestGithubOptions = {}, overrides: Partial<WriteAccess> = {}): Promise<World> {
  const github = await startTestGithub({ ...options, store: { pulls: { 128: samplePull() }, ...options.store } });
  const waits: number[] = [];
  const { apiUrl, token } = github;
  const access = accessTo({ apiUrl, token, clock: eventClock(waits), ...overrides });
  return {
    github,
    access,
    waits,
    counts() {
      const counts: Record<string, number> = {};
      for (const { operation } of github.asked) counts[operation] = (counts[operation] ?? 0) + 1;
      return counts;
    },
    async stop() {
      await access.transport.close();
      await github.stop();
    },
  };
}

/** The same until the test has finished, when nothing may have been complained of. */
export async function openWorld(...given: Parameters<typeof setUp>): Promise<World> {
  const world = await setUp(...given);
  onTestFinished(async () => {
    await world.stop();
    expect(world.github.complaints).toEqual([]);
  });
  return world;
}

/** The diff of the sample's pull request. */
export function samplePull() {
  const lines: Record<string, [number, number][]> = {
    'src/db/users.ts': [
      [1, 10],
      [40, 50],
    ],
    'config/deploy.ts': [[7, 7]],
  };
  return { headSha: sampleSha, lines };
}

export function sampleChanges() {
  const files = new Map(Object.entries(samplePull().lines).map(([path, lines]) => [path, { lines }]));
  return { files, isComplete: true };
}

export interface Input {
  report: Report;
  settings: OptionalSettings;
  /** A check run that is there already. */
  opened: OpenedCheckRun | undefined;
  changes: Changes | undefined;
}

/** Nothing is asked for but what these settings ask for. */
export function inputOf(report: Report, asked: Partial<OptionalSettings>, rest: Partial<Input> = {}): Input {
  const settings = { ...createDefaultSettings(), annotations: 'none', ...asked } as const;
  return { report, settings, opened: undefined, changes: sampleChanges(), ...rest };
}

export function publishOn(access: WriteAccess, { report, settings, opened, changes }: Input): Promise<Published> {
  const checkRun = opened && {
    ...{ find: async () => opened, markCompleted: () => {}, close: async () => undefined },
    ...{ leavePending: async () => false, isPending: () => false },
  };
  return publishToGithub(report, settings, { access, checkRun, changes });
}

/** A report with so many open findings, none of them like another. */
export function reportOf(count: number, overrides: Partial<Report> = {}): Report {
  const findings = Array.from({ length: count }, (_, index): ReportFinding => numbered(index));
  return sampleReport({ findings, ...overrides });
}

export function numbered(index: number, overrides: Partial<ReportFinding> = {}): ReportFinding {
  const name = String(index).padStart(5, '0');
  return sampleFinding({ id: `vio_${name}`, title: `Finding ${name}`, filePath: `src/file-${name}.ts`, ...overrides });
}

/** The sample after its fix. */
export function passedReport(overrides: Partial<Report> = {}): Report {
  return sampleReport({
    verdict: 'passed',
    reason: 'clean',
    message: 'nothing blocks',
    hint: undefined,
    exitCode: 0,
    rules: [],
    findings: [],
    ...overrides,
  });
}

export function inconclusiveReport(overrides: Partial<Report> = {}): Report {
  const told = { reason: 'unavailable', message: 'the service could not be reached', exitCode: 2 } as const;
  return sampleReport({
    verdict: 'inconclusive',
    ...told,
    findings: [],
    listedSeverities: [],
    rules: [],
    ...overrides,
  });
}
