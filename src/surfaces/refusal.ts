/** Describes why a surface on GitHub could not be written, and which permission may be missing. */
import { removeSecrets } from '../api/secret-forms.ts';
import { adviseByAnswer, isAmbiguous, readRefusalStatus } from '../ci/github/problems.ts';
import { GateError } from '../errors.ts';
import { toPlainText } from '../prose.ts';
import { neutralizeLine } from '../report/neutral.ts';

interface RefusedSurface {
  /** The name in the warning: `The comment`. */
  name: string;
  /** The required line of the workflow's `permissions:`. */
  permission: string;
}

interface Refusing {
  isDependabot: boolean;
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
export function describeRefusal(error: unknown, refused: RefusedSurface, { isDependabot, secrets }: Refusing): string {
  const fault = error instanceof GateError ? error : new GateError('PUBLISH', String(error));
  const status = readRefusalStatus(fault);
  const advice =
    status === undefined
      ? fault.hint && toPlainText(fault.hint)
      : chooseAdvice(status, fault.message, describeTokenLimits(refused, isDependabot));
  const doubt = isAmbiguous(fault) ? ' (it may have arrived anyway)' : '';
  const line = [`${refused.name} could not be written${doubt}: ${fault.message}`, advice].filter(Boolean).join('. ');
  return neutralizeLine(removeSecrets(line, secrets), 1000);
}

interface RefusalAdvice {
  /** How to get the permission. */
  grant: string;
  /** Whose token never has the permission, whatever the workflow says. */
  readOnly: string;
}

function describeTokenLimits({ permission }: RefusedSurface, isDependabot: boolean): RefusalAdvice {
  return {
    grant: `Give the job the permission "${permission}".`,
    readOnly: isDependabot
      ? "Dependabot's runs get a read-only token by default"
      : 'A pull request from a fork gets a read-only token whatever the workflow says',
  };
}

function chooseAdvice(status: number, message: string, { grant, readOnly }: RefusalAdvice): string | undefined {
  const said = adviseByAnswer(status, message);
  if (said !== undefined) return said;
  if (/must be enabled|not enabled|Advanced Security/i.test(message)) {
    return 'Enable code scanning in the settings of the repository, or remove upload-sarif.';
  }
  if (status === 404 && /\b(?:commit|ref|branch)\b/i.test(message))
    return 'GitHub does not know this commit on this branch: it may have been deleted or replaced.';
  if (status === 404) return `${grant} If the job has it, this GitHub server does not support it.`;
  if (status === 422) return 'The findings are in the summary of the run.';
  return status === 403 ? `${grant} ${readOnly}.` : undefined;
}
