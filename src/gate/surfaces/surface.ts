/** The interface of a surface: a place where people or programs see the result of a run. */

import type { Clock } from '../../shared/clock.ts';
import type { Transport } from '../../shared/http/http.ts';
import type { GithubClient } from '../hosts/github/client.ts';
import type { Runner } from '../hosts/github/runner.ts';
import type { WriteAccess } from '../hosts/github/surfaces/access.ts';
import type { CheckRunProgress } from '../hosts/github/surfaces/check-run/check-run.ts';
import type { createJsonClient } from '../hosts/json-client.ts';
import type { Log } from '../hosts/log.ts';
import type { SystemId } from '../hosts/registry.ts';
import type { Environment, PlatformEndpoint } from '../hosts/system.ts';
import type { Changes } from '../policy/changes.ts';
import type { ExitCode, Verdict } from '../policy/verdict.ts';
import type { FormatName } from '../report/format.ts';
import type { Report } from '../report/report.ts';
import type { OptionalSettings } from '../settings/reading.ts';
import type { SettingEntry, SettingName } from '../settings/settings.ts';

/** How a run writes to GitHub. */
export interface GithubTarget {
  access: WriteAccess;
  /** The check run that shows the gate in progress, if one was opened. */
  checkRun: CheckRunProgress | undefined;
  /** Lines that the pull request changes. Without them, a review cannot place comments. */
  changes: Changes | undefined;
  /** The commit to attach the result to, if another one was judged: the test merge. */
  shownSha?: string | undefined;
}

/** The local environment of a run: the log, files, and the runner of a workflow. */
export interface LocalTarget {
  log: Log;
  /** Relative paths of files are resolved against this folder. */
  folder: string;
  /** When the run began. */
  startedAt: Date;
  /** Folder in which a new one is created for reports without a path. */
  temporaryFolder: string;
  /** Set in a workflow. */
  runner: Runner | undefined;
  /** The variables of the job. A surface of a CI system uses them to detect its system. */
  env: Environment;
  /** Removes the run's secrets from text that neither the log nor the runner writes. */
  redact(text: string): string;
  /** The run's exit code with this number of file errors. */
  exitCode(fileErrors: number): ExitCode;
}

/** How a run sends to addresses other than the service and GitHub. */
export interface RemoteTarget {
  env: Environment;
  transport(): Promise<Transport>;
  clock: Clock;
  cancel: AbortSignal;
  /** Removes the run's secrets from a text. */
  redact(text: string): string;
}

/** What was written, and what readers of the log should know about it. */
export type Written = typeof nothingWritten;

export const nothingWritten = {
  /** Paths by format. */
  files: {} as Partial<Record<FormatName, string>>,
  /** Number of requested files that could not be written. */
  fileErrors: 0,
  /** Files that could not be written, one line each. */
  fileProblems: [] as string[],
  checkRunUrl: undefined as string | undefined,
  commentUrl: undefined as string | undefined,
  /** True if the findings are marked in the code. */
  isMarked: false,
  /** Messages about what was omitted. */
  lines: [] as string[],
  /** Messages about what could not be written, one line per surface. */
  warnings: [] as string[],
};

/** The input of every surface. */
export interface Showing {
  /** Contains no secret of the run, so a surface may truncate its texts. */
  report: Report;
  settings: OptionalSettings;
  /** What the surfaces of earlier stages wrote. */
  written: Readonly<Written>;
}

export interface LocalShowing extends Showing {
  local: LocalTarget;
}

/** The commit of a pull request, or why it could not be read. */
export interface PullHead {
  sha: string | undefined;
  why?: string;
}

/** This gate, by which others of the same run are noticed. */
export interface Gate {
  /**
   * The run and its attempt. A system whose attempts have no number adds its job in this attempt and the name of the
   * job, each after a `/`. Undefined outside of a run.
   */
  attempt: string | undefined;
  /** See `identifyGate`. */
  id?: string | undefined;
  verdict: Verdict;
}

export interface GithubShowing extends Showing {
  gate: Gate;
  github: GithubTarget;
  client: GithubClient;
  /** The head of the pull request, read once for all surfaces. */
  readHead(): Promise<PullHead>;
}

interface SurfaceEntry {
  /** The name in a warning: `The comment`. */
  name: string;
  /** What it shows, for the README. */
  shows: string;
  /** The settings that it reads. */
  settings: readonly SettingName[];
  /** What happens if it cannot be written, for the README. */
  degrades: string;
  /** The CI system to which it belongs and its limits, for the page about CI systems. */
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
  /** A line of a workflow's `permissions:`. */
  permission: 'checks: write' | 'pull-requests: write' | 'security-events: write';
  isWanted(showing: Omit<GithubShowing, 'client' | 'gate' | 'readHead'>): boolean;
  write(showing: GithubShowing): Promise<Partial<Written>>;
}

/**
 * A message to a secret address. Such a surface only builds the message. Only `publish.ts` reads the address and sends,
 * so that no surface can write the address to a log.
 */
export interface RemoteSurface extends SurfaceEntry {
  kind: 'remote';
  /** The secret setting that contains the address. */
  address: Extract<SettingEntry, { secret: true }>['name'];
  isWanted(showing: Showing): boolean;
  /** The content of one `POST` to the address. */
  message(showing: Showing): { contentType: string; body: string };
}

export interface PlatformShowing extends Showing {
  gate: Gate;
  client: ReturnType<typeof createJsonClient>;
  place: PlatformEndpoint;
  env: Environment;
  /** The head of the pull request for which the system started the run. Undefined if it does not say. */
  judgedSha: string | undefined;
  sleep(ms: number): Promise<void>;
  /** Removes the run's secrets from a text. */
  redact(text: string): string;
}

/**
 * A surface in a system other than GitHub. It is written if the run takes place in that system and a token is
 * available.
 */
export interface PlatformSurface extends SurfaceEntry {
  kind: 'platform';
  system: SystemId;
  /** What the token needs, as a sentence without a final full stop. */
  grant: string;
  /** Undefined if this run has no such location. */
  findPlace(env: Environment): PlatformEndpoint | undefined;
  /** The headers that carry the token. */
  authorize(token: string): Record<string, string>;
  isWanted(showing: Showing): boolean;
  write(showing: PlatformShowing): Promise<Partial<Written>>;
}

/** `write` throws if it fails. What it wrote before that remains. */
export type Surface = LocalSurface | GithubSurface | RemoteSurface | PlatformSurface;
