/** Checks that a comment still says what its author commanded, and that its author started this run. */
import * as z from 'zod';
import type { GithubClient } from '../client.ts';
import { readRefusalStatus } from '../problems.ts';
import type { Person } from './commands.ts';

/** The runner's variables that say who started a run. */
interface RunStart {
  GITHUB_TRIGGERING_ACTOR?: string | undefined;
  GITHUB_ACTOR?: string | undefined;
  GITHUB_RUN_ATTEMPT?: string | undefined;
}

/**
 * Why this run does not act for the commenter. Undefined when it does. A re-run keeps its event and GITHUB_ACTOR; only
 * GITHUB_TRIGGERING_ACTOR names the person who started it again. On a GitHub Enterprise Server without that variable,
 * only the first attempt counts.
 */
export function findStartObjection(env: RunStart, { login }: Person): string | undefined {
  const { GITHUB_TRIGGERING_ACTOR: trigger, GITHUB_ACTOR: actor, GITHUB_RUN_ATTEMPT: attempt } = env;
  const isFirst = attempt === '1' && actor !== undefined;
  const starter = trigger || (isFirst ? actor : '');
  if (!starter) return 'it is not known who started this run';
  return starter.toLowerCase() === login.toLowerCase() ? undefined : 'this run was started by someone else';
}

const commentShape = z.looseObject({
  id: z.number().int(),
  body: z.string().nullish(),
  user: z.looseObject({ login: z.string(), id: z.number().int() }).nullish(),
  created_at: z.string(),
});

interface CommentToVerify {
  commentId: number;
  /** The text of the comment in the event. */
  body: string;
  commenter: Person;
}

/** After a day the comment may be about other code. The same tolerance allows for clock differences. */
const longestMs = 24 * 60 * 60 * 1000;

/**
 * Why the comment is no longer a valid command. Undefined when it still exists, unchanged, recent and by the same
 * author. Throws GateError.
 */
export async function findCommentObjection(
  client: GithubClient,
  { commentId, body, commenter }: CommentToVerify,
  now: Date,
): Promise<string | undefined> {
  const comment = await readCommentNow(client, commentId);
  if (comment === undefined) return 'it was deleted';
  if (comment.id !== commentId || (comment.body ?? '') !== body) return 'it was edited';
  if (comment.user?.id !== commenter.id) return 'its author has changed';
  const ageMs = Math.abs(now.getTime() - Date.parse(comment.created_at));
  return ageMs <= longestMs ? undefined : 'it was not written within the last 24 hours';
}

async function readCommentNow(
  client: GithubClient,
  commentId: number,
): Promise<z.infer<typeof commentShape> | undefined> {
  const route = 'GET /repos/{owner}/{repo}/issues/comments/{comment_id}';
  try {
    return await client.call({ route, parameters: { comment_id: commentId }, shape: commentShape });
  } catch (error) {
    const status = readRefusalStatus(error);
    if (status === 404 || status === 410) return undefined;
    throw error;
  }
}
