/** The errors of GitHub's API, for reads that decide and for writes that publish. */
import { parseJson } from '../../../shared/api/json.ts';
import { attempt, GateError } from '../../../shared/errors.ts';
import { isSuccess } from '../../../shared/http/call.ts';
import type { HttpOutcome } from '../../../shared/http/http.ts';
import { neutralizeLine } from '../../../shared/shown/neutral.ts';

export type CreateError = (refused: {
  /** `PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}`. */
  route: string;
  /** The requested URL. */
  url: string;
  outcome: HttpOutcome;
  /** Why it failed, without secrets. */
  message: string;
  /** True when it is unknown whether a write took place. */
  isAmbiguous: boolean;
}) => GateError;

export function isAmbiguous(error: unknown): boolean {
  return error instanceof GateError && error.isAmbiguous;
}

/**
 * The HTTP status with which GitHub refused. Undefined when GitHub did not respond, or when the error is not GitHub's.
 */
export function readRefusalStatus(error: unknown): number | undefined {
  return error instanceof GateError && error.code === 'PUBLISH' && !isAmbiguous(error) ? error.status : undefined;
}

/** Why a call failed: GitHub's message, with the messages of its first errors. */
export function readErrorMessage(outcome: HttpOutcome): string {
  if (outcome.kind === 'failure') return outcome.message;
  const { status, text, header } = outcome;
  if (status < 400) return `status ${status}`;
  const type = header('content-type') ?? 'text/plain';
  const isJson = /^application\/(?:scim\+)?json\b/i.test(type);
  const body = isJson ? attempt(() => parseJson(text)) : undefined;
  const { message, errors } = (body ?? {}) as { message?: unknown; errors?: unknown };
  if (typeof message === 'string') {
    const details = (Array.isArray(errors) ? errors.slice(0, 3) : []).map((detail: unknown) => {
      const { message: own } = (detail ?? {}) as { message?: unknown };
      if (typeof detail === 'string') return detail;
      return typeof own === 'string' ? own : JSON.stringify(detail);
    });
    return [message, ...details].join('; ');
  }
  if (body !== undefined) return `Unknown error: ${JSON.stringify(body)}`;
  return isJson || /^text\/|charset="?utf-8/i.test(type) ? text : 'Unknown error';
}

const unexpectedResponse = 'returned something other than what was requested';

/** PUBLISH. */
export const createPublishError: CreateError = ({ route, outcome, message, isAmbiguous }) => {
  if (outcome.kind === 'failure')
    return new GateError('PUBLISH', `${route} failed: ${message}`, { isAmbiguous, cause: outcome.cause });
  const { status } = outcome;
  if (isSuccess(status)) {
    const hint = 'The response may be truncated.';
    return new GateError('PUBLISH', `${route} ${unexpectedResponse}`, { isAmbiguous, hint });
  }
  const words = neutralizeLine(message, 300).replace(/\.$/, '');
  return new GateError('PUBLISH', `${route} answered ${status}: ${words}`, { isAmbiguous, status });
};

export const readPermissionHint =
  'Give the job the permission "contents: read" (and "pull-requests: read" on pull requests); the command line reads a token from SCAN_GATE_GITHUB_TOKEN.';

/** What GitHub says about a refusal that no permission of the job would change, and what to do then. */
const adviceByMessage: readonly (readonly [said: RegExp, advice: string])[] = [
  [/\blocked\b|lock prevents/i, 'The conversation is locked: unlock it, or switch off what is written there.'],
  [
    /GitHub App/i,
    'Only the token of an app may write check runs: use the token of the workflow (github.token), or set annotations to commands.',
  ],
  [/SAML|single sign-on|\bSSO\b/i, "Authorize the token for the organization's single sign-on."],
  [/\bIP (?:address|allow)/i, "Add the address of this runner to the organization's list of allowed addresses."],
  [/archived/i, 'The repository is archived: unarchive it, or switch off what is written there.'],
  [/suspended|blocked|flagged/i, 'GitHub has suspended or blocked this account, app or repository: ask its owner.'],
];

/** Undefined if a permission may be missing, or if GitHub does not say what is wrong. */
export function adviseByAnswer(status: number, message: string): string | undefined {
  if (status === 401) return 'Check github-token: it is wrong or has expired.';
  return status < 500 ? adviceByMessage.find(([said]) => said.test(message))?.[1] : undefined;
}

/** NOT_FOUND, UNAVAILABLE, PROTOCOL, or AUTH for whatever else was refused. */
export const createReadError: CreateError = ({ route, url, outcome, message }) => {
  const asked = `${route.split(' ')[0]} ${URL.canParse(url) ? new URL(url).pathname : url}`;
  if (outcome.kind === 'failure') {
    const cause = outcome.cause instanceof GateError && outcome.cause.code === 'CONFIG' ? outcome.cause : undefined;
    return new GateError(cause?.code ?? 'UNAVAILABLE', `GitHub: ${asked} failed: ${message}`, {
      reason: cause?.reason,
      hint: cause?.hint,
    });
  }
  const { status } = outcome;
  if (isSuccess(status)) return new GateError('PROTOCOL', `GitHub ${unexpectedResponse}`);
  // GitHub responds with 422 for a commit that does not exist.
  const code = status === 404 || status === 422 ? 'NOT_FOUND' : status >= 500 ? 'UNAVAILABLE' : 'AUTH';
  const own = adviseByAnswer(status, message);
  const words = own === undefined ? '' : `: ${neutralizeLine(message, 300).replace(/\.$/, '')}`;
  return new GateError(code, `GitHub: ${asked} answered ${status}${words}`, {
    status,
    hint: own ?? readPermissionHint,
  });
};
