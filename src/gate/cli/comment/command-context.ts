/**
 * The context of a comment command, and how it finds and judges the last scan. `/scan-gate recheck` judges that of the
 * pull request's head again, and updates the check run of the commit.
 */

import type { RepositoryDetail, ScanDetail } from '../../../shared/api/schemas.ts';
import { isSameCommit } from '../../../shared/git/commit-name.ts';
import { escapeMarkdown, formatMarkdownCode, renderMarkdownProse } from '../../../shared/shown/neutral.ts';
import type { RunContext } from '../../hosts/context/context.ts';
import type { GithubClient } from '../../hosts/github/client.ts';
import { type CommandComment, isScanOfNewestCheck } from '../../hosts/github/comment-commands/commands.ts';
import type { Access, Pull } from '../../hosts/github/comment-commands/people.ts';
import { createWriteAccess } from '../../hosts/github/surfaces/access.ts';
import { parseTime } from '../../policy/times.ts';
import { computeExitCode } from '../../policy/verdict.ts';
import type { Report } from '../../report/report.ts';
import { formatSentence, sentenceLimit } from '../../report/sentence/sentence.ts';
import type { Session } from '../../run/session.ts';
import type { Settings } from '../../settings/settings.ts';
import { type GateResult, judgeWith } from '../../story/gate.ts';
import { buildWantedRepository, resolveRepository } from '../../story/sources/service/resolve.ts';
import { listScans, type Run } from '../../story/sources/service/scans.ts';
import { createServiceSource } from '../../story/sources/service/source.ts';
import { publishToGithub } from '../../surfaces/publish.ts';

export interface CommandContext {
  session: Session;
  context: RunContext;
  settings: Settings;
  asked: CommandComment;
  pull: Pull;
  access: Access;
  github: GithubClient;
  run: Omit<Run, 'repositoryId'>;
}

/** The reply to a command: Markdown in which text from outside is harmless, and whether the command was carried out. */
export interface CommandReply {
  markdown: string;
  reaction: '+1' | 'confused';
}

export function resolveOwnRepository({ run, settings, context }: CommandContext): Promise<RepositoryDetail> {
  return resolveRepository(run.client, buildWantedRepository(settings, context));
}

/** A list of scans does not say which branch they scanned. */
const maxScansRead = 20;

/** The newest completed scan of the pull request's branch, if it is proven to be a scan of its head. */
export async function findLastScan(
  command: CommandContext,
  repository: RepositoryDetail,
): Promise<{ kind: 'found'; scan: ScanDetail } | { kind: 'unknown'; markdown: string }> {
  const { run, context, github, settings } = command;
  const repositoryId = repository.repository_id;
  const { items } = await listScans({ ...run, repositoryId });
  const newest = items
    .filter(({ status }) => status === 'COMPLETED')
    .sort((a, b) => (parseTime(b.created_at) ?? 0) - (parseTime(a.created_at) ?? 0))
    .slice(0, maxScansRead);
  for (const { scan_id: scanId } of newest) {
    const scan = await run.client.getScan({ scan_id: scanId });
    const isOurs = scan.scan_id === scanId && scan.repository_id === repositoryId && scan.branch === context.branch;
    if (!isOurs || scan.status !== 'COMPLETED') continue;
    const { headSha = '' } = context;
    const isOfHead =
      isSameCommit(scan.commit_sha, headSha) ?? (await isScanOfNewestCheck(github, headSha, settings.category, scanId));
    if (isOfHead) return { kind: 'found', scan };
    const why = `The last completed scan of ${formatMarkdownCode(context.branch)}, ${formatMarkdownCode(scanId, 80)}, cannot be matched to commit ${formatShortSha(command)}`;
    return { kind: 'unknown', markdown: `${why}, ${runAgain}` };
  }
  const why = `There is no completed scan of ${formatMarkdownCode(context.branch)} among the newest ${newest.length} of this repository`;
  return { kind: 'unknown', markdown: `${why}, ${runAgain}` };
}

const runAgain =
  'so nothing can be said about it. Re-run the workflow of the gate on this commit (Actions, "Re-run all jobs"), or push again.';

function formatShortSha({ context }: CommandContext): string {
  return formatMarkdownCode((context.headSha ?? '').slice(0, 12));
}

/** Runs the gate as with `scan-id`: nothing is scanned. */
export function judgeAgain(
  command: CommandContext,
  repository: RepositoryDetail,
  scan: ScanDetail,
): Promise<GateResult> {
  const { session, context } = command;
  const named = { repositoryId: repository.repository_id, scanId: scan.scan_id };
  const settings = { ...command.settings, ...named, wait: true };
  // `findLastScan` searched for the scan of this commit.
  return judgeWith(session, settings, { context, source: createServiceSource(settings, { isScanProven: true }) });
}

const rulesShown = 20;

/** `**2 high findings block this pull request.**`, and the next step. */
export function formatVerdict(report: Report): string {
  const hint = report.hint === undefined ? '' : ` ${renderMarkdownProse(report.hint, 800)}`;
  return `**${escapeMarkdown(formatSentence(report), sentenceLimit)}.**${hint}`;
}

export function formatRuleList({ rules }: Report): string {
  const shown = rules.slice(0, rulesShown).map(({ rule, verdict, line }) => {
    return `- ${formatMarkdownCode(rule, 80)} (${verdict}): ${escapeMarkdown(line, 400)}`;
  });
  if (rules.length > shown.length) shown.push(`- … and ${rules.length - shown.length} more`);
  return shown.join('\n');
}

export async function judgeLastScan(command: CommandContext): Promise<CommandReply> {
  const repository = await resolveOwnRepository(command);
  const last = await findLastScan(command, repository);
  if (last.kind === 'unknown') return { markdown: last.markdown, reaction: 'confused' };
  return { markdown: await updateCheckRun(command, repository, last.scan), reaction: '+1' };
}

/** The verdict as Markdown, after the check run was updated. */
export async function updateCheckRun(
  command: CommandContext,
  repository: RepositoryDetail,
  scan: ScanDetail,
): Promise<string> {
  const { session, context } = command;
  const { log } = session;
  const { report: judged, settings, changes } = await judgeAgain(command, repository, scan);
  const report = { ...judged, exitCode: computeExitCode({ judged: [judged], settings }) };
  const access = await createWriteAccess(session, context, command.settings);
  const github = { access, checkRun: undefined, changes };
  const shown = await publishToGithub(report, { ...settings, annotations: 'check-run', uploadSarif: false }, github);
  for (const line of shown.lines) log.line(line);
  for (const warning of shown.warnings) log.line(`Warning: ${warning}`);
  log.line(`Scan ${scan.scan_id} judged again: ${report.verdict} (${report.reason})`);
  const url = shown.checkRunUrl ?? '';
  const link = /^https?:\/\/[\w.:/~#?=&%-]+$/.test(url) ? `[check run](${url})` : 'check run';
  const parts = [
    `Judged scan ${formatMarkdownCode(scan.scan_id, 80)} of commit ${formatShortSha(command)} again. ${formatVerdict(report)}`,
    formatRuleList(report),
    shown.checkRunUrl === undefined
      ? 'The check run could not be updated; the log of this command says why.'
      : `The ${link} is updated. A job that failed stays as it is until it is run again.`,
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}
