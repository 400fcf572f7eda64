import { a as defaultBounds, c as scannersVersion, d as asGateError, i as toPlainError, l as reusing, n as workOff, o as scanCommit, r as lookInProcess, s as engines, t as passOn, u as openAnswers } from "./start.js";
var { parentPort, workerData } = process.getBuiltinModule("node:worker_threads");
// src/service/worker/worker.ts
async function answer({ job, temporaryFolder, workerUrl, answersFile }) {
	const script = new URL(workerUrl);
	const look = lookInProcess(script, defaultBounds);
	const version = answersFile === void 0 ? void 0 : scannersVersion(script);
	const answers = answersFile === void 0 || version === void 0 ? void 0 : openAnswers(answersFile, new Date());
	const lookAtEach = answers === void 0 || version === void 0 ? look : reusing(look, {
		answers,
		version
	});
	try {
		return { result: await scanCommit(job, new AbortController().signal, {
			temporaryFolder,
			lookAtEach
		}) };
	} catch (error) {
		return { error: toPlainError(asGateError(error, "SCAN_FAILED")) };
	} finally {
		answers?.close();
	}
}
var start = workerData;
if (parentPort === null || start === null) passOn(new URL(import.meta.url), process);
else if ("engine" in start) await workOff(start, parentPort, engines);
else parentPort.postMessage(await answer(start));
export {};
