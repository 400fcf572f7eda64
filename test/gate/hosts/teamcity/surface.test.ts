import { describe, expect, it } from 'vitest';
import { createLog } from '../../../../src/gate/hosts/log.ts';
import type { Report } from '../../../../src/gate/report/report.ts';
import { createDefaultSettings } from '../../../../src/gate/settings/reading.ts';
import type { LocalShowing } from '../../../../src/gate/surfaces/surface.ts';
import { numbered, reportOf } from '../../../github/set-up.ts';
import { sampleReport } from '../../report/sample.ts';
import { surfaceNamed } from '../../surfaces/named.ts';
import { readServiceMessage } from './service-messages.ts';

const teamcity = surfaceNamed('local', 'TeamCity');

async function shown(report: Report, given: object = {}, secret = 'none of these') {
  let printed = '';
  const log = createLog({ write: (text) => (printed += text) });
  const local = { log, env: { TEAMCITY_VERSION: '2025.07' }, redact: (text: string) => text.replaceAll(secret, '***') };
  const settings = { ...createDefaultSettings(), ...given };
  const showing = { report, settings, local } as unknown as LocalShowing;
  const { lines } = await teamcity.write(showing as never);
  const messages = printed
    .split('\n')
    .filter((line) => line !== '')
    .map(readServiceMessage);
  return { showing, lines, messages, inspections: messages.filter(({ name }) => name === 'inspection') };
}

describe('TeamCity', () => {
  it('gets a message a line on standard output', async () => {
    const { messages, lines } = await shown(sampleReport());
    expect(messages.map(({ name }) => name)).toContain('buildStatus');
    expect(lines).toEqual([]);
  });

  it('gets as many inspections as are asked for, and the log counts the others', async () => {
    const { inspections, lines } = await shown(reportOf(25), { maxAnnotations: 3 });
    expect(inspections).toHaveLength(3);
    expect(lines).toEqual([expect.stringMatching(/^TeamCity: Annotated: 3 of 25 /)]);
  });

  it('gets no inspection where nothing is to be marked', async () => {
    const { inspections, lines } = await shown(reportOf(25), { annotations: 'none' });
    expect([inspections, lines]).toEqual([[], []]);
  });

  it('gets no secret, not even one that escaping would have changed', async () => {
    const title = "Key it's|[one] in code";
    const { messages } = await shown(sampleReport({ findings: [numbered(0, { title })] }), {}, "it's|[one]");
    expect(JSON.stringify(messages)).toContain('Key *** in code');
  });

  it('is there with its variable, while standard output is the log', async () => {
    const { showing } = await shown(sampleReport());
    expect(teamcity.isWanted(showing as never)).toBe(true);
    const elsewhere = { ...showing, local: { ...showing.local, env: {} } };
    expect(teamcity.isWanted(elsewhere as never)).toBe(false);
    expect(teamcity.isWanted({ ...showing, report: sampleReport({ reason: 'cancelled' }) } as never)).toBe(false);
    showing.local.log.moveTo(() => {});
    expect(teamcity.isWanted(showing as never)).toBe(false);
  });
});
