import { $ as publishProblem, $t as parseTime, An as fitSummary, Cn as createBudget, F as createClient, Fn as markdownBlock, Hn as neutralLine, Ht as readDetailedFinding, In as markdownCode, N as isSameCommit, Rn as markdownProse, Un as GateError, Ut as readListItem, Wn as asGateError, Y as accessOf, Z as isAmbiguous, Zn as plainText, at as createSurroundings, ct as version, er as readContext, g as resolveRepository, h as runGate, ht as readSettings, it as contextHints, mt as readEnvironment, n as placeOf, nt as refusedWith, ot as notDone, pt as mergeReadings, rt as githubAccess, tr as describeContext, vn as exitCodeOf, zn as markdownText } from "./start.js";
import { _ as string, a as array, d as number, l as looseObject, o as boolean, x as unknown } from "./schemas.js";
import { t as createGithubClient } from "./client.js";
import { n as isKeyOf } from "./identity.js";
import { r as sentenceOf } from "./sentence.js";
import { i as readScanWindow, s as listScans } from "./scan-window.js";
import { n as isOpen, r as isSuppressed } from "./evidence.js";
import { C as remediationOf, D as severityWord, O as standingOf, b as mayBeSecret, g as factsOf, h as exceptionWord, k as statusWord, u as descriptionOf, y as labelWord } from "./standing.js";
import { t as isDisclosed } from "./disclosure.js";
import { r as displayPlace } from "./place.js";
import { i as sweepViolations } from "./violations.js";
var { readFile } = process.getBuiltinModule("node:fs/promises");
// src/ci/github/comment-commands/commands.ts
var prefix = "/scan-gate";
var idPattern = /^[\w.:~+-]{1,200}$/;
var longestReason = 1e3;
var loginPattern = /^[a-z\d](?:[a-z\d_-]{0,98}[a-z\d])?$/i;
var user = looseObject({
	login: string(),
	id: number().int(),
	type: string().nullish()
});
var payloadShape = looseObject({
	action: string(),
	issue: looseObject({
		number: number().int().positive(),
		pull_request: unknown().optional()
	}),
	comment: looseObject({
		id: number().int().positive(),
		body: string().nullish(),
		user: user.nullish(),
		performed_via_github_app: unknown().optional()
	}),
	repository: unknown()
});
function readComment(payload) {
	const { data } = payloadShape.safeParse(payload);
	if (data === void 0) return ignored("the payload is not that of an issue_comment event");
	const { action, issue, comment, repository } = data;
	if (action !== "created") return ignored(`the comment was ${neutralLine(action, 40)}, not created`);
	if (!issue.pull_request) return ignored("the comment is on an issue, not on a pull request");
	const command = parseCommand(comment.body ?? "");
	if (command === void 0) return ignored(`the first line of the comment is no ${prefix} command`);
	const { user: commenter, performed_via_github_app: app } = comment;
	if (commenter?.type !== "User" || app || !loginPattern.test(commenter.login)) return ignored("the comment was not made by a person");
	return {
		kind: "command",
		command,
		commentId: comment.id,
		pullRequest: issue.number,
		commenter: {
			login: commenter.login,
			id: commenter.id
		},
		repository
	};
}
function ignored(why) {
	return {
		kind: "ignored",
		why
	};
}
function parseCommand(body) {
	const [line = ""] = body.split(/\r\n|\n|\r/, 1);
	if (!new RegExp(`^${prefix}(?:[ \\t]|$)`).test(line)) return void 0;
	const [, name = "", given = "", rest = ""] = /^\S+\s*(\S*)\s*(\S*)\s*(.*)$/su.exec(line) ?? [];
	const id = given.replace(/^`(.*)`$/, "$1");
	const reason = rest.trim();
	if (name === "recheck") return given === "" ? { kind: "recheck" } : unclear("recheck takes nothing behind it");
	if (name !== "why" && name !== "suppress") return unclear(name === "" ? "no command" : "not a command");
	if (!idPattern.test(id)) return unclear(`${name} needs the id of a violation`);
	if (name === "why") return reason === "" ? {
		kind: "why",
		id
	} : unclear("why takes one id and nothing behind it");
	if (reason.length > longestReason) return unclear(`a reason has at most ${longestReason} characters`);
	return {
		kind: "suppress",
		id,
		reason
	};
}
function unclear(problem) {
	return {
		kind: "unclear",
		problem
	};
}
var commandList = [
	`- \`${prefix} why <violation id>\`: why a violation blocks, or why it does not`,
	`- \`${prefix} recheck\`: judges the last scan of this commit again`,
	`- \`${prefix} suppress <violation id> <reason>\`: suppresses a violation at the service, where that is allowed`
].join("\n");
var leastCharacters = 20;
var leastLetters = 12;
var leastDifferent = 5;
var emptyWords = new Set(`a an the this that these those it its it's is are was be i we you my our me us to of in for at on by and or so as but
  not no non nope yes just really very please pls thanks suppress suppressed suppression ignore ignored ignoring skip
  skipped remove disable false positive positives true fp accepted accept acceptable risk risks risky low known issue
  issues problem problems bug finding findings violation violations vulnerability vulnerabilities vuln alert alerts
  warning warnings security scan scanner gate tool wont won't dont don't doesn't isn't can't cannot fix fixed fixing
  later todo tbd test testing na n/a none ok okay fine safe good nothing important relevant irrelevant matter matters
  applicable needed necessary here there now reason specific justification merge approve approved lgtm`.split(/\s+/));
function reasonProblem(reason) {
	if ([...reason].length < leastCharacters) return `it has fewer than ${leastCharacters} characters`;
	const letters = [...(reason.normalize("NFKC").toLowerCase().replaceAll("\u2019", "'").match(/[\p{L}\p{N}][\p{L}\p{N}'/]*/gu) ?? []).filter((word) => !emptyWords.has(word)).join("")];
	return letters.length < leastLetters || new Set(letters).size < leastDifferent ? "it does not say what in the code makes the violation harmless" : void 0;
}
// src/ci/github/comment-commands/people.ts
var person = looseObject({
	login: string(),
	id: number().int()
});
var pullShape = looseObject({
	state: string(),
	user: person.nullish(),
	commits: number().int(),
	head: looseObject({
		ref: string(),
		sha: string()
	})
});
function readPull(client, number) {
	return client.call({
		route: "GET /repos/{owner}/{repo}/pulls/{pull_number}",
		parameters: { pull_number: number },
		shape: pullShape
	});
}
var permissionShape = looseObject({
	permission: string(),
	role_name: string().nullish(),
	user: person.nullish()
});
async function readAccess(client, { login, id }, isPublic) {
	const route = "GET /repos/{owner}/{repo}/collaborators/{username}/permission";
	try {
		const answer = await client.call({
			route,
			parameters: { username: login },
			shape: permissionShape
		});
		if (answer.user?.id !== id) return "outsider";
		if ([
			"admin",
			"maintain",
			"write"
		].includes(answer.permission)) return "write";
		if (answer.role_name === "triage") return "member";
		return answer.permission === "read" && !isPublic ? "member" : "outsider";
	} catch (error) {
		if (refusedWith(error) === 404) return "outsider";
		throw error;
	}
}
var commitShape = looseObject({
	sha: string(),
	commit: looseObject({
		message: string(),
		verification: looseObject({ verified: boolean() }).nullish().catch(void 0)
	}),
	author: unknown(),
	committer: unknown()
});
async function involvementOf(client, { number, pull, commenter }) {
	if (!pull.user) return "the author of the pull request is not known";
	if (isSame(pull.user, commenter)) return "you are the author of the pull request";
	const commits = await client.pages({
		route: "GET /repos/{owner}/{repo}/pulls/{pull_number}/commits",
		parameters: { pull_number: number },
		shape: array(commitShape)
	}, (page) => page);
	if (commits.length !== pull.commits) return `only ${commits.length} of ${pull.commits} commits could be read`;
	if (!commits.some(({ sha }) => sha === pull.head.sha)) return "the pull request has moved on";
	for (const commit of commits) {
		const people = peopleOf(commit);
		if (people === void 0) return `the people behind commit ${commit.sha.slice(0, 12)} are not all known to GitHub`;
		if (people.some((each) => isSame(each, commenter))) return "you are among those who wrote the commits";
	}
	const unverified = commits.find(({ commit }) => commit.verification?.verified !== true);
	if (unverified === void 0 || !await hasPushed(client, pull.head.ref, commenter)) return void 0;
	return `you pushed to its branch, and who wrote commit ${unverified.sha.slice(0, 12)} is not verified`;
}
var pushes = array(looseObject({ actor: unknown() }));
async function hasPushed(client, branch, commenter) {
	const route = "GET /repos/{owner}/{repo}/activity";
	const parameters = {
		ref: `refs/heads/${branch}`,
		per_page: 100
	};
	try {
		return (await client.call({
			route,
			parameters,
			shape: pushes
		})).some(({ actor }) => isSame(person.safeParse(actor).data ?? {}, commenter));
	} catch (error) {
		const status = refusedWith(error);
		if (status === 403 || status === 404) return false;
		throw error;
	}
}
function isSame(a, b) {
	return a.id === b.id || a.login?.toLowerCase() === b.login.toLowerCase();
}
function peopleOf({ author, committer, commit }) {
	const people = [...[author, committer].map((each) => person.safeParse(each).data), ...coAuthorsOf(commit.message)];
	return people.some((each) => each === void 0) ? void 0 : people.filter((each) => each !== void 0);
}
function coAuthorsOf(message) {
	return [...message.matchAll(/^[ \t]*co-authored-by:(.*)$/gim)].map(([, text = ""]) => {
		const address = /<(?:(\d+)\+)?([^<>@+\s]+)@users\.noreply\.[^<>@\s]+>/i.exec(text);
		if (address === null) return void 0;
		const [, id, login = ""] = address;
		return id === void 0 ? { login } : {
			login,
			id: Number(id)
		};
	});
}
function explained(error) {
	const status = refusedWith(error);
	if (status !== 403 && status !== 404) return error;
	return new GateError("PUBLISH", error.message, {
		cause: error,
		status,
		hint: "Give the job the permissions \"pull-requests: write\", \"checks: write\" and \"contents: read\"."
	});
}
// src/ci/github/comment-commands/reply.ts
var bodyBytes = 6e4;
var settleMs = 2e3;
var comment$1 = looseObject({
	id: number().int(),
	body: string().nullish(),
	user: looseObject({ login: string() }).nullish()
});
async function react(client, commentId, content) {
	await client.call({
		route: "POST /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions",
		parameters: {
			comment_id: commentId,
			content
		},
		shape: unknown()
	});
}
async function reply(client, to, markdown) {
	const head = `<!-- scan-gate-command:${to.commentId} -->\n`;
	const body = head + fitSummary(client.redact(markdown), bodyBytes - head.length);
	const found = await ownReply(client, to, head.trimEnd());
	if (found === void 0) return create(client, to, {
		body,
		marker: head.trimEnd()
	});
	await client.call({
		route: "PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}",
		parameters: {
			comment_id: found,
			body
		},
		shape: comment$1
	});
}
async function create(client, to, text) {
	const call = {
		route: "POST /repos/{owner}/{repo}/issues/{issue_number}/comments",
		parameters: {
			issue_number: to.pullRequest,
			body: text.body
		},
		shape: comment$1,
		isOnce: true
	};
	try {
		await client.call(call);
	} catch (error) {
		if (!isAmbiguous(error)) throw error;
		await client.sleep(settleMs);
		if (await ownReply(client, to, text.marker) === void 0) await client.call(call);
	}
}
async function ownReply(client, to, marker) {
	const marked = (await client.pages({
		route: "GET /repos/{owner}/{repo}/issues/{issue_number}/comments",
		parameters: { issue_number: to.pullRequest },
		shape: array(comment$1)
	}, (page) => page)).filter(({ body }) => body?.startsWith(marker));
	if (marked.length === 0) return void 0;
	const self = (await client.viewer()).toLowerCase();
	return marked.find(({ user }) => user?.login.toLowerCase() === self)?.id;
}
var runsShape = looseObject({ check_runs: array(looseObject({
	id: number().int(),
	status: string().nullish(),
	external_id: string().nullish(),
	output: looseObject({ summary: string().nullish() }).nullish()
})) });
async function namesScan(client, { headSha, category, scanId }) {
	const [newest] = (await client.pages({
		route: "GET /repos/{owner}/{repo}/commits/{ref}/check-runs",
		parameters: {
			ref: headSha,
			filter: "all"
		},
		shape: runsShape
	}, (page) => page.check_runs)).filter(({ external_id, status }) => isKeyOf(external_id, category) && status === "completed").sort((a, b) => b.id - a.id);
	const footer = newest?.output?.summary?.trimEnd().split("\n").at(-1) ?? "";
	const said = footer.replace(/^<sub>(?:\[All findings\]\([^()\s]+\) \u00b7 )?/, "");
	return said.startsWith(`scan ${markdownCode(scanId, 80)} at [`) && said !== footer;
}
// src/cli/comment/command-context.ts
function ownRepository({ run, settings, context }) {
	const { repositoryUrl } = context;
	return resolveRepository(run, {
		repositoryId: settings.repositoryId,
		repositoryUrl,
		githubHost: repositoryUrl === void 0 ? void 0 : new URL(repositoryUrl).host,
		allowForeignRepository: settings.allowForeignRepository
	});
}
var lookCap = 20;
async function lastScan(command, { repository_id: repositoryId }) {
	const { run, context, github, settings } = command;
	const { items } = await listScans(run, repositoryId);
	const newest = items.filter(({ status }) => status === "COMPLETED").sort((a, b) => (parseTime(b.created_at) ?? 0) - (parseTime(a.created_at) ?? 0)).slice(0, lookCap);
	for (const { scan_id: scanId } of newest) {
		const scan = await run.client.getScan({ scan_id: scanId });
		if (!(scan.scan_id === scanId && scan.repository_id === repositoryId && scan.branch === context.branch) || scan.status !== "COMPLETED") continue;
		const { headSha = "" } = context;
		if (isSameCommit(scan.commit_sha, headSha) ?? await namesScan(github, {
			headSha,
			category: settings.category,
			scanId
		})) return {
			kind: "found",
			scan
		};
		return {
			kind: "unknown",
			why: `The last completed scan of ${markdownCode(context.branch)}, ${markdownCode(scanId, 80)}, cannot be tied to commit ${shortSha(command)}`
		};
	}
	return {
		kind: "unknown",
		why: `There is no completed scan of ${markdownCode(context.branch)} among the newest ${newest.length} of this repository`
	};
}
function shortSha({ context }) {
	return markdownCode((context.headSha ?? "").slice(0, 12));
}
function withoutScan(why) {
	return `${why}, so nothing can be said about it. Re-run the workflow of the gate on this commit (Actions, "Re-run all jobs"), or push again.`;
}
function judgeAgain(command, repository, scan) {
	const { context, env, transport, log } = command;
	const { repository_id: repositoryId } = repository;
	const settings = {
		...command.settings,
		repositoryId,
		scanId: scan.scan_id,
		wait: true
	};
	const github = githubAccess(env, settings.githubToken);
	return runGate({
		settings,
		context,
		version,
		transport,
		clock: command.clock,
		cancel: command.cancel,
		isScanProven: true,
		now: command.now,
		log: {
			say: log.line,
			note: (line) => log.line(`Note: ${line}`)
		},
		surroundings: (budget, onWait) => createSurroundings(context, {
			github,
			transport,
			budget,
			onWait
		})
	});
}
var rulesShown = 20;
var ruleWords = {
	passed: "holds",
	failed: "broken",
	inconclusive: "undecided"
};
function verdictText(report) {
	const hint = report.hint === void 0 ? "" : ` ${markdownProse(report.hint, 800)}`;
	return `**${markdownText(sentenceOf(report), 90)}.**${hint}`;
}
function ruleList({ rules }) {
	const shown = rules.slice(0, rulesShown).map(({ rule, verdict, line }) => {
		return `- ${markdownCode(rule, 80)} (${ruleWords[verdict]}): ${markdownText(line, 400)}`;
	});
	if (rules.length > shown.length) shown.push(`- \u2026 and ${rules.length - shown.length} more`);
	return shown.join("\n");
}
// src/cli/comment/recheck.ts
async function recheck(command) {
	const repository = await ownRepository(command);
	const last = await lastScan(command, repository);
	if (last.kind === "unknown") return {
		markdown: withoutScan(last.why),
		reaction: "confused"
	};
	return {
		markdown: await renew(command, repository, last.scan),
		reaction: "+1"
	};
}
async function renew(command, repository, scan) {
	const { log } = command;
	const { report: judged, settings, changes } = await judgeAgain(command, repository, scan);
	const report = {
		...judged,
		exitCode: exitCodeOf({
			judged: [judged],
			settings
		})
	};
	const { publishToGithub } = await import("./publish.js");
	const github = {
		access: accessOf(command),
		checkRun: void 0,
		changes
	};
	const shown = await publishToGithub(report, {
		...settings,
		annotations: "check-run",
		uploadSarif: false
	}, github);
	for (const line of shown.lines) log.line(line);
	for (const warning of shown.warnings) log.line(`Warning: ${warning}`);
	log.line(`Scan ${scan.scan_id} judged again: ${report.verdict} (${report.reason})`);
	return [
		`Judged scan ${markdownCode(scan.scan_id, 80)} of commit ${shortSha(command)} again. ${verdictText(report)}`,
		ruleList(report),
		shown.checkRunUrl === void 0 ? "The check run could not be renewed; the log of this command says why." : `The ${linkTo(shown.checkRunUrl)} is renewed. A job that failed stays as it is until it is run again.`
	].filter((part) => part !== "").join("\n\n");
}
function linkTo(url) {
	return /^https?:\/\/[\w.:/~#?=&%-]+$/.test(url) ? `[check run](${url})` : "check run";
}
// src/cli/comment/why.ts
async function why(command, id) {
	const looked = await inspect(command, id);
	if (looked.kind === "unknown") return {
		markdown: looked.markdown,
		reaction: "confused"
	};
	const { finding, result, scan } = looked;
	return {
		markdown: [
			`${markdownCode(id)} ${effectSentence(finding, result.report)}`,
			finding.disclosed ? describeFinding(finding) : "What it is may not be said here, where outsiders read (setting `disclose`).",
			verdictText(result.report),
			ruleList(result.report),
			`<sub>scan ${markdownCode(scan.scan_id, 80)}</sub>`
		].filter((part) => part !== "").join("\n\n"),
		reaction: "+1"
	};
}
async function inspect(command, id) {
	const repository = await ownRepository(command);
	const detail = await ownViolation(command, repository, id);
	if (detail === void 0) return {
		kind: "unknown",
		markdown: `This repository has no violation ${markdownCode(id)} at the service.`
	};
	const last = await lastScan(command, repository);
	if (last.kind === "unknown") return {
		kind: "unknown",
		markdown: withoutScan(last.why)
	};
	const { scan } = last;
	const result = await judgeAgain(command, repository, scan);
	const window = await readScanWindow(command.run, repository.repository_id, [scan]);
	return {
		kind: "found",
		finding: asJudged(command, readDetailedFinding(detail, window), result),
		result,
		scan,
		repository
	};
}
async function ownViolation({ run }, { repository_id: repositoryId }, id) {
	const detail = await readViolation(run, id);
	if (detail?.violation_id !== id) return void 0;
	const { severity, severityKnown } = readListItem(detail);
	const { items } = await sweepViolations(run, repositoryId, severityKnown ? [severity] : void 0);
	return items.some((item) => item.id === id) ? detail : void 0;
}
async function readViolation(run, id) {
	try {
		return await run.client.getViolation({ violation_id: id });
	} catch (error) {
		if (error instanceof GateError && error.code === "NOT_FOUND") return void 0;
		throw error;
	}
}
function asJudged({ context }, fresh, { report, settings, changes }) {
	const known = [...report.findings].find(({ id }) => id === fresh.id);
	if (known?.detail !== void 0) return known;
	const isOther = fresh.label === "elsewhere" && report.scope !== "repository";
	const cannotBlock = known === void 0 || isOther || !isOpen(fresh);
	return {
		...fresh,
		effect: cannotBlock ? "none" : known.effect,
		disclosed: isDisclosed(fresh, {
			disclose: settings.disclose,
			isPublic: context.isPublic,
			changes
		}),
		exception: known?.exception
	};
}
function effectSentence(finding, report) {
	if (report.rules.length === 0 && report.verdict === "inconclusive") return "cannot be judged now.";
	switch (standingOf(finding)) {
		case "blocks": return `**blocks**: it is ${labelWord(finding)}, and a rule that does not hold counts it.`;
		case "may block": return `**may block**: a rule that does not hold may count it; it is ${labelWord(finding)}.`;
		case "excepted": return `**does not block**: it is ${finding.exception === void 0 ? "excepted" : markdownText(exceptionWord(finding.exception), 300)}.`;
		case "suppressed": return `**does not block**: it is suppressed at the service (${statusWord(finding)}).`;
		case "fixed": return "**does not block**: the service says that it is fixed.";
		case "open": return `**does not block**: ${whyItDoesNotBlock(finding, report)}.`;
	}
}
function whyItDoesNotBlock(finding, report) {
	if (finding.label === "elsewhere") return "it was last seen before this scan began, so this scan did not find it";
	if (!report.listedSeverities.includes(finding.severity)) return `the verdict did not need the ${finding.severity} findings of the list`;
	return report.rules.some(({ verdict }) => verdict !== "passed") ? "no rule that is broken or undecided counts it" : "every rule holds with it";
}
function describeFinding(finding) {
	const place = displayPlace(finding, 120);
	const where = place === void 0 ? "" : ` in ${markdownCode(place)}`;
	const title = markdownText(finding.title, 200) || "Untitled";
	const facts = markdownText(factsOf(finding).join(", "), 400);
	const head = `${severityWord(finding)}: **${title}**${where} (${facts})`;
	const description = descriptionOf(finding);
	const advice = mayBeSecret(finding) ? void 0 : remediationOf(finding);
	return [
		head,
		description === void 0 ? "" : markdownBlock(description, 1500),
		advice === void 0 ? "" : `**How to fix**\n\n${markdownBlock(advice, 1500)}`
	].filter((part) => part !== "").join("\n\n");
}
// src/cli/comment/suppress.ts
var settingHint = "It is off. Whoever maintains the workflow can allow it with `--allow-suppress-command`, and decides with it who may let findings through.";
async function suppress(command, id, reason) {
	const objection = await objectionTo(command, reason);
	if (objection !== void 0) return refused(objection);
	const looked = await inspect(command, id);
	if (looked.kind === "unknown") return refused(looked.markdown);
	const doubt = doubtAbout(looked, id);
	if (doubt !== void 0) return refused(doubt);
	const objectionNow = await objectionTo(await readAgain(command), reason);
	if (objectionNow !== void 0) return refused(objectionNow);
	const status = await suppressAtService(command, id, reason);
	const { scan, repository } = looked;
	if (status === "OPEN") return {
		markdown: `The suppression of ${markdownCode(id)} was sent to the service, which still says that it is open. Nothing was judged again: try \`/scan-gate recheck\` later.`,
		reaction: "confused"
	};
	command.log.line(`Violation ${id} was suppressed by ${command.asked.commenter.login}: ${reason}`);
	return {
		markdown: `${`Suppressed ${markdownCode(id)} at the service, for all branches; it now counts as ${wordOf(status)}.`}\n\n${await renew(command, repository, scan)}`,
		reaction: "+1"
	};
}
async function readAgain(command) {
	const { github, asked, context } = command;
	const [pull, access] = await Promise.all([readPull(github, asked.pullRequest), readAccess(github, asked.commenter, context.isPublic)]);
	return {
		...command,
		pull,
		access
	};
}
function refused(markdown) {
	return {
		markdown: `Not suppressed. ${markdown}`,
		reaction: "confused"
	};
}
async function objectionTo(command, reason) {
	const { allowSuppressCommand, access, asked, pull, github, context } = command;
	if (!allowSuppressCommand) return settingHint;
	if (access !== "write") return "Only people with write access to this repository may do that.";
	if (pull.state !== "open") return "The pull request is closed.";
	if (pull.head.sha !== context.headSha) return "The pull request has moved on: repeat the command for its newer commit.";
	const problem = reasonProblem(reason);
	if (problem !== void 0) return `The reason is not specific enough: ${problem}.`;
	const { pullRequest: number, commenter } = asked;
	const involvement = await involvementOf(github, {
		number,
		pull,
		commenter
	});
	if (involvement === void 0) return void 0;
	return `It takes somebody who did not write the pull request: ${involvement}.`;
}
function doubtAbout({ finding }, id) {
	const name = markdownCode(id);
	if (isSuppressed(finding)) return `${name} is suppressed already (${statusWord(finding)}).`;
	if (finding.label === "seen") return void 0;
	return `It is not proven that the last scan of this pull request has seen ${name}. If it should have, run the gate on this commit again and repeat the command.`;
}
var readings = 3;
var readGapMs = 2e3;
async function suppressAtService({ run, asked, context }, id, reason) {
	const { commenter, pullRequest } = asked;
	const by = `suppressed by ${commenter.login} in ${context.repositoryUrl}/pull/${pullRequest}`;
	const justification = neutralLine(`${reason} (${by})`, 2e3);
	try {
		await run.client.suppressViolation({
			violation_id: id,
			justification
		});
	} catch (error) {
		if (!(error instanceof GateError) || !error.isAmbiguous) throw error;
		run.log.note(`${error.message}; looking whether it took place`);
	}
	for (let reading = 1;; reading++) {
		const { status } = readListItem(await run.client.getViolation({ violation_id: id }));
		if (status !== "OPEN" || reading === readings) return status;
		await run.budget.clock.sleep(readGapMs, run.budget.signal);
	}
}
var statusNames = {
	OPEN: "open",
	FIXED: "fixed",
	FALSE_POSITIVE: "a false positive",
	ACCEPTED_RISK: "an accepted risk",
	UNKNOWN: "a status that this version does not know, and so as open"
};
function wordOf(status) {
	return statusNames[status];
}
// src/cli/comment/comment.ts
async function comment(session, flags) {
	const reading = readComment(await readEvent(session.env));
	if (reading.kind === "ignored") {
		session.log.line(`Ignored: ${reading.why}`);
		return;
	}
	return answerComment(session, {
		asked: reading,
		settings: readOwnSettings(session, flags),
		transport: await session.transport()
	});
}
async function readEvent(env) {
	const { GITHUB_EVENT_NAME: event, GITHUB_EVENT_PATH: path } = env;
	if (event !== "issue_comment" || !path || !env.GITHUB_REPOSITORY) throw new GateError("CONFIG", "scan-gate comment answers comments in a GitHub workflow, and this is none", { hint: "Run it in a workflow on issue_comment; examples/workflows/comment-commands.yml is one." });
	try {
		return JSON.parse(await readFile(path, "utf8"));
	} catch (cause) {
		throw new GateError("CONFIG", "The event file that GITHUB_EVENT_PATH names cannot be read", { cause });
	}
}
function readOwnSettings({ env, log, mask }, flags) {
	const reading = mergeReadings(flags, readEnvironment(env));
	mask(reading.given["api-key"]?.value);
	mask(reading.given["github-token"]?.value);
	log.line(`Scan Gate ${version}`);
	const problems = [
		...reading.problems,
		...flags.positionals.map((extra) => `${JSON.stringify(extra)} is not expected here`),
		...["branch", "scan-id"].filter((name) => reading.given[name]).map((name) => `--${name} does not go with comment, which finds it by the pull request`)
	];
	const settings = readSettings(reading.given, problems);
	const missing = settings.githubToken === void 0 ? "github-token" : "api-key";
	if (settings.githubToken !== void 0 && settings.apiKey !== void 0) return settings;
	throw new GateError("CONFIG", `${missing} is missing: a comment cannot be answered without it`, {
		reason: "settings",
		hint: "Set SCAN_GATE_GITHUB_TOKEN to the token of the job, and SCAN_GATE_API_KEY from a secret."
	});
}
async function answerComment(session, { asked, settings, transport }) {
	const { env, cancel, log } = session;
	const clock = session.clock(settings.baseUrl);
	const budget = createBudget(clock, settings.timeoutSeconds * 1e3, cancel);
	const github = createGithubClient({
		...githubAccess(env, settings.githubToken),
		secrets: [settings.apiKey ?? ""],
		transport,
		budget,
		problemOf: publishProblem
	});
	try {
		const command = await commandContextOf(session, {
			asked,
			settings,
			transport,
			github,
			clock,
			budget
		});
		return command === void 0 ? void 0 : await answerWith(command);
	} catch (error) {
		const { message, hint } = asGateError(explained(error));
		log.line(`Not answered: ${message}`);
		if (hint !== void 0) log.line(plainText(hint));
		return notDone;
	} finally {
		budget.end();
	}
}
async function commandContextOf(session, place) {
	const { env, cancel, now, log, runLog } = session;
	const { asked, settings, transport, github, clock, budget } = place;
	const pull = await readPull(github, asked.pullRequest);
	const hints = contextHints(settings, {
		kind: "commented",
		pull,
		repository: asked.repository
	});
	const context = await readContext(placeOf(session), hints);
	if (context.refusal?.reason === "fork") {
		log.line("Ignored: the pull request comes from a fork of this repository");
		return;
	}
	if (context.refusal !== void 0) throw context.refusal;
	const access = await readAccess(github, asked.commenter, context.isPublic);
	if (access === "outsider") {
		log.line(`Ignored: ${asked.commenter.login} has no access to this repository beyond that of everybody`);
		return;
	}
	log.line(`${describeContext(context)}: ${asked.command.kind}, by ${asked.commenter.login}`);
	const client = createClient({
		baseUrl: settings.baseUrl,
		apiKey: settings.apiKey ?? "",
		transport,
		budget,
		assume: settings.assume,
		userAgent: `scan-gate/${version}`,
		onWait: log.line
	});
	return {
		context,
		settings,
		env,
		transport,
		asked,
		pull,
		access,
		github,
		clock,
		now,
		log,
		allowSuppressCommand: settings.allowSuppressCommand,
		run: {
			client,
			budget,
			log: runLog
		},
		cancel
	};
}
async function answerWith(command) {
	const { github, asked, log } = command;
	let answer;
	let outcome;
	try {
		answer = await answerTo(command);
	} catch (error) {
		if (command.cancel.aborted) throw error;
		const { message, hint = "" } = asGateError(error);
		log.line(`Failed: ${message}`);
		answer = {
			markdown: `That could not be done: ${markdownText(message, 600)}. ${markdownProse(hint, 600)}`.trim(),
			reaction: "confused"
		};
		outcome = notDone;
	}
	await react(github, asked.commentId, answer.reaction).catch((error) => {
		log.line(`Warning: the reaction could not be written: ${error.message}`);
	});
	await reply(github, asked, answer.markdown);
	log.line("Answered");
	return outcome;
}
async function answerTo(command) {
	const { command: asked } = command.asked;
	switch (asked.kind) {
		case "why": return why(command, asked.id);
		case "recheck": return recheck(command);
		case "suppress": return suppress(command, asked.id, asked.reason);
		case "unclear": return {
			markdown: `Not understood: ${asked.problem}. The commands are\n\n${commandList}`,
			reaction: "confused"
		};
	}
}
export { comment };
