import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { commandNames, commands } from '../../../src/gate/cli/commands.ts';
import { version } from '../../../src/gate/run/session.ts';
import { getVariableName, readText } from '../../../src/gate/settings/reading.ts';
import {
  commandSettings,
  getFlagName,
  type SettingName,
  settingNames,
  settings,
} from '../../../src/gate/settings/settings.ts';
import { playCommand } from '../../session.ts';
import { readCommandLine } from './command-line.ts';

const all = commandNames.map((name) => [name, commands[name]] as const);

describe('the table of commands', () => {
  it.each(all)('has help for %s: every flag, every setting that it takes, in lines that fit', async (name, command) => {
    const { code, printed, complained } = await playCommand([name, '--help']);
    expect({ code, complained }).toEqual({ code: 0, complained: '' });
    expect(printed).toMatch(new RegExp(`^Usage: scan-gate ${name} `));
    const lines = printed.split('\n');
    expect(lines.length).toBeLessThanOrEqual(60);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(96);
    const shown = lines.flatMap((line) => /^ {2}(?:-\w, )?--([\w-]+)/.exec(line)?.[1] ?? []);
    const taken = command.settings.filter((setting) => !settings[setting].secret).map(getFlagName);
    expect(shown.toSorted()).toEqual([...Object.keys(command.flags), ...taken].toSorted());
    expect(printed).toContain(command.summary.split(' ')[0]);
    // A secret is no flag, and is named by its variable.
    const secrets = command.settings.filter((setting) => settings[setting].secret).map(getVariableName);
    expect(secrets.filter((variable) => !printed.includes(`\n  ${variable} `))).toEqual([]);
  });

  it('has help with short forms, and with what turns off a setting', async () => {
    const { printed } = await playCommand(['run', '--help']);
    for (const words of ['  SCAN_GATE_API_KEY ', '  --wait=false ', '  -o, --output FORMAT=PATH '])
      expect(printed).toContain(words);
  });

  it('has one line for every setting', () => {
    expect(settingNames.filter((name) => settings[name].brief.length > 60)).toEqual([]);
  });

  it('has help that follows the width of a terminal', async () => {
    const linesOf = async (argv: string[], columns: number) =>
      (await playCommand(argv, { columns: () => columns })).printed.split('\n');
    expect((await linesOf(['--help'], 64)).filter((line) => line.length > 64)).toEqual([]);
    const doctor = ['doctor', '--help'];
    expect((await linesOf(doctor, 64)).length).toBeGreaterThan((await linesOf(doctor, 120)).length);
  });

  it.each(all)('has an example of %s in its help, which can be read', async (name, { example }) => {
    const { printed } = await playCommand([name, '--help']);
    expect(printed).toContain(`\nExample: scan-gate ${name} ${example}`);
    const reading = await readCommandLine([name, ...example.split(' ')]);
    expect(
      example === '' ||
        Object.keys(reading.own).length + Object.keys(reading.given).length + reading.positionals.length > 0,
    ).toBe(true);
    expect(reading.problems).toEqual([]);
    const values = Object.entries(reading.given) as [SettingName, { value: string }][];
    expect(values.flatMap(([setting, { value }]) => readText(setting, value).complaints)).toEqual([]);
  });

  it.each(all)('shows in the list of implementations where %s is', (name) => {
    const list = readFileSync(join(import.meta.dirname, '../../../src/gate/cli/running.ts'), 'utf8');
    expect(list).toMatch(new RegExp(`\\b(?:run|print|list)?${name}\\b|/${name}(?:/|\\.ts)`, 'i'));
  });

  it.each(all)('has no flag for %s that is a setting which it does not take', (_, command) => {
    // The scope of a key is another word of the field than that of a policy; `keys` takes no settings.
    const refused = commandSettings.filter((name) => !command.settings.includes(name) && name !== 'scope');
    expect(Object.keys(command.flags).filter((name) => refused.some((setting) => setting === name))).toEqual([]);
  });

  it.each([[['--help']], [['-h']], [['--help', 'frobnicate']], [['frobnicate', '-h']]])(
    'has help for all of them at %j',
    async (argv) => {
      const { code, printed } = await playCommand(argv);
      expect(code).toBe(0);
      const lines = printed.split('\n');
      expect(lines.length).toBeLessThanOrEqual(50);
      expect(commandNames.filter((name) => !lines.some((line) => line.startsWith(`  ${name} `)))).toEqual([]);
      for (const [name, { summary }] of all) {
        expect(printed.replaceAll(/\s+/g, ' ')).toContain(`${name} ${summary}`);
      }
    },
  );

  it.each([[['--version']], [['run', '--version']], [['serve', '--version']]])(
    'says the version at %j',
    async (argv) => {
      expect(await playCommand(argv)).toEqual({ code: 0, printed: `${version}\n`, complained: '' });
    },
  );

  it.each<[string[], number, string]>([
    [[], 2, 'Usage: scan-gate COMMAND'],
    [['help'], 0, 'Usage: scan-gate COMMAND'],
    [['help', 'judge'], 0, 'scan-gate judge --report'],
  ])('prints the help for %j, and passes only when it was asked for', async (argv, code, words) => {
    const ended = await playCommand(argv);
    expect(ended).toMatchObject({ code, complained: '' });
    expect(ended.printed).toContain(words);
  });

  it.each(['simulate', 'stats'])('passes no %s of which nothing could be read', async (name) => {
    expect((await playCommand([name, 'nope'])).code).toBe(2);
  });

  it.each(['simulate', 'stats'])('speaks of no other command without arguments of %s', async (name) => {
    const { code, complained } = await playCommand([name]);
    expect(code).toBe(2);
    expect(complained).toContain(`${name} needs report files`);
    expect(complained).not.toContain('judge');
  });

  it.each<[string[], string]>([
    [['--fail-on-severity', 'low'], 'No command was given'],
    [['rnu'], '"rnu" is not a command; did you mean run?'],
    [['help', 'rnu'], '"rnu" is not a command; did you mean run?'],
    [['explian', '--json'], '"explian" is not a command; did you mean explain?'],
    [['baselin'], '"baselin" is not a command; did you mean baseline?'],
    [['scan'], '"scan" is not a command\n'],
  ])('refuses %j, and names the nearest command', async (argv, words) => {
    const { code, printed, complained } = await playCommand(argv);
    expect({ code, printed }).toEqual({ code: 2, printed: '' });
    expect(complained).toContain(words);
    expect(complained).toContain(`The commands are ${commandNames.slice(0, -1).join(', ')} and ${commandNames.at(-1)}`);
  });

  it('finds the command behind flags and their values', async () => {
    const { complained } = await playCommand(['--branch', 'run', '--json', 'serve', '--repo', '.', '--port', 'x']);
    expect(complained).toContain('--branch does not go with serve');
    expect(complained).toContain('--port: "x" is not a port');
  });

  it.each<[string[], string]>([
    [['judge', '--sarfi', 'a'], '"--sarfi" is not a flag; did you mean --sarif?'],
    [['judge', '--sarif', 'a', '--embedded'], '--embedded does not go with judge'],
    [['explain', '--jsno'], '"--jsno" is not a flag; did you mean --json?'],
    [['explain', '--port', '1'], '--port does not go with explain'],
    [['baseline', 'show', '--brnach=x'], '"--brnach" is not a flag; did you mean --branch?'],
    [['baseline', 'write', '--brnach=x'], '"--brnach" is not a flag; did you mean --branch?'],
    [['baseline', 'wirte'], 'Say what to do: scan-gate baseline write, show or diff'],
    [['serve', '--prot', '1'], '"--prot" is not a flag; did you mean --port?'],
    [['serve', '--repo', '.', '--fail-on-severity=low'], '--fail-on-severity does not go with serve'],
    [['serve', '--repo', '.', 'here'], 'unexpected argument: "here"'],
  ])('refuses %j, and names the nearest flag', async (argv, words) => {
    const { code, printed, complained } = await playCommand(argv);
    expect(code).toBe(2);
    expect(`${printed}${complained}`).toContain(words);
  });
});
