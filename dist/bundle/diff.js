import { o as __toESM, t as __commonJSMin } from "./rolldown-runtime.js";
import { o as isNoPath, s as normalPath } from "./changes.js";
// src/steps/diff.ts
var import_parse_diff = __toESM(__commonJSMin(((exports, module) => {
	module.exports = (n) => {
		if (!n) return [];
		if (typeof n != "string" || n.match(/^\s+$/)) return [];
		const s = n.split(`
`);
		if (s.length === 0) return [];
		const a = [];
		let o = null, d = null, u = 0, m = 0, l = null;
		const g = (e) => {
			d?.changes.push({
				type: "normal",
				normal: !0,
				ln1: u++,
				ln2: m++,
				content: e
			}), l.oldLines--, l.newLines--;
		}, p = (e) => {
			const [t, r] = parseFiles(e) ?? [];
			o = {
				chunks: [],
				deletions: 0,
				additions: 0,
				from: t,
				to: r
			}, a.push(o);
		}, i = () => {
			(!o || o.chunks.length) && p();
		}, $ = (e, t) => {
			i(), o.new = !0, o.newMode = t[1], o.from = "/dev/null";
		}, N = (e, t) => {
			i(), o.deleted = !0, o.oldMode = t[1], o.to = "/dev/null";
		}, x = (e, t) => {
			i(), o.oldMode = t[1];
		}, F = (e, t) => {
			i(), o.newMode = t[1];
		}, S = (e, t) => {
			i(), o.index = e.split(" ").slice(1), t[1] && (o.oldMode = o.newMode = t[1].trim());
		}, k = (e) => {
			i(), o.from = parseOldOrNewFile(e);
		}, y = (e) => {
			i(), o.to = parseOldOrNewFile(e);
		}, f = (e) => +(e || 1), M = (e, t) => {
			o || p(e);
			const [r, c, w, L] = t.slice(1);
			u = +r, m = +w, d = {
				content: e,
				changes: [],
				oldStart: +r,
				oldLines: f(c),
				newStart: +w,
				newLines: f(L)
			}, l = {
				oldLines: f(c),
				newLines: f(L)
			}, o.chunks.push(d);
		}, R = (e) => {
			d && (d.changes.push({
				type: "del",
				del: !0,
				ln: u++,
				content: e
			}), o.deletions++, l.oldLines--);
		}, b = (e) => {
			d && (d.changes.push({
				type: "add",
				add: !0,
				ln: m++,
				content: e
			}), o.additions++, l.newLines--);
		}, h = (e) => {
			if (!d) return;
			const [t] = d.changes.slice(-1);
			d.changes.push({
				type: t.type,
				[t.type]: !0,
				ln1: t.ln1,
				ln2: t.ln2,
				ln: t.ln,
				content: e
			});
		}, _ = [
			[/^diff\s/, p],
			[/^new file mode (\d+)$/, $],
			[/^deleted file mode (\d+)$/, N],
			[/^old mode (\d+)$/, x],
			[/^new mode (\d+)$/, F],
			[/^index\s[\da-zA-Z]+\.\.[\da-zA-Z]+(\s(\d+))?$/, S],
			[/^---\s/, k],
			[/^\+\+\+\s/, y],
			[/^@@\s+-(\d+),?(\d+)?\s+\+(\d+),?(\d+)?\s@@/, M],
			[/^\\ No newline at end of file$/, h]
		], v = [
			[/^\\ No newline at end of file$/, h],
			[/^-/, R],
			[/^\+/, b],
			[/^\s*/, g]
		], C = (e) => {
			for (const [t, r] of v) {
				const c = e.match(t);
				if (c) {
					r(e, c);
					break;
				}
			}
			l.oldLines === 0 && l.newLines === 0 && (l = null);
		}, H = (e) => {
			for (const [t, r] of _) {
				const c = e.match(t);
				if (c) {
					r(e, c);
					break;
				}
			}
		}, O = (e) => {
			l ? C(e) : H(e);
		};
		for (const e of s) O(e);
		return a;
	};
	var fileNameDiffRegex = /(a|i|w|c|o|1|2)\/.*(?=["']? ["']?(b|i|w|c|o|1|2)\/)|(b|i|w|c|o|1|2)\/.*$/g;
	var gitFileHeaderRegex = /^(a|b|i|w|c|o|1|2)\//;
	var parseFiles = (n) => n?.match(fileNameDiffRegex)?.map((a) => a.replace(gitFileHeaderRegex, "").replace(/("|')$/, ""));
	var qoutedFileNameRegex = /^\\?['"]|\\?['"]$/g;
	var parseOldOrNewFile = (n) => {
		let s = leftTrimChars(n, "-+").trim();
		return s = removeTimeStamp(s), s.replace(qoutedFileNameRegex, "").replace(gitFileHeaderRegex, "");
	};
	var leftTrimChars = (n, s) => {
		if (n = makeString(n), !s && String.prototype.trimLeft) return n.trimLeft();
		const a = formTrimmingString(s);
		return n.replace(new RegExp(`^${a}+`), "");
	};
	var timeStampRegex = /\t.*|\d{4}-\d\d-\d\d\s\d\d:\d\d:\d\d(.\d+)?\s(\+|-)\d\d\d\d/;
	var removeTimeStamp = (n) => {
		const s = timeStampRegex.exec(n);
		return s && (n = n.substring(0, s.index).trim()), n;
	};
	var formTrimmingString = (n) => n == null ? "\\s" : n instanceof RegExp ? n.source : `[${makeString(n).replace(/([.*+?^=!:${}()|[\]/\\])/g, "\\$1")}]`;
	var makeString = (n) => `${n ?? ""}`;
}))(), 1);
function changesOf({ files, isComplete }) {
	const changes = new Map();
	for (const file of files) {
		const isModule = /^[+-]Subproject commit \p{Hex_Digit}{40}/mu.test(file.patch ?? "");
		changes.set(normalPath(file.path), {
			lines: changedLines(file),
			...file.isRemoved && { isGone: true },
			...isModule && { isModule }
		});
		const before = file.previousPath === void 0 ? void 0 : normalPath(file.previousPath);
		if (before !== void 0 && !changes.has(before)) changes.set(before, {
			lines: void 0,
			isGone: true
		});
	}
	return {
		files: changes,
		isComplete: isComplete && ![...changes.keys()].some(isNoPath)
	};
}
function changedLines({ patch = "", additions, deletions, isRemoved }) {
	if (isRemoved) return void 0;
	const hunks = hunksOf(patch);
	const count = (type) => hunks.flatMap((hunk) => hunk.changes).filter((change) => change.type === type && !isNewlineMark(change)).length;
	if (hunks.length === 0 || !hunks.every(isWhole)) return void 0;
	if (additions !== void 0 && count("add") !== additions) return void 0;
	if (deletions !== void 0 && count("del") !== deletions) return void 0;
	return merged(hunks.flatMap(rangesOf));
}
function hunksOf(patch) {
	try {
		return (0, import_parse_diff.default)(`--- a/file\n+++ b/file\n${patch}`).flatMap((file) => file.chunks);
	} catch {
		return [];
	}
}
function isWhole(hunk) {
	const after = hunk.changes.filter((change) => change.type !== "del" && !isNewlineMark(change)).length;
	const before = hunk.changes.filter((change) => change.type !== "add" && !isNewlineMark(change)).length;
	return after === hunk.newLines && before === hunk.oldLines;
}
function isNewlineMark(change) {
	return change.content.startsWith("\\ No newline");
}
function rangesOf(hunk) {
	const ranges = [];
	let line = hunk.newLines === 0 ? hunk.newStart + 1 : hunk.newStart;
	for (const change of hunk.changes) {
		if (isNewlineMark(change)) continue;
		if (change.type === "del") ranges.push([Math.max(1, line - 1), line]);
		else if (change.type === "add") ranges.push([line, line++]);
		else line++;
	}
	return ranges;
}
function merged(ranges) {
	const result = [];
	for (const [first, last] of [...ranges].sort((a, b) => a[0] - b[0])) {
		const previous = result.at(-1);
		if (previous !== void 0 && first <= previous[1] + 1) previous[1] = Math.max(previous[1], last);
		else result.push([first, last]);
	}
	return result;
}
export { changesOf };
