import { describe, expect, it } from 'vitest';
import { writeAzureCommand } from '../../../src/report/azure/command.ts';
import {
  createFindingIssues,
  createSentenceCommand,
  createVariableCommands,
  selectIssueFindings,
} from '../../../src/report/azure/commands.ts';
import { outputNames, readOutputs } from '../../../src/report/outputs.ts';
import type { Report } from '../../../src/report/report.ts';
import { hostileStrings } from '../../fixtures/hostile/corpus.ts';
import { inconclusiveReport, numbered, passedReport, reportOf } from '../../github/set-up.ts';
import { hostileReport, sampleFinding, sampleReport } from '../sample.ts';
import { readAzureCommand } from './reader.ts';

const issues = (report: Report, max = 50) => createFindingIssues(report, selectIssueFindings(report, max));

describe('a logging command of Azure Pipelines', () => {
  it('is read back as it was written', () => {
    const given = 'a;b]c%d\re\nf %3B%0A%AZP25 =x ##vso[task.complete result=Succeeded;]done';
    const command = { name: 'task.logissue', properties: { code: given, type: 'error' }, data: given } as const;
    const line = writeAzureCommand(command);
    expect(line).not.toMatch(/[\r\n]/);
    expect(readAzureCommand(line)).toEqual(command);
  });

  it('is read back whatever it holds', () => {
    for (const data of hostileStrings) {
      const line = writeAzureCommand({ name: 'task.setvariable', properties: { variable: `x${data}` }, data });
      expect(line).not.toMatch(/[\r\n]/);
      expect(readAzureCommand(line)).toEqual({ name: 'task.setvariable', properties: { variable: `x${data}` }, data });
    }
  });
});

describe('the issues of a build', () => {
  it('name what blocks, with its place and its weakness', () => {
    const [first] = issues(sampleReport());
    expect(first && writeAzureCommand(first)).toBe(
      '##vso[task.logissue type=error;sourcepath=src/db/users.ts;linenumber=42;columnnumber=1;code=CWE-89]' +
        'critical: SQL injection in user lookup · Pass the name as a parameter. · score 9.8 · EPSS 12.4 %AZP25 · Violation vio_01HQ8Z6E01',
    );
  });

  it('are at most eight, so that the agent keeps all, and the log counts the others', () => {
    const report = reportOf(25);
    expect(issues(report)).toHaveLength(8);
    expect(selectIssueFindings(report, 50).deciding).toEqual({ shown: 8, total: 25 });
    expect(issues(report, 3)).toHaveLength(3);
  });

  it('are warnings where the gate is not enforced', () => {
    const types = issues(sampleReport({ enforced: false, exitCode: 0 })).map(({ properties }) => properties?.type);
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
    expect(createSentenceCommand(report, undefined).map(({ properties }) => properties?.type)).toEqual(
      type === undefined ? [] : [type],
    );
  });

  it('say which gate it is', () => {
    expect(createSentenceCommand(sampleReport(), 'web')[0]?.data).toMatch(/^Scan Gate \(web\): 2 findings block/);
  });

  it('hold what foreign text says as text on one line', () => {
    for (const text of hostileStrings) {
      for (const { data, properties } of issues(hostileReport(text))) {
        expect(data.length).toBeLessThanOrEqual(1000);
        for (const value of [data, ...Object.values(properties ?? {})])
          expect(value).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]/u);
      }
    }
  });
});

describe('the variables of a build', () => {
  it('have the names of the outputs, which no shell has to quote', () => {
    const names = createVariableCommands(readOutputs(sampleReport()), 'my-web.1').map(
      ({ properties }) => properties?.variable,
    );
    expect(names).toContain('my_web_1_blocking_count');
    for (const name of names) expect(name).toMatch(/^\w+$/);
    expect(createVariableCommands({ verdict: 'passed' }, undefined)).toEqual([
      { name: 'task.setvariable', properties: { variable: 'verdict', isOutput: 'true' }, data: 'passed' },
    ]);
  });

  it('are known to the table of outputs', () => {
    for (const name of Object.keys(readOutputs(sampleReport()))) expect(outputNames).toContain(name);
  });
});
