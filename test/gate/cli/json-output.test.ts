import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { describe, expect, it, onTestFinished } from 'vitest';
import { commandNames, commands } from '../../../src/gate/cli/commands.ts';
import type { ProcessEntry } from '../../../src/gate/run/session.ts';
import { completed, repository, type Script, startScripted, violation } from '../../scripted-service.ts';
import { startEmbedded } from '../../service/embedded.ts';
import { git, makeFolder, makeRepository, writeFiles } from '../../service/temporary-repository.ts';
import { startReceiver } from '../../service/webhooks/receiver.ts';
import { playCommand } from '../../session.ts';
import { locationOf, resultOf, sarifOf } from '../../shared/sarif/make.ts';
import { render } from '../report/render.ts';
import { hostileReport, sampleReport } from '../report/sample.ts';

const root = join(import.meta.dirname, '../../..');

type Schema = Record<string, unknown>;

const schemaOf = (name: string): Schema => JSON.parse(readFileSync(join(root, `schema/${name}.schema.json`), 'utf8'));

/** The same without room for fields that it does not name. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const entries = Object.entries(schema).map(([key, value]) => [key, closed(value)]);
  return { ...Object.fromEntries(entries), ...('properties' in schema ? { additionalProperties: false } : {}) };
}

/** To compile those of a report takes a third of a second. */
const compiled = new Map<string, ValidateFunction[]>();

function compileSchemas(name: string): ValidateFunction[] {
  const schemas = [schemaOf(name), closed(schemaOf(name))];
  return schemas.map((schema) => new Ajv2020({ strict: false }).compile(schema as Schema));
}

function expectFits(answer: unknown, name: string): void {
  const checks = compiled.get(name) ?? compileSchemas(name);
  compiled.set(name, checks);
  for (const validate of checks) {
    validate(answer);
    expect(validate.errors).toBeNull();
  }
}

/** What a command that works in the database of serve answers, which fits its schema. */
// biome-ignore lint/suspicious/noExplicitAny: a test looks wherever it likes in an answer
async function expectAnswer(name: string, argv: string[]): Promise<any> {
  const { answer } = await ask([name, ...argv], { readInput: async () => 'a-secret-of-some-length' });
  expectFits(answer, name);
  return answer;
}

interface Answered {
  code: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test looks wherever it likes in an answer
  answer: any;
  complained: string;
}

async function ask(argv: string[], given: Partial<ProcessEntry>): Promise<Answered> {
  const { code, printed, complained } = await playCommand([...argv, '--json'], given);
  return { code, answer: JSON.parse(printed), complained };
}

let cloned: { origin: string; clone: string } | undefined;

function makeClone() {
  const origin = makeRepository({ 'src/db.js': 'x\n' });
  const clone = join(makeFolder(), 'clone');
  git(origin, ['clone', '--quiet', `file://${origin}`, clone]);
  return { origin, clone };
}

/** A clone, a service that knows it, and what its scan finds. */
async function world(script: Partial<Script>): Promise<Partial<ProcessEntry>> {
  cloned ??= makeClone();
  const { origin, clone } = cloned;
  const folder = join(makeFolder(), 'clone');
  cpSync(clone, folder, { recursive: true });
  const service = await startScripted({ repositories: [{ ...repository, vcs_url: `file://${origin}` }], ...script });
  onTestFinished(() => service.stop());
  const variables = { SCAN_GATE_BASE_URL: service.baseUrl, SCAN_GATE_API_KEY: 'k', SCAN_GATE_TIME_SCALE: '1000' };
  return { folder, env: { ...variables, RUNNER_TEMP: makeFolder() } };
}

const twoHigh: Partial<Script> = {
  polls: [completed({ high: 2 })],
  lists: [[violation(), violation({ title: 'XSS' })]],
};

describe('with --json', () => {
  it.each<[string, Partial<Script>, string[], string]>([
    ['failed', twoHigh, [], 'failed'],
    ['passed', { polls: [completed()] }, [], 'passed'],
    ['could not decide', { polls: [{ status: 'FAILED' }] }, [], 'inconclusive'],
    ['was told nonsense', {}, ['--scope=nope'], 'inconclusive'],
  ])('run prints the report alone where it %s, and the log beside it', async (_, script, argv, verdict) => {
    const given = await world(script);
    const { code, answer, complained } = await ask(['run', ...argv], given);
    expect(answer).toMatchObject({ format_version: 1, verdict, exit_code: code });
    expectFits(answer, 'report');
    expect(complained.trimEnd().split('\n').at(-1)).toContain(answer.sentence);
  });

  it('run prints the last line alone beside it with --quiet', async () => {
    const { complained } = await ask(['run', '--quiet'], await world(twoHigh));
    expect(complained).toBe('✖ 2 high findings block\n');
  });

  it('run refuses a workflow, whose runner reads that stream', async () => {
    const env = { GITHUB_ACTIONS: 'true' };
    const { code, printed, complained } = await playCommand(['run', '--json'], { folder: makeFolder(), env });
    expect({ code, answers: printed.includes('format_version') }).toEqual({ code: 2, answers: false });
    expect(complained).toContain('--json does not go with a GitHub workflow');
  });

  it('judge prints the report of SARIF files, and of saved reports what would differ', async () => {
    const folder = makeRepository({ 'a.js': 'x\n' });
    const results = [resultOf({ ruleId: 'r', level: 'warning', locations: [locationOf('a.js', 1)] })];
    writeFiles(folder, { 'a.sarif': sarifOf({ results }) });
    const judged = await ask(['judge', '--sarif', 'a.sarif', '--output', 'json=r.json'], { folder });
    expectFits(judged.answer, 'report');
    expect(judged).toMatchObject({ code: 0, answer: { verdict: 'passed' } });
    const { code, answer, complained } = await ask(['judge', '--report', 'r.json', '--fail-on-severity=medium'], {
      folder,
    });
    expectFits(answer, 'judge');
    expect({ code, complained }).toEqual({ code: 1, complained: '' });
    expect(answer.reports).toMatchObject([
      { file: 'r.json', was: { verdict: 'passed' }, would_be: { verdict: 'failed', reason: 'violations' } },
    ]);
    expect(answer.reports[0].changes).toMatchObject([{ severity: 'MEDIUM', was: 'none', would_be: 'blocks' }]);
  });

  it('stats prints what many runs decided and cost', async () => {
    const folder = makeRepository({ 'a.js': 'x\n' });
    writeFiles(folder, { 'r/1.json': render('json', sampleReport()), 'r/2.json': 'nothing' });
    const { answer } = await ask(['stats', 'r'], { folder });
    expectFits(answer, 'stats');
    expect(answer).toMatchObject({ runs: 1, verdicts: { failed: 1 }, unreadable: 1 });
  });

  it('simulate prints what a policy would have made of many runs', async () => {
    const folder = makeRepository({ 'a.js': 'x\n' });
    writeFiles(folder, { 'r/1.json': render('json', sampleReport()), 'r/2.json': 'nothing' });
    const { answer } = await ask(['simulate', 'r', '--fail-on-severity=medium'], { folder });
    expectFits(answer, 'simulate');
    expect([answer.runs, answer.unreadable.length]).toEqual([1, 1]);
  });

  it('baseline says what it wrote, holds and compares', async () => {
    const given = await world(twoHigh);
    const written = await ask(['baseline', 'write', '--baseline-file', 'b.json'], given);
    expectFits(written.answer, 'baseline');
    expect(written).toMatchObject({ code: 0, answer: { branch: 'main', findings: 2 } });
    const shown = await ask(['baseline', 'show', 'b.json'], given);
    expectFits(shown.answer, 'baseline');
    expect(shown.answer.findings).toHaveLength(2);
    const other = { ...shown.answer, findings: shown.answer.findings.slice(1) };
    writeFiles(given.folder ?? '', { 'c.json': JSON.stringify(other) });
    const compared = await ask(['baseline', 'diff', 'b.json', 'c.json'], given);
    expectFits(compared.answer, 'baseline');
    expect(compared.answer).toMatchObject({ added: [], removed: [{ type: 'SAST' }], not_compared: [] });
  });

  it.each(['explain', 'exceptions', 'doctor'])('%s prints one object', async (name) => {
    const policy = 'exceptions:\n  - { cwe: 79, reason: Only the test rig, expires: 2027-06-11 }\n';
    const folder = makeRepository({ '.github/scan-gate.yml': policy });
    const { code, answer } = await ask([name], { folder });
    expect(code).toBe(0);
    expectFits(answer, name);
  });

  it('keys says what it made, holds and revoked', async () => {
    const database = ['--database', join(makeFolder(), 'gate.db')];
    const fits = async (...argv: string[]) => expectAnswer('keys', [...argv, ...database]);
    const made = ['create', '--scope', 'scan:read,violation:read', '--name'];
    const { id, key } = await fits(...made, 'ci', '--expires', '2027-01-31');
    expect(key).toMatch(/^sgk_/);
    await fits(...made, 'other');
    await fits('revoke', id);
    const { keys } = await fits('list');
    expect(keys.map((each: Schema) => [each.name, each.status, each.expires])).toEqual([
      ['ci', 'revoked', '2027-01-31'],
      ['other', 'valid', null],
    ]);
  });

  it('repos says what it added, holds and archived', async () => {
    const database = ['--database', join(makeFolder(), 'gate.db')];
    const fits = async (...argv: string[]) => expectAnswer('repos', [...argv, ...database]);
    const { id } = await fits('add', makeRepository({ 'a.js': 'x\n' }));
    await fits('archive', id);
    expect((await fits('list')).repositories).toMatchObject([{ id, status: 'archived', last_scan_at: null }]);
  });

  it('webhooks says what it added, holds, sent, changed and removed', async () => {
    const file = join(makeFolder(), 'gate.db');
    const receiver = await startReceiver();
    const { service, scan } = await startEmbedded({ database: file });
    const silent = await startReceiver((request) => request.socket.destroy());
    onTestFinished(async () => {
      await receiver.stop();
      await silent.stop();
      await service.stop();
    });
    const fits = async (...argv: string[]) => expectAnswer('webhooks', [...argv, '--database', file]);
    const { id } = await fits('add', '--url', receiver.url, '--allow-private', '--event', 'scan.completed');
    await scan();
    let deliveries: Schema[] = [];
    while (deliveries[0]?.status !== 'delivered') ({ deliveries } = await fits('deliveries', id));
    expect(deliveries).toMatchObject([{ event: 'scan.completed', attempts: [{ status: 204, error: null }] }]);
    expect(await fits('test', id)).toMatchObject({ id, delivered: true, status: 204 });
    expect((await fits('list')).webhooks).toMatchObject([{ id, status: 'active', signed: false }]);
    expect(await fits('rotate', id, '--secret-stdin')).toMatchObject({ id, status: 'rotated' });
    const gone = await fits('add', '--url', silent.url, '--allow-private', '--event', 'scan.failed');
    expect(await fits('test', gone.id)).toMatchObject({ delivered: false, status: null, error: expect.any(String) });
    expect(await fits('remove', id)).toMatchObject({ id, status: 'removed' });
  });

  it('serve prints one line', () => {
    expectFits({ baseUrl: 'http://127.0.0.1:8080/api/v1', apiKey: null }, 'serve');
  });
});

describe('the schemas', () => {
  it('fit every report that can be made', () => {
    for (const report of [sampleReport(), sampleReport({ scan: undefined, hint: undefined }), hostileReport('x')])
      expectFits(JSON.parse(render('json', report)), 'report');
  });

  it('notice a field that is missing, wrong or of another name', () => {
    const report = JSON.parse(render('json', sampleReport()));
    const { verdict, ...without } = report;
    for (const wrong of [
      without,
      { ...report, verdict: 'maybe' },
      { ...report, format_version: 2 },
      { ...report, findings: {} },
    ])
      expect(() => expectFits(wrong, 'report')).toThrow();
    expect(() => expectFits({ ...report, verdcit: verdict }, 'report')).toThrow();
  });

  it('are there for all commands that answer', () => {
    const answering = commandNames.filter((name) => 'json' in commands[name].flags);
    const described = (name: string) => name === 'run' || existsSync(join(root, `schema/${name}.schema.json`));
    expect(answering.filter((name) => !described(name))).toEqual([]);
  });
});
