import { n as compileGlob } from "./glob.js";
// src/policy/code-owners.ts
var ownerPlaces = {
	github: [
		".github/CODEOWNERS",
		"CODEOWNERS",
		"docs/CODEOWNERS"
	],
	gitlab: [
		"CODEOWNERS",
		"docs/CODEOWNERS",
		".gitlab/CODEOWNERS"
	],
	bitbucket: [".bitbucket/CODEOWNERS", "CODEOWNERS"]
};
var longestLine = 1e4;
var longestFile = 3e6;
function parseCodeOwners(text, dialect) {
	const sections = new Map();
	const sectionOf = (name) => {
		const key = name.toLowerCase();
		const section = sections.get(key) ?? {
			name,
			owners: [],
			rules: []
		};
		sections.set(key, section);
		return section;
	};
	let current = sectionOf("");
	for (const line of text.split(/\r\n|[\n\r]/)) {
		if (line.length > longestLine) continue;
		const heading = dialect === "gitlab" ? headingOf(line) : void 0;
		if (heading !== void 0) {
			current = sectionOf(heading.name);
			current.owners = heading.owners;
			continue;
		}
		const rule = ruleOf(line, current, dialect);
		if (rule !== void 0) current.rules.push(rule);
	}
	const all = [...sections.values()].map(({ rules }) => rules);
	const names = new Set(all.flatMap((rules) => rules.flatMap(({ owners }) => owners.map((owner) => owner.toLowerCase()))));
	return {
		ownersOf: once((path) => ownersIn(all, ({ matches }) => matches(path))),
		looselyOwnersOf: once((path) => ownersIn(all, ({ matchesLoosely }) => matchesLoosely(folded(path)))),
		names
	};
}
function once(read) {
	const known = new Map();
	return (path) => {
		const found = known.get(path) ?? read(path);
		known.set(path, found);
		return found;
	};
}
function ownersIn(sections, fits) {
	const owners = sections.flatMap((rules) => {
		return rules.some((rule) => rule.isExcluded && fits(rule)) ? [] : rules.findLast(fits)?.owners ?? [];
	});
	return [...new Map(owners.map((owner) => [owner.toLowerCase(), owner])).values()];
}
function headingOf(line) {
	const [, name, rest = ""] = /^\s*\^?\[([^[\]]+)\](?:\[\d+\])?(?:\s+(.*))?$/.exec(line) ?? [];
	return name === void 0 ? void 0 : {
		name: name.trim(),
		owners: wordsOf(rest, "gitlab").filter(isOwner)
	};
}
function ruleOf(line, section, dialect) {
	const trimmed = line.trim();
	if (trimmed.startsWith("#")) return void 0;
	if (dialect === "bitbucket" && /^(?:@@@|CODEOWNERS\.)/.test(trimmed)) return void 0;
	const [, pattern = "", rest = ""] = /^((?:\\.|[^\s\\])+)(?:\s+(.*))?$/.exec(trimmed) ?? [];
	const isExcluded = dialect !== "github" && pattern.startsWith("!");
	const globs = globsOf(isExcluded ? pattern.slice(1) : pattern, dialect);
	if (globs.length === 0) return void 0;
	const words = wordsOf(rest, dialect);
	const own = words.filter(isOwner);
	if (dialect === "github" && own.length < words.length) return void 0;
	return {
		matches: anyOf(globs),
		matchesLoosely: anyOf(globs.map(folded)),
		owners: own.length > 0 || isExcluded ? own : section.owners,
		isExcluded: isExcluded && dialect === "gitlab"
	};
}
function anyOf(globs) {
	const compiled = globs.map(compileGlob);
	return (path) => compiled.some((matches) => matches(path));
}
function folded(text) {
	return text.normalize("NFC").toLowerCase();
}
function wordsOf(text, dialect) {
	return (dialect === "gitlab" ? text : text.replace(/(?:^|\s)#.*$/, "")).match(/\S+/g) ?? [];
}
function isOwner(word) {
	return /^@{1,3}[\w.-]+(?:\/[\w.-]+)*$/.test(word) || /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(word);
}
function globsOf(pattern, dialect) {
	if (pattern === "") return [];
	if (dialect === "github" && /^!|^\\#|[[\]]/.test(pattern)) return [];
	const literal = pattern.replaceAll(/\\(.)/gs, (_, letter) => /[*?[\]{}\\]/.test(letter) ? `\\${letter}` : letter).replaceAll(/(?<!\\)[{}]/g, "\\$&");
	return dialect === "gitlab" ? [gitlabGlob(literal)] : gitignoreGlobs(literal);
}
function gitignoreGlobs(pattern) {
	const isFolder = pattern.endsWith("/");
	const body = pattern.replace(/^\//, "").replace(/\/$/, "");
	const isAnchored = pattern.replace(/\/$/, "").includes("/");
	const glob = isAnchored ? body : `**/${body}`;
	if (isFolder) return [`${glob}/**/*`];
	return isAnchored && glob.endsWith("/*") ? [glob] : [glob, `${glob}/**/*`];
}
function gitlabGlob(pattern) {
	const start = pattern.startsWith("/") ? pattern.slice(1) : `**/${pattern}`;
	return start.endsWith("/") ? `${start}**/*` : start;
}
export { parseCodeOwners as i, longestFile as n, ownerPlaces as r, isOwner as t };
