/**
 * The reports of past runs that `simulate` and `stats` read: files, folders of them, or what workflow runs of this
 * repository stored on GitHub.
 */

import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createBudget, dayMs } from '../../shared/clock.ts';
import { GateError } from '../../shared/errors.ts';
import { isFolder } from '../../shared/git/regular-file.ts';
import type { RunContext } from '../hosts/context/context.ts';
import { readStoredReports, type StoredReport } from '../hosts/github/artifacts.ts';
import { createGithubAccess } from '../hosts/github/client.ts';
import { isSameRepositoryUrl, parseRepositoryUrl } from '../hosts/repository-url.ts';
import { readSavedReport, type SavedReport } from '../report/json/saved.ts';
import type { Rehearsal } from '../report/rehearsal.ts';
import { notDoneOutcome, type Session, type StoryOutcome } from '../run/session.ts';
import { createSettingsError } from '../settings/reading.ts';
import { quoteForMessage } from '../settings/values.ts';
import { writeWithin } from '../surfaces/whole-file.ts';
import { type GivenFlags, type JudgeFlags, readJudgeFlags } from './judge/flags.ts';
import { readReport } from './judge/judge.ts';

export type ReportFlags = Omit<GivenFlags, 'own'> & {
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

export function readRequest(
  session: Session,
  command: string,
  { own, positionals, ...flags }: ReportFlags,
): ReportRequest {
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

export async function printResult(
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

/** Throws GateError when no GitHub repository is named, and when the list cannot be read. */
export async function withReports<T>(
  session: Session,
  { judge: { settings, files }, days, artifact }: ReportRequest,
  context: Pick<RunContext, 'repositoryUrl'>,
  use: (collection: { reports: AsyncIterable<NamedReport>; kept?: Rehearsal['kept'] }) => Promise<T>,
): Promise<T> {
  if (days === undefined) return use({ reports: listSavedReports(session.folder, files) });
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
    return await use({ reports: nameReports(), kept: { days, expired, beyond } });
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
