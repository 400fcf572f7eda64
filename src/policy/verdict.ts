/** What a run ends in: the verdict, the reasons it may give, and the exit codes (design, promise 1). */

export type Verdict = 'passed' | 'failed' | 'inconclusive';

/** Why a run could not decide. The words are the values of the output `reason` and the keys of `on-inconclusive`. */
export const inconclusiveReasons = {
  settings: 'a setting is missing, malformed or not available yet',
  fork: 'not scanned: pull request from a fork',
  'no-key': 'not scanned: no API key',
  'wrong-ref': 'not scanned: there is no branch to scan',
  moved: 'the branch moved, or its head could not be read',
  policy: 'the policy could not be read',
  'not-found': 'the repository, branch or scan was not found',
  'foreign-repository': 'the repository at the service is another one',
  auth: 'the service refused the API key',
  unavailable: 'the service could not be reached',
  'rate-limited': 'the service asked to wait for too long',
  'scan-failed': 'the scan failed',
  timeout: 'the scan did not end in time',
  protocol: 'the service answered in a way that cannot be trusted',
  evidence: 'the evidence does not settle it',
  'not-covered': 'nothing was scanned for a type that counts',
  'not-waited': 'the scan was started and not waited for',
  publish: 'a file that was asked for could not be written',
  cancelled: 'the run was cancelled',
} as const;

export type InconclusiveReason = keyof typeof inconclusiveReasons;

/** The output `reason`: `clean` when passed, `violations` when failed, else why it could not decide. */
export type Reason = 'clean' | 'violations' | InconclusiveReason;

/** Reasons that `on-inconclusive: warn` never softens. */
export const hardReasons: readonly InconclusiveReason[] = ['settings', 'publish', 'cancelled'];

export interface RuleResult {
  /** The setting as it stands: `fail-on-severity=high`, `threshold high=5`. */
  rule: string;
  verdict: Verdict;
  /** Blocking findings, at least and at most; `hi` is Infinity when nothing bounds it. */
  lo: number;
  hi: number;
  limit: number;
  /** One line of reasoning for people. */
  line: string;
  /** What would make it pass. */
  remedy: string;
}

/** What one finding means for the verdict. */
export type Effect = 'blocks' | 'may block' | 'none';

export interface Judgement {
  verdict: Verdict;
  reason: Reason;
  rules: RuleResult[];
  /** The effect of each finding by id; a finding that is not in the map has none. */
  effects: ReadonlyMap<string, Effect>;
  /** Why a pass would be worth nothing, when that is the reason. */
  doubt?: string | undefined;
}
