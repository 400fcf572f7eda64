// src/policy/glob.ts
function compileGlob(glob) {
	const alternatives = alternativesOf(glob);
	return (path) => {
		const parts = path.split("/");
		return alternatives.some((segments) => restsAfter(segments, parts).some(({ length }) => length === 0));
	};
}
function compileFolderGlob(glob) {
	const alternatives = alternativesOf(glob);
	return (folder) => {
		const rests = alternatives.flatMap((segments) => restsAfter(segments, folder).map(insideOf));
		return rests.includes("all") ? "all" : rests.includes("some") ? "some" : "none";
	};
}
function insideOf(rest) {
	const [name, another] = rest.filter((segment) => segment !== "any folders");
	if (another !== void 0 || rest.length === 0) return "none";
	return name === void 0 || name.length === 1 && name[0] === "star" ? "all" : "some";
}
function alternativesOf(glob) {
	return withoutBraces(glob).map((each) => withInside(each.split("/").map(segmentOf)));
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
		if (next.length + globs.length > alternativesMax) return [glob];
		open = next;
	}
	return globs;
}
function globProblem(glob) {
	let open = 0;
	for (const [sign] of glob.matchAll(/\\.|[{}]/gs)) if (sign === "{") open += 1;
	else if (sign === "}") open = Math.max(0, open - 1);
	if (open > 0) return "has a { that is not closed; write \\{ for one in a name";
	return withoutBraces(glob).length === 1 && firstBraces(glob) !== void 0 ? `has braces that stand for more than ${alternativesMax} globs` : void 0;
}
function firstBraces(glob) {
	const open = [];
	let found;
	for (let at = 0; at < glob.length; at += 1) {
		const letter = glob[at];
		if (letter === "\\") at += 1;
		else if (letter === "{") open.push({
			start: at,
			cuts: []
		});
		else if (letter === ",") open.at(-1)?.cuts.push(at);
		else if (letter === "}") {
			const { start, cuts } = open.pop() ?? {
				start: at,
				cuts: []
			};
			if (cuts.length > 0 && (found === void 0 || start < found.start)) found = {
				start,
				end: at,
				cuts
			};
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
	return last < segments.length - 1 && segments[last]?.at(-1) === "star" ? [...segments, ["star"]] : segments;
}
function setAt(text, start) {
	const isNegated = text[start + 1] === "^";
	const first = start + (isNegated ? 2 : 1);
	const end = text.indexOf("]", first + 1);
	if (end === -1) return void 0;
	const ranges = [...text.slice(first, end).matchAll(/(.)(?:-(.))?/gs)];
	const letter = (given) => ranges.some(([, from = "", to = from]) => from <= given && given <= to) !== isNegated;
	return {
		letter,
		end
	};
}
function restsAfter(segments, parts) {
	const rests = [];
	let reached = [true];
	if (parts.length === 0) rests.push(segments);
	for (const [index, segment] of segments.entries()) {
		const next = [];
		for (let count = 0; count <= parts.length; count += 1) next[count] = segment === "any folders" ? reached[count] === true || next[count - 1] === true : reached[count - 1] === true && fitsSegment(segment, parts[count - 1] ?? "");
		if (!next.includes(true)) return rests;
		if (next[parts.length]) rests.push(segments.slice(index + 1), ...segment === "any folders" ? [segments.slice(index)] : []);
		reached = next;
	}
	return rests;
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
export { compileGlob as n, globProblem as r, compileFolderGlob as t };
