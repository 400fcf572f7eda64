// src/policy/vex/purl.ts
var longest = 2e3;
var withoutCase = new Set("alpm apk bitbucket composer deb github gitlab golang hex nuget oci pub pypi".split(" "));
function parsePurl(text) {
	const body = /^pkg:\/*(.+)$/is.exec(text.trim())?.[1];
	if (body === void 0 || text.length > longest || !text.isWellFormed()) return void 0;
	const [beforeFragment, subpath] = splitAt(body, body.indexOf("#"));
	const [path, query] = splitAt(beforeFragment, beforeFragment.indexOf("?"));
	const at = path.lastIndexOf("@");
	const [named, version] = splitAt(path, at > path.lastIndexOf("/") + 1 ? at : -1);
	const parts = named.split("/").filter((part) => part !== "");
	try {
		const [type = "", ...names] = parts.map((part) => decodeURIComponent(part));
		const name = names.pop();
		if (!/^[a-z][a-z0-9.+-]*$/i.test(type) || name === void 0) return void 0;
		return normal({
			type,
			name,
			...names.length > 0 && { namespace: names.join("/") },
			...version && { version: decodeURIComponent(version) },
			...query && { qualifiers: qualifiersOf(query) },
			...subpath && { subpath: decodeURIComponent(subpath).replace(/^\/+|\/+$/g, "") }
		});
	} catch {
		return;
	}
}
function splitAt(text, index) {
	return index <= 0 ? [text, void 0] : [text.slice(0, index), text.slice(index + 1)];
}
function qualifiersOf(query) {
	const given = query.split("&").map((pair) => splitAt(pair, pair.indexOf("="))).flatMap(([key, value]) => value ? [[key.toLowerCase(), decodeURIComponent(value)]] : []);
	return Object.fromEntries(given.sort(([a], [b]) => a < b ? -1 : 1));
}
function normal(purl) {
	const type = purl.type.toLowerCase();
	const spelled = (text) => withoutCase.has(type) ? text.toLowerCase() : text;
	const name = type === "pypi" ? spelled(purl.name).replaceAll(/[-_.]+/g, "-") : spelled(purl.name);
	return {
		...purl,
		type,
		name,
		...purl.namespace !== void 0 && { namespace: spelled(purl.namespace) }
	};
}
function purlText({ type, namespace, name, version, qualifiers, subpath }) {
	const names = [...namespace?.split("/") ?? [], name].map(encodeURIComponent);
	const query = Object.entries(qualifiers ?? {}).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
	return [
		`pkg:${[type, ...names].join("/")}`,
		version === void 0 ? "" : `@${encodeURIComponent(version)}`,
		query.length === 0 ? "" : `?${query.join("&")}`,
		subpath === void 0 ? "" : `#${subpath.split("/").map(encodeURIComponent).join("/")}`
	].join("");
}
var hosts = {
	"github.com": "github",
	"gitlab.com": "gitlab",
	"bitbucket.org": "bitbucket"
};
var webProtocols = ["https:", "http:"];
function repositoryPurl(url) {
	const address = URL.parse(url);
	if (address === null || !webProtocols.includes(address.protocol)) return void 0;
	const { host, pathname } = address;
	const path = pathname.replace(/\/+$/, "").replace(/\.git$/, "");
	if (path === "") return void 0;
	const type = hosts[host];
	return parsePurl(type === void 0 ? `pkg:generic/${host}/${path}` : `pkg:${type}/${path}`);
}
function npmName(library) {
	const slash = library.startsWith("@") ? library.indexOf("/") : -1;
	return slash < 0 ? { name: library } : {
		namespace: library.slice(0, slash),
		name: library.slice(slash + 1)
	};
}
function namesPackage(named, found) {
	if (!(named.type === found.type && named.namespace === found.namespace && named.name === found.name)) return "no";
	const { version, subpath, qualifiers } = found;
	const asked = [
		[plainVersion(named), plainVersion(found)],
		[named.subpath, subpath],
		...Object.entries(named.qualifiers ?? {}).map(([key, value]) => [value, qualifiers?.[key]])
	];
	if (asked.some(([wanted, stated]) => wanted !== void 0 && stated !== void 0 && wanted !== stated)) return "no";
	return version !== void 0 && asked.every(([wanted, stated]) => wanted === void 0 || stated !== void 0) ? "yes" : "unknown";
}
function plainVersion({ type, version }) {
	return type === "golang" ? version?.replace(/^v(?=\d)/, "") : version;
}
export { repositoryPurl as a, purlText as i, npmName as n, parsePurl as r, namesPackage as t };
