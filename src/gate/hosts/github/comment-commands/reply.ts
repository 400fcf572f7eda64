/** Answers a command with a reaction and one reply, and finds the check run that shows which scan a commit had. */
import * as z from 'zod';
import { formatMarkdownCode } from '../../../../shared/shown/neutral.ts';
import { fitSummary } from '../../../report/budget.ts';
import { type GithubClient, writeOnce } from '../client.ts';
import { hasCategory } from '../identity.ts';

/** GitHub accepts 65,536 characters; the number of bytes is never lower than that of characters. */
const bodyBytes = 60_000;

const comment = z.looseObject({
  id: z.number().int(),
  body: z.string().nullish(),
  user: z.looseObject({ login: z.string() }).nullish(),
});

export async function addReaction(client: GithubClient, commentId: number, content: '+1' | 'confused'): Promise<void> {
  await client.call({
    route: 'POST /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions',
    parameters: { comment_id: commentId, content },
    shape: z.unknown(),
  });
}

interface ReplyTo {
  pullRequest: number;
  commentId: number;
}

/** Replies to a comment once: a repeated run edits the reply of the first run. Throws GateError. */
export async function postReply(client: GithubClient, to: ReplyTo, markdown: string): Promise<void> {
  const head = `<!-- scan-gate-command:${to.commentId} -->\n`;
  const body = head + fitSummary(client.redact(markdown), bodyBytes - head.length);
  const found = await findOwnReply(client, to, head.trimEnd());
  if (found === undefined) return createReply(client, to, { body, marker: head.trimEnd() });
  const route = 'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}';
  await client.call({ route, parameters: { comment_id: found, body }, shape: comment });
}

async function createReply(client: GithubClient, to: ReplyTo, text: { body: string; marker: string }): Promise<void> {
  const call = {
    route: 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments',
    parameters: { issue_number: to.pullRequest, body: text.body },
    shape: comment,
    isOnce: true,
  };
  await writeOnce<unknown>(
    client,
    () => client.call(call),
    () => findOwnReply(client, to, text.marker),
  );
}

/** Matches marker and author, because anybody may write the marker. */
async function findOwnReply(client: GithubClient, to: ReplyTo, marker: string): Promise<number | undefined> {
  const all = await client.pages(
    {
      route: 'GET /repos/{owner}/{repo}/issues/{issue_number}/comments',
      parameters: { issue_number: to.pullRequest },
      shape: z.array(comment),
    },
    (page) => page,
  );
  const marked = all.filter(({ body }) => body?.startsWith(marker));
  if (marked.length === 0) return undefined;
  const self = (await client.viewer()).toLowerCase();
  return marked.find(({ user }) => user?.login.toLowerCase() === self)?.id;
}

const runsShape = z.looseObject({
  check_runs: z.array(
    z.looseObject({
      id: z.number().int(),
      status: z.string().nullish(),
      external_id: z.string().nullish(),
      output: z.looseObject({ summary: z.string().nullish() }).nullish(),
    }),
  ),
});

/** Whether the gate's newest check run of the commit names this scan. Throws GateError. */
export async function isScanOfNewestCheck(
  client: GithubClient,
  { headSha, category, scanId }: { headSha: string; category: string | undefined; scanId: string },
): Promise<boolean> {
  const runs = await client.pages(
    {
      route: 'GET /repos/{owner}/{repo}/commits/{ref}/check-runs',
      parameters: { ref: headSha, filter: 'all' },
      shape: runsShape,
    },
    (page) => page.check_runs,
  );
  const own = runs.filter(({ external_id, status }) => hasCategory(external_id, category) && status === 'completed');
  const [newest] = own.sort((a, b) => b.id - a.id);
  // The last line is written by the gate; the lines above it may contain text from outside.
  const footer = newest?.output?.summary?.trimEnd().split('\n').at(-1) ?? '';
  const said = footer.replace(/^<sub>(?:\[All findings\]\([^()\s]+\) · )?/, '');
  return said.startsWith(`scan ${formatMarkdownCode(scanId, 80)} at [`) && said !== footer;
}
