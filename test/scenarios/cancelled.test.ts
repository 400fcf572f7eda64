/** Runs of the action and the command line that are cut off: soon, with their scan named, and never green; by each signal once with the build. */
import { beforeAll, describe, expect, it } from 'vitest';
import { measured } from '../cost.ts';
import type { Script } from '../scripted-service.ts';
import { expectEnd } from './expect-end.ts';
import { isBuilt, type Running, runCommand } from './run-action.ts';
import { quietPlace, runScripted } from './world.ts';

beforeAll(quietPlace);

/** A sign of life while the scan is waited for. */
const scanning = 'scanning, ';
const endless: Partial<Script> = { polls: [{ status: 'SCANNING' }] };

/** Sends the signal once the run has printed the text, or when it is told to, and says which share of the run came after it. */
function killAt(text: string | undefined, signal: NodeJS.Signals) {
  let sentMs: number | undefined;
  let run: Running | undefined;
  const kill = () => {
    if (sentMs !== undefined) return;
    sentMs = performance.now();
    run?.kill(signal);
  };
  return {
    shareAfter: ({ durationMs }: { durationMs: number }) => (performance.now() - (sentMs ?? 0)) / durationMs,
    nowAnd<T>(answer: T): T {
      kill();
      return answer;
    },
    watch(running: Running, printed: string) {
      run = running;
      if (text !== undefined && printed.includes(text)) kill();
    },
  };
}

/** A signal that is not heeded takes seconds longer than all that came before it, on a machine as busy for both. */
const soon = 0.8;

type Here = 'here' | 'by the build';

describe.concurrent('the action, cancelled', () => {
  it.each<[NodeJS.Signals, number, string, Partial<Script>, string | undefined, Here]>([
    ['SIGINT', 130, 'while it waits for the scan', endless, scanning, 'by the build'],
    ['SIGTERM', 143, 'while it waits for the scan', endless, scanning, 'here'],
    ['SIGHUP', 129, 'while it waits for the scan', endless, scanning, 'by the build'],
    ['SIGQUIT', 131, 'while it waits for the scan', endless, scanning, 'here'],
    ['SIGINT', 130, 'while the service does not answer', {}, undefined, 'here'],
    ['SIGTERM', 143, 'while the service does not answer', {}, undefined, 'here'],
  ])('by %s exits %i soon %s, and says how to resume', measured, async (signal, code, _, script, text, here) => {
    const kill = killAt(text, signal);
    const hangs = (path: string) => text === undefined && path === '/scans/scan_new_1';
    const fault: Script['fault'] = ({ path }) => (hangs(path) ? kill.nowAnd('hang') : undefined);
    const isProcess = isBuilt() || here === 'by the build';
    const { ended } = await runScripted({ ...script, fault }, { watch: kill.watch, isBuilt: isProcess });
    if (isProcess) expect(kill.shareAfter(ended)).toBeLessThan(soon);
    expectEnd(ended, { verdict: 'inconclusive', reason: 'cancelled', code });
    expect(ended.report.message).toContain(`Canceled by ${signal}; scan scan_new_1`);
    expect(ended.report.exit_code).toBe(code);
    expect(ended.stdout.replaceAll(/\s+/g, ' ')).toContain('judge it later with `scan-id: scan_new_1`');
    expect(ended.outputs).toMatchObject({ 'scan-id': 'scan_new_1' });
  });

  it('stays red under warn-only and on-inconclusive: warn', async () => {
    const kill = killAt(scanning, 'SIGINT');
    const inputs = { 'warn-only': 'true', 'on-inconclusive': 'warn' };
    const { ended } = await runScripted(endless, { watch: kill.watch, inputs });
    expectEnd(ended, { verdict: 'inconclusive', reason: 'cancelled', code: 130 });
  });

  it('before it started a scan, names none', async () => {
    const kill = killAt('(push)', 'SIGTERM');
    const { ended, service } = await runScripted({ fault: () => 'hang' }, { watch: kill.watch });
    expectEnd(ended, { verdict: 'inconclusive', reason: 'cancelled', code: 143 });
    expect(ended.outputs['scan-id']).toBe('');
    expect(service.calls()).not.toContain('POST /scans');
  });

  it('by SIGKILL leaves the outputs of a run that could not decide', async () => {
    const kill = killAt(scanning, 'SIGKILL');
    const { ended } = await runScripted(endless, { watch: kill.watch, isBuilt: true });
    expect(ended.code).toBeNull();
    expect(ended.outputs).toEqual({ verdict: 'inconclusive', reason: 'cancelled' });
  });
});

describe('scan-gate run --embedded, cancelled', () => {
  it.each<[NodeJS.Signals, number, Here]>([
    ['SIGINT', 130, 'here'],
    ['SIGTERM', 143, 'by the build'],
    ['SIGHUP', 129, 'here'],
    ['SIGQUIT', 131, 'by the build'],
  ])('by %s exits %i soon, and leaves nothing but its report', measured, async (signal, code, here) => {
    const { checkout } = await quietPlace();
    const kill = killAt('scanned here', signal);
    const isProcess = isBuilt() || here === 'by the build';
    const ended = await runCommand(['run', '--embedded', checkout.path], { watch: kill.watch, isBuilt: isProcess });
    if (isProcess) expect(kill.shareAfter(ended)).toBeLessThan(soon);
    expect(ended.code, ended.stdout).toBe(code);
    expect(ended.report).toMatchObject({ verdict: 'inconclusive', reason: 'cancelled' });
    expect(Object.keys(ended.files)).toEqual([expect.stringMatching(/^temp\/scan-gate-report-\w{6}\/report\.json$/)]);
  });
});
