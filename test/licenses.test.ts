import { expect, it } from 'vitest';
import { extractSharedTerms } from '../scripts/licenses.ts';

const mit = (break_ = ' ') =>
  `Permission is hereby granted, free of charge, to any person${break_}obtaining a copy. THE SOFTWARE IS PROVIDED "AS IS" … OR OTHER DEALINGS IN${break_}THE SOFTWARE.`;

it('writes terms once that several licenses have, and keeps what each says besides', () => {
  const { own, shared } = extractSharedTerms([
    `MIT License\n\nCopyright (c) A\n\n${mit()}\n`,
    `ISC License\n\nCopyright B`,
    `(The MIT License)\n\nCopyright (c) C\n\n${mit('\n').replaceAll('"', '\u201d')}\n\nAnd more of C.`,
  ]);
  expect(own).toEqual([
    'MIT License\n\nCopyright (c) A\n\n[Terms 1, below]\n',
    'ISC License\n\nCopyright B',
    '(The MIT License)\n\nCopyright (c) C\n\n[Terms 1, below]\n\nAnd more of C.',
  ]);
  expect(shared).toEqual([mit()]);
});

it('leaves terms where they are that one license alone has, or that differ by a word', () => {
  const texts = [`Copyright A\n\n${mit()}`, `Copyright B\n\n${mit().replace('any person', 'any company')}`];
  expect(extractSharedTerms(texts)).toEqual({ own: texts, shared: [] });
});
