export { r as readBaseline } from "./baseline-file2.js";
