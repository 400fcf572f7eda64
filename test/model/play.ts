/** One run over a world: the real client, sweeps and policy against the modelled service, in virtual time. */
import { createClient } from '../../src/api/client.ts';
import { createBudget } from '../../src/clock.ts';
import { GateError } from '../../src/errors.ts';
import { createBaseReader } from '../../src/gate/sources/service/base-scan.ts';
import { type CollectedScans, collectEvidence } from '../../src/gate/sources/service/collect.ts';
import { readListItem } from '../../src/policy/finding.ts';
import { severities } from '../../src/severity.ts';
import { answer, clientOf, type ScanDetail } from '../api/answered.ts';
import type { Baseline, Changes } from '../policy/evidence.ts';
import { branchName, createServiceModel, epochMs, repositoryId, scanDetailAt } from './service-model.ts';
import type { RunFacts } from './truth.ts';
import { createVirtualClock, randomFrom } from './virtual-clock.ts';
import { oursIndex, type World } from './world.ts';

export interface Played {
  /** Undefined: the run ended in this error, and so inconclusive. */
  collected: CollectedScans | undefined;
  error: GateError | undefined;
  facts: RunFacts;
  requests: number;
}

export async function play(world: World): Promise<Played> {
  const fromMs = (world.scans[oursIndex]?.endMs ?? 0) + world.pollDelayMs;
  const clock = createVirtualClock(fromMs);
  const transport = createServiceModel(world, clock);
  const budget = createBudget(clock, 1800_000, new AbortController().signal);
  const random = randomFrom(world.seed + 1);
  const client = createClient({ baseUrl: 'https://scan.example/api/v1', apiKey: 'k', transport, budget, random });
  const run = { client, budget, log: { say() {}, note() {} } };
  const facts = { scope: world.policy.scope, baseIndex: undefined, earlierBaseIndex: undefined, fromMs, toMs: fromMs };
  try {
    const collected = await collectEvidence(run, {
      repositoryId,
      scans: [await readOurScan(world, fromMs)],
      seenMs: fromMs,
      policy: { ...world.policy, exceptions: world.exceptions.map(({ exception }) => exception) },
      baseline: baselineOf(world),
      readChanges: async () => changesOf(world),
      isInHead: async () => true,
      base: createBaseReader(run, {
        repositoryId,
        baseBranch: world.hasBase ? branchName(1) : undefined,
        scans: [await readOurScan(world, fromMs)],
        readMergeBaseMs: async () => (world.mergeBaseMs === undefined ? undefined : epochMs + world.mergeBaseMs),
      }),
    });
    const { evidence, policy } = collected;
    const [baseIndex, earlierBaseIndex] = [evidence.base, evidence.earlierBase].map((base) =>
      base === undefined ? undefined : Number(base.scanId.replace('scan_', '')),
    );
    const seen = { scope: policy.scope, baseIndex, earlierBaseIndex, fromMs, toMs: clock.now() };
    return { collected, error: undefined, facts: seen, requests: transport.requests };
  } catch (error) {
    if (!(error instanceof GateError)) throw error;
    return { collected: undefined, error, facts: { ...facts, toMs: clock.now() }, requests: transport.requests };
  } finally {
    budget.end();
  }
}

/** As a client reads it. */
function readOurScan(world: World, nowMs: number): Promise<ScanDetail> {
  const text = JSON.stringify(scanDetailAt(world, oursIndex, nowMs));
  return clientOf(() => answer(text)).client.getScan({ scan_id: 'scan' });
}

function changesOf({ changes }: World): Changes | undefined {
  if (changes === undefined) return undefined;
  const files = new Map(changes.files.map(({ path, lines }) => [path, { lines }]));
  return { files, isComplete: changes.isComplete };
}

function baselineOf(world: World): Baseline | undefined {
  if (world.baseline === undefined) return undefined;
  const held = world.baseline.flatMap((index) => world.findings[index] ?? []);
  const entries = held.map(({ id, title, severity, type, filePath }) => ({
    violation_id: id,
    type: readListItem({ violation_id: id, type }).type ?? ('unknown' as const),
    severity: severities.find((known) => known === severity) ?? ('unknown' as const),
    title,
    file_path: filePath ?? '',
  }));
  return { repository: 'github.com/acme/shop', branch: 'main', entries };
}
