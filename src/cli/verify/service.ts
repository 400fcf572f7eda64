/** A look by the service: a new scan of the branch, whose findings are all listed. */

import { gate, readRunSettings } from '../run.ts';
import type { RunRequest } from '../target.ts';
import { doubtOfRun, type Look } from './look.ts';

/** The scope is everything: what a policy leaves out may be there all the same. */
export async function lookByService(request: RunRequest): Promise<Look> {
  const settings = await readRunSettings(request);
  const judged = { ...settings, scope: 'scan' as const, sources: { ...settings.sources, scope: 'flag' as const } };
  const { report, evidence } = await gate({ request, settings: judged, wantsEverything: true });
  const { repositoryUrl, branch, headSha, tool, scan } = report;
  return {
    subject: {
      ...{ source: 'service', repositoryUrl, branch, headSha },
      ...{ startedAt: evidence?.startedAt, toolVersion: tool.version },
    },
    evidence: scan?.status === 'COMPLETED' ? evidence : undefined,
    doubt: doubtOfRun(report, 'this run'),
  };
}
