import { expect, it } from 'vitest';
import type { Changes } from '../../src/policy/changes.ts';
import {
  type Disclosure,
  isCertainlyOnChangedLine,
  isDisclosed,
  shouldFilesNameAll,
} from '../../src/report/disclosure.ts';
import { disclosures } from '../../src/report/disclosures.ts';

const changes: Changes = { files: new Map([['src/a.js', { lines: [[3, 5]] }]]), isComplete: true };
const places = { changed: './src/a.js', elsewhere: 'src/b.js', nowhere: undefined };
type Place = keyof typeof places;

/** What is named, by the setting, whether outsiders read it, and whether it is known what changes. */
const named: Record<Disclosure['disclose'], Record<string, readonly Place[]>> = {
  all: { public: ['changed', 'elsewhere', 'nowhere'], private: ['changed', 'elsewhere', 'nowhere'] },
  auto: { public: ['changed'], private: ['changed', 'elsewhere', 'nowhere'] },
  changed: { public: ['changed'], private: ['changed'] },
  counts: { public: [], private: [] },
};

const cases = disclosures.flatMap((disclose) =>
  [true, false].flatMap((isPublic) => [changes, undefined].map((known) => ({ disclose, isPublic, known }))),
);

it.each(cases)(
  'under disclose: $disclose, public $isPublic, those may be named that may',
  ({ disclose, isPublic, known }) => {
    const allowed = named[disclose][isPublic ? 'public' : 'private'] ?? [];
    const isNarrow = allowed.length === 1;
    const shown = (Object.keys(places) as Place[]).filter((place) =>
      isDisclosed({ filePath: places[place] }, { disclose, isPublic, changes: known }),
    );
    // Where nobody knows what changes, nothing counts as changed.
    expect(shown).toEqual(known === undefined && isNarrow ? [] : allowed);
  },
);

it.each([
  ['auto', true, true, true],
  ['auto', true, undefined, false],
  ['auto', false, undefined, false],
  ['changed', true, true, false],
  ['counts', true, true, false],
] as const)(
  'under disclose: %s, public %s, by a guess %s, files for other programs name all: %s',
  (disclose, isPublic, isPublicAssumed, expected) => {
    expect(shouldFilesNameAll({ disclose, isPublic, isPublicAssumed, changes })).toBe(expected);
  },
);

it.each([
  ['src/a.js', 2, false],
  ['src/a.js', 3, true],
  ['src/a.js', 5, true],
  ['src/a.js', 6, false],
  ['src/a.js', undefined, false],
  ['src/b.js', 4, false],
  [undefined, 4, false],
])('%s, line %s, lies on a changed line for certain: %s', (filePath, line, expected) => {
  expect(isCertainlyOnChangedLine({ filePath, line } as never, changes)).toBe(expected);
  expect(isCertainlyOnChangedLine({ filePath, line } as never, undefined)).toBe(false);
});
