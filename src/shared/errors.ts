/**
 * The error class, with a code for programs and a message and hint for people, and the reasons why a run cannot decide.
 */

import { code, type Prose, prose } from './prose.ts';

export const errorCodes = [
  'CONFIG',
  'AUTH',
  'NOT_FOUND',
  'RATE_LIMITED',
  'UNAVAILABLE',
  'SCAN_FAILED',
  'SCAN_TIMEOUT',
  'PROTOCOL',
  'PUBLISH',
  'CANCELLED',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

interface ReasonFacts {
  meaning: string;
  /** The words for a heading, if not the meaning. */
  brief?: string;
  /** `fails` unless `on-inconclusive` or `warn-only` says otherwise; `passes` because the user requested it. */
  effect: 'fails' | 'always fails' | 'passes';
  /** What to do, if the error that ended the run has no better hint. */
  hint: Prose;
  /** The words that are different in a run without a service. */
  local?: { meaning?: string; hint?: Prose };
  /**
   * It persists until somebody changes a setting, a permission or the scanner. For all others, a new attempt may help.
   */
  needsAction?: true;
  /** The reason is in the evidence itself, which another policy may judge differently. */
  isOfEvidence?: true;
}

const runAgain = 'Run the gate again. If this repeats, report it with this line.';

const reasons = {
  settings: {
    meaning: 'a setting is missing or malformed',
    brief: 'a setting is wrong',
    effect: 'always fails',
    hint: 'Correct the settings and run again.',
    needsAction: true,
  },
  fork: {
    meaning: 'not scanned: pull request from a fork',
    brief: 'pull requests from forks are not scanned',
    effect: 'fails',
    hint: prose`Judge forks with the scanners of the action: ${code('fallback: embedded')}, and a checkout before the step; elsewhere with ${code('scan-gate run --embedded')}.`,
    needsAction: true,
  },
  'no-key': {
    meaning: 'not scanned: no API key',
    brief: 'there is no API key',
    effect: 'fails',
    hint: prose`Set ${code('api-key')} from a secret. For forks and Dependabot, set ${code('fallback: embedded')}. Without a service: the action without ${code('base-url')} and ${code('api-key')}, or ${code('scan-gate run --embedded')}.`,
    needsAction: true,
  },
  'wrong-ref': {
    meaning: 'not scanned: there is no branch to scan',
    brief: 'there is no branch to scan',
    effect: 'fails',
    hint: prose`Run the gate on branches and pull requests, or name the branch with the setting ${code('branch')}.`,
    needsAction: true,
  },
  moved: {
    meaning: 'the branch moved, or its head could not be read',
    effect: 'fails',
    hint: prose`Run the gate on the newer commit; reading the head needs the permission ${code('contents: read')}.`,
  },
  policy: {
    meaning: 'the policy could not be read',
    effect: 'fails',
    hint: prose`Check where the policy is read from: ${code('config-file')}, ${code('policy-ref')}, and the permission ${code('contents: read')}.`,
    needsAction: true,
  },
  'not-found': {
    meaning: 'the repository, branch or scan was not found',
    effect: 'fails',
    hint: prose`Check ${code('repository-id')}, ${code('branch')} and ${code('scan-id')}, and which repositories the key can access.`,
    local: { meaning: 'something this run needs was not found', hint: runAgain },
    needsAction: true,
  },
  'foreign-repository': {
    meaning: 'the repository at the service is another one',
    effect: 'fails',
    hint: prose`Correct ${code('repository-id')}, or remove it so that the repository is found by its address.`,
    local: {
      meaning: 'this is a checkout of another repository',
      hint: 'Run the gate in a checkout of the repository that the job builds.',
    },
    needsAction: true,
  },
  auth: {
    meaning: 'the service refused the API key',
    brief: 'the API key was refused',
    effect: 'fails',
    hint: prose`Check ${code('api-key')} and its scopes.`,
    local: { meaning: 'access was refused', hint: runAgain },
    needsAction: true,
  },
  unavailable: {
    meaning: 'the service could not be reached',
    effect: 'fails',
    hint: prose`Run the gate again; check ${code('base-url')}, the network and the proxy settings if this repeats.`,
    local: {
      meaning: 'something this run needs could not be reached',
      hint: 'Run the gate again; check the network and the proxy settings if this repeats.',
    },
  },
  'rate-limited': {
    meaning: 'the service or GitHub asked to wait for too long',
    brief: 'the service asked to wait for too long',
    effect: 'fails',
    hint: prose`Run the gate again later, or raise ${code('timeout-seconds')}.`,
    local: { meaning: 'a server asked to wait for too long' },
  },
  'scan-failed': {
    meaning: 'the scan failed',
    effect: 'fails',
    hint: 'Check the scan in the service, then run the gate again.',
    local: { hint: 'Correct what the message names, then run the gate again.' },
  },
  timeout: {
    meaning: 'the scan did not end in time',
    effect: 'fails',
    hint: prose`Raise ${code('timeout-seconds')}, or judge the scan later with ${code('scan-id')}.`,
    local: { hint: prose`Raise ${code('timeout-seconds')} and run the gate again.` },
  },
  protocol: {
    meaning: 'the service sent a response that cannot be trusted',
    effect: 'fails',
    hint: prose`Run the gate again. If this repeats, check ${code('base-url')} and tell the operators of the service.`,
    local: { meaning: 'a response could not be trusted', hint: runAgain },
  },
  evidence: {
    meaning: 'the findings do not prove a verdict',
    brief: 'the number of blocking findings is not known',
    effect: 'fails',
    hint: 'The list of violations may lag behind the scan: run the gate again in a minute. If this repeats, compare the scan in the service with its violations.',
    local: { hint: 'Run the gate again; the list of findings shows which of them are unclear.' },
    isOfEvidence: true,
  },
  'not-covered': {
    meaning: 'a finding type that the policy needs was not scanned',
    brief: 'not everything that the policy needs was scanned',
    effect: 'fails',
    hint: prose`Add a scanner for it (its SARIF can be judged), or accept the gap in the policy: ${code('accept-uncovered')} for languages, ${code('advisories-private')} for packages, ${code('fail-on-types')} for types.`,
    needsAction: true,
    isOfEvidence: true,
  },
  'not-waited': {
    meaning: 'the scan was started and not waited for',
    effect: 'passes',
    hint: prose`Judge it later with ${code('scan-id')}.`,
  },
  publish: {
    meaning: 'a requested file could not be written',
    brief: 'a file could not be written',
    effect: 'always fails',
    hint: 'Choose a file that can be written.',
  },
  cancelled: { meaning: 'the run was canceled', effect: 'always fails', hint: 'Run the gate again.' },
  internal: {
    meaning: 'an internal error of Scan Gate',
    brief: 'Scan Gate had an internal error',
    effect: 'always fails',
    hint: 'Run the gate again. If this repeats, report the error with this line.',
  },
} satisfies Record<string, ReasonFacts>;

/** The values of the output `reason`, and the keys of `on-inconclusive`. */
export type InconclusiveReason = keyof typeof reasons;
/** Facts about each reason why a run could not decide. */
export const inconclusiveReasons: Readonly<Record<InconclusiveReason, ReasonFacts>> = reasons;
export const inconclusiveNames = Object.keys(inconclusiveReasons) as InconclusiveReason[];

/** What the reason means and what to do, with the words for a heading where the usual ones do not fit. */
export function describeReason(reason: InconclusiveReason, hasService: boolean) {
  const { meaning, hint, local = {} } = inconclusiveReasons[reason];
  return hasService ? { meaning, hint, brief: undefined } : { meaning, hint, brief: local.meaning, ...local };
}

/** `clean` and `violations` are the other reasons of a verdict. */
export function isInconclusive(reason: string): reason is InconclusiveReason {
  return Object.hasOwn(reasons, reason);
}

/** Reasons that fail the step whatever the settings say. */
export const hardReasons = inconclusiveNames.filter((name) => inconclusiveReasons[name].effect === 'always fails');

export class GateError extends Error {
  readonly code: ErrorCode;
  readonly hint: Prose | undefined;
  readonly reason: InconclusiveReason | undefined;
  readonly isAmbiguous: boolean;
  readonly status: number | undefined;
  readonly brief: string | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    details: {
      /** What the user can do, as a sentence. */
      hint?: Prose | undefined;
      cause?: unknown;
      /** Why the run is inconclusive, if the code alone is not specific enough (for example `fork`). */
      reason?: InconclusiveReason | undefined;
      /** True for a write that may or may not have taken place. */
      isAmbiguous?: boolean | undefined;
      /** HTTP status of the response that caused it. */
      status?: number | undefined;
      /** What happened, in a few words for a heading: `the API key was refused (401)`. */
      brief?: string | undefined;
    } = {},
  ) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.name = 'GateError';
    this.code = code;
    this.hint = details.hint;
    this.reason = details.reason;
    this.isAmbiguous = details.isAmbiguous ?? false;
    this.status = details.status;
    this.brief = details.brief;
  }
}

const openFilesHint = 'Raise the limit for open files (ulimit -n), or run fewer programs next to the gate.';
const diskSpaceHint = 'Free disk space in the temporary folder and in the folder of the reports.';

/** What the machine lacks, by the code of the system's error. */
const machineFaults: Readonly<Record<string, readonly [what: string, hint: string]>> = {
  EMFILE: ['This process has too many open files', openFilesHint],
  ENFILE: ['This machine has too many open files', openFilesHint],
  ENOSPC: ['No space is left on the disk', diskSpaceHint],
  EDQUOT: ['The disk quota is used up', diskSpaceHint],
  EROFS: ['The file system is read-only', 'Set TMPDIR or RUNNER_TEMP to a folder that can be written to.'],
  ENOMEM: ['This machine has no memory left', 'Give the gate more memory, or run fewer programs next to it.'],
};

/** The error for a fault of the machine, which no change of Scan Gate would fix. Undefined for any other. */
export function toMachineError(value: unknown): GateError | undefined {
  const { code = '', syscall, path = '' } = (value instanceof Error ? value : {}) as NodeJS.ErrnoException;
  const at = `${code}${syscall === undefined ? '' : `, ${syscall}`}`;
  if (syscall === 'mkdtemp' && ['ENOENT', 'ENOTDIR', 'EACCES', 'EPERM'].includes(code)) {
    const folder = path.replace(/[/\\][^/\\]*$/, '');
    return new GateError(
      'SCAN_FAILED',
      `The temporary folder ${folder} does not exist or cannot be written to (${at})`,
      {
        cause: value,
        hint: 'Set TMPDIR (in a workflow RUNNER_TEMP) to a folder that exists and can be written to.',
      },
    );
  }
  const [what, hint] = Object.hasOwn(machineFaults, code) ? (machineFaults[code] ?? []) : [];
  return what === undefined ? undefined : new GateError('SCAN_FAILED', `${what} (${at})`, { cause: value, hint });
}

/** Returns the value as a GateError: itself, or an internal error with a one-line message, which no setting softens. */
export function toGateError(value: unknown, code: ErrorCode = 'PROTOCOL'): GateError {
  if (value instanceof GateError) return value;
  const fault = toMachineError(value);
  if (fault !== undefined) return fault;
  const said = value instanceof Error ? value.message || value.name : String(value);
  const [line = ''] = said.trim().split(/[\r\n]/, 1);
  return new GateError(code, `Unexpected error: ${line}`, { cause: value, reason: 'internal' });
}

export function createCancelledError(signal: AbortSignal): GateError {
  return new GateError('CANCELLED', 'The scan was canceled', { cause: signal.reason });
}

/** The result of the read. Undefined if the response was that it does not exist. */
export async function ignoreNotFound<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof GateError && error.code === 'NOT_FOUND') return undefined;
    throw error;
  }
}

/**
 * The result of a read that the run can do without: if it fails, what `otherwise` makes of the error, or undefined.
 * Throws only if the run itself is over.
 */
export async function tryRead<T, Else = undefined>(
  read: () => T | Promise<T>,
  otherwise?: (error: GateError) => Else | Promise<Else>,
): Promise<T | Else> {
  try {
    return await read();
  } catch (caught) {
    const error = toGateError(caught);
    if (error.code === 'CANCELLED' || error.code === 'SCAN_TIMEOUT') throw caught;
    return otherwise?.(error) as Else;
  }
}

/** The result of a call that may throw. Undefined if it does. */
export function attempt<T>(call: () => T): T | undefined {
  try {
    return call();
  } catch {
    return undefined;
  }
}
