/** Reads from a run's invocations whether it succeeded and what the tool could not do (SARIF 2.1.0, 3.20 and 3.58). */
import type { ScanDiagnostic } from '../api/schemas.ts';
import { listNotifications } from './locations.ts';
import type { RunReader } from './results.ts';
import { resolveMessage } from './rules.ts';
import { readList, readNested, readTextField } from './untrusted.ts';

/** Notification levels that mean nothing went wrong. An unknown level may mean anything. */
const quietLevels = ['note', 'none'];
/** Only a process that did not end properly has these. */
const failureMarks = ['exitSignalName', 'exitSignalNumber', 'processStartFailureMessage'];

/** Why the run did not succeed, as the end of a sentence. Undefined if nothing says so. */
export function findFailure(run: unknown): string | undefined {
  const broken = readList(readNested(run, 'invocations')).find((invocation) => {
    const success = readNested(invocation, 'executionSuccessful');
    if (success !== undefined) return success !== true || hasBadEnd(invocation, readList(readNested(run, 'results')));
    // Without a statement of success, an error counts as failure: the property is not optional (3.20.14).
    return failureMarks.some((mark) => readNested(invocation, mark) !== undefined) || listErrors(invocation).length > 0;
  });
  return broken === undefined ? undefined : formatCause(broken);
}

/** Whether the process ended badly, whatever it says of itself. Scanners exit with 1 if they found something. */
function hasBadEnd(invocation: unknown, results: readonly unknown[]): boolean {
  const code = readNested(invocation, 'exitCode') ?? 0;
  const isGood = code === 0 || (code === 1 && results.length > 0);
  return !isGood || failureMarks.some((mark) => Boolean(readNested(invocation, mark)));
}

function formatCause(invocation: unknown): string {
  const [error] = listErrors(invocation);
  const texts = [
    readNested(invocation, 'exitCodeDescription'),
    readNested(invocation, 'processStartFailureMessage'),
    readNested(error, 'message', 'text'),
  ];
  const code = readNested(invocation, 'exitCode');
  const ending = typeof code === 'number' && code !== 0 ? `exit code ${code}` : undefined;
  const cause = texts.map(readTextField).find((text) => text !== undefined) ?? ending;
  return cause === undefined ? '' : `: ${cause.slice(0, 300)}`;
}

function listErrors(invocation: unknown): unknown[] {
  return listNotifications(invocation).filter((notification) => getNotificationLevel(notification) === 'error');
}

/** A warning, unless it states otherwise (3.58.6). */
function getNotificationLevel(notification: unknown): string {
  return readTextField(readNested(notification, 'level'))?.toLowerCase() ?? 'warning';
}

type NotificationReader = Pick<RunReader, 'run' | 'tool' | 'rules'> & { places: Pick<RunReader['places'], 'pathOf'> };

/**
 * What the tool could not do, such as files that it could not parse. An error without a file is about the whole scan.
 */
export function readNotifications({ run, tool, places: locations, rules }: NotificationReader): ScanDiagnostic[] {
  return readList(readNested(run, 'invocations'))
    .flatMap(listNotifications)
    .filter((notification) => !quietLevels.some((level) => level === readNested(notification, 'level')))
    .map((notification) => {
      const paths = readList(readNested(notification, 'locations')).flatMap(
        (location) => locations.pathOf(location) ?? [],
      );
      const text = resolveMessage(readNested(notification, 'message'), rules(notification));
      const diagnostic: ScanDiagnostic = {
        engine: tool,
        message: text === '' ? 'The tool notified of a fault without saying which' : text.slice(0, 1000),
      };
      const [path] = paths;
      if (paths.length > 1) return { ...diagnostic, file_paths: paths };
      if (path !== undefined) return { ...diagnostic, file_path: path };
      return getNotificationLevel(notification) === 'error' ? { ...diagnostic, failed: true } : diagnostic;
    });
}
