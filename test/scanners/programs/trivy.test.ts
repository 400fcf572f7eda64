/** A real Trivy, which only `.ci/run` fetches: TEST_TRIVY is the path of the program. */
import { existsSync } from 'node:fs';
import { env } from 'node:process';
import { describe, expect, it } from 'vitest';
import { githubToken } from '../fake-secrets.ts';
import { scanWith } from './scan.ts';

const trivy = env.TEST_TRIVY;

it('Trivy is run where .ci/run runs the tests', () => {
  if (trivy === undefined) console.warn('Trivy was not run: TEST_TRIVY names no program');
  else expect(existsSync(trivy)).toBe(true);
});

describe.skipIf(trivy === undefined)('the Trivy of TEST_TRIVY', () => {
  it('finds offline what the repository tries to hide', async () => {
    const { findings, coverage, diagnostics } = await scanWith({
      ...{ name: 'trivy', file: trivy ?? '' },
      files: {
        Dockerfile: 'FROM debian:12\n#trivy:ignore:DS002 trivy:ignore:AVD-DS-0002\nUSER root\n',
        'main.tf': '#tfsec:ignore:*\nresource "aws_s3_bucket" "b" {\n  #trivy:ignore:*\n  acl = "public-read"\n}\n',
        'a b/%41.ini': `token = "${githubToken}"\n`,
        '.trivyignore': 'DS002\nAVD-DS-0002\ngithub-pat\n',
        '.trivyignore.yaml': 'misconfigurations:\n  - id: DS002\n',
        'trivy.yaml': 'severity: [LOW]\n',
        'trivy-secret.yaml': 'disable-rules: [github-pat]\n',
      },
    });
    const found = findings.map(({ type, filePath, line }) => `${type} ${filePath}:${line}`);
    for (const each of ['IAC Dockerfile:3', 'IAC main.tf:4', 'SECRET a b/%41.ini:1']) expect(found).toContain(each);
    expect(coverage).toMatchObject({ secrets: 'covered', iac: 'covered' });
    expect(diagnostics.filter(({ failed }) => failed)).toEqual([]);
    expect(JSON.stringify(findings)).not.toContain(githubToken.slice(4));
  });
});
