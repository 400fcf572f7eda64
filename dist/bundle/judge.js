import { i as coverageFault, n as named } from "./named.js";
import { $n as not, $t as exceptionFor, Bn as isToldBySilence$1, Cr as isUnclear, Fn as entryFor, Gn as placeMatcher, In as threshold, Kn as isForeign, Qn as either, Rn as ruleOf, Tr as mayHaveRun, Un as type, Xn as answer, Yn as languageOf, Zn as both, an as contradictionIn, bn as worstVerdict, br as atOrAbove, cr as onChangedLine, ir as inChangedFile, kr as severities, on as isOpen, qn as languageNamed, sn as isSuppressed, sr as normalPath, vn as provenCount } from "./start.js";
import { t as isNew } from "./known.js";
import { t as isPackageFile } from "./package-files.js";
import { a as keyOf, i as entryOf, o as oldFindings } from "./baseline.js";
import { t as combined } from "./statements.js";
// src/policy/grace.ts
var dayMs = 864e5;
function hasGrace({ newAdvisoryGrace }) {
	return newAdvisoryGrace !== void 0 && Object.keys(newAdvisoryGrace).length > 0;
}
function graceOf({ newAdvisoryGrace }, finding, { startedAt }) {
	const days = finding.severityKnown ? newAdvisoryGrace?.[finding.severity] : void 0;
	if (days === void 0 || days === 0 || finding.type !== "SCA" || isUnclear(finding, "severity", "type")) return { answer: "no" };
	if (finding.detail === void 0) return { answer: "unknown" };
	const { firstDetected, advisory } = finding.detail;
	const known = [firstDetected, advisory?.publishedAt].filter((time) => time !== void 0);
	const endMs = Math.min(...known) + days * dayMs;
	if (startedAt === void 0 || known.length === 0 || isUnclear(finding, "firstDetected") || startedAt >= endMs) return { answer: "no" };
	return {
		answer: "yes",
		lastDay: new Date(endMs - 1).toISOString().slice(0, 10)
	};
}
// src/policy/part.ts
function leftOutBy(policy, finding, evidence) {
	const { paths, ignorePaths } = policy;
	if (ignorePaths !== void 0 && placeMatcher(ignorePaths)(finding) === "yes") return "in an ignored path";
	if (paths !== void 0 && placeMatcher(paths)(finding) === "no") return "in another part of the repository";
	const grace = graceOf(policy, finding, evidence);
	return grace.answer === "yes" ? `in its grace until ${grace.lastDay}` : void 0;
}
function isInPart(policy, finding, evidence) {
	const counts = answer(leftOutBy(policy, finding, evidence) === void 0);
	const isOver = not(graceOf(policy, finding, evidence).answer);
	return both(counts, isOver, policy.paths === void 0 ? "yes" : placeMatcher(policy.paths)(finding));
}
// src/policy/reasoning.ts
function reasoning(rule, table, result) {
	const facts = [
		...countFacts(rule, table.evidence),
		...findingFacts(rule, table),
		...result.verdict === "inconclusive" ? distrust(rule, table) : []
	];
	const because = facts.length > 0 ? ` (${facts.join("; ")})` : "";
	const allowed = rule.limit === 0 ? "" : `, ${rule.limit} allowed`;
	const number = amount(result);
	return `${number} ${number === "1" ? rule.subject.replace(/^findings\b/, "finding") : rule.subject} ${table.scope.phrase}${because}${allowed}`;
}
function amount(result) {
	const { lo, hi, verdict } = result;
	if (verdict === "passed") return hi === 0 ? "no" : lo === hi ? String(hi) : `at most ${hi}`;
	if (verdict === "failed") return String(provenCount(result));
	return Number.isFinite(hi) ? `between ${lo} and ${hi}` : `${lo} or more`;
}
function countFacts({ severities }, { counts }) {
	const missing = severities.filter((severity) => counts[severity] === void 0);
	const found = severities.filter((severity) => (counts[severity] ?? 0) > 0);
	return [...severities.length > 1 && found.length > 0 ? [found.map((severity) => `${counts[severity]} ${severity.toLowerCase()}`).join(", ")] : [], ...missing.length > 0 ? [`the scan states no count of ${missing.join(", ").toLowerCase()}`] : []];
}
function findingFacts(rule, { question, scope, evidence }) {
	const own = evidence.findings.filter((finding) => finding.label !== "elsewhere" && rule.severities.includes(finding.severity));
	const open = own.filter(isOpen);
	const count = (findings, test) => findings.filter(test).length;
	return [
		[count(own, (finding) => isSuppressed(finding) && rule.matches(finding) !== "no"), "suppressed at the service"],
		[count(open, (finding) => rule.matches(finding) !== "no" && question.isExcepted(finding) === "yes"), "excepted"],
		[count(open, (finding) => scope.isOld?.(finding) === true && rule.matches(finding) !== "no"), "old"],
		[count(open, (finding) => scope.isLeft?.(finding) === true && rule.matches(finding) !== "no"), "in files that are not changed here, left to the default branch’s run"],
		[count(open, (finding) => !finding.severityKnown), "of unknown severity, counted as critical"],
		[rule.isUnscored === void 0 ? 0 : count(open, rule.isUnscored), rule.unscored ?? ""]
	].filter(([number]) => number > 0).map(([number, words]) => `${number} ${words}`);
}
function distrust(rule, { slices }) {
	if (rule.severities.includes("CRITICAL") && !slices.unknown.isRead) return ["the list of violations of unknown severity has not settled"];
	return rule.severities.map((severity) => slices.known.get(severity)).filter((slice) => (slice?.counted ?? 0) !== 0).map((slice) => slice?.distrust ?? (slice?.list?.settled ? void 0 : "the list has not settled")).filter((reason) => reason !== void 0).slice(0, 1);
}
// src/policy/rules/fail-on-severity.ts
var failOnSeverity = (policy, facts) => {
	const { failOnSeverity: floor, threshold } = policy;
	if (floor === "NONE") return [];
	const whole = threshold.filter((entry) => entry.type === void 0).map((entry) => entry.severity);
	const severity = atOrAbove(floor).filter((each) => !whole.includes(each));
	if (severity.length === 0) return [];
	const order = {
		name: `fail-on-severity=${floor.toLowerCase()}`,
		match: { severity },
		asks: {
			kind: "severity",
			floor
		},
		isElsewhere: (finding) => finding.type !== void 0 && entryFor(finding, threshold) !== void 0
	};
	return [ruleOf(order, facts)];
};
// src/policy/rules/max-age.ts
var maxAge = (policy, facts) => severities.flatMap((severity) => {
	const days = policy.maxAge[severity];
	if (days === void 0) return [];
	const name = `max-age ${severity.toLowerCase()}=${days}d`;
	return [ruleOf({
		name,
		match: {
			severity: [severity],
			age: days
		},
		asks: {
			kind: "age",
			severity,
			days
		}
	}, facts)];
});
// src/policy/rules/scores.ts
var failOnCvss = ({ failOnCvss: cvss }, facts) => cvss === void 0 ? [] : [ruleOf({
	name: `fail-on-cvss=${cvss}`,
	match: { cvss },
	asks: {
		kind: "cvss",
		least: cvss
	}
}, facts)];
var failOnEpss = ({ failOnEpss: epss }, facts) => epss === void 0 ? [] : [ruleOf({
	name: `fail-on-epss=${epss}%`,
	match: { epss },
	asks: {
		kind: "epss",
		least: epss
	}
}, facts)];
// src/policy/rules/registry.ts
var kinds = [
	failOnSeverity,
	threshold,
	failOnCvss,
	failOnEpss,
	maxAge,
	named
];
var suppression = "suppress them at the service with a reason";
var exception = "accept them by violation_id with an exception in the policy file";
function isToldBySilence(policy) {
	const { failOnCvss: cvss, failOnEpss: epss, rules = [] } = policy;
	return hasGrace(policy) || [{
		cvss,
		epss
	}, ...rules.map(({ match }) => match)].some(isToldBySilence$1);
}
function rulesOf(policy, evidence) {
	const wayOut = evidence.isSuppressible ? suppression : exception;
	const { unscored, fixCooldown, catalogue } = policy;
	const facts = {
		startedAt: evidence.startedAt,
		unscored,
		fixCooldown,
		catalogue
	};
	const rules = kinds.flatMap((kind) => kind(policy, facts)).map((rule) => ({
		...ofPart(rule, policy, evidence),
		remedy: `${rule.remedy}, or ${wayOut}.`
	}));
	const { failOnTypes } = policy;
	return failOnTypes === void 0 ? rules : rules.map((rule) => ofTypes(rule, failOnTypes, facts));
}
function ofPart(rule, policy, evidence) {
	if (policy.paths === void 0 && policy.ignorePaths === void 0 && !hasGrace(policy)) return rule;
	return {
		...rule,
		matches: (finding) => both(isInPart(policy, finding, evidence), rule.matches(finding))
	};
}
function ofTypes(rule, types, facts) {
	return {
		...rule,
		subject: `${rule.subject} (${types.join(", ")} only)`,
		matches: (finding) => both(type.matches(finding, types, facts), rule.matches(finding))
	};
}
// src/policy/slice.ts
function sliceEvidence(evidence) {
	const groups = new Map(severities.map((severity) => [severity, []]));
	const unknown = [];
	for (const finding of evidence.findings) (finding.severityKnown ? groups.get(finding.severity) : unknown)?.push(finding);
	return {
		known: new Map([...groups].map(([severity, findings]) => [severity, sliceOf(evidence, severity, findings)])),
		unknown: {
			findings: unknown,
			isRead: isUnknownRead(evidence, unknown)
		}
	};
}
function isUnknownRead({ unknownSeverities, lists }, findings) {
	if (unknownSeverities === "unread") return false;
	return findings.length === 0 || lists.CRITICAL?.settled === true;
}
function sliceOf(evidence, severity, findings) {
	const slice = {
		severity,
		counted: evidence.counts[severity],
		findings,
		list: evidence.lists[severity],
		distrust: distrustOf(evidence, severity, findings)
	};
	return isSettled(slice) ? {
		...slice,
		findings: withOwnByCount(slice)
	} : slice;
}
function withOwnByCount({ counted, findings }) {
	const isCandidate = (finding) => finding.label !== "elsewhere" && (isOpen(finding) || isSuppressed(finding));
	if (findings.filter(isCandidate).length !== counted) return findings;
	const isDoubtful = (finding) => finding.label !== "seen" && isCandidate(finding);
	return findings.map((finding) => isDoubtful(finding) ? {
		...finding,
		label: "seen"
	} : finding);
}
function distrustOf(evidence, severity, findings) {
	const list = evidence.lists[severity];
	if (evidence.counts[severity] === void 0) return `the scan states no count of ${severity.toLowerCase()}`;
	if (list === void 0) return "the list was not read";
	if (!list.stands) return "the list kept changing while it was read";
	const gap = contradictionIn(evidence, severity, findings);
	const word = severity.toLowerCase();
	return gap === void 0 ? void 0 : `the scan counts ${gap.counted} ${word}, the list shows ${gap.listed}`;
}
function blocks(finding, question) {
	if (!isOpen(finding)) return "no";
	const matches = question.matches(finding);
	return matches === "no" ? "no" : both(matches, not(question.isExcepted(finding)));
}
function tally(findings, question) {
	let lo = 0;
	let hi = 0;
	for (const finding of findings) {
		if (finding.label === "elsewhere") continue;
		const verdict = blocks(finding, question);
		if (verdict === "no") continue;
		hi++;
		if (verdict === "yes" && finding.label === "seen") lo++;
	}
	return {
		lo,
		hi
	};
}
function scanBounds(slice, question) {
	const counted = slice.counted ?? Number.POSITIVE_INFINITY;
	const listed = tally(slice.findings, question);
	const lo = Math.max(listed.lo, isSettled(slice) ? floorOf(slice, question) : 0);
	return {
		lo,
		hi: Math.max(lo, ceilingOf(slice, question, {
			listed: listed.hi,
			counted
		}))
	};
}
function isSettled({ list, distrust }) {
	return distrust === void 0 && list?.settled === true;
}
function ceilingOf(slice, question, { listed, counted }) {
	return isSettled(slice) ? Math.min(listed, counted - harmlessOwn(slice, question).length) : counted;
}
function harmlessOwn(slice, question) {
	if (!isSettled(slice)) return [];
	return slice.findings.filter((finding) => finding.label === "seen" && finding.status === "OPEN" && blocks(finding, question) === "no");
}
function floorOf({ counted = 0, findings }, question) {
	const explained = findings.filter((finding) => finding.label !== "elsewhere" && (isSuppressed(finding) || isOpen(finding) && blocks(finding, question) !== "yes"));
	return Math.max(0, counted - explained.length);
}
function unknownBounds({ findings, isRead }, question) {
	const listed = tally(findings, question);
	return isRead ? listed : {
		lo: listed.lo,
		hi: Number.POSITIVE_INFINITY
	};
}
// src/policy/untouched.ts
function isUntouched(finding, changes) {
	if (changes === void 0 || isUnclear(finding, "type", "filePath")) return false;
	if (finding.filePath === void 0 || inChangedFile(finding, changes) !== "no") return false;
	switch (finding.type) {
		case "SECRET": return true;
		case "SCA": return !touches(changes).dependencies;
		case "IAC": return !mayConfigure(finding.filePath, touches(changes).configuration);
		default: return false;
	}
}
var known = new WeakMap();
function touches(changes) {
	const found = known.get(changes);
	if (found !== void 0) return found;
	const paths = [...changes.files.keys()];
	const fresh = {
		dependencies: paths.some(isPackageFile),
		configuration: paths.filter((path) => valueFile.test(path))
	};
	known.set(changes, fresh);
	return fresh;
}
var valueFile = /(?:\.(?:tf|tfvars|tofu|hcl)(?:\.json)?|(?:^|\/)(?:values[^/]*|kustomization|parameters[^/]*|\.env[^/]*)(?:\.(?:ya?ml|json))?)$/i;
var folderOf = (path) => path.slice(0, path.lastIndexOf("/") + 1);
function mayConfigure(path, configuration) {
	return configuration.some((changed) => !/\.(?:tf|tofu)(?:\.json)?$/i.test(changed) || folderOf(changed) === folderOf(path));
}
// src/policy/scopes/scope.ts
function narrowed(phrase, includes) {
	return {
		phrase,
		includes,
		known: (slice, question) => scanBounds(slice, within(question, includes)),
		unknown: (slice, question) => unknownBounds(slice, within(question, includes))
	};
}
function within(question, includes) {
	return {
		isExcepted: question.isExcepted,
		matches(finding) {
			const first = includes(finding);
			if (first === "no") return "no";
			const second = question.matches(finding);
			return second === "no" ? "no" : first === "unknown" ? "unknown" : second;
		}
	};
}
// src/policy/scopes/auto.ts
var auto = (evidence, policy) => {
	const isLeft = (finding) => policy.untouched === "note" && isUntouched(finding, evidence.changes);
	return evidence.known === void 0 ? byNumbers(evidence, isLeft) : byIds(evidence.known, isLeft);
};
function byIds(known, isUntouchedHere) {
	const isOld = (finding) => isNew(finding, known) === "no";
	const isLeft = (finding) => !isOld(finding) && isUntouchedHere(finding);
	const includes = (finding) => both(answer(!isLeft(finding)), isNew(finding, known));
	return {
		phrase: `new since ${known.base}`,
		includes,
		isLeft,
		isOld,
		novelty: (finding) => isNew(finding, known),
		known(slice, question) {
			const fresh = scanBounds(newInSlice(slice, known), within(question, includes));
			return partOf(scanBounds(slice, question), fresh);
		},
		unknown: (slice, question) => unknownBounds(newOfUnknown(slice, known), within(question, includes))
	};
}
function newInSlice(slice, known) {
	const [all, fresh] = [slice.counted, known.counts[slice.severity]];
	const counted = all === void 0 || fresh === void 0 ? void 0 : Math.min(all, fresh);
	return {
		...slice,
		counted,
		findings: withoutOld(slice.findings, known)
	};
}
function newOfUnknown(slice, known) {
	return {
		...slice,
		findings: withoutOld(slice.findings, known)
	};
}
function withoutOld(findings, { old }) {
	return findings.filter(({ id }) => !old.has(id));
}
function byNumbers(evidence, isLeft) {
	const isMade = (finding) => answer(!isLeft(finding));
	const isInChange = (finding) => evidence.changes === void 0 ? "yes" : inChangedFile(finding, evidence.changes);
	const isRecent = (finding) => detectedAfter(evidence.base, finding, evidence);
	const includes = (finding) => both(isMade(finding), either(isInChange(finding), isRecent(finding)));
	return {
		phrase: "more than the base branch has",
		includes,
		isLeft,
		novelty: (finding) => finding.label === "seen" ? isRecent(finding) : "unknown",
		known(slice, question) {
			const made = within(question, isMade);
			const all = scanBounds(slice, made);
			const named = scanBounds(slice, within(question, includes));
			return largest([
				scanBounds(slice, within(made, isInChange)),
				growth(all, slice, {
					made,
					evidence
				}),
				scanBounds(slice, within(made, isRecent)),
				{
					lo: Math.ceil(named.lo / 2),
					hi: 0
				}
			], all);
		},
		unknown(slice, question) {
			const all = unknownBounds(slice, within(question, isMade));
			return largest([unknownBounds(slice, within(question, includes))], all);
		}
	};
}
function largest(signals, all) {
	return partOf(all, {
		lo: Math.max(...signals.map(({ lo }) => lo)),
		hi: Math.max(...signals.map(({ hi }) => hi))
	});
}
function partOf(all, { lo, hi }) {
	return {
		lo: Math.min(all.lo, Math.max(0, lo)),
		hi: Math.min(all.hi, Math.max(0, hi))
	};
}
function growth(all, slice, { made, evidence }) {
	const { counted, severity } = slice;
	const latest = evidence.base?.counts[severity];
	if (counted === void 0 || latest === void 0) return {
		lo: 0,
		hi: all.hi
	};
	const bounds = [evidence.base, evidence.earlierBase].flatMap((base) => {
		const count = base?.counts[severity];
		if (count === void 0) return [];
		const harmless = harmlessNew(slice, made, (finding) => detectedAfter(base, finding, evidence));
		return [{
			lo: all.lo - count,
			hi: counted - harmless - count
		}];
	});
	return partOf(all, {
		lo: Math.min(...bounds.map(({ lo }) => lo)),
		hi: Math.min(...bounds.map(({ hi }) => hi))
	});
}
function harmlessNew(slice, question, isRecent) {
	if (!isSettled(slice)) return 0;
	const isNew = (finding) => finding.label === "seen" && isRecent(finding) === "yes";
	return harmlessOwn(slice, question).filter(isNew).length + countedSuppressed(slice, isNew);
}
function countedSuppressed({ counted = 0, findings }, isNew) {
	const others = findings.filter(({ label }) => label !== "elsewhere").filter((finding) => isOpen(finding) || isSuppressed(finding) && !isNew(finding));
	return Math.max(0, counted - others.length);
}
function detectedAfter(base, { detail, firstSeen }, { startedAt }) {
	const [began, ended, first] = [
		base?.startedAt,
		base?.completedAt,
		detail?.firstDetected
	];
	if (base === void 0 || ended === void 0 || first === void 0) return "unknown";
	if (began !== void 0 && first < began) return "no";
	if (firstSeen === true && startedAt !== void 0 && ended < startedAt) return "yes";
	if (first > ended + 5e3) return "yes";
	return began !== void 0 && firstSeen !== true && isOfBase(first, base) ? "no" : "unknown";
}
function isOfBase(first, { completedAt, others }) {
	if (others === void 0) return false;
	if (first === completedAt && first % 1e3 !== 0) return others.every((other) => other.completedAt !== first);
	return !others.some((other) => mayHaveRun(other, first));
}
function needsBaseWindow({ detail }, { base }) {
	const [began, ended, first] = [
		base?.startedAt,
		base?.completedAt,
		detail?.firstDetected
	];
	if (base?.others !== void 0 || began === void 0 || ended === void 0 || first === void 0) return false;
	return first >= began && first <= ended + 5e3;
}
// src/policy/scopes/baseline.ts
var notInBaseline = (evidence) => {
	const { baseline, findings } = evidence;
	if (baseline === void 0) return narrowed("not in the baseline", () => "yes");
	const own = findings.filter((finding) => finding.label !== "elsewhere" && isOpen(finding));
	const stillThere = new Set(findings.filter(({ label }) => label === "seen").map(({ id }) => id));
	const maybeThere = findings.filter((finding) => finding.label === "maybe" && isSuppressed(finding)).map(({ id }) => id);
	const taken = new Set([...stillThere, ...maybeThere]);
	const old = oldFindings(isWhole$1(evidence) ? baseline : onlyIds(baseline, own), own, taken);
	const mayBeOld = memo(leastCompeting(baseline, own, stillThere));
	const novelty = (finding) => {
		if (old.has(finding.id)) return "no";
		return mayBeOld(finding) ? "unknown" : "yes";
	};
	return {
		...narrowed("not in the baseline", novelty),
		novelty
	};
};
function isWhole$1({ lists, unknownSeverities }) {
	return unknownSeverities !== "unread" && severities.every((severity) => lists[severity]?.stands);
}
function onlyIds(baseline, own) {
	const ids = new Set(own.map(({ id }) => id));
	return {
		...baseline,
		entries: baseline.entries.filter((entry) => ids.has(entry.violation_id))
	};
}
function leastCompeting(baseline, own, stillThere) {
	const seen = own.filter(({ label }) => label === "seen");
	const entries = Map.groupBy(baseline.entries, keyOf);
	const kinds = new Map(baseline.entries.map((entry) => [entry.violation_id, keyOf(entry)]));
	const competing = Map.groupBy(seen, (finding) => kinds.get(finding.id) ?? keyOf(entryOf(finding)));
	return (finding) => {
		const kind = keyOf(entryOf(finding));
		const alike = entries.get(kind);
		if (alike === void 0) return false;
		const others = (competing.get(kind) ?? []).filter(({ id }) => id !== finding.id);
		return oldFindings({
			...baseline,
			entries: alike
		}, [...others, finding], stillThere).has(finding.id);
	};
}
function memo(ask) {
	const known = new Map();
	return (finding) => {
		const found = known.get(finding.id) ?? ask(finding);
		known.set(finding.id, found);
		return found;
	};
}
// src/policy/scopes/changed.ts
var changed = ({ changes }) => narrowed("in changed files", (finding) => changes === void 0 ? "yes" : inChangedFile(finding, changes));
var changedLines = ({ changes }) => narrowed("on changed lines", (finding) => changes === void 0 ? "yes" : onChangedLine(finding, changes));
// src/policy/scopes/repository.ts
var repository = () => ({
	phrase: "open in the repository",
	includes: () => "yes",
	known(slice, question) {
		const { lo } = scanBounds(slice, question);
		const open = openBounds(slice.findings, question);
		return slice.distrust === void 0 && slice.list?.settled === true ? {
			lo: Math.max(lo, open.lo),
			hi: Math.max(lo, open.hi)
		} : {
			lo,
			hi: Number.POSITIVE_INFINITY
		};
	},
	unknown(slice, question) {
		const open = openBounds(slice.findings, question);
		return slice.isRead ? open : {
			lo: open.lo,
			hi: Number.POSITIVE_INFINITY
		};
	}
});
function openBounds(findings, question) {
	const answers = findings.map((finding) => blocks(finding, question));
	return {
		lo: answers.filter((answer) => answer === "yes").length,
		hi: answers.filter((answer) => answer !== "no").length
	};
}
// src/policy/scopes/scan.ts
var scan = () => ({
	phrase: "found by this scan",
	includes: () => "yes",
	known: (slice, question) => scanBounds(slice, question),
	unknown: (slice, question) => unknownBounds(slice, question)
});
// src/policy/scopes/registry.ts
var scopeKinds = {
	auto,
	scan,
	repository,
	changed,
	"changed-lines": changedLines,
	new: notInBaseline
};
// src/policy/uncovered.ts
function uncoveredFiles(scanned, policy) {
	const { languages, changes } = scanned;
	const { uncovered, failOnTypes, acceptUncovered = [] } = policy;
	const asksForCode = failOnTypes === void 0 || failOnTypes.some((type) => type.endsWith("SAST"));
	if (languages === void 0 || !asksForCode) return void 0;
	const counts = changes?.isComplete ? countsOfChange(languages, changes, scanned.diagnostics) : countsOfAll(languages);
	for (const name of acceptUncovered) counts.delete(languageNamed(name) ?? name);
	const files = sum(counts, (count) => count.files);
	const left = sum(counts, (count) => count.left);
	if (left === 0) return void 0;
	const isFault = uncovered === "inconclusive" || uncovered === "auto" && left * 2 > files;
	return {
		text: textOf(counts),
		isFault
	};
}
function uncoveredFault({ text }, { uncovered }) {
	return `${text} by a scanner of code${uncovered === "auto" ? ", more than half of the program files in question" : ""}`;
}
var nameOf = (language) => languageNamed(language) ?? "other";
function countsOfAll(languages) {
	const counts = new Map();
	for (const { language, files, looked_at: lookedAt } of languages) add(counts, nameOf(language), {
		files,
		left: Math.max(0, files - lookedAt)
	});
	return counts;
}
function countsOfChange(languages, { files }, diagnostics) {
	const lookedAt = new Set(languages.filter((each) => each.looked_at > 0).map(({ language }) => nameOf(language)));
	const unnamed = new Map(languages.flatMap(({ language, unnamed: paths = [] }) => paths.map((path) => [normalPath(path), nameOf(language)])));
	const skipped = new Set(diagnostics.flatMap(({ file_path: path, file_paths: paths = [] }) => [path ?? [], paths].flat().map(normalPath)));
	const counts = new Map();
	for (const [path, { isGone }] of files) {
		const language = languageOf(path) ?? unnamed.get(path);
		if (isGone || language === void 0 || isForeign(path)) continue;
		add(counts, language, {
			files: 1,
			left: !lookedAt.has(language) || skipped.has(path) ? 1 : 0
		});
	}
	return counts;
}
function add(counts, language, { files, left }) {
	const known = counts.get(language) ?? {
		files: 0,
		left: 0
	};
	counts.set(language, {
		files: known.files + files,
		left: known.left + left
	});
}
function sum(counts, of) {
	return [...counts.values()].reduce((total, count) => total + of(count), 0);
}
var shownLanguages = 3;
function textOf(counts) {
	const left = [...counts].filter(([, count]) => count.left > 0).sort(([, a], [, b]) => b.left - a.left);
	const total = left.reduce((number, [, count]) => number + count.left, 0);
	const shown = left.slice(0, shownLanguages).map(([language, count]) => `${count.left} ${language}`);
	const rest = left.slice(shownLanguages).reduce((number, [, count]) => number + count.left, 0);
	const parts = rest === 0 ? shown : [...shown, `${rest} other`];
	return `${parts.length === 1 ? parts[0] : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`} ${total === 1 ? "file was" : "files were"} not looked at`;
}
// src/policy/judge.ts
function judge(given, policy) {
	const evidence = withoutDuplicates(given);
	const scope = scopeKinds[policy.scope](evidence, policy);
	const slices = sliceEvidence(evidence);
	const own = {
		scope,
		policy,
		findings: labelledFindings(evidence, slices),
		counts: evidence.counts
	};
	const cases = casesOf(evidence, policy, {
		scope,
		slices
	}).map((each) => ({
		...each,
		effects: effectsOfCase(each, own)
	}));
	const [blocking, warning] = [cases.filter(isBlocking), cases.filter((each) => !isBlocking(each))];
	const resultsOf = (several) => several.map((each) => withNames(each, own));
	const rules = resultsOf(blocking);
	const effects = effectsOf(blocking);
	const verdict = worstVerdict(rules.map((rule) => rule.verdict));
	const uncovered = uncoveredFiles(evidence, policy);
	const warned = {
		warnings: resultsOf(warning),
		warned: warnedBy(warning)
	};
	const leftOut = leftOutOf(own, evidence);
	const judged = {
		rules,
		...warned,
		leftOut,
		effects,
		news: newsOf(own),
		...uncovered && { uncovered: uncovered.text }
	};
	if (verdict === "failed") return {
		verdict,
		reason: "violations",
		...judged
	};
	if (verdict === "inconclusive") return {
		verdict,
		reason: "evidence",
		...judged
	};
	const doubt = coverageFault(evidence, policy) ?? (uncovered?.isFault ? uncoveredFault(uncovered, policy) : void 0);
	if (doubt !== void 0) return {
		verdict: "inconclusive",
		reason: "not-covered",
		...judged,
		doubt
	};
	return {
		verdict,
		reason: "clean",
		...judged
	};
}
function isBlocking({ rule }) {
	return rule.effect === "block";
}
function casesOf(evidence, policy, { scope, slices }) {
	const isExcepted = (finding) => exceptionFor(finding, policy.exceptions, policy.today).answer;
	return rulesOf(policy, evidence).map((rule) => {
		const table = {
			question: {
				matches: rule.matches,
				isExcepted
			},
			scope,
			slices,
			evidence
		};
		return {
			rule,
			table,
			result: judgeRule(rule, table)
		};
	});
}
function withoutDuplicates(evidence) {
	const unique = new Map();
	for (const finding of evidence.findings) {
		const known = unique.get(finding.id);
		unique.set(finding.id, known === void 0 ? finding : combined(known, finding));
	}
	return unique.size === evidence.findings.length ? evidence : {
		...evidence,
		findings: [...unique.values()]
	};
}
function withWarningsBlocking(policy) {
	return {
		...policy,
		rules: policy.rules?.map((rule) => ({
			...rule,
			effect: "block"
		}))
	};
}
function openRules(given, policy) {
	const evidence = withoutDuplicates(given);
	return casesOf(evidence, policy, {
		scope: scopeKinds[policy.scope](evidence, policy),
		slices: sliceEvidence(evidence)
	}).filter((each) => isBlocking(each) && each.result.verdict === "inconclusive").map(({ rule }) => rule);
}
function isUndecided(evidence, policy) {
	return openRules(evidence, policy).length > 0;
}
function openQuestions(evidence, policy) {
	const scope = scopeKinds[policy.scope](evidence, policy);
	const open = openRules(evidence, policy);
	return (finding) => open.some((rule) => {
		if (!rule.severities.includes(finding.severity) || rule.matches(finding) === "no") return false;
		return scope.includes(finding) !== "no" || !isNarrow(policy);
	});
}
function isNarrow({ scope }) {
	return scope === "changed" || scope === "changed-lines" || scope === "new";
}
function openSeverities(evidence, policy) {
	const open = openRules(evidence, policy);
	if (policy.scope === "new" && open.length > 0) return [...severities];
	return severities.filter((severity) => open.some((rule) => rule.severities.includes(severity)));
}
function judgeRule(rule, table) {
	const bounds = boundsOf(rule, table);
	const verdict = bounds.lo > rule.limit ? "failed" : bounds.hi <= rule.limit ? "passed" : "inconclusive";
	const { name, limit, remedy, asks } = rule;
	return {
		rule: name,
		verdict,
		...bounds,
		limit,
		remedy,
		asks
	};
}
function boundsOf(rule, { question, scope, slices }) {
	const parts = rule.severities.flatMap((severity) => {
		const slice = slices.known.get(severity);
		return slice === void 0 ? [] : [scope.known(slice, question)];
	});
	if (rule.severities.includes("CRITICAL")) parts.push(scope.unknown(slices.unknown, question));
	return {
		lo: parts.reduce((sum, { lo }) => sum + lo, 0),
		hi: parts.reduce((sum, { hi }) => sum + hi, 0)
	};
}
function labelledFindings({ findings }, { known }) {
	const labelled = new Map([...known.values()].flatMap((slice) => slice.findings.map((each) => [each.id, each])));
	return findings.map((finding) => labelled.get(finding.id) ?? finding);
}
function effectsOf(cases) {
	const effects = new Map();
	for (const each of cases) for (const [id, effect] of each.effects) if (effects.get(id) !== "blocks") effects.set(id, effect);
	return effects;
}
function effectsOfCase(each, judged) {
	const { result, table } = each;
	const { question } = table;
	if (result.verdict === "passed") return new Map();
	const most = result.verdict === "failed" ? "blocks" : "may block";
	const own = effectsOfRule(judged, within(question, judged.scope.includes), most);
	if (own.size > 0) return isWhole(each, own, judged) ? new Map([...own.keys()].map((id) => [id, "blocks"])) : own;
	const maybe = judged.findings.filter((finding) => judged.scope.isLeft?.(finding) !== true);
	return effectsOfRule({
		...judged,
		findings: maybe
	}, question, "may block");
}
function isWhole({ rule, result }, effects, { findings, counts }) {
	if (result.verdict !== "failed" || effects.size !== result.hi || ![...effects.values()].includes("blocks")) return false;
	const candidates = findings.filter((finding) => rule.severities.includes(finding.severity) && finding.label !== "elsewhere" && isCountable(finding));
	if (!candidates.every(({ id, severityKnown }) => severityKnown && effects.has(id))) return false;
	const listed = (severity) => candidates.filter((finding) => finding.severity === severity).length;
	return rule.severities.every((severity) => counts[severity] === listed(severity));
}
function isCountable(finding) {
	return isOpen(finding) || isSuppressed(finding);
}
function leftOutOf({ findings, policy }, evidence) {
	const own = findings.filter((finding) => finding.label !== "elsewhere" && isOpen(finding));
	return new Map(own.flatMap((finding) => {
		const why = leftOutBy(policy, finding, evidence);
		return why === void 0 ? [] : [[finding.id, why]];
	}));
}
function warnedBy(cases) {
	const names = new Map();
	for (const { rule, effects, result } of cases) {
		if (result.verdict !== "failed") continue;
		for (const [id, effect] of effects) if (effect === "blocks") names.set(id, [...names.get(id) ?? [], rule.name]);
	}
	return names;
}
function withNames(each, judged) {
	const named = {
		...each.result,
		...namedBy(each, judged)
	};
	return {
		...named,
		line: reasoning(each.rule, each.table, named)
	};
}
function namedBy({ rule, effects }, judged) {
	const named = {
		blocks: {},
		mayBlock: {}
	};
	for (const finding of effects.size === 0 ? [] : judged.findings) {
		const effect = effects.get(finding.id);
		if (effect !== void 0) count(effect === "blocks" ? named.blocks : named.mayBlock, finding);
	}
	const { isUnscored, ignoresUnscored } = rule;
	if (isUnscored === void 0 || ignoresUnscored !== true) return { named };
	return {
		named,
		unscored: judged.findings.filter((finding) => finding.label !== "elsewhere" && isOpen(finding) && isUnscored(finding)).length
	};
}
function count(tally, { severity, severityKnown }) {
	const key = severityKnown ? severity : "UNKNOWN";
	tally[key] = (tally[key] ?? 0) + 1;
}
function newsOf({ scope, findings }) {
	const words = {
		yes: "new",
		no: "old",
		unknown: void 0
	};
	if (scope.novelty === void 0) return new Map();
	return new Map(findings.map((finding) => [finding.id, {
		novelty: words[scope.novelty?.(finding) ?? "unknown"],
		isLeft: scope.isLeft?.(finding) === true
	}]));
}
function effectsOfRule({ findings, policy: { scope } }, question, most) {
	const effects = new Map();
	for (const finding of findings) {
		if (!isOpen(finding) || finding.label === "elsewhere" && scope !== "repository") continue;
		const answer = blocks(finding, question);
		if (answer === "no") continue;
		const isSure = answer === "yes" && (finding.label === "seen" || scope === "repository");
		effects.set(finding.id, isSure ? most : "may block");
	}
	return effects;
}
export { withWarningsBlocking as a, openSeverities as i, judge as n, needsBaseWindow as o, openQuestions as r, isToldBySilence as s, isUndecided as t };
