/** Evidence from SARIF files of any scanner, judged and reported like a scan. */

import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import type { RunContext } from '../../../ci/context/context.ts';
import { listHeadPaths } from '../../../git/tracked.ts';
import { runOnce } from '../../../once.ts';
import type { Changes } from '../../../policy/changes.ts';
import type { Evidence } from '../../../policy/evidence.ts';
import { judgeEvidence } from '../../../policy/judge.ts';
import type { Policy } from '../../../policy/policy.ts';
import type { Report } from '../../../report/report.ts';
import type { Progress } from '../../progress.ts';

import type { Collected, CollectRequest, EvidenceSource } from '../../source.ts';
import type { EvidenceJob } from '../origin.ts';
import { compareWithBaseFiles } from './base.ts';
import { buildEvidence, type SarifFile } from './evidence.ts';
import { readSarifFiles, type SarifReading, type SarifRequest } from './files.ts';

export function createSarifSource(request: SarifRequest, job: EvidenceJob): EvidenceSource {
  const readPaths = runOnce(() => listHeadPaths(job.folder, job.cancel));
  let files: readonly SarifFile[] = [];
  const createReading = ({ context, log }: Progress): SarifReading => ({ request, job, context, log, readPaths });
  return {
    serviceOrigin: undefined,
    isRemote: false,
    hasFullPaths: false,
    startsScan: false,
    locate: async ({ context }) => (request.baseFiles.length === 0 ? context : addDefaultBase(context)),
    open: async () => ({ kind: 'same' }),
    readTree: async () => new Set(await readPaths()),
    async start(progress) {
      progress.stopwatch.begin('collect');
      files = await readSarifFiles(createReading(progress));
      return true;
    },
    async collect(progress, asked) {
      const collected = await collectFromFiles(files, {
        ...asked,
        reading: createReading(progress),
      });
      if (progress.settings.scope === 'auto' && collected.policy.scope !== 'auto')
        progress.log.note(`Scope auto judges as ${collected.policy.scope}: there is no scan of the base branch`);
      progress.report = addFilesToReport(progress.report, files, collected.evidence);
      return collected;
    },
    // The commit of the files was checked when they were read.
    checkPass: async () => undefined,
  };
}

/** On a laptop, only a named base tells where a branch will be merged. It defaults to the default branch. */
function addDefaultBase(context: RunContext): RunContext {
  const { system, base, branch, defaultBranch } = context;
  if (base !== undefined || system !== 'laptop' || defaultBranch === undefined || branch === defaultBranch)
    return context;
  return { ...context, base: { branch: defaultBranch, sha: undefined } };
}

async function collectFromFiles(
  files: readonly SarifFile[],
  { reading, policy: asked, baseline, mayNarrow, readChanges }: CollectRequest & { reading: SarifReading },
): Promise<Collected> {
  const { context, log } = reading;
  const changes = await readChanges();
  const evidence = buildEvidence(files, {
    changes: mayNarrow ? changes : undefined,
    isBaseOwn: !mayNarrow,
    isMerged: isDefaultBranchCommit(context, changes),
    ...{ baseline, log, paths: await reading.readPaths() },
    nowMs: reading.job.now.getTime(),
    knownOf: await createBaseComparer({ reading, files, changes }, asked.scope),
  });
  const scope = evidence.known ? asked.scope : chooseScopeWithoutBase(asked.scope, changes, context);
  // The languages that a tool supports do not prove that it scanned them. So this alone is only a note, unless the
  // policy makes it inconclusive.
  const uncovered = asked.uncovered === 'inconclusive' ? asked.uncovered : 'note';
  const policy: Policy = { ...asked, uncovered, scope };
  return { evidence, policy, judgement: judgeEvidence(evidence, policy) };
}

/** On a laptop everything is trusted: there only the branch and its difference from `origin` tell what was merged. */
function isDefaultBranchCommit({ system, trust, branch, defaultBranch }: RunContext, changes: Changes | undefined) {
  if (trust !== 'own') return false;
  return system !== 'laptop' || (changes === undefined && defaultBranch !== undefined && branch === defaultBranch);
}

async function createBaseComparer(judged: Parameters<typeof compareWithBaseFiles>[0], scope: Policy['scope']) {
  const { request, log } = judged.reading;
  if (request.baseFiles.length === 0) return undefined;
  if (scope === 'auto') return compareWithBaseFiles(judged);
  log.note(`base-sarif has an effect only with scope auto, on a proposed change: this is judged as ${scope}`);
  return undefined;
}

/**
 * There is no scan of the base branch, so a pull request is judged by what it changes. An unreadable diff proves
 * nothing.
 */
function chooseScopeWithoutBase(
  scope: Policy['scope'],
  changes: Changes | undefined,
  { sources: { diff } }: RunContext,
): Policy['scope'] {
  if (scope !== 'auto') return scope;
  const hasDiff = diff !== undefined && diff.kind !== 'default-branch';
  return changes === undefined && !hasDiff ? 'scan' : 'changed';
}

/** Reports the files as a scan. Its id is derived from their content, so that the same files are the same scan. */
function addFilesToReport(
  report: Report,
  files: readonly SarifFile[],
  { counts, coverage, diagnostics }: Evidence,
): Report {
  const all = createHash('sha256').update(files.map(({ sha256 }) => sha256).join('\n'));
  const names = files.map(({ name }) => basename(name)).join(', ');
  return {
    ...report,
    notes: [...report.notes, `Judged from ${names}, without a service`],
    scan: {
      id: `sarif-${all.digest('hex').slice(0, 12)}`,
      status: 'COMPLETED',
      branch: report.branch ?? '',
      createdAt: undefined,
      startedAt: undefined,
      completedAt: undefined,
      counts,
      coverage,
      diagnostics: [...diagnostics],
    },
  };
}
