/**
 * `simulate` and `stats`, over the reports of past runs: files, folders of them, or what workflow runs of this repository
 * stored on GitHub.
 */

import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createBudget, dayMs } from '../../shared/clock.ts';
import { GateError, toGateError } from '../../shared/errors.ts';
import { isFolder } from '../../shared/git/regular-file.ts';
import type { RunContext } from '../hosts/context/context.ts';
import { readStoredReports, type StoredReport } from '../hosts/github/artifacts.ts';
import { createGithubAccess } from '../hosts/github/client.ts';
import { isSameRepositoryUrl, parseRepositoryUrl } from '../hosts/repository-url.ts';
import { readSavedReport, type SavedReport } from '../report/json/saved.ts';
import {
  formatRehearsal,
  type Rehearsal,
  type RehearsedRun,
  renderRehearsalJson,
  renderRehearsalPage,
} from '../report/rehearsal.ts';
import { type CountedRun, countRuns, renderStatsJson, renderStatsPage, renderStatsText } from '../report/stats.ts';
import { readRunContext } from '../run/place.ts';
import { notDoneOutcome, type Session, type StoryOutcome } from '../run/session.ts';
import { createSettingsError } from '../settings/reading.ts';
import { quoteForMessage } from '../settings/values.ts';
import { writeWithin } from '../surfaces/whole-file.ts';
import {
  createRejudger,
  formatSubject,
  type GivenFlags,
  type JudgeFlags,
  readJudgeFlags,
  readNamedBaseline,
  readReport,
  withJudgePolicy,
} from './judge/judge.ts';

type ReportFlags = Omit<GivenFlags, 'own'> & {
  own: { policy?: string[]; html?: string[]; json?: true; local?: true; last?: string[]; artifact?: string[] };
};

interface ReportRequest {
  judge: JudgeFlags;
  /** `--last`: how far back the reports on GitHub go. Undefined for files. */
  days: number | undefined;
  /** The artifact's name. Undefined for the names that the examples use. */
  artifact: string | undefined;
  /** `--html`. */
  page: string | undefined;
  json: true | undefined;
}

/** GitHub keeps artifacts for at most 400 days. */
const maxDays = 400;

function readRequest(session: Session, command: string, { own, positionals, ...flags }: ReportFlags): ReportRequest {
  const { policy, html: [page] = [], json, local, last: [last] = [], artifact: [artifact] = [] } = own;
  const number = Number(/^(\d{1,3})d$/.exec(last ?? '')?.[1] ?? 0);
  const days = number >= 1 && number <= maxDays ? number : undefined;
  const problems = [...flags.problems];
  if (last === undefined) {
    if (positionals.length === 0) problems.push(`${command} needs report files, folders of them, or --last DAYSd`);
    if (artifact !== undefined) problems.push('--artifact goes with --last');
  } else {
    if (days === undefined)
      problems.push(`--last: ${quoteForMessage(last)} is not a number of days from 1d to ${maxDays}d, such as 90d`);
    if (positionals.length > 0) problems.push('report files and --last exclude each other');
  }
  const report = last === undefined ? positionals : [last];
  const judged = { report, ...(policy && { policy }), ...(local && { local }) };
  const judge = readJudgeFlags({ ...flags, problems, positionals: [], own: judged }, session.env);
  // Standard output is for the answer alone.
  if (json) session.log.moveTo(session.complain);
  return { judge, days, artifact, page, json };
}

async function printResult(
  session: Session,
  { page, days }: ReportRequest,
  text: string,
  renderPage: () => string,
  isEmpty: boolean,
): Promise<StoryOutcome> {
  if (page !== undefined) await writeWithin(session.folder, page, renderPage());
  session.write(text);
  // A mistyped path must not look like an answer.
  return days === undefined && isEmpty ? notDoneOutcome : undefined;
}

/** A report that is read when it is needed: all of them together may not fit into memory. */
interface NamedReport {
  name: string;
  read(): Promise<SavedReport>;
}

/**
 * Passes each report to `take`, and the name of one that cannot be used to `leave`, with the reason. Throws GateError when
 * no GitHub repository is named, and when the list cannot be read.
 */
async function forEachReport(
  session: Session,
  { judge: { settings, files }, days, artifact }: ReportRequest,
  context: Pick<RunContext, 'repositoryUrl'>,
  take: (name: string, report: SavedReport) => Promise<void> | void,
  leave: (name: string, why: string) => void,
): Promise<Rehearsal['kept']> {
  const takeAll = async (reports: AsyncIterable<NamedReport>) => {
    for await (const { name, read } of reports) {
      session.cancel.throwIfAborted();
      try {
        await take(name, await read());
      } catch (error) {
        leave(name, toGateError(error).message);
      }
    }
  };
  if (days === undefined) {
    await takeAll(listSavedReports(session.folder, files));
    return undefined;
  }
  const { access, url, host } = findGithubAccess(session, settings.githubToken, context);
  const transport = await session.transport();
  const budget = createBudget(session.clock(access.apiUrl), settings.timeoutSeconds * 1000, session.cancel);
  const onWait = (line: string) => session.complain(`${line}\n`);
  try {
    const query = { sinceMs: session.now.getTime() - days * dayMs, name: artifact };
    const { reports, expired, beyond } = await readStoredReports({ ...access, transport, budget, onWait }, query);
    const readStored = ({ text, why }: StoredReport) => {
      if (text === undefined) throw new GateError('PROTOCOL', why);
      const saved = readSavedReport(text, 'it');
      if (saved.repositoryUrl !== undefined && !isSameRepositoryUrl(saved.repositoryUrl, url, host))
        throw new GateError('CONFIG', 'it is of another repository');
      return saved;
    };
    async function* nameReports(): AsyncGenerator<NamedReport> {
      for await (const stored of reports) yield { name: stored.name, read: async () => readStored(stored) };
    }
    await takeAll(nameReports());
    return { days, expired, beyond };
  } finally {
    budget.end();
  }
}

/** A workflow names its repository; otherwise the remote of the checkout does. */
function findGithubAccess(
  { env }: Session,
  token: string | undefined,
  { repositoryUrl }: Pick<RunContext, 'repositoryUrl'>,
) {
  const access = createGithubAccess(env, token);
  const server = env.GITHUB_SERVER_URL || 'https://github.com';
  const host = URL.canParse(server) ? new URL(server).host : 'github.com';
  const folded = repositoryUrl === undefined ? undefined : parseRepositoryUrl(repositoryUrl, host);
  const named = access.repository || (folded?.host === host ? folded.path : '');
  if (!/^[\w.-]+\/[\w.-]+$/.test(named)) {
    throw new GateError('CONFIG', '--last reads artifacts of GitHub Actions, but the repository is unknown', {
      reason: 'settings',
      hint: 'Run it in a checkout whose remote origin is on GitHub, or in a workflow. Elsewhere name report files that were downloaded.',
    });
  }
  if (access.token === undefined) {
    throw new GateError('CONFIG', '--last needs a token: GitHub requires one to download artifacts', {
      reason: 'settings',
      hint: 'Set SCAN_GATE_GITHUB_TOKEN to a token with the permission "actions: read".',
    });
  }
  return { access: { ...access, repository: named }, url: `${server}/${named}`, host };
}

/**
 * Files as they are named. For a folder, all its JSON files, sorted by name. Throws GateError CONFIG for a folder
 * without one.
 */
async function* listSavedReports(folder: string, names: readonly string[]): AsyncGenerator<NamedReport> {
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
  for (const name of new Set(found.flat())) yield { name, read: () => readReport(folder, name) };
}

/**
 * `scan-gate simulate`: what a policy would have decided about past runs, rule by rule, before a team adopts it. Prints
 * the table, or one object with `--json`. A rehearsal never fails because of a verdict, only because of an error.
 */
export async function runSimulate(session: Session, flags: ReportFlags): Promise<StoryOutcome> {
  const request = readRequest(session, 'simulate', flags);
  const log = { say: () => {}, note: (line: string) => session.log.line(`Note: ${line}`) };
  const runs: RehearsedRun[] = [];
  const unreadable: Rehearsal['unreadable'][number][] = [];
  const rehearsal = await withJudgePolicy(session, request.judge, log, async (policy): Promise<Rehearsal> => {
    const { source, sha256 } = policy.loaded;
    const rejudge = createRejudger(session, policy, await readNamedBaseline(policy));
    const take = async (name: string, report: SavedReport) => {
      const { verdict, lines, rules, warnings } = await rejudge(report);
      const verdicts = { before: report.verdict, after: verdict };
      runs.push({ name, subject: formatSubject(report), ...verdicts, lines, rules, warnings });
    };
    const leave = (name: string, why: string) => unreadable.push({ name, why });
    const kept = await forEachReport(session, request, policy.context, take, leave);
    return { policy: { source, sha256 }, runs, unreadable, kept };
  });
  const render = request.json ? renderRehearsalJson : formatRehearsal;
  const isEmpty = runs.length === 0 && unreadable.length > 0;
  return printResult(session, request, render(rehearsal), () => renderRehearsalPage(rehearsal), isEmpty);
}

/**
 * `scan-gate stats`: what kept runs say about the gate. Prints the figures, or one object with `--json`. It judges
 * nothing.
 */
export async function stats(session: Session, flags: ReportFlags): Promise<StoryOutcome> {
  const request = readRequest(session, 'stats', flags);
  const { settings, local } = request.judge;
  const readContext = () => readRunContext(session, settings, { kind: 'folder', named: settings.branch }, { local });
  const context = request.days === undefined ? { repositoryUrl: undefined } : await readContext();
  const runs: CountedRun[] = [];
  let unreadable = 0;
  const take = (_: string, { figures, verdict, reason, branch, pullRequest }: SavedReport) => {
    runs.push({ ...figures, verdict, reason, branch, isPullRequest: pullRequest !== undefined });
  };
  const kept = await forEachReport(session, request, context, take, (name, why) => {
    unreadable += 1;
    session.log.line(`Note: ${name} was left out: ${why}`);
  });
  const counted = countRuns(runs, unreadable + (kept?.expired ?? 0) + (kept?.beyond ?? 0));
  const isEmpty = counted.runs === 0 && counted.unreadable > 0;
  const render = request.json ? renderStatsJson : renderStatsText;
  return printResult(session, request, render(counted), () => renderStatsPage(counted), isEmpty);
}
