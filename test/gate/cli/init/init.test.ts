import { createHash } from 'node:crypto';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  symlinkSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { PassThrough } from 'node:stream';
import { create } from 'tar';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { findRuleProblems } from '../../../../scripts/workflows/rules.ts';
import { findSyntaxProblems } from '../../../../scripts/workflows/syntax.ts';
import { commands } from '../../../../src/gate/cli/commands.ts';
import { renderPipeline, runInit } from '../../../../src/gate/cli/init/init.ts';
import { type InitId, recipes } from '../../../../src/gate/cli/init/recipes.ts';
import { parsePolicyFile } from '../../../../src/gate/settings/policy-file.ts';
import { copyOnce, git, gitAll, makeFolder, writeFiles } from '../../../service/temporary-repository.ts';
import { type Played, play, playCommand } from '../../../session.ts';

/** Only GitHub has a folder for it. */
const chooseNewPath = (system: string) => (system === 'github' ? '.github/scan-gate.yml' : '.scan-gate.yml');

const root = join(import.meta.dirname, '../../../..');
const url = 'https://scan.acme.test/api/v1';
const exampleUrl = 'https://scanner.example.com/api/v1';
/** No release can be asked for: what is written is a clone at the running commit. */
const env = { HTTPS_PROXY: 'http://127.0.0.1:9' };
const gate = {
  kind: 'clone',
  url: 'https://github.com/scan-gate/scan-gate.git',
  commit: git(root, ['rev-parse', 'HEAD']),
  isPushed: false,
} as const;
const initIds = (commands.init.flags.ci?.choices ?? []) as InitId[];

it('writes a pipeline for every CI system that has a recipe', () => {
  expect(initIds.toSorted()).toEqual((Object.keys(recipes) as InitId[]).toSorted());
});

const fileIds = initIds.filter((id) => recipes[id].file !== undefined);
const fileOf = (id: InitId) => recipes[id].file ?? '';

/** What the recipe makes of the answers. */
function rendered(id: InitId, baseUrl: string | undefined, defaultBranch = 'main'): string {
  const recipe = recipes[id];
  if (!recipe.isAction) return renderPipeline(recipe, { baseUrl, defaultBranch, gate });
  const pin = { action: 'scan-gate/scan-gate', ref: `${gate.commit} # 0.1.0, not released` };
  return renderPipeline(recipe, { baseUrl, defaultBranch, pin });
}

const read = (folder: string, path: string) => readFileSync(join(folder, path), 'utf8');

/** The files of each repository when it was made. */
const before = new Map<string, Map<string, string>>();

/** As `git status` says it, but for files that are gone. */
function changed(folder: string): string[] {
  const known = before.get(folder);
  return [...listFiles(folder)].flatMap(([path, text]) => {
    if (known?.get(path) === text) return [];
    return `${known?.has(path) ? ' M' : '??'} ${path}`;
  });
}

/** Of links, where they lead. */
function listFiles(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) => !each.isDirectory());
  const places = files.map((each) => join(each.parentPath, each.name));
  const shown = places.map((place) => [relative(folder, place), place] as const);
  return new Map(
    shown
      .filter(([path]) => !path.startsWith('.git/'))
      .map(([path, place]) => [path, lstatSync(place).isFile() ? readFileSync(place, 'utf8') : readlinkSync(place)]),
  );
}

function repository(branch = 'main', files: Record<string, string> = { 'README.md': 'A shop\n' }): string {
  const folder = copyOnce(
    `init-${createHash('sha256')
      .update(JSON.stringify([branch, files]))
      .digest('hex')}`,
    (path) => {
      writeFiles(path, files);
      const message = ['commit', '--quiet', '--message=Change'];
      gitAll(path, [['init', '--quiet', `--initial-branch=${branch}`], ['add', '--all'], message]);
    },
  );
  before.set(folder, listFiles(folder));
  return folder;
}

function run(folder: string, ...argv: string[]): Promise<Played> {
  return playCommand(['init', ...argv], { folder, env });
}

async function written(folder: string, ...argv: string[]): Promise<string> {
  const { code, printed, complained } = await run(folder, '--yes', ...argv);
  expect({ code, complained }, printed).toEqual({ code: 0, complained: '' });
  return printed;
}

/** The example, with an address of the schema that an editor finds anywhere. */
const start = readFileSync(join(root, 'examples/policies/start.yml'), 'utf8');
const policyFor = (severity: string) =>
  start
    .replace('../../schema/', 'https://raw.githubusercontent.com/scan-gate/scan-gate/v1/schema/')
    .replace('fail-on-severity: high', `fail-on-severity: ${severity}`);

describe('init writes', () => {
  it.each(fileIds.flatMap((id) => [[id, url] as const, [id, undefined] as const]))(
    'for %s with the service %s what its recipe makes of the answers, and a policy that can be read',
    async (id, baseUrl) => {
      const folder = repository('trunk');
      const printed = await written(folder, `--ci=${id}`, ...(baseUrl === undefined ? [] : [`--base-url=${baseUrl}`]));
      expect(changed(folder).toSorted()).toEqual([`?? ${chooseNewPath(id)}`, `?? ${fileOf(id)}`].toSorted());
      const text = read(folder, fileOf(id));
      expect(text).toBe(rendered(id, baseUrl, 'trunk'));
      expect(text).not.toContain(exampleUrl);
      if (baseUrl === undefined)
        expect(text).toMatch(/ run --embedded \.|uses: scan-gate\/scan-gate@.+\n +id: gate\n +- uses/);
      expect(text).toContain(gate.commit);
      expect(text).not.toMatch(/^[?!]|\[main\]|^ +main:$/m);
      expect(parsePolicyFile(read(folder, chooseNewPath(id)), 'x').settings).toMatchObject({
        'fail-on-severity': 'HIGH',
      });
      expect(printed.includes('Store the API key')).toBe(baseUrl !== undefined);
      expect(printed.includes(`they clone it at ${gate.commit}, because`)).toBe(id !== 'github');
      const required =
        recipes[id].require?.('trunk') ?? 'require the status of the job scan-gate before anything is merged';
      expect(printed).toContain(`Commit, and ${required}`);
    },
  );

  it('for TeamCity, which keeps its steps on the server, a policy, and the script to paste', async () => {
    const folder = repository();
    const printed = await written(folder, '--ci=teamcity');
    expect(changed(folder)).toEqual([`?? ${chooseNewPath('teamcity')}`]);
    expect(printed).toContain(`– Paste this into a build step:\n\n${rendered('teamcity', undefined)}`);
  });

  it('what installs the archive that --from names, by its checksum', async () => {
    const folder = repository();
    writeFiles(folder, { 'package/dist/cli/index.js': '' });
    const file = join(folder, 'tools/gate.tgz');
    mkdirSync(join(folder, 'tools'));
    await create({ file, cwd: folder, gzip: true }, ['package']);
    const printed = await written(folder, '--ci=gitlab', '--from=tools/gate.tgz');
    const sha256 = createHash('sha256').update(readFileSync(file)).digest('hex');
    const text = read(folder, fileOf('gitlab'));
    expect(text).toContain('cp "tools/gate.tgz" "$gate/gate.tgz"');
    expect(text).toContain(`echo "${sha256}  $gate/gate.tgz" | sha256sum --check --quiet`);
    expect(printed).toContain('1. Commit tools/gate.tgz too: jobs install it');
  });

  it.each([[['--base-url', url]], [[]]])('for GitHub with %j a workflow without a fault', async (argv) => {
    const folder = repository('on');
    await written(folder, '--ci=github', ...argv);
    expect(read(folder, fileOf('github'))).toBe(rendered('github', argv[1], 'on'));
    for (const branch of ['main', 'release/2.x', 'on', '7']) {
      const text = rendered('github', argv[1], branch);
      const workflow = { file: 'x.yml', line: 1, text };
      expect([...(await findSyntaxProblems(workflow)), ...findRuleProblems(workflow)]).toEqual([]);
      expect(parse(text).on.push.branches).toEqual([branch]);
    }
  });

  it('for the systems that name the default branch one that YAML reads as its name', async () => {
    const folder = repository("o'hara");
    await written(folder, '--ci=azure');
    expect(read(folder, fileOf('azure'))).toBe(rendered('azure', undefined, "o'hara"));
    for (const branch of ['release/2.x', 'on', "o'hara", '#7']) {
      const pipeline = (id: InitId) => parse(rendered(id, undefined, branch));
      expect(pipeline('azure')).toMatchObject({ trigger: [branch], pr: [branch] });
      expect(Object.keys(pipeline('bitbucket').pipelines.branches)).toEqual([branch]);
      expect(pipeline('gitea').on.push.branches).toEqual([branch]);
      expect(pipeline('drone').trigger.branch).toEqual([branch]);
      expect(pipeline('woodpecker').when[1].branch).toBe(branch);
    }
  });

  it.each([
    ['gitlab', 'Pipelines must succeed', 'note on each merge request'],
    ['azure', 'build validation policy', 'thread on each pull request'],
    ['bitbucket', 'Branch restrictions', 'comment on each pull request'],
  ])('in the words of %s what to do next', async (id, ...words) => {
    const printed = await written(repository(), `--ci=${id}`);
    for (const word of words) expect(printed).toContain(word);
  });

  it('for another system than that of the host, what the host calls it', async () => {
    const folder = repository('main', { 'README.md': 'Hosted\n' });
    git(folder, ['remote', 'add', 'origin', 'https://gitlab.com/acme/shop.git']);
    expect(await written(folder, '--ci=jenkins')).toContain('"Pipelines must succeed"');
  });

  it('the comment that a flag asks for', async () => {
    const folder = repository('main', { 'README.md': 'Commented\n' });
    await written(folder, '--ci=github', '--comment-summary-in-pr=always');
    expect(read(folder, chooseNewPath('github'))).toMatch(/^comment-summary-in-pr: always$/m);
    expect(read(folder, fileOf('github'))).toContain('pull-requests: write');
  });

  it.each<[string, string[], boolean]>([
    ['src/Main.kt', [], true],
    ['src/Main.kt', [`--base-url=${url}`], false],
    ['src/main.js', [], false],
  ])('for %s with %j whether the scanners read its language: %s', async (path, argv, isSaid) => {
    const folder = repository('main', { [path]: '' });
    const printed = await written(folder, '--ci=gitlab', ...argv);
    expect(printed.includes('1 Kotlin file was not scanned by run --embedded')).toBe(isSaid);
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
  it('proposes in its comments nothing that could not be read', () => {
    const body = start.replace(/^# yaml-language-server.*\n/, '');
    const proposed = body.replaceAll(/^# (?=[a-z-]+: |[a-z-]+:$| {2})/gm, '');
    const { settings, exceptions } = parsePolicyFile(proposed, 'x');
    expect(proposed).toContain('\nignore-paths: ');
    expect(Object.keys(settings).length).toBeGreaterThan(3);
    expect(exceptions).toHaveLength(1);
  });
});

describe('init finds', () => {
  it.each<[string[], string | undefined, InitId?]>([
    [['.github/workflows/test.yml'], undefined, 'github'],
    [['.gitlab-ci.yml'], undefined, 'gitlab'],
    [['Jenkinsfile'], 'github.com', 'jenkins'],
    [['azure-pipelines.yaml'], undefined, 'azure'],
    [['bitbucket-pipelines.yml'], undefined, 'bitbucket'],
    [['.circleci/config.yml'], 'github.com', 'circleci'],
    [['.buildkite/pipeline.yml'], undefined, 'buildkite'],
    [['.github/workflows/x.yml', '.gitlab-ci.yml'], 'gitlab.com', 'gitlab'],
    [['.gitlab-ci.yml', 'Jenkinsfile'], undefined, 'gitlab'],
    [[], 'github.com', 'github'],
    [[], 'acme.ghe.com', 'github'],
    [[], 'gitlab.acme.test', 'gitlab'],
    [[], 'bitbucket.org', 'bitbucket'],
    [[], 'dev.azure.com', 'azure'],
    [[], 'notgithub.com'],
    [[], 'code.acme.test'],
    [['.travis.yml'], undefined, 'travis'],
    [['.drone.yml'], undefined, 'drone'],
    [['.woodpecker.yml'], 'codeberg.org', 'woodpecker'],
    [['.forgejo/workflows/x.yaml'], undefined, 'gitea'],
    [[], 'codeberg.org', 'gitea'],
    [['.semaphore/semaphore.yml'], undefined, 'semaphore'],
    [['.teamcity/settings.kts'], undefined, 'teamcity'],
    [['.appveyor.yml'], undefined, 'appveyor'],
    [['buildspec.yml'], undefined, 'codebuild'],
    [['cloudbuild.yaml'], undefined, 'cloudbuild'],
    [['.cirrus.yml'], undefined],
    [['x/.github/workflows/a.yml'], undefined],
  ])('by the files %j and the host %s: %s', async (files, host, id) => {
    const folder = repository('main', Object.fromEntries(['a.md', ...files].map((file) => [file, ''])));
    if (host !== undefined) git(folder, ['remote', 'add', 'origin', `https://${host}/acme/shop`]);
    const { code, printed } = await playCommand(['init', '--print'], { folder, env });
    const file = id && (recipes[id].file ?? 'TeamCity keeps its build steps on the server: paste this into one');
    expect([code, printed.split('\n')[0]]).toEqual(id === undefined ? [2, ''] : [0, `── ${file}`]);
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
    ['nothing', {}, 'It is unknown which CI system builds this repository'],
    ['.cirrus.yml', { '.cirrus.yml': '' }, '.cirrus.yml is of Cirrus CI, for which there is no recipe'],
    ['bamboo-specs', { 'bamboo-specs/x': '' }, 'bamboo-specs is of Bamboo, for which there is no recipe'],
    ['.harness', { '.harness/x': '' }, '.harness is of Harness, for which there is no recipe'],
  ])('no recipe for %s, and says so', async (_, files, words) => {
    const folder = repository('main', { 'a.md': '', ...files });
    const { code, complained } = await run(folder, '--yes');
    expect({ code, complained }).toEqual({ code: 2, complained: expect.stringContaining(words) });
    expect(complained).toContain('--ci: github, gitlab');
    expect(changed(folder)).toEqual([]);
  });
});

describe('init changes nothing', () => {
  it.each(fileIds.filter((id) => recipes[id].folder === undefined))(
    'of a pipeline of %s that is there, and prints what to add',
    async (id) => {
      const folder = repository('main', { [fileOf(id)]: 'mine\n' });
      const printed = await written(folder, `--ci=${id}`, `--base-url=${url}`);
      expect(read(folder, fileOf(id))).toBe('mine\n');
      expect(printed).toContain(
        `– ${fileOf(id)} already exists and was not changed. Add the missing parts of this:\n\n`,
      );
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
    expect(printed).toContain('– .github/workflows/ci.yaml already exists and was not changed\n');
    expect(printed).toContain(`– ${chooseNewPath('github')} already exists and was not changed\n`);
    expect(changed(folder)).toEqual([]);
    expect(await written(folder)).toBe(printed);
  });

  it.each<[InitId, string, string]>([
    [
      'github',
      '.github/workflows/ci.yml',
      'steps:\n  # - uses: scan-gate/scan-gate@v1\n  - run: make # no scan-gate run here\n',
    ],
    ['gitlab', '.gitlab-ci.yml', 'test: { script: make }\n#scan-gate:\n#  script: scan-gate run\n'],
    [
      'jenkins',
      'Jenkinsfile',
      "node {\n  // sh 'scan-gate run'\n  /* sh 'scan-gate run'\n  */\n  sh '''make\n  # scan-gate run\n'''\n}\n",
    ],
  ])('of a pipeline of %s whose gate is only a comment, which it does not take for one', async (id, path, text) => {
    const printed = await written(repository('main', { [path]: text }), `--ci=${id}`);
    expect(printed).not.toContain(`${path} already exists and was not changed\n`);
    const gated = text.replaceAll(/^( *)(?:#|\/\/) ?/gm, '$1');
    const again = await written(repository('main', { [path]: gated }), `--ci=${id}`);
    expect(again).toContain(`– ${path} already exists and was not changed\n`);
  });

  it('of a single file of Woodpecker, which a folder beside it would switch off', async () => {
    const folder = repository('main', { '.woodpecker.yml': 'steps: []\n' });
    expect(await written(folder)).toContain(
      '– .woodpecker.yml already exists and was not changed. Add the missing parts',
    );
    expect(existsSync(join(folder, '.woodpecker'))).toBe(false);
  });

  it('when it is called twice', async () => {
    for (const id of fileIds) {
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
    const { code, printed } = await playCommand(['init', '--print', '--ci=gitlab'], {
      folder,
      env,
      hasTerminal: false,
    });
    expect(code).toBe(0);
    expect(printed).toBe(
      `── .gitlab-ci.yml\n${rendered('gitlab', undefined)}\n── ${chooseNewPath('gitlab')}\n${policyFor('high')}`,
    );
    expect(changed(folder)).toEqual([]);
  });

  it.each(['.github', '.github/workflows'])('through a link %s', async (link) => {
    const folder = repository();
    const outside = makeFolder();
    if (link !== '.github') mkdirSync(join(folder, '.github'));
    symlinkSync(outside, join(folder, link));
    const { code, complained } = await run(folder, '--yes', '--ci=github');
    expect(code).toBe(2);
    expect(complained).toContain(`cannot be written: ${link} is a link or a file, not a folder`);
    expect([existsSync(join(outside, 'scan-gate.yml')), existsSync(join(outside, 'workflows'))]).toEqual([
      false,
      false,
    ]);
    expect(existsSync(join(folder, '.github/scan-gate.yml'))).toBe(false);
  });

  const replaceFolder = (folder: string) => renameSync(join(folder, '.github'), join(folder, 'moved'));
  it.each<[string, string, (folder: string, outside: string) => void]>([
    [
      'a link in the place of the folder',
      '.github is a link or a file, not a folder',
      (folder, outside) => {
        replaceFolder(folder);
        symlinkSync(outside, join(folder, '.github'));
      },
    ],
    [
      'a link in the place of the folder that stays inside',
      '.github is a link or a file, not a folder',
      (folder) => {
        replaceFolder(folder);
        symlinkSync('moved', join(folder, '.github'));
      },
    ],
    [
      'a file in the place of the folder',
      '.github is a link or a file, not a folder',
      (folder) => {
        replaceFolder(folder);
        writeFiles(folder, { '.github': 'kept' });
      },
    ],
    [
      'a link in the place of the file, which leads nowhere yet',
      'EEXIST',
      (folder, outside) => symlinkSync(join(outside, 'new'), join(folder, '.github/scan-gate.yml')),
    ],
    ['a file of its name', 'EEXIST', (folder) => writeFiles(folder, { '.github/scan-gate.yml': 'kept' })],
  ])('through %s that comes meanwhile', async (_, why, change) => {
    const [folder, outside] = [repository(), makeFolder()];
    let now = new Map<string, string>();
    const write = (text: string) => {
      if (!text.includes('was written') || now.size > 0) return;
      change(folder, outside);
      now = listFiles(folder);
    };
    const { code, complained } = await playCommand(['init', '--yes', '--ci=github'], { folder, env, write });
    expect({ code, complained }).toEqual({
      code: 2,
      complained: expect.stringContaining(`.github/scan-gate.yml could not be written (${why})`),
    });
    expect([listFiles(folder), readdirSync(outside)]).toEqual([now, []]);
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
      `--ci: "gitlba" is not ${initIds.slice(0, -1).join(', ')} or ${initIds.at(-1)}; did you mean gitlab?`,
    ],
    [['--base-url=http://scan.acme.test/api/v1'], 'is not encrypted'],
    [['--base-url=https://scan.acme.test'], 'does not end in the version'],
    [['--base-url=https://scan.acme.test/$(id)/v1'], 'has characters with a special meaning'],
    [['--base-url=https://scan.acme.test/`id`/v1'], 'has characters with a special meaning'],
    [["--base-url=https://scan.acme.test/'/v1"], 'has characters with a special meaning'],
    [['--fail-on-severity=hihg'], 'did you mean high?'],
    [['--scope=scan'], '--scope does not go with init'],
    [['here'], 'unexpected argument: "here"'],
    [['--yse'], 'did you mean --yes?'],
    [['--from=gate.tgz'], '--from does not go with GitHub Actions, whose workflow names the action'],
    [['--ci=gitlab', '--from=gate.tgz'], '--from: gate.tgz could not be read (ENOENT)'],
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
    expect(complained).toContain(`${folder} is not a git checkout: there is nothing to gate\n`);
    expect(existsSync(join(folder, '.github'))).toBe(false);
  });

  it('where nobody can be asked', async () => {
    const folder = repository();
    const { code, complained } = await run(folder, '--ci=github');
    expect({ code, complained }).toEqual({
      code: 2,
      complained: expect.stringContaining('There is no terminal to ask questions on'),
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
  const played = await play((session) => runInit(session, flags, { input, output }), { folder, env });
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

  it('proposes the system of the host first, and shows by what it found another', async () => {
    const folder = repository('main', { '.github/workflows/x.yml': '', '.gitlab-ci.yml': '' });
    git(folder, ['remote', 'add', 'origin', 'https://gitlab.com/acme/shop']);
    const { asked } = await typed(folder, ['\u001b[A\r']);
    expect(asked.indexOf('found: .gitlab-ci.yml')).toBeGreaterThan(0);
    expect(asked.indexOf('found: .github/workflows')).toBeGreaterThan(asked.indexOf('found: .gitlab-ci.yml'));
  });

  it('takes no address for none', async () => {
    const folder = repository('main', { '.github/workflows/x.yml': '' });
    await typed(folder, ['\r', '\r', '\r', '\r']);
    expect(read(folder, fileOf('github'))).toBe(rendered('github', undefined));
  });

  it.each(['github', 'gitea'] as const)('offers the comment on %s', async (id) => {
    const folder = repository('main', { [id === 'github' ? '.github/workflows/x.yml' : '.gitea/x']: '' });
    const { asked } = await typed(folder, ['\r', '\r', '\r', `${down}\r`]);
    expect(asked).toContain('Comment on pull requests?');
    expect(parse(read(folder, chooseNewPath(id)))['comment-summary-in-pr']).toBe('on-failure');
    expect(read(folder, fileOf(id)).includes('pull-requests: write # the comment; and the files')).toBe(
      id === 'github',
    );
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

describe('--print', () => {
  const flags = (own: object) => ({ given: {}, problems: [], positionals: [], own: { print: true as const, ...own } });

  /** On a terminal where nobody types. */
  async function printed(folder: string, own: object): Promise<Played> {
    const output = new PassThrough();
    const streams = { input: new PassThrough(), output };
    const played = await play((session) => runInit(session, flags(own), streams), { folder, env });
    expect(output.read()).toBeNull();
    return played;
  }

  it.each([[{ ci: ['github'] }], [{ ci: ['gitlab'] }], [{ yes: true as const, ci: ['github'] }]])(
    'asks nobody, with %j, and writes nothing',
    async (own) => {
      const folder = repository();
      const { code, printed: text } = await printed(folder, own);
      expect([code, changed(folder)]).toEqual([0, []]);
      expect(text).toContain('── ');
    },
  );

  it('takes the CI system that the checkout shows, and says how to name one where it shows none', async () => {
    const taken = await printed(repository('main', { '.gitlab-ci.yml': 'stages: [test]\n' }), {});
    expect([taken.code, taken.printed]).toEqual([0, expect.stringContaining('── ')]);
    const none = await printed(repository(), {});
    expect([none.code, none.printed + none.complained]).toEqual([2, expect.stringContaining('--ci')]);
  });
});
