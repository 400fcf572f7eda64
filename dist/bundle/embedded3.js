export { t as embeddedTarget, n as readScanned } from "./embedded2.js";
