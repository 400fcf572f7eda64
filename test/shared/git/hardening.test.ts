import { describe, expect, it } from 'vitest';
import { buildGitVariables } from '../../../src/shared/git/environment.ts';

type Env = Record<string, string | undefined>;
const on = (platform: NodeJS.Platform, env: Env) => ({ env, platform, cwd: '/' });
const machine = on('linux', { HOME: '/home/me', GIT_ALLOW_PROTOCOL: 'ext' });
const origin = { configurationFile: '/tmp/own', protocols: 'https', folder: '/work' };

const hostile = {
  SCAN_GATE_API_KEY: 'key',
  INPUT_API_KEY: 'key',
  'INPUT_API-KEY': 'key',
  GITHUB_TOKEN: 'token',
  GH_TOKEN: 'token',
  ACTIONS_RUNTIME_TOKEN: 'token',
  ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'token',
  AWS_SECRET_ACCESS_KEY: 'secret',
  NPM_TOKEN: 'token',
  NODE_OPTIONS: '--require ./x.js',
  NODE_PATH: '.',
  NODE_EXTRA_CA_CERTS: 'x',
  LD_PRELOAD: './x.so',
  DYLD_INSERT_LIBRARIES: './x.dylib',
  BASH_ENV: './x',
  ENV: './x',
  GIT_DIR: 'app',
  GIT_CONFIG_COUNT: '1',
  GIT_CONFIG_PARAMETERS: "'core.fsmonitor=./x'",
  GIT_SSH_COMMAND: './x',
  GIT_EXEC_PATH: '.',
  GIT_EXTERNAL_DIFF: './x',
  GIT_ASKPASS: './x',
  SSH_ASKPASS: './x',
  GIT_PROXY_COMMAND: './x',
  PAGER: './x',
  EDITOR: './x',
  PATH: '.',
};

const runs = { sealed: { mode: 'sealed' }, user: { mode: 'user' }, origin: { mode: 'sealed', origin } } as const;

/** What git gets of the job, beside what the gate sets itself. */
function selected(run: keyof typeof runs, env: Env, platform: NodeJS.Platform): object {
  const own = Object.keys(buildGitVariables(runs[run], on(platform, {})));
  const all = Object.entries(buildGitVariables(runs[run], on(platform, env)));
  return Object.fromEntries(all.filter(([name]) => !own.includes(name)));
}

const needed = { TMPDIR: '/tmp/job', HOME: '/home/ada', SSH_AUTH_SOCK: '/s', https_proxy: 'http://p' };

describe('the variables of git', () => {
  // What reaches origin is the job's own way, and a user's git reads what the user configured.
  it.each([
    ['sealed', {}],
    ['user', { GIT_CONFIG_COUNT: '1' }],
    ['origin', { GIT_SSH_COMMAND: './x' }],
  ] as const)('hold no key, token, option or hook: %s', (run, expected) => {
    for (const platform of ['linux', 'win32'] as const) {
      expect(selected(run, hostile, platform)).toEqual(expected);
      const own = buildGitVariables(runs[run], on(platform, {}));
      expect(buildGitVariables(runs[run], on(platform, hostile))).toEqual({ ...own, ...expected });
    }
  });

  it.each([
    ['sealed', { TMPDIR: '/tmp/job' }],
    ['user', { TMPDIR: '/tmp/job', HOME: '/home/ada', GIT_CONFIG_COUNT: '1' }],
    ['origin', { ...needed, GIT_SSH_COMMAND: './x', CI_JOB_TOKEN: 't' }],
  ] as const)('are those that it needs: %s', (run, expected) => {
    const env = { ...hostile, ...needed, CI_JOB_TOKEN: 't', unset: undefined };
    expect(selected(run, env, 'linux')).toEqual(expected);
  });

  it('have names in any case on Windows only', () => {
    const env = { SYSTEMROOT: 'C:\\Windows', Home: 'C:\\Users\\ada' };
    expect(selected('user', env, 'win32')).toEqual(env);
    expect(selected('user', env, 'linux')).toEqual({});
  });
});

describe('git', () => {
  it.each(['sealed', 'user', 'owned'] as const)(
    'reaches nothing when it reads a repository (%s), old or new',
    (mode) => {
      // A newer git obeys the first, an older one only the second.
      const expected = { GIT_NO_LAZY_FETCH: '1', GIT_ALLOW_PROTOCOL: 'none' };
      expect(buildGitVariables({ mode }, machine)).toMatchObject(expected);
    },
  );

  it('reaches origin by the ways that are named, and no others', () => {
    const variables = buildGitVariables({ mode: 'sealed', origin }, machine);
    expect(variables).toMatchObject({ GIT_ALLOW_PROTOCOL: 'https', GIT_CONFIG_GLOBAL: '/tmp/own' });
    expect(variables).not.toHaveProperty('GIT_NO_LAZY_FETCH');
  });
});
