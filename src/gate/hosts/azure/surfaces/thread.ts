/**
 * The thread of a gate on an Azure Repos pull request. It is found by its marker and author, edited in place, and
 * resolved when the run passes.
 */

import * as z from 'zod';
import { hasJudged } from '../../../policy/verdict.ts';
import { gitlabMarkdown, renderNote } from '../../../report/note.ts';
import type { Report } from '../../../report/report.ts';
import { deleteDuplicate, mayBeginNote } from '../../../surfaces/platform.ts';
import { checkHostHead } from '../../../surfaces/pull-head.ts';
import { chooseText, describeRival, findRival, formatRunMark } from '../../../surfaces/rivals.ts';
import type { PlatformShowing, PlatformSurface } from '../../../surfaces/surface.ts';
import { formatGateKey } from '../../github/identity.ts';
import { findAzurePullRequest } from '../system.ts';

/** Events of a pull request are threads too, and some have no text. */
const comment = z.looseObject({
  id: z.number().int(),
  content: z.string().nullish(),
  isDeleted: z.boolean().nullish(),
  author: z.looseObject({ id: z.string() }).nullish(),
});
const thread = z.looseObject({
  id: z.number().int(),
  status: z.string().nullish(),
  comments: z.array(comment).nullish(),
});
const threadList = z.looseObject({ value: z.array(thread) });
const pullRequest = z.looseObject({ lastMergeSourceCommit: z.looseObject({ commitId: z.string() }).nullish() });
const identity = z.looseObject({ authenticatedUser: z.looseObject({ id: z.string() }) });

/** Azure DevOps Services and Azure DevOps Server 2020 and newer support this version. */
const query = { 'api-version': '6.0' };

export const azurePullRequestThread: PlatformSurface = {
  kind: 'platform',
  name: 'The thread on the pull request',
  system: 'azure',
  shows:
    'in Azure Repos: one thread on the pull request, edited in place and resolved when the run passes, when `SYSTEM_ACCESSTOKEN` is set',
  settings: ['comment-summary-in-pr', 'category'],
  grant: 'The build service of the project needs the permission Contribute to pull requests in the repository',
  degrades: 'a warning',
  findPlace: findAzurePullRequest,
  // Without the second header, a refused token is answered with a sign-in page.
  authorize: (token) => ({ authorization: `Bearer ${token}`, 'x-tfs-fedauthredirect': 'Suppress' }),
  isWanted: ({ report }) => hasJudged(report.reason),
  async write(showing) {
    const { report, settings, place, gate, redact } = showing;
    const marker = `[//]: # (${formatGateKey(settings.category)})`;
    const [own, ...others] = await findOwnThreads(showing, marker);
    if (own === undefined && !mayBeginNote(showing)) return {};
    const call = { path: place.path, query, shape: pullRequest };
    const head = await checkHostHead(
      showing,
      azurePullRequestThread.name,
      call,
      (pull) => pull.lastMergeSourceCommit?.commitId,
    );
    if (head.isOther) return { lines: head.lines };
    const note = renderNote(report, {
      markdown: gitlabMarkdown,
      category: settings.category,
      pageUrl: place.pageUrl,
    });
    const rival = findRival(own?.content.split('\n').at(-2), gate);
    const mark = formatRunMark(gate);
    const marks = mark === undefined ? marker : `[//]: # (${mark})\n${marker}`;
    const content = chooseText(rival, redact(`${note}\n\n${marks}`), own?.content ?? '');
    const wanted = { content, status: rival?.isWorse ? undefined : chooseStatus(report) };
    const done = own === undefined ? await openThread(showing, wanted) : await updateThread(showing, own, wanted);
    // Two parallel runs may each have created a thread.
    for (const { id, commentId } of others)
      await deleteDuplicate(showing, `${place.path}/threads/${id}/comments/${commentId}`, query);
    const lines = [...head.lines, `The thread on the pull request ${done}`];
    return { lines, warnings: describeRival(rival, azurePullRequestThread.name) };
  },
};

type ThreadStatus = 'active' | 'fixed' | 'closed';

interface OwnThread {
  id: number;
  status: string | undefined;
  commentId: number;
  content: string;
}

interface Wanted {
  content: string;
  /** Undefined if it stays. */
  status: ThreadStatus | undefined;
}

/** An open thread can block the merge, so a run that lets the pull request pass leaves none open. */
function chooseStatus({ verdict, exitCode }: Report): ThreadStatus {
  if (verdict === 'passed') return 'fixed';
  return exitCode === 0 ? 'closed' : 'active';
}

/** Oldest first. Anybody can write the marker, so the author must be the token's owner. */
async function findOwnThreads({ client, place }: PlatformShowing, marker: string): Promise<OwnThread[]> {
  const { value } = await client.call({ method: 'GET', path: `${place.path}/threads`, query, shape: threadList });
  const marked = value.flatMap(({ id, status, comments }) => {
    const first = comments?.[0];
    if (first?.isDeleted || !first?.content?.trimEnd().endsWith(marker)) return [];
    const found = { id, status: status ?? undefined, commentId: first.id, content: first.content };
    return [{ ...found, authorId: first.author?.id }];
  });
  if (marked.length === 0) return [];
  const self = await client.call({
    method: 'GET',
    path: '/_apis/connectionData',
    query: { 'api-version': '6.0-preview' },
    shape: identity,
  });
  return marked.filter(({ authorId }) => authorId === self.authenticatedUser.id).sort((a, b) => a.id - b.id);
}

async function openThread({ client, place }: PlatformShowing, { content, status }: Wanted): Promise<string> {
  const body = { comments: [{ parentCommentId: 0, content, commentType: 'text' }], status };
  await client.call({ method: 'POST', path: `${place.path}/threads`, query, body, shape: thread, isOnce: true });
  return 'was opened';
}

async function updateThread(
  { client, place, report }: PlatformShowing,
  own: OwnThread,
  wanted: Wanted,
): Promise<string> {
  const path = `${place.path}/threads/${own.id}`;
  // Writing the same text again would only send notifications. Only a result that a pass must not replace is marked again.
  const withoutRun = (text: string) =>
    chooseStatus(report) === 'fixed' ? text.replace(/\n\[\/\/\]: # \(scan-gate-run:[^\n]*\n/, '\n') : text;
  const isNew = withoutRun(own.content.trim()) !== withoutRun(wanted.content);
  if (isNew) {
    const body = { content: wanted.content };
    await client.call({ method: 'PATCH', path: `${path}/comments/${own.commentId}`, query, body, shape: comment });
  }
  const status = wanted.status && chooseNextStatus(own.status, wanted.status);
  if (status !== undefined) await client.call({ method: 'PATCH', path, query, body: { status }, shape: thread });
  if (status !== undefined) return status === 'active' ? 'was opened again' : 'was resolved';
  return isNew ? 'was updated' : 'is up to date';
}

/** Undefined if the status stays: people set `wontFix`, `byDesign` and `pending`. */
function chooseNextStatus(now: string | undefined, wanted: ThreadStatus): ThreadStatus | undefined {
  if (wanted === 'active') return now === 'fixed' || now === 'closed' ? wanted : undefined;
  return ['fixed', 'closed', 'wontFix', 'byDesign'].includes(now ?? '') ? undefined : wanted;
}
