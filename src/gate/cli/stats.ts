/** `scan-gate stats`: what kept runs say about the gate, over report files, folders of them, or what runs stored on GitHub. */
import { toGateError } from '../../shared/errors.ts';
import { type CountedRun, countRuns, renderStatsJson, renderStatsPage, renderStatsText } from '../report/stats.ts';
import { readRunContext } from '../run/place.ts';
import type { Session, StoryOutcome } from '../run/session.ts';
import { printResult, type ReportFlags, readRequest, withReports } from './past-reports.ts';

/** Prints the figures, or one object with `--json`. It judges nothing. */
export async function stats(session: Session, flags: ReportFlags): Promise<StoryOutcome> {
  const request = readRequest(session, 'stats', flags);
  const { settings, local } = request.judge;
  const readContext = () => readRunContext(session, settings, { kind: 'folder', named: settings.branch }, { local });
  const context = request.days === undefined ? { repositoryUrl: undefined } : await readContext();
  const counted = await withReports(session, request, context, async ({ reports, kept }) => {
    const runs: CountedRun[] = [];
    let unreadable = (kept?.expired ?? 0) + (kept?.beyond ?? 0);
    for await (const { name, read } of reports) {
      session.cancel.throwIfAborted();
      try {
        const { figures, verdict, reason, branch, pullRequest } = await read();
        runs.push({ ...figures, verdict, reason, branch, isPullRequest: pullRequest !== undefined });
      } catch (error) {
        unreadable += 1;
        session.log.line(`Note: ${name} was left out: ${toGateError(error).message}`);
      }
    }
    return countRuns(runs, unreadable);
  });
  const isEmpty = counted.runs === 0 && counted.unreadable > 0;
  const render = request.json ? renderStatsJson : renderStatsText;
  return printResult(session, request, render(counted), () => renderStatsPage(counted), isEmpty);
}
