/** The parts of a report that describe where a run takes place. */
import type { RunContext } from '../ci/context/context.ts';
import type { Report } from '../report/report.ts';
import type { LoadedPolicy } from './policy.ts';

export function describePolicyForReport({ source, sha256, described, exceptionsFile }: LoadedPolicy): Report['policy'] {
  return { source, sha256, settings: described, exceptionsFile };
}

type ReportContext = Pick<Report, 'repositoryUrl' | 'event' | 'branch' | 'headSha' | 'baseSha' | 'pullRequest'>;

/** A refused run may be about something else than it claims, so only its repository and event are reported. */
export function summarizeContext(context: RunContext): Partial<ReportContext> {
  const { refusal, repositoryUrl, event, headSha, base, change } = context;
  const branch = context.builtBranch ?? context.branch;
  const where = { repositoryUrl, event };
  return refusal === undefined ? { ...where, branch, headSha, baseSha: base?.sha, pullRequest: change?.number } : where;
}
