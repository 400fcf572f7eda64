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
  ])('that %s makes the file no evidence', (_, invocation) => {
    expect(() => run(invocation)).toThrow(/did not succeed/);
    expect(() => run({ executionSuccessful: true }, invocation)).toThrow(/did not succeed/);
  });

  it.each<[string, Json]>([
    ['succeeded', { executionSuccessful: true }],
    ['succeeded with an exit code of findings', { executionSuccessful: true, exitCode: 1 }],
    ['says nothing', {}],
    ['notes something', { toolExecutionNotifications: [{ level: 'note', message: { text: 'x' } }] }],
  ])('that %s is quiet', (_, invocation) => {
    expect(run(invocation)).toMatchObject({ diagnostics: [], findings: [{ severity: 'MEDIUM' }] });
  });

  const successful = (...toolExecutionNotifications: Json[]) =>
    run({ executionSuccessful: true, toolExecutionNotifications }).diagnostics;

  it('that succeeded and notifies of an error about no file keeps the run from passing', () => {
    expect(successful(error)).toEqual([{ engine: 'Semgrep OSS', message: 'It broke', failed: true }]);
    expect(successful({ ...error, level: 'Error' })[0]).toHaveProperty('failed', true);
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
