import { describe, expect, it } from 'vitest';
import { locationOf, read, resultOf } from './make.ts';

type Json = Record<string, unknown>;
const error = { level: 'error', message: { text: 'It broke' } };
const run = (...invocations: Json[]) => read([resultOf()], { invocations });

describe('an invocation', () => {
  it.each<[string, Json]>([
    ['says that it did not succeed', { executionSuccessful: false }],
    ['says nothing that is true', { executionSuccessful: 'yes' }],
    ['says nothing, and notifies of an error', { toolExecutionNotifications: [error] }],
    ['says nothing, and notifies of a wrong configuration', { toolConfigurationNotifications: [error] }],
    ['says nothing, and was ended by a signal', { exitSignalName: 'SIGKILL' }],
    ['says nothing, and could not be started', { processStartFailureMessage: 'not found' }],
    ['says that it did, with another exit code', { executionSuccessful: true, exitCode: 2 }],
    ['says that it did, with the exit code of a signal', { executionSuccessful: true, exitCode: 137 }],
    ['says that it did, with a negative exit code', { executionSuccessful: true, exitCode: -1 }],
    ['says that it did, with an exit code that is not a number', { executionSuccessful: true, exitCode: '2' }],
    ['says that it did, and was ended by a signal', { executionSuccessful: true, exitSignalName: 'SIGKILL' }],
    ['says that it did, and was ended by a number', { executionSuccessful: true, exitSignalNumber: 9 }],
    ['says that it did, and did not start', { executionSuccessful: true, processStartFailureMessage: 'no file' }],
  ])('that %s makes the file no evidence', (_, invocation) => {
    expect(() => run(invocation)).toThrow(/did not succeed/);
    expect(() => run({ executionSuccessful: true }, invocation)).toThrow(/did not succeed/);
  });

  it.each<[string, Json]>([
    ['succeeded', { executionSuccessful: true }],
    ['succeeded with an exit code of findings', { executionSuccessful: true, exitCode: 1 }],
    ['succeeded with empty words', { executionSuccessful: true, exitCode: 0, exitSignalName: '', exitSignalNumber: 0 }],
    ['says nothing', {}],
    ['notes something', { toolExecutionNotifications: [{ level: 'note', message: { text: 'x' } }] }],
  ])('that %s is quiet', (_, invocation) => {
    expect(run(invocation)).toMatchObject({ diagnostics: [], findings: [{ severity: 'MEDIUM' }] });
  });

  it('that found nothing did not end with the exit code of findings', () => {
    const invocations = [{ executionSuccessful: true, exitCode: 1 }];
    expect(() => read([], { invocations })).toThrow('did not succeed: exit code 1');
  });

  const successful = (...toolExecutionNotifications: Json[]) =>
    run({ executionSuccessful: true, toolExecutionNotifications }).diagnostics;

  it('that succeeded and notifies of an error about no file keeps the run from passing', () => {
    expect(successful(error)).toEqual([{ engine: 'Semgrep OSS', message: 'It broke', failed: true }]);
    expect(successful({ ...error, level: 'Error' })[0]).toHaveProperty('failed', true);
    expect(successful({ ...error, level: 'NOTE' })).toHaveLength(1);
  });

  it('names every file of a notification', () => {
    expect(successful({ ...error, locations: [locationOf('a.js'), locationOf('b.js')] })).toEqual([
      { engine: 'Semgrep OSS', message: 'It broke', file_paths: ['a.js', 'b.js'] },
    ]);
    expect(successful({ level: 'surprise', message: { text: 'x' }, locations: [locationOf('a.js')] })).toEqual([
      { engine: 'Semgrep OSS', message: 'x', file_path: 'a.js' },
    ]);
  });

  it('of many notifications loses neither a file nor an error', () => {
    const many = Array.from({ length: 300 }, (_, index) => ({ ...error, locations: [locationOf(`${index}.js`)] }));
    const diagnostics = successful(...many, error);
    expect(diagnostics).toHaveLength(101);
    expect(diagnostics.at(-1)).toMatchObject({
      failed: true,
      file_paths: expect.arrayContaining(['100.js', '299.js']),
    });
  });
});

describe('what a run says beside its results', () => {
  it('is the commits that it looked at', () => {
    const versionControlProvenance = [{ revisionId: ' ABC1234 ' }, { branch: 'main' }, { revisionId: 7 }, null];
    expect(read([], { versionControlProvenance }).revisions).toEqual([['ABC1234']]);
    expect(read([]).revisions).toEqual([[]]);
  });

  it('is every place of a result, and where its suppressions stand', () => {
    const [finding] = read([
      resultOf({
        locations: [locationOf('a.js', 1), locationOf('https://x/y'), locationOf('b.js', 2)],
        suppressions: [{ kind: 'external', location: locationOf('c.js', 3) }, { kind: 'external' }],
      }),
    ]).findings;
    expect(finding).toMatchObject({
      filePath: 'a.js',
      line: 1,
      places: [
        { filePath: 'a.js', line: 1 },
        { filePath: 'b.js', line: 2 },
      ],
      suppressedIn: ['c.js'],
    });
  });
});
