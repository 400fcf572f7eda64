import { Ct as settings, Mt as alternatives, Nt as shown, Un as GateError, d as commonFlags, f as isBoolean, pn as didYouMean, u as shells } from "./start.js";
// src/cli/completion/bash.ts
function bashScript(commands) {
	const names = commands.map(({ name }) => name);
	return `# Completion of scan-gate in bash: source <(scan-gate completion bash)
_scan_gate() {
${position(commands, names)}
  COMPREPLY=()
  case $name:$flag in
${valueCases(commands).join("\n")}
  esac
  if [[ $current == -* ]]; then
    case $name in
${commands.map(({ name, flags }) => `      ${name}) words='${flags.map(({ flag }) => flag).join(" ")}' ;;`).join("\n")}
      *) words='--help --version' ;;
    esac
  elif [[ -z $name ]]; then
    words='${names.join(" ")}'
  elif ((index == COMP_CWORD - 1)); then
    case $name in
${commands.flatMap(({ name, words }) => words.length === 0 ? [] : [`      ${name}) words='${words.join(" ")}' ;;`]).join("\n")}
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
function position(commands, names) {
	const all = commands.flatMap(({ flags }) => flags);
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
    case \${COMP_WORDS[index-1]} in ${[...new Set(all.filter(({ value }) => value !== "none").map(({ flag }) => flag))].join("|")}) ((index++)); continue ;; esac
    case \${COMP_WORDS[index]} in ${names.join("|")}) name=\${COMP_WORDS[index]}; break ;; esac
    ((index++))
  done`;
}
function valueCases(commands) {
	const common = new Map();
	const own = [];
	for (const { name, flags } of commands) for (const each of flags) {
		const known = common.get(each.flag);
		if (known === void 0) common.set(each.flag, each);
		else if (String(known.value) !== String(each.value)) own.push(valueCase(`${name}:${each.flag}`, each.value));
	}
	const others = [...common].filter(([, { value }]) => value !== "none");
	return [...own, ...others.map(([flag, { value }]) => valueCase(`*:${flag}`, value))];
}
function valueCase(pattern, value) {
	if (value === "file") return `    ${pattern}) _scan_gate_files "$current"; return ;;`;
	if (typeof value === "string") return `    ${pattern}) ${value === "none" ? ";;" : "return ;;"}`;
	return `    ${pattern}) COMPREPLY=($(compgen -W '${value.join(" ")}' -- "$current")); return ;;`;
}
// src/cli/completion/fish.ts
function fishScript(commands) {
	const names = commands.map(({ name }) => name).join(" ");
	return `# Completion of scan-gate in fish: scan-gate completion fish | source
complete -c scan-gate -n "not __fish_seen_subcommand_from ${names}" -f
complete -c scan-gate -n "not __fish_seen_subcommand_from ${names}" -s h -l help -d 'Show this text'
complete -c scan-gate -n "not __fish_seen_subcommand_from ${names}" -l version -d 'Show the version'
${commands.map(({ name, summary }) => `complete -c scan-gate -n "not __fish_seen_subcommand_from ${names}" -a ${name} -d ${quoted(summary)}`).join("\n")}
${commands.flatMap(commandLines).join("\n")}
`;
}
function commandLines({ name, words, flags }) {
	const within = `complete -c scan-gate -n "__fish_seen_subcommand_from ${name}"`;
	const first = `complete -c scan-gate -n "__fish_seen_subcommand_from ${name}; and not __fish_seen_subcommand_from ${words.join(" ")}"`;
	return [...words.length === 0 ? [] : [`${first} -f -a '${words.join(" ")}'`], ...flags.map((flag) => `${within} ${flagPart(flag)}`)];
}
function flagPart({ flag, short, description, value }) {
	const values = typeof value === "string" ? {
		none: "",
		file: " -r -F",
		text: " -x"
	}[value] : ` -x -a '${value.join(" ")}'`;
	return `${short === void 0 ? "" : `-s ${short} `}-l ${flag.slice(2)}${values} -d ${quoted(description)}`;
}
function quoted(description) {
	return `'${description.replaceAll(/[\\']/g, "\\$&")}'`;
}
// src/cli/completion/words.ts
function completionWords(commands) {
	return Object.entries(commands).map(([name, { summary, words = [], flags, settings: taken }]) => ({
		name,
		summary: firstSentence(summary),
		words,
		flags: [...taken.flatMap(settingFlags), ...Object.entries({
			...flags,
			...commonFlags
		}).map(([flag, own]) => ownFlag(flag, own))]
	}));
}
function settingFlags(name) {
	const { secret, description, default: otherwise } = settings[name];
	if (secret) return [];
	const common = {
		short: void 0,
		description: firstSentence(description),
		isMany: false
	};
	if (!isBoolean(name)) return [{
		...common,
		flag: `--${name}`,
		value: valuesFor(settings[name].placeholder)
	}];
	const isOn = otherwise === "true";
	return [{
		...common,
		flag: isOn ? `--no-${name}` : `--${name}`,
		value: "none"
	}];
}
function ownFlag(flag, { short, description, placeholder, choices, many }) {
	const value = choices ?? (placeholder === void 0 ? "none" : valuesFor(placeholder));
	return {
		flag: `--${flag}`,
		short,
		description: firstSentence(description),
		value,
		isMany: many === true
	};
}
function valuesFor(placeholder) {
	if (/^(?:FILE|PATH)/.test(placeholder)) return "file";
	const words = /\s/.test(placeholder) ? [] : placeholder.split("|").filter((word) => /^[a-z][a-z-]*$/.test(word));
	return words.length === 0 ? "text" : words;
}
function firstSentence(text) {
	return (/^.*?[.:](?=\s|$)/.exec(text)?.[0] ?? text).replace(/[.:]$/, "");
}
// src/cli/completion/zsh.ts
function zshScript(commands) {
	return `#compdef scan-gate
# Completion of scan-gate in zsh: source <(scan-gate completion zsh), or as _scan-gate in a folder of fpath
_scan_gate() {
  local context state line
  typeset -A opt_args
  _arguments -C '(-h --help)'{-h,--help}'[${text("Show this text")}]' '--version[${text("Show the version")}]' '1:command:->command' '*::argument:->argument'
  case $state in
    command)
      local -a commands
      commands=(
${commands.map(({ name, summary }) => `        '${name}:${text(summary)}'`).join("\n")}
      )
      _describe -t commands command commands
      ;;
    argument)
      case $words[1] in
${commands.map(commandCase).join("\n")}
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
	const first = words.length === 0 ? [] : [`'1:action:(${words.join(" ")})'`];
	return `        ${name})\n          _arguments ${[
		...flags.map(flagSpec),
		...first,
		`'*:file:_files'`
	].join(" \\\n            ")}\n          ;;`;
}
function flagSpec({ flag, description, value, isMany }) {
	const again = isMany ? "*" : "";
	const spec = `${flag}${value === "none" ? "" : "="}[${text(description)}]`;
	if (value === "none") return `'${again}${spec}'`;
	return `'${again}${spec}:value:${value === "file" ? "_files" : value === "text" ? "" : `(${value.join(" ")})`}'`;
}
function text(description) {
	return description.replaceAll(/[[\]:\\]/g, "\\$&").replaceAll("'", `'\\''`);
}
// src/cli/completion/completion.ts
var scripts = {
	bash: bashScript,
	zsh: zshScript,
	fish: fishScript
};
async function completion(session, { positionals, problems }, commands) {
	const [given, ...extra] = positionals;
	const shell = shells.find((known) => known === given);
	const found = [...problems, ...extra.map((word) => `${shown(word)} is not expected here`)];
	if (given === void 0) found.push(`completion needs the name of a shell: ${alternatives(shells)}`);
	else if (shell === void 0) found.push(`${shown(given)} is not ${alternatives(shells)}${didYouMean(given, shells)}`);
	if (shell !== void 0 && found.length === 0) return void session.write(scripts[shell](completionWords(commands)));
	throw new GateError("CONFIG", found.join("\n"), {
		reason: "settings",
		hint: "For this session of bash: source <(scan-gate completion bash)."
	});
}
export { completion };
