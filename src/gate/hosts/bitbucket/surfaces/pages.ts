/** Reads a paged list of Bitbucket's API. */

import * as z from 'zod';
import { GateError } from '../../../../shared/errors.ts';
import type { PlatformShowing } from '../../../surfaces/surface.ts';

const pageSize = 100;
/** More is not a plausible list of one pull request or report. */
const maxPages = 50;

/** Only the page number is taken from the URL of the next page; the URL is not followed. Throws GateError PUBLISH. */
export async function listBitbucketPages<T>(
  { client }: PlatformShowing,
  path: string,
  item: z.ZodType<T>,
): Promise<T[]> {
  const shape = z.looseObject({ values: z.array(item), next: z.string().nullish() });
  const items: T[] = [];
  let page: string | undefined = '1';
  for (let count = 0; page !== undefined && count < maxPages; count += 1) {
    const query = { pagelen: String(pageSize), page };
    const answer: z.infer<typeof shape> = await client.call({ method: 'GET', path, query, shape });
    items.push(...answer.values);
    page = readNextPage(answer.next);
  }
  if (page !== undefined) throw new GateError('PUBLISH', `GET ${path} has more than ${maxPages * pageSize} entries`);
  return items;
}

function readNextPage(next: string | null | undefined): string | undefined {
  return next && URL.canParse(next) ? (new URL(next).searchParams.get('page') ?? undefined) : undefined;
}
