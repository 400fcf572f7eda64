/**
 * `/scan-gate recheck`: judges the last scan of the pull request's head again, and updates the check run of the commit.
 */

import type { RepositoryDetail, ScanDetail } from '../../api/schemas.ts';
import { exitCodeOf } from '../../policy/exit-code.ts';
import { markdownCode } from '../../report/neutral.ts';
import { accessOf } from '../../surfaces/access.ts';
import { publishToGithub } from '../../surfaces/publish.ts';
import {
  type CommandAnswer,
  type CommandContext,
  judgeAgain,
  lastScan,
  ownRepository,
  ruleList,
  shortSha,
  verdictText,
  withoutScan,
} from './command-context.ts';

export async function recheck(command: CommandContext): Promise<CommandAnswer> {
  const repository = await ownRepository(command);
  const last = await lastScan(command, repository);
  if (last.kind === 'unknown') return { markdown: withoutScan(last.why), reaction: 'confused' };
  return { markdown: await renew(command, repository, last.scan), reaction: '+1' };
}

/** The verdict as Markdown, after the check run was updated. */
export async function renew(command: CommandContext, repository: RepositoryDetail, scan: ScanDetail): Promise<string> {
  const { log } = command;
  const { report: judged, settings, changes } = await judgeAgain(command, repository, scan);
  const report = { ...judged, exitCode: exitCodeOf({ judged: [judged], settings }) };
  const github = { access: accessOf(command), checkRun: undefined, changes };
  const shown = await publishToGithub(report, { ...settings, annotations: 'check-run', uploadSarif: false }, github);
  for (const line of shown.lines) log.line(line);
  for (const warning of shown.warnings) log.line(`Warning: ${warning}`);
  log.line(`Scan ${scan.scan_id} judged again: ${report.verdict} (${report.reason})`);
  const parts = [
    `Judged scan ${markdownCode(scan.scan_id, 80)} of commit ${shortSha(command)} again. ${verdictText(report)}`,
    ruleList(report),
    shown.checkRunUrl === undefined
      ? 'The check run could not be renewed; the log of this command says why.'
      : `The ${linkTo(shown.checkRunUrl)} is renewed. A job that failed stays as it is until it is run again.`,
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

function linkTo(url: string): string {
  return /^https?:\/\/[\w.:/~#?=&%-]+$/.test(url) ? `[check run](${url})` : 'check run';
}
