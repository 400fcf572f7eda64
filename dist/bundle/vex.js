import { M as isFullSha, Un as GateError, Wn as asGateError, Zt as normalId, b as sameRepository } from "./start.js";
import { a as repositoryPurl, i as purlText, r as parsePurl, t as namesPackage } from "./purl.js";
import { a as normalIds } from "./statement.js";
import { a as plural } from "./tally.js";
// src/policy/vex/claims.ts
var dayMs = 864e5;
function excusesOf(statements, maxAgeDays) {
	const aliases = aliasesOf(statements);
	const about = Map.groupBy(statements, (statement) => aliasesIn(statement, aliases));
	const excuses = {
		exceptions: [],
		unjustified: [],
		replaced: 0,
		unlisted: []
	};
	const rivals = statements.filter((statement) => !isExcuse(statement)).map((rival) => ({
		...named(rival),
		ids: aliasesIn(rival, aliases)
	}));
	const unlisted = new Set();
	for (const statement of statements) {
		const { status, justification, products } = statement;
		if (status === "not_affected" && justification === void 0) excuses.unjustified.push(statement);
		if (!isExcuse(statement)) continue;
		if ((about.get(aliasesIn(statement, aliases)) ?? []).some((other) => replaces(other, statement))) {
			excuses.replaced += 1;
			continue;
		}
		for (const { owner, parts, names } of products) if (owner === "unlisted" && parts.length > 0) unlisted.add(names[0] ?? "");
		const claim = {
			...named(statement),
			ids: normalIds(statement.names),
			rivals,
			...saidBy(statement)
		};
		excuses.exceptions.push(exceptionOf(statement, {
			claim,
			maxAgeDays
		}));
	}
	return {
		...excuses,
		unlisted: [...unlisted].sort()
	};
}
function isExcuse(statement) {
	const { status, justification } = statement;
	return status === "fixed" || status === "not_affected" && justification !== void 0;
}
function named({ names, products, timeMs }) {
	return {
		names,
		products,
		timeMs
	};
}
function saidBy({ status, justification, text, author, place }) {
	return {
		status,
		justification,
		text,
		author,
		place
	};
}
function exceptionOf({ timeMs, author, status, justification, text }, { claim, maxAgeDays }) {
	const words = status === "fixed" ? "fixed" : `not affected, ${(justification ?? "").replaceAll("_", " ")}`;
	return {
		vex: claim,
		reason: text === void 0 ? words : `${words}: ${text}`,
		expires: new Date(timeMs + maxAgeDays * dayMs).toISOString().slice(0, 10),
		owner: author
	};
}
function aliasesOf(statements) {
	const groups = new Map();
	for (const { names } of statements) {
		const ids = normalIds(names);
		const [largest = new Set(), ...others] = [...new Set(ids.flatMap((id) => groups.get(id) ?? []))].sort((a, b) => b.size - a.size);
		for (const id of [...ids, ...others.flatMap((group) => [...group])]) {
			largest.add(id);
			groups.set(id, largest);
		}
	}
	const lists = new Map([...new Set(groups.values())].map((group) => [group, [...group].sort()]));
	return new Map([...groups].map(([id, group]) => [id, lists.get(group) ?? []]));
}
function aliasesIn({ names: [name = ""] }, aliases) {
	return aliases.get(normalId(name)) ?? [];
}
function replaces(later, earlier) {
	if (later.timeMs <= earlier.timeMs) return false;
	const [names, products] = [new Set(normalIds(later.names)), new Set(later.products.map(productKey))];
	return normalIds(earlier.names).every((id) => names.has(id)) && earlier.products.every((product) => products.has(productKey(product)));
}
function productKey({ parts, ...product }) {
	return JSON.stringify([componentKey(product), parts.map(componentKey).sort()]);
}
function componentKey({ names, purls }) {
	return JSON.stringify(purls.length === names.length ? purls.map(purlText).sort() : [...names].sort());
}
// src/steps/vex.ts
async function readStatements({ vex: paths, vexProducts }, { maxAgeDays, request }) {
	const { parseVex } = await import("./vex-document.js");
	const { context, now, log } = request;
	const ownerOf = ownership(vexProducts ?? [], context);
	const documents = await Promise.all(paths.map(async (path) => ({
		path,
		...await readDocument(path, request)
	})));
	const statements = documents.flatMap(({ path, text, at }) => parseVex(text, {
		name: `${path} of ${at}`,
		path,
		now
	}).map((each) => ({
		...each,
		products: each.products.map((product) => ({
			...product,
			owner: ownerOf(product)
		}))
	})));
	const excuses = excusesOf(statements, maxAgeDays);
	const places = documents.map(({ path, at }) => `${path} of ${at}`).join(", ");
	for (const line of linesOf(excuses, {
		places,
		count: statements.length
	})) log.note(line);
	return excuses.exceptions;
}
async function readDocument(path, { around, settings: { configFile: place } }) {
	const isCentral = place?.kind === "central";
	const label = isCentral ? `${place.repository}/${path}@${place.ref}` : path;
	const found = await (isCentral ? around.readCentralFile?.(place.repository, path, place.ref) : around.readPolicyFile?.("trusted", path))?.catch((error) => {
		const { code, message, hint } = asGateError(error);
		if (code === "CANCELLED" || code === "SCAN_TIMEOUT") throw error;
		const text = `The OpenVEX document ${label} could not be read: ${message}`;
		throw new GateError("CONFIG", text, {
			reason: "policy",
			hint,
			cause: error
		});
	});
	if (found !== void 0) return found;
	throw new GateError("CONFIG", `The OpenVEX document ${label} is not there, and vex names it`, {
		reason: "policy",
		hint: "It is read from where the policy is: put it beside the policy file, on the default branch, or correct vex."
	});
}
function ownership(listed, { repositoryUrl, headSha }) {
	const own = listed.map(parsePurl).filter((purl) => purl !== void 0);
	const repository = repositoryUrl === void 0 ? void 0 : repositoryPurl(repositoryUrl);
	const ofName = (name) => {
		const purl = parsePurl(name);
		if (purl === void 0) return repositoryUrl !== void 0 && /^https?:/i.test(name) && sameRepository(name, repositoryUrl) ? "this" : "unlisted";
		if (repository !== void 0 && (isNamed(purl, repository) || purl.type === repository.type && purl.type !== "generic")) return ofRepository(purl, repository, headSha);
		const answers = own.map((product) => isListed(purl, product));
		return answers.find((answer) => answer === "this") ?? answers.find((answer) => answer === "maybe") ?? "unlisted";
	};
	return ({ names }) => {
		const owners = names.map(ofName);
		return [
			"this",
			"maybe",
			"no"
		].find((owner) => owners.includes(owner)) ?? "unlisted";
	};
}
function ofRepository(purl, repository, headSha) {
	const { version, ...unversioned } = purl;
	if (!isNamed(purl, repository)) return "no";
	if (unversioned.subpath !== void 0 || unversioned.qualifiers !== void 0) return "maybe";
	if (version === void 0 || version.toLowerCase() === headSha) return "this";
	return isFullSha(version) && headSha !== void 0 ? "no" : "maybe";
}
function isNamed(a, b) {
	return a.type === b.type && a.namespace === b.namespace && a.name === b.name;
}
function isListed(purl, product) {
	const answer = purl.version === void 0 ? namesPackage(purl, {
		...product,
		version: "any"
	}) : namesPackage(purl, product);
	return answer === "yes" ? "this" : answer === "unknown" ? "maybe" : "unlisted";
}
function linesOf({ exceptions, unjustified, replaced, unlisted }, { places, count }) {
	const later = replaced === 0 ? "" : `; ${replaced} more ${replaced === 1 ? "was" : "were"} replaced by later ones`;
	const named = unjustified.slice(0, 5).map(({ names, place }) => `${names[0]} (${place})`);
	return [
		`OpenVEX: ${exceptions.length} of ${plural(count, "statement")} can excuse findings${later}: ${places}`,
		...unjustified.length === 0 ? [] : [`OpenVEX: not_affected without a justification excuses nothing: ${listText(named, unjustified.length)}`],
		...unlisted.length === 0 ? [] : [`OpenVEX: products that nobody calls this repository\u2019s, so what is said of their parts excuses nothing (vex-products): ${listText(unlisted.slice(0, 5), unlisted.length)}`]
	];
}
function listText(shown, count) {
	return `${shown.join(", ")}${count > shown.length ? ` and ${count - shown.length} more` : ""}`;
}
export { readStatements };
