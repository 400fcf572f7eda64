import { t as gate } from "./run2.js";
import { t as installScanners } from "./scanners2.js";
import { B as beginShowing, V as githubRun, W as titled } from "./start.js";
// src/action/embedded.ts
async function scanHere({ session, known, home }, settings) {
	const workerUrl = await titled(session, () => installScanners(session, home));
	const flags = {
		own: { embedded: true },
		positionals: [settings.path],
		given: {},
		problems: []
	};
	const result = await gate({
		request: {
			session,
			flags,
			workerUrl
		},
		settings,
		async check(target) {
			known.github = beginShowing(await githubRun(session, target), session);
		}
	});
	known.report = result.report;
	known.settings = result.settings;
	if (known.github !== void 0) known.github.changes = result.changes;
}
export { scanHere };
