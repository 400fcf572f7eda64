var { Worker } = process.getBuiltinModule("node:worker_threads");
var { setFlagsFromString } = process.getBuiltinModule("node:v8");
// src/prose.ts
function code(text) {
	return { code: text };
}
function prose(texts, ...values) {
	const parts = [];
	const add = (part) => {
		const last = parts.at(-1);
		if (typeof part === "string" && typeof last === "string") parts[parts.length - 1] = last + part;
		else parts.push(part);
	};
	texts.forEach((text, index) => {
		add(text);
		const value = values[index] ?? "";
		for (const part of typeof value === "number" ? [String(value)] : partsOf(value)) add(part);
	});
	return parts.filter((part) => part !== "");
}
function partsOf(text) {
	return typeof text === "string" || "code" in text ? [text] : text;
}
var inconclusiveReasons = {
	settings: {
		meaning: "a setting is missing or malformed",
		effect: "always fails",
		hint: "Correct the settings and run again.",
		needsAction: true
	},
	fork: {
		meaning: "not scanned: pull request from a fork",
		effect: "fails",
		hint: prose`Gate forks without a key: in a workflow by a second step, ${code("uses: scan-gate/scan-gate/embedded@v1")}; elsewhere by ${code("scan-gate run --embedded")}.`,
		needsAction: true
	},
	"no-key": {
		meaning: "not scanned: no API key",
		effect: "fails",
		hint: prose`Set ${code("api-key")} from a secret; gate runs that get no secrets in a workflow by a second step, ${code("uses: scan-gate/scan-gate/embedded@v1")}; elsewhere by ${code("scan-gate run --embedded")}.`,
		needsAction: true
	},
	"wrong-ref": {
		meaning: "not scanned: there is no branch to scan",
		effect: "fails",
		hint: prose`Run the gate on branches and pull requests, or name the branch with the setting ${code("branch")}.`,
		needsAction: true
	},
	moved: {
		meaning: "the branch moved, or its head could not be read",
		effect: "fails",
		hint: prose`Run the gate on the newer commit; reading the head needs the permission ${code("contents: read")}.`
	},
	policy: {
		meaning: "the policy could not be read",
		effect: "fails",
		hint: prose`Look at where the policy is read from: ${code("config-file")}, ${code("policy-ref")}, and the permission ${code("contents: read")}.`,
		needsAction: true
	},
	"not-found": {
		meaning: "the repository, branch or scan was not found",
		effect: "fails",
		hint: prose`Check ${code("repository-id")}, ${code("branch")} and ${code("scan-id")}, and what the key has access to.`,
		needsAction: true
	},
	"foreign-repository": {
		meaning: "the repository at the service is another one",
		effect: "fails",
		hint: prose`Correct ${code("repository-id")}, or remove it to have the repository found by its address.`,
		needsAction: true
	},
	auth: {
		meaning: "the service refused the API key",
		effect: "fails",
		hint: prose`Check ${code("api-key")} and its scopes.`,
		needsAction: true
	},
	unavailable: {
		meaning: "the service could not be reached",
		effect: "fails",
		hint: prose`Run the gate again; check ${code("base-url")}, the network and the proxy settings when it stays so.`
	},
	"rate-limited": {
		meaning: "the service asked to wait for too long",
		effect: "fails",
		hint: prose`Run the gate again later, or raise ${code("timeout-seconds")}.`
	},
	"scan-failed": {
		meaning: "the scan failed",
		effect: "fails",
		hint: "Look at the scan at the service, then run the gate again."
	},
	timeout: {
		meaning: "the scan did not end in time",
		effect: "fails",
		hint: prose`Raise ${code("timeout-seconds")}, or judge the scan later with ${code("scan-id")}.`
	},
	protocol: {
		meaning: "the service answered in a way that cannot be trusted",
		effect: "fails",
		hint: prose`Run the gate again; when it stays so, check ${code("base-url")} and tell those who run the service.`
	},
	evidence: {
		meaning: "the evidence does not settle it",
		effect: "fails",
		hint: "The list of violations may lag behind the scan: run the gate again in a minute. If it stays so, compare the scan at the service with its violations.",
		isOfEvidence: true
	},
	"not-covered": {
		meaning: "nothing was scanned for a type that counts",
		effect: "fails",
		hint: prose`Have it scanned (any scanner\u2019s SARIF can be judged), or say in the policy that it does not count: ${code("accept-uncovered")} for languages, ${code("fail-on-types")} for types.`,
		needsAction: true,
		isOfEvidence: true
	},
	"not-waited": {
		meaning: "the scan was started and not waited for",
		effect: "passes",
		hint: prose`Judge it later with ${code("scan-id")}.`
	},
	publish: {
		meaning: "a file that was asked for could not be written",
		effect: "always fails",
		hint: "Name a file that can be written."
	},
	cancelled: {
		meaning: "the run was cancelled",
		effect: "always fails",
		hint: "Run the gate again."
	},
	internal: {
		meaning: "a fault of Scan Gate itself",
		effect: "always fails",
		hint: "Run the gate again; report the fault with this line when it stays so."
	}
};
Object.keys(inconclusiveReasons).filter((name) => inconclusiveReasons[name].effect === "always fails");
var GateError = class extends Error {
	code;
	hint;
	reason;
	isAmbiguous;
	status;
	brief;
	constructor(code, message, details = {}) {
		super(message, details.cause === void 0 ? void 0 : { cause: details.cause });
		this.name = "GateError";
		this.code = code;
		this.hint = details.hint;
		this.reason = details.reason;
		this.isAmbiguous = details.isAmbiguous ?? false;
		this.status = details.status;
		this.brief = details.brief;
	}
};
function asGateError(value, code = "PROTOCOL") {
	if (value instanceof GateError) return value;
	const [line = ""] = (value instanceof Error ? value.message || value.name : String(value)).trim().split(/[\r\n]/, 1);
	return new GateError(code, `Unexpected error: ${line}`, {
		cause: value,
		reason: "internal"
	});
}
// src/service/worker/message.ts
function toPlainError({ code, message, hint, reason }) {
	return {
		code,
		message,
		hint,
		reason
	};
}
// src/service/worker/pass-on.ts
function passOn(script, parent) {
	parent.on("disconnect", () => parent.exit());
	setFlagsFromString("--heap-growing-percent=100");
	if (Number.parseInt(parent.versions.v8, 10) >= 13) setFlagsFromString("--invocation-count-for-turbofan=30000");
	parent.once("message", (start) => {
		const resourceLimits = {
			maxOldGenerationSizeMb: start.heapMb,
			stackSizeMb: start.stackMb
		};
		const worker = new Worker(script, {
			workerData: start,
			resourceLimits,
			argv: [],
			execArgv: []
		});
		const send = (message, sent) => parent.send?.({
			...message,
			usedMs: usedMs(parent)
		}, void 0, void 0, sent);
		const replies = inGroups((reply, sent) => send({ reply }, sent));
		worker.on("message", replies.add);
		let code = 1;
		worker.on("error", (error) => {
			if (error.code === "ERR_WORKER_OUT_OF_MEMORY") code = 71;
		});
		worker.on("exit", () => replies.end(() => parent.exit(code)));
		parent.on("message", (tasks) => {
			if (tasks === "used") {
				send({});
				return;
			}
			replies.expect(tasks.length);
			for (const task of tasks) worker.postMessage(task);
		});
	});
}
function usedMs(parent) {
	const { user, system } = parent.cpuUsage();
	return (user + system) / 1e3;
}
var groupMs = 20;
function inGroups(send) {
	let [several, awaited] = [[], 0];
	let timer;
	const flush = (sent) => {
		clearTimeout(timer);
		timer = void 0;
		if (several.length > 0) send({ several }, sent);
		else sent?.();
		several = [];
	};
	return {
		expect: (count) => {
			awaited += count;
		},
		add: (reply) => {
			if (!("looked" in reply)) {
				send(reply);
				return;
			}
			several.push(reply.looked);
			awaited -= 1;
			if (awaited === 0) flush();
			else timer ??= setTimeout(flush, groupMs);
		},
		end: flush
	};
}
export { code as a, asGateError as i, toPlainError as n, prose as o, GateError as r, passOn as t };
