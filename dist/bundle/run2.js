import { Un as GateError, Wn as asGateError, Y as accessOf, at as createSurroundings, ct as version, er as readContext, ft as noServiceUrl, h as runGate, ht as readSettings, it as contextHints, mt as readEnvironment, n as placeOf, pt as mergeReadings, r as unattendedLines, rt as githubAccess, tr as describeContext } from "./start.js";
import { t as answerWithReport } from "./for-programs.js";
// src/cli/run.ts
async function run(request) {
	if (request.flags.own.json) answerWithReport(request.session);
	const known = request.session.startReport();
	known.settings = await readRunSettings(request);
	const result = await gate({
		request,
		settings: known.settings
	});
	known.report = result.report;
	known.settings = result.settings;
	known.github = await githubTarget(request, result);
}
async function githubTarget({ session, flags }, { context, settings, changes }) {
	if (!(context.system === "github" && context.refusal === void 0 && flags.own.embedded === void 0) || settings.githubToken === void 0) return void 0;
	const { env, now, cancel } = session;
	const clock = session.clock(settings.baseUrl);
	return {
		access: accessOf({
			context,
			settings,
			env,
			now,
			transport: await session.transport(),
			clock,
			cancel
		}),
		checkRun: void 0,
		changes
	};
}
async function readRunSettings(request) {
	return readCommandSettings(await readGiven(request), request.flags);
}
async function readGiven({ session, flags }) {
	const reading = mergeReadings(flags, await keyFromInput(session, flags), readEnvironment(session.env));
	session.mask(reading.given["api-key"]?.value);
	session.mask(reading.given["github-token"]?.value);
	return reading;
}
async function keyFromInput({ readInput }, flags) {
	if (flags.own["api-key-stdin"] === void 0) return {
		given: {},
		problems: []
	};
	const value = (await readInput()).trim();
	if (value === "") return {
		given: {},
		problems: ["--api-key-stdin: standard input is empty"]
	};
	return {
		given: { "api-key": {
			value,
			source: "flag"
		} },
		problems: []
	};
}
function readCommandSettings(reading, { given: flagged, own, positionals }) {
	const problems = [...reading.problems];
	const extra = positionals.slice(own.embedded ? 1 : 0);
	if (extra.length > 0) problems.push(`${JSON.stringify(extra.join(" "))} is not expected here`);
	if (!own.embedded) try {
		return readSettings(reading.given, problems);
	} catch (error) {
		throw reading.given["base-url"] ? error : withEmbeddedHint(error);
	}
	for (const name of [
		"base-url",
		"repository-id",
		"branch",
		"scan-id"
	]) if (flagged[name]) problems.push(`--${name} does not go with --embedded, which scans the commit of a checkout`);
	const { "repository-id": _, branch: __, "scan-id": ___, ...given } = reading.given;
	return readSettings({
		...given,
		"base-url": {
			value: noServiceUrl,
			source: "default"
		}
	}, problems);
}
function withEmbeddedHint(error) {
	const { code, message, reason } = asGateError(error);
	return new GateError(code, message, {
		cause: error,
		reason,
		hint: "Correct the settings and run again. Without a service: scan-gate run --embedded scans a checkout here."
	});
}
async function gate({ request, settings, scanned, check, ...options }) {
	const { session } = request;
	const targeting = targetOf(request, settings, scanned);
	session.warmUp();
	const target = await targeting;
	try {
		await check?.(target);
		const { context } = target;
		const [about = "", ...rest] = [...target.opening, ...unattendedLines(context)];
		for (const line of [`Scan Gate ${version} \u00b7 ${about}`, ...rest]) session.log.line(line);
		const github = githubAccess(session.env, settings.githubToken);
		const transport = await session.transport();
		return await runGate({
			settings: target.settings,
			context,
			comparison: target.comparison,
			surroundings: (budget, onWait) => createSurroundings(context, {
				github,
				transport,
				budget,
				onWait
			}),
			version,
			transport,
			clock: session.clock(target.settings.baseUrl),
			cancel: session.cancel,
			now: session.now,
			...options,
			log: session.runLog
		});
	} finally {
		await target.end();
	}
}
async function targetOf(request, settings, scanned) {
	const { session, flags } = request;
	if (flags.own.embedded) {
		const { embeddedTarget } = await import("./embedded3.js");
		return embeddedTarget(request, settings, scanned);
	}
	const hints = contextHints(settings, {
		kind: "branch",
		named: settings.branch
	});
	const context = await readContext(placeOf(session, flags.own), hints);
	const { defaultBranch } = context;
	return {
		settings,
		context,
		comparison: void 0,
		defaultBranch,
		opening: [describeContext(context)],
		end: async () => {}
	};
}
export { run as i, readGiven as n, readRunSettings as r, gate as t };
