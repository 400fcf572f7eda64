/** What a surface is: one place where people or programs see what a run found. */
import type { Transport } from '../api/http.ts';
import type { GithubClient } from '../ci/github/client.ts';
import type { Runner } from '../ci/github/runner.ts';
import type { JsonClient } from '../ci/json-client.ts';
import type { Log } from '../ci/log.ts';
import type { SystemId } from '../ci/systems/registry.ts';
import type { Environment, PlatformPlace } from '../ci/systems/system.ts';
import type { Clock } from '../clock.ts';
import type { Changes } from '../policy/changes.ts';
import type { ExitCode } from '../policy/exit-code.ts';
import type { FormatName } from '../report/format-names.ts';
import type { Report } from '../report/report.ts';
import type { OptionalSettings } from '../settings/defaults.ts';
import type { SecretSettingName, SettingName } from '../settings/settings.ts';
import type { WriteAccess } from './access.ts';
import type { CheckRunProgress } from './check-run/opened.ts';

/** GitHub, where a run may write there. */
export interface GithubTarget {
  access: WriteAccess;
  /** The check run that shows the gate at work, where one was begun. */
  checkRun: CheckRunProgress | undefined;
  /** Lines that the pull request changes; without them a review has no place for a comment. */
  changes: Changes | undefined;
  /** The commit to show it at, where another one was judged: a merge that was made for the test. */
  shownSha?: string | undefined;
}

/** What a run has around it: a log, files, and in a workflow what the runner reads. */
export interface LocalTarget {
  log: Log;
  /** Relative paths of files are below it. */
  folder: string;
  /** When the run began. */
  startedAt: Date;
  /** A folder for the full report is made there when a report has no path of its own. */
  temporaryFolder: string;
  /** That of a workflow. */
  runner: Runner | undefined;
  /** The variables of the job: a surface of a CI system knows by them that it is there. */
  env: Environment;
  /** The text without the secrets of the run: for what is written by no log and no runner. */
  redact(text: string): string;
  /** Of the run, with so many files that were asked for and could not be written. */
  exitCode(fileErrors: number): ExitCode;
}

/** How a run sends to addresses that are neither the service's nor GitHub's. */
export interface RemoteTarget {
  env: Environment;
  transport(): Promise<Transport>;
  clock: Clock;
  cancel: AbortSignal;
  /** The text without the secrets of the run. */
  redact(text: string): string;
}

/** Where the results of a run can go. */
export interface Targets extends LocalTarget {
  github: GithubTarget | undefined;
  remote: RemoteTarget | undefined;
}

/** What was written, and what readers of the log should know about it. */
export interface Written {
  /** Paths by format. */
  files: Partial<Record<FormatName, string>>;
  /** Files that were asked for and could not be written. */
  fileErrors: number;
  /** What could not be written as a file, one line each. */
  fileProblems: string[];
  checkRunUrl: string | undefined;
  commentUrl: string | undefined;
  /** True once the findings are marked in the code. */
  isMarked: boolean;
  /** What was left out. */
  lines: string[];
  /** What could not be written, one line for each surface. */
  warnings: string[];
}

export const nothingWritten: Readonly<Written> = {
  files: {},
  fileErrors: 0,
  fileProblems: [],
  checkRunUrl: undefined,
  commentUrl: undefined,
  isMarked: false,
  lines: [],
  warnings: [],
};

/** What every surface works from. */
export interface Showing {
  report: Report;
  settings: OptionalSettings;
  /** By the surfaces of the stages before. */
  written: Readonly<Written>;
}

export interface LocalShowing extends Showing {
  local: LocalTarget;
}

export interface GithubShowing extends Showing {
  github: GithubTarget;
  client: GithubClient;
}

/** A line of a workflow's `permissions:`. */
export type Permission = 'checks: write' | 'pull-requests: write' | 'security-events: write';

interface SurfaceEntry {
  /** As a warning calls it: `The comment`. */
  name: string;
  /** What it shows, for the README. */
  shows: string;
  /** The settings that it reads. */
  settings: readonly SettingName[];
  /** What becomes of its part when it cannot be written, for the README. */
  degrades: string;
  /** The CI system to which it belongs, and what that allows at most; for the page of CI systems. */
  system?: SystemId;
  limits?: string;
}

export interface LocalSurface extends SurfaceEntry {
  kind: 'local';
  isWanted(showing: LocalShowing): boolean;
  write(showing: LocalShowing): Promise<Partial<Written>>;
}

export interface GithubSurface extends SurfaceEntry {
  kind: 'github';
  permission: Permission;
  isWanted(showing: Omit<GithubShowing, 'client'>): boolean;
  write(showing: GithubShowing): Promise<Partial<Written>>;
}

/** What an address gets by one `POST`. */
export interface RemoteMessage {
  contentType: string;
  body: string;
}

/**
 * A message to an address that is a secret. Such a surface only says what the message is: `remote.ts` alone reads the
 * address and sends, so that no surface can write the address to a log.
 */
export interface RemoteSurface extends SurfaceEntry {
  kind: 'remote';
  /** The secret setting that holds the address. */
  address: SecretSettingName;
  isWanted(showing: Showing): boolean;
  /** `redact` takes the secrets of the run out of a text: before it is cut, for half of a secret is one, too. */
  message(showing: Showing, redact: (text: string) => string): RemoteMessage;
}

export interface PlatformShowing extends Showing {
  client: JsonClient;
  place: PlatformPlace;
  env: Environment;
  /** The text without the secrets of the run. */
  redact(text: string): string;
}

/** A place in another system than GitHub, which is written to where the run takes place on that system and a token is there. */
export interface PlatformSurface extends SurfaceEntry {
  kind: 'platform';
  system: SystemId;
  /** What the token needs, as a sentence without a final stop. */
  grant: string;
  /** Undefined where this run has no such place. */
  findPlace(env: Environment): PlatformPlace | undefined;
  /** The headers that carry the token. */
  authorize(token: string): Record<string, string>;
  isWanted(showing: Showing): boolean;
  write(showing: PlatformShowing): Promise<Partial<Written>>;
}

/** `write` throws when it could not; what it wrote until then stays. */
export type Surface = LocalSurface | GithubSurface | RemoteSurface | PlatformSurface;
