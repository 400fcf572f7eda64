/**
 * The action, told to stop while it waits for an answer at each phase of its run. What a process does with its signals is
 * shown by the built action in `scenarios/cancelled.test.ts`, and here where real seconds count.
 */
import pLimit from 'p-limit';
import { afterAll, describe, expect, it } from 'vitest';
import { isLong } from '../model/runs.ts';
import { storyInProcess } from './in-process.ts';
import { expectNoLeak } from './invariants.ts';
import type { Fault } from './peer/faults.ts';
import { worlds } from './peer/worlds.ts';
import { type Played, play } from './play.ts';
import { type Phase, type PhaseName, phases } from './scenarios.ts';

const codes = { SIGINT: 130, SIGTERM: 143 } as const;
type Name = keyof typeof codes;

/** Each phase with one of the signals, in turns; with FAULTS=all with both. */
const scenarios = Object.keys(phases).flatMap((phase, at) =>
  (Object.keys(codes) as Name[])
    .filter((_, index) => process.env.FAULTS === 'all' || index === at % 2)
    .map((signal) => ({ phase: phase as PhaseName, signal })),
);
const atOnce = pLimit(4);
/** The runner's toolkit knows only the files of its process. */
const oneByOne = pLimit(1);
let ended = 0;
afterAll(() => console.log(`${ended} of ${scenarios.length} signals at ${Object.keys(phases).length} phases`));

interface Stopped extends Played {
  /** What the service was asked after the signal. */
  after: string[];
}

function stopAt(name: PhaseName, signal: Name): Promise<Stopped> {
  const phase: Phase = phases[name];
  const after: string[] = [];
  let isSent = false;
  // How long GitHub's answer is waited for is a matter of real seconds, to which the tests' clock adds room.
  const isReal = phase.server === 'github' && phase.use === 'display';
  const inRealTime = { env: { SCAN_GATE_TIME_SCALE: '1' } };
  const story = isReal || isLong ? undefined : storyInProcess();
  return (story === undefined ? atOnce : oneByOne)(async () => {
    const played = await play({
      world: worlds[isReal ? 'clean' : phase.world].world,
      inputs: { scope: phase.world === 'old' ? 'auto' : 'scan' },
      ...(isReal ? inRealTime : {}),
      ...(story && { start: story.start }),
      fault(asked, states): Fault | undefined {
        if (isSent && asked.server === 'service') after.push(`${asked.method} ${asked.path}`);
        if (isSent || asked.server !== phase.server || !phase.isMeant(asked, states)) return undefined;
        isSent = true;
        return { nature: 'endless', spoil: () => void (story ? story.signal(signal) : asked.child.kill(signal)) };
      },
    });
    expect(isSent, played.stdout).toBe(true);
    return { ...played, after };
  });
}

describe.concurrent('the action, stopped', () => {
  it.each(scenarios)('by $signal at $phase, says so everywhere, and leaves nothing open', async ({ phase, signal }) => {
    const stopped = await stopAt(phase, signal);
    const { code, outputs, report, stdout, stderr, github, service, after } = stopped;
    expect({ code, stderr }, stdout).toEqual({ code: codes[signal], stderr: '' });
    // What was decided stays decided; the exit code is that of the signal all the same.
    const isDecided =
      (phases[phase] as Phase).server === 'github' &&
      (phases[phase] as Phase).use === 'display' &&
      report.verdict !== 'inconclusive';
    expect([isDecided ? 'passed' : 'inconclusive', report.verdict]).toContain(outputs.verdict);
    if (!isDecided)
      expect([report.reason, report.message]).toEqual(['cancelled', expect.stringContaining(`Canceled by ${signal}`)]);
    if (!isDecided && report.scan !== null)
      expect(stdout.replaceAll(/\s+/g, ' ')).toContain('judge it later with `scan-id: scan_new_1`');
    expect(after.filter((asked) => asked.startsWith('POST'))).toEqual([]);
    expect(service.started.size).toBeLessThanOrEqual(1);
    for (const { status } of github.checkRuns)
      if (phase !== 'completing the check run') expect(status).toBe('completed');
    for (const { conclusion } of github.checkRuns) if (!isDecided) expect(conclusion).not.toBe('success');
    expectNoLeak(stopped);
    ended += 1;
  });
});
