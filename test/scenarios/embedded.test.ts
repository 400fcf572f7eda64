/** The action against the embedded service: real scanners over real commits. */
import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { beforeAll, describe, expect, it } from 'vitest';
import { isLong } from '../model/runs.ts';
import { commandNames, expectEnd } from './expect-end.ts';
import { type Ended, type GithubEvent, runAction } from './run-action.ts';
import {
  type Checkout,
  copyCheckout,
  type Embedded,
  makeCheckout,
  pullRequest,
  push,
  startEmbedded,
  startGithub,
} from './world.ts';

const clean = { 'README.md': 'A shop\n', 'src/price.js': 'export const price = (a, b) => a + b;\n' };
const bad = { 'src/pricing.js': 'export function price(text) {\n  return eval(text);\n}\n' };

const shops: Checkout[] = [];
/** Its default branch holds a finding already. */
let indebted: Checkout;
let service: Embedded;

beforeAll(async () => {
  const original = makeCheckout(clean, {
    'feature/bad': bad,
  });
  shops.push(...Array.from({ length: isLong ? 24 : 14 }, (_, index) => copyCheckout(original, `acme/shop-${index}`)));
  const worse = { 'feature/worse': { 'src/other.js': bad['src/pricing.js'] } };
  indebted = copyCheckout(makeCheckout({ ...clean, ...bad }, worse), 'acme/indebted');
  service = await startEmbedded(...[...shops, indebted].flatMap(({ path }) => ['--repo', path]));
});

/** A repository of one's own: scans of the same one would blur what each of them saw. */
function takeShop(): Checkout {
  const shop = shops.pop();
  if (shop === undefined) throw new Error('there are fewer shops than tests');
  return shop;
}

async function run(
  shop: Checkout,
  event: GithubEvent,
  inputs: Record<string, string> = {},
  env: Record<string, string> = {},
): Promise<Ended> {
  const { apiUrl } = await startGithub(shop, { pulls: pullsOf(shop) });
  const access = { 'base-url': service.baseUrl, 'api-key': service.apiKey };
  return runAction({ event, apiUrl, env, inputs: { ...access, ...inputs } });
}

/** Number 7 changes the file that `feature/bad` adds, number 8 that of `feature/worse`. */
function pullsOf({ heads: { main = '', 'feature/bad': bad = '', 'feature/worse': worse = '' } }: Checkout) {
  return { 7: { base: main, head: bad }, 8: { base: main, head: worse } };
}

function runOn(branch: string, inputs?: Record<string, string>, env?: Record<string, string>): Promise<Ended> {
  const shop = takeShop();
  return run(shop, push(branch, shop), inputs, env);
}

const end = (verdict: 'passed' | 'failed' | 'inconclusive', reason: string, code: number) => ({
  verdict,
  reason,
  code,
  key: service.apiKey,
});

function validate(sarif: unknown): unknown[] {
  const url = new URL('../schemas/oasis-sarif-schema-2.1.0.json', import.meta.url);
  const { id, $schema: _, ...schema } = JSON.parse(readFileSync(url, 'utf8'));
  const ajv = new Ajv({ strict: false });
  addFormats.default(ajv);
  const check = ajv.compile({ ...schema, $id: id });
  check(sarif);
  return check.errors ?? [];
}

type Row = [string, Record<string, string>, 'passed' | 'failed', string, number];
const longSettings: Row[] = isLong
  ? [
      ['passes under fail-on-severity: critical', { 'fail-on-severity': 'critical' }, 'passed', 'clean', 0],
      ['passes under fail-on-severity: none', { 'fail-on-severity': 'none' }, 'passed', 'clean', 0],
      ['fails under threshold high=0', { threshold: 'high=0', 'fail-on-severity': 'none' }, 'failed', 'violations', 1],
    ]
  : [];

describe.concurrent('the action with the embedded service', () => {
  it('passes a clean branch, with at most 8 requests plus the polls', async () => {
    const shop = takeShop();
    const ended = await run(shop, push('main', shop));
    expectEnd(ended, end('passed', 'clean', 0));
    const { getScan, ...others } = ended.report.requests as Record<string, number>;
    expect(getScan).toBeGreaterThanOrEqual(1);
    expect(Object.values(others).reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(8);
    expect(ended.outputs).toMatchObject({ 'scan-status': 'COMPLETED', 'high-count': '0', 'blocking-count': '0' });
    expect(ended.outputs['policy-sha256']).toMatch(/^[0-9a-f]{64}$/);
    expect(ended.report).toMatchObject({ branch: 'main', head_sha: shop.heads.main, event: 'push' });
    expect(commandNames(ended)).toEqual(['add-mask']);
  });

  it('fails on a HIGH and marks its line', async () => {
    const shop = takeShop();
    const ended = await run(shop, push('feature/bad', shop));
    expectEnd(ended, end('failed', 'violations', 1));
    expect(ended.outputs).toMatchObject({ 'high-count': '1', 'blocking-count': '1', 'new-count': '1' });
    expect(ended.outputs['failed-rules']).toBe('fail-on-severity=high');
    expect(commandNames(ended)).toEqual(['add-mask', 'error', 'error']);
    expect(ended.commands.find(({ name }) => name === 'error')?.properties).toMatchObject({
      file: 'src/pricing.js',
      line: '2',
    });
    const { repository, heads } = shop;
    expect(ended.summary).toContain(`https://github.com/${repository}/blob/${heads['feature/bad']}/src/pricing.js#L2`);
  });

  it('reads branch, commits and number of a pull request from its event', async () => {
    const shop = takeShop();
    const ended = await run(shop, pullRequest('feature/bad', shop));
    expectEnd(ended, end('failed', 'violations', 1));
    expect(ended.report).toMatchObject({
      event: 'pull_request',
      pull_request: 7,
      branch: 'feature/bad',
      head_sha: shop.heads['feature/bad'],
      base_sha: shop.heads.main,
    });
  });

  it('names on a public repository only what the pull request changes, and counts all', async () => {
    const event = pullRequest('feature/worse', indebted, { number: 8, isPrivate: false });
    const ended = await run(indebted, event, { scope: 'scan' });
    expectEnd(ended, end('failed', 'violations', 1));
    expect(ended.outputs['blocking-count']).toBe('2');
    expect(ended.report.findings).toHaveLength(2);
    const errors = ended.commands.filter(
      ({ name, properties }) => name === 'error' && properties.title !== 'Scan Gate',
    );
    const named = errors.map(({ properties }) => properties.file);
    expect(named).toEqual(['src/other.js']);
    expect(ended.summary).not.toContain('src/pricing.js');
    expect(ended.stdout).not.toContain('src/pricing.js');
  });

  it.each<Row>([
    ['passes what threshold high=5 allows', { threshold: 'high=5' }, 'passed', 'clean', 0],
    // Over a scripted service, policy.test.ts and test/gate/policy have them in every run of the tests.
    ...longSettings,
  ])('%s', async (_, inputs, verdict, reason, code) => {
    const ended = await runOn('feature/bad', inputs);
    expectEnd(ended, end(verdict, reason, code));
    expect(ended.outputs['high-count']).toBe('1');
  });

  it('exits 0 under warn-only, stays failed, says "not enforced" on every surface, and marks no error', async () => {
    const ended = await runOn('feature/bad', { 'warn-only': 'true' });
    expectEnd(ended, end('failed', 'violations', 0));
    expect(ended.outputs['high-count']).toBe('1');
    expect(ended.summary).toContain('would block; not compared (not enforced)');
    expect(ended.stdout).toContain('would block; not compared (not enforced)');
    expect(commandNames(ended)).toEqual(['add-mask', 'warning', 'warning']);
    expect(ended.report.enforced).toBe(false);
  });

  it('waits where no check run can stay open, and a second step judges the same scan', async () => {
    const shop = takeShop();
    const started = await run(shop, push('feature/bad', shop), { wait: 'false' });
    expectEnd(started, end('failed', 'violations', 1));
    const id = started.outputs['scan-id'] ?? '';
    const judged = await run(shop, push('feature/bad', shop), { 'scan-id': id });
    expectEnd(judged, end('failed', 'violations', 1));
    expect(judged.outputs['scan-id']).toBe(id);
    expect(judged.report.requests).not.toHaveProperty('startScan');
    const other = await run(shop, push('main', shop), { 'scan-id': id });
    expectEnd(other, end('inconclusive', 'protocol', 2));
  });

  it('writes the report and a valid SARIF log where it was told to', async () => {
    const ended = await runOn('feature/bad', { reports: 'json=out/gate.json,sarif=out/gate.sarif' });
    expectEnd(ended, end('failed', 'violations', 1));
    expect(Object.keys(ended.files)).toEqual(expect.arrayContaining(['work/out/gate.json', 'work/out/gate.sarif']));
    expect(validate(ended.sarif)).toEqual([]);
    const [result] = ended.sarif.runs[0].results;
    expect(result.locations[0].physicalLocation).toMatchObject({
      artifactLocation: { uri: 'src/pricing.js' },
      region: { startLine: 2 },
    });
    expect(ended.report.findings[0]).toMatchObject({ file_path: 'src/pricing.js', line_number: 2, effect: 'blocks' });
  });

  // In `npm test`, test/faults/outputs.test.ts has these three over a service that is a peer.
  it.runIf(isLong).each(['json', 'sarif'])('exits 2 when %s cannot be written, and stays passed', async (name) => {
    const ended = await runOn('main', { reports: `${name}=/dev/null/gate` });
    expect(ended.code).toBe(2);
    expect(ended.outputs.verdict).toBe('passed');
    expect(ended.stdout).toContain(`${name}: /dev/null/gate could not be written`);
  });

  it.runIf(isLong)('stays failed with exit 1 when a file cannot be written', async () => {
    const ended = await runOn('feature/bad', { reports: 'sarif=/dev/null/gate' });
    expectEnd(ended, end('failed', 'violations', 1));
  });

  it.runIf(isLong)('finishes when the summary and the outputs cannot be written', async () => {
    const env = { GITHUB_STEP_SUMMARY: '/dev/null/summary', GITHUB_OUTPUT: '/dev/null/output' };
    const ended = await runOn('feature/bad', {}, env);
    expect(ended.code).toBe(1);
    expect(ended.stdout).toContain("Warning: The runner's file for the outputs could not be written");
  });
});

describe.concurrent('the action that the embedded service refuses', () => {
  it('names a wrong key and the way out', async () => {
    const ended = await runOn('main', { 'api-key': 'sk-wrong' });
    expectEnd(ended, { ...end('inconclusive', 'auth', 2), key: 'sk-wrong' });
    expect(ended.stdout).toContain('The service refused the API key');
    expect(ended.stdout).toContain('Create a key');
  });

  it('names an unknown branch', async () => {
    const shop = takeShop();
    const ended = await run(shop, push('feature/gone', shop, shop.heads.main));
    expectEnd(ended, end('inconclusive', 'not-found', 2));
    expect(ended.stdout).toContain('cannot scan the branch feature/gone');
  });

  it('names an unknown repository and those that are like it', async () => {
    const shop = { ...takeShop(), repository: 'other/shop-1' };
    const ended = await run(shop, push('main', shop));
    expectEnd(ended, end('inconclusive', 'not-found', 2));
    expect(ended.report.message).toContain('has the address https://github.com/other/shop-1');
    expect(ended.report.message).toContain('(https://github.com/acme/shop-1.git)');
  });

  it('names an unknown repository-id', async () => {
    const ended = await runOn('main', { 'repository-id': 'repo_unknown' });
    expectEnd(ended, end('inconclusive', 'not-found', 2));
    expect(ended.stdout).toContain('repository-id repo_unknown does not exist at the service');
  });
});
