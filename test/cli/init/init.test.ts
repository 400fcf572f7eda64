import { existsSync, lstatSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { ruleProblems } from '../../../scripts/workflows/rules.ts';
import { syntaxProblems } from '../../../scripts/workflows/syntax.ts';
import { askOnTerminal } from '../../../src/cli/init/ask.ts';
import { type InitId, initIds } from '../../../src/cli/init/ids.ts';
import { init } from '../../../src/cli/init/init.ts';
import { initSystems, otherSystems, seenSystems } from '../../../src/cli/init/systems.ts';
import { templates } from '../../../src/cli/init/templates.ts';
import { chooseNewPath } from '../../../src/policy/policy-files.ts';
import { parsePolicyFile } from '../../../src/settings/policy-file.ts';
import { git, makeFolder, makeRepository, never, writeFiles } from '../../service/temporary-repository.ts';
import { type Played, play, playCommand } from '../../session.ts';

const root = join(import.meta.dirname, '../../..');
const url = 'https://scan.acme.test/api/v1';
const exampleUrl = 'https://scanner.example.com/api/v1';
const fileOf = (id: InitId) => initSystems.find((system) => system.id === id)?.file ?? '';
const read = (folder: string, path: string) => readFileSync(join(folder, path), 'utf8');
const changed = (folder: string) =>
  git(folder, ['status', '--porcelain', '--untracked-files=all']).split('\n').filter(Boolean);

function repository(branch = 'main', files: Record<string, string> = { 'README.md': 'A shop\n' }): string {
  const folder = makeRepository(files);
  if (branch !== 'main') git(folder, ['branch', '--quiet', '--move', branch]);
  return folder;
}

function run(folder: string, ...argv: string[]): Promise<Played> {
  return playCommand(['init', ...argv], { folder });
}

async function written(folder: string, ...argv: string[]): Promise<string> {
  const { code, printed, complained } = await run(folder, '--yes', ...argv);
  expect({ code, complained }, printed).toEqual({ code: 0, complained: '' });
  return printed;
}

/** With an address of the schema that an editor finds anywhere. */
const policyFor = (severity: string) =>
  templates.policy
    .replace('../../schema/', 'https://raw.githubusercontent.com/scan-gate/scan-gate/v1/schema/')
    .replace('fail-on-severity: high', `fail-on-severity: ${severity}`);

describe('init writes', () => {
  it.each(initIds)(
    'for %s the example, word by word but for address and branch, and a policy that can be read',
    async (id) => {
      const folder = repository('trunk');
      const printed = await written(folder, `--ci=${id}`, `--base-url=${url}`);
      expect(changed(folder).toSorted()).toEqual([`?? ${chooseNewPath(id)}`, `?? ${fileOf(id)}`].toSorted());
      const text = read(folder, fileOf(id));
      expect(text).not.toContain(exampleUrl);
      const ways = { main: /\[main\]|^ +main:$/gm, trunk: /\[trunk\]|^ +trunk:$/gm };
      expect(text.match(ways.main)).toBeNull();
      expect(text.match(ways.trunk)?.length).toBe(templates[id].match(ways.main)?.length);
      expect(text.replaceAll(url, exampleUrl).replaceAll(ways.trunk, (way) => way.replace('trunk', 'main'))).toBe(
        templates[id],
      );
      expect(parsePolicyFile(read(folder, chooseNewPath(id)), 'x').settings).toMatchObject({
        'fail-on-severity': 'HIGH',
      });
      expect(printed).toContain('Next:\n1. Store the API key as the ');
      expect(printed.includes('Set GATE_VERSION and GATE_SHA256')).toBe(id !== 'github');
      expect(printed).toContain('require the job scan-gate before anything is merged into trunk');
    },
  );

  it.each([[['--base-url', url]], [[]]])('for GitHub with %j a workflow without a fault', async (argv) => {
    for (const branch of ['main', 'release/2.x', 'on', '7']) {
      const folder = repository(branch);
      await written(folder, '--ci=github', ...argv);
      const text = read(folder, fileOf('github'));
      const workflow = { file: 'x.yml', line: 1, text };
      expect([...(await syntaxProblems(workflow)), ...ruleProblems(workflow)]).toEqual([]);
      expect(parse(text).on.push.branches).toEqual([branch]);
    }
  });

  it('for the systems that name the default branch one that YAML reads as its name', async () => {
    for (const branch of ['release/2.x', 'on', "o'hara", '#7']) {
      const folder = repository(branch);
      await written(folder, '--ci=azure');
      await written(folder, '--ci=bitbucket');
      expect(parse(read(folder, fileOf('azure')))).toMatchObject({ trigger: [branch], pr: [branch] });
      expect(Object.keys(parse(read(folder, fileOf('bitbucket'))).pipelines.branches)).toEqual([branch]);
    }
  });

  it('without a service the embedded scanners on GitHub, elsewhere the place for its address', async () => {
    const github = repository();
    expect(await written(github, '--ci=github')).not.toContain('Store the API key');
    expect(read(github, fileOf('github'))).toBe(templates.embedded);
    const gitlab = repository();
    expect(await written(gitlab, '--ci=gitlab')).toContain(
      `Put the address of your service in the place of ${exampleUrl}`,
    );
    expect(read(gitlab, fileOf('gitlab'))).toBe(templates.gitlab);
  });

  it('the severity that was asked for', async () => {
    const folder = repository();
    await written(folder, '--ci=github', '--fail-on-severity=medium');
    expect(read(folder, chooseNewPath('github'))).toBe(policyFor('medium'));
  });

  it('at the top of the checkout, wherever it is called', async () => {
    const folder = repository('main', { 'src/a.js': '1' });
    await written(join(folder, 'src'), '--ci=circleci');
    expect(existsSync(join(folder, '.circleci/config.yml'))).toBe(true);
  });

  it('what explain and doctor read', async () => {
    const folder = repository();
    await written(folder, '--ci=github', '--fail-on-severity=low');
    git(folder, ['add', '--all']);
    git(folder, ['commit', '--quiet', '--message=Gate']);
    const { printed } = await playCommand(['explain', '--json'], { folder });
    expect(JSON.parse(printed).settings['fail-on-severity']).toMatchObject({ value: 'low' });
    expect((await playCommand(['doctor'], { folder })).code).toBe(0);
  });
});

describe('the policy to start from', () => {
  it('is that of the examples', () => {
    expect(templates.policy).toBe(readFileSync(join(root, 'examples/policies/start.yml'), 'utf8'));
  });

  it('proposes in its comments nothing that could not be read', () => {
    const body = templates.policy.replace(/^# yaml-language-server.*\n/, '');
    const proposed = body.replaceAll(/^# (?=[a-z-]+: |[a-z-]+:$| {2})/gm, '');
    const { settings, exceptions } = parsePolicyFile(proposed, 'x');
    expect(proposed).toContain('\nignore-paths: ');
    expect(Object.keys(settings).length).toBeGreaterThan(3);
    expect(exceptions).toHaveLength(1);
  });
});

describe('init finds', () => {
  it.each<[string[], string | undefined, (InitId | undefined)[]]>([
    [['.github/workflows/test.yml'], undefined, ['github']],
    [['.gitlab-ci.yml'], undefined, ['gitlab']],
    [['Jenkinsfile'], 'github.com', ['jenkins']],
    [['azure-pipelines.yaml'], undefined, ['azure']],
    [['bitbucket-pipelines.yml'], undefined, ['bitbucket']],
    [['.circleci/config.yml'], 'github.com', ['circleci']],
    [['.buildkite/pipeline.yml'], undefined, ['buildkite']],
    [['.github/workflows/x.yml', '.gitlab-ci.yml'], 'gitlab.com', ['gitlab', 'github']],
    [['.gitlab-ci.yml', 'Jenkinsfile'], undefined, ['gitlab', 'jenkins']],
    [[], 'github.com', ['github']],
    [[], 'acme.ghe.com', ['github']],
    [[], 'gitlab.acme.test', ['gitlab']],
    [[], 'bitbucket.org', ['bitbucket']],
    [[], 'dev.azure.com', ['azure']],
    [[], 'notgithub.com', []],
    [[], 'code.acme.test', []],
    [['.travis.yml'], undefined, []],
  ])('by the files %j and the host %s: %j', (files, host, ids) => {
    const isThere = (path: string) => files.some((file) => file === path || file.startsWith(`${path}/`));
    expect(seenSystems(isThere, host).map(({ system }) => system.id)).toEqual(ids);
  });

  it.each<[string, string]>([
    ['git@github.com:acme/shop.git', '.github/workflows/scan-gate.yml'],
    ['https://me:pass@gitlab.com/acme/shop', '.gitlab-ci.yml'],
  ])('the system by the remote %s', async (remote, file) => {
    const folder = repository();
    git(folder, ['remote', 'add', 'origin', remote]);
    expect(await written(folder)).toContain(`✔ ${file} was written`);
  });

  it.each<[string, Record<string, string>, string]>([
    ['nothing', {}, 'Nothing says which CI system builds this repository'],
    ...Object.entries(otherSystems).map(([file, name]): [string, Record<string, string>, string] => [
      file,
      { [file.includes('.y') ? file : `${file}/x`]: '' },
      `is of ${name}, for which there is no recipe`,
    ]),
  ])('no recipe for %s, and says so', async (_, files, words) => {
    const folder = repository('main', { 'a.md': '', ...files });
    const { code, complained } = await run(folder, '--yes');
    expect({ code, complained }).toEqual({ code: 2, complained: expect.stringContaining(words) });
    expect(complained).toContain('--ci: github, gitlab');
    expect(changed(folder)).toEqual([]);
  });
});

describe('init changes nothing', () => {
  it.each(initIds.filter((id) => id !== 'github'))(
    'of a pipeline of %s that is there, and prints what to add',
    async (id) => {
      const folder = repository('main', { [fileOf(id)]: 'mine\n' });
      const printed = await written(folder, `--ci=${id}`, `--base-url=${url}`);
      expect(read(folder, fileOf(id))).toBe('mine\n');
      expect(printed).toContain(`– ${fileOf(id)} is there, and stays as it is. Add to it what it lacks of this:\n\n`);
      expect(printed).toContain(url);
      expect(changed(folder)).toEqual([`?? ${chooseNewPath(id)}`]);
    },
  );

  it('of what has a gate already', async () => {
    const folder = repository('main', {
      '.github/workflows/ci.yaml': 'steps: [{ uses: scan-gate/scan-gate@v1 }]\n',
      [chooseNewPath('github')]: 'scope: scan\n',
    });
    const printed = await written(folder);
    expect(printed).toContain('– .github/workflows/ci.yaml is there, and stays as it is\n');
    expect(printed).toContain(`– ${chooseNewPath('github')} is there, and stays as it is\n`);
    expect(changed(folder)).toEqual([]);
    expect(await written(folder)).toBe(printed);
  });

  it('when it is called twice', async () => {
    for (const id of initIds) {
      const folder = repository();
      await written(folder, `--ci=${id}`);
      const before = read(folder, fileOf(id));
      expect(await written(folder, `--ci=${id}`, '--fail-on-severity=low')).not.toMatch(/was written|what it lacks/);
      expect(read(folder, fileOf(id))).toBe(before);
    }
  });

  it('of a policy file whose name is wrong, and says what it should be', async () => {
    const folder = repository('main', { '.github/scan-gate.yaml': 'scope: scan\n' });
    const printed = await written(folder, '--ci=github');
    expect(printed).toContain(`Rename .github/scan-gate.yaml: the policy file is ${chooseNewPath('github')}`);
    expect(existsSync(join(folder, chooseNewPath('github')))).toBe(false);
  });

  it('with --print, which shows all of it', async () => {
    const folder = repository();
    const { code, printed } = await playCommand(['init', '--print', '--ci=gitlab'], { folder, hasTerminal: false });
    expect(code).toBe(0);
    expect(printed).toBe(`── .gitlab-ci.yml\n${templates.gitlab}\n── ${chooseNewPath('gitlab')}\n${policyFor('high')}`);
    expect(changed(folder)).toEqual([]);
  });

  it.each(['.github', '.github/workflows'])('through a link %s', async (link) => {
    const folder = repository();
    const outside = makeFolder();
    if (link !== '.github') mkdirSync(join(folder, '.github'));
    symlinkSync(outside, join(folder, link));
    const { code, complained } = await run(folder, '--yes', '--ci=github');
    expect(code).toBe(2);
    expect(complained).toContain(`cannot be written: ${link} is a link or a file, and no folder`);
    expect([existsSync(join(outside, 'scan-gate.yml')), existsSync(join(outside, 'workflows'))]).toEqual([
      false,
      false,
    ]);
    expect(existsSync(join(folder, '.github/scan-gate.yml'))).toBe(false);
  });

  it('through a link that leads nowhere yet', async () => {
    const folder = repository();
    const outside = join(makeFolder(), 'new.yml');
    symlinkSync(outside, join(folder, '.gitlab-ci.yml'));
    await written(folder, '--ci=gitlab');
    expect(existsSync(outside)).toBe(false);
    expect(lstatSync(join(folder, '.gitlab-ci.yml')).isSymbolicLink()).toBe(true);
  });

  it.each<[string[], string]>([
    [
      ['--ci=gitlba'],
      '--ci: "gitlba" is not github, gitlab, jenkins, azure, bitbucket, circleci or buildkite; did you mean gitlab?',
    ],
    [['--base-url=http://scan.acme.test/api/v1'], 'is not encrypted'],
    [['--base-url=https://scan.acme.test'], 'does not end in the version'],
    [['--base-url=https://scan.acme.test/$(id)/v1'], 'has characters in it'],
    [['--base-url=https://scan.acme.test/`id`/v1'], 'has characters in it'],
    [["--base-url=https://scan.acme.test/'/v1"], 'has characters in it'],
    [['--fail-on-severity=hihg'], 'did you mean high?'],
    [['--scope=scan'], '--scope does not go with init'],
    [['here'], '"here" is not expected here'],
    [['--yse'], 'did you mean --yes?'],
  ])('for %j', async (argv, words) => {
    const folder = repository();
    const { code, complained } = await run(
      folder,
      '--yes',
      ...(argv.some((each) => each.startsWith('--ci')) ? [] : ['--ci=github']),
      ...argv,
    );
    expect({ code, complained }).toEqual({ code: 2, complained: expect.stringContaining(words) });
    expect(changed(folder)).toEqual([]);
  });

  it('outside a checkout, and says so', async () => {
    const folder = makeFolder();
    const { code, complained } = await run(folder, '--yes', '--ci=github');
    expect(code).toBe(2);
    expect(complained).toContain(`${folder} is not a git checkout: nothing says what is to be gated\n`);
    expect(existsSync(join(folder, '.github'))).toBe(false);
  });

  it('where nobody can be asked', async () => {
    const folder = repository();
    const { code, complained } = await run(folder, '--ci=github');
    expect({ code, complained }).toEqual({
      code: 2,
      complained: expect.stringContaining('There is no terminal to ask on'),
    });
    expect(changed(folder)).toEqual([]);
  });
});

/** Somebody at a terminal who types this, a question at a time. */
async function typed(folder: string, keys: readonly string[]): Promise<Played & { asked: string }> {
  const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => input });
  const output = new PassThrough();
  let asked = '';
  let typedCount = 0;
  output.on('data', (text) => {
    asked += text;
    const questions = asked.match(/◆ /g)?.length ?? 0;
    if (questions <= typedCount) return;
    typedCount = questions;
    setImmediate(() => input.write(keys[typedCount - 1] ?? '\u0003'));
  });
  const flags = { given: {}, problems: [], own: {}, positionals: [] };
  const played = await play(async (session) => init(session, flags, await askOnTerminal(never, { input, output })), {
    folder,
  });
  return { ...played, asked };
}

describe('on a terminal init', () => {
  const down = '\u001b[B';

  it('asks three questions, of which the first knows what was found', async () => {
    const folder = repository('main', { Jenkinsfile: 'mine' });
    const { code, asked } = await typed(folder, ['\r', `${url}\r`, '\r']);
    expect(code, asked).toBe(0);
    for (const words of [
      'Where does the gate run?',
      'found: Jenkinsfile',
      'Address of your scanning service?',
      'Which findings block?',
    ])
      expect(asked).toContain(words);
    expect(parse(read(folder, chooseNewPath('jenkins')))['fail-on-severity']).toBe('high');
  });

  it('heeds the answers', async () => {
    const folder = repository('main', { '.github/workflows/x.yml': '' });
    const { code, asked } = await typed(folder, [`${down}\r`, `${url}\r`, `${down}\r`]);
    expect(code, asked).toBe(0);
    expect(read(folder, '.gitlab-ci.yml')).toContain(url);
    expect(parse(read(folder, chooseNewPath('gitlab')))['fail-on-severity']).toBe('medium');
  });

  it('takes no address for none', async () => {
    const folder = repository('main', { '.github/workflows/x.yml': '' });
    await typed(folder, ['\r', '\r', '\r']);
    expect(read(folder, fileOf('github'))).toBe(templates.embedded);
  });

  it('writes nothing for who goes away', async () => {
    for (const keys of [[], ['\r'], ['\r', '\r']]) {
      const folder = repository('main', { '.github/workflows/x.yml': '' });
      const { code, complained } = await typed(folder, keys);
      expect({ code, complained }).toEqual({ code: 2, complained: expect.stringContaining('Nothing was written') });
      expect(changed(folder)).toEqual([]);
    }
  });
});

it('what shows a system is looked for by the name that it really has', () => {
  const folder = makeFolder();
  writeFiles(folder, { 'x/.github/workflows/a.yml': '' });
  expect(seenSystems((path) => existsSync(join(folder, path)), undefined)).toEqual([]);
});

describe('--print', () => {
  const unasked = () => expect.fail('somebody was asked');
  const flags = (own: object) => ({ given: {}, problems: [], positionals: [], own: { print: true as const, ...own } });

  it.each([[{ ci: ['github'] }], [{ ci: ['gitlab'] }], [{ yes: true as const, ci: ['github'] }]])(
    'asks nobody, with %j, and writes nothing',
    async (own) => {
      const folder = repository();
      const asker = { choose: unasked, write: unasked } as unknown as Parameters<typeof init>[2];
      const { code, printed } = await play((session) => init(session, flags(own), asker), { folder });
      expect([code, changed(folder)]).toEqual([0, []]);
      expect(printed).toContain('── ');
    },
  );

  it('takes the CI system that the checkout shows, and says how to name one where it shows none', async () => {
    const asker = { choose: unasked, write: unasked } as unknown as Parameters<typeof init>[2];
    const shown = repository('main', { '.gitlab-ci.yml': 'stages: [test]\n' });
    const taken = await play((session) => init(session, flags({}), asker), { folder: shown });
    expect([taken.code, taken.printed]).toEqual([0, expect.stringContaining('── ')]);
    const none = await play((session) => init(session, flags({}), asker), { folder: repository() });
    expect([none.code, none.printed + none.complained]).toEqual([2, expect.stringContaining('--ci')]);
  });
});
