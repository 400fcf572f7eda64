import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { commandNames, commands } from '../../../../src/gate/cli/commands.ts';
import { getFlagName, settingNames, settings } from '../../../../src/gate/settings/settings.ts';
import { makeFolder, writeFiles } from '../../../service/temporary-repository.ts';
import { playCommand } from '../../../session.ts';

const shells = ['bash', 'zsh', 'fish'];
let folder: string;

beforeAll(async () => {
  folder = makeFolder();
  writeFiles(folder, { 'results.sarif': '', 'a b.json': '' });
  for (const shell of shells) {
    const { code, printed } = await playCommand(['completion', shell]);
    expect(code).toBe(0);
    writeFileSync(join(folder, `.scan-gate.${shell}`), printed);
  }
});

function shell(name: string, script: string): string[] {
  const { stdout, stderr, status } = spawnSync(name, ['-c', script], { cwd: folder, encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  return stdout.split('\n').filter(Boolean);
}

const has = (name: string) => spawnSync(name, ['--version']).status === 0;

/** What bash offers for the last of these words; it takes = for one. */
function bash(...typed: string[]): string[] {
  const quoted = ['scan-gate', ...typed].map((word) => `'${word}'`).join(' ');
  const ask = `COMP_WORDS=(${quoted}); COMP_CWORD=${typed.length}; _scan_gate; printf '%s\\n' "\${COMPREPLY[@]}"`;
  return shell('bash', `set -u; source .scan-gate.bash; ${ask}`);
}

describe('bash completes', () => {
  it('every command', () => expect(bash('')).toEqual(commandNames));
  it('a command that was begun', () => expect(bash('expl')).toEqual(['explain']));

  it.each(commandNames)('every flag of %s, and no other', (name) => {
    const secret = settingNames.filter((setting) => settings[setting].secret);
    const own = [
      ...commands[name].settings.filter((each) => !secret.includes(each)).map(getFlagName),
      ...Object.keys(commands[name].flags),
    ];
    const words = bash(name, '--').map((flag) => flag.replace(/^--/, ''));
    // A setting is offered as its opposite, `--no-…`, where it is on by default.
    const offered = words.map((word) => (own.includes(word) ? word : word.replace(/^no-/, '')));
    expect(offered.toSorted()).toEqual([...own, 'help', 'version', 'quiet', 'verbose'].toSorted());
  });

  it.each<[string[], string[]]>([
    [['run', '--sco'], ['--scope']],
    [
      ['run', '--scope', ''],
      ['auto', 'scan', 'repository', 'changed', 'changed-lines', 'new'],
    ],
    [
      ['run', '--scope', '=', 'cha'],
      ['changed', 'changed-lines'],
    ],
    [
      ['run', '--scope', '='],
      ['auto', 'scan', 'repository', 'changed', 'changed-lines', 'new'],
    ],
    [['run', '--poll-interval-seconds', ''], ['auto']],
    [['keys', 'create', '--scope', ''], []],
    [['run', '--branch', ''], []],
    [['run', '--wai'], []],
    [['run', '--no-w'], ['--no-wait']],
    [['init', '--ci', ''], [...(commands.init.flags.ci?.choices ?? [])]],
    [
      ['baseline', ''],
      ['write', 'show', 'diff'],
    ],
    [['baseline', 'show', 'res'], ['results.sarif']],
    [['judge', '--sarif', 'res'], ['results.sarif']],
    [['judge', '--sarif', 'results.sarif', '--fail-on-severity', 'm'], ['medium']],
    [['judge', '--sarif', 'a'], ['a b.json']],
    [['completion', ''], shells],
    [['--base-url', 'run', 'expl'], ['explain']],
    [['-'], ['--help', '--version']],
  ])('%j with %j', (typed, offered) => expect(bash(...typed)).toEqual(offered));

  it('no secret', () => expect(bash('run', '--api-key')).toEqual(['--api-key-stdin']));
});

describe.skipIf(!has('fish'))('fish completes', () => {
  const fish = (typed: string) =>
    shell('fish', `source .scan-gate.fish; complete -C '${typed}'`).map((line) => line.split('\t')[0]);

  it.each<[string, string[]]>([
    ['scan-gate expl', ['explain']],
    ['scan-gate run --sco', ['--scope']],
    ['scan-gate run --scope cha', ['changed', 'changed-lines']],
    ['scan-gate baseline ', ['diff', 'show', 'write']],
    ['scan-gate judge --sarif res', ['results.sarif']],
  ])('%s with %j', (typed, offered) => expect(fish(typed)).toEqual(offered));

  it('every command', () => expect(fish('scan-gate ').toSorted()).toEqual(commandNames.toSorted()));
});

describe.skipIf(!has('zsh'))('zsh', () => {
  it('reads the script, and knows the command then', () => {
    expect(shell('zsh', 'zsh -f -n .scan-gate.zsh')).toEqual([]);
    const load = 'autoload -Uz compinit && compinit -D -u && source ./.scan-gate.zsh';
    expect(shell('zsh', `${load}; print $_comps[scan-gate]`)).toEqual(['_scan_gate']);
  });

  /** In a terminal of its own, as completion needs one. */
  it.each<[string, string]>([
    ['scan-gate expl', 'scan-gate explain'],
    ['scan-gate run --sco', 'scan-gate run --scope'],
    ['scan-gate run --scope=rep', 'scan-gate run --scope=repository'],
    ['scan-gate baseline sh', 'scan-gate baseline show'],
    ['scan-gate judge --sarif res', 'scan-gate judge --sarif results.sarif'],
  ])('completes %s to %s', (typed, completed) => {
    const script = `
      zmodload zsh/zpty
      zpty shell zsh -f -i
      zpty -w shell "PS1=; unsetopt zle_bracketed_paste; autoload -Uz compinit && compinit -D -u && source ./.scan-gate.zsh; print REA''DY"
      zpty -r -m shell seen '*READY*'
      zpty -n -w shell $'${typed}\\t'
      zpty -r -m shell seen '*${completed}*' && print found
      zpty -d shell`;
    const { stdout } = spawnSync('zsh', ['-f', '-c', script], { cwd: folder, encoding: 'utf8', timeout: 500_000 });
    expect(stdout).toContain('found');
  });
});

it('says in one line what can be completed, without its full stop', async () => {
  const { printed } = await playCommand(['completion', 'fish']);
  const lines = printed.trimEnd().split('\n').slice(1);
  expect(lines.length).toBeGreaterThan(100);
  expect(lines.filter((line) => !/ -(?:d '.*[^.]'|f|f -a '[a-z ]+')$/.test(line))).toEqual([]);
});

it.each<[string[], string]>([
  [[], 'completion needs the name of a shell: bash, zsh or fish'],
  [['bsh'], '"bsh" is not bash, zsh or fish; did you mean bash?'],
  [['bash', 'zsh'], 'unexpected argument: "zsh"'],
  [['bash', '--scope=scan'], '--scope does not go with completion'],
])('completion refuses %j', async (argv, message) => {
  const { code, printed, complained } = await playCommand(['completion', ...argv]);
  expect({ code, printed }).toEqual({ code: 2, printed: '' });
  expect(complained).toContain(message);
});
