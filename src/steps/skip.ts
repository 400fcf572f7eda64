/** Passes a pull request without a scan, where its whole diff lies in places that the trusted policy names (`skip-when`). */
import { needsNoScan, skippedWords } from '../policy/skip.ts';
import type { Report } from '../report/report.ts';
import { plural } from '../report/tally.ts';
import { configFilePath, type HeadState, mistakenConfigPath, readChangedFiles } from './guards.ts';
import type { LoadedPolicy } from './policy.ts';
import type { Progress } from './progress.ts';
import { hasTrustedBase } from './scope.ts';

/** The report of a run that needs no scan; undefined where one is needed. */
export async function skippedReport(
  progress: Progress,
  { loaded, head }: { loaded: LoadedPolicy; head: HeadState },
): Promise<Report | undefined> {
  const { around, run, report, input, settings } = progress;
  const { context, wantsEverything } = input;
  const { policy, trustedBases } = loaded;
  const { skipWhen } = policy;
  // A diff is one of the event's commit, with a base that its author did not choose.
  const isProposed = context.change !== undefined && context.trust === 'proposal';
  const isPlain = isProposed && head.kind === 'same' && hasTrustedBase({ context, trustedBases });
  if (skipWhen === undefined || !isPlain || settings.scanId !== undefined || wantsEverything) return undefined;
  const changes = await readChangedFiles(around, run.log);
  if (changes === undefined || !needsNoScan(changes, { skipWhen, policyFiles: policyFilesOf(progress, loaded) }))
    return undefined;
  // What one commit adds and the next removes is not in the diff of both.
  if (changes.commitCount !== 1) {
    run.log.note(
      'skip-when: scanned all the same, because only the diff of a single commit shows all that was committed',
    );
    return undefined;
  }
  progress.changes = changes;
  run.log.note(`skip-when: ${plural(changes.files.size, 'changed path')}, all in ${skipWhen.join(', ')}`);
  return {
    ...report,
    verdict: 'passed',
    reason: 'clean',
    message: skippedWords(changes),
    hint: undefined,
    brief: undefined,
    today: policy.today,
  };
}

function policyFilesOf({ settings }: Progress, { documents }: LoadedPolicy): string[] {
  const { configFile, baselineFile } = settings;
  const own = configFile?.kind === 'own' ? [configFile.path] : [];
  return [
    configFilePath,
    mistakenConfigPath,
    ...own,
    ...documents,
    ...(baselineFile === undefined ? [] : [baselineFile]),
  ];
}
