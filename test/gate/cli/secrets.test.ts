/** What the commands print under the variables of a runner, byte for byte. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CommandName, commandNames, commands } from '../../../src/gate/cli/commands.ts';
import { git, makeFolder, writeFiles } from '../../service/temporary-repository.ts';
import { playCommand } from '../../session.ts';

const key = 'sg_live/4f+9Q=zz-&"Key%';
const token = 'ghs_T0kenOfTheWorkflow16';
const given = 'sg_from_standard_input_77';
const others = {
  GITHUB_TOKEN: 'ghs_AnotherTokenOfTheJob',
  ACTIONS_RUNTIME_TOKEN: 'eyJ0eXAi.runtime.tokenvalue',
  ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'eyJ0eXAi.idtoken.requestvalue',
  CI_JOB_TOKEN: 'glcbt-64_jobtokenvalue',
  SYSTEM_ACCESSTOKEN: 'azure.system.accesstoken',
  NODE_AUTH_TOKEN: 'npm_authtokenofthejob1234',
};
const secrets = [key, token, given, ...Object.values(others)];

const forms = (secret: string) => [
  secret,
  encodeURIComponent(secret),
  Buffer.from(secret).toString('base64'),
  Buffer.from(secret).toString('base64url'),
  JSON.stringify(secret).slice(1, -1),
];

function expectNoSecret(text: string): void {
  for (const secret of secrets) for (const form of forms(secret)) expect(text).not.toContain(form);
}

/** Answers every request with its own headers and every secret, in every form. */
const echo = createServer((request, response) => {
  // What is cut in the middle of a secret of somebody else is no secret of this service.
  const said = [request.headers['x-api-key'], ...forms(key)].join(' ');
  response.writeHead(request.url?.includes('health') ? 200 : 403, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify({ success: false, error: { code: 'FORBIDDEN', message: said } }));
});
beforeAll(() => new Promise<void>((resolve) => void echo.listen(0, '127.0.0.1', resolve)));
afterAll(() => void echo.close());

function environment(folder: string): Record<string, string> {
  const { port } = echo.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  return {
    ...{ CI: 'true', GITHUB_ACTIONS: 'true', GITHUB_EVENT_NAME: 'push', GITHUB_REF: 'refs/heads/main' },
    ...{ GITHUB_REPOSITORY: 'acme/shop', GITHUB_SHA: 'a'.repeat(40), GITHUB_SERVER_URL: 'https://github.com' },
    ...{
      GITHUB_API_URL: origin,
      GITHUB_WORKSPACE: folder,
      GITHUB_RUN_ID: '1',
      GITHUB_EVENT_PATH: join(folder, 'e.json'),
    },
    ...{ SCAN_GATE_BASE_URL: `${origin}/api/v1`, SCAN_GATE_API_KEY: key, SCAN_GATE_GITHUB_TOKEN: token },
    SCAN_GATE_TIME_SCALE: '1000',
    ...others,
  };
}

/** Every command has to be here; each line also holds a secret where a user may have pasted one. */
const lines: Record<CommandName, readonly (readonly string[])[]> = {
  run: [[], ['--branch', key], ['--embedded', token]],
  judge: [
    ['--sarif', 'results.sarif'],
    ['--sarif', key],
    ['--report', token],
    ['--sarif', 'results.sarif', '--fail-on-severity', key],
  ],
  stats: [['reports'], ['reports', '--html', 'stats.html'], [token], ['--last', '3d']],
  simulate: [['reports'], ['--policy', key, 'reports'], [token], ['--last', '3d']],
  verify: [['vio_0b57e997c8a07874887047d9'], [key], ['vio_1', '--report', token]],
  explain: [[], ['--branch', key], ['--central-policy', token]],
  exceptions: [[], ['--report', key]],
  doctor: [[], ['--branch', token], ['--api-key-stdin']],
  init: [['--print'], ['--print', '--base-url', `https://example.com/${key}`], ['--print', '--ci', token]],
  baseline: [['show'], ['show', key], ['write'], ['diff', key, token]],
  comment: [[], ['--branch', key]],
  serve: [
    ['--repo', key],
    ['--repo', '.', '--port', token],
    ['--repo', '.', '--hook-secret-stdin', '--port', 'x'],
  ],
  worker: [
    ['--database', key],
    ['--database', `postgres://gate:${key}@127.0.0.1:1/gate`],
    ['--database', `postgres://gate:${token}@db.invalid/gate?sslmode=${key}`],
  ],
  keys: [
    ['list', '--database', `postgresql://gate:${key}@127.0.0.1:1/gate`],
    ['create', '--database', 'scans.db', '--name', key, '--scope', 'scan:read'],
    ['list', '--database', 'scans.db'],
    ['revoke', token, '--database', 'scans.db'],
  ],
  webhooks: [
    [
      'add',
      '--database',
      'scans.db',
      '--url',
      `https://example.com/${token}`,
      '--event',
      'scan.completed',
      '--secret-stdin',
    ],
    ['list', '--database', 'scans.db'],
    ['remove', key, '--database', 'scans.db'],
  ],
  repos: [
    ['add', '.', '--database', 'scans.db'],
    ['list', '--database', 'scans.db'],
    ['archive', key, '--database', 'scans.db'],
  ],
  completion: [['bash'], ['zsh'], [key]],
};

const plays = commandNames.flatMap((name) => [
  ...lines[name].map((args) => [name, ...args]),
  ...('json' in commands[name].flags ? lines[name].map((args) => [name, ...args, '--json']) : []),
  [name, '--help'],
  [name, `--${key}`, token],
  [name, `--branch=${token}`, key],
]);

describe('standard output under the variables of a GitHub workflow', () => {
  const folder = makeFolder();
  beforeAll(() => {
    writeFiles(folder, {
      'README.md': 'A shop\n',
      'e.json': '{}',
      'results.sarif': JSON.stringify({
        version: '2.1.0',
        runs: [
          {
            tool: { driver: { name: `tool ${token}` } },
            results: [{ ruleId: key, message: { text: `Found ${key}` } }],
          },
        ],
      }),
      'reports/a.json': '{}',
      '.github/scan-gate.yml': `exceptions:\n  - violation-id: vio_1\n    reason: Accepted for ${token} by ${key.replaceAll('"', '')}\n    expires: 2026-07-01\n`,
    });
    git(folder, ['init', '--quiet', '--initial-branch', 'main']);
    git(folder, ['add', '.']);
    git(folder, ['-c', 'user.name=A', '-c', 'user.email=a@example.test', 'commit', '--quiet', '-m', 'Begin']);
  });

  it.each(plays)('contains no secret for scan-gate %s %s %s %s', async (...argv) => {
    const { printed, complained } = await playCommand(
      argv.filter((each) => each !== undefined),
      { folder, env: environment(folder), hasTerminal: false, readInput: async () => `${given}\n` },
    );
    expectNoSecret(printed);
    expect(printed).not.toContain('::add-mask::');
    const isJson = argv.includes('--json');
    const unmasked = complained.replaceAll(/^::add-mask::.*\n/gm, '');
    expectNoSecret(isJson ? complained : unmasked);
    if (isJson && printed !== '') expect(() => JSON.parse(printed)).not.toThrow();
  });

  it('holds none beside other commands', async () => {
    for (const argv of [[], [key], ['--help'], ['--version'], [`--${token}`]]) {
      expectNoSecret((await playCommand(argv, { folder, env: environment(folder) })).printed);
    }
  });
});

describe('a mask', () => {
  const masksOf = async (argv: readonly string[], env: Record<string, string>) => {
    const played = await playCommand(argv, { folder: makeFolder(), env, readInput: async () => `${given}\n` });
    return [...played.complained.matchAll(/^::add-mask::(.*)$/gm)].map(([, value]) => value);
  };

  it('goes to standard error, for what came by standard input alone', async () => {
    const env = environment(makeFolder());
    expect(await masksOf(['doctor', '--api-key-stdin'], env)).toEqual([given]);
    expect(await masksOf(['run', '--api-key-stdin'], env)).toEqual([given]);
    expect(await masksOf(['doctor'], env)).toEqual([]);
    expect(await masksOf(['run'], env)).toEqual([]);
  });

  it('is never printed with --json, nor outside a workflow', async () => {
    const { GITHUB_ACTIONS: _, ...elsewhere } = environment(makeFolder());
    expect(await masksOf(['doctor', '--api-key-stdin', '--json'], environment(makeFolder()))).toEqual([]);
    expect(await masksOf(['doctor', '--api-key-stdin'], elsewhere)).toEqual([]);
  });

  it('is said to the agent of Azure Pipelines in its own words', async () => {
    const { GITHUB_ACTIONS: _, ...elsewhere } = environment(makeFolder());
    const env = { ...elsewhere, TF_BUILD: 'True' };
    const play = (argv: readonly string[]) =>
      playCommand(argv, { folder: makeFolder(), env, readInput: async () => `${given}\n` });
    const told = await play(['doctor', '--api-key-stdin']);
    expect(told.complained).toContain(`##vso[task.setsecret]${given}\n`);
    expect(told.printed).not.toContain(given);
    for (const argv of [['doctor'], ['doctor', '--api-key-stdin', '--json']])
      expect((await play(argv)).complained).not.toContain('task.setsecret');
  });
});
