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
var manyWords = {
	fixture: "in fixtures of tests",
	test: "in tests",
	example: "in examples",
	vendored: "in code of others",
	minified: "in minified code"
};
function rolesText(findings) {
	const counts = new Map();
	for (const { filePath } of findings) {
		const role = roleOfPath(filePath);
		if (role !== void 0) counts.set(role, (counts.get(role) ?? 0) + 1);
	}
	return fileRoles.flatMap((role) => {
		const count = counts.get(role) ?? 0;
		return count === 0 ? [] : [`${count} ${(count === 1 ? roleWords : manyWords)[role]}`];
	}).join(", ");
}
export { rolesText as i, roleOfPath as n, roleWords as r, fileRoles as t };
