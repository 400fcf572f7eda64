/** The parts of a report that describe where a run takes place. */
import type { RunContext } from '../hosts/context/context.ts';
import type { Report } from '../report/report.ts';
import type { LoadedPolicy } from './policy/load.ts';

export function describePolicyForReport({ source, sha256, described, exceptionsFile }: LoadedPolicy): Report['policy'] {
  return { source, sha256, settings: described, exceptionsFile };
}

type ReportContext = Pick<
  Report,
  'repositoryUrl' | 'event' | 'branch' | 'headSha' | 'baseSha' | 'pullRequest' | 'isMergeRequest' | 'uncommitted'
>;

/** A refused run may be about something else than it claims, so only its repository and event are reported. */
export function summarizeContext(context: RunContext): Partial<ReportContext> {
  const { refusal, repositoryUrl, event, base, change, uncommitted } = context;
  const branch = context.builtBranch ?? context.branch;
  const where = { repositoryUrl, event };
  if (refusal !== undefined) return where;
  const headSha = findReportedSha(context);
  const baseSha = uncommitted === undefined ? base?.sha : uncommitted.headSha;
  return {
    ...where,
    branch,
    headSha,
    baseSha,
    pullRequest: change?.number,
    isMergeRequest: change?.isMergeRequest,
    uncommitted,
  };
}

/** What is not committed has no commit that anybody could look up. */
export function findReportedSha({ headSha, uncommitted }: RunContext): string | undefined {
  return uncommitted === undefined ? headSha : undefined;
}
