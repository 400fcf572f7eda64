/**
 * `/scan-gate recheck`: judges the last scan of the pull request's head again, and updates the check run of the commit.
 */

import type { RepositoryDetail, ScanDetail } from '../../../shared/api/schemas.ts';
import { formatMarkdownCode } from '../../../shared/shown/neutral.ts';
import { createWriteAccess } from '../../hosts/github/surfaces/access.ts';
import { computeExitCode } from '../../policy/exit-code.ts';
import { publishToGithub } from '../../surfaces/publish.ts';
import {
  type CommandContext,
  type CommandReply,
  findLastScan,
  formatMissingScan,
  formatRuleList,
  formatShortSha,
  formatVerdict,
  judgeAgain,
  resolveOwnRepository,
} from './command-context.ts';

export async function judgeLastScan(command: CommandContext): Promise<CommandReply> {
  const repository = await resolveOwnRepository(command);
  const last = await findLastScan(command, repository);
  if (last.kind === 'unknown') return { markdown: formatMissingScan(last.why), reaction: 'confused' };
  return { markdown: await updateCheckRun(command, repository, last.scan), reaction: '+1' };
}

/** The verdict as Markdown, after the check run was updated. */
export async function updateCheckRun(
  command: CommandContext,
  repository: RepositoryDetail,
  scan: ScanDetail,
): Promise<string> {
  const { session, context, log } = command;
  const { report: judged, settings, changes } = await judgeAgain(command, repository, scan);
  const report = { ...judged, exitCode: computeExitCode({ judged: [judged], settings }) };
  const access = await createWriteAccess(session, context, command.settings);
  const github = { access, checkRun: undefined, changes };
  const shown = await publishToGithub(report, { ...settings, annotations: 'check-run', uploadSarif: false }, github);
  for (const line of shown.lines) log.line(line);
  for (const warning of shown.warnings) log.line(`Warning: ${warning}`);
  log.line(`Scan ${scan.scan_id} judged again: ${report.verdict} (${report.reason})`);
  const parts = [
    `Judged scan ${formatMarkdownCode(scan.scan_id, 80)} of commit ${formatShortSha(command)} again. ${formatVerdict(report)}`,
    formatRuleList(report),
    shown.checkRunUrl === undefined
      ? 'The check run could not be updated; the log of this command says why.'
      : `The ${formatLink(shown.checkRunUrl)} is updated. A job that failed stays as it is until it is run again.`,
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

function formatLink(url: string): string {
  return /^https?:\/\/[\w.:/~#?=&%-]+$/.test(url) ? `[check run](${url})` : 'check run';
}
