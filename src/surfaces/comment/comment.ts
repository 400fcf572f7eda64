/** The one comment of a gate on a pull request: found by its marker and author, edited in place. */
import { z } from 'zod';
import { fitSummary } from '../../ci/github/runner.ts';
import { isAmbiguous } from '../../ci/github/writer.ts';
import { bytesOf } from '../../report/budget.ts';
import { markdownCode, markdownText } from '../../report/neutral.ts';
import { summary } from '../../report/summary/summary.ts';
import { plural } from '../../report/wording.ts';
import { type Delivery, keyOf } from '../surface.ts';
import { memoryMarker, readMemory, rememberFindings, type Settled, settledSince } from './memory.ts';

/** GitHub takes 65,536 characters; as many bytes are never more characters. */
const bodyBytes = 60_000;
const fixedShown = 20;
const settleMs = 2000;

const comment = z.looseObject({
  id: z.number().int(),
  html_url: z.string().nullish(),
  body: z.string().nullish(),
  user: z.looseObject({ login: z.string() }).nullish(),
});
type Comment = z.infer<typeof comment>;

/** Address of the comment; undefined when there is none, because none is wanted. Throws GateError. */
export async function writeComment(delivery: Delivery): Promise<string | undefined> {
  const { report, wishes, writer } = delivery;
  if (!isCommentWanted(delivery)) return undefined;
  const [existing, ...others] = await ownComments(delivery);
  const isSilent = wishes.comment === 'on-failure' && report.verdict === 'passed';
  if (existing === undefined) return isSilent ? undefined : createComment(delivery);
  const updated = await writer.call({
    route: 'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}',
    parameters: { comment_id: existing.id, body: bodyOf(delivery, existing.body ?? '') },
    shape: comment,
  });
  // Two runs at the same time may each have begun one.
  for (const { id } of others) {
    await writer.call({
      route: 'DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}',
      parameters: { comment_id: id },
      shape: z.unknown(),
    });
  }
  return updated.html_url ?? undefined;
}

/** A run that was not waited for, or cancelled, has nothing to say about the findings. */
export function isCommentWanted({ report, wishes }: Pick<Delivery, 'report' | 'wishes'>): boolean {
  if (wishes.comment === 'never' || report.pullRequest === undefined) return false;
  return report.reason !== 'not-waited' && report.reason !== 'cancelled';
}

function markerOf(category: string | undefined): string {
  return `<!-- ${keyOf(category)} -->`;
}

/** Oldest first; anybody may write the marker, so the author has to be us. */
async function ownComments({ writer, report, wishes }: Delivery): Promise<Comment[]> {
  const marker = markerOf(wishes.category);
  const all = await writer.pages(
    {
      route: 'GET /repos/{owner}/{repo}/issues/{issue_number}/comments',
      parameters: { issue_number: report.pullRequest },
      shape: z.array(comment),
    },
    (page) => page,
  );
  const marked = all.filter(({ body }) => body?.startsWith(marker));
  if (marked.length === 0) return [];
  const self = (await writer.viewer()).toLowerCase();
  return marked.filter(({ user }) => user?.login.toLowerCase() === self);
}

async function createComment(delivery: Delivery): Promise<string | undefined> {
  const { writer, report } = delivery;
  const create = () =>
    writer.call({
      route: 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments',
      parameters: { issue_number: report.pullRequest, body: bodyOf(delivery, '') },
      shape: comment,
      isOnce: true,
    });
  try {
    return (await create()).html_url ?? undefined;
  } catch (error) {
    if (!isAmbiguous(error)) throw error;
    await writer.sleep(settleMs);
    const [written] = await ownComments(delivery);
    return (written ?? (await create())).html_url ?? undefined;
  }
}

/** The marker, the summary, what was fixed since, and hidden in it what is open now. */
function bodyOf({ writer, report, wishes, runUrl, reportFile }: Delivery, previous: string): string {
  const before = readMemory(previous);
  const { settled, unsure } = settledSince(report, before);
  const head = markerOf(wishes.category);
  const fixed = fixedSection(settled, wishes.mayName);
  const link = runUrl === undefined ? '' : `<sub>[The whole run](${runUrl})</sub>`;
  const memory = memoryMarker([...rememberFindings(report), ...unsure]);
  const tail = [fixed, link, memory].filter((part) => part !== '').map((part) => writer.redact(part));
  const maxBytes = bodyBytes - bytesOf([head, ...tail].join('\n\n')) - 8;
  const markdown = withoutMarkers(writer.redact(summary(report, { maxBytes, reportFile })));
  return [`${head}\n${fitSummary(markdown, maxBytes).trimEnd()}`, ...tail].join('\n\n');
}

/** Foreign text inside a fenced block is not escaped; what stands there must not be read as our memory. */
function withoutMarkers(markdown: string): string {
  return markdown.replaceAll('<!--', '<! --');
}

function fixedSection(settled: readonly Settled[], mayName: boolean): string {
  if (settled.length === 0) return '';
  const heading = `### ✅ ${plural(settled.length, 'finding')} settled since the last comment`;
  if (!mayName) return heading;
  const items = settled.slice(0, fixedShown).map(({ severity, title, place, outcome }) => {
    const where = place === '' ? '' : ` in ${markdownCode(place, 120)}`;
    return `- ${outcome}: ${severity} ${markdownText(title, 100) || 'Untitled'}${where}`;
  });
  const more = settled.length - items.length;
  if (more > 0) items.push(`- … and ${more} more`);
  return `${heading}\n\n${items.join('\n')}`;
}
