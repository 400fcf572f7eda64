/**
 * `scan-gate judge`: applies the policy to saved reports, or to the SARIF files of any scanner. No service is asked.
 */
import { resolve } from 'node:path';
import { runOverSarif } from '../../run/gate-run.ts';
import type { Session, StoryOutcome } from '../../run/session.ts';
import { reserveOutputForReport } from '../run.ts';
import { type GivenFlags, type JudgeFlags, readJudgeFlags } from './flags.ts';
import { judgeReports } from './reports.ts';

/** Throws GateError CONFIG for unusable flags and report files. */
export async function runJudge(session: Session, given: GivenFlags): Promise<StoryOutcome> {
  const { report, sarif } = given.own;
  const isClear = (report === undefined) !== (sarif === undefined) || given.problems.length > 0;
  const problems = isClear ? given.problems : [...given.problems, 'judge needs either --report FILE or --sarif FILE'];
  const flags = readJudgeFlags({ ...given, problems }, session.env);
  if (flags.json && flags.mode === 'sarif') reserveOutputForReport(session);
  return flags.mode === 'report' ? judgeReports(session, flags) : judgeSarif(session, flags);
}

async function judgeSarif(session: Session, flags: JudgeFlags): Promise<undefined> {
  const { policyFile: name, ...request } = flags;
  const reportFacts = session.startReport();
  reportFacts.settings = flags.settings;
  const policyFile = name === undefined ? undefined : { name, path: resolve(session.folder, name) };
  reportFacts.report = { ...reportFacts.report, origin: 'sarif' };
  const result = await runOverSarif({ ...request, session, policyFile });
  reportFacts.report = result.report;
  reportFacts.settings = result.settings;
}
