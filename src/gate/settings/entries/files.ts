/** Settings for the files that a run writes and uploads. */
import { formatNames } from '../../report/format-names.ts';
import { boolean } from '../boolean.ts';
import { readReports, reportsExample, writeReports } from '../report-files.ts';
import { defineSetting } from '../setting.ts';
import { createPatternReader, joinAlternatives } from '../values.ts';

export const reports = defineSetting(
  {
    name: 'reports',
    group: 'Files',
    flag: { name: 'output', short: 'o' },
    brief: 'Report file to write; may be repeated',
    description: `Report files to write, one format=path a line: ${joinAlternatives(formatNames)}. A format without a path goes into a new temporary folder. json is always written, except by a command that judged nothing because of a wrong setting, policy, name or file.`,
    placeholder: 'FORMAT=PATH',
    example: reportsExample,
    absent: 'only json',
    read: readReports,
    file: { refused: 'a file must not choose where a run writes' },
  },
  { text: writeReports },
);

export const uploadSarif = defineSetting({
  ...boolean,
  name: 'upload-sarif',
  group: 'Files',
  brief: 'Upload the SARIF report',
  description: 'Uploads the SARIF report to code scanning, or in Azure Pipelines to the Scans tab.',
  default: 'false',
  file: { refused: 'it says what one run does' },
});

export const category = defineSetting({
  name: 'category',
  group: 'Files',
  brief: 'Keeps several gates of one repository apart',
  description: 'Keeps the results of several gates in one repository apart.',
  placeholder: 'NAME',
  example: 'backend',
  absent: 'one gate',
  read: createPatternReader(
    /^[\w.-]{1,60}$/,
    'is not a valid name; use at most 60 letters, digits, dots, dashes and underscores',
  ),
  file: { refused: 'it tells the runs of one repository apart' },
});
