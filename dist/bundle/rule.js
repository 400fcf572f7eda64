import { n as answerRank, r as both, t as answer } from "./answer.js";
import { Gt as severities, zt as isUnclear } from "./start.js";
import { o as isNoPath } from "./changes.js";
import { a as languageOf, n as isKnownOther } from "./languages.js";
import { a as placeMatcher, s as readingsOf } from "./places.js";
// src/policy/weaknesses.ts
function weaknessesOf({ detail }) {
	if (detail === void 0) return void 0;
	return new Set([...(detail.cwe ?? "").matchAll(/CWE-0*(\d+)/gi)].map(([, digits]) => `CWE-${digits}`));
}
// src/policy/predicates/age.ts
var dayMs$1 = 864e5;
var age = {
	matches({ detail }, days, { startedAt }) {
		const firstDetected = detail?.firstDetected;
		if (firstDetected === void 0 || startedAt === void 0) return "unknown";
		return answer(startedAt - firstDetected > days * dayMs$1);
	},
	text: (days) => `older than ${days} days`,
	holdsAll: (wide, narrow) => wide <= narrow,
	isOfKind: true
};
// src/policy/predicates/predicate.ts
function listWords(words) {
	return words.length > 1 ? `${words.slice(0, -1).join(", ")} or ${words.at(-1)}` : words[0] ?? "";
}
function holdsEach(wide, narrow) {
	return narrow.every((word) => wide.includes(word));
}
// src/policy/predicates/cwe.ts
var cwe = {
	matches(finding, wanted) {
		const stated = weaknessesOf(finding);
		if (stated === void 0 || stated.size === 0 || isUnclear(finding, "cwe")) return "unknown";
		return answer(wanted.some((each) => stated.has(each)));
	},
	text: (wanted) => `of ${listWords(wanted)}`,
	holdsAll: holdsEach,
	isOfKind: true
};
// src/policy/predicates/fixable.ts
var dayMs = 864e5;
var fixable = {
	matches({ detail }, _, { startedAt, fixCooldown = 0 }) {
		if (detail === void 0) return "unknown";
		const { fix, fixedAt } = detail.advisory ?? {};
		if (fix === "none") return "no";
		const isYoung = fixedAt !== void 0 && startedAt !== void 0 && startedAt - fixedAt < fixCooldown * dayMs;
		return answer(!isYoung);
	},
	text: () => "that can be fixed",
	holdsAll: () => true,
	isOfKind: true,
	isToldBySilence: true
};
// src/policy/predicates/kev.ts
var kev = {
	matches({ type, detail }, _, { catalogue, unscored }) {
		const cves = detail?.advisory?.cves ?? [];
		if (cves.some((cve) => catalogue?.cves.has(cve))) return "yes";
		if (cves.length === 0 && type !== void 0 && type !== "SCA") return "no";
		if (detail === void 0 || catalogue === void 0 || catalogue.isStale) return "unknown";
		const unnamed = unscored === "ignore" ? "no" : "unknown";
		return cves.length === 0 ? unnamed : "no";
	},
	text: () => "that are known to be exploited",
	holdsAll: () => true,
	isOfKind: true,
	isToldBySilence: true
};
// src/policy/predicates/language.ts
var language = {
	matches(finding, wanted) {
		const { filePath } = finding;
		if (filePath === void 0 || isNoPath(filePath) || isUnclear(finding, "filePath")) return "unknown";
		const [first = "unknown", ...others] = readingsOf(filePath).map((path) => isWritten(path, wanted));
		return others.every((other) => other === first) ? first : "unknown";
	},
	text: (wanted) => `in ${listWords(wanted)} files`,
	holdsAll: holdsEach
};
function isWritten(path, wanted) {
	if (path === void 0) return "unknown";
	const name = languageOf(path);
	if (name !== void 0) return answer(wanted.includes(name));
	return isKnownOther(path) ? "no" : "unknown";
}
// src/policy/owners.ts
function ownersOf(finding, codeOwners) {
	const { filePath } = finding;
	if (codeOwners === void 0 || filePath === void 0 || isNoPath(filePath) || isUnclear(finding, "filePath")) return void 0;
	if (/^(?:file:|[a-z]:[\\/]|[\\/])/i.test(filePath.trim())) return void 0;
	const answers = readingsOf(filePath).flatMap((path) => path === void 0 ? [void 0] : [codeOwners.ownersOf(path), codeOwners.looselyOwnersOf(path)]);
	const [first] = answers;
	return first !== void 0 && answers.every((each) => each !== void 0 && isSame(each, first)) ? first : void 0;
}
function isSame(a, b) {
	return a.length === b.length && a.every((owner, index) => owner === b[index]);
}
// src/policy/predicates/owner.ts
var owner = {
	matches(finding, wanted, { codeOwners }) {
		const owners = ownersOf(finding, codeOwners);
		if (owners === void 0) return "unknown";
		const names = owners.map((each) => each.toLowerCase());
		return answer(wanted.some((each) => each === "none" ? names.length === 0 : names.includes(each.toLowerCase())));
	},
	text: (wanted) => `owned by ${listWords(wanted.map((each) => each === "none" ? "nobody" : each))}`,
	holdsAll: holdsEach
};
var noOwner = "none";
// src/policy/predicates/path.ts
var path = {
	matches: (finding, globs) => placeMatcher(globs)(finding),
	text: (globs) => `in ${listWords(globs)}`,
	holdsAll: (wide, narrow) => wide.includes("**") || holdsEach(wide, narrow)
};
// src/policy/predicates/scores.ts
var ratings = {
	CRITICAL: [9, 10],
	HIGH: [7, 8.9],
	MEDIUM: [4, 6.9],
	LOW: [.1, 3.9],
	INFO: [0, 0]
};
var cvss = scorePredicate({
	kind: "cvss",
	intervalOf: ({ severity, severityKnown }) => severityKnown ? ratings[severity] : [0, 10],
	text: (least) => `with CVSS ${least} or more`,
	missing: "without a CVSS score, judged by severity",
	ignored: "without a CVSS score, not judged"
});
var epss = scorePredicate({
	kind: "epss",
	intervalOf: ({ type }) => type === void 0 || type === "SCA" ? [0, 100] : void 0,
	text: (least) => `with EPSS ${least}% or more`,
	missing: "dependencies without an EPSS score, unknown",
	ignored: "without an EPSS score, not judged"
});
function scorePredicate(scale) {
	const isIgnored = ({ unscored }) => unscored === "ignore";
	return {
		matches(finding, least, facts) {
			const stated = finding[scale.kind];
			const isOffScale = isUnclear(finding, scale.kind);
			if (stated !== void 0 && (stated >= least || !isOffScale)) return answer(stated >= least);
			if (isOffScale) return "unknown";
			return isIgnored(facts) ? "no" : compared(scale.intervalOf(finding), least, finding);
		},
		text: scale.text,
		holdsAll: (wide, narrow) => wide <= narrow,
		isToldBySilence: true,
		score: {
			isMissing: (finding, facts) => finding[scale.kind] === void 0 && !isUnclear(finding, scale.kind) && (isIgnored(facts) || scale.intervalOf(finding) !== void 0),
			missing: (facts) => isIgnored(facts) ? scale.ignored : scale.missing
		}
	};
}
function compared(interval, least, { detail }) {
	if (detail === void 0) return "unknown";
	if (interval === void 0 || interval[1] < least) return "no";
	return interval[0] >= least ? "yes" : "unknown";
}
// src/policy/predicates/severity.ts
var severity = {
	matches: (finding, severities) => answer(severities.includes(finding.severity)),
	text: (wanted) => listWords(wanted).toLowerCase(),
	holdsAll: holdsEach,
	isOfKind: true
};
// src/policy/predicates/type.ts
var type = {
	matches: (finding, types) => answer(finding.type === void 0 || types.includes(finding.type)),
	text: listWords,
	holdsAll: holdsEach,
	isOfKind: true
};
// src/policy/predicates/registry.ts
var predicates = {
	type,
	severity,
	cvss,
	epss,
	cwe,
	path,
	owner,
	language,
	age,
	fixable,
	kev
};
var predicateNames = Object.keys(predicates);
function askedBy(match) {
	return predicateNames.flatMap((name) => {
		const value = match[name];
		return value === void 0 ? [] : [{
			name,
			predicate: predicates[name],
			value
		}];
	});
}
function matcherOf(match, facts) {
	const asked = askedBy(match);
	return (finding) => {
		let sum = "yes";
		for (const { predicate, value } of asked) {
			sum = both(sum, predicate.matches(finding, value, facts));
			if (sum === "no") return sum;
		}
		return sum;
	};
}
function distinctionsOf(match, facts) {
	return askedBy(match).flatMap(({ predicate, value }) => {
		const { isOfKind, score } = predicate;
		if (isOfKind) return [];
		const of = (finding) => 2 * answerRank[predicate.matches(finding, value, facts)] + (score?.isMissing(finding, facts) === true ? 1 : 0);
		return score === void 0 ? { of } : {
			of,
			isOfClass: true
		};
	});
}
function matchText(match) {
	const texts = askedBy(match).map(({ name, predicate, value }) => ({
		name,
		text: predicate.text(value)
	}));
	const own = texts.filter(({ name }) => name === "type");
	const others = texts.filter((each) => !own.includes(each));
	const noun = match.severity === void 0 ? ["findings"] : [];
	return [
		...own.map(({ text }) => text),
		...noun,
		...others.map(({ text }) => text)
	].join(" ");
}
function holdsAll(wide, narrow) {
	return askedBy(wide).every(({ name, predicate, value }) => {
		const other = narrow[name];
		return other !== void 0 && predicate.holdsAll(value, other);
	});
}
function isToldBySilence(match) {
	return askedBy(match).some(({ predicate }) => predicate.isToldBySilence);
}
function scoresIn(match) {
	return askedBy(match).flatMap(({ predicate: { score } }) => score ?? []);
}
// src/policy/rules/rule.ts
var ruleEffects = ["block", "warn"];
function ruleOf({ name, match, asks, allow, effect = "block", isElsewhere }, facts) {
	const subject = matchText(match);
	const matches = matcherOf(match, facts);
	return {
		name,
		subject,
		asks,
		limit: allow ?? 0,
		effect,
		severities: match.severity ?? severities,
		matches: isElsewhere === void 0 ? matches : (finding) => both(answer(!isElsewhere(finding)), matches(finding)),
		distinctions: distinctionsOf(match, facts),
		remedy: remedyOf(subject, match, allow),
		...unscoredOf(match, facts)
	};
}
function remedyOf(subject, { type: _, severity, ...others }, allow) {
	const what = severity !== void 0 && Object.values(others).every((value) => value === void 0) ? `${subject} findings` : subject;
	return allow === void 0 ? `Fix the ${what}` : `Bring the ${what} down to ${allow}`;
}
function unscoredOf(match, facts) {
	const scores = scoresIn(match);
	const [first] = scores;
	if (first === void 0) return {};
	return {
		isUnscored: (finding) => scores.some((score) => score.isMissing(finding, facts)),
		unscored: scores.length === 1 ? first.missing(facts) : "without one of the scores",
		ignoresUnscored: facts.unscored === "ignore"
	};
}
export { matchText as a, noOwner as c, isToldBySilence as i, ownersOf as l, ruleOf as n, predicateNames as o, holdsAll as r, type as s, ruleEffects as t, weaknessesOf as u };
