/** The one model that every format renders. Plain data: what a run knew, decided and could not do. */
import type { Coverage, ScanDiagnostic, ScanLanguage } from '../api/schemas.ts';
import type { Phase } from '../clock.ts';
import type { Evidence } from '../policy/evidence.ts';
import type { ExceptionReview } from '../policy/exceptions.ts';
import type { Finding } from '../policy/finding.ts';
import type { LeftOut } from '../policy/part.ts';
import type { Exception, Scope } from '../policy/policy.ts';
import type { Effect, Reason, RuleResult, Tally, Verdict } from '../policy/verdict.ts';
import type { Prose } from '../prose.ts';
import type { Severity } from '../severity.ts';

export interface ReportFinding extends Finding {
  effect: Effect;
  /** True when it may be named where outsiders read (`disclose`); the report files name all. */
  disclosed: boolean;
  /** The exception that covers it. */
  exception: Exception | undefined;
  /** Why the policy is not about it. */
  leftOut?: LeftOut | undefined;
  /** Of its file, by CODEOWNERS; undefined where that is not known, or was not read. */
  owners?: readonly string[] | undefined;
  /** Names of the rules that warn of it. */
  warnedBy?: readonly string[] | undefined;
  /** Names of the rules that it breaks, or may break. */
  brokenRules?: readonly string[] | undefined;
  /** Whether the base holds it, where that is proven. */
  novelty?: 'new' | 'old' | undefined;
  /** It is none of this change's making, and left to the default branch's run. */
  isLeft?: boolean | undefined;
  /** It lies on a line that the pull request changes. */
  isOnChangedLine?: boolean | undefined;
  /** `cvss` is what one of our scanners' rules assigns, not the CVSS score of an advisory. */
  hasRuleScore?: boolean | undefined;
}

export interface ReportScan {
  id: string;
  status: string;
  branch: string;
  /** ISO 8601, the service's own words. */
  createdAt: string | undefined;
  startedAt: string | undefined;
  completedAt: string | undefined;
  /** The scan's own counts; a severity that is missing was not stated. */
  counts: Partial<Record<Severity, number>>;
  /** Undefined: the service does not say what it covered. */
  coverage: Coverage | undefined;
  diagnostics: ScanDiagnostic[];
  /** Undefined: the service does not say what it read. */
  languages?: readonly ScanLanguage[] | undefined;
  /** Somebody else had started it, and it was taken instead of a new one. */
  isAdopted?: boolean | undefined;
  /** The scan that FAILED before, in whose place this one was started. */
  retryOf?: string | undefined;
}

/** Where an exception is added. */
export interface ExceptionsFile {
  path: string;
  /** The branch that it is read from; undefined: none. */
  branch: string | undefined;
}

export interface Excused {
  tally: Tally;
  /** The first day on which one of the exceptions ends, `YYYY-MM-DD`. */
  until: string;
  /** Whether all of them end on that day. */
  isOneDay: boolean;
}

export interface Report {
  formatVersion: 1;
  tool: { name: 'scan-gate'; version: string };
  verdict: Verdict;
  reason: Reason;
  /** Why, in one sentence without a final stop. */
  message: string;
  /** Why a run that could not decide could not, in a few words for a heading; undefined: the reason's own. */
  brief?: string | undefined;
  /** Source files that nobody looked at, as half a sentence. */
  uncovered?: string | undefined;
  /** The day of the run, `YYYY-MM-DD`. */
  today?: string | undefined;
  /** What to do next, as a sentence; undefined when there is nothing to do. */
  hint: Prose | undefined;
  exitCode: number;
  /** False under `warn-only`: every surface is titled "not enforced". */
  enforced: boolean;
  /** `scheme://host[:port]` of the service. */
  serviceOrigin: string | undefined;
  repository: { id: string; name: string; vcsUrl: string | undefined } | undefined;
  /** Where the code lives, for links: `https://github.com/owner/name`. */
  repositoryUrl: string | undefined;
  branch: string | undefined;
  headSha: string | undefined;
  baseSha: string | undefined;
  event: string | undefined;
  pullRequest: number | undefined;
  scan: ReportScan | undefined;
  policy: {
    source: string;
    sha256: string;
    settings: Record<string, string>;
    exceptionsFile?: ExceptionsFile | undefined;
  };
  /** True where files for other programs may name what `disclosed` keeps back, because nothing says that outsiders can read them. */
  filesNameAll?: boolean | undefined;
  /** How the scope was judged; undefined before there was a verdict. */
  scope: Scope | undefined;
  /** The base branch's scan that `auto` compared with. */
  base: { scanId: string; branch: string; counts: Partial<Record<Severity, number>> } | undefined;
  exceptions: ExceptionReview | undefined;
  /** Of a run that passed: the findings that would block, or might, without an exception. */
  excused?: Excused | undefined;
  /** Exceptions that end soon and concern this run: the files that it changes, or the default branch. */
  ending?: readonly Exception[] | undefined;
  rules: RuleResult[];
  /** Rules that only warn; they change no verdict. */
  warnings?: readonly RuleResult[] | undefined;
  /**
   * Worst first: by effect, severity, CVSS, EPSS, path, line, id. Not of this scan (`elsewhere`) are left out. Each format
   * walks them for itself, so that they can be walked again and again.
   */
  findings: Iterable<ReportFinding>;
  /** Violations of the repository that the list holds and this scan did not see. */
  elsewhereCount: number;
  /** Severities whose full list was read; others are known by the scan's count alone. */
  listedSeverities: Severity[];
  /** What was judged, for the report file; undefined when the run ended before. */
  evidence?: Evidence | undefined;
  /** Things the reader should know: assumptions made, what a surface could not do. */
  notes: string[];
  /** Requests by call, for the audit. */
  requests: Record<string, number>;
  /** Milliseconds, on this machine's monotonic clock. */
  durationMs: number;
  /** Where the time went, from the start of the process on. */
  phases?: readonly Phase[] | undefined;
}
