import { describe, expect, it } from 'vitest';
import { hostileCategories } from '../../fixtures/hostile/corpus.ts';
import { readGfm } from './gfm.ts';

/** What a plain paragraph has, and nothing else. */
const plain = { elements: { p: 1 }, addresses: [], comments: [], code: '', blocks: [], live: [] };

describe('readGfm', () => {
  it('finds nothing in plain text', () => expect(readGfm('Plain words.')).toMatchObject(plain));

  it.each([
    ['[x](https://a.b/c)', { p: 1, 'p/a[href]': 1 }],
    ['www.a.example', { p: 1, 'p/a[href]': 1 }],
    ['a@b.example', { p: 1, 'p/a[href]': 1 }],
    ['xmpp:a@b.example/c', { p: 1, 'p/a[href]': 1 }],
    ['![x](y)', { p: 1, 'p/img[src][alt=x]': 1 }],
    ['# x', { h1: 1 }],
    ['x\n=', { h1: 1 }],
    ['<script>', { script: 1, 'script that is not closed': 1 }],
    ['a <IMG onerror="x>y" src=z>', { p: 1, 'p/img[onerror=x>y][src]': 1 }],
    ['</p>x', { '/p that closes nothing': 1 }],
    ['<?x?>', { 'markup that is no element': 1 }],
    ['~~x~~', { p: 1, 'p/del': 1 }],
    ['> [!NOTE]', { blockquote: 1, 'blockquote/p': 1 }],
  ])('names the elements of %j', (markdown, elements) => {
    const found = readGfm(markdown).elements;
    for (const [place, times] of Object.entries(elements)) expect(found).toHaveProperty([place], times);
  });

  it('names the elements of tables, tasks and footnotes by their place', () => {
    expect(Object.keys(readGfm('| a |\n|--:|\n| `b` |').elements)).toContain('table/tbody/tr/td[align=right]/code');
    expect(Object.keys(readGfm('- [ ] a').elements).join()).toContain('ul/li/input[type=checkbox]');
    expect(Object.keys(readGfm('a[^1]\n\n[^1]: b').elements).join()).toContain('section[data-footnotes=]');
  });

  it.each([
    ['@octocat', 'a mention or an email address'],
    ['&commat;octocat', 'a mention or an email address'],
    ['@**octocat**', 'a mention or an email address'],
    ['acme/shop#1', 'an issue'],
    ['gh-1', 'an issue'],
    ['see deadbee', 'a commit'],
    ['ftp://x', 'a web address'],
    [':tada:', 'an emoji'],
    ['$x$', 'a formula'],
    ['\u202ex', 'hidden text'],
    ['```\n\u202ex\n```', 'hidden text in code'],
  ])('names what GitHub makes of %j', (markdown, name) => expect(readGfm(markdown).live).toContain(name));

  it('takes what stands in code for mere text', () => {
    const markdown = '`@octocat #1 www.x.y $x$` <code>@octocat</code>\n\n```text\n@octocat\n```';
    expect(readGfm(markdown)).toMatchObject({ live: [], blocks: [{ language: 'text', text: '@octocat\n' }] });
  });

  it.each(['markdown', 'html', 'mentions', 'commits', 'addresses', 'markers'] as const)(
    'finds what most of the hostile %s would do',
    (category) => {
      const texts = hostileCategories[category];
      const calm = texts.filter((text) => {
        const { elements, comments, live } = readGfm(`A\n\n${text}`);
        return live.length === 0 && comments.length === 0 && Object.keys(elements).join() === 'p';
      });
      expect(calm.length).toBeLessThan(texts.length / 3);
    },
  );
});
