/** `scan-gate completion`: prints the script with which a shell completes commands, flags and values. */
import { GateError } from '../../shared/errors.ts';
import type { Session } from '../run/session.ts';
import { type FlagReading, isBoolean, type OwnFlag } from '../settings/flags.ts';
import { suggestName } from '../settings/nearest.ts';
import { getFlagName, type SettingName, settings } from '../settings/settings.ts';
import { joinAlternatives, quoteForMessage } from '../settings/values.ts';
import { type Commands, commonFlags, shells } from './command.ts';

interface FlagWords {
  /** Includes `--`. */
  flag: string;
  short: string | undefined;
  /** One line. */
  description: string;
  /** Nothing, a file, one of these words, or free text. */
  value: 'none' | 'file' | 'text' | readonly string[];
  /** Whether it may be given more than once. */
  isMany: boolean;
}

type CommandWords = ReturnType<typeof listCommandWords>[number];

function listCommandWords(commands: Commands) {
  return Object.entries(commands).map(([name, command]) => ({
    name,
    summary: readFirstSentence(command.summary),
    /** Words that may be the first argument. Files may follow in any case. */
    words: command.words ?? [],
    flags: [
      ...command.settings.flatMap(listSettingFlags),
      ...Object.entries<OwnFlag>({ ...command.flags, ...commonFlags }).map(
        ([flag, { short, description, placeholder, choices, many }]): FlagWords => ({
          flag: `--${flag}`,
          short,
          description: readFirstSentence(description),
          value: choices ?? (placeholder === undefined ? 'none' : parsePlaceholder(placeholder)),
          isMany: many === true,
        }),
      ),
    ],
  }));
}

/** A secret is not a flag. A setting that is on by default can be turned off. */
function listSettingFlags(name: SettingName): FlagWords[] {
  const setting = settings[name];
  if (setting.secret) return [];
  const isOn = isBoolean(name) && setting.default === 'true';
  const value = isBoolean(name) ? 'none' : parsePlaceholder(setting.placeholder);
  const description = readFirstSentence(setting.description);
  const flag = `--${isOn ? 'no-' : ''}${getFlagName(name)}`;
  return [{ flag, short: setting.flag?.short, description, value, isMany: false }];
}

/** `auto|scan` are words to choose from. `auto|SECONDS` is one word and free text. */
function parsePlaceholder(placeholder: string): FlagWords['value'] {
  if (/^(?:FILE|PATH)/.test(placeholder)) return 'file';
  const words = /\s/.test(placeholder) ? [] : placeholder.split('|').filter((word) => /^[a-z][a-z-]*$/.test(word));
  return words.length === 0 ? 'text' : words;
}

function readFirstSentence(text: string): string {
  return (/^.*?[.:](?=\s|$)/.exec(text)?.[0] ?? text).replace(/[.:]$/, '');
}

const scripts: Readonly<Record<(typeof shells)[number], (commands: readonly CommandWords[]) => string>> = {
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
  const quote = (description: string) => `'${description.replaceAll(/[\\']/g, '\\$&')}'`;
  const completeAfter = (condition: string, what: string) => `complete -c scan-gate -n "${condition}" ${what}`;
  const seen = '__fish_seen_subcommand_from';
  const none = `not ${seen} ${commands.map(({ name }) => name).join(' ')}`;
  const taken = { none: '', file: ' -r -F', text: ' -x' };
  const lines = [
    completeAfter(none, '-f'),
    completeAfter(none, "-s h -l help -d 'Show this text'"),
    completeAfter(none, "-l version -d 'Show the version'"),
    ...commands.map(({ name, summary }) => completeAfter(none, `-a ${name} -d ${quote(summary)}`)),
    ...commands.flatMap(({ name, words, flags }) => [
      ...(words.length === 0
        ? []
        : [completeAfter(`${seen} ${name}; and not ${seen} ${words.join(' ')}`, `-f -a '${words.join(' ')}'`)]),
      ...flags.map(({ flag, short, description, value }) => {
        const values = typeof value === 'string' ? taken[value] : ` -x -a '${value.join(' ')}'`;
        const letter = short === undefined ? '' : `-s ${short} `;
        return completeAfter(`${seen} ${name}`, `${letter}-l ${flag.slice(2)}${values} -d ${quote(description)}`);
      }),
    ]),
  ];
  return `# Completion of scan-gate in fish: scan-gate completion fish | source\n${lines.join('\n')}\n`;
}

function writeZshScript(commands: readonly CommandWords[]): string {
  const cases = commands.map(({ name, words, flags }) => {
    const specs = flags.map(({ flag, description, value, isMany }) => {
      const again = isMany ? '*' : '';
      if (value === 'none') return `'${again}${flag}[${escapeZsh(description)}]'`;
      const action = value === 'file' ? '_files' : value === 'text' ? '' : `(${value.join(' ')})`;
      return `'${again}${flag}=[${escapeZsh(description)}]:value:${action}'`;
    });
    if (words.length > 0) specs.push(`'1:action:(${words.join(' ')})'`);
    specs.push(`'*:file:_files'`);
    return `        ${name})\n          _arguments ${specs.join(' \\\n            ')}\n          ;;`;
  });
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
${cases.join('\n')}
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

/** For use between single quotes, where zsh also interprets colons and brackets. */
function escapeZsh(description: string): string {
  return description.replaceAll(/[[\]:\\]/g, '\\$&').replaceAll("'", `'\\''`);
}

function writeBashScript(commands: readonly CommandWords[]): string {
  const names = commands.map(({ name }) => name);
  const valued = new Set(
    commands.flatMap(({ flags }) => flags.filter(({ value }) => value !== 'none').map(({ flag }) => flag)),
  );
  // The script finds the typed word, the flag whose value it may be, and the command before it.
  return `# Completion of scan-gate in bash: source <(scan-gate completion bash)
_scan_gate() {
  local current=\${COMP_WORDS[COMP_CWORD]} flag='' name='' words='' index=1
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
  done
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
