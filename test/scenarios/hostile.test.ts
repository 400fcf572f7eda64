/** A service and an event whose every text tries to act, through the built action, as the runner would read it. */
import { beforeAll, describe, expect, it } from 'vitest';
import { hostileStrings } from '../fixtures/hostile/corpus.ts';
import { foreignPartsOf } from '../gate/report/own-markdown.ts';
import { parseLog } from '../gate/report/runner-parser.ts';
import { isLong } from '../model/runs.ts';
import { completed, error, repository, type Script, violation } from '../scripted-service.ts';
import { commandNames, expectEnd, expectNoKey, expectOnlyOwnCommands } from './expect-end.ts';
import type { Ended } from './run-action.ts';
import { apiKey, push, quietPlace, runScripted } from './world.ts';

beforeAll(quietPlace);

type Fault = NonNullable<Script['fault']>;

const texts = hostileStrings.map((text) => text.slice(0, 20_000));
/** As many as every surface names: ten annotations of each level. */
const batch = 20;
const batches = Array.from({ length: Math.ceil(texts.length / batch) }, (_, index) =>
  texts.slice(index * batch, (index + 1) * batch),
);

/** What must hold of anything that a run printed or wrote. */
function expectHarmless(ended: Ended): void {
  expectOnlyOwnCommands(ended);
  expect(ended.stderr).toBe('');
  expect(ended.stdout).not.toMatch(/[^\P{Cc}\n]|\p{Bidi_Control}|\p{Default_Ignorable_Code_Point}/u);
  for (const { properties } of ended.commands) {
    expect(Object.keys(properties).filter((name) => !['file', 'line', 'title'].includes(name))).toEqual([]);
    if (properties.file !== undefined) expect(properties.file).not.toMatch(/^\/|^[a-z]+:|\\|(?:^|\/)\.\.?(?:\/|$)/i);
  }
  for (const [name, text] of Object.entries(ended.files)) expect(parseLog(text), name).toEqual([]);
  expect(foreignPartsOf(ended.summary)).toEqual([]);
}

const errorsAndWarnings = ({ commands }: Ended) => ({
  errors: commands.filter(({ name }) => name === 'error').length,
  warnings: commands.filter(({ name }) => name === 'warning').length,
});

describe.concurrent('the action, whatever a violation says', () => {
  it.each(batches.map((group, index) => [index, group] as const))('shows batch %i as mere text', async (_, group) => {
    const list = group.map((text, index) =>
      violation({
        severity: index % 2 === 0 ? 'HIGH' : 'MEDIUM',
        title: text,
        file_path: text,
        description: text,
        remediation: text,
        code_snippet: text,
        cwe: text,
      }),
    );
    const high = list.filter(({ severity }) => severity === 'HIGH').length;
    const diagnostics = group.slice(0, 10).map((text) => ({ engine: text, message: text, file_path: text }));
    const script: Partial<Script> = {
      repositories: [{ ...repository, name: group.join('\n') }],
      polls: [{ ...completed({ high, medium: list.length - high }), diagnostics }],
      lists: [list],
    };
    const { ended } = await runScripted(script, { inputs: { reports: 'sarif=scan-gate.sarif' } });
    expectEnd(ended, { verdict: 'failed', reason: 'violations', code: 1 });
    expectHarmless(ended);
    // One is the run's own sentence; what does not block is not annotated.
    expect(errorsAndWarnings(ended)).toEqual({ errors: Math.min(10, high + 1), warnings: 0 });
    expect(ended.report.findings).toHaveLength(list.length);
    expect(ended.sarif.runs[0].results).toHaveLength(list.length);
  });

  it.each(['../../etc/passwd', '/etc/passwd', 'C:\\Windows', 'file:///etc/passwd', 'a/../../b'])(
    'marks no file for the path %s',
    async (path) => {
      const list = [violation({ file_path: path })];
      const inputs = { reports: 'sarif=scan-gate.sarif' };
      const { ended } = await runScripted({ polls: [completed({ high: 1 })], lists: [list] }, { inputs });
      expectEnd(ended, { verdict: 'failed', reason: 'violations', code: 1 });
      expect(ended.commands.at(-1)?.properties).not.toHaveProperty('file');
      expect(ended.sarif.runs[0].results[0]).not.toHaveProperty('locations');
      expectHarmless(ended);
    },
  );

  it.each(['SECRET', 'secret', 'SECRETS', undefined])('repeats nothing of what a %s matched', async (type) => {
    const text = 'AKIA-matched-text';
    const list = [violation({ type, code_snippet: text, description: `Found ${text}`, title: 'Access key' })];
    const inputs = { reports: 'sarif=scan-gate.sarif' };
    const { ended } = await runScripted({ polls: [completed({ high: 1 })], lists: [list] }, { inputs });
    expectEnd(ended, { verdict: 'failed', reason: 'violations', code: 1 });
    const places = { stdout: ended.stdout, ...ended.files };
    expect(Object.keys(places).filter((name) => places[name as 'stdout']?.includes(text))).toEqual([]);
  });

  it('gives a verdict on violations whose ids try to act', async () => {
    const ids = ['::error::x', '##[error]x', '../../scans', '%2e%2e', '@octocat', '<b>', 'a|b', '__proto__', '\u202ex'];
    const list = ids.map((violation_id) => violation({ violation_id }));
    const { ended } = await runScripted({ polls: [completed({ high: ids.length })], lists: [list] });
    expectEnd(ended, { verdict: 'failed', reason: 'violations', code: 1 });
    expectHarmless(ended);
    expect(ended.outputs['blocking-count']).toBe(String(ids.length));
  });

  it.each(['..', '.', 'a\nb', 'a\u0000b', '\ud800'])('does not pass on a violation with the id %j', async (id) => {
    const list = [violation({ violation_id: id })];
    const { ended } = await runScripted({ polls: [completed({ high: 1 })], lists: [list] });
    expect(ended.outputs.verdict).not.toBe('passed');
    expect([1, 2]).toContain(ended.code);
    expectHarmless(ended);
  });
});

describe.concurrent('the action, whatever the service says', () => {
  const said = [
    '\n::error::owned',
    '::add-mask::a\r::error::b',
    'in the middle ##[error]owned',
    '##vso[task.setvariable variable=verdict]passed',
    '\u001b[2J\u001b[31mred \u009b31m',
    '\u202etxt \u2066x\u2069 \u200b::error::x',
    '[click](https://evil.example/) ![x](https://evil.example/x.png) <img src=x> @octocat #1',
    '</details></table><h1>owned</h1>\n\n# heading\n\n```\ncode',
    'EOF\nverdict=passed\nghadelimiter_0',
  ];
  /** Each text in one of the four places, in turns; in `npm run test:long` in all. */
  const inTurn = (place: number) => said.filter((_, index) => isLong || index % 4 === place);

  it.each(inTurn(0))('fails a scan that FAILED with %j', async (text) => {
    const { ended } = await runScripted({ polls: [{ status: 'FAILED', error: text }] });
    expectEnd(ended, { verdict: 'inconclusive', reason: 'scan-failed', code: 2 });
    expectHarmless(ended);
  });

  it.each(inTurn(1))('survives an error that says %j', async (text) => {
    const fault: Fault = ({ method }) => (method === 'POST' ? { status: 400, body: error(text, text) } : undefined);
    const { ended } = await runScripted({ fault });
    expectEnd(ended, { verdict: 'inconclusive', reason: 'protocol', code: 2 });
    expectHarmless(ended);
  });

  it.each(inTurn(2))('takes %j for no status that it knows', async (status) => {
    const { ended } = await runScripted({ polls: [{ status }] }, { inputs: { 'timeout-seconds': '400' } });
    expectEnd(ended, { verdict: 'inconclusive', reason: 'timeout', code: 2 });
    expectHarmless(ended);
  });

  it.each(inTurn(3))('shows a repository called %j', async (text) => {
    const { ended } = await runScripted({ repositories: [{ ...repository, name: text, vcs_url: text }] });
    expectEnd(ended, { verdict: 'inconclusive', reason: 'not-found', code: 2 });
    expectHarmless(ended);
  });

  it.each([...said, '..', 'a/../b', '%0A::error::x', '__proto__'])('ends safely with the scan id %j', async (id) => {
    const scan = { scan_id: id, repository_id: 'repo_1', branch: 'main' };
    const fault: Fault = ({ method, path }) => {
      if (method === 'POST') return { status: 201, body: { ...scan, status: 'PENDING' } };
      return path.startsWith('/scans/') ? { status: 200, body: { ...scan, ...completed() } } : undefined;
    };
    const { ended } = await runScripted({ fault });
    const isUsable = !/\p{Cc}|^\.\.$/u.test(id);
    expectEnd(
      ended,
      isUsable
        ? { verdict: 'passed', reason: 'clean', code: 0 }
        : { verdict: 'inconclusive', reason: 'protocol', code: 2 },
    );
    expectHarmless(ended);
    expect(ended.outputs['scan-id']).not.toContain('\n');
  });

  const refusals: Record<string, Partial<Script>> = {
    'an error': { fault: () => ({ status: 400, body: error('BAD', `bad key ${apiKey}`) }) },
    'a refusal': { fault: () => ({ status: 401, body: error('INVALID_API_KEY', `no such key: ${apiKey}`) }) },
    'a redirect': { fault: () => ({ status: 302, headers: { location: `https://x.example/?key=${apiKey}` } }) },
  };
  const records: Record<string, Partial<Script>> = {
    'the error of a scan': { polls: [{ status: 'FAILED', error: `clone with ${apiKey} failed` }] },
    'the name of a repository': { repositories: [{ ...repository, name: apiKey }] },
    'a diagnostic': { polls: [{ ...completed(), diagnostics: [{ engine: 'x', message: apiKey }] }] },
    'a title': { polls: [completed({ high: 1 })], lists: [[violation({ title: `Key ${apiKey} found` })]] },
    'a snippet': { polls: [completed({ high: 1 })], lists: [[violation({ code_snippet: `key = "${apiKey}"` })]] },
  };

  async function expectNoEcho(script: Partial<Script> = {}): Promise<void> {
    const { ended } = await runScripted(script, { inputs: { reports: 'sarif=scan-gate.sarif' } });
    expect(ended.code).not.toBeNull();
    expectNoKey(ended, apiKey);
  }

  it.each(Object.keys(refusals))('repeats no key that stands in %s', (place) => expectNoEcho(refusals[place]));

  // Known fault: only errors of the client are cleared of the key, records are not.
  it.each(Object.keys(records))('repeats no key that stands in %s', (place) => expectNoEcho(records[place]));
});

describe.concurrent('the action, whatever the branch is called', () => {
  it.each([
    '::error::owned',
    '##[error]owned',
    '##vso[task.complete result=Succeeded;]DONE',
    '$(touch owned)',
    '; rm -rf .',
    '--upload-pack=touch owned',
    '@octocat/[x](https://evil.example)',
    '<img/src=x>',
    '`x`|y',
    '\u202egnp.exe',
    '\u200b::error::x',
    '../../etc/passwd',
    '%0A::error::x',
    'x::add-mask::y',
  ])('shows %j as mere text', async (branch) => {
    const { checkout } = await quietPlace();
    const event = push(branch, checkout, checkout.heads.main);
    const { ended } = await runScripted({}, { event });
    expect(ended.outputs.verdict).toBe('inconclusive');
    expect(ended.code).toBe(2);
    expectHarmless(ended);
    expect(commandNames(ended)).toEqual(['add-mask', 'error']);
  });

  it.each(['main\n::error::owned', 'main\r::error::owned', 'main\u0000', ''])('refuses %j', async (branch) => {
    const { checkout } = await quietPlace();
    const event = push('main', checkout);
    const payload = { ...(event.payload as object), ref: `refs/heads/${branch}` };
    const { ended, service } = await runScripted({}, { event: { ...event, payload } });
    // The event file must agree with the runner's own variables.
    expectEnd(ended, { verdict: 'inconclusive', reason: 'settings', code: 2 });
    expectHarmless(ended);
    expect(service.asked).toEqual([]);
  });
});
