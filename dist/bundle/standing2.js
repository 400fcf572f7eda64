import { Hn as neutralLine, Qn as prose, Un as GateError, Wn as asGateError, Yn as code } from "./start.js";
// src/ci/github/fields.ts
function fitting(fits) {
	return (value, path, wrong) => {
		if (!fits(value)) wrong.push(path);
		return value;
	};
}
var text = (pattern) => fitting((value) => typeof value === "string" && (pattern?.test(value) ?? true));
var flag = fitting((value) => typeof value === "boolean");
var number = fitting(Number.isFinite);
var ordinal = fitting((value) => Number.isSafeInteger(value) && Number(value) > 0);
var time = fitting((value) => typeof value === "string" && /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/.test(value) && !Number.isNaN(Date.parse(value)));
function optional(field) {
	return (value, path, wrong) => value === void 0 ? void 0 : field(value, path, wrong);
}
function nullish(field) {
	return (value, path, wrong) => value === void 0 || value === null ? value : field(value, path, wrong);
}
function either(one, other) {
	return (value, path, wrong) => readAs(one, value) ?? other(value, path, wrong);
}
function orNothing(field) {
	return (value) => readAs(field, value);
}
function list(item) {
	return (value, path, wrong) => {
		if (Array.isArray(value)) return value.map((each, index) => item(each, below(path, String(index)), wrong));
		wrong.push(path);
		return [];
	};
}
function record(fields) {
	return (value, path, wrong) => {
		const isRecord = typeof value === "object" && value !== null && !Array.isArray(value);
		if (!isRecord) wrong.push(path);
		const given = isRecord ? value : {};
		const inside = isRecord ? wrong : [];
		const read = Object.entries(fields).map(([name, field]) => [name, field(given[name], below(path, name), inside)]);
		return Object.fromEntries(read);
	};
}
var below = (path, name) => path === "" ? name : `${path}.${name}`;
function readAs(field, value) {
	const wrong = [];
	const read = field(value, "", wrong);
	return wrong.length === 0 ? read : void 0;
}
// src/ci/github/payload.ts
var sha = text(/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/i);
var name = text(/^[^\0-\x1f\x7f-\x9f]+$/);
var repository = record({
	id: nullish(number),
	full_name: optional(name),
	default_branch: nullish(name),
	private: nullish(flag),
	visibility: nullish(text())
});
var pull = record({
	number: ordinal,
	head: record({
		ref: name,
		sha,
		repo: nullish(repository)
	}),
	base: record({
		ref: name,
		sha
	}),
	draft: orNothing(flag),
	user: orNothing(record({ login: text() }))
});
var ownBase = record({
	ref: name,
	sha,
	repo: record({ id: number })
});
var ofRepository = { repository: optional(repository) };
var common = record(ofRepository);
var pushed = record({
	ref: name,
	after: sha,
	deleted: optional(flag)
});
var dispatched = record({ ref: optional(name) });
var pullRequested = record({
	...ofRepository,
	pull_request: pull
});
var other = record({
	...ofRepository,
	pull_request: optional(pull)
});
var merging = record({ merge_group: record({
	head_ref: name,
	head_sha: sha,
	base_ref: name,
	base_sha: sha
}) });
var finished = record({
	...ofRepository,
	workflow_run: record({
		event: text(),
		head_branch: nullish(name),
		head_sha: sha,
		head_repository: nullish(repository),
		pull_requests: nullish(list(record({
			number: ordinal,
			base: ownBase
		})))
	})
});
var named = record({ ref: optional(text()) });
var anyEvent = record({
	ref: orNothing(text()),
	after: orNothing(text()),
	deleted: orNothing(flag),
	merge_group: orNothing(record({
		head_ref: orNothing(text()),
		head_sha: orNothing(text())
	})),
	pull_request: orNothing(record({
		number: orNothing(number),
		head: orNothing(named),
		base: orNothing(named)
	}))
});
var shaOf = (stated) => readAs(sha, stated);
function parse(shape, payload, event) {
	const wrong = [];
	const read = shape(payload, "", wrong);
	if (wrong.length === 0) return read;
	const fields = wrong.map((path) => path || "everything");
	throw wrongRef(`The payload of the ${neutralLine(event, 60)} event is not what GitHub sends: look at ${fields.join(", ")}`, "The file that GITHUB_EVENT_PATH names must be the one that the runner wrote.");
}
function wrongRef(message, hint) {
	return new GateError("CONFIG", message, {
		reason: "wrong-ref",
		hint
	});
}
var moment = orNothing(nullish(either(number, time)));
var timed = orNothing(nullish(record({
	pushed_at: moment,
	updated_at: moment,
	created_at: moment
})));
var times = record({
	repository: timed,
	pull_request: timed,
	workflow_run: timed,
	head_commit: orNothing(nullish(record({ timestamp: moment })))
});
function pushedByMs(payload) {
	const { repository, pull_request: pull, workflow_run: run, head_commit: commit } = times(payload, "", []);
	const known = [
		repository?.pushed_at,
		pull?.updated_at,
		run?.created_at
	].map(msOf).filter((time) => time !== void 0);
	return known.length === 0 ? void 0 : Math.max(...known, msOf(commit?.timestamp) ?? 0);
}
function msOf(time) {
	if (time === void 0 || time === null) return void 0;
	return typeof time === "number" ? time * 1e3 : Date.parse(time);
}
// src/ci/github/variables.ts
var statedVariables = {
	push: {
		GITHUB_REF: ({ ref }) => ref,
		GITHUB_SHA: ({ after, deleted }) => deleted ? void 0 : after
	},
	workflow_dispatch: { GITHUB_REF: ({ ref }) => ref?.startsWith("refs/") ? ref : void 0 },
	merge_group: {
		GITHUB_REF: ({ merge_group: group }) => group?.head_ref,
		GITHUB_SHA: ({ merge_group: group }) => group?.head_sha
	},
	pull_request: {
		GITHUB_HEAD_REF: ({ pull_request: pull }) => pull?.head?.ref,
		GITHUB_BASE_REF: ({ pull_request: pull }) => pull?.base?.ref
	}
};
function checkVariables(payload, env, event) {
	const read = statedVariables[event === "pull_request_target" ? "pull_request" : event] ?? {};
	const said = readAs(anyEvent, payload);
	const statements = said === void 0 ? [] : Object.entries(read).map(([name, of]) => [name, of(said)]);
	for (const [name, stated] of statements) {
		const set = env[name];
		if (stated === void 0 || !set || stated === set) continue;
		if (name === "GITHUB_SHA" && stated.toLowerCase() === set.toLowerCase()) continue;
		throw otherEvent(`The event file says ${neutralLine(stated, 140)} where ${name} is ${neutralLine(set, 140)}`);
	}
	const number = /^refs\/pull\/(\d+)\//.exec(env.GITHUB_REF ?? "")?.[1];
	const pull = said?.pull_request?.number;
	if (number === void 0 || pull === void 0 || event !== "pull_request" || Number(number) === pull) return;
	throw otherEvent(`The event file is about pull request ${pull}, the run about ${number}`);
}
function otherEvent(message) {
	return new GateError("CONFIG", message, {
		reason: "settings",
		hint: "The file that GITHUB_EVENT_PATH names must be the one that the runner wrote. Run the gate in a job of its own."
	});
}
// src/ci/github/event.ts
var headsPrefix = "refs/heads/";
var readers = {
	push: {
		isBound: true,
		read: readPush
	},
	pull_request: {
		isBound: true,
		read: readPullRequest
	},
	pull_request_target: {
		isBound: true,
		read: readPullRequest
	},
	merge_group: {
		isBound: true,
		read: readMergeGroup
	},
	workflow_run: {
		isBound: true,
		read: readWorkflowRun
	},
	workflow_dispatch: {
		isBound: false,
		read: readDispatch
	},
	schedule: {
		isBound: false,
		read: readSchedule
	}
};
function readGithubEvent(payload, env, eventName = env.GITHUB_EVENT_NAME) {
	if (!eventName) throw wrongRef("GITHUB_EVENT_NAME is not set", "Run this in a GitHub workflow.");
	parse(common, payload, eventName);
	const known = Object.hasOwn(readers, eventName) ? readers[eventName] : void 0;
	const { isBound, read } = known ?? {
		isBound: false,
		read: readOther
	};
	checkVariables(payload, env, eventName);
	const facts = read(payload, env);
	const own = detachedEvents.includes(eventName) ? void 0 : commitOf(env);
	return {
		...facts,
		name: eventName,
		isBound,
		isKnown: known !== void 0,
		isProposal: facts.change !== void 0 || eventName === "merge_group",
		commits: [own, facts.headSha].filter((sha) => sha !== void 0)
	};
}
var detachedEvents = ["pull_request_target", "workflow_run"];
function readOwnRepository(payload, env) {
	const own = readAs(common, payload)?.repository;
	return {
		url: repositoryUrlOf(env, own),
		defaultBranch: own?.default_branch ?? scheduledBranch(env),
		isPublic: isPublic(own),
		isCertain: own !== void 0 && isSame(own, own, env)
	};
}
function scheduledBranch({ GITHUB_EVENT_NAME: event, GITHUB_REF: ref }) {
	return event === "schedule" && ref?.startsWith(headsPrefix) ? ref.slice(11) : void 0;
}
function commitOf(env) {
	return shaOf(env.GITHUB_SHA);
}
function orRefusal(read) {
	try {
		return read();
	} catch (error) {
		return { branch: asGateError(error) };
	}
}
function readOther(payload, env) {
	const { pull_request: pull, repository: own } = parse(other, payload, env.GITHUB_EVENT_NAME ?? "other");
	const refusal = wrongRef(`The event ${neutralLine(env.GITHUB_EVENT_NAME ?? "", 60)} does not say which branch to scan`, "Set branch, or run the gate on push, pull_request, merge_group, schedule or workflow_dispatch.");
	return pull === void 0 ? { branch: refusal } : {
		...pullFacts(pull, own, env),
		branch: refusal
	};
}
function readPush(payload) {
	return orRefusal(() => {
		const push = parse(pushed, payload, "push");
		const branch = branchOf(push.ref);
		if (!push.deleted && !/^0+$/.test(push.after)) return {
			branch,
			headSha: push.after
		};
		throw wrongRef(`The branch ${neutralLine(branch, 255)} was deleted: there is nothing to scan`, skipHint);
	});
}
function readDispatch(payload, env) {
	return orRefusal(() => {
		const ref = parse(dispatched, payload, "workflow_dispatch").ref ?? env.GITHUB_REF;
		return {
			branch: branchOf(ref),
			headSha: ref === env.GITHUB_REF ? commitOf(env) : void 0
		};
	});
}
function readSchedule(payload, env) {
	return orRefusal(() => {
		const ref = env.GITHUB_REF;
		if (ref) return {
			branch: branchOf(ref),
			headSha: commitOf(env)
		};
		const branch = parse(common, payload, "schedule").repository?.default_branch;
		return { branch: branchOf(branch ? `${headsPrefix}${branch}` : void 0) };
	});
}
function readPullRequest(payload, env) {
	const { pull_request: pull, repository: own } = parse(pullRequested, payload, "pull request");
	return pullFacts(pull, own, env);
}
function pullFacts(pull, own, env) {
	const fork = forkOf(pull.head.repo, own, env);
	return {
		branch: fork === "no" ? pull.head.ref : forkRefusal(pull.head.repo),
		headSha: pull.head.sha,
		base: {
			branch: pull.base.ref,
			sha: pull.base.sha
		},
		change: {
			number: pull.number,
			author: pull.user?.login,
			fork,
			isDraft: pull.draft
		}
	};
}
function readMergeGroup(payload) {
	const { merge_group: group } = parse(merging, payload, "merge_group");
	return orRefusal(() => ({
		branch: branchOf(group.head_ref),
		headSha: group.head_sha,
		base: {
			branch: branchOf(group.base_ref),
			sha: group.base_sha
		}
	}));
}
function readWorkflowRun(payload, env) {
	const { workflow_run: run, repository: own } = parse(finished, payload, "workflow_run");
	const fork = forkOf(run.head_repository, own, env);
	const [pull, ...others] = (run.event === "pull_request" ? run.pull_requests ?? [] : []).filter(({ base: { repo } }) => repo.id === own?.id);
	const one = others.length === 0 ? pull : void 0;
	const isChange = one !== void 0 || fork !== "no";
	return {
		branch: fork === "no" ? branchOfRun(run) : forkRefusal(run.head_repository),
		headSha: run.head_sha,
		base: one && {
			branch: one.base.ref,
			sha: one.base.sha
		},
		change: isChange ? {
			number: one?.number,
			author: void 0,
			fork,
			isDraft: void 0
		} : void 0
	};
}
function branchOfRun(run) {
	if (run.event === "pull_request_target") return wrongRef("A workflow_run after a pull_request_target run does not say which commit the pull request has", "Run the gate on pull_request itself.");
	return run.head_branch ?? wrongRef("The workflow run that ended had no branch", skipHint);
}
var skipHint = prose`Leave these runs out with an ${code("if:")} on the job, or with the filters of ${code("on:")}.`;
function branchOf(ref) {
	if (ref?.startsWith(headsPrefix) && ref.length > 11) return ref.slice(11);
	const what = ref?.startsWith("refs/tags/") ? `the tag ${ref.slice(10)}` : ref ?? "no ref at all";
	throw wrongRef(`This run is about ${neutralLine(what, 255)}, not about a branch: the service scans branches`, skipHint);
}
function forkRefusal(theirs) {
	const owner = theirs?.full_name ? neutralLine(theirs.full_name, 140) : "a repository that no longer exists";
	return new GateError("CONFIG", `Not scanned: the pull request comes from ${owner}, a fork of this repository`, {
		reason: "fork",
		hint: prose`The service can scan only branches of this repository. Gate forks by a second step, ${code("uses: scan-gate/scan-gate/embedded@v1")}, or let them pass with ${code("on-inconclusive: fork=warn")}.`
	});
}
function forkOf(theirs, own, env) {
	if (!theirs) return "unknown";
	return isSame(theirs, own, env) ? "no" : "yes";
}
function isSame(theirs, own, env) {
	const runId = Number(env.GITHUB_REPOSITORY_ID || NaN);
	const runName = env.GITHUB_REPOSITORY;
	const names = [own?.full_name, runName].filter((known) => known !== void 0 && known !== "");
	if (names.length === 0 || theirs.full_name === void 0) return false;
	const ids = [own?.id ?? NaN, runId].filter((known) => !Number.isNaN(known));
	return names.every((known) => known?.toLowerCase() === theirs.full_name?.toLowerCase()) && (typeof theirs.id !== "number" || ids.every((known) => known === theirs.id));
}
function repositoryUrlOf(env, own) {
	const fullName = env.GITHUB_REPOSITORY || own?.full_name;
	if (!fullName) return void 0;
	return `${(env.GITHUB_SERVER_URL || "https://github.com").replace(/\/+$/, "")}/${fullName}`;
}
function isPublic(own) {
	const { private: isPrivate, visibility } = own ?? {};
	return isPrivate === false || !(visibility === "private" || visibility === "internal") && (Boolean(visibility) || !isPrivate);
}
// src/ci/context/standing.ts
function commonFacts({ variables, own }) {
	return {
		system: "github",
		event: variables.GITHUB_EVENT_NAME,
		isPublic: own.isPublic
	};
}
var pushes = ["push", "workflow_run"];
function standingOf(branch, { name, base, change, isProposal }, defaultBranch) {
	if (isProposal) return {
		base,
		change,
		trust: "proposal"
	};
	if (branch !== void 0 && branch === defaultBranch) return {
		base: void 0,
		change,
		trust: "own"
	};
	return {
		base: branch !== void 0 && defaultBranch !== void 0 && pushes.includes(name) ? {
			branch: defaultBranch,
			sha: void 0
		} : void 0,
		change,
		trust: "proposal"
	};
}
export { readOwnRepository as a, readGithubEvent as i, standingOf as n, pushedByMs as o, commitOf as r, wrongRef as s, commonFacts as t };
