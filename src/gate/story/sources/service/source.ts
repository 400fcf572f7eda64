/** Evidence from a scan by a service. */

import type { ScanDetail } from '../../../../shared/api/schemas.ts';
import { addRepository } from '../../../report/draft.ts';
import { needsWholeList } from '../../../settings/report-files.ts';
import type { Settings } from '../../../settings/settings.ts';
import {
  addBranchHead,
  checkHead,
  createNoKeyError,
  type HeadState,
  isFileInHead,
  readMergeBaseMs,
  refuseMoved,
} from '../../guards.ts';
import { watchHead } from '../../head-watch.ts';
import type { Progress } from '../../progress.ts';
import type { Collected, CollectRequest, EvidenceSource } from '../../source.ts';
import { type AwaitedScans, runScan, scanAnew } from './await-scan.ts';
import { createBaseReader } from './base-scan.ts';
import { type Client, createClient } from './client.ts';
import { collectEverything, collectEvidence } from './collect.ts';
import { buildWantedRepository, noteUncompared, resolveRepository } from './resolve.ts';
import type { ServiceRun, Target } from './run.ts';

export interface ServiceSourceOptions {
  /** Whether the scan that `scan-id` names is known to be of the commit. */
  isScanProven?: boolean;
  /** Whether every list and every detail is read, whatever the verdict needs. A baseline needs this. */
  wantsEverything?: boolean | undefined;
}

/** What a run knows once its repository was found. */
interface OpenedSource {
  service: ServiceRun;
  target: Target;
  /** The state of the branch before the scan. */
  headBefore: HeadState;
}

export function createServiceSource(settings: Settings, options: ServiceSourceOptions = {}): EvidenceSource {
  const { isScanProven = false, wantsEverything = false } = options;
  let client: Client | undefined;
  let opened: OpenedSource | undefined;
  let awaited: AwaitedScans | undefined;
  let scans: readonly ScanDetail[] = [];
  return {
    serviceOrigin: new URL(settings.baseUrl).origin,
    origin: 'service',
    startsScan: settings.scanId === undefined && !wantsEverything,
    locate: ({ reader, context }) => addBranchHead(reader, context),
    refuse: () => (settings.apiKey === undefined ? createNoKeyError() : undefined),
    async open(progress, reading) {
      client = createRunClient(progress);
      const { context, reader, budget, log } = progress;
      const run = { client, budget, log };
      const head = watchHead(budget, reader, context);
      const wanted = buildWantedRepository(progress.settings, context);
      const resolving = resolveRepository(run, wanted);
      // Other errors are reported first.
      resolving.catch(() => {});
      const [headBefore] = await Promise.all([checkHead(reader, context), reading]);
      refuseMoved(headBefore);
      if (headBefore.kind === 'unreadable') log.note(headBefore.message);
      const repository = await resolving;
      noteUncompared(log, wanted, repository);
      progress.report = addRepository(progress.report, repository);
      log.detail?.(`Repository ${repository.name} (${repository.repository_id}), branch ${context.branch}`);
      const service = { progress, run, head, isScanProven };
      opened = { service, target: { repositoryId: repository.repository_id, branch: context.branch }, headBefore };
      return headBefore;
    },
    async start() {
      const { service, target } = requireOpened(opened);
      awaited = await runScan(service, target);
      return awaited !== undefined;
    },
    async collect({ log }, request) {
      const { service, target } = requireOpened(opened);
      let collected = await collectAwaited({ service, target }, requireOpened(awaited), request);
      const { verdict, reason } = collected.judgement;
      if (service.isRepeated && verdict === 'inconclusive' && reason === 'evidence') {
        log.note('Later scans make that scan inconclusive: a new one is started');
        awaited = await scanAnew(service, target);
        collected = await collectAwaited({ service, target }, awaited, request);
      }
      scans = collected.scans;
      return collected;
    },
    ...(wantsEverything && {
      collectEverything: async () => {
        const { service, target } = requireOpened(opened);
        return collectEverything(service.run, target.repositoryId, requireOpened(awaited).scans);
      },
    }),
    async checkPass() {
      const { service, headBefore } = requireOpened(opened);
      const since = requireOpened(awaited).isOurs ? 'first look' : 'push';
      const doubt = headBefore.kind === 'same' ? await service.head.doubt({ scans, since }) : headBefore;
      if (doubt.kind === 'same') return undefined;
      const message = `${doubt.message}; the scan found nothing that blocks, but it may not be a scan of this commit`;
      return { reason: doubt.reason ?? 'moved', message, hint: doubt.hint, brief: doubt.brief };
    },
    serverTimeMs: () => client?.serverTimeMs(),
    requests: () => ({ ...client?.requests }),
  };
}

/** The steps run in order, so a missing value is a programming error. */
function requireOpened<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('The service was not asked yet');
  return value;
}

function createRunClient({ settings, environment, budget, log }: Progress): Client {
  return createClient({
    baseUrl: settings.baseUrl,
    apiKey: settings.apiKey ?? '',
    transport: environment.transport,
    budget,
    assume: settings.assume,
    userAgent: `scan-gate/${environment.version}`,
    onWait: log.say,
  });
}

async function collectAwaited(
  { service, target: { repositoryId } }: { service: ServiceRun; target: Target },
  { scans }: AwaitedScans,
  { policy, baseline, mayNarrow, readChanges }: CollectRequest,
): Promise<Collected & { scans: readonly ScanDetail[] }> {
  const { progress, run } = service;
  const { reader, context, settings, log } = progress;
  run.listAfterEnd = undefined;
  return collectEvidence(run, {
    repositoryId,
    scans,
    seenMs: run.budget.clock.now(),
    ...{ policy, baseline, listsAll: settings.uploadSarif || needsWholeList(settings) },
    readChanges: mayNarrow ? readChanges : async () => undefined,
    isInHead: (path) => isFileInHead(reader, path, log),
    base: createBaseReader(run, {
      repositoryId,
      baseBranch: context.base?.branch,
      scans,
      readMergeBaseMs: () => readMergeBaseMs(reader, log),
      reportUncompared(uncompared) {
        progress.report = { ...progress.report, uncompared };
      },
    }),
  });
}
