import { a as plural } from "./tally.js";
// src/report/log/timings.ts
var timingTitle = "Where the time went";
function timingRows(phases) {
	const all = {
		name: "in all",
		ms: phases.reduce((sum, { ms }) => sum + ms, 0),
		requests: phases.reduce((sum, { requests }) => sum + requests, 0)
	};
	return [...phases, all].map(({ name, ms, requests }) => ({
		name,
		time: `${(ms / 1e3).toFixed(1)} s`,
		requests: requests === 0 ? "" : plural(requests, "request")
	}));
}
function timingLines(phases) {
	const rows = timingRows(phases);
	const width = Math.max(...rows.map(({ time }) => time.length));
	return rows.map(({ name, time, requests }) => `${name.padEnd(8)} ${time.padStart(width)}  ${requests}`.trimEnd());
}
export { timingRows as n, timingTitle as r, timingLines as t };
