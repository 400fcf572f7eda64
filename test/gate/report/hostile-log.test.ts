/** What a run prints, and the files that it writes, with every text that a stranger could have written. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createLog, type Log, type LogOptions } from '../../../src/gate/hosts/log.ts';
import { createAnnotations } from '../../../src/gate/report/annotations.ts';
import { outputNames } from '../../../src/gate/report/outputs.ts';
import type { Report } from '../../../src/gate/report/report.ts';
import { formatSentence } from '../../../src/gate/report/sentence/sentence.ts';
import { createDefaultSettings } from '../../../src/gate/settings/reading.ts';
import { publish } from '../../../src/gate/surfaces/publish.ts';
import { neutralizeBlock, neutralizeLine } from '../../../src/shared/shown/neutral.ts';
import { hostileCategories, hostileStrings, pickThird, pickTwelfth } from '../../fixtures/hostile/corpus.ts';
import { isLong } from '../../model/runs.ts';
import { testRunner } from '../../runner.ts';
import { makeFolder } from '../../service/temporary-repository.ts';
import { everywhere, foreignText, foreignTexts } from './foreign.ts';
import { type ParsedCommand, parseLog } from './runner-parser.ts';
import { foreignReport } from './sample.ts';

const folder = makeFolder();

/** All that hides, reorders or steers, and what other systems take for commands anywhere in a line. */
const active = /[^\P{Cc}\n]|[\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]|##\w*\[/u;

const outside = /^\/|^[a-z][\w+.-]*:|\\|(?:^|\/)\.{1,2}(?:\/|$)/i;

interface Published {
  printed: string;
  outputs: Record<string, string>;
  files: string[];
}

async function publishTo(report: Report, isWorkflow: boolean): Promise<Published> {
  const written: string[] = [];
  const paths = Object.fromEntries(
    ['report.json', 'report.sarif', 'report.md', 'outputs', 'summary'].map((name) => [name, join(folder, name)]),
  );
  for (const path of Object.values(paths)) rmSync(path, { force: true });
  for (const name of ['outputs', 'summary']) writeFileSync(join(folder, name), '');
  const write = (text: string) => written.push(text);
  const files = { GITHUB_OUTPUT: paths.outputs, GITHUB_STEP_SUMMARY: paths.summary };
  const runner = isWorkflow ? testRunner(files, write) : undefined;
  await publish(
    report,
    {
      ...createDefaultSettings(),
      annotations: 'commands',
      reports: [
        { format: 'json', path: 'report.json' },
        { format: 'sarif', path: 'report.sarif' },
        { format: 'markdown', path: 'report.md' },
      ],
    },
    {
      log: createLog({ write, runner }),
      folder,
      temporaryFolder: folder,
      startedAt: new Date(0),
      runner,
      env: {},
      github: undefined,
      remote: undefined,
      exitCode: () => 2,
      redact: (text: string) => text,
    },
  );
  const [outputs = '', ...texts] = ['outputs', 'summary', 'report.json', 'report.sarif', 'report.md'].map((name) =>
    readFileSync(join(folder, name), 'utf8'),
  );
  return { printed: written.join(''), outputs: readOutputs(outputs), files: texts };
}

/** As the runner reads GITHUB_OUTPUT: what does not fit is an error there. */
function readOutputs(text: string): Record<string, string> {
  const read: Record<string, string> = {};
  const lines = text.split(/\r\n|\n/);
  while (lines.length > 1) {
    const [, name, delimiter] = /^([^=<]+)<<(.+)$/.exec(lines.shift() ?? '') ?? [];
    const end = lines.indexOf(delimiter ?? '');
    if (name === undefined || name in read || end < 0) throw new Error('the runner would refuse this file');
    read[name] = lines.slice(0, end).join('\n');
    lines.splice(0, end + 1);
  }
  return read;
}

/** The commands that the report's annotations are, folded, what is folded beside them, and the sentence. */
function ownCommands(report: Report): ParsedCommand[] {
  const marks = createAnnotations(report, { max: 50, maxPerLevel: 9 }).annotations.map(
    ({ level, title, message, file, line }) => ({
      version: 2 as const,
      name: level,
      properties: {
        ...(file === undefined ? {} : { file }),
        ...(file === undefined || line === undefined ? {} : { line: String(line) }),
        title: title.trim(),
      },
      data: neutralizeBlock(message),
    }),
  );
  const step = { version: 2 as const, name: 'error', properties: { title: 'Scan Gate' }, data: formatSentence(report) };
  return [...(marks.length === 0 ? [] : folded('Annotations', marks)), ...folded('How this was decided', []), step];
}

function folded(title: string, commands: ParsedCommand[]): ParsedCommand[] {
  const ends = { version: 2 as const, properties: {} };
  return [{ ...ends, name: 'group', data: title }, ...commands, { ...ends, name: 'endgroup', data: '' }];
}

async function expectOwnCommands(report: Report): Promise<void> {
  const { printed, outputs, files } = await publishTo(report, true);
  expect(printed).not.toMatch(active);
  const read = parseLog(printed);
  expect(read).toEqual(ownCommands({ ...report, exitCode: 2 }));
  for (const { properties } of read) expect(properties.file ?? 'none').not.toMatch(outside);
  expect(Object.keys(outputs)).toEqual(outputNames);
  for (const value of Object.values(outputs)) expect(value).not.toMatch(/[\n\r]/);
  for (const text of files) expect(parseLog(text)).toEqual([]);
}

async function expectNoCommand(report: Report): Promise<void> {
  const { printed } = await publishTo(report, false);
  expect(printed).not.toMatch(active);
  expect(parseLog(printed)).toEqual([]);
}

const inconclusive = { verdict: 'inconclusive', reason: 'unavailable', exitCode: 2 } as const;

describe('what a run prints', () => {
  it('contains only the commands of its annotations, whatever the text', async () => {
    for (const text of pickThird(0)) {
      const report = foreignReport(everywhere(text.slice(0, 5000)));
      await expectOwnCommands(report);
    }
  });

  it('holds no others where it could not decide', async () => {
    for (const text of pickTwelfth(5, hostileCategories.commands)) {
      const report = foreignReport(everywhere(text.slice(0, 5000)));
      await expectOwnCommands({ ...report, ...inconclusive, findings: [] });
    }
  });

  it('contains only the commands of its annotations, whatever the texts', async () => {
    const property = fc.asyncProperty(foreignTexts, (texts) => expectOwnCommands(foreignReport(texts)));
    await fc.assert(property, { numRuns: isLong ? 500 : 40 });
  });

  it('holds no command where nobody reads commands', async () => {
    for (const text of pickTwelfth(1, hostileCategories.commands))
      await expectNoCommand(foreignReport(everywhere(text.slice(0, 5000))));
  });
});

/** What a log writes, each piece as it is written. */
function recordingLog(options: Omit<LogOptions, 'write'> & { isWorkflow?: true }): { log: Log; written: string[] } {
  const written: string[] = [];
  const write = (text: string) => written.push(text);
  const runner = options.isWorkflow && testRunner({}, write);
  return { log: createLog({ write, runner, columns: options.columns }), written };
}

describe('the log', () => {
  const expectGroup = (text: string) => {
    const { log, written } = recordingLog({ isWorkflow: true });
    log.group(text, [text, text]);
    const printed = written.join('');
    expect(printed).not.toMatch(active);
    expect(parseLog(printed)).toEqual([
      { version: 2, name: 'group', properties: {}, data: neutralizeLine(text).trimEnd() },
      { version: 2, name: 'endgroup', properties: {}, data: '' },
    ]);
  };
  const expectLive = (text: string) => {
    const { log, written } = recordingLog({ columns: () => 80 });
    const end = log.live(() => text);
    log.line(text);
    end();
    const printed = written.map((each) => each.replace(/^\r\u001b\[K/, ''));
    for (const each of printed) expect(each).not.toMatch(active);
    expect(parseLog(printed.join('\n'))).toEqual([]);
  };

  it('folds any lines under any title', () => {
    for (const text of hostileStrings) expectGroup(text);
    fc.assert(fc.property(foreignText, expectGroup));
  });

  it('moves the cursor of a terminal for its own line alone', () => {
    for (const text of hostileStrings) expectLive(text);
    fc.assert(fc.property(foreignText, expectLive));
  });
});

describe('an output', () => {
  const expectOne = (text: string) => {
    const path = join(folder, 'output');
    writeFileSync(path, '');
    testRunner({ GITHUB_OUTPUT: path }, () => {}).setOutputs?.({ first: text, last: 'x' });
    const outputs = readOutputs(readFileSync(path, 'utf8'));
    expect(outputs).toEqual({ first: neutralizeLine(text), last: 'x' });
  };

  it('is one line and sets no other, whatever its value', () => {
    for (const text of hostileStrings) expectOne(text);
    fc.assert(fc.property(foreignText, expectOne));
  });
});
