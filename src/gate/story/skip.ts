/** Passes a pull request without a scan if its whole diff is in paths that the trusted policy names (`skip-when`). */

import { tryRead } from '../../shared/errors.ts';
import { pluralize } from '../../shared/text/amounts.ts';
import { commitLimit } from '../hosts/diff.ts';
import { defaultBaselinePath } from '../policy/baseline.ts';
import type { Changes } from '../policy/changes.ts';
import { mistakenPolicyPaths, policyPaths } from '../policy/policy.ts';
import { describeSkippedChange, mayHoldSecret, needsNoScan } from '../policy/untouched.ts';
import type { Report } from '../report/report.ts';
import { toChanges } from './diff.ts';
import { checkBase, type HeadState } from './guards.ts';
import type { LoadedPolicy } from './policy/load.ts';
import { hasTrustedBase } from './policy/scope.ts';
import type { EvidenceSource, Progress } from './source.ts';

/** The report of a run that needs no scan. Undefined if a scan is needed. */
export async function createSkippedReport(
  progress: Progress,
  loaded: LoadedPolicy,
  head: HeadState,
  source?: Pick<EvidenceSource, 'readMessages'>,
): Promise<Report | undefined> {
  const { reader, log, report, context } = progress;
  const { policy, trustedBases } = loaded;
  const { skipWhen } = policy;
  // Only a pull request with a base that its author did not choose has a usable diff.
  const isProposed = context.change !== undefined && context.trust === 'proposal';
  const isPlain = isProposed && head.kind === 'same' && hasTrustedBase({ context, trustedBases });
  if (skipWhen === undefined || !isPlain) return undefined;
  const changes = await progress.readChanges();
  const { configFile, baselineFile = defaultBaselinePath } = progress.settings;
  const own = configFile?.kind === 'own' ? [configFile.path] : [];
  const policyFiles = [...policyPaths, ...mistakenPolicyPaths, ...own, ...loaded.documents, baselineFile];
  const isSkipped = (each: Changes) => needsNoScan(each, skipWhen, policyFiles);
  if (changes === undefined || !isSkipped(changes)) return undefined;
  const messages = source?.readMessages === undefined ? [] : await source.readMessages();
  const unseen =
    messages === undefined
      ? 'the commit messages could not be read'
      : messages.some(mayHoldSecret)
        ? 'a commit message may contain a secret'
        : await findUnscannedCommits(progress, changes, isSkipped);
  if (unseen !== undefined) {
    log.note(`skip-when: scanned anyway, because ${unseen}`);
    return undefined;
  }
  const base = await checkBase(reader, context);
  if (base.kind !== 'same') {
    log.note(`skip-when: scanned anyway, because of its base: ${base.message}`);
    return undefined;
  }
  progress.changes = changes;
  log.note(`skip-when: ${pluralize(changes.files.size, 'changed path')}, all in ${skipWhen.join(', ')}`);
  return {
    ...report,
    verdict: 'passed',
    reason: 'clean',
    message: describeSkippedChange(changes),
    hint: undefined,
    brief: undefined,
    today: policy.today,
  };
}

/** Why the history needs a scan: the diff of several commits does not show what one adds and a later one removes. */
async function findUnscannedCommits(
  { reader }: Progress,
  { commitCount: count }: Changes,
  isSkipped: (changes: Changes) => boolean,
): Promise<string | undefined> {
  // The diff of a single commit is the whole diff.
  if (count === 1) return undefined;
  if (count !== undefined && count > commitLimit) return `the change has more than ${commitLimit} commits`;
  const readCommits = async () => {
    const commits = await reader.commits();
    if (commits === undefined) return 'it is unknown which commits the change has';
    let read = 0;
    for await (const { sha, against } of commits) {
      const isWithin = against.some(
        (diff) => (diff.isComplete && diff.files.length === 0) || isSkipped(toChanges(diff)),
      );
      if (!isWithin) return `commit ${sha.slice(0, 12)} of the change is outside these places`;
      read++;
    }
    return count === undefined || read === count
      ? undefined
      : `${read} of the ${count} commits of the change could be read`;
  };
  return tryRead(readCommits, ({ message }) => `the commits of the change could not be read: ${message}`);
}
