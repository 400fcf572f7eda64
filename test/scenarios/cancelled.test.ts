/** Runs of the built action and command line that are cut off: soon, with their scan named, and never green. */
import type { ChildProcess } from 'node:child_process';
import { beforeAll, describe, expect, it } from 'vitest';
import { measured } from '../cost.ts';
import type { Script } from '../scripted-service.ts';
import { expectEnd } from './expect-end.ts';
import { runCommand } from './run-action.ts';
import { quietPlace, runScripted } from './world.ts';

beforeAll(quietPlace);

/** A sign of life while the scan is waited for. */
const scanning = 'scanning for';
const endless: Partial<Script> = { polls: [{ status: 'SCANNING' }] };

/** Sends the signal once the run has printed the text, or when it is told to, and says which share of the run came after it. */
function killAt(text: string | undefined, signal: NodeJS.Signals) {
  let sentMs: number | undefined;
  let running: ChildProcess | undefined;
  const kill = () => {
    if (sentMs !== undefined) return;
    sentMs = performance.now();
    running?.kill(signal);
  };
  return {
    shareAfter: ({ durationMs }: { durationMs: number }) => (performance.now() - (sentMs ?? 0)) / durationMs,
    nowAnd<T>(answer: T): T {
      kill();
      return answer;
    },
    watch(child: ChildProcess, printed: string) {
      running = child;
      if (text !== undefined && printed.includes(text)) kill();
    },
  };
}

/** A signal that is not heeded takes seconds longer than all that came before it, on a machine as busy for both. */
const soon = 0.8;

describe.concurrent('the built action, cancelled', () => {
  it.each<[NodeJS.Signals, number, string, Partial<Script>, string | undefined]>([
    ['SIGINT', 130, 'while it waits for the scan', endless, scanning],
    ['SIGTERM', 143, 'while it waits for the scan', endless, scanning],
    ['SIGHUP', 129, 'while it waits for the scan', endless, scanning],
    ['SIGQUIT', 131, 'while it waits for the scan', endless, scanning],
    ['SIGINT', 130, 'while the service does not answer', {}, undefined],
    ['SIGTERM', 143, 'while the service does not answer', {}, undefined],
  ])('by %s exits %i soon %s, and says how to resume', measured, async (signal, code, _, script, text) => {
    const kill = killAt(text, signal);
    const hangs = (path: string) => text === undefined && path === '/scans/scan_new_1';
    const fault: Script['fault'] = ({ path }) => (hangs(path) ? kill.nowAnd('hang') : undefined);
    const { ended } = await runScripted({ ...script, fault }, { watch: kill.watch });
    expect(kill.shareAfter(ended)).toBeLessThan(soon);
    expectEnd(ended, { verdict: 'inconclusive', reason: 'cancelled', code });
    expect(ended.report.message).toContain(`Cancelled by ${signal}; scan scan_new_1`);
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
    const { ended } = await runScripted(endless, { watch: kill.watch });
    expect(ended.code).toBeNull();
    expect(ended.outputs).toEqual({ verdict: 'inconclusive', reason: 'cancelled' });
  });

  it('says in the report the exit code that it ends with', async () => {
    const kill = killAt(scanning, 'SIGINT');
    const { ended } = await runScripted(endless, { watch: kill.watch });
    expect(ended.report.exit_code).toBe(ended.code);
  });
});

describe('scan-gate run --embedded, cancelled', () => {
  it.each<[NodeJS.Signals, number]>([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
    ['SIGQUIT', 131],
  ])('by %s exits %i soon, and leaves nothing but its report', measured, async (signal, code) => {
    const { checkout } = await quietPlace();
    const kill = killAt('scanned here', signal);
    const ended = await runCommand(['run', '--embedded', checkout.path], { watch: kill.watch });
    expect(kill.shareAfter(ended)).toBeLessThan(soon);
    expect(ended.code, ended.stdout).toBe(code);
    expect(ended.report).toMatchObject({ verdict: 'inconclusive', reason: 'cancelled' });
    expect(Object.keys(ended.files)).toEqual([expect.stringMatching(/^temp\/scan-gate-report-\w{6}\/report\.json$/)]);
  });
});
