import { describe, expect, it } from 'vitest';
import { outputNames, readOutputs } from '../../../../src/gate/report/outputs.ts';
import type { Report } from '../../../../src/gate/report/report.ts';
import { createDefaultSettings } from '../../../../src/gate/settings/reading.ts';
import { nothingWritten } from '../../../../src/gate/surfaces/surface.ts';
import { hostileStrings } from '../../../fixtures/hostile/corpus.ts';
import { inconclusiveReport, numbered, passedReport, reportOf } from '../../../github/set-up.ts';
import { hostileReport, sampleFinding, sampleReport } from '../../report/sample.ts';
import { surfaceNamed } from '../../surfaces/named.ts';
import { type ReadCommand, readAzureCommand } from './reader.ts';

const azure = surfaceNamed('local', 'Azure Pipelines');

/** What is printed on standard output where the job has no folder for files. */
function printed(report: Report, given: { maxAnnotations?: number; category?: string } = {}): string[] {
  const lines: string[] = [];
  const log = { answer: (line: string) => lines.push(line.slice(0, -1)) };
  const settings = { ...createDefaultSettings(), ...given };
  const local = { log, env: {}, redact: (text: string) => text };
  void azure.write({ report, settings, written: nothingWritten, local } as never);
  return lines;
}

const commandsOf = (name: string, lines: readonly string[]) =>
  lines.map((line) => readAzureCommand(line)).filter((command) => command?.name === name) as ReadCommand[];
/** The first is the sentence of a run that did not pass. */
const issues = (report: Report, max = 50) =>
  commandsOf('task.logissue', printed(report, { maxAnnotations: max })).slice(1);

describe('a logging command of Azure Pipelines', () => {
  it('is read back as it was written', () => {
    const id = 'a;b]c%d %3B%0A%AZP25 =x';
    const { scan } = sampleReport();
    const lines = printed(sampleReport({ scan: scan && { ...scan, id } }), { category: id });
    for (const line of lines) expect(line).not.toMatch(/[\r\n]/);
    const variables = commandsOf('task.setvariable', lines);
    expect(variables.map(({ data }) => data)).toContain(id);
    expect(commandsOf('task.logissue', lines)[0]?.data).toContain(id);
  });
});

describe('the issues of a build', () => {
  it('name what blocks, with its place and its weakness', () => {
    expect(printed(sampleReport())[1]).toBe(
      '##vso[task.logissue type=error;sourcepath=src/db/users.ts;linenumber=42;columnnumber=1;code=CWE-89]' +
        'critical: SQL injection in user lookup · Pass the name as a parameter. · score 9.8 · EPSS 12.4 %AZP25 · Violation vio_01HQ8Z6E01',
    );
  });

  it('are at most eight, so that the agent keeps all', () => {
    const report = reportOf(25);
    expect(issues(report)).toHaveLength(8);
    expect(issues(report, 3)).toHaveLength(3);
  });

  it('are warnings where the gate is not enforced', () => {
    const types = issues(sampleReport({ enforced: false, exitCode: 0 })).map(({ properties }) => properties.type);
    expect(new Set(types)).toEqual(new Set(['warning']));
  });

  it('hold the file of a finding without a line in their words', () => {
    const [issue] = issues(sampleReport({ findings: [sampleFinding({ line: undefined })] }));
    expect(issue?.properties).toEqual({ type: 'error' });
    expect(issue?.data).toContain(' · src/db/users.ts · ');
  });

  it('name nothing that may not be named, and nothing that does not block', () => {
    const hidden = sampleFinding({ disclosed: false, title: 'Hidden' });
    const other = numbered(1, { effect: 'none', isOnChangedLine: true, title: 'Other' });
    expect(issues(sampleReport({ findings: [hidden, other], pullRequest: 7 }))).toEqual([]);
  });

  it.each([
    ['failed', sampleReport(), 'error'],
    ['failed and is not enforced', sampleReport({ enforced: false, exitCode: 0 }), 'warning'],
    ['could not decide', inconclusiveReport(), 'error'],
    ['passed', passedReport(), undefined],
  ] as const)('begin with the sentence of a run that %s', (_, report, type) => {
    const [first] = commandsOf('task.logissue', printed(report));
    expect(first?.properties.type).toBe(type);
  });

  it('say which gate it is', () => {
    expect(commandsOf('task.logissue', printed(sampleReport(), { category: 'web' }))[0]?.data).toMatch(
      /^Scan Gate \(web\): 2 findings block/,
    );
  });

  it('hold what foreign text says as text on one line', () => {
    for (const text of hostileStrings) {
      for (const { data, properties } of issues(hostileReport(text))) {
        expect(data.length).toBeLessThanOrEqual(1000);
        for (const value of [data, ...Object.values(properties)]) expect(value).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]/u);
      }
    }
  });
});

describe('the variables of a build', () => {
  it('have the names of the outputs, which no shell has to quote', () => {
    const variables = commandsOf('task.setvariable', printed(sampleReport(), { category: 'my-web.1' }));
    const names = variables.map(({ properties }) => properties.variable);
    expect(names).toContain('my_web_1_blocking_count');
    for (const name of names) expect(name).toMatch(/^\w+$/);
    expect(commandsOf('task.setvariable', printed(passedReport()))).toContainEqual({
      ...{ name: 'task.setvariable', properties: { variable: 'verdict', isOutput: 'true' }, data: 'passed' },
    });
  });

  it('are known to the table of outputs', () => {
    for (const name of Object.keys(readOutputs(sampleReport()))) expect(outputNames).toContain(name);
  });
});
