/** The action over SARIF files: as `scan-gate judge --sarif`, and shown where a run of a service is. */
import { judgeSarif } from '../cli/judge/sarif/sarif.ts';
import type { RunReport, Session } from '../session.ts';
import type { Settings } from '../settings/settings.ts';
import { beginShowing, githubRun } from './step.ts';

export async function judgeFiles(session: Session, known: RunReport, settings: Settings): Promise<void> {
  const { sarif = [], baseSarif = [], sarifType: declaredType } = settings;
  const flags = { mode: 'sarif', files: sarif, baseFiles: baseSarif, declaredType, settings } as const;
  await judgeSarif(session, { ...flags, policyFile: undefined, local: undefined, json: false }, async (context) => {
    known.github = beginShowing(await githubRun(session, { context, settings }), session);
  });
}
