/** Describes why a surface on GitHub could not be written, and which permission may be missing. */
import { removeSecrets } from '../../../../shared/api/secret-forms.ts';
import { GateError } from '../../../../shared/errors.ts';
import { toPlainText } from '../../../../shared/prose.ts';
import { neutralizeLine } from '../../../../shared/shown/neutral.ts';
import { adviseByAnswer, isAmbiguous, readRefusalStatus } from '../problems.ts';

interface RefusedSurface {
  /** The name in the warning: `The comment`. */
  name: string;
  /** The required line of the workflow's `permissions:`. */
  permission: string;
}

interface Refusing {
  readOnlyWhy: string | undefined;
  /** Secrets of the run, which are removed from the line. */
  secrets: readonly string[];
}

/** All surfaces meet the same limit, so it is described once. */
export function isRateLimit(error: unknown): error is GateError {
  return error instanceof GateError && error.code === 'RATE_LIMITED';
}

export function describeLimit({ message, hint = '' }: GateError): string {
  return `${message}. ${toPlainText(hint)}`;
}

/** One neutralized line. */
export function describeRefusal(error: unknown, refused: RefusedSurface, { readOnlyWhy, secrets }: Refusing): string {
  const fault = error instanceof GateError ? error : new GateError('PUBLISH', String(error));
  const status = readRefusalStatus(fault);
  const advice =
    status === undefined
      ? fault.hint && toPlainText(fault.hint)
      : chooseAdvice(status, fault.message, { permission: refused.permission, readOnlyWhy });
  const doubt = isAmbiguous(fault) ? ' (it may have arrived anyway)' : '';
  const line = [`${refused.name} could not be written${doubt}: ${fault.message}`, advice].filter(Boolean).join('. ');
  return neutralizeLine(removeSecrets(line, secrets), 1000);
}

function chooseAdvice(
  status: number,
  message: string,
  { permission, readOnlyWhy }: Pick<RefusedSurface, 'permission'> & Pick<Refusing, 'readOnlyWhy'>,
): string | undefined {
  const grant = `Give the job the permission "${permission}".`;
  const said = adviseByAnswer(status, message);
  if (said !== undefined) return said;
  if (/must be enabled|not enabled|Advanced Security/i.test(message)) {
    return 'Enable code scanning in the settings of the repository, or remove upload-sarif.';
  }
  if (status === 404 && /\b(?:commit|ref|branch)\b/i.test(message))
    return 'GitHub does not know this commit on this branch: it may have been deleted or replaced.';
  if (status === 404) return `${grant} If the job has it, this GitHub server does not support it.`;
  if (status === 422) return 'The findings are in the summary of the run.';
  if (status !== 403) return undefined;
  return readOnlyWhy === undefined ? grant : `${grant} ${readOnlyWhy}.`;
}
