import { $ as isNoPath, H as answer, J as canonicalPath, U as both, Y as decodedPath, mt as isUnclear } from "./start.js";
// src/policy/glob.ts
function compileGlob(glob) {
	const alternatives = withoutBraces(glob).map((each) => withInside(each.split("/").map(segmentOf)));
	return (path) => {
		const parts = path.split("/");
		return alternatives.some((segments) => fits(segments, parts));
	};
}
var alternativesMax = 1e3;
function withoutBraces(glob) {
	let open = [{
		done: "",
		rest: glob
	}];
	const globs = [];
	while (open.length > 0) {
		const next = [];
		for (const { done, rest } of open) {
			const found = firstBraces(rest);
			if (found === void 0) globs.push(done + rest);
			else for (const choice of found.choices) next.push({
				done: done + found.before,
				rest: choice + found.after
			});
		}
		if (next.length + globs.length > alternativesMax) return [glob.replaceAll(/(?<!\\)[{}]/g, "\\$&")];
		open = next;
	}
	return globs;
}
function firstBraces(glob) {
	const commas = [];
	const starts = [];
	let found;
	for (let at = 0; at < glob.length; at += 1) {
		const letter = glob[at];
		if (letter === "\\") at += 1;
		else if (letter === "{") {
			starts.push(at);
			commas.push([]);
		} else if (letter === ",") commas.at(-1)?.push(at);
		else if (letter === "}" && starts.length > 0) {
			const [start = 0, cuts = []] = [starts.pop(), commas.pop()];
			if (cuts.length > 0 && (found === void 0 || start < found.start)) found = {
				start,
				end: at,
				cuts
			};
			if (starts.length === 0 && found !== void 0) break;
		}
	}
	if (found === void 0) return void 0;
	const { start, end, cuts } = found;
	const edges = [
		start,
		...cuts,
		end
	];
	const choices = edges.slice(1).map((edge, index) => glob.slice((edges[index] ?? 0) + 1, edge));
	return {
		before: glob.slice(0, start),
		choices,
		after: glob.slice(end + 1)
	};
}
function segmentOf(text) {
	if (text === "**") return "any folders";
	const letters = [];
	for (let at = 0; at < text.length; at += 1) {
		const letter = text[at] ?? "";
		const set = letter === "[" ? setAt(text, at) : void 0;
		if (set !== void 0) {
			letters.push(set.letter);
			at = set.end;
		} else if (letter === "*") {
			if (letters.at(-1) !== "star") letters.push("star");
		} else if (letter === "?") letters.push(() => true);
		else {
			if (letter === "\\" && at + 1 < text.length) at += 1;
			const own = text[at];
			letters.push((other) => other === own);
		}
	}
	return letters;
}
function withInside(segments) {
	const last = segments.findLastIndex((segment) => segment !== "any folders");
	return last >= 0 && last < segments.length - 1 && segments[last]?.at(-1) === "star" ? [...segments, ["star"]] : segments;
}
function setAt(text, start) {
	const isNegated = text[start + 1] === "^";
	const first = start + (isNegated ? 2 : 1);
	const end = text.indexOf("]", first + 1);
	if (end < 0) return void 0;
	const ranges = [];
	for (let at = first; at < end; at += 1) {
		const [from = "", dash, to] = [
			text[at],
			text[at + 1],
			text[at + 2]
		];
		if (dash === "-" && to !== void 0 && at + 2 < end) {
			ranges.push([from, to]);
			at += 2;
		} else ranges.push([from, from]);
	}
	const letter = (given) => ranges.some(([from, to]) => from <= given && given <= to) !== isNegated;
	return {
		letter,
		end
	};
}
function fits(segments, parts) {
	let reached = [true];
	for (const segment of segments) {
		const next = [];
		for (let count = 0; count <= parts.length; count += 1) next[count] = segment === "any folders" ? reached[count] === true || next[count - 1] === true : reached[count - 1] === true && fitsSegment(segment, parts[count - 1] ?? "");
		reached = next;
	}
	return reached[parts.length] === true;
}
function fitsSegment(letters, part) {
	if (part === "") return letters.length === 0;
	let [at, next] = [0, 0];
	let star;
	while (at < part.length) {
		const letter = letters[next];
		if (letter === "star") {
			star = {
				next,
				at
			};
			next += 1;
		} else if (letter?.(part[at] ?? "") === true) {
			at += 1;
			next += 1;
		} else if (star !== void 0) {
			star.at += 1;
			at = star.at;
			next = star.next + 1;
		} else return false;
	}
	return letters.slice(next).every((letter) => letter === "star");
}
function exceptionFor(finding, exceptions, today) {
	const answers = answersOf(exceptions, today);
	const known = answers.get(finding);
	if (known !== void 0) return known;
	const fresh = coverOf(finding, exceptions, today);
	answers.set(finding, fresh);
	return fresh;
}
var answered = new WeakMap();
function answersOf(exceptions, today) {
	const found = answered.get(exceptions);
	if (found?.today === today) return found.answers;
	const answers = new WeakMap();
	answered.set(exceptions, {
		today,
		answers
	});
	return answers;
}
function coverOf(finding, exceptions, today) {
	let best = { answer: "no" };
	for (const exception of exceptions) {
		if (isExpired(exception, today)) continue;
		const found = criteriaOf(exception)(finding);
		if (found === "no" || found === "unknown" && best.answer === "yes") continue;
		if (best.exception === void 0 || exception.expires > best.exception.expires || found !== best.answer) best = {
			answer: found,
			exception
		};
	}
	return best;
}
function reviewExceptions(findings, exceptions, today) {
	const review = {
		used: [],
		expiring: [],
		expired: [],
		unmatched: []
	};
	for (const exception of exceptions) {
		if (isExpired(exception, today)) {
			review.expired.push(exception);
			continue;
		}
		if (daysBetween(today, exception.expires) <= 14) review.expiring.push(exception);
		const matches = criteriaOf(exception);
		const answers = findings.map((finding) => ({
			id: finding.id,
			found: matches(finding)
		}));
		const ids = answers.filter(({ found }) => found === "yes").map(({ id }) => id);
		if (ids.length > 0) review.used.push({
			exception,
			ids: [...new Set(ids)].sort()
		});
		else if (answers.every(({ found }) => found === "no")) review.unmatched.push(exception);
	}
	return review;
}
function isExpired({ expires }, today) {
	return expires < today;
}
function daysBetween(from, to) {
	return Math.round((Date.parse(to) - Date.parse(from)) / 864e5);
}
function exceptionText(exception) {
	const { violationId, cwe, type, path, title } = exception;
	return [
		violationId === void 0 ? void 0 : `violation ${violationId}`,
		cwe,
		type === void 0 ? void 0 : type.toLowerCase(),
		title === void 0 ? void 0 : `"${title}"`,
		path === void 0 ? void 0 : `in ${path}`
	].filter((part) => part !== void 0).join(" ");
}
function exceptionKey({ violationId, cwe, type, path, title }) {
	return JSON.stringify([
		violationId,
		cwe,
		type,
		path,
		title
	].map((criterion) => criterion ?? null));
}
function fewerExceptions(base, other, { today, maxExceptionDays }) {
	const compared = {
		value: [],
		tightened: [],
		ignored: []
	};
	const wanted = lastDays(other);
	for (const exception of base) {
		const expires = wanted.get(exceptionKey(exception));
		const isShorter = expires !== void 0 && expires < exception.expires;
		if (expires === void 0) compared.tightened.push(`no exception for ${exceptionText(exception)}`);
		else compared.value.push(isShorter ? {
			...exception,
			expires
		} : exception);
		if (isShorter) compared.tightened.push(`exception for ${exceptionText(exception)} until ${expires}`);
	}
	const before = lastDays(base);
	for (const exception of other) {
		const known = before.get(exceptionKey(exception));
		if (known !== void 0 && exception.expires <= known) continue;
		if (maxExceptionDays !== void 0 && daysBetween(today, exception.expires) <= maxExceptionDays) compared.value.push(exception);
		else compared.ignored.push(`exception for ${exceptionText(exception)} until ${exception.expires}`);
	}
	return compared;
}
function lastDays(exceptions) {
	const days = new Map();
	for (const exception of exceptions) {
		const key = exceptionKey(exception);
		if (exception.expires > (days.get(key) ?? "")) days.set(key, exception.expires);
	}
	return days;
}
var known = new WeakMap();
function criteriaOf(exception) {
	const found = known.get(exception);
	if (found !== void 0) return found;
	const compiled = compile(exception);
	known.set(exception, compiled);
	return compiled;
}
function compile({ violationId, cwe, type, path, title }) {
	const criteria = [];
	if (violationId !== void 0) criteria.push((finding) => answer(finding.id === violationId));
	if (type !== void 0) criteria.push((finding) => answer(finding.type === type));
	if (title !== void 0) criteria.push((finding) => answer(!isUnclear(finding, "title") && finding.title.trim() === title.trim()));
	if (path !== void 0) criteria.push(inPath(path));
	if (cwe !== void 0) criteria.push((finding) => hasCwe(finding, cwe));
	if (criteria.length === 0) return () => "no";
	return (finding) => {
		let sum = "yes";
		for (const criterion of criteria) {
			sum = both(sum, criterion(finding));
			if (sum === "no") return sum;
		}
		return sum;
	};
}
function inPath(glob) {
	const isMatch = pathMatcher(glob);
	return ({ filePath }) => {
		if (filePath === void 0 || isNoPath(filePath)) return "no";
		const readings = readingsOf(filePath);
		return answer(glob === filePath || readings.every((path) => path !== void 0 && isMatch(path)));
	};
}
function readingsOf(filePath) {
	const places = [filePath, ...filePath.split(/\s*(?:[-=]>|[→;|\n\0])\s*|,\s+/)];
	const separate = places.length > 2 ? places.slice(1) : places;
	return [...new Set(separate.flatMap((path) => [canonicalPath(path), canonicalPath(decodedPath(path))]))];
}
function pathMatcher(glob) {
	return compileGlob(glob.replace(/^(?:\.?\/)+/, "").replace(/\/$/, "/**"));
}
function hasCwe({ detail }, cwe) {
	if (detail === void 0) return "unknown";
	const numbers = new Set([...(detail.cwe ?? "").matchAll(/CWE-0*(\d+)/gi)].map(([, digits]) => `CWE-${digits}`));
	return answer(numbers.size === 1 && numbers.has(cwe));
}
export { isExpired as a, fewerExceptions as i, exceptionFor as n, pathMatcher as o, exceptionText as r, reviewExceptions as s, daysBetween as t };
