/** The text of `scan-gate --help`, made from the table of settings. */
import { exitCodes } from '../policy/exit-code.ts';
import { isBoolean, switches } from '../settings/flags.ts';
import { variableName } from '../settings/reading.ts';
import { type SettingName, settingGroups, settingNames, settings } from '../settings/settings.ts';

const width = 96;

export function helpText(): string {
  return [
    'Usage: scan-gate run [flags]',
    '       scan-gate run --embedded [path] [flags]',
    '       scan-gate judge --report|--sarif FILE [FILE …] [flags]',
    '       scan-gate explain [flags] [--json]',
    '       scan-gate baseline write [path] | show [FILE] | diff FILE FILE|REPORT [flags]',
    '       scan-gate comment [--allow-suppress-command] [flags]',
    '       scan-gate serve [flags]',
    '',
    ...wrap(
      'Scan Gate scans the current branch on a security scanning service, judges what the service found against your policy, and never passes on an unknown.',
      0,
    ),
    '',
    'Commands:',
    ...entry('run', 'Scan, wait, judge, report.'),
    ...entry(
      'judge',
      'Judge saved reports by another policy, or any SARIF file, without a scan; scan-gate judge --help shows its flags.',
    ),
    ...entry('explain', 'Print the settings and the policy that a run here would have, and where each comes from.'),
    ...entry('baseline', 'Write, show or compare the known findings of the default branch, for --scope new.'),
    ...entry(
      'comment',
      'In a GitHub workflow on issue_comment: answer /scan-gate why, recheck and, with --allow-suppress-command, suppress.',
    ),
    ...entry('serve', 'Run the embedded scanning service; scan-gate serve --help shows its flags.'),
    '',
    ...settingGroups.flatMap((group) => [
      `${group}:`,
      ...settingNames.flatMap((name) => (settings[name].group === group ? settingEntry(name) : [])),
      '',
    ]),
    'Other flags:',
    ...Object.entries(switches).flatMap(([name, description]) => entry(`--${name}`, description)),
    '',
    ...wrap(
      `Every setting can also be given as a variable: --base-url as ${variableName('base-url')}. A flag wins over its variable. --wait=false can be written --no-wait. An empty value counts as none.`,
      0,
    ),
    '',
    'Exit codes:',
    ...Object.entries(exitCodes).flatMap(([code, meaning]) => entry(code, `${meaning.replaceAll('`', '')}.`)),
    '',
  ].join('\n');
}

function settingEntry(name: SettingName): string[] {
  const setting = settings[name];
  const placeholder = isBoolean(name) ? '' : ` ${setting.placeholder}`;
  const value = isBoolean(name) && setting.default === 'true' ? '=false' : placeholder;
  const left = setting.secret ? variableName(name) : `--${name}${value}`;
  return entry(left, `${setting.description} ${defaultSentence(name)}`);
}

function defaultSentence(name: SettingName): string {
  const { required, absent, default: text } = settings[name];
  return required ? '(required)' : `(default: ${absent ?? text})`;
}

function entry(left: string, description: string): string[] {
  const indent = 26;
  const lines = wrap(description, indent);
  if (left.length > indent - 4) return [`  ${left}`, ...lines];
  return [`  ${left}`.padEnd(indent) + (lines[0]?.trimStart() ?? ''), ...lines.slice(1)];
}

function wrap(text: string, indent: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && indent + line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].map((content) => ' '.repeat(indent) + content);
}
