/**
 * `--json` of commands that end in a report: standard output contains only the report, and the log goes to standard
 * error.
 */
import { GateError } from '../errors.ts';
import type { Session } from '../session.ts';

/** Throws GateError CONFIG in a workflow, because the runner reads commands from that stream. */
export function reserveOutputForReport({ log, runner, complain }: Session): void {
  if (runner !== undefined) {
    throw new GateError(
      'CONFIG',
      '--json does not go with a GitHub workflow, where standard output is for the runner',
      {
        reason: 'settings',
        hint: 'Have the report written to a file: --output json=report.json.',
      },
    );
  }
  log.moveTo(complain);
}
