import { n as readScanned } from "./embedded2.js";
import { H as beginShowing, K as titled, P as aboutOf, U as githubRun, n as placeOf } from "./start.js";
import { t as gate } from "./run2.js";
import { t as installScanners } from "./scanners2.js";
var { resolve } = process.getBuiltinModule("node:path");
// src/action/embedded.ts
async function scanHere({ session, known, home }, settings) {
	const { scanned, workerUrl } = await titled(session, async () => {
		const folder = resolve(session.folder, settings.path);
		const scanned = await readScanned({
			...placeOf(session),
			folder
		}, settings);
		const { context } = scanned;
		known.report = {
			...known.report,
			...aboutOf(context)
		};
		known.github = beginShowing(await githubRun(session, {
			context,
			settings
		}), session);
		return {
			scanned,
			workerUrl: await installScanners(session, home)
		};
	});
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
		scanned
	});
	known.report = result.report;
	known.settings = result.settings;
	if (known.github !== void 0) known.github.changes = result.changes;
}
export { scanHere };
