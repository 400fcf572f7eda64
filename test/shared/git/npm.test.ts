import { describe, expect, it } from 'vitest';
import { buildNpmCommand } from '../../../src/shared/git/machine.ts';

/** A machine whose folders hold everything, by the names that it is asked for. */
const programs = (folder: string): Parameters<typeof buildNpmCommand>[0] => ({
  path: folder,
  find: (name, endings = ['']) => `${folder}|${name}${endings.join()}`,
});

const secrets = {
  GITHUB_TOKEN: 'hush',
  'INPUT_API-KEY': 'hush',
  NODE_OPTIONS: '--require ./x',
  NODE_AUTH_TOKEN: 'hush',
};

describe('npm', () => {
  it('is what PATH has outside the checkout, and gets nothing of the job but what asking a registry takes', () => {
    const env = {
      ...secrets,
      HOME: '/home/ada',
      HTTPS_PROXY: 'proxy:3128',
      NO_PROXY: 'a.test:443',
      npm_config_registry: 'https://npm.test/',
    };
    expect(buildNpmCommand(programs('/usr/bin'), { env, cwd: '/', platform: 'linux' }, '/usr/bin/node')).toEqual({
      file: '/usr/bin|npm',
      args: [],
      env: {
        ...{ HOME: '/home/ada', HTTPS_PROXY: 'http://proxy:3128', npm_config_registry: 'https://npm.test/' },
        NO_PROXY: 'a.test:443',
        PATH: '/usr/bin',
      },
    });
  });

  it('is started on Windows by Node.js from its script, because npm.cmd takes a shell', () => {
    const env = { ...secrets, SystemRoot: 'C:\\Windows', APPDATA: 'C:\\Users\\ada', Npm_Config_Cache: 'D:\\npm' };
    const node = 'C:\\runner\\externals\\node24\\bin\\node.exe';
    expect(buildNpmCommand(programs('C:\\nodejs'), { env, cwd: 'C:\\', platform: 'win32' }, node)).toEqual({
      file: node,
      args: ['C:\\nodejs|node_modules\\npm\\bin\\npm-cli.js'],
      env: { SystemRoot: 'C:\\Windows', APPDATA: 'C:\\Users\\ada', Npm_Config_Cache: 'D:\\npm', PATH: 'C:\\nodejs' },
    });
  });
});
