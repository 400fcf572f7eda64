/** All that is printed in Azure Pipelines, whatever a finding says: its own commands, and no other. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createLog } from '../../../../src/gate/hosts/log.ts';
import type { Report } from '../../../../src/gate/report/report.ts';
import { createDefaultSettings, type OptionalSettings } from '../../../../src/gate/settings/reading.ts';
import { publish } from '../../../../src/gate/surfaces/publish.ts';
import type { LocalShowing } from '../../../../src/gate/surfaces/surface.ts';
import { hostileCategories, pickTwelfth } from '../../../fixtures/hostile/corpus.ts';
import { numbered, passedReport, reportOf } from '../../../github/set-up.ts';
import { makeFolder } from '../../../service/temporary-repository.ts';
import { everywhere, foreignTexts } from '../../report/foreign.ts';
import { foreignReport, sampleReport } from '../../report/sample.ts';
import { surfaceNamed } from '../../surfaces/named.ts';
import { type ReadCommand, readAzureCommand, searchedText } from './reader.ts';

const azurePipelines = surfaceNamed('local', 'Azure Pipelines');

interface Shown {
  printed: string;
  commands: ReadCommand[];
}

interface Given {
  settings?: Partial<OptionalSettings>;
  env?: Record<string, string | undefined>;
  redact?: (text: string) => string;
}

/** A whole run as it is shown. */
async function show(report: Report, given: Given = {}): Promise<Shown> {
  const temporary = makeFolder();
  const written: string[] = [];
  const { redact = (text: string) => text } = given;
  const settings = {
    ...createDefaultSettings(),
    reports: [{ format: 'json' as const, path: 'report.json' }],
    ...given.settings,
  };
  await publish(report, settings, {
    log: createLog({ write: (text) => written.push(text) }),
    folder: temporary,
    temporaryFolder: temporary,
    startedAt: new Date(0),
    runner: undefined,
    env: { TF_BUILD: 'True', AGENT_TEMPDIRECTORY: temporary, ...given.env },
    github: undefined,
    remote: undefined,
    exitCode: () => (report.verdict === 'passed' ? 0 : 1),
    redact,
  });
  const printed = written.join('');
  const commands = printed.split('\n').flatMap((line) => (line.startsWith('##vso[') ? [readAzureCommand(line)] : []));
  return { printed, commands: commands.filter((command) => command !== undefined) };
}

const named = (commands: readonly ReadCommand[], name: string) => commands.filter((each) => each.name === name);

describe('Azure Pipelines', () => {
  it('is told the sentence, what blocks, the outputs, and where the summary is', async () => {
    const { commands } = await show(sampleReport(), { settings: { uploadSarif: true } });
    expect(commands.map(({ name }) => name).filter((name) => name !== 'task.setvariable')).toEqual([
      ...['task.logissue', 'task.logissue', 'task.logissue'],
      ...['task.uploadsummary', 'artifact.upload'],
    ]);
    const values = named(commands, 'task.setvariable').map(({ properties, data }) => [properties.variable, data]);
    expect(Object.fromEntries(values)).toMatchObject({
      verdict: 'failed',
      blocking_count: '2',
      judged_scan_id: expect.stringMatching(/^scan_/),
    });
    const [summary, sarif] = commands.slice(-2);
    expect(readFileSync(summary?.data ?? '', 'utf8')).toMatch(/^### ❌ 2 findings block/);
    expect(basename(summary?.data ?? '')).toBe('scan-gate.md');
    expect(sarif?.properties).toEqual({ containerfolder: 'CodeAnalysisLogs', artifactname: 'CodeAnalysisLogs' });
    expect(JSON.parse(readFileSync(sarif?.data ?? '', 'utf8')).version).toBe('2.1.0');
  });

  it('is told of no issue by a run that passed', async () => {
    const { commands } = await show(passedReport());
    expect(named(commands, 'task.logissue')).toEqual([]);
    expect(named(commands, 'task.setvariable').find(({ properties }) => properties.variable === 'verdict')?.data).toBe(
      'passed',
    );
  });

  it('keeps several gates apart', async () => {
    const { commands } = await show(sampleReport(), { settings: { category: 'web' } });
    const variables = named(commands, 'task.setvariable').map(({ properties }) => properties.variable);
    expect(variables.every((name) => name?.startsWith('web_'))).toBe(true);
    expect(basename(named(commands, 'task.uploadsummary')[0]?.data ?? '')).toBe('scan-gate-web.md');
  });

  it('gets as many issues as are asked for, and the log counts the others', async () => {
    const few = await show(reportOf(25), { settings: { maxAnnotations: 3 } });
    expect(named(few.commands, 'task.logissue')).toHaveLength(4);
    expect(few.printed).toContain('Azure Pipelines: Annotated: 3 of 25 blocking findings');
    const none = await show(reportOf(25), { settings: { annotations: 'none' } });
    expect(named(none.commands, 'task.logissue')).toHaveLength(1);
    expect(none.printed).not.toContain('are annotated');
  });

  it('gets no finding that may not be named, and the log says why', async () => {
    const { commands, printed } = await show(
      sampleReport({ findings: [numbered(0, { disclosed: false, title: 'Hidden' })] }),
    );
    expect(JSON.stringify(commands)).not.toContain('Hidden');
    expect(printed.replaceAll(/\s+/g, ' ')).toContain('(1 may not be named here, see disclose)');
  });

  it('gets no secret, not even one that escaping would have changed', async () => {
    const secret = 'it%0A;one]';
    const report = sampleReport({ findings: [numbered(0, { title: `Key ${secret} in code` })] });
    const { printed, commands } = await show(report, {
      redact: (text) => text.replaceAll(secret, '***'),
      settings: { uploadSarif: true, reports: [{ format: 'json' as const, path: 'report.json' }] },
    });
    expect(JSON.stringify(named(commands, 'task.logissue'))).toContain('Key *** in code');
    for (const line of printed.split('\n').filter((each) => each.startsWith('##vso[')))
      expect(line).not.toContain('one%5D');
    for (const { data } of commands.slice(-2)) expect(readFileSync(data, 'utf8')).not.toContain(secret);
  });

  it.each([
    ['there is no folder of the job', { AGENT_TEMPDIRECTORY: undefined }],
    ['the folder of the job is not there', { AGENT_TEMPDIRECTORY: '/absent/of/this/machine' }],
  ])('is told of no file, which would fail the step, where %s', async (_, env) => {
    const { commands, printed } = await show(sampleReport(), { env, settings: { uploadSarif: true } });
    expect(named(commands, 'task.uploadsummary')).toEqual([]);
    expect(named(commands, 'artifact.upload')).toEqual([]);
    expect(printed).toContain('Azure Pipelines: there is no summary, because AGENT_TEMPDIRECTORY');
    expect(printed).toContain('Azure Pipelines: there is no SARIF for the Scans tab, because AGENT_TEMPDIRECTORY');
  });

  it('is handed no artifact in a release, which cannot take one', async () => {
    const { commands, printed } = await show(sampleReport(), {
      env: { SYSTEM_HOSTTYPE: 'release' },
      settings: { uploadSarif: true },
    });
    expect(named(commands, 'artifact.upload')).toEqual([]);
    expect(printed).toContain('because a release cannot upload one');
  });

  it('leaves folders with the files alone, each on its own', async () => {
    const { commands } = await show(sampleReport());
    const [summary] = named(commands, 'task.uploadsummary');
    expect(readdirSync(dirname(summary?.data ?? ''))).toEqual(['scan-gate.md']);
  });

  it('is there with its variable, while standard output is the log', () => {
    const log = createLog({ write: () => {} });
    const showing = (env: object, report = sampleReport()) =>
      ({ report, local: { log, env } }) as unknown as LocalShowing;
    expect(azurePipelines.isWanted(showing({ TF_BUILD: 'True' }))).toBe(true);
    expect(azurePipelines.isWanted(showing({}))).toBe(false);
    expect(azurePipelines.isWanted(showing({ TF_BUILD: 'True' }, sampleReport({ reason: 'cancelled' })))).toBe(false);
    log.moveTo(() => {});
    expect(azurePipelines.isWanted(showing({ TF_BUILD: 'True' }))).toBe(false);
  });
});

const ownNames = ['task.logissue', 'task.setvariable', 'task.uploadsummary', 'artifact.upload'];

/** Every line is one of our commands as a whole, or nothing that the agent or its log acts on. */
async function expectOwnCommands(report: Report): Promise<void> {
  const { printed, commands } = await show(report, { settings: { uploadSarif: true } });
  for (const line of printed.split('\n')) {
    const isOwn = line.startsWith('##vso[');
    const rest = searchedText(isOwn ? line.slice(2) : line);
    expect(rest).not.toMatch(/##(?:vso|\w*\[)/);
    if (isOwn) expect(ownNames).toContain(readAzureCommand(line)?.name);
  }
  for (const { data, properties } of commands)
    for (const value of [data, ...Object.values(properties)]) {
      expect(searchedText(value)).not.toMatch(/##(?:vso|\w*\[)/);
      expect(value).not.toMatch(/[\r\n]/);
    }
  // None that a text could have brought in, and none that one could have taken away.
  expect(named(commands, 'task.setvariable').map(({ properties }) => properties.variable)).toEqual(
    named((await plain).commands, 'task.setvariable').map(({ properties }) => properties.variable),
  );
}

const plain = show(sampleReport());

describe('the log in Azure Pipelines', () => {
  it('holds its own commands and no others, whatever the text', async () => {
    for (const text of pickTwelfth(8, hostileCategories.commands))
      await expectOwnCommands(foreignReport(everywhere(text.slice(0, 2000))));
  });

  it('holds its own commands and no others, whatever the texts', async () => {
    const property = fc.asyncProperty(foreignTexts, (texts) => expectOwnCommands(foreignReport(texts)));
    await fc.assert(property, { numRuns: 50 });
  });
});
