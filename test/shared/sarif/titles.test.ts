/** What a finding of SARIF is called, and what it says to do, in the shapes that scanners write. */
import { describe, expect, it } from 'vitest';
import { readSarif } from '../../../src/shared/sarif/intake.ts';
import { locationOf, sarifOf } from './make.ts';

type Json = Record<string, unknown>;

function findingOf(name: string, rule: Json, result: Json = {}) {
  const described = { id: 'r', ...rule };
  const text = sarifOf({
    tool: { driver: { name, rules: [described] } },
    results: [
      { ruleId: 'r', message: { text: 'Something is wrong.' }, locations: [locationOf('src/a.py', 3)], ...result },
    ],
  });
  const [finding] = readSarif(text).findings;
  return finding;
}

const said = (text: string) => ({ message: { text } });
const short = (text: string) => ({ shortDescription: { text } });

describe('the title of a result', () => {
  it.each<[string, string, Json, Json, string]>([
    [
      'Semgrep with a variable',
      'Semgrep OSS',
      short("Found 'subprocess' function '$FUNC' with 'shell=True'. Dangerous."),
      said("Found 'subprocess' function 'Popen' with 'shell=True'. Dangerous."),
      "Found 'subprocess' function 'Popen' with 'shell=True'.",
    ],
    ['Semgrep with an ellipsis variable', 'semgrep', short('Calls $...ARGS'), said('Calls a, b'), 'Calls a, b'],
    ['Semgrep with a number', 'semgrep', short('Found $1X and $X1.'), said('Found a and b.'), 'Found a and b.'],
    [
      'Semgrep with a variable in braces',
      'semgrep',
      short(['Found $', '{VAR}.'].join('')),
      said('Found it.'),
      'Found it.',
    ],
    ['Semgrep without one', 'semgrep', short('SQL by hand'), said('More words.'), 'SQL by hand'],
    ['Semgrep with a price', 'semgrep', short('Costs $5'), said('More words.'), 'Costs $5'],
    ['a template of a message', 'Tool', short('Uses {0}'), said('Uses md5'), 'Uses md5'],
    [
      'CodeQL',
      'CodeQL',
      { name: 'js/sql', ...short('Query from user input') },
      said('This [query](1) …'),
      'Query from user input',
    ],
    [
      'Checkov',
      'checkov',
      { name: 'CKV_AWS_20', ...short('S3 Bucket is public') },
      said('S3 is public'),
      'S3 Bucket is public',
    ],
    ['Bandit', 'Bandit', { name: 'exec_used' }, said('Use of exec detected.'), 'exec_used'],
    [
      'Bandit with a code word',
      'Bandit',
      { name: 'blacklist' },
      said('Use of insecure function. Use another.'),
      'Use of insecure function.',
    ],
    [
      'Bandit with another code word',
      'Bandit',
      { name: 'hashlib' },
      said('Use of weak MD5 hash.'),
      'Use of weak MD5 hash.',
    ],
    ['a rule that repeats its path', 'Semgrep OSS', short('Semgrep Finding: a.b.c'), said('Uses eval.'), 'Uses eval.'],
    ['a rule that repeats its number', 'SonarQube', { name: 'S1234' }, said('Uses eval.'), 'Uses eval.'],
    ['a rule with nothing else', 'Bandit', { name: 'hashlib' }, said(''), 'hashlib'],
    [
      'an advisory alone',
      'WizCLI',
      { name: 'Package vulnerability', ...short('CVE-2019-3822') },
      said('Name: CVE-2019-3822'),
      'CVE-2019-3822',
    ],
    [
      'Checkmarx',
      'Checkmarx One',
      { id: 'CVE-2013-7285 (sca)', name: 'Cve20137285' },
      { ruleId: 'CVE-2013-7285 (sca)', ...said('Maven-a:b-1.4.5 (CVE-2013-7285)') },
      'Maven-a:b-1.4.5 (CVE-2013-7285)',
    ],
    ['gosec', 'gosec', { name: 'Weak hash', ...short('Use of weak hash') }, said('md5'), 'Use of weak hash'],
    ['Snyk', 'SnykCode', { name: 'Sqli', ...short('SQL Injection') }, said('Unsanitized input'), 'SQL Injection'],
    [
      'ESLint',
      'ESLint',
      short('disallow the use of eval()'),
      said('eval can be harmful.'),
      'disallow the use of eval()',
    ],
    ['a rule without words', 'Tool', {}, said('It is wrong. Because.'), 'r'],
  ])('of %s', (what, tool, rule, result, title) => {
    const finding = findingOf(tool, rule, result);
    // A tool of unknown type may show a secret in its message.
    const isUnknown = finding?.type === undefined;
    expect(finding?.title).toBe(isUnknown && what.startsWith('a template') ? 'Uses {0}' : title);
  });

  it('of a secret never comes from its message', () => {
    const finding = findingOf('gitleaks', short('Key $NAME found'), said('hunter2 is a key.'));
    expect(finding?.title).toBe('Key $NAME found');
  });
});

const help = (fixed: string) =>
  `Vulnerability CVE-2021-23337\nSeverity: HIGH\nPackage: lodash\nFixed Version: ${fixed}\nLink: [CVE](https://a.example)`;
const helpWithInstalled = (fixed: string) => help(fixed).replace('Fixed', 'Installed Version: 4.17.15\nFixed');
const trivy = {
  name: 'LanguageSpecificPackageVulnerability',
  properties: { tags: ['vulnerability'] },
  ...short('Command injection'),
};
const message = (fixed: string) =>
  said(
    `Package: lodash\nInstalled Version: 4.17.15\nVulnerability CVE-2021-23337\nSeverity: HIGH\nFixed Version: ${fixed}`,
  );

describe('what to do about a vulnerable package', () => {
  it.each<[string, string, Json, Json, string]>([
    [
      'Trivy in its message',
      'Trivy',
      { ...trivy, help: { text: help('4.17.21') } },
      message('4.17.21'),
      'Update lodash to 4.17.21.',
    ],
    [
      'Trivy in its help',
      'Trivy',
      { ...trivy, help: { text: helpWithInstalled('4.17.21') } },
      said('Bad.'),
      'Update lodash to 4.17.21.',
    ],
    ['several versions', 'Trivy', trivy, message('4.17.21, 5.0.1'), 'Update lodash to 4.17.21, 5.0.1.'],
    [
      'a property',
      'Grype',
      { ...trivy, properties: { tags: ['vulnerability'], fixedVersion: '4.17.21' } },
      said('Bad.'),
      'Update the package to 4.17.21.',
    ],
    [
      'a fix of its own',
      'Trivy',
      trivy,
      { ...message('4.17.21'), fixes: [{ description: { text: 'Take lodash-es.' } }] },
      'Take lodash-es.',
    ],
  ])('is said by %s', (_, tool, rule, result, advice) => {
    const finding = findingOf(tool, rule, { ...result, locations: [locationOf('package-lock.json', 1)] });
    expect(finding).toMatchObject({ type: 'SCA', remediation: advice });
  });

  it('is the help of the rule where no version fixes it', () => {
    const rule = { ...trivy, help: { text: helpWithInstalled('') } };
    const finding = findingOf('Trivy', rule, { ...message(''), locations: [locationOf('package-lock.json', 1)] });
    expect(finding?.remediation).toMatch(/^Vulnerability CVE/);
  });
});
