import { describe, expect, it } from 'vitest';
import { judgeEvidence } from '../../../src/gate/policy/judge.ts';
import { addJudgement } from '../../../src/gate/report/judged.ts';
import { createReport } from '../../../src/gate/report/report.ts';
import { formatSentence } from '../../../src/gate/report/sentence/sentence.ts';
import { parsePolicyFile } from '../../../src/gate/settings/policy-file.ts';
import { decisionOf } from '../report/logged.ts';
import { sampleReport } from '../report/sample.ts';
import { atHigh, evidence, type Finding, finding, found, listSaid, many, type Policy } from './evidence.ts';

const ignoring: Policy = { ...atHigh, ignorePaths: ['examples/**'] };
const api: Policy = { ...atHigh, paths: ['services/api/**'] };
const at = (filePath: string | undefined, fields: Partial<Finding> = {}) => finding({ filePath, ...fields });

describe('a finding', () => {
  it.each<[string, Policy, Finding, string]>([
    ['in an ignored path does not count', ignoring, at('examples/a.js'), 'passed'],
    ['elsewhere does', ignoring, at('src/a.js'), 'failed'],
    ['that names no file is not ignored', ignoring, at(undefined), 'failed'],
    ['that may lie elsewhere is not ignored', ignoring, at('/home/ci/examples/a.js'), 'failed'],
    ['that leads elsewhere is not ignored', ignoring, at('examples/../src/a.js'), 'failed'],
    ['in the judged part counts', api, at('services/api/a.js'), 'failed'],
    ['in another part does not', api, at('services/web/a.js'), 'passed'],
    ['that names no file may lie in it', api, at(undefined), 'inconclusive'],
    ['on a scanner’s machine may lie in it', api, at('/builds/x/services/api/a.js'), 'inconclusive'],
    ['in the part and ignored does not count', { ...api, ignorePaths: ['**/*.js'] }, at('services/api/a.js'), 'passed'],
  ])('%s', (_, policy, given, verdict) => expect(judgeEvidence(found(given), policy).verdict).toBe(verdict));

  it('that was not listed may lie in the judged part', () => {
    const unread = evidence({ HIGH: 1 }, [], { lists: {}, unknownSeverities: 'none' });
    expect(judgeEvidence(unread, api).verdict).toBe('inconclusive');
    expect(judgeEvidence(unread, ignoring).verdict).toBe('inconclusive');
  });
});

it('what is left out is counted, and said', async () => {
  const given = found(...many(2, { filePath: 'examples/a.js' }), at('services/web/a.js', { severity: 'LOW' }));
  const policy = { ...ignoring, ...api, ignorePaths: ['examples/**'] };
  const judgement = judgeEvidence(given, policy);
  expect([...listSaid(judgement, 'leftOut').values()]).toEqual([
    'in an ignored path',
    'in an ignored path',
    'in another part of the repository',
  ]);
  const disclosure = { disclose: 'all', isPublic: false, changes: undefined } as const;
  const blank = { ...createReport('1.0.0'), scan: sampleReport().scan, exitCode: 0 };
  const report = addJudgement(blank, { evidence: given, policy, judgement }, disclosure);
  expect(formatSentence(report)).toBe('Nothing blocks; 2 high, 1 low are open; 2 in ignored paths do not count');
  expect(await decisionOf(report)).toContain(`Left out:
  - 2 open findings in an ignored path do not count here
  - 1 open finding in another part of the repository does not count here
`);
});

describe('in a policy file', () => {
  it('places are globs', () => {
    const text = 'paths: [services/api/**]\nignore-paths: [examples/**, "**/*.test.js"]\nskip-when: ["**/*.md"]\n';
    expect(parsePolicyFile(text, 'a file')).toMatchObject({
      paths: ['services/api/**'],
      ignorePaths: ['examples/**', '**/*.test.js'],
      skipWhen: ['**/*.md'],
    });
  });

  it.each([
    ['ignore-paths: ["**"]', 'would leave out every finding'],
    ['ignore-paths: ["**/*"]', 'would leave out every finding'],
    ['skip-when: [docs/**, "*"]', 'would pass every pull request'],
    ['skip-when: ["**/*.*"]', 'would pass every pull request'],
    ['skip-when: ["!src/**"]', 'begins with !'],
    ['paths: ["services/{api,web/**"]', 'has an unclosed {'],
    ['paths: []', 'is empty; remove it'],
    ['paths: src/**', 'where a list is expected'],
  ])('%s is refused', (text, words) => expect(() => parsePolicyFile(text, 'a file')).toThrow(words));
});
