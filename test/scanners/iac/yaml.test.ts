import { describe, expect, test } from 'vitest';
import { iacEngine } from '../../../src/scanners/iac/iac.ts';
import { makeTree } from '../../service/temporary-repository.ts';
import { judge as judgeTemplate } from './judge.ts';

const paths = {
  'Docker Compose': 'compose.yml',
  Kubernetes: 'pod.yaml',
  CloudFormation: 'stack.yaml',
  'GitHub workflow': '.github/workflows/a.yml',
};
const judge = (kind: keyof typeof paths, text: string) => judgeTemplate(paths[kind], text);
const pod = (context: string, before = '') =>
  `${before}apiVersion: v1\nkind: Pod\nspec:\n  containers:\n    - name: a\n      securityContext: ${context}\n`;

describe('an alias', async () => {
  test.each<[keyof typeof paths, string, string]>([
    ['Docker Compose', 'x-c: &c\n  privileged: true\nservices:\n  w: *c\n', 'privileged-container 2'],
    [
      'Docker Compose',
      'x-c: &c\n  privileged: true\nservices:\n  w:\n    <<: *c\n    image: x\n',
      'privileged-container 2',
    ],
    [
      'Docker Compose',
      'x-a: &a\n  pid: host\nx-b: &b\n  image: x\nservices:\n  w:\n    <<: [*b, *a]\n',
      'host-processes 2',
    ],
    ['Docker Compose', 'x-a: &a\n  pid: host\nx-b: &b\n  <<: *a\nservices:\n  w:\n    <<: *b\n', 'host-processes 2'],
    ['Docker Compose', 'services:\n  w:\n    ports: !override\n      - 5432:5432\n', 'published-port 4'],
    ['Kubernetes', pod('*p', 'x: &p\n  privileged: true\n'), 'privileged-container 2'],
    ['Kubernetes', pod('{ privileged: *t }', 'x: &t true\n'), 'privileged-container 7'],
    ['Kubernetes', pod('\n        <<: *p', 'x: &p { privileged: true }\n'), 'privileged-container 1'],
    ['Kubernetes', pod('{ *k : true }', '? &k privileged\n: 1\n'), 'privileged-container 8'],
    ['Kubernetes', pod('{ privileged: !any true }'), 'privileged-container 6'],
    ['Kubernetes', `a: 1\n---\n${pod('{ "privileged": true }')}`, 'privileged-container 8'],
    [
      'CloudFormation',
      'X: &x\n  Type: AWS::S3::Bucket\n  Properties: { AccessControl: PublicRead }\nResources:\n  A: *x\n',
      'public-storage 3',
    ],
    [
      'GitHub workflow',
      `env:\n  A: &a echo \${{ github.head_ref }}\njobs:\n  a:\n    steps:\n      - run: *a\n`,
      'workflow-injection 6',
    ],
  ])('stands for what it names, in %s: %j', async (kind, text, row) => {
    expect(await judge(kind, text)).toEqual({ rows: [row], problems: [] });
  });

  test.each<[string, number]>([
    ['a: &a { pid: host }\nservices:\n  b: { <<: *a, pid: x }', 0],
    ['a: &a { pid: host }\nservices:\n  b: { pid: x, <<: *a }', 0],
    ['a: &a { pid: x }\nservices:\n  b: { pid: host, <<: *a }', 1],
    ['a: &a { pid: x }\nc: &c { pid: host }\nservices:\n  b: { <<: [*c, *a] }', 1],
    ['a: &a { pid: x }\nc: &c { pid: host }\nservices:\n  b: { <<: [*a, *c] }', 0],
    ['a: &a { pid: host }\nservices:\n  b: { "<<": *a }', 0],
    ['a: &a x\nc: &a host\nservices:\n  b: { pid: *a }', 1],
  ])('is overridden as YAML says: %j', async (text, count) => {
    const { rows, problems } = await judge('Docker Compose', text);
    expect([rows.length, problems]).toEqual([count, []]);
  });

  test('that a service overrides is no weakness', async () => {
    const text = 'x-c: &c\n  privileged: true\nservices:\n  w:\n    <<: *c\n    privileged: false\n';
    expect(await judge('Docker Compose', text)).toEqual({ rows: [], problems: [] });
  });

  test('of Compose that takes a value away is none', async () => {
    const text = 'services:\n  w:\n    privileged: !reset true\n    ports: !reset [5432:5432]\n';
    expect(await judge('Docker Compose', text)).toEqual({ rows: [], problems: [] });
  });
});

describe('what cannot be read', async () => {
  test.each([
    ['z: *a', 'the alias in line 1 names nothing before it'],
    ['b: &b 1\n---\nz: *b', 'the alias in line 3 names nothing before it'],
    ['z: &a\n  b: [*a]', 'the alias in line 2 is inside what it names'],
    ['z: &a 1\nb:\n  <<: *a', 'the merge in line 3 is not of a map'],
    ['z: 1\n}\n', 'it is not valid YAML or JSON in line 2'],
    ['{ "z": 1 ]', 'it is not valid YAML or JSON in line 1'],
  ])('is named: %j', async (text, problem) =>
    expect((await judge('Docker Compose', text)).problems).toEqual([problem]),
  );

  test('is named where aliases make too much, in no time', async () => {
    const bomb = ['a0: &a0 [1]', ...Array.from({ length: 30 }, (_, i) => `a${i + 1}: &a${i + 1} [*a${i}, *a${i}]`)];
    const { problems } = await judge('Docker Compose', bomb.join('\n'));
    expect(problems).toEqual(['its aliases make more than 100000 values']);
  });

  test('does not hide the rest', async () => {
    expect((await judge('Kubernetes', `${pod('{ privileged: true }')}  @bad: [\n`)).rows).toEqual([
      'privileged-container 6',
    ]);
  });

  test('keeps the file from being one that was looked at', async () => {
    const { diagnostics, lookedAt } = await iacEngine.scan(makeTree({ 'compose.yml': 'services: *a\n', 'b.tf': '' }));
    expect(lookedAt).toEqual(['b.tf']);
    expect(diagnostics).toMatchObject([
      {
        file_path: 'compose.yml',
        message: 'Analysis stopped early: the alias in line 1 names nothing before it',
      },
    ]);
  });

  test('is named where nothing else was read, and then nothing is covered', async () => {
    const tree = makeTree({ 'a.tf': `# ${'x'.repeat(1024 * 1024)}` });
    expect((await iacEngine.scan(tree)).coverage).toBe('not covered');
  });
});

describe('what tags mean', async () => {
  test.each([
    ['!Sub 0.0.0.0/0', ['open-port 6']],
    [`!Sub "\${Cidr}"`, []],
    ['{ "Fn::Sub": "0.0.0.0/0" }', ['open-port 6']],
    [`{ "Fn::Sub": "\${Cidr}" }`, []],
    ['!Ref Cidr', []],
    ['!If [a, 0.0.0.0/0, b]', []],
  ])('in CloudFormation: %s', async (cidr, rows) => {
    const group = `Resources:\n  A:\n    Type: AWS::EC2::SecurityGroup\n    Properties:\n      SecurityGroupIngress:\n        - FromPort: 22\n          CidrIp: ${cidr}\n`;
    expect(await judge('CloudFormation', group)).toEqual({ rows, problems: [] });
  });
});

test('Values nested too deep for a template of CloudFormation are named', async () => {
  const deep = `${'{"a":'.repeat(50)}1${'}'.repeat(50)}`;
  const text = `{"Resources":{"A":{"Type":"AWS::S3::Bucket","Properties":{"AccessControl":"PublicRead","Tags":${deep}}}}}`;
  expect(await judge('CloudFormation', text)).toEqual({
    rows: ['public-storage 1'],
    problems: ['values are nested deeper than 40 (line 1)'],
  });
});

test('Resources that a loop of CloudFormation makes are judged', async () => {
  const text = `Resources:\n  Fn::ForEach::A:\n    - B\n    - [x, y]\n    - A\${B}:\n        Type: AWS::S3::Bucket\n        Properties:\n          AccessControl: PublicRead\n`;
  expect(await judge('CloudFormation', text)).toEqual({ rows: ['public-storage 8'], problems: [] });
});

test('JSON is read with tabs, and with escapes', async () => {
  const text =
    '{\n\t"apiVersion":\t"v1",\n\t"kind": "\\u0050od",\n\t"\\u0068ostPID":\t"tru\\u0065",\n\t"a": [\n\t\t1\n\t]\n}';
  expect(await judgeTemplate('pod.json', text)).toEqual({ rows: ['host-processes 4'], problems: [] });
});
