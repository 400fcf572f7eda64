/** Every value that init writes, through every reader of every system: it arrives as it is, or is refused by its name. */
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { fillPipeline, renderPipeline } from '../../../../src/gate/cli/init/init.ts';
import { type InitId, recipes } from '../../../../src/gate/cli/init/recipes.ts';
import { createClock } from '../../../../src/shared/clock.ts';
import { GateError } from '../../../../src/shared/errors.ts';
import { git, makeFolder, makeRepository } from '../../../service/temporary-repository.ts';
import { playCommand } from '../../../session.ts';
import { readWrittenScript, shellIds } from '../../hosts/recipes/written-script.ts';

type SourceSearch = Parameters<typeof fillPipeline>[1];
type GateSource = NonNullable<Parameters<typeof fillPipeline>[2]>;

const initIds = Object.keys(recipes) as InitId[];

const sha256 = 'a'.repeat(64);
const commit = 'b'.repeat(40);
/** What some reader takes for something else: a shell, YAML, Groovy, and the variables of the systems. */
const hostile = [
  // biome-ignore lint/suspicious/noTemplateCurlyInString: of the systems
  ...['$(id)', '`id`', '$HOME', '$$', '${HOME}', '$${HOME}', '${{ secrets.X }}', '$[[ inputs.x ]]', '<<x>>', '"', "'"],
  ...["'''", '\\', '\\u0041', '\n', '\r', '\t', '\u2028', '\u0085', '\ufeff', '\u3164', '\u202e', '\ud800', ': ', ' #'],
  ...['%HOME%', '!', '*', '?', '[a]', '{a,b}', '(a)', '&', ';', '|', '>', '+', '~', ',', '=', '@', ' ', '-x', '#', '%'],
];

const search: SourceSearch = {
  transport: async () => expect.fail('the network was asked'),
  clock: createClock(),
  cancel: AbortSignal.abort(),
  home: makeFolder(),
  isEmbedded: false,
};

/** Programs that write down how they were called, in place of those that install and start the gate. */
function makeRecorders(): string {
  const folder = makeFolder();
  mkdirSync(join(folder, '.nvm'));
  writeFileSync(join(folder, '.nvm/nvm.sh'), 'nvm() { :; }\n');
  for (const name of ['curl', 'cp', 'git', 'tar', 'npm', 'node', 'sha256sum', 'tee']) {
    writeFileSync(
      join(folder, name),
      `#!/bin/sh\n[ -t 0 ] || cat > /dev/null\nprintf '%s\\0' "${name}" "$@" >> "${join(folder, 'calls')}"\n`,
    );
    chmodSync(join(folder, name), 0o755);
  }
  return folder;
}

const recorders = makeRecorders();

/** All words of all calls that the script makes. */
function listWords(id: Exclude<InitId, 'github'>, text: string): string[] {
  const { shell, script } = readWrittenScript(id, text);
  const calls = join(recorders, 'calls');
  writeFileSync(calls, '');
  const [program, ...args] = shell;
  const env = { PATH: `${recorders}:${process.env.PATH}`, HOME: recorders };
  execFileSync(program, [...args, script], { cwd: recorders, env, stdio: ['ignore', 'ignore', 'pipe'] });
  return execFileSync('cat', [calls]).toString().split('\0');
}

interface Written {
  baseUrl?: string;
  defaultBranch?: string;
  gate?: GateSource;
}

async function fill(id: InitId, { baseUrl, defaultBranch = 'main', gate }: Written): Promise<string> {
  const system = { id, name: id, recipe: recipes[id] };
  const fallback: GateSource = { kind: 'clone', url: 'https://git.acme.test/gate.git', commit, isPushed: true };
  return (
    await fillPipeline(
      { system, baseUrl, severity: 'high', comment: undefined, defaultBranch },
      search,
      gate ?? fallback,
    )
  ).text;
}

/** The pipeline, or the refusal, which has to name the value's place. */
async function tryToFill(id: InitId, values: Written, name: string): Promise<string | undefined> {
  try {
    return await fill(id, values);
  } catch (error) {
    expect(error).toBeInstanceOf(GateError);
    expect(error).toMatchObject({ code: 'CONFIG', message: expect.stringContaining(`${name}: "`) });
    return undefined;
  }
}

type Tried = [name: string, make: (hostile: string) => Written & { word: string }];

const archive = { sha256, holds: 'package' } as const;
const tried: Tried[] = [
  [
    'base-url',
    (text) => ({ baseUrl: `https://scan.acme.test/a${text}b/v1`, word: `https://scan.acme.test/a${text}b/v1` }),
  ],
  [
    '--from',
    (text) => ({
      gate: { kind: 'url', url: `https://x.test/a${text}b.tgz`, ...archive },
      word: `https://x.test/a${text}b.tgz`,
    }),
  ],
  [
    '--from',
    (text) => ({ gate: { kind: 'file', path: `tools/a${text}b.tgz`, ...archive }, word: `tools/a${text}b.tgz` }),
  ],
  [
    'The address of origin of the gate',
    (text) => ({
      gate: { kind: 'clone', url: `https://x.test/a${text}b.git`, commit, isPushed: true },
      word: `https://x.test/a${text}b.git`,
    }),
  ],
];

describe.each(shellIds)('what init writes for %s', (id) => {
  it.each(tried)('has the value of %s as it is, or is refused by its name', async (name, make) => {
    const writable: string[] = [];
    for (const text of hostile) {
      const { word, ...values } = make(text);
      const filled = await tryToFill(id, values, name);
      if (filled === undefined) continue;
      expect(id === 'teamcity' ? filled.replaceAll('%%', '%') : filled).toContain(word);
      writable.push(text);
    }
    // In one value, for what each of them makes of the next.
    const { word, ...values } = make(writable.join(''));
    expect(listWords(id, (await tryToFill(id, values, name)) ?? '')).toContain(word);
    expect(writable.length).toBeGreaterThan(3);
  });
});

/** Where a pipeline names the branch; a system without a row names none. */
const branches: Partial<Record<InitId, (text: string) => unknown>> = {
  github: (text) => parse(text).on.push.branches[0],
  azure: (text) => parse(text).trigger[0] === parse(text).pr[0] && parse(text).pr[0],
  bitbucket: (text) => Object.keys(parse(text).pipelines.branches)[0],
  gitea: (text) => parse(text).on.push.branches[0],
  woodpecker: (text) => parse(text).when[1].branch,
  drone: (text) => parse(text).trigger.branch[0],
  travis: (text) => parse(text).branches.only[0],
  appveyor: (text) => parse(text).branches.only[0],
};

/** What is a pattern, or a variable, in one of them. */
const branchPattern = /[$*?[\]{}()!+"\\`~<>|&;: \p{Cc}\p{Cf}\p{Zl}\p{Cs}\u3164]/u;

describe.each(initIds)('the default branch of %s', (id) => {
  it('stands there as it is, is refused, or is not written', async () => {
    const plain = await fill(id, { defaultBranch: 'main', baseUrl: 'https://scan.acme.test/v1' }).catch(() => '');
    for (const text of ['', ...hostile].map((each) => `a${each}b`)) {
      const pin = { action: 'scan-gate/scan-gate', ref: commit };
      if (id === 'github') {
        const workflow = renderPipeline(recipes.github, { baseUrl: undefined, defaultBranch: text, pin });
        if (!branchPattern.test(text)) expect(branches.github?.(workflow)).toBe(text);
        continue;
      }
      const written = await tryToFill(
        id,
        { defaultBranch: text, baseUrl: 'https://scan.acme.test/v1' },
        'The default branch',
      );
      const find = branches[id];
      if (find === undefined) expect(written).toBe(plain);
      else if (branchPattern.test(text)) expect(written, text).toBeUndefined();
      else expect(find(written ?? ''), text).toBe(text);
    }
  });
});

describe('for GitHub, init', () => {
  it('refuses a branch that its filters would read as a pattern, before anything is asked', async () => {
    await expect(fill('github', { defaultBranch: 'a+b' })).rejects.toThrow(
      'The default branch: "a+b" cannot be written',
    );
  });

  it('writes an address that YAML reads as it is', () => {
    const pin = { action: 'scan-gate/scan-gate', ref: commit };
    for (const baseUrl of ['https://scan.acme.test/a:/v1', 'https://[::1]:8443/v1', 'https://scan.acme.test/%23/v1']) {
      const text = renderPipeline(recipes.github, { baseUrl, defaultBranch: 'main', pin });
      expect(parse(text).jobs['scan-gate'].steps[1].with['base-url']).toBe(baseUrl);
    }
  });
});

describe('--from', () => {
  it.each(['$(id)', 'a"b', "it's", '`id`', 'a;b'])(
    'refuses a file in a folder named %j by the path that it would write',
    async (name) => {
      const top = makeRepository({ [`${name}/a.md`]: '' });
      const folder = join(makeFolder(), name);
      mkdirSync(folder);
      for (const [place, from] of [
        [top, join(folder, 'gate.tgz')],
        [join(top, name), 'gate.tgz'],
      ] as const) {
        const argv = ['init', '--print', '--ci=gitlab', `--from=${from}`];
        const { code, complained } = await playCommand(argv, { folder: place });
        expect(code).toBe(2);
        expect(complained).toMatch(/^scan-gate: --from: ".*gate\.tgz" cannot be written/);
      }
    },
  );

  it('writes a file whose name begins like an option as a path', async () => {
    const text = await fill('gitlab', { gate: { kind: 'file', path: './-x.tgz', ...archive } });
    expect(text).toContain('cp "./-x.tgz" "$gate/gate.tgz"');
  });
});

describe('GIT_READ', () => {
  const origin = 'https://me@git.acme.test:8443/acme/shop.git';

  /** What the gate's own git would take, as the script for Jenkins leaves it. */
  function ask(variables: Record<string, string>, remote = origin): string[] {
    const folder = makeRepository({ 'README.md': 'A shop\n' });
    if (remote !== '') git(folder, ['remote', 'add', 'origin', remote]);
    const tools = makeFolder();
    const probes = [
      ...[
        'https://git.acme.test:8443/acme/other.git',
        'https://git.acme.test/acme/shop.git',
        'https://evil.test/acme/shop.git',
      ].map((url) => `echo "$(git config --get-urlmatch http.extraHeader ${url})"`),
      'echo "$(git config --get core.mine)"',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: the shell's own
      'echo "${GIT_SSH_COMMAND-none}"',
    ];
    writeFileSync(join(tools, 'node'), `#!/bin/bash\n${probes.join('\n')}\n`);
    for (const name of ['curl', 'tar', 'npm']) writeFileSync(join(tools, name), '#!/bin/sh\n');
    writeFileSync(join(tools, 'sha256sum'), '#!/bin/sh\ncat > /dev/null\n');
    for (const name of ['node', 'curl', 'tar', 'npm', 'sha256sum']) chmodSync(join(tools, name), 0o755);
    const gate: GateSource = { kind: 'url', url: 'https://x.test/gate.tgz', ...archive };
    const text = renderPipeline(recipes.jenkins, { baseUrl: undefined, defaultBranch: 'main', gate });
    const { script } = readWrittenScript('jenkins', text);
    const env = { PATH: `${tools}:${process.env.PATH}`, HOME: makeFolder(), ...variables };
    return execFileSync('bash', ['-c', script], { cwd: folder, env }).toString().split('\n');
  }

  it('sends user and token to the host of origin alone, beside what the job has set', () => {
    const header = `Authorization: Basic ${Buffer.from('me:secret').toString('base64')}`;
    expect(ask({ GIT_READ: 'me:secret' }).slice(0, 3)).toEqual([header, '', '']);
    const set = { GIT_CONFIG_COUNT: '1', GIT_CONFIG_KEY_0: 'core.mine', GIT_CONFIG_VALUE_0: 'kept' };
    expect(ask({ GIT_READ: 'me:secret', ...set }).slice(0, 5)).toEqual([header, '', '', 'kept', 'none']);
  });

  it.each([
    '',
    'git@git.acme.test:acme/shop.git',
    'ssh://git@git.acme.test/acme/shop.git',
    'http://git.acme.test:8443/acme/shop.git',
    '/mnt/shop.git',
  ])('sends nothing where origin is %j', (remote) => {
    expect(ask({ GIT_READ: 'me:secret' }, remote).slice(0, 3)).toEqual(['', '', '']);
  });

  it('takes an ssh key whose path has spaces, and trusts no host that nobody named', () => {
    const folder = join(makeFolder(), 'a b %h');
    mkdirSync(folder);
    for (const name of ['key', 'known hosts']) writeFileSync(join(folder, name), name);
    const [, , , , command] = ask({ GIT_READ: join(folder, 'key') });
    expect(command).toMatch(/^ssh -i \/\S+\/key -o IdentitiesOnly=yes -o BatchMode=yes -o StrictHostKeyChecking=yes$/);
    const known = ask({ GIT_READ: join(folder, 'key'), GIT_KNOWN_HOSTS: join(folder, 'known hosts') });
    expect(known[4]).toMatch(/ -o UserKnownHostsFile=\/\S+\/known_hosts$/);
  });
});
