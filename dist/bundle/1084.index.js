export const id = 1084;
export const ids = [1084];
export const modules = {

/***/ 31084:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  completion: () => (/* binding */ completion)
});

// EXTERNAL MODULE: ./build/compiled/src/errors.js
var errors = __webpack_require__(92700);
// EXTERNAL MODULE: ./build/compiled/src/settings/nearest.js
var nearest = __webpack_require__(18479);
// EXTERNAL MODULE: ./build/compiled/src/settings/values.js
var values = __webpack_require__(79771);
;// CONCATENATED MODULE: ./build/compiled/src/cli/completion/bash.js
function bashScript(commands) {
    const names = commands.map(({ name }) => name);
    return `# Completion of scan-gate in bash: source <(scan-gate completion bash)
_scan_gate() {
${position(commands, names)}
  COMPREPLY=()
  case $name:$flag in
${valueCases(commands).join('\n')}
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
/** What is typed, the flag that it may be the value of, and the command that stands before it. */
function position(commands, names) {
    const all = commands.flatMap(({ flags }) => flags);
    const valued = new Set(all.filter(({ value }) => value !== 'none').map(({ flag }) => flag));
    return `  local current=\${COMP_WORDS[COMP_CWORD]} flag='' name='' words='' index=1
  # bash takes = for a word of its own.
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
/** Most flags mean the same in every command; the few that do not come first, with their command. */
function valueCases(commands) {
    const common = new Map();
    const own = [];
    for (const { name, flags } of commands) {
        for (const each of flags) {
            const known = common.get(each.flag);
            if (known === undefined)
                common.set(each.flag, each);
            else if (String(known.value) !== String(each.value))
                own.push(valueCase(`${name}:${each.flag}`, each.value));
        }
    }
    const others = [...common].filter(([, { value }]) => value !== 'none');
    return [...own, ...others.map(([flag, { value }]) => valueCase(`*:${flag}`, value))];
}
function valueCase(pattern, value) {
    if (value === 'file')
        return `    ${pattern}) _scan_gate_files "$current"; return ;;`;
    if (typeof value === 'string')
        return `    ${pattern}) ${value === 'none' ? ';;' : 'return ;;'}`;
    return `    ${pattern}) COMPREPLY=($(compgen -W '${value.join(' ')}' -- "$current")); return ;;`;
}

;// CONCATENATED MODULE: ./build/compiled/src/cli/completion/fish.js
function fishScript(commands) {
    const names = commands.map(({ name }) => name).join(' ');
    return `# Completion of scan-gate in fish: scan-gate completion fish | source
complete -c scan-gate -n "not __fish_seen_subcommand_from ${names}" -f
complete -c scan-gate -n "not __fish_seen_subcommand_from ${names}" -s h -l help -d 'Show this text'
complete -c scan-gate -n "not __fish_seen_subcommand_from ${names}" -l version -d 'Show the version'
${commands.map(({ name, summary }) => `complete -c scan-gate -n "not __fish_seen_subcommand_from ${names}" -a ${name} -d ${quoted(summary)}`).join('\n')}
${commands.flatMap(commandLines).join('\n')}
`;
}
function commandLines({ name, words, flags }) {
    const within = `complete -c scan-gate -n "__fish_seen_subcommand_from ${name}"`;
    const first = `complete -c scan-gate -n "__fish_seen_subcommand_from ${name}; and not __fish_seen_subcommand_from ${words.join(' ')}"`;
    return [
        ...(words.length === 0 ? [] : [`${first} -f -a '${words.join(' ')}'`]),
        ...flags.map((flag) => `${within} ${flagPart(flag)}`),
    ];
}
function flagPart({ flag, short, description, value }) {
    const taken = { none: '', file: ' -r -F', text: ' -x' };
    const values = typeof value === 'string' ? taken[value] : ` -x -a '${value.join(' ')}'`;
    return `${short === undefined ? '' : `-s ${short} `}-l ${flag.slice(2)}${values} -d ${quoted(description)}`;
}
function quoted(description) {
    return `'${description.replaceAll(/[\\']/g, '\\$&')}'`;
}

// EXTERNAL MODULE: ./build/compiled/src/cli/completion/shells.js
var shells = __webpack_require__(56326);
// EXTERNAL MODULE: ./build/compiled/src/settings/flags.js
var flags = __webpack_require__(90322);
// EXTERNAL MODULE: ./build/compiled/src/settings/settings.js + 20 modules
var settings = __webpack_require__(49646);
// EXTERNAL MODULE: ./build/compiled/src/cli/command.js
var command = __webpack_require__(58235);
;// CONCATENATED MODULE: ./build/compiled/src/cli/completion/words.js
/** What a shell can complete, from the tables of commands and settings; the same for all shells. */



function completionWords(commands) {
    return Object.entries(commands).map(([name, { summary, words = [], flags, settings: taken }]) => ({
        ...{ name, summary: firstSentence(summary), words },
        flags: [
            ...taken.flatMap(settingFlags),
            ...Object.entries({ ...flags, ...command/* commonFlags */.B }).map(([flag, own]) => ownFlag(flag, own)),
        ],
    }));
}
/** A secret is no flag; what is on unless told otherwise can be turned off. */
function settingFlags(name) {
    const { secret, description, default: otherwise } = settings/* settings */.W0[name];
    if (secret)
        return [];
    const common = { short: undefined, description: firstSentence(description), isMany: false };
    if (!(0,flags/* isBoolean */.Lm)(name))
        return [{ ...common, flag: `--${name}`, value: valuesFor(settings/* settings */.W0[name].placeholder) }];
    const isOn = otherwise === 'true';
    return [{ ...common, flag: isOn ? `--no-${name}` : `--${name}`, value: 'none' }];
}
function ownFlag(flag, { short, description, placeholder, choices, many }) {
    const value = choices ?? (placeholder === undefined ? 'none' : valuesFor(placeholder));
    return { flag: `--${flag}`, short, description: firstSentence(description), value, isMany: many === true };
}
/** `auto|scan` are words to choose from; `auto|SECONDS` is one word, and what nobody knows. */
function valuesFor(placeholder) {
    if (/^(?:FILE|PATH)/.test(placeholder))
        return 'file';
    const words = /\s/.test(placeholder) ? [] : placeholder.split('|').filter((word) => /^[a-z][a-z-]*$/.test(word));
    return words.length === 0 ? 'text' : words;
}
function firstSentence(text) {
    return (/^.*?[.:](?=\s|$)/.exec(text)?.[0] ?? text).replace(/[.:]$/, '');
}

;// CONCATENATED MODULE: ./build/compiled/src/cli/completion/zsh.js
function zshScript(commands) {
    return `#compdef scan-gate
# Completion of scan-gate in zsh: source <(scan-gate completion zsh), or as _scan-gate in a folder of fpath
_scan_gate() {
  local context state line
  typeset -A opt_args
  _arguments -C '(-h --help)'{-h,--help}'[${zsh_text('Show this text')}]' '--version[${zsh_text('Show the version')}]' '1:command:->command' '*::argument:->argument'
  case $state in
    command)
      local -a commands
      commands=(
${commands.map(({ name, summary }) => `        '${name}:${zsh_text(summary)}'`).join('\n')}
      )
      _describe -t commands command commands
      ;;
    argument)
      case $words[1] in
${commands.map(commandCase).join('\n')}
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
function commandCase({ name, words, flags }) {
    const first = words.length === 0 ? [] : [`'1:action:(${words.join(' ')})'`];
    const specs = [...flags.map(flagSpec), ...first, `'*:file:_files'`];
    return `        ${name})\n          _arguments ${specs.join(' \\\n            ')}\n          ;;`;
}
function flagSpec({ flag, description, value, isMany }) {
    const again = isMany ? '*' : '';
    const spec = `${flag}${value === 'none' ? '' : '='}[${zsh_text(description)}]`;
    if (value === 'none')
        return `'${again}${spec}'`;
    const action = value === 'file' ? '_files' : value === 'text' ? '' : `(${value.join(' ')})`;
    return `'${again}${spec}:value:${action}'`;
}
/** Between single quotes, in a place where zsh reads colons and brackets. */
function zsh_text(description) {
    return description.replaceAll(/[[\]:\\]/g, '\\$&').replaceAll("'", `'\\''`);
}

;// CONCATENATED MODULE: ./build/compiled/src/cli/completion/completion.js
/** `scan-gate completion`: prints what a shell needs to complete commands, flags and their values. */








const scripts = {
    bash: bashScript,
    zsh: zshScript,
    fish: fishScript,
};
/** Throws GateError CONFIG for a shell that it does not know. */
async function completion(session, { positionals, problems }, commands) {
    const [given, ...extra] = positionals;
    const shell = shells/* shells */.m.find((known) => known === given);
    const found = [...problems, ...extra.map((word) => `${(0,values/* shown */.SP)(word)} is not expected here`)];
    if (given === undefined)
        found.push(`completion needs the name of a shell: ${(0,values/* alternatives */.Vo)(shells/* shells */.m)}`);
    else if (shell === undefined)
        found.push(`${(0,values/* shown */.SP)(given)} is not ${(0,values/* alternatives */.Vo)(shells/* shells */.m)}${(0,nearest/* didYouMean */.a)(given, shells/* shells */.m)}`);
    if (shell !== undefined && found.length === 0)
        return void session.write(scripts[shell](completionWords(commands)));
    throw new errors/* GateError */.ue('CONFIG', found.join('\n'), {
        reason: 'settings',
        hint: 'For this session of bash: source <(scan-gate completion bash).',
    });
}


/***/ })

};
