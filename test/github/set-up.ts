/** A test GitHub, a writer's world around it, and a clock that takes no time. */
import { createTransport } from '../../src/api/http.ts';
import type { Clock } from '../../src/clock.ts';
import type { Report, ReportFinding } from '../../src/report/report.ts';
import type { GithubDeps, GithubInput, GithubWishes } from '../../src/surfaces/github.ts';
import { sampleFinding, sampleReport, sampleSha } from '../report/sample.ts';
import { startTestGithub, type TestGithub, type TestGithubOptions } from './server.ts';

export interface World {
  github: TestGithub;
  deps: GithubDeps;
  /** Waits of the clock in its own milliseconds, in order. */
  waits: number[];
  /** Operations that were asked for, with how often. */
  counts(): Record<string, number>;
  stop(): Promise<void>;
}

/** Waits take no time, and are all the time that passes. */
export function eventClock(waits: number[]): Clock {
  let now = 0;
  return {
    scale: 1,
    now: () => now,
    async sleep(ms, signal) {
      signal.throwIfAborted();
      waits.push(ms);
      now += ms;
    },
  };
}

export async function setUp(options: TestGithubOptions = {}, overrides: Partial<GithubDeps> = {}): Promise<World> {
  const github = await startTestGithub({ ...options, store: { pulls: { 128: samplePull() }, ...options.store } });
  const waits: number[] = [];
  const transport = createTransport({ timeouts: { connectMs: 2000, headersMs: 2000, bodyIdleMs: 2000 } });
  const deps: GithubDeps = {
    apiUrl: github.apiUrl,
    repository: 'acme/shop',
    token: github.token,
    secrets: ['sg_key_never_to_be_seen'],
    transport,
    clock: eventClock(waits),
    cancel: new AbortController().signal,
    runUrl: 'https://github.com/acme/shop/actions/runs/1',
    isDependabot: false,
    ...overrides,
  };
  return {
    github,
    deps,
    waits,
    counts() {
      const counts: Record<string, number> = {};
      for (const { operation } of github.asked) counts[operation] = (counts[operation] ?? 0) + 1;
      return counts;
    },
    async stop() {
      await transport.close();
      await github.stop();
    },
  };
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

const wishes: GithubWishes = {
  annotations: 'none',
  maxAnnotations: 50,
  comment: 'never',
  uploadSarif: false,
  category: undefined,
  mayName: true,
};

export function inputOf(report: Report, wished: Partial<GithubWishes>, rest: Partial<GithubInput> = {}): GithubInput {
  return {
    report,
    wishes: { ...wishes, ...wished },
    opened: undefined,
    changes: sampleChanges(),
    reportFile: 'scan-gate/report.json',
    ...rest,
  };
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
