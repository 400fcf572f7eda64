import { describe, expect, it } from 'vitest';
import { hostileCategories } from '../../fixtures/hostile/corpus.ts';
import { parseLine, parseLog } from './runner-parser.ts';

const names = (output: string) => parseLog(output).map(({ name }) => name);

describe("the transcription of the runner's parser", () => {
  it.each([
    ['::error::x', ['error']],
    [' \t\u00a0\u3000\u0085::error::x', ['error']],
    ['\u200b:\u00ad:error::x', ['error']],
    ['::error file=a::x', ['error']],
    ['::::', ['']],
    ['a ::error::x', []],
    [':error::x', []],
    ['::error', []],
    ['::error: :x', []],
    ['a\n::error::x', ['error']],
    ['a\r::error::x', ['error']],
    ['a\r\n::error::x\r\n::notice::y', ['error', 'notice']],
    ['a\u0085::error::x', []],
    ['a ##[error]x', ['error']],
    ['a #\u200b#[error]x', ['error']],
    ['::a ##[error]x', ['error']],
    ['##[error x', []],
    ['## [error]x', []],
  ])('reads %j as %j', (output, expected) => expect(names(output)).toEqual(expected));

  it('undoes the escapes of data and of properties', () => {
    expect(parseLine('::error title=a%3Ab%2Cc%25,=x,line=1,bare::1%0A2%0D%253A%3A')).toEqual({
      version: 2,
      name: 'error',
      properties: { title: 'a:b,c%', '': 'x', line: '1' },
      data: '1\n2\r%3A%3A',
    });
    expect(parseLine('x ##[error title=a%5D%3Bb;line=1]c%0Ad')).toEqual({
      version: 1,
      name: 'error',
      properties: { title: 'a];b', line: '1' },
      data: 'c\nd',
    });
  });

  it('reads a command in most of the hostile ones as they are', () => {
    const { commands } = hostileCategories;
    expect(commands.filter((text) => parseLog(text).length > 0).length).toBeGreaterThan(commands.length / 2);
  });
});
