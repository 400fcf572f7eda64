import { a as defaultBounds, c as asGateError, i as toPlainError, n as workOff, o as scanCommit, r as lookInProcess, s as engines, t as passOn } from "./start.js";
import { parentPort, workerData } from "node:worker_threads";
// src/service/worker/worker.ts
async function answer({ job, temporaryFolder, workerUrl }) {
	const lookAtEach = lookInProcess(new URL(workerUrl), defaultBounds);
	try {
		return { result: await scanCommit(job, new AbortController().signal, {
			temporaryFolder,
			lookAtEach
		}) };
	} catch (error) {
		return { error: toPlainError(asGateError(error, "SCAN_FAILED")) };
	}
}
var start = workerData;
if (parentPort === null || start === null) passOn(new URL(import.meta.url), process);
else if ("engine" in start) await workOff(start, parentPort, engines);
else parentPort.postMessage(await answer(start));
export {};
