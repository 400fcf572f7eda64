import { Nt as shown, Un as GateError, pn as didYouMean } from "./start.js";
import { t as openStore } from "./store.js";
var { resolve } = process.getBuiltinModule("node:path");
// src/cli/store-command.ts
async function runVerb(command, verbs, { session, flags }) {
	const [name = "", ...words] = flags.positionals;
	const verb = Object.hasOwn(verbs, name) ? verbs[name] : void 0;
	if (verb === void 0) throw unknownVerb(command, Object.keys(verbs), flags.positionals[0]);
	const own = flags.own;
	const problems = [...flags.problems, ...problemsOf(verb, {
		words,
		given: Object.keys(own),
		named: `${command} ${name}`
	})];
	if (problems.length > 0) throw new GateError("CONFIG", problems.join("\n"), { hint: `scan-gate ${command} --help shows its flags.` });
	const mayMake = verb.mayMake === true;
	const store = openStore({
		file: resolve(session.folder, own.database?.[0] ?? ""),
		role: "tool",
		mayMake
	});
	try {
		const { organizations } = store;
		const organization = organizations[mayMake ? "chooseOrMake" : "choose"](own.organization?.[0]);
		const answer = (json, text) => session.write(own.json ? `${JSON.stringify({
			format_version: 1,
			...json
		})}\n` : text);
		return await verb.run({
			store,
			organization,
			session,
			flags: flags.own,
			words,
			answer
		});
	} finally {
		store.close();
	}
}
function unknownVerb(command, verbs, given) {
	const [last, ...others] = verbs.toReversed();
	const all = `${others.toReversed().join(", ")} or ${last}`;
	const message = given === void 0 ? `${command} needs to know what to do: ${all}` : `${command}: ${shown(given)} is not ${all}${didYouMean(given, verbs)}`;
	return new GateError("CONFIG", message, { hint: `scan-gate ${command} --help shows its flags.` });
}
function problemsOf(verb, { words, given, named }) {
	const always = [
		"database",
		"organization",
		"json",
		"help",
		"version",
		"quiet",
		"verbose"
	];
	const needed = ["database", ...verb.needs ?? []];
	const extra = words.slice({
		none: 0,
		one: 1,
		many: words.length
	}[verb.words]);
	return [
		...needed.filter((flag) => !given.includes(flag)).map((flag) => `--${flag} is missing`),
		...given.filter((flag) => !always.includes(flag) && !verb.takes.includes(flag)).map((flag) => `--${flag} does not go with ${named}`),
		...verb.words === "one" && words.length === 0 ? [`${named} needs ${verb.word ?? "an ID"}`] : [],
		...extra.map((word) => `${shown(word)} is not expected here`)
	];
}
function listed(given = [], words = []) {
	return [...new Set([...given, ...words].flatMap((list) => list.split(",")).filter((each) => each !== ""))];
}
var maxNameLength = 100;
function checkName(flag, name) {
	const trimmed = name.trim();
	if (trimmed !== "" && trimmed.length <= maxNameLength && !/\p{Cc}/u.test(trimmed)) return trimmed;
	throw new GateError("CONFIG", `--${flag}: ${shown(name)} is not a name`, { hint: `Give it 1 to ${maxNameLength} characters, in one line.` });
}
function columns(headings, rows) {
	const all = [headings, ...rows];
	const widths = headings.map((_, at) => Math.max(...all.map((row) => row[at]?.length ?? 0)));
	return all.map((row) => `${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join("  ").trimEnd()}\n`).join("");
}
export { runVerb as i, columns as n, listed as r, checkName as t };
