export { n as removeScanners } from "./scanners2.js";
