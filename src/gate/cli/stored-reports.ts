/** `--last` of `simulate` and `stats`: reads the reports that workflow runs of this repository stored on GitHub. */
import { createBudget, dayMs } from '../../shared/clock.ts';
import { GateError } from '../../shared/errors.ts';
import type { RunContext } from '../hosts/context/context.ts';
import { createGithubAccess } from '../hosts/github/access.ts';
import { readStoredReports, type StoredReport } from '../hosts/github/artifacts.ts';
import { isSameRepositoryUrl, parseRepositoryUrl } from '../hosts/repository-url.ts';
import { readSavedReport, type SavedReport } from '../report/json/saved.ts';
import type { Rehearsal } from '../report/rehearsal.ts';
import type { Session } from '../run/session.ts';
import type { Settings } from '../settings/settings.ts';

/** A report that is read when it is needed: all of them together may not fit into memory. */
export interface NamedReport {
  name: string;
  read(): Promise<SavedReport>;
}

export interface ReportCollection {
  reports: AsyncIterable<NamedReport>;
  kept?: Rehearsal['kept'];
}

interface StoredReportsRequest {
  session: Session;
  settings: Settings;
  context: Pick<RunContext, 'repositoryUrl'>;
  days: number;
  /** The artifact's name. Undefined for the names that the examples use. */
  artifact: string | undefined;
}

/** Throws GateError when no GitHub repository is named, and when the list cannot be read. */
export async function withStoredReports<T>(
  asked: StoredReportsRequest,
  use: (reports: ReportCollection) => Promise<T>,
): Promise<T> {
  const { session, settings, days, artifact: name } = asked;
  const { access, url, host } = findGithubAccess(asked);
  const transport = await session.transport();
  const budget = createBudget(session.clock(access.apiUrl), settings.timeoutSeconds * 1000, session.cancel);
  const onWait = (line: string) => session.complain(`${line}\n`);
  try {
    const query = { sinceMs: session.now.getTime() - days * dayMs, name };
    const { reports, expired, beyond } = await readStoredReports({ ...access, transport, budget, onWait }, query);
    const isOfRepository = (saved: SavedReport) =>
      saved.repositoryUrl === undefined || isSameRepositoryUrl(saved.repositoryUrl, url, host);
    return await use({ reports: nameReports(reports, isOfRepository), kept: { days, expired, beyond } });
  } finally {
    budget.end();
  }
}

/** A workflow names its repository; otherwise the remote of the checkout does. */
function findGithubAccess({ session: { env }, settings, context }: StoredReportsRequest) {
  const access = createGithubAccess(env, settings.githubToken);
  const server = env.GITHUB_SERVER_URL || 'https://github.com';
  const host = URL.canParse(server) ? new URL(server).host : 'github.com';
  const folded = context.repositoryUrl === undefined ? undefined : parseRepositoryUrl(context.repositoryUrl, host);
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

async function* nameReports(
  reports: AsyncIterable<StoredReport>,
  isOfRepository: (saved: SavedReport) => boolean,
): AsyncGenerator<NamedReport> {
  for await (const { name, text, why } of reports) {
    const readStoredReport = async () => {
      if (text === undefined) throw new GateError('PROTOCOL', why);
      const saved = readSavedReport(text, 'it');
      if (!isOfRepository(saved)) throw new GateError('CONFIG', 'it is of another repository');
      return saved;
    };
    yield { name, read: readStoredReport };
  }
}
