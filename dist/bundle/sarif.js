import { D as readChangedFiles, P as aboutOf, Tn as createStopwatch, Wn as asGateError, ct as version, mn as withError, ut as keepingNotes } from "./start.js";
import { t as headPaths } from "./tracked.js";
import { n as judge } from "./judge.js";
import { t as withJudgement } from "./judged.js";
import { r as readBaseline } from "./baseline-file2.js";
import { n as scopeHere, t as hasTrustedBase } from "./scope2.js";
import { t as withJudgePolicy } from "./policy3.js";
import { i as evidenceOf, r as readSarifFiles, t as knownIn } from "./base.js";
var { basename } = process.getBuiltinModule("node:path");
var { createHash } = process.getBuiltinModule("node:crypto");
// src/cli/judge/sarif/sarif.ts
async function judgeSarif(given, flags, found) {
	const { session, requestCount } = counting(given);
	const known = session.startReport();
	known.settings = flags.settings;
	session.mask(flags.settings.githubToken);
	session.log.line(`Scan Gate ${version} \u00b7 SARIF`);
	const notes = [];
	const log = keepingNotes(session.runLog, notes);
	const startedMs = performance.now();
	const now = () => performance.now();
	const stopwatch = createStopwatch({
		name: "prepare",
		sinceMs: startedMs
	}, now, requestCount);
	try {
		const use = (place) => judgeFiles(known, {
			session,
			flags,
			log,
			place,
			stopwatch
		});
		await withJudgePolicy(session, flags, {
			log,
			use,
			found
		});
	} catch (error) {
		known.report = withError(known.report, asGateError(error));
	}
	known.report = {
		...known.report,
		notes: [...known.report.notes, ...notes],
		durationMs: Math.round(now() - startedMs),
		phases: stopwatch.phases()
	};
}
function counting(session) {
	let sent;
	const transport = async () => {
		const opened = await session.transport();
		sent = opened.requestCount;
		return opened;
	};
	return {
		session: {
			...session,
			transport
		},
		requestCount: () => sent?.() ?? 0
	};
}
async function judgeFiles(known, judging) {
	const { session, log, place, flags, stopwatch } = judging;
	const { around, loaded } = place;
	const context = flags.baseFiles.length === 0 ? place.context : withBase(place.context);
	const reading = {
		...judging,
		context
	};
	known.settings = loaded.settings;
	known.report = withContext(known.report, place);
	const baseline = await readBaseline(loaded.policy, {
		baselineFile: loaded.settings.baselineFile,
		around,
		repositoryUrl: context.repositoryUrl
	});
	stopwatch.begin("collect");
	const files = await readSarifFiles(reading);
	const changes = await readChangedFiles(around, log);
	if (known.github !== void 0) known.github.changes = changes;
	const compared = {
		context,
		trustedBases: loaded.trustedBases
	};
	const isBaseOwn = !hasTrustedBase(compared);
	const judgedChanges = isBaseOwn ? void 0 : changes;
	const scope = scopeHere(loaded.policy, compared, log);
	const evidence = evidenceOf(files, {
		changes: judgedChanges,
		isBaseOwn,
		baseline,
		nowMs: session.now.getTime(),
		log,
		paths: await headPaths(session.folder, session.cancel),
		knownOf: await knownOf({
			reading,
			files,
			changes
		}, scope)
	});
	const uncovered = "note";
	const policy = {
		...loaded.policy,
		uncovered,
		scope: evidence.known ? scope : withoutBase(scope, judgedChanges)
	};
	if (loaded.policy.scope === "auto" && policy.scope !== "auto") log.note(`Scope auto judges as ${policy.scope}: there is no scan of the base branch`);
	const disclosure = {
		disclose: loaded.settings.disclose,
		isPublic: context.isPublic,
		changes
	};
	stopwatch.begin("judge");
	const judged = {
		evidence,
		policy,
		judgement: judge(evidence, policy),
		isGivenAway: true
	};
	known.report = withJudgement(withFiles(known.report, files, evidence), judged, disclosure);
}
function withBase(context) {
	const { system, base, branch, defaultBranch } = context;
	if (base !== void 0 || system !== "laptop" || defaultBranch === void 0 || branch === defaultBranch) return context;
	return {
		...context,
		base: {
			branch: defaultBranch,
			sha: void 0
		}
	};
}
async function knownOf(judged, scope) {
	const { flags, log } = judged.reading;
	if (flags.baseFiles.length === 0) return void 0;
	if (scope === "auto") return knownIn(judged);
	log.note(`base-sarif counts under scope auto on what is proposed: this is judged as ${scope}`);
}
function withContext(report, { context, loaded }) {
	return {
		...report,
		...aboutOf(context),
		policy: {
			source: loaded.source,
			sha256: loaded.sha256,
			settings: loaded.described
		}
	};
}
function withoutBase(scope, changes) {
	if (scope !== "auto") return scope;
	return changes === void 0 ? "scan" : "changed";
}
function withFiles(report, files, { counts, coverage, diagnostics }) {
	const all = createHash("sha256").update(files.map(({ sha256 }) => sha256).join("\n"));
	const names = files.map(({ name }) => basename(name)).join(", ");
	return {
		...report,
		notes: [...report.notes, `Judged from ${names}, without a service`],
		scan: {
			id: `sarif-${all.digest("hex").slice(0, 12)}`,
			status: "COMPLETED",
			branch: report.branch ?? "",
			createdAt: void 0,
			startedAt: void 0,
			completedAt: void 0,
			counts,
			coverage,
			diagnostics: [...diagnostics]
		}
	};
}
export { judgeSarif as t };
