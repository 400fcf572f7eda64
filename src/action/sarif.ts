/** The action for SARIF files: like `scan-gate judge --sarif`, and shown like a run with a service. */
import { asGateError } from '../errors.ts';
import { localError } from '../report/local-words.ts';
import { runOverSarif } from '../runs/sarif-run.ts';
import type { RunReport, Session } from '../session.ts';
import type { Settings } from '../settings/settings.ts';
import { beginShowing, githubRun } from './step.ts';

export async function judgeFiles(session: Session, known: RunReport, settings: Settings): Promise<void> {
  const { sarif: files = [], baseSarif: baseFiles = [], sarifType: declaredType } = settings;
  const found = async (context: Parameters<typeof githubRun>[1]['context']) => {
    known.github = beginShowing(await githubRun(session, { context, settings }), session);
  };
  const result = await runOverSarif({ session, settings, files, baseFiles, declaredType, found }).catch(
    (error: unknown) => {
      throw localError(asGateError(error));
    },
  );
  known.report = result.report;
  known.settings = result.settings;
  if (known.github !== undefined) known.github.changes = result.changes;
}
