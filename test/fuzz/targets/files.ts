/** Files that people and programs hand in: SARIF, policies, baselines, reports, settings. */
import { createBaseline, parseBaseline, renderBaseline } from '../../../src/gate/policy/baseline.ts';
import { readSavedReport } from '../../../src/gate/report/json/saved.ts';
import { parsePolicyFile } from '../../../src/gate/settings/policy-file.ts';
import { readText } from '../../../src/gate/settings/reading.ts';
import { settingNames, settings } from '../../../src/gate/settings/settings.ts';
import { decodeSarif, readSarif } from '../../../src/shared/sarif/intake.ts';
import { finding } from '../../gate/policy/evidence.ts';
import { render } from '../../gate/report/render.ts';
import { sampleReport } from '../../gate/report/sample.ts';
import { jsonLike, textOf } from '../built.ts';
import { hostile, policies, sarifLogs } from '../corpus.ts';
import type { Target } from '../target.ts';

const small = sarifLogs.filter((text) => text.length < 8000);
const sarifWords = [
  'ruleId',
  'ruleIndex',
  'level',
  'error',
  'kind',
  'pass',
  'baselineState',
  'absent',
  'suppressions',
  'security-severity',
  '9.1',
  'CWE-89',
  'uriBaseId',
  'SRCROOT',
  'region',
  'startLine',
  'taxa',
  'rule',
  'index',
  'invocations',
  'executionSuccessful',
  'fingerprints',
  'properties',
  'tags',
];

export const sarif: Target = {
  name: 'SARIF',
  share: 3,
  samples: small,
  built: jsonLike(small, sarifWords),
  units: [
    '{"ruleId":"a","message":{"text":"b"}},',
    '{"a":',
    '[',
    '{},',
    '%61',
    '../',
    'a/',
    '{0}',
    '[a](b)',
    'CWE-79 ',
    ' ',
  ],
  read(text) {
    const scan = readSarif(decodeSarif(Buffer.from(text)), { root: '/work', name: 'a.sarif' });
    for (const { filePath } of scan.findings) {
      if (filePath !== undefined && /^\/|(?:^|\/)\.\.(?:\/|$)/.test(filePath))
        throw new Error(`outside of the root: ${filePath}`);
    }
    return scan;
  },
};

export const sarifBytes: Target = {
  name: 'bytes of SARIF',
  share: 3,
  samples: ['{"version":"2.1.0","runs":[]}', '\u00ef\u00bb\u00bf{"runs":[]}', '\u00ff\u00fe{\0', '{\0"\0'],
  built: textOf([
    '\u00ef\u00bb\u00bf',
    '\u00ff\u00fe',
    '\0',
    '{"runs":',
    '[]',
    '}',
    '\u00c3',
    '\u00a9',
    '\u00f0\u009f',
  ]),
  units: ['\u00c3', '\u00f0\u009f', 'a', '\0'],
  read: (text) => readSarif(decodeSarif(Buffer.from(text, 'latin1'))),
};

const yamlParts = [
  ...settingNames.flatMap((name) => [`${name}: `, `${name}: ${settings[name].example}\n`]),
  ...[
    'exceptions:\n',
    '  - ',
    '    ',
    'path: "**"\n',
    'reason: x\n',
    'expires: 2027-01-01\n',
    'violation_id: a\n',
    '\n',
    '\t',
    '- ',
    '? ',
    ': ',
  ],
  ...[
    '&a ',
    '*a',
    '!!str ',
    '!<tag:x> ',
    '|\n',
    '>-\n',
    '"',
    "'",
    '[',
    ']',
    '{',
    '}',
    ',',
    '#',
    '---\n',
    '...\n',
    '%YAML 1.1\n',
    '<<: *a\n',
  ],
];

export const policyFiles: Target = {
  name: 'policy files',
  share: 2,
  samples: policies,
  built: textOf(yamlParts, { maxParts: 30 }),
  units: [
    'a: 1\n',
    '- ',
    '[',
    '{a: ',
    '&a [*a',
    ' ',
    '\n',
    '"',
    '#',
    ': ',
    '? ',
    '*a ',
    'exceptions:\n',
    '  - path: a\n    reason: b\n    expires: 2027-01-01\n',
  ],
  read: (text) => parsePolicyFile(text, '.github/scan-gate.yml'),
};

const baselines = [
  renderBaseline(
    createBaseline(
      [1, 2, 3].map((number) => finding({ id: `vio_${number}` })),
      { repository: 'https://github.com/acme/shop', branch: 'main' },
    ),
  ),
];

export const baseline: Target = {
  name: 'baselines',
  share: 4,
  samples: baselines,
  built: jsonLike(baselines, ['violation_id', 'vio_1', 'findings', 'version']),
  units: ['{"violation_id":"a"},', '[', '{"a":', ' ', '1,'],
  read: (text) => parseBaseline(text, 'baseline.json'),
};

const reports = [render('json', sampleReport())];

export const savedReports: Target = {
  name: 'saved reports',
  share: 2,
  samples: reports,
  built: jsonLike(reports, ['format_version', 'evidence', 'findings', 'verdict', 'passed', 'counts']),
  units: ['{"a":', '[', '{},', '"a":1,', ' '],
  read: (text) => readSavedReport(text, 'report.json'),
};

const examples = settingNames.map((name) => settings[name].example);

export const settingTexts: Target = {
  name: 'texts of settings',
  share: 3,
  samples: [...examples, ...hostile.slice(0, 100)],
  built: textOf([
    ...examples,
    'high',
    'critical=0',
    '=',
    ',',
    ' ',
    '%',
    '30d',
    'd',
    'sca-high=10',
    'fork=warn',
    ':',
    '/',
    '@',
    '*',
    '**',
    '{a,b}',
    '[a-z]',
    '!(a)',
    '+(a)',
  ]),
  units: ['a ', 'a=1 ', ',', '*', '**/', '(', '+(a', '{a,', '[', '1', ' ', 'a.', 'a/', '@'],
  read: (text) => settingNames.map((name) => readText(name, text).complaints),
};
