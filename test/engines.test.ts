import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, test } from 'vitest';
import { prepareCheckouts, readProjects } from '../scripts/engines/projects.ts';
import { renderTables } from '../scripts/engines/tables.ts';
import {
  compareWithTruths,
  findLabel,
  formatFindingKey,
  isFoundBy,
  type ReportedFinding,
  readTruths,
  type Truth,
} from '../scripts/engines/truths.ts';
import { makeFolder } from './service/temporary-repository.ts';

const truth: Truth = { cwe: 'CWE-89', file: 'a.js', lines: [10, 12], type: 'sast', what: 'SQL' };
const finding: ReportedFinding = {
  type: 'SAST',
  severity: 'HIGH',
  title: 'SQL query built from strings (SQL injection)',
  cwe: 'CWE-89',
  file_path: 'a.js',
  line_number: 11,
};
const library: Truth = { cwe: 'CWE-1104', file: 'package.json', type: 'sca', package: 'marked', what: '' };

it.each<[string, Truth, Partial<ReportedFinding>, boolean]>([
  ['on its lines', truth, {}, true],
  ['three lines before', truth, { line_number: 7 }, true],
  ['four lines before', truth, { line_number: 6 }, false],
  ['four lines behind', truth, { line_number: 16 }, false],
  ['without a line', truth, { line_number: null }, false],
  ['in another file', truth, { file_path: 'b.js' }, false],
  ['by another number for the same weakness', truth, { cwe: 'CWE-943' }, true],
  ['by another weakness', truth, { cwe: 'CWE-22' }, false],
  ['by the package', library, { type: 'SCA', title: 'marked 0.2.0: XSS' }, true],
  ['by a package of a similar name', library, { type: 'SCA', title: 'marked-it 0.2.0: XSS' }, false],
  ['by code that names the package', library, { title: 'marked 0.2.0' }, false],
])('knows whether a hole is found %s', (_, known, found, expected) => {
  expect(isFoundBy(known, { ...finding, ...found })).toBe(expected);
});

test('counts what was judged by reading among the grave findings of code', () => {
  const others = [
    { ...finding, line_number: 90 },
    { ...finding, line_number: 91 },
    { ...finding, severity: 'LOW' as const },
  ];
  const labels = { [formatFindingKey(others[0] as ReportedFinding)]: false };
  const judged = compareWithTruths([finding, ...others], { entries: [truth, library], labels });
  const counts = { labelled: { true: 1, false: 1 }, unlabelled: [others[1]] };
  expect(judged).toEqual({ found: [truth], missed: [library], ...counts });
  const doubted = compareWithTruths([finding], { entries: [truth], labels: { [formatFindingKey(finding)]: false } });
  expect(doubted.labelled).toEqual({ true: 0, false: 1 });
});

it('finds the label of a finding whose title has changed', () => {
  const labels = { 'CWE-89 An older title|a.js|11': false, 'CWE-89 An older title|a.js|12': true };
  expect(findLabel(labels, finding)).toBe(false);
  expect(findLabel(labels, { ...finding, line_number: 12 })).toBe(true);
  expect(findLabel(labels, { ...finding, line_number: 13 })).toBeUndefined();
  expect(findLabel(labels, { ...finding, cwe: 'CWE-79' })).toBeUndefined();
});

it('takes the projects from the folder of truths, and leaves a checkout that is there as it is', () => {
  const folder = makeFolder();
  const commit = 'a'.repeat(40);
  writeFileSync(join(folder, 'projects.json'), JSON.stringify([{ name: 'one', repository: 'o/one', commit }]));
  mkdirSync(join(folder, 'checkouts/one'), { recursive: true });
  const projects = readProjects(folder);
  expect(projects).toEqual([{ name: 'one', repository: 'o/one', commit }]);
  expect(prepareCheckouts(projects, join(folder, 'checkouts'))).toEqual([join(folder, 'checkouts/one')]);
});

it('refuses a repository that is no owner and name', () => {
  const folder = makeFolder();
  const repository = '--upload-pack=x';
  writeFileSync(join(folder, 'projects.json'), JSON.stringify([{ name: 'a', repository, commit: 'a'.repeat(40) }]));
  expect(() => readProjects(folder)).toThrow();
});

test('reads what is known of a project, and nothing of one that is well kept', () => {
  const folder = makeFolder();
  mkdirSync(join(folder, 'truth'));
  writeFileSync(join(folder, 'truth/a.json'), JSON.stringify({ commit: 'c', entries: [{ ...library, lines: null }] }));
  expect(readTruths(folder, 'a')).toEqual({ commit: 'c', entries: [{ ...library, lines: null }], labels: {} });
  expect(readTruths(folder, 'b')).toEqual({ entries: [], labels: {} });
});

test('shows what is found, what is noise and what it costs', () => {
  const project = {
    commit: '0123456789',
    lines: 4000,
    unlabelled: [],
    scan: {
      findings: [finding, { ...finding, type: 'SECRET' as const }],
      ...{ seconds: 2, processorSeconds: 1.23, peakMb: 99.6 },
    },
    labelled: { true: 1, false: 0 },
  };
  const known = { ...project, name: 'holes', found: [truth], missed: [library] };
  expect(renderTables([known, { ...project, name: 'kept', found: [], missed: [] }])).toMatchInlineSnapshot(`
    "| project, commit | found of known | code | secrets | packages | infrastructure | grave findings read | processor time | memory |
    | --- | --- | --- | --- | --- | --- | --- | --- | --- |
    | holes \`0123456\` | 1 of 2 | 1 of 1 | – | 0 of 1 | – | 1 real, 0 false | 1.2 s | 100 MB |
    | together | 1 of 2 | 1 of 1 | – | 0 of 1 | – | 1 real, 0 false |  |  |

    | project, commit | lines | findings | per 1,000 lines | by severity | processor time | memory |
    | --- | --- | --- | --- | --- | --- | --- |
    | kept \`0123456\` | 4000 | 2 | 0.50 | 2 high | 1.2 s | 100 MB |
    | together | 4000 | 2 | 0.50 | 2 high |  |  |

    | project | engine | findings | by severity |
    | --- | --- | --- | --- |
    | holes | secretlint | 1 | 1 high |
    | holes | javascript | 1 | 1 high |
    | kept | secretlint | 1 | 1 high |
    | kept | javascript | 1 | 1 high |"
  `);
});
