/** Evidence from findings at hand: what the scanners of this machine return, or SARIF files. No service takes part. */
import type { RunContext } from '../../../hosts/context/context.ts';
import type { Changes } from '../../../policy/changes.ts';
import type { FindingOrigin } from '../../../policy/evidence.ts';
import { judgeEvidence } from '../../../policy/judge.ts';
import type { Policy } from '../../../policy/policy.ts';
import type { HeadState } from '../../guards.ts';
import type { Progress } from '../../progress.ts';
import type { CollectRequest, EvidenceSource } from '../../source.ts';
import { buildEvidence, type ComparedFindings, type FoundFindings } from './evidence.ts';

/** Reads findings: scans a commit, or reads files. */
interface FindingsReader
  extends Pick<EvidenceSource, 'startsScan' | 'missingBase' | 'readMessages'>,
    Required<Pick<EvidenceSource, 'readTree'>> {
  origin: FindingOrigin;
  /** The day of the run, in ms since the epoch. */
  nowMs: number;
  locate(context: RunContext): RunContext;
  /** Checks that the branch is at the judged commit, before and after the findings were read. */
  checkHead?(progress: Progress, when: 'before' | 'after'): Promise<HeadState>;
  read(progress: Progress): Promise<FoundFindings>;
  /** Undefined if there is nothing to compare with. */
  compare(
    progress: Progress,
    request: CollectRequest,
    changes: Changes | undefined,
  ): Promise<ComparedFindings | undefined>;
}

export function createFindingsSource(reader: FindingsReader): EvidenceSource {
  const { origin, startsScan, nowMs, missingBase, readTree, readMessages } = reader;
  let begun: { progress: Progress; headBefore: HeadState } | undefined;
  let found: FoundFindings | undefined;
  return {
    ...{ origin, startsScan, readTree, readMessages, missingBase },
    serviceOrigin: undefined,
    locate: async ({ context }) => reader.locate(context),
    async open(progress, isRead) {
      const looking: Promise<HeadState> = reader.checkHead?.(progress, 'before') ?? Promise.resolve({ kind: 'same' });
      const [headBefore] = await Promise.all([looking, isRead]);
      begun = { progress, headBefore };
      return headBefore;
    },
    async start(progress) {
      found = await reader.read(progress);
      return true;
    },
    async collect(progress, request) {
      const { policy: asked, baseline, mayNarrow, readChanges } = request;
      const { context, log } = progress;
      const changes = mayNarrow ? await readChanges() : undefined;
      const comparison = await reader.compare(progress, request, changes);
      const compared = mayNarrow ? comparison : undefined;
      const taken = requireFound(found);
      const evidence = buildEvidence(taken, {
        ...{ origin, changes, baseline, nowMs, log, compared, isBaseOwn: !mayNarrow },
        isMerged: isDefaultBranchCommit(context, changes),
        paths: (await readTree()) ?? new Set(),
      });
      const isUncompared = compared === undefined && asked.scope === 'auto';
      const scope = isUncompared ? chooseScopeWithoutBase(origin, changes, context) : asked.scope;
      const policy: Policy = { ...asked, scope };
      if (origin === 'sarif') {
        if (progress.policy?.scope === 'auto' && scope !== 'auto')
          log.note(`Scope auto judges as ${scope}: there is no scan of the base branch`);
        // The languages that a tool supports do not prove that it scanned them. So this alone is only a note, unless
        // the policy makes it inconclusive.
        if (asked.uncovered !== 'inconclusive') policy.uncovered = 'note';
      }
      const { report } = progress;
      const languages = origin === 'sarif' ? undefined : taken.languages;
      progress.report = {
        ...report,
        scan: { ...taken.scan, status: 'COMPLETED', branch: context.branch, counts: {}, languages },
      };
      return { evidence, policy, judgement: judgeEvidence(evidence, policy) };
    },
    async checkPass() {
      if (begun === undefined) return undefined;
      const { progress, headBefore } = begun;
      const doubt = headBefore.kind === 'same' ? await reader.checkHead?.(progress, 'after') : headBefore;
      if (doubt === undefined || doubt.kind === 'same') return undefined;
      const message = `${doubt.message}; the scan found nothing that blocks, but it may not be a scan of this commit`;
      return { reason: doubt.reason ?? 'moved', message, hint: doubt.hint, brief: doubt.brief };
    },
  };
}

/** The steps run in order, so a missing value is a programming error. */
function requireFound(found: FoundFindings | undefined): FoundFindings {
  if (found === undefined) throw new Error('No findings were read yet');
  return found;
}

/** On a laptop everything is trusted: there only the branch and its difference from `origin` tell what was merged. */
function isDefaultBranchCommit({ system, trust, branch, defaultBranch }: RunContext, changes: Changes | undefined) {
  if (trust !== 'own') return false;
  return system !== 'laptop' || (changes === undefined && defaultBranch !== undefined && branch === defaultBranch);
}

/**
 * Without files of the base, a pull request is judged by what it changes. An unreadable diff proves nothing. Our own
 * scanners could have scanned the base.
 */
function chooseScopeWithoutBase(
  origin: FindingOrigin,
  changes: Changes | undefined,
  { sources: { diff } }: RunContext,
): Policy['scope'] {
  if (origin !== 'sarif') return 'scan';
  const hasDiff = diff !== undefined && diff.kind !== 'default-branch';
  return changes === undefined && !hasDiff ? 'scan' : 'changed';
}
