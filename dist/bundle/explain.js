import { Cn as createBudget, Ct as settings, Ft as settingGroups, Hn as neutralLine, Pn as jsonText, at as createSurroundings, er as readContext, ft as noServiceUrl, ht as readSettings, it as contextHints, mt as readEnvironment, n as placeOf, pt as mergeReadings, rt as githubAccess } from "./start.js";
import { a as isExpired, n as exceptionText, t as daysBetween } from "./exception-terms.js";
import { t as claimObject } from "./json2.js";
import { t as loadPolicy } from "./policy.js";
import { t as settingRows } from "./setting-rows.js";
// src/cli/exception-state.ts
function stateOf(exception, today) {
	if (isExpired(exception, today)) return "expired, counts again";
	const days = daysBetween(today, exception.expires);
	if (days === 0) return "ends today";
	return days <= 14 ? `ends in ${days} ${days === 1 ? "day" : "days"}` : "holds";
}
// src/cli/explain.ts
async function explain(session, flags) {
	const { loaded: explained, isConnected } = await readHere(session, flags);
	const rows = settingRows(explained, isConnected);
	const today = session.now.toISOString().slice(0, 10);
	session.write(flags.own.json ? jsonOf(explained, rows, today) : tableOf(explained, rows, today));
}
async function readHere(session, flags, problems = []) {
	const reading = mergeReadings(flags, readEnvironment(session.env));
	const [extra] = flags.positionals;
	if (extra !== void 0) reading.problems.push(`${JSON.stringify(extra)} is not expected here`);
	const isConnected = reading.given["base-url"] !== void 0;
	const address = isConnected ? {} : { "base-url": {
		value: noServiceUrl,
		source: "default"
	} };
	const read = readSettings({
		...reading.given,
		...address
	}, [...reading.problems, ...problems]);
	return {
		loaded: await load(session, placeOf(session, flags.own), read),
		isConnected
	};
}
var timeoutMs = 6e4;
async function load(session, place, read) {
	const { env, now, cancel, clock, transport } = session;
	const hints = contextHints(read, {
		kind: "folder",
		named: read.branch
	});
	const context = await readContext(place, hints);
	const budget = createBudget(clock(), timeoutMs, cancel);
	const github = githubAccess(env, read.githubToken);
	try {
		const around = createSurroundings(context, {
			github,
			transport: await transport(),
			budget
		});
		return await loadPolicy({
			settings: read,
			context,
			around,
			log: {
				say: () => {},
				note: () => {}
			},
			now
		});
	} finally {
		budget.end();
	}
}
function jsonOf({ source, sha256, policy, notes }, rows, today) {
	const exceptions = policy.exceptions.map(({ vex, ...exception }) => ({
		...exception,
		...vex && { vex: claimObject(vex) },
		state: stateOf(exception, today)
	}));
	const table = Object.fromEntries(rows.map(({ name, value, from }) => [name, {
		value,
		from
	}]));
	const answer = {
		format_version: 1,
		policy: {
			source,
			sha256
		},
		settings: table,
		rules: (policy.rules ?? []).map((rule) => ({ ...rule })),
		exceptions,
		notes
	};
	return jsonText(answer);
}
function tableOf(loaded, rows, today) {
	const { source, sha256, policy, notes, described } = loaded;
	const widths = [rows.map(({ name }) => name), rows.map(({ value }) => shownValue(value))].map((cells) => Math.max(...cells.map((cell) => cell.length)));
	const line = ({ name, value, from }) => `  ${name.padEnd(widths[0] ?? 0)}  ${shownValue(value).padEnd(widths[1] ?? 0)}  ${from}`;
	const groups = settingGroups.flatMap((group) => {
		const own = rows.filter(({ name }) => settings[name].group === group);
		return own.length === 0 ? [] : [
			"",
			`${group}:`,
			...own.map(line)
		];
	});
	return `${[
		`Policy: ${source}`,
		`sha256: ${sha256}`,
		...groups,
		...otherLines(described),
		"",
		...exceptionLines(policy.exceptions, today),
		...notes.length > 0 ? [
			"",
			"Notes:",
			...notes.map((note) => `  ${note}`)
		] : []
	].map((each) => neutralLine(each).trimEnd()).join("\n")}\n`;
}
function otherLines(described) {
	const others = Object.entries(described).filter(([name]) => !(name in settings) && name !== "exceptions");
	return others.length === 0 ? [] : [
		"",
		"Policy file:",
		...others.map(([name, text]) => `  ${name}: ${text}`)
	];
}
function shownValue(value) {
	return value.length > 48 ? `${value.slice(0, 47)}\u2026` : value;
}
function exceptionLines(exceptions, today) {
	if (exceptions.length === 0) return ["Exceptions: none"];
	return ["Exceptions:", ...exceptions.map((exception) => {
		const owner = exception.owner === void 0 ? "" : `, ${exception.owner}`;
		return `  ${exceptionText(exception)}: until ${exception.expires} (${stateOf(exception, today)})${owner}: ${exception.reason}`;
	})];
}
export { readHere as n, stateOf as r, explain as t };
