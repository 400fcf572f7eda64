import { $a as readContext, F as variableName, L as settingNames, La as jsonText, M as readSettings, O as noServiceUrl, Qa as githubAccess, R as settingText, S as createSurroundings, Wa as neutralLine, ct as settingGroups, j as readEnvironment, ja as createBudget, k as mergeReadings, n as placeOf, x as contextHints, z as settings } from "./start.js";
import { a as isExpired, r as exceptionText, t as daysBetween } from "./exceptions.js";
import { t as loadPolicy } from "./policy.js";
// src/cli/explain.ts
async function explain(session, flags) {
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
	}, reading.problems);
	const explained = await load(session, placeOf(session, flags.own), read);
	const rows = rowsOf(explained, isConnected);
	const today = session.now.toISOString().slice(0, 10);
	session.write(flags.own.json ? jsonOf(explained, rows, today) : tableOf(explained, rows, today));
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
function rowsOf({ settings: read, origins }, isConnected) {
	return settingNames.map((name) => {
		const source = name in origins ? origins[name] : read.sources[name];
		return {
			name,
			value: (name === "base-url" && !isConnected ? "not set" : settingText(name, read)) || settings[name].absent || "not set",
			from: sourceText(name, source)
		};
	});
}
function sourceText(name, source) {
	if (source === "flag") return `--${name}`;
	return source === "environment" ? variableName(name) : source;
}
function jsonOf({ source, sha256, policy, notes }, rows, today) {
	const exceptions = policy.exceptions.map((exception) => ({
		...exception,
		state: stateOf(exception, today)
	}));
	const table = Object.fromEntries(rows.map(({ name, value, from }) => [name, {
		value,
		from
	}]));
	return jsonText({
		policy: {
			source,
			sha256
		},
		settings: table,
		exceptions,
		notes
	});
}
function tableOf({ source, sha256, policy, notes }, rows, today) {
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
		"",
		...exceptionLines(policy.exceptions, today),
		...notes.length > 0 ? [
			"",
			"Notes:",
			...notes.map((note) => `  ${note}`)
		] : []
	].map((each) => neutralLine(each).trimEnd()).join("\n")}\n`;
}
function shownValue(value) {
	return value.length > 48 ? `${value.slice(0, 47)}…` : value;
}
function exceptionLines(exceptions, today) {
	if (exceptions.length === 0) return ["Exceptions: none"];
	return ["Exceptions:", ...exceptions.map((exception) => {
		const owner = exception.owner === void 0 ? "" : `, ${exception.owner}`;
		return `  ${exceptionText(exception)}: until ${exception.expires} (${stateOf(exception, today)})${owner}: ${exception.reason}`;
	})];
}
function stateOf(exception, today) {
	if (isExpired(exception, today)) return "expired, counts again";
	const days = daysBetween(today, exception.expires);
	if (days === 0) return "ends today";
	return days <= 14 ? `ends in ${days} ${days === 1 ? "day" : "days"}` : "holds";
}
export { explain };
