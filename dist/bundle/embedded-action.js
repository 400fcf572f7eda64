import { G as runAction, m as withoutService } from "./start.js";
// src/embedded-action.ts
var home = new URL("../../", import.meta.url);
process.exitCode = await runAction({
	entrance: "embedded",
	readSettings: ({ given, problems }) => withoutService(given, problems),
	async judge(session, known, settings) {
		const { scanHere } = await import("./embedded4.js");
		return scanHere({
			session,
			known,
			home
		}, settings);
	},
	async clear(session) {
		const { removeScanners } = await import("./scanners.js");
		await removeScanners(session);
	}
});
export {};
