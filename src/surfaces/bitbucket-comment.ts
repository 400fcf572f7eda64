/** The comment of a gate on a Bitbucket pull request. It is found by the end of its heading and edited in place. */

import * as z from 'zod';
import { findPullRequest } from '../ci/systems/bitbucket.ts';
import { GateError } from '../errors.ts';
import { hasJudged } from '../policy/verdict.ts';
import { bitbucketMarkdown, endHeading, renderNote } from '../report/note.ts';
import { mayBeginNote } from './platform.ts';
import type { PlatformShowing, PlatformSurface } from './surface.ts';

const comment = z.looseObject({
  id: z.number().int(),
  content: z.looseObject({ raw: z.string().nullish() }),
  user: z.looseObject({ uuid: z.string().nullish() }).nullish(),
  deleted: z.boolean().nullish(),
  inline: z.unknown().optional(),
  parent: z.unknown().optional(),
});
type Comment = z.infer<typeof comment>;

const commentPage = z.looseObject({ values: z.array(comment), next: z.string().nullish() });

const pageSize = 100;
/** A longer list cannot belong to one pull request. */
const maxPages = 50;
/** Maximum number of authors for which the edit is tried. */
const maxAuthors = 10;

export const bitbucketComment: PlatformSurface = {
  kind: 'platform',
  name: 'The comment on the pull request',
  system: 'bitbucket',
  shows: 'in Bitbucket: one comment on the pull request, edited in place, when `SCAN_GATE_BITBUCKET_TOKEN` is set',
  settings: ['comment-summary-in-pr', 'category'],
  grant:
    'SCAN_GATE_BITBUCKET_TOKEN has to be an access token of the repository with the scopes Repositories: Read and Pull requests: Write',
  degrades: 'a warning',
  findPlace: findPullRequest,
  authorize: (token) => ({ authorization: `Bearer ${token}` }),
  isWanted: ({ report }) => hasJudged(report.reason),
  async write(showing) {
    const { client, place, report, settings } = showing;
    // Bitbucket has no HTML and may drop a hidden marker, so the heading itself identifies the comment.
    const options = {
      ...{ markdown: bitbucketMarkdown, category: settings.category, signature, pageUrl: place.pageUrl },
    };
    const raw = renderNote(report, options);
    const marked = (await listComments(showing)).filter((each) => endsHeading(each, endHeading(options)));
    if (await editOwn(showing, marked, raw)) return written;
    if (!mayBeginNote(showing)) return {};
    const body = { content: { raw } };
    await client.call({ method: 'POST', path: `${place.path}/comments`, body, shape: comment, isOnce: true });
    return written;
  },
};

const signature = ' · *Scan Gate*';
const written = { lines: ['The comment on the pull request was written'] };

function endsHeading({ content, deleted, inline, parent }: Comment, ending: string): boolean {
  const [heading = ''] = (content.raw ?? '').split(/\r?\n/, 1);
  const isPlain = !deleted && inline == null && parent == null;
  return isPlain && heading.startsWith('### ') && heading.trimEnd().endsWith(ending);
}

/** Oldest first. Only the page number is taken from the URL of the next page; the URL is not followed. */
async function listComments({ client, place }: PlatformShowing): Promise<Comment[]> {
  const comments: Comment[] = [];
  let page: string | undefined = '1';
  for (let count = 0; page !== undefined && count < maxPages; count += 1) {
    const query = { pagelen: String(pageSize), page };
    const answer: z.infer<typeof commentPage> = await client.call({
      method: 'GET',
      path: `${place.path}/comments`,
      query,
      shape: commentPage,
    });
    comments.push(...answer.values);
    page = readNextPage(answer.next);
  }
  if (page !== undefined) throw new GateError('PUBLISH', `there are more than ${maxPages * pageSize} comments`);
  return comments;
}

function readNextPage(next: string | null | undefined): string | undefined {
  return next && URL.canParse(next) ? (new URL(next).searchParams.get('page') ?? undefined) : undefined;
}

/**
 * Edits our comment if there is one. An access token cannot ask for its own identity
 * (https://jira.atlassian.com/browse/BCLOUD-23528), but only the author may edit a comment, so the first comment of
 * each author is tried.
 */
async function editOwn({ client, place }: PlatformShowing, marked: readonly Comment[], raw: string): Promise<boolean> {
  const byAuthor = Map.groupBy(marked, ({ user }) => user?.uuid);
  const path = ({ id }: Comment) => `${place.path}/comments/${id}`;
  for (const [first, ...others] of [...byAuthor.values()].slice(0, maxAuthors)) {
    if (first === undefined) continue;
    try {
      await client.call({ method: 'PUT', path: path(first), body: { content: { raw } }, shape: comment });
    } catch (error) {
      if (error instanceof GateError && (error.status === 403 || error.status === 404)) continue;
      throw error;
    }
    // Two parallel runs may each have created a comment.
    for (const each of others) await client.call({ method: 'DELETE', path: path(each), shape: z.unknown() });
    return true;
  }
  return false;
}
