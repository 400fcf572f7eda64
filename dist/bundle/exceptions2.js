import { a as isExpired, n as exceptionText, t as daysBetween } from "./exception-terms.js";
import { r as reviewExceptions } from "./exceptions.js";
import { l as ownersOf } from "./rule.js";
import { n as exceptionObject } from "./json2.js";
import { t as readSavedReport } from "./saved.js";
import { Hn as neutralLine, Nt as shown, Pn as jsonText } from "./start.js";
import { a as plural } from "./tally.js";
import { n as readHere, r as stateOf } from "./explain.js";
import { n as unreadable } from "./flags2.js";
var { readFile } = process.getBuiltinModule("node:fs/promises");
var { resolve } = process.getBuiltinModule("node:path");
// src/cli/exceptions.ts
async function exceptions(session, flags) {
	const { "fail-expiring": [within] = [], report: [file] = [], json } = flags.own;
	const days = /^(\d{1,4})d$/.exec(within ?? "")?.[1];
	const problems = within !== void 0 && days === void 0 ? [`--fail-expiring: ${shown(within)} is not a number of days such as 7d`] : [];
	const { loaded } = await readHere(session, flags, problems);
	const today = session.now.toISOString().slice(0, 10);
	const { exceptions: all, codeOwners } = loaded.policy;
	const rows = await rowsOf(session, {
		exceptions: all,
		codeOwners,
		today,
		file
	});
	const { source, sha256 } = loaded;
	const answer = {
		format_version: 1,
		policy: {
			source,
			sha256
		},
		today,
		exceptions: rows.map(rowObject)
	};
	if (json) session.write(jsonText(answer));
	else session.write(tableOf(rows, source));
	const ending = days === void 0 ? [] : rows.filter(({ daysLeft }) => daysLeft <= Number(days));
	if (ending.length === 0) return void 0;
	const verb = ending.length === 1 ? "ends" : "end";
	session.log.line(`${plural(ending.length, "exception")} ${verb} within ${within}, or ended before`);
	return { judged: [{
		verdict: "failed",
		reason: "violations"
	}] };
}
async function rowsOf(session, { exceptions: all, codeOwners, today, file }) {
	const findings = file === void 0 ? void 0 : await findingsIn(session.folder, file);
	const covered = new Map(findings && reviewExceptions(findings, all, today).used.map(({ exception, ids }) => [exception, ids]));
	return all.map((exception) => ({
		exception,
		daysLeft: daysBetween(today, exception.expires),
		state: stateOf(exception, today),
		covers: findings && !isExpired(exception, today) ? covered.get(exception) ?? [] : void 0,
		codeOwners: ownersBy(codeOwners, placesOf(exception, findings, covered.get(exception)))
	})).sort((a, b) => a.daysLeft - b.daysLeft);
}
function placesOf({ path }, findings, ids) {
	const covered = new Set(ids);
	const found = findings?.filter(({ id }) => covered.has(id)) ?? [];
	return found.length > 0 || path === void 0 || /[*?[\]{}\\]|\/$/.test(path) ? found : [{ filePath: path }];
}
function ownersBy(codeOwners, places) {
	return [...new Set(places.flatMap((place) => ownersOf(place, codeOwners) ?? []))];
}
async function findingsIn(folder, file) {
	const text = await readFile(resolve(folder, file), "utf8").catch((error) => {
		throw unreadable(file, error, "CONFIG");
	});
	return readSavedReport(text, file).evidence?.findings;
}
function rowObject({ exception, daysLeft, state, covers, codeOwners }) {
	const owned = codeOwners.length === 0 ? {} : { code_owners: [...codeOwners] };
	return {
		...exceptionObject(exception),
		...owned,
		days_left: daysLeft,
		state,
		violation_ids: covers ?? null
	};
}
function tableOf(rows, source) {
	if (rows.length === 0) return `Policy: ${neutralLine(source)}\nExceptions: none\n`;
	const cells = rows.map(({ exception, state, covers, codeOwners }) => [
		exception.expires,
		state,
		neutralLine(exceptionText(exception), 80),
		neutralLine(exception.owner ?? (codeOwners.join(" ") || "no owner"), 40),
		covers === void 0 ? "" : covers.length === 0 ? "unused" : `covers ${plural(covers.length, "finding")}`,
		neutralLine(exception.reason, 200)
	]);
	const widths = [
		0,
		1,
		2,
		3,
		4
	].map((column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
	const lines = cells.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).filter((cell, column) => column === 5 || cell.trim() !== "" || (widths[column] ?? 0) > 0).join("  ").trimEnd());
	return `Policy: ${neutralLine(source)}\n${lines.join("\n")}\n`;
}
export { exceptions };
