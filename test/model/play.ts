/** One run over a world: the whole source of its evidence against the modelled service, in virtual time. */

import { readListItem } from '../../src/gate/policy/finding.ts';
import { GateError } from '../../src/shared/errors.ts';
import type { HttpRequest } from '../../src/shared/http/http.ts';
import { severities } from '../../src/shared/severity.ts';
import type { Baseline, Changes } from '../gate/policy/evidence.ts';
import { answer } from '../gate/story/sources/service/answered.ts';
import { repository } from '../scripted-service.ts';
import { createSteps } from '../service-source.ts';
import { branchName, createServiceModel, epochMs, repositoryId, scanDetailAt, scanId } from './service-model.ts';
import type { RunFacts } from './truth.ts';
import { randomFrom } from './virtual-clock.ts';
import { oursIndex, type World } from './world.ts';

type Collected = Awaited<ReturnType<ReturnType<typeof createSteps>['collect']>>;

export interface Played {
  /** Undefined: the run ended in this error, and so inconclusive. */
  collected: Collected | undefined;
  error: GateError | undefined;
  facts: RunFacts;
  requests: number;
}

/** The first poll comes after a second, and sees that our scan has ended. */
const firstPollMs = 1000;

export async function play(world: World): Promise<Played> {
  const fromMs = (world.scans[oursIndex]?.endMs ?? 0) + world.pollDelayMs;
  let isPolled = false;
  const send = async (request: HttpRequest) => {
    const { pathname } = request.url;
    if (pathname.includes('/repositories/')) return answer(JSON.stringify(repository));
    if (isPolled || !pathname.endsWith(`/scans/${scanId(oursIndex)}`)) return transport.send(request);
    isPolled = true;
    return answer(JSON.stringify(scanDetailAt(world, oursIndex, fromMs)));
  };
  const steps = createSteps({
    ...{ send, startMs: fromMs - firstPollMs, options: { isScanProven: true } },
    settings: { 'repository-id': repositoryId, 'scan-id': scanId(oursIndex), 'timeout-seconds': '1801' },
    context: { branch: branchName(0), base: world.hasBase ? { branch: branchName(1), sha: undefined } : undefined },
    around: {
      readHeadFile: async () => ({ text: '', at: 'head' }),
      readMergeBaseMs: async () => (world.mergeBaseMs === undefined ? undefined : epochMs + world.mergeBaseMs),
    },
  });
  const { clock } = steps;
  const transport = createServiceModel(world, clock);
  const facts = { scope: world.policy.scope, baseIndex: undefined, earlierBaseIndex: undefined, fromMs, toMs: fromMs };
  const chance = Math.random;
  Math.random = randomFrom(world.seed + 1);
  try {
    const collected = await steps.collect({
      policy: { ...world.policy, exceptions: world.exceptions.map(({ exception }) => exception) },
      baseline: baselineOf(world),
      readChanges: async () => changesOf(world),
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
    Math.random = chance;
  }
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
