/** The completion script for bash 3.2 (the version of macOS) and newer. */
import type { CommandWords, FlagWords } from './words.ts';

export function writeBashScript(commands: readonly CommandWords[]): string {
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
