import { describe, expect, test } from 'vitest';
import { detectKindByContent } from '../../../src/scanners/iac/template-kind.ts';
import { costRatio, measured } from '../../cost.ts';

describe('the kind of a template', () => {
  test.each([
    ['apiVersion: v1\nkind: Pod\nname: {{ .a }}\n', 'Helm'],
    ['{{ if .a }}\napiVersion: v1\n{{ end }}', 'Helm'],
    ['apiVersion: v1\nkind: Pod\n', 'Kubernetes'],
    ['kind: Pod\napiVersion: v1\n', 'Kubernetes'],
    ['---\na: 1\n---\napiVersion: v1\nkind: Pod\n', 'Kubernetes'],
    ['a:\n  apiVersion: v1\n  kind: {{ .a }}\n', undefined],
    ['apiVersion: v1\n', undefined],
    ['{\n\t"kind": "Pod",\n\t"apiVersion": "v1", "a": "{{b}}"\n}', 'Kubernetes'],
    ['--- {apiVersion: v1, kind: Pod}', 'Kubernetes'],
    ['"apiVersion": v1\n"kind": Pod\n', 'Kubernetes'],
    ['{"properties": {"apiVersion": {"type": "string"}, "kind": {"type": "string"}}}', undefined],
    ['{"kind": "a", "name": "apiVersion"}', undefined],
    ['kind: Pod\nname: {{ .a }}\n', undefined],
    ["AWSTemplateFormatVersion: '2010-09-09'", 'CloudFormation'],
    ['{"Type": "AWS::S3::Bucket"}', 'CloudFormation'],
    ['services:\n  web:\n    image: a\n', 'Docker Compose'],
    ['version: "3"\nx-a: &a\n  b: 1\nservices: # all\n\n  # first\n  "web":\n    build: .\n', 'Docker Compose'],
    ['services:\n  web:\n    privileged: true\n', 'Docker Compose'],
    ['services: &all\n  web: { image: a }\n', 'Docker Compose'],
    ['{\n  "services": {\n    "web": { "image": "a" }\n  }\n}', 'Docker Compose'],
    ['services:\n  _defaults:\n    autowire: true\n  App\\:\n    resource: ../src\n', undefined],
    ['image: a\nservices:\n  - docker:dind\nbuild:\n  image: b\n', undefined],
    ['jobs:\n  a:\n    services:\n      db:\n        image: a\n', undefined],
    ['{"$schema": "https://example.test/deploymentTemplate.json#"}', 'Azure Resource Manager'],
    ['{"a": "deploymentTemplate.json"}', undefined],
  ])('of %j is %s', (text, kind) => expect(detectKindByContent(text)).toBe(kind));

  test('is known by marks far below the top', () => {
    expect(detectKindByContent(`${'# a\n'.repeat(30_000)}apiVersion: v1\nkind: Pod\n`)).toBe('Kubernetes');
  });

  test.each([
    '"a": "{{b}}",\n',
    'apiVersion\n',
    'apiVersion: {\n',
    'kind: a\n',
    ' kind\napiVersion: a\n',
    '{ "kind" ',
    'services:\n',
    'services:\n\n\n',
  ])('is known in time that grows with the text, of many %j', measured, (line) => {
    const [small, large] = [line.repeat(500), line.repeat(4000)];
    const many = (text: string) => () => Array.from({ length: 20 }, () => detectKindByContent(text));
    expect(costRatio(many(small), many(large))).toBeLessThan(24);
  });
});
