import { describe, expect, it } from 'vitest';
import { readText } from '../../../src/gate/settings/reading.ts';
import { formatSetting } from '../../../src/gate/settings/settings.ts';

describe('reports', () => {
  it.each([
    ['junit=a.xml', [{ format: 'junit', path: 'a.xml' }]],
    ['sarif', [{ format: 'sarif', path: undefined }]],
    [
      'junit=out/a.xml, sonar=out/b c.json\nhtml\ncsv=x=y.csv\r\n',
      [
        { format: 'junit', path: 'out/a.xml' },
        { format: 'sonar', path: 'out/b c.json' },
        { format: 'html', path: undefined },
        { format: 'csv', path: 'x=y.csv' },
      ],
    ],
    [
      'json=/dev/null,html=/dev/null',
      [
        { format: 'json', path: '/dev/null' },
        { format: 'html', path: '/dev/null' },
      ],
    ],
    [',\n,', []],
  ])('reads %j', (text, value) => {
    expect(readText('reports', text)).toEqual({ value, complaints: [] });
  });

  it.each([
    ['junit=', 'has no path after junit='],
    ['junit = a.xml', 'has the unknown format "junit = a.xml"; the formats are json, '],
    ['=a.xml', 'the formats are json, '],
    ['scan-gate.html', 'the formats are json, '],
    ['junitt=a.xml', 'the formats are json, html, .*; did you mean junit\\?'],
    ['__proto__=a.xml', 'the formats are json, '],
    ['junit=a\u0007.xml', 'has control characters in the path of junit'],
    ['json=a.json\njson=b.json', 'asks for json twice; remove one of them'],
    ['json,json=b.json', 'asks for json twice; remove one of them'],
    ['html=a,junit=out/../a', 'gives html and junit one file; give each its own'],
  ])('refuses %j', (text, complaint) => {
    const { value, complaints } = readText('reports', text);
    expect(value).toBeUndefined();
    expect(complaints).toEqual([expect.stringMatching(complaint)]);
  });

  it('is written as it is read', () => {
    const { value } = readText('reports', 'junit=a.xml\nhtml\ncsv=b.csv');
    expect(formatSetting('reports', { reports: value } as never)).toBe('junit=a.xml,html,csv=b.csv');
  });
});
