/** The settings that say what is shown where, through the built action. */
import { beforeAll, describe, expect, it } from 'vitest';
import { completed, type Script, violation } from '../scripted-service.ts';
import { commandNames, expectEnd } from './expect-end.ts';
import { quietPlace, runScripted } from './world.ts';

beforeAll(quietPlace);

describe.concurrent('the surfaces of the built action', () => {
  const bad: Partial<Script> = {
    polls: [completed({ high: 12 })],
    lists: [Array.from({ length: 12 }, () => violation())],
  };

  it('marks nothing with annotations: none', async () => {
    const { ended } = await runScripted(bad, { inputs: { annotations: 'none' } });
    expectEnd(ended, { verdict: 'failed', reason: 'violations', code: 1 });
    expect(commandNames(ended)).toEqual(['add-mask']);
  });

  it('marks no more than max-annotations, and counts the others', async () => {
    const { ended } = await runScripted(bad, { inputs: { 'max-annotations': '3' } });
    expect(commandNames(ended)).toEqual(['add-mask', 'error', 'error', 'error']);
    expect(ended.stdout).toContain('3 of 12 open findings are annotated');
  });

  it('names nothing with disclose: counts, but in the report file', async () => {
    const { ended } = await runScripted(bad, { inputs: { disclose: 'counts' } });
    expectEnd(ended, { verdict: 'failed', reason: 'violations', code: 1 });
    expect(ended.stdout + ended.summary).not.toContain('src/db.js');
    expect(ended.stdout).toContain('12 findings not named here');
    expect(ended.report.findings).toHaveLength(12);
  });

  it('leaves the page of the job alone with job-summary: false', async () => {
    const { ended } = await runScripted(bad, { inputs: { 'job-summary': 'false' } });
    expect(ended.code).toBe(1);
    expect(ended.summary).toBe('');
    expect(ended.outputs.verdict).toBe('failed');
  });
});
