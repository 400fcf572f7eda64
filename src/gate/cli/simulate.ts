/** `scan-gate simulate`: what a policy would have decided about past runs, rule by rule, before a team adopts it. */

import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { toGateError } from '../../shared/errors.ts';
import { isFolder } from '../../shared/git/regular-file.ts';
import {
  formatRehearsal,
  type Rehearsal,
  type RehearsedRun,
  renderRehearsalJson,
  renderRehearsalPage,
} from '../report/rehearsal.ts';
import { notDoneOutcome, type Session, type StoryOutcome } from '../run/session.ts';
import { createSettingsError } from '../settings/reading.ts';
import { quoteForMessage } from '../settings/values.ts';
import { writeWithin } from '../surfaces/whole-file.ts';
import { type GivenFlags, type JudgeContext, type JudgeFlags, readJudgeFlags, withJudgePolicy } from './judge/flags.ts';
import { createRejudger, formatSubject, readNamedBaseline, readReport } from './judge/judge.ts';
import { type NamedReport, type ReportCollection, withStoredReports } from './stored-reports.ts';

/** Flags of the commands that read many reports. */
export interface RepeatedFlags {
  policy?: string[];
  html?: string[];
  json?: true;
  local?: true;
  last?: string[];
  artifact?: string[];
}
type Flags = Omit<GivenFlags, 'own'> & { own: RepeatedFlags };

/**
 * Prints the table, or one object with `--json`. A rehearsal never fails because of a verdict, only because of an
 * error.
 */
export async function runSimulate(session: Session, { own, positionals, ...flags }: Flags): Promise<StoryOutcome> {
  const { policy, html: [page] = [], json, local, last: [last] = [], artifact: [artifact] = [] } = own;
  const days = last === undefined ? undefined : lastDays(last);
  const problems = [
    ...flags.problems,
    ...reportSourceProblems({ positionals, last, days, artifact, command: 'simulate' }),
  ];
  const judged = {
    report: last === undefined ? positionals : [last],
    ...(policy && { policy }),
    ...(local && { local }),
  };
  const read = readJudgeFlags({ ...flags, problems, positionals: [], own: judged }, session.env);
  if (json) session.log.moveTo(session.complain);
  const log = { say: () => {}, note: (line: string) => session.log.line(`Note: ${line}`) };
  const rehearsal = await withJudgePolicy(session, read, {
    log,
    async use(context) {
      if (days === undefined) return rehearseReports(session, context, { reports: listSavedReports(session, read) });
      const asked = { session, settings: read.settings, context: context.context, days, artifact };
      return withStoredReports(asked, (kept) => rehearseReports(session, context, kept));
    },
  });
  if (page !== undefined) await writeWithin(session.folder, page, renderRehearsalPage(rehearsal));
  session.write(json ? renderRehearsalJson(rehearsal) : formatRehearsal(rehearsal));
  // A mistyped path must not look like an answer.
  return last === undefined && rehearsal.runs.length === 0 && rehearsal.unreadable.length > 0
    ? notDoneOutcome
    : undefined;
}

/** GitHub keeps artifacts for at most 400 days. */
const maxDays = 400;

export function lastDays(text: string): number | undefined {
  const days = Number(/^(\d{1,3})d$/.exec(text)?.[1] ?? 0);
  return days >= 1 && days <= maxDays ? days : undefined;
}

interface SimulateInput {
  positionals: readonly string[];
  last: string | undefined;
  days: number | undefined;
  artifact: string | undefined;
  command: string;
}

/** What is wrong with the place that reports are read from. */
export function reportSourceProblems({ positionals, last, days, artifact, command }: SimulateInput): string[] {
  if (last === undefined) {
    return [
      ...(positionals.length === 0 ? [`${command} needs report files, folders of them, or --last DAYSd`] : []),
      ...(artifact === undefined ? [] : ['--artifact goes with --last']),
    ];
  }
  return [
    ...(days === undefined
      ? [`--last: ${quoteForMessage(last)} is not a number of days from 1d to ${maxDays}d, such as 90d`]
      : []),
    ...(positionals.length > 0 ? ['report files and --last exclude each other'] : []),
  ];
}

async function rehearseReports(
  session: Session,
  context: JudgeContext,
  { reports, kept }: ReportCollection,
): Promise<Rehearsal> {
  const { source, sha256 } = context.loaded;
  const rejudge = createRejudger(session, context, await readNamedBaseline(context));
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
}

export async function* listSavedReports(
  session: Session,
  { files }: Pick<JudgeFlags, 'files'>,
): AsyncGenerator<NamedReport> {
  for (const name of await listReportFiles(session.folder, files))
    yield { name, read: () => readReport(session.folder, name) };
}

/**
 * Files as they are named. For a folder, all its JSON files, sorted by name. Throws GateError CONFIG for a folder
 * without one.
 */
async function listReportFiles(folder: string, names: readonly string[]): Promise<string[]> {
  const found = await Promise.all(
    names.map(async (name) => {
      const path = resolve(folder, name);
      if (!(await isFolder(path))) return [name];
      const inside = (await readdir(path, { recursive: true })).filter((each) => each.endsWith('.json')).sort();
      // Without reports, every policy would let everything pass.
      if (inside.length === 0)
        throw createSettingsError([`${quoteForMessage(name)} contains no report: no file ends in .json`]);
      return inside.map((each) => join(name, each));
    }),
  );
  return [...new Set(found.flat())];
}
