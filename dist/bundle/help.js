import { Ct as settings, Ft as settingGroups, d as commonFlags, f as isBoolean, vt as variableName, yn as exitCodes, yt as commandSettings } from "./start.js";
// src/cli/help.ts
var width = 96;
function helpText(commands) {
	const flags = {
		...commands.run?.flags,
		...commonFlags
	};
	return [
		...usage(commands),
		"",
		...wrap("Scan Gate scans the current branch on a security scanning service, judges what the service found against your policy, and never passes on an unknown.", 0),
		"",
		"Commands (scan-gate COMMAND --help shows the flags of one):",
		...Object.entries(commands).flatMap(([name, { summary }]) => entry(name, summary)),
		"",
		...settingLines(commandSettings),
		"Other flags:",
		...flagLines(flags),
		"",
		...variablesNote,
		"",
		...exitCodeLines(),
		""
	].join("\n");
}
function commandHelp(name, command) {
	const taken = command.settings;
	return [
		...usage({ [name]: command }),
		"",
		...wrap(command.summary, 0),
		"",
		`Example: scan-gate ${name} ${command.example}`.trimEnd(),
		"",
		"Flags:",
		...flagLines({
			...command.flags,
			...commonFlags
		}),
		"",
		...settingLines(taken),
		...taken.length === 0 ? [] : [...variablesNote, ""],
		...exitCodeLines(),
		""
	].join("\n");
}
function usage(commands) {
	return Object.entries(commands).flatMap(([name, each]) => each.usage.map((form) => `scan-gate ${name} ${form}`)).map((form, index) => `${index === 0 ? "Usage: " : "       "}${form}`);
}
function settingLines(names) {
	return settingGroups.flatMap((group) => {
		const own = names.filter((name) => settings[name].group === group);
		return own.length === 0 ? [] : [
			`${group}:`,
			...own.flatMap(settingEntry),
			""
		];
	});
}
function flagLines(flags) {
	return Object.entries(flags).flatMap(([name, { placeholder, description }]) => entry(`--${name}${placeholder === void 0 ? "" : ` ${placeholder}`}`, description));
}
var variablesNote = wrap(`Every setting can also be given as a variable: --base-url as ${variableName("base-url")}. A flag wins over its variable. --wait=false can be written --no-wait. An empty value counts as none.`, 0);
function exitCodeLines() {
	return ["Exit codes:", ...Object.entries(exitCodes).flatMap(([code, meaning]) => entry(code, `${meaning.replaceAll("`", "")}.`))];
}
function settingEntry(name) {
	const setting = settings[name];
	const placeholder = isBoolean(name) ? "" : ` ${setting.placeholder}`;
	const value = isBoolean(name) && setting.default === "true" ? "=false" : placeholder;
	return entry(setting.secret ? variableName(name) : `--${name}${value}`, `${setting.description} ${defaultSentence(name)}`);
}
function defaultSentence(name) {
	const { required, absent, default: text } = settings[name];
	return required ? "(required)" : `(default: ${absent ?? text})`;
}
function entry(left, description) {
	const indent = 26;
	const lines = wrap(description, indent);
	if (left.length > 22) return [`  ${left}`, ...lines];
	return [`  ${left}`.padEnd(indent) + (lines[0]?.trimStart() ?? ""), ...lines.slice(1)];
}
function wrap(text, indent) {
	const lines = [];
	let line = "";
	for (const word of text.split(" ")) if (line !== "" && indent + line.length + 1 + word.length > width) {
		lines.push(line);
		line = word;
	} else line = line === "" ? word : `${line} ${word}`;
	return [...lines, line].map((content) => " ".repeat(indent) + content);
}
export { commandHelp, helpText };
