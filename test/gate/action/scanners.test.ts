import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cloneCheckout } from '../../scenarios/embedded-download.ts';
import { runDownloadedAction } from '../../scenarios/run-action.ts';
import { type Checkout, makeCheckout, push, startGithub } from '../../scenarios/world.ts';
import { makeFolder, writeFiles } from '../../service/temporary-repository.ts';

const lock = {
  packages: {
    '': { name: 'scanners' },
    'node_modules/a': { version: '1.0.0' },
    'node_modules/a/node_modules/b': { version: '2.0.0' },
    'node_modules/c': { version: '3.0.0', optional: true },
  },
};
const home = makeFolder();
writeFiles(home, { 'dist/scanners/package-lock.json': JSON.stringify(lock), 'dist/scanners/index.js': '' });

let checkout: Checkout;
let workspace = '';
let github: Awaited<ReturnType<typeof startGithub>>;
beforeAll(async () => {
  checkout = makeCheckout({ 'README.md': 'A shop\n' }, {});
  workspace = cloneCheckout(checkout, checkout.heads.main ?? '');
  github = await startGithub(checkout);
});
afterAll(async () => {
  await github.stop();
});

const run = (env: Record<string, string>) =>
  runDownloadedAction({ home, apiUrl: github.apiUrl, isAlone: true, event: push('main', checkout), env });

/** A run whose npm installs these versions: how it ends, and the variables of that npm. */
async function install(versions: Record<string, string>, env: Record<string, string> = {}) {
  const programs = makeFolder();
  for (const [place, version] of Object.entries(versions)) {
    mkdirSync(join(programs, place), { recursive: true });
    writeFileSync(join(programs, place, 'package.json'), JSON.stringify({ version }));
  }
  const npm = join(programs, 'npm');
  writeFileSync(
    npm,
    `#!/bin/sh
env > ${programs}/env
cp -R ${programs}/node_modules . 2> ${programs}/errors; exit 0
`,
  );
  chmodSync(npm, 0o755);
  const PATH = `${programs}${delimiter}${process.env.PATH}`;
  const { report } = await run({ GITHUB_WORKSPACE: workspace, PATH, ...env });
  return { message: String(report.message), variables: readFileSync(join(programs, 'env'), 'utf8').split('\n') };
}

describe('the token of a registry', () => {
  const reference = '$' + '{NODE_AUTH_TOKEN}';
  const setUp = (text: string) => {
    const file = join(makeFolder(), '.npmrc');
    writeFileSync(file, text);
    return { NPM_CONFIG_USERCONFIG: file, NODE_AUTH_TOKEN: 'hush', GITHUB_TOKEN: 'hush' };
  };
  const token = `//npm.pkg.github.com/:_authToken=${reference}\nregistry=https://npm.pkg.github.com\n`;

  it.each<[string, Record<string, string>, string[]]>([
    ['reaches npm where setup-node configured a registry', setUp(token), ['NODE_AUTH_TOKEN=hush']],
    ['does not where no .npmrc is named', { NODE_AUTH_TOKEN: 'hush' }, []],
    ['does not where it is missing', { NODE_AUTH_TOKEN: 'hush', NPM_CONFIG_USERCONFIG: '/nowhere/.npmrc' }, []],
    ['does not where it does not ask for the token', setUp('registry=https://npm.test/\n'), []],
    ['does not where there is none', { ...setUp(reference), NODE_AUTH_TOKEN: '' }, []],
  ])('%s', async (_, env, expected) => {
    const { variables } = await install({}, env);
    expect(variables.filter((line) => /TOKEN|hush/.test(line))).toEqual(expected);
  });
});

describe('what npm installed', () => {
  it.each<[string, Record<string, string>, string | undefined]>([
    [
      'enough without what is optional',
      { 'node_modules/a': '1.0.0', 'node_modules/a/node_modules/b': '2.0.0' },
      undefined,
    ],
    ['inconclusive when nothing is there, as after a dry run', {}, '2 of 2'],
    ['inconclusive when one is missing', { 'node_modules/a': '1.0.0' }, '1 of 2'],
    [
      'inconclusive when one is of another version',
      { 'node_modules/a': '1.0.1', 'node_modules/a/node_modules/b': '2.0.0' },
      '1 of 2',
    ],
  ])('is %s', async (_, versions, missing) => {
    const { message } = await install(versions);
    if (missing === undefined) expect(message).not.toContain('could not be installed');
    else expect(message).toContain(`npm reported no error, but ${missing} packages are missing`);
  });
});

describe('what is left for post to remove', () => {
  const places = { own: 'scan-gate-scanners-a1b2c3', other: 'other', within: 'other/scan-gate-scanners-a1b2c3' };

  it.each<[string, (temp: string) => string, boolean]>([
    ['the folder that this action made', (temp) => join(temp, places.own), true],
    ['nothing where none is named', () => '', false],
    ['nothing where another folder is', (temp) => join(temp, 'other'), false],
    ['nothing where the temporary folder itself is', (temp) => temp, false],
    ['nothing where one elsewhere with such a name is', (temp) => join(temp, places.within), false],
    ['nothing where a way out of the folder is', (temp) => join(temp, 'scan-gate-scanners-/../other'), false],
  ])('is %s', async (_, named, isGone) => {
    const temp = makeFolder();
    for (const place of Object.values(places)) mkdirSync(join(temp, place), { recursive: true });
    await run({ STATE_part: 'post', RUNNER_TEMP: temp, STATE_scanners: named(temp) });
    const left = Object.values(places).map((place) => existsSync(join(temp, place)));
    expect(left).toEqual([!isGone, true, true]);
  });
});
