/** What the surfaces on GitHub have in common: what they are given, and how a failure is told. */

import { type GithubWriter, isAmbiguous, refusedWith } from '../ci/github/writer.ts';
import { GateError } from '../errors.ts';
import type { Changes } from '../policy/changes.ts';
import type { Report } from '../report/report.ts';

export interface GithubWishes {
  annotations: 'auto' | 'check-run' | 'commands' | 'review' | 'none';
  maxAnnotations: number;
  comment: 'always' | 'on-failure' | 'never';
  uploadSarif: boolean;
  /** Keeps several gates of one repository apart. */
  category: string | undefined;
  /** False under `disclose: counts`: nothing that an earlier run named is named again. */
  mayName: boolean;
}

/** A check run that is there; plain data, so that it survives in a step's state. */
export interface OpenedCheckRun {
  id: number;
  url: string | undefined;
  /** Annotations that it held before this run: GitHub can add to them, and take none away. */
  annotationCount: number;
}

/** One delivery: what every surface works from. */
export interface Delivery {
  writer: GithubWriter;
  report: Report;
  wishes: GithubWishes;
  opened: OpenedCheckRun | undefined;
  /** Lines that the pull request changes. */
  changes: Changes | undefined;
  /** The page of this run. */
  runUrl: string | undefined;
  /** Where the full report is, as a reader of the page finds it. */
  reportFile: string | undefined;
}

/** `scan-gate:` and the category; what a marker or an external id begins with. */
export function keyOf(category: string | undefined): string {
  return `scan-gate:${category ?? ''}`;
}

interface Refusal {
  /** `the comment`, as the warning calls the surface. */
  surface: string;
  /** The line that the workflow's `permissions:` needs. */
  permission: string;
  isDependabot: boolean;
}

/** One line: what could not be written, why, and the permission that may be missing. */
export function warningOf(error: unknown, { surface, permission, isDependabot }: Refusal): string {
  const fault = error instanceof GateError ? error : new GateError('PUBLISH', String(error));
  const status = refusedWith(fault);
  const advice = status === undefined ? fault.hint : adviceFor(status, fault.message, permission, isDependabot);
  const doubt = isAmbiguous(fault) ? ' (it may have arrived all the same)' : '';
  return [`${surface} could not be written${doubt}: ${fault.message}`, advice].filter(Boolean).join('. ');
}

function adviceFor(status: number, message: string, permission: string, isDependabot: boolean): string | undefined {
  if (status === 401) return 'Check github-token: it is wrong or has expired.';
  if (/must be enabled|not enabled|Advanced Security/i.test(message)) {
    return 'Enable code scanning in the settings of the repository, or leave upload-sarif out.';
  }
  const line = `Give the job the permission "${permission}".`;
  if (status === 404) return `${line} If it has it, this GitHub has no such interface.`;
  if (status === 422) return 'The summary of the run holds the findings.';
  if (status !== 403) return undefined;
  const whose = isDependabot
    ? "Dependabot's runs get a read-only token by default"
    : 'A pull request from a fork gets a read-only token whatever the workflow says';
  return `${line} ${whose}.`;
}
