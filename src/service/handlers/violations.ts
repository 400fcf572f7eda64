/** GET /violations, GET /violations/{violation_id} and POST /violations/{violation_id}/suppress. */
import type { ViolationDetail, ViolationItem } from '../../shared/api/schemas.ts';
import { type SeverityFilter, severityFilters, type violationStatusFilters } from '../../shared/api/words.ts';
import { type Handler, readPaging, refuse } from '../http/handler.ts';
import { claimsFalsePositive, findJustificationFault } from '../justification.ts';
import type { ViolationRecord, ViolationStatus } from '../store/schema.ts';
import { readSuppression } from '../store/violations.ts';

const statusByFilter: Readonly<Record<(typeof violationStatusFilters)[number], ViolationStatus>> = {
  open: 'OPEN',
  fixed: 'FIXED',
  ignored: 'ACCEPTED_RISK',
  false_positive: 'FALSE_POSITIVE',
};

export const listViolations: Handler<'listViolations'> = async ({ args }, { store }) => {
  const paging = readPaging(args);
  const filter = {
    repositoryId: args.repository_id,
    severities: args.severity === undefined ? undefined : parseSeverities(args.severity),
    status: args.status === undefined ? undefined : statusByFilter[args.status],
  };
  const { items, total } = await store.violations.list(filter, paging);
  return { items: items.map(describeViolationItem), total, paging };
};

export const getViolation: Handler<'getViolation'> = async ({ args }, { store }) => {
  const violation = await store.violations.find(args.violation_id);
  return violation === undefined ? refuseUnknownViolation() : { record: describeViolationDetail(violation) };
};

/**
 * "The status it results in: not shown": FALSE_POSITIVE when the justification begins so, otherwise ACCEPTED_RISK,
 * which only says that somebody takes responsibility. A second suppression replaces the reason. The response is the
 * detail with the justification ("Response body: not shown").
 */
export const suppressViolation: Handler<'suppressViolation'> = async ({ args, key }, { store }) => {
  const violation = await store.violations.find(args.violation_id);
  if (violation === undefined) return refuseUnknownViolation();
  const justification = args.justification.trim();
  const message = findJustificationFault(justification, violation);
  if (message !== undefined) {
    return refuse('VALIDATION_ERROR', `"justification" in the body is not valid: ${message}.`, {
      in: 'body',
      issues: [{ field: 'justification', message }],
    });
  }
  if (violation.status === 'FIXED') return refuse('CONFLICT', 'The violation is FIXED: nothing is left to suppress.');
  const status = claimsFalsePositive(justification) ? 'FALSE_POSITIVE' : 'ACCEPTED_RISK';
  await store.violations.suppress(violation.id, status, { justification, by: key.name });
  const suppressed = (await store.violations.find(violation.id)) ?? violation;
  return { record: { ...describeViolationDetail(suppressed), justification } };
};

function refuseUnknownViolation() {
  return refuse('NOT_FOUND', 'There is no violation with this violation_id.');
}

function parseSeverities(list: string): SeverityFilter[] {
  const words = new Set(list.split(','));
  return severityFilters.filter((word) => words.has(word));
}

function describeViolationItem(violation: ViolationRecord): ViolationItem {
  return {
    violation_id: violation.id,
    title: violation.title,
    severity: violation.severity,
    cvss_score: violation.cvssScore,
    epss_score: violation.epssScore,
    type: violation.type,
    status: violation.status,
    // Without a path the finding belongs to no file of the commit.
    file_path: violation.filePath === '' ? null : violation.filePath,
    line_number: violation.lineNumber,
  };
}

function describeViolationDetail(violation: ViolationRecord): ViolationDetail {
  const suppression = readSuppression(violation);
  return {
    ...describeViolationItem(violation),
    description: violation.description,
    cwe: violation.cwe,
    code_snippet: violation.codeSnippet,
    remediation: violation.remediation,
    first_detected: violation.firstDetected,
    last_seen: violation.lastSeen,
    ...(suppression !== undefined && { suppression }),
    ...(violation.advisory !== null && { advisory: violation.advisory }),
    ...(violation.dataPath !== null && { data_path: [...violation.dataPath] }),
  };
}
