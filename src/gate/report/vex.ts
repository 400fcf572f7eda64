/**
 * Decisions about findings, as an OpenVEX document (https://github.com/openvex/spec, 0.2.0): exceptions and
 * suppressions.
 */

import { createHash } from 'node:crypto';
import { formatHarmlessJson, neutralizeLine, truncate } from '../../shared/shown/neutral.ts';
import { createRepositoryPurl, formatPurl, parsePurl } from '../../shared/text/purl.ts';
import { isSuppressed } from '../policy/evidence.ts';
import type { Exception } from '../policy/policy.ts';
import { type Justification, listVulnerabilityIds, type VexStatus } from '../policy/vex.ts';
import type { ReportFormat } from './format.ts';
import { getScanEnd } from './list-findings.ts';
import type { Report, ReportFinding } from './report.ts';
import { formatViolationStatus } from './wording.ts';

export const vex: ReportFormat = {
  readBy: 'programs that read OpenVEX',
  pieces: renderVex,
  none: () => 'nothing was accepted or suppressed, so no document was written',
};

/** The pieces of the document. Empty if nothing was decided, because a document needs at least one statement. */
function renderVex(report: Report): string[] {
  const statements = createStatements(report);
  if (statements.length === 0) return [];
  const body = { author: formatAuthor(report), tooling: `${report.tool.name} ${report.tool.version}`, statements };
  // Computed from the statements alone, so that the same decisions give the same document.
  const digest = createHash('sha256').update(JSON.stringify(body)).digest('hex');
  const document = {
    '@context': 'https://openvex.dev/ns/v0.2.0',
    '@id': `https://openvex.dev/docs/public/vex-${digest}`,
    author: body.author,
    timestamp: getScanEnd(report).toISOString(),
    version: 1,
    tooling: body.tooling,
    statements,
  };
  return [formatHarmlessJson(document)];
}

const textMax = 2000;

interface VexDecision {
  status: VexStatus;
  justification?: Justification;
  status_notes?: string;
  impact_statement?: string;
  action_statement?: string;
}

/** One statement for each vulnerability and decision, with all its packages. */
function createStatements(report: Report): object[] {
  const merged = new Map<string, { vulnerability: object; parts: Set<string>; decision: VexDecision }>();
  const isAtService = report.origin === 'service';
  const isClear = createClearTest(report, isAtService);
  for (const finding of report.findings) {
    const decision = toVexDecision(finding, { isAtService, isClear: isClear(finding) });
    if (decision === undefined) continue;
    const part = parsePurl(finding.detail?.advisory?.purl ?? '');
    for (const vulnerability of listVulnerabilities(finding)) {
      // A finding without a package concerns the whole repository, so it is not merged with one that has a package.
      const key = JSON.stringify([vulnerability, decision, part === undefined]);
      const known = merged.get(key) ?? { vulnerability, parts: new Set(), decision };
      merged.set(key, known);
      if (part !== undefined) known.parts.add(formatPurl(part));
    }
  }
  const product = formatProduct(report);
  return [...merged]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, { vulnerability, parts, decision }]) => {
      const subcomponents = [...parts].sort().map((part) => ({ '@id': part }));
      const products = [{ '@id': product, ...(subcomponents.length > 0 && { subcomponents }) }];
      return { vulnerability, products, ...decision };
    });
}

/** Whether a package may be called not affected because of the decision about one of its findings. */
function createClearTest({ findings }: Report, isAtService: boolean): (finding: ReportFinding) => boolean {
  const staying = new Map<string, Set<string>>();
  for (const finding of findings) {
    if (finding.status === 'FIXED') continue;
    const status = toVexDecision(finding, { isAtService, isClear: true })?.status;
    if (status === 'not_affected' || status === 'fixed') continue;
    const part = finding.detail?.advisory?.purl ?? '';
    for (const id of listVulnerabilityIds(finding)) staying.set(id, (staying.get(id) ?? new Set()).add(part));
  }
  return (finding) => {
    const part = finding.detail?.advisory?.purl ?? '';
    const others = listVulnerabilityIds(finding).flatMap((id) => [...(staying.get(id) ?? [])]);
    return !others.some((other) => part === '' || other === '' || other === part);
  };
}

/**
 * Undefined if nobody has decided about the finding. It is clear if no other remaining finding has the same
 * vulnerability in the same package.
 */
function toVexDecision(
  finding: ReportFinding,
  { isAtService, isClear }: { isAtService: boolean; isClear: boolean },
): VexDecision | undefined {
  const { exception } = finding;
  if (!isSuppressed(finding))
    return exception && finding.effect === 'none' ? decideByException(exception, isClear) : undefined;
  const where = isAtService ? 'at the service' : 'in the scanner’s results';
  const text = `Marked as ${formatViolationStatus(finding)} ${where}.`;
  // An accepted risk still exists.
  return finding.status === 'FALSE_POSITIVE' && isClear
    ? { status: 'not_affected', impact_statement: text }
    : { status: 'affected', action_statement: text };
}

/** An exception means "not affected" only if the team states a justification for it. */
function decideByException({ vex, justification, reason, expires, owner }: Exception, isClear: boolean): VexDecision {
  const by = owner === undefined ? '' : ` by ${neutralizeLine(owner, 200)}`;
  const accepted = {
    status: 'affected',
    action_statement: neutralizeText(`Accepted until ${expires}${by}: ${reason}`),
  } as const;
  if (!isClear) return accepted;
  if (vex?.status === 'fixed')
    return { status: 'fixed', ...(vex.text !== undefined && { status_notes: neutralizeText(vex.text) }) };
  const stated = vex?.justification ?? justification;
  const text = vex === undefined ? reason : vex.text;
  if (stated === undefined) return accepted;
  return {
    status: 'not_affected',
    justification: stated,
    ...(text !== undefined && { impact_statement: neutralizeText(text) }),
  };
}

function neutralizeText(text: string): string {
  return neutralizeLine(text, textMax);
}

/** Each of several CVEs is a separate vulnerability. A finding without a known vulnerability uses its own id. */
function listVulnerabilities(finding: ReportFinding): object[] {
  const ids = [...new Set(listVulnerabilityIds(finding))];
  const cves = ids.filter((id) => id.startsWith('CVE-'));
  if (cves.length > 1) return cves.map((name) => ({ name }));
  const [name, ...aliases] = [...cves, ...ids.filter((id) => !cves.includes(id))];
  if (name === undefined) return [{ name: truncate(finding.id, textMax), description: neutralizeText(finding.title) }];
  return [{ name, ...(aliases.length > 0 && { aliases }) }];
}

/** The repository at the judged commit: the decisions are only about this commit. */
function formatProduct({ repositoryUrl, repository, headSha }: Report): string {
  const product = createRepositoryPurl(repositoryUrl ?? '') ?? {
    type: 'generic',
    name: repository?.name || 'repository',
  };
  return formatPurl({ ...product, version: headSha });
}

function formatAuthor({ repositoryUrl, repository }: Report): string {
  const url = URL.parse(repositoryUrl ?? '');
  const owner = url?.pathname.split('/').slice(0, -1).join('/');
  if (url !== null && /^https?:$/.test(url.protocol) && owner) return `${url.origin}${owner}`;
  return `The owners of ${neutralizeText(repository?.name || 'this repository')}`;
}
