export { t as readJudgeFlags, n as unreadable } from "./flags2.js";
