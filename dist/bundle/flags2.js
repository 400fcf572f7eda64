import { Ct as settings, Dt as readScanType, Nt as shown, Un as GateError, c as judgeSettings, ft as noServiceUrl, ht as readSettings, mt as readEnvironment, pt as mergeReadings, yt as commandSettings } from "./start.js";
// src/cli/judge/flags.ts
var shownGroups = ["Surfaces", "Files"];
function readJudgeFlags({ own, ...flags }, env) {
	const problems = [...flags.problems];
	const { report = [], sarif = [], "base-sarif": baseFiles = [], type: [word] = [], policy: [policyFile] = [] } = own;
	const mode = sarif.length > 0 ? "sarif" : "report";
	if (report.length > 0 === sarif.length > 0) problems.push("judge takes either --report FILE or --sarif FILE");
	const isShown = (name) => shownGroups.includes(settings[name].group);
	for (const name of commandSettings.filter((each) => mode === "report" && isShown(each) && flags.given[each])) problems.push(`--${name} does not go with judge --report`);
	if (word !== void 0 && mode === "report") problems.push("--type goes with --sarif");
	if (baseFiles.length > 0 && mode === "report") problems.push("--base-sarif goes with --sarif");
	if (policyFile !== void 0 && flags.given["config-file"]) problems.push("--policy and --config-file exclude each other");
	const declaredType = typeOf(word, problems);
	const merged = mergeReadings({
		given: flags.given,
		problems
	}, readEnvironment(env));
	const isMeant = (name) => judgeSettings.includes(name) && !(mode === "report" && isShown(name));
	const given = Object.fromEntries(Object.entries(merged.given).filter(([name]) => isMeant(name)));
	const address = { "base-url": {
		value: noServiceUrl,
		source: "default"
	} };
	return {
		mode,
		files: [...new Set([
			...report,
			...sarif,
			...flags.positionals
		])],
		baseFiles,
		declaredType,
		policyFile,
		local: own.local,
		json: own.json === true,
		settings: readSettings({
			...given,
			...address
		}, merged.problems)
	};
}
function typeOf(word, problems) {
	if (word === void 0) return void 0;
	return readScanType(word, (complaint) => problems.push(`--type: ${shown(word)} ${complaint}`));
}
function unreadable(name, error, code) {
	const why = error.code ?? "unknown fault";
	return new GateError(code, `${name} could not be read (${why})`, {
		cause: error,
		hint: "Name a file that is there and can be read."
	});
}
export { unreadable as n, readJudgeFlags as t };
