/** GET /violations, GET /violations/{violation_id} and POST /violations/{violation_id}/suppress. */

import type { ViolationDetail, ViolationItem } from '../../shared/api/schemas.ts';
import { severityFilters, type violationStatusFilters } from '../../shared/api/words.ts';
import { isPlaceholderReason } from '../../shared/text/placeholder-reason.ts';
import { type Handler, readPaging, refuse } from '../http/handler.ts';
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
  const words = args.severity?.split(',');
  const filter = {
    repositoryId: args.repository_id,
    severities: words && severityFilters.filter((word) => words.includes(word)),
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
  const status = falsePositive.test(justification) ? 'FALSE_POSITIVE' : 'ACCEPTED_RISK';
  await store.violations.suppress(violation.id, status, { justification, by: key.name });
  const suppressed = (await store.violations.find(violation.id)) ?? violation;
  return { record: { ...describeViolationDetail(suppressed), justification } };
};

function refuseUnknownViolation() {
  return refuse('NOT_FOUND', 'There is no violation with this violation_id.');
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

const maxLength = 2_000;
const leastLetters = 8;
const leastDistinctLetters = 4;

/** Words that give no reason, in any number and order. */
const empty = new Set(
  `a accept accepted acceptable an and any applicable approved asdf at be because by change dismiss dismissed do done dont exception
   expected false fine finding fix fixed for foo bar baz fp good has have i ignore ignored in intended is isnt issue it its just known
   later legit lgtm na need needed never no none not nothing now of ok okay on or our please positive problem reason risk safe skip
   skipped so suppress suppressed suppression tbd temp temporary test testing that the them there they this to todo true unknown
   very violation we whatever will with wont wontfix xxx yes yet you n t s`.split(/\s+/),
);

/** A text that begins so says that the finding is wrong. Any other text accepts its risk. */
const falsePositive = /^\s*false[\s_-]*positive\b/iu;

/** Why the text is no reason, as the rest of a sentence. Undefined when it may be one. */
function findJustificationFault(text: string, violation: ViolationRecord): string | undefined {
  if (text.trim() === '') return 'it is blank';
  if (text.length > maxLength) return `it is longer than ${maxLength} characters`;
  if (isPlaceholderReason(text)) return 'it is still the placeholder of an exception';
  const words = splitWords(text.replace(falsePositive, ''));
  const letters = [...words.join('')];
  // One Chinese or Korean character says as much as two letters.
  const weight = letters.reduce((sum, letter) => sum + (isAscii(letter) ? 1 : 2), 0);
  if (weight < leastLetters || new Set(letters).size < leastDistinctLetters) return 'it is too short to be a reason';
  if (isAscii(words.join('')) && new Set(words).size < 2) return 'one word is not a reason';
  // The words of the violation alone are no reason.
  const own = splitWords(
    [violation.title, violation.type, violation.severity, violation.cwe, violation.filePath].join(' '),
  );
  const telling = words.filter((word) => !empty.has(word));
  if (telling.length === 0) return 'it gives no reason';
  return telling.every((word) => own.includes(word)) ? 'it only repeats the text of the violation' : undefined;
}

function splitWords(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

const isAscii = (text: string): boolean => /^[\x00-\x7f]*$/.test(text);
