import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { iacEngine } from '../../../src/scanners/iac/iac.ts';
import { measured } from '../../cost.ts';
import { propertyRuns } from '../../model/runs.ts';
import { makeTree } from '../../service/temporary-repository.ts';
import { judge as judgeTemplate, judgingRatio } from './judge.ts';

const bucket = 'resource "aws_s3_bucket_acl" "b" {\n  acl = "public-read"\n}\n';
const judge = (text: string) => judgeTemplate('a.tf', text);
const linesIn = (text: string) => text.split('\n').length - 1;
const locals = (text: string) => `locals {\n  a = ${text}\n  z = "public-read"\n}\n`;
const nested = (times: number, open: string, close: string) => `${open.repeat(times)}1${close.repeat(times)}`;
/** A bucket that is public if the last value of `locals` is read. */
const last = bucket.replace('"public-read"', 'local.z');

describe('what Terraform can read', async () => {
  test.each([
    '{\n    "kubernetes.io/role/elb" = "1"\n  }',
    '{ (var.x) = 1 }',
    '{\n    (var.x) = 1\n    b = 2\n  }',
    `{ "\${var.x}" = 1, "a b" : 2 }`,
    '{ 1 = "a", b = "c" }',
    '{ a = true ? 1 : 2\n b = 3 }',
    '{ for k, v in var.m : k => v... if v != "}" }',
    '[\n    for one in var.m : {\n      a = one }\n  ]',
    '[\n    var.a ?\n    1 : 2,\n    3\n  ]',
    `"\${join("}", ["a"])}"`,
    `"\${lookup({"a}" = "}"}, "a}")}"`,
    `"\${\n  1\n}"`,
    '"%{ if true }}%{ else }{%{ endif }"',
    `"$\${x" # }`,
    '"\\"}" // }',
    'foo(/* ) } " */ 1)',
    '[ # ]\n  1 ]',
    '1 /* of\nmany */ + 2',
    'trimspace(<<E\n} ) "\nE\n  )',
    'foo(<<E\n}\nE\n , 1)',
    '<<-E\n  }\n  x\n  E',
    '<<E-F\n} "\nE-F',
    `<<E\n\${foo(<<F\nE\n}\nF\n)}\n"\nE`,
    `<<E\n$\${ %%{ $ % {\nE`,
    '{ é = 1 }',
    'b.é',
    'provider::x::y(1)',
    '(true\n ? 1\n : 2)',
    'x == 1 && y >= 2 || !z ? "a" : "b"',
    'x[*].y.*.z["}"]',
    '-1.5e3',
    'null',
    nested(39, '[', ']'),
  ])('hides nothing below it: %s', async (text) => {
    const [before, end] = [locals(text), linesIn(locals(text))];
    const rows = [`public-storage ${end + 2}`, `public-storage ${end + 5}`];
    expect(await judge(before + bucket + last)).toEqual({ rows, problems: [] });
  });

  test.each([
    'variable "é" {}\n',
    'é = 1\n',
    '\uFEFF# a\n',
    'tags { "a b" = "c" }\n',
    'a { b = 1 }\n',
    'a "b" c /* d */ {\r\n}\r\n',
    '/* { */ // {\n',
  ])('hides nothing below it at the top: %j', async (before) => {
    expect(await judge(before + bucket)).toEqual({ rows: [`public-storage ${linesIn(before) + 2}`], problems: [] });
  });

  const isAcl = (written: string) => `resource "aws_s3_bucket" "a" {\n  acl = ${written}\n}\n`;
  test.each([
    '"public-read"',
    '"public\\u002dread"',
    '"public\\U0000002Dread"',
    '("public-read")',
    'tostring(\n"public-read"\n)',
    `"\${local.z}"`,
  ])('has a value: %s', async (written) =>
    expect(await judge(isAcl(written) + locals('1'))).toEqual({ rows: ['public-storage 2'], problems: [] }),
  );

  test.each([
    '"\\UFFFFFFFF"',
    '"public\\n-read"',
    `"%%{local.z}"`,
    '"public-read" == local.z',
    '("public-read") == b',
    'public-read',
    'max("public-read", 2)',
    '<<E\nE',
  ])('has no such value: %s', async (written) =>
    expect(await judge(isAcl(written) + locals('1'))).toEqual({ rows: [], problems: [] }),
  );

  test.each([
    ['false', 1],
    ['falseish', 0],
    ['"false"', 1],
    ['1-a', 0],
  ])('says whether a volume is encrypted: %s', async (written, count) =>
    expect((await judge(`resource "aws_ebs_volume" "a" {\n  encrypted = ${written}\n}`)).rows).toHaveLength(count),
  );

  test.each([
    String.raw`"{\n\t\"Statement\":[{\"Effect\":\"Allow\",\"Action\":\"*\",\"Resource\":\"\\u002a\"}]}"`,
    '<<E\n{"Statement":[{"Effect":"Allow","Action":"*","Resource":"\\u002a"}]}\nE',
    '<<-E\n  {"Statement":[{"Effect":"Allow","Action":"*","Resource":"*"}]}\n  E',
  ])('has the text of a policy: %s', async (written) => {
    const { rows, problems } = await judge(`resource "aws_iam_policy" "a" {\n  policy = ${written}\n}`);
    expect([rows.length, problems]).toEqual([1, []]);
  });

  test('is known by its labels, whatever their escapes', async () => {
    expect((await judge(bucket.replace('aws_s3', 'aws\\u005fs3'))).rows).toEqual(['public-storage 2']);
  });

  test('makes blocks of what is dynamic', async () => {
    const dynamic = (ports: string) =>
      `resource "aws_security_group" "a" {\n  dynamic "ingress" {\n    for_each = var.a\n    content {\n      ${ports}\n      cidr_blocks = ["0.0.0.0/0"]\n    }\n  }\n}\n`;
    expect((await judge(dynamic('from_port = 22\n      to_port = 22'))).rows).toEqual(['open-port 4']);
    expect((await judge(dynamic('from_port = ingress.value\n      to_port = ingress.value'))).rows).toEqual([]);
    const domain =
      'resource "aws_opensearch_domain" "a" {\n  dynamic "encrypt_at_rest" {\n    content { enabled = true }\n  }\n}';
    expect(await judge(domain)).toEqual({ rows: [], problems: [] });
  });

  test('has objects in lists, and lists of one that functions hand on', async () => {
    const group =
      'resource "aws_security_group" "a" {\n  ingress = tolist([{\n    from_port = 22\n    cidr_blocks = toset(["0.0.0.0/0"])\n  }])\n}';
    expect((await judge(group)).rows).toEqual(['open-port 2']);
  });
});

describe('a constant of the same file', async () => {
  const group = (forEach: string, rule: string, before = '') =>
    `${before}resource "aws_security_group" "a" {\n  dynamic "ingress" {\n    for_each = ${forEach}\n    content {\n      ${rule}\n    }\n  }\n}\n`;
  const every = (port: string, cidr = '["0.0.0.0/0"]') => `from_port = ${port}\n      cidr_blocks = ${cidr}`;
  const inLocals = (text: string) => `locals {\n  ${text}\n}\n`;
  const port = every('ingress.value');

  test.each([
    ['a list', group('[80, 22]', port), 3],
    ['a list over lines', group('[\n    80,\n    22,\n  ]', port), 5],
    ['a set', group('toset(["80", "22"])', port), 3],
    ['a map', group('{ web = 80, ssh = 22 }', port), 3],
    ['keys of a map', group('{ "22" = "a" }', every('ingress.key')), 3],
    ['objects', group('[{ port = 22 }]', every('ingress.value.port')), 3],
    ['fields in brackets', group('[{ port = 22 }]', every('ingress.value["port"]')), 3],
    ['an iterator with a name', group('[22]\n    iterator = rule', every('rule.value')), 3],
    ['a local list', group('local.p', port, inLocals('p = [80, 22]')), 2],
    ['a local in a local', group('local.p', port, inLocals('q = 22\n  p = [local.q]')), 3],
    ['a local below it', group('local.p', port) + inLocals('p = [22]'), 11],
    ['a local address', group('[22]', every('22', '[local.a]'), inLocals('a = "0.0.0.0/0"')), 6],
    ['an address in a template', group('[22]', every('22', `["\${local.a}/0"] # all`), inLocals('a = "0.0.0.0"')), 6],
    ['an address in an object', group('[22]', every('22', '[local.a.b[0]]'), inLocals('a = { b = ["0.0.0.0/0"] }')), 6],
    ['a choice', group('local.a ? [22] : [80]', port, inLocals('a = true')), 6],
    ['the other choice', group('!local.a ? [80] : concat([22], [])', port, inLocals('a = true')), 6],
    ['joined lists', group('concat(var.p, [80], local.p)', port, inLocals('p = [22]')), 2],
    [
      'a list made of a list',
      group('[for p in local.p : { port = p }]', every('ingress.value.port'), inLocals('p = [22]')),
      2,
    ],
    ['a map made of a list', group('{ for i, p in [22] : i => p }', port), 3],
  ])('is followed as %s', async (_, text, line) => {
    expect(await judge(text)).toEqual({ rows: [`open-port ${line}`], problems: [] });
  });

  test.each([
    ['a list without such a port', group('[80, 443]', port)],
    ['a list of another file', group('local.p', port)],
    ['another field', group('[{ port = 80, other = 22 }]', every('ingress.value.port'))],
    ['a local that refers to itself', group('local.p', port, inLocals('p = local.q\n  q = local.p'))],
    ['a list that is not chosen', group('local.a ? [80] : [22]', port, inLocals('a = true'))],
    ['a choice that is not known', group('var.a ? [22] : [80]', port)],
    ['a list with a condition', group('[for p in [22] : p if var.x]', port)],
  ])('is none as %s', async (_, text) => expect(await judge(text)).toEqual({ rows: [], problems: [] }));

  test('is followed in resources that are repeated, and in policies', async () => {
    const rule =
      'resource "aws_security_group_rule" "a" {\n  for_each = toset(["80", "22"])\n  type = "ingress"\n  from_port = each.value\n  cidr_blocks = ["0.0.0.0/0"]\n}\n';
    expect((await judge(rule)).rows).toEqual(['open-port 1']);
    const policy = `${inLocals('all = "*"')}resource "aws_iam_policy" "a" {\n  policy = jsonencode({ Statement = [{ Effect = "Allow", Action = local.all, Resource = "*" }] })\n}\n`;
    expect((await judge(policy)).rows).toEqual(['wide-permissions 5']);
    const written = `${inLocals('all = "*"')}resource "aws_iam_policy" "a" {\n  policy = <<E\n{"Statement":[{"Effect":"Allow","Action":"\${local.all}","Resource":"*"}]}\nE\n}\n`;
    expect((await judge(written)).rows).toEqual(['wide-permissions 6']);
  });

  test('that makes too many values is named, in no time', async () => {
    const bomb = Array.from({ length: 30 }, (_, i) => `a${i + 1} = [local.a${i}, local.a${i}]`).join('\n  ');
    const { rows, problems } = await judge(
      `${inLocals(`a0 = [1]\n  ${bomb}`)}${bucket}resource "x" "y" {\n  z = local.a30\n}\n`,
    );
    expect(rows).toEqual(['public-storage 35']);
    expect(problems).toEqual(['its references make more than 100000 values']);
  });
});

describe('a constant of the same module', async () => {
  const main =
    'resource "aws_s3_bucket" "a" {\n  acl = var.acl\n}\nresource "aws_s3_bucket" "b" {\n  acl = local.acl\n}\n';
  const isPublic = 'variable "acl" {\n  default = "public-read"\n}\n';
  const rowsOf = async (files: Record<string, string>) =>
    (await iacEngine.scan(makeTree(files))).findings.map(({ filePath, line }) => `${filePath} ${line}`);

  test.each<[string, Record<string, string>, string[]]>([
    ['a default in the file', { 'a.tf': main + isPublic }, ['a.tf 2']],
    ['a default in another file', { 'm/a.tf': main, 'm/variables.tf': isPublic }, ['m/a.tf 2']],
    [
      'a local in another file',
      { 'm/a.tf': main, 'm/b.tf': 'locals {\n\n\n\n  acl = "public-read"\n}\n' },
      ['m/a.tf 5'],
    ],
    ['a default in JSON', { 'a.tf': main, 'b.tf.json': '{"variable":{"acl":{"default":"public-read"}}}' }, ['a.tf 2']],
    ['a value that is set', { 'a.tf': main, 'terraform.tfvars': 'acl = "public-read"\n' }, ['a.tf 2']],
    ['a set value before a default', { 'a.tf': main + isPublic, 'x.auto.tfvars': 'acl = "private"\n' }, []],
    ['no default of another module', { 'm/a.tf': main, 'n/variables.tf': isPublic }, []],
    ['no value that is not used by itself', { 'a.tf': main, 'dev.tfvars': 'acl = "public-read"\n' }, []],
    ['no default without a value', { 'a.tf': main, 'b.tf': 'variable "acl" {\n  type = string\n}\n' }, []],
  ])('is %s', async (_, files, rows) => expect(await rowsOf(files)).toEqual(rows));

  test('makes findings depend on the other files of Terraform', () => {
    const isShared = (path: string) => iacEngine.isShared?.(path);
    expect(['a.tf', 'm/b.tf.json', 'terraform.tfvars'].map(isShared)).toEqual([true, true, true]);
    expect(['compose.yml', 'Dockerfile', 'dev.tfvars'].map(isShared)).toEqual([false, false, false]);
  });
});

describe('what Terraform cannot read', async () => {
  test.each([
    [';\n', 'what begins in line 1 cannot be read: neither a block nor an attribute'],
    ['}\n', 'what begins in line 1 cannot be read: neither a block nor an attribute'],
    ['a {\n  ;\n}\n', 'what begins in line 1 cannot be read: neither a block nor an attribute (line 2)'],
    ['a {\n  b = "c\n}\n', 'what begins in line 1 cannot be read: a text in quotes has no end in its line (line 2)'],
    ['a {\n  b = foo(]\n}\n', 'what begins in line 1 cannot be read: a bracket closes what is not open (line 2)'],
    ['a {\n  b = 1 ]\n}\n', 'what begins in line 1 cannot be read: a value does not end with its line (line 2)'],
    ['a {\n  b = { c }\n}\n', 'what begins in line 1 cannot be read: an object has a key without a value (line 2)'],
    ['a = <<E\nb\n', 'what begins in line 1 cannot be read: what is open has no end'],
    ['a {\n  b = [\n', 'what begins in line 1 cannot be read: a list has no end (line 2)'],
    ['a {\n', 'what begins in line 1 cannot be read: a block has no end'],
  ])('is named, and what follows is read: %j', async (before, problem) => {
    const { rows, problems } = await judge(`${before}\n${bucket}`);
    expect(rows).toEqual([`public-storage ${linesIn(before) + 3}`]);
    expect(problems).toEqual([problem]);
  });

  test('is named where the text ends in it', async () => {
    expect(await judge(`${bucket}/* a`)).toEqual({
      rows: ['public-storage 2'],
      problems: ['what begins in line 4 cannot be read: a comment has no end'],
    });
    expect((await judge(`${bucket}a {`)).problems).toEqual([
      'what begins in line 4 cannot be read: a block has no end',
    ]);
  });

  test.each([
    ['values', locals(nested(50, '[', ']'))],
    ['objects', locals(nested(50, '{ a = ', '}'))],
    ['blocks', `${'a {\n'.repeat(50)}${'}\n'.repeat(50)}`],
  ])('is named where %s are nested too deep', async (_, text) => {
    const { rows, problems } = await judge(text + bucket);
    expect(rows).toEqual([`public-storage ${linesIn(text) + 2}`]);
    expect(problems[0]).toContain('nested deeper than 40');
  });

  test('is given up after too many places', async () => {
    const { problems } = await judge(`${'a { ;\n'.repeat(50)}${bucket}`);
    expect(problems[0]).toMatch(/, and 19 more$/);
  });

  test('makes nothing of the block that it stands in', async () => {
    expect((await judge('resource "aws_ebs_volume" "a" {\n  size = 1\n  ;\n  encrypted = true\n}\n')).rows).toEqual([]);
  });

  test('is a policy that is no JSON, unless a template makes it', async () => {
    const policy = (text: string) => `resource "aws_iam_policy" "a" {\n  policy = <<E\n${text}\nE\n}\n`;
    expect((await judge(policy('{ "a": [ }'))).problems).toEqual(['the policy in line 2 is not valid JSON']);
    expect((await judge(policy(`{ "a": [\n%{ for b in c }\n"\${b}",\n%{ endfor }\n] }`))).problems).toEqual([]);
    expect((await judge(policy('{ "a": [1] }'))).problems).toEqual([]);
  });
});

test('A file that cannot be read to its end is named, its findings stay, and it is not one that was looked at', async () => {
  const tree = makeTree({ 'a.tf': `;\n${bucket}`, 'b.tf': bucket });
  const { findings, diagnostics, lookedAt, coverage } = await iacEngine.scan(tree);
  expect(findings.map(({ filePath, line }) => `${filePath} ${line}`)).toEqual(['a.tf 3', 'b.tf 2']);
  expect(lookedAt).toEqual(['b.tf']);
  expect(coverage).toBe('partly covered');
  expect(diagnostics).toEqual([
    {
      engine: 'iac',
      file_path: 'a.tf',
      message: 'Analysis stopped early: what begins in line 1 cannot be read: neither a block nor an attribute',
    },
  ]);
});

test('A policy in quotes is reported in its own line', async () => {
  const policy = String.raw`"{\"Statement\":\n[{\"Effect\":\"Allow\",\"Action\":\"*\",\"Resource\":\"*\"}]}"`;
  expect((await judge(`resource "aws_iam_policy" "a" {\n  policy = ${policy}\n}\n`)).rows).toEqual([
    'wide-permissions 2',
  ]);
});

test('Weak settings say where they begin and end', async () => {
  const statement = '{ Effect = "Allow", Action = "*",\n      Resource = (\n"*"\n) }';
  const text = `resource "aws_iam_policy" "a" {\n  policy = jsonencode({\n    Statement = [${statement}]\n  })\n  b = 1\n}\n`;
  const { findings } = await iacEngine.scan(makeTree({ 'a.tf': text }));
  expect(findings).toMatchObject([{ line: 3, codeSnippet: `    Statement = [${statement}]` }]);
});

test('Whatever stands above a weak block, it is found or the file is named', async () => {
  const piece = fc.constantFrom(
    ...[
      'a',
      'resource',
      '"b"',
      '"',
      '\\',
      '=',
      ':',
      '=>',
      '==',
      ',',
      '.',
      '?',
      '{',
      '}',
      '[',
      ']',
      '(',
      ')',
      '${',
      '%{',
    ],
    ...[
      '$${',
      '<<E',
      '<<-E',
      'E',
      '\n',
      '\nE\n',
      '\r\n',
      ' ',
      '\t',
      '#',
      '//',
      '/*',
      '*/',
      '1',
      'for',
      'é',
      "'",
      ';',
      '\0',
    ],
    ...['a = ', 'a {\n', 'dynamic "a" {\n', 'jsonencode(', '= <<E\n'],
  );
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 30 }), async (pieces) => {
      const { rows, problems } = await judge(`${pieces.join('')}\n${bucket}`);
      expect(rows.length + problems.length).toBeGreaterThan(0);
    }),
    { numRuns: propertyRuns(3000) },
  );
});

test.each<[string, (times: number) => string]>([
  ['templates', (times) => `a = "${`\${b}`.repeat(times * 10)}"\n`],
  ['open templates', (times) => `a = "${'${"'.repeat(times * 10)}`],
  ['objects', (times) => `a = ${'{ (b) = { "c" = 1 }, d = [1] }, '.repeat(times)}`],
  ['keys', (times) => `a = {${` "\${b}" = 1,`.repeat(times * 5)} }\n`],
  ['blocks without an end', (times) => 'a {\n  b = <<E\n'.repeat(times * 5)],
  ['texts', (times) => `a = <<E\n${'b $ % {\n'.repeat(times * 10)}E\n`],
  ['comments', (times) => '/* */ '.repeat(times * 20)],
  ['labels', (times) => `;\n${'a '.repeat(times * 20)}`],
  ['references', (times) => `locals {\n  b = [1, 2]\n}\n${'resource "c" "d" {\n  e = local.b\n}\n'.repeat(times)}`],
  [
    'chains',
    (times) =>
      `locals {\n${Array.from({ length: times }, (_, i) => `b${i + 1} = local.b${i}\n`).join('')}}\nresource "c" "d" { e = local.b${times} }`,
  ],
  [
    'comprehensions',
    (times) =>
      `locals {\n  b = [for c in ${'['.repeat(9)}${' '.repeat(times * 20)}]\n}\nresource "c" "d" { e = local.b }`,
  ],
  ['blanks', (times) => `;\na${' '.repeat(times * 20)}`],
])('costs time in proportion to %s', measured, async (_, make) =>
  expect(await judgingRatio('a.tf', make)).toBeLessThan(30),
);
