import { describe, expect, it } from 'vitest';
import { read } from './make.ts';

/** The package of a result of rule `r` that a tool states. */
function packageOf(tool: string, result: object, rule: unknown) {
  const driver = {
    name: tool,
    rules: [typeof rule === 'object' ? { id: 'r', properties: { tags: ['sca'] }, ...rule } : rule],
  };
  const { findings } = read([{ ruleId: 'r', message: { text: 'a' }, ...result }], { tool: { driver } });
  return findings[0]?.advisory?.purl;
}

const at = (...paths: string[]) => ({
  locations: paths.map((uri) => ({ physicalLocation: { artifactLocation: { uri } } })),
});
const says = (text: string, ...paths: string[]) => ({ message: { text }, ...at(...paths) });
const trivy = (name: string) =>
  `Package: ${name}\nInstalled Version: 1.2.3\nVulnerability CVE-2024-12345\nSeverity: HIGH\nFixed Version: \nLink: x`;
const grype = (kind: string) => `A high vulnerability in ${kind} package: a, version 1.2.3 was found at: /x`;

describe('the package of a result', () => {
  it.each<[string, string, object, unknown, string | undefined]>([
    ['is stated', 'x', { properties: { purl: 'pkg:npm/%40a/b@1' } }, {}, 'pkg:npm/%40a/b@1'],
    ['is stated by the rule', 'x', {}, { properties: { purls: ['pkg:npm/a@1', 'pkg:npm/a@1'] } }, 'pkg:npm/a@1'],
    [
      'is the result’s own first',
      'x',
      { properties: { purl: 'pkg:npm/a@2' } },
      { properties: { purls: ['pkg:npm/a@1'] } },
      'pkg:npm/a@2',
    ],
    ['is not one of several', 'x', {}, { properties: { purls: ['pkg:npm/a@1', 'pkg:npm/a@2'] } }, undefined],
    [
      'is a logical place',
      'x',
      { locations: [{ logicalLocations: [{ fullyQualifiedName: 'pkg:maven/g/a@1' }] }] },
      {},
      'pkg:maven/g/a@1',
    ],
    ['is Trivy’s, of a lock file', 'Trivy', says(trivy('@a/b'), 'web/package-lock.json'), {}, 'pkg:npm/%40a/b@1.2.3'],
    ['is Trivy’s, of Java', 'Trivy', says(trivy('org.a:b'), 'pom.xml'), {}, 'pkg:maven/org.a/b@1.2.3'],
    ['is Trivy’s, of Go', 'Trivy', says(trivy('github.com/a/b'), 'go.mod'), {}, 'pkg:golang/github.com/a/b@1.2.3'],
    ['is of no known kind of file', 'Trivy', says(trivy('openssl'), 'Dockerfile'), {}, undefined],
    ['is of two kinds of files', 'Trivy', says(trivy('a'), 'go.mod', 'yarn.lock'), {}, undefined],
    ['is not believed in another tool’s form', 'x', says(trivy('a'), 'yarn.lock'), {}, undefined],
    ['is not in the middle of a text', 'Trivy', says(`See\n${trivy('a')}`, 'yarn.lock'), {}, undefined],
    [
      'is osv-scanner’s',
      'osv-scanner',
      says("Package 'a@1.2.3' is vulnerable to 'CVE-2024-12345'.", 'poetry.lock'),
      {},
      'pkg:pypi/a@1.2.3',
    ],
    ['is Grype’s', 'Grype', says(grype('python')), {}, 'pkg:pypi/a@1.2.3'],
    [
      'is Grype’s, of an image',
      'grype',
      says('A low vulnerability in npm package: @a/b, version 1.2.3 was found in image a.io/b:1 at: /x'),
      {},
      'pkg:npm/%40a/b@1.2.3',
    ],
    [
      'is Grype’s, in its old form',
      'Grype',
      says('The path a.whl reports a at version 1.2.3  which would result in a vulnerable (python) package installed'),
      {},
      'pkg:pypi/a@1.2.3',
    ],
    [
      'is Trivy’s, in the rule',
      'Trivy',
      says('It is bad.', 'yarn.lock'),
      {
        help: {
          text: 'Vulnerability CVE-2019-1\nSeverity: LOW\nPackage: a\nInstalled Version: 1.2.3\nFixed Version: \n',
        },
      },
      'pkg:npm/a@1.2.3',
    ],
    ['is a system’s of Grype', 'Grype', says(grype('deb'), 'yarn.lock'), {}, undefined],
    [
      'is in properties',
      'x',
      { properties: { packageName: 'a', installedVersion: '1' }, ...at('Cargo.lock') },
      {},
      'pkg:cargo/a@1',
    ],
    ['has no version', 'x', { properties: { packageName: 'a' }, ...at('Cargo.lock') }, {}, undefined],
    ['is no text', 'x', { properties: { purl: 5, packageName: {} } }, 7, undefined],
  ])('%s', (_, tool, result, rule, expected) => expect(packageOf(tool, result, rule)).toBe(expected));
});
