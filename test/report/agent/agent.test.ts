import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { needsNoScan } from '../../../src/policy/skip.ts';
import { agentPieces, maxAgentFindings } from '../../../src/report/agent/agent.ts';
import { mustNotChange } from '../../../src/report/agent/words.ts';
import type { Report } from '../../../src/report/report.ts';
import { hostileStrings } from '../../fixtures/hostile/corpus.ts';
import { evidence, finding } from '../../policy/evidence.ts';
import { everywhere, foreignTexts } from '../foreign.ts';
import { type ForeignTexts, foreignReport, hostileReport, sampleFinding, sampleReport } from '../sample.ts';

const file = join(import.meta.dirname, '../../../schema/agent-file.schema.json');
const fits = new Ajv2020({ strict: false }).compile(JSON.parse(readFileSync(file, 'utf8')));

// biome-ignore lint/suspicious/noExplicitAny: a test looks wherever it likes in a file
function agentFile(report: Report, path: string | undefined = 'agent.json'): any {
  const made = JSON.parse([...agentPieces(report, { path })].join(''));
  fits(made);
  expect(fits.errors).toBeNull();
  return made;
}

const embedded = { evidence: evidence({}, [finding()], { isSuppressible: false }) };

describe('the agent file', () => {
  it('says of each finding that blocks where it is, what has to change, and what checks it', () => {
    const finding = sampleFinding({ id: 'vio_1', brokenRules: ['fail-on-severity=high'] });
    const [told] = agentFile(sampleReport({ ...embedded, findings: [finding] })).findings;
    expect(told).toMatchObject({
      ...{ violation_id: 'vio_1', effect: 'blocks', severity: 'HIGH', type: 'SAST', cwe: 'CWE-89' },
      policy_rules: ['fail-on-severity=high'],
      place: { file_path: 'src/db/users.ts', line_number: 42 },
      change: { kind: 'code' },
      texts: { title: 'SQL injection in user lookup' },
      check: { shell: 'scan-gate verify --from=agent.json --embedded vio_1' },
    });
  });

  it('tells what may block apart from what does, and lists nothing else', () => {
    const { findings, counts } = agentFile(sampleReport());
    expect(findings.map(({ effect }: { effect: string }) => effect)).toEqual(['blocks', 'blocks', 'may block']);
    expect(counts).toEqual({ blocking: 2, blocking_named: 2, may_block: 1, left_out: 0 });
  });

  it.each<[string, Partial<Report>, RegExp]>([
    ['passed', { verdict: 'passed', reason: 'clean', findings: [], rules: [] }, /^Nothing blocks\.$/],
    ['could not decide', { verdict: 'inconclusive', reason: 'timeout', findings: [] }, /^Not decided: .*not proven/],
  ])('says what a run means that %s', (_, overrides, meaning) => {
    const { verdict, findings, ...told } = agentFile(sampleReport(overrides));
    expect({ verdict, findings }).toEqual({ verdict: overrides.verdict, findings: [] });
    expect(told.meaning).toMatch(meaning);
  });

  it('counts what blocks by the numbers alone beside what has a name', () => {
    const [rule] = sampleReport().rules;
    const rules = rule === undefined ? [] : [{ ...rule, lo: 5, hi: 5 }];
    expect(agentFile(sampleReport({ rules })).counts).toMatchObject({ blocking: 5, blocking_named: 2 });
  });

  it('lists the worst thousand and counts the others', () => {
    const findings = Array.from({ length: maxAgentFindings + 5 }, (_, index) => sampleFinding({ id: `v${index}` }));
    const told = agentFile(sampleReport({ findings }));
    expect([told.findings.length, told.counts.left_out]).toEqual([maxAgentFindings, 5]);
  });

  it('counts what may block among the others too', () => {
    const blocking = Array.from({ length: maxAgentFindings }, (_, index) => sampleFinding({ id: `v${index}` }));
    const doubtful = ['a', 'b'].map((id) => sampleFinding({ id, effect: 'may block' }));
    const { counts } = agentFile(sampleReport({ findings: [...blocking, ...doubtful] }));
    expect(counts).toMatchObject({ may_block: 2, left_out: 2 });
  });

  it('does not show what a secret says, and names the package of a vulnerability', () => {
    const { findings } = agentFile(sampleReport());
    const secret = findings.find(({ type }: { type: string }) => type === 'SECRET');
    expect(secret.texts.description).toBeNull();
    expect(secret.change.kind).toBe('secret');
    const advised = sampleFinding({ type: 'SCA', title: 'lodash 4.17.4: Command injection' });
    const [told] = agentFile(sampleReport({ findings: [advised] })).findings;
    expect(told.package).toEqual({ name: 'lodash', version: '4.17.4' });
  });

  it.each([
    ['embedded scanners', embedded, ['--from=agent.json', '--embedded', 'vio_1']],
    ['a service', { evidence: evidence({}, []) }, ['--from=agent.json', 'vio_1']],
    [
      'SARIF files',
      { ...embedded, serviceOrigin: undefined },
      ['--from=agent.json', '--report', 'scan-gate.json', 'vio_1'],
    ],
  ])('has it checked by what found it: %s', (_, overrides, argv) => {
    const findings = [sampleFinding({ id: 'vio_1' })];
    const [told] = agentFile(sampleReport({ ...overrides, findings })).findings;
    expect(told.check.argv).toEqual(['scan-gate', 'verify', ...argv]);
  });

  it.each([
    ['a; rm -rf ~', 'agent.json', null, ['a; rm -rf ~']],
    ['vio_1', "it's.json", null, ['vio_1']],
  ])('gives no shell line for %s in %s', (id, path, shell, last) => {
    const [{ check }] = agentFile(sampleReport({ findings: [sampleFinding({ id })] }), path).findings;
    expect(check.shell).toBe(shell);
    expect(check.argv.slice(-last.length)).toEqual(last);
  });

  it('gives an id that looks like a flag behind all flags', () => {
    const [{ check }] = agentFile(sampleReport({ findings: [sampleFinding({ id: '--help' })] })).findings;
    expect(check.argv.slice(-2)).toEqual(['--', '--help']);
  });

  it('has no check for an id that cannot be given to a command', () => {
    const findings = [sampleFinding({ id: 'vio\u0000\u202e1' })];
    expect(agentFile(sampleReport({ findings })).findings[0].check).toBeNull();
  });

  it('protects what is scanned whatever the policy skips', () => {
    const paths = mustNotChange.flatMap((each) => each.paths).map((path) => path.replace(/\*+/g, 'x'));
    expect(paths.length).toBeGreaterThan(8);
    for (const path of paths) {
      const changes = { isComplete: true, files: new Map([[path, { lines: undefined }]]) };
      expect([path, needsNoScan(changes, { skipWhen: ['**'], policyFiles: [] })]).toEqual([path, false]);
    }
  });
});

/** Where foreign text may stand; everything else is one of our own texts, a number or a word of a list. */
const foreign =
  /^(?:branch|repository_url|head_sha|scan_started_at|policy\.source|policy\.sha256|all_ids\.\d+|limited_engines\.\d+|tool\.version|findings\.\d+\.(?:violation_id|cwe|fixed_version|policy_rules\.\d+|place\.file_path|package\.(?:name|version)|texts\.(?:title|description|remediation)|check\.(?:argv\.\d+|shell)))$/;

function texts(value: unknown, path: string[] = []): [path: string, text: string][] {
  if (typeof value === 'string') return [[path.join('.'), value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => texts(each, [...path, key]));
}

const ours = new Set(
  [...texts(agentFile(sampleReport())), ...texts(agentFile(hostileReport('x')))]
    .filter(([path]) => !foreign.test(path))
    .map(([, text]) => text),
);
const hidden = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

function expectHarmless(given: ForeignTexts): void {
  const made = agentFile(foreignReport(given));
  for (const [path, text] of texts(made)) {
    if (!foreign.test(path)) expect([path, ours.has(text)]).toEqual([path, true]);
    expect([path, hidden.test(text.replaceAll('\n', '')), text.length <= 2000]).toEqual([path, false, true]);
  }
  for (const { check } of made.findings) if (check?.shell) expect(check.shell.split(' ')).toEqual(check.argv);
}

describe('foreign text in the agent file', () => {
  it('is a value of its own, bounded and without what is hidden', () => {
    for (const text of hostileStrings) expectHarmless(everywhere(text));
  });

  it('is so whatever it is', () => {
    fc.assert(fc.property(foreignTexts, expectHarmless), { numRuns: 200 });
  });
});
