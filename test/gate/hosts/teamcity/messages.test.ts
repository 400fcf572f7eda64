import { describe, expect, it } from 'vitest';
import type { Report } from '../../../../src/gate/report/report.ts';
import { createDefaultSettings } from '../../../../src/gate/settings/reading.ts';
import { nothingWritten } from '../../../../src/gate/surfaces/surface.ts';
import { hostileStrings } from '../../../fixtures/hostile/corpus.ts';
import { passedReport } from '../../../github/set-up.ts';
import { hostileReport, sampleFinding, sampleReport } from '../../report/sample.ts';
import { surfaceNamed } from '../../surfaces/named.ts';
import { type ReadMessage, readServiceMessage } from './service-messages.ts';

const teamcity = surfaceNamed('local', 'TeamCity');

function printed(report: Report, given: { maxAnnotations?: number; category?: string } = {}): string[] {
  const lines: string[] = [];
  const log = { answer: (line: string) => lines.push(...line.trimEnd().split('\n')) };
  const settings = { ...createDefaultSettings(), ...given };
  const local = { log, redact: (text: string) => text };
  void teamcity.write({ report, settings, written: nothingWritten, local } as never);
  return lines;
}

const read = (...given: Parameters<typeof printed>): ReadMessage[] => printed(...given).map(readServiceMessage);
const named = (messages: ReadMessage[], name: string) =>
  messages.filter((each) => each.name === name).map(({ attributes }) => attributes);

describe('service messages', () => {
  it('report what blocks as inspections, each kind once, with its place', () => {
    const twice = [sampleFinding({ id: 'vio_1' }), sampleFinding({ id: 'vio_2', line: 43 })];
    const messages = read(sampleReport({ findings: twice }));
    expect(named(messages, 'inspectionType')).toEqual([
      {
        id: 'sast/sql-injection-in-user-lookup/high',
        name: 'SQL injection in user lookup',
        description: 'SQL injection in user lookup (high)',
        category: 'Scan Gate',
      },
    ]);
    expect(named(messages, 'inspection').map(({ file, line, SEVERITY }) => [file, line, SEVERITY])).toEqual([
      ['src/db/users.ts', '42', 'ERROR'],
      ['src/db/users.ts', '43', 'ERROR'],
    ]);
  });

  it('say the sentence in the status of the build, and never its status', () => {
    const [status] = named(read(sampleReport(), { category: 'api' }), 'buildStatus');
    expect(status).toEqual({ text: expect.stringMatching(/^\{build\.status\.text\}; Scan Gate \(api\): \S/) });
  });

  it('report counts that are known, and none for others', () => {
    const { scan } = sampleReport();
    const report = sampleReport({ scan: scan && { ...scan, counts: { CRITICAL: 0, HIGH: 3 } } });
    const statistics = named(read(report), 'buildStatisticValue').map(({ key, value }) => `${key}=${value}`);
    expect(statistics).toEqual([
      'ScanGate.critical=0',
      'ScanGate.high=3',
      expect.stringMatching(/^ScanGate\.blocking=/),
    ]);
  });

  it('count nothing as blocking in a run that could not decide', () => {
    const report = sampleReport({ verdict: 'inconclusive', reason: 'timeout' });
    const keys = named(read(report), 'buildStatisticValue').map(({ key }) => key);
    expect(keys).not.toContain('ScanGate.blocking');
  });

  it('name nothing that may not be named', () => {
    const messages = read(sampleReport({ findings: [sampleFinding({ disclosed: false, title: 'Hidden' })] }));
    expect(JSON.stringify(messages)).not.toContain('Hidden');
    expect(named(messages, 'inspection')).toEqual([]);
  });

  it('hold no inspection of a run that passed', () => {
    expect(named(read(passedReport()), 'inspection')).toEqual([]);
  });

  it('hold what foreign text says as text, within the limits of TeamCity', () => {
    const limits: Readonly<Record<string, number>> = { id: 255, name: 255, category: 255, typeId: 255, message: 4000 };
    for (const text of hostileStrings) {
      for (const { attributes } of read(hostileReport(text), { maxAnnotations: 100 })) {
        for (const [key, value] of Object.entries(attributes)) {
          expect(value.length, key).toBeLessThanOrEqual(limits[key] ?? 4000);
          expect(value, key).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}\p{Cs}]/u);
        }
      }
    }
  });

  it('are printable ASCII on one line each', () => {
    for (const text of hostileStrings)
      for (const line of printed(hostileReport(text), { maxAnnotations: 10 }))
        expect(line).toMatch(/^##teamcity\[[ -~]*\]$/);
  });

  it('escape what acts in a value', () => {
    const category = "a|b'c[d]e é𝕏 ##teamcity[buildStatus status='SUCCESS']";
    const [line = ''] = printed(sampleReport(), { category }).filter((each) =>
      each.startsWith('##teamcity[buildStatus '),
    );
    expect(line).toContain("a||b|'c|[d|]e |0x00e9|0xd835|0xdd4f ##teamcity|[buildStatus");
    expect(readServiceMessage(line).attributes.text).toContain(category);
  });
});
