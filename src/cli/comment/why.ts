/** `/scan-gate why <id>`: explains why a violation blocks the pull request, or why it does not. */
import type { RepositoryDetail, ScanDetail, ViolationDetail } from '../../api/schemas.ts';
import { GateError } from '../../errors.ts';
import type { GateResult } from '../../gate/gate.ts';
import { readScanWindow } from '../../gate/sources/service/scan-window.ts';
import { sweepViolations } from '../../gate/sources/service/violations.ts';
import { isOpen } from '../../policy/evidence.ts';
import { type Finding, readDetailedFinding, readListItem } from '../../policy/finding.ts';
import { isDisclosed } from '../../report/disclosure.ts';
import { markdownBlock, markdownCode, markdownText } from '../../report/neutral.ts';
import { displayPlace } from '../../report/place.ts';
import type { Report, ReportFinding } from '../../report/report.ts';
import {
  descriptionOf,
  exceptionWord,
  factsOf,
  labelWord,
  mayBeSecret,
  remediationOf,
  severityWord,
  standingOf,
  statusWord,
} from '../../report/wording.ts';
import {
  type CommandAnswer,
  type CommandContext,
  judgeAgain,
  lastScan,
  ownRepository,
  ruleList,
  verdictText,
  withoutScan,
} from './command-context.ts';

export async function why(command: CommandContext, id: string): Promise<CommandAnswer> {
  const looked = await inspect(command, id);
  if (looked.kind === 'unknown') return { markdown: looked.markdown, reaction: 'confused' };
  const { finding, result, scan } = looked;
  const parts = [
    `${markdownCode(id)} ${effectSentence(finding, result.report)}`,
    finding.disclosed ? describeFinding(finding) : 'Details are not shown here (setting `disclose`).',
    verdictText(result.report),
    ruleList(result.report),
    `<sub>scan ${markdownCode(scan.scan_id, 80)}</sub>`,
  ];
  return { markdown: parts.filter((part) => part !== '').join('\n\n'), reaction: '+1' };
}

export type Inspection =
  | { kind: 'unknown'; markdown: string }
  | { kind: 'found'; finding: ReportFinding; result: GateResult; scan: ScanDetail; repository: RepositoryDetail };

/** The violation, as the verdict on the pull request's last scan sees it. */
export async function inspect(command: CommandContext, id: string): Promise<Inspection> {
  const repository = await ownRepository(command);
  const detail = await ownViolation(command, repository, id);
  if (detail === undefined) {
    return { kind: 'unknown', markdown: `This repository has no violation ${markdownCode(id)} at the service.` };
  }
  const last = await lastScan(command, repository);
  if (last.kind === 'unknown') return { kind: 'unknown', markdown: withoutScan(last.why) };
  const { scan } = last;
  const result = await judgeAgain(command, repository, scan);
  const window = await readScanWindow(command.run, repository.repository_id, [scan]);
  const finding = asJudged(command, readDetailedFinding(detail, window), result);
  return { kind: 'found', finding, result, scan, repository };
}

/**
 * The violation's detail. Undefined unless the list of this repository contains it: a detail does not name its
 * repository, and a key may give access to others, about which nobody here may learn anything.
 */
async function ownViolation(
  { run }: CommandContext,
  { repository_id: repositoryId }: RepositoryDetail,
  id: string,
): Promise<ViolationDetail | undefined> {
  const detail = await readViolation(run, id);
  if (detail?.violation_id !== id) return undefined;
  const { severity, severityKnown } = readListItem(detail);
  const { items } = await sweepViolations(run, repositoryId, severityKnown ? [severity] : undefined);
  return items.some((item) => item.id === id) ? detail : undefined;
}

async function readViolation(run: CommandContext['run'], id: string): Promise<ViolationDetail | undefined> {
  try {
    return await run.client.getViolation({ violation_id: id });
  } catch (error) {
    if (error instanceof GateError && error.code === 'NOT_FOUND') return undefined;
    throw error;
  }
}

/**
 * The verdict may have been reached without this detail. The label is then computed here, and the effect is only as
 * certain as the verdict.
 */
function asJudged(
  { context }: CommandContext,
  fresh: Finding,
  { report, settings, changes }: GateResult,
): ReportFinding {
  const known = [...report.findings].find(({ id }) => id === fresh.id);
  if (known?.detail !== undefined) return known;
  const isOther = fresh.label === 'elsewhere' && report.scope !== 'repository';
  const cannotBlock = known === undefined || isOther || !isOpen(fresh);
  return {
    ...fresh,
    effect: cannotBlock ? 'none' : known.effect,
    disclosed: isDisclosed(fresh, { disclose: settings.disclose, isPublic: context.isPublic, changes }),
    exception: known?.exception,
  };
}

/** `**blocks**: …`, the end of a sentence that begins with the violation. */
function effectSentence(finding: ReportFinding, report: Report): string {
  if (report.rules.length === 0 && report.verdict === 'inconclusive') return 'cannot be judged now.';
  switch (standingOf(finding)) {
    case 'blocks':
      return `**blocks**: it is ${labelWord(finding)}, and a failed rule counts it.`;
    case 'may block':
      return `**may block**: a failed rule may count it; it is ${labelWord(finding)}.`;
    case 'excepted':
      return `**does not block**: it is ${finding.exception === undefined ? 'excepted' : markdownText(exceptionWord(finding.exception), 300)}.`;
    case 'suppressed':
      return `**does not block**: it is suppressed in the service (${statusWord(finding)}).`;
    case 'fixed':
      return '**does not block**: the service says that it is fixed.';
    case 'open':
      return `**does not block**: ${whyItDoesNotBlock(finding, report)}.`;
  }
}

function whyItDoesNotBlock(finding: ReportFinding, report: Report): string {
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
  const place = displayPlace(finding, 120);
  const where = place === undefined ? '' : ` in ${markdownCode(place)}`;
  const title = markdownText(finding.title, 200) || 'Untitled';
  const facts = markdownText(factsOf(finding).join(', '), 400);
  const head = `${severityWord(finding)}: **${title}**${where} (${facts})`;
  const description = descriptionOf(finding);
  const advice = mayBeSecret(finding) ? undefined : remediationOf(finding);
  const parts = [
    head,
    description === undefined ? '' : markdownBlock(description, 1500),
    advice === undefined ? '' : `**How to fix**\n\n${markdownBlock(advice, 1500)}`,
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}
