/** `scan-gate completion`: prints the script with which a shell completes commands, flags and values. */
import { GateError } from '../../shared/errors.ts';
import type { Session } from '../run/session.ts';
import { type FlagReading, isBoolean, type OwnFlag } from '../settings/flags.ts';
import { suggestName } from '../settings/nearest.ts';
import { type SettingName, settings } from '../settings/settings.ts';
import { joinAlternatives, quoteForMessage } from '../settings/values.ts';
import { type Commands, commonFlags, type Shell, shells } from './command.ts';

/** The value of a flag: nothing, a file, one of these words, or free text. */
type FlagValue = 'none' | 'file' | 'text' | readonly string[];

interface FlagWords {
  /** Includes `--`. */
  flag: string;
  short: string | undefined;
  /** One line. */
  description: string;
  value: FlagValue;
  /** Whether it may be given more than once. */
  isMany: boolean;
}

interface CommandWords {
  name: string;
  summary: string;
  /** Words that may be the first argument. Files may follow in any case. */
  words: readonly string[];
  flags: readonly FlagWords[];
}

function listCommandWords(commands: Commands): CommandWords[] {
  return Object.entries(commands).map(([name, { summary, words = [], flags, settings: taken }]) => ({
    ...{ name, summary: readFirstSentence(summary), words },
    flags: [
      ...taken.flatMap(listSettingFlags),
      ...Object.entries({ ...flags, ...commonFlags }).map(([flag, own]) => toFlagWords(flag, own)),
    ],
  }));
}

/** A secret is not a flag. A setting that is on by default can be turned off. */
function listSettingFlags(name: SettingName): FlagWords[] {
  const { secret, description, default: otherwise } = settings[name];
  if (secret) return [];
  const common = { short: undefined, description: readFirstSentence(description), isMany: false };
  if (!isBoolean(name)) return [{ ...common, flag: `--${name}`, value: parsePlaceholder(settings[name].placeholder) }];
  const isOn = otherwise === 'true';
  return [{ ...common, flag: isOn ? `--no-${name}` : `--${name}`, value: 'none' }];
}

function toFlagWords(flag: string, { short, description, placeholder, choices, many }: OwnFlag): FlagWords {
  const value = choices ?? (placeholder === undefined ? 'none' : parsePlaceholder(placeholder));
  return { flag: `--${flag}`, short, description: readFirstSentence(description), value, isMany: many === true };
}

/** `auto|scan` are words to choose from. `auto|SECONDS` is one word and free text. */
function parsePlaceholder(placeholder: string): FlagValue {
  if (/^(?:FILE|PATH)/.test(placeholder)) return 'file';
  const words = /\s/.test(placeholder) ? [] : placeholder.split('|').filter((word) => /^[a-z][a-z-]*$/.test(word));
  return words.length === 0 ? 'text' : words;
}

function readFirstSentence(text: string): string {
  return (/^.*?[.:](?=\s|$)/.exec(text)?.[0] ?? text).replace(/[.:]$/, '');
}

const scripts: Readonly<Record<Shell, (commands: readonly CommandWords[]) => string>> = {
  bash: writeBashScript,
  zsh: writeZshScript,
  fish: writeFishScript,
};

/** Throws GateError CONFIG for an unsupported shell. */
export async function printCompletion(
  session: Session,
  { positionals, problems }: FlagReading,
  commands: Commands,
): Promise<undefined> {
  const [given, ...extra] = positionals;
  const shell = shells.find((known) => known === given);
  const found = [...problems, ...extra.map((word) => `unexpected argument: ${quoteForMessage(word)}`)];
  if (given === undefined) found.push(`completion needs the name of a shell: ${joinAlternatives(shells)}`);
  else if (shell === undefined)
    found.push(`${quoteForMessage(given)} is not ${joinAlternatives(shells)}${suggestName(given, shells)}`);
  if (shell !== undefined && found.length === 0) return void session.write(scripts[shell](listCommandWords(commands)));
  throw new GateError('CONFIG', found.join('\n'), {
    reason: 'settings',
    hint: 'For this session of bash: source <(scan-gate completion bash).',
  });
}

function writeFishScript(commands: readonly CommandWords[]): string {
  const names = commands.map(({ name }) => name).join(' ');
  return `# Completion of scan-gate in fish: scan-gate completion fish | source
complete -c scan-gate -n "not __fish_seen_subcommand_from ${names}" -f
complete -c scan-gate -n "not __fish_seen_subcommand_from ${names}" -s h -l help -d 'Show this text'
complete -c scan-gate -n "not __fish_seen_subcommand_from ${names}" -l version -d 'Show the version'
${commands.map(({ name, summary }) => `complete -c scan-gate -n "not __fish_seen_subcommand_from ${names}" -a ${name} -d ${quoteFish(summary)}`).join('\n')}
${commands.flatMap(writeCommandLines).join('\n')}
`;
}

function writeCommandLines({ name, words, flags }: CommandWords): string[] {
  const within = `complete -c scan-gate -n "__fish_seen_subcommand_from ${name}"`;
  const first = `complete -c scan-gate -n "__fish_seen_subcommand_from ${name}; and not __fish_seen_subcommand_from ${words.join(' ')}"`;
  return [
    ...(words.length === 0 ? [] : [`${first} -f -a '${words.join(' ')}'`]),
    ...flags.map((flag) => `${within} ${writeFlagOptions(flag)}`),
  ];
}

function writeFlagOptions({ flag, short, description, value }: FlagWords): string {
  const taken = { none: '', file: ' -r -F', text: ' -x' };
  const values = typeof value === 'string' ? taken[value] : ` -x -a '${value.join(' ')}'`;
  return `${short === undefined ? '' : `-s ${short} `}-l ${flag.slice(2)}${values} -d ${quoteFish(description)}`;
}

function quoteFish(description: string): string {
  return `'${description.replaceAll(/[\\']/g, '\\$&')}'`;
}

function writeZshScript(commands: readonly CommandWords[]): string {
  return `#compdef scan-gate
# Completion of scan-gate in zsh: source <(scan-gate completion zsh), or as _scan-gate in a folder of fpath
_scan_gate() {
  local context state line
  typeset -A opt_args
  _arguments -C '(-h --help)'{-h,--help}'[${escapeZsh('Show this text')}]' '--version[${escapeZsh('Show the version')}]' '1:command:->command' '*::argument:->argument'
  case $state in
    command)
      local -a commands
      commands=(
${commands.map(({ name, summary }) => `        '${name}:${escapeZsh(summary)}'`).join('\n')}
      )
      _describe -t commands command commands
      ;;
    argument)
      case $words[1] in
${commands.map(writeCommandCase).join('\n')}
      esac
      ;;
  esac
}
if [[ $funcstack[1] == _scan_gate ]]; then
  _scan_gate "$@"
else
  compdef _scan_gate scan-gate
fi
`;
}

function writeCommandCase({ name, words, flags }: CommandWords): string {
  const first = words.length === 0 ? [] : [`'1:action:(${words.join(' ')})'`];
  const specs = [...flags.map(writeFlagSpec), ...first, `'*:file:_files'`];
  return `        ${name})\n          _arguments ${specs.join(' \\\n            ')}\n          ;;`;
}

function writeFlagSpec({ flag, description, value, isMany }: FlagWords): string {
  const again = isMany ? '*' : '';
  const spec = `${flag}${value === 'none' ? '' : '='}[${escapeZsh(description)}]`;
  if (value === 'none') return `'${again}${spec}'`;
  const action = value === 'file' ? '_files' : value === 'text' ? '' : `(${value.join(' ')})`;
  return `'${again}${spec}:value:${action}'`;
}

/** For use between single quotes, where zsh also interprets colons and brackets. */
function escapeZsh(description: string): string {
  return description.replaceAll(/[[\]:\\]/g, '\\$&').replaceAll("'", `'\\''`);
}

function writeBashScript(commands: readonly CommandWords[]): string {
  const names = commands.map(({ name }) => name);
  return `# Completion of scan-gate in bash: source <(scan-gate completion bash)
_scan_gate() {
${writePositionCode(commands, names)}
  COMPREPLY=()
  case $name:$flag in
${writeValueCases(commands).join('\n')}
  esac
  if [[ $current == -* ]]; then
    case $name in
${commands.map(({ name, flags }) => `      ${name}) words='${flags.map(({ flag }) => flag).join(' ')}' ;;`).join('\n')}
      *) words='--help --version' ;;
    esac
  elif [[ -z $name ]]; then
    words='${names.join(' ')}'
  elif ((index == COMP_CWORD - 1)); then
    case $name in
${commands.flatMap(({ name, words }) => (words.length === 0 ? [] : [`      ${name}) words='${words.join(' ')}' ;;`])).join('\n')}
    esac
  fi
  if [[ -n $words ]]; then
    COMPREPLY=($(compgen -W "$words" -- "$current"))
  else
    _scan_gate_files "$current"
  fi
}
_scan_gate_files() {
  local IFS=$'\\n'
  compopt -o filenames 2>/dev/null
  COMPREPLY=($(compgen -f -- "$1"))
}
complete -F _scan_gate scan-gate
`;
}

/** Finds the typed word, the flag whose value it may be, and the command before it. */
function writePositionCode(commands: readonly CommandWords[], names: readonly string[]): string {
  const all = commands.flatMap(({ flags }) => flags);
  const valued = new Set(all.filter(({ value }) => value !== 'none').map(({ flag }) => flag));
  return `  local current=\${COMP_WORDS[COMP_CWORD]} flag='' name='' words='' index=1
  # bash treats = as a separate word.
  if [[ $current == '=' ]]; then
    flag=\${COMP_WORDS[COMP_CWORD-1]} current=''
  elif [[ \${COMP_WORDS[COMP_CWORD-1]} == '=' ]]; then
    flag=\${COMP_WORDS[COMP_CWORD-2]}
  else
    flag=\${COMP_WORDS[COMP_CWORD-1]}
  fi
  while ((index < COMP_CWORD)); do
    case \${COMP_WORDS[index-1]} in ${[...valued].join('|')}) ((index++)); continue ;; esac
    case \${COMP_WORDS[index]} in ${names.join('|')}) name=\${COMP_WORDS[index]}; break ;; esac
    ((index++))
  done`;
}

/** Most flags mean the same in every command. Flags that differ come first, together with their command. */
function writeValueCases(commands: readonly CommandWords[]): string[] {
  const common = new Map<string, FlagWords>();
  const own: string[] = [];
  for (const { name, flags } of commands) {
    for (const each of flags) {
      const existing = common.get(each.flag);
      if (existing === undefined) common.set(each.flag, each);
      else if (String(existing.value) !== String(each.value))
        own.push(writeValueCase(`${name}:${each.flag}`, each.value));
    }
  }
  const others = [...common].filter(([, { value }]) => value !== 'none');
  return [...own, ...others.map(([flag, { value }]) => writeValueCase(`*:${flag}`, value))];
}

function writeValueCase(pattern: string, value: FlagWords['value']): string {
  if (value === 'file') return `    ${pattern}) _scan_gate_files "$current"; return ;;`;
  if (typeof value === 'string') return `    ${pattern}) ${value === 'none' ? ';;' : 'return ;;'}`;
  return `    ${pattern}) COMPREPLY=($(compgen -W '${value.join(' ')}' -- "$current")); return ;;`;
}
