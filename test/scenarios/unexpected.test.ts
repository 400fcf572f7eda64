/** Faults of our own in the built action and command line: one plain line, inconclusive, exit 2, and never a stack. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, openSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isLong } from '../model/runs.ts';
import { makeFolder, makeRepository } from '../service/temporary-repository.ts';
import { expectEnd } from './expect-end.ts';
import { baseEnvironment, commandFile, type Running, runCommand } from './run-action.ts';
import { push, quietPlace, runScripted } from './world.ts';

beforeAll(quietPlace);

/** A process of the build, in which the code runs before the program does. */
function planted(code: string): { env: Record<string, string>; isBuilt: true } {
  return { env: { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(code)}` }, isBuilt: true };
}

/** Does something as soon as the program has printed the text. */
function when(text: string, code: string): string {
  return `
    const write = process.stdout.write;
    process.stdout.write = function (chunk, ...rest) {
      if (String(chunk).includes(${JSON.stringify(text)})) { ${code} }
      return write.call(this, chunk, ...rest);
    };`;
}

const hostile = 'planted\\n::error::owned\\n    at secret.js:1:1';
const thrown = `throw new TypeError('${hostile}');`;
const clockThrows = `Object.defineProperty(performance, 'now', { value() { ${thrown} } });`;
const neverRead = `
  import files from 'node:fs/promises';
  import { syncBuiltinESMExports } from 'node:module';
  const { open } = files;
  files.open = (path, ...rest) =>
    String(path).endsWith('event.json') ? new Promise(() => {}) : open(path, ...rest);
  syncBuiltinESMExports();`;

describe.concurrent('the built action', () => {
  it.each<[string, string, string]>([
    ['thrown inside its story', clockThrows, 'Unexpected error: planted'],
    [
      'thrown where nobody catches it',
      when('scanning, ', `setImmediate(() => { ${thrown} });`),
      'Unexpected error: planted',
    ],
    [
      'of a promise that nobody waits for',
      when('scanning, ', `Promise.reject(new TypeError('${hostile}'));`),
      'Unexpected error: planted',
    ],
    ['that leaves it waiting for nothing', neverRead, 'Unexpected error: the run had nothing left to do'],
  ])('ends on every surface with an error %s', async (_, code, words) => {
    const lenient = { 'warn-only': 'true', 'on-inconclusive': 'warn' };
    for (const inputs of isLong ? [{}, lenient] : [lenient]) {
      const { ended } = await runScripted({ polls: [{ status: 'SCANNING' }] }, { ...planted(code), inputs });
      expectEnd(ended, { verdict: 'inconclusive', reason: 'internal', code: 2 });
      expect(ended.report.message).toBe(words);
      expect(`${ended.stdout}${ended.summary}`).not.toContain('secret.js');
    }
  });
});

describe("the two parts of the action's step, which are one file", () => {
  it('are told apart by the state that the first leaves', async () => {
    const { ended, service } = await runScripted({}, {});
    expectEnd(ended, { verdict: 'passed', reason: 'clean', code: 0 });
    expect(ended.files.state).toMatch(/^part<<(\S+)\npost\n\1$/m);
    expect(service.calls()).toContain('POST /scans');
    const after = await runScripted({}, { env: { STATE_part: 'post' } });
    expect({ ...after.ended.outputs, code: after.ended.code }).toEqual({ code: 0 });
    expect(after.ended.stdout).not.toContain('Scan Gate');
    expect(after.service.calls()).toEqual([]);
  });

  it.each([
    ['is missing', { GITHUB_STATE: '' }],
    ['cannot be written', { GITHUB_STATE: '/nowhere/state' }],
  ])('ask the service nothing when that state %s: the second would scan again', async (_, env) => {
    const { ended, service } = await runScripted({}, { env });
    expect({ code: ended.code, verdict: ended.outputs.verdict }, ended.stdout).toEqual({
      code: 2,
      verdict: 'inconclusive',
    });
    expect(service.calls()).toEqual([]);
  });
});

describe.concurrent('the built command line', () => {
  it.each<[string, string[], string]>([
    ['run', ['run', '--base-url=http://127.0.0.1:9/api/v1'], clockThrows],
    ['run, uncaught', ['run', '--base-url=http://127.0.0.1:9/api/v1'], when('Scan Gate', thrown)],
    ['judge --sarif', ['judge', '--sarif', 'none.sarif'], clockThrows],
  ])('%s ends with a report', async (_, args, code) => {
    const ended = await runCommand(args, { cwd: makeRepository({ 'a.js': '' }), ...planted(code) });
    expect({ code: ended.code, stderr: ended.stderr }, ended.stdout).toEqual({ code: 2, stderr: '' });
    expect(ended.report).toMatchObject({ verdict: 'inconclusive', reason: 'internal', exit_code: 2 });
    expect(ended.stdout).toContain('Unexpected error: planted');
    expect(ended.stdout).not.toContain('secret.js');
    expect(ended.commands).toEqual([]);
  });

  it.each<[string[]]>([[['explain']], [['baseline', 'show', 'a.js']], [['judge', '--report', 'a.js']]])(
    '%j, which has no report, ends with a line',
    async (args) => {
      const code = `import files from 'node:fs/promises'; import { syncBuiltinESMExports } from 'node:module';
        files.readFile = () => Promise.reject(new TypeError('${hostile}')); files.lstat = files.readFile;
        syncBuiltinESMExports(); const { parse } = JSON; Date.prototype.toISOString = () => { ${thrown} };
        // undici makes its first agent, and parses for that, while it is loaded.
        JSON.parse = (text) => { if (new Error().stack.includes('new Agent') || text.includes('1C Enterprise|')) return parse(text); ${thrown} };`;
      const ended = await runCommand(args, { cwd: makeRepository({ 'a.js': '' }), ...planted(code) });
      expect({ code: ended.code, stdout: ended.stdout }, ended.stderr).toEqual({ code: 2, stdout: '' });
      expect(ended.stderr).toMatch(/^scan-gate: /);
      expect(ended.stderr).not.toContain('secret.js');
      expect(ended.commands).toEqual([]);
    },
  );
});

describe('an output that cannot be written', () => {
  it.skipIf(!existsSync('/dev/full'))('is not green', async () => {
    const child = spawn(process.execPath, [commandFile, '--help'], {
      stdio: ['ignore', openSync('/dev/full', 'w'), 'pipe'],
      env: baseEnvironment(makeFolder()),
    });
    expect(await once(child, 'close')).toEqual([2, null]);
  });
});

const comment = {
  action: 'created',
  issue: { number: 7, pull_request: { url: 'x' } },
  comment: { id: 99, body: '/scan-gate recheck', user: { login: 'reviewer', id: 2, type: 'User' } },
  repository: { id: 1, full_name: 'acme/shop', default_branch: 'main', private: true },
};

describe('a command that is told to end while nobody answers it', () => {
  let running: Running | undefined;
  let signal: NodeJS.Signals | undefined;
  const tell = () => {
    if (signal !== undefined) running?.kill(signal);
    signal = undefined;
  };
  const silent = createServer(tell);
  let address = '';
  beforeAll(async () => {
    silent.listen(0, '127.0.0.1');
    await once(silent, 'listening');
    address = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    silent.closeAllConnections();
    silent.close();
  });
  const watch = (begun: Running) => {
    running = begun;
  };

  it.each<[string, string[], NodeJS.Signals, number]>([
    ['run', ['run'], 'SIGINT', 130],
    ['baseline write', ['baseline', 'write'], 'SIGTERM', 143],
    ['explain', ['explain', '--policy-ref=main'], 'SIGINT', 130],
    ['judge', ['judge', '--sarif', 'a.sarif', '--policy-ref=main'], 'SIGTERM', 143],
    ['comment', ['comment'], 'SIGINT', 130],
  ])('ends: %s', async (name, args, told, expected) => {
    const { checkout } = await quietPlace();
    const env = {
      SCAN_GATE_BASE_URL: `${address}/api/v1`,
      SCAN_GATE_API_KEY: 'sk-never-answered',
      SCAN_GATE_GITHUB_TOKEN: 'ghs_never_answered',
    };
    signal = told;
    const event = name === 'comment' ? { name: 'issue_comment', payload: comment } : push('main', checkout);
    const ended = await runCommand(args, { cwd: checkout.path, env, event, apiUrl: address, watch });
    expect(ended.code, `${ended.stdout}${ended.stderr}`).toBe(expected);
    expect(`${ended.stdout}${ended.stderr}`).toContain(`Canceled by ${told}`);
  });

  it('ends: run, which waits for its standard input', async () => {
    // The process tells itself to end, as soon as it listens.
    const { env, isBuilt } = planted(`process.on('newListener', (name) => {
      if (name === 'SIGTERM') setTimeout(() => process.kill(process.pid, name), 500).unref();
    });`);
    const ended = await runCommand(['run', '--api-key-stdin'], { env, isBuilt, input: null });
    expect(ended.code, `${ended.stdout}${ended.stderr}`).toBe(143);
    expect(ended.report).toMatchObject({ verdict: 'inconclusive', reason: 'cancelled', exit_code: 143 });
  });
});
