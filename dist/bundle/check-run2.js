export { t as completeCheckRun, n as conclusionOf, r as endCheckRun, i as findUnfinished, a as isOvertaken, o as startCheckRun } from "./check-run.js";
