import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { type PolicyFile, parsePolicyFile } from '../../../src/gate/settings/policy-file.ts';
import {
  fileSettingNames,
  settingNames,
  settings as table,
  writeFileLine,
} from '../../../src/gate/settings/settings.ts';
import { GateError } from '../../../src/shared/errors.ts';
import { costRatio, measured } from '../../cost.ts';

const name = '.github/scan-gate.yml of main at 1a2b3c4d5e6f';

const read = (text: string): PolicyFile => parsePolicyFile(text, name);

function problemsOf(text: string): string {
  try {
    read(text);
  } catch (error) {
    expect(error).toBeInstanceOf(GateError);
    expect(error).toMatchObject({ code: 'CONFIG', reason: 'settings', hint: expect.stringContaining('schema') });
    expect((error as GateError).message).toContain(name);
    return (error as GateError).message;
  }
  expect.fail('nothing was refused');
}

const root = join(import.meta.dirname, '../../..');
/** As it is published, which `npm run generate` makes of the gate's own. */
const jsonSchema = JSON.parse(readFileSync(join(root, 'schema/scan-gate.schema.json'), 'utf8'));

/** Why the setting is not allowed in a file. */
function getRefusal(setting: string): string | undefined {
  const [, reason] =
    / is not allowed in a policy file: (.*); set it in the step/.exec(problemsOf(`${setting}: {a: [1]}`)) ?? [];
  return reason;
}

const excepted = (lines: string) => `exceptions:\n  - ${lines.split('\n').join('\n    ')}\n`;
const complete = 'cwe: 79\nreason: Only the test rig\nexpires: 2027-06-01';

describe('a policy file', () => {
  it('holds settings in the forms of YAML, read as the inputs are', () => {
    const { settings } = read(`
fail-on-severity: medium
threshold: { critical: 0, sca-high: 10 }
fail-on-types: [sca, secret]
fail-on-cvss: 9.0
fail-on-epss: 5%
scope: scan
baseline-file: ./.github/baseline.json
warn-only: true
on-inconclusive: { fork: warn }
timeout-seconds: 60
poll-interval-seconds: auto
annotations: none
max-annotations: 0
comment-summary-in-pr: never
disclose: counts
`);
    expect(settings).toMatchObject({
      'fail-on-severity': 'MEDIUM',
      threshold: [
        { severity: 'CRITICAL', type: undefined, limit: 0 },
        { severity: 'HIGH', type: 'SCA', limit: 10 },
      ],
      'fail-on-types': ['SCA', 'SECRET'],
      'fail-on-cvss': 9,
      'fail-on-epss': 5,
      scope: 'scan',
      'baseline-file': '.github/baseline.json',
      'warn-only': true,
      'on-inconclusive': { fork: 'warn', timeout: 'fail' },
      'timeout-seconds': 60,
      'poll-interval-seconds': 'auto',
      annotations: 'none',
      'max-annotations': 0,
      'comment-summary-in-pr': 'never',
      disclose: 'counts',
    });
  });

  it('holds every setting that it may, as the step gives it', () => {
    const nested = 'scan: { adopt-running: true, retry-failed: true }\n';
    const alone = fileSettingNames.filter((each) => writeFileLine(each).startsWith(each));
    const text = alone.map((each) => `${each}: ${JSON.stringify(table[each].example)}\n`).join('') + nested;
    expect(Object.keys(read(text).settings).sort()).toEqual([...fileSettingNames].sort());
  });

  it('holds the same as text', () => {
    const { settings } = read('threshold: critical=0 sca-high=10\nfail-on-types: sca secret\n');
    const mapped = read('threshold: {critical: 0, sca-high: 10}\nfail-on-types: [sca, secret]\n');
    expect(settings).toEqual(mapped.settings);
  });

  it('holds exceptions', () => {
    const text = excepted(
      'violation_id: v1\ncwe: cwe-0079\ntype: sca\npath: test/**\ntitle: XSS\nreason: Only the test rig\nexpires: 2027-06-01\nowner: team',
    );
    expect(read(text).exceptions).toEqual([
      {
        violationId: 'v1',
        cwe: 'CWE-79',
        type: 'SCA',
        path: 'test/**',
        title: 'XSS',
        reason: 'Only the test rig',
        expires: '2027-06-01',
        owner: 'team',
      },
    ]);
  });

  it.each(['2027-06-01', '"2027-06-01"', "'2027-06-01'"])(
    'reads the day %s, also where the file says YAML 1.1',
    (day) => {
      const text = excepted(`cwe: 79\nreason: Only the test rig\nexpires: ${day}`);
      expect(read(text).exceptions[0]?.expires).toBe('2027-06-01');
      expect(read(`%YAML 1.1\n---\n${text}`).exceptions[0]?.expires).toBe('2027-06-01');
    },
  );

  it.each(['', '# nothing\n', '---\n', '\ufeff# nothing\n', '{}'])('may be empty: %j', (text) => {
    expect(read(text)).toEqual({ settings: {}, exceptions: [], maxExceptionDays: undefined });
  });

  it('may repeat itself with anchors, within reason', () => {
    const text = `exceptions:\n  - &first { ${complete.replaceAll('\n', ', ')} }\n  - *first\n`;
    expect(read(text).exceptions).toHaveLength(2);
    const repeated = (times: number) => `paths: [&a src, ${Array(times).fill('*a').join(', ')}]`;
    expect(read(repeated(99)).paths).toHaveLength(100);
    expect(problemsOf(repeated(100))).toContain('Excessive alias count');
    const bomb = [
      'a: &a [1, 1]',
      ...[...'bcdefg'].map((key, index) => {
        const before = 'abcdef'[index];
        return `${key}: &${key} [${Array(9).fill(`*${before}`).join(', ')}]`;
      }),
    ].join('\n');
    expect(problemsOf(bomb)).toContain('Excessive alias count');
  });

  it('holds the days of a central policy', () => {
    expect(read('max-exception-days: 90').maxExceptionDays).toBe(90);
  });
});

describe('a mistake', () => {
  it.each<[string, string]>([
    ['fail-on-severity: hihg', 'line 1, column 19: fail-on-severity: "hihg" is not critical, high,'],
    ['fail-on-severity: hihg', 'did you mean high?'],
    ['\n\nscope: [scan]', 'line 3, column 8: scope: is a list, where text is expected'],
    ['scope:', 'scope: is empty, where text is expected; for example scan'],
    ['scope: ""', 'scope: is empty; remove it'],
    ['threshold: {high: x}', 'threshold: "high=x" needs a whole number as the limit of high, such as high=5'],
    ['threshold: {"high=9 low": 3}', 'threshold: contains "high=9 low", which is not one word'],
    ['threshold: {}', 'threshold: is empty; remove it'],
    ['fail-on-types: []', 'fail-on-types: is empty; remove it'],
    ['fail-on-types: [sca, docker]', 'which is not sast, agentic_sast, sca, secret or iac'],
    ['fail-on-epss: 0.05', 'could mean 0.05% or 5%'],
    ['fail-on-cvss: .nan', 'fail-on-cvss: is'],
    ['fail-on-cvss: 11', 'is not a number from 0 to 10'],
    ['warn-only: yes', 'warn-only: "yes" is not true or false'],
    ['on-inconclusive: {settings: warn}', 'softens settings, which always fails the step'],
    ['timeout-seconds: 0', 'is not a whole number from 1 to 86400'],
    ['baseline-file: ../other.json', 'is not a path inside the repository'],
    ['fail-on-severty: high', 'line 1, column 1: "fail-on-severty" is not known here; did you mean fail-on-severity?'],
    ['treshold: high=1', 'did you mean threshold?'],
    ['exception: []', 'did you mean exceptions?'],
    [
      'base-url: https://evil.example/v1',
      'base-url is not allowed in a policy file: a file must not choose where the key',
    ],
    ['api-key: hush', 'api-key is not allowed in a policy file: do not put a key into a file; set it in the step'],
    ['scope: scan\nscope: auto', 'line 2, column 1: Map keys must be unique'],
    ['adopt-running-scan: true', 'adopt-running-scan is written as scan: { adopt-running: '],
    ['<<: {scope: scan}', 'merge keys are not read'],
    ['scope: !!js/function x', 'Unresolved tag'],
    ['scope: auto\n---\nscope: scan', 'multiple documents'],
    ['- scope', 'the file: is a list, where a mapping of settings is expected'],
    ['scan', 'the file: is a text, where a mapping of settings is expected'],
    ['scope: "scan', 'line 1, column'],
    ['\tscope: scan', 'line 1, column 1: Tabs are not allowed'],
    [`a: ${'['.repeat(5000)}`, 'it is nested too deeply'],
    ['max-exception-days: 1.5', 'max-exception-days: is a number, where a whole number of days is expected'],
    ['max-exception-days: -1', 'is less than 0'],
  ])('in %j is named', (text, words) => {
    expect(problemsOf(text)).toContain(words);
  });

  it.each<[string, string]>([
    ['reason: Only the test rig\nexpires: 2027-06-01', 'covers nothing; give at least one of violation_id,'],
    ['cwe: 79\nexpires: 2027-06-01', 'exceptions[0].reason: is missing'],
    ['cwe: 79\nreason: Only the test rig', 'exceptions[0].expires: is missing, where a date such as 2027-06-01'],
    [
      'cwe: 79\nreason: known   \nexpires: 2027-06-01',
      'line 3, column 13: exceptions[0].reason: is shorter than 10 characters',
    ],
    ...[
      'Explain why this is acceptable',
      'Explain why this is acceptable.',
      '"Explain why this is acceptable"',
      "'explain why this is acceptable!'",
      'EXPLAIN WHY THIS IS ACCEPTABLE',
      '  Explain  why   this is acceptable   ',
      '>-\n  Explain why\n  this is acceptable',
      '|-\n  Explain why this is acceptable',
      '"TODO: Explain why this is acceptable"',
      '<Explain why this is acceptable>',
      '"Explain why this is\\u200b acceptable"',
      'Explain why this is acceptable # ours',
      'Explain-why-this-is-acceptable',
      'Explain why this is acceptable, explain why this is acceptable',
    ].map((reason): [string, string] => [
      `cwe: 79\nreason: ${reason}\nexpires: 2027-06-01`,
      'exceptions[0].reason: is still the placeholder',
    ]),
    ['cwe: 79\nreason: Only the test rig\nexpires: 2027-02-29', '"2027-02-29" is not a date such as 2027-06-01'],
    ['cwe: 79\nreason: Only the test rig\nexpires: 2027-6-1', 'is not a date'],
    ['cwe: 79\nreason: Only the test rig\nexpires: never', 'is not a date'],
    ['cwe: 79\nreason: Only the test rig\nexpires: 2027', 'is a number, where a date'],
    [complete.replace('79', 'XSS'), '"XSS" is not a CWE such as CWE-79'],
    [`${complete}\ntype: SCA`, '"SCA" is not sast, agentic_sast, sca, secret or iac'],
    [`${complete}\npath: "{src,lib/**"`, 'has an unclosed {'],
    [`${complete}\npath: "${'{a,b}'.repeat(10)}"`, 'has braces that expand to more than 1000 globs'],
    [`${complete}\npath: "!src/**"`, 'begins with !, and negation is not supported'],
    [`${complete}\npath: ""`, 'exceptions[0].path: is empty'],
    [`${complete}\npth: src`, 'exceptions[0]: "pth" is not known here; did you mean path?'],
    [`${complete}\ntitle: "a\\nb"`, 'has line breaks or control characters in it'],
  ])('in the exception %j is named', (lines, words) => {
    expect(problemsOf(excepted(lines))).toContain(words);
  });

  it('is told together with all others, from the top of the file', () => {
    const message = problemsOf('scope: nope\nbranch: main\nfail-on-cvss: 11\nexceptions: [5]\n');
    expect(message.split('\n').map((line) => /^line (\d)/.exec(line)?.[1])).toEqual([undefined, '1', '2', '3', '4']);
    expect(message).toMatch(/ has 4 mistakes:\n/);
  });

  it('is told where a file is larger than 256 KiB', () => {
    const text = '#'.repeat(256 * 1024);
    expect(read(text).settings).toEqual({});
    expect(problemsOf(`${text}#`)).toContain('it is larger than 256 KiB');
  });

  it('is told at most twenty times', () => {
    const text = Array.from({ length: 30 }, (_, index) => `nothing-${index}: 1`).join('\n');
    expect(problemsOf(text).split('\n').at(-1)).toBe('and 10 more');
  });
});

it('every setting is allowed in a file, or the error says why not', () => {
  for (const setting of settingNames) {
    expect(fileSettingNames.some((known) => known === setting)).toBe(getRefusal(setting) === undefined);
  }
  // Only the trusted policy may name who is asked about packages: test/gate/settings/tightening.test.ts.
  const named = settingNames.filter((setting) => /^(allow-|(?!advisories).*(key|token|url)$)/.test(setting));
  expect(named.map(getRefusal)).not.toContain(undefined);
});

it('holds nothing that says where the key goes, who the run is about, what may be written or what protection is lifted', () => {
  const elsewhere = [
    ...['base-url', 'api-key', 'allow-http', 'assume', 'github-token', 'allow-suppress-command'],
    ...['repository-id', 'branch', 'scan-id', 'allow-foreign-repository'],
    ...['sarif', 'base-sarif', 'sarif-type', 'path', 'kev-file', 'config-file', 'policy-ref', 'wait', 'finish-pending'],
    ...['reports', 'upload-sarif', 'category'],
    'slack-webhook',
  ];
  expect(settingNames.filter((each) => getRefusal(each) !== undefined).sort()).toEqual(elsewhere.sort());
});

it('no text does anything but be read or refused', () => {
  const line = fc.tuple(
    fc.constantFrom(...fileSettingNames, 'exceptions', 'base-url', '__proto__', '&a', '*a', '<<', '- '),
    fc.oneof(fc.string(), fc.json(), fc.constantFrom('[', '{', '|', '!!binary x', '2027-01-01', 'null')),
  );
  fc.assert(
    fc.property(fc.array(line, { maxLength: 6 }), (lines) => {
      try {
        read(lines.map(([key, value]) => `${key}: ${value}`).join('\n'));
      } catch (error) {
        expect(error).toMatchObject({ code: 'CONFIG', reason: 'settings' });
      }
    }),
  );
});

describe('accept-uncovered', () => {
  it.each<[string, readonly string[] | RegExp]>([
    ['[Python]', ['Python']],
    ['[python, "C#"]', ['python', 'C#']],
    ['[]', []],
    ['[Pyhton]', /is not a programming language; did you mean Python\?/],
    ['["*"]', /is not a programming language/],
    ['Python', /list/],
    ['[7]', /text/],
  ])('reads %s', (text, expected) => {
    const read = () => parsePolicyFile(`accept-uncovered: ${text}\n`, 'the file').acceptUncovered;
    if (expected instanceof RegExp) expect(read).toThrow(expected);
    else expect(read()).toEqual(expected);
  });
});

describe('the JSON Schema', () => {
  const ajv = new Ajv({ allErrors: true });
  addFormats.default(ajv);
  const validate = ajv.compile(jsonSchema);
  const folder = join(root, 'examples/policies');

  it.each(readdirSync(folder))('accepts the example %s, as the gate does', (file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    expect(text).toMatch(/^# yaml-language-server: \$schema=\.\.\/\.\.\/schema\/scan-gate\.schema\.json\n/);
    expect(() => read(text)).not.toThrow();
    validate(parse(text));
    expect(validate.errors).toBeNull();
  });

  it.each([
    'scope: nope',
    'base-url: x',
    'threshold: {hgh: 1}',
    'exceptions: [{reason: Only the test rig}]',
    'warn-only: 1',
  ])('refuses %s, as the gate does', (text) => {
    expect(validate(parse(text))).toBe(false);
    expect(() => read(text)).toThrow(GateError);
  });

  it.each([
    ['[release/*, stable]', ['release/*', 'stable']],
    ['["**"]', 'would trust every branch'],
    ['["!mine"]', 'is not a branch'],
    ['release/*', 'expected'],
  ])('reads trusted-bases: %s', (text, expected) => {
    const read = () => parsePolicyFile(`trusted-bases: ${text}\n`, 'the file');
    if (typeof expected === 'string') expect(read).toThrow(expected);
    else expect(read().trustedBases).toEqual(expected);
  });

  it.each([
    ['title: XSS', false],
    ['title: XSS, cwe: CWE-79', false],
    ['title: XSS, type: sast', false],
    ['title: XSS, path: test/**', true],
    ['title: XSS, violation_id: v1', true],
  ])('reads an exception of { %s }: %s', (criteria, isRead) => {
    const text = `exceptions:\n  - { ${criteria}, reason: Only the test rig, expires: 2027-06-01 }\n`;
    const read = () => parsePolicyFile(text, 'the file');
    if (isRead) expect(read().exceptions).toHaveLength(1);
    else expect(read).toThrow('names only a title');
  });

  it.each([
    'Explain why this is acceptable: the pages are served to the team alone',
    'It is no problem: only the test rig reads it',
    'Say why: the key is of a rig that was taken down',
  ])('takes %j for a reason of its own', (reason) => {
    expect(() =>
      parsePolicyFile(excepted(`cwe: 79\nreason: ${JSON.stringify(reason)}\nexpires: 2027-06-01`), 'p'),
    ).not.toThrow();
  });

  it('says what every key means', () => {
    const properties: Record<string, { description?: string }> = jsonSchema.properties;
    const fileAlone = [
      'rules',
      'exceptions',
      'max-exception-days',
      'trusted-bases',
      ...['accept-uncovered', 'paths', 'ignore-paths', 'skip-when', 'vex', 'vex-products'],
    ];
    const settingKeys = fileSettingNames.map((name) => writeFileLine(name).replace(/:.*/, ''));
    expect(Object.keys(properties).sort()).toEqual([...new Set([...settingKeys, ...fileAlone])].sort());
    for (const [key, { description }] of Object.entries(properties))
      expect([key, description]).toEqual([key, expect.any(String)]);
  });
});

describe('a policy file of many mistakes', () => {
  const unknown = (count: number, end = '\n') =>
    Array.from({ length: count }, (_, index) => `key${index}: 1`).join(end);
  const problems = (text: string) => {
    try {
      parsePolicyFile(text, 'policy.yml');
    } catch (error) {
      return (error as Error).message;
    }
    return '';
  };

  /** As many of the units as there is room for. */
  const fill =
    (unit: string | ((index: number) => string), start = '') =>
    (count: number) => {
      const unitOf = typeof unit === 'string' ? () => unit : unit;
      return start + Array.from({ length: count }, (_, index) => unitOf(index)).join('');
    };
  const exception = (path: string) => `- {path: "${path}", reason: aaaaaaaaaa, expires: 2027-01-01}\n`;

  it.each<[string, (count: number) => string]>([
    ['unknown keys', unknown],
    ['unknown keys of one exception', (count) => `exceptions:\n  - {${unknown(count, ', ')}}`],
    ['lists in lists', fill('[')],
    ['mappings in mappings', fill('{a: ')],
    ['lists without an end', fill('- ')],
    ['quotation marks', fill('"')],
    ['commas', fill(',', '[')],
    ['exclamation marks', fill('! ')],
    ['unknown escapes', fill('\\q', '"')],
    ['unknown tags', fill((index) => `a${index}: !b 1\n`)],
    ['names that are not used', fill((index) => `a${index}: &x${index} 1\n`)],
    ['one name used again and again', fill((index) => `a${index}: *x\n`, 'x: &x 1\n')],
    ['one key again and again', fill('a: 1\n')],
    ['texts that end with the file', fill((index) => `a${index}: |\n`)],
    ['directives', fill('%TAG ! !\n')],
    ['files in the file', fill('---\na: 1\n')],
    ['blanks', fill(' ', 'a:')],
    ['empty lines', fill('\n')],
    ['comments', fill('#\n')],
    ['exceptions that say nothing', fill('- {}\n', 'exceptions:\n')],
    ['exceptions that are none', fill('-\n', 'exceptions:\n')],
    ['exceptions', (count) => fill((index) => exception(`a${index}/**`), 'exceptions:\n')(count / 10)],
    ['unknown words of a threshold', fill((index) => `  high${index}: 1\n`, 'threshold:\n')],
    ['unknown reasons', fill((index) => `  a${index}: warn\n`, 'on-inconclusive:\n')],
    ['unknown languages', fill((index) => `- Pyth${index}\n`, 'accept-uncovered:\n')],
    ['a number of many digits', fill('9', 'timeout-seconds: ')],
    ['branches', fill((index) => `- a${index}/*\n`, 'trusted-bases:\n')],
  ])('costs no more than the size says for %s', measured, (_, write) => {
    const [small, large] = [write(500), write(2000)];
    expect(Buffer.byteLength(write(4000))).toBeLessThan(256 * 1024);
    const ratio = costRatio(
      () => problems(small),
      () => problems(large),
    );
    expect(ratio).toBeLessThan(9);
  });

  it('counts them all, and shows the first', () => {
    const message = problems(unknown(12_000));
    expect(message).toContain('policy.yml has 12000 mistakes');
    expect(message).toContain('line 20, column 1');
    expect(message).toContain('and 11980 more');
  });
});
