/** `scan-gate stats`: what kept runs say about the gate, over report files, folders of them, or what runs stored on GitHub. */
import { toGateError } from '../../shared/errors.ts';
import { type CountedRun, countRuns, renderStatsJson, renderStatsText, type Statistics } from '../report/stats.ts';
import { renderStatsPage } from '../report/stats-page.ts';
import { readRunContext } from '../run/place.ts';
import { notDoneOutcome, type Session, type StoryOutcome } from '../run/session.ts';
import { writeWithin } from '../surfaces/whole-file.ts';
import { type GivenFlags, readJudgeFlags } from './judge/flags.ts';
import { lastDays, listSavedReports, type RepeatedFlags, reportSourceProblems } from './simulate.ts';
import { type ReportCollection, withStoredReports } from './stored-reports.ts';

type Own = Omit<RepeatedFlags, 'policy'>;
type Flags = Omit<GivenFlags, 'own'> & { own: Own };

/** Prints the figures, or one object with `--json`. It judges nothing. */
export async function stats(session: Session, { own, positionals, ...flags }: Flags): Promise<StoryOutcome> {
  const { html: [page] = [], json, local, last: [last] = [], artifact: [artifact] = [] } = own;
  const days = last === undefined ? undefined : lastDays(last);
  const given = { positionals, last, days, artifact, command: 'stats' };
  const problems = [...flags.problems, ...reportSourceProblems(given)];
  const judged = { report: last === undefined ? positionals : [last], ...(local && { local }) };
  const read = readJudgeFlags({ ...flags, problems, positionals: [], own: judged }, session.env);
  // Standard output is for the answer alone.
  if (json) session.log.moveTo(session.complain);
  const counted = await (days === undefined
    ? count(session, { reports: listSavedReports(session, read) })
    : fromGithub());
  if (page !== undefined) await writeWithin(session.folder, page, renderStatsPage(counted));
  session.write(json ? renderStatsJson(counted) : renderStatsText(counted));
  // A mistyped path must not look like an answer.
  return last === undefined && counted.runs === 0 && counted.unreadable > 0 ? notDoneOutcome : undefined;

  async function fromGithub(): Promise<Statistics> {
    const judged = { kind: 'folder', named: read.settings.branch } as const;
    const context = await readRunContext(session, read.settings, judged, { local });
    const asked = { session, settings: read.settings, context, days: days ?? 0, artifact };
    return withStoredReports(asked, (kept) => count(session, kept));
  }
}

async function count(session: Session, { reports, kept }: ReportCollection): Promise<Statistics> {
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
}
