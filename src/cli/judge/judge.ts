/** `scan-gate judge`: the policy over what was saved, or over any scanner's SARIF files. No service is asked. */
import type { Outcome, Session } from '../../session.ts';
import { judgeHelp, readJudgeFlags } from './flags.ts';
import { judgeReports } from './reports.ts';
import { judgeSarif } from './sarif.ts';

/** Throws GateError CONFIG for flags and report files that cannot be used. */
export async function judge(session: Session, argv: readonly string[]): Promise<Outcome> {
  if (argv.includes('--help') || argv.includes('-h')) {
    session.write(judgeHelp);
    return undefined;
  }
  const flags = readJudgeFlags(argv, session.env);
  return flags.mode === 'report' ? judgeReports(session, flags) : judgeSarif(session, flags);
}
