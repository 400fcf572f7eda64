import { expect, it } from 'vitest';
import { judgeEvidence } from '../../../src/gate/policy/judge.ts';
import { addJudgement } from '../../../src/gate/report/judged.ts';
import { atHigh, type Changes, finding, found } from '../policy/evidence.ts';
import { blank } from './judged-reports.ts';

type Disclosure = Parameters<typeof addJudgement>[2];
const disclosures = ['auto', 'all', 'changed', 'counts'] as const;

function reportOf(given: Parameters<typeof finding>[0], disclosure: Disclosure) {
  const evidence = found(finding(given));
  const report = addJudgement(
    blank,
    { evidence, policy: atHigh, judgement: judgeEvidence(evidence, atHigh) },
    disclosure,
  );
  return { ...report, finding: [...report.findings][0] };
}

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
    const shown = (Object.keys(places) as Place[]).filter(
      (place) => reportOf({ filePath: places[place] }, { disclose, isPublic, changes: known }).finding?.disclosed,
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
    expect(reportOf({}, { disclose, isPublic, isPublicAssumed, changes }).filesNameAll === true).toBe(expected);
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
  const isOn = (known: Changes | undefined) =>
    reportOf({ filePath, line }, { disclose: 'all', isPublic: false, changes: known }).finding?.isOnChangedLine ===
    true;
  expect([isOn(changes), isOn(undefined)]).toEqual([expected, false]);
});
