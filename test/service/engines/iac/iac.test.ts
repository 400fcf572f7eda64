import { expect, test } from 'vitest';
import { iacEngine } from '../../../../src/service/engines/iac/iac.ts';
import { makeTree } from '../../temporary-repository.ts';

const templates: readonly [path: string, content: string, kind: string][] = [
  ['main.tf', '', 'Terraform'],
  ['Dockerfile', 'FROM x', 'Dockerfile'],
  ['deploy/api.Dockerfile', '', 'Dockerfile'],
  ['compose.yaml', 'services: {}', 'Docker Compose'],
  ['k8s/web.yml', 'apiVersion: apps/v1\nkind: Deployment\n', 'Kubernetes'],
  ['stack.json', '{"Resources":{"A":{"Type":"AWS::S3::Bucket"}}}', 'CloudFormation'],
  ['stack.yaml', 'Resources:\n  A:\n    Type: AWS::S3::Bucket\n', 'CloudFormation'],
];

test.each(templates)('names %s as not looked at', async (path, content, kind) => {
  const { coverage, diagnostics } = await iacEngine.scan(makeTree({ [path]: content }));
  expect(coverage).toBe('not covered');
  expect(diagnostics).toEqual([
    { engine: 'iac', message: `${kind}: no scanner for it is installed, not looked at`, file_path: path },
  ]);
});

test('says nothing about files that are no templates, and is still not covered', async () => {
  const files = { 'a.yml': 'on: push\nkind: x\n', 'package.json': '{}', 'README.md': 'Dockerfile' };
  const { coverage, diagnostics } = await iacEngine.scan(makeTree(files));
  expect({ coverage, diagnostics }).toEqual({ coverage: 'not covered', diagnostics: [] });
});
