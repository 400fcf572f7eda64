import { t as coverageFault } from "./coverage.js";
import { t as distinct } from "./distinct.js";
import { S as titlesOf, a as groupFindings, d as idEndOf, f as idEndsOf, m as locationsOf, n as isOpen, o as sizeOf, r as isSuppressed, t as contradictionIn, u as classesOf } from "./evidence.js";
import { a as not, i as either, n as answerRank, r as both, t as answer } from "./answer.js";
import { Gt as severities, It as atOrAbove, Vt as mayHaveRun, fn as violationTypes, wt as thresholdText, zt as isUnclear } from "./start.js";
import { a as indexOf, i as candidatesInFolder, n as exceptionFor } from "./exceptions.js";
import { a as isExpired } from "./exception-terms.js";
import { a as placeMatcher } from "./places.js";
import { r as worstVerdict, t as provenCount } from "./verdict.js";
import { i as isToldBySilence$1, n as ruleOf, s as type } from "./rule.js";
import { n as named } from "./named.js";
import { c as onChangedLine, i as inChangedFile, s as normalPath } from "./changes.js";
import { t as isNew } from "./known.js";
import { t as isPackageFile } from "./package-files.js";
import { a as keyOf, i as entryOf, o as oldFindings } from "./baseline.js";
import { a as languageOf, r as languageNamed, t as isForeign } from "./languages.js";
// src/policy/slice.ts
function sliceEvidence(evidence, groups) {
	const cuts = new Map(severities.map((severity) => [severity, []]));
	const unknown = [];
	for (const group of groups) (group.finding.severityKnown ? cuts.get(group.finding.severity) : unknown)?.push(group);
	return {
		known: new Map([...cuts].map(([severity, cut]) => [severity, sliceOf(evidence, severity, cut)])),
		unknown: {
			groups: unknown,
			isRead: isUnknownRead(evidence, unknown)
		}
	};
}
function isUnknownRead({ unknownSeverities, lists }, groups) {
	if (unknownSeverities === "unread") return false;
	return groups.length === 0 || lists.CRITICAL?.settled === true;
}
function sliceOf(evidence, severity, groups) {
	const slice = {
		severity,
		counted: evidence.counts[severity],
		groups,
		list: evidence.lists[severity],
		distrust: distrustOf(evidence, severity, groups)
	};
	return isSettled(slice) ? {
		...slice,
		groups: withOwnByCount(slice)
	} : slice;
}
function withOwnByCount({ counted, groups }) {
	const isCandidate = (finding) => finding.label !== "elsewhere" && (isOpen(finding) || isSuppressed(finding));
	if (sizeOf(groups, isCandidate) !== counted) return groups;
	return groups.map((group) => {
		const { finding } = group;
		return finding.label !== "seen" && isCandidate(finding) ? {
			...group,
			finding: {
				...finding,
				label: "seen"
			}
		} : group;
	});
}
function distrustOf(evidence, severity, groups) {
	const list = evidence.lists[severity];
	if (evidence.counts[severity] === void 0) return `the scan states no count of ${severity.toLowerCase()}`;
	if (list === void 0) return "the list was not read";
	if (!list.stands) return "the list kept changing while it was read";
	const gap = contradictionIn(evidence, severity, groups);
	const word = severity.toLowerCase();
	return gap === void 0 ? void 0 : `the scan counts ${gap.counted} ${word}, the list shows ${gap.listed}`;
}
function blocks(finding, question) {
	if (!isOpen(finding)) return "no";
	const matches = question.matches(finding);
	return matches === "no" ? "no" : both(matches, not(question.isExcepted(finding)));
}
function tally(groups, question) {
	let lo = 0;
	let hi = 0;
	for (const { finding, size } of groups) {
		if (finding.label === "elsewhere") continue;
		const verdict = blocks(finding, question);
		if (verdict === "no") continue;
		hi += size;
		if (verdict === "yes" && finding.label === "seen") lo += size;
	}
	return {
		lo,
		hi
	};
}
function scanBounds(slice, question) {
	const counted = slice.counted ?? Number.POSITIVE_INFINITY;
	const listed = tally(slice.groups, question);
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
	return isSettled(slice) ? Math.min(listed, counted - sizeOf(harmlessOwn(slice, question))) : counted;
}
function harmlessOwn(slice, question) {
	if (!isSettled(slice)) return [];
	return slice.groups.filter(({ finding }) => finding.label === "seen" && finding.status === "OPEN" && blocks(finding, question) === "no");
}
function floorOf({ counted = 0, groups }, question) {
	const explained = sizeOf(groups, (finding) => finding.label !== "elsewhere" && (isSuppressed(finding) || isOpen(finding) && blocks(finding, question) !== "yes"));
	return Math.max(0, counted - explained);
}
function unknownBounds({ groups, isRead }, question) {
	const listed = tally(groups, question);
	return isRead ? listed : {
		lo: listed.lo,
		hi: Number.POSITIVE_INFINITY
	};
}
// src/policy/scopes/scope.ts
function narrowed(phrase, includes) {
	return {
		phrase,
		includes,
		distinctions: [{ of: (finding) => answerRank[includes(finding)] }],
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
// src/policy/effects.ts
function effectsOfCase(each, judged) {
	const { result, table } = each;
	const { question } = table;
	if (result.verdict === "passed") return new Map();
	const most = result.verdict === "failed" ? "blocks" : "may block";
	const own = effectsOfRule(judged, within(question, judged.scope.includes), most);
	if (own.size > 0) return isWhole$1(each, own, judged) ? new Map([...own.keys()].map((group) => [group, "blocks"])) : own;
	const maybe = judged.groups.filter(({ finding }) => judged.scope.isLeft?.(finding) !== true);
	return effectsOfRule({
		...judged,
		groups: maybe
	}, question, "may block");
}
function effectsOfRule({ groups, policy: { scope } }, question, most) {
	const effects = new Map();
	for (const group of groups) {
		const { finding } = group;
		if (!isOpen(finding) || finding.label === "elsewhere" && scope !== "repository") continue;
		const answer = blocks(finding, question);
		if (answer === "no") continue;
		const isSure = answer === "yes" && (finding.label === "seen" || scope === "repository");
		effects.set(group, isSure ? most : "may block");
	}
	return effects;
}
function isWhole$1({ rule, result }, effects, { groups, counts }) {
	if (sizeOf([...effects.keys()]) !== result.hi) return false;
	if (![...effects.values()].includes("blocks")) return false;
	const candidates = groups.filter(({ finding }) => rule.severities.includes(finding.severity) && finding.label !== "elsewhere" && isCountable(finding));
	if (!candidates.every((group) => group.finding.severityKnown && effects.has(group))) return false;
	const listed = (severity) => sizeOf(candidates, (finding) => finding.severity === severity);
	return rule.severities.every((severity) => counts[severity] === listed(severity));
}
function isCountable(finding) {
	return isOpen(finding) || isSuppressed(finding);
}
function namedBy({ rule, effects, table }) {
	const named = {
		blocks: {},
		mayBlock: {}
	};
	for (const [group, effect] of effects) count(effect === "blocks" ? named.blocks : named.mayBlock, group);
	const { isUnscored, ignoresUnscored } = rule;
	if (isUnscored === void 0 || ignoresUnscored !== true) return { named };
	const isOwn = (finding) => finding.label !== "elsewhere" && isOpen(finding) && isUnscored(finding);
	return {
		named,
		unscored: sizeOf(table.groups, isOwn)
	};
}
function count(tally, { finding: { severity, severityKnown }, size }) {
	const key = severityKnown ? severity : "UNKNOWN";
	tally[key] = (tally[key] ?? 0) + size;
}
// src/policy/exception-columns.ts
var [isShared, isAlone, isCovered] = [
	0,
	1,
	2
];
var typeOrder = [void 0, ...violationTypes];
function typePlace(type) {
	return typeOrder.indexOf(type);
}
function mayBeStated(place) {
	return place === typePlace(void 0) || place === typePlace("SCA");
}
function coversOf(question) {
	const { findings, exceptions, today } = question;
	const index = indexOf(exceptions);
	const marks = new Uint8Array(findings.length);
	const classes = classesOf(findings);
	const types = Uint8Array.from(classes.samples, (sample) => typePlace(sample?.type));
	const locations = index.folderMatchers.size === 0 ? void 0 : locationsOf(findings);
	if (locations !== void 0) {
		const { folders, names } = locations;
		mark(marks, folders.places, marksOf(folders.texts, (folder, place) => !isSameWithin(folder, place, index)));
		mark(marks, names.places, marksOf(names.texts, (name) => index.names.has(name)));
	}
	if (index.statements.length > 0) mark(marks, classes.places, types.map((place) => mayBeStated(place) ? isAlone : isShared));
	markIds(marks, findings, index);
	if (index.titles.size > 0) {
		const { places, texts } = titlesOf(findings);
		mark(marks, places, Uint8Array.from(texts, (title) => titleMark(title, index, today)));
	}
	const answers = new Uint8Array((locations?.folders.texts.length ?? 1) * typeOrder.length);
	return {
		...question,
		marks,
		folders: locations?.folders.places,
		classes: classes.places,
		types,
		answers
	};
}
function coverAt(covers, position) {
	const { marks, folders, classes, types, answers } = covers;
	const [ofClass, marked] = [classes[position] ?? 0, marks[position]];
	if (ofClass === 0 || marked === isAlone) return askAbout(position, covers);
	if (marked === isCovered) return answerRank.yes;
	const place = (folders === void 0 ? 0 : folders[position] ?? 0) * typeOrder.length + (types[ofClass] ?? 0);
	const known = answers[place] ?? 0;
	if (known > 0) return known - 1;
	const found = askAbout(position, covers);
	answers[place] = 1 + found;
	return found;
}
function askAbout(position, { findings, exceptions, today }) {
	return answerRank[exceptionFor(findings[position], exceptions, today).answer];
}
function mark(marks, places, ofPlaces) {
	for (let position = 0; position < marks.length; position += 1) {
		const marked = ofPlaces[places[position] ?? 0] ?? isShared;
		if (marked > (marks[position] ?? isShared)) marks[position] = marked;
	}
}
function marksOf(texts, isOwn) {
	return Uint8Array.from(texts, (text, place) => isOwn(text, place) ? isAlone : isShared);
}
function markIds(marks, findings, { ids, vulnerabilities }) {
	if (ids.size + vulnerabilities.size === 0) return;
	const ends = idEndsOf(findings);
	const named = new Uint8Array(2 ** 16);
	for (const id of [...ids.keys(), ...vulnerabilities.keys()]) named[idEndOf(id)] = isAlone;
	mark(marks, ends, named);
}
function titleMark(title, { titles }, today) {
	const candidates = titles.get(title);
	if (candidates === void 0) return isShared;
	return candidates.some(({ exception }) => asksTitleOnly(exception) && !isExpired(exception, today)) ? isCovered : isAlone;
}
function asksTitleOnly({ cwe, type, path }) {
	return cwe === void 0 && type === void 0 && path === void 0;
}
function isSameWithin(folder, place, index) {
	if (place === 0) return true;
	return (place === 1 ? void 0 : candidatesInFolder(folder, index))?.every(({ exception, isInPlace }) => isInPlace || exception.path === void 0) === true;
}
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
function isPartial(policy) {
	return policy.paths !== void 0 || policy.ignorePaths !== void 0 || hasGrace(policy);
}
function partDistinctions({ paths, ignorePaths }) {
	return [paths, ignorePaths].filter((each) => each !== void 0).map(placeMatcher).map((isIn) => ({ of: (finding) => answerRank[isIn(finding)] }));
}
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
// src/policy/names.ts
function namesById(result, named) {
	const { blocking, warning } = named;
	const effects = lazily(() => byId(named, worst(blocking.map((each) => each.effects))));
	const broken = lazily(() => byId(named, rulesOf$1(blocking, () => true)));
	const warned = lazily(() => byId(named, rulesOf$1(warning, (effect) => effect === "blocks")));
	const leftOut = lazily(() => byId(named, leftOutOf(named)));
	const news = lazily(() => byId(named, newsOf(named)));
	return {
		...result,
		get effects() {
			return effects();
		},
		get broken() {
			return broken();
		},
		get warned() {
			return warned();
		},
		get leftOut() {
			return leftOut();
		},
		get news() {
			return news();
		}
	};
}
function lazily(make) {
	let made;
	return () => {
		made ??= { value: make() };
		return made.value;
	};
}
function byId({ evidence, groups, places }, values) {
	const byPlace = groups.map((group) => values.get(group));
	const found = new Map();
	if (values.size === 0) return found;
	for (const [position, { id }] of evidence.findings.entries()) {
		const value = byPlace[places[position] ?? -1];
		if (value !== void 0) found.set(id, value);
	}
	return found;
}
function worst(several) {
	const effects = new Map();
	for (const each of several) for (const [group, effect] of each) if (effects.get(group) !== "blocks") effects.set(group, effect);
	return effects;
}
function rulesOf$1(cases, counts) {
	const names = new Map();
	for (const { rule, effects } of cases) for (const [group, effect] of effects) if (counts(effect)) names.set(group, [...names.get(group) ?? [], rule.name]);
	return names;
}
function leftOutOf({ groups, policy, evidence }) {
	if (!isPartial(policy)) return new Map();
	return valuesOf(groups, (finding) => {
		return finding.label !== "elsewhere" && isOpen(finding) ? leftOutBy(policy, finding, evidence) : void 0;
	});
}
function newsOf({ scope, groups }) {
	const { novelty } = scope;
	if (novelty === void 0) return new Map();
	const words = {
		yes: "new",
		no: "old",
		unknown: void 0
	};
	return valuesOf(groups, (finding) => ({
		novelty: words[novelty(finding)],
		isLeft: scope.isLeft?.(finding) === true
	}));
}
function valuesOf(groups, ask) {
	const values = new Map();
	for (const group of groups) {
		const value = ask(group.finding);
		if (value !== void 0) values.set(group, value);
	}
	return values;
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
function findingFacts(rule, { question, scope, groups }) {
	const own = groups.filter(({ finding }) => finding.label !== "elsewhere" && rule.severities.includes(finding.severity));
	const open = own.filter(({ finding }) => isOpen(finding));
	return [
		[sizeOf(own, (finding) => isSuppressed(finding) && rule.matches(finding) !== "no"), "suppressed at the service"],
		[sizeOf(open, (finding) => rule.matches(finding) !== "no" && question.isExcepted(finding) === "yes"), "excepted"],
		[sizeOf(open, (finding) => scope.isOld?.(finding) === true && rule.matches(finding) !== "no"), "old"],
		[sizeOf(open, (finding) => scope.isLeft?.(finding) === true && rule.matches(finding) !== "no"), "in files that are not changed here, left to the default branch\u2019s run"],
		[sizeOf(open, (finding) => !finding.severityKnown), "of unknown severity, counted as critical"],
		[rule.isUnscored === void 0 ? 0 : sizeOf(open, rule.isUnscored), rule.unscored ?? ""]
	].filter(([number]) => number > 0).map(([number, words]) => `${number} ${words}`);
}
function distrust(rule, { slices }) {
	if (rule.severities.includes("CRITICAL") && !slices.unknown.isRead) return ["the list of violations of unknown severity has not settled"];
	return rule.severities.map((severity) => slices.known.get(severity)).filter((slice) => (slice?.counted ?? 0) !== 0).map((slice) => slice?.distrust ?? (slice?.list?.settled ? void 0 : "the list has not settled")).filter((reason) => reason !== void 0).slice(0, 1);
}
// src/policy/rules/threshold.ts
var threshold = (policy, facts) => policy.threshold.map((entry) => entryRule(entry, policy.threshold, facts));
function entryRule(entry, all, facts) {
	const { severity, type, limit } = entry;
	return ruleOf({
		name: `threshold ${thresholdText(entry)}`,
		match: {
			severity: [severity],
			type: type && [type]
		},
		asks: {
			kind: "threshold",
			severity,
			type
		},
		allow: limit,
		isElsewhere: (finding) => finding.type !== void 0 && entryFor(finding, all) !== entry
	}, facts);
}
function entryFor(finding, all) {
	const ofSeverity = all.filter((entry) => entry.severity === finding.severity);
	return ofSeverity.find((entry) => entry.type === finding.type) ?? ofSeverity.find((entry) => entry.type === void 0);
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
	const { unscored, fixCooldown, catalogue, codeOwners } = policy;
	const facts = {
		startedAt: evidence.startedAt,
		unscored,
		fixCooldown,
		catalogue,
		codeOwners
	};
	const rules = kinds.flatMap((kind) => kind(policy, facts)).map((rule) => ({
		...ofPart(rule, policy, evidence),
		remedy: `${rule.remedy}, or ${wayOut}.`
	}));
	const { failOnTypes } = policy;
	return failOnTypes === void 0 ? rules : rules.map((rule) => ofTypes(rule, failOnTypes, facts));
}
function ofPart(rule, policy, evidence) {
	if (!isPartial(policy)) return rule;
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
		distinctions: [{ of: (finding) => answerRank[isNew(finding, known)] }, { of: (finding) => isUntouchedHere(finding) ? 1 : 0 }],
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
		groups: withoutOld(slice.groups, known)
	};
}
function newOfUnknown(slice, known) {
	return {
		...slice,
		groups: withoutOld(slice.groups, known)
	};
}
function withoutOld(groups, { old }) {
	return groups.filter(({ finding }) => !old.has(finding.id));
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
		distinctions: [{ of: (finding) => answerRank[isInChange(finding)] }, { of: (finding) => isLeft(finding) ? 1 : 0 }],
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
	return sizeOf(harmlessOwn(slice, question), isNew) + countedSuppressed(slice, isNew);
}
function countedSuppressed({ counted = 0, groups }, isNew) {
	const isOther = (finding) => isOpen(finding) || isSuppressed(finding) && !isNew(finding);
	return Math.max(0, counted - sizeOf(groups, (finding) => finding.label !== "elsewhere" && isOther(finding)));
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
	const old = oldFindings(isWhole(evidence) ? baseline : onlyIds(baseline, own), own, taken);
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
function isWhole({ lists, unknownSeverities }) {
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
	distinctions: [],
	known(slice, question) {
		const { lo } = scanBounds(slice, question);
		const open = openBounds(slice.groups, question);
		return slice.distrust === void 0 && slice.list?.settled === true ? {
			lo: Math.max(lo, open.lo),
			hi: Math.max(lo, open.hi)
		} : {
			lo,
			hi: Number.POSITIVE_INFINITY
		};
	},
	unknown(slice, question) {
		const open = openBounds(slice.groups, question);
		return slice.isRead ? open : {
			lo: open.lo,
			hi: Number.POSITIVE_INFINITY
		};
	}
});
function openBounds(groups, question) {
	return {
		lo: sizeOf(groups, (finding) => blocks(finding, question) === "yes"),
		hi: sizeOf(groups, (finding) => blocks(finding, question) !== "no")
	};
}
// src/policy/scopes/scan.ts
var scan = () => ({
	phrase: "found by this scan",
	includes: () => "yes",
	distinctions: [],
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
	const { evidence, scope, grouping, cases } = prepare(given, policy);
	const judged = {
		scope,
		policy,
		groups: grouping.groups,
		counts: evidence.counts
	};
	const named = cases.map((each) => ({
		...each,
		effects: effectsOfCase(each, judged)
	}));
	const [blocking, warning] = [named.filter(isBlocking), named.filter((each) => !isBlocking(each))];
	const rules = blocking.map((each) => resultOf(each));
	const uncovered = uncoveredFiles(evidence, policy);
	return namesById({
		...outcomeOf(rules, {
			evidence,
			policy,
			uncovered
		}),
		rules,
		warnings: warning.map((each) => resultOf(each)),
		...uncovered && { uncovered: uncovered.text }
	}, {
		...judged,
		evidence,
		places: grouping.places,
		blocking,
		warning
	});
}
function outcomeOf(rules, { evidence, policy, uncovered }) {
	const verdict = worstVerdict(rules.map((rule) => rule.verdict));
	if (verdict === "failed") return {
		verdict,
		reason: "violations"
	};
	if (verdict === "inconclusive") return {
		verdict,
		reason: "evidence"
	};
	const doubt = coverageFault(evidence, policy) ?? (uncovered?.isFault ? uncoveredFault(uncovered, policy) : void 0);
	if (doubt !== void 0) return {
		verdict: "inconclusive",
		reason: "not-covered",
		doubt
	};
	return {
		verdict,
		reason: "clean"
	};
}
function resultOf(each) {
	const result = {
		...each.result,
		...namedBy(each)
	};
	return {
		...result,
		line: reasoning(each.rule, each.table, result)
	};
}
function isBlocking({ rule }) {
	return rule.effect === "block";
}
var latest = new WeakMap();
function prepare(given, policy) {
	const known = latest.get(given);
	if (known?.policy === policy) return known.prepared;
	const evidence = {
		...given,
		findings: distinct(given.findings)
	};
	const scope = scopeKinds[policy.scope](evidence, policy);
	const rules = rulesOf(policy, evidence);
	const listed = groupFindings(evidence.findings, distinctionsOf(policy, {
		rules,
		scope,
		evidence
	}));
	const slices = sliceEvidence(evidence, listed.groups);
	const groups = [...listed.groups];
	for (const slice of slices.known.values()) for (const group of slice.groups) groups[group.place] = group;
	const isExcepted = (finding) => exceptionFor(finding, policy.exceptions, policy.today).answer;
	const cases = rules.map((rule) => {
		const table = {
			question: {
				matches: rule.matches,
				isExcepted
			},
			scope,
			slices,
			evidence,
			groups
		};
		return {
			rule,
			table,
			result: judgeRule(rule, table)
		};
	});
	const prepared = {
		evidence,
		scope,
		grouping: {
			groups,
			places: listed.places
		},
		cases
	};
	latest.set(given, {
		policy,
		prepared
	});
	return prepared;
}
function distinctionsOf(policy, { rules, scope, evidence }) {
	const { exceptions, today } = policy;
	const { findings } = evidence;
	let covers;
	return {
		always: [
			...partDistinctions(policy),
			...rules.flatMap(({ distinctions }) => distinctions),
			...scope.distinctions
		],
		costly(position) {
			covers ??= coversOf({
				findings,
				exceptions,
				today
			});
			return coverAt(covers, position);
		},
		isConcerned: (finding) => exceptions.length > 0 && isOpen(finding) && rules.some((rule) => rule.matches(finding) !== "no")
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
function openRules(evidence, policy) {
	const { cases } = prepare(evidence, policy);
	return cases.filter((each) => isBlocking(each) && each.result.verdict === "inconclusive").map(({ rule }) => rule);
}
function isUndecided(evidence, policy) {
	return openRules(evidence, policy).length > 0;
}
function openQuestions(evidence, policy) {
	const { scope } = prepare(evidence, policy);
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
export { withWarningsBlocking as a, openSeverities as i, judge as n, needsBaseWindow as o, openQuestions as r, isToldBySilence as s, isUndecided as t };
