/**
 * The agent file: blocking findings as data for a coding agent. All prose in it is ours. Untrusted text is always a
 * separate, bounded and neutralized value.
 */
import type { Finding } from '../../policy/finding.ts';
import type { RenderOptions } from '../format.ts';
import { jsonPieces } from '../json/pieces.ts';
import { neutralBlock, neutralLine } from '../neutral.ts';
import { blockingCount } from '../numbers.ts';
import { packageNameOf } from '../packages.ts';
import { safeLine, safeRelativePath, safeSha, withoutUserInfo } from '../place.ts';
import type { Report, ReportFinding } from '../report.ts';
import { cweOf, descriptionOf, groupFindings, remediationOf } from '../wording.ts';
import type { AgentFindingSource } from './schema.ts';
import { changeOf, checkArguments, exitCodeWords, meaningOf, mustNotChange, needsOf, notice } from './words.ts';

export const maxAgentFindings = 1000;
const maxIds = 20_000;
const idMax = 300;
const lineMax = 500;
const textMax = 2000;

/**
 * The worst findings that block or may block, and their number. Facts that are not proven are `null` or counted as
 * such.
 */
export function agentPieces(report: Report, { path }: RenderOptions): Iterable<string> {
  const groups = groupFindings(report.findings);
  const { blocks, 'may block': may } = groups;
  const listed = [...blocks, ...may].slice(0, maxAgentFindings);
  const source = sourceOf(report);
  return jsonPieces({
    kind: 'scan-gate/agent-file',
    format_version: 1,
    tool: { name: 'scan-gate', version: plainWord(report.tool.version, 50) },
    notice,
    ...{ verdict: report.verdict, reason: report.reason, meaning: meaningOf(report.reason), enforced: report.enforced },
    ...subjectOf(report, source),
    policy: { source: neutralLine(report.policy.source, lineMax), sha256: neutralLine(report.policy.sha256, 100) },
    counts: {
      blocking: blockingCount(report, groups),
      blocking_named: blocks.length,
      may_block: may.length,
      left_out: blocks.length + may.length - listed.length,
    },
    must_not_change: mustNotChange,
    check: { needs: needsOf(source), exit_codes: exitCodeWords },
    coverage: report.scan?.coverage ?? null,
    limited_engines: [...new Set(report.scan?.diagnostics.map(({ engine }) => engineText(engine)))],
    findings: listed.map((finding) => findingObject(finding, { source, file: path })),
    all_ids: allIds(report),
  });
}

/** Only a service stores suppressions, and only a run over SARIF files has no service. */
export function sourceOf({ evidence, serviceOrigin }: Pick<Report, 'evidence' | 'serviceOrigin'>): AgentFindingSource {
  if (evidence === undefined || evidence.isSuppressible) return 'service';
  return serviceOrigin === undefined ? 'sarif' : 'embedded';
}

/** An id as written in the file. An id of a service can be any text. */
export function idText(id: string): string {
  return neutralLine(id, idMax);
}

/** A title as written in the file. */
export function titleText(title: string): string {
  return neutralLine(title, lineMax);
}

function subjectOf({ repositoryUrl, branch, headSha, pullRequest, scan }: Report, source: AgentFindingSource) {
  return {
    source,
    repository_url: repositoryUrl === undefined ? null : neutralLine(withoutUserInfo(repositoryUrl), lineMax),
    branch: branch === undefined ? null : neutralLine(branch, lineMax),
    head_sha: safeSha(headSha) ?? null,
    scan_started_at: safeTime(scan?.startedAt),
    pull_request: pullRequest ?? null,
  };
}

interface Check {
  source: AgentFindingSource;
  file: string | undefined;
}

function findingObject(finding: ReportFinding, check: Check) {
  const path = safeRelativePath(finding.filePath);
  const named = packageNameOf(finding);
  const fixed = finding.detail?.advisory?.fixedVersion;
  return {
    violation_id: idText(finding.id),
    effect: finding.effect,
    novelty: finding.novelty ?? null,
    ...{
      severity: finding.severity,
      severity_known: finding.severityKnown,
      type: finding.type ?? null,
      cwe: cweOf(finding) ?? null,
    },
    policy_rules: (finding.brokenRules ?? []).map((name) => neutralLine(name, lineMax)),
    place: path === undefined ? null : { file_path: path, line_number: safeLine(finding.line) ?? null },
    change: changeOf(finding.type),
    package: named === undefined ? null : { name: named.name, version: named.version },
    fixed_version: fixed === undefined ? null : neutralLine(fixed, 100),
    texts: textsOf(finding),
    check: checkOf(finding, check),
  };
}

function textsOf(finding: ReportFinding) {
  const block = (text: string | undefined) => (text === undefined ? null : neutralBlock(text, textMax));
  return {
    title: titleText(finding.title),
    description: block(descriptionOf(finding)),
    remediation: block(remediationOf(finding)),
  };
}

const plainArgument = /^[\w@%+=:,./-]+$/;
/** Long enough for a UUID or a URN, too short for a prompt. */
const plainId = /^[\w@%+=:,./-]{1,100}$/;

/** Reduces a name to characters without a special meaning. */
function plainWord(text: string, maxLength: number): string {
  return text.slice(0, maxLength).replaceAll(/[^\w@+./-]/g, '_');
}

/** The name of a scanner as written in the file. */
export function engineText(engine: string): string {
  return plainWord(engine, 40);
}

function safeTime(text: string | undefined): string | null {
  return text !== undefined && /^\d{4}-\d\d-\d\dT[\d:.]{5,18}(?:Z|[+-]\d\d:\d\d)$/.test(text) ? text : null;
}

function checkOf({ id }: Pick<Finding, 'id'>, check: Check) {
  if (!plainId.test(id)) return null;
  const argv = checkArguments(id, check);
  const isPlain = argv.every((argument) => plainArgument.test(argument));
  return { argv, shell: isPlain ? argv.join(' ') : null };
}

function allIds({ evidence }: Report): string[] | null {
  const findings = evidence?.findings ?? [];
  return findings.length > maxIds ? null : findings.map(({ id }) => idText(id));
}
