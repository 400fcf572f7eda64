var { createHash, createHmac } = process.getBuiltinModule("node:crypto");
// src/service/engines/fingerprint.ts
function fingerprintOf(parts) {
	return createHash("sha256").update(JSON.stringify(parts)).digest("hex");
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
export { ordinals as n, secretMark as r, fingerprintOf as t };
