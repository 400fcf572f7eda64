import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  escapeMarkdown,
  formatHarmlessJson,
  formatMarkdownBlock,
  formatMarkdownCode,
  formatMarkdownFence,
  neutralizeBlock,
  neutralizeLine,
  truncate,
} from '../../../src/shared/shown/neutral.ts';
import { anySign } from '../../any-sign.ts';
import { costRatio, measured } from '../../cost.ts';
import { hostileStrings } from '../../fixtures/hostile/corpus.ts';
import { findLiveInline, withoutFences } from '../../gate/report/live-markdown.ts';
import { parseLog } from '../../gate/report/runner-parser.ts';
import { propertyRuns } from '../../model/runs.ts';

/** Pieces that parsers look for, in any order, beside arbitrary text. */
const pieces = [
  ':',
  '::',
  '#',
  '##[',
  '[',
  ']',
  '`',
  '``',
  '|',
  '\\',
  '<',
  '>',
  '@',
  '$',
  '*',
  '_',
  '~',
  'GH-',
  'www.',
];
const more = ['http://', '1', '.', 'a', 'deadbeef', '&lt;', '&#64;', '\n', '\r', '\u200b', '\u001b[', '    ', '-', '='];
const nasty = fc.oneof(
  fc.array(fc.constantFrom(...pieces, ...more), { maxLength: 12 }).map((parts) => parts.join('')),
  fc.string({ unit: anySign, maxLength: 60 }),
);
const active = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;

function checkLine(text: string): void {
  const line = neutralizeLine(text);
  expect(line).not.toMatch(active);
  expect(line.length).toBeLessThanOrEqual(4096);
  expect(parseLog(line)).toEqual([]);
  expect(parseLog(`  - ${line}`)).toEqual([]);
  expect(neutralizeLine(line)).toBe(line);
}

describe('neutralLine', () => {
  it('changes a text in the same places, whether anything behind it is hidden or not', () => {
    const given = fc
      .array(fc.constantFrom(...pieces, ...more, ' ', 'vso'), { maxLength: 8 })
      .map((parts) => parts.join(''));
    const shown = '\\u{200b}';
    fc.assert(
      fc.property(given, (text) => {
        expect(`${neutralizeLine(text)}${shown}`).toBe(neutralizeLine(`${text}\u200b`));
      }),
    );
  });

  it.each([
    ['plain text', 'plain text'],
    ['src/[id]/a.ts:42', 'src/[id]/a.ts:42'],
    ['std::vector', 'std::vector'],
    ['::error::x', ': :error::x'],
    ['  ::error::x', '  : :error::x'],
    ['a ##[error]x', 'a ## [error]x'],
    ['##vso[x]', '## vso[x]'],
    ['a\r\nb', 'a␍␊b'],
    ['a\tb', 'a b'],
    ['\u001b[31mred', '␛[31mred'],
    ['\u0085\u009b', '\\u{85}\\u{9b}'],
    ['\u202eevil', '\\u{202e}evil'],
    ['\u{e0041}', '\\u{e0041}'],
    ['\ud800', '\\u{d800}'],
    ['漢字 😀', '漢字 😀'],
  ])('shows %j as %j', (text, shown) => expect(neutralizeLine(text)).toBe(shown));

  it('says a cut with an ellipsis and never halves a pair', () => {
    expect(neutralizeLine('abcdef', 4)).toBe('abc…');
    expect(neutralizeLine('ab😀😀', 4)).toBe('ab…');
    expect(truncate('abcd', 4)).toBe('abcd');
  });

  it('makes every hostile string a line that acts nowhere', () => {
    for (const text of hostileStrings) checkLine(text);
  });

  it('makes any text a line that acts nowhere', () => {
    fc.assert(fc.property(nasty, checkLine), { numRuns: propertyRuns(2000) });
  });

  it('bounds its work by the length that is kept', measured, () => {
    const work = (length: number) => {
      const text = `${'\u200b'.repeat(length)}x`;
      return () => {
        for (let round = 0; round < 1000; round += 1) neutralizeLine(text, 100);
      };
    };
    // A thousand times the text: were all of it read, a thousand times the cost.
    expect(costRatio(work(1000), work(1_000_000))).toBeLessThan(20);
  });
});

describe('neutralBlock', () => {
  it('keeps line breaks and indentation, whatever the breaks were', () => {
    expect(neutralizeBlock('\n\na\r\n\tb\u2028c\rd\n\n')).toBe('a\n  b\nc\nd');
  });

  it('makes every line of every hostile string harmless', () => {
    for (const text of hostileStrings) {
      const block = neutralizeBlock(text);
      expect(block.replaceAll('\n', '')).not.toMatch(active);
      expect(block.length).toBeLessThanOrEqual(4096);
      expect(parseLog(block)).toEqual([]);
    }
  });
});

describe('markdownText', () => {
  it.each([
    ['plain, 4.17.15 (old)!', 'plain, 4.17.15 (old)!'],
    ['@octocat', '`@octocat`'],
    ['fixes #1 GH-2', 'fixes `#1` `GH-2`'],
    [
      'Prototype Pollution in handlebars (CVE-2019-1010266).',
      'Prototype Pollution in handlebars (`CVE-2019-1010266`).',
    ],
    ['@babel/traverse 7.23.0: code', '`@babel/traverse` 7.23.0: code'],
    ['[a](b)', '\\[a\\](b)'],
    ['<b>&', '&lt;b&gt;&amp;'],
    ['a|b', 'a&#124;b'],
    ['https://x.y www.z', '`https://x.y` `www.z`'],
    ['deadbeefdeadbeef', '`deadbeefdeadbeef`'],
    [':smile: x', '\\:&#8203;smile: x'],
    ['$x$', '<span>$</span>x<span>$</span>'],
    ['1. a', '1\\. a'],
    ['12', '12&#8203;'],
    ['# a', '\\# a'],
    ['  - a  ', '\\- a'],
  ])('turns %j into %j', (text, markdown) => expect(escapeMarkdown(text)).toBe(markdown));

  it('leaves nothing live in any text', () => {
    for (const text of hostileStrings)
      expect({ text, live: findLiveInline(escapeMarkdown(text)) }).toEqual({ text, live: [] });
    fc.assert(
      fc.property(nasty, (text) => {
        expect(findLiveInline(escapeMarkdown(text))).toEqual([]);
      }),
      { numRuns: propertyRuns(3000) },
    );
  });
});

describe('markdownCode', () => {
  it.each([
    ['a', '`a`'],
    ['a`b', '``a`b``'],
    ['`a', '`` `a ``'],
    ['a``b`c', '```a``b`c```'],
    ['', ''],
    ['a|`*b*', '<code>a&#124;\\`\\*b\\*</code>'],
  ])('turns %j into %j', (text, markdown) => expect(formatMarkdownCode(text)).toBe(markdown));

  it('holds any text in one span without a bare pipe', () => {
    const check = (text: string) => {
      const code = formatMarkdownCode(text);
      expect(findLiveInline(code)).toEqual([]);
      expect(code).not.toContain('|');
      expect(code).not.toMatch(/[\r\n]/);
    };
    for (const text of hostileStrings) check(text);
    fc.assert(fc.property(nasty, check), { numRuns: propertyRuns(2000) });
  });
});

describe('markdownFence', () => {
  it('is longer than any run of backticks inside', () => {
    expect(formatMarkdownFence('a\n````\nb')).toBe('`````text\na\n````\nb\n`````');
  });

  it('is closed by its own last line only', () => {
    for (const text of hostileStrings) expect(withoutFences(formatMarkdownFence(text))).toBe('☐');
    fc.assert(
      fc.property(nasty, (text) => {
        expect(withoutFences(formatMarkdownFence(text))).toBe('☐');
      }),
    );
  });
});

describe('markdownBlock', () => {
  it('is a paragraph for one line and a fence for several', () => {
    expect(formatMarkdownBlock('Upgrade *it*.\n')).toBe('Upgrade \\*it\\*.');
    expect(formatMarkdownBlock('a\n  b')).toBe('```text\na\n  b\n```');
  });
});

describe('jsonText', () => {
  it('reads back as the same value and acts nowhere as text', () => {
    const check = (text: string) => {
      const value = { [text]: [text] };
      const json = formatHarmlessJson(value);
      expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(value)));
      expect(json.replaceAll('\n', '')).not.toMatch(active);
      expect(parseLog(json)).toEqual([]);
    };
    for (const text of hostileStrings) check(text.slice(0, 5000));
    fc.assert(fc.property(nasty, check), { numRuns: propertyRuns(1000) });
  });
});
