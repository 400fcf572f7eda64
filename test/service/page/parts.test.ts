import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Embedded, finding, shaOf, startEmbedded } from '../embedded.ts';
import { addressesOf, readableText, type Visitor, visitorOf } from './visitor.ts';

const ages = [
  [400 * 86_400, 'last year'],
  [40 * 86_400, 'last month'],
  [7 * 86_400, 'last week'],
  [6 * 86_400, '6 days ago'],
  [86_400, 'yesterday'],
  [7_200, '2 hours ago'],
  [3_599, '59 minutes ago'],
  [60, '1 minute ago'],
  [59, 'just now'],
  [0, 'just now'],
  [-90, 'in 1 minute'],
] as const;
const title = 'a&b=<c>';

describe('the pages', () => {
  const now = Date.parse('2026-03-02T10:00:00Z');
  let time = now - 500 * 86_400_000;
  let embedded: Embedded;
  let visitor: Visitor;
  beforeAll(async () => {
    const git = { resolveBranch: async () => shaOf('a') };
    embedded = await startEmbedded({ git, now: () => new Date(time) });
    embedded.script.findings[shaOf('a')] = Array.from({ length: 120 }, (_, index) =>
      finding({ fingerprint: `${index}`, title, type: index < 50 ? 'SECRET' : 'SAST', severity: 'HIGH' }),
    );
    for (const [seconds] of ages) {
      time = now - seconds * 1000;
      await embedded.scan(`branch${seconds}`);
    }
    time = now;
    visitor = visitorOf(embedded.service.baseUrl);
    await visitor.signIn();
  });
  afterAll(() => embedded.service.stop());
  const read = async (path: string) => (await visitor.visit(path)).text;

  it('say in words when each scan was', async () => {
    const page = await read('/scans');
    const rows = [...page.matchAll(/<tr role="row" class="row">.*?<\/tr>/gs)].map(([row]) => readableText(row));
    for (const [seconds, words] of ages)
      expect(rows).toContainEqual(expect.stringMatching(new RegExp(`branch${seconds} .* ${words} \\d`)));
  });

  it('repeat a parameter with several values in their links, and leave out what is empty', async () => {
    const query = `severity=high&severity=low&q=${encodeURIComponent(title)}`;
    const page = await read(`/findings?${query}&type=&branch=`);
    expect(addressesOf(page)).toContain(`/findings?severity=high&severity=low&q=a%26b%3D%3Cc%3E&page=2`);
    expect(await read('/findings?type=&branch=&q=')).not.toContain('Clear</a>');
  });

  it.each(['type=SECRET', 'q=nothing'])(
    'have no links to other pages of a list that fits into one: %s',
    async (query) => expect(await read(`/findings?${query}`)).not.toMatch(/page=\d|class="pager"/),
  );

  it.each([
    [1, '1–50 of 120', [2]],
    [2, '51–100 of 120', [1, 3]],
    [3, '101–120 of 120', [2]],
    // From a page that is missing by now, back to the last one.
    [9, 'no page 9', [3]],
  ])('lead from page %i of a list (%s) to the pages %j', async (number, text, links) => {
    const page = await read(`/findings?page=${number}`);
    expect(readableText(page)).toContain(text);
    expect([...page.matchAll(/page=(\d+)/g)].map(([, to]) => Number(to))).toEqual(links);
  });
});
