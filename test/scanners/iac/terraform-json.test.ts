import { expect, test } from 'vitest';
import { judge } from './judge.ts';

const scan = (text: string, path = 'main.tf.json') => judge(path, text);
const json = (value: unknown) => JSON.stringify(value, null, 1);
const bucket = { aws_s3_bucket: { a: { acl: 'public-read' } } };
const rule = { from_port: 22, to_port: 22, cidr_blocks: ['0.0.0.0/0'] };

test.each<[string, unknown, string]>([
  ['a resource', { resource: bucket }, 'public-storage 5'],
  ['a list of resources', { resource: [bucket] }, 'public-storage 6'],
  ['a list of files', [{ resource: { aws_s3_bucket: [{ a: [{ acl: 'public-read' }] }] } }], 'public-storage 8'],
  ['a block', { resource: { aws_security_group: { a: { ingress: [rule] } } } }, 'open-port 6'],
  [
    'a dynamic block',
    { resource: { aws_security_group: { a: { dynamic: { ingress: [{ for_each: 'a', content: rule }] } } } } },
    'open-port 9',
  ],
  [
    'a dynamic block over a local',
    {
      locals: [{ p: [80, 22] }],
      resource: {
        aws_security_group: {
          a: {
            dynamic: {
              ingress: {
                for_each: `\${local.p}`,
                content: { from_port: `\${ingress.value}`, cidr_blocks: ['0.0.0.0/0'] },
              },
            },
          },
        },
      },
    },
    'open-port 6',
  ],
  [
    'a local',
    { locals: { a: 'public-read' }, resource: { aws_s3_bucket: { a: { acl: `\${local.a}` } } } },
    'public-storage 8',
  ],
  [
    'a policy',
    { data: { aws_iam_policy_document: { a: { statement: { actions: ['*'], resources: ['*'] } } } } },
    'wide-permissions 5',
  ],
])('Weak settings are found in %s in JSON', async (_, value, row) => {
  expect(await scan(json(value))).toEqual({ rows: [row], problems: [] });
});

test.each<unknown>([
  { resource: { aws_s3_bucket: { a: { acl: `\${var.acl}` } } } },
  { resource: { aws_ebs_volume: { a: { encrypted: true } } } },
  { resource: { aws_opensearch_domain: { a: { dynamic: { encrypt_at_rest: { content: { enabled: true } } } } } } },
  { variable: { a: { default: 'public-read' } } },
  [],
])('None is found in %j', async (value) => expect(await scan(json(value))).toEqual({ rows: [], problems: [] }));

test('Terraform in JSON that is not valid is named', async () => {
  expect((await scan(`{ "resource": ]`)).problems).toEqual(['it is not valid YAML or JSON in line 1']);
});

test('A manifest of Kubernetes in JSON is judged', async () => {
  const pod = { apiVersion: 'v1', kind: 'Pod', spec: { hostPID: true } };
  expect(await scan(json(pod), 'pod.json')).toEqual({ rows: ['host-processes 5'], problems: [] });
});

test('Of a name that stands twice both values count', async () => {
  const text = 'apiVersion: v1\nkind: Pod\nsecurityContext: {}\nsecurityContext:\n  privileged: true\n';
  expect((await scan(text, 'pod.yaml')).rows).toEqual(['privileged-container 5']);
});
