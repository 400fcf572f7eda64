/** The comment of a gate on a Bitbucket pull request. It is found by the end of its heading and edited in place. */

import * as z from 'zod';
import { GateError } from '../../../../shared/errors.ts';
import { toSafePageUrl } from '../../../../shared/shown/location.ts';
import { hasJudged } from '../../../policy/verdict.ts';
import { bitbucketMarkdown, formatHeadingEnding, renderNote } from '../../../report/note.ts';
import { deleteDuplicate, mayBeginNote } from '../../../surfaces/platform.ts';
import { checkHostHead } from '../../../surfaces/pull-head.ts';
import { chooseText, describeRival, findRival, markUrl, type Rival } from '../../../surfaces/rivals.ts';
import type { PlatformShowing, PlatformSurface } from '../../../surfaces/surface.ts';
import { findBitbucketPullRequest } from '../system.ts';
import { listBitbucketPages } from './pages.ts';

const comment = z.looseObject({
  id: z.number().int(),
  content: z.looseObject({ raw: z.string().nullish() }),
  user: z.looseObject({ uuid: z.string().nullish(), type: z.string().nullish() }).nullish(),
  deleted: z.boolean().nullish(),
  inline: z.unknown().optional(),
  parent: z.unknown().optional(),
});
const pullRequest = z.looseObject({
  source: z.looseObject({ commit: z.looseObject({ hash: z.string() }).nullish() }).nullish(),
});
type Comment = z.infer<typeof comment>;

/** Maximum number of authors for which the edit is tried. */
const maxAuthors = 20;

export const bitbucketComment: PlatformSurface = {
  kind: 'platform',
  name: 'The comment on the pull request',
  system: 'bitbucket',
  shows: 'in Bitbucket: one comment on the pull request, edited in place, when `SCAN_GATE_BITBUCKET_TOKEN` is set',
  settings: ['comment-summary-in-pr', 'category'],
  grant:
    'SCAN_GATE_BITBUCKET_TOKEN has to be an access token of the repository with the scopes Repositories: Read and Pull requests: Write',
  degrades: 'a warning',
  findPlace: findBitbucketPullRequest,
  authorize: (token) => ({ authorization: `Bearer ${token}` }),
  isWanted: ({ report }) => hasJudged(report.reason),
  async write(showing) {
    const { client, place, report, settings, gate } = showing;
    // Bitbucket has no HTML and may drop a hidden marker, so the heading itself identifies the comment.
    const page = toSafePageUrl(place.pageUrl);
    const run = page === undefined || gate.attempt === undefined ? '' : ` · [run](${markUrl(page, gate)})`;
    const options = {
      ...{ markdown: bitbucketMarkdown, category: settings.category, signature, run, pageUrl: place.pageUrl },
    };
    const raw = renderNote(report, options);
    const all = await listBitbucketPages(showing, `${place.path}/comments`, comment);
    const marked = all.filter((each) => hasHeadingEnding(each, formatHeadingEnding(options)));
    if (marked.length === 0 && !mayBeginNote(showing)) return {};
    const call = { path: place.path, shape: pullRequest };
    const { isOther, lines } = await checkHostHead(
      showing,
      bitbucketComment.name,
      call,
      (pull) => pull.source?.commit?.hash,
    );
    if (isOther) return { lines };
    const written = { lines: [...lines, 'The comment on the pull request was written'] };
    const updated = await updateOwnComment(showing, marked, (before) => {
      const rival = findRival(before.split(/\r?\n/, 1)[0], gate);
      return { rival, raw: chooseText(rival, raw, before) };
    });
    if (updated !== undefined) return { ...written, warnings: describeRival(updated.rival, bitbucketComment.name) };
    if (!mayBeginNote(showing)) return {};
    const body = { content: { raw } };
    await client.call({ method: 'POST', path: `${place.path}/comments`, body, shape: comment, isOnce: true });
    return written;
  },
};

const signature = ' · *Scan Gate*';

function hasHeadingEnding({ content, deleted, inline, parent }: Comment, ending: string): boolean {
  const [heading = ''] = (content.raw ?? '').split(/\r?\n/, 1);
  const isPlain = !deleted && inline == null && parent == null;
  return isPlain && heading.startsWith('### ') && heading.trimEnd().endsWith(ending);
}

/**
 * Edits our comment if there is one. Undefined if there is none. An access token cannot ask for its own identity
 * (https://jira.atlassian.com/browse/BCLOUD-23528), but only the author may edit a comment, so the first comment of
 * each author is tried, those of apps first. Throws GateError PUBLISH if authors are left: a new comment would then be
 * added by every run.
 */
async function updateOwnComment(
  showing: PlatformShowing,
  marked: readonly Comment[],
  write: (before: string) => { rival: Rival | undefined; raw: string },
): Promise<{ rival: Rival | undefined } | undefined> {
  const { client, place } = showing;
  const byAuthor = [...Map.groupBy(marked, ({ user }) => user?.uuid).values()];
  const authors = byAuthor.toSorted((a, b) => Number(isOfApp(b)) - Number(isOfApp(a)));
  const path = ({ id }: Comment) => `${place.path}/comments/${id}`;
  for (const [first, ...others] of authors.slice(0, maxAuthors)) {
    if (first === undefined) continue;
    const { rival, raw } = write(first.content.raw ?? '');
    try {
      await client.call({ method: 'PUT', path: path(first), body: { content: { raw } }, shape: comment });
    } catch (error) {
      if (error instanceof GateError && (error.status === 403 || error.status === 404)) continue;
      throw error;
    }
    // Two parallel runs may each have created a comment.
    for (const each of others) await deleteDuplicate(showing, path(each));
    return { rival };
  }
  if (authors.length > maxAuthors)
    throw new GateError('PUBLISH', `more than ${maxAuthors} other authors have written comments with its heading`);
  return undefined;
}

/** Bitbucket shows an access token as an app. */
function isOfApp([first]: readonly Comment[]): boolean {
  return first?.user?.type === 'app_user';
}
