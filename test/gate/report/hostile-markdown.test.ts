import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gitlabMarkdown } from '../../../src/gate/report/note.ts';
import { code, prose } from '../../../src/shared/prose.ts';
import {
  escapeMarkdown,
  formatMarkdownBlock,
  formatMarkdownCode,
  formatMarkdownFence,
  neutralizeBlock,
  neutralizeLine,
  renderMarkdownProse,
} from '../../../src/shared/shown/neutral.ts';
import { hostileCategories, pickThird } from '../../fixtures/hostile/corpus.ts';
import { isLong } from '../../model/runs.ts';
import { everywhere, foreignText, foreignTexts, plainTwin } from './foreign.ts';
import { type Page, readGfm, withoutSpans } from './gfm.ts';
import { withoutCode } from './live-markdown.ts';
import { markdownOf, notesOf } from './markdown-surfaces.ts';
import { foreignParts } from './own-markdown.ts';
import type { ForeignTexts } from './sample.ts';

/** Beside the texts of the corpus. */
const drawn = isLong ? 1000 : 40;

/** In our markers: what is remembered, and the key of a finding. */
const ownKey = /(?<=^ scan-gate-memory:)[\w+/=]+(?= $)|(?<=^ scan-gate::)[0-9a-f]{16}(?=:HIGH:open $)/;

/** What must not depend on the words: the elements and their places, and all that is not ours. */
function shapeOf(page: Page) {
  const { elements, comments, blocks } = page;
  return {
    elements: withoutSpans(elements),
    foreign: foreignParts(page),
    comments: comments.map((comment) => comment.replace(ownKey, '…')),
    languages: blocks.map(({ language }) => language).sort(),
  };
}

/** Plain texts come again and again: each is written and read once. */
const plainMarkdown = new Map<string, Record<string, string>>();
const calmShapes = new Map<string, ReturnType<typeof shapeOf>>();

async function plainMarkdownOf(texts: ForeignTexts): Promise<Record<string, string>> {
  const twin = plainTwin(texts);
  const key = JSON.stringify(twin);
  const written = plainMarkdown.get(key) ?? (await markdownOf(twin));
  plainMarkdown.set(key, written);
  return written;
}

function calmShape(markdown: string): ReturnType<typeof shapeOf> {
  const shape = calmShapes.get(markdown) ?? shapeOf(readGfm(markdown));
  calmShapes.set(markdown, shape);
  return shape;
}

/** The same elements as of plain words in every surface, and nothing that acts. */
async function expectSameShape(texts: ForeignTexts): Promise<void> {
  expectShapes(texts, await markdownOf(texts), await plainMarkdownOf(texts));
}

function expectShapes(texts: ForeignTexts, hostile: Record<string, string>, plain: Record<string, string>): void {
  expect(Object.keys(hostile)).toEqual(Object.keys(plain));
  const { comment = '' } = hostile;
  for (const [surface, markdown] of Object.entries(hostile)) {
    // The summaries of the job and of the check run say what the comment says.
    if (surface !== 'comment' && comment.includes(markdown)) continue;
    const calm = calmShape(plain[surface] ?? '');
    const shape = shapeOf(readGfm(markdown));
    const elements = texts.block.length > 1000 ? withAbsent(shape.elements, calm.elements) : shape.elements;
    expect({ surface, ...calm }).toMatchObject({ foreign: [] });
    expect({ surface, ...shape, elements }).toEqual({ surface, ...calm });
  }
}

/** Long texts leave less room for others: what a surface has no room for counts as there. */
function withAbsent(elements: Page['elements'], calm: Page['elements']): Page['elements'] {
  const fewer = Object.entries(calm).filter(([place, times]) => (elements[place] ?? 0) < times);
  return { ...elements, ...Object.fromEntries(fewer) };
}

describe('Markdown on GitHub', () => {
  it.each(Object.entries(hostileCategories))('has the elements of plain words for hostile %s', async (_, texts) => {
    for (const text of pickThird(0, texts)) await expectSameShape(everywhere(text));
  });

  it('has the elements of plain words, whatever the texts', async () => {
    await fc.assert(fc.asyncProperty(foreignTexts, expectSameShape), {
      ...{ numRuns: drawn, examples: [[everywhere('www.')]] },
    });
  });
});

describe('Markdown on other hosts', () => {
  it.each(Object.entries(hostileCategories))('has the elements of plain words for all hostile %s', (_, all) => {
    for (const text of all) {
      const texts = everywhere(text);
      expectShapes(texts, notesOf(texts), notesOf(plainTwin(texts)));
    }
  });
});

/** Where one text stands among ours. */
const places: Record<string, (markdown: string) => string> = {
  paragraph: (markdown) => `Ours\n\n${markdown}\n\nours`,
  sentence: (markdown) => `${markdown}.`,
  line: (markdown) => `Ours: ${markdown}.`,
  strong: (markdown) => `**${markdown}**<br>ours`,
  cell: (markdown) => `| Ours | Ours |\n|---|--:|\n| ${markdown} | ours |`,
  item: (markdown) => `- ours\n- ${markdown}\n- ours`,
  small: (markdown) => `<sub>ours ${markdown} · ours</sub>`,
  folded: (markdown) => `<details><summary>ours</summary>\n\n${markdown}\n\n</details>`,
  linked: (markdown) => `Ours [${markdown}](https://github.com/acme/shop/actions/runs/1)`,
};

const withoutGaps = (text: string) => text.replaceAll('\u200b', '');

/** The same elements in every place as of this piece of Markdown, and nothing that acts. */
function expectCalm(markdown: string, calmMarkdown: string): Page[] {
  return Object.entries(places).map(([place, put]) => {
    const page = readGfm(put(markdown));
    expect({ place, ...shapeOf(page) }).toEqual({ place, ...calmShape(put(calmMarkdown)) });
    return page;
  });
}

describe('a text in Markdown', () => {
  const expectText = (text: string) => {
    const shown = neutralizeLine(text, 500).trim();
    for (const page of expectCalm(escapeMarkdown(text), shown && 'x'))
      expect(withoutGaps(page.all)).toContain(shown.replaceAll('$', '☐'));
  };
  const expectCode = (text: string) => {
    const shown = neutralizeLine(text, 300).trim().replaceAll('$', '☐');
    for (const page of expectCalm(formatMarkdownCode(text), shown && '`x`'))
      expect(withoutGaps(page.code).replaceAll('$', '☐')).toBe(shown);
  };
  const expectBlock = (text: string) => {
    const shown = neutralizeBlock(text, 2000);
    const { blocks, elements, live } = readGfm(formatMarkdownFence(text, 2000));
    expect({ elements, live }).toEqual({ elements: { pre: 1, 'pre/code[class=language-text]': 1 }, live: [] });
    expect(blocks).toEqual([{ language: 'text', text: shown === '' ? '\n' : `${shown}\n` }]);
    const isOneLine = !shown.includes('\n');
    const block = readGfm(formatMarkdownBlock(text)).elements;
    expect(isOneLine ? withoutSpans(block) : block).toEqual(isOneLine ? readGfm(shown && 'x').elements : elements);
  };

  it('reads as it was written, wherever it stands', () => {
    for (const text of pickThird(0)) expectText(text);
    fc.assert(fc.property(foreignText, expectText), { numRuns: drawn });
  });

  it('reads as it was written, as code', () => {
    for (const text of pickThird(1)) expectCode(text);
    fc.assert(fc.property(foreignText, expectCode), { numRuns: drawn });
  });

  it('reads as it was written, between code and as code', () => {
    const bare = (text: string) => withoutGaps(text).replaceAll(/\s/g, '').replaceAll('$', '☐');
    const expectProse = (text: string) => {
      const shown = neutralizeLine(text, 500).trim();
      const markdown = renderMarkdownProse(prose`Say ${code(text)}${text}${code(text)} or ${text}`, 5000);
      for (const page of expectCalm(markdown, 'Say `x` or x'))
        expect(bare(page.all)).toContain(bare(`Say${shown}${shown}${shown}or${shown}`));
    };
    for (const text of pickThird(2)) expectProse(text.slice(0, 400));
    fc.assert(
      fc.property(foreignText, (text) => expectProse(text.slice(0, 400))),
      { numRuns: drawn },
    );
  });

  it('has code where ours is code, and nowhere because of backticks of a stranger', () => {
    const { code: shown, all } = readGfm(renderMarkdownProse(prose`Set ${code('api-key')}, ${'`rm -rf`'} says.`));
    expect(shown).toBe('api-key');
    expect(all).toContain('`rm -rf`');
  });

  it('reads as it was written, as a block', () => {
    for (const text of pickThird(1)) expectBlock(text);
    fc.assert(fc.property(foreignText, expectBlock), { numRuns: drawn });
  });
});

it.each(
  (
    'a &4 b|g/p&4|!45|g/p!45|%2|%"v 1"|~bug|~"a b"|$9|[vulnerability:12]|[issue:3]|^alert#12|#12+|*iteration:"x"|' +
    '[cadence:1]|[wiki_page:a]|[[a]]|[work_item:12]|@all|acme/shop#12|acme/shop@0123456|[contact:a@b.example]'
  ).split('|'),
)('links nothing of the project on GitLab and Azure: %s', (text) => {
  const shown = withoutCode(gitlabMarkdown.text(text, 100))
    .replaceAll('&#8203;', '·')
    .replaceAll('<span>$</span>', '☐')
    .replaceAll(/\\([!-/:-@[-`{-~])/g, '$1')
    .replaceAll('&amp;', '&');
  expect(shown).not.toMatch(/[!%&$^#]\d|[%~]["\w]|\[\w+:\w|\*iteration:"|\[\[|@\w/);
});
