/**
 * Parses commands in pull request comments, decides which comments to ignore, and answers with a reaction and one reply.
 */

import * as z from 'zod';
import { formatMarkdownCode, neutralizeLine } from '../../../../shared/shown/neutral.ts';
import { fitSummary } from '../../../report/summary/decision.ts';
import type { GithubClient } from '../client.ts';
import { createComment, findOwnComments, hasCategory, updateComment } from '../identity.ts';

type Command =
  | { kind: 'why'; id: string }
  | { kind: 'recheck' }
  | { kind: 'suppress'; id: string; reason: string }
  /** It begins like a command but is not a valid one. */
  | { kind: 'unclear'; problem: string };

export interface Person {
  login: string;
  id: number;
}

export interface CommandComment {
  command: Command;
  commentId: number;
  /** The whole text, to detect later edits. */
  body: string;
  pullRequest: number;
  commenter: Person;
  /** The repository of the payload. */
  repository: unknown;
}

const prefix = '/scan-gate';
/** Ids as services create them. With other characters a typing mistake could not be recognized. */
const idPattern = /^[\w.:~+-]{1,200}$/;
const longestReason = 1000;
/** Names of managed users, such as `octocat_acme`, are included. */
const loginPattern = /^[a-z\d](?:[a-z\d_-]{0,98}[a-z\d])?$/i;

const user = z.looseObject({ login: z.string(), id: z.number().int(), type: z.string().nullish() });
const payloadShape = z.looseObject({
  action: z.string(),
  issue: z.looseObject({ number: z.number().int().positive(), pull_request: z.unknown().optional() }),
  comment: z.looseObject({
    id: z.number().int().positive(),
    body: z.string().nullish(),
    user: user.nullish(),
    performed_via_github_app: z.unknown().optional(),
  }),
  repository: z.unknown(),
});

/**
 * The command in a comment that a person just made on a pull request. Every other comment is ignored. `why`: one line for
 * the log.
 */
export function readComment(
  payload: unknown,
): { kind: 'ignored'; why: string } | ({ kind: 'command' } & CommandComment) {
  const { data } = payloadShape.safeParse(payload);
  if (data === undefined) return ignoreComment('the payload is not that of an issue_comment event');
  const { action, issue, comment, repository } = data;
  if (action !== 'created') return ignoreComment(`the comment was ${neutralizeLine(action, 40)}, not created`);
  if (!issue.pull_request) return ignoreComment('the comment is on an issue, not on a pull request');
  const body = comment.body ?? '';
  const command = parseCommand(body);
  if (command === undefined) return ignoreComment(`the first line of the comment is not a ${prefix} command`);
  const commenter = comment.user;
  if (commenter?.type !== 'User' || comment.performed_via_github_app || !loginPattern.test(commenter.login))
    return ignoreComment('the comment was not made by a person');
  return {
    kind: 'command',
    command,
    commentId: comment.id,
    body,
    pullRequest: issue.number,
    commenter: { login: commenter.login, id: commenter.id },
    repository,
  };
}

function ignoreComment(why: string) {
  return { kind: 'ignored' as const, why };
}

/** The command in the first line. Undefined for an ordinary comment. Later lines do not count. */
export function parseCommand(body: string): Command | undefined {
  const [line = ''] = body.split(/\r\n|\n|\r/, 1);
  if (!new RegExp(`^${prefix}(?:[ \\t]|$)`).test(line)) return undefined;
  const [, name = '', given = '', rest = ''] = /^\S+\s*(\S*)\s*(\S*)\s*(.*)$/su.exec(line) ?? [];
  const id = given.replace(/^`(.*)`$/, '$1');
  const reason = rest.trim();
  if (name === 'recheck') return given === '' ? { kind: 'recheck' } : createUnclearCommand('recheck takes no argument');
  if (name !== 'why' && name !== 'suppress') return createUnclearCommand(name === '' ? 'no command' : 'not a command');
  if (!idPattern.test(id)) return createUnclearCommand(`${name} needs the id of a violation`);
  if (name === 'why')
    return reason === '' ? { kind: 'why', id } : createUnclearCommand('why needs one id and nothing else');
  if (reason.length > longestReason) return createUnclearCommand(`a reason has at most ${longestReason} characters`);
  return { kind: 'suppress', id, reason };
}

function createUnclearCommand(problem: string): Command {
  return { kind: 'unclear', problem };
}

/** The commands as a list for people. It contains no text from outside. */
export const commandList = [
  `- \`${prefix} why <violation id>\`: why a violation blocks, or why it does not`,
  `- \`${prefix} recheck\`: judges the last scan of this commit again`,
  `- \`${prefix} suppress <violation id> <reason>\`: suppresses a violation at the service, where that is allowed`,
].join('\n');

const leastCharacters = 20;
const leastLetters = 12;
const leastDifferent = 5;
/** Words that only say that somebody wants the finding gone, and not why. */
const emptyWords = new Set(
  `a an the this that these those it its it's is are was be i we you my our me us to of in for at on by and or so as but
  not no non nope yes just really very please pls thanks suppress suppressed suppression ignore ignored ignoring skip
  skipped remove disable false positive positives true fp accepted accept acceptable risk risks risky low known issue
  issues problem problems bug finding findings violation violations vulnerability vulnerabilities vuln alert alerts
  warning warnings security scan scanner gate tool wont won't dont don't doesn't isn't can't cannot fix fixed fixing
  later todo tbd test testing na n/a none ok okay fine safe good nothing important relevant irrelevant matter matters
  applicable needed necessary here there now reason specific justification merge approve approved lgtm`.split(/\s+/),
);

/** What is wrong with a reason, as the end of a sentence. Undefined when the reason is acceptable. */
export function findReasonProblem(reason: string): string | undefined {
  if ([...reason].length < leastCharacters) return `it has fewer than ${leastCharacters} characters`;
  const words =
    reason
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}\p{N}][\p{L}\p{N}'/]*/gu) ?? [];
  const letters = [...words.filter((word) => !emptyWords.has(word)).join('')];
  const isEmpty = letters.length < leastLetters || new Set(letters).size < leastDifferent;
  return isEmpty ? 'it does not say what in the code makes the violation harmless' : undefined;
}

/** GitHub accepts 65,536 characters; the number of bytes is never lower than that of characters. */
const bodyBytes = 60_000;

export async function addReaction(client: GithubClient, commentId: number, content: '+1' | 'confused'): Promise<void> {
  await client.call({
    route: 'POST /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions',
    parameters: { comment_id: commentId, content },
    shape: z.unknown(),
  });
}

/** Replies to a comment once: a repeated run edits the reply of the first run. Throws GateError. */
export async function postReply(
  client: GithubClient,
  { pullRequest, commentId }: { pullRequest: number; commentId: number },
  markdown: string,
): Promise<void> {
  const marker = `<!-- scan-gate-command:${commentId} -->`;
  const body = `${marker}\n${fitSummary(client.redact(markdown), bodyBytes - marker.length - 1)}`;
  const [found] = await findOwnComments(client, pullRequest, marker);
  if (found === undefined) await createComment(client, pullRequest, body, marker);
  else await updateComment(client, found.id, body);
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
  headSha: string,
  category: string | undefined,
  scanId: string,
): Promise<boolean> {
  const route = 'GET /repos/{owner}/{repo}/commits/{ref}/check-runs';
  const call = { route, parameters: { ref: headSha, filter: 'all' }, shape: runsShape };
  const runs = await client.pages(call, (page) => page.check_runs);
  const own = runs.filter(({ external_id, status }) => hasCategory(external_id, category) && status === 'completed');
  const [newest] = own.sort((a, b) => b.id - a.id);
  // The last line is written by the gate; the lines above it may contain text from outside.
  const footer = newest?.output?.summary?.trimEnd().split('\n').at(-1) ?? '';
  const said = footer.replace(/^<sub>(?:\[All findings\]\([^()\s]+\) · )?/, '');
  return said.startsWith(`scan ${formatMarkdownCode(scanId, 80)} at [`) && said !== footer;
}
