import { $a as readContext, A as readActionInputs, E as withSession, Ga as GateError, Ka as asGateError, M as readSettings, Ma as formatSeconds, Na as createRunner, Pt as runGate, Qa as githubAccess, S as createSurroundings, T as version, Xa as actionOctokit, eo as describeContext, f as marksInCheckRun, l as closeLeftOpen, no as getInput, p as accessOf, u as openCheckRun, w as processEntry, x as contextHints } from "./start.js";
// src/action.ts
var partState = "part";
async function gateStep(session) {
	const known = session.startReport();
	const { log } = session;
	const run = await titled(session, async () => {
		announcePost(session);
		known.settings = readStepSettings(session);
		return readRun(session, known.settings);
	});
	const { context } = run;
	log.line(`Scan Gate ${version} · ${describeContext(context)}`);
	const access = accessOf(run);
	const checkRun = beginCheckRun(run, access, session);
	if (context.refusal === void 0) known.github = {
		access,
		checkRun,
		changes: void 0
	};
	const { report, settings, changes } = await gate(run, session);
	known.report = report;
	known.settings = settings;
	if (known.github !== void 0) known.github.changes = changes;
}
async function titled({ log }, begin) {
	try {
		return await begin();
	} catch (error) {
		log.line(`Scan Gate ${version}`);
		throw error;
	}
}
function announcePost({ runner }) {
	if (runner?.saveState === void 0) throw new GateError("CONFIG", "GITHUB_STATE is not set", {
		reason: "settings",
		hint: "The action runs in a GitHub workflow; elsewhere use the command line, scan-gate run."
	});
	runner.saveState(partState, "post");
}
function readStepSettings({ env }) {
	const { given, problems } = readActionInputs(Object.keys(env), getInput);
	return readSettings(given, problems);
}
async function readRun(session, settings) {
	const { env, folder, now, cancel, transport, clock } = session;
	const hints = contextHints(settings, {
		kind: "branch",
		named: settings.branch,
		mustBeWorkflow: true
	});
	return {
		context: await readContext({
			variables: env,
			folder,
			isAttended: false
		}, hints),
		settings,
		env,
		now,
		transport: await transport(),
		clock: clock(settings.baseUrl),
		cancel,
		loadOctokit: actionOctokit
	};
}
var openState = "check_run";
function beginCheckRun(run, access, { runner }) {
	const { context, settings } = run;
	if (context.headSha === void 0 || access.token === void 0) return void 0;
	if (!marksInCheckRun(settings)) return void 0;
	return openCheckRun(openingOf(run, access), access, (state) => {
		try {
			runner?.saveState?.(openState, state);
		} catch {}
	});
}
function openingOf({ context, settings }, { runUrl, startedMs }) {
	const text = `Scanning ${context.branch}. The time limit is ${formatSeconds(settings.timeoutSeconds * 1e3)}.`;
	const event = context.change?.number === void 0 ? context.event : void 0;
	return {
		headSha: context.headSha ?? "",
		category: settings.category,
		event,
		text,
		runUrl,
		startedMs
	};
}
function gate({ env, ...run }, { now, runLog }) {
	const { context, settings, transport } = run;
	const github = githubAccess(env, settings.githubToken, run.loadOctokit);
	return runGate({
		...run,
		version,
		now,
		log: runLog,
		surroundings: (budget, onWait) => createSurroundings(context, {
			github,
			transport,
			budget,
			onWait
		})
	});
}
async function postStep(session) {
	const { env, log } = session;
	const state = env[`STATE_${openState}`] ?? "";
	if (state === "") return;
	try {
		const run = await readRun(session, readStepSettings(session));
		const access = accessOf(run);
		const cancelling = {
			opening: openingOf(run, access),
			text: "The run was cut off before it came to a verdict."
		};
		const { wasOpen, warning } = await closeLeftOpen(state, cancelling, access);
		if (warning !== void 0) log.line(`Warning: ${warning}`);
		else if (wasOpen) log.line("Closed the check run that the gate left open");
	} catch (error) {
		log.line(`Warning: the check run stays open: ${asGateError(error).message}`);
	}
}
var { env } = process;
var entry = {
	...processEntry(),
	folder: env.GITHUB_WORKSPACE ?? process.cwd(),
	openRunner: async () => createRunner(env)
};
process.exitCode = await withSession(entry, (session) => {
	for (const name of ["api-key", "github-token"]) session.mask(getInput(name, { trimWhitespace: false }));
	return env[`STATE_${partState}`] === "post" ? postStep(session) : gateStep(session);
});
export {};
