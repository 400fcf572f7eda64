// src/policy/known.ts
function isNew({ id }, { old, doubtful }) {
	if (old.has(id)) return "no";
	return doubtful.has(id) ? "unknown" : "yes";
}
function withNews(findings, known) {
	if (known === void 0) return findings;
	const words = {
		yes: true,
		no: false,
		unknown: void 0
	};
	return findings.map((finding) => ({
		...finding,
		firstSeen: words[isNew(finding, known)]
	}));
}
export { withNews as n, isNew as t };
