import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseTerraform } from '../../../src/scanners/iac/hcl.ts';
import { iacEngine } from '../../../src/scanners/iac/iac.ts';
import { getField, type Part } from '../../../src/scanners/iac/part.ts';
import { judgeTemplate } from '../../../src/scanners/iac/template-file.ts';
import { costRatio, measured } from '../../cost.ts';
import { propertyRuns } from '../../model/runs.ts';
import { makeTree } from '../../service/temporary-repository.ts';

const bucket = 'resource "aws_s3_bucket_acl" "b" {\n  acl = "public-read"\n}\n';
const judge = (text: string) => {
  const { found, problems } = judgeTemplate('Terraform', text);
  return { rows: found.map(({ weakness, line }) => `${weakness} ${line}`), problems };
};
const linesIn = (text: string) => text.split('\n').length - 1;
const locals = (text: string) => `locals {\n  a = ${text}\n  z = "the end"\n}\n`;
const nested = (times: number, open: string, close: string) => `${open.repeat(times)}1${close.repeat(times)}`;
/** The text of `a` of the first block. */
const textAt = (text: string) => getField(parseTerraform(locals(text)).parts[0], 'a')?.text;

describe('what Terraform can read', () => {
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
  ])('hides nothing below it: %s', (text) => {
    const before = locals(text);
    expect(judge(before + bucket)).toEqual({ rows: [`public-storage ${linesIn(before) + 2}`], problems: [] });
    const [first] = parseTerraform(before).parts;
    expect(getField(first, 'z')?.text).toBe('the end');
  });

  test.each([
    'variable "é" {}\n',
    'é = 1\n',
    '\uFEFF# a\n',
    'tags { "a b" = "c" }\n',
    'a { b = 1 }\n',
    'a "b" c /* d */ {\r\n}\r\n',
    '/* { */ // {\n',
  ])('hides nothing below it at the top: %j', (before) => {
    expect(judge(before + bucket)).toEqual({ rows: [`public-storage ${linesIn(before) + 2}`], problems: [] });
  });

  test.each([
    ['"public-read"', 'public-read'],
    ['"public\\u002dread"', 'public-read'],
    ['"public\\U0000002Dread"', 'public-read'],
    ['"a\\n\\t\\"\\\\"', 'a\n\t"\\'],
    ['"\\UFFFFFFFF"', '\uFFFD'],
    [`"$\${a} %%{b}"`, `\${a} %{b}`],
    ['("a")', 'a'],
    ['tostring(\n"a"\n)', 'a'],
    ['<<E\na\nE', 'a\n'],
    ['<<E\nE', ''],
    ['true', 'true'],
    [`"\${a}"`, undefined],
    ['"a" == b', undefined],
    ['("a") == b', undefined],
    ['1-a', undefined],
    ['trueish', undefined],
    ['max(1, 2)', undefined],
  ])('has a value: %s', (written, text) => expect(textAt(written)).toBe(text));

  test('is known by its labels, whatever their escapes', () => {
    expect(judge(bucket.replace('aws_s3', 'aws\\u005fs3')).rows).toEqual(['public-storage 2']);
  });

  test('makes blocks of what is dynamic', () => {
    const dynamic = (ports: string) =>
      `resource "aws_security_group" "a" {\n  dynamic "ingress" {\n    for_each = var.a\n    content {\n      ${ports}\n      cidr_blocks = ["0.0.0.0/0"]\n    }\n  }\n}\n`;
    expect(judge(dynamic('from_port = 22\n      to_port = 22')).rows).toEqual(['open-port 4']);
    expect(judge(dynamic('from_port = ingress.value\n      to_port = ingress.value')).rows).toEqual([]);
    const domain =
      'resource "aws_opensearch_domain" "a" {\n  dynamic "encrypt_at_rest" {\n    content { enabled = true }\n  }\n}';
    expect(judge(domain)).toEqual({ rows: [], problems: [] });
  });

  test('has objects in lists, and lists of one that functions hand on', () => {
    const group =
      'resource "aws_security_group" "a" {\n  ingress = tolist([{\n    from_port = 22\n    cidr_blocks = toset(["0.0.0.0/0"])\n  }])\n}';
    expect(judge(group).rows).toEqual(['open-port 2']);
  });
});

describe('a constant of the same file', () => {
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
    ['joined lists', group('concat(var.p, [80], local.p)', port, inLocals('p = [22]')), 2],
    [
      'a list made of a list',
      group('[for p in local.p : { port = p }]', every('ingress.value.port'), inLocals('p = [22]')),
      2,
    ],
    ['a map made of a list', group('{ for i, p in [22] : i => p }', port), 3],
  ])('is followed as %s', (_, text, line) => {
    expect(judge(text)).toEqual({ rows: [`open-port ${line}`], problems: [] });
  });

  test.each([
    ['a list without such a port', group('[80, 443]', port)],
    ['a list of another file', group('local.p', port)],
    ['another field', group('[{ port = 80, other = 22 }]', every('ingress.value.port'))],
    ['a local that refers to itself', group('local.p', port, inLocals('p = local.q\n  q = local.p'))],
    ['a list with a condition', group('[for p in [22] : p if var.x]', port)],
  ])('is none as %s', (_, text) => expect(judge(text)).toEqual({ rows: [], problems: [] }));

  test('is followed in resources that are repeated, and in policies', () => {
    const rule =
      'resource "aws_security_group_rule" "a" {\n  for_each = toset(["80", "22"])\n  type = "ingress"\n  from_port = each.value\n  cidr_blocks = ["0.0.0.0/0"]\n}\n';
    expect(judge(rule).rows).toEqual(['open-port 1']);
    const policy = `${inLocals('all = "*"')}resource "aws_iam_policy" "a" {\n  policy = jsonencode({ Statement = [{ Effect = "Allow", Action = local.all, Resource = "*" }] })\n}\n`;
    expect(judge(policy).rows).toEqual(['wide-permissions 5']);
    const written = `${inLocals('all = "*"')}resource "aws_iam_policy" "a" {\n  policy = <<E\n{"Statement":[{"Effect":"Allow","Action":"\${local.all}","Resource":"*"}]}\nE\n}\n`;
    expect(judge(written).rows).toEqual(['wide-permissions 6']);
  });

  test('that makes too many values is named, in no time', () => {
    const bomb = Array.from({ length: 30 }, (_, i) => `a${i + 1} = [local.a${i}, local.a${i}]`).join('\n  ');
    const { rows, problems } = judge(
      `${inLocals(`a0 = [1]\n  ${bomb}`)}${bucket}resource "x" "y" {\n  z = local.a30\n}\n`,
    );
    expect(rows).toEqual(['public-storage 35']);
    expect(problems).toEqual(['its references make more than 100000 values']);
  });
});

describe('a constant of the same module', () => {
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

describe('what Terraform cannot read', () => {
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
  ])('is named, and what follows is read: %j', (before, problem) => {
    const { rows, problems } = judge(`${before}\n${bucket}`);
    expect(rows).toEqual([`public-storage ${linesIn(before) + 3}`]);
    expect(problems).toEqual([problem]);
  });

  test('is named where the text ends in it', () => {
    expect(judge(`${bucket}/* a`)).toEqual({
      rows: ['public-storage 2'],
      problems: ['what begins in line 4 cannot be read: a comment has no end'],
    });
    expect(judge(`${bucket}a {`).problems).toEqual(['what begins in line 4 cannot be read: a block has no end']);
  });

  test.each([
    ['values', locals(nested(50, '[', ']'))],
    ['objects', locals(nested(50, '{ a = ', '}'))],
    ['blocks', `${'a {\n'.repeat(50)}${'}\n'.repeat(50)}`],
  ])('is named where %s are nested too deep', (_, text) => {
    const { rows, problems } = judge(text + bucket);
    expect(rows).toEqual([`public-storage ${linesIn(text) + 2}`]);
    expect(problems[0]).toContain('nested deeper than 40');
  });

  test('is given up after too many places', () => {
    const { problems } = parseTerraform(`${'a { ;\n'.repeat(50)}${bucket}`);
    expect(problems).toHaveLength(20);
  });

  test('makes nothing of the block that it stands in', () => {
    expect(judge('resource "aws_ebs_volume" "a" {\n  size = 1\n  ;\n  encrypted = true\n}\n').rows).toEqual([]);
  });

  test('is a policy that is no JSON, unless a template makes it', () => {
    const policy = (text: string) => `resource "aws_iam_policy" "a" {\n  policy = <<E\n${text}\nE\n}\n`;
    expect(judge(policy('{ "a": [ }')).problems).toEqual(['the policy in line 2 is not valid JSON']);
    expect(judge(policy(`{ "a": [\n%{ for b in c }\n"\${b}",\n%{ endfor }\n] }`)).problems).toEqual([]);
    expect(judge(policy('{ "a": [1] }')).problems).toEqual([]);
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

test('A policy in quotes is reported in its own line', () => {
  const policy = String.raw`"{\"Statement\":\n[{\"Effect\":\"Allow\",\"Action\":\"*\",\"Resource\":\"*\"}]}"`;
  expect(judge(`resource "aws_iam_policy" "a" {\n  policy = ${policy}\n}\n`).rows).toEqual(['wide-permissions 2']);
});

test('Parts say where they begin and end', () => {
  const { parts } = parseTerraform('a "b" {\n  c = [\n    1,\n    <<E\nd\nE\n  ]\n}\n');
  const place = (part: Part | undefined) => [part?.line, part?.endLine];
  expect(place(parts[0])).toEqual([1, 8]);
  expect(place(getField(parts[0], 'c'))).toEqual([2, 7]);
  expect(getField(parts[0], 'c')?.items?.map(place)).toEqual([
    [3, 3],
    [4, 6],
  ]);
});

test('Whatever stands above a weak block, it is found or the file is named', () => {
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
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const { rows, problems } = judge(`${pieces.join('')}\n${bucket}`);
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
])('costs time in proportion to %s', measured, (_, make) => {
  const [short, long] = [make(200), make(2000)];
  expect(
    costRatio(
      () => judge(short),
      () => judge(long),
    ),
  ).toBeLessThan(30);
});
