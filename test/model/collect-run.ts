/** Runs the collecting of evidence against a scripted service, on a clock that takes no time. */

import type { Client } from '../../src/gate/story/sources/service/client.ts';
import {
  type CollectedScans,
  collectEverything,
  collectEvidence,
} from '../../src/gate/story/sources/service/collect.ts';
import { createBudget } from '../../src/shared/clock.ts';
import { GateError } from '../../src/shared/errors.ts';
import {
  atHigh,
  type Baseline,
  type BaseScan,
  type Changes,
  type Evidence,
  type Policy,
  type Span,
} from '../gate/policy/evidence.ts';
import type { ScanDetail, ViolationDetail } from '../gate/story/sources/service/answered.ts';
import { createVirtualClock } from './virtual-clock.ts';

type Run = Parameters<typeof collectEvidence>[0];

/** What the service says, as a function of the virtual time since the run began. */
export interface Said {
  scans?: Partial<ScanDetail>[];
  /** The other scans of the repository. */
  others?: Partial<ScanDetail>[];
  list(ms: number): Partial<ViolationDetail>[];
  details?(ms: number): Partial<ViolationDetail>[];
  /** What it answers for a violation that is not among the details. */
  stranger?: Partial<ViolationDetail>;
  /** What the judged scan counts when it is read again. */
  recount?(ms: number): object;
  /** Whether other scans and violations without details are gone when they are read. */
  vanishing?: boolean;
  pageSize?: number;
  policy?: Partial<Policy>;
  changes?: Changes | undefined;
  /** Whether the judged commit holds a file; without it nobody knows. */
  isInHead?(path: string): boolean | undefined;
  base?: BaseScan | undefined;
  earlierBase?: BaseScan | undefined;
  /** How long each of the diff and the base takes to be read. */
  surroundingsMs?: number;
  /** When other scans ran beside the base's. */
  besideBase?: Span[];
  baseline?: Baseline | undefined;
  /** Whether all severities are listed. */
  listsAll?: boolean;
  /** Instead of an honest answer. */
  listViolations?: (query: ListQuery, ms: number) => unknown;
  /** The service's clock, where its answers bear a date. */
  serverTimeMs?: number;
  /** Cancels the run. */
  cancel?: AbortController;
}

interface ListQuery {
  severity?: string;
  page?: number;
  limit?: number;
}

/** What was asked of the service, and what was told. */
interface Log {
  calls: string[];
  /** The severities of each list that was asked for; `total of` where one item was asked for. */
  lists: string[];
  /** When a page of a list was asked for. */
  listedMs: number[];
  /** How many details were asked for at once, in order; a list that is read in between is a 0. */
  groups: number[];
  says: string[];
  notes: string[];
  /** When the judged scan was read again. */
  recounts: number[];
}

export interface Ran extends CollectedScans, Log {}

export const at = (second: number) => new Date(Date.parse('2026-06-01T10:00:00.500Z') + second * 1000).toISOString();
const none = { critical: 0, high: 0, medium: 0, low: 0, info: 0 };
export const scan = (counts: object, fields: Partial<ScanDetail> = {}): Partial<ScanDetail> => ({
  violations: { ...none, ...counts },
  ...fields,
});
export const high = (id: string, fields: Partial<ViolationDetail> = {}): Partial<ViolationDetail> => ({
  violation_id: id,
  severity: 'HIGH',
  status: 'OPEN',
  type: 'SAST',
  title: id,
  file_path: 'a.js',
  first_detected: at(5),
  last_seen: at(5),
  ...fields,
});
export const suppressed = { status: 'FALSE_POSITIVE' } as const;
export const several = (count: number, fields: Partial<ViolationDetail> = {}, name = 'v'): Partial<ViolationDetail>[] =>
  Array.from({ length: count }, (_, index) => high(`${name}${index}`, fields));

/** The judged scan runs from second 0 to second 10. */
export async function run(said: Said): Promise<Ran> {
  return play(said, (service, scans, log) => {
    const { clock, signal } = service.budget;
    const readSurroundings = () => clock.sleep(said.surroundingsMs ?? 0, signal);
    return collectEvidence(service, {
      scans,
      seenMs: 0,
      policy: { ...atHigh, ...said.policy },
      baseline: said.baseline,
      ...(said.listsAll !== undefined && { listsAll: said.listsAll }),
      readChanges: async () => {
        log.calls.push('changes');
        await readSurroundings();
        return said.changes;
      },
      async isInHead(path) {
        log.calls.push(`head: ${path}`);
        return said.isInHead?.(path);
      },
      base: {
        latest: async () => {
          log.calls.push('base');
          await readSurroundings();
          return said.base;
        },
        earlier: async () => {
          log.calls.push('earlier base');
          return said.earlierBase;
        },
        beside: async () => {
          log.calls.push('beside base');
          return said.besideBase ?? [];
        },
      },
    });
  });
}

export async function runEverything(said: Said): Promise<Log & { evidence: Evidence }> {
  return play(said, async (service, scans) => ({ evidence: await collectEverything(service, scans) }));
}

export const verdict = async (said: Said) => (await run(said)).judgement.verdict;

async function play<T>(
  said: Said,
  gather: (service: Run, scans: ScanDetail[], log: Log) => Promise<T>,
): Promise<T & Log> {
  const budget = createBudget(createVirtualClock(0), 600_000, (said.cancel ?? new AbortController()).signal);
  const log: Log = { calls: [], lists: [], listedMs: [], groups: [], says: [], notes: [], recounts: [] };
  const scans = (said.scans ?? [scan({ high: 1 })]).map((fields, index) => fullScan(`own_${index}`, fields));
  const say = (line: string) => log.says.push(line);
  const runLog = { say, detail: say, note: (line: string) => log.notes.push(line) };
  try {
    const client = clientOf(said, scans, budget, log);
    const gathered = await gather({ client, budget, log: runLog, repositoryId: 'repo_1' }, scans, log);
    return { ...gathered, ...log };
  } finally {
    budget.end();
  }
}

function clientOf(said: Said, scans: readonly ScanDetail[], { clock, signal }: Run['budget'], log: Log): Client {
  const others = (said.others ?? []).map((fields, index) => fullScan(`other_${index}`, fields));
  let groupMs: number | undefined;
  const answer = async <T>(name: string, make: () => T): Promise<T> => {
    log.calls.push(name);
    await clock.sleep(100, signal);
    return make();
  };
  const client = {
    serverTimeMs: () => said.serverTimeMs,
    listViolations: (query: ListQuery) => {
      log.lists.push(`${query.limit === 1 ? 'total of ' : ''}${query.severity ?? 'all'}`);
      if (query.limit !== 1) log.listedMs.push(clock.now());
      log.groups.push(0);
      return answer('list', () => said.listViolations?.(query, clock.now()) ?? pageOf(said, query, clock.now()));
    },
    getViolation: ({ violation_id: id }: { violation_id: string }) => {
      const isSameGroup = groupMs === clock.now();
      log.groups.push(1 + (isSameGroup ? (log.groups.pop() ?? 0) : 0));
      groupMs = clock.now();
      return answer(`detail ${id}`, () => {
        const details = said.details?.(clock.now()) ?? said.list(clock.now());
        const found = details.find(({ violation_id }) => violation_id === id);
        if (found === undefined && said.vanishing) throw new GateError('NOT_FOUND', `no violation ${id}`);
        return found ?? said.stranger ?? { violation_id: 'another' };
      });
    },
    listScans: () =>
      answer('scans', () => ({ items: [...others, ...scans], page: 1, total: others.length + scans.length })),
    getScan: async ({ scan_id: id }: { scan_id: string }) => {
      const own = scans.find(({ scan_id }) => scan_id === id);
      if (own !== undefined) {
        await clock.sleep(100, signal);
        log.recounts.push(clock.now());
        return said.recount === undefined ? own : { ...own, ...said.recount(clock.now()) };
      }
      return answer(`scan ${id}`, () => {
        if (said.vanishing) throw new GateError('NOT_FOUND', `no scan ${id}`);
        return others.find(({ scan_id }) => scan_id === id);
      });
    },
  };
  return client as unknown as Client;
}

function pageOf(said: Said, { severity, page = 1, limit = 20 }: ListQuery, ms: number) {
  const wanted = severity?.split(',');
  const all = said.list(ms).filter((item) => wanted?.includes(String(item.severity).toLowerCase()) ?? true);
  const size = Math.min(limit, said.pageSize ?? 100);
  return { items: all.slice((page - 1) * size, page * size), page, total: all.length };
}

function fullScan(id: string, fields: Partial<ScanDetail>): ScanDetail {
  return {
    scan_id: id,
    repository_id: 'repo_1',
    branch: 'feature',
    status: 'COMPLETED',
    created_at: at(-1),
    started_at: at(0),
    completed_at: at(10),
    ...fields,
  };
}
