/** The note of a gate on a GitLab merge request. It is found by its marker and author, and edited in place. */

import * as z from 'zod';
import { hasJudged } from '../../policy/verdict.ts';
import { gitlabMarkdown, renderNote } from '../../report/note.ts';
import { checkHostHead, chooseText, describeRival, findRival, formatRunComment } from '../../surfaces/other-runs.ts';
import { deleteDuplicate, mayBeginNote } from '../../surfaces/platform.ts';
import type { PlatformShowing, PlatformSurface } from '../../surfaces/surface.ts';
import { formatGateKey } from '../github/identity.ts';
import { findMergeRequest } from './system.ts';

const note = z.looseObject({ id: z.number().int(), body: z.string(), author: z.looseObject({ id: z.number().int() }) });
const user = z.looseObject({ id: z.number().int() });
const mergeRequest = z.looseObject({ sha: z.string().nullish() });

export const gitlabMergeRequestNote: PlatformSurface = {
  kind: 'platform',
  name: 'The note on the merge request',
  system: 'gitlab',
  shows: 'in GitLab: one note on the merge request, edited in place, when `SCAN_GATE_GITLAB_TOKEN` is set',
  settings: ['comment-summary-in-pr', 'category'],
  grant:
    'SCAN_GATE_GITLAB_TOKEN needs the scope api and the role Reporter or more in the project of the merge request; CI_JOB_TOKEN cannot write notes',
  degrades: 'a warning',
  findPlace: findMergeRequest,
  authorize: (token) => ({ 'private-token': token }),
  isWanted: ({ report }) => hasJudged(report.reason),
  async write(showing) {
    const { client, place, report, settings, gate, redact } = showing;
    const notes = `${place.path}/notes`;
    const marker = `<!-- ${formatGateKey(settings.category)} -->`;
    const [existing, ...others] = await findOwnNotes(showing, notes, marker);
    if (existing === undefined && !mayBeginNote(showing)) return {};
    const call = { path: place.path, shape: mergeRequest };
    const head = await checkHostHead(showing, gitlabMergeRequestNote.name, call, ({ sha }) => sha);
    if (head.isOther) return { lines: head.lines };
    const { category } = settings;
    const text = renderNote(report, { markdown: gitlabMarkdown, category, pageUrl: place.pageUrl });
    const rival = findRival(existing?.body.split('\n', 1)[0], gate);
    const body = { body: chooseText(rival, `${marker}${formatRunComment(gate)}\n${text}`, existing?.body ?? '') };
    const isOld = existing?.body.trimEnd() === redact(body.body);
    if (existing === undefined) await client.call({ method: 'POST', path: notes, body, shape: note, isOnce: true });
    else if (!isOld) await client.call({ method: 'PUT', path: `${notes}/${existing.id}`, body, shape: note });
    // Two parallel runs may each have created a note.
    for (const { id } of others) await deleteDuplicate(showing, `${notes}/${id}`);
    const lines = [...head.lines, `The note on the merge request ${isOld ? 'is up to date' : 'was written'}`];
    return { lines, warnings: describeRival(rival, gitlabMergeRequestNote.name) };
  },
};

/** Oldest first. Anybody can write the marker, so the author must be the token's owner. */
async function findOwnNotes({ client }: PlatformShowing, path: string, marker: string) {
  const query = { sort: 'asc', order_by: 'created_at' };
  const all = await client.pages({ method: 'GET', path, query, shape: z.array(note) });
  const marked = all.filter(({ body }) => body.startsWith(marker));
  if (marked.length === 0) return [];
  const self = await client.call({ method: 'GET', path: '/user', shape: user });
  return marked.filter(({ author }) => author.id === self.id);
}
