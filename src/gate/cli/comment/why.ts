/** `/scan-gate why <id>`: explains why a violation blocks the pull request, or why it does not. */
import type { RepositoryDetail, ScanDetail, ViolationDetail } from '../../../shared/api/schemas.ts';
import { GateError } from '../../../shared/errors.ts';
import { formatLocation } from '../../../shared/shown/location.ts';
import { escapeMarkdown, formatMarkdownBlock, formatMarkdownCode } from '../../../shared/shown/neutral.ts';
import { getDescription, getRemediation, mayBeSecret } from '../../../shared/text/finding-texts.ts';
import { isOpen } from '../../policy/evidence.ts';
import { type Finding, readDetailedFinding, readListItem } from '../../policy/finding.ts';
import { isDisclosed } from '../../report/disclosure.ts';
import type { Report, ReportFinding } from '../../report/report.ts';
import {
  classifyFinding,
  formatExceptionTerms,
  formatLabel,
  formatSeverity,
  formatViolationStatus,
  listFacts,
} from '../../report/wording.ts';
import type { GateResult } from '../../story/gate.ts';
import { readScanWindow } from '../../story/sources/service/scans.ts';
import { sweepViolations } from '../../story/sources/service/violations.ts';
import {
  type CommandContext,
  type CommandReply,
  findLastScan,
  formatRuleList,
  formatVerdict,
  judgeAgain,
  resolveOwnRepository,
} from './command-context.ts';

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

export type Inspection =
  | { kind: 'unknown'; markdown: string }
  | { kind: 'found'; finding: ReportFinding; result: GateResult; scan: ScanDetail; repository: RepositoryDetail };

/** The violation, as the verdict on the pull request's last scan sees it. */
export async function inspectViolation(command: CommandContext, id: string): Promise<Inspection> {
  const repository = await resolveOwnRepository(command);
  const detail = await readOwnViolation(command, repository, id);
  if (detail === undefined) {
    return { kind: 'unknown', markdown: `This repository has no violation ${formatMarkdownCode(id)} at the service.` };
  }
  const last = await findLastScan(command, repository);
  if (last.kind === 'unknown') return last;
  const { scan } = last;
  const result = await judgeAgain(command, repository, scan);
  const window = await readScanWindow({ ...command.run, repositoryId: repository.repository_id }, [scan]);
  const finding = toJudgedFinding(command, readDetailedFinding(detail, window), result);
  return { kind: 'found', finding, result, scan, repository };
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
