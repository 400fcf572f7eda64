/**
 * The service as a model behind the real client: its answers follow from the world and the virtual time alone. Written
 * from the interface document with plain data and none of the project's schemas.
 */

import type { Clock } from '../../src/shared/clock.ts';
import type { HttpOutcome, HttpRequest, Transport } from '../../src/shared/http/http.ts';
import { countsOf, detailedAt, type History, historyOf, listedAt, type RecordState } from './history.ts';
import { randomFrom } from './virtual-clock.ts';
import type { World, WorldScan } from './world.ts';

export const repositoryId = 'repo_1';
/** The service's clock at the virtual time 0. */
export const epochMs = Date.parse('2026-06-01T10:00:00.000Z');

interface ServiceModel extends Transport {
  /** By path's first segment: `violations`, `scans`. */
  requests: number;
}

interface Model {
  world: World;
  histories: readonly History[];
  random: () => number;
  /** Changes the order of the lists. */
  shuffle: number;
}

export function branchName(branch: number): string {
  return branch === 0 ? 'feature' : branch === 1 ? 'main' : `other-${branch}`;
}

export function scanId(index: number): string {
  return `scan_${index}`;
}

/** A service that knows the world, on the given clock. */
export function createServiceModel(world: World, clock: Clock): ServiceModel {
  const model: Model = {
    world,
    histories: world.findings.map((finding) => historyOf(world, finding)),
    random: randomFrom(world.seed),
    shuffle: 0,
  };
  const service: ServiceModel = {
    requests: 0,
    async send(request) {
      service.requests += 1;
      const latencyMs = world.service.latencyMs * (0.5 + model.random());
      const nowMs = clock.now() + latencyMs / 2;
      const outcome = answerAt(model, request, nowMs);
      await clock.sleep(latencyMs, request.signal);
      return outcome.kind === 'answer' ? { ...outcome, header: (name) => dateHeader(name, nowMs) } : outcome;
    },
    async close() {},
  };
  return service;
}

/** `Date` alone, in whole seconds. */
function dateHeader(name: string, nowMs: number): string | undefined {
  return name === 'date' ? new Date(epochMs + nowMs).toUTCString() : undefined;
}

function answerAt(model: Model, { url }: HttpRequest, nowMs: number): HttpOutcome {
  const { service } = model.world;
  if (model.random() < service.faultRate) return fault(model.random());
  if (model.random() < service.shiftRate) model.shuffle += 1;
  const [resource, id] = url.pathname.replace('/api/v1/', '').split('/');
  const query = url.searchParams;
  if (resource === 'scans') {
    if (id === undefined) return page(scanItems(model.world, nowMs), 'scans', query, service.pageCap);
    return answer(scanDetailAt(model.world, Number(id.replace('scan_', '')), nowMs));
  }
  if (resource !== 'violations') throw new Error(`The model has no ${url.pathname}`);
  if (id === undefined) return page(violationItems(model, query, nowMs), 'violations', query, service.pageCap);
  return answer(violationDetail(model, id, nowMs));
}

function fault(kind: number): HttpOutcome {
  if (kind < 0.3)
    return { kind: 'failure', unsent: false, permanent: false, message: 'the connection was reset', cause: undefined };
  const body = { success: false, error: { code: 'INTERNAL_ERROR', message: 'try later' } };
  return reply(kind < 0.6 ? 500 : 503, JSON.stringify(body));
}

function reply(status: number, text: string): HttpOutcome {
  return { kind: 'answer', status, header: () => undefined, text };
}

function answer(found: unknown): HttpOutcome {
  if (found !== undefined) return reply(200, JSON.stringify(found));
  return reply(404, JSON.stringify({ success: false, error: { code: 'NOT_FOUND', message: 'no such record' } }));
}

function page(items: readonly unknown[], name: string, query: URLSearchParams, cap: number): HttpOutcome {
  const number = Number(query.get('page') ?? 1);
  const limit = Math.min(Number(query.get('limit') ?? 20), cap);
  const slice = items.slice((number - 1) * limit, number * limit);
  return answer({ [name]: slice, pagination: { page: number, total: items.length } });
}

export function timeText(ms: number): string {
  return new Date(epochMs + Math.round(ms)).toISOString();
}

/** A scan waits for a second before it starts. */
const queueMs = 1000;

export function createdMs(scan: WorldScan): number {
  return scan.startMs - queueMs;
}

/** In the order of time: oldest or newest first. */
function scanItems({ scans, seed }: World, nowMs: number): unknown[] {
  const order = scans.map((scan, index) => ({ scan, index })).sort((a, b) => createdMs(a.scan) - createdMs(b.scan));
  return (seed % 2 === 0 ? order : order.reverse()).flatMap(({ scan, index }) =>
    createdMs(scan) > nowMs
      ? []
      : [{ scan_id: scanId(index), status: statusAt(scan, nowMs), created_at: timeText(createdMs(scan)) }],
  );
}

function statusAt(scan: WorldScan, nowMs: number): string {
  if (nowMs >= scan.endMs) return 'COMPLETED';
  return nowMs >= scan.startMs ? 'SCANNING' : 'PENDING';
}

/** What `GET /scans/{id}` says at that time. */
export function scanDetailAt(world: World, index: number, nowMs: number): unknown {
  const scan = world.scans[index];
  if (scan === undefined || createdMs(scan) > nowMs) return undefined;
  const status = statusAt(scan, nowMs);
  return {
    scan_id: scanId(index),
    status,
    repository_id: repositoryId,
    branch: branchName(scan.branch),
    created_at: timeText(createdMs(scan)),
    ...(status === 'PENDING' || scan.hidesStart ? {} : { started_at: timeText(scan.startMs) }),
    ...(status !== 'COMPLETED' || scan.hidesEnd ? {} : { completed_at: timeText(scan.endMs) }),
    ...(status === 'COMPLETED' ? { violations: countsAt(world, index, nowMs) } : {}),
  };
}

function countsAt(world: World, index: number, nowMs: number): Record<string, number> {
  const counts = countsOf(world, index);
  const isLate = nowMs < (world.scans[index]?.endMs ?? 0) + world.service.countsLateMs;
  return isLate ? Object.fromEntries(Object.keys(counts).map((key) => [key, 0])) : counts;
}

function violationItems(model: Model, query: URLSearchParams, nowMs: number): unknown[] {
  const wanted = query.get('severity')?.split(',');
  const listed = model.histories.flatMap((history, index) => {
    const { severity } = history.finding;
    const state = listedAt(history, nowMs);
    if (state === undefined) return [];
    // The filter's words are the documented severities in small letters; a word that nobody documented has none.
    if (wanted !== undefined && !wanted.some((word) => word.toUpperCase() === severity)) return [];
    return [{ item: itemOf(history, state), rank: rankOf(model, index) }];
  });
  return listed.sort((a, b) => a.rank - b.rank).map(({ item }) => item);
}

/** The place of a finding in the list: another one after each shift. */
function rankOf({ world, shuffle }: Model, index: number): number {
  return shuffle === 0 ? index : randomFrom(world.seed ^ (shuffle * 7919) ^ (index * 104_729))();
}

function itemOf({ finding }: History, { status }: RecordState): object {
  const { id, title, severity, type, cvss, epss, filePath, line } = finding;
  return {
    violation_id: id,
    title,
    severity,
    type,
    status,
    cvss_score: cvss,
    epss_score: epss,
    file_path: filePath,
    line_number: line,
  };
}

function violationDetail(model: Model, id: string, nowMs: number): unknown {
  const history = model.histories.find(({ finding }) => finding.id === id);
  const state = history === undefined ? undefined : detailedAt(history, nowMs);
  if (history === undefined || state === undefined) return undefined;
  const { finding } = history;
  return {
    ...itemOf(history, state),
    cwe: finding.cwe,
    ...(finding.hidesFirstDetected ? {} : { first_detected: timeText(state.firstDetectedMs) }),
    ...(finding.hidesLastSeen ? {} : { last_seen: timeText(state.lastSeenMs) }),
  };
}
