import { describe, expect, test } from 'vitest';
import { measured } from '../../cost.ts';
import { judge, judgingRatio } from './judge.ts';

/** The kind for which there are no rules, or the weakness that only templates of the kind have. */
const kindOf = async (text: string) => {
  const { rows, problems } = await judge('a.yaml', text);
  return problems[0]?.replace(': not scanned, because there are no rules for it', '') ?? rows[0]?.replace(/ \d+$/, '');
};

describe('the kind of a template', () => {
  test.each([
    ['apiVersion: v1\nkind: Pod\nname: {{ .a }}\n', 'Helm'],
    ['{{ if .a }}\napiVersion: v1\n{{ end }}', 'Helm'],
    ['apiVersion: v1\nkind: Pod\nhostPID: true', 'host-processes'],
    ['kind: Pod\napiVersion: v1\nhostPID: true', 'host-processes'],
    ['---\na: 1\n---\napiVersion: v1\nkind: Pod\nhostPID: true', 'host-processes'],
    ['a:\n  apiVersion: v1\n  kind: {{ .a }}\n  hostPID: true', undefined],
    ['apiVersion: v1\nhostPID: true', undefined],
    ['{\n\t"kind": "Pod",\n\t"apiVersion": "v1", "a": "{{b}}", "hostPID": true\n}', 'host-processes'],
    ['--- {apiVersion: v1, kind: Pod, hostPID: true}', 'host-processes'],
    ['"apiVersion": v1\n"kind": Pod\nhostPID: true', 'host-processes'],
    ['{"properties": {"apiVersion": {"type": "string"}, "kind": {"type": "string"}}}', undefined],
    ['{"kind": "a", "name": "apiVersion"}', undefined],
    ['kind: Pod\nname: {{ .a }}\n', undefined],
    ["AWSTemplateFormatVersion: '2010-09-09'\nResources: { A: { Type: 'AWS::KMS::Key' } }", 'no-rotation'],
    ['{"Resources": {"A": {"Type": "AWS::KMS::Key"}}}', 'no-rotation'],
    ['services:\n  web:\n    image: a\n    pid: host', 'host-processes'],
    [
      'version: "3"\nx-a: &a\n  b: 1\nservices: # all\n\n  # first\n  "web":\n    build: .\n    pid: host',
      'host-processes',
    ],
    ['services:\n  web:\n    privileged: true\n', 'privileged-container'],
    ['services: &all\n  web: { image: a, pid: host }\n', 'host-processes'],
    ['{\n  "services": {\n    "web": { "image": "a", "pid": "host" }\n  }\n}', 'host-processes'],
    ['services:\n  _defaults:\n    autowire: true\n  App\\:\n    resource: ../src\n', undefined],
    ['image: a\nservices:\n  - docker:dind\nbuild:\n  image: b\n', undefined],
    ['jobs:\n  a:\n    services:\n      db:\n        image: a\n', undefined],
    ['{"$schema": "https://example.test/deploymentTemplate.json#"}', 'Azure Resource Manager'],
    ['{"a": "deploymentTemplate.json"}', undefined],
  ])('of %j is %s', async (text, kind) => expect(await kindOf(text)).toBe(kind));

  test('is known by marks far below the top', async () => {
    expect(await kindOf(`${'# a\n'.repeat(30_000)}apiVersion: v1\nkind: Pod\nhostPID: true`)).toBe('host-processes');
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
  ])('is known in time that grows with the text, of many %j', measured, async (line) =>
    expect(await judgingRatio('a.yaml', (times) => line.repeat(times))).toBeLessThan(30),
  );
});
