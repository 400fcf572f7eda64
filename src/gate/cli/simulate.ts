/** `scan-gate simulate`: what a policy would have decided about past runs, rule by rule, before a team adopts it. */
import { toGateError } from '../../shared/errors.ts';
import {
  formatRehearsal,
  type Rehearsal,
  type RehearsedRun,
  renderRehearsalJson,
  renderRehearsalPage,
} from '../report/rehearsal.ts';
import type { Session, StoryOutcome } from '../run/session.ts';
import { createRejudger, formatSubject, readNamedBaseline, withJudgePolicy } from './judge/judge.ts';
import { printResult, type ReportFlags, readRequest, withReports } from './past-reports.ts';

/**
 * Prints the table, or one object with `--json`. A rehearsal never fails because of a verdict, only because of an
 * error.
 */
export async function runSimulate(session: Session, flags: ReportFlags): Promise<StoryOutcome> {
  const request = readRequest(session, 'simulate', flags);
  const log = { say: () => {}, note: (line: string) => session.log.line(`Note: ${line}`) };
  const rehearsal = await withJudgePolicy(session, request.judge, {
    log,
    use: (policy) =>
      withReports(session, request, policy.context, async ({ reports, kept }): Promise<Rehearsal> => {
        const { source, sha256 } = policy.loaded;
        const rejudge = createRejudger(session, policy, await readNamedBaseline(policy));
        const runs: RehearsedRun[] = [];
        const unreadable: { name: string; why: string }[] = [];
        for await (const { name, read } of reports) {
          session.cancel.throwIfAborted();
          try {
            const report = await read();
            const { verdict: after, lines, rules, warnings } = await rejudge(report);
            runs.push({ name, subject: formatSubject(report), before: report.verdict, after, lines, rules, warnings });
          } catch (error) {
            unreadable.push({ name, why: toGateError(error).message });
          }
        }
        return { policy: { source, sha256 }, runs, unreadable, kept };
      }),
  });
  const isEmpty = rehearsal.runs.length === 0 && rehearsal.unreadable.length > 0;
  const render = request.json ? renderRehearsalJson : formatRehearsal;
  return printResult(session, request, render(rehearsal), () => renderRehearsalPage(rehearsal), isEmpty);
}
