/**
 * `scan-gate judge`: applies the policy to saved reports, or to the SARIF files of any scanner. No service is asked.
 */
import { resolve } from 'node:path';
import { asGateError } from '../../errors.ts';
import { localError } from '../../report/local-words.ts';
import { runOverSarif } from '../../runs/sarif-run.ts';
import type { Outcome, Session } from '../../session.ts';
import { answerWithReport } from '../for-programs.ts';
import { type GivenFlags, type JudgeFlags, readJudgeFlags } from './flags.ts';
import { judgeReports } from './reports.ts';

/** Throws GateError CONFIG for unusable flags and report files. */
export async function judge(session: Session, given: GivenFlags): Promise<Outcome> {
  const flags = readJudgeFlags(given, session.env);
  if (flags.json && flags.mode === 'sarif') answerWithReport(session);
  return flags.mode === 'report' ? judgeReports(session, flags) : judgeSarif(session, flags);
}

async function judgeSarif(session: Session, flags: JudgeFlags): Promise<undefined> {
  const { policyFile: name, ...request } = flags;
  const known = session.startReport();
  known.settings = flags.settings;
  const policyFile = name === undefined ? undefined : { name, path: resolve(session.folder, name) };
  const result = await runOverSarif({ ...request, session, policyFile }).catch((error: unknown) => {
    throw localError(asGateError(error));
  });
  known.report = result.report;
  known.settings = result.settings;
}
