/** Marks what a gate writes on GitHub with keys and names, and finds, creates and updates its comments. */

import * as z from 'zod';
import { type GithubClient, writeOnce } from './client.ts';

/** `scan-gate:` and the category, which separates several gates. Markers and external ids begin with it. */
export function formatGateKey(category: string | undefined): string {
  return `scan-gate:${category ?? ''}`;
}

/**
 * What separates the check runs of one commit: its event, except for a pull request, and who scanned. A run that gets no
 * secrets never replaces what the service's scan decided.
 */
export function nameRunKind(
  pullRequest: number | undefined,
  event: string | undefined,
  isFallback = false,
): string | undefined {
  const kind = pullRequest === undefined ? (event ?? '') : '';
  return (isFallback ? `${kind} fallback`.trim() : kind) || undefined;
}

/** The beginning of a check run's external id. `event` is the run's kind, undefined for a pull request. */
export function formatRunKey(category: string | undefined, event: string | undefined): string {
  return event === undefined ? formatGateKey(category) : `${formatGateKey(category)}:${event}`;
}

/** What the marker of a comment on a pull request begins with. */
export function formatCommentKey(category: string | undefined, isFallback: boolean | undefined): string {
  return formatRunKey(category, nameRunKind(0, undefined, isFallback));
}

/**
 * `Scan Gate`, with the category, and with the event for runs without a pull request: each event's runs of a commit are
 * judged separately.
 */
export function formatGateName(category: string | undefined, event: string | undefined): string {
  const parts = [category, event].filter((part) => part !== undefined);
  return parts.length === 0 ? 'Scan Gate' : `Scan Gate (${parts.join(', ')})`;
}

/** The scan that a check run waits for, and the pull request of the run, whose policy then judges it. */
export interface PendingScan {
  scanId: string;
  /** Undefined after a push. */
  pullRequest: number | undefined;
}

/** The gates of one attempt of a workflow run that write the same check run, because no category separates them. */
export interface GatesOfAttempt {
  /** `<run id>.<attempt>`. */
  attempt: string;
  /** The one gate that has begun, if it is known. */
  gate?: string | undefined;
  /** How many have begun, and how many of these have not ended. */
  begun: number;
  open: number;
}

/**
 * The external id: the key of the check run and the time its run began, by GitHub's clock in ms since the epoch. A run
 * that waits adds its attempt, and one that does not wait the scan that the check run waits for.
 */
export function formatExternalId(key: string, startedMs: number, more?: PendingScan | GatesOfAttempt): string {
  const since = `${key}@${Math.round(startedMs)}`;
  if (more === undefined) return since;
  if ('attempt' in more) {
    const { attempt, gate, begun, open } = more;
    const parts = { run: attempt, ...(gate !== undefined && { gate }), begun: String(begun), open: String(open) };
    return `${since}#${new URLSearchParams(parts)}`;
  }
  const { scanId, pullRequest } = more;
  const parts = { scan: scanId, ...(pullRequest !== undefined && { pull: String(pullRequest) }) };
  return `${since}#${new URLSearchParams(parts)}`;
}

/** An id without a time counts as the oldest. */
export function readExternalId(externalId: string | null | undefined): {
  key: string;
  startedMs: number;
  pending: PendingScan | undefined;
  gates: GatesOfAttempt | undefined;
} {
  const [, key = '', time = '0', text = ''] = /^(.*?)(?:@(\d{1,15})(?:#(.*))?)?$/s.exec(externalId ?? '') ?? [];
  const parts = new URLSearchParams(text);
  const [scanId, pull, attempt] = ['scan', 'pull', 'run'].map((name) => parts.get(name) ?? undefined);
  const isNumber = pull === undefined || /^[1-9]\d{0,9}$/.test(pull);
  const [begun, open] = [Number(parts.get('begun')), Number(parts.get('open'))];
  return {
    ...{ key, startedMs: Number(time) },
    pending: scanId && isNumber ? { scanId, pullRequest: pull === undefined ? undefined : Number(pull) } : undefined,
    gates:
      attempt !== undefined && begun > 0 && open >= 0
        ? { attempt, gate: parts.get('gate') ?? undefined, begun, open }
        : undefined,
  };
}

/** Whether a check run belongs to this category, for any event. */
export function hasCategory(externalId: string | null | undefined, category: string | undefined): boolean {
  const [wanted, { key }] = [formatGateKey(category), readExternalId(externalId)];
  return key === wanted || key.startsWith(`${wanted}:`);
}

// The comments that the gate wrote on a pull request. Anybody can write their marker, so the author must be us.

const comment = z.looseObject({
  id: z.number().int(),
  html_url: z.string().nullish(),
  body: z.string().nullish(),
  user: z.looseObject({ login: z.string() }).nullish(),
});
type OwnComment = z.infer<typeof comment>;

/** Those that begin with the marker, oldest first. Throws GateError. */
export async function findOwnComments(
  client: GithubClient,
  pullRequest: number | undefined,
  marker: string,
): Promise<OwnComment[]> {
  const route = 'GET /repos/{owner}/{repo}/issues/{issue_number}/comments';
  const all = await client.list({ route, parameters: { issue_number: pullRequest }, shape: z.array(comment) });
  return filterOwn(
    client,
    all.filter(({ body }) => body?.startsWith(marker)),
  );
}

/** The texts of a list that the token's owner wrote. */
export async function filterOwn<T extends { user?: { login: string } | null | undefined }>(
  client: GithubClient,
  marked: T[],
): Promise<T[]> {
  if (marked.length === 0) return [];
  const self = (await client.viewer()).toLowerCase();
  return marked.filter(({ user }) => user?.login.toLowerCase() === self);
}

/** Not twice, even if the first response is lost. Throws GateError. */
export function createComment(
  client: GithubClient,
  pullRequest: number | undefined,
  body: string,
  marker: string,
): Promise<OwnComment> {
  const route = 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments';
  const parameters = { issue_number: pullRequest, body };
  return writeOnce(
    client,
    () => client.call({ route, parameters, shape: comment, isOnce: true }),
    async () => (await findOwnComments(client, pullRequest, marker))[0],
  );
}

/** Throws GateError. */
export function updateComment(client: GithubClient, id: number, body: string): Promise<OwnComment> {
  const route = 'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}';
  return client.call({ route, parameters: { comment_id: id, body }, shape: comment });
}
