/**
 * The wording of runs without a service: embedded runs and runs over SARIF files. Their messages never mention a
 * service.
 */
import { GateError, type InconclusiveReason, inconclusiveReasons, isInconclusive } from '../errors.ts';
import { getReason } from '../policy/reason.ts';
import { type Prose, toPlainText } from '../prose.ts';
import type { Report } from './report.ts';

interface ReasonWords {
  /** Replaces the text in the sentence. Undefined if the usual text fits. */
  brief?: string;
  hint: string;
}

const runAgain = 'Run the gate again. If this repeats, report it with this line.';

const localWords: Readonly<Record<InconclusiveReason, ReasonWords>> = {
  settings: { hint: 'Correct the settings and run again.' },
  fork: { hint: 'Run the gate in a checkout of the commit.' },
  'no-key': { hint: runAgain },
  'wrong-ref': { hint: 'Run the gate in a checkout of the branch, with its history.' },
  moved: { hint: 'Run the gate on the newer commit.' },
  policy: { hint: 'Check where the policy is read from: config-file and policy-ref.' },
  'not-found': { brief: 'something this run needs was not found', hint: runAgain },
  'foreign-repository': {
    brief: 'this is a checkout of another repository',
    hint: 'Run the gate in a checkout of the repository that the job builds.',
  },
  auth: { brief: 'access was refused', hint: runAgain },
  unavailable: {
    brief: 'something this run needs could not be reached',
    hint: 'Run the gate again; check the network and the proxy settings if this repeats.',
  },
  'rate-limited': { brief: 'a server asked to wait for too long', hint: 'Run the gate again later.' },
  'scan-failed': { hint: 'Correct what the message names, then run the gate again.' },
  timeout: { hint: 'Raise timeout-seconds and run the gate again.' },
  protocol: { brief: 'a response could not be trusted', hint: runAgain },
  evidence: { hint: 'Run the gate again; the list of findings shows which of them are unclear.' },
  'not-covered': { hint: 'Scan it, or exclude it in the policy.' },
  'not-waited': { hint: 'Run the gate again and wait for the scan.' },
  publish: { hint: 'Choose a file that can be written.' },
  cancelled: { hint: 'Run the gate again.' },
  internal: { hint: runAgain },
};

/** Names that exist only in a run with a service, so the advice would be useless. */
const isOfService = /\bservice\b|\bscan-id\b|\bbase-url\b|\bapi-key\b|\brepository-id\b/i;

/** Adapts the report of a run without a service. Only an inconclusive one needs it. */
export function adaptReportWording(report: Report): Report {
  const { verdict, reason, message, hint, brief } = report;
  if (verdict !== 'inconclusive' || !isInconclusive(reason)) return report;
  const words = localWords[reason];
  return {
    ...report,
    message: message === inconclusiveReasons[reason].meaning && words.brief ? words.brief : removeServiceWords(message),
    hint:
      reason === 'evidence' && report.findings.some(({ filePath }) => filePath === undefined)
        ? pathHint
        : adaptHint(hint, words),
    brief: brief === undefined ? words.brief : removeServiceWords(brief),
  };
}

/** Running again does not help if a SARIF file names paths that are not in the repository. */
const pathHint =
  'Have the scanner write paths from the root of the repository. The report lists the locations that were ignored.';

/** Adapts the error of a run without a service. */
export function adaptErrorWording(error: GateError): GateError {
  const { code, message, hint, brief, isAmbiguous, status } = error;
  const reason = getReason(error);
  const words = localWords[reason];
  return new GateError(code, removeServiceWords(message), {
    ...{ reason, isAmbiguous, status, cause: error },
    hint: adaptHint(hint, words),
    brief: brief === undefined ? words.brief : removeServiceWords(brief),
  });
}

function adaptHint(hint: Prose | undefined, words: ReasonWords): Prose | undefined {
  return hint !== undefined && isOfService.test(toPlainText(hint)) ? words.hint : hint;
}

function removeServiceWords(text: string): string {
  return text.replace(/ (?:at|of|to) the service\b(?!['’])/gi, '').replace(/\bthe service\b/gi, 'the scanner');
}
