import { describe, expect, it } from 'vitest';
import { readText } from '../../src/settings/reading.ts';
import { findFileConflicts, listAskedFiles, needsWholeList } from '../../src/settings/report-files.ts';
import { settingText } from '../../src/settings/settings.ts';

const none = {
  ...{ jsonFile: undefined, htmlFile: undefined, markdownFile: undefined, vexFile: undefined, sarifFile: undefined },
  ...{ agentFile: undefined, reports: undefined },
};

describe('reports', () => {
  it.each([
    ['junit=a.xml', [{ format: 'junit', path: 'a.xml' }]],
    [
      'junit=out/a.xml, sonar=out/b c.json\ncsv=x=y.csv\r\n',
      [
        { format: 'junit', path: 'out/a.xml' },
        { format: 'sonar', path: 'out/b c.json' },
        { format: 'csv', path: 'x=y.csv' },
      ],
    ],
    [',\n,', []],
  ])('reads %j', (text, value) => {
    expect(readText('reports', text)).toEqual({ value, complaints: [] });
  });

  it.each([
    ['junit', 'is not a format and a path such as junit=scan-gate-junit.xml'],
    ['junit=', 'is not a format and a path'],
    ['junit = a.xml', 'is not a format and a path'],
    ['=a.xml', 'is not a format and a path'],
    ['junitt=a.xml', 'which is not json, html, .* or csv; did you mean junit\\?'],
    ['__proto__=a.xml', 'which is not json, '],
    ['junit=a\u0007.xml', 'has control characters in the path of "junit"'],
  ])('refuses %j', (text, complaint) => {
    const { value, complaints } = readText('reports', text);
    expect(value).toBeUndefined();
    expect(complaints).toEqual([expect.stringMatching(complaint)]);
  });

  it('is written as it is read', () => {
    const { value } = readText('reports', 'junit=a.xml\ncsv=b.csv');
    expect(settingText('reports', { reports: value } as never)).toBe('junit=a.xml,csv=b.csv');
  });
});

describe('two ways to ask for one file', () => {
  const reports = (format: 'json' | 'junit', ...paths: string[]) => paths.map((path) => ({ format, path }));

  it.each([
    ['the same path', { jsonFile: 'a.json', reports: reports('json', './a.json') }],
    ['one format of each', { jsonFile: 'a.json', reports: reports('junit', 'a.xml') }],
    ['one path for two settings of one format each', { jsonFile: '/dev/null', htmlFile: '/dev/null' }],
  ])('agree on %s', (_, settings) => {
    expect(findFileConflicts({ ...none, ...settings })).toEqual([]);
  });

  it.each([
    [
      { jsonFile: 'a.json', reports: reports('json', 'b.json') },
      'reports: the format json is asked for twice: "a.json" by json-file, "b.json" by reports; remove one of them',
    ],
    [
      { reports: reports('junit', 'a.xml', 'b.xml') },
      'reports: the format junit is asked for twice: "a.xml" by reports, "b.xml" by reports; remove one of them',
    ],
    [
      { jsonFile: 'a', reports: reports('junit', 'out/../a') },
      'reports: two reports would be one file: "json-file (json=a)" and "reports (junit=out/../a)"; give each a path of its own',
    ],
  ])('contradict one another: %j', (settings, conflict) => {
    expect(findFileConflicts({ ...none, ...settings })).toEqual([conflict]);
  });

  it.each([
    ['gitlab-sast', true],
    ['gitlab-sarif', true],
    ['sonar', true],
    ['junit', false],
    ['csv', false],
  ] as const)('ask for a whole list where their reader closes what is missing: %s', (format, isWhole) => {
    expect(needsWholeList({ reports: [{ format, path: 'a' }] })).toBe(isWhole);
  });

  it('are all listed, with the setting that asks', () => {
    const settings = { ...none, sarifFile: 'a.sarif', reports: reports('junit', 'a.xml') };
    expect(listAskedFiles(settings)).toEqual([
      { format: 'sarif', path: 'a.sarif', by: 'sarif-file' },
      { format: 'junit', path: 'a.xml', by: 'reports' },
    ]);
  });
});
