/** `scan-gate judge`: the policy over what was saved, or over any scanner's SARIF files. No service is asked. */
import type { Outcome, Session } from '../../session.ts';
import { answerWithReport } from '../for-programs.ts';
import { type GivenFlags, readJudgeFlags } from './flags.ts';
import { judgeReports } from './reports.ts';
import { judgeSarif } from './sarif/sarif.ts';

/** Throws GateError CONFIG for flags and report files that cannot be used. */
export async function judge(session: Session, given: GivenFlags): Promise<Outcome> {
  const flags = readJudgeFlags(given, session.env);
  if (flags.json && flags.mode === 'sarif') answerWithReport(session);
  return flags.mode === 'report' ? judgeReports(session, flags) : judgeSarif(session, flags);
}
