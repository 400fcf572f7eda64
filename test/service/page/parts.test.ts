import { describe, expect, it } from 'vitest';
import { buildAddress, formatRelative, renderPager, renderTime } from '../../../src/service/page/parts.ts';

const now = new Date('2026-03-02T10:00:00Z');
const ago = (seconds: number) => formatRelative(new Date(now.getTime() - seconds * 1000), now);

describe('a time in words', () => {
  it.each([
    [0, 'just now'],
    [59, 'just now'],
    [60, '1 minute ago'],
    [3_599, '59 minutes ago'],
    [7_200, '2 hours ago'],
    [86_400, 'yesterday'],
    [6 * 86_400, '6 days ago'],
    [7 * 86_400, 'last week'],
    [40 * 86_400, 'last month'],
    [400 * 86_400, 'last year'],
    [-90, 'in 1 minute'],
  ])('%i seconds ago is %j', (seconds, words) => {
    expect(ago(seconds)).toBe(words);
  });

  it.each([null, 'yesterday', ''])('is left out when %j is no time', (text) => {
    expect(`${renderTime(text, now)}`).toBe('<span class="none">never</span>');
  });
});

describe('an address', () => {
  it('repeats a parameter with several values, and leaves out what is empty', () => {
    const query = { severity: ['high', 'low'], q: 'a&b=<c>', type: undefined, branch: '', page: 2 };
    expect(buildAddress('/findings', query)).toBe('/findings?severity=high&severity=low&q=a%26b%3D%3Cc%3E&page=2');
    expect(buildAddress('/', {})).toBe('/');
  });
});

describe('the links between the pages of a list', () => {
  const pager = (page: number, total: number) =>
    `${renderPager({ paging: { page, limit: 50 }, total, buildLink: (to) => `/list?page=${to}` })}`;

  it('are left out when everything fits into one page', () => {
    expect([pager(1, 0), pager(1, 50)]).toEqual(['', '']);
  });

  it.each([
    [1, '1–50 of 120', [2]],
    [2, '51–100 of 120', [1, 3]],
    [3, '101–120 of 120', [2]],
    // From a page that is not there any more, back to the last one.
    [9, 'no page 9', [3]],
  ])('lead from page %i (%s) to the pages %j', (page, text, links) => {
    const shown = pager(page, 120);
    expect(shown).toContain(text);
    expect([...shown.matchAll(/page=(\d+)/g)].map(([, to]) => Number(to))).toEqual(links);
  });
});
