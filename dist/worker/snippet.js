var { isAscii, isUtf8 } = process.getBuiltinModule("node:buffer");
var { closeSync, openSync, readFileSync, readSync, writeSync } = process.getBuiltinModule("node:fs");
var { join } = process.getBuiltinModule("node:path");
var { createHash, createHmac } = process.getBuiltinModule("node:crypto");
// src/git/contents.ts
var fileName = "contents";
var part = /^#(\d+)\+(\d+)$/;
var roundBytes = 4194304;
function writeContents(folder) {
	const file = openSync(join(folder, fileName), "wx", 384);
	const round = Buffer.allocUnsafe(roundBytes);
	let [offset, held] = [0, 0];
	const flush = () => {
		writeAll(file, round.subarray(0, held));
		held = 0;
	};
	return {
		add: (content) => {
			const stored = `#${offset}+${content.length}`;
			offset += content.length;
			if (held + content.length > roundBytes) flush();
			if (content.length > roundBytes) writeAll(file, content);
			else held += content.copy(round, held);
			return stored;
		},
		end: () => {
			try {
				flush();
			} finally {
				closeSync(file);
			}
		}
	};
}
function writeAll(file, bytes) {
	for (let written = 0; written < bytes.length;) written += writeSync(file, bytes, written);
}
var opened;
function closeContents(folder) {
	if (opened?.folder !== folder) return;
	closeSync(opened.file);
	opened = void 0;
}
function readContent(folder, stored, mostBytes = Number.POSITIVE_INFINITY) {
	const [, offset, length] = part.exec(stored) ?? [];
	if (offset === void 0) return readFileSync(join(folder, stored)).subarray(0, mostBytes);
	return readPart(fileOf(folder), Number(offset), Math.min(Number(length), mostBytes));
}
function fileOf(folder) {
	if (opened?.folder === folder) return opened.file;
	if (opened !== void 0) closeContents(opened.folder);
	opened = {
		folder,
		file: openSync(join(folder, fileName), "r")
	};
	return opened.file;
}
function bytesOf(stored) {
	return Number(part.exec(stored)?.[2] ?? 0);
}
function readPart(file, offset, length) {
	const content = Buffer.allocUnsafe(length);
	for (let read = 0; read < length;) {
		const more = readSync(file, content, read, length - read, offset + read);
		if (more === 0) throw new Error("the contents end early");
		read += more;
	}
	return content;
}
// src/service/engines/trigrams.ts
function mayHoldAll(mayHold, needed) {
	return needed.every((words) => words.some(mayHold));
}
function allOf({ pattern, needed }, text, mayHold) {
	return mayHoldAll(mayHold, needed) ? text.matchAll(pattern) : [];
}
function needs(...needed) {
	return needed.map((words) => words.map(wordOf));
}
var other = 31;
var classes = new Uint8Array(256).fill(other);
for (let letter = 0; letter < 26; letter += 1) classes[65 + letter] = classes[97 + letter] = letter;
for (let digit = 48; digit <= 57; digit += 1) classes[digit] = 26;
for (const [index, marks] of [
	"_",
	"-",
	".",
	":/"
].entries()) for (const mark of marks) classes[mark.charCodeAt(0)] = 27 + index;
var mask = 32767;
var start = 1023;
var marks = new Uint8Array(32768);
var mostMarks = 255;
var [looks, current] = [0, 0];
function trigramsOf(content) {
	looks += 1;
	current = looks % mostMarks + 1;
	if (current === 1) marks.fill(0);
	mark(content, false);
	if (content.includes(0)) mark(content, true);
	const look = looks;
	return (word) => look !== looks || word.every((trigram) => marks[trigram] === current);
}
function mark(content, isWithoutZeros) {
	let last = start;
	for (let index = 0; index < content.length; index += 1) {
		const byte = content[index];
		if (byte === 0 && isWithoutZeros) continue;
		last = (last << 5 | classes[byte]) & mask;
		marks[last] = current;
	}
	marks[(last << 5 | other) & mask] = current;
}
function wordOf(text) {
	const codes = [...Buffer.from(text, "latin1")].map((byte) => classes[byte] ?? other);
	const trigrams = codes.slice(2).map((last, index) => (codes[index] ?? 0) << 10 | (codes[index + 1] ?? 0) << 5 | last);
	return [...new Set(trigrams)];
}
// src/service/engines/text.ts
var sampledBytes = 65536;
var binaryShare = .02;
var wide = {
	leastBytes: 8,
	zeros: .4,
	otherZeros: .1
};
async function readFileText(root, stored) {
	return decodeText(readContent(root, stored));
}
function decodeText(content) {
	const isEncrypted = isLocked(content);
	const marked = markedEncoding(content);
	if (marked !== void 0) return {
		text: withoutMark(marked(content)),
		isBinary: false,
		isEncrypted
	};
	const guessed = guessedEncoding(content);
	const narrow = withoutMark(narrowText(content));
	if (guessed !== void 0) return {
		text: guessed(content),
		narrow,
		isBinary: false,
		isEncrypted
	};
	return {
		text: narrow,
		isBinary: looksBinary(content),
		isEncrypted
	};
}
function natureOf(content) {
	return {
		isBinary: !(markedEncoding(content) !== void 0 || guessedEncoding(content) !== void 0) && looksBinary(content),
		isEncrypted: isLocked(content)
	};
}
function isLocked(content) {
	return content.subarray(0, 10).toString("latin1") === "\0GITCRYPT\0";
}
function wordsIn(content) {
	return markedEncoding(content) === void 0 ? trigramsOf(content) : () => true;
}
function readingsOf(content) {
	const narrow = withoutMark(narrowText(content));
	const marked = markedEncoding(content);
	const wide = marked === void 0 ? [] : [withoutMark(marked(content))];
	return narrow.includes("\0") ? [
		narrow.replaceAll("\0", " "),
		narrow.replaceAll("\0", ""),
		...wide
	] : [narrow, ...wide];
}
function narrowText(content) {
	return content.toString(isUtf8(content) && !isAscii(content) ? "utf8" : "latin1");
}
function markedEncoding(content) {
	const mark = content.toString("hex", 0, 4);
	if (mark === "fffe0000") return (bytes) => fromUtf32(bytes, true);
	if (mark === "0000feff") return (bytes) => fromUtf32(bytes, false);
	if (mark.startsWith("fffe")) return (bytes) => new TextDecoder("utf-16le").decode(bytes);
	if (mark.startsWith("feff")) return (bytes) => new TextDecoder("utf-16be").decode(bytes);
}
function guessedEncoding(content) {
	if (content.length < wide.leastBytes) return void 0;
	const [even, odd] = zeroShares(content.subarray(0, sampledBytes));
	if (odd > wide.zeros && even < wide.otherZeros) return (bytes) => new TextDecoder("utf-16le").decode(bytes);
	if (even > wide.zeros && odd < wide.otherZeros) return (bytes) => new TextDecoder("utf-16be").decode(bytes);
}
function fromUtf32(bytes, isLittle) {
	const points = [];
	for (let index = 0; index + 3 < bytes.length; index += 4) {
		const point = isLittle ? bytes.readUInt32LE(index) : bytes.readUInt32BE(index);
		points.push(point <= 1114111 ? String.fromCodePoint(point) : "\ufffd");
	}
	return points.join("");
}
function zeroShares(sample) {
	const zeros = [0, 0];
	for (let at = sample.indexOf(0); at >= 0; at = sample.indexOf(0, at + 1)) zeros[at % 2 === 0 ? 0 : 1] += 1;
	const places = Math.max(2, Math.floor(sample.length / 2));
	return [zeros[0] / places, zeros[1] / places];
}
function looksBinary(content) {
	const sample = content.subarray(0, sampledBytes);
	let odd = 0;
	for (let index = 0; index < sample.length; index += 1) {
		const byte = sample[index] ?? 0;
		if (byte < 32 && !(byte >= 8 && byte <= 13) && byte !== 27) odd += 1;
	}
	return odd > sample.length * binaryShare;
}
function withoutMark(text) {
	return text.startsWith("\ufeff") ? text.slice(1) : text;
}
// src/report/file-role.ts
var fileRoles = [
	"fixture",
	"test",
	"example",
	"vendored",
	"minified"
];
var patterns = {
	fixture: /(?:^|\/)(?:(?:__)?fixtures?(?:__)?|testdata|test-?data|__snapshots__|__mocks__|mocks?)\//i,
	test: /(?:^|\/)(?:__tests__|tests?|specs?|e2e|cypress)\/|(?:^|[._-])(?:test|spec|cy|e2e)\.[cm]?[jt]sx?$|(?:^|\/)(?:test_[^/]*|conftest)\.py$|_(?:test|spec)\.(?:py|go|rb)$|[a-z](?:Test|Tests|IT)\.(?:java|kt|cs)$/,
	example: /(?:^|\/)(?:examples?|samples?|demos?)\//i,
	vendored: /(?:^|\/)(?:vendors?|third[_-]?party|bower_components|node_modules|external|lib\/jquery)\/|(?:^|\/)(?:jquery|bootstrap|angular|lodash|underscore|moment|react|vue|d3|popper|materialize|modernizr|html5shiv)(?:[.-](?:[\d.]+|slim|bundle|core|ui))*(?:\.min)?\.js$/i,
	minified: /\.min\.(?:[cm]?js|css)$/i
};
var anyPattern = new RegExp(Object.values(patterns).map(({ source }) => source).join("|"), "i");
function roleOfPath(path) {
	return path === void 0 || !anyPattern.test(path) ? void 0 : fileRoles.find((role) => patterns[role].test(path));
}
var roleWords = {
	fixture: "in a fixture of tests",
	test: "in a test",
	example: "in an example",
	vendored: "in code of somebody else that is kept here",
	minified: "in minified code"
};
// src/service/engines/file-role.ts
var generated = /^(?:.{0,200}\n){0,8}.{0,200}(?:@generated\b|do not edit|auto-?generated|generated (?:by|from|automatically))/i;
var longestLine = 500;
function roleOf(path, text) {
	const role = roleOfPath(path);
	if (role !== void 0) return `It stands ${roleWords[role]}.`;
	if (text.split("\n", 50).some((line) => line.length > 10 * longestLine)) return "It stands in minified code.";
	return generated.test(text.slice(0, 2e3)) ? "It stands in generated code." : "";
}
// src/service/engines/fingerprint.ts
function fingerprintOf(parts) {
	return createHash("sha256").update(JSON.stringify(parts)).digest("hex");
}
function identities() {
	const ordinalOf = ordinals();
	return ({ rule, path, code }) => {
		const ordinal = ordinalOf(JSON.stringify([
			rule,
			path,
			code
		]));
		return {
			fingerprint: fingerprintOf([
				rule,
				path,
				code,
				ordinal
			]),
			contentFingerprint: fingerprintOf([
				rule,
				code,
				ordinal
			])
		};
	};
}
function ordinals() {
	const seen = new Map();
	return (key) => {
		const ordinal = seen.get(key) ?? 0;
		seen.set(key, ordinal + 1);
		return ordinal;
	};
}
var guessableMarkLength = 3;
function secretMark(secret, isIssued) {
	const digest = createHmac("sha256", "scan-gate: identity of a secret").update(secret).digest("hex");
	return isIssued ? digest : digest.slice(0, guessableMarkLength);
}
// src/service/engines/meaning.ts
var greatestScore = {
	CRITICAL: 10,
	HIGH: 8.9,
	MEDIUM: 6.9,
	LOW: 3.9,
	INFO: 0
};
function scoreOf(severity, cvss) {
	return Math.min(cvss, greatestScore[severity ?? ""] ?? 10);
}
function withLink(remediation, cwe) {
	return `${remediation} See https://cwe.mitre.org/data/definitions/${cwe.replace("CWE-", "")}.html`;
}
// src/service/engines/snippet.ts
var shownLines = 5;
var shownColumns = 200;
var deceptive = /[\u061c\u115f\u1160\u200b-\u200f\u202a-\u202e\u2060-\u2069\u3164\ufeff\uffa0]/g;
function shownCode(lines, range) {
	const part = lines.slice(range.line - 1, Math.min(range.endLine, range.line - 1 + shownLines));
	const filled = part.filter((line) => line.trim() !== "");
	const indent = Math.min(...filled.map((line) => line.length - line.trimStart().length));
	const start = Math.max(0, range.column - 1 - shownColumns / 2);
	return part.map((line) => line.length > 400 ? line.slice(start, start + shownColumns) : line.slice(indent)).join("\n").replaceAll(deceptive, (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
var frameLines = 3;
function framedCode(lines, range) {
	const last = Math.min(lines.length, Math.max(range.endLine, range.line + frameLines - 1));
	return shownCode(lines, {
		...range,
		endLine: last
	}).trimEnd();
}
function normalized(code) {
	return code.replaceAll(/\s+/g, " ").trim();
}
function lineFinder(text) {
	const starts = [0, ...[...text.matchAll(/\r\n?|\n/g)].map((end) => end.index + end[0].length)];
	return (offset) => {
		let [low, high] = [0, starts.length];
		while (high - low > 1) {
			const middle = low + high >> 1;
			if ((starts[middle] ?? 0) <= offset) low = middle;
			else high = middle;
		}
		return low + 1;
	};
}
export { writeContents as C, readContent as S, mayHoldAll as _, scoreOf as a, bytesOf as b, identities as c, decodeText as d, natureOf as f, allOf as g, wordsIn as h, shownCode as i, secretMark as l, readingsOf as m, lineFinder as n, withLink as o, readFileText as p, normalized as r, fingerprintOf as s, framedCode as t, roleOf as u, needs as v, closeContents as x, wordOf as y };
