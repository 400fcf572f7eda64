/** Reads from a run's invocations whether it succeeded and what the tool could not do (SARIF 2.1.0, 3.20 and 3.58). */
import type { ScanDiagnostic } from '../api/schemas.ts';
import { messageOf } from './messages.ts';
import type { RunReader } from './results.ts';
import { field, listOf, textOf } from './untrusted.ts';

/** Notification levels that mean nothing went wrong. An unknown level may mean anything. */
const quietLevels = ['note', 'none'];
/** Only a process that did not end properly has these. */
const brokenMarks = ['exitSignalName', 'exitSignalNumber', 'processStartFailureMessage'];

/** Why the run did not succeed, as the end of a sentence. Undefined if nothing says so. */
export function failureOf(run: unknown): string | undefined {
  const broken = listOf(field(run, 'invocations')).find((invocation) => {
    const success = field(invocation, 'executionSuccessful');
    if (success !== undefined) return success !== true;
    // Without a statement of success, an error counts as failure: the property is not optional (3.20.14).
    return brokenMarks.some((mark) => field(invocation, mark) !== undefined) || errorsOf(invocation).length > 0;
  });
  return broken === undefined ? undefined : causeOf(broken);
}

function causeOf(invocation: unknown): string {
  const [error] = errorsOf(invocation);
  const texts = [
    field(invocation, 'exitCodeDescription'),
    field(invocation, 'processStartFailureMessage'),
    field(error, 'message', 'text'),
  ];
  const cause = texts.map(textOf).find((text) => text !== undefined);
  return cause === undefined ? '' : `: ${cause.slice(0, 300)}`;
}

function errorsOf(invocation: unknown): unknown[] {
  return allOf(invocation).filter((notification) => levelOf(notification) === 'error');
}

function allOf(invocation: unknown): unknown[] {
  return ['toolExecutionNotifications', 'toolConfigurationNotifications'].flatMap((name) =>
    listOf(field(invocation, name)),
  );
}

/** A warning, unless it states otherwise (3.58.6). */
function levelOf(notification: unknown): string {
  return textOf(field(notification, 'level'))?.toLowerCase() ?? 'warning';
}

type Notifying = Pick<RunReader, 'run' | 'tool' | 'rules'> & { places: Pick<RunReader['places'], 'pathOf'> };

/**
 * What the tool could not do, such as files that it could not parse. An error without a file is about the whole scan.
 */
export function notificationsOf({ run, tool, places, rules }: Notifying): ScanDiagnostic[] {
  return listOf(field(run, 'invocations'))
    .flatMap(allOf)
    .filter((notification) => !quietLevels.includes(levelOf(notification)))
    .map((notification) => {
      const paths = listOf(field(notification, 'locations')).flatMap((location) => places.pathOf(location) ?? []);
      const text = messageOf(field(notification, 'message'), rules(notification));
      const diagnostic: ScanDiagnostic = {
        engine: tool,
        message: text === '' ? 'The tool notified of a fault without saying which' : text.slice(0, 1000),
      };
      const [path] = paths;
      if (paths.length > 1) return { ...diagnostic, file_paths: paths };
      if (path !== undefined) return { ...diagnostic, file_path: path };
      return levelOf(notification) === 'error' ? { ...diagnostic, failed: true } : diagnostic;
    });
}
