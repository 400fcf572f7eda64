import { t as passOn } from "./start.js";
var { parentPort, workerData } = process.getBuiltinModule("node:worker_threads");
// src/service/worker/worker.ts
var start = workerData;
if (parentPort === null || start === null) passOn(new URL(import.meta.url), process);
else {
	const { work } = await import("./scan-here.js");
	await work(start, parentPort);
}
export {};
