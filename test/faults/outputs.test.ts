/** The action, where what it writes to is full, closed or not there, and where its event cannot be read. */
import { closeSync, openSync } from 'node:fs';
import pLimit from 'p-limit';
import { afterAll, describe, expect, it } from 'vitest';
import { isLong } from '../model/runs.ts';
import { storyInProcess } from './in-process.ts';
import { expectNoLeak } from './invariants.ts';
import { type WorldName, worlds } from './peer/worlds.ts';
import { type Play, type Played, play } from './play.ts';

const full = '/dev/full';
const opened: number[] = [];
afterAll(() => {
  for (const file of opened.splice(0)) closeSync(file);
});
const open = (path: string) => {
  const file = openSync(path, 'w');
  opened.push(file);
  return file;
};

interface Case extends Partial<Play> {
  title: string;
  /** For a run that would pass, and for one that would fail. */
  codes: [passed: number, failed: number];
  /** What the conclusion of the check run is then. */
  conclusions?: [passed: string, failed: string];
  says?: RegExp;
  /** Shows only in a process of its own, of the built action: what happens to its streams, or what its variables make of it. */
  isBuilt?: true;
}

/** What was asked for and cannot be written turns 0 into 2, and nothing else. */
const untold: Pick<Case, 'codes' | 'conclusions'> = { codes: [2, 1], conclusions: ['failure', 'failure'] };
const ordinary: Pick<Case, 'codes' | 'conclusions'> = { codes: [0, 1], conclusions: ['success', 'failure'] };
const refused: Pick<Case, 'codes'> = { codes: [2, 2] };

const cases: Case[] = [
  { title: 'a log that is full', isBuilt: true, stdout: open(full), ...untold },
  { title: 'a log that nobody reads', isBuilt: true, watch: ({ stdout }) => void stdout?.destroy(), ...ordinary },
  {
    title: 'a stream of errors that nobody reads',
    isBuilt: true,
    watch: ({ stderr }) => void stderr?.destroy(),
    ...ordinary,
  },
  {
    title: 'a log that nobody reads to its end',
    isBuilt: true,
    watch: ({ stdout }) => void stdout?.once('data', () => stdout.destroy()),
    ...ordinary,
  },
  { title: 'a page of the run that is full', env: { GITHUB_STEP_SUMMARY: full }, ...ordinary, says: /Warning/ },
  { title: 'a page of the run that is a folder', env: { GITHUB_STEP_SUMMARY: '/' }, ...ordinary, says: /Warning/ },
  { title: 'outputs that are full', env: { GITHUB_OUTPUT: full }, ...ordinary, says: /outputs/ },
  { title: 'outputs that are not there', env: { GITHUB_OUTPUT: '/nowhere/output' }, ...ordinary, says: /outputs/ },
  { title: 'a state that is full', env: { GITHUB_STATE: full }, ...refused, says: /state/ },
  {
    title: 'a folder for temporary files that is none',
    isBuilt: true,
    env: { RUNNER_TEMP: '/dev/null/x', TMPDIR: '/dev/null/x' },
    ...ordinary,
  },
  {
    title: 'two reports that need each other’s place',
    inputs: { reports: 'html=scan-gate.html,json=scan-gate.html/report.json' },
    ...untold,
    says: /html: /,
  },
  { title: 'a report in place of a folder', inputs: { reports: 'sarif=.' }, ...untold, says: /sarif: / },
  {
    title: 'files of no length',
    isBuilt: true,
    wrapper: ['sh', '-c', 'ulimit -f 0; exec "$0" "$@"'],
    ...refused,
    says: /EFBIG|could not be written/,
  },
  { title: 'an event that is not there', env: { GITHUB_EVENT_PATH: '/nowhere/event.json' }, ...refused },
  { title: 'an event that is a folder', env: { GITHUB_EVENT_PATH: '/' }, ...refused },
  { title: 'an event without end', env: { GITHUB_EVENT_PATH: '/dev/null' }, ...refused },
];

const atOnce = pLimit(3);
/** The runner's toolkit knows only the files of its process. */
const oneByOne = pLimit(1);
const scenarios = cases.flatMap((given, at) =>
  (['clean', 'open'] as const)
    .map((world, index) => ({
      ...given,
      world: world as WorldName,
      code: given.codes[index] as number,
      conclusion: given.conclusions?.[index],
    }))
    // Of the build's own, `npm test` has the first in both worlds, and the others in one of them, in turns.
    .filter((_, index) => isLong || !given.isBuilt || at === 0 || index === at % 2),
);
let ended = 0;
afterAll(() => console.log(`${ended} of ${scenarios.length} scenarios of what is written and read`));

describe.concurrent('the action meets', () => {
  it.each(scenarios)(
    '$title, in a run that is $world',
    async ({ world, code, conclusion, says, isBuilt, ...given }) => {
      const here = isBuilt || isLong ? {} : { start: storyInProcess().start };
      const limit = isBuilt || isLong ? atOnce : oneByOne;
      const played: Played = await limit(() => play({ ...given, ...here, world: worlds[world].world }));
      expect(played.code, `${played.stdout}${played.stderr}`).toBe(code);
      if (says !== undefined) expect(`${played.stdout}${played.stderr}`).toMatch(says);
      if (conclusion !== undefined) expect(played.github.checkRuns).toEqual([expect.objectContaining({ conclusion })]);
      else for (const run of played.github.checkRuns) expect(run).toMatchObject({ status: 'completed' });
      expectNoLeak(played);
      ended += 1;
    },
  );
});
