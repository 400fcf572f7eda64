/** `/scan-gate why <id>`: explains why a violation blocks the pull request, or why it does not. */

import type { RepositoryDetail, ScanDetail, ViolationDetail } from '../../../shared/api/schemas.ts';
import { GateError } from '../../../shared/errors.ts';
import { isSameCommit } from '../../../shared/git/commit-name.ts';
import { formatLocation } from '../../../shared/shown/location.ts';
import {
  escapeMarkdown,
  formatMarkdownBlock,
  formatMarkdownCode,
  renderMarkdownProse,
} from '../../../shared/shown/neutral.ts';
import { getDescription, getRemediation, mayBeSecret } from '../../../shared/text/finding-texts.ts';
import type { RunContext } from '../../hosts/context/context.ts';
import type { GithubClient } from '../../hosts/github/client.ts';
import { type CommandComment, isScanOfNewestCheck } from '../../hosts/github/comment-commands/commands.ts';
import type { Access, Pull } from '../../hosts/github/comment-commands/people.ts';
import { createWriteAccess } from '../../hosts/github/surfaces/access.ts';
import { isOpen } from '../../policy/evidence.ts';
import { type Finding, readDetailedFinding, readListItem } from '../../policy/finding.ts';
import { parseTime } from '../../policy/times.ts';
import { computeExitCode } from '../../policy/verdict.ts';
import { isDisclosed } from '../../report/judged.ts';
import type { Report, ReportFinding } from '../../report/report.ts';
import { formatSentence, sentenceLimit } from '../../report/sentence/sentence.ts';
import {
  classifyFinding,
  formatExceptionTerms,
  formatLabel,
  formatSeverity,
  formatViolationStatus,
  listFacts,
} from '../../report/wording.ts';
import type { Session } from '../../run/session.ts';
import type { Settings } from '../../settings/settings.ts';
import { type GateResult, judgeWith } from '../../story/gate.ts';
import { buildWantedRepository, resolveRepository } from '../../story/sources/service/resolve.ts';
import { listScans, type Run, readScanWindow } from '../../story/sources/service/scans.ts';
import { createServiceSource } from '../../story/sources/service/source.ts';
import { sweepViolations } from '../../story/sources/service/violations.ts';
import { publishToGithub } from '../../surfaces/publish.ts';

export async function explainViolation(command: CommandContext, id: string): Promise<CommandReply> {
  const inspection = await inspectViolation(command, id);
  if (inspection.kind === 'unknown') return { markdown: inspection.markdown, reaction: 'confused' };
  const { finding, result, scan } = inspection;
  const parts = [
    `${formatMarkdownCode(id)} ${formatEffect(finding, result.report)}`,
    finding.disclosed ? describeFinding(finding) : 'Details are not shown here (setting `disclose`).',
    formatVerdict(result.report),
    formatRuleList(result.report),
    `<sub>scan ${formatMarkdownCode(scan.scan_id, 80)}</sub>`,
  ];
  return { markdown: parts.filter((part) => part !== '').join('\n\n'), reaction: '+1' };
}

/** The violation, as the verdict on the pull request's last scan sees it. */
export async function inspectViolation(command: CommandContext, id: string) {
  const repository = await resolveOwnRepository(command);
  const detail = await readOwnViolation(command, repository, id);
  if (detail === undefined) {
    return {
      kind: 'unknown' as const,
      markdown: `This repository has no violation ${formatMarkdownCode(id)} at the service.`,
    };
  }
  const last = await findLastScan(command, repository);
  if (last.kind === 'unknown') return last;
  const { scan } = last;
  const result = await judgeAgain(command, repository, scan);
  const window = await readScanWindow({ ...command.run, repositoryId: repository.repository_id }, [scan]);
  const finding = toJudgedFinding(command, readDetailedFinding(detail, window), result);
  return { kind: 'found' as const, finding, result, scan, repository };
}

/**
 * The violation's detail. Undefined unless the list of this repository contains it: a detail does not name its
 * repository, and a key may give access to others, about which nobody here may learn anything.
 */
async function readOwnViolation(
  { run }: CommandContext,
  repository: RepositoryDetail,
  id: string,
): Promise<ViolationDetail | undefined> {
  const detail = await run.client.getViolation({ violation_id: id }).catch((error: unknown) => {
    if (error instanceof GateError && error.code === 'NOT_FOUND') return undefined;
    throw error;
  });
  if (detail?.violation_id !== id) return undefined;
  const { severity, severityKnown } = readListItem(detail);
  const listed = { ...run, repositoryId: repository.repository_id };
  const { items } = await sweepViolations(listed, severityKnown ? [severity] : undefined);
  return items.some((item) => item.id === id) ? detail : undefined;
}

/**
 * The verdict may have been reached without this detail. The label is then computed here, and the effect is only as
 * certain as the verdict.
 */
function toJudgedFinding(
  { context }: CommandContext,
  fresh: Finding,
  { report, settings, changes }: GateResult,
): ReportFinding {
  const judged = [...report.findings].find(({ id }) => id === fresh.id);
  if (judged?.detail !== undefined) return judged;
  const isOther = fresh.label === 'elsewhere' && report.scope !== 'repository';
  const cannotBlock = judged === undefined || isOther || !isOpen(fresh);
  return {
    ...fresh,
    effect: cannotBlock ? 'none' : judged.effect,
    disclosed: isDisclosed(fresh, { disclose: settings.disclose, isPublic: context.isPublic, changes }),
    exception: judged?.exception,
  };
}

/** `**blocks**: …`, the end of a sentence that begins with the violation. */
function formatEffect(finding: ReportFinding, report: Report): string {
  if (report.rules.length === 0 && report.verdict === 'inconclusive') return 'cannot be judged now.';
  switch (classifyFinding(finding)) {
    case 'blocks':
      return `**blocks**: it is ${formatLabel(finding)}, and a failed rule counts it.`;
    case 'may block':
      return `**may block**: a failed rule may count it; it is ${formatLabel(finding)}.`;
    case 'accepted':
      return `**does not block**: it is ${finding.exception === undefined ? 'accepted' : escapeMarkdown(formatExceptionTerms(finding.exception), 300)}.`;
    case 'suppressed':
      return `**does not block**: it is suppressed in the service (${formatViolationStatus(finding)}).`;
    case 'fixed':
      return '**does not block**: the service says that it is fixed.';
    case 'open':
      return `**does not block**: ${explainNoEffect(finding, report)}.`;
  }
}

function explainNoEffect(finding: ReportFinding, report: Report): string {
  if (finding.label === 'elsewhere') return 'it was last seen before this scan began, so this scan did not find it';
  const isListed = report.listedSeverities.includes(finding.severity);
  if (!isListed) return `the verdict did not need the ${finding.severity} findings of the list`;
  const asking = report.rules.some(({ verdict }) => verdict !== 'passed');
  return asking ? 'no failed or inconclusive rule counts it' : 'every rule passes with it';
}

/**
 * Describes the finding. For a secret, and for a possible secret, only title, location and facts: other text may repeat
 * it.
 */
function describeFinding(finding: ReportFinding): string {
  const location = formatLocation(finding, 120);
  const where = location === undefined ? '' : ` in ${formatMarkdownCode(location)}`;
  const title = escapeMarkdown(finding.title, 200) || 'Untitled';
  const facts = escapeMarkdown(listFacts(finding).join(', '), 400);
  const head = `${formatSeverity(finding)}: **${title}**${where} (${facts})`;
  const description = getDescription(finding);
  const advice = mayBeSecret(finding) ? undefined : getRemediation(finding);
  const parts = [
    head,
    description === undefined ? '' : formatMarkdownBlock(description, 1500),
    advice === undefined ? '' : `**How to fix**\n\n${formatMarkdownBlock(advice, 1500)}`,
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

// The context of a comment command, and how it finds and judges the last scan. `/scan-gate recheck` judges that of the
// pull request's head again, and updates the check run of the commit.

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

function resolveOwnRepository({ run, settings, context }: CommandContext): Promise<RepositoryDetail> {
  return resolveRepository(run.client, buildWantedRepository(settings, context));
}

/** A list of scans does not say which branch they scanned. */
const maxScansRead = 20;

/** The newest completed scan of the pull request's branch, if it is proven to be a scan of its head. */
async function findLastScan(
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
function judgeAgain(command: CommandContext, repository: RepositoryDetail, scan: ScanDetail): Promise<GateResult> {
  const { session, context } = command;
  const named = { repositoryId: repository.repository_id, scanId: scan.scan_id };
  const settings = { ...command.settings, ...named, wait: true };
  // `findLastScan` searched for the scan of this commit.
  return judgeWith(session, settings, { context, source: createServiceSource(settings, { isScanProven: true }) });
}

const rulesShown = 20;

/** `**2 high findings block this pull request.**`, and the next step. */
function formatVerdict(report: Report): string {
  const hint = report.hint === undefined ? '' : ` ${renderMarkdownProse(report.hint, 800)}`;
  return `**${escapeMarkdown(formatSentence(report), sentenceLimit)}.**${hint}`;
}

function formatRuleList({ rules }: Report): string {
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
  const { settings, changes, ...judged } = await judgeAgain(command, repository, scan);
  const report = { ...judged.report, exitCode: computeExitCode({ judged: [judged.report], settings }) };
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
