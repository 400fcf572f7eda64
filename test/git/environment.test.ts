import { describe, expect, it } from 'vitest';
import { selectVariables } from '../../src/git/environment.ts';

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

describe('the variables of a child', () => {
  it.each(['machine', 'user', 'origin'] as const)('hold no key, token, option or hook: %s', (need) => {
    expect(selectVariables(need, hostile, 'linux')).toEqual({});
    expect(selectVariables(need, hostile, 'win32')).toEqual({});
  });

  it.each([
    ['machine', { TMPDIR: '/tmp/job' }],
    ['user', { TMPDIR: '/tmp/job', HOME: '/home/ada' }],
    [
      'origin',
      { TMPDIR: '/tmp/job', HOME: '/home/ada', SSH_AUTH_SOCK: '/s', https_proxy: 'http://p', CI_JOB_TOKEN: 't' },
    ],
  ] as const)('are those that it needs: %s', (need, expected) => {
    const env = {
      ...hostile,
      TMPDIR: '/tmp/job',
      HOME: '/home/ada',
      SSH_AUTH_SOCK: '/s',
      https_proxy: 'http://p',
      CI_JOB_TOKEN: 't',
      unset: undefined,
    };
    expect(selectVariables(need, env, 'linux')).toEqual(expected);
  });

  it('have names in any case on Windows only', () => {
    const env = { SYSTEMROOT: 'C:\\Windows', Home: 'C:\\Users\\ada' };
    expect(selectVariables('user', env, 'win32')).toEqual(env);
    expect(selectVariables('user', env, 'linux')).toEqual({});
  });
});
