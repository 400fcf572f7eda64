import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { GateError } from '../../../src/shared/errors.ts';
import { decodeSarif, readSarif, type SarifOptions } from '../../../src/shared/sarif/intake.ts';
import type { SarifFinding } from '../../../src/shared/sarif/results.ts';
import { costRatio, measured } from '../../cost.ts';

import { propertyRuns } from '../../model/runs.ts';

import { locationOf, read, resultOf, sarifOf } from './make.ts';

const fixtures = join(import.meta.dirname, '../../fixtures/sarif');
const fixture = (name: string) => readFileSync(join(fixtures, `${name}.sarif`), 'utf8');

const ajv = new Ajv({ strict: false });
addFormats.default(ajv);
const validate = ajv.compile(loadSchema());

/** The official schema is of draft 4, whose `id` later drafts call `$id`. */
function loadSchema() {
  const path = join(import.meta.dirname, '../../schemas/oasis-sarif-schema-2.1.0.json');
  const { $schema, id, ...schema } = JSON.parse(readFileSync(path, 'utf8'));
  return schema;
}

/** `SAST CRITICAL CWE-89 src/a.js:3 7.5 accepted`. */
function lineOf(finding: SarifFinding): string {
  const { type, severity, cwe, filePath, line, cvss, epss, suppression } = finding;
  const place = `${filePath ?? '-'}${line === undefined ? '' : `:${line}`}`;
  const marks = [cvss, epss === undefined ? undefined : `${epss}%`, suppression === 'none' ? undefined : suppression];
  return [type ?? 'unknown', severity, cwe ?? '-', place, ...marks.filter((mark) => mark !== undefined)].join(' ');
}

describe('readSarif, the tools', () => {
  it.each<[tool: string, names: string[], expected: string[], options?: SarifOptions]>([
    [
      'semgrep',
      ['Semgrep OSS'],
      [
        'SAST HIGH CWE-89 src/db/users.js:12',
        'SECRET HIGH CWE-798 config/deploy.js:3',
        'SAST MEDIUM CWE-95 src/old.js:7 in-source',
      ],
    ],
    [
      'codeql',
      ['CodeQL'],
      ['SAST HIGH CWE-89 src/app.js:21', 'SAST CRITICAL CWE-798 src/app.js:30', 'SAST LOW - src/my app.js:8'],
    ],
    [
      'trivy',
      ['Trivy'],
      [
        'SCA HIGH - package-lock.json:118 7.2',
        'IAC HIGH - Dockerfile:1',
        'SECRET CRITICAL - deploy.sh:4',
        'SCA LOW - library/debian:1',
      ],
    ],
    ['gitleaks', ['gitleaks'], ['SECRET HIGH - config/app.yaml:7', 'SECRET HIGH - config/app.yaml:9']],
    [
      'checkov',
      ['Checkov'],
      [
        'IAC HIGH - terraform/s3.tf:1',
        'SECRET CRITICAL - terraform/provider.tf:3',
        'IAC HIGH - terraform/logs.tf:1 accepted',
      ],
    ],
    ['osv-scanner', ['osv-scanner'], ['SCA HIGH - crates/core/Cargo.lock 7.5'], { root: '/home/ci/shop' }],
    ['zizmor', ['zizmor'], ['IAC MEDIUM - .github/workflows/ci.yml:14', 'IAC INFO - .github/workflows/ci.yml:20']],
    ['eslint', ['ESLint'], ['SAST HIGH - src/run.js:3', 'SAST MEDIUM - - in-source'], { root: '/home/ci/shop/' }],
    [
      'snyk',
      ['Snyk Open Source', 'SnykCode'],
      ['SCA MEDIUM CWE-1321 package.json:1 6.3', 'SAST HIGH CWE-89 src/app.js:21'],
    ],
    [
      'scan-gate',
      ['Scan Gate'],
      ['SAST CRITICAL CWE-89 src/db/users.ts:42 9.8 0.4%', 'SAST CRITICAL CWE-89 - accepted'],
    ],
  ])('reads %s', (tool, names, expected, options = {}) => {
    const scan = readSarif(fixture(tool), options);
    expect(scan.tools).toEqual(names);
    expect(scan.findings.map(lineOf)).toEqual(expected);
    expect(new Set(scan.findings.map(({ fingerprint }) => fingerprint)).size).toBe(expected.length);
  });

  it.each([
    'semgrep',
    'codeql',
    'trivy',
    'gitleaks',
    'checkov',
    'osv-scanner',
    'zizmor',
    'eslint',
    'snyk',
    'scan-gate',
  ])('has a valid fixture of %s', (tool) => {
    expect(validate(JSON.parse(fixture(tool))), JSON.stringify(validate.errors)).toBe(true);
  });

  it.each(['semgrep', 'codeql', 'trivy', 'gitleaks', 'checkov'])('shows no secret of %s', (tool) => {
    expect(JSON.stringify(readSarif(fixture(tool)))).not.toMatch(/not-a-real|hunter2/);
  });

  it('reads as the declared type, and still shows no secret', () => {
    const { findings, scanTypes } = readSarif(fixture('trivy'), { declaredType: 'sca' });
    expect(findings.map(({ type }) => type)).toEqual(['SCA', 'SCA', 'SCA', 'SCA']);
    expect(scanTypes).toEqual(['sca']);
    expect(JSON.stringify(findings)).not.toContain('not-a-real');
  });

  it('reports what a tool notified of, and where it could not say', () => {
    expect(readSarif(fixture('semgrep')).diagnostics).toEqual([
      { engine: 'Semgrep OSS', message: 'Syntax error at line src/broken.js:4: `)` was unexpected' },
    ]);
    expect(readSarif(fixture('eslint'), { root: '/home/ci/shop' }).diagnostics).toEqual([
      { engine: 'ESLint', message: expect.stringContaining('"file:///home/ci/other/x.js"') },
    ]);
  });
});

describe('readSarif, what is no proof', () => {
  const run = (fields: object) =>
    JSON.stringify({ version: '2.1.0', runs: [{ tool: { driver: { name: 'T' } }, ...fields }] });
  it.each<[string, string, RegExp]>([
    ['an empty file', '', /it is empty/],
    ['no JSON', '<html>', /it is not JSON/],
    ['JSON cut off', '{"version":"2.1.0","runs":[', /it is not JSON/],
    ['a list', '[]', /it is not a SARIF log/],
    ['no version', '{"runs":[]}', /no version/],
    ['another version', '{"version":"2.0.0","runs":[]}', /version "2.0.0"/],
    ['no runs', '{"version":"2.1.0"}', /no list of runs/],
    ['empty runs', '{"version":"2.1.0","runs":[]}', /no run/],
    ['a run that is none', '{"version":"2.1.0","runs":[null]}', /run 1 is not an object/],
    [
      'results twice',
      '{"version":"2.1.0","runs":[{"tool":{"driver":{"name":"T"}},"results":[{"message":{"text":"x"}}],"results":[]}]}',
      /it states "results" twice/,
    ],
    ['runs twice', '{"version":"2.1.0","runs":[{"results":[]}],"runs":[]}', /it states "runs" twice/],
    ['runs in another spelling', '{"version":"2.1.0","runs":[{"results":[]}],"r\\u0075ns":[]}', /"runs" twice/],
    ['levels twice', run({ results: [] }).replace('"name"', '"level":"error","level":"none","name"'), /"level" twice/],
    ['absent results', run({}), /run 1 \(T\) has no list of results/],
    ['results that are no list', run({ results: {} }), /no list of results/],
    ['results null', run({ results: null }), /no list of results/],
    ['a failed run', run({ results: [], invocations: [{ executionSuccessful: false }] }), /did not succeed/],
    [
      'a run that may have failed',
      run({ results: [], invocations: [{ executionSuccessful: 'no' }] }),
      /did not succeed/,
    ],
    [
      'a failed run with its reason',
      run({ results: [], invocations: [{ executionSuccessful: false, exitCodeDescription: 'out of memory' }] }),
      /did not succeed: out of memory/,
    ],
    ['a result that is none', run({ results: [{}, 3] }), /result 2 of run 1 \(T\) is not an object/],
    [
      'results in other files',
      run({ results: [], externalPropertyFileReferences: { results: [{}] } }),
      /in other files/,
    ],
    ['rules in other files', run({ results: [], externalPropertyFileReferences: { driver: {} } }), /in other files/],
    [
      'results in another part',
      JSON.stringify({ ...JSON.parse(run({ results: [] })), inlineExternalProperties: [{ results: [{}] }] }),
      /in other files/,
    ],
    ['UTF-16 that was read as something else', `\ufeff{\0"\0`, /UTF-16/],
  ])('refuses %s', (_, text, message) => {
    const read = () => readSarif(text);
    expect(read).toThrow(GateError);
    expect(read).toThrow(message);
    expect(read).toThrow(expect.objectContaining({ code: 'SCAN_FAILED', hint: expect.any(String) }));
  });

  it('refuses a file in which one of two runs failed', () => {
    const good = { tool: { driver: { name: 'A' } }, results: [resultOf()] };
    const bad = { tool: { driver: { name: 'B' } }, invocations: [{ executionSuccessful: false }], results: [] };
    expect(() => readSarif(sarifOf({}, { runs: [good, bad] }))).toThrow(/run 2 \(B\)/);
  });

  it.each(['semgrep', 'codeql', 'trivy', 'checkov'])(
    'refuses what %s wrote, cut short anywhere, and reads it in UTF-16',
    (tool) => {
      const bytes = Buffer.from(fixture(tool).trimEnd());
      for (let share = 0; share < 1; share += 0.02) {
        const cut = bytes.subarray(0, Math.floor(bytes.length * share));
        expect(() => readSarif(decodeSarif(cut))).toThrow(expect.objectContaining({ code: 'SCAN_FAILED' }));
      }
      const wide = Buffer.from(`\ufeff${bytes}`, 'utf16le');
      expect(readSarif(decodeSarif(wide))).toEqual(readSarif(decodeSarif(bytes)));
      expect(() => readSarif(decodeSarif(wide.subarray(0, -2)))).toThrow(
        expect.objectContaining({ code: 'SCAN_FAILED' }),
      );
    },
  );

  it('calls the file by its name', () => {
    const read = () => readSarif('{}', { name: 'trivy.sarif' });
    expect(read).toThrow(/^trivy\.sarif cannot be judged: /);
  });

  it('names other files whose content it can do without', () => {
    const { diagnostics } = read([], {
      externalPropertyFileReferences: { artifacts: [{ location: { uri: 'a.json' } }] },
    });
    expect(diagnostics).toEqual([
      { engine: 'Semgrep OSS', message: 'Not read, because it is in other files: artifacts' },
    ]);
  });

  it('never repeats the text that it could not parse', () => {
    let refusal: unknown;
    try {
      readSarif('{"token": hunter2}');
    } catch (error) {
      refusal = error;
    }
    expect(refusal).toBeInstanceOf(GateError);
    expect(`${refusal} ${(refusal as Error).cause}`).not.toContain('hunter2');
  });

  it.each([
    ['half a character of UTF-16', Buffer.from([0xff, 0xfe, 0x7b]), /not UTF-16LE/],
    ['half a pair of UTF-16', Buffer.from([0xfe, 0xff, 0xd8, 0]), /not UTF-16BE/],
    ['Latin 1', Buffer.from([0x7b, 0x22, 0xe4, 0x22, 0x7d]), /not UTF-8/],
    ['65 MiB', Buffer.alloc(65 * 1024 * 1024, 0x20), /larger than 64 MiB/],
  ])('does not decode %s', (_, bytes, message) => {
    expect(() => decodeSarif(bytes)).toThrow(message);
  });

  const marked = `\ufeff${sarifOf({ results: [resultOf({ message: { text: 'Schlüssel 🔑' } })] })}`;
  const littleEndian = Buffer.from(marked, 'utf16le');

  it.each([
    ['UTF-8 with a mark', Buffer.from(marked)],
    ['UTF-16LE with a mark', littleEndian],
    ['UTF-16BE with a mark', Buffer.from(littleEndian).swap16()],
  ])('reads %s', (_, bytes) => {
    expect(readSarif(decodeSarif(bytes)).findings.map(({ description }) => description)).toEqual(['Schlüssel 🔑']);
  });

  it.each([
    ['UTF-16LE without a mark', Buffer.from('{}', 'utf16le')],
    ['UTF-16BE without a mark', Buffer.from('{}', 'utf16le').swap16()],
    ['UTF-32LE', Buffer.from([0xff, 0xfe, 0, 0, 0x7b, 0, 0, 0])],
    ['UTF-32BE', Buffer.from([0, 0, 0xfe, 0xff, 0, 0, 0, 0x7b])],
    ['UTF-16 that is cut short', littleEndian.subarray(0, -6)],
  ])('refuses %s', (_, bytes) => {
    expect(() => readSarif(decodeSarif(bytes))).toThrow(expect.objectContaining({ code: 'SCAN_FAILED' }));
  });
});

describe('readSarif, which results count', () => {
  it.each([
    [{ kind: 'pass' }, 0],
    [{ kind: 'notApplicable' }, 0],
    [{ kind: 'informational' }, 0],
    [{ baselineState: 'absent' }, 0],
    [{ kind: 'PASS' }, 1],
    [{ kind: 'notapplicable' }, 1],
    [{ baselineState: 'ABSENT' }, 1],
    [{ kind: 'fail' }, 1],
    [{ kind: 'open', level: 'none' }, 1],
    [{ kind: 'review', level: 'none' }, 1],
    [{ kind: 'surprise' }, 1],
    [{ kind: 7 }, 1],
    [{ baselineState: 'unchanged' }, 1],
    [{ baselineState: 'new' }, 1],
    [{ suppressions: [{ kind: 'external' }] }, 1],
  ])('%j: %i', (fields, count) => {
    const scan = read([resultOf(fields)]);
    expect([scan.findings.length, scan.leftOut]).toEqual([count, 1 - count]);
  });

  it.each([
    [[], 'none'],
    [[{ kind: 'external' }], 'accepted'],
    [[{ kind: 'external', status: 'accepted' }], 'accepted'],
    [[{ kind: 'external', status: 'underReview' }], 'none'],
    [[{ kind: 'external', status: 'rejected' }], 'none'],
    [[{ kind: 'external' }, { kind: 'external', status: 'rejected' }], 'none'],
    [[{ kind: 'inSource' }], 'in-source'],
    [[{ kind: 'inSource' }, { kind: 'external' }], 'accepted'],
    [[{}], 'in-source'],
    [[null], 'none'],
    ['yes', 'none'],
  ])('suppressions %j: %s', (suppressions, expected) => {
    expect(read([resultOf({ suppressions })]).findings[0]?.suppression).toBe(expected);
  });

  it('says what the tools look for', () => {
    expect(read([]).scanTypes).toEqual(['sast']);
    expect(read([], { tool: { driver: { name: 'Homegrown' } } }).scanTypes).toBeUndefined();
    expect(readSarif(fixture('trivy')).scanTypes).toBeUndefined();
    expect(readSarif(fixture('checkov')).scanTypes).toEqual(['iac', 'secrets']);
  });
});

describe('readSarif, hostile files', () => {
  it('reads 10,000 results at about ten times the cost of 1,000', measured, () => {
    const results = Array.from({ length: 10_000 }, (_, index) =>
      resultOf({ ruleId: `r${index % 50}`, locations: [locationOf(`src/${index % 900}.js`, index + 1)] }),
    );
    const [some, all] = [sarifOf({ results: results.slice(0, 1000) }), sarifOf({ results })];
    const { findings } = readSarif(all);
    expect(new Set(findings.map(({ fingerprint }) => fingerprint)).size).toBe(10_000);
    // A cost that grows with the square would be a hundredfold.
    const ratio = costRatio(
      () => readSarif(some),
      () => readSarif(all),
      2,
    );
    expect(ratio).toBeLessThan(40);
  });

  it('reads thousands of secrets without a slow digest of each', measured, () => {
    const region = (index: number) => ({ startLine: index + 1, snippet: { text: `secret ${index}` } });
    const results = Array.from({ length: 2000 }, (_, index) =>
      resultOf({ locations: [{ physicalLocation: { artifactLocation: { uri: 'a.env' }, region: region(index) } }] }),
    );
    const readAs = (name: string) => read(results, { tool: { driver: { name } } });
    const { findings } = readAs('gitleaks');
    expect(new Set(findings.map(({ fingerprint }) => fingerprint)).size).toBe(2000);
    const ratio = costRatio(
      () => readAs('semgrep'),
      () => readAs('gitleaks'),
    );
    expect(ratio).toBeLessThan(20);
  });

  it('spends no extra time on texts that are made to be slow', measured, () => {
    const readText = (text: string) =>
      read([
        resultOf({
          ruleId: text,
          message: { text, arguments: [text] },
          locations: [locationOf(text, 1)],
          properties: { tags: [text] },
        }),
      ]);
    for (const part of ['[', '](', '{', 'cwe-', '0', '/', '../', '%', '.']) {
      // Ten times the text: a search that starts anew at every character would cost a hundredfold.
      const ratio = costRatio(
        () => readText(part.repeat(20_000)),
        () => readText(part.repeat(200_000)),
      );
      expect(ratio, part).toBeLessThan(40);
    }
  });

  it('is not fooled by names of the prototype', () => {
    const text = `{"version":"2.1.0","runs":[{"tool":{"driver":{"name":"T","rules":[{"id":"__proto__"}]}},
      "originalUriBaseIds":{"__proto__":{"uri":"file:///"}},
      "results":[{"ruleId":"constructor","__proto__":{"kind":"pass"},"message":{"id":"toString"},
      "locations":[{"physicalLocation":{"artifactLocation":{"uri":"a","uriBaseId":"constructor"}}}]}]}]}`;
    expect(readSarif(text).findings).toMatchObject([{ ruleId: 'constructor', filePath: 'a', description: '' }]);
  });

  it('throws nothing but a GateError, whatever the JSON', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 5 }), (text) => expectRefusedOrRead(text)),
      { numRuns: propertyRuns(300) },
    );
  });

  const names = [
    ...['ruleId', 'ruleIndex', 'rule', 'level', 'kind', 'message', 'locations', 'properties', 'fingerprints', 'taxa'],
    ...['partialFingerprints', 'suppressions', 'baselineState', 'fixes', 'analysisTarget', 'physicalLocation', 'tags'],
    ...['artifactLocation', 'uri', 'uriBaseId', 'index', 'region', 'startLine', 'snippet', 'text', 'id', 'arguments'],
    ...['security-severity', 'severity', 'cvss', 'epss', 'cwe', 'status', 'toolComponent', 'name', '__proto__'],
  ];
  const anything = fc.letrec((tie) => ({
    value: fc.oneof({ depthSize: 'small' }, fc.jsonValue({ maxDepth: 1 }), tie('list'), tie('record')),
    list: fc.array(tie('value'), { maxLength: 3 }),
    record: fc.dictionary(fc.constantFrom(...names), tie('value'), { maxKeys: 6 }),
  })).record;

  it('throws nothing but a GateError when every part has a wrong type, and loses no result', () => {
    fc.assert(
      fc.property(fc.array(anything, { maxLength: 5 }), anything, anything, (results, driver, run) => {
        const text = sarifOf({ ...(run as object), tool: { driver, extensions: [driver] }, results });
        expectRefusedOrRead(text, results.length);
      }),
      { numRuns: propertyRuns(1000) },
    );
  });

  function expectRefusedOrRead(text: string, resultCount?: number): void {
    try {
      const { findings, leftOut } = readSarif(text, { root: '/repo' });
      if (resultCount !== undefined) expect(findings.length + leftOut).toBe(resultCount);
      for (const { filePath = '', line = 1, severity } of findings) {
        expect(filePath.split('/')).not.toContain('..');
        expect(filePath.startsWith('/')).toBe(false);
        expect(line).toBeGreaterThan(0);
        expect(severity).toMatch(/^(?:CRITICAL|HIGH|MEDIUM|LOW|INFO)$/);
      }
    } catch (error) {
      expect(error).toBeInstanceOf(GateError);
    }
  }
});
