/** The completion script for zsh. */
import type { CommandWords, FlagWords } from './words.ts';

export function writeZshScript(commands: readonly CommandWords[]): string {
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
