/** The comments that the gate wrote on a pull request. Anybody can write their marker, so the author must be us. */
import * as z from 'zod';
import { type GithubClient, writeOnce } from './client.ts';

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
